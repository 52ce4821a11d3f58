### Mob City on the page: words of the board.

## The table

mob-city-web-phase =
    .n1 = Bidding
    .n2 = Daily orders
    .n3 = Districts
mob-city-web-day-word = Day
mob-city-web-city = Plan of the city
mob-city-web-mini = The whole city, small
mob-city-web-you = You
mob-city-web-n = N { $n }
mob-city-web-tally =
    .cash = Cash
    .notoriety = Notoriety
    .cards = Cards in the groups
    .buildings = Buildings
mob-city-web-notoriety = Notoriety { $n }, minimum { $least }
mob-city-web-today = { $amount } today
mob-city-web-slot-of = Group { $group }: { $n ->
    [one] 1 card
   *[other] { $n } cards
}
mob-city-web-houses = { $n } of { $most } buildings
mob-city-web-owner = owner { $name }
mob-city-web-for-sale = for sale at { $price }
mob-city-web-chosen = chosen
mob-city-web-legal = may be chosen
mob-city-web-see-city = See the city
mob-city-web-see =
    .shootout = Back to the shootout
    .bids = Back to the bids
    .privileges = Back to the privileges

## Deed and Planner

mob-city-web-deed-free = { $code }, for sale { $price }
mob-city-web-deed-owned = { $code }, { $name }
mob-city-web-close-deed = Close the deed
mob-city-web-income = Income
mob-city-web-bar = Bar { $values }
mob-city-web-hat-fine = Notoriety, fine
mob-city-web-guards = Your group guards it:
mob-city-web-extorts = Alone, the group takes { $percent } %:
mob-city-web-planner = Planner
mob-city-web-per-day = $ per Day
mob-city-web-extortion = Extortion: { $percent } % per point of notoriety
mob-city-web-column =
    .price = price
    .hat = hat
    .legal = legal
    .value = V{ $n }
    .fine = fine

## Events, decks, bank

mob-city-web-events = Events
mob-city-web-events-left = Event cards left: { $n }
mob-city-web-only-you = Only you know it
mob-city-web-today-event = Today
mob-city-web-event-later = Turned over in phase III
mob-city-web-safe =
    { $n ->
        [one] The Don lives at least one more Day.
       *[other] The Don lives at least { $n } more Days.
    }
mob-city-web-unsafe = The Don may die any Day now.
mob-city-web-past = Events so far
mob-city-web-day = Day { $n }: { $event }
mob-city-web-deck = Enforcer deck: { $n ->
    [one] 1 card
   *[other] { $n } cards
}
mob-city-web-on-offer = { $name }, value { $value }: { $n } on offer
mob-city-web-ledger = Family bankroll
mob-city-web-ledger-day = Day { $n }
mob-city-web-consigliere = Consigliere
mob-city-web-consigliere-about = Nobody else knows the Will before the Don is dead. You see what everybody sees.
mob-city-web-will = Don’s Will
mob-city-web-will-text =
    .cash = The richest becomes the new Don.
    .notoriety = The most notorious becomes the new Don.
mob-city-web-tools = More of the table
mob-city-web-tool =
    .city = City
    .captains = Captains
    .events = Events
    .ledger = Bank
    .planner = Planner
mob-city-web-captains = Captains

## Crew board

mob-city-web-crew = Your crew board
mob-city-web-group = Group { $n }
mob-city-web-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
mob-city-web-pick-slot = Choose group { $n }
mob-city-web-out = out
mob-city-web-send-now = send now
mob-city-web-send-next = next
mob-city-web-plan = Your plan
mob-city-web-send-all = Send all { $n } groups
mob-city-web-buy =
    { $n ->
        [one] Buy for { $amount }
       *[other] Buy all { $n } for { $amount }
    }
mob-city-web-hire = Hire { $cards }
mob-city-web-arm-all = Arm all as suggested
mob-city-web-empty = empty
mob-city-web-wages = wages { $amount }
mob-city-web-kills = 2 kills
mob-city-web-two-guns = 2 guns

## Bids

mob-city-web-tokens = Your tokens
mob-city-web-secret = { $name }: in secret
mob-city-web-choosing = in secret
mob-city-web-sealed = sealed
mob-city-web-to-place = { $n } to place
mob-city-web-in-hand = in hand
mob-city-web-waits = waits
mob-city-web-place = place { $n } here
mob-city-web-put = Put { $n } on { $name }
mob-city-web-take-back = Take { $n } back from { $name }
mob-city-web-seal = Seal my bids
mob-city-web-seal-later = Seal my bids, { $n } to place
mob-city-web-yesterday = Yesterday’s bids
mob-city-web-equal-bids = Equal bids: in this order
mob-city-web-bid = { $name } bids { $n }
mob-city-web-about =
    .enforcer = Hire up to { $n } cards, by rank
    .snitch = Look at today’s event, alone
    .police = No raid, no arrest for you today
    .whiskey = Open speakeasies and pour this whiskey
