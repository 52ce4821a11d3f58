# Mob City. A character is followed by Reflex/Health, "Soldato (2/3)", a gun by its bonus, "Rivoltella (+1)".
# $you tells whether the reader is $who, $whom or neither. Cards come in the forms a sentence needs.

## Money and numbers

mob-city-thousands = .
mob-city-money = { $n } $
mob-city-money-hidden = nascosto
mob-city-times = { $what } ×{ $n }
mob-city-count = { $who } { $n }
mob-city-numbered = { $what } n. { $n }

## Cards

mob-city-card-soldier = Soldato
    .a = un Soldato
    .subject = Il Soldato
    .object = il Soldato
    .your-subject = Il tuo Soldato
    .your-object = il tuo Soldato
    .about = Porta un’arma.
mob-city-card-moll = Pupa del gangster
    .a = una Pupa del gangster
    .subject = La Pupa del gangster
    .object = la Pupa del gangster
    .your-subject = La tua Pupa del gangster
    .your-object = la tua Pupa del gangster
    .about = Porta un’arma. In un bar clandestino aperto raddoppia quel che ricevi. Un Capitano più famigerato può portarla via.
mob-city-card-torpedo = Torpedo
    .a = un Torpedo
    .subject = Il Torpedo
    .object = il Torpedo
    .your-subject = Il tuo Torpedo
    .your-object = il tuo Torpedo
    .about = Porta due armi e può attaccare una volta con ognuna.
mob-city-card-assassin = Sicario
    .a = un Sicario
    .subject = Il Sicario
    .object = il Sicario
    .your-subject = Il tuo Sicario
    .your-object = il tuo Sicario
    .about = Uccide un bersaglio per giro senza tirare. Porta al massimo una Bomba a mano. Un Capitano più famigerato può portarlo via.
mob-city-card-lieutenant = Luogotenente
    .a = un Luogotenente
    .subject = Il Luogotenente
    .object = il Luogotenente
    .your-subject = Il tuo Luogotenente
    .your-object = il tuo Luogotenente
    .about = Ha una Colt .45 e porta un’altra arma. Uno per squadra, sempre scoperto.
mob-city-card-revolver = Rivoltella
    .a = una Rivoltella
    .object = la Rivoltella
    .with = con la Rivoltella
    .about = Un’arma da fuoco per tutti tranne il Sicario.
mob-city-card-shotgun = Fucile a canne mozze
    .a = un Fucile a canne mozze
    .object = il Fucile a canne mozze
    .with = con il Fucile a canne mozze
    .about = Un’arma da fuoco per tutti tranne il Sicario.
mob-city-card-tommygun = Mitra Thompson
    .a = un Mitra Thompson
    .object = il Mitra Thompson
    .with = con il Mitra Thompson
    .about = Un’arma da fuoco per tutti tranne il Sicario.
mob-city-card-grenade = Bomba a mano
    .a = una Bomba a mano
    .object = la Bomba a mano
    .about = Si usa una volta: uccide fino a due personaggi di una squadra senza tirare, oppure chiude un edificio di un altro Capitano.
mob-city-card-colt = Colt .45
    .with = con la Colt .45
mob-city-card-hands = mani nude
    .with = a mani nude

mob-city-character = { $kind } ({ $reflex }/{ $health })
mob-city-character-full = { $kind } (Riflessi { $reflex }, Salute { $health })
mob-city-fighter = { $kind } di { $owner } ({ $reflex }/{ $health })
mob-city-gun = { $weapon } (+{ $bonus })
mob-city-armed = { $card }, { $weapons }
mob-city-unarmed = nessun’arma
mob-city-no-cards = nessuna carta
mob-city-odds =
    { $n ->
        [1] { $first }
        [2] { $first } o { $last }
       *[other] da { $first } a { $last }
    } { $came ->
        [nothing] nulla
        [injured] ferita
       *[killed] morte
    }

## The city

mob-city-building = { $name } ({ $kind })
mob-city-building-of = { $name }, { $kind } di { $owner }
mob-city-building-yours = { $name }, { $kind }
mob-city-building-free = { $name }, { $kind } di nessuno
mob-city-building-ss = Negozietto
    .your = il tuo Negozietto
mob-city-building-bs = Emporio
    .your = il tuo Emporio
mob-city-building-sc = Piccolo club
    .your = il tuo Piccolo club
mob-city-building-bc = Grande club
    .your = il tuo Grande club
mob-city-building-ho = Hotel
    .your = il tuo Hotel

mob-city-block = { $name } ({ $letter })
mob-city-block-a = Gran Viale
mob-city-block-b = Via della Stazione
mob-city-block-c = Angolo del Teatro
mob-city-block-d = Piazza del Mercato
mob-city-block-e = Lungoporto
mob-city-block-f = Quartiere dei Mulini
mob-city-block-g = Piccola Sicilia
mob-city-block-h = Vicolo del Jazz

mob-city-side-north = Nord
mob-city-side-east = Est
mob-city-side-south = Sud
mob-city-side-west = Ovest

## Privileges, whiskey, events, phases, the Will

mob-city-privilege-enforcer = Sgherri
mob-city-privilege-snitch = Spia
mob-city-privilege-police = Polizia
mob-city-privilege-whiskey = Whiskey
mob-city-bid =
    { $n ->
        [1] { $what } 1º
        [2] { $what } 2º
        [3] { $what } 3º
       *[other] { $what } { $n }º
    }

mob-city-whiskey = { $name } (valore { $value })
mob-city-whiskey-1 = Distillato di contrabbando
    .object = Distillato di contrabbando
mob-city-whiskey-2 = Bourbon
    .object = Bourbon
mob-city-whiskey-3 = Rye canadese
    .object = Rye canadese
mob-city-whiskey-other = Whiskey
    .object = Whiskey

mob-city-happening-raid = Retata nei bar clandestini, lato { $side }
    .about = I bar clandestini aperti sul lato { $side } sono multati e chiusi.
mob-city-happening-crackdown = Stretta sul racket, lato { $side }
    .about = Sul lato { $side } si arrestano le squadre su edifici che non sono del loro Capitano.
mob-city-happening-truce = Tregua tra le bande
    .about = Niente sparatorie, niente Bombe a mano, e si estorce solo agli edifici di nessuno.
mob-city-happening-up = Consumo di whiskey alle stelle
    .about = I bar clandestini rendono il doppio.
mob-city-happening-down = Consumo di whiskey a picco
    .about = I bar clandestini rendono la metà.
mob-city-happening-dead = Il Don è morto
    .about = È l’ultimo Giorno.

mob-city-phase-1 = Asta dei privilegi
mob-city-phase-2 = Ordini del giorno
mob-city-phase-3 = Risoluzione dei distretti

