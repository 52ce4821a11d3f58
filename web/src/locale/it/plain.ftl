### Ciò che mostra un gioco senza un suo tabellone.

plain-last = Le ultime mosse
plain-yes = sì
plain-no = no
plain-hidden = coperto
plain-many-hidden =
    { $n ->
        [one] 1 coperta
       *[other] { $n } coperte
    }
