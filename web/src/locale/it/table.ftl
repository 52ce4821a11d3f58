### La pagina del tavolo, uguale per tutti i giochi.

table-loading = Prepariamo il tavolo …
table-no-board = Per questo gioco non c’è ancora un tabellone.
table-stage = Il tavolo
table-you = Tu

## La barra

table-round = Round
table-phases = Fasi del round
table-skip = Salta { $n }
table-next = Avanti
table-pause = Pausa
table-resume = Riprendi
table-again = Rivedi
table-more-lines =
    { $n ->
        [one] Un’altra riga nel diario
       *[other] Altre { $n } righe nel diario
    }
table-words = Il tavolo a parole
table-keys = Tasti di scelta rapida
table-heading-players = Giocatori
table-heading-board = Il tabellone
table-heading-question = La domanda
table-heading-hand = La mia mano
table-enter-does = Invio: { $what }
table-choose-of = Puoi scegliere: { $list }
table-skip-link = Vai alla domanda
table-announced = Che cosa succede
table-log = Diario
table-chat = Chat
table-rules = Regole
table-reaction = Reazione
table-menu = Menu
table-past = Il tavolo com’era
table-now = Torna a ora

## Annullare

table-undo = Annulla
table-undo-free =
    { $n ->
        [one] Puoi annullare la tua ultima mossa.
        [many] Puoi annullare le tue ultime { $n } mosse.
       *[other] Puoi annullare le tue ultime { $n } mosse.
    }
table-undo-none = Senza gli altri non puoi annullare nulla.
table-undo-one = Annulla una mossa
table-undo-all = Annullale tutte e { $n }
table-undo-ask = Chiedi di annullare di più
table-undo-anyway = Annulla lo stesso
table-undo-others = Per annullare di più serve il consenso degli altri.
table-undo-away = Per annullare di più serve il consenso degli altri, che sono assenti.
table-undo-marked = Non c’è nessun altro che possa dare il consenso: se annulli di più, resterà scritto nel diario e nel file della partita.
table-undo-refused = Non c’è nessun altro che possa dare il consenso: a questo tavolo non si può annullare di più.

## Posti

table-seats = Giocatori
table-seat-of = Posto di { $name }
table-your-turn = Tocca a te
table-turn-of = Turno di { $name }
table-points = PV
table-points-of = / { $target } PV
table-passed = Passato
table-pick-seat = Scegli { $name }
table-clock = { $time } sull’orologio

## La domanda

table-goal = Come si vince
table-prompt = Che cosa si chiede
table-help = Che cosa significa?
table-watching = Stai guardando.
table-sealed = La tua risposta è data. Gli altri non possono saperlo.
table-seconds = { $left } secondi su { $whole }
table-reactions-awaited = In attesa di reazioni …
table-one-answer = Qui c’è una sola risposta.
table-ask-again = Continua a chiedermelo
table-ask-no-more = Non chiedermelo più
table-tap-next = Ora tocca qualcosa di illuminato
table-cancel = Indietro
table-list = Elenco
table-all-options =
    { $n ->
        [one] 1 risposta
        [many] Tutte le { $n } risposte
       *[other] Tutte le { $n } risposte
    }
table-take-some =
    { $n ->
        [0] Non prendere niente
        [one] Prendine 1
        [many] Prendine { $n }
       *[other] Prendine { $n }
    }
table-less = Uno in meno
table-more = Uno in più
table-number = Un numero da { $least } a { $most }
table-answer = Rispondi
table-orders = Risposte permanenti: le vedi solo tu
table-order-on = Una risposta permanente è attiva
table-order-off = Togli la risposta permanente
table-plan-off = Cambia il piano
# Un interruttore: quando mi si chiede delle reazioni
table-asked = Chiedimi se voglio reagire
    .could = Reazioni: sempre
    .target = Reazioni: se bersaglio
    .never = Reazioni: mai
table-asked-when =
    .could = ogni volta che potrei reagire
    .target = solo se sono il bersaglio
    .never = mai
