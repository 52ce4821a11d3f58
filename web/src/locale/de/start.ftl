### Die Startseite.

start-motto = Drei Städte, ein Tisch. Setz dich.
start-language = Sprache
start-language-en = English
start-language-it = Italiano
start-language-de = Deutsch
start-language-missing = Die Texte dieser Sprache konnten nicht geladen werden. Es bleibt bei der bisherigen; versuch es gleich noch einmal.

## Dein Name

start-name-none = Name wählen
start-name-change = { $name }: Namen ändern
start-name-choose = Name wählen: So heißt du am Tisch
start-name-field = Dein Name
start-name-keep = OK

## Laufende Partien

start-continue = Weiterspielen
start-continue-title = Weiterspielen: { $title }
start-running = Deine Tische
start-running-more =
    { $count ->
        [one] Noch einen zeigen
       *[other] Noch { $count } zeigen
    }

## Beendete Partien

start-finished = Deine beendeten Partien
finished-won =
    { $n ->
        [one] Du hast gewonnen!
       *[other] Geteilter Sieg für dich!
    }
finished-lost = { $names } hat gewonnen.
finished-stopped = Vor dem Ende abgebrochen.
finished-delete = Entfernen
finished-more =
    { $count ->
        [one] Noch eine zeigen
       *[other] Noch { $count } zeigen
    }

## Keine laufende Partie

start-welcome = Neu hier? So geht es.
start-welcome-pick = Stadt aussuchen.
start-welcome-bots = Sofort gegen Bots spielen.
start-welcome-friends = Oder Tisch eröffnen und Code teilen.

## Mit Code beitreten

start-join-label = Mit Code beitreten
start-join = Beitreten
start-join-hint = 5 Buchstaben oder Ziffern oder der ganze Link
start-join-short = Ein Code hat 5 Buchstaben oder Ziffern.

## Die Spiele

start-games = Spiele
start-players = { $low }–{ $high } Spieler
start-minutes = { $count } Min.
start-play = Jetzt gegen Bots spielen
start-play-game = Jetzt gegen Bots spielen: { $game }
start-create = Tisch eröffnen
start-create-game = Tisch eröffnen: { $game }

## Am Fuß der Seite

start-free = Kein Konto nötig
start-rain-stop = Regen anhalten
start-rain-start = Regen an
