### A hint at the table.

hint-title = Tipp
hint-ask = Was wäre hier gut?
hint-thinking = Denkt nach …
hint-means = Deine Gewinnchance
hint-likely = wahrscheinlich { $span }
hint-equal = etwa gleich gut
hint-behind = { $by } weniger ({ $span })
hint-best = Am besten: { $label }.
hint-how =
    { $n ->
        [one] Aus einer simulierten Partie; verdeckte Karten sind angenommen.
       *[other] Aus { $n } simulierten Partien; verdeckte Karten sind angenommen.
    }
hint-key = einen Tipp holen
