### Mob City on the start page.

game-mob-city = Mob City
start-mob-city-pitch = Whiskey, corners and bullets, November 1928.
start-mob-city-kind = Bidding
start-art-river = RIVER
start-art-plan = CITY PLAN
