# Was der Server den Leuten am Tisch sagt, und dem, der ihn startet.

## Tische

room-unknown = Es gibt keinen Tisch mit dem Code { $code }.
room-name-long = Ein Name hat höchstens { $most } Buchstaben.
room-name-empty = Bitte gib einen Namen ein.
room-name-taken = Hier heißt schon jemand { $name }.
room-emblem-taken = Dieses Emblem ist vergeben.
room-chair-taken = Dieser Stuhl ist besetzt.
room-no-such-chair = Diesen Stuhl gibt es nicht.
room-not-your-chair = Das ist nicht dein Stuhl.
room-not-host = Das kann nur der Gastgeber.
room-too-small = Auf einem Stuhl, der wegfiele, sitzt jemand.
room-no-such-bot = So einen Bot gibt es für dieses Spiel nicht.
room-open-chairs = Es sind noch Stühle frei: Lade jemanden ein oder setze Bots hin.
room-not-ready = Noch nicht bereit: { $who }.
room-already-playing = Die Partie hat schon begonnen.
room-still-playing = Die Partie läuft noch.
room-not-playing = Es läuft keine Partie.
room-not-asked = Du wirst gerade nicht gefragt.
room-answered = Du hast schon geantwortet. Nimm die Antwort zurück, wenn du Zeit brauchst.
room-stale = Am Tisch ist inzwischen etwas geschehen. Schau noch einmal.
room-not-offered = Das steht jetzt nicht zur Wahl.
room-nothing-back = Von dir gibt es nichts zurückzunehmen.
room-undo-away = Wer zustimmen muss, ist gerade nicht da. Versuch es wieder, wenn alle zurück sind.
room-undo-refused = Dieser Zug hat etwas verraten, und niemand sonst kann zustimmen: An diesem Tisch lässt er sich nicht zurücknehmen.
room-proposed-already = Der Tisch wird schon etwas gefragt.
room-no-proposal = Gerade ist nichts vorgeschlagen.
room-not-needed = Du wirst dazu nicht gefragt.
room-no-order = So eine feste Antwort gibt es jetzt nicht.
room-not-away = Dieser Spieler ist da und hat Zeit.
room-no-spectators = Dieser Tisch möchte keine Zuschauer.
room-locked = Der Gastgeber hat diesen Tisch geschlossen: Niemand kommt mehr dazu.
room-removed = Der Gastgeber hat dich von diesem Tisch entfernt.
room-bots-stay = An diesem Tisch übernimmt während der Partie niemand den Platz eines Bots.
room-ask-host = Bitte zuerst den Gastgeber um diesen Platz.
room-sees-a-hand = Du hattest in dieser Partie schon einen anderen Platz und sähest eine zweite Hand. Dir steht nur dein eigener offen.
room-many-requests = Es bitten schon genug Leute um einen Platz. Versuch es in einer Minute noch einmal.
room-no-request = Diese Bitte gibt es nicht mehr.
room-no-person = Dort sitzt kein Spieler.
room-not-yourself = Das geht nicht bei dir selbst.
room-remove-ask = Während der Partie müssen die anderen zustimmen: Schlag es dem Tisch vor.
room-remove-two = Ein anderer Spieler muss da sein und zustimmen.
room-muted = Der Gastgeber hat dich stummgeschaltet.
room-grace = { $who } ist seit weniger als einer halben Minute weg. Versuch es in { $seconds } s noch einmal.
room-screen = Auf diesen Bildschirm schauen alle. Gespielt wird auf dem Telefon.
room-no-record = Das Protokoll gibt es, wenn die Partie vorbei ist.
room-slow-down = Das war zu schnell. Warte einen Moment.
room-chat-slow = Du redest zu schnell. Warte einen Moment.
room-chat-empty = Es gibt nichts zu senden.
room-ticket-bad = Dieser Link wurde schon benutzt oder ist zu alt. Lass dir einen neuen geben.
room-too-many = Von hier wurden zu viele Tische eröffnet. Versuch es in einer Minute wieder.
room-bad-message = Die Nachricht war nicht zu verstehen.
text-control = Der Text enthält Steuerzeichen. Schreib ihn neu, nur mit gewöhnlichen Buchstaben.
room-bad-version = Diese Seite ist älter oder neuer als der Server. Lade sie neu.
room-storage = Der Tisch kann gerade nicht gespeichert werden. Nichts wurde geändert; versuch es gleich noch einmal.
room-storage-damaged = Der Speicher des Servers ist beschädigt: Dieser Tisch kann weder gelesen noch gespeichert werden. Geändert wurde nichts. Nur wer den Server betreibt, kann das beheben.
room-storage-refused = Das lässt sich nicht speichern. Geändert wurde nichts.
room-lost = Der Tisch konnte nicht gelesen werden. Versuch es gleich noch einmal.

