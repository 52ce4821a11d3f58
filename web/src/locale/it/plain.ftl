### Ciò che mostra un gioco senza un suo tabellone.

plain-last = Le ultime mosse
plain-yes = sì
plain-no = no
plain-hidden = non visibile
plain-many-hidden =
    { $n ->
        [one] 1 non visibile
       *[other] { $n } non visibili
    }
