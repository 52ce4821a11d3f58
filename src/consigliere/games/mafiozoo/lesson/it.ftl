### Mafiozoo in ten minutes.

## The desk

lesson-mafiozoo-desk = Gemme
lesson-mafiozoo-desk-welcome = Entra, attento al pavone. Dodici animali comandano la città. Tu dai Gemme, loro danno Favori, i Favori pagano i Luoghi. Dopo { $numbers-rounds } round vince chi ha più Influenza.
lesson-mafiozoo-desk-city = La città: sedici Luoghi, ognuno con il costo in Favori e i punti alla fine. Uno Scagnozzo ti porta anche il bonus del Luogo, ogni round.
lesson-mafiozoo-desk-desk = La Scrivania: foto unite da filo rosso. In questo round il Padrino visita il Distillatore, e questo lo rende generoso. Tienilo a mente.
lesson-mafiozoo-desk-hand = { $numbers-corruption_cards } carte Corruzione: le giochi tutte tranne una, una a turno. Ognuna mette Gemme del Fondo sul suo Personaggio, o porta Gemme dalla Riserva al Fondo.
lesson-mafiozoo-desk-bribe = Comincia dal Distillatore. Tocca la sua carta, poi la sua foto: ci vanno tutte e tre le Gemme. Conferma.
    .but = Gli altri dopo. Tre Gemme sul Distillatore, con la sua carta.
lesson-mafiozoo-desk-conditions = Ogni tessera ha una condizione. Dorata: solo al miglior offerente. Oppure: a chiunque paghi. Oppure: a chiunque offra abbastanza. L’Investigatore ne vuole { $tiles-12-other }.
lesson-mafiozoo-desk-offer = Gli bastano { $tiles-12-other } Gemme, anche se altri offrono di più. E le riavrai nel Fondo. Mettine tre sull’Investigatore Privato.
    .but = Con meno di { $tiles-12-other } non alza nemmeno gli occhi. Tre Gemme sull’Investigatore Privato, con la sua carta.
lesson-mafiozoo-desk-take = Nel Fondo ne restano poche. La carta generica va bene per chiunque, o porta { $numbers-generic } Gemme dalla Riserva. Toccala e prendine { $numbers-generic }.
    .but = Prima riempi le tasche. Gioca la carta generica per prendere { $numbers-generic } Gemme.
lesson-mafiozoo-desk-walk = Le Gemme possono camminare lungo un filo, se almeno una resta. Gioca il Luogotenente: una resta da lui, due proseguono fino al Gioielliere.
    .but = Quasi. Una sul Luogotenente, due proseguono lungo il filo fino al Gioielliere.
lesson-mafiozoo-desk-last-card = L’ultima carta si scarta senza mostrarla. Tutti hanno finito: ora si chiede agli animali, uno dopo l’altro, da 1 a 12.

## The favours

lesson-mafiozoo-favours = Favori
lesson-mafiozoo-favours-visited = Dal Distillatore c’era il Padrino: il primo ha Liquore e un segnalino Padrino, e le Gemme vanno nella Riserva. Anche il secondo ha Liquore, e tiene le Gemme.
lesson-mafiozoo-favours-order = La regola della casa: chi vince gratis paga in Gemme, che tornano nella Riserva. Chi non ottiene nulla, o paga in denaro, riprende le Gemme nel Fondo.
lesson-mafiozoo-favours-pay = Il Gioielliere: a chiunque paghi. Rosa e tu siete pari, quindi gratis non va a nessuno. Ma chi ha Gemme lì può pagare { $tiles-3-other }Z. Paga.
    .but = Tutti quegli Zoollari in tasca e ci pensi su? Con i Gioielli si paga mezza città. Paga.
lesson-mafiozoo-favours-district = Dal Luogotenente hai vinto tu: Armi. E l’Investigatore ti ha dato un Informatore e un segnalino Quartiere. Prendilo dall’Agenda, o pesca alla cieca.
    .but = Uno qualsiasi, o alla cieca. Ma uno prendilo.
lesson-mafiozoo-favours-informant = Alla fine ogni segnalino Quartiere vale uno, una serie di sei diversi uno in più, la maggioranza di un tipo un altro. Gli altri vedono solo quanti ne hai.

## Building

lesson-mafiozoo-building = Costruire
lesson-mafiozoo-building-build = Liquore, Gioielli, Armi, Padrino: { $numbers-place_tokens } segnalini pagano un Luogo. La riga in alto e la colonna di sinistra sono aperte a tutti. Si costruisce tutti insieme.
lesson-mafiozoo-building-race = L’Ippodromo costa Liquore e Gioielli, vale { $places-race-points } punti e porta { $numbers-race }Z a round. Costruiscilo.
    .but = Costruire sì, ma prima l’Ippodromo: Liquore e Gioielli. Apre una strada.
lesson-mafiozoo-building-road = Dall’Ippodromo una strada porta alla Sala Scommesse: Liquore e Armi. Il segnalino Padrino vale come qualsiasi altro. Costruiscila.
    .but = Segui la strada: la Sala Scommesse, con Armi e Padrino. { $places-bet-points } punti e { $numbers-bet } Gemme a round.
lesson-mafiozoo-building-bonus = Nuovo round, e i tuoi Luoghi lavorano già: { $numbers-race }Z e { $numbers-bet } Gemme. Dei segnalini Favore avanzati ne tieni { $numbers-tokens_kept } e cambi gli altri in segnalini Quartiere.

## The informant

lesson-mafiozoo-informant = Informatore
lesson-mafiozoo-informant-window = Le carte di questo round le ho giocate io per te. Ora il Commissario, dorato: solo al miglior offerente. Rosa ha due Gemme, tu una. E hai il suo Informatore.
lesson-mafiozoo-informant-inform = Un Informatore aggiunge Gemme all’ultimo momento, e nessuno se l’aspetta. Giocalo con due Gemme del Fondo.
    .but = Con una siete pari, e in parità non lo ottiene nessuno. Due, dal Fondo.
lesson-mafiozoo-informant-won = Tre contro due: il segnalino Padrino è tuo. Prima di ogni Personaggio si chiede a chiunque abbia un Informatore, così la domanda non dice nulla.

## The last evening

lesson-mafiozoo-last = La fine
lesson-mafiozoo-last-evening = Un altro tavolo, l’ultima sera. L’ultimo round, quattro segnalini rimasti. I bonus non servono più, solo i punti.
lesson-mafiozoo-last-build = La Stazione di Polizia vale { $places-police-points } punti, e una strada ci porta. Gioielli e Armi.
    .but = Punti, ormai solo punti. La Stazione di Polizia, con Gioielli e Armi.
lesson-mafiozoo-last-build-again = I due che restano pagano la Palestra di Pugilato: uno qualsiasi, e il Padrino come Armi. Altri { $places-gym-points }.
    .but = Quasi. La Palestra di Pugilato, e non lasciare nulla in giro.
lesson-mafiozoo-last-unused = Quel che avanza conta ancora qualcosa: un segnalino Favore, un Informatore, Gemme sulle foto, ogni { $numbers-z_for_a_token }Z: un punto ciascuno.
lesson-mafiozoo-last-counting = Poi si conta tutto: segnalini Quartiere, serie, maggioranze, Luoghi. Nel registro c’è ogni numero. Sei avanti, e tanto basta.
lesson-mafiozoo-last-ready = In caso di parità decidono le Gemme nel Fondo. Ecco, nessun filo sciolto. Va’, e sii gentile con gli animali. Nei limiti.
