# Mafiozoo. Characters are written with their number, so that the table and the log agree.
# $you tells whether the reader is $who.

## Characters and what they give

mafiozoo-photo = { NOUN($character) } ({ $number })
mafiozoo-character-distiller = Schwarzbrenner
    .object = den Schwarzbrenner
    .of = des Schwarzbrenners
    .on = auf den Schwarzbrenner
    .at = auf dem Schwarzbrenner
mafiozoo-character-mayor = Bürgermeister
    .object = den Bürgermeister
    .of = des Bürgermeisters
    .on = auf den Bürgermeister
    .at = auf dem Bürgermeister
mafiozoo-character-jeweller = Juwelier
    .object = den Juwelier
    .of = des Juweliers
    .on = auf den Juwelier
    .at = auf dem Juwelier
mafiozoo-character-lieutenant = Leutnant
    .object = den Leutnant
    .of = des Leutnants
    .on = auf den Leutnant
    .at = auf dem Leutnant
mafiozoo-character-femme-fatale = Femme fatale
    .object = die Femme fatale
    .of = der Femme fatale
    .on = auf die Femme fatale
    .at = auf der Femme fatale
mafiozoo-character-union = Transportgewerkschaft
    .object = die Transportgewerkschaft
    .of = der Transportgewerkschaft
    .on = auf die Transportgewerkschaft
    .at = auf der Transportgewerkschaft
mafiozoo-character-banker = Bankier
    .object = den Bankier
    .of = des Bankiers
    .on = auf den Bankier
    .at = auf dem Bankier
mafiozoo-character-producer = Produzent
    .object = den Produzenten
    .of = des Produzenten
    .on = auf den Produzenten
    .at = auf dem Produzenten
mafiozoo-character-commissioner = Kommissar
    .object = den Kommissar
    .of = des Kommissars
    .on = auf den Kommissar
    .at = auf dem Kommissar
mafiozoo-character-planner = Stadtplaner
    .object = den Stadtplaner
    .of = des Stadtplaners
    .on = auf den Stadtplaner
    .at = auf dem Stadtplaner
mafiozoo-character-judge = Richter
    .object = den Richter
    .of = des Richters
    .on = auf den Richter
    .at = auf dem Richter
mafiozoo-character-investigator = Privatdetektiv
    .object = den Privatdetektiv
    .of = des Privatdetektivs
    .on = auf den Privatdetektiv
    .at = auf dem Privatdetektiv

mafiozoo-favour-distiller = ein Gunstmarker Schnaps
mafiozoo-favour-mayor = ein Gunstmarker Baugenehmigung
mafiozoo-favour-jeweller = ein Gunstmarker Juwelen
mafiozoo-favour-lieutenant = ein Gunstmarker Waffen
mafiozoo-favour-femme-fatale = ein Gunstmarker Pate
mafiozoo-favour-union = { $districts }, dann { $gems } auf eine andere Person legen
mafiozoo-favour-banker = { $n }Z
mafiozoo-favour-producer = { $gain } in die Kasse nehmen, dann bis zu { $gems } auf die Femme fatale legen
mafiozoo-favour-commissioner = ein Gunstmarker Pate
mafiozoo-favour-planner = { $districts }
mafiozoo-favour-judge = eine Bestechungskarte für die nächste Runde
mafiozoo-favour-investigator = eine Informantenkarte und { $districts }

mafiozoo-condition-first = nur Höchstbietender
mafiozoo-condition-pay = für jeden, der { $n }Z zahlt
mafiozoo-condition-offer =
    { $n ->
        [one] für jeden, der einen Edelstein bietet
       *[other] für jeden, der { $n } Edelsteine bietet
    }

## Cards and tokens

mafiozoo-card-specific = Karte { $number } ({ NOUN($character) })
    .title = Karte { $number } ({ NOUN($character) })
    .short = { $number } { NOUN($character) }
    .brief = Karte { $number }
mafiozoo-card-generic = eine Jokerkarte
    .title = Jokerkarte
    .short = Jokerkarte
    .brief = Jokerkarte
mafiozoo-informant = Informantenkarte { $number } ({ NOUN($character) })

mafiozoo-token-liquor = Schnaps
mafiozoo-token-permit = Baugenehmigung
mafiozoo-token-jewels = Juwelen
mafiozoo-token-weapons = Waffen
mafiozoo-token-godfather = Pate
mafiozoo-token-any = beliebig
mafiozoo-favour-token = Gunstmarker { $token }

mafiozoo-district-financial = Finanzviertel
mafiozoo-district-industrial = Industriegebiet
mafiozoo-district-chinatown = Chinatown
mafiozoo-district-little-italy = Little Italy
mafiozoo-district-university = Universität
mafiozoo-district-park = Park
mafiozoo-stock = Viertelvorrat

## Places and what they give

mafiozoo-place-gym = Boxstudio
    .object = das Boxstudio
    .gives = Einkommen: { $n }Z
mafiozoo-place-race = Rennbahn
    .object = die Rennbahn
    .gives = Einkommen: { $n }Z
mafiozoo-place-site = Baustelle
    .object = die Baustelle
    .gives = Einkommen: { mafiozoo-district-tokens }
mafiozoo-place-dock = Hafen
    .object = den Hafen
    .gives = Einkommen: { $n } Einheiten, jede ein Edelstein in die Kasse oder 1Z
mafiozoo-place-black = Schwarzmarkt
    .object = den Schwarzmarkt
    .gives = Einkommen: { mafiozoo-gems } in die Kasse nehmen
mafiozoo-place-bet = Wettbüro
    .object = das Wettbüro
    .gives = Einkommen: { mafiozoo-gems } in die Kasse nehmen
mafiozoo-place-night = Nachtclub
    .object = den Nachtclub
    .gives = Einkommen: eine Informantenkarte
