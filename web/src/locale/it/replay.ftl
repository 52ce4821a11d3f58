# Uno sguardo indietro sulla partita, e la sua fine.

replay-title = Replay
replay-side = Diario e punteggi
replay-scores = Punteggi
replay-stopped = La partita è stata interrotta prima della fine.
replay-undone =
    { $n ->
        [one] Mosse annullate: una volta
        [many] Mosse annullate: { $n } volte
       *[other] Mosse annullate: { $n } volte
    }
replay-no-score = Il grafico al momento non si può caricare.
replay-watch = Guarda il replay
replay-rank = { $name }: { $points }

## Whose eyes

replay-eyes = Occhi di
replay-eyes-all = Tutti
replay-eyes-all-title = Tutto scoperto, tutte le mani
replay-eyes-public = Pubblico
replay-eyes-public-title = Quello che potevano vedere tutti
replay-eyes-of = Come l’ha vista { $name }
replay-cards-of = Carte di

## Controls

replay-controls = Comandi del replay
replay-first = All’inizio (Home)
replay-back = Un passo indietro (←)
replay-play = Riproduci (spazio)
replay-pause = Pausa (spazio)
replay-forward = Un passo avanti (→)
replay-last = Alla fine (Fine)
replay-scrub = Momento
replay-moment = Momento { $n } di { $last }
replay-speed = Velocità
replay-more-lines =
    { $n ->
        [one] e prima ancora 1 altra riga
       *[other] e prima ancora altre { $n } righe
    }

## Chart and sources

replay-chart-label = { $what } nel tempo. Alla fine: { $list }
replay-chart-jump = Momento nel grafico: { $what }
replay-chart-table = Come tabella
replay-quantity = Che cosa si vede
replay-round = Round
replay-end = Fine
replay-source = Da dove
replay-sources = Da dove vengono: { $what }

## Taking it along

replay-link = Copia il link
replay-copied = Il link a questo momento è copiato.
replay-download = Scarica
replay-open = Apri un verbale
replay-open-title = Scegli il file di un verbale, o trascinalo su questa pagina
replay-drop = Lascia qui il verbale per guardarlo
replay-file-big = Questo file è troppo grande per un verbale.
replay-earlier = Partite giocate qui
replay-match = Replay della partita { $n }

## Playing on

replay-fork = Continua da qui
replay-fork-title = Continua da questo momento
replay-fork-about = Un nuovo tavolo comincia dal momento { $n } di { $last }, esattamente com’era. Quello che da lì in poi porta il caso è nuovo.
replay-fork-how = Chi continua
replay-fork-alone = Tutti su questo dispositivo
replay-fork-alone-about = Decidi tu per tutti, o vi passate il dispositivo.
replay-fork-bots = Contro i bot
replay-fork-bots-about = Tu prendi un posto, i bot prendono gli altri.
replay-fork-seat = Il tuo posto
replay-fork-strength = Bot
replay-fork-go = Continua
replay-forked = Questa partita continua dal momento { $n } di un replay.
replay-forked-link = Guardalo

## Il sorteggio

deal-title = Il sorteggio
deal-about = L’origine del caso è stata fissata con un impegno prima della partita e il browser di ognuno ha aggiunto un contributo. Ora il tuo può controllare che nessuno abbia scelto che cosa doveva uscire.
deal-prove = Prova il sorteggio
deal-proven = Il sorteggio è provato
deal-false = Il sorteggio è falso
deal-none = Nessuna prova
deal-none-about = Questo verbale non dice da che cosa è nato il sorteggio. È così per i file venuti da fuori e per le partite di versioni precedenti.
deal-step-commitment = Il segreto corrisponde all’impegno.
deal-step-shares =
    { $count ->
        [0] Nessuno ha aggiunto un contributo: ha sorteggiato solo il server.
        [one] C’è dentro il contributo di un giocatore.
       *[other] Ci sono dentro i contributi di { $count } giocatori.
    }
deal-step-draws =
    { $count ->
        [0] Il caso non ha portato niente da controllare.
        [one] Ciò che il caso ha portato, una volta, è ciò che doveva uscire.
       *[other] Tutte le { $count } volte il caso ha portato ciò che doveva uscire.
    }
deal-step-given = Ciò che c’era prima di riprendere la partita viene da un sorteggio precedente.
deal-step-mine = Questo browser conosceva l’impegno prima della partita, e il suo contributo c’è.
deal-step-mine-lost = Questo browser ha aggiunto prima della partita un contributo che non c’è. Se non hai lasciato il posto, qualcosa non va.
deal-step-stranger = Questo browser non ha aggiunto contributi, quindi non ha visto prima l’impegno. Chi l’ha visto può confrontarlo.
deal-false-commitment = Il segreto non corrisponde all’impegno.
deal-false-line = La riga { $line } del verbale dice «{ $text }», ma doveva uscire «{ $due }».
deal-false-shares = Il verbale non indica un contributo per ogni posto.
deal-false-menus = Il server non dice da che cosa è stata estratta ogni riga del caso.
deal-false-unreadable = Non si riesce a leggere che cosa dice il verbale del sorteggio.
deal-numbers = Tutti i numeri
deal-commitment = Impegno (SHA-256 del segreto)
deal-secret = Segreto del server
deal-share = Contributo di { $name }
deal-share-mine = Contributo di { $name }, da questo browser
deal-share-none = nessuno
deal-yourself = Per controllare senza di noi, scarica il verbale ed esegui:
