# The program `consigliere`: its help, its sentences, its tables.

## Help pages

help-usage = Usage:
help-arguments = Arguments
help-options = Options
help-commands = Commands
help-consigliere = Mafia board games: play them against bots, simulate them, keep and check records. Every command explains itself with --help.
help-play = Open the table in the browser: play against bots, with friends in the network, or several people on one device. Tables are kept in your data folder, or in the database that CONSIGLIERE_DATABASE_URL names.
help-serve = Serve tables to many. Several workers need PostgreSQL, named by CONSIGLIERE_DATABASE_URL.
help-text = Play a game against bots in a plain terminal. Options are numbered; “?” explains the decision, “help” lists everything that may be typed.
help-simulate = Let bots play many games: wins with 95% intervals, scores, lengths, speed. Bots move on by one seat from game to game; a list shorter than the table is repeated. The same seed and bots give the same games for any number of workers.
help-record = Check and show records of games.
help-verify = Replay records, check their digests and the proof of the deal.
help-show = Print the log and the table of a record as a seat saw them; without a seat, all of a finished game, and what everybody saw of one that goes on.
help-bench = Measure decisions a second in random play, and what a copy, a view, a checked answer and a determinization cost; python-chess plays in the same run.
help-mcp = Take a chair at a running table and let a language model play there: an MCP server on stdin and stdout, with what a person in that seat would see and no more.
help-games = List the games, their bots and their house rules.
help-option-game = the game; “consigliere games” lists them
help-option-players = number of players
help-option-bots = bots by name, separated by commas
help-option-lang = language: en, it or de; else that of LC_ALL or LANG
help-option-seed = a whole number: same seed, same chance
help-option-record = write the record of the game to this file, unfinished if you leave early
help-option-resume = go on with a game saved in this file
help-option-seat = seat, counted from 0
help-option-option = a house rule; may be given several times
help-option-name = your name in the log
help-option-games = number of games
help-option-workers = number of processes
help-option-json = print one JSON object
help-option-files = records
help-option-file = a record
help-option-at = after so many answers; else after the last
help-option-version = print the version
help-option-host = address to listen on
help-option-port = port to listen on
help-option-url = address of the table, as the browser shows it
help-option-chair = the chair to take, counted from 0; else a free one
help-option-no-browser = do not open a browser
help-option-help = print this help

## What may be wrong

unknown-bot = There is no bot called “{ $bot }” for { $game }. Known bots: { $known }.
bot-not-loaded = The bot “{ $bot }” of the package { $package } cannot be loaded: { $problem }
bot-no-bot = The entry “{ $bot }” of the package { $package } leads to no bot: a function is wanted that takes the key of a game and gives a function.
bot-failed = The bot “{ $bot }” of the package { $package } failed at the question “{ $kind }”: { $problem }
bot-illegal = The bot “{ $bot }” of the package { $package } gave an answer to the question “{ $kind }” that is not among the options.
cli-unknown-command = There is no command “{ $command }”. Known commands: { $known }.
cli-no-such-option = “{ $command }” has no option { $option }; see “{ $command } --help”.
cli-missing = “{ $command }” needs { $option }; see “{ $command } --help”.
cli-option-misused = { $option } is used wrongly; see “{ $command } --help”.
cli-misused = That is not how “{ $command }” is called; see “{ $command } --help”.
cli-no-number = { $option } needs a whole number, not “{ $value }”.
cli-out-of-range = { $option } must be from { $low } to { $high }, not { $value }.
cli-option-form = --option needs NAME=VALUE, not “{ $value }”.
cli-too-many-bots = { $bots } bots are too many: there are seats for { $seats }.
cli-name-empty = --name needs at least one letter.
cli-file-missing = There is no such file or folder: { $file }
cli-file-is-folder = This is a folder, not a file: { $file }
cli-file-forbidden = Permission is missing for { $file }.
cli-disk-full = The disk is full; { $file } was not written.
cli-file-problem = { $file } cannot be read or written ({ $problem }).
cli-file-too-long = { $file } is too long to be a record.
cli-line-too-long = Line { $line } of { $file } is too long for a record.
cli-file-no-text = { $file } is no text, so it is no record.
cli-file-no-record = { $file } is there already and is no record; it is left as it is.
cli-another-game = { $file } holds a game of { $game }.
cli-resume-finished = The game in { $file } is over; “consigliere record show” shows it.
cli-resume-differs = A saved game keeps its players and house rules: leave out --players and --option, or give those of { $file }.
cli-interrupted = Interrupted.
cli-interrupted-after = Interrupted after { $games } of { $planned } games.
cli-input-ended = The input ended in the middle of the game; it was not saved at this point.
cli-input-ended-saved = The input ended in the middle of the game; it is saved in { $file }, --resume goes on with it.
cli-stopped = Interrupted in the middle of the game; it was not saved at this point.
cli-stopped-saved = Interrupted in the middle of the game; it is saved in { $file }, --resume goes on with it.
workers-died = A worker process was ended from outside; try fewer --workers.