table-think = Fammi pensare
table-think-mine = Il tavolo ti aspetta.
table-thinking =
    { $n ->
        [one] { $names } ci sta pensando.
        [many] { $names } ci stanno pensando.
       *[other] { $names } ci stanno pensando.
    }
table-show-cards = Mostra le mie carte
table-show-chain = Mostra la catena
table-recap =
    { $n ->
        [one] Dalla tua ultima decisione: 1 evento
        [many] Dalla tua ultima decisione: { $n } eventi
       *[other] Dalla tua ultima decisione: { $n } eventi
    }

## Che cosa il tavolo deve approvare

table-propose-undo =
    { $n ->
        [one] { $who } chiede di annullare una mossa. Accetta solo se non ti disturba ciò che ha rivelato.
        [many] { $who } chiede di annullare { $n } mosse. Accetta solo se non ti disturba ciò che hanno rivelato.
       *[other] { $who } chiede di annullare { $n } mosse. Accetta solo se non ti disturba ciò che hanno rivelato.
    }
table-propose-bot = { $who } propone che un bot giochi per { $name }.
table-propose-remove = { $who } propone di allontanare { $name }. Continuerebbe un bot.
table-propose-end = { $who } propone di chiudere la partita.
table-propose-count = { $agreed } su { $needed } d’accordo
table-agree = D’accordo
table-refuse = No
table-propose-awaits = Si aspetta che torni { $name }: al massimo { $time }.
table-withdraw = Ritira
table-asks-seat = { $name } chiede il posto del bot { $bot }.
table-let-in = Accetta
table-away-grace = Puoi proporre un bot tra { $seconds } s.
table-standing-in = Un bot sta giocando per { $name }.
table-return = Riprendi il posto
table-away = { $name } non c’è.
table-let-bot = Proponi un bot

## Il diario e le regole

table-log-filter = Le righe di chi
table-log-all = Tutti
table-log-copy = Copia come testo
table-log-copied = Copiato.
table-log-earlier = Righe precedenti
table-log-open = Apri il resto
table-log-look = Vedi il tavolo com’era allora
table-rules-find = Cerca nelle regole
table-rules-none = Non si trova niente.

## Uno schermo per più persone

table-hand-over = Passa a { $name }
table-hand-to = Passa lo schermo a
table-hand-note = Fino ad allora le carte restano nascoste. Gli altri non guardino.
table-hand-hold = Tieni premuto per vedere le carte di { $name }
table-hand-again = Premi ancora per vedere le carte
table-hand-trust = Ci fidiamo: non coprire mai lo schermo
table-hand-show = Mostra la mia mano
table-hand-twice = Con la tastiera: premi due volte.

## La fine

table-over = La partita è finita
table-wins = Vince { $name }
table-won = Hai vinto!
table-rematch = Rivincita
table-see-board = Guarda il tabellone
table-record = Scarica la partita
table-home = Alla pagina iniziale
table-count-up = Ai conti
table-count = I conti
table-result = Risultato

## Tasti

table-key-tab = passa da un pezzo all’altro
table-key-digit = risposta numero n
table-key-enter = scegli, poi conferma
table-key-escape = annulla, chiudi, torna a ora
table-key-pass = passa o rinuncia
table-key-undo = annulla la mossa
table-key-think = chiedi tempo per una reazione
table-key-about = che cos’è il pezzo scelto
table-key-log = diario
table-key-chat = chat
table-key-rules = regole
table-key-words = il tavolo a parole
table-key-space = Spazio
table-key-next = mostra la mossa seguente
table-key-pause = metti in pausa o riprendi
table-key-list = apri l’elenco di tutte le risposte; un numero porta a una di esse
table-key-repeat = ripeti l’ultima mossa e la domanda
table-key-question = torna alla domanda
table-key-again = rivedi che cosa è successo dalla tua ultima risposta
table-key-help = questo elenco
table-key-none = Lettere, cifre e barra spaziatrice sono disattivate nelle impostazioni.
