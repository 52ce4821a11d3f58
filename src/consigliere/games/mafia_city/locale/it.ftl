# Mafia City. Cards are written with their symbol, so "Sicario (Pugno)" is the card; the piece is
# always the "figura del Sicario". $you tells whether the reader is $who, $whom or neither.

## Cards and symbols

mafia-city-card = { $kind } ({ $symbol })
mafia-city-card-snitch = Spia
mafia-city-card-thief = Ladro
mafia-city-card-raid = Raid di Polizia
mafia-city-card-shadow = Giochi d'Ombre
mafia-city-card-scheme = Grande Piano
mafia-city-card-trade = Scambio
mafia-city-card-hitman = Sicario
mafia-city-card-agreement = Accordo Segreto
mafia-city-card-chief = Capo della Polizia
mafia-city-card-fbi = F.B.I.
mafia-city-card-complicity = Complicità

mafia-city-symbol-hat = Cappello
mafia-city-symbol-fist = Pugno
mafia-city-symbol-bullet = Proiettile
mafia-city-symbol-plus = +1

## Locations, figures, phases

mafia-city-location-jail = Prigione
    .object = la Prigione
    .of = della Prigione
    .in = nella Prigione
    .to = nella Prigione
    .from = dalla Prigione
mafia-city-location-harbor = Porto
    .object = il Porto
    .of = del Porto
    .in = al Porto
    .to = al Porto
    .from = dal Porto
mafia-city-location-fight-club = Fight Club
    .object = il Fight Club
    .of = del Fight Club
    .in = al Fight Club
    .to = al Fight Club
    .from = dal Fight Club
mafia-city-location-station = Centrale di Polizia
    .object = la Centrale di Polizia
    .of = della Centrale di Polizia
    .in = alla Centrale di Polizia
    .to = alla Centrale di Polizia
    .from = dalla Centrale di Polizia
mafia-city-location-district = Distretto degli Affari
    .object = il Distretto degli Affari
    .of = del Distretto degli Affari
    .in = al Distretto degli Affari
    .to = al Distretto degli Affari
    .from = dal Distretto degli Affari
mafia-city-location-club = Club dei Gentiluomini
    .object = il Club dei Gentiluomini
    .of = del Club dei Gentiluomini
    .in = al Club dei Gentiluomini
    .to = al Club dei Gentiluomini
    .from = dal Club dei Gentiluomini
mafia-city-location-hall = Municipio
    .object = il Municipio
    .of = del Municipio
    .in = al Municipio
    .to = al Municipio
    .from = dal Municipio

mafia-city-figure-hitman = figura del Sicario
mafia-city-figure-policeman = Poliziotto
mafia-city-figure-mayor = Sindaco

mafia-city-phase-1 = Fase Azione
mafia-city-phase-2 = Fase Quartieri
mafia-city-phase-3 = Fase Strategia
mafia-city-phase-4 = Fine del round

## What an announcement makes of its cards

mafia-city-use-snitch = Spia
    .object = Spia
mafia-city-use-thief = Ladro
    .object = Ladro
mafia-city-use-raid = Raid di Polizia
    .object = Raid di Polizia
mafia-city-use-shadow = Giochi d'Ombre
    .object = Giochi d'Ombre
mafia-city-use-scheme = Grande Piano
    .object = Grande Piano
mafia-city-use-trade = Scambio
    .object = Scambio
mafia-city-use-hitman = carta Sicario
    .object = la carta Sicario
mafia-city-use-agreement = Accordo Segreto
    .object = Accordo Segreto
mafia-city-use-chief = Capo della Polizia
    .object = Capo della Polizia
mafia-city-use-fbi = F.B.I.
    .object = F.B.I.
mafia-city-use-complicity = Complicità
    .object = Complicità
mafia-city-use-fists = due Pugni
    .object = i due Pugni
mafia-city-use-hat = Cappello
    .object = il Cappello
mafia-city-use-hats = due Cappelli
    .object = i due Cappelli
mafia-city-use-bullet = Proiettile
    .object = il Proiettile
mafia-city-use-plus = "+1"
    .object = il "+1"
mafia-city-use-jail = effetto della Prigione
    .object = l'effetto della Prigione
mafia-city-use-harbor = movimento della figura del Sicario
    .object = il movimento della figura del Sicario

## Mafiosi and players

mafia-city-you = tu
mafia-city-both = { $one } e { $other }
mafia-city-count = { $who } { $n }
mafia-city-nobody = nessuno
mafia-city-no-cards = nessuna carta
mafia-city-mafioso =
    { $whose ->
        [yours] il tuo Mafioso
        [own] il proprio Mafioso
        [theirs] il Mafioso di { $owner }
       *[unknown] il Mafioso
    }
mafia-city-spot =
    { $spot ->
        [alone] { "" }
        [bottom] { " " }(in fondo)
        [top] { " " }(in cima)
       *[between] { " " }({ $number }º dal basso)
    }
mafia-city-chip = { $mafioso } nella pila { NOUN($at, form: "of") }{ $spot }
mafia-city-run =
    { $size ->
        [1] il n. { $low }
       *[other] { $n } dei nn. { $low }–{ $high }
    }
mafia-city-target-shift = { $chip }, che va { NOUN($to, form: "to") }
mafia-city-target-switch = i Mafiosi più in basso { NOUN($at, form: "in") } e { NOUN($other, form: "in") }

## Announcements: in the log, and in the question whether to react

mafia-city-announced-snitch =
    { $you ->
        [who] Giochi { $cards } per mandare nelle Celle { $chip }.
       *[other] { $who } gioca { $cards } per mandare nelle Celle { $chip }.
    }
mafia-city-announced-thief =
    { $you ->
        [who] Giochi { $cards } contro { $whom }.
        [whom] { $who } gioca { $cards } contro di te.
       *[other] { $who } gioca { $cards } contro { $whom }.
    }
mafia-city-announced-raid =
    { $you ->
        [who] Giochi { $cards } { NOUN($at, form: "in") }.
       *[other] { $who } gioca { $cards } { NOUN($at, form: "in") }.
    }
mafia-city-announced-shadow =
    { $you ->
        [who] Giochi { $cards } per scambiare i Mafiosi più in basso { NOUN($at, form: "in") } e { NOUN($other, form: "in") }.
       *[other] { $who } gioca { $cards } per scambiare i Mafiosi più in basso { NOUN($at, form: "in") } e { NOUN($other, form: "in") }.
    }
mafia-city-announced-scheme =
    { $you ->
        [who] Giochi { $cards } per spostare { NOUN($to, form: "to") } { $chip }.
       *[other] { $who } gioca { $cards } per spostare { NOUN($to, form: "to") } { $chip }.
    }
mafia-city-announced-trade =
    { $you ->
        [who] Giochi { $cards } per pescare carte.
       *[other] { $who } gioca { $cards } per pescare carte.
    }
mafia-city-announced-hitman =
    { $you ->
        [who] Giochi { $cards } per eliminare { $chip }.
       *[other] { $who } gioca { $cards } per eliminare { $chip }.
    }
mafia-city-announced-agreement =
    { $you ->
        [who] Giochi { $cards } { NOUN($at, form: "in") }.
       *[other] { $who } gioca { $cards } { NOUN($at, form: "in") }.
    }
mafia-city-announced-chief =
    { $you ->
        [who] Giochi { $cards } per annullare l'effetto.
       *[other] { $who } gioca { $cards } per annullare l'effetto.
    }
mafia-city-announced-fbi =
    { $you ->
        [who] Giochi { $cards } per annullare l'effetto.
       *[other] { $who } gioca { $cards } per annullare l'effetto.
    }
mafia-city-announced-complicity =
    { $you ->
        [who] Rispondi con { $cards } per mandare nelle Celle anche { $chip }.
       *[other] { $who } risponde con { $cards } per mandare nelle Celle anche { $chip }.
    }
mafia-city-announced-fists =
    { $you ->
        [who] Giochi due Pugni ({ $cards }) per annullare l'effetto.
       *[other] { $who } gioca due Pugni ({ $cards }) per annullare l'effetto.
    }
mafia-city-announced-shared = Due Pugni in comune ({ $cards }) per annullare l'effetto: { $who }.
mafia-city-announced-hat =
    { $you ->
        [who] Giochi un Cappello ({ $cards }) per riprendere { $chip }.
       *[other] { $who } gioca un Cappello ({ $cards }) per riprendere { $chip }.
    }
mafia-city-announced-hats =
    { $you ->
        [who] Giochi due Cappelli ({ $cards }) per portare { NOUN($at, form: "to") } un Mafioso della tua riserva.
       *[other] { $who } gioca due Cappelli ({ $cards }) per portare { NOUN($at, form: "to") } un Mafioso della riserva.
    }
mafia-city-announced-bullet =
    { $you ->
        [who] Giochi un Proiettile ({ $cards }) per agire ancora una volta.
       *[other] { $who } gioca un Proiettile ({ $cards }) per agire ancora una volta.
    }
mafia-city-announced-plus =
    { $you ->
        [who] Giochi un "+1" ({ $cards }) per un punto vittoria extra.
       *[other] { $who } gioca un "+1" ({ $cards }) per un punto vittoria extra.
    }
mafia-city-announced-jail =
    { $you ->
        [who] Prigione: vuoi mandare nelle Celle { $chip }.
       *[other] Prigione: { $who } vuole mandare nelle Celle { $chip }.
    }
mafia-city-announced-harbor =
    { $you ->
        [who] Porto: mandi la figura del Sicario { NOUN($at, form: "to") }.
       *[other] Porto: { $who } manda la figura del Sicario { NOUN($at, form: "to") }.
    }
mafia-city-announced-untold =
    { $you ->
        [who] Giochi { $cards }; indicherai il bersaglio dopo le reazioni.
       *[other] { $who } gioca { $cards }; il bersaglio verrà indicato dopo le reazioni.
    }

## What happened

mafia-city-event-first-player =
    { $you ->
        [who] Cominci tu: hai il segnalino primo giocatore.
       *[other] Comincia { $who }: ha il segnalino primo giocatore.
    }
mafia-city-event-token-passed =
    { $you ->
        [who] Il segnalino primo giocatore passa a te.
       *[other] Il segnalino primo giocatore passa a { $who }.
    }
mafia-city-event-city-laid = La città: al centro { $centre }; intorno, in senso orario, { $ring }.
mafia-city-event-drew =
    { $known ->
        [yes] { $you ->
            [who] Peschi { $card }.
           *[other] { $who } pesca { $card }.
        }
       *[no] { $who } pesca una carta.
    }
mafia-city-event-reshuffled =
    { $n ->
        [one] Il mazzo è vuoto: l'unica carta scartata diventa il nuovo mazzo.
       *[other] Il mazzo è vuoto: le { $n } carte scartate vengono rimescolate.
    }
mafia-city-event-nothing-to-draw =
    { $you ->
        [who] Per te non c'è più niente da pescare.
       *[other] Per { $who } non c'è più niente da pescare.
    }
mafia-city-event-kept-hand =
    { $you ->
        [who] Tieni le carte iniziali.
       *[other] { $who } tiene le carte iniziali.
    }
mafia-city-event-replaced-hand =
    { $you ->
        [who] Scarti { $cards } e ripeschi.
       *[other] { $who } scarta { $cards } e ripesca.
    }
mafia-city-event-round-began = Comincia il round { $round }.
mafia-city-event-phase-began =
    { $phase ->
        [1] Fase Azione: un'azione a testa, turno per turno.
        [2] Fase Quartieri: si valutano uno per uno.
        [3] Fase Strategia: si possono ritirare i Mafiosi.
       *[4] Fine del round: passa il segnalino e si pesca.
    }
mafia-city-event-placed =
    { $you ->
        [who] Piazzi un Mafioso { NOUN($at, form: "in") }.
       *[other] { $who } piazza un Mafioso { NOUN($at, form: "in") }.
    }
mafia-city-event-turns-up =
    { $you ->
        [who] Hai avuto { $turns } turni in questa fase, il limite del vostro tavolo: puoi solo passare. (§7.14)
       *[other] { $who } ha avuto { $turns } turni in questa fase, il limite del tavolo, e può solo passare. (§7.14)
    }
mafia-city-event-passed-out =
    { $you ->
        [who] Passi.
       *[other] { $who } passa.
    }
mafia-city-event-temporized =
    { $you ->
        [who] Temporeggi scartando { $card }.
       *[other] { $who } temporeggia scartando { $card }.
    }
mafia-city-event-aimed =
    { $you ->
        [who] Indichi il bersaglio: { $target }.
       *[other] { $who } indica il bersaglio: { $target }.
    }
mafia-city-event-fist-offered =
    { $you ->
        [who] Offri un Pugno: { $card }. Qualcuno ne aggiunge un altro?
       *[other] { $who } offre un Pugno: { $card }. Qualcuno ne aggiunge un altro?
    }
mafia-city-event-fist-taken-back =
    { $you ->
        [who] Nessuno aggiunge un Pugno: riprendi { $card }.
       *[other] Nessuno aggiunge un Pugno: { $who } riprende { $card }.
    }
mafia-city-event-cancelled =
    { $you ->
        [who] Annullato il tuo effetto: { $use }.
       *[other] Annullato l'effetto di { $who }: { $use }.
    }
mafia-city-event-jailed =
    { $you ->
        [who] Mandi { $mafioso } { NOUN($at, form: "from") } nelle Celle.
       *[other] { $who } manda { $mafioso } { NOUN($at, form: "from") } nelle Celle.
    }
mafia-city-event-stole =
    { $known ->
        [yes] { $you ->
            [who] Rubi { $card } a { $whom }.
            [whom] { $who } ti ruba { $card }.
           *[other] { $who } ruba { $card } a { $whom }.
        }
       *[no] { $who } ruba una carta a { $whom }.
    }
mafia-city-event-found-nothing =
    { $you ->
        [who] { $whom } non ha più carte da rubare.
        [whom] { $who } non trova più carte nella tua mano.
       *[other] { $who } non trova più carte nella mano di { $whom }.
    }
