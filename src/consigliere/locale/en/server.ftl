# What the server says to people at a table, and to the operator who starts it.

## Rooms

room-unknown = There is no table with the code { $code }.
room-name-long = A name has at most { $most } letters.
room-name-empty = Please type a name.
room-name-taken = Somebody here is called { $name } already.
room-emblem-taken = That emblem is taken.
room-chair-taken = That chair is taken.
room-no-such-chair = There is no such chair.
room-not-your-chair = That is not your chair.
room-not-host = Only the host can do that.
room-too-small = Somebody sits on a chair that would be gone.
room-no-such-bot = There is no such bot for this game.
room-open-chairs = Some chairs are still open: invite somebody, or add bots.
room-not-ready = Not ready yet: { $who }.
room-already-playing = The match has begun already.
room-still-playing = The match is still on.
room-not-playing = No match is on.
room-not-asked = You are not asked just now.
room-answered = You have answered already. Undo that first if you need time.
room-stale = The table has moved on meanwhile. Look again.
room-not-offered = That is not among what you may answer now.
room-nothing-back = There is nothing of yours to take back.
room-undo-away = The players who must agree are away. Try again when they are back.
room-undo-refused = That move revealed something, and nobody else is here to agree: this table doesn’t allow undoing it.
room-proposed-already = The table is already asked something.
room-no-proposal = Nothing is proposed just now.
room-not-needed = You are not asked about that.
room-no-order = There is no such standing answer now.
room-not-away = That player is here and has time.
room-no-spectators = This table does not want spectators.
room-locked = The host has locked this table: no newcomers.
room-removed = The host has removed you from this table.
room-bots-stay = At this table nobody takes a bot’s seat during the game.
room-ask-host = Ask the host for this seat first.
room-sees-a-hand = You have had another seat in this game and would see a second hand. Only your own seat is open to you.
room-many-requests = Enough people are asking for a seat already. Try again in a minute.
room-no-request = That request is gone.
room-no-person = No player sits there.
room-not-yourself = You cannot do that to yourself.
room-remove-ask = During a game the others must agree: propose it to the table.
room-remove-two = Another player must be there to agree.
room-muted = The host has muted you.
room-grace = { $who } left less than half a minute ago. Try again in { $seconds } s.
room-screen = This screen is for everybody to look at. Play on your phone.
room-no-record = The record can be had when the match is over.
room-slow-down = That was too fast. Wait a moment.
room-chat-slow = You talk too fast. Wait a moment.
room-chat-empty = There is nothing to send.
room-ticket-bad = That link was used already or is too old. Ask for a new one.
room-too-many = Too many tables were opened from here. Try again in a minute.
room-bad-message = The message could not be understood.
text-control = That text has control characters. Type it again with ordinary letters only.
room-bad-version = This page is older or newer than the server. Reload it.
room-storage = The table cannot be saved just now. Nothing was changed; try again in a moment.
room-storage-damaged = The server's storage is damaged, so this table cannot be read or saved. Nothing was changed. Only the operator of the server can repair it.
room-storage-refused = That cannot be stored. Nothing was changed.
room-lost = The table could not be read. Try again in a moment.

server-table-now = Now
server-table-hand = My hand
server-table-board = On the table
server-table-players = Players

server-undo-start = You haven’t made a move yet.
server-undo-learned = That move revealed something.
server-undo-other = { $who } has moved since.
server-undo-thinking = { $who } is thinking about a reaction.

server-undid-free =
    { $n ->
        [one] { $who } undoes a move.
       *[other] { $who } undoes { $n } moves.
    }
server-undid-agreed =
    { $n ->
        [one] { $who } undoes a move. The others agreed.
       *[other] { $who } undoes { $n } moves. The others agreed.
    }
server-undid-alone =
    { $n ->
        [one] { $who } undoes a move that had revealed something, with nobody at another screen to ask.
       *[other] { $who } undoes { $n } moves that had revealed something, with nobody at another screen to ask.
    }

## Who may come in

