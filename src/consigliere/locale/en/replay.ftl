# Looking back: where points and dollars came from, and replays.

source-points = Victory points
source-plus = “+1” cards
source-influence = Influence
source-tokens = District tokens
source-sets = Sets of all districts
source-majorities = Majorities
source-places = Places
source-judge = Left over: card from the Judge
source-informants = Left over: informants
source-favours = Left over: favour tokens
source-gems = Left over: gems on photographs
source-money = Left over: money
source-cash = Dollars
source-notoriety = Notoriety
source-start = At the start
source-bought = Buildings bought
source-won = Shootouts won
source-lost = Shootouts lost
source-raided = Buildings lost

replay-unknown = There is no replay under this link.
replay-running = This match is still on. Its replay can be had when it is over.
replay-too-big = This file is too big for a record: { $most } kB at most.
replay-not-text = This is no record: a record is a text file.
replay-no-moment = This replay has no such moment.
replay-no-eyes = Nobody sits there.
replay-fork-over = The match is over at this moment. Choose an earlier one to play on from.
