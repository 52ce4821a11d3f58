### Der Tisch auf einem großen Bildschirm, das Telefon als Hand, Streamer-Modus, die installierte App.

## Ein großer Bildschirm

screen-title = Auf einem großen Bildschirm zeigen
screen-what = Ein Fernseher oder Tablet zeigt allen den Tisch, und jedes Telefon zeigt die Karten seines Besitzers. Nichts Geheimes kommt je auf den großen Bildschirm.
screen-type = Öffne dort diese Adresse:
screen-or-scan = Oder scanne damit das Bild. Es gilt einmal, zehn Minuten lang.
screen-only-ticket = An diesem Tisch gibt es keine Zuschauer. Das Bild lässt einen Bildschirm herein, einmal und innerhalb von zehn Minuten.
screen-picture = QR-Code für den großen Bildschirm
screen-here = Auf diesem Gerät öffnen
screen-then = Sobald er verbunden ist, zeigen Telefone zuerst die Hand ihres Besitzers.
screen-connected =
    { $n ->
        [one] Ein großer Bildschirm zeigt den Tisch.
       *[other] { $n } große Bildschirme zeigen den Tisch.
    }
screen-scan = Mit dem Telefon scannen, dann einen Stuhl wählen
screen-sound-on = Ton an
screen-sound-off = Ton aus
screen-fill = Vollbild
screen-refused = Dieser Bildschirm darf den Tisch nicht zeigen. Wer am Tisch sitzt, kann ihn hereinlassen: „Auf einem großen Bildschirm zeigen“.

## Das Telefon als Hand

screen-my-hand = Mein Telefon ist meine Hand
screen-sides = Meine Hand oder das Brett
screen-side-hand = Meine Hand
screen-side-board = Brett
screen-lit = dort lässt sich etwas wählen
prefs-hand = Dieses Telefon zeigt zuerst meine Hand
prefs-hand-screen = Wenn ein großer Bildschirm den Tisch zeigt
prefs-hand-always = Immer
prefs-hand-never = Nie

## Streamer-Modus

prefs-streamer = Streamer-Modus: Meine Karten und die Einladung bleiben verdeckt, bis ich den Knopf halte
stream-on = Der Streamer-Modus ist an
stream-hold = Halten, um meine Karten zu sehen
stream-cover = Meine Karten verdecken
stream-how = Halten, oder die Taste V halten. Zweimal gedrückt bleibt es offen, bis du geantwortet hast.
stream-covered = Deine Karten und was du gefragt wirst sind verdeckt.
stream-covered-invite = Die Einladung ist verdeckt: Der Streamer-Modus ist an.
stream-hold-invite = Halten, um sie zu sehen
stream-key = halten: meine Karten im Streamer-Modus sehen

## Die Verbindung und die installierte App

link-searching = Der Server ist nicht erreichbar. Wir versuchen es weiter, und diese Seite macht von selbst weiter.
app-offline = Der Server ist nicht erreichbar. Jede Partie läuft über ihn, auch die gegen Bots. Wir versuchen es weiter.
app-back = Der Server ist wieder da.
app-new = Eine neue Version ist bereit.
app-reload = Neu laden