mob-city-payment-snitch = Spia
mob-city-payment-police = carta Polizia
mob-city-payment-whiskey = whiskey
mob-city-payment-wages = paghe
mob-city-payment-building = edificio
mob-city-payment-speakeasies = altri bar
mob-city-payment-fine = multa
mob-city-payment-income = incasso
mob-city-payment-speakeasy = bar clandestino
mob-city-payment-extortion = estorsione
mob-city-payment-moll = bonus della Pupa

## Captains

mob-city-you = tu
mob-city-both = { $one } e { $other }

## What happened

mob-city-event-in-favour =
    { $you ->
        [who] Sei nelle grazie del Don: hai la sua cartolina.
       *[other] { $who } è nelle grazie del Don: ha la sua cartolina.
    }
mob-city-event-postcard-passed =
    { $you ->
        [who] La cartolina del Don passa a te: sei nelle sue grazie.
       *[other] La cartolina del Don passa a { $who }, che adesso è nelle sue grazie.
    }
mob-city-event-block-laid = Il prossimo isolato della città è { $block }: { $buildings }.
mob-city-event-soldier-dealt =
    { $known ->
        [yes] { $you ->
            [who] Ricevi { $card }.
           *[other] { $who } riceve { $card }.
        }
       *[no] { $who } riceve un Soldato coperto.
    }
mob-city-event-settled =
    { $you ->
        [who] Metti il tuo primo Soldato nella squadra { $group }.
       *[other] { $who } mette il primo Soldato nella squadra { $group }.
    }
mob-city-event-will-chosen =
    { $you ->
        [who] Hai messo da parte uno dei due Testamenti, coperto.
       *[other] Il Consigliere { $who } ha messo da parte uno dei due Testamenti, coperto.
    }
mob-city-event-day-began = Comincia il Giorno { $day }.
mob-city-event-phase-began =
    { $phase ->
        [1] Asta dei privilegi: tutti puntano in segreto.
        [2] Ordini del giorno: paghe, edifici, bar clandestini, squadre.
       *[3] Risoluzione dei distretti: l’evento, poi un isolato dopo l’altro.
    }
mob-city-event-bids-shown =
    { $you ->
        [who] Punti: { $bids }.
       *[other] { $who } punta: { $bids }.
    }
mob-city-event-pool-drawn =
    { $n ->
        [0] Il mazzo degli sgherri è esaurito: oggi non c’è offerta.
        [one] L’offerta: una carta dal mazzo degli sgherri.
       *[other] L’offerta: { $n } carte dal mazzo degli sgherri.
    }
mob-city-event-pool-seen =
    { $known ->
        [yes] { $you ->
            [who] Guardi le carte in offerta: { $cards }.
           *[other] { $who } guarda le carte in offerta: { $cards }.
        }
       *[no] { $n ->
            [one] { $who } guarda l’unica carta in offerta.
           *[other] { $who } guarda le { $n } carte in offerta.
        }
    }
mob-city-event-pool-open = L’offerta è scoperta: { $cards }.
mob-city-event-hired =
    { $known ->
        [yes] { $you ->
            [who] Ingaggi { $card } nella squadra { $group }, carta coperta.
           *[other] { $who } ingaggia { $card } nella squadra { $group }, carta coperta.
        }
       *[no] { $who } ingaggia una carta coperta nella squadra { $group }.
    }
mob-city-event-hired-openly =
    { $you ->
        [who] Ingaggi { $card } nella squadra { $group }, carta scoperta.
       *[other] { $who } ingaggia { $card } nella squadra { $group }, carta scoperta.
    }
mob-city-event-shifted =
    { $known ->
        [yes] { $you ->
            [who] Sposti { $card } dalla squadra { $group } alla squadra { $to }.
           *[other] { $who } sposta { $card } dalla squadra { $group } alla squadra { $to }.
        }
       *[no] { $who } sposta una carta dalla squadra { $group } alla squadra { $to }.
    }
mob-city-event-shifted-openly =
    { $you ->
        [who] Sposti { $card } dalla squadra { $group } alla squadra { $to }.
       *[other] { $who } sposta { $card } dalla squadra { $group } alla squadra { $to }.
    }
mob-city-event-pool-returned =
    { $n ->
        [one] La carta che nessuno ha ingaggiato va in fondo al mazzo.
       *[other] Le { $n } carte che nessuno ha ingaggiato vanno in fondo al mazzo.
    }
mob-city-event-paid =
    { $way ->
        [out] { $you ->
            [who] Paghi alla Cassa della Famiglia { $amount }: { $reason }.
           *[other] { $who } paga alla Cassa della Famiglia { $amount }: { $reason }.
        }
        [in] { $you ->
            [whom] Ricevi dalla Cassa della Famiglia { $amount }: { $reason }.
           *[other] { $whom } riceve dalla Cassa della Famiglia { $amount }: { $reason }.
        }
       *[between] { $you ->
            [who] Paghi a { $whom } { $amount }: { $reason }.
            [whom] { $who } ti paga { $amount }: { $reason }.
           *[other] { $who } paga a { $whom } { $amount }: { $reason }.
        }
    }
mob-city-event-privilege-taken =
    { $privilege ->
        [snitch] { $you ->
            [who] Prendi la Spia.
           *[other] { $who } prende la Spia.
        }
       *[police] { $you ->
            [who] Prendi la carta Polizia.
           *[other] { $who } prende la carta Polizia.
        }
    }
mob-city-event-privilege-declined =
    { $privilege ->
        [snitch] { $you ->
            [who] Rifiuti la Spia.
           *[other] { $who } rifiuta la Spia.
        }
       *[police] { $you ->
            [who] Rifiuti la carta Polizia.
           *[other] { $who } rifiuta la carta Polizia.
        }
    }
mob-city-event-event-seen =
    { $known ->
        [yes] { $you ->
            [who] Guardi l’evento di oggi: { $happening }. Lo sai solo tu.
           *[other] { $who } guarda l’evento di oggi: { $happening }.
        }
       *[no] { $who } guarda l’evento di oggi.
    }
mob-city-event-whiskey-taken =
    { $you ->
        [who] Prendi { $whiskey }.
       *[other] { $who } prende { $whiskey }.
    }
mob-city-event-no-whiskey =
    { $you ->
        [who] Non prendi whiskey.
       *[other] { $who } non prende whiskey.
    }
mob-city-event-dismissed =
    { $known ->
        [yes] { $you ->
            [who] Licenzi { $card } dalla squadra { $group }.
           *[other] { $who } licenzia { $card } dalla squadra { $group }.
        }
       *[no] { $who } licenzia una carta non vista dalla squadra { $group }.
    }
mob-city-event-dismissed-openly =
    { $you ->
        [who] Licenzi { $card } dalla squadra { $group }.
       *[other] { $who } licenzia { $card } dalla squadra { $group }.
    }
