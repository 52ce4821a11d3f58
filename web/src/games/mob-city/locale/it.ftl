### Mob City sulla pagina: le parole del tavolo.

## The table

mob-city-web-phase =
    .n1 = Offerte
    .n2 = Ordini
    .n3 = Isolati
mob-city-web-day-word = Giorno
mob-city-web-city = Pianta della città
mob-city-web-mini = Tutta la città in piccolo
mob-city-web-you = Tu
mob-city-web-n = N { $n }
mob-city-web-tally =
    .cash = Contanti
    .notoriety = Notorietà
    .cards = Carte nei gruppi
    .buildings = Edifici
mob-city-web-notoriety = Notorietà { $n }, minimo { $least }
mob-city-web-today = oggi { $amount }
mob-city-web-slot-of = Squadra { $group }: { $n ->
    [one] 1 carta
   *[other] { $n } carte
}
mob-city-web-houses = { $n } edifici su { $most }
mob-city-web-owner = proprietario { $name }
mob-city-web-for-sale = in vendita a { $price }
mob-city-web-chosen = scelto
mob-city-web-legal = si può scegliere
mob-city-web-see-city = Vedi la città
mob-city-web-see =
    .shootout = Alla sparatoria
    .bids = Alle offerte
    .privileges = Ai privilegi

## Deed and Planner

mob-city-web-deed-free = { $code }, in vendita { $price }
mob-city-web-deed-owned = { $code }, { $name }
mob-city-web-close-deed = Chiudi l’atto
mob-city-web-income = Incasso
mob-city-web-bar = Bar { $values }
mob-city-web-hat-fine = Fama, multa
mob-city-web-guards = La squadra lo protegge:
mob-city-web-extorts = Da sola prende il { $percent } %:
mob-city-web-planner = Prospetto
mob-city-web-per-day = $ al giorno
mob-city-web-extortion = Estorsione: { $percent } % per punto di notorietà
mob-city-web-column =
    .price = costo
    .hat = not.
    .legal = legale
    .value = V{ $n }
    .fine = multa

## Events, decks, bank

mob-city-web-events = Eventi
mob-city-web-events-left = Carte evento rimaste: { $n }
mob-city-web-only-you = Lo sai solo tu
mob-city-web-today-event = Oggi
mob-city-web-event-later = Si scopre nella fase III
mob-city-web-safe =
    { $n ->
        [one] Il Don vive almeno un altro Giorno.
       *[other] Il Don vive almeno altri { $n } Giorni.
    }
mob-city-web-unsafe = Il Don può morire ogni giorno.
mob-city-web-past = Eventi passati
mob-city-web-day = Giorno { $n }: { $event }
mob-city-web-deck = Mazzo sgherri: { $n ->
    [one] 1 carta
   *[other] { $n } carte
}
mob-city-web-on-offer = { $name }, valore { $value }: { $n } in offerta
mob-city-web-ledger = Cassa della Famiglia
mob-city-web-ledger-day = Giorno { $n }
mob-city-web-consigliere = Consigliere
mob-city-web-consigliere-about = Prima che il Don sia morto nessun altro conosce il Testamento. Vedi quel che vedono tutti.
mob-city-web-will = Testamento del Don
mob-city-web-will-text =
    .cash = Il più ricco diventa il nuovo Don.
    .notoriety = Il più famigerato diventa il nuovo Don.
mob-city-web-tools = Altro sul tavolo
mob-city-web-tool =
    .city = Città
    .captains = Capi
    .events = Eventi
    .ledger = Cassa
    .planner = Prospetto
mob-city-web-captains = Capi

## Crew board

mob-city-web-crew = La tua squadra
mob-city-web-group = Squadra { $n }
mob-city-web-cards = { $n ->
    [one] 1 carta
   *[other] { $n } carte
}
mob-city-web-pick-slot = Scegli la squadra { $n }
mob-city-web-out = fuori
mob-city-web-send-now = ora
mob-city-web-send-next = poi
mob-city-web-plan = Il tuo piano
mob-city-web-send-all = Manda tutte e { $n } le squadre
mob-city-web-buy =
    { $n ->
        [one] Compra per { $amount }
       *[other] Compra { $n } edifici per { $amount }
    }
