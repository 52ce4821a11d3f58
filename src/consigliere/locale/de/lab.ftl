# Das Labor: Pläne von Studien, ihr Bericht und Vergleiche.

## Was an einem Plan falsch sein kann

lab-plan-toml = Zeile { $line } des Plans ist kein TOML: { $what }.
lab-plan-unknown = Zeile { $line } des Plans: Ein Feld „{ $field }“ gibt es nicht. Bekannte Felder: { $known }.
lab-plan-missing = Zeile { $line } des Plans: Ein Tisch braucht { $field }.
lab-plan-text = Zeile { $line } des Plans: { $field } muss ein kurzer Text in Anführungszeichen sein.
lab-plan-table = Zeile { $line } des Plans: Tische schreibt man als [[{ $field }]], jeder mit seinen Feldern darunter.
lab-plan-yes-no = Zeile { $line } des Plans: { $field } muss true oder false sein.
lab-plan-whole = Zeile { $line } des Plans: { $field } muss eine ganze Zahl von { $low } bis { $high } sein.
lab-plan-players = Zeile { $line } des Plans: { $field } muss eine Zahl sein oder eine Liste von Zahlen wie [3, 4].
lab-plan-names = Zeile { $line } des Plans: { $field } muss ein Name sein oder eine Liste von Namen wie ["greedy", "random"].
lab-plan-lineups = Zeile { $line } des Plans: { $field } muss eine Liste von Listen von Bots sein wie [["greedy"], ["greedy", "random"]].
lab-plan-both = Zeile { $line } des Plans: entweder bots oder { $field }, nicht beides.
lab-plan-options = Zeile { $line } des Plans: { $field } müssen Hausregeln sein, jede mit einem Text, einer Zahl, true oder false.
lab-plan-bots = Zeile { $line } des Plans: { $field } nennt { $bots } Bots, und es gibt { $seats } Plätze.
lab-plan-file = Zeile { $line } des Plans: { $field } „{ $file }“ ist weder eine gedruckte Ausgabe noch eine lesbare Datei.
lab-plan-refused = Zeile { $line } des Plans, { $field }: { $problem }
lab-plan-twice = Zeile { $line } des Plans: { $field } ist gedeckt wie ein früherer Tisch, mit denselben Bots.
lab-plan-tables = Der Plan hat { $tables } Tische, mehr als { $most }: siehe Zeile { $line }, { $field }.

## Was sonst schiefgehen kann

lab-extra = Das Labor braucht weitere Pakete: pip install 'consigliere[lab]'
lab-other-folder = { $folder } ist nicht leer und enthält keine Studie; es bleibt, wie es ist.
lab-other-plan = { $folder } enthält eine Studie mit einem anderen Plan: „{ $field }“ ist verschieden; es bleibt, wie es ist.
lab-no-study = { $folder } enthält keine Studie; „consigliere lab run“ macht eine.
lab-no-games = Von der Studie in { $folder } ist noch keine Partie zu Ende.
lab-damaged = { $file } ist beschädigt; starte die Studie noch einmal, Gespieltes wird nicht neu gespielt.
lab-foreign-page = { $file } gibt es schon, und es ist kein Bericht von uns; es bleibt, wie es ist.
lab-interrupted = Unterbrochen nach { $games } von { $planned } Partien; sie sind in { $folder }, und derselbe Befehl macht dort weiter.
lab-not-alike = { $a } und { $b } lassen sich nicht Partie für Partie vergleichen: „{ $field }“ ist verschieden.
dask-extra = --engine dask braucht weitere Pakete: pip install 'consigliere[dask]'
dask-address = --engine dask braucht --address, wo sein Scheduler lauscht: tcp://HOST:PORT
dask-not-asked = --address gehört zu --engine dask.
dask-unreachable = Unter { $address } antwortet kein Dask-Scheduler.
dask-no-workers = Der Dask-Scheduler unter { $address } hat keine Worker.
dask-workers-died = Dask-Worker sind über denselben Partien immer wieder gestorben; gib ihnen mehr Speicher.
dask-foreign = Die Dask-Worker haben nicht diese Version von consigliere: { $problem }
cli-unknown-engine = Eine Maschine „{ $engine }“ gibt es nicht. Bekannt sind: local, dask.

## Befehle

