### Mafiozoo on the page: words of desk, city and favours.

## The board

mafiozoo-web-desk = Scrivania
mafiozoo-web-city = La città
mafiozoo-web-table = Scrivania e città
mafiozoo-web-favours = I favori, personaggio per personaggio
mafiozoo-web-views = Che cosa guardare
mafiozoo-web-term-first = PRIMO
mafiozoo-web-term-pay = PAGA
mafiozoo-web-term-offer = OFFRI
mafiozoo-web-first = 1°
mafiozoo-web-money = { $n } Z
mafiozoo-web-godfather = Il Padrino
mafiozoo-web-visits = visita { $visits }; tutti ricevono { $pay }
mafiozoo-web-visit = Padrino da { $visits }, { $pay } Z a tutti
mafiozoo-web-visited = il Padrino è qui
mafiozoo-web-reserves = Riserve
mafiozoo-web-played = Giocate: { $n }
mafiozoo-web-corruption = Corruzione
mafiozoo-web-informants = Informatori
mafiozoo-web-agenda = Agenda
mafiozoo-web-stock = riserva
mafiozoo-web-gate-mine = tuo
mafiozoo-web-gate-open = aperto
mafiozoo-web-gate-reach = sulla tua strada
mafiozoo-web-gate-shut = chiuso
mafiozoo-web-builders = Chi sta costruendo
mafiozoo-web-building = al lavoro
mafiozoo-web-built = finito
mafiozoo-web-usable = utilizzabile ora
mafiozoo-web-chosen = scelto

## The walk

mafiozoo-web-walk = Il percorso, tappa per tappa
mafiozoo-web-start = partenza
mafiozoo-web-stays =
    { $n ->
        [one] 1 resta
       *[other] { $n } restano
    }
mafiozoo-web-ends =
    { $n ->
        [one] 1 arriva
       *[other] { $n } arrivano
    }
mafiozoo-web-fewer = Una Gemma in meno: { $name }
mafiozoo-web-more = Una Gemma in più: { $name }
mafiozoo-web-back = Un passo indietro
mafiozoo-web-then = poi
mafiozoo-web-hint-any = Tocca una foto illuminata per metterci Gemme, o prendi Gemme.
mafiozoo-web-hint = Tocca una foto segnata per proseguire, una tappa per lasciarne di più.
mafiozoo-web-next-place = Ora tocca un Luogo illuminato della città
mafiozoo-web-next-character = Ora tocca una foto illuminata
mafiozoo-web-next-card = Ora tocca una delle tue carte
mafiozoo-web-next-token = Ora tocca un segnalino Favore con cui pagare
mafiozoo-web-next-district = Ora tocca un segnalino Quartiere
mafiozoo-web-instead = o prendi
mafiozoo-web-take = prendi { $n }
mafiozoo-web-idle = nulla
mafiozoo-web-taking = prendi
mafiozoo-web-take-gems =
    { $n ->
        [one] Prendi { $n } Gemma
       *[other] Prendi { $n } Gemme
    }
mafiozoo-web-play-idle = Giocala a vuoto
mafiozoo-web-put = metti { $n }

## What players have

mafiozoo-web-cash = Denaro
mafiozoo-web-fund = Fondo
mafiozoo-web-reserve = Riserva
mafiozoo-web-districts = Quartieri
mafiozoo-web-cards = Carte Corruzione
mafiozoo-web-tokens = Segnalini Favore
mafiozoo-web-henchmen = Scagnozzi
mafiozoo-web-known = Quartieri noti
mafiozoo-web-first-player = Primo giocatore
mafiozoo-web-all-of = Tutto ciò che ha { $name }
mafiozoo-web-hand = Le tue carte
mafiozoo-web-private = Lo vedi solo tu
mafiozoo-web-nothing-yet = Nessuna carta, nessun segnalino.
mafiozoo-web-any = Tutti
mafiozoo-web-any-name = Carta generica
mafiozoo-web-informant = Informatore

## Favours

mafiozoo-web-now = ORA
mafiozoo-web-here = Il Padrino è qui.
mafiozoo-web-ranking = Classifica
mafiozoo-web-in-turn = In ordine di turno
mafiozoo-web-asked = interpellato
mafiozoo-web-not-asked = non interpellato
mafiozoo-web-deciding = decide
mafiozoo-web-waits = attende
mafiozoo-web-served = ottenuto
mafiozoo-web-done = fatto
mafiozoo-web-rank-first = In testa
mafiozoo-web-rank-tie = Pari in testa
mafiozoo-web-rank-second = Secondo
mafiozoo-web-rank-behind = Dietro
mafiozoo-web-rank-out = Fuori
mafiozoo-web-rank-in = Partecipa
mafiozoo-web-home = Gemme già tornate
mafiozoo-web-free = gratis
mafiozoo-web-for = per { $n } Z
mafiozoo-web-nothing = niente
mafiozoo-web-to-reserve =
    { $n ->
        [one] 1 Gemma alla Riserva
       *[other] { $n } Gemme alla Riserva
    }
