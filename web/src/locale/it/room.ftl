### La stanza prima dell’inizio.

room-entering = Si apre la porta …
room-laying = Si prepara il tavolo …
room-torn = Non è stato possibile caricare il tavolo.
room-reload = Ricarica
room-chairs = Posti
room-shuffle = Sorteggia i posti
room-seats =
    { $count } posti, { $open ->
        [0] tutti occupati
        [one] uno libero
       *[other] { $open } liberi
    }

## L’invito

invite-title = Invita i tuoi amici
invite-full = Tutti i posti sono occupati: gli altri possono guardare
invite-code = Codice del tavolo
invite-picture = Codice QR che porta al tavolo { $code }
invite-copy = Copia il link
invite-copied = Copiato.
invite-not-copied = Il tuo browser non permette di copiare. Seleziona il link e copialo a mano.
invite-share = Condividi
invite-share-title = Una partita a { $game }

## Un posto

chair-open = Posto libero
chair-number = Posto { $number }
chair-you = tu
chair-consigliere = Consigliere
chair-host = ospita
chair-ready = ci sono
chair-be-ready = Io ci sono
chair-not-ready = Aspettate ancora
chair-dress = Nome e colore
chair-carry = Passa al telefono
chair-leave = Alzati
chair-sit = Siediti qui
chair-sit-bot = Prendi il posto del bot
chair-who = Chi siede al posto { $number }
chair-add-bot = Aggiungi un bot …
chair-no-bot = Togli il bot
chair-bot = Bot, { $strength }
chair-style = Stile del bot al posto { $number }
chair-add-player = Aggiungi un giocatore su questo dispositivo
chair-move = Spostati qui
chair-move-somebody = Sposta qui …
chair-move-whom = Chi si sposta al posto { $number }

## Nome, colore ed emblema

dress-title = Nome e colore
dress-sit = Siediti
dress-add = Un altro giocatore su questo dispositivo
dress-add-hint = Condividete questo schermo. Prima di ogni turno resta coperto finché non lo prende chi gioca dopo.
dress-name = Il tuo nome
dress-name-empty = A questo tavolo tutti hanno un nome.
dress-emblem = Colore ed emblema
dress-taken = preso

## Su un altro dispositivo

carry-title = Porta il posto su un altro dispositivo
carry-picture = Codice QR che sposta questo posto
carry-how = Inquadralo con l’altro dispositivo.
carry-warning = Chi apre per primo questo indirizzo gioca come { $name }. Vale una volta sola, per dieci minuti.
carry-copy = Copia l’indirizzo

## Prima dell’inizio

begin-title = Inizio
begin-choose = Scegli un posto.
begin-watch = Oppure resta a guardare: appena la partita inizia, qui vedrai il tavolo.
begin-no-watch = Senza un posto non puoi guardare questa partita.
begin-say-ready = Fai sapere agli altri quando ci sei.
begin-gaps =
    { $count ->
        [one] C’è ancora un posto libero.
       *[other] Ci sono ancora { $count } posti liberi.
    }
begin-gaps-host =
    { $count ->
        [one] C’è ancora un posto libero: invita qualcuno o aggiungi un bot.
       *[other] Ci sono ancora { $count } posti liberi: invita qualcuno o aggiungi dei bot.
    }
begin-waiting =
    { $count ->
        [one] Manca ancora { $names }.
       *[other] Mancano ancora { $names }.
    }
begin-all-set = Ci siete tutti. Si danno le carte!
begin-host-starts = Ci siete tutti. { $name } dà inizio alla partita.
begin-fill =
    { $count ->
        [one] Mettici un bot
       *[other] Riempi con i bot
    }
begin-start = Inizia la partita

## Le impostazioni del tavolo

set-title = A questo tavolo
set-change = Cambia
set-game = Gioco
set-seats = Giocatori
set-watching = Spettatori
set-spectators = Gli spettatori possono guardare
set-spectators-now =
    { $count ->
        [0] benvenuti, per ora nessuno
        [one] benvenuti, ce n’è uno
       *[other] benvenuti, ce ne sono { $count }
    }
set-no-spectators = nessuno
set-late = Chi arriva dopo
set-takeover = Prendere il posto di un bot durante la partita
set-takeover-host = con il permesso dell’host
set-takeover-nobody = nessuno può
set-takeover-anybody = chiunque abbia il link
set-hinting = Suggerimenti
set-hints = Chi deve decidere può chiedere un suggerimento
set-hints-on = ammessi
set-hints-off = nessuno
set-undoing = Annullare
set-undoing-marked = con il consenso degli altri; se non c’è nessuno a cui chiedere, resta scritto nel file della partita
set-undoing-refused = con il consenso degli altri; se non c’è nessuno a cui chiedere, solo le mosse che non hanno rivelato nulla
set-undo = Annullare una mossa che ha rivelato qualcosa, senza nessuno a cui chiedere
set-undo-marked = permesso; resta scritto nel diario e nel file della partita
set-undo-refused = non permesso
set-away = Se qualcuno sparisce, un bot lo sostituisce dopo
set-away-minutes =
    { $count ->
        [one] un minuto
       *[other] { $count } minuti
    }
