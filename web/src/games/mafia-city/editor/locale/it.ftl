### Mafia City nell’editor delle edizioni: le pagine, i valori e le nostre note.

edition-for-players = { $what }, { $n } giocatori
edition-table-mafia-city-chips = Gettoni di ogni colore
edition-table-mafia-city-targets = Punti che chiudono la partita
edition-table-mafia-city-deck = Mazzo
edition-table-mafia-city-numbers = Numeri
edition-table-mafia-city-name = Nome
edition-table-mafia-city-game = Gioco
edition-field-mafia-city-chips-crew = Banda
edition-field-mafia-city-chips-reserve = Riserva
edition-field-mafia-city-targets-experienced = Esperti
edition-field-mafia-city-targets-beginners = Principianti
edition-field-mafia-city-numbers-opening-hand = Carte date all’inizio
edition-field-mafia-city-numbers-fists = Carte di una coppia di Pugni
edition-field-mafia-city-numbers-hats = Carte di una coppia di Cappelli
edition-field-mafia-city-numbers-raid = Gettoni propri per un Raid di Polizia
edition-field-mafia-city-numbers-trade = Carte pescate con lo Scambio
edition-field-mafia-city-numbers-district = Carte pescate nel Distretto degli Affari
edition-field-mafia-city-numbers-control-point = Punti per il controllo di un luogo
edition-field-mafia-city-numbers-extra-point = Punti per un «+1»
edition-field-mafia-city-numbers-round-draw = Carte pescate a fine round
edition-why-mafia-city-chips = la tabella dei gettoni per numero di giocatori
edition-why-mafia-city-targets = la tabella dei punti vittoria
edition-why-mafia-city-deck = l’elenco delle carte e dei loro simboli
edition-why-mafia-city-numbers = dichiarato nel testo