mob-city-web-hire = Ingaggia { $cards }
mob-city-web-arm-all = Arma tutti come suggerito
mob-city-web-empty = vuota
mob-city-web-wages = paghe { $amount }
mob-city-web-kills = 2 morti
mob-city-web-two-guns = 2 armi

## Bids

mob-city-web-tokens = I tuoi gettoni
mob-city-web-secret = { $name }: in segreto
mob-city-web-choosing = in segreto
mob-city-web-sealed = sigillato
mob-city-web-to-place = da mettere { $n }
mob-city-web-in-hand = in mano
mob-city-web-waits = attende
mob-city-web-place = metti { $n } qui
mob-city-web-put = Metti { $n } su { $name }
mob-city-web-take-back = Riprendi { $n } da { $name }
mob-city-web-seal = Sigilla le offerte
mob-city-web-seal-later = Sigilla, da mettere { $n }
mob-city-web-yesterday = Offerte di ieri
mob-city-web-equal-bids = A parità: in quest’ordine
mob-city-web-bid = { $name } offre { $n }
mob-city-web-about =
    .enforcer = Ingaggia fino a { $n } carte, per rango
    .snitch = Guarda da solo l’evento di oggi
    .police = Oggi niente retate né arresti per te
    .whiskey = Apri bar clandestini e servi questo whiskey
mob-city-web-free = gratis
mob-city-web-wages-follow = poi le paghe
mob-city-web-times = { $each } × notorietà { $n }
mob-city-web-per-value = { $each } × valore
mob-city-web-rank = In quest’ordine
mob-city-web-may-hire = { $n ->
    [one] 1 carta
   *[other] { $n } carte
}
mob-city-web-pool = La riserva: { $n ->
    [one] 1 carta
   *[other] { $n } carte
}
mob-city-web-back = Una carta coperta
mob-city-web-whiskeys = Whiskey in offerta

## Grenade and shootout

mob-city-web-grenade = Una bomba contro: { $building }?
mob-city-web-grenade-about = È di { $name } e oggi renderebbe { $amount }. Colpito, chiude e non rende nulla.
mob-city-web-grenade-there = Sul posto: { $names }
mob-city-web-grenade-secret = Lo si chiede a tutti insieme, bomba o no.
mob-city-web-shootout = Sparatoria: { $block }
mob-city-web-stage =
    .arming = si danno le armi
    .initiative = chi agisce prima
    .fight = lo scontro
    .victory = è finita
mob-city-web-order = Ordine di Riflessi
mob-city-web-group-of = { $name }, squadra { $group }
mob-city-web-standing = in piedi: { $n }
mob-city-web-arming = si arma in segreto
mob-city-web-armed = pronta
mob-city-web-role =
    .guards = protegge
    .extorts = estorce
mob-city-web-claim = Prendi la squadra di { $name }
mob-city-web-stamp =
    .injured = FERITO
    .killed = MORTO
    .claimed = PRESO
mob-city-web-fate =
    .injured = torna nella squadra { $n }
    .killed = sotto il mazzo
    .claimed = ha cambiato parte
mob-city-web-dropped = A terra
mob-city-web-die = Il dado: { $n }
mob-city-web-stake = In gioco
mob-city-web-stake-name = { $name }, F{ "\u00A0" }{ $n }
mob-city-web-wins = vince
mob-city-web-loses = perde
mob-city-web-of = su { $amount }
mob-city-web-keeps = tiene { $amount }
mob-city-web-takes = prende { $amount }
mob-city-web-attacks = Attacchi e probabilità
mob-city-web-odds =
    .kill = uccide
    .injure = ferisce
    .miss = manca
mob-city-web-against = Salute { $health }, dado + { $bonus }
mob-city-web-sure = senza dado
mob-city-web-knife = Coltello
mob-city-web-fire = Fuoco

