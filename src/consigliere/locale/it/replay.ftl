# Uno sguardo indietro: da dove vengono punti e dollari, e i replay.

replay-unknown = A questo indirizzo non c’è nessun replay.
replay-running = Questa partita è ancora in corso. Il replay si potrà vedere quando sarà finita.
replay-too-big = Questo file è troppo grande per un verbale: al massimo { $most } kB.
replay-not-text = Questo non è un verbale: un verbale è un file di testo.
replay-no-moment = In questo replay quel momento non esiste.
replay-no-eyes = A quel posto non siede nessuno.
replay-fork-over = In questo momento la partita è finita. Scegli un momento precedente da cui continuare.
