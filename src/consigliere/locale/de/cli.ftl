# The program `consigliere`: its help, its sentences, its tables.

## Help pages

help-usage = Aufruf:
help-arguments = Argumente
help-options = Optionen
help-commands = Befehle
help-consigliere = Mafia-Brettspiele: gegen Bots spielen, simulieren, Protokolle aufbewahren und prüfen. Jeder Befehl erklärt sich mit --help.
help-play = Den Tisch im Browser öffnen: gegen Bots spielen, mit Freunden im Netz oder zu mehreren an einem Gerät. Tische werden in deinem Datenordner aufbewahrt oder in der Datenbank, die CONSIGLIERE_DATABASE_URL nennt.
help-serve = Tische für viele anbieten. Mehrere Prozesse brauchen PostgreSQL, genannt in CONSIGLIERE_DATABASE_URL.
help-text = Im einfachen Terminal gegen Bots spielen. Die Möglichkeiten sind nummeriert; „?“ erklärt die Entscheidung, „help“ nennt alles, was man eingeben kann.
help-simulate = Bots viele Partien spielen lassen: Siege mit 95-%-Intervallen, Punkte, Längen, Geschwindigkeit. Die Bots rücken von Partie zu Partie um einen Platz weiter; eine Liste, die kürzer als der Tisch ist, wird wiederholt. Gleicher Startwert und gleiche Bots geben die gleichen Partien, mit beliebig vielen Prozessen.
help-record = Protokolle von Partien prüfen und zeigen.
help-verify = Protokolle nachspielen, ihre Prüfsummen und den Beweis der Auslosung prüfen.
help-show = Verlauf und Tisch eines Protokolls zeigen, wie ein Platz sie sah; ohne Platz alles, wenn die Partie zu Ende ist, und sonst, was alle sahen.
help-bench = Messen, wie viele Entscheidungen pro Sekunde zufälliges Spiel schafft und was eine Kopie, eine Ansicht, eine geprüfte Antwort und eine Determinisierung kosten; python-chess spielt im selben Lauf mit.
help-mcp = Nimmt einen Stuhl an einem laufenden Tisch und lässt dort ein Sprachmodell spielen: ein MCP-Server auf stdin und stdout, mit dem, was ein Mensch auf diesem Platz sähe, und nicht mehr.
help-games = Die Spiele, ihre Bots und ihre Hausregeln nennen.
help-option-game = das Spiel; „consigliere games“ nennt alle
help-option-players = Zahl der Spieler
help-option-bots = Namen von Bots, durch Kommas getrennt
help-option-lang = Sprache: en, it oder de; sonst die von LC_ALL oder LANG
help-option-seed = eine ganze Zahl: gleicher Startwert, gleicher Zufall
help-option-record = das Protokoll der Partie in diese Datei schreiben, unfertig, wenn du früher gehst
help-option-resume = eine Partie fortsetzen, die in dieser Datei gespeichert ist
help-option-seat = Platz, von 0 an gezählt
help-option-option = eine Hausregel; auch mehrmals
help-option-name = dein Name im Verlauf
help-option-games = Zahl der Partien
help-option-workers = Zahl der Prozesse
help-option-json = ein JSON-Objekt ausgeben
help-option-files = Protokolle
help-option-file = ein Protokoll
help-option-at = nach so vielen Antworten; sonst nach der letzten
help-option-version = die Version nennen
help-option-host = Adresse, auf der gelauscht wird
help-option-port = Port, auf dem gelauscht wird
help-option-url = Adresse des Tisches, wie der Browser sie zeigt
help-option-chair = der Stuhl, ab 0 gezählt; sonst ein freier
help-option-no-browser = keinen Browser öffnen
help-option-help = diese Hilfe zeigen

## What may be wrong

