### The table page, the same for every game.

table-loading = Laying the table …
table-no-board = There is no board for this game yet.
table-stage = The table
table-you = You

## The bar

table-round = Round
table-phases = Phases of the round
table-skip = Skip { $n }
table-words = Table in words
table-keys = Help and keys
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
        [one] You may take back your last answer.
       *[other] You may take back your last { $n } answers.
    }
table-undo-none = Nothing can be taken back freely.
table-undo-one = Take back one answer
table-undo-all = Take back all { $n }
table-undo-ask = Ask the others to take back more

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

table-prompt = What is asked
table-help = What does that mean?
table-watching = You are watching.
table-sealed = Your answer is in. The others cannot tell.
table-seconds = { $left } of { $whole } seconds
table-tap-next = Now tap something lit
table-cancel = Cancel
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
        [one] { $who } would like to take back one answer.
       *[other] { $who } would like to take back { $n } answers.
    }
table-propose-bot = { $who } proposes that a bot plays for { $name }.
table-propose-end = { $who } proposes to end the match.
table-propose-count = { $agreed } of { $needed } agree
table-agree = Agree
table-refuse = Refuse
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
table-log-look = See the table as it was then
table-rules-find = Search the rules
table-rules-none = Nothing found.

## One screen for several people

table-hand-over = Hand over to { $name }
table-hand-to = Now it is up to
table-hand-note = Cards stay hidden until then. Look away, everybody else.
table-hand-hold = Hold to show { $name }’s cards
table-hand-again = Press again to show the cards
table-hand-twice = With the keyboard: press twice.

## The end

table-over = The match is over
table-won = You win!
table-rematch = Rematch
table-see-board = See the board
table-record = Download the record
table-home = To the start page
table-result = Result

## Keys

table-key-tab = go from piece to piece
table-key-digit = answer number n
table-key-enter = choose, then confirm
table-key-escape = cancel, close, back to now
table-key-pass = pass or decline
table-key-undo = undo
table-key-log = log
table-key-chat = chat
table-key-rules = rules
table-key-words = the table in words
table-key-skip = skip the moves being shown
table-key-help = this list
