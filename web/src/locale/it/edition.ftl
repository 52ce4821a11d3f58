### The edition editor: pictures of board and cards into which a copy’s values are typed.

## The page

edition-title = Editor delle edizioni
edition-games = Gioco
edition-opening = Apriamo la scatola …
edition-intro = Alcuni valori di questo gioco si trovano solo sulla plancia e sulle carte; dove vedi un punto interrogativo i nostri sono ricostruiti. Se ne possiedi una copia, scrivi quello che c’è sulla tua, salvala e gioca con quella.
edition-intro-stated = In questo gioco tutto è stabilito dal regolamento. Se la tua copia è diversa, scrivi quello che c’è, salvala e gioca con quella.
edition-name = Nome della tua edizione
edition-unsaved = Non ancora salvata; questo browser conserva ciò che scrivi.
edition-is-saved = Salvata come { $ref }
edition-progress = { $seen } di { $all } confrontati con la mia copia
edition-all-stated = Ogni valore è stabilito dal regolamento
edition-changed =
    { $n ->
        [0] Nessun valore diverso dai nostri.
        [one] Un valore diverso dai nostri.
       *[other] { $n } valori diversi dai nostri.
    }
edition-undo = Annulla
edition-redo = Ripeti
edition-fresh = Torna ai nostri
edition-is-fresh = Tutti i valori sono di nuovo i nostri. Annulla riporta i tuoi.
edition-file = File
edition-import = Apri un file
edition-export = Esporta
edition-play = Gioca con questa
edition-saved = Salvata. Tavoli e verbali la chiamano { $ref }.
edition-imported = { $name } è aperto. Annulla riporta ciò che c’era.
edition-too-long = Quel file è troppo lungo per essere un’edizione.
edition-other-game = Quel file è un’edizione di { $game }. Aprilo lì.
edition-unreadable = Non è stato possibile leggere quel file.
edition-drop = Lascia qui il file di un’edizione
edition-problems =
    { $n ->
        [one] C’è un errore
       *[other] Ci sono { $n } errori
    }
edition-show = Mostra
edition-pages = Immagini
edition-panel = Dettagli
edition-hint = Tocca una cosa nell’immagine per vedere i suoi valori, da dove vengono, e scrivere quelli della tua copia.

## Where values come from

edition-wrong = c’è un errore
edition-kind-rulebook = stabilito dal regolamento
edition-kind-copy = visto sulla mia copia
edition-kind-inferred = dedotto, abbastanza certo
edition-kind-reconstructed = ricostruito, da confrontare con la tua copia
edition-seen = così sulla mia copia
edition-see-all = Tutto questo è uguale sulla mia copia
edition-all-seen = Tutto questo è stato visto sulla mia copia
edition-reset = Torna al nostro: { $value }
edition-reset-value = { $label }: torna al nostro, { $value }

## Typing

edition-less = { $label }: meno
edition-more = { $label }: di più
edition-token = segnalino { $n }
edition-player = giocatore { $n }
edition-house-less = { $label }: un edificio in meno
edition-house-more = { $label }: un edificio in più
edition-condition-first = Primo
edition-condition-pay = Paga Z
edition-condition-offer = Offri Gemme
edition-condition-z = Z da pagare
edition-condition-gems = Gemme da offrire
edition-count = Quante
edition-deck =
    { $n ->
        [one] Il mazzo ha una carta.
       *[other] Il mazzo ha { $n } carte.
    }
edition-for-players = { $what }, { $n } giocatori

## Desk and city of Mafiozoo

edition-modes = Che cosa fa un tocco
edition-mode-tiles = Tessere
edition-mode-threads = Fili
edition-mode-places = Luoghi
edition-mode-roads = Strade
edition-mode-move = Sposta
edition-desk-look = Tocca una foto per scrivere la sua tessera.
edition-desk-threads = Tocca due foto: il filo viene messo o tolto.
edition-desk-move = Tocca una foto, poi il suo posto: uno vuoto, o un’altra foto con cui scambiarla.
edition-city-look = Tocca un luogo per scriverne costo e punti.
edition-city-roads = Tocca due luoghi: la strada viene messa o tolta.
edition-city-move = Tocca due luoghi per scambiarli.
edition-cell = Riga { $row }, colonna { $column }
edition-edge-laid = { $name }: uniti
edition-edge-lifted = { $name }: non più uniti
edition-edge-lift = Togli { $name }
edition-edge-lay = Rimetti { $name }
edition-threads-list = Tutti i fili in elenco
edition-roads-list = Tutte le strade in elenco
edition-place = { $name }: costa { $cost }; { $points } punti
edition-card = Carta { $name }
edition-funds = { $n } giocatori, in ordine di turno