## Che cos’è un pezzo

mob-city-web-goal = Diventa il nuovo Don: quando il vecchio muore, il Testamento segreto nomina il Capitano più ricco o il più famigerato. Edifici e bar clandestini portano soldi, le sparatorie vinte notorietà.
mob-city-web-tonight = Stasera { $amount }, se nessuno si mette in mezzo
mob-city-web-bought = Ti restano { $left }, stasera rende fino a { $amount }
mob-city-web-say =
    .price = Prezzo
    .missing = { $price }: ti mancano { $amount }
    .affordable = { $price }: te lo puoi permettere
    .owner = Proprietario
    .today = Oggi rende
    .open = { $amount }, bar clandestino aperto
    .legal = Reddito
    .speakeasy = Bar clandestino
    .yours = Il tuo whiskey
    .with = { $amount } ({ $name })
    .notoriety = Notorietà
    .fine = Multa
    .police = Polizia oggi
    .strikes = retata { $raid } %, arresti { $arrest } %
    .spared = ti lascia in pace
    .percent = { $n } %
    .groups = Squadre
    .extort = Estorsione
    .owners = Edifici posseduti
    .free = In vendita
    .reflex = Riflessi
    .reflex-about = { $n }: agisce prima chi ne ha di più
    .health = Salute
    .health-about = { $n }: ucciso se si supera, ferito se si pareggia
    .bonus = Bonus
    .bonus-about = +{ $n } al dado
    .wage = Paga al Giorno
    .people = Uomini
    .weapons = Armi
    .stands = Si trova a
    .rank = L’offerta più bassa passa per prima; a parità in senso orario da chi è nelle grazie del Don.
    .value = Valore
    .offered = Disponibili
    .whiskey-about = Oggi apre un tuo edificio come bar clandestino; ogni altro costa di nuovo altrettanto.
    .cash = Contanti
    .least = { $n }, mai sotto { $least }
    .extortion = Estorce
    .buildings = Edifici
    .tonight = Stasera
    .alone = { $amount }, se nessuno si mette in mezzo

## Scene

mob-city-web-scene-day = Giorno { $n }
mob-city-web-scene-tie = = : a parità si va in senso orario da chi è nelle grazie del Don.
mob-city-web-scene-spared = la polizia guarda altrove
mob-city-web-scene-strikes-nobody = Non colpisce nessuno.
mob-city-web-scene-last-day = È l’ultimo Giorno. Stasera si apre il Testamento.
mob-city-web-scene-raided = RETATA
mob-city-web-scene-lost = PERSO
mob-city-web-scene-arrested = ARRESTATI
mob-city-web-scene-bombed = ESPLOSO
mob-city-web-scene-pays =
    { $you ->
        [yes] Paghi una multa di { $amount }. Chiuso per oggi.
       *[no] { $name } paga una multa di { $amount }. Chiuso per oggi.
    }
mob-city-web-scene-cannot-pay =
    { $you ->
        [yes] Non puoi pagare la multa di { $amount }: perdi l’edificio.
       *[no] { $name } non può pagare la multa di { $amount }: perde l’edificio.
    }
mob-city-web-scene-group =
    { $you ->
        [yes] Portano via la tua squadra { $group }, { $n ->
            [one] 1 carta
           *[other] { $n } carte
        }.
       *[no] Portano via la squadra { $group } di { $name }, { $n ->
            [one] 1 carta
           *[other] { $n } carte
        }.
    }
mob-city-web-scene-thrown =
    { $you ->
        [yes] Hai lanciato una Granata. Chiuso per oggi, tutti a casa.
       *[no] { $name } ha lanciato una Granata. Chiuso per oggi, tutti a casa.
    }
