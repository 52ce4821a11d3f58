### A hint at the table.

hint-title = Suggerimento
hint-ask = Che cosa converrebbe fare?
hint-thinking = Ci penso …
hint-means = La tua probabilità di vincere
hint-likely = probabile { $span }
hint-equal = più o meno equivalente
hint-behind = { $by } in meno ({ $span })
hint-best = La migliore: { $label }.
hint-how =
    { $n ->
        [one] Da una partita simulata; le carte nascoste sono ipotizzate.
       *[other] Da { $n } partite simulate; le carte nascoste sono ipotizzate.
    }
hint-key = chiedi un suggerimento