mafiozoo-place-hotel = Hotel
    .object = das Hotel
    .gives = Einkommen: eine Bestechungskarte mehr
mafiozoo-place-pizza = Luigis Pizzeria
    .object = Luigis Pizzeria
    .gives = Bestechung: ein Edelstein auf die besuchte Person, wenn das 1 oder 2 ist
mafiozoo-place-mass = Massagesalon
    .object = den Massagesalon
    .gives = Bestechung: ein Edelstein auf die besuchte Person
mafiozoo-place-police = Polizeiwache
    .object = die Polizeiwache
    .gives = Gunst: mit einer Informantenkarte bis zu { $n } Edelsteine aus der Kasse
mafiozoo-place-news = Tageszeitung
    .object = die Tageszeitung
    .gives = Bestechung: Edelsteine wandern auch auf den Diagonalen
mafiozoo-place-barb = Friseursalon
    .object = den Friseursalon
    .gives = Bestechung: ein Edelstein auf die besuchte Person, wenn das 3 oder 4 ist
mafiozoo-place-prison = Gefängnis
    .object = das Gefängnis
    .gives = Bestechung: ein Edelstein auf einen Vertrauten, der nicht besucht wird
mafiozoo-place-hall = Rathaus
    .object = das Rathaus
    .gives = Bestechung: bis zu { $n } Edelsteine mit einer Personenkarte
mafiozoo-place-court = Gericht
    .object = das Gericht
    .gives = Gunst: was du bezahlst, kostet { $n }Z weniger

## Phases, players, numbers

mafiozoo-phase-1 = Einkommen
mafiozoo-phase-2 = Bestechung
mafiozoo-phase-3 = Gunst
mafiozoo-phase-4 = Einfluss

mafiozoo-you = du
mafiozoo-puppet = die Marionette
mafiozoo-both = { $one } und { $other }
mafiozoo-count = { $who } { $n }
mafiozoo-stop = { NOUN($character) } { $n }
mafiozoo-times = { $what } ×{ $n }
mafiozoo-none = keine
mafiozoo-no-gems = keine Edelsteine
mafiozoo-gems =
    { $n ->
        [0] keinen Edelstein
        [one] einen Edelstein
       *[other] { $n } Edelsteine
    }
mafiozoo-cards =
    { $n ->
        [0] keine Karten
        [one] 1 Karte
       *[other] { $n } Karten
    }
mafiozoo-district-tokens =
    { $n ->
        [0] keine Viertelmarker
        [one] 1 Viertelmarker
       *[other] { $n } Viertelmarker
    }

## What happened

mafiozoo-event-first-player =
    { $you ->
        [who] Du bist Startspieler.
       *[other] { $who } ist Startspieler.
    }
mafiozoo-event-car-passed =
    { $you ->
        [who] Das Auto geht weiter: Du bist Startspieler.
       *[other] Das Auto geht weiter: { $who } ist Startspieler.
    }
mafiozoo-event-tiles-set =
    { $n ->
        [0] Kein Familienplättchen zeigt die goldene Seite.
       *[other] Familienplättchen mit der goldenen Seite nach oben, nur Höchstbietender: { $numbers }.
    }
mafiozoo-event-too-golden = Zu viele goldene Seiten: Alle Familienplättchen werden neu ausgelost.
mafiozoo-event-agenda-filled = Neu im Notizbuch: { $district }.
mafiozoo-event-round-began = Runde { $round } beginnt.
mafiozoo-event-phase-began =
    { $phase ->
        [1] Einkommen: Der Pate kommt zu Besuch, alle bekommen Lohn und ziehen Bestechungskarten, die Orte wirken.
        [2] Bestechung: Zug um Zug eine Karte.
        [3] Gunst: Die Personen werden von 1 bis 12 gewertet.
       *[4] Einfluss: Mit Gunstmarkern werden Orte in der Stadt bezahlt.
    }
mafiozoo-event-visited = Der Pate besucht { NOUN($character, form: "object") } ({ $number }). Alle bekommen { $pay }Z.
mafiozoo-event-shuffled = Die Bestechungskarten werden gemischt: { mafiozoo-cards } im Stapel.
mafiozoo-event-informants-shuffled = Die abgelegten Informantenkarten werden zu einem neuen Stapel gemischt: { mafiozoo-cards }.
mafiozoo-event-puppet-turned = Für die Marionette aufgedeckt: { $card }.
mafiozoo-event-puppet-placed = Die Marionette legt { mafiozoo-gems } { NOUN($character, form: "on") } ({ $number }).
mafiozoo-event-drew-card =
    { $known ->
        [yes] { $you ->
            [who] Du ziehst { $card }.
           *[other] { $who } zieht { $card }.
        }
       *[no] { $who } zieht eine Bestechungskarte.
    }
mafiozoo-event-drew-informant =
    { $known ->
        [yes] { $you ->
            [who] Du ziehst die Informantenkarte { NOUN($character, form: "of") } ({ $number }).
           *[other] { $who } zieht die Informantenkarte { NOUN($character, form: "of") } ({ $number }).
        }
       *[no] { $who } zieht eine Informantenkarte.
    }
mafiozoo-event-no-informant-left =
    { $you ->
        [who] Für dich ist keine Informantenkarte mehr zu ziehen da.
       *[other] Für { $who } ist keine Informantenkarte mehr zu ziehen da.
    }
mafiozoo-event-got-money =
    { $you ->
        [who] Du bekommst { $n }Z.
       *[other] { $who } bekommt { $n }Z.
    }
mafiozoo-event-gained-gems =
    { $you ->
        [who] Du nimmst { mafiozoo-gems } aus deinem Vorrat in deine Kasse.
       *[other] { $who } nimmt { mafiozoo-gems } aus dem Vorrat in die Kasse.
    }
