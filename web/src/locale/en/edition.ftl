### The edition editor: pictures of board and cards into which a copy’s values are typed.

## The page

edition-title = Edition editor
edition-games = Game
edition-opening = Opening the box …
edition-intro = Some values of this game are printed only on board and cards; ours are reconstructed where you see a question mark. If you own a copy, type in what yours says, save it, and play with it.
edition-intro-stated = Everything in this game is stated by its rules. If your copy differs, type in what it says, save it, and play with it.
edition-name = Name of your edition
edition-unsaved = Not saved yet; this browser keeps what you type.
edition-is-saved = Saved as { $ref }
edition-progress = { $seen } of { $all } checked against my copy
edition-all-stated = Every value is stated by the rules
edition-changed =
    { $n ->
        [0] No value differs from ours.
        [one] One value differs from ours.
       *[other] { $n } values differ from ours.
    }
edition-undo = Undo
edition-redo = Redo
edition-fresh = Back to ours
edition-is-fresh = All values are ours again. Undo brings yours back.
edition-file = File
edition-import = Open a file
edition-export = Export
edition-play = Play with it
edition-saved = Saved. Rooms and records call it { $ref }.
edition-imported = { $name } is open. Undo brings back what was here.
edition-too-long = That file is too long for an edition.
edition-other-game = That file is an edition of { $game }. Open it there.
edition-unreadable = That file could not be read.
edition-drop = Drop the file of an edition here
edition-problems =
    { $n ->
        [one] One thing is wrong
       *[other] { $n } things are wrong
    }
edition-show = Show
edition-pages = Pictures
edition-panel = Details
edition-hint = Tap a thing in the picture to see its values, where they come from, and to type what your copy says.

## Where values come from

edition-wrong = something is wrong
edition-kind-rulebook = stated by the rules
edition-kind-copy = seen on my copy
edition-kind-inferred = inferred, fairly sure
edition-kind-reconstructed = reconstructed, compare with your copy
edition-seen = so on my copy
edition-see-all = All of this is the same on my copy
edition-all-seen = All of this was seen on my copy
edition-reset = Back to ours: { $value }
edition-reset-value = { $label }: back to ours, { $value }

## Typing

edition-less = { $label }: less
edition-more = { $label }: more
edition-token = token { $n }
edition-player = player { $n }
edition-house-less = { $label }: one building fewer
edition-house-more = { $label }: one building more
edition-condition-first = First
edition-condition-pay = Pay Z
edition-condition-offer = Offer gems
edition-condition-z = Z to pay
edition-condition-gems = gems to offer
edition-count = How many
edition-deck =
    { $n ->
        [one] The deck has one card.
       *[other] The deck has { $n } cards.
    }
edition-for-players = { $what }, { $n } players

## Desk and city of Mafiozoo

edition-modes = What a tap does
edition-mode-tiles = Tiles
edition-mode-threads = Threads
edition-mode-places = Places
edition-mode-roads = Roads
edition-mode-move = Move
edition-desk-look = Tap a photograph to type its tile.
edition-desk-threads = Tap two photographs: a thread is laid or taken up.
edition-desk-move = Tap a photograph, then where it lies: an empty spot, or another photograph to swap with.
edition-city-look = Tap a place to type its cost and its points.
edition-city-roads = Tap two places: a road is built or removed.
edition-city-move = Tap two places to swap them.
edition-cell = Row { $row }, column { $column }
edition-edge-laid = { $name }: joined
edition-edge-lifted = { $name }: no longer joined
edition-edge-lift = Take up { $name }
edition-edge-lay = Lay { $name } again
edition-threads-list = All threads as a list
edition-roads-list = All roads as a list
edition-place = { $name }: costs { $cost }; { $points } points
edition-card = Card { $name }
edition-funds = { $n } players, in turn order

## Mob City

edition-layout = { $n } Captains
edition-card-add = One more card: { $name }
edition-card-away = My copy has no such card
edition-planner-hint = Type the numbers on the card. Tap a building to see where its numbers come from.
edition-planner-note = An open speakeasy brings the income and, for each point of the whiskey’s value, what stands under “per value”.