server-table-now = Jetzt
server-table-hand = Meine Hand
server-table-board = Auf dem Tisch
server-table-players = Die Spieler

server-undo-start = Du hast noch keinen Zug gemacht.
server-undo-learned = Dieser Zug hat etwas verraten.
server-undo-other = { $who } hat inzwischen gezogen.
server-undo-thinking = { $who } überlegt eine Reaktion.

server-undid-free =
    { $n ->
        [one] { $who } nimmt einen Zug zurück.
       *[other] { $who } nimmt { $n } Züge zurück.
    }
server-undid-agreed =
    { $n ->
        [one] { $who } nimmt einen Zug zurück. Die anderen haben zugestimmt.
       *[other] { $who } nimmt { $n } Züge zurück. Die anderen haben zugestimmt.
    }
server-undid-alone =
    { $n ->
        [one] { $who } nimmt einen Zug zurück, der etwas verraten hat; an einem anderen Bildschirm war niemand zu fragen.
       *[other] { $who } nimmt { $n } Züge zurück, die etwas verraten haben; an einem anderen Bildschirm war niemand zu fragen.
    }

## Wer hereinkommt

http-foreign = Das hat eine Seite von anderswo verlangt. Öffne die Seite dieses Servers.
http-control = Keine Adresse enthält Steuerzeichen.
http-host = Dieser Server heißt nicht „{ $host }“. Öffne die Adresse, die er dir nennt, oder lass den Namen von dem, der ihn betreibt, in CONSIGLIERE_HOSTS eintragen.
http-metrics = Die Zahlen dieses Servers sind für seinen Betreiber: Frag von seinem eigenen Rechner aus, oder mit dem Token aus CONSIGLIERE_METRICS_TOKEN.
http-not-json = Schick es als JSON, mit Content-Type: application/json.
http-too-big = Das ist größer, als dieser Server annimmt.
door-sockets = Von hier sind zu viele Seiten offen. Schließ ein paar davon und versuch es wieder.
door-rooms = Von hier sind zu viele Tische offen. Verlass ein paar davon und versuch es in einer Minute wieder.
door-requests = Von hier wurde um zu viele Plätze gebeten. Versuch es in einer Minute noch einmal.
server-busy = Der Server ist gerade überlastet. Geändert wurde nichts; versuch es in einer Minute noch einmal.
door-full = Dieser Server hat so viele Tische, wie er tragen kann. Versuch es später wieder.
door-guesses = Von hier wurden zu viele Tische gesucht, die es nicht gibt. Versuch es in einer Minute wieder.
too-much = { $seconds ->
        [one] Von hier kamen zu viele Anfragen auf einmal. Versuch es in einer Sekunde wieder.
       *[other] Von hier kamen zu viele Anfragen auf einmal. Versuch es in { $seconds } Sekunden wieder.
    }
ready-not = Dieser Server ist nicht bereit.
ready-reading = Sein Speicher lässt sich nicht lesen.
ready-writing = In seinen Speicher lässt sich nicht schreiben.
ready-file = Die Datei seines Speichers ist beschädigt.
ready-disk = Seine Festplatte ist voll.
ready-bots = Seine Bots denken nicht.

