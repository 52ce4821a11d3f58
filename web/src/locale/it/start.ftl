### La pagina iniziale.

start-motto = Tre città, un tavolo. Accomodati.
start-language = Lingua
start-language-en = English
start-language-it = Italiano
start-language-de = Deutsch
start-language-missing = Non è stato possibile scaricare i testi in quella lingua. Resta quella di adesso; riprova tra poco.

## Il tuo nome

start-name-none = Scegli un nome
start-name-change = { $name }: cambia il tuo nome
start-name-choose = Scegli un nome: si vedrà al tavolo
start-name-field = Il tuo nome
start-name-keep = OK

## Partite in corso

start-continue = Continua
start-continue-title = Continua: { $title }
start-running = I tuoi tavoli
start-running-more =
    { $count ->
        [one] Mostrane un altro
       *[other] Mostrane altri { $count }
    }

## Partite concluse

start-finished = Le tue partite concluse
finished-won =
    { $n ->
        [one] Hai vinto!
       *[other] Vittoria condivisa anche tua!
    }
finished-lost = Vince { $names }.
finished-stopped = Interrotta prima della fine.
finished-delete = Rimuovi
finished-more =
    { $count ->
        [one] Mostrane un’altra
       *[other] Mostrane altre { $count }
    }

## Nessuna partita in corso

start-welcome = Prima volta qui? Funziona così.
start-welcome-pick = Scegli una città.
start-welcome-bots = Sfida subito i bot.
start-welcome-friends = O crea un tavolo e condividi il codice.

## Entrare con il codice

start-join-label = Entra con il codice
start-join = Entra
start-join-hint = 5 lettere o cifre, oppure il link intero
start-join-short = Un codice ha 5 lettere o cifre.

## I giochi

start-games = Giochi
start-players = { $low }–{ $high } giocatori
start-minutes = { $count } min
start-play = Gioca subito contro i bot
start-play-game = Gioca subito contro i bot: { $game }
start-create = Crea un tavolo
start-create-game = Crea un tavolo: { $game }

## In fondo alla pagina

start-free = Non serve un account
start-rain-stop = Ferma la pioggia
start-rain-start = Fai piovere