mafiozoo-web-to-fund =
    { $n ->
        [one] 1 Gemma torna al Fondo
       *[other] { $n } Gemme tornano al Fondo
    }
mafiozoo-web-terms-alone = Primo da solo: favore gratis, Gemme alla Riserva.
mafiozoo-web-terms-others-first = Gli altri: niente, Gemme al Fondo.
mafiozoo-web-terms-others-pay = Gli altri: pagano { $n } Z o niente, Gemme al Fondo.
mafiozoo-web-terms-others-offer = Gli altri: gratis con almeno { $n } Gemme, che tornano.
mafiozoo-web-terms-offer = Almeno { $n } Gemme: favore gratis.
mafiozoo-web-terms-offer-gems = Tutte le Gemme tornano al Fondo.
mafiozoo-web-terms-visit = Primo da solo: favore e segnalino Padrino, Gemme alla Riserva.
mafiozoo-web-terms-visit-tie = Pari in testa: favore, Gemme alla Riserva.
mafiozoo-web-terms-second = Secondo: favore gratis, Gemme al Fondo.
mafiozoo-web-why-out = Senza Gemme non si partecipa, nemmeno pagando.
mafiozoo-web-why-visit = In testa da solo dal consigliere visitato: favore e segnalino Padrino.
mafiozoo-web-why-visit-tie = Pari in testa dal consigliere visitato: il favore a ciascuno.
mafiozoo-web-why-second = Secondo dal consigliere visitato: favore gratis, le Gemme tornano.
mafiozoo-web-why-offer = Offre abbastanza: favore gratis, le Gemme tornano.
mafiozoo-web-why-offer-less = Offre troppo poco per questa tessera.
mafiozoo-web-why-alone = In testa da solo: favore gratis, ma le Gemme vanno via.
mafiozoo-web-why-buy = Non in testa da solo: può comprare il favore a questo prezzo.
mafiozoo-web-why-first = Solo chi offre più di tutti viene servito.
mafiozoo-web-why-puppet = Il Burattino occupa un posto, ma non prende favori.

## Che cos’è un pezzo

mafiozoo-web-goal = Abbi più Influenza di tutti dopo { $rounds } turni: corrompi per i segnalini Favore, costruisci Luoghi, raccogli Quartieri.
mafiozoo-web-about-favour = Favore
mafiozoo-web-about-terms = Condizioni
mafiozoo-web-about-visited = Visitato
mafiozoo-web-about-now = Se si valutasse ora
mafiozoo-web-about-after = Con la tua mossa
mafiozoo-web-about-nobody = Nessuno: qui non ci sono Gemme.
mafiozoo-web-about-one = { $who } { $n }: { $rank }, { $gets }.
mafiozoo-web-about-price = Per te
mafiozoo-web-about-afford = { $cost } Z; ne hai { $money }.
mafiozoo-web-about-too-dear = { $cost } Z, ma ne hai solo { $money }.
mafiozoo-web-about-tile = Tessera Famiglia
mafiozoo-web-about-tile-stays = Resta così per tutta la partita.
mafiozoo-web-about-points = Alla fine
mafiozoo-web-about-cost = Costa
mafiozoo-web-about-payable = I tuoi segnalini bastano.
mafiozoo-web-about-lacking = Ti manca: { $tokens }.
mafiozoo-web-about-way = Accesso
mafiozoo-web-about-shut = Chiuso: serve una strada da un tuo Luogo ({ $near }).
mafiozoo-web-about-henchmen = Scagnozzi
mafiozoo-web-about-next-round = Il tuo Scagnozzo lavora dal prossimo turno.
mafiozoo-web-about-place = Metti
mafiozoo-web-about-take = o prendi
mafiozoo-web-about-anyone = un Personaggio a scelta
mafiozoo-web-about-card-place = fino a { $n } Gemme dal tuo Fondo su { $whom }
mafiozoo-web-about-card-take = fino a { $n } Gemme dalla tua Riserva nel Fondo
mafiozoo-web-about-card-walk = Le Gemme messe possono proseguire lungo i fili rossi; a ogni tappa ne resta almeno una. L’ultima carta si scarta.
mafiozoo-web-about-informant = Subito prima di valutare { $whom }: aggiungi fino a { $n } Gemme dal Fondo, oppure una dalla Riserva. Non giocata vale 1 punto alla fine.
mafiozoo-web-about-wild = Vale come qualsiasi altro segnalino Favore.
mafiozoo-web-about-from = Lo dà { $giver }.
mafiozoo-web-about-token = Due segnalini Favore pagano un Luogo. Dopo aver costruito ne tieni uno; ognuno degli altri diventa un segnalino Quartiere.
mafiozoo-web-about-yours = Ne hai
mafiozoo-web-about-district = 1 punto per ogni segnalino Quartiere; 1 in più ogni sei diversi, e 1 per ogni tipo di cui tu solo ne hai di più.
mafiozoo-web-about-set = Mancano alla serie
mafiozoo-web-about-whole = nulla, hai una serie
mafiozoo-web-about-most = Visti da tutti
mafiozoo-web-about-places = Luoghi
mafiozoo-web-about-districts = Segnalini Quartiere
mafiozoo-web-about-certain = Sicuri
mafiozoo-web-about-sets = Serie di sei
mafiozoo-web-about-left = Avanzi di adesso
mafiozoo-web-about-left-money = { $n } per il denaro
mafiozoo-web-about-left-tokens = { $n } per i segnalini Favore
mafiozoo-web-about-left-informants = { $n } per gli Informatori
mafiozoo-web-about-left-gems = { $n } per le Gemme sulle foto
mafiozoo-web-about-left-judge = { $n } per la carta del Giudice
mafiozoo-web-about-ended = Se finisse ora
mafiozoo-web-about-ended-sum = { $n }, senza le maggioranze
mafiozoo-web-about-puppet = Un terzo offerente che nessuno gioca. Occupa un posto in classifica, ma non prende favori; le sue Gemme tornano a casa dopo ogni Personaggio.
mafiozoo-web-about-deck = Mazzi
    .text = Restano da pescare { $n } carte Corruzione e { $informants } carte Informatore.