mafia-city-event-raided =
    { $you ->
        [who] Fai un raid { NOUN($at, form: "in") }: tutti i Mafiosi tornano a casa.
       *[other] { $who } fa un raid { NOUN($at, form: "in") }: tutti i Mafiosi tornano a casa.
    }
mafia-city-event-back-in-play =
    { $you ->
        [who] Torni in gioco.
       *[other] { $who } torna in gioco.
    }
mafia-city-event-switched = I Mafiosi più in basso { NOUN($at, form: "in") } e { NOUN($other, form: "in") } si scambiano di posto.
mafia-city-event-shifted =
    { $you ->
        [whom] Il tuo Mafioso si sposta { NOUN($at, form: "from") } { NOUN($to, form: "to") }.
       *[other] Il Mafioso di { $whom } si sposta { NOUN($at, form: "from") } { NOUN($to, form: "to") }.
    }
mafia-city-event-discarded =
    { $you ->
        [who] Scarti { $card }.
       *[other] { $who } scarta { $card }.
    }
mafia-city-event-took-back =
    { $you ->
        [who] Riprendi il tuo Mafioso { NOUN($at, form: "from") }.
       *[other] { $who } riprende un Mafioso { NOUN($at, form: "from") }.
    }
mafia-city-event-brought-in =
    { $you ->
        [who] Porti { NOUN($at, form: "to") } un Mafioso della tua riserva.
       *[other] { $who } porta { NOUN($at, form: "to") } un Mafioso della riserva.
    }
mafia-city-event-chosen =
    { $you ->
        [who] Hai il Sindaco e scegli { NOUN($at, form: "object") }.
       *[other] { $who }, che ha il Sindaco, sceglie { NOUN($at, form: "object") }.
    }
mafia-city-event-solving = Ora si risolve: { NOUN($at) } ({ $number }).
mafia-city-event-agreement-stands =
    { $you ->
        [who] Accordo Segreto: { NOUN($at, form: "in") } conti uno in più.
       *[other] Accordo Segreto: { NOUN($at, form: "in") } { $who } conta uno in più.
    }
mafia-city-event-controlled =
    { $you ->
        [who] Controlli { NOUN($at, form: "object") }.
       *[other] { $who } controlla { NOUN($at, form: "object") }.
    }
mafia-city-event-uncontrolled = Nessuno controlla { NOUN($at, form: "object") }.
mafia-city-event-scored =
    { $you ->
        [who] Guadagni { $points ->
            [one] 1 punto vittoria
           *[other] { $points } punti vittoria
        }.
       *[other] { $who } guadagna { $points ->
            [one] 1 punto vittoria
           *[other] { $points } punti vittoria
        }.
    }
mafia-city-event-released = Si aprono le Celle. Di nuovo a casa: { $counts }.
mafia-city-event-hitman-moved = La figura del Sicario va { NOUN($at, form: "to") }.
mafia-city-event-killed =
    { $you ->
        [who] Elimini { $mafioso } { NOUN($at, form: "in") }: torna in riserva.
       *[other] { $who } elimina { $mafioso } { NOUN($at, form: "in") }: torna in riserva.
    }
mafia-city-event-recruited =
    { $you ->
        [who] Recluti un Mafioso dalla tua riserva.
       *[other] { $who } recluta un Mafioso dalla riserva.
    }
mafia-city-event-policeman-taken =
    { $you ->
        [who] Prendi il Poliziotto: ora vedi le mani di tutti.
       *[other] { $who } prende il Poliziotto e ora vede le mani di tutti.
    }
mafia-city-event-policeman-back = Il Poliziotto torna alla Centrale di Polizia.
mafia-city-event-mayor-taken =
    { $you ->
        [who] Prendi il Sindaco: ora l'ordine lo decidi tu.
       *[other] { $who } prende il Sindaco e ora decide l'ordine.
    }
mafia-city-event-mayor-back = Il Sindaco torna al Municipio.
mafia-city-event-figure-left =
    { $you ->
        [who] Lasci il { $figure } dov'è.
       *[other] { $who } lascia il { $figure } dov'è.
    }
mafia-city-event-named =
    { $you ->
        [who] Chiami { $whom } a decidere.
        [whom] { $who } chiama te a decidere.
        [both] Adesso decidi tu.
        [self] Adesso decide { $who }.
       *[other] { $who } chiama { $whom } a decidere.
    }
mafia-city-event-withdrew =
    { $n ->
        [0] { $you ->
            [who] Non ritiri nessuno { NOUN($at, form: "from") }.
           *[other] { $who } non ritira nessuno { NOUN($at, form: "from") }.
        }
        [one] { $you ->
            [who] Ritiri un Mafioso { NOUN($at, form: "from") }.
           *[other] { $who } ritira un Mafioso { NOUN($at, form: "from") }.
        }
       *[other] { $you ->
            [who] Ritiri { $n } Mafiosi { NOUN($at, form: "from") }.
           *[other] { $who } ritira { $n } Mafiosi { NOUN($at, form: "from") }.
        }
    }
mafia-city-event-ended =
    { $you ->
        [who] Fine della partita: hai vinto con { $points } punti vittoria!
       *[other] Fine della partita: vince { $who } con { $points } punti vittoria.
    }

## What is asked

mafia-city-prompt-mulligan = Hai { $cards }. Le tieni tutte e due?
mafia-city-prompt-turn =
    { $crew ->
        [0] { $cards ->
            [0] Tocca a te: puoi solo passare.
           *[other] Tocca a te: gioca o scarta una carta, oppure passa.
        }
       *[other] { $cards ->
            [0] Tocca a te: piazza un Mafioso oppure passa.
           *[other] Tocca a te: piazza un Mafioso, gioca o scarta una carta, oppure passa.
        }
    }
mafia-city-prompt-bullet = Hai passato. Giochi un Proiettile per agire ancora una volta?
mafia-city-prompt-follow-up = Il tuo Proiettile regge. Che cosa fai adesso?
mafia-city-prompt-aim = Nessuno ha annullato il tuo effetto ({ $use }). Qual è il bersaglio?
mafia-city-prompt-react = { $pending } Reagisci?
mafia-city-prompt-add-fist = { $pending } { $who } offre un Pugno ({ $card }). Ne aggiungi uno tuo per annullare l'effetto?
mafia-city-prompt-complicity =
    { $you ->
        [who] Hai mandato nelle Celle un tuo Mafioso. Rispondi con Complicità?
       *[other] { $who } ha mandato nelle Celle il tuo Mafioso. Rispondi con Complicità?
    }
mafia-city-prompt-discard-drawn = Quale delle carte appena pescate scarti?
mafia-city-prompt-choose = Hai il Sindaco. Quale quartiere si risolve adesso?
mafia-city-prompt-agree = Chi controlla { NOUN($at, form: "object") }? Finora: { $counts }. Giochi Accordo Segreto?
mafia-city-prompt-send = Controlli la Prigione. Mandi un Mafioso nelle Celle?
mafia-city-prompt-move-hitman = Controlli il Porto. La figura del Sicario è { NOUN($at, form: "in") }. La muovi?
mafia-city-prompt-kill = La figura del Sicario è { NOUN($at, form: "in") }. Giochi lì una carta Sicario?
mafia-city-prompt-recruit =
    { $n ->
        [one] Recluti l'unico Mafioso della tua riserva?
       *[other] Recluti uno dei { $n } Mafiosi della tua riserva?
    }
