### Mob City in ten minutes.

## Bids

lesson-mob-city-bids = Privilegien
lesson-mob-city-bids-welcome = Der Don liegt im Sterben. { $numbers-safe_days } Tage hält er durch; danach kann jeder Tag sein letzter sein. Dann nennt sein Testament den reichsten Capo oder den berüchtigtsten. Niemand weiß, welchen.
lesson-mob-city-bids-city = Ein Tag hat drei Teile: Gebote um Privilegien, Befehle an die Bande, dann zahlt Block für Block aus. Gebäude bringen Geld und Ruf. Trupps bringen Ärger.
lesson-mob-city-bids-soldier = Dein Tableau hat vier Trupps. Dein erster Mann ist ein Soldat. Leg ihn in Trupp 1.
    .but = Jeder Trupp wäre recht. Aber ich bin alt und zähle von eins an: Trupp 1.
lesson-mob-city-bids-privileges = Vier Privilegien am Tag. Vollstrecker: Leute und Waffen. Spitzel: das Ereignis von heute. Polizei: keine Razzia, keine Verhaftung. Whiskey: Flüsterkneipen.
lesson-mob-city-bids-bid = Alle bieten geheim, 1 für das, was du am liebsten willst. Wir wollen Leute und Whiskey: Vollstrecker 1, Whiskey 2, Spitzel 3, Polizei 4.
    .but = Der Rest ist Geschmackssache, aber heute sind die Vollstrecker unsere Nummer 1.
lesson-mob-city-bids-ranking = Die kleinste Zahl kommt zuerst. Gleiche Zahlen zählen ab dem Capo in der Gunst des Dons: heute Rosa, morgen der Nächste. Bei den Vollstreckern bist du Erster.
lesson-mob-city-bids-hire = Zwei Karten für jeden, und du wählst zuerst. Der Torpedo ist schnell und zäh. Heuere ihn in Trupp 2 an.
    .but = Gute Leute, kein Zweifel. Aber erst den Torpedo, in Trupp 2.
lesson-mob-city-bids-weapon = Eine Waffe braucht in ihrem Trupp jemanden, der sie trägt. Gib ihm die Schrotflinte: auch in Trupp 2.
    .but = Ein Torpedo ohne Waffe ist ein großer Kellner. Die Schrotflinte, in Trupp 2.
lesson-mob-city-bids-others = Rosa hat den Spitzel bezahlt und das Ereignis gesehen. Enzo hat die Polizei. Den anderen bleibt das Raten, und das ist umsonst.
lesson-mob-city-bids-whiskey = Du bist beim Whiskey dran: { $numbers-whiskey } $ mal sein Wert. Je besser er ist, desto mehr bringt eine Flüsterkneipe. Nimm den Bourbon, Wert 2.
    .but = Du hast Geschmack, ich habe ein Budget. Den Bourbon, Wert 2.

## Orders

lesson-mob-city-orders = Befehle
lesson-mob-city-orders-wages = Zuerst der Lohn, er ist schon bezahlt: { $numbers-wage } $ für jede Karte, auch Waffen, { $numbers-lieutenant_wage } $ für einen Leutnant. Wer nicht zahlen kann, muss entlassen.
lesson-mob-city-orders-buy = Jetzt kauf. Ein Gebäude bringt jeden Tag Geld und hebt sofort deinen Ruf. Der Kleine Club B-2 kostet { $planner-sc-price } $.
    .but = Auch eine feine Adresse. Aber kauf den Kleinen Club B-2, der passt zum Whiskey.
lesson-mob-city-orders-pour = Mit Whiskey darfst du ihn als Flüsterkneipe öffnen: Zu seinen { $planner-sc-income } $ bringt er { $planner-sc-glasses } $ je Punkt Whiskeywert. Die erste ist inbegriffen. Öffne B-2.
    .but = Bourbon im Keller bringt nichts ein. Öffne B-2.
lesson-mob-city-orders-guard = Jeder Trupp muss hinaus. Trupp 1, dein Soldat, bleibt beim Club: Am eigenen Gebäude ist er eine Wache.
    .but = Und wer passt auf die Kasse auf? Trupp 1 nach B-2.
lesson-mob-city-orders-raid = Trupp 2 macht einen Besuch: bei Rosas Großem Laden F-1. Wer dort am Ende allein ist, nimmt einen Anteil. Ihre Männer stehen da. Dafür ist die Schrotflinte.
    .but = Dort gibt es auch Geld, aber nichts zu lernen. Trupp 2 nach F-1, wo Rosas Männer stehen.
lesson-mob-city-orders-event = Das Ereignis: Whiskey ist gefragt, Flüsterkneipen bringen das Doppelte. Andere Tage bringen Razzien, Verhaftungen, Waffenruhe. Und einer: „Der Don ist tot“.

## The shootout

lesson-mob-city-shootout = Schießerei
lesson-mob-city-shootout-line-up = Zwei Trupps an einem Gebäude: eine Schießerei. Erst verteilt jeder geheim seine Waffen, dann wird alles gezeigt.
lesson-mob-city-shootout-arm = Eine Waffe für jeden, zwei für einen Torpedo. Gib ihm die Schrotflinte.
    .but = Bloße Hände sind ehrlich, aber langsam. Gib dem Torpedo die Schrotflinte.
lesson-mob-city-shootout-order = Der höchste Reflex handelt zuerst: dein Torpedo mit { $characters-torpedo-4-4-reflex }. Wurf plus Bonus der Waffe gegen die Gesundheit des Ziels: gleich viel verletzt, mehr tötet.
lesson-mob-city-shootout-shoot = Rosas Soldat mit dem Revolver ist der gefährliche: Gesundheit { $characters-soldier-1-4-health }. Mit +{ $weapons-shotgun-bonus } tötet ihn schon eine 3. Schieß.
    .but = Erst den, der zurückschießen kann: den Soldaten mit dem Revolver.
lesson-mob-city-shootout-missed = 3 plus { $weapons-shotgun-bonus } ist mehr als { $characters-soldier-1-4-health }: tot. Der andere kam mit bloßen Händen, die nur verletzen können, und würfelte zu wenig. Jetzt bist wieder du dran.
lesson-mob-city-shootout-again = Einer ist übrig, Gesundheit { $characters-soldier-2-3-health }. Niemand darf passen oder fliehen. Bring es zu Ende.
lesson-mob-city-shootout-loot = Genau { $characters-soldier-2-3-health }: verletzt, morgen wieder da. Du hast gewonnen: Dein Ruf steigt um { $numbers-shootout_won }, Rosas fällt. Was liegen blieb, ist dein. Nimm den Revolver.
    .but = Einen guten Revolver auf der Straße lassen? Nimm ihn.
lesson-mob-city-shootout-extortion = Allein bei Rosas Laden hast du { $numbers-extortion } % der Einnahme für jeden Punkt deines Rufs erpresst. Den Rest bekam sie.
lesson-mob-city-shootout-speakeasy = Dein Club brachte das Doppelte, dank dem Ereignis. Eine Gangsterbraut im Trupp hätte das noch einmal verdoppelt. So viel zu Tag 1.

## The Will

lesson-mob-city-will = Testament
lesson-mob-city-will-late = Ein anderer Tisch, die letzte Ereigniskarte liegt noch verdeckt. Rosa ist berüchtigter als du. Aber der Tag ist nicht vorbei.
lesson-mob-city-will-buy = Gebäude zählen am Ende nichts. Der Ruf, den sie bringen, schon. Kauf den Kleinen Club G-4: Dann ist dein Ruf so groß wie Rosas.
    .but = Denk an das Testament. Du brauchst Ruf: den Kleinen Club G-4.
lesson-mob-city-will-pour = Zwei Flüsterkneipen, C-5 und G-4. Tippe beide an und bestätige. Oder andere, wenn du magst; Geld ist Geld.
lesson-mob-city-will-defend = Ein Mann von Rosa steht vor deinem Club C-5. Wer eine Schießerei verliert, verliert an Ruf. Schick Trupp 3 hin.
    .but = Anderswo gewinnst du nur Geld. Trupp 3 nach C-5.
lesson-mob-city-will-assassin = „Der Don ist tot“: der letzte Tag. Dein Auftragskiller ist der schnellste, Reflex { $characters-assassin-9-2-reflex }, und tötet ohne Würfel. Ein Wort von dir.
lesson-mob-city-will-opened = Das Testament sagt: der berüchtigtste. Rosa hat in dem Streit einen Punkt verloren, du hast einen gewonnen. Hieße es der reichste, wäre sie der Don. Achte auf beides.
lesson-mob-city-will-ready = Du hast einen ganzen Tag gesehen und den letzten. Handgranaten, Gangsterbräute und Leutnants stehen auf der Kurzübersicht. Geh, Don. Ich küsse deine Hand.
