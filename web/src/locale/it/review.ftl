### The review of a match: chances, play and luck, decisions, turning points.

review-title = Analisi
review-offer = Com’è andata davvero?
review-about = I bot rigiocano ogni decisione sapendo solo ciò che sapeva chi l’ha presa, e mostrano errori e fortuna. Può volerci qualche minuto; intanto puoi continuare a guardare.
review-start = Analizza la partita
review-working = Ci si ripensa
review-progress = { $done } decisioni su { $total }
review-failed = L’analisi non è arrivata in fondo. Riprova.
review-chances = Chi avrebbe vinto
review-chances-label = La parte di vittoria di ciascuno nel tempo. Alla fine: { $list }
review-chances-jump = Punto nel grafico delle probabilità
review-now = Probabilità in questo momento
review-players = Gioco e fortuna
review-to = a
review-skill = Gioco
review-luck = Fortuna
review-others = Gli altri
review-skill-span = Gioco: probabilmente tra { $low } e { $high }
review-decisions-of =
    { $n ->
        [one] una decisione
       *[other] { $n } decisioni
    }
review-clean = senza errori
review-inaccuracies =
    { $n ->
        [one] 1 imprecisione
       *[other] { $n } imprecisioni
    }
review-mistakes =
    { $n ->
        [one] 1 errore
       *[other] { $n } errori
    }
review-blunders =
    { $n ->
        [one] 1 svista grave
       *[other] { $n } sviste gravi
    }
review-explain = Che cosa dicono i numeri
review-explain-skill = Gioco: quanto sono costate le proprie decisioni rispetto alle risposte migliori trovate. Sommate possono superare una vittoria intera; sopra lo zero non si va.
review-explain-luck = Fortuna: ciò che carte, dadi e cose nascoste hanno portato o tolto.
review-explain-others = Gli altri: ciò che le loro decisioni hanno regalato o tolto. Insieme, le tre voci portano dal primo numero all’ultimo.
review-turns = Momenti di svolta
review-lucks = Colpi di fortuna
review-moment = Momento { $n }
review-decisions =
    { $n ->
        [one] Una decisione costata qualcosa
       *[other] { $n } decisioni costate qualcosa
    }
review-whose = Decisioni di
review-all = Tutti
review-order = Ordine
review-order-cost = prima le più care
review-order-time = in ordine di tempo
review-none = Qui niente si poteva fare chiaramente meglio.
review-said = Giocato
review-better = Meglio
review-more =
    { $n ->
        [one] Mostrane un’altra
       *[other] Mostrane altre { $n }
    }
review-grade-inaccuracy = imprecisione
review-grade-mistake = errore
review-grade-blunder = svista grave
review-deep-about = Con più tempo i bot guardano più lontano e distinguono le decisioni vicine.
review-deep = Pensaci più a lungo