mob-city-web-scene-won = { $name } vince la sparatoria
mob-city-web-scene-you-won = Vinci la sparatoria
mob-city-web-scene-nobody = Nessuno vince la sparatoria
mob-city-web-scene-unhurt = nessuna perdita
mob-city-web-scene-loses = perde { $cards }
mob-city-web-scene-dead = Il Don è morto
mob-city-web-scene-don = { $name } è il nuovo Don
mob-city-web-scene-you-don = Sei il nuovo Don
mob-city-web-scene-dons = I nuovi Don: { $names }
mob-city-web-paper = Il Lampione della Sera
mob-city-web-paper-city = Ultima edizione
mob-city-web-paper-earned = incassi
mob-city-web-paper-paid = spese
mob-city-web-paper-cash = contanti
mob-city-web-paper-notoriety = N
mob-city-web-paper-nothing = Giornata tranquilla: la polizia non ha nulla da riferire.
mob-city-web-paper-more =
    { $n ->
        [one] e un’altra notizia nella cronaca
       *[other] e altre { $n } notizie nella cronaca
    }
mob-city-web-paper-heirs = Se il Don morisse stanotte: { $rich } per i soldi, { $feared } per la notorietà.
mob-city-web-head =
    .dead = Il Don è morto
    .lost = Sequestrato un bar clandestino
    .fight = Spari per le strade
    .bombed = Un’esplosione scuote la città
    .arrests = La polizia ripulisce gli angoli
    .raids = Retate in tutta la città
    .opened = Si brinda tutta la notte
    .quiet = Tutto tranquillo in città

## La scheda rapida

quick-day = Il Giorno
quick-mob-city-phase =
    .n1 = Tutti offrono da 1 a 4 in segreto; primo il numero più piccolo, gli uguali dal Capitano nelle grazie del Don.
    .n2 = A turno: paghe, edifici, bar clandestini, poi ogni squadra esce.
    .n3 = L’evento. Poi isolato per isolato: retate, arresti, Bombe a mano, sparatorie, incassi.
quick-mob-city-privileges = I privilegi
quick-mob-city-privilege =
    .enforcer = Ingaggia fino a 2 carte (3 con notorietà sopra 4).
    .snitch = Il primo deve pagare 50 $ × notorietà e guarda l’evento di oggi.
    .police = Il primo deve pagare 200 $ × notorietà: oggi per lui niente retate né arresti.
    .whiskey = Se vuoi, 100 $ × valore: apri bar clandestini; ogni altro costa lo stesso.
quick-mob-city-money = Denaro e notorietà
quick-mob-city-rule =
    .wages = Paghe: 50 $ a carta, 200 $ un Luogotenente. Chi non può pagare licenzia.
    .extortion = Da soli su un edificio non tuo: 10 % dell’incasso × notorietà.
    .notoriety = Notorietà: edifici, e sparatorie vinte (+1) o perse (−1); mai sotto la somma degli edifici.
    .will = Il Testamento: vince il più ricco o il più famigerato.
quick-mob-city-people = Gente e armi
quick-mob-city-shootout = Sparatoria: prima i Riflessi più alti
quick-mob-city-shot = Dado + bonus
    .below = sotto la Salute
    .equal = uguale
    .above = sopra
    .gun = arma
    .hands = mani nude
    .injured = ferito
    .killed = ucciso
    .after = Vince l’ultima squadra in piedi: +1 notorietà e le armi cadute. Tutti gli altri −1.
quick-mob-city-events = Gli eventi
quick-mob-city-named =
    .raid = Retata nei bar clandestini
    .crackdown = Stretta sul racket
    .truce = Tregua tra le bande
    .up = Whiskey alle stelle
    .down = Whiskey a picco
    .dead = Il Don è morto
quick-mob-city-event =
    .raid = I bar clandestini di quel lato pagano la multa e chiudono.
    .crackdown = Su quel lato si arrestano le squadre su edifici non loro.
    .truce = Niente sparatorie né Bombe a mano; si estorcono solo edifici di nessuno.
    .up = I bar clandestini rendono il doppio.
    .down = I bar clandestini rendono la metà.
    .dead = L’ultimo Giorno, dal 7 al 12.