mafia-city-prompt-take-policeman =
    { $held ->
        [yes] Controlli la Centrale di Polizia. Prendi il Poliziotto a { $who }?
       *[no] Controlli la Centrale di Polizia. Prendi il Poliziotto?
    }
mafia-city-prompt-draw = Controlli il Distretto degli Affari. Peschi { $n } carte e poi ne scarti una?
mafia-city-prompt-discard = Quale carta della tua mano scarti?
mafia-city-prompt-plus-one = Controlli il Club dei Gentiluomini. Giochi un "+1" per un punto vittoria extra?
mafia-city-prompt-take-mayor =
    { $held ->
        [yes] Controlli il Municipio. Prendi il Sindaco a { $who }?
       *[no] Controlli il Municipio. Prendi il Sindaco?
    }
mafia-city-prompt-next-location = Hai il Sindaco. In quale quartiere si ritirano adesso i Mafiosi?
mafia-city-prompt-name = Hai il Sindaco. Chi decide adesso { NOUN($at, form: "in") }?
mafia-city-prompt-withdraw =
    { $n ->
        [one] Ritiri il tuo Mafioso { NOUN($at, form: "from") }?
       *[other] Quali dei tuoi { $n } Mafiosi ritiri { NOUN($at, form: "from") }?
    }

## What the question means

mafia-city-help-mulligan = Una volta sola, prima che la partita cominci, puoi scartare tutte e due le carte e pescarne due nuove. Non si cambia una carta sola. Tutti vedono che cosa scarti. (§2.10)
mafia-city-help-turn = Fai esattamente una cosa: piazzare un Mafioso, giocare una carta azione, usare uno o due Cappelli, scartare una carta per temporeggiare oppure passare. A carte e Cappelli gli altri possono reagire; se li annullano, il tuo turno è finito. Dopo aver passato, in questa fase agisci ancora solo con un Proiettile. (§3.1)
mafia-city-help-bullet = Chi ha passato può mostrare un Proiettile nel proprio turno e poi deve compiere un'azione. Due Pugni possono annullare il Proiettile. Il tuo passo resta comunque valido. Se rinunci, il tuo turno viene semplicemente saltato. (§3.1.7)
mafia-city-help-follow-up = Hai usato un Proiettile, quindi adesso devi agire: piazzare, giocare una carta azione, usare i Cappelli o scartare una carta per temporeggiare. Non puoi passare né aggiungere un secondo Proiettile. (§3.1.7)
mafia-city-help-aim = A questo tavolo i bersagli si indicano dopo le reazioni. Nessuno può più annullare nulla: scegli chi o che cosa colpire. (§7.4)
mafia-city-help-react = Quello che è stato annunciato non è ancora avvenuto. Due Pugni annullano qualsiasi effetto di carta o di simbolo, ma nessun effetto del quartiere; un Capo della Polizia annulla Spia, Ladro, Raid di Polizia e l'effetto della Prigione; un F.B.I. annulla Grande Piano, Scambio, la carta Sicario e il movimento della figura del Sicario. Gli altri possono a loro volta annullare la tua reazione. Nessuno saprà se avresti potuto reagire. (§4.3)
mafia-city-help-add-fist = A questo tavolo due giocatori possono mettere un Pugno ciascuno. Se aggiungi il tuo, la coppia annulla l'effetto, a meno che qualcuno annulli la coppia. Se nessuno lo fa, il Pugno offerto torna in mano al suo proprietario. (§7.5)
mafia-city-help-complicity = Il tuo Mafioso è nelle Celle e ci resta. Con una carta Complicità puoi mandarci anche un Mafioso di un terzo giocatore. Due Pugni possono annullarla; in quel caso puoi giocarne un'altra. (§4.7)
mafia-city-help-discard-drawn = Delle carte pescate con Scambio, esattamente una va scoperta nel mazzo di scarto. Le altre restano nella tua mano. (§1.6.6)
mafia-city-help-choose = Finché hai il Sindaco, scegli tu in che ordine si risolvono i quartieri. Ognuno si risolve una volta. Quando si risolve il Municipio, il Sindaco può cambiare di mano. (§5.4)
mafia-city-help-agree = Prima che si determini il controllo, chi ha Mafiosi lì può giocare Accordo Segreto: ogni copia non annullata conta come un Mafioso in più, solo per questa volta. Finisce quando tutti rinunciano uno dopo l'altro. Si chiede a chiunque abbia carte, quali che siano. (§4.6)
mafia-city-help-send = Puoi mandare nelle Celle qualsiasi Mafioso di qualsiasi pila, anche uno tuo. Solo un Capo della Polizia può annullarlo, e allora non c'è un secondo tentativo. Ci resta finché la Prigione non si risolve nel round dopo. (§1.7.1)
mafia-city-help-move-hitman = Puoi muovere la figura del Sicario in un quartiere adiacente o lasciarla dov'è. Solo un F.B.I. può annullare il movimento. Dopo, comunque sia andata, puoi giocare una carta Sicario dove si trova la figura. (§5.5)
mafia-city-help-kill = Una carta Sicario elimina un Mafioso della pila dove si trova la figura del Sicario: va nella riserva del suo proprietario. Due Pugni o un F.B.I. la annullano; in quel caso puoi giocarne un'altra. Se ne esegue al massimo una per round. (§1.6.7)
mafia-city-help-recruit = Chi ha più Mafiosi al Fight Club, da solo o in parità, può spostarne uno dalla riserva alla banda. Nulla può annullarlo. (§1.7.3)
mafia-city-help-take-policeman = Chi ha il Poliziotto vede le mani di tutti gli altri, finché qualcun altro prende la figura o nessuno controlla la Centrale di Polizia. Puoi anche lasciarlo dov'è. (§1.7.4)
mafia-city-help-draw = Peschi fino a { $n } carte e poi ne scarti una qualsiasi di tutta la mano. Oppure non fai né l'una né l'altra cosa. (§1.7.5)
mafia-city-help-discard = Hai pescato al Distretto degli Affari. Adesso una carta qualsiasi della tua mano, nuova o vecchia, va scoperta nel mazzo di scarto. (§1.7.5)
mafia-city-help-plus-one = Una carta con il simbolo "+1" ti dà un punto vittoria extra. Due Pugni possono annullarla; in quel caso puoi giocarne un'altra. Al massimo si guadagna un punto extra per round. (§1.7.6)
mafia-city-help-take-mayor = Chi ha il Sindaco sceglie l'ordine dei quartieri e, nella Fase Strategia, chi decide e quando. Puoi anche lasciarlo dov'è. (§1.7.7)
mafia-city-help-next-location = Hai il Sindaco, quindi scegli tu in che ordine si passano i quartieri. In ognuno chi ha Mafiosi lì decide una volta quali ritirare. (§3.3.1)
mafia-city-help-name = Hai il Sindaco, quindi dici tu chi decide adesso in questo quartiere. Chiunque abbia Mafiosi lì viene chiamato esattamente una volta, anche tu. Ognuno decide apertamente prima del successivo. (§3.3.1)
mafia-city-help-withdraw = Decidi una volta per questo quartiere: nessuno, alcuni o tutti i tuoi Mafiosi lì tornano nella tua banda. Gli altri si compattano nello stesso ordine. Quelli che lasci sono già lì nel prossimo round. (§3.3.3)

