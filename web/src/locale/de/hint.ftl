### A hint at the table.

hint-title = Tipp
hint-ask = Was wäre hier gut?
hint-thinking = Denkt nach …
hint-means = Welchen Anteil am Sieg du erwarten darfst
hint-likely = wahrscheinlich { $span }
hint-equal = etwa gleich gut
hint-behind = { $by } weniger ({ $span })
hint-best = Am besten: { $label }.
hint-how =
    { $n ->
        [one] Eine Partie in Gedanken weitergespielt.
       *[other] { $n } Partien in Gedanken weitergespielt; was du nicht siehst, ist angenommen.
    }
hint-key = einen Tipp holen
