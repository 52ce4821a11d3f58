# The program `consigliere`: its help, its sentences, its tables.

## Help pages

help-usage = Uso:
help-arguments = Argomenti
help-options = Opzioni
help-commands = Comandi
help-consigliere = Giochi da tavolo di mafia: giocarli contro i bot, simularli, conservare e controllare i verbali. Ogni comando si spiega con --help.
help-play = Apri il tavolo nel browser: gioca contro i bot, con gli amici nella rete o in più persone su un solo dispositivo. I tavoli sono conservati nella tua cartella dei dati, o nella banca dati indicata da CONSIGLIERE_DATABASE_URL.
help-serve = Offri tavoli a molti. Più processi hanno bisogno di PostgreSQL, indicato da CONSIGLIERE_DATABASE_URL.
help-text = Giocare contro i bot in un semplice terminale. Le scelte sono numerate; «?» spiega la decisione, «help» elenca tutto ciò che si può scrivere.
help-simulate = Far giocare ai bot molte partite: vittorie con intervalli al 95%, punteggi, durate, velocità. A ogni partita i bot avanzano di un posto; un elenco più corto del tavolo si ripete. Stesso seme e stessi bot danno le stesse partite, con qualsiasi numero di processi.
help-record = Controllare e mostrare i verbali delle partite.
help-verify = Rigiocare i verbali, controllarne la firma e la prova del sorteggio.
help-show = Mostrare la cronaca e il tavolo di un verbale come li vedeva un posto; senza posto, tutto di una partita finita e ciò che vedevano tutti di una ancora in corso.
help-bench = Misurare le decisioni al secondo nel gioco a caso e il costo di una copia, di una vista, di una risposta controllata e di una determinizzazione; python-chess gioca nella stessa prova.
help-mcp = Prende una sedia a un tavolo aperto e vi fa giocare un modello linguistico: un server MCP su stdin e stdout, con ciò che vedrebbe una persona in quel posto e non di più.
help-games = Elencare i giochi, i loro bot e le loro regole della casa.
help-option-game = il gioco; «consigliere games» li elenca
help-option-players = numero di giocatori
help-option-bots = nomi dei bot, separati da virgole
help-option-lang = lingua: en, it o de; altrimenti quella di LC_ALL o LANG
help-option-seed = un numero intero: stesso seme, stesso caso
help-option-record = scrivere il verbale della partita in questo file, incompleto se te ne vai prima
help-option-resume = continuare una partita salvata in questo file
help-option-seat = posto, contato da 0
help-option-option = una regola della casa; anche più volte
help-option-name = il tuo nome nella cronaca
help-option-games = numero di partite
help-option-workers = numero di processi
help-option-json = stampare un oggetto JSON
help-option-files = verbali
help-option-file = un verbale
help-option-at = dopo tante risposte; altrimenti dopo l'ultima
help-option-version = mostrare la versione
help-option-host = indirizzo su cui ascoltare
help-option-port = porta su cui ascoltare
help-option-url = indirizzo del tavolo, come lo mostra il browser
help-option-chair = la sedia da prendere, contata da 0; altrimenti una libera
help-option-no-browser = non aprire il browser
help-option-help = mostrare questo aiuto

## What may be wrong

