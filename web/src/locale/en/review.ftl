### The review of a match: chances, play and luck, decisions, turning points.

review-title = Review
review-offer = How good was it, really?
review-about = Bots replay every decision with only what each player knew, and show mistakes and luck. It may take some minutes; go on watching meanwhile.
review-start = Review this match
review-working = Thinking it all over
review-progress = { $done } of { $total } decisions
review-failed = The review did not come to an end. Try again.
review-chances = Who would have won
review-chances-label = Share of the victory of everybody over time. At the end: { $list }
review-chances-jump = Jump within the chart of chances
review-now = Chances at this moment
review-players = Play and luck
review-to = to
review-skill = Own play
review-luck = Luck
review-others = The others
review-skill-span = Own play: likely { $low } to { $high }
review-decisions-of =
    { $n ->
        [one] one decision
       *[other] { $n } decisions
    }
review-clean = without a mistake
review-inaccuracies =
    { $n ->
        [one] 1 inaccuracy
       *[other] { $n } inaccuracies
    }
review-mistakes =
    { $n ->
        [one] 1 mistake
       *[other] { $n } mistakes
    }
review-blunders =
    { $n ->
        [one] 1 blunder
       *[other] { $n } blunders
    }
review-explain = What the numbers mean
review-explain-skill = Own play: what one’s decisions cost, compared with the best answers found. Added up, that may be more than a whole victory; nobody gets above zero.
review-explain-luck = Luck: what cards, dice and hidden things brought or took.
review-explain-others = The others: what their decisions gave away or took. All three together lead from the first number to the last.
review-turns = Turning points
review-lucks = Strokes of luck
review-moment = Moment { $n }
review-decisions =
    { $n ->
        [one] One decision that cost something
       *[other] { $n } decisions that cost something
    }
review-whose = Whose decisions
review-all = All
review-order = Order
review-order-cost = most expensive first
review-order-time = as they came
review-none = Nothing here could clearly have been done better.
review-said = Played
review-better = Better
review-more =
    { $n ->
        [one] Show one more
       *[other] Show { $n } more
    }
review-grade-inaccuracy = inaccuracy
review-grade-mistake = mistake
review-grade-blunder = blunder
review-deep-about = With more time the bots look further and tell close decisions apart.
review-deep = Think longer about it
