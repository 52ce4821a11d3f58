# Mafia City. Cards are written with their symbol, so "Auftragskiller (Faust)" is the card; the
# piece is always the "Figur". $you tells whether the reader is $who, $whom or neither.

## Cards and symbols

mafia-city-card = { $kind } ({ $symbol })
mafia-city-card-snitch = Informant
mafia-city-card-thief = Dieb
mafia-city-card-raid = Durchsuchung
mafia-city-card-shadow = Schattenspiele
mafia-city-card-scheme = Großer Plan
mafia-city-card-trade = Handel
mafia-city-card-hitman = Auftragskiller
mafia-city-card-agreement = Geheimer Pakt
mafia-city-card-chief = Polizeichef
mafia-city-card-fbi = F.B.I.
mafia-city-card-complicity = Mittäterschaft

mafia-city-symbol-hat = Hut
mafia-city-symbol-fist = Faust
mafia-city-symbol-bullet = Kugel
mafia-city-symbol-plus = +1

## Locations, figures, phases

mafia-city-location-jail = Gefängnis
    .object = das Gefängnis
    .of = des Gefängnisses
    .in = im Gefängnis
    .to = ins Gefängnis
    .from = aus dem Gefängnis
mafia-city-location-harbor = Hafen
    .object = den Hafen
    .of = des Hafens
    .in = im Hafen
    .to = in den Hafen
    .from = aus dem Hafen
mafia-city-location-fight-club = Kampfarena
    .object = die Kampfarena
    .of = der Kampfarena
    .in = in der Kampfarena
    .to = in die Kampfarena
    .from = aus der Kampfarena
mafia-city-location-station = Polizeiwache
    .object = die Polizeiwache
    .of = der Polizeiwache
    .in = in der Polizeiwache
    .to = in die Polizeiwache
    .from = aus der Polizeiwache
mafia-city-location-district = Geschäftsbezirk
    .object = den Geschäftsbezirk
    .of = des Geschäftsbezirks
    .in = im Geschäftsbezirk
    .to = in den Geschäftsbezirk
    .from = aus dem Geschäftsbezirk
mafia-city-location-club = Gentlemen's Club
    .object = den Gentlemen's Club
    .of = des Gentlemen's Club
    .in = im Gentlemen's Club
    .to = in den Gentlemen's Club
    .from = aus dem Gentlemen's Club
mafia-city-location-hall = Rathaus
    .object = das Rathaus
    .of = des Rathauses
    .in = im Rathaus
    .to = ins Rathaus
    .from = aus dem Rathaus

mafia-city-figure-hitman = Figur des Auftragskillers
mafia-city-figure-policeman = Polizist
mafia-city-figure-mayor = Bürgermeister

mafia-city-phase-1 = Handlungsphase
mafia-city-phase-2 = Ortsphase
mafia-city-phase-3 = Strategiephase
mafia-city-phase-4 = Ende der Runde

## What an announcement makes of its cards

mafia-city-use-snitch = Informant
    .object = Informant
mafia-city-use-thief = Dieb
    .object = Dieb
mafia-city-use-raid = Durchsuchung
    .object = Durchsuchung
mafia-city-use-shadow = Schattenspiele
    .object = Schattenspiele
mafia-city-use-scheme = Großer Plan
    .object = Großer Plan
mafia-city-use-trade = Handel
    .object = Handel
mafia-city-use-hitman = Karte Auftragskiller
    .object = die Karte Auftragskiller
mafia-city-use-agreement = Geheimer Pakt
    .object = Geheimer Pakt
mafia-city-use-chief = Polizeichef
    .object = Polizeichef
mafia-city-use-fbi = F.B.I.
    .object = F.B.I.
mafia-city-use-complicity = Mittäterschaft
    .object = Mittäterschaft
mafia-city-use-fists = zwei Fäuste
    .object = die zwei Fäuste
mafia-city-use-hat = Hut
    .object = den Hut
mafia-city-use-hats = zwei Hüte
    .object = die zwei Hüte
mafia-city-use-bullet = Kugel
    .object = die Kugel
mafia-city-use-plus = „+1“
    .object = das „+1“
mafia-city-use-jail = Effekt des Gefängnisses
    .object = den Effekt des Gefängnisses
mafia-city-use-harbor = Bewegung der Figur des Auftragskillers
    .object = die Bewegung der Figur des Auftragskillers

## Mafiosi and players

mafia-city-you = du
mafia-city-both = { $one } und { $other }
mafia-city-count = { $who } { $n }
mafia-city-nobody = niemand
mafia-city-no-cards = keine Karten
mafia-city-mafioso =
    { $whose ->
        [yours] deinen Mafioso
        [own] den eigenen Mafioso
        [theirs] den Mafioso von { $owner }
       *[unknown] den Mafioso
    }
mafia-city-spot =
    { $spot ->
        [alone] { "" }
        [bottom] { " " }(ganz unten)
        [top] { " " }(ganz oben)
       *[between] { " " }({ $number }. von unten)
    }
mafia-city-chip = { $mafioso } { NOUN($at, form: "in") }{ $spot }
mafia-city-run =
    { $size ->
        [1] Nr. { $low }
       *[other] { $n } von Nr. { $low }–{ $high }
    }
mafia-city-target-shift = { $chip }, und zwar { NOUN($to, form: "to") }
mafia-city-target-switch = die Haupt-Mafiosi { NOUN($at, form: "in") } und { NOUN($other, form: "in") }

## Announcements: in the log, and in the question whether to react

mafia-city-announced-snitch =
    { $you ->
        [who] Du spielst { $cards } auf { $chip }.
       *[other] { $who } spielt { $cards } auf { $chip }.
    }
mafia-city-announced-thief =
    { $you ->
        [who] Du spielst { $cards } gegen { $whom }.
        [whom] { $who } spielt { $cards } gegen dich.
       *[other] { $who } spielt { $cards } gegen { $whom }.
    }
mafia-city-announced-raid =
    { $you ->
        [who] Du spielst { $cards } { NOUN($at, form: "in") }.
       *[other] { $who } spielt { $cards } { NOUN($at, form: "in") }.
    }
mafia-city-announced-shadow =
    { $you ->
        [who] Du spielst { $cards }: Die Haupt-Mafiosi { NOUN($at, form: "in") } und { NOUN($other, form: "in") } sollen tauschen.
       *[other] { $who } spielt { $cards }: Die Haupt-Mafiosi { NOUN($at, form: "in") } und { NOUN($other, form: "in") } sollen tauschen.
    }
mafia-city-announced-scheme =
    { $you ->
        [who] Du spielst { $cards }, um { $chip } { NOUN($to, form: "to") } zu verlegen.
       *[other] { $who } spielt { $cards }, um { $chip } { NOUN($to, form: "to") } zu verlegen.
    }
mafia-city-announced-trade =
    { $you ->
        [who] Du spielst { $cards }, um Karten zu ziehen.
       *[other] { $who } spielt { $cards }, um Karten zu ziehen.
    }
mafia-city-announced-hitman =
    { $you ->
        [who] Du spielst { $cards }, um { $chip } zu eliminieren.
       *[other] { $who } spielt { $cards }, um { $chip } zu eliminieren.
    }
mafia-city-announced-agreement =
    { $you ->
        [who] Du spielst { $cards } { NOUN($at, form: "in") }.
       *[other] { $who } spielt { $cards } { NOUN($at, form: "in") }.
    }
mafia-city-announced-chief =
    { $you ->
        [who] Du spielst { $cards }, um das aufzuheben.
       *[other] { $who } spielt { $cards }, um das aufzuheben.
    }
mafia-city-announced-fbi =
    { $you ->
        [who] Du spielst { $cards }, um das aufzuheben.
       *[other] { $who } spielt { $cards }, um das aufzuheben.
    }