unknown-bot = Einen Bot „{ $bot }“ gibt es für { $game } nicht. Bekannte Bots: { $known }.
bot-not-loaded = Der Bot „{ $bot }“ aus dem Paket { $package } lässt sich nicht laden: { $problem }
bot-no-bot = Der Eintrag „{ $bot }“ aus dem Paket { $package } führt zu keinem Bot: gebraucht wird eine Funktion, die den Schlüssel eines Spiels nimmt und eine Funktion liefert.
bot-failed = Der Bot „{ $bot }“ aus dem Paket { $package } ist an der Frage „{ $kind }“ gescheitert: { $problem }
bot-illegal = Der Bot „{ $bot }“ aus dem Paket { $package } hat auf die Frage „{ $kind }“ eine Antwort gegeben, die nicht zur Wahl steht.
cli-unknown-command = Einen Befehl „{ $command }“ gibt es nicht. Bekannte Befehle: { $known }.
cli-no-such-option = „{ $command }“ hat keine Option { $option }; siehe „{ $command } --help“.
cli-missing = „{ $command }“ braucht { $option }; siehe „{ $command } --help“.
cli-option-misused = { $option } ist falsch gebraucht; siehe „{ $command } --help“.
cli-misused = So ruft man „{ $command }“ nicht auf; siehe „{ $command } --help“.
cli-no-number = { $option } braucht eine ganze Zahl, nicht „{ $value }“.
cli-out-of-range = { $option } muss von { $low } bis { $high } sein, nicht { $value }.
cli-option-form = --option braucht NAME=WERT, nicht „{ $value }“.
cli-too-many-bots = { $bots } Bots sind zu viele: Es gibt Plätze für { $seats }.
cli-name-empty = --name braucht mindestens einen Buchstaben.
cli-file-missing = Diese Datei oder diesen Ordner gibt es nicht: { $file }
cli-file-is-folder = Das ist ein Ordner, keine Datei: { $file }
cli-file-forbidden = Für { $file } fehlt die Berechtigung.
cli-disk-full = Der Datenträger ist voll; { $file } wurde nicht geschrieben.
cli-file-problem = { $file } lässt sich nicht lesen oder schreiben ({ $problem }).
cli-file-too-long = { $file } ist zu lang für ein Protokoll.
cli-line-too-long = Zeile { $line } von { $file } ist zu lang für ein Protokoll.
cli-file-no-text = { $file } ist kein Text, also kein Protokoll.
cli-file-no-record = { $file } gibt es schon, und es ist kein Protokoll; es bleibt, wie es ist.
cli-another-game = In { $file } steht eine Partie { $game }.
cli-resume-finished = Die Partie in { $file } ist zu Ende; „consigliere record show“ zeigt sie.
cli-resume-differs = Eine gespeicherte Partie behält ihre Spieler und Hausregeln: Lass --players und --option weg oder gib die von { $file } an.
cli-interrupted = Abgebrochen.
cli-interrupted-after = Nach { $games } von { $planned } Partien abgebrochen.
cli-input-ended = Die Eingabe endete mitten in der Partie; sie wurde hier nicht gespeichert.
cli-input-ended-saved = Die Eingabe endete mitten in der Partie; sie ist in { $file } gespeichert, mit --resume geht sie weiter.
cli-stopped = Mitten in der Partie abgebrochen; sie wurde hier nicht gespeichert.
cli-stopped-saved = Mitten in der Partie abgebrochen; sie ist in { $file } gespeichert, mit --resume geht sie weiter.
workers-died = Ein Prozess wurde von außen beendet; versuche es mit weniger --workers.

## The text game

cli-person = Boss
cli-seat = Platz { $seat }
cli-welcome = { $players } Spieler, Startwert { $seed }. Du bist { $name } auf Platz { $seat }; die anderen sind { $others }. Gib „help“ ein, um zu sehen, was du eingeben kannst.
cli-group = { $letter }. { $title } ({ $first } bis { $last })
cli-choose-group = Ein Buchstabe öffnet eine Gruppe, „all“ nennt alle Möglichkeiten, eine Zahl entscheidet.
cli-step = (Schritt { $step } von { $steps }.)
cli-no-such-number = Es gibt nur die Möglichkeiten 1 bis { $most }.
cli-not-understood = „{ $text }“ ist unverständlich: Gib eine Zahl von 1 bis { $most } ein oder „help“.
cli-no-such-rule = Einen Abschnitt { $number } haben die Regeln nicht; „rules“ nennt alle.
cli-why-what = Weder deine Hand noch der Tisch hat „{ $text }“; „hand“ nummeriert deine Karten.
cli-why-usable =
    { $n ->
        [one] Möglichkeit { $numbers } nutzt das.
       *[other] Die Möglichkeiten { $numbers } nutzen das.
    }
