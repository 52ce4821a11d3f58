# What every game can say: refusals, records, set-up. A rule is cited by its number in RULES.md.

cited = { $sentence } (§{ $rule })

not-now = Das geht jetzt nicht.
not-your-turn = Du bist jetzt nicht gefragt.

unknown-game = Ein Spiel „{ $game }“ gibt es nicht. Bekannte Spiele: { $known }.
game-not-loaded = Das Spiel „{ $entry }“ des Pakets { $package } lässt sich nicht laden: { $problem }
game-no-package = Der Eintrag „{ $entry }“ des Pakets { $package } führt zu keinem Spiel: Gebraucht wird ein GamePackage.
game-key-taken = Das Spiel „{ $entry }“ des Pakets { $package } bleibt weg: Ein Spiel namens { $game } gibt es schon.
game-gone = Das Spiel „{ $game }“ des Pakets { $package } ist hier nicht installiert. Seine Tische und Partien bleiben aufgehoben und kommen mit ihm zurück.
game-part = Das Spiel in { $package } kann seinen Teil „{ $part }“ nicht laden: { $problem }
game-failed = Das Spiel „{ $game }“ aus dem Paket { $package } ist hier gescheitert: { $problem }
unknown-language = Die Sprache „{ $lang }“ gibt es nicht. Bekannte Sprachen: { $known }.
bad-seats = { $game } ist für { $low } bis { $high } Spieler, nicht für { $seats }.
bad-edition = { $game } hat keine Ausgabe „{ $edition }“. Bekannte Ausgaben: { $known }.
bad-option = { $game } hat keine Hausregel „{ $option }“. Bekannte Hausregeln: { $known }.
bad-option-value = Die Hausregel „{ $option }“ kann nicht auf „{ $value }“ stehen.
bad-option-range = Die Hausregel „{ $option }“ kann nicht auf „{ $value }“ stehen: Möglich sind ganze Zahlen von { $least } bis { $most }.
bad-option-least = Die Hausregel „{ $option }“ kann nicht auf „{ $value }“ stehen: Möglich sind ganze Zahlen ab { $least }.
bad-option-most = Die Hausregel „{ $option }“ kann nicht auf „{ $value }“ stehen: Möglich sind ganze Zahlen bis { $most }.

illegal-not-asked = Platz { $seat } ist jetzt nicht gefragt.
illegal-not-offered = Diese Antwort steht jetzt nicht zur Wahl (Frage: { $kind }).
illegal-nothing-sealed = Platz { $seat } hat keine geheime Antwort gegeben, die man zurücknehmen könnte.
notation-unknown = „{ $text }“ steht für keine Antwort.

state-damaged = Das ist kein gespeicherter Stand dieses Spiels, oder er ist beschädigt.
record-empty = Das Protokoll ist leer.
record-header = Zeile { $line } ist nicht der Kopf eines Protokolls.
record-truncated = Das Protokoll bricht nach Zeile { $line } ab.
record-line = Zeile { $line } ist nicht lesbar: { $text }
record-newer = Das Protokoll stammt von Regelversion { $rules }; dieses Programm kennt nur Version { $known }.
record-older = Das Protokoll stammt von Regelversion { $rules }; dieses Programm spielt Version { $known }.
record-after-end = Zeile { $line } kommt nach dem Ende des Spiels.
record-not-asked = Zeile { $line }: Platz { $seat } war nicht gefragt; gefragt war { $asked }.
record-illegal = Zeile { $line }: „{ $text }“ war dort nicht erlaubt. Erlaubt war: { $legal }
record-unreadable = Zeile { $line }: „{ $text }“ steht für keine Antwort. Erlaubt war: { $legal }
record-unfinished = Laut Protokoll ist das Spiel zu Ende, aber es geht weiter.
record-finished = Laut Protokoll geht das Spiel weiter, aber es ist zu Ende.
record-scores = Laut Protokoll war der Punktestand { $recorded }, tatsächlich ist er { $actual }.
record-digest = Die Prüfsumme passt nicht: Das Protokoll wurde verändert.
deal-commitment = Die Auslosung ist nicht bewiesen: Das Geheimnis passt nicht zur Festlegung.
deal-shares = Die Auslosung ist nicht bewiesen: Sie nennt { $shares } Beiträge, es gibt aber { $seats } Plätze.
deal-line = Die Auslosung ist nicht bewiesen: Zeile { $line } sagt „{ $text }“, die Auslosung ergibt aber „{ $due }“.
deal-unreadable = Zeile { $line } gehört zu keiner Auslosung: { $text }
deal-incomplete = Der Auslosung, die bis Zeile { $line } beschrieben ist, fehlt das Verfahren, die Festlegung (`seal`) oder das Geheimnis.

edition-none = { $game } hat keine Ausgaben außer der gedruckten.
edition-toml = Zeile { $line } der Ausgabe ist kein TOML: { $what }
edition-source = Zeile { $line }: „{ $path }“ braucht eine Quelle, ["rulebook", "warum"] oder statt rulebook copy, inferred oder reconstructed.
edition-no-source = Zeile { $line }: „{ $path }“ sagt nicht, woher der Wert stammt.
edition-missing = Zeile { $line }: In „{ $path }“ fehlt „{ $name }“.
edition-unknown = Zeile { $line }: „{ $path }“ ist hier unbekannt.
edition-shape = Zeile { $line }: „{ $path }“ hat nicht die richtige Form: { $what }

## Editions

edition-name = Zeile { $line }: Der Name einer Ausgabe ist ein Wort aus Buchstaben, Ziffern, Punkten und Strichen.
edition-most = Zeile { $line }: „{ $path }“ ist { $number }, kann aber höchstens { $most } sein.
edition-least = Zeile { $line }: „{ $path }“ ist { $number }, muss aber mindestens { $least } sein.
edition-word = Zeile { $line }: „{ $name }“ muss ein Wort aus Buchstaben, Ziffern und Strichen sein.
edition-few-cards = Zeile { $line }: „{ $path }“: { $cards } Karten reichen nicht zum Spielen.
edition-negative = Zeile { $line }: „{ $path }“ ist { $number }, darf aber nicht kleiner als 0 sein.
other-edition = Das gehört zur Ausgabe { $edition } von { $game }; hier ist { $known }. Nenne ihre Datei mit --edition.

## House rules

house-group-print = Wo die gedruckten Ausgaben abweichen
house-group-setup = Aufbau und Dauer
house-group-rulings = Offene Fragen der Anleitung
house-group-variants = Varianten
house-group-screen = Komfort am Bildschirm
house-print-en = englische Ausgabe
house-print-it = italienische Ausgabe
house-print-de = deutsche Ausgabe
