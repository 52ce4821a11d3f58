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
edition-house-less = { $label }: ein Gebäude weniger
edition-house-more = { $label }: ein Gebäude mehr
edition-condition-first = Erster
edition-condition-pay = Zahle Z
edition-condition-offer = Biete Edelsteine
edition-condition-z = zu zahlende Z
edition-condition-gems = zu bietende Edelsteine
edition-count = Anzahl
edition-deck =
    { $n ->
        [one] Der Stapel hat eine Karte.
       *[other] Der Stapel hat { $n } Karten.
    }
edition-for-players = { $what }, { $n } Spieler

## Desk and city of Mafiozoo

edition-modes = Was ein Antippen tut
edition-mode-tiles = Plättchen
edition-mode-threads = Fäden
edition-mode-places = Orte
edition-mode-roads = Straßen
edition-mode-move = Verschieben
edition-desk-look = Tippe ein Foto an, um sein Plättchen einzutragen.
edition-desk-threads = Tippe zwei Fotos an: Der Faden wird gelegt oder entfernt.
edition-desk-move = Tippe ein Foto an und dann seinen Platz: einen leeren oder ein anderes Foto zum Tauschen.
edition-city-look = Tippe einen Ort an, um Kosten und Punkte einzutragen.
edition-city-roads = Tippe zwei Orte an: Die Straße wird gebaut oder entfernt.
edition-city-move = Tippe zwei Orte an, um sie zu tauschen.
edition-cell = Zeile { $row }, Spalte { $column }
edition-edge-laid = { $name }: verbunden
edition-edge-lifted = { $name }: nicht mehr verbunden
edition-edge-lift = { $name } entfernen
edition-edge-lay = { $name } wieder legen
edition-threads-list = Alle Fäden als Liste
edition-roads-list = Alle Straßen als Liste
edition-place = { $name }: kostet { $cost }; { $points } Punkte
edition-card = Karte { $name }
edition-funds = { $n } Spieler, in Zugreihenfolge

## Mob City

edition-layout = { $n } Capos
edition-card-add = Noch eine Karte: { $name }
edition-card-away = Mein Exemplar hat diese Karte nicht
edition-planner-hint = Tippe die Zahlen auf die Karte. Tippe ein Gebäude an, um zu sehen, woher seine stammen.
edition-planner-note = Eine offene Flüsterkneipe bringt die Einnahmen und für jeden Punkt des Whiskeywerts, was unter „je Wert“ steht.

## Pages and groups

edition-page-desk = Schreibtisch
edition-page-city = Stadt
edition-page-cards = Karten
edition-page-numbers = Zahlen
edition-page-blocks = Blocks
edition-page-crew = Vollstrecker
edition-page-events = Ereignisse und Whiskey
edition-group-game = Das Spiel
edition-group-gems = Edelsteine je Karte
edition-group-tokens = Gunstmarker
edition-group-favours = Was Gunst bringt
edition-group-places = Was Orte bringen
edition-group-puppet = Die Marionette zu zweit
edition-group-funds = Edelsteine in der Kasse zu Beginn
edition-group-captain = Ein Capo
edition-group-privileges = Privilegien
edition-group-money = Löhne und Erpressung
edition-group-shootout = Schießereien
edition-group-days = Tage
edition-table-mafiozoo-numbers = Zahlen
edition-table-mafiozoo-funds = Kassen
edition-table-mafiozoo-counts = Wie viele von jedem
edition-table-mafiozoo-photos = Fotos
edition-table-mafiozoo-threads = Fäden
edition-table-mafiozoo-tiles = Familienplättchen
edition-table-mafiozoo-godfathers = Patenkarten
edition-table-mafiozoo-places = Orte
edition-table-mafiozoo-roads = Straßen
edition-table-mafiozoo-name = Name
edition-table-mafiozoo-game = Spiel
edition-table-mob-city-numbers = Zahlen
edition-table-mob-city-layouts = Blocks der Stadt
edition-table-mob-city-blocks = Die Blocks
edition-table-mob-city-planner = Planungskarte
edition-table-mob-city-characters = Personen
edition-table-mob-city-weapons = Waffen
edition-table-mob-city-whiskeys = Whiskey
edition-table-mob-city-events = Ereignisse
edition-table-mob-city-name = Name
edition-table-mob-city-game = Spiel
edition-table-mafia-city-chips = Chips jeder Farbe
edition-table-mafia-city-targets = Punkte, die das Spiel beenden
edition-table-mafia-city-deck = Kartenstapel
edition-table-mafia-city-numbers = Zahlen
edition-table-mafia-city-name = Name
edition-table-mafia-city-game = Spiel