mob-city-event-orphans-left =
    { $you ->
        [who] { $n ->
            [one] La tua squadra { $group } è senza personaggi: la sua arma va in fondo al mazzo.
           *[other] La tua squadra { $group } è senza personaggi: le sue { $n } armi vanno in fondo al mazzo.
        }
       *[other] { $n ->
            [one] La squadra { $group } di { $who } è senza personaggi: la sua arma va in fondo al mazzo.
           *[other] La squadra { $group } di { $who } è senza personaggi: le sue { $n } armi vanno in fondo al mazzo.
        }
    }
mob-city-event-cannot-pay-one =
    { $you ->
        [who] Oggi non puoi pagare nemmeno un personaggio.
       *[other] { $who } oggi non può pagare nemmeno un personaggio.
    }
mob-city-event-last-man-stays =
    { $you ->
        [who] Non puoi pagare nessuno: un personaggio della squadra { $group } resta senza paga, tutte le altre tue carte se ne vanno.
       *[other] { $who } non può pagare nessuno: un personaggio della squadra { $group } resta senza paga, tutte le altre carte se ne vanno.
    }
mob-city-event-bought =
    { $you ->
        [who] Compri { $building }.
       *[other] { $who } compra { $building }.
    }
mob-city-event-notoriety-changed =
    { $you ->
        [who] La tua notorietà adesso è { $now }.
       *[other] La notorietà di { $who } adesso è { $now }.
    }
mob-city-event-opened =
    { $you ->
        [who] Apri un bar clandestino: { $building }.
       *[other] { $who } apre un bar clandestino: { $building }.
    }
mob-city-event-sent =
    { $you ->
        [who] Mandi la squadra { $group } in { $building }.
       *[other] { $who } manda la squadra { $group } in { $building }.
    }
mob-city-event-event-turned = Evento di oggi: { $happening }. { $about }
mob-city-event-resolving = Prossimo isolato: { $block }.
mob-city-event-block-settled = { $block } è sistemato.
mob-city-event-raided =
    { $lost ->
        [yes] { $you ->
            [who] Retata: { $building } è chiuso per oggi. Non puoi pagare la multa e lo perdi.
           *[other] Retata: { $building } è chiuso per oggi. { $who } non può pagare la multa e lo perde.
        }
       *[no] { $you ->
            [who] Retata: il tuo bar clandestino { $building } è chiuso per oggi.
           *[other] Retata: il bar clandestino { $building } di { $who } è chiuso per oggi.
        }
    }
mob-city-event-arrested =
    { $you ->
        [who] { $n ->
            [one] La tua squadra { $group } in { $building } è arrestata: una carta va in fondo al mazzo.
           *[other] La tua squadra { $group } in { $building } è arrestata: { $n } carte vanno in fondo al mazzo.
        }
       *[other] { $n ->
            [one] La squadra { $group } di { $who } in { $building } è arrestata: una carta va in fondo al mazzo.
           *[other] La squadra { $group } di { $who } in { $building } è arrestata: { $n } carte vanno in fondo al mazzo.
        }
    }
mob-city-event-bombed =
    { $you ->
        [who] Lanci una Bomba a mano su { $building }: chiuso per oggi, tutte le squadre lì vanno a casa.
       *[other] { $who } lancia una Bomba a mano su { $building }: chiuso per oggi, tutte le squadre lì vanno a casa.
    }
mob-city-event-nobody-threw = Nessuno lancia una Bomba a mano su { $building }.
mob-city-event-moll-seen =
    { $you ->
        [who] Nella tua squadra in { $building } c’è una Pupa del gangster, che ti procura un bonus.
       *[other] Nella squadra di { $who } in { $building } c’è una Pupa del gangster, che procura un bonus.
    }
mob-city-event-no-income = { $building } oggi non rende nulla.
mob-city-event-shootout-began = Sparatoria in { $building }!
mob-city-event-lined-up =
    { $you ->
        [who] Schieri { $card }: { $weapons }.
       *[other] { $who } schiera { $card }: { $weapons }.
    }
mob-city-event-nobody-lined-up =
    { $you ->
        [who] Lì hai solo armi e nessuno da schierare.
       *[other] { $who } lì ha solo armi e nessuno da schierare.
    }
mob-city-event-attacked =
    { $way ->
        [kill] { $fighter } colpisce senza tirare { $target }.
        [hands] { $fighter } attacca a mani nude { $target } e tira { $die }.
       *[gun] { $fighter } attacca { $target } { $weapon } e tira { $die } + { $bonus } = { $total }.
    }
mob-city-event-missed = { $fighter } non si fa nulla.
mob-city-event-injured = { $fighter } riporta una ferita ed è fuori da questa sparatoria.
mob-city-event-killed = { $fighter } muore.
mob-city-event-grenade-lobbed =
    { $you ->
        [whom] { $fighter } lancia una Bomba a mano sulla tua squadra.
       *[other] { $fighter } lancia una Bomba a mano sulla squadra di { $whom }.
    }
mob-city-event-collected = { $fighter } raccoglie { $weapon }.
mob-city-event-claimed =
    { $you ->
        [who] Porti via dalla squadra di { $whom }: { $cards }.
        [whom] { $who } porta via dalla tua squadra: { $cards }.
       *[other] { $who } porta via dalla squadra di { $whom }: { $cards }.
    }
mob-city-event-shootout-won =
    { $you ->
        [who] Vinci la sparatoria in { $building }.
       *[other] { $who } vince la sparatoria in { $building }.
    }
mob-city-event-stand-off = La sparatoria in { $building } finisce senza vincitori: nessuno ferisce più nessuno. Tutte le squadre tornano a casa.
mob-city-event-looted =
    { $n ->
        [0] { $you ->
            [who] Lasci le armi cadute.
           *[other] { $who } lascia le armi cadute.
        }
       *[other] { $you ->
            [who] Prendi queste armi cadute: { $cards }.
           *[other] { $who } prende queste armi cadute: { $cards }.
        }
    }
mob-city-event-day-ended = Finisce il Giorno { $day }.
mob-city-event-will-read =
    { $will ->
        [cash] Si apre il Testamento: il nuovo Don è il Capitano più ricco.
       *[notoriety] Si apre il Testamento: il nuovo Don è il Capitano più famigerato.
    }
mob-city-event-ended =
    { $n ->
        [one] { $you ->
            [who] Fine della partita: hai vinto!
           *[other] Fine della partita: vince { $who }.
        }
       *[other] Fine della partita: vittoria condivisa fra { $winners }.
    }

## What is asked

mob-city-prompt-choose =
    { $poll ->
        [slot] Il tuo primo uomo: un { $card }. In quale squadra lo metti?
        [bid] Metti un numero su ogni privilegio: l’1 è l’offerta più forte, il 4 la più debole.
       *[throw] Lanci una Bomba a mano su { $building }?
    }
