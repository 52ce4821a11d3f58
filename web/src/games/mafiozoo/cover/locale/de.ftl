### Mafiozoo on the start page.

game-mafiozoo = Mafiozoo
start-mafiozoo-pitch = Folge dem Faden. Bezahl das richtige Tier.
start-mafiozoo-kind = Einfluss
start-art-paper = DER HEROLD
start-art-headline = WEM GEHÖRT DER ZOO?
start-art-number = Nr. { $number }
start-art-hour = Null Uhr.
start-art-place = Cabaret,
start-art-door = Hintertür
