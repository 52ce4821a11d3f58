# Looking back on a match, and its end.

replay-title = Replay
replay-side = Log and scores
replay-scores = Scores
replay-stopped = The match was stopped before its end.
replay-undone =
    { $n ->
        [one] Undone moves: once
       *[other] Undone moves: { $n } times
    }
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

## The deal

deal-title = The deal
deal-about = What it was dealt from was fixed by a commitment before the match, and everybody’s browser added a share. Yours can check now that nobody chose what chance brought.
deal-prove = Prove the deal
deal-proven = The deal is proven
deal-false = The deal is false
deal-none = No proof
deal-none-about = This record does not say what it was dealt from. That is so for files from elsewhere and for matches of earlier versions.
deal-step-commitment = The secret matches its commitment.
deal-step-shares =
    { $count ->
        [0] Nobody added a share: the server alone has dealt.
        [one] One player’s share is in it.
       *[other] The shares of { $count } players are in it.
    }
deal-step-draws =
    { $count ->
        [0] Chance brought nothing that was to be checked.
        [one] What chance brought, once, is what had to come.
       *[other] All { $count } times, what chance brought is what had to come.
    }
deal-step-given = What was there before the match was played on comes from an earlier deal.
deal-step-mine = This browser knew the commitment before the match, and its share is among them.
deal-step-mine-lost = This browser added a share before the match that is not among them. Unless you left your chair, something is wrong.
deal-step-stranger = This browser added no share, so it did not see the commitment beforehand. Somebody who did can compare it.
deal-false-commitment = The secret does not match its commitment.
deal-false-line = Line { $line } of the record says “{ $text }”, but “{ $due }” had to come.
deal-false-shares = The record does not name a share for every chair.
deal-false-menus = The server does not say what each line of chance was drawn from.
deal-false-unreadable = What the record says of its deal cannot be read.
deal-numbers = All the numbers
deal-commitment = Commitment (SHA-256 of the secret)
deal-secret = Secret of the server
deal-share = Share of { $name }
deal-share-mine = Share of { $name }, from this browser
deal-share-none = none
deal-yourself = To check it without us, download the record and run:
