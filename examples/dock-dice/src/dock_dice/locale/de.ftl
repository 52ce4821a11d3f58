dock-dice-title = Dock Dice

## The table

dock-dice-field-coins = Münzen
dock-dice-field-cups = Unter den Bechern
dock-dice-field-shown = Letzte Runde aufgedeckt
dock-dice-field-round = Runde
dock-dice-phase-rolling = Würfeln
dock-dice-phase-claiming = Ansagen
dock-dice-phase-doubting = Zweifeln
dock-dice-face-ones = Einsen
dock-dice-face-twos = Zweien
dock-dice-face-threes = Dreien
dock-dice-face-fours = Vieren
dock-dice-face-fives = Fünfen
dock-dice-face-sixes = Sechsen

## What is asked and what may be answered

dock-dice-prompt-claim =
    { $count ->
        [0] Mach die erste Ansage.
       *[other] Die Ansage lautet { $count } × { $face }. Überbiete sie.
    }
dock-dice-help-claim = Sag, wie viele aller Würfel eine Augenzahl zeigen: mehr Würfel als die letzte Ansage, oder gleich viele einer höheren Augenzahl (§3.2).
dock-dice-prompt-react = Die Ansage lautet { $count } × { $face }. Glaubst du sie?
dock-dice-help-react = Wenn du zweifelst, werden alle Becher gehoben, und wer verliert, zahlt dem anderen eine Münze (§5.2).
dock-dice-option-claim = { $count } × { $face } ansagen
dock-dice-explain-claim = Die Gegner dürfen zweifeln; dann werden die Würfel gezählt (§5.1).
dock-dice-option-believe = Stehen lassen
dock-dice-explain-believe = Die Ansage bleibt stehen, wenn kein anderer zweifelt (§4.1).
dock-dice-option-doubt = Zweifeln
dock-dice-explain-doubt = Die Becher werden gehoben (§4.1).

## What happened

dock-dice-event-round-began = Runde { $number } beginnt; alle würfeln.
dock-dice-event-claimed = { $seat } sagt { $count } × { $face } an.
dock-dice-event-doubted = { $seat } zweifelt an der Ansage von { $whom }.
dock-dice-event-lifted = Die Becher werden gehoben: { $count } × { $face }.
dock-dice-event-paid =
    { $bluff ->
        [true] Es war ein Bluff: { $seat } zahlt { $to } eine Münze.
       *[false] Es stimmte: { $seat } zahlt { $to } eine Münze.
    }

## What is counted

dock-dice-hint-coins =
    { $n ->
        [one] { $n } Münze
       *[other] { $n } Münzen
    }
dock-dice-source-coins = Münzen
dock-dice-source-start = am Anfang
dock-dice-source-caught = aufgedeckte Bluffs
dock-dice-source-held = zu Unrecht bezweifelte Ansagen
dock-dice-source-bluffed = missglückte Bluffs
dock-dice-source-doubted = falsche Zweifel

## House rules

dock-dice-house-dice = Würfel je Spieler
    .about = Wie viele Würfel jeder unter dem Becher hat (§6.1).
dock-dice-house-wild = Einsen sind Joker
    .about = Einsen zählen als jede Augenzahl (§6.2).
dock-dice-switch =
    .on = ja
    .off = nein