mob-city-web-free = free
mob-city-web-wages-follow = wages follow
mob-city-web-times = { $each } × notoriety { $n }
mob-city-web-per-value = { $each } × value
mob-city-web-rank = In this order
mob-city-web-may-hire = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
mob-city-web-pool = The pool: { $n ->
    [one] 1 card
   *[other] { $n } cards
}
mob-city-web-back = A card face down
mob-city-web-whiskeys = Whiskey on offer

## Grenade and shootout

mob-city-web-grenade = A Grenade at the { $building }?
mob-city-web-grenade-about = It belongs to { $name } and would bring { $amount } today. Bombed, it is closed and brings nothing.
mob-city-web-grenade-there = At the building: { $names }
mob-city-web-grenade-secret = All who might are asked at once, Grenade or not.
mob-city-web-shootout = Shootout: { $block }
mob-city-web-stage =
    .arming = weapons are given out
    .initiative = who acts first
    .fight = the fight
    .victory = it is over
mob-city-web-order = Order by Reflex
mob-city-web-group-of = { $name }, group { $group }
mob-city-web-standing = standing: { $n }
mob-city-web-arming = arms in secret
mob-city-web-armed = ready
mob-city-web-role =
    .guards = guards
    .extorts = extorts
mob-city-web-claim = Claim the group of { $name }
mob-city-web-stamp =
    .injured = INJURED
    .killed = KILLED
    .claimed = CLAIMED
mob-city-web-fate =
    .injured = back in slot { $n }
    .killed = under the deck
    .claimed = changed sides
mob-city-web-dropped = Dropped
mob-city-web-die = The die: { $n }
mob-city-web-stake = At stake
mob-city-web-stake-name = { $name }, N{ "\u00A0" }{ $n }
mob-city-web-wins = wins
mob-city-web-loses = loses
mob-city-web-of = of { $amount }
mob-city-web-keeps = keeps { $amount }
mob-city-web-takes = takes { $amount }
mob-city-web-attacks = Attacks and their odds
mob-city-web-odds =
    .kill = kill
    .injure = injure
    .miss = miss
mob-city-web-against = Health { $health }, die + { $bonus }
mob-city-web-sure = no roll needed
mob-city-web-knife = Knife
mob-city-web-fire = Fire

## What a piece is

mob-city-web-goal = Become the new Don: when the old one dies, the secret Will names the richest or the most notorious Captain. Buildings and speakeasies bring money, won shootouts notoriety.
mob-city-web-tonight = Tonight { $amount }, if nobody interferes
mob-city-web-bought = { $left } left, brings up to { $amount } tonight
mob-city-web-say =
    .price = Price
    .missing = { $price }: you lack { $amount }
    .affordable = { $price }: you can pay that
    .owner = Owner
    .today = Brings today
    .open = { $amount }, open speakeasy
    .legal = Income
    .speakeasy = Speakeasy
    .yours = Your whiskey
    .with = { $amount } ({ $name })
    .notoriety = Notoriety
    .fine = Fine
    .police = Police today
    .strikes = raid { $raid } %, arrests { $arrest } %
    .spared = they leave you alone
    .percent = { $n } %
    .groups = Groups
    .extort = Extortion
    .owners = Buildings owned
    .free = For sale
    .reflex = Reflex
    .reflex-about = { $n }: the higher acts first
    .health = Health
    .health-about = { $n }: killed above it, injured at it
    .bonus = Bonus
    .bonus-about = +{ $n } to the die
    .wage = Wages a Day
    .people = People
    .weapons = Weapons
    .stands = Stands at
    .rank = The smallest bid comes first; equal bids clockwise from the Captain In Favour.
    .value = Value
    .offered = On offer
    .whiskey-about = Opens one of your buildings as a speakeasy today; each further one costs the same again.
    .cash = Cash
    .least = { $n }, never below { $least }
    .extortion = Extorts
    .buildings = Buildings
    .tonight = Tonight
    .alone = { $amount }, if nobody interferes

## Scenes

mob-city-web-scene-day = Day { $n }
mob-city-web-scene-tie = = : equal bids go clockwise from the Captain In Favour.
mob-city-web-scene-spared = the police look away
mob-city-web-scene-strikes-nobody = It strikes nobody.
mob-city-web-scene-last-day = This is the last Day. Tonight the Will is opened.
mob-city-web-scene-raided = RAIDED
mob-city-web-scene-lost = LOST
mob-city-web-scene-arrested = ARRESTED
mob-city-web-scene-bombed = BOMBED
mob-city-web-scene-pays =
    { $you ->
        [yes] You pay a fine of { $amount }. Closed for today.
       *[no] { $name } pays a fine of { $amount }. Closed for today.
    }