mafia-city-announced-complicity =
    { $you ->
        [who] Du antwortest mit { $cards }: Auch { $chip } soll es treffen.
       *[other] { $who } antwortet mit { $cards }: Auch { $chip } soll es treffen.
    }
mafia-city-announced-fists =
    { $you ->
        [who] Du spielst zwei Fäuste ({ $cards }), um das aufzuheben.
       *[other] { $who } spielt zwei Fäuste ({ $cards }), um das aufzuheben.
    }
mafia-city-announced-shared = Gemeinsam zwei Fäuste ({ $cards }), um das aufzuheben: { $who }.
mafia-city-announced-hat =
    { $you ->
        [who] Du spielst einen Hut ({ $cards }), um { $chip } zurückzuholen.
       *[other] { $who } spielt einen Hut ({ $cards }), um { $chip } zurückzuholen.
    }
mafia-city-announced-hats =
    { $you ->
        [who] Du spielst zwei Hüte ({ $cards }), um einen Mafioso aus deiner Reserve { NOUN($at, form: "to") } zu bringen.
       *[other] { $who } spielt zwei Hüte ({ $cards }), um einen Mafioso aus der Reserve { NOUN($at, form: "to") } zu bringen.
    }
mafia-city-announced-bullet =
    { $you ->
        [who] Du spielst eine Kugel ({ $cards }), um noch einmal zu handeln.
       *[other] { $who } spielt eine Kugel ({ $cards }), um noch einmal zu handeln.
    }
mafia-city-announced-plus =
    { $you ->
        [who] Du spielst ein „+1“ ({ $cards }) für einen zusätzlichen Siegpunkt.
       *[other] { $who } spielt ein „+1“ ({ $cards }) für einen zusätzlichen Siegpunkt.
    }
mafia-city-announced-jail =
    { $you ->
        [who] Gefängnis: Du willst { $chip } in die Zelle stecken.
       *[other] Gefängnis: { $who } will { $chip } in die Zelle stecken.
    }
mafia-city-announced-harbor =
    { $you ->
        [who] Hafen: Du schickst die Figur des Auftragskillers { NOUN($at, form: "to") }.
       *[other] Hafen: { $who } schickt die Figur des Auftragskillers { NOUN($at, form: "to") }.
    }
mafia-city-announced-untold =
    { $you ->
        [who] Du spielst { $cards }; das Ziel nennst du nach den Reaktionen.
       *[other] { $who } spielt { $cards }; das Ziel wird nach den Reaktionen genannt.
    }

## What happened

mafia-city-event-first-player =
    { $you ->
        [who] Du bist Startspieler.
       *[other] { $who } ist Startspieler.
    }
mafia-city-event-token-passed =
    { $you ->
        [who] Der Startspieler-Marker geht an dich.
       *[other] Der Startspieler-Marker geht an { $who }.
    }
mafia-city-event-city-laid = Die Stadt: in der Mitte { $centre }; darum herum, im Uhrzeigersinn, { $ring }.
mafia-city-event-drew =
    { $known ->
        [yes] { $you ->
            [who] Du ziehst { $card }.
           *[other] { $who } zieht { $card }.
        }
       *[no] { $who } zieht eine Karte.
    }
mafia-city-event-reshuffled =
    { $n ->
        [one] Der Ziehstapel ist leer: Die einzige abgelegte Karte wird zum neuen.
       *[other] Der Ziehstapel ist leer: Die { $n } abgelegten Karten werden neu gemischt.
    }
mafia-city-event-nothing-to-draw =
    { $you ->
        [who] Für dich ist nichts mehr zu ziehen da.
       *[other] Für { $who } ist nichts mehr zu ziehen da.
    }
mafia-city-event-kept-hand =
    { $you ->
        [who] Du behältst deine ersten Karten.
       *[other] { $who } behält die ersten Karten.
    }
mafia-city-event-replaced-hand =
    { $you ->
        [who] Du legst { $cards } ab und ziehst neu.
       *[other] { $who } legt { $cards } ab und zieht neu.
    }
mafia-city-event-round-began = Runde { $round } beginnt.
mafia-city-event-phase-began =
    { $phase ->
        [1] Handlungsphase: Zug um Zug eine Handlung.
        [2] Ortsphase: Ein Ort nach dem anderen wird gewertet.
        [3] Strategiephase: Mafiosi dürfen zurückgenommen werden.
       *[4] Ende der Runde: Der Marker wandert weiter, es wird gezogen.
    }
mafia-city-event-placed =
    { $you ->
        [who] Du platzierst einen Mafioso { NOUN($at, form: "in") }.
       *[other] { $who } platziert einen Mafioso { NOUN($at, form: "in") }.
    }
mafia-city-event-turns-up =
    { $you ->
        [who] Du hattest in dieser Phase { $turns } Züge, mehr gibt es an eurem Tisch nicht: Du kannst nur pausieren. (§7.14)
       *[other] { $who } hatte in dieser Phase { $turns } Züge, mehr gibt es am Tisch nicht, und kann nur pausieren. (§7.14)
    }
mafia-city-event-passed-out =
    { $you ->
        [who] Du pausierst.
       *[other] { $who } pausiert.
    }
mafia-city-event-temporized =
    { $you ->
        [who] Du legst { $card } ab, um Zeit zu gewinnen.
       *[other] { $who } legt { $card } ab, um Zeit zu gewinnen.
    }
mafia-city-event-aimed =
    { $you ->
        [who] Du nennst als Ziel: { $target }.
       *[other] { $who } nennt als Ziel: { $target }.
    }
mafia-city-event-fist-offered =
    { $you ->
        [who] Du bietest eine Faust an: { $card }. Legt jemand eine zweite dazu?
       *[other] { $who } bietet eine Faust an: { $card }. Legt jemand eine zweite dazu?
    }
mafia-city-event-fist-taken-back =
    { $you ->
        [who] Niemand legt eine Faust dazu: Du nimmst { $card } zurück.
       *[other] Niemand legt eine Faust dazu: { $who } nimmt { $card } zurück.
    }
mafia-city-event-cancelled =
    { $you ->
        [who] Aufgehoben: { $use } von dir.
       *[other] Aufgehoben: { $use } von { $who }.
    }
mafia-city-event-jailed =
    { $you ->
        [who] Du bringst { $mafioso } { NOUN($at, form: "from") } in die Gefängniszelle.
       *[other] { $who } bringt { $mafioso } { NOUN($at, form: "from") } in die Gefängniszelle.
    }
mafia-city-event-stole =
    { $known ->
        [yes] { $you ->
            [who] Du stiehlst { $whom } { $card }.
            [whom] { $who } stiehlt dir { $card }.
           *[other] { $who } stiehlt { $whom } { $card }.
        }
       *[no] { $who } stiehlt { $whom } eine Karte.
    }
mafia-city-event-found-nothing =
    { $you ->
        [who] { $whom } hat keine Karten mehr, die du stehlen könntest.
        [whom] { $who } findet bei dir keine Karten mehr.
       *[other] { $who } findet bei { $whom } keine Karten mehr.
    }
mafia-city-event-raided =
    { $you ->
        [who] Deine Durchsuchung { NOUN($at, form: "in") } gelingt: Alle Mafiosi dort kehren heim.
       *[other] Die Durchsuchung von { $who } { NOUN($at, form: "in") } gelingt: Alle Mafiosi dort kehren heim.
    }
mafia-city-event-back-in-play =
    { $you ->
        [who] Du bist wieder aktiv.
       *[other] { $who } ist wieder aktiv.
    }
