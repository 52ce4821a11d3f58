# Il laboratorio: piani degli studi, rapporto e confronti.

## Che cosa può non andare in un piano

lab-plan-toml = La riga { $line } del piano non è TOML: { $what }.
lab-plan-unknown = Riga { $line } del piano: non c'è un campo «{ $field }». Campi conosciuti: { $known }.
lab-plan-missing = Riga { $line } del piano: a un tavolo serve { $field }.
lab-plan-text = Riga { $line } del piano: { $field } dev'essere un breve testo tra virgolette.
lab-plan-table = Riga { $line } del piano: i tavoli si scrivono [[{ $field }]], ciascuno con i suoi campi sotto.
lab-plan-yes-no = Riga { $line } del piano: { $field } dev'essere true o false.
lab-plan-whole = Riga { $line } del piano: { $field } dev'essere un numero intero da { $low } a { $high }.
lab-plan-players = Riga { $line } del piano: { $field } dev'essere un numero o una lista di numeri, come [3, 4].
lab-plan-names = Riga { $line } del piano: { $field } dev'essere un nome o una lista di nomi, come ["greedy", "random"].
lab-plan-lineups = Riga { $line } del piano: { $field } dev'essere una lista di liste di bot, come [["greedy"], ["greedy", "random"]].
lab-plan-both = Riga { $line } del piano: o bots o { $field }, non tutti e due.
lab-plan-options = Riga { $line } del piano: { $field } devono essere regole della casa, ciascuna con un testo, un numero, true o false.
lab-plan-bots = Riga { $line } del piano: { $field } nomina { $bots } bot, e i posti sono { $seats }.
lab-plan-file = Riga { $line } del piano: { $field } «{ $file }» non è né un'edizione stampata né un file che si possa leggere.
lab-plan-refused = Riga { $line } del piano, { $field }: { $problem }
lab-plan-twice = Riga { $line } del piano: { $field } è apparecchiata come una precedente, con gli stessi bot.
lab-plan-tables = Il piano ha { $tables } tavoli, più di { $most }: vedi riga { $line }, { $field }.

## Che altro può non andare

lab-extra = Al laboratorio servono altri pacchetti: pip install 'consigliere[lab]'
lab-other-folder = { $folder } non è vuota e non contiene uno studio; resta com'è.
lab-other-plan = { $folder } contiene uno studio con un altro piano: «{ $field }» è diverso; resta com'è.
lab-no-study = { $folder } non contiene uno studio; lo crea «consigliere lab run».
lab-no-games = Nessuna partita dello studio in { $folder } è ancora finita.
lab-damaged = { $file } è danneggiato; rilancia lo studio: quel che è stato giocato non si rigioca.
lab-foreign-page = { $file } c'è già e non è un nostro rapporto; resta com'è.
lab-interrupted = Interrotto dopo { $games } partite su { $planned }; sono in { $folder }, e lo stesso comando riprende da lì.
lab-not-alike = { $a } e { $b } non si possono confrontare partita per partita: «{ $field }» è diverso.
dask-extra = A --engine dask servono altri pacchetti: pip install 'consigliere[dask]'
dask-address = A --engine dask serve --address, dove ascolta il suo scheduler: tcp://HOST:PORT
dask-not-asked = --address serve solo con --engine dask.
dask-unreachable = A { $address } non risponde nessuno scheduler Dask.
dask-no-workers = Lo scheduler Dask a { $address } non ha worker.
dask-workers-died = I worker Dask sono morti più volte sulle stesse partite; dai loro più memoria.
dask-foreign = I worker Dask non hanno questa versione di consigliere: { $problem }
cli-unknown-engine = Non c'è un motore «{ $engine }». Motori conosciuti: local, dask.

## Comandi