mob-city-web-scene-cannot-pay =
    { $you ->
        [yes] You cannot pay the fine of { $amount }: the building is gone.
       *[no] { $name } cannot pay the fine of { $amount }: the building is gone.
    }
mob-city-web-scene-group =
    { $you ->
        [yes] Your group { $group } is taken away, { $n ->
            [one] 1 card
           *[other] { $n } cards
        }.
       *[no] { $name }’s group { $group } is taken away, { $n ->
            [one] 1 card
           *[other] { $n } cards
        }.
    }
mob-city-web-scene-thrown =
    { $you ->
        [yes] You threw a Grenade. Closed for today, and everybody goes home.
       *[no] { $name } threw a Grenade. Closed for today, and everybody goes home.
    }
mob-city-web-scene-won = { $name } wins the shootout
mob-city-web-scene-you-won = You win the shootout
mob-city-web-scene-nobody = Nobody wins the shootout
mob-city-web-scene-unhurt = no losses
mob-city-web-scene-loses = loses { $cards }
mob-city-web-scene-dead = The Don is dead
mob-city-web-scene-don = { $name } is the new Don
mob-city-web-scene-you-don = You are the new Don
mob-city-web-scene-dons = The new Dons: { $names }
mob-city-web-paper = The Evening Lamp
mob-city-web-paper-city = Late edition
mob-city-web-paper-earned = earned
mob-city-web-paper-paid = paid
mob-city-web-paper-cash = cash
mob-city-web-paper-notoriety = N
mob-city-web-paper-nothing = A quiet Day. The police have nothing to report.
mob-city-web-paper-more =
    { $n ->
        [one] and 1 more in the log
       *[other] and { $n } more in the log
    }
mob-city-web-paper-heirs = If the Don died tonight: { $rich } by money, { $feared } by notoriety.
mob-city-web-head =
    .dead = The Don is dead
    .lost = Speakeasy seized in raid
    .fight = Gunfire in the streets
    .bombed = Explosion rocks the city
    .arrests = Police clear the corners
    .raids = Raids across the city
    .opened = Glasses clink all night
    .quiet = All quiet in the city

## The quick card

quick-day = The Day
quick-mob-city-phase =
    .n1 = All bid 1 to 4 in secret; the smallest number first, equal ones from the Captain In Favour.
    .n2 = Each in turn: pay wages, buy buildings, open speakeasies, send every group.
    .n3 = The event. Then block after block: raids, arrests, Grenades, shootouts, income.
quick-mob-city-privileges = The privileges
quick-mob-city-privilege =
    .enforcer = Hire up to 2 cards (3 with notoriety above 4).
    .snitch = The first must pay $50 × notoriety and looks at today’s event.
    .police = The first must pay $200 × notoriety: no raids, no arrests for him today.
    .whiskey = If you like, $100 × value: open speakeasies; each further one costs the same.
quick-mob-city-money = Money and notoriety
quick-mob-city-rule =
    .wages = Wages: $50 a card, $200 a Lieutenant. Who cannot pay dismisses.
    .extortion = Alone at a building that is not yours: 10 % of its income × notoriety.
    .notoriety = Notoriety: buildings, and shootouts won (+1) or lost (−1); never below your buildings’ sum.
    .will = The Will: the richest or the most notorious wins.
quick-mob-city-people = People and weapons
quick-mob-city-shootout = Shootout: the highest Reflex first
quick-mob-city-shot = Die + bonus
    .below = below Health
    .equal = equal
    .above = above
    .gun = gun
    .hands = bare hands
    .injured = injured
    .killed = killed
    .after = The last group standing wins: +1 notoriety and the dropped weapons. All others −1.
quick-mob-city-events = The events
quick-mob-city-named =
    .raid = Police Raid
    .crackdown = Extortion Crackdown
    .truce = Gangland Truce
    .up = Whiskey Sky-rockets
    .down = Whiskey Hits Bottom
    .dead = Don is Dead
quick-mob-city-event =
    .raid = Speakeasies on that side are fined and closed.
    .crackdown = Groups on that side on buildings not their own are arrested.
    .truce = No shootouts, no Grenades; only unowned buildings are extorted.
    .up = Speakeasies bring in double.
    .down = Speakeasies bring in half.
    .dead = The last Day, Day 7 to 12.