mob-city-prompt-name-will = Sei il Consigliere. Quale Testamento lascia il Don?
mob-city-prompt-hire =
    { $n ->
        [0] L’offerta: { $cards }. Non puoi più ingaggiare. Sposti una carta fra le tue squadre?
        [one] L’offerta: { $cards }. Puoi ingaggiare ancora una carta. Quale, e in quale squadra?
       *[other] L’offerta: { $cards }. Puoi ingaggiare ancora { $n } carte. Quali, e in quale squadra?
    }
mob-city-prompt-privilege-offer =
    { $privilege ->
        [snitch] Paghi { $price } per la Spia e guardi l’evento di oggi? Hai { $cash }.
       *[police] Paghi { $price } per la carta Polizia? Hai { $cash }.
    }
mob-city-prompt-drink = Quale whiskey prendi? Hai { $cash }.
mob-city-prompt-let-go = Le paghe fanno { $wages } e hai { $cash }. Licenzi qualcuno prima di pagare?
mob-city-prompt-dismiss = Le paghe fanno { $wages }, ma hai solo { $cash }. Chi se ne va?
mob-city-prompt-last-man = Con { $cash } non puoi pagare nessuno. Quale personaggio resta senza paga?
mob-city-prompt-buy = Hai { $cash }. Compri un edificio?
mob-city-prompt-pour = Hai { $whiskey } e { $cash }. Quali dei tuoi edifici apri come bar clandestini? Il primo è compreso, ogni altro costa { $price }.
mob-city-prompt-send = Dove mandi la squadra { $group }: { $cards }?
mob-city-prompt-fine = Le tue multe in questo isolato fanno { $fines }, ma hai solo { $cash }. A quale edificio tocca adesso?
mob-city-prompt-arm = Sparatoria in { $building }. La tua squadra: { $cards }. A chi dai un’arma?
mob-city-prompt-lead = Alcuni tuoi personaggi hanno gli stessi Riflessi, { $reflex }. Chi di loro agisce per primo?
mob-city-prompt-act = Tocca al tuo personaggio: { $fighter }. Che cosa fai?
mob-city-prompt-again = Il tuo personaggio può attaccare una seconda volta: { $fighter }. Chi attacchi?
mob-city-prompt-claim-now = Della squadra di { $whom } sono in piedi soltanto Pupe del gangster e Sicari. Li porti via subito?
mob-city-prompt-loot = Hai vinto. Quali delle armi cadute prendi? Ci sono: { $cards }.

## What the question means

mob-city-help-choose =
    { $poll ->
        [slot] Hai quattro squadre, e ognuna con una carta deve uscire ogni Giorno. Tutti i Capitani scelgono insieme, in segreto. Di norma le carte non cambiano mai squadra. (§2.7)
        [bid] Numera i privilegi da 1 a 4; 1 è quello che vuoi di più. Sgherri: ingaggi personaggi e armi. Spia: guardi l’evento di oggi. Polizia: oggi niente retate e niente arresti. Whiskey: apri bar clandestini. Il numero più piccolo viene primo, numeri uguali in senso orario dal Capitano nelle grazie del Don. (§3.1.0)
       *[throw] Una Bomba a mano chiude l’edificio per oggi: niente sparatoria, niente estorsione, niente incasso, e tutte le squadre lì vanno a casa. Te lo si chiede che tu ne abbia una o no, così nessuno impara nulla. (§3.3.7)
    }
mob-city-help-name-will = Il Testamento decide alla fine chi diventa il nuovo Don. Fino ad allora lo conosci solo tu. Non possiedi nulla e non vinci nulla, e questa è la tua unica decisione: dopo vedi quel che vedono tutti. (§7.16)
mob-city-help-hire = Puoi ingaggiare fino a { $pool } carte, { $more } con notorietà superiore a { $notorious }. Ingaggiare è gratis, ma ogni Giorno un Luogotenente costa { $boss } e ogni altra carta { $wage }. Un’arma vuole un personaggio nella sua squadra, e una squadra ha al massimo un Luogotenente. (§3.1.1)
mob-city-help-privilege-offer =
    { $privilege ->
        [snitch] Chi prende la Spia guarda da solo l’evento di questo Giorno e può dirne quel che vuole. Se rifiuti, si chiede al successivo in classifica. (§3.1.2)
       *[police] Oggi le squadre di chi ha la carta Polizia non possono essere arrestate e i suoi bar clandestini non subiscono retate. Se rifiuti, si chiede al successivo in classifica. (§3.1.3)
    }
mob-city-help-drink = Con il whiskey oggi puoi aprire bar clandestini nei tuoi edifici. Il valore decide quanto rendono in più. La sera le carte tornano indietro. (§3.1.4)
mob-city-help-let-go = A questo tavolo puoi licenziare carte anche se potresti pagarle. Vanno non viste in fondo al mazzo. (§7.6)
mob-city-help-dismiss = Non puoi pagare tutti. Scegli tu chi se ne va, una carta alla volta, ma non può andarsene nessuno che avresti potuto tenere e pagare anche lui. (§3.2.5)
mob-city-help-last-man = Il tuo denaro non basta per la paga di un solo personaggio. Uno resta senza paga, tutte le altre carte se ne vanno e tieni il denaro. (§3.2.5)
mob-city-help-buy = Puoi comprare quanti edifici senza proprietario vuoi, finché hai il prezzo e uno dei tuoi { $tokens } segnalini. Ognuno alza subito la tua notorietà e rende ogni Giorno. (§3.2.2)
mob-city-help-pour = Un bar clandestino aperto oggi rende di più, ma una retata può chiuderlo. Il primo è compreso nella carta whiskey. Decidi una volta sola, per tutti i tuoi edifici. (§3.2.3)
mob-city-help-send = Ogni squadra deve uscire, mai due tue sullo stesso edificio. Da sola su un edificio non tuo estorce il { $percent } % dell’incasso per ogni punto della tua notorietà. Dove si incontrano più squadre c’è una sparatoria. (§3.2.4)
mob-city-help-fine = Qui non puoi pagare tutte le multe, quindi scegli tu l’ordine. Una multa che puoi pagare si deve pagare; se non puoi, l’edificio è perso. In ogni caso per oggi è chiuso. (§3.3.1)
mob-city-help-arm = Dai in segreto le armi di questa squadra ai suoi personaggi. Una a testa; un Torpedo ne porta due, un Sicario solo una Bomba a mano, un Luogotenente una oltre alla Colt. Poi si mostra tutto. (§4.1)
mob-city-help-lead = Agisce prima chi ha i Riflessi più alti. Fra tuoi personaggi con Riflessi uguali scegli tu, e l’ordine resta per tutta la sparatoria. (§4.2)
mob-city-help-act = Ogni personaggio compie un’azione: attaccare, raccogliere un’arma caduta alla tua squadra, o portare via una squadra di cui sono in piedi solo Pupe del gangster e Sicari. Dado e bonus contro la Salute: uguale ferisce, di più uccide. Nessuno può passare. (§4.3)
mob-city-help-again = Un Torpedo con due armi può attaccare una volta con ognuna, lo stesso bersaglio o un altro. Può anche fermarsi. (§4.3.7)
mob-city-help-claim-now = La tua notorietà è più alta di quella del loro Capitano: li puoi portare subito nella tua squadra. Se non lo fai, un tuo personaggio può ancora portarli via con la sua azione. (§4.3.6)
mob-city-help-loot = Hai vinto e prendi nella tua squadra quante vuoi delle armi cadute. Ognuna vuole la paga da domani. Il resto va in fondo al mazzo. (§4.5)

