# Tipps, und die Analyse von Partien, die zu Ende sind.

## What speaks for an answer; $what is a quantity, as below

hint-own-more = Danach hast du im Schnitt { $what } mehr { $than }.
hint-own-less = Danach hast du im Schnitt { $what } weniger { $than }.
hint-rival-more = Danach hat { $who } im Schnitt { $what } mehr { $than }.
hint-rival-less = Danach hat { $who } im Schnitt { $what } weniger { $than }.
hint-than-next = als mit der nächstbesten Antwort
hint-than-said = als mit der gegebenen Antwort
hint-why-chances =
    Zu sehen ist noch kein Unterschied, aber { $who } gewinnt seltener: um { $n ->
        [one] 1 Prozentpunkt
       *[other] { $n } Prozentpunkte
    }.
hint-why-even = Diese Antworten sind etwa gleich gut.
hint-why-only = Es gibt nichts anderes zu wählen.

## Asking for a hint

hint-off = An diesem Tisch bekommt niemand Tipps.
hint-busy = Der Analyst denkt noch über deine letzte Frage nach.
hint-failed = Der Analyst weiß gerade keine Antwort. Versuch es noch einmal.
cli-hint-line =
    { $n }. { $answer } ({ $value } %{ $behind ->
        [0] {""}
       *[other] , { $behind } weniger
    })

## Reviews

review-unfinished = Nur eine Partie, die zu Ende gespielt wurde, lässt sich analysieren.
review-busy = Der Analyst hat schon zu viele Partien vor sich. Versuch es in ein paar Minuten noch einmal.
review-many = Der Analyst hat von hier schon { $most } Partien vor sich. Warte, bis eine davon fertig ist.
review-no-seat = In dieser Partie gibt es keinen Platz „{ $seat }“. Plätze: { $known }.
review-chance = Der Zufall entscheidet.
review-answer = { $who }: { $answer }
review-working = Jede Entscheidung wird geprüft
review-title = Analyse von { $game }, { $seats } Spieler. Alle Zahlen sind Anteile am Sieg in Prozent.
review-player = Spieler
review-start = Anfang
review-skill = Können
review-luck = Glück
review-others = Andere
review-end = Ende
review-slips = Ungenauigkeiten / Fehler / grobe Fehler
review-chart = Siegchancen, von der ersten Antwort bis zur letzten
review-turns = Wendepunkte
review-worst = Was am meisten gekostet hat
review-none = Nichts, was sich vom Zufall unterscheiden ließe.
review-turn = Antwort { $at }: { $text } ({ $change })
review-grade-fine = gut
review-grade-inaccuracy = Ungenauigkeit
review-grade-mistake = Fehler
review-grade-blunder = grober Fehler
review-decision = Antwort { $at }, { $who }, { $grade }, Kosten { $cost } ({ $low } bis { $high }): { $answer }
review-better = Besser: { $best }

## The program

help-review = Auf eine Partie zurückblicken, die zu Ende ist: was jede Entscheidung gekostet hat, Glück und Können getrennt, die Wendepunkte. Es zählt, was jeder damals wusste.
help-option-deep = Zehnmal so lange nachdenken.
cli-help-hint = hint: die besten Antworten, und was für die erste spricht