help-lab = Studi per chi progetta giochi: molte partite secondo un piano, tabelle di com'è andata, figure, confronti.
help-run = Gioca un piano: quali giochi, quanti giocatori, edizioni, regole della casa, bot, quante partite. I risultati sono tabelle Parquet in una cartella; uno studio interrotto riprende da dov'era. Lo stesso piano dà le stesse tabelle con qualunque motore e numero di processi.
help-report = Fai di uno studio una pagina di figure: chi comincia, durata, punteggi, cambi al comando, quanto vale ogni carta ed edificio.
help-compare = Confronta due studi partita per partita, giocati con lo stesso seme: che effetto ha un cambio di regole, edizione o bot. I due studi devono avere altrettanti tavoli, dello stesso gioco e numero di giocatori.
help-option-plan = il piano, un file TOML
help-option-folder = la cartella di uno studio
help-option-a = la cartella di uno studio
help-option-b = la cartella dell'altro
help-option-results = la cartella dei risultati; altrimenti una qui, col nome del piano
help-option-page = la pagina da scrivere; report fa report.html nella cartella se non ne nomini una
help-option-engine = dove si gioca: local o dask
help-option-address = lo scheduler Dask, tcp://HOST:PORT
lab-done = { $games ->
    [one] Una partita
   *[other] { $games } partite
} in { $folder }; le figure: consigliere lab report { $folder }
lab-written = Il rapporto è in { $file }

## La pagina

