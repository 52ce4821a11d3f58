### The rules as a book, and the quick card.

rules-title = { $game }: die Regeln
rules-contents = Inhalt
rules-back = Zurück zu §{ $number }
rules-paragraph = Paragraf { $number }
rules-table = Tabelle zu §{ $number }
rules-read = §{ $number } lesen
rules-quick = Kurzübersicht
rules-quick-of = { $game }: Kurzübersicht
rules-key-quick = Kurzübersicht
rules-print = Drucken
rules-whole = Alle Regeln
rules-all = Regeln
rules-learn-game = { $game } in zehn Minuten lernen
rules-learn = In zehn Minuten lernen

## Quick cards: what all have

quick-round = Die Runde
quick-day = Der Tag
quick-end = Das Ende
quick-points = { $n } Punkte

## Quick card: Mafia City

quick-mafia-city-phase =
    .n1 = Reihum eine Handlung: Mafioso setzen, Karte spielen, Hut nutzen, Karte ablegen, um Zeit zu gewinnen, oder pausieren. Bis alle pausieren.
    .n2 = Die Orte 1 bis 7, oder wie der mit dem Bürgermeister sagt: wer kontrolliert, ein Punkt, der Effekt.
    .n3 = Ort für Ort: Mafiosi zurücknehmen oder stehen lassen.
    .n4 = Der Marker wandert. Alle ziehen eine Karte; wer allein Letzter ist, zieht mehr.
quick-mafia-city-control = Kontrolle
    .most = Die meisten Mafiosi im Stapel. Ein Geheimer Pakt zählt als einer mehr.
    .tie = Gleichstand: der unterste. In Kampfarena und Rathaus: niemand.
quick-mafia-city-signs = Symbole
quick-mafia-city-sign =
    .hat = Einer: einen eigenen zurückholen. Zwei: einen aus der Reserve auf einen Stapel.
    .fist = Zwei heben eine Karte oder ein Symbol eines anderen auf.
    .bullet = Wer pausiert hat: noch eine Handlung.
    .plus = Im Gentlemen’s Club: ein Punkt mehr.
quick-mafia-city-end = Nach einem siebten Ort: Wer das Ziel erreicht hat (3, 4, 5 Spieler: 15, 13, 11; Anfänger 10, 8, 7) und die meisten Punkte hat, gewinnt. Gleichstand: weniger Reserve, mehr Karten, der Bürgermeister.
quick-mafia-city-places = Die Orte, jeder einen Punkt wert
quick-mafia-city-place =
    .n1 = Erst verlassen alle die Zelle. Dann darfst du einen Mafioso einsperren. Polizeichef hebt auf.
    .n2 = Auftragskiller einen Schritt bewegen (F.B.I. hebt auf); dann eine Karte Auftragskiller.
    .n3 = Einen anwerben. Bei Gleichstand alle Führenden.
    .n4 = Polizisten nehmen: Du siehst alle Hände.
    .n5 = Drei Karten ziehen, eine beliebige ablegen.
    .n6 = Ein „+1“ für einen Punkt mehr spielen.
    .n7 = Bürgermeister nehmen: Du wählst die Reihenfolge der Orte.
quick-mafia-city-cards = Die Karten: Text oder Symbol nutzen
quick-mafia-city-reactions = Reaktionen
    .rule = Ankündigen, reagieren, ausführen. Das Neueste gilt zuerst; eine aufgehobene Reaktion öffnet das Fenster wieder für alle. Was aufgehoben ist, ist verloren.

## Quick card: Mafiozoo

quick-mafiozoo-phase =
    .n1 = Der Pate besucht, alle bekommen Lohn und fünf Bestechungskarten, Orte geben.
    .n2 = Reihum eine Karte: bis zu 3 Edelsteine (Joker: 2) aus dem Vorrat in die Kasse, oder so viele legen und am Faden weiterwandern, je einer bleibt. Die letzte wird abgelegt.
    .n3 = Personen 1 bis 12: erst Informanten, dann werden die Gebote verglichen.
    .n4 = Alle bauen gleichzeitig. Einen Gunstmarker behalten; jeder andere wird ein Viertelmarker.
quick-mafiozoo-terms = Wer die Gunst bekommt
quick-mafiozoo-term =
    .first = Golden, 1st.
    .pay = Zahlen.
    .offer = Bieten.
    .visited = Besucht.
