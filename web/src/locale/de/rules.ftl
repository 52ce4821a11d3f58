### The rules as a book, and the quick card.

rules-title = { $game }: die Regeln
rules-contents = Inhalt
rules-back = Zurück zu §{ $number }
rules-paragraph = Paragraf { $number }
rules-table = Tabelle zu §{ $number }
rules-read = §{ $number } lesen
rules-quick = Kurzübersicht
rules-quick-of = { $game }: Kurzübersicht
rules-key-quick = Kurzübersicht
rules-print = Drucken
rules-whole = Alle Regeln
rules-all = Regeln
rules-learn-game = { $game } in zehn Minuten lernen
rules-learn = In zehn Minuten lernen

## Quick cards: what all have

quick-round = Die Runde
quick-end = Das Ende
quick-points = { $n } Punkte
