### Mafia City on the page: short texts of the cards, words of the board.

mafia-city-web-phase =
    .n1 = Action
    .n2 = Location
    .n3 = Strategy
    .n4 = End of round
mafia-city-web-type =
    .action = Action
    .location = Location
    .reaction = Reaction
mafia-city-web-text =
    .snitch = Send any Mafioso from a stack to the cell.
    .thief = Take a random card from another player.
    .raid = A stack with two of yours or more: everybody goes home.
    .shadow = The bottom Mafiosi of two stacks trade places.
    .scheme = Move any Mafioso on top of another stack.
    .trade = Draw 3 cards, then discard 1 of them.
    .hitman = In the Harbor: a Mafioso by the Hitman goes to reserve.
    .agreement = Counts as one more Mafioso of yours for control.
    .chief = Cancels Snitch, Thief, Police Raid or the Jail.
    .fbi = Cancels Scheme, Trade, Hitman or the Hitman’s move.
    .complicity = Yours was jailed: jail a third player’s Mafioso too.

## The board

mafia-city-web-board = The city: seven locations
mafia-city-web-cell = CELL
mafia-city-web-police = POLICE
mafia-city-web-chips =
    { $n ->
        [0] empty
        [one] 1 chip
       *[other] { $n } chips
    }
mafia-city-web-chip = { $name }: chip { $n } of { $all } from the bottom, { $place }
mafia-city-web-you = You
mafia-city-web-you-control = you control
mafia-city-web-controls = { $name } controls
mafia-city-web-nobody = a tie: nobody controls
mafia-city-web-empty = empty: nobody controls
mafia-city-web-tie = Tie: lowest chip wins: { $name }
mafia-city-web-then = Then:
mafia-city-web-solved = marked with a cube
mafia-city-web-target = legal target
mafia-city-web-chosen = chosen
mafia-city-web-stack = The stack: { $place }
mafia-city-web-bottom-up = bottom to top

## Supply and players

mafia-city-web-deck = Deck
mafia-city-web-discard = Discard
mafia-city-web-discard-look = Discard pile, { $n } cards, on top { $card }: look through
mafia-city-web-cubes = Cubes { $n }
mafia-city-web-crew = Crew
mafia-city-web-reserve = Reserve
mafia-city-web-cards = Cards
mafia-city-web-see-hand = The hand of { $name }
mafia-city-web-first = First player

## The hand

mafia-city-web-hand = Your cards
mafia-city-web-no-cards = You have no cards.
mafia-city-web-private = Only you see these cards
mafia-city-web-why-hint = Tap a dim card: why not?
mafia-city-web-usable = can be used
mafia-city-web-ribbon-discard = Discard
mafia-city-web-use-text = Play { $card }
mafia-city-web-use-symbol = Use the { $symbol }

## The reaction window

mafia-city-web-window = Reaction window
mafia-city-web-window-lead = The newest effect on top decides first. The board stands still.
mafia-city-web-answer = Your answer
mafia-city-web-answer-open = React, or let it happen.
mafia-city-web-cancelled = Cancelled
mafia-city-web-done = Done
mafia-city-web-open-again = Open again
mafia-city-web-if-nobody = If nobody answers
mafia-city-web-happens = It happens: { $use }
mafia-city-web-stopped = It is cancelled: { $use }
mafia-city-web-equal =
    { $timed ->
        [yes] Always { $n } seconds, for everybody. Others only see that reactions are pending.
       *[no] Take your time. Others only see that reactions are pending, never who is asked or thinks.
    }