mafia-city-event-switched = Die Haupt-Mafiosi { NOUN($at, form: "in") } und { NOUN($other, form: "in") } tauschen die Plätze.
mafia-city-event-shifted =
    { $you ->
        [whom] Dein Mafioso wechselt { NOUN($at, form: "from") } { NOUN($to, form: "to") }.
       *[other] Der Mafioso von { $whom } wechselt { NOUN($at, form: "from") } { NOUN($to, form: "to") }.
    }
mafia-city-event-discarded =
    { $you ->
        [who] Du legst { $card } ab.
       *[other] { $who } legt { $card } ab.
    }
mafia-city-event-took-back =
    { $you ->
        [who] Du holst deinen Mafioso { NOUN($at, form: "from") } zurück.
       *[other] { $who } holt einen Mafioso { NOUN($at, form: "from") } zurück.
    }
mafia-city-event-brought-in =
    { $you ->
        [who] Du bringst einen Mafioso aus deiner Reserve { NOUN($at, form: "to") }.
       *[other] { $who } bringt einen Mafioso aus der Reserve { NOUN($at, form: "to") }.
    }
mafia-city-event-chosen =
    { $you ->
        [who] Du hast den Bürgermeister und wählst { NOUN($at, form: "object") }.
       *[other] { $who } hat den Bürgermeister und wählt { NOUN($at, form: "object") }.
    }
mafia-city-event-solving = Jetzt gewertet: { NOUN($at) } ({ $number }).
mafia-city-event-agreement-stands =
    { $you ->
        [who] Geheimer Pakt: Du zählst { NOUN($at, form: "in") } eins mehr.
       *[other] Geheimer Pakt: { $who } zählt { NOUN($at, form: "in") } eins mehr.
    }
mafia-city-event-controlled =
    { $you ->
        [who] Du kontrollierst { NOUN($at, form: "object") }.
       *[other] { $who } kontrolliert { NOUN($at, form: "object") }.
    }
mafia-city-event-uncontrolled = Niemand kontrolliert { NOUN($at, form: "object") }.
mafia-city-event-scored =
    { $you ->
        [who] Du erhältst { $points ->
            [one] 1 Siegpunkt
           *[other] { $points } Siegpunkte
        }.
       *[other] { $who } erhält { $points ->
            [one] 1 Siegpunkt
           *[other] { $points } Siegpunkte
        }.
    }
mafia-city-event-released = Die Zelle geht auf. Wieder frei: { $counts }.
mafia-city-event-hitman-moved = Die Figur des Auftragskillers geht { NOUN($at, form: "to") }.
mafia-city-event-killed =
    { $you ->
        [who] Du eliminierst { $mafioso } { NOUN($at, form: "in") }: zurück in die Reserve.
       *[other] { $who } eliminiert { $mafioso } { NOUN($at, form: "in") }: zurück in die Reserve.
    }
mafia-city-event-recruited =
    { $you ->
        [who] Du wirbst einen Mafioso aus deiner Reserve an.
       *[other] { $who } wirbt einen Mafioso aus der Reserve an.
    }
mafia-city-event-policeman-taken =
    { $you ->
        [who] Du nimmst den Polizisten: Jetzt siehst du alle anderen Hände.
       *[other] { $who } nimmt den Polizisten und sieht jetzt alle anderen Hände.
    }
mafia-city-event-policeman-back = Der Polizist kehrt in die Polizeiwache zurück.
mafia-city-event-mayor-taken =
    { $you ->
        [who] Du nimmst den Bürgermeister: Jetzt bestimmst du die Reihenfolge.
       *[other] { $who } nimmt den Bürgermeister und bestimmt jetzt die Reihenfolge.
    }
mafia-city-event-mayor-back = Der Bürgermeister kehrt ins Rathaus zurück.
mafia-city-event-figure-left =
    { $you ->
        [who] Du lässt die Figur ({ $figure }), wo sie ist.
       *[other] { $who } lässt die Figur ({ $figure }), wo sie ist.
    }
mafia-city-event-named =
    { $you ->
        [who] Du lässt { $whom } entscheiden.
        [whom] { $who } lässt dich entscheiden.
        [both] Jetzt entscheidest du selbst.
        [self] Jetzt entscheidet { $who }.
       *[other] { $who } lässt { $whom } entscheiden.
    }
mafia-city-event-withdrew =
    { $n ->
        [0] { $you ->
            [who] Du nimmst niemanden { NOUN($at, form: "from") } zurück.
           *[other] { $who } nimmt niemanden { NOUN($at, form: "from") } zurück.
        }
        [one] { $you ->
            [who] Du nimmst einen Mafioso { NOUN($at, form: "from") } zurück.
           *[other] { $who } nimmt einen Mafioso { NOUN($at, form: "from") } zurück.
        }
       *[other] { $you ->
            [who] Du nimmst { $n } Mafiosi { NOUN($at, form: "from") } zurück.
           *[other] { $who } nimmt { $n } Mafiosi { NOUN($at, form: "from") } zurück.
        }
    }
mafia-city-event-ended =
    { $you ->
        [who] Das Spiel ist aus: Du gewinnst mit { $points } Siegpunkten!
       *[other] Das Spiel ist aus: { $who } gewinnt mit { $points } Siegpunkten.
    }

## What is asked

mafia-city-prompt-mulligan = Du hast { $cards }. Behältst du beide?
mafia-city-prompt-turn =
    { $crew ->
        [0] { $cards ->
            [0] Du bist am Zug: Du kannst nur pausieren.
           *[other] Du bist am Zug: Spiele eine Karte, wirf eine ab oder pausiere.
        }
       *[other] { $cards ->
            [0] Du bist am Zug: Setze einen Mafioso oder pausiere.
           *[other] Du bist am Zug: Setze einen Mafioso, spiele eine Karte, wirf eine ab oder pausiere.
        }
    }
mafia-city-prompt-bullet = Du pausierst. Spielst du eine Kugel, um noch einmal zu handeln?
mafia-city-prompt-follow-up = Deine Kugel hält. Was tust du jetzt?
mafia-city-prompt-aim = Niemand hat deinen Effekt ({ $use }) aufgehoben. Was ist das Ziel?
mafia-city-prompt-react = { $pending } Reagierst du?
mafia-city-prompt-add-fist = { $pending } { $who } bietet eine Faust an ({ $card }). Legst du eine dazu, um das aufzuheben?
mafia-city-prompt-complicity =
    { $you ->
        [who] Du hast deinen eigenen Mafioso in die Gefängniszelle gebracht. Antwortest du mit Mittäterschaft?
       *[other] { $who } hat deinen Mafioso in die Gefängniszelle gebracht. Antwortest du mit Mittäterschaft?
    }
mafia-city-prompt-discard-drawn = Welche der eben gezogenen Karten legst du ab?
mafia-city-prompt-choose = Du hast den Bürgermeister. Welcher Ort wird als Nächstes gewertet?
mafia-city-prompt-agree = Wer kontrolliert { NOUN($at, form: "object") }? Bisher: { $counts }. Spielst du Geheimer Pakt?
mafia-city-prompt-send = Du kontrollierst das Gefängnis. Steckst du einen Mafioso in die Gefängniszelle?
mafia-city-prompt-move-hitman = Du kontrollierst den Hafen. Die Figur des Auftragskillers steht { NOUN($at, form: "in") }. Bewegst du sie?
mafia-city-prompt-kill = Die Figur des Auftragskillers steht { NOUN($at, form: "in") }. Spielst du dort eine Karte Auftragskiller?
mafia-city-prompt-recruit =
    { $n ->
        [one] Wirbst du den einzigen Mafioso deiner Reserve an?
       *[other] Wirbst du einen der { $n } Mafiosi deiner Reserve an?
    }