## Pages and groups

edition-page-desk = Desk
edition-page-city = City
edition-page-cards = Cards
edition-page-numbers = Numbers
edition-page-blocks = Blocks
edition-page-crew = Enforcers
edition-page-events = Events and whiskey
edition-group-game = The game
edition-group-gems = Gems by a card
edition-group-tokens = Favour tokens
edition-group-favours = What favours give
edition-group-places = What places give
edition-group-puppet = The puppet of two players
edition-group-funds = Gems in the fund at the start
edition-group-captain = A Captain
edition-group-privileges = Privileges
edition-group-money = Wages and extortion
edition-group-shootout = Shootouts
edition-group-days = Days
edition-table-mafiozoo-numbers = Numbers
edition-table-mafiozoo-funds = Funds
edition-table-mafiozoo-counts = How many of each
edition-table-mafiozoo-photos = Photographs
edition-table-mafiozoo-threads = Threads
edition-table-mafiozoo-tiles = Family tiles
edition-table-mafiozoo-godfathers = Godfather cards
edition-table-mafiozoo-places = Places
edition-table-mafiozoo-roads = Roads
edition-table-mafiozoo-name = Name
edition-table-mafiozoo-game = Game
edition-table-mob-city-numbers = Numbers
edition-table-mob-city-layouts = Blocks of the city
edition-table-mob-city-blocks = The blocks
edition-table-mob-city-planner = Planner
edition-table-mob-city-characters = Characters
edition-table-mob-city-weapons = Weapons
edition-table-mob-city-whiskeys = Whiskey
edition-table-mob-city-events = Events
edition-table-mob-city-name = Name
edition-table-mob-city-game = Game
edition-table-mafia-city-chips = Chips of each colour
edition-table-mafia-city-targets = Points that end the game
edition-table-mafia-city-deck = Deck
edition-table-mafia-city-numbers = Numbers
edition-table-mafia-city-name = Name
edition-table-mafia-city-game = Game

## Values of Mafiozoo

edition-field-mafiozoo-tiles-other = Plain side
edition-field-mafiozoo-tiles-golden = Golden side
edition-field-mafiozoo-photos-row = Row on the desk, from 0
edition-field-mafiozoo-photos-column = Column on the desk, from 0
edition-field-mafiozoo-places-cost = Cost
edition-field-mafiozoo-places-points = Points
edition-field-mafiozoo-places-row = Row, from 1
edition-field-mafiozoo-places-column = Column, from 1
edition-field-mafiozoo-godfathers-visits = Visits
edition-field-mafiozoo-godfathers-pay = Everybody gets, in Z
edition-field-mafiozoo-counts-corruption-specific = Corruption cards of each character
edition-field-mafiozoo-counts-corruption-generic = Corruption cards without a character
edition-field-mafiozoo-counts-informants = Informants of each character
edition-field-mafiozoo-counts-districts = District tokens of each kind
edition-field-mafiozoo-numbers-rounds = Rounds
edition-field-mafiozoo-numbers-rounds-for-two = Rounds with two players
edition-field-mafiozoo-numbers-money = Money at the start, in Z
edition-field-mafiozoo-numbers-gems = Gems of each colour
edition-field-mafiozoo-numbers-corruption-cards = Corruption cards dealt each round
edition-field-mafiozoo-numbers-specific = Most gems by a card with a character
edition-field-mafiozoo-numbers-specific-hall = The same with the City Hall
edition-field-mafiozoo-numbers-generic = Most gems by a card without one
edition-field-mafiozoo-numbers-informant-fund = Most gems from the fund by an informant
edition-field-mafiozoo-numbers-informant-police = The same with the Police Station
edition-field-mafiozoo-numbers-informant-reserve = Or so many from the reserve
edition-field-mafiozoo-numbers-agenda = District tokens face up
edition-field-mafiozoo-numbers-golden = Most tiles on their golden side
edition-field-mafiozoo-numbers-place-tokens = Favour tokens a place costs
edition-field-mafiozoo-numbers-tokens-kept = Favour tokens kept between rounds
edition-field-mafiozoo-numbers-z-for-a-token = Z for one face-down token at the end
edition-field-mafiozoo-numbers-banker = Banker: Z
edition-field-mafiozoo-numbers-union-districts = Union: district tokens
edition-field-mafiozoo-numbers-union-gems = Union: gems
edition-field-mafiozoo-numbers-producer-gain = Producer: gems gained
edition-field-mafiozoo-numbers-producer-gems = Producer: gems placed
edition-field-mafiozoo-numbers-planner-districts = Town Planner: district tokens
edition-field-mafiozoo-numbers-investigator-districts = Investigator: district tokens
edition-field-mafiozoo-numbers-gym = Boxing Gym: Z
edition-field-mafiozoo-numbers-race = Racetrack: Z
edition-field-mafiozoo-numbers-site = Construction Site: district tokens
edition-field-mafiozoo-numbers-dock = Docks: gems or Z
edition-field-mafiozoo-numbers-black = Black Market: gems
edition-field-mafiozoo-numbers-bet = Betting Parlour: gems
edition-field-mafiozoo-numbers-court = Courthouse: Z less to pay
edition-field-mafiozoo-numbers-puppet-gems = Gems at the visited character, and for each card
edition-field-mafiozoo-numbers-puppet-cards = Cards turned for the puppet

