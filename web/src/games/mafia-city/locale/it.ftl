### Mafia City sulla pagina: testi brevi delle carte, parole del tabellone.

mafia-city-web-phase =
    .n1 = Azione
    .n2 = Quartieri
    .n3 = Strategia
    .n4 = Fine round
mafia-city-web-type =
    .action = Azione
    .location = Quartiere
    .reaction = Reazione
mafia-city-web-text =
    .snitch = Manda nelle Celle un Mafioso qualsiasi di una pila.
    .thief = Prendi una carta a caso a un altro giocatore.
    .raid = Una pila con almeno due dei tuoi: tutti a casa.
    .shadow = I Mafiosi in fondo a due pile si scambiano.
    .scheme = Sposta un Mafioso in cima a un’altra pila.
    .trade = Pesca 3 carte, poi scartane 1.
    .hitman = Al Porto: un Mafioso presso il Sicario va in riserva.
    .agreement = Vale come un tuo Mafioso in più per il controllo.
    .chief = Annulla Spia, Ladro, Raid o la Prigione.
    .fbi = Annulla Piano, Scambio, Sicario o la sua mossa.
    .complicity = Il tuo è nelle Celle: mandaci anche uno di un terzo.

## Il tabellone

mafia-city-web-board = La città: sette quartieri
mafia-city-web-cell = CELLE
mafia-city-web-police = POLIZIA
mafia-city-web-chips =
    { $n ->
        [0] vuoto
        [one] 1 gettone
        [many] { $n } gettoni
       *[other] { $n } gettoni
    }
mafia-city-web-chip = { $name }: gettone { $n } di { $all } dal basso, { $place }
mafia-city-web-you = Tu
mafia-city-web-you-control = controlli tu
mafia-city-web-controls = controlla { $name }
mafia-city-web-nobody = parità: nessuno controlla
mafia-city-web-empty = vuoto: nessuno controlla
mafia-city-web-tie = Parità, vince il più basso: { $name }
mafia-city-web-then = Poi:
mafia-city-web-solved = segnato con un cubo
mafia-city-web-target = bersaglio possibile
mafia-city-web-chosen = scelto
mafia-city-web-stack = La pila: { $place }
mafia-city-web-bottom-up = dal basso in alto

## Riserva comune e giocatori

mafia-city-web-deck = Mazzo
mafia-city-web-discard = Scarti
mafia-city-web-discard-look =
    { $n ->
        [one] Pila degli scarti, 1 carta, in cima { $card }: sfoglia
        [many] Pila degli scarti, { $n } carte, in cima { $card }: sfoglia
       *[other] Pila degli scarti, { $n } carte, in cima { $card }: sfoglia
    }
mafia-city-web-cubes = Cubi { $n }
mafia-city-web-crew = Banda
mafia-city-web-reserve = Riserva
mafia-city-web-cards = Carte
mafia-city-web-see-hand = La mano di { $name }
mafia-city-web-first = Primo giocatore

## La mano

mafia-city-web-hand = Le tue carte
mafia-city-web-no-cards = Non hai carte.
mafia-city-web-private = Queste carte le vedi solo tu
mafia-city-web-why-hint = Tocca una carta grigia per sapere perché
mafia-city-web-usable = utilizzabile
mafia-city-web-ribbon-discard = Scarta
mafia-city-web-waived = Hai passato e non giochi Proiettili.
mafia-city-web-use-text = Gioca { $card }
mafia-city-web-use-symbol = Usa il simbolo { $symbol }

## Che cosa toccare adesso

mafia-city-web-ask-send = La Prigione è tua: tocca il Mafioso da mandare nelle Celle.
mafia-city-web-ask-use = { $card }: come la usi?
mafia-city-web-ask-chip = { $card }: tocca il Mafioso.
mafia-city-web-ask-place = { $card }: tocca il quartiere.
mafia-city-web-ask-seat = { $card }: tocca il giocatore.
mafia-city-web-ask-to = Ora tocca dove va.
mafia-city-web-ask-other = Ora tocca l’altro quartiere.
mafia-city-web-ask-sure = Conferma, o tocca qualcos’altro.

## Piani: la Fase Strategia in una sola schermata

mafia-city-web-clear = Strategia: tocca i tuoi Mafiosi che tornano a casa. Gli altri restano.
mafia-city-web-clear-mayor = Hai il Sindaco. Tocca chi torna a casa, o scegli tu il prossimo quartiere.
mafia-city-web-clear-done =
    { $mayor ->
        [yes] { $go ->
            [0] Da 1 a 7, restano tutti
           *[other] { $stay ->
                [0] Da 1 a 7, tornano tutti
               *[other] Da 1 a 7, { $go ->
                    [one] ne torna 1
                   *[other] ne tornano { $go }
                }
            }
        }
       *[no] { $go ->
            [0] Restano tutti
           *[other] { $stay ->
                [0] Tornano tutti
               *[other] { $go ->
                    [one] Ne torna 1
                   *[other] Ne tornano { $go }
                }
            }
        }
    }
mafia-city-web-clear-going =
    { $go ->
        [0] Restano tutti
       *[other] A casa: { $go }, restano: { $stay }
    }
mafia-city-web-nobody-back = Non riprendere nessuno
mafia-city-web-in-order = In ordine, da 1 a 7
mafia-city-web-in-order-going = In ordine, da 1 a 7

## Che cos'è un pezzo

