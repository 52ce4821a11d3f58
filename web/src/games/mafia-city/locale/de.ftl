### Mafia City auf der Seite: kurze Texte der Karten, Wörter des Bretts.

mafia-city-web-phase =
    .n1 = Handlung
    .n2 = Orte
    .n3 = Strategie
    .n4 = Rundenende
mafia-city-web-type =
    .action = Handlung
    .location = Ort
    .reaction = Reaktion
mafia-city-web-text =
    .snitch = Schick einen beliebigen Mafioso aus einem Stapel in die Zelle.
    .thief = Nimm jemandem eine zufällige Karte ab.
    .raid = Ein Stapel mit mindestens zwei von dir: alle gehen heim.
    .shadow = Die untersten Mafiosi zweier Stapel tauschen die Plätze.
    .scheme = Setz einen Mafioso oben auf einen anderen Stapel.
    .trade = Zieh 3 Karten, leg dann 1 davon ab.
    .hitman = Im Hafen: Ein Mafioso beim Auftragskiller kommt in die Reserve.
    .agreement = Zählt für die Kontrolle als ein Mafioso mehr von dir.
    .chief = Hebt Informant, Dieb, Durchsuchung oder Gefängnis auf.
    .fbi = Hebt Plan, Handel, Auftragskiller oder dessen Zug auf.
    .complicity = Deiner sitzt: Auch einer einer dritten Person muss in die Zelle.

## Das Brett

mafia-city-web-board = Die Stadt: sieben Orte
mafia-city-web-cell = ZELLE
mafia-city-web-police = POLIZEI
mafia-city-web-chips =
    { $n ->
        [0] leer
        [one] 1 Chip
       *[other] { $n } Chips
    }
mafia-city-web-chip = { $name }: Chip { $n } von { $all } von unten, { $place }
mafia-city-web-you = Du
mafia-city-web-you-control = du kontrollierst
mafia-city-web-controls = { $name } kontrolliert
mafia-city-web-nobody = Gleichstand: niemand kontrolliert
mafia-city-web-empty = leer: niemand kontrolliert
mafia-city-web-tie = Gleichstand, der unterste entscheidet: { $name }
mafia-city-web-then = Dann:
mafia-city-web-solved = mit einem Würfel markiert
mafia-city-web-target = mögliches Ziel
mafia-city-web-chosen = gewählt
mafia-city-web-stack = Der Stapel: { $place }
mafia-city-web-bottom-up = von unten nach oben

## Vorrat und Spieler

mafia-city-web-deck = Stapel
mafia-city-web-discard = Ablage
mafia-city-web-discard-look =
    { $n ->
        [one] Ablagestapel, 1 Karte, obenauf { $card }: durchsehen
       *[other] Ablagestapel, { $n } Karten, obenauf { $card }: durchsehen
    }
mafia-city-web-cubes = Würfel { $n }
mafia-city-web-crew = Bande
mafia-city-web-reserve = Reserve
mafia-city-web-cards = Karten
mafia-city-web-see-hand = Die Hand von { $name }
mafia-city-web-first = Startspieler

## Die Hand

mafia-city-web-hand = Deine Karten
mafia-city-web-no-cards = Du hast keine Karten.
mafia-city-web-private = Diese Karten siehst nur du
mafia-city-web-why-hint = Graue Karte antippen: warum sie nicht geht
mafia-city-web-usable = einsetzbar
mafia-city-web-ribbon-discard = Ablegen
mafia-city-web-waived = Du pausierst und spielst keine Kugel.
mafia-city-web-use-text = { $card } spielen
mafia-city-web-use-symbol = Symbol { $symbol } nutzen

## Was jetzt anzutippen ist

mafia-city-web-ask-send = Das Gefängnis gehört dir: Tippe den Mafioso an, der in die Zelle muss.
mafia-city-web-ask-use = { $card }: Wie setzt du die Karte ein?
mafia-city-web-ask-chip = { $card }: Tippe den Mafioso an.
mafia-city-web-ask-place = { $card }: Tippe den Ort an.
mafia-city-web-ask-seat = { $card }: Tippe die Person an.
mafia-city-web-ask-to = Tippe jetzt an, wohin er geht.
mafia-city-web-ask-other = Tippe jetzt den anderen Ort an.
mafia-city-web-ask-sure = Bestätige, oder tippe etwas anderes an.