## What may be answered

mob-city-option-settle = Metti il Soldato nella squadra { $group }
mob-city-option-name =
    { $will ->
        [cash] Il Capitano con più denaro
       *[notoriety] Il Capitano con la notorietà più alta
    }
mob-city-option-bid = Punta: { $bids }
mob-city-option-hire = Ingaggia { $card } nella squadra { $group }
mob-city-option-shift = Sposta { $card } dalla squadra { $group } alla squadra { $to }
mob-city-option-stop-hire = Non ingaggiare altri
mob-city-option-take =
    { $privilege ->
        [snitch] Prendi la Spia per { $price }
       *[police] Prendi la carta Polizia per { $price }
    }
mob-city-option-decline-privilege-offer =
    { $privilege ->
        [snitch] Rifiuta la Spia
       *[police] Rifiuta la carta Polizia
    }
mob-city-option-drink = { $whiskey }, { $price }
mob-city-option-decline-drink = Non prendere whiskey
mob-city-option-dismiss = Licenzia { $card } dalla squadra { $group }
mob-city-option-stop-let-go = Non licenziare altri e paga { $wages }
mob-city-option-keep-one = Tieni { $card } della squadra { $group }
mob-city-option-buy = Compra { $building } per { $price }: notorietà +{ $n }, incasso { $income }{ $bar ->
    [no] {""}
   *[other] , come bar clandestino { $takings }
}
mob-city-option-stop-buy = Non comprare
mob-city-option-pour =
    { $n ->
        [0] Non aprire bar clandestini
        [one] Apri { $buildings }
       *[other] Apri { $buildings } per { $price }
    }
mob-city-option-go = Manda la squadra { $group } ({ $cards }) in { $building }
mob-city-option-fine =
    { $paid ->
        [yes] { $building }: paga la multa di { $fine }
       *[no] { $building }: perdilo, perché non puoi pagare la multa di { $fine }
    }
mob-city-option-throw = Lancia una Bomba a mano su { $building }
mob-city-option-hold = Non lanciare Bombe a mano
mob-city-option-arm = Dai { $weapon } a: { $card }
mob-city-option-ready = Nessun’altra arma
mob-city-option-lead = Per primo: { $fighter }
mob-city-option-attack =
    { $way ->
        [kill] { $actor }: uccidi senza tirare { $target }
        [hands] { $actor }: attacca { $target } { $weapon }
       *[gun] { $actor }: attacca { $target } { $weapon } (+{ $bonus })
    }
mob-city-option-lob = { $actor }: lancia la Bomba a mano contro { $targets }
mob-city-option-collect = { $actor }: raccogli { $weapon }
mob-city-option-claim = { $actor }: porta via { $targets }
mob-city-option-decline-claim-now = Non portarli via
mob-city-option-stop-again = Niente secondo attacco
mob-city-option-loot =
    { $n ->
        [0] Non prendere nulla
       *[other] Prendi { $cards }
    }

## What an answer does

mob-city-explain-settle = Comincia lì, coperto. Tutti i Capitani mettono il loro nello stesso momento. (§2.7)
mob-city-explain-name = Nessun Capitano deve sapere quale Testamento hai scelto. Resta coperto finché il Don non è morto. (§7.16)
mob-city-explain-bid = Per ogni privilegio si chiede prima al numero più piccolo; numeri uguali si contano in senso orario dal Capitano nelle grazie del Don. Nessuno vede la tua puntata prima che tutti abbiano puntato. (§3.1.0)
mob-city-explain-hire = { $about } Paga { $wage } al Giorno. Nella squadra sta scoperto solo un Luogotenente. (§3.1.1)
mob-city-explain-shift = La carta cambia squadra. Nessuna arma può restare senza personaggio, e nessuna squadra può avere due Luogotenenti. (§7.5)
mob-city-explain-stop-hire = Per oggi qui hai finito, e l’offerta passa al Capitano successivo. (§3.1.1)
mob-city-explain-take =
    { $privilege ->
        [snitch] Paghi { $price } e guardi da solo l’evento di questo Giorno. Puoi dirne quel che vuoi, vero o falso. (§3.1.2)
       *[police] Paghi { $price }. Oggi le tue squadre non possono essere arrestate e i tuoi bar clandestini non subiscono retate. I rivali ti possono sparare lo stesso. (§3.1.3)
    }
mob-city-explain-decline-privilege-offer =
    { $privilege ->
        [snitch] Non paghi nulla. Si chiede al successivo in classifica. (§3.1.2)
       *[police] Non paghi nulla. Si chiede al successivo in classifica. (§3.1.3)
    }
mob-city-explain-drink = Paghi { $price }. Negli ordini del giorno puoi poi aprire bar clandestini nei tuoi edifici. Migliore il whiskey, più rendono e più costa ognuno dopo il primo. (§3.1.4)
mob-city-explain-decline-drink = Risparmi il denaro e oggi non puoi aprire bar clandestini. (§3.1.4)
mob-city-explain-dismiss =
    { $n ->
        [0] La carta va in fondo al mazzo e risparmi la sua paga di { $wage }. (§3.2.5)
        [one] La carta va in fondo al mazzo e risparmi la sua paga di { $wage }. Ci va anche l’arma che resta senza personaggio. (§3.2.5)
       *[other] La carta va in fondo al mazzo e risparmi la sua paga di { $wage }. Ci vanno anche le { $n } armi che restano senza personaggio. (§3.2.5)
    }
mob-city-explain-stop-let-go = Paghi { $wages } per tutti quelli che restano. (§3.2.1)
mob-city-explain-keep-one = Questo personaggio resta senza paga. Tutte le altre tue carte vanno in fondo al mazzo e tieni il denaro. (§3.2.5)
mob-city-explain-buy = Paghi { $price }. La tua notorietà sale subito di { $n } e non può scendere sotto il valore dei tuoi edifici. L’edificio rende { $income } al Giorno, anche se lì non c’è nessuno. (§3.2.2)
mob-city-explain-stop-buy = Per oggi non compri altro. (§3.2.2)
mob-city-explain-pour =
    { $n ->
        [0] I tuoi edifici restano in regola: nessuna retata può colpirli, e il whiskey è sprecato. (§3.2.3)
        [one] Oggi rende { $takings } invece di { $income }, se un evento non cambia le cose. Una retata lo multa e lo chiude. (§3.2.3)
       *[other] Paghi { $price }. Oggi rendono { $takings } invece di { $income }, se un evento non cambia le cose. Una retata li multa e li chiude. (§3.2.3)
    }