## Mob City

edition-layout = { $n } Capitani
edition-card-add = Un’altra carta: { $name }
edition-card-away = La mia copia non ha questa carta
edition-planner-hint = Scrivi i numeri sulla carta. Tocca un edificio per vedere da dove vengono i suoi.
edition-planner-note = Un bar clandestino aperto rende le entrate e, per ogni punto di valore del whiskey, quanto sta sotto «per valore».

## Pages and groups

edition-page-desk = Scrivania
edition-page-city = Città
edition-page-cards = Carte
edition-page-numbers = Numeri
edition-page-blocks = Isolati
edition-page-crew = Scagnozzi
edition-page-events = Eventi e whiskey
edition-group-game = La partita
edition-group-gems = Gemme con una carta
edition-group-tokens = Segnalini Favore
edition-group-favours = Che cosa danno i Favori
edition-group-places = Che cosa danno i luoghi
edition-group-puppet = Il Burattino in due giocatori
edition-group-funds = Gemme nel Fondo all’inizio
edition-group-captain = Un Capitano
edition-group-privileges = Privilegi
edition-group-money = Paghe ed estorsione
edition-group-shootout = Sparatorie
edition-group-days = Giorni
edition-table-mafiozoo-numbers = Numeri
edition-table-mafiozoo-funds = Fondi
edition-table-mafiozoo-counts = Quanti di ognuno
edition-table-mafiozoo-photos = Foto
edition-table-mafiozoo-threads = Fili
edition-table-mafiozoo-tiles = Tessere Famiglia
edition-table-mafiozoo-godfathers = Carte Padrino
edition-table-mafiozoo-places = Luoghi
edition-table-mafiozoo-roads = Strade
edition-table-mafiozoo-name = Nome
edition-table-mafiozoo-game = Gioco
edition-table-mob-city-numbers = Numeri
edition-table-mob-city-layouts = Isolati della città
edition-table-mob-city-blocks = Gli isolati
edition-table-mob-city-planner = Prospetto
edition-table-mob-city-characters = Personaggi
edition-table-mob-city-weapons = Armi
edition-table-mob-city-whiskeys = Whiskey
edition-table-mob-city-events = Eventi
edition-table-mob-city-name = Nome
edition-table-mob-city-game = Gioco
edition-table-mafia-city-chips = Gettoni di ogni colore
edition-table-mafia-city-targets = Punti che chiudono la partita
edition-table-mafia-city-deck = Mazzo
edition-table-mafia-city-numbers = Numeri
edition-table-mafia-city-name = Nome
edition-table-mafia-city-game = Gioco

## Values of Mafiozoo

edition-field-mafiozoo-tiles-other = Lato normale
edition-field-mafiozoo-tiles-golden = Lato dorato
edition-field-mafiozoo-photos-row = Riga sulla Scrivania, da 0
edition-field-mafiozoo-photos-column = Colonna sulla Scrivania, da 0
edition-field-mafiozoo-places-cost = Costo
edition-field-mafiozoo-places-points = Punti
edition-field-mafiozoo-places-row = Riga, da 1
edition-field-mafiozoo-places-column = Colonna, da 1
edition-field-mafiozoo-godfathers-visits = Visita
edition-field-mafiozoo-godfathers-pay = Ognuno riceve, in Z
edition-field-mafiozoo-counts-corruption-specific = Carte Corruzione di ogni Personaggio
edition-field-mafiozoo-counts-corruption-generic = Carte Corruzione senza Personaggio
edition-field-mafiozoo-counts-informants = Informatori di ogni Personaggio
edition-field-mafiozoo-counts-districts = Segnalini Distretto di ogni tipo
edition-field-mafiozoo-numbers-rounds = Round
edition-field-mafiozoo-numbers-rounds-for-two = Round in due giocatori
edition-field-mafiozoo-numbers-money = Soldi all’inizio, in Z
edition-field-mafiozoo-numbers-gems = Gemme di ogni colore
edition-field-mafiozoo-numbers-corruption-cards = Carte Corruzione a ogni round
edition-field-mafiozoo-numbers-specific = Gemme al massimo con una carta Personaggio
edition-field-mafiozoo-numbers-specific-hall = Lo stesso con il Municipio
edition-field-mafiozoo-numbers-generic = Gemme al massimo con una carta senza Personaggio
edition-field-mafiozoo-numbers-informant-fund = Gemme al massimo dal Fondo con un Informatore
edition-field-mafiozoo-numbers-informant-police = Lo stesso con la Stazione di Polizia
edition-field-mafiozoo-numbers-informant-reserve = Oppure tante dalla Riserva
edition-field-mafiozoo-numbers-agenda = Segnalini Distretto scoperti
edition-field-mafiozoo-numbers-golden = Tessere sul lato dorato, al massimo
edition-field-mafiozoo-numbers-place-tokens = Segnalini Favore che costa un luogo
edition-field-mafiozoo-numbers-tokens-kept = Segnalini Favore tenuti tra i round
edition-field-mafiozoo-numbers-z-for-a-token = Z per un segnalino coperto alla fine
edition-field-mafiozoo-numbers-banker = Banchiere: Z
edition-field-mafiozoo-numbers-union-districts = Sindacato: segnalini Distretto
edition-field-mafiozoo-numbers-union-gems = Sindacato: Gemme
edition-field-mafiozoo-numbers-producer-gain = Produttore: Gemme prese
edition-field-mafiozoo-numbers-producer-gems = Produttore: Gemme messe
edition-field-mafiozoo-numbers-planner-districts = Urbanista: segnalini Distretto
edition-field-mafiozoo-numbers-investigator-districts = Investigatore: segnalini Distretto
edition-field-mafiozoo-numbers-gym = Palestra: Z
edition-field-mafiozoo-numbers-race = Ippodromo: Z
edition-field-mafiozoo-numbers-site = Cantiere: segnalini Distretto
edition-field-mafiozoo-numbers-dock = Molo: Gemme o Z
edition-field-mafiozoo-numbers-black = Mercato Nero: Gemme
edition-field-mafiozoo-numbers-bet = Sala Scommesse: Gemme
edition-field-mafiozoo-numbers-court = Tribunale: Z in meno da pagare
edition-field-mafiozoo-numbers-puppet-gems = Gemme sul visitato, e per ogni carta
edition-field-mafiozoo-numbers-puppet-cards = Carte scoperte per il Burattino

