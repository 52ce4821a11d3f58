### The rules as a book, and the quick card.

rules-title = { $game }: le regole
rules-contents = Indice
rules-back = Torna al §{ $number }
rules-paragraph = Paragrafo { $number }
rules-table = Tabella del §{ $number }
rules-read = Leggi il §{ $number }
rules-quick = Promemoria
rules-quick-of = { $game }: promemoria
rules-key-quick = promemoria
rules-print = Stampa
rules-whole = Tutte le regole
rules-all = Regole
rules-learn-game = Impara { $game } in dieci minuti
rules-learn = Impara in dieci minuti

## Quick cards: what all have

quick-round = Il round
quick-end = La fine
quick-points = { $n } punti