## Pläne: die Strategiephase auf einmal

mafia-city-web-clear = Strategie: Tippe deine Mafiosi an, die heimgehen. Die anderen bleiben.
mafia-city-web-clear-mayor = Du hast den Bürgermeister. Tippe an, wer heimgeht, oder nenne selbst den nächsten Ort.
mafia-city-web-clear-done =
    { $mayor ->
        [yes] { $go ->
            [0] 1 bis 7, alle bleiben
           *[other] { $stay ->
                [0] 1 bis 7, alle gehen heim
               *[other] 1 bis 7, { $go ->
                    [one] 1 geht heim
                   *[other] { $go } gehen heim
                }
            }
        }
       *[no] { $go ->
            [0] Alle bleiben
           *[other] { $stay ->
                [0] Alle gehen heim
               *[other] { $go ->
                    [one] 1 geht heim
                   *[other] { $go } gehen heim
                }
            }
        }
    }
mafia-city-web-clear-going =
    { $go ->
        [0] Alle bleiben
       *[other] Heim: { $go }, es bleiben: { $stay }
    }
mafia-city-web-nobody-back = Niemanden zurücknehmen
mafia-city-web-in-order = Der Reihe nach, 1 bis 7
mafia-city-web-in-order-going = Der Reihe nach, 1 bis 7

## Was eine Figur ist

mafia-city-web-goal = Wer an einem Ort die meisten Mafiosi hat, kontrolliert ihn: 1 Punkt und seine Wirkung. Wer nach der Wertung aller sieben mit { $target } Punkten führt, gewinnt.
mafia-city-web-about-gives = Wer kontrolliert, außer 1 Punkt
mafia-city-web-about-tie = Bei Gleichstand
mafia-city-web-about-tie-nobody = Niemand kontrolliert ihn.
mafia-city-web-about-tie-lowest = Unter den Gleichen kontrolliert ihn, wer den untersten Mafioso hat.
mafia-city-web-about-now = Jetzt
mafia-city-web-about-ahead = Mit { $n } mehr.
mafia-city-web-about-here = Hier
mafia-city-web-about-cell = Die Zelle
mafia-city-web-about-cell-empty = niemand
mafia-city-web-about-cell-text = Wer hier sitzt, zählt nirgends. Wird das Gefängnis gewertet, geht die Zelle auf und alle gehen heim in die Bande.
mafia-city-web-about-card = Nutze den Text oder das Symbol, nie beides. Jede Karte kann man auch abwerfen, um Zeit zu gewinnen.
mafia-city-web-about-hitman = Eine Auftragskiller-Karte wirkt auf den Stapel, bei dem er steht. Wer den Hafen kontrolliert, darf ihn vorher einen Schritt ziehen.
mafia-city-web-about-policeman = Wer ihn hat, sieht die Karten aller anderen.
mafia-city-web-about-mayor = Wer ihn hat, bestimmt, in welcher Reihenfolge die Orte gewertet und geräumt werden. Am Ende entscheidet er als Drittes bei Gleichstand.
mafia-city-web-about-first = Beginnt die Aktionsphase und wird zuerst gefragt. Der Marker wandert jede Runde weiter.
mafia-city-web-about-cubes-title = Markierungswürfel
mafia-city-web-about-cubes = Einer auf jedem Ort, der schon gewertet ist. In der Strategiephase kommen sie wieder weg.
mafia-city-web-about-deck = Von hier zieht man mit Handel, im Geschäftsbezirk und am Ende jeder Runde. Ist er leer, wird die Ablage gemischt.
mafia-city-web-about-discard = Gespielte und abgeworfene Karten. Zum Durchsehen antippen.
mafia-city-web-about-points = Punkte
mafia-city-web-about-certain = { $n } von { $target }, sicher
mafia-city-web-about-held = Würde jetzt punkten
mafia-city-web-about-none = nirgends
mafia-city-web-about-crew =
    { $n ->
        [one] 1 Mafioso zum Setzen
       *[other] { $n } Mafiosi zum Setzen
    }