## Values of Mafiozoo

edition-field-mafiozoo-tiles-other = Normale Seite
edition-field-mafiozoo-tiles-golden = Goldene Seite
edition-field-mafiozoo-photos-row = Zeile auf dem Schreibtisch, ab 0
edition-field-mafiozoo-photos-column = Spalte auf dem Schreibtisch, ab 0
edition-field-mafiozoo-places-cost = Kosten
edition-field-mafiozoo-places-points = Punkte
edition-field-mafiozoo-places-row = Zeile, ab 1
edition-field-mafiozoo-places-column = Spalte, ab 1
edition-field-mafiozoo-godfathers-visits = Besucht
edition-field-mafiozoo-godfathers-pay = Alle erhalten, in Z
edition-field-mafiozoo-counts-corruption-specific = Bestechungskarten je Person
edition-field-mafiozoo-counts-corruption-generic = Bestechungskarten ohne Person
edition-field-mafiozoo-counts-informants = Informanten je Person
edition-field-mafiozoo-counts-districts = Viertelmarker je Art
edition-field-mafiozoo-numbers-rounds = Runden
edition-field-mafiozoo-numbers-rounds-for-two = Runden zu zweit
edition-field-mafiozoo-numbers-money = Geld zu Beginn, in Z
edition-field-mafiozoo-numbers-gems = Edelsteine je Farbe
edition-field-mafiozoo-numbers-corruption-cards = Bestechungskarten je Runde
edition-field-mafiozoo-numbers-specific = Höchstens Steine je Karte mit Person
edition-field-mafiozoo-numbers-specific-hall = Dasselbe mit dem Rathaus
edition-field-mafiozoo-numbers-generic = Höchstens Steine je Karte ohne Person
edition-field-mafiozoo-numbers-informant-fund = Höchstens Steine aus der Kasse je Informant
edition-field-mafiozoo-numbers-informant-police = Dasselbe mit der Polizeiwache
edition-field-mafiozoo-numbers-informant-reserve = Oder so viele aus dem Vorrat
edition-field-mafiozoo-numbers-agenda = Offene Viertelmarker
edition-field-mafiozoo-numbers-golden = Plättchen auf der goldenen Seite, höchstens
edition-field-mafiozoo-numbers-place-tokens = Gunstmarker, die ein Ort kostet
edition-field-mafiozoo-numbers-tokens-kept = Gunstmarker, die man behalten darf
edition-field-mafiozoo-numbers-z-for-a-token = Z für einen verdeckten Marker am Ende
edition-field-mafiozoo-numbers-banker = Bankier: Z
edition-field-mafiozoo-numbers-union-districts = Gewerkschaft: Viertelmarker
edition-field-mafiozoo-numbers-union-gems = Gewerkschaft: Edelsteine
edition-field-mafiozoo-numbers-producer-gain = Produzent: Steine erhalten
edition-field-mafiozoo-numbers-producer-gems = Produzent: Steine gelegt
edition-field-mafiozoo-numbers-planner-districts = Stadtplaner: Viertelmarker
edition-field-mafiozoo-numbers-investigator-districts = Privatdetektiv: Viertelmarker
edition-field-mafiozoo-numbers-gym = Boxstudio: Z
edition-field-mafiozoo-numbers-race = Rennbahn: Z
edition-field-mafiozoo-numbers-site = Baustelle: Viertelmarker
edition-field-mafiozoo-numbers-dock = Hafen: Steine oder Z
edition-field-mafiozoo-numbers-black = Schwarzmarkt: Edelsteine
edition-field-mafiozoo-numbers-bet = Wettbüro: Edelsteine
edition-field-mafiozoo-numbers-court = Gericht: Z weniger zu zahlen
edition-field-mafiozoo-numbers-puppet-gems = Steine beim Besuchten und je Karte
edition-field-mafiozoo-numbers-puppet-cards = Karten für die Marionette

## Values of Mob City

