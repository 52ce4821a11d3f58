# Quello che il server dice a chi gioca e a chi lo avvia.

## Tavoli

room-unknown = Non esiste un tavolo con il codice { $code }.
room-name-long = Un nome ha al massimo { $most } lettere.
room-name-empty = Scrivi un nome.
room-name-taken = Qui c'è già qualcuno che si chiama { $name }.
room-emblem-taken = Questo emblema è già preso.
room-chair-taken = Questa sedia è occupata.
room-no-such-chair = Questa sedia non esiste.
room-not-your-chair = Questa non è la tua sedia.
room-not-host = Solo chi ospita può farlo.
room-too-small = Qualcuno siede su una sedia che sparirebbe.
room-no-such-bot = Per questo gioco non c'è un bot così.
room-open-chairs = Ci sono ancora sedie libere: invita qualcuno o aggiungi dei bot.
room-not-ready = Non ancora pronti: { $who }.
room-already-playing = La partita è già cominciata.
room-still-playing = La partita è ancora in corso.
room-not-playing = Non c'è una partita in corso.
room-not-asked = Adesso non tocca a te rispondere.
room-answered = Hai già risposto. Se ti serve tempo, annulla prima la risposta.
room-stale = Nel frattempo il tavolo è andato avanti. Guarda di nuovo.
room-not-offered = Questo non è fra le risposte possibili adesso.
room-nothing-back = Non c'è niente di tuo da ritirare.
room-undo-away = Chi deve dare il consenso è assente. Riprova quando sarà di nuovo qui.
room-undo-refused = Quella mossa ha rivelato qualcosa e non c’è nessun altro che possa dare il consenso: a questo tavolo non si può annullare.
room-proposed-already = Al tavolo è già stato chiesto qualcosa.
room-no-proposal = Adesso non c'è nessuna proposta.
room-not-needed = Questo non viene chiesto a te.
room-no-order = Adesso non c'è una risposta fissa così.
room-not-away = Quel giocatore è presente e ha tempo.
room-no-spectators = Questo tavolo non vuole spettatori.
room-locked = L’host ha chiuso questo tavolo: niente nuovi arrivi.
room-removed = L’host ti ha allontanato da questo tavolo.
room-bots-stay = A questo tavolo nessuno prende il posto di un bot durante la partita.
room-ask-host = Prima chiedi questo posto all’host.
room-sees-a-hand = In questa partita hai già avuto un altro posto e vedresti una seconda mano. Puoi tornare solo al tuo.
room-many-requests = Abbastanza persone chiedono già un posto. Riprova tra un minuto.
room-no-request = Quella richiesta non c’è più.
room-no-person = Lì non siede nessun giocatore.
room-not-yourself = Non puoi farlo con te stesso.
room-remove-ask = Durante la partita devono essere d’accordo gli altri: proponilo al tavolo.
room-remove-two = Deve esserci un altro giocatore che dia il consenso.
room-muted = L’host ti ha tolto la parola.
room-grace = { $who } manca da meno di mezzo minuto. Riprova tra { $seconds } s.
room-screen = Questo schermo è per tutti: da guardare e basta. Gioca dal telefono.
room-no-record = Il verbale si può avere quando la partita è finita.
room-slow-down = Troppo in fretta. Aspetta un momento.
room-chat-slow = Parli troppo in fretta. Aspetta un momento.
room-chat-empty = Non c'è niente da inviare.
room-ticket-bad = Questo link è già stato usato o è troppo vecchio. Chiedine uno nuovo.
room-too-many = Da qui sono stati aperti troppi tavoli. Riprova fra un minuto.
room-bad-message = Il messaggio non è comprensibile.
text-control = Il testo contiene caratteri di controllo. Scrivilo di nuovo usando solo lettere normali.
room-bad-version = Questa pagina è più vecchia o più nuova del server. Ricaricala.
room-storage = Adesso il tavolo non può essere salvato. Niente è cambiato; riprova fra un momento.
room-storage-damaged = L'archivio del server è danneggiato: questo tavolo non può essere letto né salvato. Niente è cambiato. Solo chi gestisce il server può ripararlo.
room-storage-refused = Questo non può essere salvato. Niente è cambiato.
room-lost = Non è stato possibile leggere il tavolo. Riprova fra un momento.

server-table-now = Adesso
server-table-hand = La mia mano
server-table-board = Sul tavolo
server-table-players = I giocatori

server-undo-start = Non hai ancora fatto nessuna mossa.
server-undo-learned = Quella mossa ha rivelato qualcosa.
server-undo-other = Nel frattempo { $who } ha fatto una mossa.
server-undo-thinking = { $who } sta pensando a una reazione.

server-undid-free =
    { $n ->
        [one] { $who } annulla una mossa.
        [many] { $who } annulla { $n } mosse.
       *[other] { $who } annulla { $n } mosse.
    }
server-undid-agreed =
    { $n ->
        [one] { $who } annulla una mossa, con il consenso degli altri.
        [many] { $who } annulla { $n } mosse, con il consenso degli altri.
       *[other] { $who } annulla { $n } mosse, con il consenso degli altri.
    }
server-undid-alone =
    { $n ->
        [one] { $who } annulla una mossa che aveva rivelato qualcosa: a un altro schermo non c’era nessuno a cui chiedere.
        [many] { $who } annulla { $n } mosse che avevano rivelato qualcosa: a un altro schermo non c’era nessuno a cui chiedere.
       *[other] { $who } annulla { $n } mosse che avevano rivelato qualcosa: a un altro schermo non c’era nessuno a cui chiedere.
    }