mafia-city-web-goal = Chi ha più Mafiosi in un quartiere lo controlla: 1 punto e il suo effetto. Chi guida con { $target } punti, valutati tutti e sette i quartieri, vince.
mafia-city-web-about-gives = Chi controlla, oltre a 1 punto
mafia-city-web-about-tie = In parità
mafia-city-web-about-tie-nobody = Nessuno lo controlla.
mafia-city-web-about-tie-lowest = Tra chi è in parità lo controlla chi ha il Mafioso più in basso.
mafia-city-web-about-now = Adesso
mafia-city-web-about-ahead = Con { $n } in più.
mafia-city-web-about-here = Qui
mafia-city-web-about-cell = La cella
mafia-city-web-about-cell-empty = nessuno
mafia-city-web-about-cell-text = Chi sta qui non conta da nessuna parte. Quando si valuta la Prigione la cella si apre e tutti tornano nella banda.
mafia-city-web-about-card = Usa il testo o il simbolo, mai entrambi. Ogni carta si può scartare per prendere tempo.
mafia-city-web-about-hitman = Una carta Sicario colpisce la pila dove si trova. Chi controlla il Porto può prima spostarlo di un passo.
mafia-city-web-about-policeman = Chi lo tiene vede le mani di tutti gli altri.
mafia-city-web-about-mayor = Chi lo tiene decide l’ordine in cui i quartieri si valutano e si liberano. Alla fine è il terzo spareggio.
mafia-city-web-about-first = Comincia la Fase Azione e risponde per primo. Il segnalino passa ogni round.
mafia-city-web-about-cubes-title = Cubi segnalatori
mafia-city-web-about-cubes = Uno su ogni quartiere già valutato. Si tolgono nella Fase Strategia.
mafia-city-web-about-deck = Si pesca con Scambio, nel Distretto degli Affari e a fine round. Se è vuoto si rimescolano gli scarti.
mafia-city-web-about-discard = Carte giocate o scartate. Tocca per sfogliarle.
mafia-city-web-about-points = Punti
mafia-city-web-about-certain = { $n } su { $target }, sicuri
mafia-city-web-about-held = Adesso segnerebbe
mafia-city-web-about-none = da nessuna parte
mafia-city-web-about-crew =
    { $n ->
        [one] 1 Mafioso da piazzare
       *[other] { $n } Mafiosi da piazzare
    }
mafia-city-web-about-reserve =
    { $n ->
        [one] 1, prima da reclutare
       *[other] { $n }, prima da reclutare
    }
mafia-city-web-scene-round = Round

## La finestra di reazione

mafia-city-web-window = Finestra di reazione
mafia-city-web-window-lead = Le reazioni si risolvono dall’alto in basso; fino ad allora non succede nulla.
mafia-city-web-answer = La tua risposta
mafia-city-web-answer-open = Reagisci o lascia fare.
mafia-city-web-cancelled = Annullato
mafia-city-web-done = Fatto
mafia-city-web-open-again = Di nuovo aperto
mafia-city-web-if-nobody = Se nessuno reagisce
mafia-city-web-happens = Ha effetto: { $use }
mafia-city-web-stopped = Annullato: { $use }
mafia-city-web-equal =
    { $timed ->
        [yes] { $n } secondi, qualunque carta si abbia; di più se qualcuno chiede tempo. Fino ad allora nessuno vede chi reagisce.
        [no] Prenditi il tempo che vuoi. Nessuno vede chi reagisce finché non hanno risposto tutti.
       *[others] Nessuno vede chi reagisce finché non hanno risposto tutti.
    }

## La scheda rapida

quick-mafia-city-phase =
    .n1 = A turno un’azione: piazza un Mafioso, gioca una carta, usa un Cappello, scarta per temporeggiare o passa. Finché tutti hanno passato.
    .n2 = I quartieri da 1 a 7, o come dice chi ha il Sindaco: chi controlla, un punto, l’effetto.
    .n3 = Quartiere per quartiere: riprendi i Mafiosi o lasciali.
    .n4 = Il segnalino passa. Tutti pescano una carta; chi è ultimo da solo ne pesca di più.
quick-mafia-city-control = Controllo
    .most = Chi ha più Mafiosi nella pila. Un Accordo Segreto vale come uno in più.
    .tie = Parità: vince il più in basso. A Fight Club e Municipio: nessuno.
quick-mafia-city-signs = Simboli
quick-mafia-city-sign =
    .hat = Uno: riprendi un tuo Mafioso. Due: uno dalla riserva su una pila.
    .fist = Due annullano una carta o un simbolo di un altro.
    .bullet = Dopo aver passato: un’altra azione.
    .plus = Al Club dei Gentiluomini: un punto in più.
quick-mafia-city-end = Dopo un settimo quartiere: chi ha raggiunto la meta (3, 4, 5 giocatori: 15, 13, 11; principianti 10, 8, 7) e ha più punti vince. Parità: 1. meno in riserva, 2. più carte, 3. il Sindaco, 4. più vicino alla posizione del primo giocatore.
quick-mafia-city-places = I quartieri, ognuno vale un punto
quick-mafia-city-place =
    .n1 = Prima tutti escono dalle celle. Poi puoi arrestare un Mafioso. Lo annulla il Capo della Polizia.
    .n2 = Muovi il Sicario di un passo (lo annulla l’F.B.I.); poi una carta Sicario.
    .n3 = Recluta uno. In parità lo fanno tutti i primi.
    .n4 = Prendi il Poliziotto: vedi tutte le mani.
    .n5 = Pesca tre carte, scartane una qualsiasi.
    .n6 = Gioca un “+1” per un punto in più.
    .n7 = Prendi il Sindaco: scegli l’ordine dei quartieri.
quick-mafia-city-cards = Le carte: usa il testo o il simbolo
quick-mafia-city-reactions = Reazioni
    .rule = Annuncia, reagisci, esegui. Si risolve prima l’ultima; una reazione annullata riapre la finestra per tutti. Ciò che è annullato è perso.
