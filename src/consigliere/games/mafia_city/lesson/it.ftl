### Mafia City in ten minutes.

## The places

lesson-mafia-city-places = Quartieri
lesson-mafia-city-places-welcome = Siediti. Sette quartieri, tre famiglie. Chi controlla un quartiere quando si risolve guadagna un punto vittoria. { $targets-beginners-3 } punti, e la città è tua.
lesson-mafia-city-places-crew = La banda: uomini pronti da piazzare. La riserva: uomini ancora da reclutare. Nel tuo turno fai una cosa sola. La pazienza costa poco, gli uomini no.
lesson-mafia-city-places-place = Cominciamo con calma. Tocca il Porto e conferma: un tuo Mafioso ci va.
    .but = Bella idea, per dopo. Prima il Porto: mi piace la vista.
lesson-mafia-city-places-tie = Rosa sta sopra il tuo. Uno a uno è parità, e in parità vince chi sta più in basso: sei arrivato prima. Solo a Fight Club e Municipio la parità vuol dire nessuno.
lesson-mafia-city-places-more = Enzo è solo nel Distretto degli Affari. È arrivato prima, quindi la parità sarebbe sua. Mandaci lo stesso un uomo.
    .but = Non ancora. Il Distretto degli Affari, per favore: Enzo ci sta troppo comodo.
lesson-mafia-city-places-most = Uno a uno, ed Enzo sta più in basso. Ma più uomini battono uomini più in basso: mandane un secondo.
    .but = Ancora uno nel Distretto degli Affari ed è tuo. Quel che si comincia si finisce.
lesson-mafia-city-places-controlled = Due a uno: lo scudo sotto la tessera porta il tuo emblema. Tocca una pila quando vuoi leggerla, dal basso in alto.

## The cards

lesson-mafia-city-cards = Carte
lesson-mafia-city-cards-halves = Ogni carta ha un testo e un simbolo negli angoli. Usi l’uno o l’altro, mai tutti e due. La fascia colorata dice quando: azione, quartiere o reazione.
lesson-mafia-city-cards-snitch = L’uomo di Enzo è solo nel Club dei Gentiluomini. Tocca la Spia, poi il suo gettone nella pila. Passerà la serata nelle celle.
    .but = Si può fare. Ma una parola all’orecchio giusto costa meno: la Spia, sull’uomo di Enzo nel Club dei Gentiluomini.
lesson-mafia-city-cards-cell = Nelle celle non conta nulla. Esce quando si risolve la Prigione. Il suo padrone poteva rispondere con Complicità e trascinarsi dietro un terzo.
lesson-mafia-city-cards-club = Adesso il Club dei Gentiluomini è vuoto. Sai che cosa fare.
    .but = Un club vuoto è un invito. Piazza un uomo nel Club dei Gentiluomini.
lesson-mafia-city-cards-symbols = I simboli: un Cappello riprende un tuo uomo, { $numbers-hats } Cappelli ne portano uno dalla riserva, { $numbers-fists } Pugni annullano. E ogni carta si può buttare per temporeggiare.
lesson-mafia-city-cards-pass = Chi passa non fa più nulla in questa fase. Sei in testa in tre quartieri; risparmia gli uomini. Passa.
    .but = Potresti andare avanti. Ma gli uomini risparmiati servono domani. Passa, e guarda Enzo fare lo stesso.

## The points

lesson-mafia-city-points = Punti
lesson-mafia-city-points-order = Tutti hanno passato: ora si risolvono i sette quartieri, da 1 a 7. La Prigione ha liberato l’uomo di Enzo. Poi il Porto, e il tuo primo punto.
lesson-mafia-city-points-hitman = Un quartiere dà il punto, poi fa qualcosa. Al Porto puoi muovere il Sicario di un passo; con la carta Sicario colpisce dove si trova. Muovilo, o lascialo.
lesson-mafia-city-points-fight-club = Al Fight Club Rosa ed Enzo erano pari: nessun punto, ma reclutano tutti e due. La Centrale è di Rosa. Il Distretto degli Affari è tuo, e un altro punto.
lesson-mafia-city-points-draw = Qui peschi { $numbers-district } carte e poi ne scarti una. Prendile. Il dono di un quartiere onesto non si rifiuta mai.
    .but = La modestia è una virtù, ma non negli affari. Pesca.
