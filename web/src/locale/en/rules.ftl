### The rules as a book, and the quick card.

rules-title = { $game }: the rules
rules-contents = Contents
rules-back = Back to §{ $number }
rules-paragraph = Paragraph { $number }
rules-table = Table of §{ $number }
rules-read = Read §{ $number }
rules-quick = Quick card
rules-quick-of = { $game }: quick card
rules-key-quick = quick card
rules-print = Print
rules-whole = All the rules
rules-all = Rules
rules-learn-game = Learn { $game } in ten minutes
rules-learn = Learn in ten minutes

## Quick cards: what all have

quick-round = The round
quick-end = The end
quick-points = { $n } points