help-lab = Studien für alle, die Spiele entwerfen: viele Partien nach Plan, Tabellen ihres Verlaufs, Bilder, Vergleiche.
help-run = Einen Plan spielen: welche Spiele, wie viele Spieler, Ausgaben, Hausregeln, Bots, wie viele Partien. Ergebnisse sind Parquet-Tabellen in einem Ordner; was unterbrochen wurde, geht dort weiter, wo es war. Derselbe Plan gibt mit jeder Maschine und jeder Zahl von Prozessen dieselben Tabellen.
help-report = Eine Seite mit Bildern einer Studie machen: wer beginnt, Länge, Punkte, Führungswechsel, was jede Karte und jedes Gebäude wert ist.
help-compare = Zwei Studien Partie für Partie vergleichen, gespielt mit demselben Startwert: was eine Änderung der Regeln, der Ausgabe oder der Bots bewirkt. Beide brauchen gleich viele Tische, mit demselben Spiel und gleich vielen Spielern.
help-option-plan = der Plan, eine TOML-Datei
help-option-folder = der Ordner einer Studie
help-option-a = der Ordner einer Studie
help-option-b = der Ordner der anderen
help-option-results = der Ordner für die Ergebnisse; sonst einer hier, genannt wie der Plan
help-option-page = die Seite, die geschrieben wird; report macht report.html im Ordner, wenn keine genannt ist
help-option-engine = wo gespielt wird: local oder dask
help-option-address = der Dask-Scheduler, tcp://HOST:PORT
lab-done = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
} in { $folder }; Bilder: consigliere lab report { $folder }
lab-written = Der Bericht ist in { $file }

## Die Seite