## Values of Mob City

edition-field-mob-city-blocks-north = Fila nord, da ovest a est
edition-field-mob-city-blocks-south = Fila sud, da ovest a est
edition-field-mob-city-layouts-rows = Righe di isolati
edition-field-mob-city-layouts-columns = Colonne di isolati
edition-field-mob-city-planner-lots = lotti
edition-field-mob-city-planner-price = prezzo
edition-field-mob-city-planner-notoriety = fama
edition-field-mob-city-planner-income = entrate
edition-field-mob-city-planner-glasses = per valore
edition-field-mob-city-planner-fine = multa
edition-field-mob-city-characters-kind = Tipo
edition-field-mob-city-characters-reflex = Riflessi
edition-field-mob-city-characters-health = Salute
edition-field-mob-city-characters-count = Quante
edition-field-mob-city-weapons-bonus = Bonus al dado
edition-field-mob-city-weapons-count = Quante
edition-field-mob-city-numbers-cash = Contanti all’inizio
edition-field-mob-city-numbers-notoriety = Fama all’inizio, e la minima
edition-field-mob-city-numbers-most-notoriety = Fama massima
edition-field-mob-city-numbers-pool = Carte in vetrina per ogni Capitano, e ingaggiate
edition-field-mob-city-numbers-pool-notorious = Lo stesso sopra la soglia
edition-field-mob-city-numbers-notorious = La soglia di fama
edition-field-mob-city-numbers-snitch = Prezzo della Spia, per la fama
edition-field-mob-city-numbers-police = Prezzo della Polizia, per la fama
edition-field-mob-city-numbers-whiskey = Prezzo del whiskey, per il valore
edition-field-mob-city-numbers-wage = Paga
edition-field-mob-city-numbers-lieutenant-wage = Paga di un Luogotenente
edition-field-mob-city-numbers-extortion = Estorsione in percento, per la fama
edition-field-mob-city-numbers-buildings = Segnalini edificio
edition-field-mob-city-numbers-slots = Squadre
edition-field-mob-city-numbers-grenade-victims = Vittime di una bomba a mano
edition-field-mob-city-numbers-shootout-won = Fama per una sparatoria vinta
edition-field-mob-city-numbers-shootout-lost = Fama per una sparatoria persa
edition-field-mob-city-numbers-safe-days = Giorni prima che il Don possa morire

## Values of Mafia City

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

## Why: our notes on mafiozoo