cli-hand-empty = Deine Hand ist leer.
cli-saved = Gespeichert. Weiter geht es mit: consigliere text { $game } --resume { $file }
cli-left = Du verlässt den Tisch, ohne zu speichern.
cli-left-saved = Du verlässt den Tisch; die Partie ist in { $file } gespeichert.
cli-recorded = Das Protokoll steht in { $file }.
cli-help-number = 1, 2, ...: diese Möglichkeit wählen; Enter allein nimmt die einzige oder nennt alle noch einmal
cli-help-explain = ?: die Entscheidung erklären; ? 2: Möglichkeit 2 erklären
cli-help-all = all: alle Möglichkeiten nennen
cli-help-table = table: der ganze Tisch
cli-help-hand = hand: deine Karten, nummeriert für „why“
cli-help-log = log: alles, was geschah; log 10: die letzten 10 Zeilen
cli-help-why = why 2: warum die zweite Karte deiner Hand nicht geht, oder wofür sie taugt; why hafen: dasselbe für einen Ort
cli-help-rules = rules: Inhalt der Regeln; rules 4.3: dieser Abschnitt
cli-help-save = save: die Partie in eine Datei schreiben, um später weiterzuspielen; save DATEI: in diese Datei
cli-help-quit = quit: den Tisch verlassen

## Simulations, benchmarks, records, games

cli-playing = Partien
cli-simulated = { $game }, { $players } Spieler, { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    }, Startwert { $seed }: { $seconds } s, { $speed } Entscheidungen pro Sekunde.
cli-head-seat = Platz
cli-head-bot = Bot
cli-head-wins = Siege
cli-head-share = Anteil
cli-head-interval = 95-%-Intervall
cli-head-fair = Anteil der Plätze
cli-head-score = Mittlere Punkte
cli-head-length = Länge einer Partie
cli-head-mean = Mittel
cli-head-least = Kleinste
cli-head-most = Größte
cli-decisions = Entscheidungen
cli-rounds = Runden
cli-measuring = Messung
cli-bench-title = { $game }, { $players } Spieler, ein Kern, Prozessorzeit des Prozesses:
cli-bench-decisions-per-s = { $value } Entscheidungen pro Sekunde im zufälligen Spiel, jedes Mal mit allen Möglichkeiten
cli-bench-answers-per-s = { $value } Antworten pro Sekunde, den Zufall mitgezählt
cli-bench-copy-us = { $value } µs für eine Kopie
cli-bench-copy-deepest-us = { $value } µs für eine Kopie mit dem höchsten Regelstapel
cli-bench-view-us = { $value } µs für eine Ansicht
cli-bench-apply-us = { $value } µs für eine geprüfte Antwort
cli-bench-apply-view-us = { $value } µs für eine geprüfte Antwort und eine Ansicht
cli-bench-determinize-us = { $value } µs für eine Determinisierung
cli-bench-positions = { $value } Stellungen aus zufälligen Partien gemessen
cli-bench-deepest = { $value } Regeln auf dem höchsten Regelstapel
cli-bench-peer-decisions-per-s = { $value } Entscheidungen pro Sekunde von python-chess im selben Lauf
cli-bench-peer-copy-us = { $value } µs für eine Kopie seines Bretts
cli-bench-ratio = { $value }-mal so viele Entscheidungen pro Sekunde wie python-chess
cli-bench-no-peer = python-chess ist nicht installiert, also gibt es keinen Vergleich
cli-record-finished = { $file }: in Ordnung, zu Ende, { $answers } Antworten, Punkte { $scores }; { $deal }
cli-record-unfinished = { $file }: in Ordnung, nicht zu Ende, { $answers ->
        [one] 1 Antwort
       *[other] { $answers } Antworten
    }; { $deal }
cli-deal-none = ohne Beweis der Auslosung
cli-deal-proven = Auslosung bewiesen (Festlegung { $commitment }…, { $draws ->
        [one] 1 Ziehung
       *[other] { $draws } Ziehungen
    }, { $givers ->
        [0] niemand hat etwas beigetragen
        [one] Beitrag von Platz { $seats }
       *[other] Beiträge von den Plätzen { $seats }
    })