## Values of Mob City

edition-field-mob-city-blocks-north = Northern row, west to east
edition-field-mob-city-blocks-south = Southern row, west to east
edition-field-mob-city-layouts-rows = Rows of blocks
edition-field-mob-city-layouts-columns = Columns of blocks
edition-field-mob-city-planner-lots = lots
edition-field-mob-city-planner-price = price
edition-field-mob-city-planner-notoriety = notoriety
edition-field-mob-city-planner-income = income
edition-field-mob-city-planner-glasses = per value
edition-field-mob-city-planner-fine = fine
edition-field-mob-city-characters-kind = Kind
edition-field-mob-city-characters-reflex = Reflex
edition-field-mob-city-characters-health = Health
edition-field-mob-city-characters-count = How many
edition-field-mob-city-weapons-bonus = Bonus to the die
edition-field-mob-city-weapons-count = How many
edition-field-mob-city-numbers-cash = Cash at the start
edition-field-mob-city-numbers-notoriety = Notoriety at the start, and the least
edition-field-mob-city-numbers-most-notoriety = Most notoriety
edition-field-mob-city-numbers-pool = Cards in the pool for each Captain, and hired
edition-field-mob-city-numbers-pool-notorious = The same above the threshold
edition-field-mob-city-numbers-notorious = The threshold of notoriety
edition-field-mob-city-numbers-snitch = Price of the Snitch, times notoriety
edition-field-mob-city-numbers-police = Price of the Police, times notoriety
edition-field-mob-city-numbers-whiskey = Price of whiskey, times its value
edition-field-mob-city-numbers-wage = Wage
edition-field-mob-city-numbers-lieutenant-wage = Wage of a Lieutenant
edition-field-mob-city-numbers-extortion = Extortion in per cent, times notoriety
edition-field-mob-city-numbers-buildings = Building tokens
edition-field-mob-city-numbers-slots = Groups
edition-field-mob-city-numbers-grenade-victims = Victims of a Grenade
edition-field-mob-city-numbers-shootout-won = Notoriety for a shootout won
edition-field-mob-city-numbers-shootout-lost = Notoriety for a shootout lost
edition-field-mob-city-numbers-safe-days = Days before the Don can die

## Values of Mafia City

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

## Why: our notes on mafiozoo

