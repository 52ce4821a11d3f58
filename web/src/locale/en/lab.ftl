### The lab: many games between bots, and what they tell about a game.

start-lab = The lab: let bots try out the rules
lab-title = The lab
lab-intro = Bots play a game many times over; a page of pictures tells who wins, what pays and what nobody ever uses. Change one rule, play again, compare.
lab-closed = There is no lab on this server. On your own machine “consigliere play” has one.
lab-extra = The lab needs more packages: pip install 'consigliere[lab]'

## A new run

lab-new = A new run
lab-bots = Who plays
lab-bot = Bot { $number }
lab-style = Style of bot { $number }
lab-turning = They move on by one seat from game to game. These bots play hundreds of games a minute.
lab-slow = They move on by one seat from game to game. Bots that think ahead take seconds or minutes a game: begin with few.
lab-games = Games
lab-most = At most { $most }
lab-seed = Seed
lab-seed-help = The same seed, the same luck: runs can be compared
lab-more = Rules, edition, luck
lab-decisions = Look at every answer too (slower)
lab-name = Name
lab-name-hint = If you like
lab-begin = Let them play

## Runs

lab-runs = Runs so far
lab-times = { $count } × { $bot }
lab-players = { $count } players
lab-changed =
    { $count ->
        [one] one house rule
       *[other] { $count } house rules
    }
lab-games-of =
    { $total ->
        [one] { $done } of one game
       *[other] { $done } of { $total } games
    }
lab-stopped = stopped
lab-failed = failed
lab-compare = Compare the two
lab-compare-how = Tick two runs to compare them game by game.
lab-compare-tick = Compare: { $name }
lab-not-alike = These two cannot be compared game by game: “{ $field }” differs.
lab-against = { $a } against { $b }

## The run that is shown

lab-stage = The chosen run
lab-nothing = Nothing has been played here yet. Seat some bots and let them play.
lab-progress = Games played
lab-left-unknown = The first game is on …
lab-left-seconds =
    { $n ->
        [one] about one second left
       *[other] about { $n } seconds left
    }
lab-left-minutes =
    { $n ->
        [one] about one minute left
       *[other] about { $n } minutes left
    }
lab-left-hours =
    { $n ->
        [one] about one hour left
       *[other] about { $n } hours left
    }
lab-meanwhile = You may leave this page or play meanwhile; tables go first.
lab-stop = Stop
lab-stopped-at = Stopped after { $done } of { $total } games. What was played is kept.
lab-resume = Go on
lab-drop = Delete
lab-drop-sure = Really delete?
lab-drawing = The pictures are being drawn …
lab-report = Report: { $name }
lab-tab = Open in a new tab
lab-download = Download
