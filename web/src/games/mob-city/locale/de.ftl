### Mob City auf der Seite: Wörter des Tisches.

## The table

mob-city-web-phase =
    .n1 = Gebote
    .n2 = Befehle
    .n3 = Blöcke
mob-city-web-day-word = Tag
mob-city-web-city = Stadtplan
mob-city-web-mini = Die ganze Stadt im Kleinen
mob-city-web-you = Du
mob-city-web-n = R { $n }
mob-city-web-tally =
    .cash = Bargeld
    .notoriety = Ruf
    .cards = Karten in den Gruppen
    .buildings = Gebäude
mob-city-web-notoriety = Ruf { $n }, mindestens { $least }
mob-city-web-today = heute { $amount }
mob-city-web-slot-of = Trupp { $group }: { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}
mob-city-web-houses = { $n } von { $most } Gebäuden
mob-city-web-owner = Besitzer { $name }
mob-city-web-for-sale = zu kaufen für { $price }
mob-city-web-chosen = gewählt
mob-city-web-legal = wählbar
mob-city-web-see-city = Zur Stadt
mob-city-web-see =
    .shootout = Zur Schießerei
    .bids = Zu den Geboten
    .privileges = Zu den Privilegien

## Deed and Planner

mob-city-web-deed-free = { $code }, frei, { $price }
mob-city-web-deed-owned = { $code }, { $name }
mob-city-web-close-deed = Urkunde schließen
mob-city-web-income = Einnahme
mob-city-web-bar = Bar { $values }
mob-city-web-hat-fine = Ruf, Bußgeld
mob-city-web-guards = Der Trupp bewacht es:
mob-city-web-extorts = Allein nimmt der Trupp { $percent } %:
mob-city-web-planner = Planungskarte
mob-city-web-per-day = $ je Tag
mob-city-web-extortion = Erpressung: { $percent } % je Punkt Ruf
mob-city-web-column =
    .price = Preis
    .hat = Ruf
    .legal = legal
    .value = W{ $n }
    .fine = Buße

## Events, decks, bank

mob-city-web-events = Ereignisse
mob-city-web-events-left = Ereigniskarten übrig: { $n }
mob-city-web-only-you = Nur du weißt es
mob-city-web-today-event = Heute
mob-city-web-event-later = Wird in Phase III aufgedeckt
mob-city-web-safe =
    { $n ->
        [one] Der Don lebt noch mindestens einen Tag.
       *[other] Der Don lebt noch mindestens { $n } Tage.
    }
mob-city-web-unsafe = Der Don kann jeden Tag sterben.
mob-city-web-past = Bisherige Ereignisse
mob-city-web-day = Tag { $n }: { $event }
mob-city-web-deck = Vollstreckerstapel: { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}
mob-city-web-on-offer = { $name }, Wert { $value }: { $n } im Angebot
mob-city-web-ledger = Familienkasse
mob-city-web-ledger-day = Tag { $n }
mob-city-web-consigliere = Consigliere
mob-city-web-consigliere-about = Bis der Don tot ist, kennt niemand sonst das Testament. Du siehst, was alle sehen.
mob-city-web-will = Testament des Dons
mob-city-web-will-text =
    .cash = Der Reichste wird der neue Don.
    .notoriety = Der Berüchtigtste wird der neue Don.
mob-city-web-tools = Mehr vom Tisch
mob-city-web-tool =
    .city = Stadt
    .captains = Capos
    .events = Ereignis
    .ledger = Kasse
    .planner = Planung
mob-city-web-captains = Capos

## Crew board

mob-city-web-crew = Deine Mannschaft
mob-city-web-group = Trupp { $n }
mob-city-web-cards = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}
mob-city-web-pick-slot = Trupp { $n } wählen
mob-city-web-out = draußen
mob-city-web-send-now = jetzt los
mob-city-web-send-next = danach
mob-city-web-plan = Dein Plan
mob-city-web-send-all = Alle { $n } Trupps losschicken
mob-city-web-buy =
    { $n ->
        [one] Für { $amount } kaufen
       *[other] Alle { $n } für { $amount } kaufen
    }