unknown-bot = Non c'è nessun bot «{ $bot }» per { $game }. Bot disponibili: { $known }.
bot-not-loaded = Il bot «{ $bot }» del pacchetto { $package } non si può caricare: { $problem }
bot-no-bot = La voce «{ $bot }» del pacchetto { $package } non porta a un bot: serve una funzione che riceva la chiave di un gioco e restituisca una funzione.
bot-failed = Il bot «{ $bot }» del pacchetto { $package } ha fallito alla domanda «{ $kind }»: { $problem }
bot-illegal = Il bot «{ $bot }» del pacchetto { $package } ha dato alla domanda «{ $kind }» una risposta che non è tra le opzioni.
cli-unknown-command = Non c'è nessun comando «{ $command }». Comandi disponibili: { $known }.
cli-no-such-option = «{ $command }» non ha l'opzione { $option }; vedi «{ $command } --help».
cli-missing = A «{ $command }» manca { $option }; vedi «{ $command } --help».
cli-option-misused = { $option } è usata male; vedi «{ $command } --help».
cli-misused = «{ $command }» non si usa così; vedi «{ $command } --help».
cli-no-number = { $option } vuole un numero intero, non «{ $value }».
cli-out-of-range = { $option } va da { $low } a { $high }, non { $value }.
cli-option-form = --option vuole NOME=VALORE, non «{ $value }».
cli-too-many-bots = { $bots } bot sono troppi: i posti sono { $seats }.
cli-name-empty = --name vuole almeno una lettera.
cli-file-missing = Questo file o questa cartella non esiste: { $file }
cli-file-is-folder = È una cartella, non un file: { $file }
cli-file-forbidden = Manca il permesso per { $file }.
cli-disk-full = Il disco è pieno; { $file } non è stato scritto.
cli-file-problem = Impossibile leggere o scrivere { $file } ({ $problem }).
cli-file-too-long = { $file } è troppo lungo per essere un verbale.
cli-line-too-long = La riga { $line } di { $file } è troppo lunga per un verbale.
cli-file-no-text = { $file } non è un testo, quindi non è un verbale.
cli-file-no-record = { $file } esiste già e non è un verbale; resta com'è.
cli-another-game = { $file } contiene una partita di { $game }.
cli-resume-finished = La partita in { $file } è finita; «consigliere record show» la mostra.
cli-resume-differs = Una partita salvata mantiene i suoi giocatori e le sue regole della casa: togli --players e --option, oppure dai quelli di { $file }.
cli-interrupted = Interrotto.
cli-interrupted-after = Interrotto dopo { $games } partite su { $planned }.
cli-input-ended = L'input è finito a metà partita; a questo punto non è stata salvata.
cli-input-ended-saved = L'input è finito a metà partita; la partita è salvata in { $file }, --resume la continua.
cli-stopped = Interrotto a metà partita; a questo punto non è stata salvata.
cli-stopped-saved = Interrotto a metà partita; la partita è salvata in { $file }, --resume la continua.
workers-died = Un processo è stato chiuso dall'esterno; prova con meno --workers.

## The text game

cli-person = Boss
cli-seat = Posto { $seat }
cli-welcome = { $players } giocatori, seme { $seed }. Tu sei { $name } al posto { $seat }; gli altri sono { $others }. Scrivi «help» per vedere che cosa puoi scrivere.
cli-group = { $letter }. { $title } (da { $first } a { $last })
cli-choose-group = Una lettera apre un gruppo, «all» elenca tutte le scelte, un numero decide.
cli-step = (Passo { $step } di { $steps }.)
cli-no-such-number = Ci sono solo le scelte da 1 a { $most }.
cli-not-understood = «{ $text }» non si capisce: scrivi un numero da 1 a { $most }, oppure «help».
cli-no-such-rule = Le regole non hanno il paragrafo { $number }; «rules» li elenca.
cli-why-what = Né la tua mano né il tavolo hanno «{ $text }»; «hand» numera le tue carte.
cli-why-usable =
    { $n ->
        [one] La scelta { $numbers } lo usa.
       *[other] Le scelte { $numbers } lo usano.
    }
cli-hand-empty = La tua mano è vuota.
cli-saved = Salvato. Per continuare: consigliere text { $game } --resume { $file }
cli-left = Lasci il tavolo senza salvare.
cli-left-saved = Lasci il tavolo; la partita è salvata in { $file }.
cli-recorded = Il verbale è in { $file }.
cli-help-number = 1, 2, ...: prendere quella scelta; Invio da solo prende l'unica, o le elenca di nuovo
cli-help-explain = ?: spiegare la decisione; ? 2: spiegare la scelta 2
cli-help-all = all: elencare tutte le scelte
cli-help-table = table: tutto il tavolo
cli-help-hand = hand: le tue carte, numerate per «why»
cli-help-log = log: tutto ciò che è successo; log 10: le ultime 10 righe
cli-help-why = why 2: perché la seconda carta della tua mano non si può usare, o a che cosa serve; why porto: lo stesso per un luogo
cli-help-rules = rules: indice delle regole; rules 4.3: quel paragrafo
cli-help-save = save: scrivere la partita in un file per continuarla dopo; save FILE: in quel file
cli-help-quit = quit: lasciare il tavolo

## Simulations, benchmarks, records, games

cli-playing = Partite
cli-simulated = { $game }, { $players } giocatori, { $games ->
        [one] 1 partita
       *[other] { $games } partite
    }, seme { $seed }: { $seconds } s, { $speed } decisioni al secondo.