mafiozoo-event-picked-district =
    { $you ->
        [who] Du nimmst aus dem Notizbuch: { $district }.
       *[other] { $who } nimmt aus dem Notizbuch: { $district }.
    }
mafiozoo-event-drew-district =
    { $known ->
        [yes] { $you ->
            [who] Du ziehst blind einen Viertelmarker: { $district }.
           *[other] { $who } zieht blind einen Viertelmarker: { $district }.
        }
       *[no] { $who } zieht blind einen Viertelmarker.
    }
mafiozoo-event-got-blank =
    { $you ->
        [who] Es gibt keinen Viertelmarker mehr: Du bekommst einen leeren.
       *[other] Es gibt keinen Viertelmarker mehr: { $who } bekommt einen leeren.
    }
mafiozoo-event-played-for-gems =
    { $you ->
        [who] Du spielst { $card }, um Edelsteine zu nehmen.
       *[other] { $who } spielt { $card }, um Edelsteine zu nehmen.
    }
mafiozoo-event-bribed =
    { $you ->
        [who] Du spielst { $card } und legst Edelsteine: { $where }.
       *[other] { $who } spielt { $card } und legt Edelsteine: { $where }.
    }
mafiozoo-event-wasted =
    { $you ->
        [who] Du spielst { $card } ohne Wirkung.
       *[other] { $who } spielt { $card } ohne Wirkung.
    }
mafiozoo-event-last-card-gone =
    { $you ->
        [who] Du legst deine letzte Karte ungesehen ab und bist fertig.
       *[other] { $who } legt die letzte Karte ungesehen ab und ist fertig.
    }
mafiozoo-event-bonus-used =
    { $you ->
        [who] Du nutzt { NOUN($place, form: "object") } und legst einen Edelstein { NOUN($character, form: "on") } ({ $number }).
       *[other] { $who } nutzt { NOUN($place, form: "object") } und legt einen Edelstein { NOUN($character, form: "on") } ({ $number }).
    }
mafiozoo-event-evaluating =
    { $tile ->
        [visited] Jetzt gewertet: { NOUN($character) } ({ $number }), vom Paten besucht, { $condition }.
        [known] Jetzt gewertet: { NOUN($character) } ({ $number }), { $condition }.
       *[unknown] Jetzt gewertet: { NOUN($character) } ({ $number }).
    }
mafiozoo-event-informed =
    { $you ->
        [who] Du spielst die Informantenkarte { NOUN($character, form: "of") } ({ $number }) und legst { mafiozoo-gems } dazu.
       *[other] { $who } spielt die Informantenkarte { NOUN($character, form: "of") } ({ $number }) und legt { mafiozoo-gems } dazu.
    }
mafiozoo-event-nobody-informed = Niemand spielt die Informantenkarte { NOUN($character, form: "of") } ({ $number }).
mafiozoo-event-nobody-there = Es liegen keine Edelsteine { NOUN($character, form: "at") } ({ $number }): Nichts passiert.
mafiozoo-event-gems-home =
    { $home ->
        [reserve] { $you ->
            [who] Du legst { mafiozoo-gems } in deinen Vorrat zurück.
           *[other] { $who } legt { mafiozoo-gems } in den Vorrat zurück.
        }
       *[fund] { $you ->
            [who] Du nimmst { mafiozoo-gems } in deine Kasse zurück.
           *[other] { $who } nimmt { mafiozoo-gems } in die Kasse zurück.
        }
    }
mafiozoo-event-favoured =
    { $price ->
        [0] { $you ->
            [who] Du bekommst die Gunst { NOUN($character, form: "of") } ({ $number }).
           *[other] { $who } bekommt die Gunst { NOUN($character, form: "of") } ({ $number }).
        }
       *[other] { $you ->
            [who] Du zahlst { $price }Z für die Gunst { NOUN($character, form: "of") } ({ $number }).
           *[other] { $who } zahlt { $price }Z für die Gunst { NOUN($character, form: "of") } ({ $number }).
        }
    }
mafiozoo-event-puppet-home = Die Marionette nimmt { mafiozoo-gems } vom Foto { NOUN($character, form: "of") } ({ $number }) zurück.
mafiozoo-event-got-token =
    { $you ->
        [who] Du bekommst einen Gunstmarker: { $token }.
       *[other] { $who } bekommt einen Gunstmarker: { $token }.
    }
mafiozoo-event-gem-put =
    { $you ->
        [who] Du legst { mafiozoo-gems } { NOUN($character, form: "on") } ({ $number }).
       *[other] { $who } legt { mafiozoo-gems } { NOUN($character, form: "on") } ({ $number }).
    }
mafiozoo-event-built =
    { $you ->
        [who] Du baust { NOUN($place, form: "object") } für { $payment }.
       *[other] { $who } baut { NOUN($place, form: "object") } für { $payment }.
    }
mafiozoo-event-done-building =
    { $you ->
        [who] Du bist mit dem Bauen fertig.
       *[other] { $who } ist mit dem Bauen fertig.
    }
mafiozoo-event-kept-token =
    { $you ->
        [who] Du behältst einen Gunstmarker, { $token }, und gibst die anderen zurück.
       *[other] { $who } behält einen Gunstmarker, { $token }, und gibt die anderen zurück.
    }
mafiozoo-event-kept-none =
    { $you ->
        [who] Du behältst keinen Gunstmarker und nimmst dafür { mafiozoo-district-tokens }.
       *[other] { $who } behält keinen Gunstmarker und nimmt dafür { mafiozoo-district-tokens }.
    }
