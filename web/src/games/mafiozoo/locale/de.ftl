### Mafiozoo on the page: words of desk, city and favours.

## The board

mafiozoo-web-desk = Schreibtisch
mafiozoo-web-city = Die Stadt
mafiozoo-web-table = Schreibtisch und Stadt
mafiozoo-web-favours = Die Gunst, Person für Person
mafiozoo-web-views = Was zu sehen ist
mafiozoo-web-term-first = HÖCHSTER
mafiozoo-web-term-pay = ZAHLE
mafiozoo-web-term-offer = BIETE
mafiozoo-web-first = 1.
mafiozoo-web-money = { $n } Z
mafiozoo-web-godfather = Der Pate
mafiozoo-web-visits = besucht { $visits }; alle bekommen { $pay }
mafiozoo-web-visit = Pate bei { $visits }, je { $pay } Z
mafiozoo-web-visited = der Pate ist hier
mafiozoo-web-reserves = Vorräte
mafiozoo-web-played = Gespielt: { $n }
mafiozoo-web-corruption = Bestechung
mafiozoo-web-informants = Informanten
mafiozoo-web-agenda = Notizbuch
mafiozoo-web-stock = Vorrat
mafiozoo-web-gate-mine = deins
mafiozoo-web-gate-open = offen
mafiozoo-web-gate-reach = an deiner Straße
mafiozoo-web-gate-shut = geschlossen
mafiozoo-web-builders = Wer baut
mafiozoo-web-building = beim Bauen
mafiozoo-web-built = fertig
mafiozoo-web-usable = jetzt nutzbar
mafiozoo-web-chosen = gewählt

## The walk

mafiozoo-web-walk = Der Weg, Halt für Halt
mafiozoo-web-start = Start
mafiozoo-web-stays =
    { $n ->
        [one] 1 bleibt
       *[other] { $n } bleiben
    }
mafiozoo-web-ends =
    { $n ->
        [one] 1 am Ziel
       *[other] { $n } am Ziel
    }
mafiozoo-web-fewer = Ein Edelstein weniger: { $name }
mafiozoo-web-more = Ein Edelstein mehr: { $name }
mafiozoo-web-back = Schritt zurück
mafiozoo-web-then = dann
mafiozoo-web-hint-any = Tippe ein leuchtendes Foto an, um Edelsteine zu legen, oder nimm welche.
mafiozoo-web-hint = Tippe ein markiertes Foto an, um weiterzugehen, einen Halt, um dort mehr zu lassen.
mafiozoo-web-next-place = Tippe jetzt einen leuchtenden Ort der Stadt an
mafiozoo-web-next-character = Tippe jetzt ein leuchtendes Foto an
mafiozoo-web-next-card = Tippe jetzt eine deiner Karten an
mafiozoo-web-next-token = Tippe jetzt einen Gunstmarker an, mit dem du zahlst
mafiozoo-web-next-district = Tippe jetzt einen Viertelmarker an
mafiozoo-web-instead = oder nimm
mafiozoo-web-take = nimm { $n }
mafiozoo-web-idle = nichts
mafiozoo-web-taking = nimm
mafiozoo-web-take-gems =
    { $n ->
        [one] { $n } Edelstein nehmen
       *[other] { $n } Edelsteine nehmen
    }
mafiozoo-web-play-idle = Ohne Wirkung spielen
mafiozoo-web-put = lege { $n }

## What players have

mafiozoo-web-cash = Geld
mafiozoo-web-fund = Kasse
mafiozoo-web-reserve = Vorrat
mafiozoo-web-districts = Viertel
mafiozoo-web-cards = Bestechungskarten
mafiozoo-web-tokens = Gunstmarker
mafiozoo-web-henchmen = Handlanger
mafiozoo-web-known = Bekannte Viertel
mafiozoo-web-first-player = Startspieler
mafiozoo-web-all-of = Alles, was { $name } hat
mafiozoo-web-hand = Deine Karten
mafiozoo-web-private = Nur du siehst das
mafiozoo-web-nothing-yet = Keine Karten, keine Marker.
mafiozoo-web-any = Joker
mafiozoo-web-any-name = Jokerkarte
mafiozoo-web-informant = Informant

## Favours