edition-field-mob-city-blocks-north = Nördliche Reihe, von West nach Ost
edition-field-mob-city-blocks-south = Südliche Reihe, von West nach Ost
edition-field-mob-city-layouts-rows = Zeilen von Blocks
edition-field-mob-city-layouts-columns = Spalten von Blocks
edition-field-mob-city-planner-lots = Plätze
edition-field-mob-city-planner-price = Preis
edition-field-mob-city-planner-notoriety = Ruf
edition-field-mob-city-planner-income = Einnahmen
edition-field-mob-city-planner-glasses = je Wert
edition-field-mob-city-planner-fine = Strafe
edition-field-mob-city-characters-kind = Art
edition-field-mob-city-characters-reflex = Reflex
edition-field-mob-city-characters-health = Gesundheit
edition-field-mob-city-characters-count = Anzahl
edition-field-mob-city-weapons-bonus = Bonus zum Würfel
edition-field-mob-city-weapons-count = Anzahl
edition-field-mob-city-numbers-cash = Geld zu Beginn
edition-field-mob-city-numbers-notoriety = Ruf zu Beginn, zugleich der kleinste
edition-field-mob-city-numbers-most-notoriety = Größter Ruf
edition-field-mob-city-numbers-pool = Karten je Capo in der Auslage und beim Anheuern
edition-field-mob-city-numbers-pool-notorious = Dasselbe über der Schwelle
edition-field-mob-city-numbers-notorious = Die Schwelle des Rufs
edition-field-mob-city-numbers-snitch = Preis des Spitzels, mal Ruf
edition-field-mob-city-numbers-police = Preis der Polizei, mal Ruf
edition-field-mob-city-numbers-whiskey = Preis des Whiskeys, mal Wert
edition-field-mob-city-numbers-wage = Lohn
edition-field-mob-city-numbers-lieutenant-wage = Lohn eines Leutnants
edition-field-mob-city-numbers-extortion = Erpressung in Prozent, mal Ruf
edition-field-mob-city-numbers-buildings = Gebäudemarker
edition-field-mob-city-numbers-slots = Trupps
edition-field-mob-city-numbers-grenade-victims = Opfer einer Handgranate
edition-field-mob-city-numbers-shootout-won = Ruf für eine gewonnene Schießerei
edition-field-mob-city-numbers-shootout-lost = Ruf für eine verlorene Schießerei
edition-field-mob-city-numbers-safe-days = Tage, bevor der Don sterben kann

## Values of Mafia City

edition-field-mafia-city-chips-crew = Bande
edition-field-mafia-city-chips-reserve = Reserve
edition-field-mafia-city-targets-experienced = Erfahrene
edition-field-mafia-city-targets-beginners = Anfänger
edition-field-mafia-city-numbers-opening-hand = Karten zu Beginn
edition-field-mafia-city-numbers-fists = Karten eines Faustpaars
edition-field-mafia-city-numbers-hats = Karten eines Hutpaars
edition-field-mafia-city-numbers-raid = Eigene Chips für eine Durchsuchung
edition-field-mafia-city-numbers-trade = Karten durch Handel
edition-field-mafia-city-numbers-district = Karten im Geschäftsbezirk
edition-field-mafia-city-numbers-control-point = Punkte für die Kontrolle eines Ortes
edition-field-mafia-city-numbers-extra-point = Punkte für ein „+1“
edition-field-mafia-city-numbers-round-draw = Karten am Ende der Runde

## Why: our notes on mafiozoo

