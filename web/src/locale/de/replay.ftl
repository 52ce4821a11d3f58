# Rückblick auf eine Partie, und ihr Ende.

replay-title = Wiederholung
replay-side = Verlauf und Punkte
replay-scores = Punkte
replay-stopped = Die Partie wurde vor ihrem Ende abgebrochen.
replay-undone =
    { $n ->
        [one] Zurückgenommene Züge: einmal
       *[other] Zurückgenommene Züge: { $n }-mal
    }
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

## Die Auslosung

deal-title = Die Auslosung
deal-about = Woraus der Zufall kommt, wurde vor der Partie festgelegt, und der Browser jedes Einzelnen hat etwas beigetragen. Deiner kann jetzt prüfen, dass niemand ausgesucht hat, was kam.
deal-prove = Auslosung prüfen
deal-proven = Die Auslosung ist bewiesen
deal-false = Die Auslosung ist falsch
deal-none = Kein Beweis
deal-none-about = In diesem Protokoll steht nicht, woraus gelost wurde. Das ist so bei Dateien von anderswo und bei Partien früherer Versionen.
deal-step-commitment = Das Geheimnis passt zur Festlegung.
deal-step-shares =
    { $count ->
        [0] Niemand hat etwas beigetragen: Der Server hat allein gelost.
        [one] Der Beitrag eines Spielers steckt darin.
       *[other] Die Beiträge von { $count } Spielern stecken darin.
    }
deal-step-draws =
    { $count ->
        [0] Der Zufall hat nichts gebracht, was zu prüfen wäre.
        [one] Was der Zufall einmal brachte, musste auch kommen.
       *[other] Alle { $count } Male brachte der Zufall, was kommen musste.
    }
deal-step-given = Was vor dem Weiterspielen schon da war, stammt aus einer früheren Auslosung.
deal-step-mine = Dieser Browser kannte die Festlegung vor der Partie, und sein Beitrag ist dabei.
deal-step-mine-lost = Dieser Browser hat vor der Partie etwas beigetragen, das nicht dabei ist. Wenn du nicht aufgestanden bist, stimmt etwas nicht.
deal-step-stranger = Dieser Browser hat nichts beigetragen, hat die Festlegung also vorher nicht gesehen. Wer sie gesehen hat, kann sie vergleichen.
deal-false-commitment = Das Geheimnis passt nicht zur Festlegung.
deal-false-line = Zeile { $line } des Protokolls sagt „{ $text }“, es musste aber „{ $due }“ kommen.
deal-false-shares = Das Protokoll nennt nicht für jeden Stuhl einen Beitrag.
deal-false-menus = Der Server sagt nicht, woraus jede Zeile des Zufalls gezogen wurde.
deal-false-unreadable = Was das Protokoll über die Auslosung sagt, ist nicht lesbar.
deal-numbers = Alle Zahlen
deal-commitment = Festlegung (SHA-256 des Geheimnisses)
deal-secret = Geheimnis des Servers
deal-share = Beitrag von { $name }
deal-share-mine = Beitrag von { $name }, aus diesem Browser
deal-share-none = keiner
deal-yourself = Um es ohne uns zu prüfen, lade das Protokoll herunter und rufe auf:
