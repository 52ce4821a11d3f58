# Uno sguardo indietro: da dove vengono punti e dollari, e i replay.

source-points = Punti vittoria
source-plus = Carte «+1»
source-influence = Punti Influenza
source-tokens = Segnalini Quartiere
source-sets = Serie di tutti i Quartieri
source-majorities = Maggioranze
source-places = Luoghi
source-judge = Avanzo: carta del Giudice
source-informants = Avanzo: carte Informatore
source-favours = Avanzo: segnalini Favore
source-gems = Avanzo: Gemme sulle foto
source-money = Avanzo: denaro
source-cash = Dollari
source-notoriety = Notorietà
source-start = All’inizio
source-bought = Edifici comprati
source-won = Sparatorie vinte
source-lost = Sparatorie perse
source-raided = Edifici persi

replay-unknown = A questo indirizzo non c’è nessun replay.
replay-running = Questa partita è ancora in corso. Il replay si potrà vedere quando sarà finita.
replay-too-big = Questo file è troppo grande per un verbale: al massimo { $most } kB.
replay-not-text = Questo non è un verbale: un verbale è un file di testo.
replay-no-moment = In questo replay quel momento non esiste.
replay-no-eyes = A quel posto non siede nessuno.
replay-fork-over = In questo momento la partita è finita. Scegli un momento precedente da cui continuare.