lesson-mafia-city-points-discard = Due Pugni e un “+1”: una bella mano. Scarta Giochi d’Ombre, non ti mancherà.
    .but = Quella tienila; vedrai perché. Giochi d’Ombre può andare.
lesson-mafia-city-points-extra = Nel Club dei Gentiluomini un “+1” porta un secondo punto, una volta per round. L’hai appena pescato. Giocalo.
    .but = Un punto rifiutato è un punto per gli altri. Gioca il “+1”.
lesson-mafia-city-points-mayor = Enzo controlla il Municipio e ha preso il Sindaco: d’ora in poi decide lui l’ordine. Tu hai quattro punti, loro uno a testa. Niente male per una sera.

## Going home

lesson-mafia-city-home = A casa
lesson-mafia-city-home-strategy = Ora ognuno può riprendere i suoi uomini, quartiere per quartiere. Chi resta tiene il posto nella pila, e in basso si sta bene. Chi torna si può piazzare di nuovo.
lesson-mafia-city-home-leave = Al Porto sei il più in basso. Vale più di un uomo a casa. Non riprendere nessuno.
    .but = Lasciare il posto più basso? Il mio cuore non regge. Qui non riprendere nessuno.
lesson-mafia-city-home-back = Nel Distretto degli Affari Enzo sta sotto di te. Riprendine due, uno o nessuno: decidi tu.
lesson-mafia-city-home-club = Solo nel Club dei Gentiluomini. Se resta, sarà il più in basso anche la prossima volta. O portalo a casa. Come vuoi.
lesson-mafia-city-home-round = Questo era un round. Il segnalino va a Rosa, tutti pescano una carta; chi è ultimo da solo pesca di più. La città ha un cuore, piccolo.

## Reactions

lesson-mafia-city-reactions = Reazioni
lesson-mafia-city-reactions-thief = Secondo round, e Rosa gioca il Ladro contro di te. Non è ancora successo nulla: prima tutti possono reagire, e nessuno vede chi ci pensa.
lesson-mafia-city-reactions-chief = Il Capo della Polizia annulla Spia, Ladro e Raid di Polizia. L’hai appena pescato. Mostrale il distintivo.
    .but = Ti costerebbe caro. Il Capo della Polizia è fatto per questo: giocalo.
lesson-mafia-city-reactions-struck = Rosa risponde con due Pugni: annullano il tuo Capo. Si risolve sempre per prima l’ultima cosa. Se non arriva altro, il Ladro ti deruba lo stesso.
lesson-mafia-city-reactions-strike-back = Ma ciò che è annullato si può salvare: annulla l’annullamento. Hai anche tu due Pugni. Giocali.
    .but = E lasciarle fare? Due Pugni, amico mio. Tutti e due.
lesson-mafia-city-reactions-saved = I tuoi Pugni fermano i suoi, il Capo resta in piedi, il Ladro torna a mani vuote. Le carte sono andate per entrambi; il suo turno è finito.
lesson-mafia-city-reactions-place = Tocca a te. Piazza un uomo dove vuoi. Io guardo e basta.
    .but = La mano è vuota, la banda no. Piazza un uomo.
lesson-mafia-city-reactions-why-not = Qualcosa non brilla? Toccalo lo stesso: ti si dice perché no, con il paragrafo delle regole. Il punto interrogativo spiega che cosa si chiede.
lesson-mafia-city-reactions-bullet = Dopo aver passato, un Proiettile ti dà un’altra azione. L’Accordo Segreto vale un uomo in più quando si decide il controllo. È tutto sul promemoria.
lesson-mafia-city-reactions-figures = Il Poliziotto ti fa vedere tutte le mani. Il Sindaco sceglie l’ordine dei quartieri. Restano con te finché il loro quartiere non cambia padrone.
lesson-mafia-city-reactions-win = Dopo il settimo quartiere di un round si controlla: chi ha raggiunto la meta e ha più punti vince. Sai tutto quel che serve. Vai a prenderti la città.
