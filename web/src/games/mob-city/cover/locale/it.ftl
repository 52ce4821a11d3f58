### Mob City on the start page.

game-mob-city = Mob City
start-mob-city-pitch = Whiskey, angoli e pallottole, novembre 1928.
start-mob-city-kind = Aste
start-art-river = FIUME
start-art-plan = LA CITTÀ
