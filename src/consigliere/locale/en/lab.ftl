# The lab: plans of studies, their report and comparisons.

## What may be wrong with a plan

lab-plan-toml = Line { $line } of the plan is no TOML: { $what }.
lab-plan-unknown = Line { $line } of the plan: there is no field “{ $field }”. Known fields: { $known }.
lab-plan-missing = Line { $line } of the plan: a table needs { $field }.
lab-plan-text = Line { $line } of the plan: { $field } must be a short text in quotation marks.
lab-plan-table = Line { $line } of the plan: tables are written as [[{ $field }]], each with its fields below.
lab-plan-yes-no = Line { $line } of the plan: { $field } must be true or false.
lab-plan-whole = Line { $line } of the plan: { $field } must be a whole number from { $low } to { $high }.
lab-plan-players = Line { $line } of the plan: { $field } must be a number, or a list of numbers such as [3, 4].
lab-plan-names = Line { $line } of the plan: { $field } must be a name, or a list of names such as ["greedy", "random"].
lab-plan-lineups = Line { $line } of the plan: { $field } must be a list of lists of bots, such as [["greedy"], ["greedy", "random"]].
lab-plan-both = Line { $line } of the plan: give either bots or { $field }, not both.
lab-plan-options = Line { $line } of the plan: { $field } must be house rules, each with a text, a number, true or false.
lab-plan-bots = Line { $line } of the plan: { $field } names { $bots } bots, and there are seats for { $seats }.
lab-plan-file = Line { $line } of the plan: { $field } “{ $file }” is neither an edition that is printed nor a file that can be read.
lab-plan-refused = Line { $line } of the plan, { $field }: { $problem }
lab-plan-twice = Line { $line } of the plan: this { $field } is laid like one before it, with the same bots.
lab-plan-tables = The plan has { $tables } tables, more than { $most }: see line { $line }, { $field }.

## What may be wrong otherwise

lab-extra = The lab needs more packages: pip install 'consigliere[lab]'
lab-other-folder = { $folder } is not empty and holds no study; it is left as it is.
lab-other-plan = { $folder } holds a study with another plan: “{ $field }” differs; it is left as it is.
lab-no-study = { $folder } holds no study; “consigliere lab run” makes one.
lab-no-games = No game of the study in { $folder } is finished yet.
lab-damaged = { $file } is damaged; run the study again, what was played is not played again.
lab-foreign-page = { $file } is there already and is no report of ours; it is left as it is.
lab-interrupted = Interrupted after { $games } of { $planned } games; they are in { $folder }, and the same command goes on from there.
lab-not-alike = { $a } and { $b } cannot be compared game by game: “{ $field }” differs.
dask-extra = --engine dask needs more packages: pip install 'consigliere[dask]'
dask-address = --engine dask needs --address, where its scheduler listens: tcp://HOST:PORT
dask-not-asked = --address is for --engine dask.
dask-unreachable = No Dask scheduler answers at { $address }.
dask-no-workers = The Dask scheduler at { $address } has no workers.
dask-workers-died = Dask workers died again and again over the same games; give them more memory.
dask-foreign = The Dask workers do not have this version of consigliere: { $problem }
cli-unknown-engine = There is no engine “{ $engine }”. Known engines: local, dask.

## Commands

help-lab = Studies for those who design games: many games by plan, tables of how they went, pictures, comparisons.
help-run = Play a plan: which games, players, editions, house rules, bots, how many games. Results are Parquet tables in a folder; a run that was stopped goes on where it was. The same plan gives the same tables for any engine and number of workers.
help-report = Make one page of pictures of a study: who begins, length, scores, lead changes, what each card and building is worth.
help-compare = Compare two studies game by game, played with the same seed: what a change of rules, edition or bots does. A study is compared with another that has as many tables, of the same game and number of players.
help-option-plan = the plan, a TOML file
help-option-folder = the folder of a study
help-option-a = the folder of a study
help-option-b = the folder of the other
help-option-results = the folder for the results; else one beside you, called as the plan is
help-option-page = the page to write; report makes report.html in the folder if none is named
help-option-engine = where games are played: local or dask
help-option-address = the Dask scheduler, tcp://HOST:PORT
lab-done = { $games ->
    [one] One game
   *[other] { $games } games
} in { $folder }; pictures: consigliere lab report { $folder }
lab-written = The report is in { $file }

## The page

