### The room before the start.

room-entering = Opening the door …
room-laying = Laying the table …
room-torn = The table could not be loaded.
room-reload = Reload
room-chairs = Chairs
room-shuffle = Shuffle the seats
room-seats =
    { $count } chairs, { $open ->
        [0] all taken
        [one] one open
       *[other] { $open } open
    }

## The invitation

invite-title = Invite your friends
invite-full = Every chair is taken: others can watch
invite-code = Code of the table
invite-picture = QR code that leads to table { $code }
invite-copy = Copy the link
invite-copied = Copied.
invite-not-copied = Your browser does not allow copying. Select the link and copy it by hand.
invite-share = Share
invite-share-title = A game of { $game }

## A chair

chair-open = Open chair
chair-number = Chair { $number }
chair-you = you
chair-consigliere = Consigliere
chair-host = host
chair-ready = ready
chair-be-ready = I am ready
chair-not-ready = Not ready after all
chair-dress = Name and colour
chair-carry = Take to my phone
chair-leave = Leave
chair-sit = Sit here
chair-sit-bot = Take the bot’s chair
chair-who = Who sits on chair { $number }
chair-add-bot = Add a bot …
chair-no-bot = Remove the bot
chair-bot = Bot, { $strength }
chair-style = Style of the bot on chair { $number }
chair-add-player = Add a player on this device
chair-move = Move here
chair-move-somebody = Move here …
chair-move-whom = Who moves to chair { $number }

## Name, colour and emblem

dress-title = Name and colour
dress-sit = Sit down
dress-add = One more player on this device
dress-add-hint = You share this screen. Before each turn it is covered until the next player takes it.
dress-name = Your name
dress-name-empty = Everybody at the table needs a name.
dress-emblem = Colour and emblem
dress-taken = taken

## To another device

carry-title = Take the chair to another device
carry-picture = QR code that moves this chair
carry-how = Scan this with the other device.
carry-warning = The first person to open this address plays as { $name }. It works once, for ten minutes.
carry-copy = Copy the address

## Before the start

begin-title = Start
begin-choose = Choose a chair.
begin-watch = Or stay and watch: this page shows the table as soon as the match starts.
begin-no-watch = Without a chair you cannot watch this match.
begin-say-ready = Tell the others when you are ready.
begin-gaps =
    { $count ->
        [one] One chair is still open.
       *[other] { $count } chairs are still open.
    }
begin-gaps-host =
    { $count ->
        [one] One chair is still open: invite somebody or add a bot.
       *[other] { $count } chairs are still open: invite people or add bots.
    }
begin-waiting =
    { $count ->
        [one] { $names } is not ready yet.
       *[other] { $names } are not ready yet.
    }
begin-all-set = Everybody is here. Deal the cards!
begin-host-starts = Everybody is ready. { $name } starts the match.
begin-fill =
    { $count ->
        [one] Put a bot there
       *[other] Fill up with bots
    }
begin-start = Start the match

## The settings of the table

set-title = At this table
set-change = Change
set-game = Game
set-seats = Players
set-watching = Spectators
set-spectators = Spectators may watch
set-spectators-now =
    { $count ->
        [0] welcome, nobody yet
        [one] welcome, one is here
       *[other] welcome, { $count } are here
    }
set-no-spectators = none
set-late = Latecomers
set-takeover = Taking over a bot’s seat during the game
set-takeover-host = with the host’s leave
set-takeover-nobody = nobody may
set-takeover-anybody = anybody with the link
set-hinting = Hints
set-hints = The player who is asked may get a hint
set-hints-on = allowed
set-hints-off = none
set-undoing = Undo
set-undoing-marked = when the others agree; with nobody to ask, the record shows it
set-undoing-refused = when the others agree; with nobody to ask, only moves that revealed nothing
set-undo = Undoing a move that revealed something, with nobody to ask
set-undo-marked = allowed; the log and the record show it
set-undo-refused = not allowed
set-away = When somebody disappears, a bot stands in after
set-away-minutes =
    { $count ->
        [one] one minute
       *[other] { $count } minutes
    }
set-away-day = one day
set-absent = Absent
set-absent-means = a bot stands in after { $time }
set-house = House rules
set-printed = as printed
set-rule = { $label }: { $words }
house-title =
    { $count ->
        [0] House rules: as printed
        [one] House rules: one changed
       *[other] House rules: { $count } changed
    }
house-usual = { $words } (as printed)
house-reset = Back to the printed rules
house-print = Printed edition followed
house-mix = your own mix
house-print-help = The rulebooks differ in three points; one choice sets them all. You can still change each below.
house-limits = From { $least } to { $most }.
house-changed = { $count } changed
clock-title = Clock
clock-none = None
clock-fast = Fast
clock-normal = Normal
clock-slow = Slow
clock-own = Own
clock-none-means = Everybody takes the time they need.
clock-means = { $minutes } min each, +{ $per } s for every decision, { $reaction } s to react
clock-bank = Minutes for each player
clock-per = Seconds added for every decision
clock-reaction = Seconds to react

## A new table

create-title = New table: { $game }
create-hint = Next you invite friends or add bots.
create-button = Create the table

## Coming late

late-title = The match is on
late-how = Take a bot’s chair and everything it has, or watch.
late-how-ask = You may ask the host for a bot’s seat and everything it has, or watch.
late-ask = Ask for it
late-asking = You asked for a seat
late-wait = { $host } decides. Keep this page open.
late-refused = You did not get the seat.
late-watch = Just watch

## A match that could not go on

halted-rules = The last match was begun under version { $rules } of the rules; this server now plays version { $known }. It is not played on under other rules. Nothing is lost: its record is kept, and you can begin a new match.
halted-edition = The last match was begun with an edition that has changed since. It is not played on with other numbers. Nothing is lost: its record is kept, and you can begin a new match.
halted-record = Download its record

## Who may join

lock-title = Newcomers
lock-open = may join
lock-seats = may only watch
lock-all = must stay out
lock-seats-now = Locked: newcomers may only watch.
lock-all-now = Locked: no newcomers.

## The people at the table

people-title = Players
people-make-host = Make host
people-remove = Remove
people-propose-remove = Propose removal
people-sure = Press again: { $what }
people-readmit = Let removed players in
people-mute = Mute for all
people-unmute = Unmute
people-muted = muted
people-bot-in = Bot possible in { $time }
people-join = Take a bot’s seat
people-end = Propose to end the game
people-end-how = Every player must agree, except those away for { $minutes } minutes.
people-end-wait = { $name } has only just left. Possible in { $seconds } s.

## Chat

chat-title = Chat
chat-field = Say something
chat-send = Send
chat-none = Nobody has said a word yet.
chat-somebody = Spectator
chat-about = { $name }: hide or mute
chat-of = What { $name } writes
chat-hide = Hide it here
chat-show = Show it again
chat-hidden = Hidden

## The deal

deal-committed = The deal is fixed
deal-committed-about = What this match will be dealt from is fixed: this is the commitment to it, a SHA-256 hash. When you are ready, your browser adds a share to it. After the match the replay proves that nobody has chosen the cards.