mafiozoo-event-districts-revealed =
    { $n ->
        [0] { $you ->
            [who] Du hast keine Viertelmarker aufzudecken.
           *[other] { $who } hat keine Viertelmarker aufzudecken.
        }
       *[other] { $you ->
            [who] Du deckst { mafiozoo-district-tokens } auf: { $districts }.
           *[other] { $who } deckt { mafiozoo-district-tokens } auf: { $districts }.
        }
    }
mafiozoo-event-counted =
    { $you ->
        [who] Du hast { $total } Einflusspunkte: { $tokens } für Viertelmarker, { $compensation } für Ungenutztes, { $sets } für Sätze, { $majorities } für Mehrheiten, { $places } für Orte.
       *[other] { $who } hat { $total } Einflusspunkte: { $tokens } für Viertelmarker, { $compensation } für Ungenutztes, { $sets } für Sätze, { $majorities } für Mehrheiten, { $places } für Orte.
    }
mafiozoo-event-ended =
    { $by ->
        [shared] Das Spiel ist aus: Mit { $n } Einflusspunkten teilen sich { $who } den Sieg.
       *[other] { $you ->
            [who] Das Spiel ist aus: Du gewinnst mit { $n } Einflusspunkten!
           *[other] Das Spiel ist aus: { $who } gewinnt mit { $n } Einflusspunkten.
        }
    }

## What is asked

mafiozoo-prompt-dock = Dein Hafen gibt { $n } Einheiten, jede ein Edelstein oder 1Z. Wie viele Edelsteine nimmst du? In deinem Vorrat sind { $reserve }.
mafiozoo-prompt-district =
    { $n ->
        [one] Welchen Viertelmarker nimmst du?
       *[other] Welchen Viertelmarker nimmst du? Du bekommst { $n }, einen nach dem anderen.
    }
mafiozoo-prompt-corrupt = Du bist am Zug: Spiele eine Bestechungskarte und lege oder nimm Edelsteine. Kasse: { $fund }, Vorrat: { $reserve }.
mafiozoo-prompt-bonus =
    { $last ->
        [yes] Letzte Gelegenheit in dieser Runde: Nutzt du einen deiner Boni?
       *[no] Deine Karte ist gespielt. Nutzt du auch einen deiner Boni?
    }
mafiozoo-prompt-choose =
    { $visited ->
        [yes] Gleich gewertet: { NOUN($character) } ({ $number }), vom Paten besucht, { $condition }. Edelsteine dort: { $gems }. Spielst du die Informantenkarte?
       *[no] Gleich gewertet: { NOUN($character) } ({ $number }), { $condition }. Edelsteine dort: { $gems }. Spielst du die Informantenkarte?
    }
mafiozoo-prompt-pay = Zahlst du { $price }Z für die Gunst { NOUN($character, form: "of") } ({ $number })? Ertrag: { $favour }. Du hast { $money }Z.
mafiozoo-prompt-put-gem = Durch die Transportgewerkschaft (6) darfst du { mafiozoo-gems } auf eine andere Person legen. Wohin?
mafiozoo-prompt-send-gems = Durch den Produzenten (8) darfst du bis zu { mafiozoo-gems } auf die Femme fatale (5) legen. Dort jetzt: { $gems }. Wie viele legst du?
mafiozoo-prompt-build =
    { $n ->
        [0] Was baust du? Deine Gunstmarker: { $tokens }.
       *[other] Was baust du noch? Geplant: { $places }. Übrige Gunstmarker: { $tokens }.
    }
mafiozoo-prompt-keep-token = Welchen Gunstmarker behältst du? Du hast { $tokens }.

## What the question means

mafiozoo-help-dock = Jede Einheit des Hafens ist ein Edelstein aus deinem Vorrat in deine Kasse oder 1Z. Du kannst nicht mehr Edelsteine nehmen, als dein Vorrat hat. (§1.7.4)
mafiozoo-help-district = Nimm einen der offenen Marker aus dem Notizbuch, was alle sehen, oder ziehe blind einen aus dem Viertelvorrat. Jeder zählt am Ende einen Einflusspunkt; vollständige Sätze und Mehrheiten einer Sorte bringen mehr. (§3.0.3)
mafiozoo-help-corrupt = Spiele genau eine Karte: entweder um Edelsteine aus deinem Vorrat in deine Kasse zu nehmen, oder um Edelsteine aus der Kasse auf die gezeigte Person zu legen; mit einer Jokerkarte auf eine beliebige. Du darfst sie auch ohne Wirkung spielen, wenn euer Tisch nichts anderes ausgemacht hat (§6.7). Zwei oder mehr zusammen gelegte Edelsteine dürfen an den roten Fäden weiterwandern, wenn jedes Mal mindestens einer zurückbleibt. Deine letzte Karte legst du ungesehen ab. Vor und nach der Karte darfst du einmalige Boni nutzen. (§3.2)
mafiozoo-help-bonus = Pizzeria, Massagesalon, Friseursalon und Gefängnis dürfen je einen Edelstein pro Runde legen (aber siehe §6.11). Er kommt aus deinem Vorrat; nur wenn der leer ist, aus der Kasse. Was in dieser Phase nicht genutzt wird, verfällt. (§3.2.4)
mafiozoo-help-choose = Wer die Informantenkarte dieser Person hat, darf jetzt Edelsteine zu seinem Gebot legen. Alle mit einer Informantenkarte werden auf gleiche Weise gefragt, egal mit welcher, und niemand sieht, wer schon geantwortet hat. Spielen muss man sie nie. (§7.3)
mafiozoo-help-pay = Du hast hier geboten, aber die Gunst nicht umsonst bekommen. Jetzt darfst du die Bank dafür bezahlen, einmal. Deine Edelsteine sind so oder so wieder in deiner Kasse. (§3.3.2)
mafiozoo-help-put-gem = Der Edelstein kommt aus deinem Vorrat, oder aus der Kasse, wenn der leer ist. Auf den Personen 7 bis 12 zählt er noch in dieser Runde, auf 1 bis 5 in der nächsten. Du darfst auch verzichten. (§1.4.6)
mafiozoo-help-send-gems = Die Edelsteine kommen aus deinem Vorrat, oder aus der Kasse, wenn der leer ist. Die Femme fatale (5) ist schon gewertet, also bleiben sie für die nächste Runde liegen. Du darfst auch keinen legen. (§1.4.8)
mafiozoo-help-build = Wähle einen Ort, an dem du noch keinen Handlanger hast: Die oberste Reihe und die linke Spalte stehen allen offen, jeder andere braucht eine Straße von einem deiner Handlanger. Er kostet zwei Gunstmarker; der Pate ersetzt jeden anderen. Der Bonus wirkt ab der nächsten Runde, die Punkte zählen am Ende. Solange alle gleichzeitig bauen, sieht niemand deine Pläne, bis du fertig bist. (§3.4.1)
mafiozoo-help-keep-token = Für die nächste Runde behältst du nur einen Gunstmarker. Für jeden zurückgegebenen nimmst du einen Viertelmarker. (§3.4.2, §6.12)