lab-title = From the lab
lab-about = { $games } of { $planned } games, seed { $seed }.
lab-unfinished = The study is not finished: the same command goes on with it.
lab-group = { $game }, { $players } players
lab-edition = edition { $edition }
lab-tables = { $games ->
    [one] One game:
   *[other] { $games } games:
}
lab-figures = The figures
lab-reading = Lines are 95% intervals: of twenty of them one misses the truth, so with many rows expect a few false alarms. What goes with winning need not be what makes win: who is ahead can afford more. Pale rows rest on too few cases to rely on.
lab-weak = Too few games: known to ±{ $width } points only; ±5 needs about { $games }.
lab-few = Only { $n } games: take the mean with a pinch of salt.
lab-pale = Pale rows rest on fewer than 30 cases.
lab-axis-won = share of games won
lab-axis-games = share of games
lab-axis-score = mean score
lab-axis-round = after round
lab-axis-worth = points of win share, with it over without
lab-head-what = what
lab-head-how = how
lab-head-share = share, 95%
lab-head-mean = mean, 95%
lab-head-cases = cases
lab-head-taken = had by
lab-head-worth = worth in points, 95%
lab-head-answer = question: answer
lab-head-chosen = chosen
lab-head-offered = offered
lab-head-a = A
lab-head-b = B
lab-head-difference = B − A, 95%
lab-turns = Who begins
lab-turns-note = Share of games won by who plays first, second and so on. Dashed: what each would win if it did not matter.
lab-turns-fair = No advantage of playing earlier or later can be seen.
lab-turns-biased = When one plays matters: coloured rows differ from a fair share.
lab-turn = plays { $n ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] sixth
}
lab-bots = Bots
lab-bots-note = What one seat of each bot wins. Dashed: a fair share.
lab-rounds = Length in rounds
lab-rounds-axis = rounds
lab-decisions = Length in decisions
lab-decisions-axis = decisions of all players
lab-margin = Winning margin
lab-margin-axis = score of the first over the second
lab-lead-changes = Lead changes
lab-lead-changes-axis = times the lead changed hands, at the ends of rounds
lab-dashed-mean = Dashed: the mean.
lab-mean-verdict = Mean { $mean }; eight of ten games from { $low } to { $high }.
lab-scores = Scores by place
lab-scores-note = The mean of what counts in the end, for the first, the second and so on.
lab-place = place { $n }
lab-comebacks = Comebacks
lab-comebacks-note = Winners who were behind, or even last, in the middle of the game.
lab-comeback = behind at half-time
lab-from-last = last at half-time
lab-leaders = Does the leader win?
lab-leaders-note = Who leads alone after a round: how often that player wins. Dashed: a fair share. Close to 100% early on, the rest of the game is a formality.
lab-nobody-led = Nobody led alone before the end.
lab-ties = Ties and what decides
lab-ties-note = How often two are level at the top, and what decided the games.
lab-tied = level at the top
lab-sources = Where it came from: { $what }
lab-sources-note = Mean of winners and of all others.
lab-winners = winners
lab-others = others
lab-worth = What it is worth: { $what }
lab-worth-note = Seats with it against seats without it, of the same bot, in the same place of the turn order, at the same table, with as many others of the kind. “> 2×” means: had it more than twice, where nearly everybody has it.
lab-extremes = Never and always
lab-extremes-note = What { $bot }, the strongest bot here, takes in at most 2% or at least 98% of its games.
lab-extremes-none = There is nothing that { $bot }, the strongest bot here, never or always takes; or it sat in too few games to tell.
lab-never = never
lab-always = always
lab-disdained = Offered, not wanted
lab-disdained-note = Answers that { $bot }, the strongest bot here, could give at least 50 times and hardly ever gave. Answers are in the notation of records.
lab-losing = Chosen and regretted
lab-losing-note = Answers that go with losing more than chance explains, among seats that could give them. How often: by { $bot }, the strongest bot here.
lab-none-found = Nothing of the kind was found.
lab-no-decisions = The plan did not ask for decisions: with “decisions = true” dominated choices are looked for.
lab-facts = Besides
lab-compared = { $a } (A) and { $b } (B), { $games } games in pairs.
lab-compared-same = Both studies played the very same games.
lab-contrast = What changes
lab-contrast-note = Difference of shares in points of a hundred, game by game with the same chance. Gold: more in B, red: less.
lab-row-turn = wins of who plays { $n ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] sixth
}
lab-row-slot = wins of { $bots }
lab-row-rounds = rounds
lab-row-decisions = decisions
lab-row-top-score = score of the winner
lab-row-mean-score = mean score
lab-row-margin = winning margin
lab-row-lead-changes = lead changes
lab-row-comeback = winners behind at half-time
lab-row-tied = level at the top

## In the browser

lab-closed = There is no lab on this server; “consigliere play” has one.
lab-unknown = There is no such run in the lab; perhaps it was the oldest and made room for a new one.
lab-busy = The lab is busy with a run. Wait until it is done, or stop it.
lab-working = “{ $name }” is still being played. Wait until it is done, or stop it.
lab-lineup = { $bots } bots cannot sit at a table of { $players }.
lab-broken = The lab’s process ended before it was done. What was played is kept; go on, or start again.
lab-disk = The lab cannot write its files: { $why }
