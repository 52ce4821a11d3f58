### The start page.

start-motto = Three cities, one table. Sit down.
start-language = Language
start-language-en = English
start-language-it = Italiano
start-language-de = Deutsch
start-language-missing = The words of that language could not be fetched. It stays as it is; try again in a moment.

## Your name

start-name-none = Pick a name
start-name-change = { $name }: change your name
start-name-choose = Pick a name: it is shown at the table
start-name-field = Your name
start-name-keep = OK

## Matches in progress

start-continue = Continue
start-continue-title = Continue: { $title }
start-running = Your tables
start-running-more =
    { $count ->
        [one] Show one more
       *[other] Show { $count } more
    }

## Matches that are over

start-finished = Matches you have finished
finished-won =
    { $n ->
        [one] You won!
       *[other] You share the victory!
    }
finished-lost = { $names } won.
finished-stopped = Stopped before the end.
finished-delete = Remove
finished-more =
    { $count ->
        [one] Show one more
       *[other] Show { $count } more
    }

## Nothing in progress

start-welcome = New here? This is how it works.
start-welcome-pick = Pick a city.
start-welcome-bots = Play the bots right away.
start-welcome-friends = Or create a table and share its code.

## Join with code

start-join-label = Join with code
start-join = Join
start-join-hint = 5 letters or digits, or the whole link
start-join-short = A code has 5 letters or digits.

## The games

start-games = Games
start-players = { $low }–{ $high } players
start-minutes = { $count } min
start-play = Play now against bots
start-play-game = Play now against bots: { $game }
start-create = Create a table
start-create-game = Create a table: { $game }

## The foot of the page

start-free = No account needed
start-rain-stop = Stop the rain
start-rain-start = Let it rain
