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
mafia-city-web-discard-look = Ablagestapel, { $n } Karten, obenauf { $card }: durchsehen
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
mafia-city-web-why-hint = Tippe eine matte Karte an: warum nicht?
mafia-city-web-usable = einsetzbar
mafia-city-web-ribbon-discard = Ablegen
mafia-city-web-use-text = { $card } spielen
mafia-city-web-use-symbol = Symbol { $symbol } nutzen

## Das Reaktionsfenster

mafia-city-web-window = Reaktionsfenster
mafia-city-web-window-lead = Der neueste Effekt liegt oben und entscheidet sich zuerst. Das Brett ruht.
mafia-city-web-answer = Deine Antwort
mafia-city-web-answer-open = Reagiere oder lass es geschehen.
mafia-city-web-cancelled = Aufgehoben
mafia-city-web-done = Erledigt
mafia-city-web-open-again = Wieder offen
mafia-city-web-if-nobody = Wenn niemand antwortet
mafia-city-web-happens = Es geschieht: { $use }
mafia-city-web-stopped = Aufgehoben: { $use }
mafia-city-web-equal =
    { $timed ->
        [yes] Immer { $n } Sekunden, für alle. Die anderen sehen nur, dass Reaktionen ausstehen.
       *[no] Lass dir Zeit. Die anderen sehen nur, dass Reaktionen ausstehen, nie, wer überlegt.
    }
