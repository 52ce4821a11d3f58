### Die Tischseite, für alle Spiele gleich.

table-loading = Der Tisch wird gedeckt …
table-no-board = Für dieses Spiel gibt es noch kein Brett.
table-stage = Der Tisch
table-you = Du

## Die Leiste

table-round = Runde
table-phases = Phasen der Runde
table-skip = { $n } überspringen
table-next = Weiter
table-pause = Anhalten
table-resume = Weiterlaufen
table-again = Noch einmal zeigen
table-more-lines =
    { $n ->
        [one] Noch eine Zeile im Verlauf
       *[other] Noch { $n } Zeilen im Verlauf
    }
table-words = Der Tisch in Worten
table-keys = Tastenkürzel
table-heading-players = Spieler
table-heading-board = Das Brett
table-heading-question = Die Frage
table-heading-hand = Meine Hand
table-enter-does = Enter: { $what }
table-choose-of = Zur Wahl: { $list }
table-skip-link = Zur Frage
table-announced = Was geschieht
table-log = Verlauf
table-chat = Chat
table-rules = Regeln
table-reaction = Reaktion
table-menu = Menü
table-past = Der Tisch, wie er war
table-now = Zurück zum Jetzt

## Zurücknehmen

table-undo = Zurücknehmen
table-undo-free =
    { $n ->
        [one] Du kannst deinen letzten Zug zurücknehmen.
       *[other] Du kannst deine letzten { $n } Züge zurücknehmen.
    }
table-undo-none = Ohne die anderen lässt sich nichts zurücknehmen.
table-undo-one = Einen Zug zurücknehmen
table-undo-all = Alle { $n } zurücknehmen
table-undo-ask = Um mehr bitten
table-undo-anyway = Trotzdem mehr zurücknehmen
table-undo-others = Für mehr müssen die anderen zustimmen.
table-undo-away = Für mehr müssen die anderen zustimmen, und sie sind nicht da.
table-undo-marked = Niemand sonst kann zustimmen: Wenn du mehr zurücknimmst, steht es im Verlauf und in der Aufzeichnung.
table-undo-refused = Niemand sonst kann zustimmen: An diesem Tisch lässt sich nicht mehr zurücknehmen.

## Plätze

table-seats = Spieler
table-seat-of = Platz von { $name }
table-your-turn = Du bist am Zug
table-turn-of = { $name } ist am Zug
table-points = SP
table-points-of = / { $target } SP
table-passed = Pausiert
table-pick-seat = { $name } wählen
table-clock = { $time } auf der Uhr

## Die Frage

table-goal = So gewinnst du
table-prompt = Was gefragt ist
table-help = Was heißt das?
table-watching = Du schaust zu.
table-sealed = Deine Antwort liegt vor. Die anderen können es nicht wissen.
table-seconds = { $left } von { $whole } Sekunden
table-reactions-awaited = Warten auf Reaktionen …
table-one-answer = Hier gibt es nur eine Antwort.
table-ask-again = Frag mich weiter
table-ask-no-more = Nicht mehr fragen
table-tap-next = Tippe jetzt etwas Leuchtendes an
table-cancel = Zurück
table-list = Liste
table-all-options =
    { $n ->
        [one] 1 Antwort
       *[other] Alle { $n } Antworten
    }
table-take-some =
    { $n ->
        [0] Nichts nehmen
        [one] 1 nehmen
       *[other] { $n } nehmen
    }
table-less = Eins weniger
table-more = Eins mehr
table-number = Eine Zahl von { $least } bis { $most }
table-answer = Antworten
table-orders = Daueranweisungen: nur du siehst sie
table-order-on = Eine Daueranweisung ist aktiv
table-order-off = Daueranweisung beenden
table-plan-off = Plan ändern
# Ein Schalter: wann ich nach Reaktionen gefragt werde
table-asked = Frag mich nach Reaktionen
    .could = Reaktion: immer
    .target = Reaktion: als Ziel
    .never = Reaktion: nie
table-asked-when =
    .could = wann immer ich reagieren könnte
    .target = nur wenn ich das Ziel bin
    .never = nie