## Chi può entrare

http-foreign = Lo ha chiesto una pagina di un altro sito. Apri la pagina di questo server.
http-control = Nessun indirizzo contiene caratteri di controllo.
http-host = Questo server non si chiama “{ $host }”. Apri l'indirizzo che ti ha indicato, o chiedi a chi lo gestisce di aggiungere il nome a CONSIGLIERE_HOSTS.
http-metrics = I numeri di questo server sono per chi lo gestisce: chiedili dalla macchina stessa, o con il token in CONSIGLIERE_METRICS_TOKEN.
http-not-json = Invialo come JSON, con Content-Type: application/json.
http-too-big = È più grande di quanto questo server accetta.
door-sockets = Da qui sono aperte troppe pagine. Chiudine qualcuna e riprova.
door-rooms = Da qui sono aperti troppi tavoli. Lasciane qualcuno e riprova fra un minuto.
door-requests = Da qui sono stati chiesti troppi posti. Riprova tra un minuto.
server-busy = In questo momento il server è sovraccarico. Niente è cambiato; riprova fra un minuto.
door-full = Questo server ha già tutti i tavoli che può tenere. Riprova più tardi.
door-guesses = Da qui sono stati chiesti troppi tavoli che non esistono. Riprova fra un minuto.
too-much = { $seconds ->
        [one] Da qui sono arrivate troppe richieste in una volta. Riprova tra un secondo.
       *[other] Da qui sono arrivate troppe richieste in una volta. Riprova tra { $seconds } secondi.
    }
ready-not = Questo server non è pronto.
ready-reading = L'archivio non si legge.
ready-writing = Nell'archivio non si può scrivere.
ready-file = Il file dell'archivio è danneggiato.
ready-disk = Il disco è pieno.
ready-bots = I bot non rispondono.

## Avvio

server-no-database = Impossibile aprire la banca dati: { $why }
server-file-in-use = Un altro server sta già usando { $file }. Fermalo prima, oppure dai a questo una banca dati sua con CONSIGLIERE_DATABASE_URL; più server su una sola banca dati richiedono PostgreSQL.
server-bad-url = Questa non è una banca dati conosciuta: { $why }
server-newer-database = La banca dati ha la versione { $theirs }, che questo Consigliere non conosce ancora (conosce fino alla { $ours }). Non è stato cambiato nulla: installa quello più recente, oppure ripristina una copia.
server-encoding = La banca dati conserva i testi in { $encoding }, ma i nomi dei giocatori possono avere qualsiasi lettera. Non è stato cambiato nulla: creane una in UTF-8 (createdb -T template0 -E UTF8).
server-bad-days = { $name } vuole un numero intero di giorni, 0 per sempre, non «{ $value }».
server-bad-hosts = { $name } è un elenco di nomi come tavolo.example.org, separati da virgole; “{ $value }” non lo è.
backup-nothing = Lì non c'è nessuna banca dati di Consigliere.
backup-there = { $file } esiste già e resta com'è.
backup-failed = Impossibile scrivere { $file }: { $why }
backup-none = { $file } non è una copia di sicurezza.
backup-damaged = { $file } è danneggiato; non è stato cambiato nulla.
backup-newer = { $file } ha la versione { $theirs }, che questo Consigliere non conosce ancora (conosce fino alla { $ours }). Non è stato cambiato nulla.
restore-not-empty = La banca dati è in uso; una copia si ripristina soltanto in una vuota. Non è stato cambiato nulla.
server-port-taken = La porta { $port } su { $host } è occupata. Scegline un'altra con --port.
server-address-bad = { $host } non è un indirizzo di questa macchina.
server-workers = { $workers } processi hanno bisogno di una banca dati comune: indica un PostgreSQL in CONSIGLIERE_DATABASE_URL.
server-few-files = Possono essere collegate insieme solo circa { $pages } pagine: il sistema non permette a questo programma di aprire più file. Alza il limite con `ulimit -n`, o con LimitNOFILE in systemd.
server-no-pages = Le pagine non sono state costruite. Esegui: python3 make.py setup
server-open = Consigliere è aperto: { $url }
server-phones = Telefoni nella stessa rete: { $url }
server-no-browser = Qui non c'è un browser. Apri in uno l'indirizzo qui sopra.
server-stop = Premi Ctrl-C per chiudere. I tavoli restano salvati.
server-closed = Chiuso. Tutti i tavoli sono salvati.

## Editions of one's own

edition-gone = Questo server non ha un'edizione «{ $edition }» di { $game }. Apri prima il suo file nell'editor delle edizioni e salvala lì.
edition-no-game = Riga { $line }: il file deve dire a quale gioco appartiene, uno tra { $known }, con una riga come game = "{ $example }".
edition-name-printed = Riga { $line }: «{ $name }» è l'edizione fornita con il gioco. Dai alla tua un nome proprio.
edition-name-taken = Un'altra edizione si chiama già «{ $name }». Scegli un altro nome.
edition-not-kept =
    { $count ->
        [one] L'edizione non si può ancora giocare: c'è un errore.
       *[other] L'edizione non si può ancora giocare: ci sono { $count } errori.
    }
edition-too-many = Da qui sono state salvate troppe edizioni. Riprova tra un'ora.
