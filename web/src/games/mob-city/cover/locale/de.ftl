### Mob City on the start page.

game-mob-city = Mob City
start-mob-city-pitch = Whiskey, Ecken und Kugeln, November 1928.
start-mob-city-kind = Bieten
start-art-river = FLUSS
start-art-plan = STADTPLAN
