### The edition editor: pictures of board and cards into which a copy’s values are typed.

## The page

edition-title = Editor für Ausgaben
edition-games = Spiel
edition-opening = Die Schachtel wird geöffnet …
edition-intro = Manche Werte dieses Spiels stehen nur auf Plan und Karten; wo ein Fragezeichen steht, sind unsere rekonstruiert. Wenn du ein Exemplar besitzt, tippe ab, was auf deinem steht, speichere es und spiele damit.
edition-intro-stated = In diesem Spiel steht alles in den Regeln. Wenn dein Exemplar anders ist, tippe ab, was darauf steht, speichere es und spiele damit.
edition-name = Name deiner Ausgabe
edition-unsaved = Noch nicht gespeichert; dieser Browser behält, was du tippst.
edition-is-saved = Gespeichert als { $ref }
edition-progress = { $seen } von { $all } am Exemplar geprüft
edition-all-stated = Jeder Wert steht in den Regeln
edition-changed =
    { $n ->
        [0] Kein Wert ist anders als bei uns.
        [one] Ein Wert ist anders als bei uns.
       *[other] { $n } Werte sind anders als bei uns.
    }
edition-undo = Rückgängig
edition-redo = Wiederholen
edition-fresh = Zurück zu unseren
edition-is-fresh = Alle Werte sind wieder unsere. Rückgängig holt deine zurück.
edition-file = Datei
edition-import = Datei öffnen
edition-export = Exportieren
edition-play = Damit spielen
edition-saved = Gespeichert. Tische und Protokolle nennen sie { $ref }.
edition-imported = { $name } ist offen. Rückgängig holt zurück, was hier war.
edition-too-long = Diese Datei ist zu lang für eine Ausgabe.
edition-other-game = Diese Datei ist eine Ausgabe von { $game }. Öffne sie dort.
edition-unreadable = Diese Datei war nicht zu lesen.
edition-drop = Datei einer Ausgabe hier ablegen
edition-problems =
    { $n ->
        [one] Etwas stimmt nicht
       *[other] { $n } Dinge stimmen nicht
    }
edition-show = Zeigen
edition-pages = Bilder
edition-panel = Einzelheiten
edition-hint = Tippe etwas im Bild an, um seine Werte und ihre Herkunft zu sehen und einzutragen, was auf deinem Exemplar steht.

## Where values come from

edition-wrong = etwas stimmt nicht
edition-kind-rulebook = steht in den Regeln
edition-kind-copy = auf meinem Exemplar gesehen
edition-kind-inferred = gefolgert, recht sicher
edition-kind-reconstructed = rekonstruiert, bitte vergleichen
edition-seen = so auf meinem Exemplar
edition-see-all = All das ist auf meinem Exemplar gleich
edition-all-seen = All das ist auf meinem Exemplar gesehen
edition-reset = Zurück zu unserem: { $value }
edition-reset-value = { $label }: zurück zu unserem, { $value }

## Typing

edition-less = { $label }: weniger
edition-more = { $label }: mehr
edition-token = Marker { $n }
edition-player = Spieler { $n }
edition-deck =
    { $n ->
        [one] Der Stapel hat eine Karte.
       *[other] Der Stapel hat { $n } Karten.
    }

## Pages and groups

edition-page-numbers = Zahlen

## In the settings of a table, and on the start page

set-edition = Ausgabe
set-edition-printed = wie sie zum Spiel gehört
set-edition-earlier = unsere früheren Werte ({ $name })
set-edition-editor = Editor für Ausgaben
start-edition = Du hast ein gedrucktes Exemplar? Trage seine Werte ein