edition-why-mafiozoo-numbers = stated in the text
edition-why-mafiozoo-funds = stated; confirmed by an erratum
edition-why-mafiozoo-counts = stated, or forced by the totals
edition-why-mafiozoo-photos = layout of the game it descends from; all diagonal examples fit
edition-why-mafiozoo-threads = photographs touching at a corner
edition-why-mafiozoo-threads-1-2 = named in an example
edition-why-mafiozoo-threads-1-6 = named in an example
edition-why-mafiozoo-threads-1-7 = named in an example
edition-why-mafiozoo-threads-3-4 = named in an example
edition-why-mafiozoo-threads-4-12 = named in an example
edition-why-mafiozoo-threads-11-12 = named in an example
edition-why-mafiozoo-tiles-any-golden = set-up caps the golden sides at 6 of 12
edition-why-mafiozoo-tiles-9-golden = worked example of a Godfather token for the highest bidder
edition-why-mafiozoo-tiles-any-other = kind and number chosen for balance
edition-why-mafiozoo-tiles-1-other = as in the game it descends from
edition-why-mafiozoo-tiles-2-other = kind inferred, number as tile 1
edition-why-mafiozoo-tiles-3-other = kind inferred, number as tile 1
edition-why-mafiozoo-tiles-4-other = kind inferred, number as tile 1
edition-why-mafiozoo-tiles-5-other = kind inferred, number chosen
edition-why-mafiozoo-tiles-7-other = worked example
edition-why-mafiozoo-tiles-9-other = as tile 5
edition-why-mafiozoo-tiles-11-other = worked example
edition-why-mafiozoo-godfathers-any-visits = each counsellor twice, as in the game it descends from
edition-why-mafiozoo-godfathers-any-pay = no evidence; two grades for each counsellor
edition-why-mafiozoo-places-any-row = the printed list read as the grid
edition-why-mafiozoo-places-any-column = the printed list read as the grid
edition-why-mafiozoo-places-any-cost = two tokens each is certain, which ones is not
edition-why-mafiozoo-places-any-points = chosen for balance, measured with bots
edition-why-mafiozoo-places-dock-points = legend: a place with a 3 bonus is worth 6
edition-why-mafiozoo-roads = sparser than the full grid, with a dead end in the north-west

## Why: our notes on mob-city

edition-why-mob-city-numbers = stated in the text
edition-why-mob-city-numbers-most-notoriety = ten per cent a point: at ten the whole income
edition-why-mob-city-layouts = eight tiles; the printed order of resolving names four blocks
edition-why-mob-city-layouts-2 = four blocks are the basic city
edition-why-mob-city-layouts-3 = four blocks are the basic city
edition-why-mob-city-blocks = five kinds are certain, their places are not
edition-why-mob-city-planner-any-lots = chosen so that every block earns the same
edition-why-mob-city-planner-any-price = three different openings from the starting cash
edition-why-mob-city-planner-any-notoriety = chosen for balance
edition-why-mob-city-planner-any-income = multiples of 500, or a tenth could not be paid in bills
edition-why-mob-city-planner-any-glasses = whiskey alone should not pay without knowledge
edition-why-mob-city-planner-any-fine = heavy, and sometimes unaffordable
edition-why-mob-city-characters-any-kind = the five kinds are described
edition-why-mob-city-characters-any-reflex = only a verbal scale is known
edition-why-mob-city-characters-any-health = only a verbal scale is known; never above six
edition-why-mob-city-characters-any-count = soldiers are the bulk, molls a rarity
edition-why-mob-city-weapons-any-bonus = stated in the text
edition-why-mob-city-weapons-any-count = chosen for balance
edition-why-mob-city-whiskeys = six cards of three values
edition-why-mob-city-events = twelve cards; two kinds name a side: 4 + 4 + 1 + 1 + 1 and Don is Dead

## Why: our notes on mafia-city

edition-why-mafia-city-chips = the table of chips by number of players
edition-why-mafia-city-targets = the table of victory points
edition-why-mafia-city-deck = the list of cards and their symbols
edition-why-mafia-city-numbers = stated in the text

## In the settings of a table, and on the start page

set-edition = Edition
set-edition-printed = as it comes with the game
set-edition-earlier = our earlier values ({ $name })
set-edition-editor = Edition editor
start-edition = Own a printed copy? Type in its values
