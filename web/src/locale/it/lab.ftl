### Il laboratorio: molte partite fra bot, e che cosa dicono di un gioco.

start-lab = Il laboratorio: i bot provano le regole
lab-title = Il laboratorio
lab-intro = I bot giocano tante volte la stessa partita; una pagina di grafici racconta chi vince, che cosa rende e che cosa non serve a nessuno. Cambia una regola, rigioca, confronta.
lab-closed = Su questo server non c’è un laboratorio. Sul tuo computer «consigliere play» ne ha uno.
lab-extra = Al laboratorio servono altri pacchetti: pip install 'consigliere[lab]'

## Una nuova serie

lab-new = Una nuova serie
lab-bots = Chi gioca
lab-bot = Bot { $number }
lab-style = Stile del bot { $number }
lab-turning = A ogni partita avanzano di un posto. Questi bot giocano centinaia di partite al minuto.
lab-slow = A ogni partita avanzano di un posto. Ai bot che pensano servono secondi o minuti a partita: comincia con poche.
lab-games = Partite
lab-most = Al massimo { $most }
lab-seed = Seme
lab-seed-help = Stesso seme, stessa fortuna: così le serie si confrontano
lab-more = Regole, edizione, fortuna
lab-decisions = Guarda anche ogni singola scelta (più lento)
lab-name = Nome
lab-name-hint = Se vuoi
lab-begin = Falli giocare

## Le serie

lab-runs = Le serie finora
lab-times = { $count } × { $bot }
lab-players = { $count } giocatori
lab-changed =
    { $count ->
        [one] una regola della casa
       *[other] { $count } regole della casa
    }
lab-games-of =
    { $total ->
        [one] { $done } di una partita
       *[other] { $done } di { $total } partite
    }
lab-stopped = fermata
lab-failed = non riuscita
lab-compare = Confronta le due
lab-compare-how = Spunta due serie per confrontarle partita per partita.
lab-compare-tick = Confronta: { $name }
lab-not-alike = Queste due non si possono confrontare partita per partita: «{ $field }» è diverso.
lab-against = { $a } contro { $b }

## La serie scelta

lab-stage = La serie scelta
lab-nothing = Qui non si è ancora giocato. Fai sedere qualche bot e lasciali giocare.
lab-progress = Partite giocate
lab-left-unknown = La prima partita è in corso …
lab-left-seconds =
    { $n ->
        [one] manca circa un secondo
       *[other] mancano circa { $n } secondi
    }
lab-left-minutes =
    { $n ->
        [one] manca circa un minuto
       *[other] mancano circa { $n } minuti
    }
lab-left-hours =
    { $n ->
        [one] manca circa un’ora
       *[other] mancano circa { $n } ore
    }
lab-meanwhile = Intanto puoi lasciare questa pagina o giocare: i tavoli hanno la precedenza.
lab-stop = Ferma
lab-stopped-at = Fermata dopo { $done } partite su { $total }. Quelle giocate restano.
lab-resume = Prosegui
lab-drop = Elimina
lab-drop-sure = Eliminare davvero?
lab-drawing = I grafici sono in preparazione …
lab-report = Rapporto: { $name }
lab-tab = Apri in una nuova scheda
lab-download = Scarica
