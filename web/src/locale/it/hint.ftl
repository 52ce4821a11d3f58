### A hint at the table.

hint-title = Suggerimento
hint-ask = Che cosa converrebbe fare?
hint-thinking = Ci penso …
hint-means = Quanta parte della vittoria ti puoi aspettare
hint-likely = probabile { $span }
hint-equal = più o meno equivalente
hint-behind = { $by } in meno ({ $span })
hint-best = La migliore: { $label }.
hint-how =
    { $n ->
        [one] Una partita continuata col pensiero.
       *[other] { $n } partite continuate col pensiero, immaginando ciò che non vedi.
    }
hint-key = chiedi un suggerimento