## What may be answered

mafiozoo-option-dock =
    { $n ->
        [0] { $money }Z nehmen
        [one] { $money ->
            [0] Einen Edelstein nehmen
           *[other] Einen Edelstein und { $money }Z nehmen
        }
       *[other] { $money ->
            [0] { $n } Edelsteine nehmen
           *[other] { $n } Edelsteine und { $money }Z nehmen
        }
    }
mafiozoo-option-pick = Aus dem Notizbuch nehmen: { $district }
mafiozoo-option-blind = Blind einen Viertelmarker ziehen
mafiozoo-option-gain = { $card }: { mafiozoo-gems } nehmen
mafiozoo-option-bribe = { $card }: { $walk }
mafiozoo-option-waste = { $card }: ohne Wirkung spielen
mafiozoo-option-bonus = { NOUN($place) }: einen Edelstein { NOUN($character, form: "on") } ({ $number }) legen
mafiozoo-option-inform =
    { $home ->
        [fund] { mafiozoo-informant }: { mafiozoo-gems } aus deiner Kasse legen
       *[reserve] { mafiozoo-informant }: { mafiozoo-gems } aus deinem Vorrat legen
    }
mafiozoo-option-pay = { $price }Z zahlen für die Gunst { NOUN($character, form: "of") } ({ $number })
mafiozoo-option-put =
    { $n ->
        [one] Einen Edelstein { NOUN($character, form: "on") } ({ $number }) legen
       *[other] { $n } Edelsteine { NOUN($character, form: "on") } ({ $number }) legen
    }
mafiozoo-option-send =
    { $n ->
        [0] Nichts auf die Femme fatale (5) legen
        [one] Einen Edelstein auf die Femme fatale (5) legen
       *[other] { $n } Edelsteine auf die Femme fatale (5) legen
    }
mafiozoo-option-build = { NOUN($place) } bauen und mit { $payment } bezahlen
mafiozoo-option-done =
    { $n ->
        [0] In dieser Runde nichts bauen
       *[other] Fertig, bauen: { $places }
    }
mafiozoo-option-keep = { $token } behalten
mafiozoo-option-keep-none = Keinen Gunstmarker behalten
mafiozoo-option-decline-bonus = Keinen Bonus nutzen
mafiozoo-option-decline-choose = Keine Informantenkarte spielen
mafiozoo-option-decline-pay = Nichts zahlen
mafiozoo-option-decline-put-gem = Keinen Edelstein legen

## What an answer does

mafiozoo-explain-dock = Du nimmst { mafiozoo-gems } aus deinem Vorrat in deine Kasse und bekommst { $money }Z von der Bank. (§1.7.4)
mafiozoo-explain-pick = Der Marker liegt verdeckt vor dir, aber alle haben ihn gesehen. Das Notizbuch wird aufgefüllt. (§3.0.3)
mafiozoo-explain-blind = Bis zum Ende des Spiels siehst nur du, was es ist. (§3.0.3)
mafiozoo-explain-gain = Die Karte wird abgelegt, und die Edelsteine kommen in deine Kasse, bereit für später. Die Person auf der Karte ist egal. (§3.2.2)
mafiozoo-explain-bribe = Die Karte wird abgelegt, und Edelsteine aus deiner Kasse liegen dann hier: { $where }. Sie zählen, wenn die Personen gewertet werden. (§3.2.3)
mafiozoo-explain-waste = Kein Edelstein bewegt sich, und die Karte wird abgelegt. (§3.2.2)
mafiozoo-explain-bonus = Ein Edelstein aus deinem Vorrat, oder aus der Kasse, wenn der leer ist, liegt dann { NOUN($character, form: "at") } ({ $number }). Er wandert nicht weiter. { $uses ->
        [once] Diesen Bonus kannst du einmal pro Runde nutzen. (§3.2.4)
       *[unlimited] Diesen Bonus kannst du wieder nutzen. (§6.11)
    }
mafiozoo-explain-inform =
    { $home ->
        [fund] Die Karte wird gezeigt und abgelegt, und du legst { mafiozoo-gems } aus deiner Kasse zu deinem Gebot { NOUN($character, form: "at") } ({ $number }). (§3.3.1)
       *[reserve] Die Karte wird gezeigt und abgelegt, und du legst { mafiozoo-gems } aus deinem Vorrat zu deinem Gebot { NOUN($character, form: "at") } ({ $number }). (§3.3.1)
    }
