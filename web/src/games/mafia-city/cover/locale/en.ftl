### Mafia City on the start page.

game-mafia-city = Mafia City
start-mafia-city-pitch = Stack your men, bribe the chief, own the night.
start-mafia-city-kind = Stacks and reactions