mafia-city-prompt-take-policeman =
    { $held ->
        [yes] Du kontrollierst die Polizeiwache. Nimmst du { $who } den Polizisten weg?
       *[no] Du kontrollierst die Polizeiwache. Nimmst du den Polizisten?
    }
mafia-city-prompt-draw = Du kontrollierst den Geschäftsbezirk. Ziehst du { $n } Karten und legst dann eine ab?
mafia-city-prompt-discard = Welche Karte deiner Hand legst du ab?
mafia-city-prompt-plus-one = Du kontrollierst den Gentlemen's Club. Spielst du ein „+1“ für einen zusätzlichen Siegpunkt?
mafia-city-prompt-take-mayor =
    { $held ->
        [yes] Du kontrollierst das Rathaus. Nimmst du { $who } den Bürgermeister weg?
       *[no] Du kontrollierst das Rathaus. Nimmst du den Bürgermeister?
    }
mafia-city-prompt-next-location = Du hast den Bürgermeister. An welchem Ort werden als Nächstes Mafiosi zurückgenommen?
mafia-city-prompt-name = Du hast den Bürgermeister. Wer entscheidet als Nächstes { NOUN($at, form: "in") }?
mafia-city-prompt-withdraw =
    { $n ->
        [one] Nimmst du deinen Mafioso { NOUN($at, form: "from") } zurück?
       *[other] Welche deiner { $n } Mafiosi nimmst du { NOUN($at, form: "from") } zurück?
    }

## What the question means

mafia-city-help-mulligan = Einmal, bevor das Spiel beginnt, darfst du beide Karten ablegen und zwei neue ziehen. Eine Karte allein kann man nicht tauschen. Alle sehen, was du ablegst. (§2.10)
mafia-city-help-turn = Du tust genau eines: einen Mafioso platzieren, eine Handlungskarte spielen, einen oder zwei Hüte nutzen, eine Karte ablegen, um Zeit zu gewinnen, oder pausieren. Auf Karten und Hüte dürfen die anderen reagieren; heben sie etwas auf, ist dein Zug vorbei. Wer pausiert, handelt in dieser Phase nur noch mit einer Kugel. (§3.1)
mafia-city-help-bullet = Wer pausiert, darf in seinem Zug eine Kugel zeigen und muss dann eine Handlung ausführen. Zwei Fäuste können die Kugel aufheben. Du pausierst so oder so weiter. Lehnst du ab, wird dein Zug einfach übersprungen. (§3.1.7)
mafia-city-help-follow-up = Du hast eine Kugel gespielt, also musst du jetzt handeln: platzieren, eine Handlungskarte spielen, Hüte nutzen oder eine Karte ablegen, um Zeit zu gewinnen. Du darfst weder pausieren noch eine zweite Kugel spielen. (§3.1.7)
mafia-city-help-aim = An diesem Tisch werden Ziele erst nach den Reaktionen genannt. Niemand kann mehr etwas aufheben; wähle, was getroffen wird. (§7.4)
mafia-city-help-react = Was angekündigt wurde, ist noch nicht geschehen. Zwei Fäuste heben jeden Karten- oder Symboleffekt auf, aber keinen Effekt eines Ortes; ein Polizeichef hebt Informant, Dieb, Durchsuchung und den Effekt des Gefängnisses auf; ein F.B.I. hebt Großer Plan, Handel, die Karte Auftragskiller und die Bewegung der Figur des Auftragskillers auf. Andere können deine Reaktion wieder aufheben. Niemand erfährt, ob du hättest reagieren können. (§4.3)
mafia-city-help-add-fist = An diesem Tisch dürfen zwei Spieler je eine Faust geben. Legst du deine dazu, hebt das Paar den Effekt auf, außer jemand hebt das Paar auf. Tut es niemand, kehrt die angebotene Faust auf die Hand zurück. (§7.5)
mafia-city-help-complicity = Dein Mafioso ist in der Gefängniszelle, das steht fest. Mit einer Karte Mittäterschaft darfst du auch einen Mafioso eines dritten Spielers dorthin bringen. Zwei Fäuste können sie aufheben; dann darfst du eine weitere spielen. (§4.7)
mafia-city-help-discard-drawn = Von den mit Handel gezogenen Karten kommt genau eine offen auf den Ablagestapel. Die anderen bleiben auf deiner Hand. (§1.6.6)
mafia-city-help-choose = Solange du den Bürgermeister hast, wählst du, in welcher Reihenfolge die Orte gewertet werden. Jeder wird einmal gewertet. Wird das Rathaus gewertet, kann der Bürgermeister wechseln. (§5.4)
mafia-city-help-agree = Bevor die Kontrolle bestimmt wird, darf Geheimer Pakt spielen, wer dort Mafiosi hat: Jede Karte, die nicht aufgehoben wird, zählt wie ein Mafioso mehr, nur für dieses Mal. Es endet, wenn alle nacheinander ablehnen. Gefragt werden alle mit Karten, egal mit welchen. (§4.6)
mafia-city-help-send = Du darfst einen beliebigen Mafioso aus einem beliebigen Stapel in die Gefängniszelle stecken, auch einen eigenen. Nur ein Polizeichef kann das aufheben, und dann gibt es keinen zweiten Versuch. Er bleibt dort, bis das Gefängnis in der nächsten Runde gewertet wird. (§1.7.1)
mafia-city-help-move-hitman = Du darfst die Figur des Auftragskillers an einen angrenzenden Ort bewegen oder stehen lassen. Nur ein F.B.I. kann die Bewegung aufheben. Danach darfst du in jedem Fall eine Karte Auftragskiller spielen, wo die Figur steht. (§5.5)
mafia-city-help-kill = Eine Karte Auftragskiller eliminiert einen Mafioso in dem Stapel, bei dem die Figur des Auftragskillers steht: Er kommt in die Reserve seines Besitzers. Zwei Fäuste oder ein F.B.I. heben sie auf; dann darfst du eine weitere spielen. Pro Runde wird höchstens eine ausgeführt. (§1.6.7)
mafia-city-help-recruit = Wer in der Kampfarena die meisten Mafiosi hat, allein oder gleichauf, darf einen aus der Reserve in die Bande nehmen. Nichts kann das aufheben. (§1.7.3)
mafia-city-help-take-policeman = Wer den Polizisten hat, sieht alle anderen Hände, bis ein anderer die Figur nimmt oder niemand die Polizeiwache kontrolliert. Du darfst ihn auch lassen, wo er ist. (§1.7.4)
mafia-city-help-draw = Du ziehst bis zu { $n } Karten und legst dann eine beliebige Karte deiner ganzen Hand ab. Oder du tust beides nicht. (§1.7.5)
mafia-city-help-discard = Du hast im Geschäftsbezirk gezogen. Jetzt kommt eine beliebige Karte deiner Hand, neu oder alt, offen auf den Ablagestapel. (§1.7.5)
mafia-city-help-plus-one = Eine Karte mit dem Symbol „+1“ bringt dir einen zusätzlichen Siegpunkt. Zwei Fäuste können sie aufheben; dann darfst du eine weitere spielen. Pro Runde gibt es höchstens einen zusätzlichen Siegpunkt. (§1.7.6)
mafia-city-help-take-mayor = Wer den Bürgermeister hat, bestimmt die Reihenfolge der Orte und in der Strategiephase, wer wann entscheidet. Du darfst ihn auch lassen, wo er ist. (§1.7.7)
mafia-city-help-next-location = Du hast den Bürgermeister, also wählst du die Reihenfolge der Orte. An jedem entscheidet einmal, wer dort Mafiosi hat, welche davon zurückkommen. (§3.3.1)
mafia-city-help-name = Du hast den Bürgermeister, also sagst du, wer an diesem Ort als Nächstes entscheidet. Wer dort Mafiosi hat, kommt genau einmal dran, auch du. Jeder entscheidet offen, bevor der Nächste drankommt. (§3.3.1)
mafia-city-help-withdraw = Du entscheidest einmal für diesen Ort: Keiner, einige oder alle deine Mafiosi dort kehren in deine Bande zurück. Die anderen rücken in gleicher Reihenfolge auf. Wen du lässt, der steht in der nächsten Runde schon dort. (§3.3.3)

## What may be answered

mafia-city-option-keep = Beide Karten behalten
mafia-city-option-replace = Beide ablegen, zwei neue ziehen
mafia-city-option-place = Einen Mafioso { NOUN($at, form: "in") } platzieren
mafia-city-option-play-snitch = { $card }: { $chip } in die Gefängniszelle bringen
mafia-city-option-play-thief = { $card }: { $whom } eine zufällige Karte stehlen
mafia-city-option-play-raid = { $card }: alle { $n } Mafiosi { NOUN($at, form: "in") } heimschicken
mafia-city-option-play-shadow = { $card }: die Haupt-Mafiosi { NOUN($at, form: "in") } ({ $one }) und { NOUN($other, form: "in") } ({ $two }) tauschen
mafia-city-option-play-scheme = { $card }: { $chip } { NOUN($to, form: "to") } verlegen
mafia-city-option-play-trade = { $card }: { $n } Karten ziehen, dann eine davon ablegen
mafia-city-option-play-hitman = { $card }: { $chip } eliminieren
mafia-city-option-play-chief = { $card }: { NOUN($use, form: "object") } aufheben
mafia-city-option-play-fbi = { $card }: { NOUN($use, form: "object") } aufheben
mafia-city-option-play-complicity = { $card }: auch { $chip } in die Gefängniszelle bringen
mafia-city-option-play-untold = { $card }: spielen, Ziel nach den Reaktionen nennen
mafia-city-option-hat = Ein Hut ({ $cards }): { $chip } zurückholen
mafia-city-option-hats = Zwei Hüte ({ $cards }): einen Mafioso aus deiner Reserve { NOUN($at, form: "to") } bringen
mafia-city-option-hat-untold = Ein Hut ({ $cards }): einen Mafioso zurückholen, welchen sagst du nach den Reaktionen
mafia-city-option-hats-untold = Zwei Hüte ({ $cards }): einen Mafioso aus deiner Reserve bringen, wohin sagst du nach den Reaktionen
mafia-city-option-temporize = { $card } ablegen
mafia-city-option-pass = Pausieren
mafia-city-option-bullet = Kugel ({ $cards }): noch einmal handeln
mafia-city-option-fists = Zwei Fäuste ({ $cards }): { NOUN($use, form: "object") } aufheben
mafia-city-option-offer-fist = Eine Faust ({ $cards }): anbieten und auf eine zweite hoffen
mafia-city-option-add-fist = Eine Faust ({ $cards }): dazulegen und { NOUN($use, form: "object") } aufheben
mafia-city-option-aim = Als Ziel nehmen: { $target }
mafia-city-option-agree =
    { $n ->
        [one] Geheimer Pakt ({ $symbols }): { NOUN($at, form: "in") } eins mehr zählen
       *[other] { $n }-mal Geheimer Pakt ({ $symbols }): { NOUN($at, form: "in") } { $n } mehr zählen
    }
mafia-city-option-plus-one = „+1“ ({ $cards }): einen zusätzlichen Siegpunkt erhalten
mafia-city-option-send = In die Gefängniszelle stecken: { $chip }
mafia-city-option-move = Auftragskiller { NOUN($at, form: "to") }
mafia-city-option-recruit = Einen Mafioso aus der Reserve anwerben
mafia-city-option-take-policeman = Den Polizisten nehmen
mafia-city-option-take-mayor = Den Bürgermeister nehmen
mafia-city-option-draw = { $n } Karten ziehen, dann eine ablegen
mafia-city-option-discard = { $card } ablegen
mafia-city-option-choose = { NOUN($at) } ({ $number })
mafia-city-option-next-location = { NOUN($at) } ({ $number })
mafia-city-option-name =
    { $you ->
        [whom] Du selbst
       *[other] { $whom }
    }
mafia-city-option-withdraw =
    { $how ->
        [none] { $all ->
            [one] Deinen Mafioso { NOUN($at, form: "in") } lassen
            [2] Beide Mafiosi { NOUN($at, form: "in") } lassen
           *[other] Alle { $all } Mafiosi { NOUN($at, form: "in") } lassen
        }
        [all] { $all ->
            [one] Deinen Mafioso { NOUN($at, form: "from") } zurücknehmen
            [2] Beide Mafiosi { NOUN($at, form: "from") } zurücknehmen
           *[other] Alle { $all } Mafiosi { NOUN($at, form: "from") } zurücknehmen
        }
        [some] { $n } deiner { $all } Mafiosi { NOUN($at, form: "from") } zurücknehmen
       *[picked] { $n } deiner { $all } Mafiosi { NOUN($at, form: "from") } zurücknehmen: { $runs }, von unten gezählt
    }
mafia-city-option-decline-bullet = Keine Kugel spielen
mafia-city-option-decline-react = Nicht reagieren
mafia-city-option-decline-add-fist = Keine Faust dazulegen
mafia-city-option-decline-complicity = Nicht antworten
mafia-city-option-decline-agree = Keinen Geheimen Pakt spielen
mafia-city-option-decline-send = Niemanden in die Gefängniszelle stecken
mafia-city-option-decline-move-hitman = Dort stehen lassen
mafia-city-option-decline-kill = Keine Karte Auftragskiller spielen
mafia-city-option-decline-recruit = Niemanden anwerben
mafia-city-option-decline-take-policeman = Den Polizisten nicht nehmen
mafia-city-option-decline-draw = Nichts ziehen
mafia-city-option-decline-plus-one = Kein „+1“ spielen
mafia-city-option-decline-take-mayor = Den Bürgermeister nicht nehmen

## What an answer does