mafiozoo-explain-pay = Du zahlst der Bank { $price }Z und bekommst die Gunst { NOUN($character, form: "of") } ({ $number }) sofort. (§3.3.2)
mafiozoo-explain-put = Du legst { mafiozoo-gems } aus deinem Vorrat, oder aus der Kasse, wenn der leer ist, { NOUN($character, form: "on") } ({ $number }). Das bleibt liegen, bis diese Person das nächste Mal gewertet wird. (§1.4.6)
mafiozoo-explain-send =
    { $n ->
        [0] Deine Edelsteine bleiben, wo sie sind. (§1.4.8)
       *[other] Du legst { mafiozoo-gems } aus deinem Vorrat, oder aus der Kasse, wenn der leer ist, als Gebot für die nächste Runde. (§1.4.8)
    }
mafiozoo-explain-build = { $payment } kommen zurück zum Bestand, und dein Handlanger bleibt für immer dort. Der Bonus wirkt ab der nächsten Runde, die Punkte zählen am Ende. (§3.4.1)
mafiozoo-explain-done =
    { $n ->
        [0] Du baust in dieser Runde nichts mehr. Von den übrigen Gunstmarkern behältst du einen; die anderen werden zu Viertelmarkern. (§3.4.2)
       *[other] Was du geplant hast, wird gezeigt und bezahlt, und du baust in dieser Runde nichts mehr. Von den übrigen Gunstmarkern behältst du einen; die anderen werden zu Viertelmarkern. (§3.4.2)
    }
mafiozoo-explain-keep =
    { $n ->
        [0] Du behältst { $token } für die nächste Runde. (§6.12)
       *[other] Du behältst { $token } für die nächste Runde, gibst die anderen Marker zurück und nimmst { mafiozoo-district-tokens }. (§3.4.2)
    }
mafiozoo-explain-keep-none = Du gibst alle Gunstmarker zurück und nimmst dafür { mafiozoo-district-tokens }. (§6.12)
mafiozoo-explain-decline-bonus = Du nutzt jetzt keinen Bonus. Was am Ende der Phase ungenutzt ist, verfällt. (§3.2.4)
mafiozoo-explain-decline-choose = Du behältst deine Informantenkarten. Die anderen erfahren nur, ob jemand gespielt hat. (§7.3)
mafiozoo-explain-decline-pay = Du behältst dein Geld und bekommst diese Gunst nicht. (§3.3.2)
mafiozoo-explain-decline-put-gem = Deine Edelsteine bleiben, wo sie sind. (§1.4.6)

## Whom we wait for

mafiozoo-waiting-you = Du bist gefragt.
mafiozoo-waiting-for = Warten auf { $who }.
mafiozoo-waiting-informants = Informantenkarten sind möglich.
mafiozoo-waiting-chance = Der Zufall entscheidet.
mafiozoo-waiting-over = Das Spiel ist aus.

## The table

mafiozoo-table-setup = Spielaufbau für { $rounds } Runden.
mafiozoo-table-round = Runde { $round } von { $rounds }, { $phase }. Startspieler: { $who }.
mafiozoo-table-over = Das Spiel ist aus nach { $round } Runden.
mafiozoo-table-visited = Der Pate besucht { NOUN($character, form: "object") } ({ $number }).
mafiozoo-table-desk = Der Schreibtisch, zu jeder Person Gunst, Bedingung, Edelsteine und rote Fäden:
mafiozoo-table-character =
    { $visited ->
        [yes] { $number } { NOUN($character) }, vom Paten besucht: { $content }
       *[no] { $number } { NOUN($character) }: { $content }
    }
mafiozoo-table-threads = verbunden mit { $numbers }
mafiozoo-table-agenda = Notizbuch: { $districts }. Viertelvorrat: { $n }.
mafiozoo-table-decks = Bestechungskarten im Stapel: { $cards }. Informantenkarten im Stapel: { $informants }.
mafiozoo-table-informants-gone = Gespielte und abgelegte Informantenkarten: { $cards }.
mafiozoo-table-city = Die Stadt, Reihe für Reihe von links oben:
mafiozoo-table-place = { NOUN($place) }: { $content }
mafiozoo-table-cost = kostet { $payment }
mafiozoo-table-points =
    { $n ->
        [one] 1 Punkt
       *[other] { $n } Punkte
    }
mafiozoo-table-open = offen für alle
mafiozoo-table-roads = Straßen zu { $places }
mafiozoo-table-nobody-there = niemand dort
mafiozoo-table-new = { $who } (ab der nächsten Runde)
mafiozoo-table-player =
    { $you ->
        [who] { $who } (du): { $content }
       *[other] { $who }: { $content }
    }
mafiozoo-table-gems = Kasse { $fund }, Vorrat { $reserve }
mafiozoo-table-money = { $n }Z
mafiozoo-table-tokens = Gunstmarker: { $tokens }
mafiozoo-table-hand-size =
    { $n ->
        [0] keine Bestechungskarten
        [one] 1 Bestechungskarte
       *[other] { $n } Bestechungskarten
    }
mafiozoo-table-informants =
    { $n ->
        [0] keine Informantenkarten
        [one] 1 Informantenkarte
       *[other] { $n } Informantenkarten
    }
mafiozoo-table-henchmen =
    { $n ->
        [0] keine Handlanger
        [one] 1 Handlanger
       *[other] { $n } Handlanger
    }
mafiozoo-table-hand =
    { $you ->
        [who] Deine Bestechungskarten: { $cards }
       *[other] Bestechungskarten von { $who }: { $cards }
    }
mafiozoo-table-own-informants =
    { $you ->
        [who] Deine Informantenkarten: { $cards }
       *[other] Informantenkarten von { $who }: { $cards }
    }
mafiozoo-table-districts =
    { $n ->
        [0] { $you ->
            [who] Deine Viertelmarker: { $districts }
           *[other] Viertelmarker von { $who }: { $districts }
        }
       *[other] { $you ->
            [who] Deine Viertelmarker: { $districts }, dazu { $n } ohne Sorte
           *[other] Viertelmarker von { $who }: { $districts }, dazu { $n } ohne Sorte
        }
    }