cli-head-seat = Posto
cli-head-bot = Bot
cli-head-wins = Vittorie
cli-head-share = Quota
cli-head-interval = Intervallo al 95%
cli-head-fair = Quota dei posti
cli-head-score = Punteggio medio
cli-head-length = Durata di una partita
cli-head-mean = Media
cli-head-least = Minimo
cli-head-most = Massimo
cli-decisions = decisioni
cli-rounds = round
cli-measuring = Misura
cli-bench-title = { $game }, { $players } giocatori, un core, tempo di CPU del processo:
cli-bench-decisions-per-s = { $value } decisioni al secondo nel gioco a caso, con tutte le scelte elencate ogni volta
cli-bench-answers-per-s = { $value } risposte al secondo, contando anche il caso
cli-bench-copy-us = { $value } µs per una copia
cli-bench-copy-deepest-us = { $value } µs per una copia con la pila di regole più alta
cli-bench-view-us = { $value } µs per una vista
cli-bench-apply-us = { $value } µs per una risposta controllata
cli-bench-apply-view-us = { $value } µs per una risposta controllata e una vista
cli-bench-determinize-us = { $value } µs per una determinizzazione
cli-bench-positions = { $value } posizioni di partite a caso misurate
cli-bench-deepest = { $value } regole sulla pila più alta
cli-bench-peer-decisions-per-s = { $value } decisioni al secondo di python-chess nella stessa prova
cli-bench-peer-copy-us = { $value } µs per una copia della sua scacchiera
cli-bench-ratio = { $value } volte le decisioni al secondo di python-chess
cli-bench-no-peer = python-chess non è installato, quindi non c'è confronto
cli-record-finished = { $file }: in ordine, finito, { $answers } risposte, punteggi { $scores }; { $deal }
cli-record-unfinished = { $file }: in ordine, non finito, { $answers ->
        [one] 1 risposta
       *[other] { $answers } risposte
    }; { $deal }
cli-deal-none = nessuna prova del sorteggio
cli-deal-proven = sorteggio provato (impegno { $commitment }…, { $draws ->
        [one] 1 estrazione
       *[other] { $draws } estrazioni
    }, { $givers ->
        [0] nessun contributo
        [one] contributo del posto { $seats }
       *[other] contributi dei posti { $seats }
    })
cli-log-title = Che cosa è successo:
cli-table-title = Il tavolo dopo { $answers ->
        [one] 1 risposta
       *[other] { $answers } risposte
    }:
cli-game = { $game }: da { $low } a { $high } giocatori; bot: { $bots }
cli-house-rules = Regole della casa, impostate con --option NOME=VALORE, qui con i valori iniziali:
cli-house-rule = { $name }={ $value } ({ $values }): { $meaning }
cli-house-print = Come nell’{ $label }: { $settings }

## Editions

help-edition = Edizioni: che cosa è stampato sui pezzi, da dove viene ogni valore, e file tuoi.
help-edition-show = Stampare un'edizione in tabelle: che cosa c'è su tabellone, tessere e carte, e da dove viene ogni valore.
help-check = Dire se un file è un'edizione del suo gioco, e tutto ciò che non va, riga per riga.
help-option-edition = un file con un'edizione tua, o il nome di una precedente, al posto di quella stampata
cli-edition-good = { $file }: una buona edizione di { $game }, si gioca come { $ref }.
cli-edition-other-game = { $file } è un'edizione di { $game }.
cli-edition-no-game = { $file } non dice di quale gioco è un'edizione: serve una riga come game = "{ $example }".
cli-edition-title = { $game }, edizione { $ref }
cli-edition-marks = I valori senza segno vengono dal regolamento; + visto su una copia stampata; ~ dedotto; ? ricostruito.
cli-edition-notes = Perché:
cli-edition-inferred = dedotto
cli-edition-reconstructed = ricostruito
cli-edition-note = { $path }: { $kind }, { $why }
cli-head-facts = In una partita media

## Standing orders

cli-orders = Ordini permanenti che puoi dare (stand NUMERO; stand off li toglie):
cli-no-orders = Per questa decisione non ci sono ordini permanenti.
cli-order-given = Ordine permanente: { $order }. Nessun altro se ne accorge.
cli-order-off = Nessun ordine permanente.
cli-help-stand = stand: ordini permanenti che ti risparmiano la stessa domanda; stand 1: darne uno; stand off: toglierlo

## Arena