mafiozoo-web-about-discard = Carte giocate
    .text = { $n } carte Corruzione giocate in questo turno; si rimescolano prima del prossimo.
mafiozoo-web-about-agenda = Agenda
    .text = Chi riceve un segnalino Quartiere prende uno di questi, o ne pesca uno alla cieca.
mafiozoo-web-about-stock = Riserva dei Quartieri
    .text = { $n } segnalini coperti. Chi ne riceve uno può pescarlo qui alla cieca invece di prenderlo dall’Agenda.
mafiozoo-web-about-reserves = Riserve
    .text = Gemme con cui ancora non si può corrompere. «Prendi» le porta nel Fondo; a chi ottiene un favore da solo le Gemme tornano qui.

## Scene

mafiozoo-web-scene-round = Turno { $n } di { $of }
mafiozoo-web-scene-last = L’ultimo turno
mafiozoo-web-scene-count = La città fa i conti
mafiozoo-web-scene-tokens = segnalini
mafiozoo-web-scene-places = Luoghi
mafiozoo-web-scene-sets = serie
mafiozoo-web-scene-majorities = maggioranze
mafiozoo-web-scene-left = avanzi
mafiozoo-web-scene-total = Influenza

## La scheda rapida

quick-mafiozoo-phase =
    .n1 = Il Padrino visita, tutti ricevono la paga e cinque carte Corruzione, i Luoghi rendono.
    .n2 = A turno una carta: prendi fino a 3 Gemme (generica: 2) dalla Riserva al Fondo, o mettine altrettante e prosegui lungo i fili, una resta ogni volta. L’ultima si scarta.
    .n3 = Personaggi da 1 a 12: prima gli Informatori, poi si confrontano le offerte.
    .n4 = Si costruisce tutti insieme. Tieni un segnalino Favore; ogni altro diventa un segnalino Quartiere.
quick-mafiozoo-terms = Chi ottiene il Favore
quick-mafiozoo-term =
    .first = Dorata, 1st.
    .pay = Paga.
    .offer = Offri.
    .visited = Visitato.
quick-mafiozoo-means =
    .first = Solo il migliore da solo; le sue Gemme nella Riserva. Parità: nessuno.
    .pay = Il migliore gratis, Gemme nella Riserva. Gli altri con un’offerta possono pagare, Gemme nel Fondo.
    .offer = Chiunque offra abbastanza; Gemme nel Fondo.
    .visited = Primo: Favore e un segnalino Padrino. Secondo: Favore, Gemme nel Fondo. Pari al primo posto: Favore, Gemme nella Riserva.
quick-mafiozoo-end =
    .tokens = 1 per ogni segnalino Quartiere
    .sets = 1 in più per ogni serie di sei diversi
    .kinds = 1 per ogni tipo di cui hai la maggioranza
    .places = i punti dei tuoi Luoghi
    .left = 1 per un segnalino Favore, un Informatore, una Gemma su una foto, la carta del Giudice, 3Z
quick-mafiozoo-characters = I Personaggi
quick-mafiozoo-places = I Luoghi: costo, punti, bonus
quick-mafiozoo-build = Riga in alto e colonna di sinistra sono aperte a tutti, per gli altri serve una strada da un tuo Luogo. Il segnalino Padrino vale per tutti. Un bonus funziona dal round dopo.
