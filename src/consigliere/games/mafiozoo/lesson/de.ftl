### Mafiozoo in ten minutes.

## The desk

lesson-mafiozoo-desk = Edelsteine
lesson-mafiozoo-desk-welcome = Komm herein, Vorsicht mit dem Pfau. Zwölf Tiere lenken die Stadt. Du gibst Edelsteine, sie geben Gunst, Gunst bezahlt Orte. Nach { $numbers-rounds } Runden gewinnt der meiste Einfluss.
lesson-mafiozoo-desk-city = Die Stadt: sechzehn Orte, jeder mit Kosten in Gunstmarkern und Punkten am Ende. Ein Handlanger bringt dir auch jede Runde den Bonus des Ortes.
lesson-mafiozoo-desk-desk = Der Schreibtisch: Fotos an rotem Faden. Diese Runde besucht der Pate den Schwarzbrenner. Das macht ihn großzügig; merk ihn dir.
lesson-mafiozoo-desk-hand = { $numbers-corruption_cards } Bestechungskarten: Alle bis auf eine spielst du, eine pro Zug. Jede legt Edelsteine aus der Kasse auf ihre Person oder holt welche aus dem Vorrat in die Kasse.
lesson-mafiozoo-desk-bribe = Fang mit dem Schwarzbrenner an. Tippe auf seine Karte, dann auf sein Foto: Alle drei Edelsteine kommen zu ihm. Bestätige.
    .but = Andere später. Drei Edelsteine auf den Schwarzbrenner, mit seiner Karte.
lesson-mafiozoo-desk-conditions = Jedes Plättchen hat eine Bedingung. Golden: nur der Höchstbietende. Oder: jeder, der zahlt. Oder: jeder, der genug bietet. Der Privatdetektiv will { $tiles-12-other }.
lesson-mafiozoo-desk-offer = Ihm genügen { $tiles-12-other } Edelsteine, auch wenn andere mehr bieten. Und du bekommst sie in die Kasse zurück. Leg drei auf den Privatdetektiv.
    .but = Bei weniger als { $tiles-12-other } schaut er nicht einmal auf. Drei Edelsteine auf den Privatdetektiv, mit seiner Karte.
lesson-mafiozoo-desk-take = In der Kasse wird es leer. Die Jokerkarte passt zu jedem, oder sie holt { $numbers-generic } Edelsteine aus dem Vorrat. Tippe sie an und nimm { $numbers-generic }.
    .but = Erst die Taschen füllen. Spiel die Jokerkarte und nimm { $numbers-generic } Edelsteine.
lesson-mafiozoo-desk-walk = Edelsteine dürfen am Faden weiterwandern, wenn mindestens einer bleibt. Spiel den Leutnant: Einer bleibt bei ihm, zwei wandern zum Juwelier.
    .but = Fast. Einer auf den Leutnant, zwei wandern am Faden weiter zum Juwelier.
lesson-mafiozoo-desk-last-card = Deine letzte Karte geht ungesehen weg. Alle sind fertig: Nun werden die Tiere gefragt, eines nach dem anderen, von 1 bis 12.

## The favours

lesson-mafiozoo-favours = Gunst
lesson-mafiozoo-favours-visited = Beim Schwarzbrenner war der Pate: Der Erste bekommt Schnaps und einen Paten, seine Steine gehen in den Vorrat. Auch der Zweite bekommt Schnaps und behält die Steine.
lesson-mafiozoo-favours-order = Die Regel des Hauses: Wer umsonst gewinnt, zahlt mit Edelsteinen, sie gehen in den Vorrat. Wer leer ausgeht oder Geld zahlt, hat sie wieder in der Kasse.
lesson-mafiozoo-favours-pay = Der Juwelier: für jeden, der zahlt. Rosa und du habt gleich viele, umsonst bekommt es also niemand. Wer Steine dort hat, darf { $tiles-3-other }Z zahlen. Zahl.
    .but = So viele Zoollar in der Tasche, und du zögerst? Mit Juwelen bezahlt man die halbe Stadt. Zahl.