quick-mafiozoo-means =
    .first = Nur der Höchste allein; seine Steine in den Vorrat. Gleichstand: niemand.
    .pay = Der Höchste umsonst, Steine in den Vorrat. Alle anderen mit Gebot dürfen zahlen, Steine in die Kasse.
    .offer = Jeder, der genug bietet; Steine in die Kasse.
    .visited = Erster: Gunst und ein Pate. Zweiter: Gunst, Steine in die Kasse. Gleich auf Platz eins: Gunst, Steine in den Vorrat.
quick-mafiozoo-end =
    .tokens = 1 für jeden Viertelmarker
    .sets = 1 mehr für jeden Satz aus sechs verschiedenen
    .kinds = 1 für jede Sorte, von der du die meisten hast
    .places = die Punkte deiner Orte
    .left = 1 für einen Gunstmarker, einen Informanten, einen Stein auf einem Foto, die Karte des Richters, 3Z
quick-mafiozoo-characters = Die Personen
quick-mafiozoo-places = Die Orte: Kosten, Punkte, Bonus
quick-mafiozoo-build = Oberste Reihe und linke Spalte stehen allen offen, die anderen brauchen eine Straße von einem deiner Orte. Der Pate ersetzt jeden Marker. Ein Bonus wirkt ab der nächsten Runde.

## Quick card: Mob City

quick-mob-city-phase =
    .n1 = Alle bieten geheim 1 bis 4; die kleinste Zahl zuerst, gleiche ab dem Capo in der Gunst des Dons.
    .n2 = Reihum: Lohn zahlen, Gebäude kaufen, Flüsterkneipen öffnen, jeden Trupp ausschicken.
    .n3 = Das Ereignis. Dann Block für Block: Razzien, Verhaftungen, Handgranaten, Schießereien, Einnahmen.
quick-mob-city-privileges = Die Privilegien
quick-mob-city-privilege =
    .enforcer = Bis zu 2 Karten anheuern (3 bei einem Ruf über 4).
    .snitch = 50 $ × Ruf: das Ereignis von heute ansehen.
    .police = 200 $ × Ruf: heute für dich keine Razzia, keine Verhaftung.
    .whiskey = 100 $ × Wert: Flüsterkneipen öffnen; jede weitere kostet dasselbe.
quick-mob-city-money = Geld und Ruf
quick-mob-city-rule =
    .wages = Lohn: 50 $ je Karte, 200 $ ein Leutnant. Wer nicht zahlen kann, entlässt.
    .extortion = Allein bei einem fremden Gebäude: 10 % der Einnahme × Ruf.
    .notoriety = Ruf: Gebäude, und Schießereien gewonnen (+1) oder verloren (−1); nie unter der Summe deiner Gebäude.
    .will = Das Testament: Der Reichste oder der Berüchtigtste gewinnt.
quick-mob-city-people = Leute und Waffen
quick-mob-city-shootout = Schießerei: der höchste Reflex zuerst
quick-mob-city-shot = Wurf + Bonus
    .below = unter Gesundheit
    .equal = gleich
    .above = darüber
    .gun = Waffe
    .hands = bloße Hände
    .injured = verletzt
    .killed = getötet
    .after = Der letzte Trupp auf den Beinen gewinnt: +1 Ruf und die gefallenen Waffen. Alle anderen −1.
quick-mob-city-events = Die Ereignisse
quick-mob-city-named =
    .raid = Razzia
    .crackdown = Schlag gegen die Erpresser
    .truce = Waffenruhe der Banden
    .up = Whiskey schießt hoch
    .down = Whiskey bricht ein
    .dead = Der Don ist tot
quick-mob-city-event =
    .raid = Flüsterkneipen auf dieser Seite zahlen Bußgeld und schließen.
    .crackdown = Trupps auf dieser Seite bei fremden Gebäuden werden verhaftet.
    .truce = Keine Schießereien, keine Handgranaten; nur Gebäude ohne Besitzer werden erpresst.
    .up = Flüsterkneipen bringen das Doppelte.
    .down = Flüsterkneipen bringen die Hälfte.
    .dead = Der letzte Tag, Tag 7 bis 12.