lab-title = Dal laboratorio
lab-about = { $games } partite su { $planned }, seme { $seed }.
lab-unfinished = Lo studio non è finito: lo stesso comando lo riprende.
lab-group = { $game }, { $players } giocatori
lab-edition = edizione { $edition }
lab-tables = { $games ->
    [one] Una partita:
   *[other] { $games } partite:
}
lab-figures = Le cifre
lab-reading = Le linee sono intervalli al 95%: uno su venti manca il vero, quindi con molte righe aspettati qualche falso allarme. Quel che si accompagna alla vittoria non è detto che la procuri: chi è avanti può permettersi di più. Le righe pallide poggiano su troppo pochi casi per farci affidamento.
lab-weak = Troppo poche partite: si sa solo a ±{ $width } punti; per ±5 ne servono circa { $games }.
lab-few = Solo { $n } partite: prendi la media con le pinze.
lab-pale = Le righe pallide poggiano su meno di 30 casi.
lab-axis-won = quota di partite vinte
lab-axis-games = quota di partite
lab-axis-score = punteggio medio
lab-axis-round = dopo il turno
lab-axis-worth = punti di vittorie, con rispetto a senza
lab-head-what = che cosa
lab-head-how = quando
lab-head-share = quota, 95%
lab-head-mean = media, 95%
lab-head-cases = casi
lab-head-taken = l'aveva
lab-head-worth = valore in punti, 95%
lab-head-answer = domanda: risposta
lab-head-chosen = scelta
lab-head-offered = offerta
lab-head-a = A
lab-head-b = B
lab-head-difference = B − A, 95%
lab-turns = Chi comincia
lab-turns-note = Quota di partite vinte da chi gioca per primo, secondo e così via. Tratteggiata: quanto vincerebbe ciascuno se non contasse.
lab-turns-fair = Non si vede alcun vantaggio nel giocare prima o dopo.
lab-turns-biased = L'ordine conta: le righe colorate si scostano dalla quota equa.
lab-turn = gioca { $n }º
lab-bots = Bot
lab-bots-note = Quanto vince un posto di ciascun bot. Tratteggiata: la quota equa.
lab-rounds = Durata in turni
lab-rounds-axis = turni
lab-decisions = Durata in decisioni
lab-decisions-axis = decisioni di tutti i giocatori
lab-margin = Distacco del vincitore
lab-margin-axis = punteggio del primo meno quello del secondo
lab-lead-changes = Cambi al comando
lab-lead-changes-axis = volte che il comando è passato di mano, a fine turno
lab-dashed-mean = Tratteggiata: la media.
lab-mean-verdict = Media { $mean }; otto partite su dieci da { $low } a { $high }.
lab-scores = Punteggi per posizione
lab-scores-note = La media di quel che conta alla fine, per il primo, il secondo e così via.
lab-place = { $n }º posto
lab-comebacks = Rimonte
lab-comebacks-note = Vincitori che a metà partita erano indietro, o addirittura ultimi.
lab-comeback = indietro a metà partita
lab-from-last = ultimo a metà partita
lab-leaders = Chi è in testa vince?
lab-leaders-note = Chi è solo in testa dopo un turno: quanto spesso vince. Tratteggiata: la quota equa. Vicino al 100% già all'inizio, il resto della partita è una formalità.
lab-nobody-led = Nessuno è stato solo in testa prima della fine.
lab-ties = Pareggi, e che cosa decide
lab-ties-note = Quanto spesso due sono pari in testa, e che cosa ha deciso le partite.
lab-tied = pari in testa
lab-sources = Da dove viene: { $what }
lab-sources-note = Media dei vincitori e di tutti gli altri.
lab-winners = vincitori
lab-others = altri
lab-worth = Quanto vale: { $what }
lab-worth-note = Posti che l'hanno avuto contro posti che non l'hanno avuto, dello stesso bot, nello stesso punto dell'ordine di gioco, allo stesso tavolo, con altrettante altre cose del genere. «> 2×» vuol dire: avuto più di due volte, dove l'hanno quasi tutti.
lab-extremes = Mai e sempre
lab-extremes-note = Quel che { $bot }, il bot più forte qui, prende in al massimo il 2% o in almeno il 98% delle sue partite.
lab-extremes-none = Non c'è nulla che { $bot }, il bot più forte qui, prenda mai o sempre; oppure ha giocato troppo poco per dirlo.
lab-never = mai
lab-always = sempre
lab-disdained = Offerte e snobbate
lab-disdained-note = Risposte che { $bot }, il bot più forte qui, poteva dare almeno 50 volte e non ha quasi mai dato. Le risposte sono nella notazione dei verbali.
lab-losing = Scelte e rimpiante
lab-losing-note = Risposte che si accompagnano alla sconfitta più di quanto spieghi il caso, tra i posti che potevano darle. Quanto spesso: da { $bot }, il bot più forte qui.
lab-none-found = Non si è trovato nulla del genere.
lab-no-decisions = Il piano non chiedeva le decisioni: con «decisions = true» si cercano le scelte dominate.
lab-facts = Inoltre
lab-compared = { $a } (A) e { $b } (B), { $games } partite a coppie.
lab-compared-same = I due studi hanno giocato esattamente le stesse partite.
lab-contrast = Che cosa cambia
lab-contrast-note = Differenza delle quote in punti percentuali, partita per partita con la stessa sorte. Oro: di più in B, rosso: di meno.
lab-row-turn = vittorie di chi gioca { $n }º
lab-row-slot = vittorie di { $bots }
lab-row-rounds = turni
lab-row-decisions = decisioni
lab-row-top-score = punteggio del vincitore
lab-row-mean-score = punteggio medio
lab-row-margin = distacco del vincitore
lab-row-lead-changes = cambi al comando
lab-row-comeback = vincitori indietro a metà partita
lab-row-tied = pari in testa

## Nel browser

lab-closed = Su questo server non c’è un laboratorio; «consigliere play» ne ha uno.
lab-unknown = Nel laboratorio questa serie non c’è; forse era la più vecchia e ha fatto posto a una nuova.
lab-busy = Il laboratorio sta giocando un’altra serie. Aspetta che finisca, oppure fermala.
lab-working = «{ $name }» è ancora in corso. Aspetta che finisca, oppure fermala.
lab-lineup = A un tavolo da { $players } non possono sedere { $bots } bot.
lab-broken = Il processo del laboratorio si è chiuso prima della fine. Le partite giocate restano: prosegui, o ricomincia.
lab-disk = Il laboratorio non riesce a scrivere i suoi file: { $why }