## Starten

server-no-database = Die Datenbank lässt sich nicht öffnen: { $why }
server-file-in-use = Ein anderer Server benutzt { $file } bereits. Beende ihn zuerst, oder gib diesem mit CONSIGLIERE_DATABASE_URL eine eigene Datenbank; mehrere Server an einer Datenbank brauchen PostgreSQL.
server-bad-url = Das ist keine Datenbank, die wir kennen: { $why }
server-newer-database = Die Datenbank hat die Version { $theirs }, die dieser Consigliere noch nicht kennt (er kennt sie bis { $ours }). Nichts wurde geändert: Installiere den neueren, oder spiele eine Sicherung zurück.
server-encoding = Die Datenbank bewahrt Text als { $encoding } auf, Namen von Spielern können aber jeden Buchstaben haben. Nichts wurde geändert: Lege eine in UTF-8 an (createdb -T template0 -E UTF8).
server-bad-days = { $name } braucht eine ganze Zahl von Tagen, 0 für immer, nicht „{ $value }“.
server-bad-hosts = { $name } ist eine Liste von Namen wie tisch.example.org, durch Kommas getrennt; „{ $value }“ ist keiner.
backup-nothing = Dort ist keine Datenbank von Consigliere.
backup-there = { $file } gibt es schon; die Datei bleibt, wie sie ist.
backup-failed = { $file } konnte nicht geschrieben werden: { $why }
backup-none = { $file } ist keine Sicherung.
backup-damaged = { $file } ist beschädigt; nichts wurde geändert.
backup-newer = { $file } hat die Version { $theirs }, die dieser Consigliere noch nicht kennt (er kennt sie bis { $ours }). Nichts wurde geändert.
restore-not-empty = Die Datenbank ist in Gebrauch; eine Sicherung kommt nur in eine leere. Nichts wurde geändert.
server-port-taken = Port { $port } auf { $host } ist belegt. Wähle einen anderen mit --port.
server-address-bad = { $host } ist keine Adresse dieses Rechners.
server-workers = { $workers } Prozesse brauchen eine gemeinsame Datenbank: nenne ein PostgreSQL in CONSIGLIERE_DATABASE_URL.
server-few-files = Nur etwa { $pages } Seiten können gleichzeitig verbunden sein: Mehr Dateien lässt das System dieses Programm nicht öffnen. Erhöhe die Grenze mit `ulimit -n` oder mit LimitNOFILE in systemd.
server-no-pages = Die Seiten wurden nicht gebaut. Starte: python3 make.py setup
server-open = Consigliere ist offen: { $url }
server-phones = Telefone im selben Netz: { $url }
server-no-browser = Hier gibt es keinen Browser. Öffne die Adresse oben in einem.
server-stop = Strg-C schließt. Die Tische bleiben erhalten.
server-closed = Geschlossen. Alle Tische bleiben erhalten.

## Editions of one's own

edition-gone = Dieser Server hat keine Ausgabe „{ $edition }“ von { $game }. Öffne ihre Datei zuerst im Editor für Ausgaben und speichere sie dort.
edition-no-game = Zeile { $line }: Die Datei muss sagen, zu welchem Spiel sie gehört, eines von { $known }, in einer Zeile wie game = "{ $example }".
edition-name-printed = Zeile { $line }: „{ $name }“ ist die Ausgabe, die zum Spiel gehört. Gib deiner einen eigenen Namen.
edition-name-taken = Eine andere Ausgabe heißt schon „{ $name }“. Wähle einen anderen Namen.
edition-not-kept =
    { $count ->
        [one] Die Ausgabe ist noch nicht spielbar: Etwas stimmt nicht.
       *[other] Die Ausgabe ist noch nicht spielbar: { $count } Dinge stimmen nicht.
    }
edition-too-many = Von hier wurden zu viele Ausgaben gespeichert. Versuche es in einer Stunde wieder.
