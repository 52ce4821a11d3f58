### Mafiozoo on the start page.

game-mafiozoo = Mafiozoo
start-mafiozoo-pitch = Segui il filo. Paga l'animale giusto.
start-mafiozoo-kind = Influenza
start-art-paper = L'ARALDO
start-art-headline = CHI COMANDA ALLO ZOO?
start-art-number = N. { $number }
start-art-hour = Ore 24.
start-art-place = Cabaret,
start-art-door = sul retro