## What may be answered

mafia-city-option-keep = Tieni le due carte
mafia-city-option-replace = Scartale e pescane due nuove
mafia-city-option-place = Piazza un Mafioso { NOUN($at, form: "in") }
mafia-city-option-play-snitch = { $card }: manda nelle Celle { $chip }
mafia-city-option-play-thief = { $card }: ruba una carta a caso a { $whom }
mafia-city-option-play-raid = { $card }: rimanda a casa tutti e { $n } i Mafiosi { NOUN($at, form: "in") }
mafia-city-option-play-shadow = { $card }: scambia i Mafiosi più in basso { NOUN($at, form: "in") } ({ $one }) e { NOUN($other, form: "in") } ({ $two })
mafia-city-option-play-scheme = { $card }: sposta { NOUN($to, form: "to") } { $chip }
mafia-city-option-play-trade = { $card }: pesca { $n } carte, poi scartane una
mafia-city-option-play-hitman = { $card }: elimina { $chip }
mafia-city-option-play-chief = { $card }: annulla { NOUN($use, form: "object") }
mafia-city-option-play-fbi = { $card }: annulla { NOUN($use, form: "object") }
mafia-city-option-play-complicity = { $card }: manda nelle Celle anche { $chip }
mafia-city-option-play-untold = { $card }: giocala, indica il bersaglio dopo le reazioni
mafia-city-option-hat = Un Cappello ({ $cards }): riprendi { $chip }
mafia-city-option-hats = Due Cappelli ({ $cards }): porta { NOUN($at, form: "to") } un Mafioso della tua riserva
mafia-city-option-hat-untold = Un Cappello ({ $cards }): riprendi un Mafioso, indicato dopo le reazioni
mafia-city-option-hats-untold = Due Cappelli ({ $cards }): porta in città un Mafioso della tua riserva, quartiere indicato dopo le reazioni
mafia-city-option-temporize = Scarta { $card }
mafia-city-option-pass = Passa
mafia-city-option-bullet = Proiettile ({ $cards }): agisci ancora una volta
mafia-city-option-fists = Due Pugni ({ $cards }): annulla { NOUN($use, form: "object") }
mafia-city-option-offer-fist = Un Pugno ({ $cards }): offrilo e spera in quello di un altro
mafia-city-option-add-fist = Un Pugno ({ $cards }): aggiungilo e annulla { NOUN($use, form: "object") }
mafia-city-option-aim = Bersaglio: { $target }
mafia-city-option-agree =
    { $n ->
        [one] Accordo Segreto ({ $symbols }): conti uno in più { NOUN($at, form: "in") }
       *[other] { $n } Accordi Segreti ({ $symbols }): conti { $n } in più { NOUN($at, form: "in") }
    }
mafia-city-option-plus-one = "+1" ({ $cards }): guadagna un punto vittoria extra
mafia-city-option-send = Manda nelle Celle { $chip }
mafia-city-option-move = Sicario { NOUN($at, form: "to") }
mafia-city-option-recruit = Recluta un Mafioso dalla riserva
mafia-city-option-take-policeman = Prendi il Poliziotto
mafia-city-option-take-mayor = Prendi il Sindaco
mafia-city-option-draw = Pesca { $n } carte, poi scartane una
mafia-city-option-discard = Scarta { $card }
mafia-city-option-choose = { NOUN($at) } ({ $number })
mafia-city-option-next-location = { NOUN($at) } ({ $number })
mafia-city-option-name =
    { $you ->
        [whom] Tu
       *[other] { $whom }
    }
mafia-city-option-withdraw =
    { $how ->
        [none] { $all ->
            [one] Lascia il tuo Mafioso { NOUN($at, form: "in") }
            [2] Lascia entrambi i Mafiosi { NOUN($at, form: "in") }
           *[other] Lascia tutti e { $all } i Mafiosi { NOUN($at, form: "in") }
        }
        [all] { $all ->
            [one] Ritira il tuo Mafioso { NOUN($at, form: "from") }
            [2] Ritira entrambi i Mafiosi { NOUN($at, form: "from") }
           *[other] Ritira tutti e { $all } i Mafiosi { NOUN($at, form: "from") }
        }
        [some] Ritira { $n } dei tuoi { $all } Mafiosi { NOUN($at, form: "from") }
       *[picked] Ritira { $n } dei tuoi { $all } Mafiosi { NOUN($at, form: "from") }: { $runs }, contando dal basso
    }
mafia-city-option-decline-bullet = Non giocare Proiettili
mafia-city-option-decline-react = Non reagire
mafia-city-option-decline-add-fist = Non aggiungere Pugni
mafia-city-option-decline-complicity = Non rispondere
mafia-city-option-decline-agree = Non giocare Accordo Segreto
mafia-city-option-decline-send = Non mandare nessuno nelle Celle
mafia-city-option-decline-move-hitman = Lasciala dov'è
mafia-city-option-decline-kill = Non giocare carte Sicario
mafia-city-option-decline-recruit = Non reclutare nessuno
mafia-city-option-decline-take-policeman = Lascia il Poliziotto
mafia-city-option-decline-draw = Non pescare
mafia-city-option-decline-plus-one = Non giocare "+1"
mafia-city-option-decline-take-mayor = Lascia il Sindaco

## What an answer does

