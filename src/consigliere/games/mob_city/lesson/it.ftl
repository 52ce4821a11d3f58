### Mob City in ten minutes.

## Bids

lesson-mob-city-bids = Privilegi
lesson-mob-city-bids-welcome = Il Don sta morendo. Per { $numbers-safe_days } Giorni resiste; poi ogni Giorno può essere l’ultimo. Allora il Testamento nomina il Capitano più ricco, o il più famigerato. Nessuno sa quale.
lesson-mob-city-bids-city = Un Giorno ha tre parti: asta dei privilegi, ordini alla banda, poi incassa un isolato dopo l’altro. Gli edifici danno denaro e notorietà. Le squadre danno guai.
lesson-mob-city-bids-soldier = La tua plancia ha quattro squadre. Il tuo primo uomo è un Soldato. Mettilo nella squadra 1.
    .but = Andrebbe bene ogni squadra. Ma io sono vecchio e conto da uno: squadra 1.
lesson-mob-city-bids-privileges = Quattro privilegi al Giorno. Sgherri: ingaggi gente e armi. Spia: vedi l’evento di oggi. Polizia: niente retate né arresti. Whiskey: apri bar clandestini.
lesson-mob-city-bids-bid = Tutti offrono in segreto, 1 per ciò che vuoi di più. A noi servono gente e whiskey: Sgherri 1, Whiskey 2, Spia 3, Polizia 4.
    .but = Il resto è questione di gusti, ma oggi il numero 1 va agli Sgherri.
lesson-mob-city-bids-ranking = Il numero più piccolo viene primo. I numeri uguali si contano dal Capitano nelle grazie del Don: oggi Rosa, domani il prossimo. Agli Sgherri sei primo.
lesson-mob-city-bids-hire = Due carte a testa, e scegli per primo. Il Torpedo è svelto e robusto. Ingaggialo nella squadra 2.
    .but = Brava gente, senza dubbio. Ma prima il Torpedo, nella squadra 2.
lesson-mob-city-bids-weapon = Un’arma vuole qualcuno che la porti, nella sua squadra. Dagli il Fucile a canne mozze: anche lui nella squadra 2.
    .but = Un Torpedo senza armi è un cameriere alto. Il Fucile a canne mozze, nella squadra 2.
lesson-mob-city-bids-others = Rosa ha pagato la Spia e ha visto l’evento di oggi. Enzo ha la Polizia. Agli altri resta indovinare, che è gratis.
lesson-mob-city-bids-whiskey = Tocca a te per il whiskey: { $numbers-whiskey } $ per il suo valore. Più è buono, più rende un bar clandestino. Prendi il Bourbon, valore 2.
    .but = Tu hai gusto, io ho un bilancio. Il Bourbon, valore 2.

## Orders

lesson-mob-city-orders = Ordini
lesson-mob-city-orders-wages = Prima le paghe, già versate: { $numbers-wage } $ per ogni carta, armi comprese, { $numbers-lieutenant_wage } $ per un Luogotenente. Chi non può pagare deve licenziare.
lesson-mob-city-orders-buy = Adesso compra. Un edificio rende ogni Giorno e alza subito la notorietà. Il Piccolo club B-2 costa { $planner-sc-price } $.
    .but = Bell’indirizzo anche quello. Ma compra il Piccolo club B-2, con il whiskey sta bene.
lesson-mob-city-orders-pour = Con il whiskey puoi farne un bar clandestino: oltre ai { $planner-sc-income } $ rende { $planner-sc-glasses } $ per ogni punto di valore del whiskey. Il primo è compreso. Apri B-2.
    .but = Il Bourbon in cantina non rende nulla. Apri B-2.
lesson-mob-city-orders-guard = Ogni squadra deve uscire. La squadra 1, il tuo Soldato, resta al club: sul tuo edificio fa la guardia.
    .but = E la cassa chi la guarda? Squadra 1 a B-2.
lesson-mob-city-orders-raid = La squadra 2 va in visita: all’Emporio F-1 di Rosa. Chi alla fine ci resta da solo prende una parte. Lì ci sono i suoi. Per questo hai il Fucile.
    .but = Anche lì c’è denaro, ma niente da imparare. Squadra 2 a F-1, dove stanno gli uomini di Rosa.
