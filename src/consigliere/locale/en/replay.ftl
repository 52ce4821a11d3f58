# Looking back: where points and dollars came from, and replays.

replay-unknown = There is no replay under this link.
replay-running = This match is still on. Its replay can be had when it is over.
replay-too-big = This file is too big for a record: { $most } kB at most.
replay-not-text = This is no record: a record is a text file.
replay-no-moment = This replay has no such moment.
replay-no-eyes = Nobody sits there.
replay-fork-over = The match is over at this moment. Choose an earlier one to play on from.
