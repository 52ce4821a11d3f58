# What every game can say: refusals, records, set-up. A rule is cited by its number in RULES.md.

cited = { $sentence } (§{ $rule })

not-now = Das geht jetzt nicht.
not-your-turn = Du bist jetzt nicht gefragt.

unknown-game = Ein Spiel „{ $game }“ gibt es nicht. Bekannte Spiele: { $known }.
unknown-language = Die Sprache „{ $lang }“ gibt es nicht. Bekannte Sprachen: { $known }.
bad-seats = { $game } ist für { $low } bis { $high } Spieler, nicht für { $seats }.
bad-edition = { $game } hat keine Ausgabe „{ $edition }“. Bekannte Ausgaben: { $known }.
bad-option = { $game } hat keine Hausregel „{ $option }“. Bekannte Hausregeln: { $known }.
bad-option-value = Die Hausregel „{ $option }“ kann nicht auf „{ $value }“ stehen.

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
record-scores = Laut Protokoll war der Punktestand { $said }, tatsächlich ist er { $found }.
record-digest = Die Prüfsumme passt nicht: Das Protokoll wurde verändert.
deal-seal = Die Auslosung ist nicht bewiesen: Das Geheimnis passt nicht zum Siegel.
deal-shares = Die Auslosung ist nicht bewiesen: Sie nennt { $said } Beiträge, es gibt aber { $seats } Plätze.
deal-line = Die Auslosung ist nicht bewiesen: Zeile { $line } sagt „{ $said }“, die Auslosung ergibt aber „{ $due }“.
deal-unreadable = Zeile { $line } gehört zu keiner Auslosung: { $text }
deal-incomplete = Der Auslosung, die bis Zeile { $line } beschrieben ist, fehlt das Verfahren, das Siegel oder das Geheimnis.

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
edition-targets = Zeile { $line }: „{ $path }“ braucht eine Punktzahl für 3, 4 und 5 Spieler.
edition-symbols = Zeile { $line }: „{ $path }“ braucht eine Anzahl für jedes von { $symbols }.
edition-few-cards = Zeile { $line }: „{ $path }“: { $cards } Karten reichen nicht zum Spielen.
other-edition = Das gehört zur Ausgabe { $edition } von { $game }; hier ist { $known }. Nenne ihre Datei mit --edition.

# Editions of Mafiozoo.
edition-edge = Zeile { $line }: „{ $path }“: „{ $edge }“ verbindet nicht zwei Dinge, die dort liegen.
edition-unconnected = Zeile { $line }: „{ $path }“: Nichts führt zu { $names }.
edition-known-thread = Zeile { $line }: In „{ $path }“ fehlt { $edge }, das die Spielregel nennt.
edition-funds = Zeile { $line }: „{ $path }“ braucht { $players } Anzahlen von Edelsteinen, eine für jeden Spieler.
edition-condition = Zeile { $line }: „{ $path }“ ist „{ $text }“, muss aber first, pay Z oder offer STEINE sein.
edition-golden = Zeile { $line }: „{ $path }“: Die goldene Seite jedes Plättchens ist first.
edition-visits = Zeile { $line }: „{ $path }“ besucht { $visits }, besucht werden aber nur 1 bis 4.
edition-negative = Zeile { $line }: „{ $path }“ ist { $number }, darf aber nicht kleiner als 0 sein.
edition-godfathers = Zeile { $line }: „{ $path }“: { $cards } Karten sind weniger als Runden.
edition-cost = Zeile { $line }: „{ $path }“ ist „{ $text }“, zahlen kann man aber nur mit L, P, J, W, G und ?.
edition-tokens = Zeile { $line }: „{ $path }“ muss { $number } Marker nennen.
edition-outside = Zeile { $line }: „{ $path }“ liegt außerhalb der Stadt mit vier Reihen und vier Spalten.
edition-same-spot = Zeile { $line }: „{ $path }“ liegt, wo schon „{ $other }“ liegt.
edition-walks = Zeile { $line }: „{ $path }“: Bei so vielen Fäden und so vielen Steinen je Karte gibt es zu viele Wege.

# Editions of Mob City.
edition-layout = Zeile { $line }: „{ $path }“ verlangt { $blocks } Blocks, es gibt aber { $tiles }.
edition-house = Zeile { $line }: „{ $path }“ nennt „{ $house }“, ein Gebäude ist aber ss, bs, sc, bc oder ho.
edition-no-house = Zeile { $line }: „{ $path }“ nennt kein Gebäude.
edition-kind = Zeile { $line }: „{ $path }“ ist „{ $kind }“, muss aber soldier, moll, torpedo, assassin oder lieutenant sein.
edition-health = Zeile { $line }: „{ $path }“ ist { $health }, muss aber 1 bis 6 sein.
edition-soldiers = Zeile { $line }: „{ $path }“ hat { $soldiers } Soldaten, aber jeder Capo erhält einen.
edition-sides = Zeile { $line }: „{ $path }“ muss für jede der vier Stadtseiten gleich viel sein: 0, 4, 8 und so weiter.