set-away-day = un giorno
set-absent = Assenti
set-absent-means = dopo { $time } li sostituisce un bot
set-house = Regole della casa
set-printed = come nel regolamento
set-rule = { $label }: { $words }
house-title =
    { $count ->
        [0] Regole della casa: come nel regolamento
        [one] Regole della casa: una cambiata
       *[other] Regole della casa: { $count } cambiate
    }
house-usual = { $words } (regolamento)
house-reset = Torna al regolamento
house-print = Edizione stampata seguita
house-mix = una vostra combinazione
house-print-help = I regolamenti differiscono in tre punti; una scelta li fissa tutti. Potete comunque cambiarli uno per uno qui sotto.
house-limits = Da { $least } a { $most }.
house-changed =
    { $count ->
        [one] 1 cambiata
       *[other] { $count } cambiate
    }
clock-title = Orologio
clock-none = Nessuno
clock-fast = Rapido
clock-normal = Normale
clock-slow = Lento
clock-own = Su misura
clock-none-means = Ognuno prende il tempo che gli serve.
clock-means = { $minutes } min a testa, +{ $per } s per ogni decisione, { $reaction } s per reagire
clock-bank = Minuti per giocatore
clock-per = Secondi aggiunti per ogni decisione
clock-reaction = Secondi per reagire

## Un nuovo tavolo

create-title = Nuovo tavolo: { $game }
create-hint = Poi inviti gli amici o aggiungi dei bot.
create-button = Crea il tavolo

## Chi arriva tardi

late-title = La partita è in corso
late-how = Prendi il posto di un bot con tutto quello che ha, oppure guarda.
late-how-ask = Puoi chiedere all’host il posto di un bot con tutto ciò che ha, oppure guardare.
late-ask = Chiedilo
late-asking = Hai chiesto un posto
late-wait = Decide { $host }. Tieni aperta questa pagina.
late-refused = Non hai avuto il posto.
late-watch = Voglio solo guardare

## Una partita che non poteva continuare

halted-rules = L’ultima partita è iniziata con la versione { $rules } delle regole; ora questo server gioca con la versione { $known }. Non si continua con regole diverse. Nulla è perduto: il verbale è conservato e potete cominciare una nuova partita.
halted-edition = L’ultima partita è iniziata con un’edizione che nel frattempo è cambiata. Non si continua con numeri diversi. Nulla è perduto: il verbale è conservato e potete cominciare una nuova partita.
halted-record = Scarica il verbale

## Chi può unirsi

lock-title = Nuovi arrivi
lock-open = possono unirsi
lock-seats = possono solo guardare
lock-all = restano fuori
lock-seats-now = Tavolo chiuso: chi arriva può solo guardare.
lock-all-now = Tavolo chiuso: niente nuovi arrivi.

## Chi è al tavolo

people-title = Giocatori
people-make-host = Nomina host
people-remove = Allontana
people-propose-remove = Proponi di allontanare
people-sure = Premi ancora: { $what }
people-readmit = Riammetti gli allontanati
people-mute = Togli la parola
people-unmute = Ridai la parola
people-muted = senza parola
people-bot-in = Bot possibile tra { $time }
people-join = Prendi il posto di un bot
people-end = Proponi di chiudere la partita
people-end-how = Devono essere d’accordo tutti i giocatori, tranne chi manca da { $minutes } minuti.
people-end-wait = { $name } manca da pochissimo. Possibile tra { $seconds } s.

## Chat

chat-title = Chat
chat-field = Di’ qualcosa
chat-send = Invia
chat-none = Nessuno ha ancora aperto bocca.
chat-somebody = Spettatore
chat-about = { $name }: nascondi o togli la parola
chat-of = Messaggi di { $name }
chat-hide = Nascondi qui
chat-show = Mostra di nuovo
chat-hidden = Nascosto

## Il sorteggio

deal-committed = Il sorteggio è fissato
deal-committed-about = Da che cosa nascerà il sorteggio di questa partita è già deciso: questo è l’impegno, un hash SHA-256. Quando ci sei, il tuo browser aggiunge un contributo. Dopo la partita, il replay prova che nessuno ha scelto le carte.