## The text game

cli-person = Boss
cli-seat = Seat { $seat }
cli-welcome = { $players } players, seed { $seed }. You are { $name } in seat { $seat }; the others are { $others }. Type “help” to see what you can type.
cli-group = { $letter }. { $title } ({ $first } to { $last })
cli-choose-group = A letter opens a group, “all” lists every option, a number decides.
cli-step = (Step { $step } of { $steps }.)
cli-no-such-number = There are only options 1 to { $most }.
cli-not-understood = “{ $text }” is not understood: type a number from 1 to { $most }, or “help”.
cli-no-such-rule = The rules have no paragraph { $number }; “rules” lists them.
cli-why-what = Neither your hand nor the table has “{ $text }”; “hand” numbers your cards.
cli-why-usable =
    { $n ->
        [one] Option { $numbers } uses it.
       *[other] Options { $numbers } use it.
    }
cli-hand-empty = Your hand is empty.
cli-saved = Saved. To go on: consigliere text { $game } --resume { $file }
cli-left = You leave the table without saving.
cli-left-saved = You leave the table; the game is saved in { $file }.
cli-recorded = The record is in { $file }.
cli-help-number = 1, 2, ...: take that option; Enter alone takes the only one, or lists them again
cli-help-explain = ?: explain the decision; ? 2: explain option 2
cli-help-all = all: list every option
cli-help-table = table: the whole table
cli-help-hand = hand: your cards, numbered for “why”
cli-help-log = log: everything that happened; log 10: the last 10 lines
cli-help-why = why 2: why the second card of your hand cannot be used, or what for; why harbor: the same for a place
cli-help-rules = rules: contents of the rules; rules 4.3: that paragraph
cli-help-save = save: write the game to a file to go on later; save FILE: to that file
cli-help-quit = quit: leave the table

## Simulations, benchmarks, records, games

cli-playing = Playing
cli-simulated = { $game }, { $players } players, { $games ->
        [one] 1 game
       *[other] { $games } games
    }, seed { $seed }: { $seconds } s, { $speed } decisions a second.
cli-head-seat = Seat
cli-head-bot = Bot
cli-head-wins = Wins
cli-head-share = Share
cli-head-interval = 95% interval
cli-head-fair = Share of seats
cli-head-score = Mean score
cli-head-length = Length of a game
cli-head-mean = Mean
cli-head-least = Least
cli-head-most = Most
cli-decisions = decisions
cli-rounds = rounds
cli-measuring = Measuring
cli-bench-title = { $game }, { $players } players, one core, process CPU time:
cli-bench-decisions-per-s = { $value } decisions a second in random play, options listed at every decision
cli-bench-answers-per-s = { $value } answers a second, chance counted too
cli-bench-copy-us = { $value } µs for a copy
cli-bench-copy-deepest-us = { $value } µs for a copy with the most frames on the stack
cli-bench-view-us = { $value } µs for a view
cli-bench-apply-us = { $value } µs for a checked answer
cli-bench-apply-view-us = { $value } µs for a checked answer and a view
cli-bench-determinize-us = { $value } µs for a determinization
cli-bench-positions = { $value } positions of random games measured
cli-bench-deepest = { $value } frames on the deepest stack
cli-bench-peer-decisions-per-s = { $value } decisions a second of python-chess in the same run
cli-bench-peer-copy-us = { $value } µs for a copy of its board
cli-bench-ratio = { $value } times as many decisions a second as python-chess
cli-bench-no-peer = python-chess is not installed, so there is nothing to compare with
cli-record-finished = { $file }: sound, finished, { $answers } answers, scores { $scores }; { $deal }
cli-record-unfinished = { $file }: sound, not finished, { $answers ->
        [one] 1 answer
       *[other] { $answers } answers
    }; { $deal }
cli-deal-none = no proof of the deal in it
cli-deal-proven = deal proven (commitment { $commitment }…, { $draws ->
        [one] 1 draw
       *[other] { $draws } draws
    }, { $givers ->
        [0] nobody added a share
        [one] a share from seat { $seats }
       *[other] shares from seats { $seats }
    })
cli-log-title = What happened:
cli-table-title = The table after { $answers ->
        [one] 1 answer
       *[other] { $answers } answers
    }:
cli-game = { $game }: { $low } to { $high } players; bots: { $bots }
cli-house-rules = House rules, set with --option NAME=VALUE, here with their defaults:
cli-house-rule = { $name }={ $value } ({ $values }): { $meaning }
cli-house-print = As in the { $label }: { $settings }

## Editions

