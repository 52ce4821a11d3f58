### Der Raum vor dem Beginn.

room-entering = Die Tür geht auf …
room-laying = Der Tisch wird gedeckt …
room-torn = Der Tisch konnte nicht geladen werden.
room-reload = Neu laden
room-chairs = Stühle
room-shuffle = Plätze auslosen
room-seats =
    { $count } Stühle, { $open ->
        [0] alle besetzt
        [one] einer frei
       *[other] { $open } frei
    }

## Die Einladung

invite-title = Lade deine Freunde ein
invite-full = Alle Plätze sind besetzt: andere können zuschauen
invite-code = Code des Tischs
invite-picture = QR-Code, der zu Tisch { $code } führt
invite-copy = Link kopieren
invite-copied = Kopiert.
invite-not-copied = Dein Browser erlaubt das Kopieren nicht. Markiere den Link und kopiere ihn von Hand.
invite-share = Teilen
invite-share-title = Eine Partie { $game }

## Ein Stuhl

chair-open = Freier Stuhl
chair-number = Stuhl { $number }
chair-you = du
chair-consigliere = Consigliere
chair-host = Gastgeber
chair-ready = bereit
chair-be-ready = Ich bin bereit
chair-not-ready = Doch noch nicht bereit
chair-dress = Name und Farbe
chair-carry = Aufs Handy mitnehmen
chair-leave = Aufstehen
chair-sit = Hier Platz nehmen
chair-sit-bot = Platz des Bots nehmen
chair-who = Wer auf Stuhl { $number } sitzt
chair-add-bot = Bot dazuholen …
chair-no-bot = Bot entfernen
chair-bot = Bot, { $strength }
chair-style = Spielweise des Bots auf Stuhl { $number }
chair-add-player = Noch jemand an diesem Gerät
chair-move = Hierher wechseln
chair-move-somebody = Hierher wechselt …
chair-move-whom = Wer auf Stuhl { $number } wechselt

## Name, Farbe und Wappen

dress-title = Name und Farbe
dress-sit = Platz nehmen
dress-add = Noch jemand an diesem Gerät
dress-add-hint = Ihr teilt euch diesen Bildschirm. Vor jedem Zug ist er verdeckt, bis die nächste Person ihn nimmt.
dress-name = Dein Name
dress-name-empty = An diesem Tisch braucht jeder einen Namen.
dress-emblem = Farbe und Wappen
dress-taken = vergeben

## Auf ein anderes Gerät

carry-title = Den Stuhl auf ein anderes Gerät mitnehmen
carry-picture = QR-Code, der diesen Stuhl mitnimmt
carry-how = Scanne das mit dem anderen Gerät.
carry-warning = Wer diese Adresse zuerst öffnet, spielt als { $name }. Sie gilt einmal, zehn Minuten lang.
carry-copy = Adresse kopieren

## Vor dem Beginn

begin-title = Beginn
begin-choose = Such dir einen Stuhl aus.
begin-watch = Oder bleib und schau zu: Sobald die Partie beginnt, siehst du hier den Tisch.
begin-no-watch = Ohne Stuhl kannst du bei dieser Partie nicht zuschauen.
begin-say-ready = Sag den anderen, wenn du bereit bist.
begin-gaps =
    { $count ->
        [one] Ein Stuhl ist noch frei.
       *[other] { $count } Stühle sind noch frei.
    }
begin-gaps-host =
    { $count ->
        [one] Ein Stuhl ist noch frei: Lade jemanden ein oder hol einen Bot dazu.
       *[other] { $count } Stühle sind noch frei: Lade Leute ein oder hol Bots dazu.
    }
begin-waiting =
    { $count ->
        [one] { $names } ist noch nicht bereit.
       *[other] { $names } sind noch nicht bereit.
    }
begin-all-set = Alle sind da. Gebt die Karten!
begin-host-starts = Alle sind bereit. { $name } beginnt die Partie.
begin-fill =
    { $count ->
        [one] Bot dazuholen
       *[other] Mit Bots auffüllen
    }
begin-start = Partie beginnen

## Die Einstellungen des Tischs

set-title = An diesem Tisch
set-change = Ändern
set-game = Spiel
set-seats = Spieler
set-watching = Zuschauer
set-spectators = Zuschauen ist erlaubt
set-spectators-now =
    { $count ->
        [0] willkommen, noch niemand
        [one] willkommen, einer ist da
       *[other] willkommen, { $count } sind da
    }
set-no-spectators = keine
set-late = Nachzügler
set-takeover = Den Platz eines Bots während der Partie übernehmen
set-takeover-host = wenn der Gastgeber zustimmt
set-takeover-nobody = niemand
set-takeover-anybody = alle, die den Link haben
set-hinting = Tipps
set-hints = Wer gefragt ist, darf sich einen Tipp holen
set-hints-on = erlaubt
set-hints-off = keine
set-undoing = Zurücknehmen
set-undoing-marked = wenn die anderen zustimmen; ist niemand zu fragen, steht es in der Aufzeichnung
set-undoing-refused = wenn die anderen zustimmen; ist niemand zu fragen, nur Züge, die nichts verraten haben
set-undo = Züge zurücknehmen, die etwas verraten haben, wenn niemand zu fragen ist
set-undo-marked = erlaubt; es steht im Verlauf und in der Aufzeichnung
set-undo-refused = nicht erlaubt
set-away = Wenn jemand verschwindet, springt ein Bot ein nach
set-away-minutes =
    { $count ->
        [one] einer Minute
       *[other] { $count } Minuten
    }