mob-city-explain-go =
    { $whose ->
        [nobodys] Se è l’unica squadra lì, la Cassa della Famiglia ti paga il { $share } % dell’incasso normale. Squadre altrui lì finora: { $n }. Se le squadre sono di più, c’è una sparatoria. Una stretta sul racket da quella parte la arresta. (§3.2.4)
        [yours] Fa la guardia al tuo edificio: lì nessuno può estorcerti nulla senza battersi. Squadre altrui lì finora: { $n }. Se le squadre sono di più, c’è una sparatoria. (§3.2.4)
       *[theirs] Se è l’unica squadra lì, estorci il { $share } % dell’incasso di oggi e il proprietario riceve il resto. Squadre altrui lì finora: { $n }. Se le squadre sono di più, c’è una sparatoria. Una stretta sul racket da quella parte la arresta. (§3.2.4)
    }
mob-city-explain-fine =
    { $paid ->
        [yes] Paghi { $fine } e tieni l’edificio. Per oggi è chiuso. (§3.3.1)
       *[no] { $falls ->
            [yes] Tieni il denaro, ma l’edificio torna di nessuno e la tua notorietà scende del suo valore. (§3.3.1)
           *[no] Tieni il denaro e la notorietà, ma l’edificio torna di nessuno. (§3.3.1, §7.11)
        }
    }
mob-city-explain-throw =
    { $when ->
        [in] Nel mezzo della sparatoria: l’edificio è chiuso per oggi, nessuno vince e nessuna notorietà cambia. Tutte le squadre lì riprendono le armi cadute e vanno a casa. (§7.10)
       *[before] L’edificio è chiuso per oggi: niente sparatoria, niente estorsione, niente incasso. Tutte le squadre lì vanno a casa, e la tua Bomba a mano va in fondo al mazzo. Se lanciano in più d’uno, vale solo il più vicino in senso orario al Capitano nelle grazie del Don. (§3.3.7)
    }
mob-city-explain-hold = Nessuno saprà se hai una Bomba a mano. (§3.3.7)
mob-city-explain-arm = In questa sparatoria il personaggio porta l’arma, e tutti la vedranno. Non la puoi riprendere. (§4.1)
mob-city-explain-ready = Le altre armi restano coperte nella squadra e non partecipano. Quando tutti sono pronti, si mostra tutto. (§4.1)
mob-city-explain-lead = Agisce prima degli altri tuoi con gli stessi Riflessi, in ogni giro. (§4.2)
mob-city-explain-attack =
    { $way ->
        [kill] Il bersaglio muore subito. (§4.3.3)
        [hands] Salute { $health }. Tiro del dado: { $odds }. A mani nude non si uccide mai. (§4.3.2)
       *[gun] Salute { $health }. Tiro del dado: { $odds }. Una ferita mette fuori da questa sparatoria, la morte fuori dalla banda. (§4.3.1)
    }
mob-city-explain-lob =
    { $n ->
        [one] Il bersaglio muore senza tirare. La Bomba a mano va in fondo al mazzo. (§4.3.4)
       *[other] Muoiono tutti e { $n } senza tirare. La Bomba a mano va in fondo al mazzo. (§4.3.4)
    }
mob-city-explain-collect = Il tuo personaggio prende l’arma dal mucchio della tua squadra. È tutta la sua azione; tocca al personaggio seguente. (§4.3.5)
mob-city-explain-claim = Vengono nella tua squadra, coperti, e non partecipano più a questa sparatoria. Le loro armi cadono sul mucchio di { $whom }. (§4.3.6)
mob-city-explain-decline-claim-now = Continuano a combattere. Li puoi portare via anche dopo, con l’azione di un personaggio. (§4.3.6)
mob-city-explain-stop-again = In questo giro la seconda arma non si usa. (§4.3.7)
mob-city-explain-loot =
    { $n ->
        [0] Tutte le armi cadute vanno in fondo al mazzo. (§4.5)
        [one] Va nella tua squadra e vuole la paga da domani. Il resto va in fondo al mazzo. (§4.5)
       *[other] Vanno nella tua squadra e vogliono la paga da domani. Il resto va in fondo al mazzo. (§4.5)
    }

## Whom we wait for

mob-city-waiting-you = Tocca a te decidere.
mob-city-waiting-for = In attesa: { $who }.
mob-city-waiting-chance = Decide la sorte.
mob-city-waiting-over = La partita è finita.

## The table

mob-city-table-setup = Preparazione.
mob-city-table-day = Giorno { $day }, { $phase }. Nelle grazie del Don: { $who }.
mob-city-table-will = Dopo { $day } Giorni il Don è morto e si apre il Testamento.
mob-city-table-over = La partita è finita dopo { $day } Giorni.
mob-city-table-event = Evento di oggi: { $happening }. { $about }
mob-city-table-snitched =
    { $known ->
        [yes] { $you ->
            [who] Il prossimo evento, che sai solo tu: { $happening }.
           *[other] Il prossimo evento, che sa solo { $who }: { $happening }.
        }
       *[no] { $who } sa il prossimo evento.
    }
mob-city-table-past = Eventi finora: { $events }.
mob-city-table-block = Isolato { $n }, { $block }, lato { $sides }:
mob-city-table-building = { $name } { $kind }: { $content }
mob-city-table-owner =
    { $whose ->
        [nobodys] di nessuno
        [yours] tuo
       *[theirs] di { $owner }
    }
mob-city-table-open = bar clandestino aperto
mob-city-table-raided = chiuso da una retata
mob-city-table-bombed = chiuso da una Bomba a mano
mob-city-table-price = prezzo { $price }, notorietà { $n }
mob-city-table-income = incasso { $income }
mob-city-table-groups = squadre: { $groups }
mob-city-table-captains = I Capitani e le loro bande; dopo ogni personaggio, Riflessi/Salute:
mob-city-table-captain =
    { $you ->
        [who] { $who } (tu): { $content }
       *[other] { $who }: { $content }
    }
mob-city-table-consigliere =
    { $you ->
        [who] { $who } (tu): Consigliere. { $will ->
            [cash] Il tuo Testamento nomina il Capitano con più denaro.
            [notoriety] Il tuo Testamento nomina il Capitano con la notorietà più alta.
           *[no] Non hai ancora scelto il Testamento.
        }
       *[other] { $who }: Consigliere, non Capitano.
    }