mob-city-web-hire = { $cards } anheuern
mob-city-web-arm-all = Alle wie vorgeschlagen bewaffnen
mob-city-web-empty = leer
mob-city-web-wages = Lohn { $amount }
mob-city-web-kills = 2 Tote
mob-city-web-two-guns = 2 Waffen

## Bids

mob-city-web-tokens = Deine Marken
mob-city-web-secret = { $name }: geheim
mob-city-web-choosing = geheim
mob-city-web-sealed = versiegelt
mob-city-web-to-place = noch { $n } legen
mob-city-web-in-hand = in der Hand
mob-city-web-waits = wartet
mob-city-web-place = { $n } hierher
mob-city-web-put = { $n } auf { $name } legen
mob-city-web-take-back = { $n } von { $name } zurücknehmen
mob-city-web-seal = Gebote versiegeln
mob-city-web-seal-later = Versiegeln, noch { $n } legen
mob-city-web-yesterday = Gebote von gestern
mob-city-web-equal-bids = Gleiche Gebote: in dieser Folge
mob-city-web-bid = { $name } bietet { $n }
mob-city-web-about =
    .enforcer = Bis zu { $n } Karten anheuern, nach Rang
    .snitch = Das Ereignis von heute allein ansehen
    .police = Heute weder Razzia noch Verhaftung für dich
    .whiskey = Flüsterkneipen öffnen, mit diesem Whiskey
mob-city-web-free = kostenlos
mob-city-web-wages-follow = Lohn kommt dazu
mob-city-web-times = { $each } × Ruf { $n }
mob-city-web-per-value = { $each } × Wert
mob-city-web-rank = In dieser Reihenfolge
mob-city-web-may-hire = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}
mob-city-web-pool = Der Pool: { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}
mob-city-web-back = Eine verdeckte Karte
mob-city-web-whiskeys = Whiskey im Angebot

## Grenade and shootout

mob-city-web-grenade = Eine Granate auf: { $building }?
mob-city-web-grenade-about = Es gehört { $name } und brächte heute { $amount }. Getroffen ist es zu und bringt nichts.
mob-city-web-grenade-there = Vor Ort: { $names }
mob-city-web-grenade-secret = Alle, die könnten, werden zugleich gefragt, Granate oder nicht.
mob-city-web-shootout = Schießerei: { $block }
mob-city-web-stage =
    .arming = Waffen werden verteilt
    .initiative = wer zuerst handelt
    .fight = der Kampf
    .victory = es ist vorbei
mob-city-web-order = Reihenfolge nach Reflex
mob-city-web-group-of = { $name }, Trupp { $group }
mob-city-web-standing = stehen: { $n }
mob-city-web-arming = bewaffnet sich geheim
mob-city-web-armed = bereit
mob-city-web-role =
    .guards = bewacht
    .extorts = erpresst
mob-city-web-claim = Trupp von { $name } übernehmen
mob-city-web-stamp =
    .injured = VERLETZT
    .killed = GETÖTET
    .claimed = ÜBERNOMMEN
mob-city-web-fate =
    .injured = zurück in Trupp { $n }
    .killed = unter den Stapel
    .claimed = Seite gewechselt
mob-city-web-dropped = Fallen gelassen
mob-city-web-die = Der Würfel: { $n }
mob-city-web-stake = Es geht um
mob-city-web-stake-name = { $name }, R{ "\u00A0" }{ $n }
mob-city-web-wins = siegt
mob-city-web-loses = verliert
mob-city-web-of = von { $amount }
mob-city-web-keeps = behält { $amount }
mob-city-web-takes = nimmt { $amount }
mob-city-web-attacks = Angriffe und Aussichten
mob-city-web-odds =
    .kill = tot
    .injure = verletzt
    .miss = nichts
mob-city-web-against = Gesundheit { $health }, Würfel + { $bonus }
mob-city-web-sure = ohne Wurf
mob-city-web-knife = Messer
mob-city-web-fire = Feuer

## Was ein Teil ist