mafia-city-explain-keep = Cominci con queste due carte. Non ti sarà chiesto di nuovo. (§2.10)
mafia-city-explain-replace = Le due carte vanno nel mazzo di scarto, dove tutti le vedono, e ne peschi due nuove. Non c'è un secondo cambio. (§2.10)
mafia-city-explain-place = Un Mafioso della tua banda va in cima alla pila. Chi ha più Mafiosi in un quartiere lo controlla; in parità decide il Mafioso più in basso, ma al Fight Club e al Municipio allora non controlla nessuno. Nessuno può annullarlo. (§3.1.1)
mafia-city-explain-play-snitch = Il Mafioso va nelle Celle e non conta da nessuna parte finché non si risolve la Prigione. Due Pugni o un Capo della Polizia la annullano, e il tuo turno è finito. Se il Mafioso non è tuo, il proprietario può rispondere con Complicità. (§1.6.1)
mafia-city-explain-play-thief = Prendi una carta a caso fra quelle che { $whom } avrà in quel momento. Due Pugni o un Capo della Polizia lo annullano, e il tuo turno è finito. (§1.6.2)
mafia-city-explain-play-raid = Tutta la pila torna nelle bande dei proprietari. Chi aveva passato e riceve un Mafioso torna in gioco. Due Pugni o un Capo della Polizia lo annullano, e il tuo turno è finito. (§1.6.3)
mafia-city-explain-play-shadow = I due Mafiosi più in basso si scambiano di posto, di chiunque siano. Il più in basso decide le parità. Due Pugni annullano lo scambio, e il tuo turno è finito. (§1.6.4)
mafia-city-explain-play-scheme = Il Mafioso lascia la sua pila e va in cima all'altra. Nella Prigione s'intende la pila, non le Celle. Due Pugni o un F.B.I. lo annullano, e il tuo turno è finito. (§1.6.5)
mafia-city-explain-play-trade = Peschi fino a { $n } carte e scarti una di quelle. Due Pugni o un F.B.I. lo annullano, e il tuo turno è finito. (§1.6.6)
mafia-city-explain-play-hitman = Il Mafioso va nella riserva del suo proprietario e va reclutato prima di poterlo usare di nuovo. Due Pugni o un F.B.I. la annullano; in quel caso puoi giocare un'altra carta Sicario. (§1.6.7)
mafia-city-explain-play-chief = Capo della Polizia annulla quello che è stato annunciato. Qualcuno può annullare la tua carta con due Pugni; in quel caso si richiede a tutti. (§1.6.9)
mafia-city-explain-play-fbi = F.B.I. annulla quello che è stato annunciato. Qualcuno può annullare la tua carta con due Pugni; in quel caso si richiede a tutti. (§1.6.10)
mafia-city-explain-play-complicity = Anche un Mafioso di un terzo giocatore va nelle Celle, e il suo proprietario può rispondere allo stesso modo. Due Pugni la annullano; in quel caso puoi giocarne un'altra. (§1.6.11)
mafia-city-explain-play-untold = Annunci la carta senza bersaglio. Se nessuno la annulla, lo indichi allora. (§7.4)
mafia-city-explain-hat = Il tuo Mafioso torna nella tua banda e lo puoi piazzare di nuovo. Due Pugni lo annullano, e il tuo turno è finito. Il testo della carta non conta. (§1.5.1)
mafia-city-explain-hats = Un Mafioso della tua riserva va in cima a quella pila. La coppia è un solo effetto: due Pugni la annullano, le due carte sono perse e il tuo turno è finito. (§1.5.2)
mafia-city-explain-hat-untold = Se nessuno annulla il Cappello con due Pugni, indichi il Mafioso che torna nella tua banda. (§7.4)
mafia-city-explain-hats-untold = Se nessuno annulla la coppia con due Pugni, indichi il quartiere dove va il tuo Mafioso. (§7.4)
mafia-city-explain-temporize = La carta va nel mazzo di scarto, testo e simbolo non contano, e tocca al giocatore successivo. Nessuno può reagire. (§3.1.5)
mafia-city-explain-pass = In questa fase non hai più turni, a meno che tu giochi un Proiettile o un Raid di Polizia ti riporti in gioco. Puoi ancora reagire. Quando tutti hanno passato, la fase è finita. (§3.1.6)
mafia-city-explain-bullet = Mostri la carta. Se nessuno la annulla con due Pugni, devi compiere un'azione. Il tuo passo resta valido. (§3.1.7)
mafia-city-explain-fists = La coppia annulla quello che è stato annunciato. Qualcuno può annullare i tuoi Pugni con altri due; in quel caso si richiede a tutti. (§1.5.3)
mafia-city-explain-offer-fist = Agli altri si chiede un secondo Pugno. Se arriva, la coppia annulla quello che è stato annunciato; se non arriva, la carta ti torna in mano e conta come rinuncia. (§7.5)
mafia-city-explain-add-fist = Insieme al Pugno offerto, il tuo annulla quello che è stato annunciato. Nessuna delle due carte torna indietro. (§7.5)
mafia-city-explain-aim = Succede adesso; nessuno può più annullarlo. (§7.4)
mafia-city-explain-agree = Ogni copia non annullata conta come un Mafioso in più quando si determina il controllo { NOUN($at, form: "of") }, solo per questa volta. Due Pugni annullano una copia; in quel caso puoi giocarne un'altra. (§4.6)
mafia-city-explain-plus-one = Se nessuno lo annulla con due Pugni, guadagni un punto vittoria extra. Se viene annullato, puoi giocare un altro "+1". (§1.5.5)
mafia-city-explain-send = Il Mafioso resta nelle Celle finché la Prigione non si risolve nel round dopo. Un Capo della Polizia lo annulla, e non c'è un secondo tentativo. Se il Mafioso non è tuo, il proprietario può rispondere con Complicità. (§5.2)
mafia-city-explain-move = La figura del Sicario ci va, a meno che un F.B.I. lo annulli. Una carta Sicario colpisce poi la pila dove si trova la figura. (§5.5)
mafia-city-explain-recruit = Un Mafioso va dalla tua riserva alla tua banda, pronto da piazzare nella prossima Fase Azione. (§1.7.3)
mafia-city-explain-take-policeman = Da adesso vedi le mani di tutti gli altri, finché hai il Poliziotto. (§8.2)
mafia-city-explain-take-mayor = Da adesso scegli tu l'ordine dei quartieri e, nella Fase Strategia, chi decide e quando. (§5.4)
mafia-city-explain-draw = Peschi fino a { $n } carte, poi una carta qualsiasi della tua mano va nel mazzo di scarto. Nulla può annullarlo. (§1.7.5)
mafia-city-explain-discard = La carta va scoperta nel mazzo di scarto. (§6.2)
mafia-city-explain-choose = Adesso si risolve { NOUN($at, form: "object") }: controllo, punto vittoria, effetto. (§3.2)
mafia-city-explain-next-location = Chi ha Mafiosi { NOUN($at, form: "in") } decide adesso quali ritirare, nell'ordine che dici tu. (§3.3.1)
mafia-city-explain-name =
    { $you ->
        [whom] Adesso decidi tu quali dei tuoi Mafiosi ritirare. (§3.3.1)
       *[other] Adesso { $whom } decide quali Mafiosi ritirare. (§3.3.1)
    }
mafia-city-explain-withdraw = Quelli che ritiri tornano nella tua banda; quelli che lasci restano in ordine e contano ancora nel prossimo round. Qui decidi una volta sola. (§3.3.3)
mafia-city-explain-decline-bullet = Il tuo turno viene saltato; nessuno saprà se hai un Proiettile. (§3.1.7)
mafia-city-explain-decline-react = Lasci che succeda, a meno che reagisca qualcun altro. Se una reazione viene annullata, te lo si richiede. (§4.3)
mafia-city-explain-decline-add-fist = Tieni le tue carte; si chiede al giocatore successivo. (§7.5)
mafia-city-explain-decline-complicity = Il tuo Mafioso resta nelle Celle e nessuno gli fa compagnia. (§4.7)
mafia-city-explain-decline-agree = Per adesso non si aggiunge nulla. Se qualcuno ne gioca uno dopo, te lo si richiede. (§4.6)
mafia-city-explain-decline-send = In questo round rinunci all'effetto della Prigione. (§1.7.1)
mafia-city-explain-decline-move-hitman = La figura del Sicario resta dov'è. Puoi ancora giocare lì una carta Sicario. (§5.5)
mafia-city-explain-decline-kill = Per questo round il Porto è finito. (§5.5)
mafia-city-explain-decline-recruit = La tua riserva resta com'è; a fine partita, in parità, vince chi ha meno Mafiosi in riserva. (§1.7.3)
mafia-city-explain-decline-take-policeman = Il Poliziotto resta dov'è, anche se lo ha un altro giocatore. (§5.3.3)
mafia-city-explain-decline-draw = Non peschi e non scarti. (§1.7.5)
mafia-city-explain-decline-plus-one = Tieni le tue carte e in questo round non guadagni punti extra. (§1.7.6)
mafia-city-explain-decline-take-mayor = Il Sindaco resta dov'è, anche se lo ha un altro giocatore. (§5.3.3)