lab-title = Aus dem Labor
lab-about = { $games } von { $planned } Partien, Startwert { $seed }.
lab-unfinished = Die Studie ist nicht fertig: derselbe Befehl setzt sie fort.
lab-group = { $game }, { $players } Spieler
lab-edition = Ausgabe { $edition }
lab-tables = { $games ->
    [one] Eine Partie:
   *[other] { $games } Partien:
}
lab-figures = Die Zahlen
lab-reading = Linien sind 95%-Intervalle: von zwanzig verfehlt eines die Wahrheit, bei vielen Zeilen ist also mit einigen falschen Alarmen zu rechnen. Was mit dem Gewinnen einhergeht, muss nicht zum Gewinn führen: Wer vorn liegt, kann sich mehr leisten. Blasse Zeilen beruhen auf zu wenigen Fällen, um sich darauf zu verlassen.
lab-weak = Zu wenige Partien: nur auf ±{ $width } Punkte bekannt; für ±5 braucht es etwa { $games }.
lab-few = Nur { $n } Partien: der Mittelwert ist mit Vorsicht zu genießen.
lab-pale = Blasse Zeilen beruhen auf weniger als 30 Fällen.
lab-axis-won = Anteil gewonnener Partien
lab-axis-games = Anteil der Partien
lab-axis-score = mittlere Punktzahl
lab-axis-round = nach Runde
lab-axis-worth = Prozentpunkte Gewinnanteil, mit gegenüber ohne
lab-head-what = was
lab-head-how = wie oft
lab-head-share = Anteil, 95%
lab-head-mean = Mittel, 95%
lab-head-cases = Fälle
lab-head-taken = hatten
lab-head-worth = Wert in Punkten, 95%
lab-head-answer = Frage: Antwort
lab-head-chosen = gewählt
lab-head-offered = angeboten
lab-head-a = A
lab-head-b = B
lab-head-difference = B − A, 95%
lab-turns = Wer beginnt
lab-turns-note = Anteil der Partien, die gewinnt, wer als Erster, Zweiter und so weiter spielt. Gestrichelt: was jeder gewänne, wenn es nicht darauf ankäme.
lab-turns-fair = Ein Vorteil, früher oder später zu spielen, ist nicht zu sehen.
lab-turns-biased = Es kommt darauf an, wann man spielt: Farbige Zeilen weichen vom fairen Anteil ab.
lab-turn = spielt als { $n }.
lab-bots = Bots
lab-bots-note = Was ein Platz jedes Bots gewinnt. Gestrichelt: der faire Anteil.
lab-rounds = Länge in Runden
lab-rounds-axis = Runden
lab-decisions = Länge in Entscheidungen
lab-decisions-axis = Entscheidungen aller Spieler
lab-margin = Vorsprung des Siegers
lab-margin-axis = Punkte des Ersten vor dem Zweiten
lab-lead-changes = Führungswechsel
lab-lead-changes-axis = wie oft die Führung wechselte, an den Enden der Runden
lab-dashed-mean = Gestrichelt: der Mittelwert.
lab-mean-verdict = Im Mittel { $mean }; acht von zehn Partien von { $low } bis { $high }.
lab-scores = Punkte nach Plätzen
lab-scores-note = Das Mittel dessen, was am Ende zählt, für den Ersten, den Zweiten und so weiter.
lab-place = { $n }. Platz
lab-comebacks = Aufholjagden
lab-comebacks-note = Sieger, die in der Mitte der Partie zurücklagen oder sogar Letzte waren.
lab-comeback = zur Halbzeit zurück
lab-from-last = zur Halbzeit Letzter
lab-leaders = Gewinnt, wer führt?
lab-leaders-note = Wer nach einer Runde allein führt: wie oft er gewinnt. Gestrichelt: der faire Anteil. Schon früh nahe 100%, ist der Rest der Partie Formsache.
lab-nobody-led = Vor dem Ende führte niemand allein.
lab-ties = Gleichstand, und was entscheidet
lab-ties-note = Wie oft zwei an der Spitze gleichauf sind, und was die Partien entschied.
lab-tied = gleichauf an der Spitze
lab-sources = Woher es kam: { $what }
lab-sources-note = Mittel der Sieger und aller anderen.
lab-winners = Sieger
lab-others = andere
lab-worth = Was es wert ist: { $what }
lab-worth-note = Plätze, die es hatten, gegen Plätze, die es nicht hatten: desselben Bots, an derselben Stelle der Zugfolge, am selben Tisch, mit gleich vielen anderen dieser Art. „> 2×“ heißt: mehr als zweimal gehabt, wo fast alle es haben.
lab-extremes = Nie und immer
lab-extremes-note = Was { $bot }, der stärkste Bot hier, in höchstens 2% oder mindestens 98% seiner Partien nimmt.
lab-extremes-none = Es gibt nichts, was { $bot }, der stärkste Bot hier, nie oder immer nimmt; oder er saß in zu wenigen Partien.
lab-never = nie
lab-always = immer
lab-disdained = Angeboten und verschmäht
lab-disdained-note = Antworten, die { $bot }, der stärkste Bot hier, mindestens 50-mal geben konnte und fast nie gab. Antworten stehen in der Notation der Protokolle.
lab-losing = Gewählt und bereut
lab-losing-note = Antworten, die öfter mit Verlieren einhergehen, als der Zufall erklärt, unter Plätzen, die sie geben konnten. Wie oft: durch { $bot }, den stärksten Bot hier.
lab-none-found = Dergleichen fand sich nicht.
lab-no-decisions = Der Plan wollte die Entscheidungen nicht: mit „decisions = true“ wird nach dominierten Möglichkeiten gesucht.
lab-facts = Außerdem
lab-compared = { $a } (A) und { $b } (B), { $games } Partien in Paaren.
lab-compared-same = Beide Studien spielten genau dieselben Partien.
lab-contrast = Was sich ändert
lab-contrast-note = Unterschied der Anteile in Prozentpunkten, Partie für Partie mit demselben Zufall. Gold: mehr in B, rot: weniger.
lab-row-turn = Siege dessen, der als { $n }. spielt
lab-row-slot = Siege von { $bots }
lab-row-rounds = Runden
lab-row-decisions = Entscheidungen
lab-row-top-score = Punkte des Siegers
lab-row-mean-score = mittlere Punktzahl
lab-row-margin = Vorsprung des Siegers
lab-row-lead-changes = Führungswechsel
lab-row-comeback = Sieger zur Halbzeit zurück
lab-row-tied = gleichauf an der Spitze

## Im Browser

lab-closed = Auf diesem Server gibt es kein Labor; „consigliere play“ hat eins.
lab-unknown = Diese Reihe gibt es im Labor nicht; vielleicht war sie die älteste und hat einer neuen Platz gemacht.
lab-busy = Im Labor läuft schon eine Reihe. Warte, bis sie fertig ist, oder halte sie an.
lab-working = „{ $name }“ läuft noch. Warte, bis sie fertig ist, oder halte sie an.
lab-lineup = { $bots } Bots haben an einem Tisch für { $players } keinen Platz.
lab-broken = Der Prozess des Labors endete vorzeitig. Was gespielt wurde, bleibt erhalten: mach weiter oder fang neu an.
lab-disk = Das Labor kann seine Dateien nicht schreiben: { $why }