mafiozoo-web-now = JETZT
mafiozoo-web-here = Der Pate ist hier.
mafiozoo-web-ranking = Rangfolge
mafiozoo-web-in-turn = Gunst reihum
mafiozoo-web-asked = gefragt
mafiozoo-web-not-asked = nicht gefragt
mafiozoo-web-deciding = entscheidet
mafiozoo-web-waits = wartet
mafiozoo-web-served = bekommen
mafiozoo-web-done = erledigt
mafiozoo-web-rank-first = Höchster
mafiozoo-web-rank-tie = Gleichauf vorn
mafiozoo-web-rank-second = Zweiter
mafiozoo-web-rank-behind = Dahinter
mafiozoo-web-rank-out = Nicht dabei
mafiozoo-web-rank-in = Dabei
mafiozoo-web-home = Edelsteine schon zurück
mafiozoo-web-free = umsonst
mafiozoo-web-for = für { $n } Z
mafiozoo-web-nothing = nichts
mafiozoo-web-to-reserve =
    { $n ->
        [one] 1 Edelstein in den Vorrat
       *[other] { $n } Edelsteine in den Vorrat
    }
mafiozoo-web-to-fund =
    { $n ->
        [one] 1 Edelstein zurück in die Kasse
       *[other] { $n } Edelsteine zurück in die Kasse
    }
mafiozoo-web-terms-alone = Allein Höchster: Gunst umsonst, Edelsteine in den Vorrat.
mafiozoo-web-terms-others-first = Andere: nichts, Edelsteine in die Kasse.
mafiozoo-web-terms-others-pay = Andere: { $n } Z zahlen oder nichts, Edelsteine zurück.
mafiozoo-web-terms-others-offer = Andere: umsonst ab { $n } Edelsteinen, Edelsteine zurück.
mafiozoo-web-terms-offer = Ab { $n } Edelsteinen: Gunst umsonst.
mafiozoo-web-terms-offer-gems = Alle Edelsteine kommen zurück in die Kasse.
mafiozoo-web-terms-visit = Allein Höchster: Gunst und Pate-Marker, Edelsteine in den Vorrat.
mafiozoo-web-terms-visit-tie = Gleichauf vorn: Gunst, Edelsteine in den Vorrat.
mafiozoo-web-terms-second = Zweiter: Gunst umsonst, Edelsteine zurück.
mafiozoo-web-why-out = Ohne Edelstein ist niemand dabei, auch nicht für Geld.
mafiozoo-web-why-visit = Allein vorn beim besuchten Berater: Gunst und ein Pate-Marker.
mafiozoo-web-why-visit-tie = Gleichauf vorn beim besuchten Berater: die Gunst für alle von ihnen.
mafiozoo-web-why-second = Zweiter beim besuchten Berater: Gunst umsonst, Edelsteine zurück.
mafiozoo-web-why-offer = Bietet genug: Gunst umsonst, Edelsteine zurück.
mafiozoo-web-why-offer-less = Bietet zu wenig für diese Tafel.
mafiozoo-web-why-alone = Allein vorn: Gunst umsonst, aber die Edelsteine sind weg.
mafiozoo-web-why-buy = Nicht allein vorn: darf die Gunst zu diesem Preis kaufen.
mafiozoo-web-why-first = Nur der alleinige Höchstbietende wird bedient.
mafiozoo-web-why-puppet = Die Marionette belegt einen Rang, nimmt aber keine Gunst.

## Was ein Teil ist