## Whom we wait for

mafia-city-waiting-you = Tocca a te decidere.
mafia-city-waiting-for = In attesa: { $who }.
mafia-city-waiting-reactions = In attesa di reazioni …
mafia-city-waiting-chance = Decide la sorte.
mafia-city-waiting-over = La partita è finita.

## The table

mafia-city-table-setup = Preparazione. Con { $target } punti vittoria la partita finisce.
mafia-city-table-round = Round { $round }, { $phase }. Primo giocatore: { $who }. Con { $target } punti vittoria la partita finisce.
mafia-city-table-over = La partita è finita dopo { $round ->
        [one] 1 round
       *[other] { $round } round
    }. Servivano { $target } punti vittoria.
mafia-city-table-solving = Si risolve: { NOUN($at) }.
mafia-city-table-taking-back = Si ritirano i Mafiosi { NOUN($at, form: "from") }.
mafia-city-table-stacks = Quartieri, ogni pila dal basso in alto:
mafia-city-table-location = { $number } { NOUN($at) }: { $content }
mafia-city-table-empty = nessuno
mafia-city-table-cube = con cubo di contrassegno
mafia-city-table-cell = Celle: { $content }
mafia-city-table-player =
    { $you ->
        [who] { $who } (tu): { $content }
       *[other] { $who }: { $content }
    }
mafia-city-table-points =
    { $n ->
        [one] 1 punto vittoria
       *[other] { $n } punti vittoria
    }
mafia-city-table-crew = banda { $n }
mafia-city-table-reserve = riserva { $n }
mafia-city-table-cards =
    { $n ->
        [0] nessuna carta
        [one] 1 carta
       *[other] { $n } carte
    }
mafia-city-table-active = in gioco
mafia-city-table-passed = ha passato
mafia-city-table-hand =
    { $you ->
        [who] La tua mano: { $cards }
       *[other] La mano di { $who }: { $cards }
    }
mafia-city-table-limbo = Annunciato e non ancora deciso: { $cards }
mafia-city-table-piles = Mazzo: { mafia-city-table-cards }. Mazzo di scarto: { $content }.
mafia-city-table-top = { mafia-city-table-cards }, in cima { $card }

## The end

mafia-city-ending-winner = Vince { $who }.
mafia-city-ending-cap = Nessuno ha raggiunto { $target } punti vittoria. La regola della casa “{ mafia-city-house-round-cap }” ha chiuso la partita dopo { $round ->
        [one] un round
       *[other] { $round } round
    }. (§7.14)
mafia-city-ending-rank = { $place }. { $who }: { $points ->
        [one] 1 punto vittoria
       *[other] { $points } punti vittoria
    }, riserva { $reserve }, { $cards ->
        [0] nessuna carta
        [one] 1 carta
       *[other] { $cards } carte
    }{ $mayor ->
        [yes] , Sindaco
       *[no] { "" }
    }
mafia-city-ending-tie =
    { $by ->
        [reserve] { $tied } sono in parità di punti vittoria; { $who } ha meno Mafiosi in riserva. (§6.4.1)
        [cards] { $tied } sono in parità di punti vittoria e di riserva; { $who } ha più carte in mano. (§6.4.2)
        [mayor] { $tied } sono in parità di punti vittoria, riserva e carte; { $who } ha il Sindaco. (§6.4.3)
       *[token] { $tied } sono in parità di punti vittoria, riserva e carte, e nessuno di loro ha il Sindaco; { $who } è più vicino al segnalino primo giocatore. (§6.4.4)
    }

## Why not

mafia-city-reason-turn-cap = In questa fase hai già avuto { $turns } turni; adesso puoi solo passare.
mafia-city-reason-strict-pass = Senza banda, senza carte azione e senza un Cappello utilizzabile devi passare.
mafia-city-reason-no-crew = Nella tua banda non ci sono più Mafiosi da piazzare.
mafia-city-reason-needs-a-hat = Per riprendere il tuo Mafioso ti serve una carta con un Cappello.
mafia-city-reason-not-your-chip = Quel Mafioso non è tuo, e non hai carte da usare contro di lui.
mafia-city-reason-not-an-action-card = { $card } non è una carta azione: nel tuo turno puoi solo scartarla o usarne il simbolo.
mafia-city-reason-no-chip-in-city = Per { $card } serve un Mafioso in qualche pila.
mafia-city-reason-no-hand-to-rob = Per { $card } serve un altro giocatore con una carta in mano.
mafia-city-reason-no-stack-to-raid = Per { $card } serve una pila con almeno due tuoi Mafiosi.
mafia-city-reason-too-few-stacks = Per { $card } servono due quartieri con dei Mafiosi.
mafia-city-reason-nothing-to-draw = { $card } non serve a nulla: non c'è più niente da pescare.
mafia-city-reason-no-use-for-a-hat = Per un Cappello serve un tuo Mafioso in una pila; per due Cappelli, un Mafioso nella tua riserva.
mafia-city-reason-fists-only-react = I Pugni rispondono solo a quello che ha annunciato un altro giocatore.
mafia-city-reason-bullet-needs-pass = Il Proiettile è solo per chi ha passato.
mafia-city-reason-one-bullet-a-turn = Un Proiettile per turno: adesso agisci in un altro modo.
mafia-city-reason-plus-only-in-club = Il "+1" è solo per chi controlla il Club dei Gentiluomini, mentre si risolve.
mafia-city-reason-only-a-bullet-now = Hai passato: adesso si può giocare solo un Proiettile, e solo se dopo potresti agire.
mafia-city-reason-not-a-target = Non è un bersaglio possibile.
mafia-city-reason-needs-two-fists = Un Pugno da solo non annulla nulla: ne servono due.
mafia-city-reason-cannot-cancel-with = { $card } non può annullare { NOUN($use, form: "object") }.
mafia-city-reason-only-reactions-now = Adesso puoi solo reagire o rinunciare.
mafia-city-reason-only-a-fist-now = Adesso puoi solo aggiungere un Pugno o rinunciare.
mafia-city-reason-only-cards-just-drawn = Si può scartare solo una delle carte appena pescate.
mafia-city-reason-only-complicity-now = Adesso serve una carta Complicità.
mafia-city-reason-not-a-third-player = Si può indicare solo un Mafioso di un terzo giocatore, né tuo né del responsabile, e solo con una carta Complicità.
mafia-city-reason-agreement-needs-answer = Qui l'ultimo Accordo Segreto l'hai giocato tu; prima che tu ne giochi un altro deve rispondere un avversario.
mafia-city-reason-only-agreements-now = Adesso si può giocare solo Accordo Segreto.
mafia-city-reason-only-plus-one-now = Adesso si può giocare solo una carta con il simbolo "+1".
mafia-city-reason-name-a-chip-in-a-stack = Indica un Mafioso in una pila; quelli nelle Celle non si possono indicare.
mafia-city-reason-not-adjacent = La figura del Sicario va solo in un quartiere adiacente.
mafia-city-reason-move-the-hitman = Adesso si tratta solo di dove va la figura del Sicario.
mafia-city-reason-not-under-the-hitman = Serve una carta Sicario, e colpisce solo dove si trova la figura del Sicario.
mafia-city-reason-only-hitman-cards-now = Adesso si può giocare solo una carta Sicario.
mafia-city-reason-already-solved = Quel quartiere è già risolto.
mafia-city-reason-nothing-left-there = Lì non c'è più niente da decidere.
mafia-city-reason-choose-a-location = Adesso si deve scegliere un quartiere.
mafia-city-reason-name-a-player-there = Indica un giocatore che ha Mafiosi lì e non ha ancora deciso.
mafia-city-reason-another-location-now = Adesso si tratta solo di questo quartiere: { NOUN($at) }.
mafia-city-reason-only-own-chips = Puoi ritirare solo i tuoi Mafiosi.
mafia-city-reason-chips-alike = I tuoi Mafiosi uno sull'altro sono uguali: prendi il più basso.

