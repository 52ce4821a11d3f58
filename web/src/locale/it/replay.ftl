# Uno sguardo indietro sulla partita, e la sua fine.

replay-title = Replay
replay-side = Diario e punteggi
replay-scores = Punteggi
replay-stopped = La partita è stata interrotta prima della fine.
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