mafiozoo-web-goal = Hab nach { $rounds } Runden den meisten Einfluss: Bestich für Gunstmarker, bau damit Orte, sammle Viertel.
mafiozoo-web-about-favour = Gunst
mafiozoo-web-about-terms = Bedingung
mafiozoo-web-about-visited = Besucht
mafiozoo-web-about-now = Jetzt gewertet
mafiozoo-web-about-after = Mit deinem Zug
mafiozoo-web-about-nobody = Niemand: Hier liegen keine Edelsteine.
mafiozoo-web-about-one = { $who } { $n }: { $rank }, { $gets }.
mafiozoo-web-about-price = Für dich
mafiozoo-web-about-afford = { $cost } Z; du hast { $money }.
mafiozoo-web-about-too-dear = { $cost } Z, aber du hast nur { $money }.
mafiozoo-web-about-tile = Familienplättchen
mafiozoo-web-about-tile-stays = Es bleibt die ganze Partie so liegen.
mafiozoo-web-about-points = Am Ende
mafiozoo-web-about-cost = Kostet
mafiozoo-web-about-payable = Deine Marker reichen.
mafiozoo-web-about-lacking = Dir fehlt: { $tokens }.
mafiozoo-web-about-way = Zugang
mafiozoo-web-about-shut = Geschlossen: braucht eine Straße von einem deiner Orte ({ $near }).
mafiozoo-web-about-henchmen = Handlanger
mafiozoo-web-about-next-round = Dein Handlanger arbeitet ab der nächsten Runde.
mafiozoo-web-about-place = Lege
mafiozoo-web-about-take = oder nimm
mafiozoo-web-about-anyone = eine beliebige Person
mafiozoo-web-about-card-place = bis zu { $n } Edelsteine aus deiner Kasse auf { $whom }
mafiozoo-web-about-card-take = bis zu { $n } Edelsteine aus deinem Vorrat in die Kasse
mafiozoo-web-about-card-walk = Gelegte Edelsteine dürfen am roten Faden weiterwandern; an jedem Halt bleibt mindestens einer. Die letzte Karte wird abgelegt.
mafiozoo-web-about-informant = Unmittelbar vor der Wertung von { $whom }: lege bis zu { $n } Edelsteine aus der Kasse dazu oder einen aus dem Vorrat. Ungespielt zählt sie am Ende 1 Punkt.
mafiozoo-web-about-wild = Er ersetzt jeden anderen Gunstmarker.
mafiozoo-web-about-from = Ihn gibt: { $giver }.
mafiozoo-web-about-token = Zwei Gunstmarker bezahlen einen Ort. Nach dem Bauen behältst du einen; jeder andere wird ein Viertelmarker.
mafiozoo-web-about-yours = Du hast
mafiozoo-web-about-district = 1 Punkt für jeden Viertelmarker; 1 mehr für sechs verschiedene und 1 für jede Art, von der du allein am meisten hast.
mafiozoo-web-about-set = Fehlt zum Satz
mafiozoo-web-about-whole = nichts, du hast einen Satz
mafiozoo-web-about-most = Von allen gesehen
mafiozoo-web-about-places = Orte
mafiozoo-web-about-districts = Viertelmarker
mafiozoo-web-about-certain = Sicher
mafiozoo-web-about-sets = Sechsersätze
mafiozoo-web-about-left = Übrig wäre jetzt
mafiozoo-web-about-left-money = { $n } für Geld
mafiozoo-web-about-left-tokens = { $n } für Gunstmarker
mafiozoo-web-about-left-informants = { $n } für Informanten
mafiozoo-web-about-left-gems = { $n } für Edelsteine auf Fotos
mafiozoo-web-about-left-judge = { $n } für die Karte des Richters
mafiozoo-web-about-ended = Wäre jetzt Schluss
mafiozoo-web-about-ended-sum = { $n }, ohne Mehrheiten
mafiozoo-web-about-puppet = Ein dritter Bieter, den niemand spielt. Sie belegt einen Rang, nimmt aber keine Gunst; ihre Edelsteine gehen nach jeder Person nach Hause.
mafiozoo-web-about-deck = Stapel
    .text = Noch zu ziehen: { $n } Bestechungs- und { $informants } Informantenkarten.
mafiozoo-web-about-discard = Gespielte Karten
    .text = { $n } Bestechungskarten liegen hier; vor der nächsten Runde werden sie eingemischt.
mafiozoo-web-about-agenda = Notizbuch
    .text = Wer einen Viertelmarker bekommt, nimmt einen von hier oder zieht einen blind.
mafiozoo-web-about-stock = Viertelvorrat
    .text = { $n } Marker liegen verdeckt. Wer einen bekommt, darf ihn hier blind ziehen, statt einen aus dem Notizbuch zu nehmen.
mafiozoo-web-about-reserves = Vorräte
    .text = Edelsteine, mit denen noch niemand bestechen kann. „Nimm“ bringt sie in die Kasse; wer eine Gunst allein gewinnt, dessen Edelsteine kommen hierher zurück.

## Szenen

mafiozoo-web-scene-round = Runde { $n } von { $of }
mafiozoo-web-scene-last = Die letzte Runde
mafiozoo-web-scene-count = Die Stadt rechnet ab
mafiozoo-web-scene-tokens = Marker
mafiozoo-web-scene-places = Orte
mafiozoo-web-scene-sets = Sätze
mafiozoo-web-scene-majorities = Mehrheiten
mafiozoo-web-scene-left = übrig
mafiozoo-web-scene-total = Einfluss

## Die Kurzübersicht

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