mafia-city-explain-keep = Du beginnst mit diesen zwei Karten. Du wirst nicht noch einmal gefragt. (§2.10)
mafia-city-explain-replace = Beide Karten kommen für alle sichtbar auf den Ablagestapel, und du ziehst zwei neue. Einen zweiten Tausch gibt es nicht. (§2.10)
mafia-city-explain-place = Ein Mafioso deiner Bande kommt oben auf den Stapel. Wer an einem Ort die meisten Mafiosi hat, kontrolliert ihn; bei Gleichstand entscheidet der unterste, nur Kampfarena und Rathaus kontrolliert dann niemand. Niemand kann das aufheben. (§3.1.1)
mafia-city-explain-play-snitch = Der Mafioso kommt in die Gefängniszelle und zählt nirgends, bis das Gefängnis gewertet wird. Zwei Fäuste oder ein Polizeichef heben es auf, und dein Zug ist vorbei. Gehört er nicht dir, kann sein Besitzer mit Mittäterschaft antworten. (§1.6.1)
mafia-city-explain-play-thief = Du nimmst zufällig eine der Karten, die { $whom } dann noch hat. Zwei Fäuste oder ein Polizeichef heben es auf, und dein Zug ist vorbei. (§1.6.2)
mafia-city-explain-play-raid = Der ganze Stapel kehrt in die Banden der Besitzer zurück. Wer pausiert und einen Mafioso erhält, ist wieder aktiv. Zwei Fäuste oder ein Polizeichef heben es auf, und dein Zug ist vorbei. (§1.6.3)
mafia-city-explain-play-shadow = Die beiden Haupt-Mafiosi tauschen die Plätze, egal, wem sie gehören. Der unterste entscheidet bei Gleichstand. Zwei Fäuste heben es auf, und dein Zug ist vorbei. (§1.6.4)
mafia-city-explain-play-scheme = Der Mafioso verlässt seinen Stapel und kommt oben auf den anderen. Beim Gefängnis ist der Stapel gemeint, nicht die Gefängniszelle. Zwei Fäuste oder ein F.B.I. heben es auf, und dein Zug ist vorbei. (§1.6.5)
mafia-city-explain-play-trade = Du ziehst bis zu { $n } Karten und legst eine davon ab. Zwei Fäuste oder ein F.B.I. heben es auf, und dein Zug ist vorbei. (§1.6.6)
mafia-city-explain-play-hitman = Der Mafioso kommt in die Reserve seines Besitzers und muss erst wieder angeworben werden. Zwei Fäuste oder ein F.B.I. heben es auf; dann darfst du eine weitere Karte Auftragskiller spielen. (§1.6.7)
mafia-city-explain-play-chief = Polizeichef hebt auf, was angekündigt wurde. Jemand kann deine Karte mit zwei Fäusten aufheben; dann werden alle neu gefragt. (§1.6.9)
mafia-city-explain-play-fbi = F.B.I. hebt auf, was angekündigt wurde. Jemand kann deine Karte mit zwei Fäusten aufheben; dann werden alle neu gefragt. (§1.6.10)
mafia-city-explain-play-complicity = Auch ein Mafioso eines dritten Spielers kommt in die Gefängniszelle, und sein Besitzer darf ebenso antworten. Zwei Fäuste heben es auf; dann darfst du eine weitere spielen. (§1.6.11)
mafia-city-explain-play-untold = Du kündigst die Karte ohne Ziel an. Hebt sie niemand auf, nennst du es dann. (§7.4)
mafia-city-explain-hat = Dein Mafioso kehrt in deine Bande zurück und kann wieder platziert werden. Zwei Fäuste heben es auf, und dein Zug ist vorbei. Der Text der Karte zählt nicht. (§1.5.1)
mafia-city-explain-hats = Ein Mafioso deiner Reserve kommt oben auf diesen Stapel. Das Paar ist ein Effekt: Zwei Fäuste heben es auf, beide Karten sind verloren, und dein Zug ist vorbei. (§1.5.2)
mafia-city-explain-hat-untold = Hebt niemand den Hut mit zwei Fäusten auf, nennst du den Mafioso, der in deine Bande zurückkehrt. (§7.4)
mafia-city-explain-hats-untold = Hebt niemand das Paar mit zwei Fäusten auf, nennst du den Ort, an den dein Mafioso kommt. (§7.4)
mafia-city-explain-temporize = Die Karte kommt auf den Ablagestapel, Text und Symbol zählen nicht, und der nächste Spieler ist am Zug. Niemand kann reagieren. (§3.1.5)
mafia-city-explain-pass = Du hast in dieser Phase keinen Zug mehr, außer mit einer Kugel oder wenn dich eine Durchsuchung zurückbringt. Reagieren darfst du weiterhin. Pausieren alle, ist die Phase vorbei. (§3.1.6)
mafia-city-explain-bullet = Du zeigst die Karte. Hebt sie niemand mit zwei Fäusten auf, musst du eine Handlung ausführen. Du pausierst danach weiter. (§3.1.7)
mafia-city-explain-fists = Das Paar hebt auf, was angekündigt wurde. Jemand kann deine Fäuste mit zwei anderen aufheben; dann werden alle neu gefragt. (§1.5.3)
mafia-city-explain-offer-fist = Die anderen werden nach einer zweiten Faust gefragt. Kommt eine, hebt das Paar auf, was angekündigt wurde; kommt keine, kehrt deine Karte auf die Hand zurück, und du hast abgelehnt. (§7.5)
mafia-city-explain-add-fist = Zusammen mit der angebotenen Faust hebt deine auf, was angekündigt wurde. Keine der beiden Karten kommt zurück. (§7.5)
mafia-city-explain-aim = Es geschieht jetzt; niemand kann es mehr aufheben. (§7.4)
mafia-city-explain-agree = Jede Karte, die nicht aufgehoben wird, zählt wie ein Mafioso mehr, wenn die Kontrolle über { NOUN($at, form: "object") } bestimmt wird, nur für dieses Mal. Zwei Fäuste heben eine Karte auf; dann darfst du eine weitere spielen. (§4.6)
mafia-city-explain-plus-one = Hebt es niemand mit zwei Fäusten auf, erhältst du einen zusätzlichen Siegpunkt. Wird es aufgehoben, darfst du ein weiteres „+1“ spielen. (§1.5.5)
mafia-city-explain-send = Der Mafioso bleibt in der Gefängniszelle, bis das Gefängnis in der nächsten Runde gewertet wird. Ein Polizeichef hebt es auf, und es gibt keinen zweiten Versuch. Gehört er nicht dir, kann sein Besitzer mit Mittäterschaft antworten. (§5.2)
mafia-city-explain-move = Die Figur des Auftragskillers geht dorthin, außer ein F.B.I. hebt es auf. Eine Karte Auftragskiller trifft danach den Stapel, bei dem die Figur steht. (§5.5)
mafia-city-explain-recruit = Ein Mafioso kommt aus deiner Reserve in deine Bande, bereit für die nächste Handlungsphase. (§1.7.3)
mafia-city-explain-take-policeman = Ab jetzt siehst du alle anderen Hände, solange du den Polizisten hast. (§8.2)
mafia-city-explain-take-mayor = Ab jetzt bestimmst du die Reihenfolge der Orte und in der Strategiephase, wer wann entscheidet. (§5.4)
mafia-city-explain-draw = Du ziehst bis zu { $n } Karten, dann kommt eine beliebige Karte deiner Hand auf den Ablagestapel. Nichts kann das aufheben. (§1.7.5)
mafia-city-explain-discard = Die Karte kommt offen auf den Ablagestapel. (§6.2)
mafia-city-explain-choose = { NOUN($at) } wird als Nächstes gewertet: Kontrolle, Siegpunkt, Effekt. (§3.2)
mafia-city-explain-next-location = Wer { NOUN($at, form: "in") } Mafiosi hat, entscheidet jetzt, welche davon zurückkommen, in der Reihenfolge, die du bestimmst. (§3.3.1)
mafia-city-explain-name =
    { $you ->
        [whom] Du entscheidest jetzt, welche deiner Mafiosi du zurücknimmst. (§3.3.1)
       *[other] { $whom } entscheidet jetzt, welche Mafiosi zurückkommen. (§3.3.1)
    }
mafia-city-explain-withdraw = Wen du zurücknimmst, der kehrt in deine Bande zurück; wen du lässt, der behält seinen Platz in der Reihe und zählt auch nächste Runde. Du wirst hier nur einmal gefragt. (§3.3.3)
mafia-city-explain-decline-bullet = Dein Zug wird übersprungen; niemand erfährt, ob du eine Kugel hast. (§3.1.7)
mafia-city-explain-decline-react = Du lässt es geschehen, außer jemand anders reagiert. Wird eine Reaktion aufgehoben, wirst du neu gefragt. (§4.3)
mafia-city-explain-decline-add-fist = Du behältst deine Karten; der nächste Spieler wird gefragt. (§7.5)
mafia-city-explain-decline-complicity = Dein Mafioso bleibt in der Gefängniszelle, und niemand leistet ihm Gesellschaft. (§4.7)
mafia-city-explain-decline-agree = Vorerst kommt nichts dazu. Spielt später jemand einen, wirst du neu gefragt. (§4.6)
mafia-city-explain-decline-send = Du verzichtest in dieser Runde auf den Effekt des Gefängnisses. (§1.7.1)
mafia-city-explain-decline-move-hitman = Die Figur des Auftragskillers bleibt stehen. Eine Karte Auftragskiller darfst du dort trotzdem spielen. (§5.5)
mafia-city-explain-decline-kill = Der Hafen ist für diese Runde erledigt. (§5.5)
mafia-city-explain-decline-recruit = Deine Reserve bleibt, wie sie ist; bei Gleichstand am Spielende gewinnen weniger Mafiosi in der Reserve. (§1.7.3)
mafia-city-explain-decline-take-policeman = Der Polizist bleibt, wo er ist, auch bei einem anderen Spieler. (§5.3.3)
mafia-city-explain-decline-draw = Du ziehst nichts und legst nichts ab. (§1.7.5)
mafia-city-explain-decline-plus-one = Du behältst deine Karten und erhältst in dieser Runde keinen zusätzlichen Siegpunkt. (§1.7.6)
mafia-city-explain-decline-take-mayor = Der Bürgermeister bleibt, wo er ist, auch bei einem anderen Spieler. (§5.3.3)