edition-why-mafiozoo-numbers = dichiarato nel testo
edition-why-mafiozoo-funds = dichiarato; confermato da un’errata
edition-why-mafiozoo-counts = dichiarato, o imposto dai totali
edition-why-mafiozoo-photos = disposizione del gioco da cui discende; tutti gli esempi in diagonale tornano
edition-why-mafiozoo-threads = foto che si toccano per un angolo
edition-why-mafiozoo-threads-1-2 = nominato in un esempio
edition-why-mafiozoo-threads-1-6 = nominato in un esempio
edition-why-mafiozoo-threads-1-7 = nominato in un esempio
edition-why-mafiozoo-threads-3-4 = nominato in un esempio
edition-why-mafiozoo-threads-4-12 = nominato in un esempio
edition-why-mafiozoo-threads-11-12 = nominato in un esempio
edition-why-mafiozoo-tiles-any-golden = la preparazione limita i lati dorati a 6 su 12
edition-why-mafiozoo-tiles-9-golden = esempio svolto di un segnalino Padrino per il miglior offerente
edition-why-mafiozoo-tiles-any-other = tipo e numero scelti per equilibrio
edition-why-mafiozoo-tiles-1-other = come nel gioco da cui discende
edition-why-mafiozoo-tiles-2-other = tipo dedotto, numero come la tessera 1
edition-why-mafiozoo-tiles-3-other = tipo dedotto, numero come la tessera 1
edition-why-mafiozoo-tiles-4-other = tipo dedotto, numero come la tessera 1
edition-why-mafiozoo-tiles-5-other = tipo dedotto, numero scelto
edition-why-mafiozoo-tiles-7-other = esempio svolto
edition-why-mafiozoo-tiles-9-other = come la tessera 5
edition-why-mafiozoo-tiles-11-other = esempio svolto
edition-why-mafiozoo-godfathers-any-visits = ogni consigliere due volte, come nel gioco da cui discende
edition-why-mafiozoo-godfathers-any-pay = nessun indizio; due gradi per ogni consigliere
edition-why-mafiozoo-places-any-row = l’elenco stampato letto come griglia
edition-why-mafiozoo-places-any-column = l’elenco stampato letto come griglia
edition-why-mafiozoo-places-any-cost = che siano due segnalini è certo, quali no
edition-why-mafiozoo-places-any-points = scelti per equilibrio, misurati con i bot
edition-why-mafiozoo-places-dock-points = legenda: un luogo con bonus 3 vale 6
edition-why-mafiozoo-roads = più rade della griglia intera, con un vicolo cieco a nord-ovest

## Why: our notes on mob-city

edition-why-mob-city-numbers = dichiarato nel testo
edition-why-mob-city-numbers-most-notoriety = dieci per cento a punto: a dieci tutte le entrate
edition-why-mob-city-layouts = otto tessere; l’ordine stampato nomina quattro isolati
edition-why-mob-city-layouts-2 = quattro isolati sono la città di base
edition-why-mob-city-layouts-3 = quattro isolati sono la città di base
edition-why-mob-city-blocks = i cinque tipi sono certi, i loro posti no
edition-why-mob-city-planner-any-lots = scelti perché ogni isolato renda uguale
edition-why-mob-city-planner-any-price = tre aperture diverse dai contanti iniziali
edition-why-mob-city-planner-any-notoriety = scelta per equilibrio
edition-why-mob-city-planner-any-income = multipli di 500, o un decimo non si pagherebbe in banconote
edition-why-mob-city-planner-any-glasses = il whiskey da solo non deve rendere senza sapere
edition-why-mob-city-planner-any-fine = pesante, e a volte impagabile
edition-why-mob-city-characters-any-kind = i cinque tipi sono descritti
edition-why-mob-city-characters-any-reflex = se ne conosce solo una scala a parole
edition-why-mob-city-characters-any-health = se ne conosce solo una scala a parole; mai sopra il sei
edition-why-mob-city-characters-any-count = i Soldati sono il grosso, le Pupe una rarità
edition-why-mob-city-weapons-any-bonus = dichiarato nel testo
edition-why-mob-city-weapons-any-count = scelto per equilibrio
edition-why-mob-city-whiskeys = sei carte di tre valori
edition-why-mob-city-events = dodici carte; due tipi nominano un lato: 4 + 4 + 1 + 1 + 1 e Il Don è morto

## Why: our notes on mafia-city

edition-why-mafia-city-chips = la tabella dei gettoni per numero di giocatori
edition-why-mafia-city-targets = la tabella dei punti vittoria
edition-why-mafia-city-deck = l’elenco delle carte e dei loro simboli
edition-why-mafia-city-numbers = dichiarato nel testo

## In the settings of a table, and on the start page

set-edition = Edizione
set-edition-printed = quella fornita con il gioco
set-edition-earlier = i nostri valori di prima ({ $name })
set-edition-editor = Editor delle edizioni
start-edition = Hai una copia stampata? Scrivi i suoi valori