cli-log-title = Was geschah:
cli-table-title = Der Tisch nach { $answers ->
        [one] 1 Antwort
       *[other] { $answers } Antworten
    }:
cli-game = { $game }: { $low } bis { $high } Spieler; Bots: { $bots }
cli-house-rules = Hausregeln, gesetzt mit --option NAME=WERT, hier mit ihrer Voreinstellung:
cli-house-rule = { $name }={ $value } ({ $values }): { $meaning }
cli-house-print = Wie die { $label }: { $settings }

## Editions

help-edition = Ausgaben: was auf dem Material steht, woher jeder Wert kommt, und eigene Dateien.
help-edition-show = Eine Ausgabe als Tabellen zeigen: was auf Plan, Plättchen und Karten steht und woher jeder Wert kommt.
help-check = Sagen, ob eine Datei eine Ausgabe ihres Spiels ist, und was daran nicht stimmt, Zeile für Zeile.
help-option-edition = eine Datei mit einer eigenen Ausgabe, oder der Name einer älteren, statt der gedruckten
cli-edition-good = { $file }: eine gute Ausgabe von { $game }, gespielt als { $ref }.
cli-edition-other-game = { $file } ist eine Ausgabe von { $game }.
cli-edition-no-game = { $file } sagt nicht, zu welchem Spiel sie gehört: Es fehlt eine Zeile wie game = "{ $example }".
cli-edition-title = { $game }, Ausgabe { $ref }
cli-edition-marks = Werte ohne Zeichen stehen in den Regeln; + auf einem gedruckten Exemplar gesehen; ~ gefolgert; ? rekonstruiert.
cli-edition-notes = Warum:
cli-edition-inferred = gefolgert
cli-edition-reconstructed = rekonstruiert
cli-edition-note = { $path }: { $kind }, { $why }
cli-head-facts = In einem mittleren Spiel

## Standing orders

cli-orders = Daueraufträge, die du geben kannst (stand NUMMER; stand off nimmt ihn zurück):
cli-no-orders = Für diese Entscheidung gibt es keinen Dauerauftrag.
cli-order-given = Dauerauftrag: { $order }. Niemand sonst merkt es.
cli-order-off = Kein Dauerauftrag mehr.
cli-help-stand = stand: Daueraufträge, die dir dieselbe Frage ersparen; stand 1: einen geben; stand off: ihn zurücknehmen

## Arena

help-arena = Bots gegeneinander spielen lassen: Jede Verteilung wird in jeder Drehung der Plätze gespielt, damit sich das Glück der Karten und Plätze ausgleicht. Siege mit 95-%-Intervallen, Ränge, Wertungen, Bedenkzeit und wer vor wem landet. Eine Liste, die kürzer als der Tisch ist, wird wiederholt; ohne --players sind es 4 Spieler oder so viele, wie Bots genannt sind, wenn das mehr sind. Gleicher Startwert und gleiche Bots geben die gleichen Partien, mit beliebig vielen Prozessen.
help-option-out = beendete Partien in diese Datei schreiben; derselbe Befehl noch einmal macht dort weiter
arena-other-plan = { $file } gehört zu einem anderen Lauf: { $what } ist dort „{ $theirs }“ und hier „{ $ours }“; die Datei bleibt, wie sie ist.
arena-no-arena = { $file } gibt es schon, und es ist keine Arena-Datei; sie bleibt, wie sie ist.
arena-in-use = In { $file } schreibt gerade ein anderer Lauf.
arena-damaged = Zeile { $line } von { $file } ist beschädigt; die Datei bleibt, wie sie ist.
cli-arena-interrupted = Nach { $games } von { $planned } Partien abgebrochen; sie stehen in { $file }, und derselbe Befehl macht dort weiter.
cli-arena-fought = { $game }, { $players } Spieler, { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    } auf { $deals ->
        [one] 1 Verteilung
       *[other] { $deals } Verteilungen
    }, Startwert { $seed }: { $seconds } s.