lesson-mob-city-orders-event = L’evento di oggi: il whiskey va a ruba, i bar clandestini rendono il doppio. Altri Giorni portano retate, arresti o tregua. E uno, “Il Don è morto”.

## The shootout

lesson-mob-city-shootout = Sparatoria
lesson-mob-city-shootout-line-up = Due squadre allo stesso edificio: sparatoria. Prima ognuno distribuisce le armi in segreto, poi si mostra tutto.
lesson-mob-city-shootout-arm = Un’arma a testa, due per un Torpedo. Dagli il Fucile a canne mozze.
    .but = Le mani nude sono oneste, ma lente. Da’ il Fucile a canne mozze al Torpedo.
lesson-mob-city-shootout-order = Agisce prima chi ha più Riflessi: il tuo Torpedo con { $characters-torpedo-4-4-reflex }. Dado più bonus dell’arma contro la Salute del bersaglio: uguale ferisce, di più uccide.
lesson-mob-city-shootout-shoot = Il pericoloso è il Soldato di Rosa con la Rivoltella: Salute { $characters-soldier-1-4-health }. Con +{ $weapons-shotgun-bonus } basta un 3 per ucciderlo. Spara.
    .but = Prima quello che può rispondere: il Soldato con la Rivoltella.
lesson-mob-city-shootout-missed = 3 più { $weapons-shotgun-bonus } supera { $characters-soldier-1-4-health }: ucciso. L’altro è venuto a mani nude, che possono solo ferire, e ha tirato poco. Ora tocca di nuovo a te.
lesson-mob-city-shootout-again = Ne resta uno, Salute { $characters-soldier-2-3-health }. Nessuno può passare né scappare. Chiudi la faccenda.
lesson-mob-city-shootout-loot = Esattamente { $characters-soldier-2-3-health }: ferito, domani torna. Hai vinto: la tua notorietà sale di { $numbers-shootout_won }, quella di Rosa scende. Ciò che è caduto è tuo. Prendi la Rivoltella.
    .but = Lasciare una buona Rivoltella per strada? Prendila.
lesson-mob-city-shootout-extortion = Da solo all’Emporio di Rosa hai estorto il { $numbers-extortion } % dell’incasso per ogni punto della tua notorietà. Il resto è andato a lei.
lesson-mob-city-shootout-speakeasy = Il tuo club ha reso il doppio, grazie all’evento. Una Pupa del gangster in squadra l’avrebbe raddoppiato ancora. Questo era il Giorno 1.

## The Will

lesson-mob-city-will = Testamento
lesson-mob-city-will-late = Un altro tavolo, l’ultima carta evento è ancora coperta. Rosa è più famigerata di te. Ma il Giorno non è finito.
lesson-mob-city-will-buy = Gli edifici alla fine non contano. La notorietà che danno sì. Compra il Piccolo club G-4: così la tua notorietà è pari a quella di Rosa.
    .but = Pensa al Testamento. Ti serve notorietà: il Piccolo club G-4.
lesson-mob-city-will-pour = Due bar clandestini, C-5 e G-4. Toccali tutti e due e conferma. O altri, se vuoi; il denaro è denaro.
lesson-mob-city-will-defend = Un uomo di Rosa è davanti al tuo club C-5. Chi perde una sparatoria perde notorietà. Manda lì la squadra 3.
    .but = Altrove vinceresti solo denaro. Squadra 3 a C-5.
lesson-mob-city-will-assassin = “Il Don è morto”: l’ultimo Giorno. Il tuo Sicario è il più svelto, Riflessi { $characters-assassin-9-2-reflex }, e uccide senza dado. Basta una tua parola.
lesson-mob-city-will-opened = Il Testamento dice: il più famigerato. Rosa ha perso un punto in quella lite, tu l’hai guadagnato. Avesse detto il più ricco, il Don sarebbe lei. Cura entrambe le cose.
lesson-mob-city-will-ready = Hai visto un Giorno intero e anche l’ultimo. Bombe a mano, Pupe e Luogotenenti sono sul promemoria. Va’, Don. Bacio le mani.
