### Das Labor: viele Partien zwischen Bots, und was sie über ein Spiel sagen.

start-lab = Das Labor: Bots erproben die Regeln
lab-title = Das Labor
lab-intro = Bots spielen ein Spiel viele Male; eine Seite voller Bilder erzählt, wer gewinnt, was sich lohnt und was nie jemand nutzt. Ändere eine Regel, lass wieder spielen, vergleiche.
lab-closed = Auf diesem Server gibt es kein Labor. Auf deinem eigenen Rechner hat „consigliere play“ eins.
lab-extra = Das Labor braucht weitere Pakete: pip install 'consigliere[lab]'

## Eine neue Reihe

lab-new = Eine neue Reihe
lab-bots = Wer spielt
lab-bot = Bot { $number }
lab-style = Stil von Bot { $number }
lab-turning = Von Partie zu Partie rücken sie einen Platz weiter. Diese Bots spielen Hunderte Partien in der Minute.
lab-slow = Von Partie zu Partie rücken sie einen Platz weiter. Bots, die vorausdenken, brauchen Sekunden oder Minuten je Partie: fang mit wenigen an.
lab-games = Partien
lab-most = Höchstens { $most }
lab-seed = Startwert
lab-seed-help = Gleicher Startwert, gleiches Glück: so lassen sich Reihen vergleichen
lab-more = Regeln, Ausgabe, Glück
lab-decisions = Auch jede einzelne Antwort ansehen (langsamer)
lab-name = Name
lab-name-hint = Wenn du magst
lab-begin = Lass sie spielen

## Reihen

lab-runs = Bisherige Reihen
lab-times = { $count } × { $bot }
lab-players = { $count } Spieler
lab-changed =
    { $count ->
        [one] eine Hausregel
       *[other] { $count } Hausregeln
    }
lab-games-of =
    { $total ->
        [one] { $done } von einer Partie
       *[other] { $done } von { $total } Partien
    }
lab-stopped = angehalten
lab-failed = gescheitert
lab-compare = Die beiden vergleichen
lab-compare-how = Kreuze zwei Reihen an, um sie Partie für Partie zu vergleichen.
lab-compare-tick = Vergleichen: { $name }
lab-not-alike = Diese beiden lassen sich nicht Partie für Partie vergleichen: „{ $field }“ ist verschieden.
lab-against = { $a } gegen { $b }

## Die gewählte Reihe

lab-stage = Die gewählte Reihe
lab-nothing = Hier wurde noch nichts gespielt. Setz ein paar Bots an den Tisch und lass sie spielen.
lab-progress = Gespielte Partien
lab-left-unknown = Die erste Partie läuft …
lab-left-seconds =
    { $n ->
        [one] noch etwa eine Sekunde
       *[other] noch etwa { $n } Sekunden
    }
lab-left-minutes =
    { $n ->
        [one] noch etwa eine Minute
       *[other] noch etwa { $n } Minuten
    }
lab-left-hours =
    { $n ->
        [one] noch etwa eine Stunde
       *[other] noch etwa { $n } Stunden
    }
lab-meanwhile = Du kannst die Seite verlassen oder inzwischen spielen; die Tische haben Vorrang.
lab-stop = Anhalten
lab-stopped-at = Nach { $done } von { $total } Partien angehalten. Was gespielt wurde, bleibt erhalten.
lab-resume = Weiter
lab-drop = Löschen
lab-drop-sure = Wirklich löschen?
lab-drawing = Die Bilder werden gezeichnet …
lab-report = Bericht: { $name }
lab-tab = In neuem Tab öffnen
lab-download = Herunterladen