edition-why-mafiozoo-numbers = steht im Text
edition-why-mafiozoo-funds = steht da; durch eine Korrektur bestätigt
edition-why-mafiozoo-counts = steht da oder folgt aus den Summen
edition-why-mafiozoo-photos = Anordnung des Vorgängerspiels; alle Diagonalbeispiele passen
edition-why-mafiozoo-threads = Fotos, die sich an einer Ecke berühren
edition-why-mafiozoo-threads-1-2 = in einem Beispiel genannt
edition-why-mafiozoo-threads-1-6 = in einem Beispiel genannt
edition-why-mafiozoo-threads-1-7 = in einem Beispiel genannt
edition-why-mafiozoo-threads-3-4 = in einem Beispiel genannt
edition-why-mafiozoo-threads-4-12 = in einem Beispiel genannt
edition-why-mafiozoo-threads-11-12 = in einem Beispiel genannt
edition-why-mafiozoo-tiles-any-golden = der Aufbau begrenzt die goldenen Seiten auf 6 von 12
edition-why-mafiozoo-tiles-9-golden = durchgespieltes Beispiel eines Patenmarkers für den Höchstbietenden
edition-why-mafiozoo-tiles-any-other = Art und Zahl nach Ausgewogenheit gewählt
edition-why-mafiozoo-tiles-1-other = wie im Vorgängerspiel
edition-why-mafiozoo-tiles-2-other = Art gefolgert, Zahl wie Plättchen 1
edition-why-mafiozoo-tiles-3-other = Art gefolgert, Zahl wie Plättchen 1
edition-why-mafiozoo-tiles-4-other = Art gefolgert, Zahl wie Plättchen 1
edition-why-mafiozoo-tiles-5-other = Art gefolgert, Zahl gewählt
edition-why-mafiozoo-tiles-7-other = durchgespieltes Beispiel
edition-why-mafiozoo-tiles-9-other = wie Plättchen 5
edition-why-mafiozoo-tiles-11-other = durchgespieltes Beispiel
edition-why-mafiozoo-godfathers-any-visits = jeder Vertraute zweimal, wie im Vorgängerspiel
edition-why-mafiozoo-godfathers-any-pay = kein Anhaltspunkt; zwei Stufen je Vertrautem
edition-why-mafiozoo-places-any-row = die gedruckte Liste als Raster gelesen
edition-why-mafiozoo-places-any-column = die gedruckte Liste als Raster gelesen
edition-why-mafiozoo-places-any-cost = zwei Marker sind sicher, welche nicht
edition-why-mafiozoo-places-any-points = nach Ausgewogenheit gewählt, mit Bots gemessen
edition-why-mafiozoo-places-dock-points = Legende: Ein Ort mit Bonus 3 ist 6 wert
edition-why-mafiozoo-roads = dünner als das volle Raster, mit einer Sackgasse im Nordwesten

## Why: our notes on mob-city

edition-why-mob-city-numbers = steht im Text
edition-why-mob-city-numbers-most-notoriety = zehn Prozent je Punkt: bei zehn die ganzen Einnahmen
edition-why-mob-city-layouts = acht Plättchen; die gedruckte Reihenfolge nennt vier Blocks
edition-why-mob-city-layouts-2 = vier Blocks sind die Grundstadt
edition-why-mob-city-layouts-3 = vier Blocks sind die Grundstadt
edition-why-mob-city-blocks = fünf Arten sind sicher, ihre Plätze nicht
edition-why-mob-city-planner-any-lots = so gewählt, dass jeder Block gleich viel einbringt
edition-why-mob-city-planner-any-price = drei verschiedene Eröffnungen mit dem Startgeld
edition-why-mob-city-planner-any-notoriety = nach Ausgewogenheit gewählt
edition-why-mob-city-planner-any-income = Vielfache von 500, sonst ließe sich ein Zehntel nicht in Scheinen zahlen
edition-why-mob-city-planner-any-glasses = Whiskey allein soll sich ohne Wissen nicht lohnen
edition-why-mob-city-planner-any-fine = hoch und manchmal unbezahlbar
edition-why-mob-city-characters-any-kind = die fünf Arten sind beschrieben
edition-why-mob-city-characters-any-reflex = nur eine Abstufung in Worten ist bekannt
edition-why-mob-city-characters-any-health = nur eine Abstufung in Worten ist bekannt; nie über sechs
edition-why-mob-city-characters-any-count = Soldaten sind die Masse, Bräute eine Seltenheit
edition-why-mob-city-weapons-any-bonus = steht im Text
edition-why-mob-city-weapons-any-count = nach Ausgewogenheit gewählt
edition-why-mob-city-whiskeys = sechs Karten mit drei Werten
edition-why-mob-city-events = zwölf Karten; zwei Arten nennen eine Seite: 4 + 4 + 1 + 1 + 1 und Der Don ist tot

## Why: our notes on mafia-city

edition-why-mafia-city-chips = die Tabelle der Chips je Spielerzahl
edition-why-mafia-city-targets = die Tabelle der Siegpunkte
edition-why-mafia-city-deck = die Liste der Karten und ihrer Symbole
edition-why-mafia-city-numbers = steht im Text

## In the settings of a table, and on the start page

set-edition = Ausgabe
set-edition-printed = wie sie zum Spiel gehört
set-edition-earlier = unsere früheren Werte ({ $name })
set-edition-editor = Editor für Ausgaben
start-edition = Du hast ein gedrucktes Exemplar? Trage seine Werte ein