set-away-day = einem Tag
set-absent = Abwesend
set-absent-means = nach { $time } springt ein Bot ein
set-house = Hausregeln
set-printed = wie gedruckt
set-rule = { $label }: { $words }
house-title =
    { $count ->
        [0] Hausregeln: wie gedruckt
        [one] Hausregeln: eine geändert
       *[other] Hausregeln: { $count } geändert
    }
house-usual = { $words } (wie gedruckt)
house-reset = Zurück zu den gedruckten Regeln
house-print = Gedruckte Ausgabe
house-mix = eigene Mischung
house-print-help = Die Anleitungen weichen in drei Punkten ab; eine Wahl stellt alle ein. Einzeln ändern könnt ihr sie weiter unten.
house-limits = Von { $least } bis { $most }.
house-changed = { $count } geändert
clock-title = Uhr
clock-none = Keine
clock-fast = Schnell
clock-normal = Normal
clock-slow = Langsam
clock-own = Eigene
clock-none-means = Jeder nimmt sich die Zeit, die er braucht.
clock-means = { $minutes } min für jeden, +{ $per } s je Entscheidung, { $reaction } s für Reaktionen
clock-bank = Minuten für jeden Spieler
clock-per = Sekunden dazu für jede Entscheidung
clock-reaction = Sekunden für eine Reaktion

## Ein neuer Tisch

create-title = Neuer Tisch: { $game }
create-hint = Danach lädst du Freunde ein oder holst Bots dazu.
create-button = Tisch eröffnen

## Wer spät kommt

late-title = Die Partie läuft schon
late-how = Übernimm den Platz eines Bots mit allem, was er hat, oder schau zu.
late-how-ask = Du kannst den Gastgeber um den Platz eines Bots mit allem, was dazugehört, bitten oder zuschauen.
late-ask = Darum bitten
late-asking = Du hast um einen Platz gebeten
late-wait = { $host } entscheidet. Lass diese Seite offen.
late-refused = Du hast den Platz nicht bekommen.
late-watch = Nur zuschauen

## Eine Partie, die nicht weitergehen konnte

halted-rules = Die letzte Partie begann unter Regelversion { $rules }; dieser Server spielt jetzt Version { $known }. Unter anderen Regeln wird sie nicht fortgesetzt. Nichts ist verloren: Ihr Protokoll ist aufbewahrt, und ihr könnt eine neue Partie beginnen.
halted-edition = Die letzte Partie begann mit einer Ausgabe, die sich inzwischen geändert hat. Mit anderen Zahlen wird sie nicht fortgesetzt. Nichts ist verloren: Ihr Protokoll ist aufbewahrt, und ihr könnt eine neue Partie beginnen.
halted-record = Protokoll herunterladen

## Wer dazukommen darf

lock-title = Wer neu kommt,
lock-open = darf mitspielen
lock-seats = darf nur zuschauen
lock-all = bleibt draußen
lock-seats-now = Geschlossen: Wer neu kommt, darf nur zuschauen.
lock-all-now = Geschlossen: Niemand kommt mehr dazu.

## Die Leute am Tisch

people-title = Spieler
people-make-host = Zum Gastgeber machen
people-remove = Entfernen
people-propose-remove = Entfernen vorschlagen
people-sure = Noch einmal drücken: { $what }
people-readmit = Entfernte wieder zulassen
people-mute = Stummschalten
people-unmute = Wieder sprechen lassen
people-muted = stumm
people-bot-in = Bot möglich in { $time }
people-join = Platz eines Bots übernehmen
people-end = Ende der Partie vorschlagen
people-end-how = Alle Spieler müssen zustimmen, außer wer seit { $minutes } Minuten weg ist.
people-end-wait = { $name } ist eben erst gegangen. Möglich in { $seconds } s.

## Chat

chat-title = Chat
chat-field = Sag etwas
chat-send = Senden
chat-none = Noch hat niemand ein Wort gesagt.
chat-somebody = Zuschauer
chat-about = { $name }: ausblenden oder stummschalten
chat-of = Nachrichten von { $name }
chat-hide = Hier ausblenden
chat-show = Wieder anzeigen
chat-hidden = Ausgeblendet

## Die Auslosung

deal-committed = Die Auslosung steht fest
deal-committed-about = Woraus in dieser Partie gelost wird, steht schon fest; dies ist die Festlegung darauf, ein SHA-256-Hash. Wenn du bereit bist, trägt dein Browser etwas dazu bei. Nach der Partie beweist die Wiederholung, dass niemand die Karten ausgesucht hat.