mob-city-web-goal = Werde der neue Don: Stirbt der alte, nennt das geheime Testament den reichsten oder den berüchtigtsten Capo. Gebäude und Flüsterkneipen bringen Geld, gewonnene Schießereien Ruf.
mob-city-web-tonight = Heute Abend { $amount }, wenn niemand stört
mob-city-web-bought = Es bleiben { $left }, heute Abend bringt es bis { $amount }
mob-city-web-say =
    .price = Preis
    .missing = { $price }: dir fehlen { $amount }
    .affordable = { $price }: das kannst du zahlen
    .owner = Gehört
    .today = Bringt heute
    .open = { $amount }, offene Flüsterkneipe
    .legal = Einnahmen
    .speakeasy = Flüsterkneipe
    .yours = Dein Whiskey
    .with = { $amount } ({ $name })
    .notoriety = Ruf
    .fine = Strafe
    .police = Polizei heute
    .strikes = Razzia { $raid } %, Verhaftung { $arrest } %
    .spared = dich lässt sie in Ruhe
    .percent = { $n } %
    .groups = Trupps
    .extort = Erpressung
    .owners = Vergebene Gebäude
    .free = Zu kaufen
    .reflex = Reflex
    .reflex-about = { $n }: wer mehr hat, handelt zuerst
    .health = Gesundheit
    .health-about = { $n }: darüber tot, genau darauf verletzt
    .bonus = Bonus
    .bonus-about = +{ $n } zum Würfel
    .wage = Lohn am Tag
    .people = Leute
    .weapons = Waffen
    .stands = Steht bei
    .rank = Das kleinste Gebot kommt zuerst; gleiche im Uhrzeigersinn vom Capo in der Gunst des Dons aus.
    .value = Wert
    .offered = Im Angebot
    .whiskey-about = Öffnet heute eines deiner Gebäude als Flüsterkneipe; jedes weitere kostet noch einmal so viel.
    .cash = Bargeld
    .least = { $n }, nie unter { $least }
    .extortion = Erpresst
    .buildings = Gebäude
    .tonight = Heute Abend
    .alone = { $amount }, wenn niemand stört

## Szenen

mob-city-web-scene-day = Tag { $n }
mob-city-web-scene-tie = = : Gleiche Zahlen gehen im Uhrzeigersinn, vom Capo in der Gunst des Dons aus.
mob-city-web-scene-spared = die Polizei sieht weg
mob-city-web-scene-strikes-nobody = Es trifft niemanden.
mob-city-web-scene-last-day = Das ist der letzte Tag. Heute Abend wird das Testament geöffnet.
mob-city-web-scene-raided = RAZZIA
mob-city-web-scene-lost = VERLOREN
mob-city-web-scene-arrested = VERHAFTET
mob-city-web-scene-bombed = GESPRENGT
mob-city-web-scene-pays =
    { $you ->
        [yes] Du zahlst { $amount } Strafe. Für heute geschlossen.
       *[no] { $name } zahlt { $amount } Strafe. Für heute geschlossen.
    }
mob-city-web-scene-cannot-pay =
    { $you ->
        [yes] Du kannst die Strafe von { $amount } nicht zahlen: Das Gebäude ist weg.
       *[no] { $name } kann die Strafe von { $amount } nicht zahlen: Das Gebäude ist weg.
    }
mob-city-web-scene-group =
    { $you ->
        [yes] Dein Trupp { $group } wird abgeführt, { $n ->
            [one] 1 Karte
           *[other] { $n } Karten
        }.
       *[no] Trupp { $group } von { $name } wird abgeführt, { $n ->
            [one] 1 Karte
           *[other] { $n } Karten
        }.
    }
mob-city-web-scene-thrown =
    { $you ->
        [yes] Du hast eine Granate geworfen. Für heute geschlossen, alle gehen heim.
       *[no] { $name } hat eine Granate geworfen. Für heute geschlossen, alle gehen heim.
    }
