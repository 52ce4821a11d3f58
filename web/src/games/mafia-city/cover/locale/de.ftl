### Mafia City on the start page.

game-mafia-city = Mafia City
start-mafia-city-pitch = Stapel Leute, schmier den Chef, regier die Nacht.
start-mafia-city-kind = Stapel und Reaktionen