## House rules

mafia-city-switch =
    .on = sì
    .off = no
mafia-city-house-target = Punti per vincere
    .about = Quanti punti vittoria fanno finire la partita (§7.1).
    .experienced = Esperti
    .beginners = Principianti
mafia-city-house-first = Primo giocatore
    .about = Chi comincia: decide la sorte oppure chi ospita la partita (§7.2).
    .random = a caso
    .seat = posto { $seat }
mafia-city-house-strict-pass = Passo obbligato
    .about = Senza banda, senza carte azione e senza un Cappello utilizzabile si deve passare (§7.3).
mafia-city-house-target-late = Bersagli dopo
    .about = I bersagli si indicano solo dopo le reazioni (§7.4).
mafia-city-house-pool-fist = Pugni in comune
    .about = Due giocatori possono mettere un Pugno ciascuno (§7.5).
mafia-city-house-react-order = Ordine delle reazioni
    .about = Da chi si comincia a chiedere quando viene annunciato qualcosa (§7.6).
    .left = dalla sinistra di chi ha annunciato
    .first = dal primo giocatore
mafia-city-house-self-complicity = Complicità verso sé stessi
    .about = Si può giocare Complicità anche dopo aver incarcerato un proprio Mafioso (§7.7).
mafia-city-house-multi-complicity = Più complicità
    .about = A un arresto si può rispondere con quante carte Complicità si vuole (§7.8).
mafia-city-house-agr-zero = Accordo senza Mafiosi
    .about = Si può giocare Accordo Segreto anche senza un proprio Mafioso lì (§7.9).
mafia-city-house-agr-replay = Accordo ripetuto
    .about = Se in un quartiere si può giocare Accordo Segreto due volte di fila (§7.10).
    .free = finché tutti rinunciano
    .answer = solo dopo un avversario
mafia-city-house-auto-figures = Figure automatiche
    .about = Chi controlla prende il Poliziotto o il Sindaco senza che gli si chieda (§7.11).
mafia-city-house-sudden = Fine immediata
    .about = La partita finisce appena qualcuno raggiunge i punti richiesti (§7.12).
mafia-city-house-discard-top = Solo l'ultimo scarto
    .about = Del mazzo di scarto si vede solo la carta in cima (§7.13).
mafia-city-house-turn-cap = Limite di turni
    .about = Quanti turni ha al massimo un giocatore in una Fase Azione; 0 per nessun limite (§7.14).
    .none = nessuno
    .some = { $n }
mafia-city-house-round-cap = Limite di round
    .about = Quanti round si giocano al massimo; 0 per nessun limite (§7.14).
    .none = nessuno
    .some = { $n }
mafia-city-house-chat = Chat
    .about = Se i giocatori possono parlare liberamente (§7.15).
    .free = libera
    .none = niente chat
mafia-city-house-shadow-others = Giochi d’Ombre con gli altri
    .about = GIOCHI D’OMBRE non può muovere un proprio Mafioso, come dice il regolamento italiano (§7.16).

## Facts of many games

mafia-city-fact-announced = effetti annunciati
mafia-city-fact-cancelled = effetti annullati
mafia-city-fact-jailed = Mafiosi mandati nelle Celle
mafia-city-fact-raided = Raid di Polizia
mafia-city-fact-killed = Mafiosi eliminati

## Standing orders

mafia-city-order =
    { $kind ->
        [own] rifiuta sempre quando il bersaglio sono i tuoi Mafiosi
        [others] rifiuta, a meno che il bersaglio siano i tuoi Mafiosi o la tua mano
       *[decline] non reagire più fino alla fine di questa fase
    }

## Quantities, as hints and reviews name them

mafia-city-hint-points =
    { $n ->
        [one] 1 punto vittoria
       *[other] { $n } punti vittoria
    }
mafia-city-hint-control =
    { $n ->
        [one] 1 luogo sotto controllo
       *[other] { $n } luoghi sotto controllo
    }
mafia-city-hint-staked =
    { $n ->
        [one] 1 Mafioso nelle pile
       *[other] { $n } Mafiosi nelle pile
    }
mafia-city-hint-crew =
    { $n ->
        [one] 1 Mafioso nella banda
       *[other] { $n } Mafiosi nella banda
    }
mafia-city-hint-cell =
    { $n ->
        [one] 1 Mafioso nelle Celle
       *[other] { $n } Mafiosi nelle Celle
    }
mafia-city-hint-cards =
    { $n ->
        [one] 1 carta in mano
       *[other] { $n } carte in mano
    }

## Where it came from, as charts and tables name it

mafia-city-source-points = Punti vittoria
mafia-city-source-plus = Carte «+1»

## What a study names

mafia-city-by-points = punti
mafia-city-by-reserve = Mafiosi in riserva
mafia-city-by-cards = carte in mano
mafia-city-by-mayor = il Sindaco
mafia-city-by-token = il segnalino primo giocatore
mafia-city-family-drawn = carte pescate
mafia-city-family-use = carte e simboli giocati
mafia-city-family-location = luoghi controllati
mafia-city-family-figure = figure

## Edition files

mafia-city-edition-targets = Riga { $line }: in «{ $path }» serve un numero di punti per 3, 4 e 5 giocatori.
mafia-city-edition-symbols = Riga { $line }: in «{ $path }» serve un numero per ciascuno di { $symbols }.