cli-arena-rounded = Aus { $asked } Partien wurden { $planned }: Jede Verteilung wird { $players }-mal gespielt, damit jeder Bot jeden Platz einmal hat.
cli-arena-resumed =
    { $games ->
        [one] 1 Partie stand
       *[other] { $games } Partien standen
    } schon in der Datei.
cli-head-place = Mittlerer Rang
cli-head-rating = Wertung
cli-head-thinking = Bedenkzeit (ms)
cli-head-thinking-99 = 99 % bis (ms)
cli-head-thinking-most = Längste (ms)
cli-head-by-seat = Siege nach Platz
cli-head-before = Landet vor

## Betrieb

help-backup = Schreibt alles, was die Datenbank enthält, in eine Datei, während Server weiterlaufen. Die Datei hat die Schlüssel laufender Partien: Verwahre sie gut. Die Datenbank ist die von CONSIGLIERE_DATABASE_URL, sonst die in deinem Datenordner.
help-restore = Spielt eine Sicherung in eine leere Datenbank zurück, auch in eine anderer Art. Es kommt alles, oder nichts.
help-forget = Nimmt die Spuren eines Spielers aus der Datenbank: seinen Namen, die Schlüssel seiner Stühle, was er geschrieben hat. Ohne --yes werden sie nur aufgezählt. Namen sind nicht eindeutig: Mit --room oder --replay ist eine einzige Person gemeint. Server dürfen dabei weiterlaufen.
help-recover = Holt einen Tisch zurück, der gelöscht wurde, weil ihn niemand mehr benutzt hat: Der Server bewahrt ihn noch eine Woche auf. Ohne Code werden alle solchen Tische aufgezählt. Server dürfen dabei weiterlaufen.
help-accept-clock = Bestätigt den Servern dieser Datenbank, dass die Uhr dieses Rechners richtig geht. Nach einem Sprung der Uhr löschen sie nichts, bis sie eine Woche gelaufen sind oder bis du das hier eingibst.
help-option-code = der Code des Tisches
help-option-backup-file = die Datei der Sicherung
help-option-who = der Name des Spielers, genau wie er gezeigt wird
help-option-room = nur an dem Tisch mit diesem Code, und in seinen Wiederholungen
help-option-replay = nur in dieser Wiederholung, nach der Kennung in ihrer Adresse
help-option-yes = tu es
cli-backed-up = { $file }: { $rooms ->
        [one] 1 Tisch
       *[other] { $rooms } Tische
    }, { $rows } Zeilen, Version { $version }.
cli-restored = Zurückgespielt aus { $file }: { $rooms ->
        [one] 1 Tisch
       *[other] { $rooms } Tische
    }, { $rows } Zeilen.
cli-forget-none = Von „{ $name }“ gibt es keine Spuren.
cli-forget-room = Tisch { $code }: ein Stuhl und seine Schlüssel
cli-forget-replay = Wiederholung { $id }: der Name
cli-forget-said = Chat am Tisch { $code }: { $lines ->
        [one] 1 Zeile
       *[other] { $lines } Zeilen
    } gesagt
cli-forget-named = Chat am Tisch { $code }: der Name in { $lines ->
        [one] 1 Zeile
       *[other] { $lines } Zeilen
    } anderer
cli-forget-ask = Nichts wurde geändert. Derselbe Befehl mit --yes nimmt all das heraus, und nichts bringt es zurück.
cli-forgotten = Getan. Laufende Server zeigen es binnen zehn Sekunden. Frühere Sicherungen enthalten es noch.
cli-recover-room = Tisch { $code }: lässt sich bis { $until } zurückholen
cli-recover-ask = Derselbe Befehl mit einem dieser Codes holt den Tisch zurück.
cli-recover-none = Kein gelöschter Tisch ist da, den man zurückholen könnte.
cli-recovered = Tisch { $code } ist wieder da, mit seinen Partien, dem Chat und den Schlüsseln der Spieler.
cli-recover-unknown = Kein gelöschter Tisch hat den Code { $table }. Es gab ihn nie, es gibt ihn noch, oder er wurde eine Woche nach dem Löschen entfernt.
cli-clock-accepted = Bestätigt: Es ist { $now }. Binnen einer Stunde löschen die Server wieder alte Tische.