http-foreign = A page of another site asked for that. Open the page of this server.
http-control = No address has control characters.
http-host = This server does not go by the name “{ $host }”. Open the address it tells you, or let the operator add the name to CONSIGLIERE_HOSTS.
http-metrics = The numbers of this server are for its operator: ask from its own machine, or with the token in CONSIGLIERE_METRICS_TOKEN.
http-not-json = Send it as JSON, with Content-Type: application/json.
http-too-big = That is larger than this server takes.
door-sockets = Too many pages are open from here. Close some of them and try again.
door-rooms = Too many tables from here are open. Leave some of them and try again in a minute.
door-requests = Too many seats were asked for from here. Try again in a minute.
server-busy = The server has too much to do just now. Nothing was changed; try again in a minute.
door-full = This server has as many tables as it can hold. Try again later.
door-guesses = Too many tables that do not exist were asked for from here. Try again in a minute.
too-much = { $seconds ->
        [one] Too much was asked for from here at once. Try again in a second.
       *[other] Too much was asked for from here at once. Try again in { $seconds } seconds.
    }
ready-not = This server is not ready.
ready-reading = Its storage cannot be read.
ready-writing = Its storage cannot be written to.
ready-file = The file of its storage is damaged.
ready-disk = Its disk is full.
ready-bots = Its bots do not think.

## Starting it

server-no-database = The database cannot be opened: { $why }
server-file-in-use = Another server is using { $file } already. Stop it first, or give this one a database of its own in CONSIGLIERE_DATABASE_URL; several servers on one database need PostgreSQL.
server-bad-url = That is no database we know: { $why }
server-newer-database = The database has version { $theirs }, which this Consigliere does not know yet (it knows up to { $ours }). Nothing was changed: install the newer one, or restore a backup.
server-encoding = The database keeps text as { $encoding }, but names of players may have any letter. Nothing was changed: make one in UTF-8 (createdb -T template0 -E UTF8).
server-bad-days = { $name } needs a whole number of days, 0 for ever, not “{ $value }”.
server-bad-hosts = { $name } is a list of names such as table.example.org, separated by commas; “{ $value }” is none.
backup-nothing = There is no database of Consigliere there.
backup-there = { $file } is there already; it is left as it is.
backup-failed = { $file } could not be written: { $why }
backup-none = { $file } is no backup.
backup-damaged = { $file } is damaged; nothing was changed.
backup-newer = { $file } is of version { $theirs }, which this Consigliere does not know yet (it knows up to { $ours }). Nothing was changed.
restore-not-empty = The database is in use; a backup is brought into an empty one only. Nothing was changed.
server-port-taken = Port { $port } on { $host } is in use. Choose another one with --port.
server-address-bad = { $host } is no address of this machine.
server-workers = { $workers } workers need a database they can share: name a PostgreSQL in CONSIGLIERE_DATABASE_URL.
server-few-files = Only about { $pages } pages can be connected at once: the system lets this program open so many files. Raise it with `ulimit -n`, or LimitNOFILE in systemd.
server-no-pages = The pages were not built. Run: python3 make.py setup
server-open = Consigliere is open: { $url }
server-phones = Phones in the same network: { $url }
server-no-browser = No browser was found here. Open the address above in one.
server-stop = Press Ctrl-C to close. Tables are kept.
server-closed = Closed. All tables are kept.

## Editions of one's own

edition-gone = This server has no edition “{ $edition }” of { $game }. Open its file in the edition editor and save it there first.
edition-no-game = Line { $line }: the file must say which game it is for, one of { $known }, in a line such as game = "{ $example }".
edition-name-printed = Line { $line }: “{ $name }” is the edition that comes with the game. Give yours a name of its own.
edition-name-taken = Another edition is called “{ $name }” already. Choose another name.
edition-not-kept =
    { $count ->
        [one] The edition cannot be played yet: one thing is wrong.
       *[other] The edition cannot be played yet: { $count } things are wrong.
    }
edition-too-many = Too many editions were saved from here. Try again in an hour.
