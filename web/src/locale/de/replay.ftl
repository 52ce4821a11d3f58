# Rückblick auf eine Partie, und ihr Ende.

replay-title = Wiederholung
replay-side = Verlauf und Punkte
replay-scores = Punkte
replay-stopped = Die Partie wurde vor ihrem Ende abgebrochen.
replay-no-score = Das Diagramm ist gerade nicht zu bekommen.
replay-watch = Wiederholung ansehen
replay-rank = { $name }: { $points }

## Whose eyes

replay-eyes = Augen von
replay-eyes-all = Alle
replay-eyes-all-title = Alles offen, alle Hände
replay-eyes-public = Öffentlich
replay-eyes-public-title = Was alle sehen konnten
replay-eyes-of = Wie { $name } es sah
replay-cards-of = Karten von

## Controls

replay-controls = Steuerung der Wiederholung
replay-first = Zum Anfang (Pos1)
replay-back = Ein Schritt zurück (←)
replay-play = Abspielen (Leertaste)
replay-pause = Pause (Leertaste)
replay-forward = Ein Schritt weiter (→)
replay-last = Zum Ende (Ende)
replay-scrub = Moment
replay-moment = Moment { $n } von { $last }
replay-speed = Tempo
replay-more-lines =
    { $n ->
        [one] und davor noch 1 Zeile
       *[other] und davor noch { $n } Zeilen
    }

## Chart and sources

replay-chart-label = { $what } im Verlauf. Am Ende: { $list }
replay-chart-jump = Moment im Diagramm: { $what }
replay-chart-table = Als Tabelle
replay-quantity = Was gezeigt wird
replay-round = Runde
replay-end = Ende
replay-source = Herkunft
replay-sources = Woher sie kamen: { $what }

## Taking it along

replay-link = Link kopieren
replay-copied = Der Link zu diesem Moment ist kopiert.
replay-download = Herunterladen
replay-open = Protokolldatei öffnen
replay-open-title = Eine Protokolldatei auswählen oder irgendwo auf diese Seite ziehen
replay-drop = Protokoll hier ablegen, um es anzusehen
replay-file-big = Diese Datei ist zu groß für ein Protokoll.
replay-earlier = Hier gespielte Partien
replay-match = Wiederholung von Partie { $n }

## Playing on

replay-fork = Von hier weiterspielen
replay-fork-title = Von diesem Moment weiterspielen
replay-fork-about = Ein neuer Tisch beginnt bei Moment { $n } von { $last }, genau wie er war. Was der Zufall von da an bringt, ist neu.
replay-fork-how = Wer weiterspielt
replay-fork-alone = Alle an diesem Gerät
replay-fork-alone-about = Du entscheidest für alle, oder ihr gebt das Gerät herum.
replay-fork-bots = Gegen Bots
replay-fork-bots-about = Du nimmst einen Platz, Bots nehmen die anderen.
replay-fork-seat = Dein Platz
replay-fork-strength = Bots
replay-fork-go = Weiterspielen
replay-forked = Diese Partie geht ab Moment { $n } einer Wiederholung weiter.
replay-forked-link = Ansehen