mafiozoo-table-picks =
    { $you ->
        [who] Du hast aus dem Notizbuch genommen: { $districts }
       *[other] { $who } hat aus dem Notizbuch genommen: { $districts }
    }
mafiozoo-table-payment = { $place } für { $payment }
mafiozoo-table-planned = Du willst bauen: { $plans }

## The end

mafiozoo-ending-winner =
    { $n ->
        [one] { $who } gewinnt mit { $points } Einflusspunkten.
       *[other] { $who } teilen sich den Sieg mit { $points } Einflusspunkten.
    }
mafiozoo-ending-tie =
    { $by ->
        [fund] { $tied } haben gleich viele Einflusspunkte; { $who } hat die meisten Edelsteine in der Kasse. (§4.4)
       *[shared] { $tied } haben gleich viele Einflusspunkte, und keine Kasse entscheidet zwischen { $who }. (§4.4)
    }
mafiozoo-ending-rank = { $place }. { $who }: { $total } Einflusspunkte ({ $tokens } für Viertelmarker, { $compensation } für Ungenutztes, { $sets } für Sätze, { $majorities } für Mehrheiten, { $places } für Orte), Kasse { $fund }

## Why not

mafiozoo-reason-no-bonus-in-this-phase = { NOUN($place) }, jetzt nichts zu nutzen. { $gives }.
mafiozoo-reason-works-by-itself = Dieser Ort hilft von selbst, sobald du eine Karte spielst.
mafiozoo-reason-no-henchman-there = Du hast dort keinen Handlanger.
mafiozoo-reason-works-next-round = Dein Handlanger dort wirkt erst ab der nächsten Runde.
mafiozoo-reason-bonus-used = Diesen Bonus hast du in dieser Runde schon genutzt.
mafiozoo-reason-godfather-is-elsewhere = Dieser Bonus passt nicht zum Besuch des Paten.
mafiozoo-reason-fund-is-empty = Deine Kasse ist leer: Du kannst nichts legen.
mafiozoo-reason-no-card-reaches = Nichts, was du jetzt spielen kannst, führt dorthin.
mafiozoo-reason-card-already-played = Du hast in diesem Zug schon deine Karte gespielt.
mafiozoo-reason-not-in-the-agenda = Diese Sorte liegt jetzt nicht im Notizbuch.
mafiozoo-reason-stock-is-empty = Der Viertelvorrat ist leer.
mafiozoo-reason-choose-a-district = Jetzt geht es nur um einen Viertelmarker.
mafiozoo-reason-another-than-the-union = Jetzt kannst du nur einen Edelstein auf eine andere Person als die Transportgewerkschaft legen.
mafiozoo-reason-no-gems-to-place = Du hast keinen Edelstein, den du legen könntest.
mafiozoo-reason-another-character-now = Gleich gewertet: { NOUN($character) } ({ $number }). Nur die Informantenkarte dieser Person kann gespielt werden.
mafiozoo-reason-only-informants-now = Jetzt kann nur eine Informantenkarte gespielt werden.
mafiozoo-reason-already-there = Dort hast oder planst du schon einen Handlanger.
mafiozoo-reason-no-road-there = Keine Straße führt von einem deiner Handlanger dorthin.
mafiozoo-reason-cannot-pay-place = Deine Gunstmarker reichen nicht für { NOUN($place, form: "object") }.
mafiozoo-reason-no-such-token = Von diesem Gunstmarker hast du keinen mehr.
mafiozoo-reason-nothing-to-build = Damit kannst du jetzt nichts bauen.
mafiozoo-reason-keep-one-of-yours = Jetzt geht es nur um den Gunstmarker, den du behältst.

## House rules

mafiozoo-switch =
    .on = an
    .off = aus
mafiozoo-house-second-tie = Gleichstand um den zweiten Platz
    .about = Wer beim besuchten Vertrauten als Zweiter gilt, wenn mehrere gleichauf sind (§6.1).
    .all = alle
    .none = keiner
mafiozoo-house-bonus-window = Einmalige Boni
    .about = Wann Pizzeria, Massagesalon, Friseursalon und Gefängnis genutzt werden dürfen (§6.2).
    .final = im eigenen Zug und am Ende der Phase
    .own = nur im eigenen Zug
    .any = jederzeit
mafiozoo-house-building = Reihenfolge beim Bauen
    .about = Ob alle gleichzeitig bauen (§6.3).
    .parallel = gleichzeitig
    .turns = nacheinander
mafiozoo-house-memory-aid = Gedächtnisstütze
    .about = Der Tisch zeigt, was die anderen aus dem Notizbuch genommen haben (§6.4).
mafiozoo-house-tiles = Seiten der Plättchen
    .about = Welche Familienplättchen die goldene Seite zeigen: Der Zufall entscheidet, oder zwölf Buchstaben, g für golden und o für die andere Seite (§6.5).
    .random = zufällig
    .chosen =
        { $n ->
            [0] keine goldene Seite
           *[other] goldene Seite: { $numbers }
        }
mafiozoo-house-first = Startspieler
    .about = Wer beginnt: Der Zufall entscheidet oder der Gastgeber (§2.8).
    .random = zufällig
    .seat = Platz { $seat }
mafiozoo-house-empty-play = Eine Karte ohne Wirkung spielen
    .about = Ob eine Karte gespielt werden darf, ohne dass sich ein Edelstein bewegt: Die Anleitung sagt „bis zu 3 Edelsteine“ (§6.7).
    .free = wann du willst
    .forced = nur ganz ohne Edelsteine
