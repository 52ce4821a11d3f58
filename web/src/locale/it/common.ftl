### Quello che dice ogni pagina: connessione, errori, nomi di giochi ed emblemi, preferenze.

common-close = Chiudi
common-save = Salva
common-wait = Un momento …
common-guest = Ospite

## La connessione

status-connecting = Connessione in corso
status-connected = In linea
status-reconnecting = Riconnessione …
status-offline = Fuori linea
link-lost = Il tavolo non risponde. La richiesta non è partita: riprova tra un attimo.
link-offline = Sei fuori linea. La richiesta non è partita.
common-page-torn = Non è stato possibile caricare questa pagina.
common-part-torn = Non è stato possibile caricare questa parte della pagina. Riprova tra poco.
api-unreachable = Il server non risponde. Controlla la connessione e riprova.
api-trouble = Qualcosa è andato storto sul server. Riprova.

## Una stanza in cui non si entra, una pagina che non c’è

gone-unknown = Nessun tavolo ha questo codice. Forse la partita è finita da tempo, o c’è una lettera sbagliata.
gone-private = Questo tavolo è al completo e chi lo ospita non vuole spettatori.
gone-removed = L’host ti ha allontanato da questo tavolo.
gone-locked = L’host ha chiuso questo tavolo.
gone-outdated = Questa pagina è più vecchia del server. Ricaricala.
nowhere-room = Non puoi entrare
nowhere-page = Qui non c’è nessuno
nowhere-text = A questo indirizzo non c’è niente. La luce è spenta e le sedie sono sui tavoli.
nowhere-home = Alla pagina iniziale

## La scheda

title-turn = ● Tocca a te – { $game }
title-wait = { $wait } – { $game }
title-game = { $game } – Consigliere
bar-home = Consigliere: alla pagina iniziale

## Giochi, emblemi, bot, persone

emblem-rose = Rosa
emblem-crown = Corona
emblem-anchor = Ancora
emblem-spade = Picche
emblem-star = Stella
emblem-clover = Trifoglio
bot-easy = facile
bot-normal = normale
bot-hard = difficile
bot-expert = esperto
bot-greedy = a lume di naso
bot-random = sbadato
bot-styled = { $strength }, { $style }
presence-here = in linea
presence-away = assente
presence-bot = bot

## I miei tavoli nella pagina iniziale

running-lobby = Non ancora iniziata.
running-with = Con { $names }
running-my-turn = Tocca a te
running-code = Codice { $code }
running-leave = Lascia

## Preferenze

prefs-title = Impostazioni
prefs-sounds = Audio
prefs-sound = Suoni al tavolo e un campanello quando tocca a me
prefs-volume = Volume
prefs-bed = In sottofondo
prefs-bed-none = Niente
prefs-bed-rain = Pioggia in strada
prefs-bed-club = Un jazz club
prefs-badge = Segnala nell’icona della scheda quando tocca a me
prefs-confirm = Chiedi conferma prima di una mossa che non si può annullare
prefs-patient = Chiedi sempre tempo quando posso reagire
prefs-ask-again = Continua a chiedermelo dopo che ho passato
prefs-big = Testo più grande
prefs-keys = Tasti singoli al tavolo: lettere, cifre, barra spaziatrice
prefs-speed = Velocità con cui vedi le mosse degli altri
prefs-speed-slow = Lenta
prefs-speed-normal = Normale
prefs-speed-fast = Rapida
prefs-speed-off = Immediata
prefs-speed-wait = Aspettami dopo ogni mossa
