### A hint at the table.

hint-title = Hint
hint-ask = What would be good here?
hint-thinking = Thinking …
hint-means = How much of the victory you can expect
hint-likely = likely { $span }
hint-equal = about as good
hint-behind = { $by } less ({ $span })
hint-best = Best: { $label }.
hint-how =
    { $n ->
        [one] One game played on in thought.
       *[other] { $n } games played on in thought; what you cannot see is made up.
    }
hint-key = ask for a hint