mafiozoo-house-informant = Edelsteine eines Informanten
    .about = Wie viele Edelsteine aus der Kasse ein Informant ohne die Polizeiwache legt (§6.8).
    .exact = genau zwei
    .upto = einen oder zwei
mafiozoo-house-puppet-second = Marionette auf Platz zwei
    .about = Zu zweit: ob die Marionette bei der besuchten Person Zweite sein kann, sodass es kein Spieler ist (§6.9).
    .blocks = kann Zweite sein
    .ignored = nur Spieler können Zweite sein
mafiozoo-house-walk = Wanderung von vier Edelsteinen
    .about = Ob Edelsteine auf ihrer Wanderung zu einer Person zurückkehren dürfen (§6.10).
    .onward = nie zurück
    .back = dürfen zurückkehren
mafiozoo-house-bonus-uses = Nutzung einmaliger Boni
    .about = Wie oft Pizzeria, Massagesalon, Friseursalon und Gefängnis in einer Runde genutzt werden dürfen (§6.11).
    .once = einmal
    .unlimited = so oft man will
mafiozoo-house-last-token = Letzter Gunstmarker
    .about = Ob ein einziger Gunstmarker gegen einen Viertelmarker getauscht werden darf (§6.12).
    .kept = bleibt
    .exchange = darf getauscht werden

## Facts of many games

mafiozoo-fact-built = gebaute Orte je Spieler
mafiozoo-fact-bribed = Karten zum Bestechen je Spieler
mafiozoo-fact-informed = gespielte Informanten je Spieler
mafiozoo-fact-favoured = Gunst je Spieler
mafiozoo-fact-bonusused = genutzte Ortsboni je Spieler

## Standing orders

mafiozoo-order = bei den Informanten passen { $until ->
    [13] bis zum Ende der Phase
   *[other] bis Nummer { $until }
}

## Quantities, as hints and reviews name them

mafiozoo-hint-influence = { $n } Einfluss
mafiozoo-hint-z = { $n }Z
mafiozoo-hint-photographs =
    { $n ->
        [one] 1 Person mit den meisten Edelsteinen
       *[other] { $n } Personen mit den meisten Edelsteinen
    }
mafiozoo-hint-gems =
    { $n ->
        [one] 1 Edelstein in der Kasse
       *[other] { $n } Edelsteine in der Kasse
    }
mafiozoo-hint-favours =
    { $n ->
        [one] 1 Gunstmarker
       *[other] { $n } Gunstmarker
    }
mafiozoo-hint-districts =
    { $n ->
        [one] 1 Viertelmarker
       *[other] { $n } Viertelmarker
    }
mafiozoo-hint-henchmen =
    { $n ->
        [one] 1 Handlanger in der Stadt
       *[other] { $n } Handlanger in der Stadt
    }
mafiozoo-hint-informants =
    { $n ->
        [one] 1 Informantenkarte
       *[other] { $n } Informantenkarten
    }

## Where it came from, as charts and tables name it

mafiozoo-source-influence = Einflusspunkte
mafiozoo-source-tokens = Viertelmarker
mafiozoo-source-sets = Sätze aller Viertel
mafiozoo-source-majorities = Mehrheiten
mafiozoo-source-places = Orte
mafiozoo-source-judge = Ungenutzt: Karte vom Richter
mafiozoo-source-informants = Ungenutzt: Informantenkarten
mafiozoo-source-favours = Ungenutzt: Gunstmarker
mafiozoo-source-gems = Ungenutzt: Edelsteine auf Fotos
mafiozoo-source-money = Ungenutzt: Geld

## What a study names

mafiozoo-by-influence = Einfluss
mafiozoo-by-fund = Edelsteine in der Kasse
mafiozoo-by-shared = geteilter Sieg
mafiozoo-family-place = Orte
mafiozoo-family-favour = Gefälligkeiten
mafiozoo-family-bonus = Boni der Orte
mafiozoo-family-district = Stadtteile

## Edition files

mafiozoo-edition-edge = Zeile { $line }: „{ $path }“: „{ $edge }“ verbindet nicht zwei Dinge, die dort liegen.
mafiozoo-edition-unconnected = Zeile { $line }: „{ $path }“: Nichts führt zu { $names }.
mafiozoo-edition-known-thread = Zeile { $line }: In „{ $path }“ fehlt { $edge }, das die Spielregel nennt.
mafiozoo-edition-funds = Zeile { $line }: „{ $path }“ braucht { $players } Anzahlen von Edelsteinen, eine für jeden Spieler.
mafiozoo-edition-condition = Zeile { $line }: „{ $path }“ ist „{ $text }“, muss aber first, pay Z oder offer STEINE sein.
mafiozoo-edition-golden = Zeile { $line }: „{ $path }“: Die goldene Seite jedes Plättchens ist first.
mafiozoo-edition-visits = Zeile { $line }: „{ $path }“ besucht { $visits }, besucht werden aber nur 1 bis 4.
mafiozoo-edition-godfathers = Zeile { $line }: „{ $path }“: { $cards } Karten sind weniger als Runden.
mafiozoo-edition-cost = Zeile { $line }: „{ $path }“ ist „{ $text }“, zahlen kann man aber nur mit L, P, J, W, G und ?.
mafiozoo-edition-tokens = Zeile { $line }: „{ $path }“ muss { $number } Marker nennen.
mafiozoo-edition-outside = Zeile { $line }: „{ $path }“ liegt außerhalb der Stadt mit vier Reihen und vier Spalten.
mafiozoo-edition-same-spot = Zeile { $line }: „{ $path }“ liegt, wo schon „{ $other }“ liegt.
mafiozoo-edition-walks = Zeile { $line }: „{ $path }“: Bei so vielen Fäden und so vielen Steinen je Karte gibt es zu viele Wege.
