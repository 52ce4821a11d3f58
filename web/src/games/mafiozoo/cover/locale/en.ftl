### Mafiozoo on the start page.

game-mafiozoo = Mafiozoo
start-mafiozoo-pitch = Follow the thread. Pay the right animal.
start-mafiozoo-kind = Influence
start-art-paper = THE HERALD
start-art-headline = WHO RUNS THE ZOO?
start-art-number = No. { $number }
start-art-hour = Midnight.
start-art-place = Cabaret,
start-art-door = back door