mob-city-table-cash = denaro { $cash }
mob-city-table-notoriety = notorietà { $n }, minimo { $least }
mob-city-table-buildings =
    { $n ->
        [0] nessun edificio
        [one] edificio { $buildings }
       *[other] { $n } edifici { $buildings }
    }
mob-city-table-police = carta Polizia
mob-city-table-favour = nelle grazie del Don
mob-city-table-group =
    { $you ->
        [who] La tua squadra { $group }
       *[other] Squadra { $group } di { $who }
    }{ $place ->
        [home] { "" }
       *[out] { " " }in { $at }
    }: { $known ->
        [all] { $cards }
        [some] { $n } carte, note fra queste { $cards }
       *[none] { $n ->
            [one] 1 carta
           *[other] { $n } carte
        }
    }
mob-city-table-bids = Puntate su { $privilege }, in ordine di classifica: { $ranking }
mob-city-table-pool =
    { $known ->
        [yes] Offerta: { $cards }
       *[no] { $n ->
            [one] Offerta: 1 carta
           *[other] Offerta: { $n } carte
        }
    }
mob-city-table-whiskey =
    { $n ->
        [0] Whiskey disponibile: nessuno
       *[other] Whiskey disponibile: { $cards }
    }
mob-city-table-decks = Mazzo degli sgherri: { $n ->
        [one] 1 carta
       *[other] { $n } carte
    }. Mazzo degli eventi: { $events ->
        [one] 1 carta
       *[other] { $events } carte
    }.
mob-city-table-arming = Sparatoria in { $building }: si distribuiscono le armi.
mob-city-table-given =
    { $you ->
        [who] Dato da te: { $weapon } a { $card }
       *[other] Dato da { $who }: { $weapon } a { $card }
    }
mob-city-table-shootout = Sparatoria in { $building }; lo schieramento in ordine d’azione, ognuno col suo numero:
mob-city-table-fighter = N. { $n }, { $who }: { $content }{ $state ->
        [out] ; fuori
        [acting] ; agisce adesso
       *[standing] { "" }
    }
mob-city-table-pile =
    { $you ->
        [who] Armi cadute alla tua squadra: { $cards }
       *[other] Armi cadute alla squadra di { $who }: { $cards }
    }

## The end

mob-city-ending-will =
    { $will ->
        [cash] Il Testamento nomina il Capitano con più denaro.
       *[notoriety] Il Testamento nomina il Capitano con la notorietà più alta.
    }
mob-city-ending-winner = Vince { $who }.
mob-city-ending-shared = Pari in entrambe le quantità, condividono la vittoria: { $who }. (§3.5.3)
mob-city-ending-tie =
    { $will ->
        [cash] { $tied } hanno lo stesso denaro; { $who } ha la notorietà più alta. (§3.5.3)
       *[notoriety] { $tied } hanno la stessa notorietà; { $who } ha più denaro. (§3.5.3)
    }
mob-city-ending-rank = { $place }. { $who }: denaro { $cash }, notorietà { $notoriety }

## What may be asked about

mob-city-thing-card = { $card } nella squadra { $group }
mob-city-thing-pool = { $card } in offerta
mob-city-thing-pile = { $card } su un mucchio
mob-city-thing-member = { $card }, numero { $n } della squadra
mob-city-thing-group = squadra { $group }

## Why not

mob-city-reason-another-group-now = Adesso si manda la squadra { $slot }.
mob-city-reason-only-a-grenade-for-him = Un Sicario raccoglie soltanto una Bomba a mano.
mob-city-reason-take-it-or-not = Adesso puoi solo prendere il privilegio o rifiutarlo.
mob-city-reason-whiskey-gone = Non c’è più whiskey di quel valore.
mob-city-reason-cannot-pay = Adesso si tratta solo di whiskey, e solo di quello che puoi pagare.
mob-city-reason-hired-enough = Oggi hai ingaggiato tutte le carte che potevi.
mob-city-reason-one-lieutenant-a-group = Ognuna delle tue squadre ha già un Luogotenente.
mob-city-reason-weapon-needs-character = Un’arma vuole una squadra con un personaggio.
mob-city-reason-nothing-for-this-slot = Nessuna carta in offerta può andare in quella squadra.
mob-city-reason-hire-from-the-pool = Adesso si tratta solo di ingaggiare carte in offerta.
mob-city-reason-already-owned = Quell’edificio ha un proprietario, e gli edifici non si vendono.
mob-city-reason-no-token-left = Tutti i tuoi segnalini edificio sono in città.
mob-city-reason-too-expensive = Costa { $price }, e non hai tanto denaro.
mob-city-reason-choose-a-building = Adesso si tratta solo di comprare edifici.
mob-city-reason-not-your-building = Puoi aprire solo edifici tuoi.
mob-city-reason-own-group-there = La squadra deve andare su un edificio dove non c’è un’altra tua squadra.
mob-city-reason-choose-a-raided-one = Adesso si tratta solo dei tuoi bar clandestini colpiti dalla retata in questo isolato.
mob-city-reason-throw-or-hold = Adesso si tratta solo di lanciare una Bomba a mano o no.
mob-city-reason-choose-a-will = Adesso si tratta solo del Testamento. I Capitani cominciano quando è scelto.
mob-city-reason-choose-a-card = Adesso si tratta solo di chi della tua banda resta o se ne va.
mob-city-reason-no-more-than-needed = Non può andarsene nessuno che potresti tenere e pagare anche lui.
mob-city-reason-no-hand-for-it = Nessuno ha una mano libera: un’arma a testa, due per un Torpedo, solo una Bomba a mano per un Sicario.
mob-city-reason-choose-who-acts-first = Adesso si tratta solo di chi agisce per primo fra i tuoi personaggi con gli stessi Riflessi.
mob-city-reason-not-standing = Quel personaggio è fuori da questa sparatoria.
mob-city-reason-own-man = È uno dei tuoi.
mob-city-reason-hands-full = Il personaggio di turno non ha una mano libera, o non può portarla.
mob-city-reason-cannot-claim = Puoi portare via solo una squadra di cui sono in piedi soltanto Pupe del gangster e Sicari, e solo con una notorietà più alta del loro Capitano.
mob-city-reason-attack-collect-or-claim = Adesso puoi solo attaccare, raccogliere un’arma del tuo mucchio o portare via.
mob-city-reason-choose-from-the-piles = Adesso si tratta solo delle armi cadute.

## House rules

mob-city-switch =
    .on = sì
    .off = no
mob-city-house-first = Primo nelle grazie del Don
    .about = Chi è per primo nelle grazie del Don: decide la sorte oppure chi ospita la partita (§7.1).
    .random = a caso
    .seat = posto { $seat }