## Whom we wait for

mafia-city-waiting-you = Du bist gefragt.
mafia-city-waiting-for = Warten auf { $who }.
mafia-city-waiting-reactions = Wir warten auf Reaktionen …
mafia-city-waiting-chance = Der Zufall entscheidet.
mafia-city-waiting-over = Das Spiel ist aus.

## The table

mafia-city-table-setup = Spielaufbau. { $target } Siegpunkte beenden das Spiel.
mafia-city-table-round = Runde { $round }, { $phase }. Startspieler: { $who }. { $target } Siegpunkte beenden das Spiel.
mafia-city-table-over = Das Spiel ist aus nach { $round ->
        [one] 1 Runde
       *[other] { $round } Runden
    }. Das Ziel waren { $target } Siegpunkte.
mafia-city-table-solving = Gewertet wird: { NOUN($at) }.
mafia-city-table-taking-back = Mafiosi werden { NOUN($at, form: "from") } zurückgenommen.
mafia-city-table-stacks = Orte, jeder Stapel von unten nach oben:
mafia-city-table-location = { $number } { NOUN($at) }: { $content }
mafia-city-table-empty = leer
mafia-city-table-cube = mit Markierungsstein
mafia-city-table-cell = Gefängniszelle: { $content }
mafia-city-table-player =
    { $you ->
        [who] { $who } (du): { $content }
       *[other] { $who }: { $content }
    }
mafia-city-table-points =
    { $n ->
        [one] 1 Siegpunkt
       *[other] { $n } Siegpunkte
    }
mafia-city-table-crew = Bande { $n }
mafia-city-table-reserve = Reserve { $n }
mafia-city-table-cards =
    { $n ->
        [0] keine Karten
        [one] 1 Karte
       *[other] { $n } Karten
    }
mafia-city-table-active = aktiv
mafia-city-table-passed = pausiert
mafia-city-table-hand =
    { $you ->
        [who] Deine Hand: { $cards }
       *[other] Hand von { $who }: { $cards }
    }
mafia-city-table-limbo = Angekündigt und noch nicht entschieden: { $cards }
mafia-city-table-piles = Ziehstapel: { mafia-city-table-cards }. Ablagestapel: { $content }.
mafia-city-table-top = { mafia-city-table-cards }, zuoberst { $card }

## The end

mafia-city-ending-winner = { $who } gewinnt.
mafia-city-ending-cap = Niemand hat { $target } Siegpunkte erreicht. Die Hausregel „{ mafia-city-house-round-cap }“ hat die Partie nach { $round ->
        [one] einer Runde
       *[other] { $round } Runden
    } beendet. (§7.14)
mafia-city-ending-rank = { $place }. { $who }: { $points ->
        [one] 1 Siegpunkt
       *[other] { $points } Siegpunkte
    }, Reserve { $reserve }, { $cards ->
        [0] keine Karten
        [one] 1 Karte
       *[other] { $cards } Karten
    }{ $mayor ->
        [yes] , Bürgermeister
       *[no] { "" }
    }
mafia-city-ending-tie =
    { $by ->
        [reserve] { $tied } haben gleich viele Siegpunkte; { $who } hat weniger Mafiosi in der Reserve. (§6.4.1)
        [cards] { $tied } sind bei Siegpunkten und Reserve gleichauf; { $who } hat mehr Karten auf der Hand. (§6.4.2)
        [mayor] { $tied } sind bei Siegpunkten, Reserve und Karten gleichauf; { $who } hat den Bürgermeister. (§6.4.3)
       *[token] { $tied } sind bei Siegpunkten, Reserve und Karten gleichauf, und den Bürgermeister hat niemand von ihnen; { $who } sitzt am nächsten beim Startspieler-Marker. (§6.4.4)
    }

## Why not

mafia-city-reason-turn-cap = Du hattest in dieser Phase schon { $turns } Züge; jetzt kannst du nur noch pausieren.
mafia-city-reason-strict-pass = Ohne Bande, ohne Handlungskarte und ohne nutzbaren Hut musst du pausieren.
mafia-city-reason-no-crew = In deiner Bande ist kein Mafioso mehr, den du platzieren könntest.
mafia-city-reason-needs-a-hat = Um deinen Mafioso zurückzuholen, brauchst du eine Karte mit einem Hut.
mafia-city-reason-not-your-chip = Dieser Mafioso gehört nicht dir, und du hast keine Karte, die ihn trifft.
mafia-city-reason-not-an-action-card = { $card } ist keine Karte vom Typ Handlung: In deinem Zug kannst du sie nur ablegen oder ihr Symbol nutzen.
mafia-city-reason-no-chip-in-city = Für { $card } muss irgendwo ein Mafioso in einem Stapel sein.
mafia-city-reason-no-hand-to-rob = Für { $card } muss ein anderer Spieler eine Karte auf der Hand haben.
mafia-city-reason-no-stack-to-raid = Für { $card } brauchst du einen Stapel mit mindestens zwei deiner Mafiosi.
mafia-city-reason-too-few-stacks = Für { $card } braucht es zwei Orte mit Mafiosi.
mafia-city-reason-nothing-to-draw = { $card } bewirkt nichts: Es ist nichts mehr zu ziehen da.
mafia-city-reason-no-use-for-a-hat = Ein Hut braucht einen Mafioso von dir in einem Stapel; zwei Hüte brauchen einen Mafioso in deiner Reserve.
mafia-city-reason-fists-only-react = Fäuste antworten nur auf etwas, das ein anderer Spieler angekündigt hat.
mafia-city-reason-bullet-needs-pass = Eine Kugel ist nur für Spieler, die pausieren.
mafia-city-reason-one-bullet-a-turn = Eine Kugel pro Zug: Jetzt handle auf andere Weise.
mafia-city-reason-plus-only-in-club = Ein „+1“ ist nur für den, der den Gentlemen's Club kontrolliert, während dieser gewertet wird.
mafia-city-reason-only-a-bullet-now = Du pausierst: Jetzt kannst du nur eine Kugel spielen, und nur wenn du danach handeln könntest.
mafia-city-reason-not-a-target = Das ist kein mögliches Ziel.
mafia-city-reason-needs-two-fists = Eine Faust allein hebt nichts auf: Du brauchst zwei.
mafia-city-reason-cannot-cancel-with = { $card } kann { NOUN($use, form: "object") } nicht aufheben.
mafia-city-reason-only-reactions-now = Jetzt kannst du nur reagieren oder ablehnen.
mafia-city-reason-only-a-fist-now = Jetzt kannst du nur eine Faust dazulegen oder ablehnen.
mafia-city-reason-only-cards-just-drawn = Ablegen kannst du nur eine der eben gezogenen Karten.
mafia-city-reason-only-complicity-now = Jetzt hilft nur eine Karte Mittäterschaft.
mafia-city-reason-not-a-third-player = Nennen kannst du nur einen Mafioso eines dritten Spielers, weder deinen noch einen des Verursachers, und nur mit einer Karte Mittäterschaft.
mafia-city-reason-agreement-needs-answer = Den letzten Geheimen Pakt hast hier du gespielt; erst muss ein anderer Spieler antworten.
mafia-city-reason-only-agreements-now = Jetzt kann nur Geheimer Pakt gespielt werden.
mafia-city-reason-only-plus-one-now = Jetzt kann nur eine Karte mit dem Symbol „+1“ gespielt werden.
mafia-city-reason-name-a-chip-in-a-stack = Nenne einen Mafioso in einem Stapel; die in der Gefängniszelle kann man nicht nennen.
mafia-city-reason-not-adjacent = Die Figur des Auftragskillers geht nur an einen angrenzenden Ort.
mafia-city-reason-move-the-hitman = Jetzt geht es nur darum, wohin die Figur des Auftragskillers geht.
mafia-city-reason-not-under-the-hitman = Du brauchst eine Karte Auftragskiller, und sie trifft nur, wo die Figur des Auftragskillers steht.
mafia-city-reason-only-hitman-cards-now = Jetzt kann nur eine Karte Auftragskiller gespielt werden.
mafia-city-reason-already-solved = Dieser Ort ist schon gewertet.
mafia-city-reason-nothing-left-there = Dort ist nichts mehr zu entscheiden.
mafia-city-reason-choose-a-location = Jetzt muss ein Ort gewählt werden.
mafia-city-reason-name-a-player-there = Nenne einen Spieler, der dort Mafiosi hat und noch nicht entschieden hat.
mafia-city-reason-another-location-now = Jetzt geht es nur um { NOUN($at, form: "object") }.
mafia-city-reason-only-own-chips = Zurücknehmen kannst du nur deine eigenen Mafiosi.
mafia-city-reason-chips-alike = Deine Mafiosi, die aufeinander liegen, sind gleich: Nimm den untersten.