help-arena = Far giocare i bot gli uni contro gli altri: ogni distribuzione si gioca in tutte le rotazioni dei posti, così la fortuna delle carte e dei posti è ripartita fra tutti. Vittorie con intervalli al 95%, piazzamenti, valutazioni, tempo di riflessione e chi arriva davanti a chi. Un elenco più corto del tavolo si ripete; senza --players i giocatori sono 4, o quanti i bot nominati se sono di più. Stesso seme e stessi bot danno le stesse partite, con qualsiasi numero di processi.
help-option-out = scrivere le partite finite in questo file; lo stesso comando, dato di nuovo, riprende da lì
arena-other-plan = { $file } appartiene a un'altra serie: { $what } là è «{ $theirs }», qui «{ $ours }»; resta com'è.
arena-no-arena = { $file } esiste già e non è un file di arena; resta com'è.
arena-in-use = Un'altra serie sta scrivendo in { $file }.
arena-damaged = La riga { $line } di { $file } è danneggiata; il file resta com'è.
cli-arena-interrupted = Interrotto dopo { $games } partite su { $planned }; sono in { $file } e lo stesso comando riprende da lì.
cli-arena-fought = { $game }, { $players } giocatori, { $games ->
        [one] 1 partita
       *[other] { $games } partite
    } su { $deals ->
        [one] 1 distribuzione
       *[other] { $deals } distribuzioni
    }, seme { $seed }: { $seconds } s.
cli-arena-rounded = Le { $asked } partite chieste sono diventate { $planned }: ogni distribuzione si gioca { $players } volte, così ogni bot occupa ogni posto.
cli-arena-resumed =
    { $games ->
        [one] 1 partita era
       *[other] { $games } partite erano
    } già nel file.
cli-head-place = Piazzamento medio
cli-head-rating = Valutazione
cli-head-thinking = Riflessione (ms)
cli-head-thinking-99 = 99% entro (ms)
cli-head-thinking-most = Massimo (ms)
cli-head-by-seat = Vittorie per posto
cli-head-before = Arriva davanti a

## Ospitare

help-backup = Scrive in un solo file tutto ciò che la banca dati contiene, mentre i server continuano. Il file ha le chiavi delle partite in corso: custodiscilo bene. La banca dati è quella di CONSIGLIERE_DATABASE_URL, altrimenti quella nella tua cartella dei dati.
help-restore = Ripristina una copia di sicurezza in una banca dati vuota, anche di un altro tipo. Arriva tutto, oppure niente.
help-forget = Toglie dalla banca dati le tracce di un giocatore: il nome, le chiavi delle sue sedie, ciò che ha scritto. Senza --yes le elenca soltanto. I nomi non sono unici: con --room o --replay si intende una sola persona. I server possono continuare.
help-recover = Recupera un tavolo eliminato perché nessuno lo usava più: il server lo conserva ancora per una settimana. Senza codice elenca tutti questi tavoli. I server possono continuare.
help-accept-clock = Conferma ai server di questa banca dati che l'orologio di questa macchina è giusto. Dopo un salto dell'orologio non eliminano nulla finché non hanno funzionato per una settimana, o finché non usi questo comando.
help-option-code = il codice del tavolo
help-option-backup-file = il file della copia di sicurezza
help-option-who = il nome del giocatore, esattamente come è mostrato
help-option-room = solo al tavolo con questo codice, e nei suoi replay
help-option-replay = solo in questo replay, secondo l'id nel suo indirizzo
help-option-yes = fallo
cli-backed-up = { $file }: { $rooms ->
        [one] 1 tavolo
       *[other] { $rooms } tavoli
    }, { $rows } righe, versione { $version }.
cli-restored = Ripristinato da { $file }: { $rooms ->
        [one] 1 tavolo
       *[other] { $rooms } tavoli
    }, { $rows } righe.
cli-forget-none = Non ci sono tracce di «{ $name }».
cli-forget-room = Tavolo { $code }: una sedia e le sue chiavi
cli-forget-replay = Replay { $id }: il nome
cli-forget-said = Chat al tavolo { $code }: { $lines ->
        [one] 1 riga detta
       *[other] { $lines } righe dette
    }
cli-forget-named = Chat al tavolo { $code }: il nome in { $lines ->
        [one] 1 riga
       *[other] { $lines } righe
    } di altri
cli-forget-ask = Non è stato cambiato nulla. Lo stesso comando con --yes toglie tutto questo, e nulla lo riporta indietro.
cli-forgotten = Fatto. I server in funzione lo mostrano entro dieci secondi. Le copie di sicurezza fatte prima lo contengono ancora.
cli-recover-room = Tavolo { $code }: recuperabile fino al { $until }
cli-recover-ask = Lo stesso comando con uno di questi codici recupera quel tavolo.
cli-recover-none = Non ci sono tavoli eliminati da recuperare.
cli-recovered = Il tavolo { $code } è di nuovo qui, con le sue partite, la chat e le chiavi dei giocatori.
cli-recover-unknown = Nessun tavolo eliminato ha il codice { $table }. Non è mai esistito, c'è ancora, oppure è stato rimosso una settimana dopo l'eliminazione.
cli-clock-accepted = Confermato: data e ora sono { $now }. Entro un'ora i server riprendono a eliminare i tavoli vecchi.
