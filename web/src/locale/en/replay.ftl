# Looking back on a match, and its end.

replay-title = Replay
replay-side = Log and scores
replay-scores = Scores
replay-stopped = The match was stopped before its end.
replay-no-score = The chart cannot be fetched just now.
replay-watch = Watch the replay
replay-rank = { $name }: { $points }

## Whose eyes

replay-eyes = Eyes of
replay-eyes-all = All
replay-eyes-all-title = Everything open, all hands
replay-eyes-public = Public
replay-eyes-public-title = What everybody could see
replay-eyes-of = As { $name } saw it
replay-cards-of = Cards of

## Controls

replay-controls = Controls of the replay
replay-first = To the beginning (Home)
replay-back = One step back (←)
replay-play = Play (space)
replay-pause = Pause (space)
replay-forward = One step on (→)
replay-last = To the end (End)
replay-scrub = Moment
replay-moment = Moment { $n } of { $last }
replay-speed = Speed
replay-more-lines =
    { $n ->
        [one] and 1 more before that
       *[other] and { $n } more before that
    }

## Chart and sources

replay-chart-label = { $what } over time. At the end: { $list }
replay-chart-jump = Moment in the chart: { $what }
replay-chart-table = As a table
replay-quantity = What is shown
replay-round = Round
replay-end = End
replay-source = Source
replay-sources = Where it came from: { $what }

## Taking it along

replay-link = Copy link
replay-copied = The link to this moment is copied.
replay-download = Download
replay-open = Open a record file
replay-open-title = Choose a record file, or drop it anywhere on this page
replay-drop = Drop the record here to watch it
replay-file-big = This file is too big for a record.
replay-earlier = Matches played here
replay-match = Replay of match { $n }

## Playing on

replay-fork = Play on from here
replay-fork-title = Play on from this moment
replay-fork-about = A new table begins at moment { $n } of { $last }, just as it was. What chance brings from there on is new.
replay-fork-how = Who plays on
replay-fork-alone = Everybody on this device
replay-fork-alone-about = You decide for all players, or pass the device around.
replay-fork-bots = Against bots
replay-fork-bots-about = You take one chair, bots take the others.
replay-fork-seat = Your chair
replay-fork-strength = Bots
replay-fork-go = Play on
replay-forked = This match goes on from moment { $n } of a replay.
replay-forked-link = Watch it