## House rules

mafia-city-switch =
    .on = an
    .off = aus
mafia-city-house-target = Nötige Siegpunkte
    .about = Wie viele Siegpunkte das Spiel beenden (§7.1).
    .experienced = Fortgeschrittene
    .beginners = Anfänger
mafia-city-house-first = Startspieler
    .about = Wer beginnt: Der Zufall entscheidet oder der Gastgeber (§7.2).
    .random = zufällig
    .seat = Platz { $seat }
mafia-city-house-strict-pass = Strenges Pausieren
    .about = Ohne Bande, ohne Handlungskarte und ohne nutzbaren Hut musst du pausieren (§7.3).
mafia-city-house-target-late = Ziele später nennen
    .about = Ziele werden erst nach den Reaktionen genannt (§7.4).
mafia-city-house-pool-fist = Gemeinsame Fäuste
    .about = Zwei Spieler dürfen je eine Faust geben (§7.5).
mafia-city-house-react-order = Reihenfolge der Reaktionen
    .about = Bei wem das Fragen beginnt, wenn etwas angekündigt wurde (§7.6).
    .left = ab links vom Besitzer des Effekts
    .first = ab dem Startspieler
mafia-city-house-self-complicity = Eigene Mittäterschaft
    .about = Mittäterschaft geht auch, nachdem du einen eigenen Mafioso eingesperrt hast (§7.7).
mafia-city-house-multi-complicity = Mehrere Mittäterschaften
    .about = Auf eine Verhaftung dürfen beliebig viele Karten Mittäterschaft folgen (§7.8).
mafia-city-house-agr-zero = Pakt ohne Mafioso
    .about = Geheimer Pakt darf auch ohne eigenen Mafioso am Ort gespielt werden (§7.9).
mafia-city-house-agr-replay = Pakt noch einmal
    .about = Ob du an einem Ort Geheimer Pakt zweimal hintereinander spielen darfst (§7.10).
    .free = bis alle ablehnen
    .answer = erst nach einem anderen Spieler
mafia-city-house-auto-figures = Figuren automatisch
    .about = Wer kontrolliert, nimmt Polizist oder Bürgermeister ohne Frage (§7.11).
mafia-city-house-sudden = Sofortiges Ende
    .about = Das Spiel endet in dem Moment, in dem jemand das Ziel erreicht (§7.12).
mafia-city-house-discard-top = Nur die oberste Ablage
    .about = Vom Ablagestapel ist nur die oberste Karte zu sehen (§7.13).
mafia-city-house-turn-cap = Höchstzahl der Züge
    .about = Wie viele Züge ein Spieler in einer Handlungsphase höchstens hat; 0 für keine Grenze (§7.14).
    .none = keine
    .some = { $n }
mafia-city-house-round-cap = Höchstzahl der Runden
    .about = Wie viele Runden höchstens gespielt werden; 0 für keine Grenze (§7.14).
    .none = keine
    .some = { $n }
mafia-city-house-chat = Chat
    .about = Ob frei geredet werden darf (§7.15).
    .free = freies Reden
    .none = kein Chat
mafia-city-house-shadow-others = Schattenspiele mit anderen
    .about = SCHATTENSPIELE darf keinen eigenen Mafioso bewegen, wie die italienische Anleitung sagt (§7.16).

## Facts of many games

mafia-city-fact-announced = angekündigte Effekte
mafia-city-fact-cancelled = aufgehobene Effekte
mafia-city-fact-jailed = Mafiosi in die Zelle geschickt
mafia-city-fact-raided = Durchsuchungen
mafia-city-fact-killed = eliminierte Mafiosi

## Standing orders

mafia-city-order =
    { $kind ->
        [own] immer ablehnen, wenn deine eigenen Mafiosi das Ziel sind
        [others] ablehnen, außer wenn deine Mafiosi oder deine Hand das Ziel sind
       *[decline] bis zum Ende dieser Phase auf nichts reagieren
    }

## Quantities, as hints and reviews name them

mafia-city-hint-points =
    { $n ->
        [one] 1 Siegpunkt
       *[other] { $n } Siegpunkte
    }
mafia-city-hint-control =
    { $n ->
        [one] 1 kontrollierten Ort
       *[other] { $n } kontrollierte Orte
    }
mafia-city-hint-staked =
    { $n ->
        [one] 1 Mafioso in den Stapeln
       *[other] { $n } Mafiosi in den Stapeln
    }
mafia-city-hint-crew =
    { $n ->
        [one] 1 Mafioso in der Bande
       *[other] { $n } Mafiosi in der Bande
    }
mafia-city-hint-cell =
    { $n ->
        [one] 1 Mafioso in der Gefängniszelle
       *[other] { $n } Mafiosi in der Gefängniszelle
    }
mafia-city-hint-cards =
    { $n ->
        [one] 1 Handkarte
       *[other] { $n } Handkarten
    }

## Where it came from, as charts and tables name it

mafia-city-source-points = Siegpunkte
mafia-city-source-plus = „+1“-Karten

## What a study names

mafia-city-by-points = Punkte
mafia-city-by-reserve = Mafiosi in Reserve
mafia-city-by-cards = Handkarten
mafia-city-by-mayor = der Bürgermeister
mafia-city-by-token = der Startspielermarker
mafia-city-family-drawn = gezogene Karten
mafia-city-family-use = gespielte Karten und Symbole
mafia-city-family-location = kontrollierte Orte
mafia-city-family-figure = Figuren

## Edition files

mafia-city-edition-targets = Zeile { $line }: „{ $path }“ braucht eine Punktzahl für 3, 4 und 5 Spieler.
mafia-city-edition-symbols = Zeile { $line }: „{ $path }“ braucht eine Anzahl für jedes von { $symbols }.