mob-city-web-scene-won = { $name } gewinnt die Schießerei
mob-city-web-scene-you-won = Du gewinnst die Schießerei
mob-city-web-scene-nobody = Niemand gewinnt die Schießerei
mob-city-web-scene-unhurt = keine Verluste
mob-city-web-scene-loses = verliert { $cards }
mob-city-web-scene-dead = Der Don ist tot
mob-city-web-scene-don = { $name } ist der neue Don
mob-city-web-scene-you-don = Du bist der neue Don
mob-city-web-scene-dons = Die neuen Dons: { $names }
mob-city-web-paper = Die Abendlaterne
mob-city-web-paper-city = Spätausgabe
mob-city-web-paper-earned = verdient
mob-city-web-paper-paid = bezahlt
mob-city-web-paper-cash = Bargeld
mob-city-web-paper-notoriety = R
mob-city-web-paper-nothing = Ein ruhiger Tag. Die Polizei hat nichts zu melden.
mob-city-web-paper-more =
    { $n ->
        [one] und 1 weitere Meldung im Verlauf
       *[other] und { $n } weitere Meldungen im Verlauf
    }
mob-city-web-paper-heirs = Stürbe der Don heute Nacht: { $rich } nach Geld, { $feared } nach Ruf.
mob-city-web-head =
    .dead = Der Don ist tot
    .lost = Flüsterkneipe beschlagnahmt
    .fight = Schüsse in den Straßen
    .bombed = Explosion erschüttert die Stadt
    .arrests = Polizei räumt die Ecken
    .raids = Razzien in der ganzen Stadt
    .opened = Die ganze Nacht klingen Gläser
    .quiet = Alles ruhig in der Stadt

## Die Kurzübersicht

quick-day = Der Tag
quick-mob-city-phase =
    .n1 = Alle bieten geheim 1 bis 4; die kleinste Zahl zuerst, gleiche ab dem Capo in der Gunst des Dons.
    .n2 = Reihum: Lohn zahlen, Gebäude kaufen, Flüsterkneipen öffnen, jeden Trupp ausschicken.
    .n3 = Das Ereignis. Dann Block für Block: Razzien, Verhaftungen, Handgranaten, Schießereien, Einnahmen.
quick-mob-city-privileges = Die Privilegien
quick-mob-city-privilege =
    .enforcer = Bis zu 2 Karten anheuern (3 bei einem Ruf über 4).
    .snitch = Der Erste muss 50 $ × Ruf zahlen und sieht das Ereignis von heute an.
    .police = Der Erste muss 200 $ × Ruf zahlen: heute für ihn keine Razzia, keine Verhaftung.
    .whiskey = Auf Wunsch 100 $ × Wert: Flüsterkneipen öffnen; jede weitere kostet dasselbe.
quick-mob-city-money = Geld und Ruf
quick-mob-city-rule =
    .wages = Lohn: 50 $ je Karte, 200 $ ein Leutnant. Wer nicht zahlen kann, entlässt.
    .extortion = Allein bei einem fremden Gebäude: 10 % der Einnahme × Ruf.
    .notoriety = Ruf: Gebäude, und Schießereien gewonnen (+1) oder verloren (−1); nie unter der Summe deiner Gebäude.
    .will = Das Testament: Der Reichste oder der Berüchtigtste gewinnt.
quick-mob-city-people = Leute und Waffen
quick-mob-city-shootout = Schießerei: der höchste Reflex zuerst
quick-mob-city-shot = Wurf + Bonus
    .below = unter Gesundheit
    .equal = gleich
    .above = darüber
    .gun = Waffe
    .hands = bloße Hände
    .injured = verletzt
    .killed = getötet
    .after = Der letzte Trupp auf den Beinen gewinnt: +1 Ruf und die gefallenen Waffen. Alle anderen −1.
quick-mob-city-events = Die Ereignisse
quick-mob-city-named =
    .raid = Razzia
    .crackdown = Schlag gegen die Erpresser
    .truce = Waffenruhe der Banden
    .up = Whiskey schießt hoch
    .down = Whiskey bricht ein
    .dead = Der Don ist tot
quick-mob-city-event =
    .raid = Flüsterkneipen auf dieser Seite zahlen Bußgeld und schließen.
    .crackdown = Trupps auf dieser Seite bei fremden Gebäuden werden verhaftet.
    .truce = Keine Schießereien, keine Handgranaten; nur Gebäude ohne Besitzer werden erpresst.
    .up = Flüsterkneipen bringen das Doppelte.
    .down = Flüsterkneipen bringen die Hälfte.
    .dead = Der letzte Tag, Tag 7 bis 12.
