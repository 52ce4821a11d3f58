### Mafia City im Editor für Ausgaben: Seiten, Werte und unsere Anmerkungen dazu.

edition-for-players = { $what }, { $n } Spieler
edition-table-mafia-city-chips = Chips jeder Farbe
edition-table-mafia-city-targets = Punkte, die das Spiel beenden
edition-table-mafia-city-deck = Kartenstapel
edition-table-mafia-city-numbers = Zahlen
edition-table-mafia-city-name = Name
edition-table-mafia-city-game = Spiel
edition-field-mafia-city-chips-crew = Bande
edition-field-mafia-city-chips-reserve = Reserve
edition-field-mafia-city-targets-experienced = Erfahrene
edition-field-mafia-city-targets-beginners = Anfänger
edition-field-mafia-city-numbers-opening-hand = Karten zu Beginn
edition-field-mafia-city-numbers-fists = Karten eines Faustpaars
edition-field-mafia-city-numbers-hats = Karten eines Hutpaars
edition-field-mafia-city-numbers-raid = Eigene Chips für eine Durchsuchung
edition-field-mafia-city-numbers-trade = Karten durch Handel
edition-field-mafia-city-numbers-district = Karten im Geschäftsbezirk
edition-field-mafia-city-numbers-control-point = Punkte für die Kontrolle eines Ortes
edition-field-mafia-city-numbers-extra-point = Punkte für ein „+1“
edition-field-mafia-city-numbers-round-draw = Karten am Ende der Runde
edition-why-mafia-city-chips = die Tabelle der Chips je Spielerzahl
edition-why-mafia-city-targets = die Tabelle der Siegpunkte
edition-why-mafia-city-deck = die Liste der Karten und ihrer Symbole
edition-why-mafia-city-numbers = steht im Text
