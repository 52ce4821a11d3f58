### What any game says that has no words of its own.

plain-prompt = Your decision: { $what }.
plain-help = Choose one of the answers that are listed.
plain-waiting = Waiting for { $who }.
plain-waiting-you = It is your decision.
plain-waiting-reactions = Reactions are pending.
plain-waiting-over = The game is over.
plain-winners = Won by { $who }.
plain-place = { $place }. { $who }: { $n }
plain-yes = yes
plain-no = no
plain-hidden = hidden
plain-many-hidden = { $n } hidden
plain-chance = chance
plain-seat = seat { $n }