lesson-mafiozoo-favours-district = Beim Leutnant hast du gewonnen: Waffen. Und der Privatdetektiv gab dir einen Informanten und einen Viertelmarker. Nimm ihn aus dem Notizbuch, oder zieh blind.
    .but = Irgendeinen, oder blind. Aber einen nimmst du.
lesson-mafiozoo-favours-informant = Am Ende zählt jeder Viertelmarker eins, ein Satz aus sechs verschiedenen noch eins, die Mehrheit einer Sorte auch. Die anderen sehen nur, wie viele du hast.

## Building

lesson-mafiozoo-building = Bauen
lesson-mafiozoo-building-build = Schnaps, Juwelen, Waffen, Pate: { $numbers-place_tokens } Marker bezahlen einen Ort. Die oberste Reihe und die linke Spalte stehen allen offen. Alle bauen gleichzeitig.
lesson-mafiozoo-building-race = Die Rennbahn kostet Schnaps und Juwelen, ist { $places-race-points } Punkte wert und bringt { $numbers-race }Z pro Runde. Bau sie.
    .but = Bauen, ja, aber erst die Rennbahn: Schnaps und Juwelen. Sie öffnet eine Straße.
lesson-mafiozoo-building-road = Von der Rennbahn führt eine Straße zum Wettbüro: Schnaps und Waffen. Der Pate ersetzt jeden anderen Marker. Bau es.
    .but = Folge der Straße: das Wettbüro, mit Waffen und Pate. { $places-bet-points } Punkte und { $numbers-bet } Edelsteine pro Runde.
lesson-mafiozoo-building-bonus = Nächste Runde, und deine Orte arbeiten schon: { $numbers-race }Z und { $numbers-bet } Edelsteine. Von übrigen Gunstmarkern behältst du { $numbers-tokens_kept } und tauschst den Rest in Viertelmarker.

## The informant

lesson-mafiozoo-informant = Informant
lesson-mafiozoo-informant-window = Die Karten dieser Runde habe ich für dich gespielt. Jetzt der Kommissar, golden: nur Höchstbietender. Rosa hat zwei Steine dort, du einen. Und seinen Informanten.
lesson-mafiozoo-informant-inform = Ein Informant legt im letzten Augenblick Edelsteine nach, und niemand sieht es kommen. Spiel ihn mit zwei aus der Kasse.
    .but = Mit einem steht es gleich, und bei Gleichstand bekommt es niemand. Zwei, aus der Kasse.
lesson-mafiozoo-informant-won = Drei gegen zwei: Der Pate gehört dir. Vor jeder Person werden alle mit einer Informantenkarte gefragt, so verrät die Frage nichts.

## The last evening

lesson-mafiozoo-last = Das Ende
lesson-mafiozoo-last-evening = Ein anderer Tisch, der letzte Abend. Die letzte Runde, vier Marker übrig. Boni nützen nichts mehr, nur noch Punkte.
lesson-mafiozoo-last-build = Die Polizeiwache ist { $places-police-points } Punkte wert, und eine Straße führt hin. Juwelen und Waffen.
    .but = Punkte, nur noch Punkte. Die Polizeiwache, mit Juwelen und Waffen.
lesson-mafiozoo-last-build-again = Die zwei übrigen bezahlen das Boxstudio: einer ist beliebig, und der Pate gilt als Waffen. Noch einmal { $places-gym-points }.
    .but = Fast. Das Boxstudio, und lass nichts herumliegen.
lesson-mafiozoo-last-unused = Was übrig bleibt, zählt noch ein wenig: ein Gunstmarker, ein Informant, Edelsteine auf Fotos, je { $numbers-z_for_a_token }Z: jedes einen Punkt.
lesson-mafiozoo-last-counting = Dann wird alles gezählt: Viertelmarker, Sätze, Mehrheiten, Orte. Im Protokoll steht jede Zahl. Du liegst vorn, und das genügt.
lesson-mafiozoo-last-ready = Bei Gleichstand entscheiden die Edelsteine in der Kasse. So, keine losen Fäden. Geh, und sei freundlich zu den Tieren. In Maßen.
