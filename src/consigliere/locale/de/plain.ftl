### What any game says that has no words of its own.

plain-prompt = Deine Entscheidung: { $what }.
plain-help = Wähle eine der aufgelisteten Antworten.
plain-waiting = Gewartet wird auf { $who }.
plain-waiting-you = Du bist gefragt.
plain-waiting-reactions = Reaktionen möglich.
plain-waiting-over = Das Spiel ist aus.
plain-winners = Gewonnen: { $who }.
plain-place = { $place }. { $who }: { $n }
plain-yes = ja
plain-no = nein
plain-hidden = verdeckt
plain-many-hidden = { $n } verdeckt
plain-chance = der Zufall
plain-seat = Platz { $n }