mafia-city-web-about-reserve =
    { $n ->
        [one] 1, erst anzuwerben
       *[other] { $n }, erst anzuwerben
    }
mafia-city-web-scene-round = Runde

## Das Reaktionsfenster

mafia-city-web-window = Reaktionsfenster
mafia-city-web-window-lead = Reaktionen werden von oben nach unten abgehandelt; bis dahin geschieht nichts.
mafia-city-web-answer = Deine Antwort
mafia-city-web-answer-open = Reagiere oder lass es geschehen.
mafia-city-web-cancelled = Aufgehoben
mafia-city-web-done = Erledigt
mafia-city-web-open-again = Wieder offen
mafia-city-web-if-nobody = Wenn niemand reagiert
mafia-city-web-happens = Wirkt: { $use }
mafia-city-web-stopped = Aufgehoben: { $use }
mafia-city-web-equal =
    { $timed ->
        [yes] { $n } Sekunden, was auch immer jemand hat; länger, wenn jemand um Zeit bittet. Bis dahin sieht niemand, wer reagiert.
        [no] Lass dir Zeit. Niemand sieht, wer reagiert, bis alle geantwortet haben.
       *[others] Niemand sieht, wer reagiert, bis alle geantwortet haben.
    }

## Die Kurzübersicht

quick-mafia-city-phase =
    .n1 = Reihum eine Handlung: Mafioso setzen, Karte spielen, Hut nutzen, Karte ablegen, um Zeit zu gewinnen, oder pausieren. Bis alle pausieren.
    .n2 = Die Orte 1 bis 7, oder wie der mit dem Bürgermeister sagt: wer kontrolliert, ein Punkt, der Effekt.
    .n3 = Ort für Ort: Mafiosi zurücknehmen oder stehen lassen.
    .n4 = Der Marker wandert. Alle ziehen eine Karte; wer allein Letzter ist, zieht mehr.
quick-mafia-city-control = Kontrolle
    .most = Die meisten Mafiosi im Stapel. Ein Geheimer Pakt zählt als einer mehr.
    .tie = Gleichstand: der unterste. In Kampfarena und Rathaus: niemand.
quick-mafia-city-signs = Symbole
quick-mafia-city-sign =
    .hat = Einer: einen eigenen zurückholen. Zwei: einen aus der Reserve auf einen Stapel.
    .fist = Zwei heben eine Karte oder ein Symbol eines anderen auf.
    .bullet = Wer pausiert hat: noch eine Handlung.
    .plus = Im Gentlemen’s Club: ein Punkt mehr.
quick-mafia-city-end = Nach einem siebten Ort: Wer das Ziel erreicht hat (3, 4, 5 Spieler: 15, 13, 11; Anfänger 10, 8, 7) und die meisten Punkte hat, gewinnt. Gleichstand: 1. weniger Reserve, 2. mehr Karten, 3. der Bürgermeister, 4. näher am Startspieler.
quick-mafia-city-places = Die Orte, jeder einen Punkt wert
quick-mafia-city-place =
    .n1 = Erst verlassen alle die Zelle. Dann darfst du einen Mafioso einsperren. Polizeichef hebt auf.
    .n2 = Auftragskiller einen Schritt bewegen (F.B.I. hebt auf); dann eine Karte Auftragskiller.
    .n3 = Einen anwerben. Bei Gleichstand alle Führenden.
    .n4 = Polizisten nehmen: Du siehst alle Hände.
    .n5 = Drei Karten ziehen, eine beliebige ablegen.
    .n6 = Ein „+1“ für einen Punkt mehr spielen.
    .n7 = Bürgermeister nehmen: Du wählst die Reihenfolge der Orte.
quick-mafia-city-cards = Die Karten: Text oder Symbol nutzen
quick-mafia-city-reactions = Reaktionen
    .rule = Ankündigen, reagieren, ausführen. Das Neueste gilt zuerst; eine aufgehobene Reaktion öffnet das Fenster wieder für alle. Was aufgehoben ist, ist verloren.
