### Mafia City on the start page.

game-mafia-city = Mafia City
start-mafia-city-pitch = Impila uomini, corrompi il capo, domina la notte.
start-mafia-city-kind = Pile e reazioni
