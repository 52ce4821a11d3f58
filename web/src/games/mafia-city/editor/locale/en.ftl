### Mafia City in the edition editor: its pages, its values and our notes on them.

edition-for-players = { $what }, { $n } players
edition-table-mafia-city-chips = Chips of each colour
edition-table-mafia-city-targets = Points that end the game
edition-table-mafia-city-deck = Deck
edition-table-mafia-city-numbers = Numbers
edition-table-mafia-city-name = Name
edition-table-mafia-city-game = Game
edition-field-mafia-city-chips-crew = Crew
edition-field-mafia-city-chips-reserve = Reserve
edition-field-mafia-city-targets-experienced = Experienced
edition-field-mafia-city-targets-beginners = Beginners
edition-field-mafia-city-numbers-opening-hand = Cards dealt at the start
edition-field-mafia-city-numbers-fists = Cards of a pair of Fists
edition-field-mafia-city-numbers-hats = Cards of a pair of Hats
edition-field-mafia-city-numbers-raid = Own chips a Police Raid needs
edition-field-mafia-city-numbers-trade = Cards drawn by Trade
edition-field-mafia-city-numbers-district = Cards drawn in the Business District
edition-field-mafia-city-numbers-control-point = Points for controlling a location
edition-field-mafia-city-numbers-extra-point = Points for a “+1”
edition-field-mafia-city-numbers-round-draw = Cards drawn at the end of the round
edition-why-mafia-city-chips = the table of chips by number of players
edition-why-mafia-city-targets = the table of victory points
edition-why-mafia-city-deck = the list of cards and their symbols
edition-why-mafia-city-numbers = stated in the text
