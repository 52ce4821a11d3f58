### The table page, the same for every game.

table-loading = Laying the table …
table-no-board = There is no board for this game yet.
table-stage = The table
table-you = You

## The bar

table-round = Round
table-phases = Phases of the round
table-skip = Skip { $n }
table-next = Next
table-pause = Pause
table-resume = Go on
table-again = Show again
table-more-lines =
    { $n ->
        [one] 1 more line in the log
       *[other] { $n } more lines in the log
    }
table-words = Table in words
table-keys = Keyboard shortcuts
table-heading-players = Players
table-heading-board = The board
table-heading-question = The question
table-heading-hand = My hand
table-enter-does = Enter: { $what }
table-choose-of = To choose from: { $list }
table-skip-link = To the question
table-announced = What happens
table-log = Log
table-chat = Chat
table-rules = Rules
table-reaction = Reaction
table-menu = Menu
table-past = The table as it was
table-now = Back to now

## Taking back

table-undo = Undo
table-undo-free =
    { $n ->
        [one] You can undo your last move.
       *[other] You can undo your last { $n } moves.
    }
table-undo-none = Nothing you can undo on your own.
table-undo-one = Undo one move
table-undo-all = Undo all { $n }
table-undo-ask = Ask to undo more
table-undo-anyway = Undo more anyway
table-undo-others = To undo more, the others must agree.
table-undo-away = To undo more, the others must agree, and they are away.
table-undo-marked = Nobody else is here to agree: undoing more will show in the log and the record.
table-undo-refused = Nobody else is here to agree, and this table doesn’t allow undoing more.

## Seats

table-seats = Players
table-seat-of = Seat of { $name }
table-your-turn = Your turn
table-turn-of = { $name }’s turn
table-points = VP
table-points-of = / { $target } VP
table-passed = Passed
table-pick-seat = Choose { $name }
table-clock = { $time } on the clock

## The question

table-goal = How you win
table-prompt = What is asked
table-help = What does that mean?
table-watching = You are watching.
table-sealed = Your answer is in. The others cannot tell.
table-seconds = { $left } of { $whole } seconds
table-reactions-awaited = Waiting for reactions …
table-one-answer = There is only one answer here.
table-ask-again = Keep asking me
table-ask-no-more = Don’t ask again
table-tap-next = Now tap something lit
table-cancel = Back
table-list = List
table-all-options =
    { $n ->
        [one] 1 answer
       *[other] All { $n } answers
    }
table-take-some =
    { $n ->
        [0] Take none
        [one] Take 1
       *[other] Take { $n }
    }
table-less = One less
table-more = One more
table-number = A number from { $least } to { $most }
table-answer = Answer
table-orders = Standing answers: only you can see them
table-order-on = A standing answer is active
table-order-off = End the standing answer
table-plan-off = Change what I planned
# A switch: when I am asked about reactions
table-asked = Ask me about reactions
    .could = Asked: always
    .target = Asked: as target
    .never = Asked: never
table-asked-when =
    .could = whenever I could react
    .target = only when I am the target
    .never = never
table-think = Let me think
table-think-mine = The table waits for you.
table-thinking =
    { $n ->
        [one] { $names } is thinking.
       *[other] { $names } are thinking.
    }
table-show-cards = Show my cards
table-show-chain = Show the chain
table-recap =
    { $n ->
        [one] Since your last decision: 1 event
       *[other] Since your last decision: { $n } events
    }

## What the table is asked to agree to

table-propose-undo =
    { $n ->
        [one] { $who } asks to undo a move. Agree only if you don’t mind what it revealed.
       *[other] { $who } asks to undo { $n } moves. Agree only if you don’t mind what they revealed.
    }
table-propose-bot = { $who } proposes that a bot plays for { $name }.
table-propose-remove = { $who } proposes to remove { $name }. A bot would go on.
table-propose-end = { $who } proposes to end the match.
table-propose-count = { $agreed } of { $needed } agree
table-agree = Agree
table-refuse = Refuse
table-propose-awaits = Waiting for { $name }, who is away: { $time } at most.
table-withdraw = Withdraw
table-asks-seat = { $name } asks for the seat of the bot { $bot }.
table-let-in = Let in
table-away-grace = You can propose a bot in { $seconds } s.
table-standing-in = A bot is playing for { $name }.
table-return = Take the chair back
table-away = { $name } is away.
table-let-bot = Propose a bot

## The log and the rules

table-log-filter = Whose lines
table-log-all = Everybody
table-log-copy = Copy as text
table-log-copied = Copied.
table-log-earlier = Earlier lines
table-log-open = Open what else happened
table-log-look = See the table as it was then
table-rules-find = Search the rules
table-rules-none = Nothing found.

## One screen for several people

table-hand-over = Hand over to { $name }
table-hand-to = Pass the screen to
table-hand-note = Cards stay hidden until then. Look away, everybody else.
table-hand-hold = Hold to show { $name }’s cards
table-hand-again = Press again to show the cards
table-hand-trust = We trust each other: never cover the screen
table-hand-show = Show my hand
table-hand-twice = With the keyboard: press twice.

## The end

table-over = The match is over
table-wins = { $name } wins
table-won = You win!
table-rematch = Rematch
table-see-board = See the board
table-record = Download the record
table-home = To the start page
table-count-up = To the count
table-count = The count
table-result = Result

## Keys

table-key-tab = go from piece to piece
table-key-digit = answer number n
table-key-enter = choose, then confirm
table-key-escape = cancel, close, back to now
table-key-pass = pass or decline
table-key-undo = undo
table-key-think = ask for time in a reaction
table-key-about = what the piece is
table-key-log = log
table-key-chat = chat
table-key-rules = rules
table-key-words = the table in words
table-key-space = Space
table-key-next = show the next move
table-key-pause = pause, or go on
table-key-list = open the list of all answers; a number leads to one
table-key-repeat = say the last move and the question again
table-key-question = back to the question
table-key-again = show again what happened since your last answer
table-key-help = this list
table-key-none = Letters, digits and the space bar are switched off in the settings.
