### A hint at the table.

hint-title = Hint
hint-ask = What would be good here?
hint-thinking = Thinking …
hint-means = Your chance of winning
hint-likely = likely { $span }
hint-equal = about as good
hint-behind = { $by } less ({ $span })
hint-best = Best: { $label }.
hint-how =
    { $n ->
        [one] From one simulated game; hidden cards are guessed.
       *[other] From { $n } simulated games; hidden cards are guessed.
    }
hint-key = ask for a hint
