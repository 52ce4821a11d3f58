# Hints, and reviews of games that are over.

## What speaks for an answer; $what is a quantity, as below

hint-own-more = After it you have, on average, { $what } more { $than }.
hint-own-less = After it you have, on average, { $what } less { $than }.
hint-rival-more = After it { $who } has, on average, { $what } more { $than }.
hint-rival-less = After it { $who } has, on average, { $what } less { $than }.
hint-than-next = than with the next best
hint-than-said = than with the answer given
hint-why-chances =
    Nothing visible changes yet, but { $who } is less likely to win, by { $n ->
        [one] 1 percentage point
       *[other] { $n } percentage points
    }.
hint-why-even = These answers are about equally good.
hint-why-only = There is nothing else to choose.

## Asking for a hint

hint-off = At this table nobody gets hints.
hint-busy = The analyst is still thinking about your last question.
hint-failed = The analyst has no answer just now. Try again.
cli-hint-line =
    { $n }. { $answer } ({ $value }%{ $behind ->
        [0] {""}
       *[other] , { $behind } behind
    })

## Reviews

review-unfinished = Only a game that was played to its end can be reviewed.
review-busy = The analyst has too many games before him. Try again in a few minutes.
review-many = The analyst already has { $most } games from here before him. Wait until one of them is done.
review-no-seat = There is no seat “{ $seat }” in this game. Seats: { $known }.
review-chance = Chance decides.
review-answer = { $who }: { $answer }
review-working = Looking at every decision
review-title = Review of { $game }, { $seats } players. All numbers are shares of the victory in per cent.
review-player = Player
review-start = Start
review-skill = Skill
review-luck = Luck
review-others = Others
review-end = End
review-slips = Inaccuracies / mistakes / blunders
review-chart = Chances to win, from the first answer to the last
review-turns = Turning points
review-worst = What cost most
review-none = Nothing that can be told from noise.
review-turn = Answer { $at }: { $text } ({ $change })
review-grade-fine = fine
review-grade-inaccuracy = inaccuracy
review-grade-mistake = mistake
review-grade-blunder = blunder
review-decision = Answer { $at }, { $who }, { $grade }, cost { $cost } ({ $low } to { $high }): { $answer }
review-better = Better: { $best }

## The program

help-review = Look back on a game that is over: what each decision cost, luck and skill apart, the turning points. It judges by what each player knew at the time.
help-option-deep = Think ten times as long.
cli-help-hint = hint: the best answers, and what speaks for the first