help-edition = Editions: what is printed on the pieces, where each value comes from, and files of your own.
help-edition-show = Print an edition as tables: what is on the board, the tiles and the cards, and where each value comes from.
help-check = Say whether a file is an edition of its game, and all that is wrong with it, line by line.
help-option-edition = a file with an edition of your own, or the name of an older one, instead of the printed one
cli-edition-good = { $file }: a good edition of { $game }, played as { $ref }.
cli-edition-other-game = { $file } is an edition of { $game }.
cli-edition-no-game = { $file } does not say which game it is an edition of: it needs a line such as game = "{ $example }".
cli-edition-title = { $game }, edition { $ref }
cli-edition-marks = Values without a mark are from the rulebook; + seen on a printed copy; ~ inferred; ? reconstructed.
cli-edition-notes = Why:
cli-edition-inferred = inferred
cli-edition-reconstructed = reconstructed
cli-edition-note = { $path }: { $kind }, { $why }
cli-head-facts = A mean game

## Standing orders

cli-orders = Standing orders you may give (stand NUMBER; stand off takes it back):
cli-no-orders = There is no standing order for this decision.
cli-order-given = Standing order: { $order }. Nobody else can tell.
cli-order-off = No standing order any more.
cli-help-stand = stand: standing orders that spare you the same question; stand 1: give one; stand off: take it back

## Arena

help-arena = Let bots play each other: every deal is played in every turn of the seats, so that luck of cards and seats is shared out. Wins with 95% intervals, places, ratings, time to think, and who finishes before whom. A list shorter than the table is repeated; without --players there are 4, or as many as bots are named if these are more. The same seed and bots give the same games for any number of workers.
help-option-out = write finished games to this file; with the same command again the run goes on from there
arena-other-plan = { $file } belongs to another run: { $what } is “{ $theirs }” there and “{ $ours }” here; it is left as it is.
arena-no-arena = { $file } is there already and is no file of an arena; it is left as it is.
arena-in-use = { $file } is being written by another run.
arena-damaged = Line { $line } of { $file } is damaged; the file is left as it is.
cli-arena-interrupted = Interrupted after { $games } of { $planned } games; they are in { $file }, and the same command goes on from there.
cli-arena-fought = { $game }, { $players } players, { $games ->
        [one] 1 game
       *[other] { $games } games
    } on { $deals ->
        [one] 1 deal
       *[other] { $deals } deals
    }, seed { $seed }: { $seconds } s.
cli-arena-rounded = { $asked } games were rounded up to { $planned }: every deal is played { $players } times, so that each bot has had each seat.
cli-arena-resumed =
    { $games ->
        [one] 1 game was
       *[other] { $games } games were
    } in the file already.
cli-head-place = Mean place
cli-head-rating = Rating
cli-head-thinking = Thinks (ms)
cli-head-thinking-99 = 99% within (ms)
cli-head-thinking-most = Longest (ms)
cli-head-by-seat = Wins by seat
cli-head-before = Finished before

## Hosting

help-backup = Write everything the database holds to one file, while servers go on. The file has the keys to running matches: keep it safe. The database is that of CONSIGLIERE_DATABASE_URL, else the one in your data folder.
help-restore = Bring a backup into an empty database, also of another kind than it came from. All of it comes, or nothing.
help-forget = Take a player's traces out of the database: his name, the keys of his chairs, what he wrote. Without --yes it only lists them. Names are not unique: give --room or --replay to mean one person. Servers may go on meanwhile.
help-recover = Bring back a table that was deleted because nobody had touched it: the server keeps it for another week. Without a code all such tables are listed. Servers may go on meanwhile.
help-accept-clock = Tell the servers of this database that the clock of this machine is right. After a jump of the clock they delete nothing until they have run for a week, or until you type this.
help-option-code = the code of the table
help-option-backup-file = the file of the backup
help-option-who = the player's name, exactly as it is shown
help-option-room = only at the table with this code, and in its replays
help-option-replay = only in this replay, by the id in its address
help-option-yes = do it
cli-backed-up = { $file }: { $rooms ->
        [one] 1 table
       *[other] { $rooms } tables
    }, { $rows } rows, version { $version }.
cli-restored = Restored from { $file }: { $rooms ->
        [one] 1 table
       *[other] { $rooms } tables
    }, { $rows } rows.
cli-forget-none = No traces of “{ $name }” were found.
cli-forget-room = Table { $code }: a chair, and its keys
cli-forget-replay = Replay { $id }: the name
cli-forget-said = Chat at table { $code }: { $lines ->
        [one] 1 line
       *[other] { $lines } lines
    } said
cli-forget-named = Chat at table { $code }: the name in { $lines ->
        [one] 1 line
       *[other] { $lines } lines
    } of others
cli-forget-ask = Nothing was changed. The same command with --yes takes all of this out, and nothing brings it back.
cli-forgotten = Done. Servers that are running show it within ten seconds. Backups taken before still have it.
cli-recover-room = Table { $code }: can be brought back until { $until }
cli-recover-ask = The same command with one of these codes brings that table back.
cli-recover-none = No deleted table is left to bring back.
cli-recovered = Table { $code } is back, with its matches, its chat and the keys of its players.
cli-recover-unknown = No deleted table has the code { $table }. It was never there, is there still, or was removed a week after it was deleted.
cli-clock-accepted = Accepted: it is { $now }. Servers go on deleting old tables within the hour.