table-think = Überlegen
table-think-mine = Der Tisch wartet auf dich.
table-thinking =
    { $n ->
        [one] { $names } überlegt.
       *[other] { $names } überlegen.
    }
table-show-cards = Meine Karten zeigen
table-show-chain = Die Kette zeigen
table-recap =
    { $n ->
        [one] Seit deiner letzten Entscheidung: 1 Ereignis
       *[other] Seit deiner letzten Entscheidung: { $n } Ereignisse
    }

## Worüber der Tisch entscheidet

table-propose-undo =
    { $n ->
        [one] { $who } möchte einen Zug zurücknehmen. Stimme nur zu, wenn dich nicht stört, was er verraten hat.
       *[other] { $who } möchte { $n } Züge zurücknehmen. Stimme nur zu, wenn dich nicht stört, was sie verraten haben.
    }
table-propose-bot = { $who } schlägt vor, dass ein Bot für { $name } spielt.
table-propose-remove = { $who } schlägt vor, { $name } zu entfernen. Ein Bot würde weiterspielen.
table-propose-end = { $who } schlägt vor, die Partie zu beenden.
table-propose-count = { $agreed } von { $needed } sind dafür
table-agree = Zustimmen
table-refuse = Ablehnen
table-propose-awaits = { $name } ist weg. Gewartet wird noch höchstens { $time }.
table-withdraw = Zurückziehen
table-asks-seat = { $name } bittet um den Platz des Bots { $bot }.
table-let-in = Zulassen
table-away-grace = In { $seconds } s kannst du einen Bot vorschlagen.
table-standing-in = Ein Bot spielt für { $name }.
table-return = Platz zurücknehmen
table-away = { $name } ist weg.
table-let-bot = Bot vorschlagen

## Verlauf und Regeln

table-log-filter = Wessen Zeilen
table-log-all = Alle
table-log-copy = Als Text kopieren
table-log-copied = Kopiert.
table-log-earlier = Frühere Zeilen
table-log-open = Zeigen, was noch geschah
table-log-look = Den Tisch von damals ansehen
table-rules-find = Regeln durchsuchen
table-rules-none = Nichts gefunden.

## Ein Bildschirm für mehrere

table-hand-over = Weitergeben an { $name }
table-hand-to = Gib den Bildschirm weiter an
table-hand-note = Bis dahin bleiben die Karten verdeckt. Alle anderen schauen weg.
table-hand-hold = Halten, um die Karten von { $name } zu zeigen
table-hand-again = Noch einmal drücken, um die Karten zu zeigen
table-hand-trust = Wir vertrauen einander: nie verdecken
table-hand-show = Meine Hand zeigen
table-hand-twice = Mit der Tastatur: zweimal drücken.

## Das Ende

table-over = Die Partie ist vorbei
table-wins = { $name } gewinnt
table-won = Du gewinnst!
table-rematch = Revanche
table-see-board = Brett ansehen
table-record = Partie herunterladen
table-home = Zur Startseite
table-count-up = Zur Abrechnung
table-count = Die Abrechnung
table-result = Ergebnis

## Tasten

table-key-tab = von Stück zu Stück gehen
table-key-digit = Antwort Nummer n
table-key-enter = wählen, dann bestätigen
table-key-escape = abbrechen, schließen, zurück zum Jetzt
table-key-pass = passen, pausieren oder verzichten
table-key-undo = zurücknehmen
table-key-think = um Zeit für eine Reaktion bitten
table-key-about = was das Teil ist
table-key-log = Verlauf
table-key-chat = Chat
table-key-rules = Regeln
table-key-words = der Tisch in Worten
table-key-space = Leertaste
table-key-next = den nächsten Zug zeigen
table-key-pause = anhalten oder weiterlaufen
table-key-list = die Liste aller Antworten öffnen; eine Zahl führt zu einer
table-key-repeat = den letzten Zug und die Frage noch einmal sagen
table-key-question = zurück zur Frage
table-key-again = noch einmal zeigen, was seit deiner letzten Antwort geschah
table-key-help = diese Liste
table-key-none = Buchstaben, Ziffern und Leertaste sind in den Einstellungen ausgeschaltet.
