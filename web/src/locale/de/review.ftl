### The review of a match: chances, play and luck, decisions, turning points.

review-title = Analyse
review-offer = Wie gut war das wirklich?
review-about = Bots spielen jede Entscheidung noch einmal durch, nur mit dem, was am Platz bekannt war, und zeigen Fehler und Glück. Das kann einige Minuten dauern; sieh dir inzwischen ruhig die Partie an.
review-start = Diese Partie analysieren
review-working = Alles wird noch einmal überdacht
review-progress = { $done } von { $total } Entscheidungen
review-failed = Die Analyse kam nicht zu Ende. Versuch es noch einmal.
review-chances = Wer gewonnen hätte
review-chances-label = Anteil am Sieg im Lauf der Partie. Am Ende: { $list }
review-chances-jump = Stelle im Diagramm der Chancen
review-now = Chancen in diesem Moment
review-players = Können und Glück
review-to = auf
review-skill = Eigenes Spiel
review-luck = Glück
review-others = Die anderen
review-skill-span = Eigenes Spiel: wahrscheinlich { $low } bis { $high }
review-decisions-of =
    { $n ->
        [one] eine Entscheidung
       *[other] { $n } Entscheidungen
    }
review-clean = ohne Fehler
review-inaccuracies =
    { $n ->
        [one] 1 Ungenauigkeit
       *[other] { $n } Ungenauigkeiten
    }
review-mistakes =
    { $n ->
        [one] 1 Fehler
       *[other] { $n } Fehler
    }
review-blunders =
    { $n ->
        [one] 1 grober Fehler
       *[other] { $n } grobe Fehler
    }
review-explain = Was die Zahlen bedeuten
review-explain-skill = Eigenes Spiel: was die eigenen Entscheidungen gekostet haben, verglichen mit den besten gefundenen Antworten. Zusammengezählt kann das mehr als ein ganzer Sieg sein; über null kommt niemand.
review-explain-luck = Glück: was Karten, Würfel und Verdecktes gebracht oder genommen haben.
review-explain-others = Die anderen: was ihre Entscheidungen verschenkt oder genommen haben. Alle drei zusammen führen von der ersten Zahl zur letzten.
review-turns = Wendepunkte
review-lucks = Glücksfälle
review-moment = Moment { $n }
review-decisions =
    { $n ->
        [one] Eine Entscheidung, die etwas gekostet hat
       *[other] { $n } Entscheidungen, die etwas gekostet haben
    }
review-whose = Wessen Entscheidungen
review-all = Alle
review-order = Reihenfolge
review-order-cost = teuerste zuerst
review-order-time = der Reihe nach
review-none = Hier war nichts eindeutig besser zu machen.
review-said = Gespielt
review-better = Besser
review-more =
    { $n ->
        [one] Noch eine zeigen
       *[other] Noch { $n } zeigen
    }
review-grade-inaccuracy = ungenau
review-grade-mistake = Fehler
review-grade-blunder = grober Fehler
review-deep-about = Mit mehr Zeit sehen die Bots weiter und unterscheiden auch knappe Entscheidungen.
review-deep = Länger nachdenken lassen