mob-city-house-blocks = Grandezza della città
    .about = Quanti isolati ha la città; mai meno di quanti ne chiede il numero di Capitani (§7.2).
    .printed = secondo il numero di Capitani
    .some = { $n } isolati
mob-city-house-open-pool = Offerta scoperta
    .about = Tutti vedono le carte in offerta e che cosa prende ogni Capitano (§7.3).
mob-city-house-compulsory = Spia e Polizia obbligatorie
    .about = Il primo in classifica che può pagare deve prendere il privilegio (§7.4).
mob-city-house-moving = Spostare carte
    .about = Quando tocca a te ingaggiare puoi spostare carte fra le tue squadre (§7.5).
mob-city-house-dismissal = Licenziare per scelta
    .about = Puoi licenziare carte anche se potresti pagarle (§7.6).
mob-city-house-bombed-income = Incasso degli edifici bombardati
    .about = Un edificio colpito da una Bomba a mano rende comunque al proprietario l’incasso normale (§7.7).
mob-city-house-hidden-money = Denaro nascosto
    .about = Nessuno vede il denaro altrui fino alla fine (§7.8).
mob-city-house-memory-aid = Aiuto alla memoria
    .about = Le carte che tutti hanno già visto sono segnate sulle plance (§7.9).
mob-city-house-grenade-in-shootout = Bomba a mano nella sparatoria
    .about = In una sparatoria un personaggio può lanciare una Bomba a mano anche sull’edificio (§7.10).
mob-city-house-notoriety-lost = Notorietà degli edifici persi
    .about = Un edificio perso in una retata si porta via il suo valore di notorietà (§7.11).
mob-city-house-moll-doubles = La Pupa del gangster raddoppia
    .about = In un bar clandestino aperto la Pupa del gangster raddoppia quel che riceve il suo Capitano, oppure l’incasso prima di dividerlo (§7.12).
    .share = quel che riceve il suo Capitano
    .income = tutto l’incasso
mob-city-house-smallest-bill = Banconota più piccola
    .about = Le quote di un incasso si arrotondano per difetto a questa; nella scatola non ce n’è sotto i 50 $ (§7.13).
    .some = { $n } $
mob-city-house-orphan-rule = Armi orfane
    .about = Le armi rimaste senza personaggio vanno in fondo al mazzo (§7.14).
mob-city-house-claim-at-once = Portare via subito
    .about = Chi di una squadra lascia in piedi soltanto Pupe del gangster e Sicari li può portare via subito (§7.15).
mob-city-house-consigliere = Consigliere
    .about = Il Testamento lo sceglie il caso, oppure chi siede all’ultimo posto: un Consigliere a parte, che non è Capitano (§7.16).
    .program = il programma
    .chair = l’ultimo posto

## Facts of many games

mob-city-fact-will-notoriety = quota di Testamenti per il più famigerato
mob-city-fact-cash = denaro di un Capitano
mob-city-fact-cash-of-winner = denaro del vincitore
mob-city-fact-notoriety = Notorietà di un Capitano
mob-city-fact-notoriety-of-winner = Notorietà del vincitore
mob-city-fact-decided-by-other = partite decise dall’altra quantità
mob-city-fact-bought = edifici comprati
mob-city-fact-opened = bar clandestini aperti
mob-city-fact-raided = bar clandestini perquisiti
mob-city-fact-shootoutbegan = sparatorie
mob-city-fact-killed = personaggi uccisi
mob-city-fact-arrested = squadre arrestate
mob-city-fact-bombed = edifici bombardati

## Standing orders

mob-city-order = tenere le Bombe a mano per il resto del Giorno

## Quantities, as hints and reviews name them

mob-city-hint-cash = { $n } $
mob-city-hint-income = { $n } $ d’incasso al Giorno
mob-city-hint-notoriety =
    { $n ->
        [one] 1 punto di notorietà
       *[other] { $n } punti di notorietà
    }
mob-city-hint-buildings =
    { $n ->
        [one] 1 edificio
       *[other] { $n } edifici
    }
mob-city-hint-speakeasies =
    { $n ->
        [one] 1 bar clandestino aperto
       *[other] { $n } bar clandestini aperti
    }
mob-city-hint-enforcers =
    { $n ->
        [one] 1 carta nella banda
       *[other] { $n } carte nella banda
    }

## Where it came from, as charts and tables name it

mob-city-source-cash = Dollari
mob-city-source-notoriety = Notorietà
mob-city-source-start = All’inizio
mob-city-source-bought = Edifici comprati
mob-city-source-won = Sparatorie vinte
mob-city-source-lost = Sparatorie perse
mob-city-source-raided = Edifici persi

## What a study names

mob-city-by-will = quel che dice il Testamento
mob-city-by-other = l’altra quantità
mob-city-family-hired = Sgherri assunti
mob-city-family-bought = edifici comprati
mob-city-family-opened = speakeasy aperti
mob-city-family-privilege = privilegi

## Edition files

mob-city-edition-layout = Riga { $line }: «{ $path }» chiede { $blocks } isolati, ma ce ne sono { $tiles }.
mob-city-edition-few-buildings = Riga { $line }: «{ $path }»: con gli isolati più piccoli la città ha { $buildings } edifici, ma ognuna delle { $groups } squadre di un Capitano ne vuole uno per sé.
mob-city-edition-house = Riga { $line }: «{ $path }» nomina «{ $house }», ma un edificio è ss, bs, sc, bc o ho.
mob-city-edition-no-house = Riga { $line }: «{ $path }» non nomina nessun edificio.
mob-city-edition-kind = Riga { $line }: «{ $path }» è «{ $kind }», ma deve essere soldier, moll, torpedo, assassin o lieutenant.
mob-city-edition-either = Riga { $line }: «{ $path }»: indica { $one } oppure { $other }, non entrambi.
mob-city-edition-plan-side = Riga { $line }: «{ $path }»: «{ $word }» non è un isolato della città; scrivi i lati su cui si trova (n, e, s, w per l’ovest, per esempio nw), - per nessuno o . se non c’è isolato.
mob-city-edition-lots = Riga { $line }: «{ $path }»: «{ $house }» occupa { $lots } lotti, ma la Scheda dei prezzi ne indica { $wanted }.
mob-city-edition-apart = Riga { $line }: «{ $path }»: i lotti di «{ $house }» non si toccano.
mob-city-edition-soldiers = Riga { $line }: in «{ $path }» ci sono { $soldiers } Soldati, ma ne riceve uno ogni Capitano.
mob-city-edition-sides = Riga { $line }: «{ $path }» deve essere uguale per ognuno dei quattro lati (0, 4, 8 e così via), oppure indicare quante per ogni lato: { "{" } north = 2, west = 1 { "}" }.
mob-city-too-few-captains = Senza il Consigliere a parte i giocatori non bastano: servono almeno { $least } Capitani.
