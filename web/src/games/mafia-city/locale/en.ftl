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
mafia-city-web-discard-look =
    { $n ->
        [one] Discard pile, 1 card, on top { $card }: look through
       *[other] Discard pile, { $n } cards, on top { $card }: look through
    }
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
mafia-city-web-why-hint = Tap a greyed-out card to see why
mafia-city-web-usable = can be used
mafia-city-web-ribbon-discard = Discard
mafia-city-web-waived = You have passed and play no Bullet.
mafia-city-web-use-text = Play { $card }
mafia-city-web-use-symbol = Use the { $symbol }

## What to tap next

mafia-city-web-ask-send = The Jail is yours: tap the Mafioso who goes to the cell.
mafia-city-web-ask-use = { $card }: how do you use it?
mafia-city-web-ask-chip = { $card }: tap the Mafioso.
mafia-city-web-ask-place = { $card }: tap the place.
mafia-city-web-ask-seat = { $card }: tap the player.
mafia-city-web-ask-to = Now tap where he goes.
mafia-city-web-ask-other = Now tap the other place.
mafia-city-web-ask-sure = Confirm, or tap something else.

## Plans: the Strategy Phase on one screen

mafia-city-web-clear = Strategy: tap your Mafiosi who go home. The others stay.
mafia-city-web-clear-mayor = You are the Mayor. Tap who goes home, or name the next place yourself.
mafia-city-web-clear-done =
    { $mayor ->
        [yes] { $go ->
            [0] 1 to 7, all stay
           *[other] { $stay ->
                [0] 1 to 7, all go home
               *[other] 1 to 7, { $go } go home
            }
        }
       *[no] { $go ->
            [0] All stay
           *[other] { $stay ->
                [0] All go home
               *[other] { $go ->
                    [one] 1 goes home
                   *[other] { $go } go home
                }
            }
        }
    }
mafia-city-web-clear-going =
    { $go ->
        [0] All stay
       *[other] Home: { $go }, stay: { $stay }
    }
mafia-city-web-nobody-back = Take nobody back
mafia-city-web-in-order = 1 to 7 in order
mafia-city-web-in-order-going = In order, 1 to 7

## What a piece is

mafia-city-web-goal = Have the most Mafiosi in a place and you control it: 1 point and its effect. With { $target } points after all seven are scored, the leader wins.
mafia-city-web-about-gives = Controller, besides 1 point
mafia-city-web-about-tie = On a tie
mafia-city-web-about-tie-nobody = Nobody controls it.
mafia-city-web-about-tie-lowest = Of those tied, the one with the lowest Mafioso controls it.
mafia-city-web-about-now = Now
mafia-city-web-about-ahead = By { $n }.
mafia-city-web-about-here = Here
mafia-city-web-about-cell = The cell
mafia-city-web-about-cell-empty = nobody
mafia-city-web-about-cell-text = Who sits here counts nowhere. When the Jail is scored, the cell opens and everybody goes home to the crew.
mafia-city-web-about-card = Use the text or the symbol, never both. Any card can be discarded to gain time.
mafia-city-web-about-hitman = A Hitman card works on the stack where he stands. The Harbor’s controller may move him one step first.
mafia-city-web-about-policeman = Who holds him sees all other hands.
mafia-city-web-about-mayor = Who holds him says in which order places are scored and cleared. He is the third tie-breaker at the end.
mafia-city-web-about-first = Begins the Action Phase and is asked first. The token moves on every round.
mafia-city-web-about-cubes-title = Marking cubes
mafia-city-web-about-cubes = One on each place that has been scored. They go again in the Strategy Phase.
mafia-city-web-about-deck = Drawn from by Trade, in the Business District and at the end of each round. If it is empty, the discard pile is shuffled.
mafia-city-web-about-discard = What was played or discarded. Tap it to look through.
mafia-city-web-about-points = Points
mafia-city-web-about-certain = { $n } of { $target }, certain
mafia-city-web-about-held = Would score now
mafia-city-web-about-none = nowhere
mafia-city-web-about-crew =
    { $n ->
        [one] 1 Mafioso to place
       *[other] { $n } Mafiosi to place
    }
mafia-city-web-about-reserve =
    { $n ->
        [one] 1, to be recruited first
       *[other] { $n }, to be recruited first
    }
mafia-city-web-scene-round = Round

## The reaction window

mafia-city-web-window = Reaction window
mafia-city-web-window-lead = Reactions resolve from the top down; nothing happens until they are settled.
mafia-city-web-answer = Your answer
mafia-city-web-answer-open = React, or let it happen.
mafia-city-web-cancelled = Cancelled
mafia-city-web-done = Done
mafia-city-web-open-again = Open again
mafia-city-web-if-nobody = If nobody reacts
mafia-city-web-happens = Takes effect: { $use }
mafia-city-web-stopped = Cancelled: { $use }
mafia-city-web-equal =
    { $timed ->
        [yes] { $n } seconds whatever anybody holds, longer if somebody asks for time. Until then nobody sees who reacts.
        [no] Take your time. Nobody sees who reacts until all have answered.
       *[others] Nobody sees who reacts until all have answered.
    }

## The quick card

quick-mafia-city-phase =
    .n1 = In turn one action: place a Mafioso, play a card, use a Hat, discard a card to gain time, or pass. Until all have passed.
    .n2 = The places from 1 to 7, or as the Mayor’s holder says: who controls, a point, the effect.
    .n3 = Place by place: take Mafiosi back or leave them.
    .n4 = The token moves on. All draw a card; who is alone in last place draws more.
quick-mafia-city-control = Control
    .most = Most Mafiosi in the stack. A Secret Agreement counts as one more.
    .tie = Tie: the lowest wins. At Fight Club and City Hall: nobody.
quick-mafia-city-signs = Symbols
quick-mafia-city-sign =
    .hat = One: take one of your own back. Two: one from the reserve on any stack.
    .fist = Two cancel a card or symbol of another player.
    .bullet = Having passed: one more action.
    .plus = At the Gentlemen’s Club: one more point.
quick-mafia-city-end = After a seventh place: whoever has reached the target (3, 4, 5 players: 15, 13, 11; beginners 10, 8, 7) and has most, wins. Tie: 1. fewer in reserve, 2. more cards, 3. the Mayor, 4. closer to the first player position.
quick-mafia-city-places = The places, each worth a point
quick-mafia-city-place =
    .n1 = First all leave the cell. Then you may jail any Mafioso. Police Chief cancels.
    .n2 = Move the Hitman one step (F.B.I. cancels); then a Hitman card.
    .n3 = Recruit one. In a tie everybody tied does.
    .n4 = Take the Policeman: you see all hands.
    .n5 = Draw three cards, discard any one.
    .n6 = Play a “+1” for one more point.
    .n7 = Take the Mayor: you choose the order of the places.
quick-mafia-city-cards = The cards: use the text or the symbol
quick-mafia-city-reactions = Reactions
    .rule = Announce, react, execute. The newest is settled first; a cancelled reaction opens the window again for all. What is cancelled is lost.
