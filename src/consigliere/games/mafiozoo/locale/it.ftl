# Mafiozoo. Characters are written with their number, so that the table and the log agree.
# $you tells whether the reader is $who.

## Characters and what they give

mafiozoo-photo = { NOUN($character) } ({ $number })
mafiozoo-character-distiller = Distillatore
    .object = il Distillatore
    .of = del Distillatore
    .on = sul Distillatore
    .at = sul Distillatore
mafiozoo-character-mayor = Sindaco
    .object = il Sindaco
    .of = del Sindaco
    .on = sul Sindaco
    .at = sul Sindaco
mafiozoo-character-jeweller = Gioielliere
    .object = il Gioielliere
    .of = del Gioielliere
    .on = sul Gioielliere
    .at = sul Gioielliere
mafiozoo-character-lieutenant = Luogotenente
    .object = il Luogotenente
    .of = del Luogotenente
    .on = sul Luogotenente
    .at = sul Luogotenente
mafiozoo-character-femme-fatale = Femme Fatale
    .object = la Femme Fatale
    .of = della Femme Fatale
    .on = sulla Femme Fatale
    .at = sulla Femme Fatale
mafiozoo-character-union = Sindacato dei Trasportatori
    .object = il Sindacato dei Trasportatori
    .of = del Sindacato dei Trasportatori
    .on = sul Sindacato dei Trasportatori
    .at = sul Sindacato dei Trasportatori
mafiozoo-character-banker = Banchiere
    .object = il Banchiere
    .of = del Banchiere
    .on = sul Banchiere
    .at = sul Banchiere
mafiozoo-character-producer = Produttore
    .object = il Produttore
    .of = del Produttore
    .on = sul Produttore
    .at = sul Produttore
mafiozoo-character-commissioner = Commissario
    .object = il Commissario
    .of = del Commissario
    .on = sul Commissario
    .at = sul Commissario
mafiozoo-character-planner = Urbanista
    .object = l'Urbanista
    .of = dell'Urbanista
    .on = sull'Urbanista
    .at = sull'Urbanista
mafiozoo-character-judge = Giudice
    .object = il Giudice
    .of = del Giudice
    .on = sul Giudice
    .at = sul Giudice
mafiozoo-character-investigator = Investigatore Privato
    .object = l'Investigatore Privato
    .of = dell'Investigatore Privato
    .on = sull'Investigatore Privato
    .at = sull'Investigatore Privato

mafiozoo-favour-distiller = un segnalino Liquore
mafiozoo-favour-mayor = un segnalino Permesso di Costruzione
mafiozoo-favour-jeweller = un segnalino Gioielli
mafiozoo-favour-lieutenant = un segnalino Armi
mafiozoo-favour-femme-fatale = un segnalino Padrino
mafiozoo-favour-union = { $districts }, poi { $gems } su un altro Personaggio
mafiozoo-favour-banker = { $n }Z
mafiozoo-favour-producer = { $gain } nel Fondo, poi fino a { $gems } sulla Femme Fatale
mafiozoo-favour-commissioner = un segnalino Padrino
mafiozoo-favour-planner = { $districts }
mafiozoo-favour-judge = una carta Corruzione per il round successivo
mafiozoo-favour-investigator = una carta Informatore e { $districts }

mafiozoo-condition-first = al miglior offerente
mafiozoo-condition-pay = a chiunque paghi { $n }Z
mafiozoo-condition-offer =
    { $n ->
        [one] a chiunque offra una Gemma
       *[other] a chiunque offra { $n } Gemme
    }

## Cards and tokens

mafiozoo-card-specific = la carta { $number } ({ NOUN($character) })
    .title = Carta { $number } ({ NOUN($character) })
    .short = { $number } { NOUN($character) }
    .brief = Carta { $number }
mafiozoo-card-generic = una carta generica
    .title = Carta generica
    .short = generica
    .brief = Carta generica
mafiozoo-informant = Carta Informatore { $number } ({ NOUN($character) })

mafiozoo-token-liquor = Liquore
mafiozoo-token-permit = Permesso di Costruzione
mafiozoo-token-jewels = Gioielli
mafiozoo-token-weapons = Armi
mafiozoo-token-godfather = Padrino
mafiozoo-token-any = uno qualsiasi
mafiozoo-favour-token = Segnalino { $token }

mafiozoo-district-financial = Distretto Finanziario
mafiozoo-district-industrial = Zona Industriale
mafiozoo-district-chinatown = Chinatown
mafiozoo-district-little-italy = Little Italy
mafiozoo-district-university = Università
mafiozoo-district-park = Parco
mafiozoo-stock = Riserva dei segnalini Quartiere

## Places and what they give

mafiozoo-place-gym = Palestra di Pugilato
    .object = la Palestra di Pugilato
    .gives = Rendita: { $n }Z
mafiozoo-place-race = Ippodromo
    .object = l'Ippodromo
    .gives = Rendita: { $n }Z
mafiozoo-place-site = Cantiere
    .object = il Cantiere
    .gives = Rendita: { mafiozoo-district-tokens }
mafiozoo-place-dock = Molo
    .object = il Molo
    .gives = Rendita: { $n } unità, ognuna una Gemma nel Fondo o 1Z
mafiozoo-place-black = Mercato Nero
    .object = il Mercato Nero
    .gives = Rendita: { mafiozoo-gems } nel Fondo
mafiozoo-place-bet = Sala Scommesse Clandestine
    .object = la Sala Scommesse Clandestine
    .gives = Rendita: { mafiozoo-gems } nel Fondo
mafiozoo-place-night = Night Club
    .object = il Night Club
    .gives = Rendita: una carta Informatore
mafiozoo-place-hotel = Hotel
    .object = l'Hotel
    .gives = Rendita: una carta Corruzione in più
mafiozoo-place-pizza = Pizzeria Luigi's
    .object = la Pizzeria Luigi's
    .gives = Corruzione: una Gemma sul Personaggio visitato, se è l'1 o il 2
mafiozoo-place-mass = Centro Massaggi
    .object = il Centro Massaggi
    .gives = Corruzione: una Gemma sul Personaggio visitato
mafiozoo-place-police = Stazione di Polizia
    .object = la Stazione di Polizia
    .gives = Favori: con una carta Informatore fino a { $n } Gemme del Fondo
mafiozoo-place-news = Quotidiano
    .object = il Quotidiano
    .gives = Corruzione: le Gemme proseguono anche lungo le diagonali
mafiozoo-place-barb = Barbiere
    .object = il Barbiere
    .gives = Corruzione: una Gemma sul Personaggio visitato, se è il 3 o il 4
mafiozoo-place-prison = Prigione
    .object = la Prigione
    .gives = Corruzione: una Gemma su un consigliere non visitato
mafiozoo-place-hall = Municipio
    .object = il Municipio
    .gives = Corruzione: fino a { $n } Gemme con una carta specifica
mafiozoo-place-court = Tribunale
    .object = il Tribunale
    .gives = Favori: quello che si paga costa { $n }Z in meno

## Phases, players, numbers

mafiozoo-phase-1 = Rendita
mafiozoo-phase-2 = Corruzione
mafiozoo-phase-3 = Favori
mafiozoo-phase-4 = Influenza

mafiozoo-you = tu
mafiozoo-puppet = il Burattino
mafiozoo-both = { $one } e { $other }
mafiozoo-count = { $who } { $n }
mafiozoo-stop = { NOUN($character) } { $n }
mafiozoo-times = { $what } ×{ $n }
mafiozoo-none = nessuno
mafiozoo-no-gems = nessuna Gemma
mafiozoo-gems =
    { $n ->
        [0] nessuna Gemma
        [one] una Gemma
       *[other] { $n } Gemme
    }
mafiozoo-cards =
    { $n ->
        [0] nessuna carta
        [one] 1 carta
       *[other] { $n } carte
    }
mafiozoo-district-tokens =
    { $n ->
        [0] nessun segnalino Quartiere
        [one] 1 segnalino Quartiere
       *[other] { $n } segnalini Quartiere
    }

## What happened

mafiozoo-event-first-player =
    { $you ->
        [who] Sei tu il Primo Giocatore.
       *[other] Primo Giocatore: { $who }.
    }
mafiozoo-event-car-passed =
    { $you ->
        [who] L'auto passa a te: sei il Primo Giocatore.
       *[other] L'auto passa a { $who }: è il Primo Giocatore.
    }
mafiozoo-event-tiles-set =
    { $n ->
        [0] Nessuna tessera Famiglia mostra il lato dorato.
       *[other] Tessere Famiglia sul lato dorato, al miglior offerente: { $numbers }.
    }
mafiozoo-event-too-golden = Troppi lati dorati: si rigirano tutte le tessere Famiglia.
mafiozoo-event-agenda-filled = Nuovo nell'Agenda: { $district }.
mafiozoo-event-round-began = Comincia il round { $round }.
mafiozoo-event-phase-began =
    { $phase ->
        [1] Rendita: il Padrino fa visita, ognuno riceve la paga e pesca carte Corruzione, i Luoghi rendono.
        [2] Corruzione: una carta a testa, turno per turno.
        [3] Favori: si valutano i Personaggi da 1 a 12.
       *[4] Influenza: con i segnalini Favore si pagano i Luoghi della città.
    }
mafiozoo-event-visited = Il Padrino visita { NOUN($character, form: "object") } ({ $number }). Ognuno riceve { $pay }Z.
mafiozoo-event-shuffled = Si mescolano le carte Corruzione: nel mazzo { mafiozoo-cards }.
mafiozoo-event-informants-shuffled = Gli scarti Informatore diventano un nuovo mazzo: { mafiozoo-cards }.
mafiozoo-event-puppet-turned = Per il Burattino esce { $card }.
mafiozoo-event-puppet-placed = Il Burattino mette { mafiozoo-gems } { NOUN($character, form: "on") } ({ $number }).
mafiozoo-event-drew-card =
    { $known ->
        [yes] { $you ->
            [who] Peschi { $card }.
           *[other] { $who } pesca { $card }.
        }
       *[no] { $who } pesca una carta Corruzione.
    }
mafiozoo-event-drew-informant =
    { $known ->
        [yes] { $you ->
            [who] Peschi la carta Informatore { NOUN($character, form: "of") } ({ $number }).
           *[other] { $who } pesca la carta Informatore { NOUN($character, form: "of") } ({ $number }).
        }
       *[no] { $who } pesca una carta Informatore.
    }
mafiozoo-event-no-informant-left =
    { $you ->
        [who] Per te non ci sono più carte Informatore da pescare.
       *[other] Per { $who } non ci sono più carte Informatore da pescare.
    }
mafiozoo-event-got-money =
    { $you ->
        [who] Ricevi { $n }Z.
       *[other] { $who } riceve { $n }Z.
    }
mafiozoo-event-gained-gems =
    { $you ->
        [who] Prendi { mafiozoo-gems } dalla tua Riserva nel tuo Fondo.
       *[other] { $who } prende { mafiozoo-gems } dalla Riserva nel Fondo.
    }
mafiozoo-event-picked-district =
    { $you ->
        [who] Prendi dall'Agenda: { $district }.
       *[other] { $who } prende dall'Agenda: { $district }.
    }
mafiozoo-event-drew-district =
    { $known ->
        [yes] { $you ->
            [who] Peschi alla cieca un segnalino Quartiere: { $district }.
           *[other] { $who } pesca alla cieca un segnalino Quartiere: { $district }.
        }
       *[no] { $who } pesca alla cieca un segnalino Quartiere.
    }
mafiozoo-event-got-blank =
    { $you ->
        [who] Non ci sono più segnalini Quartiere: ne ricevi uno neutro.
       *[other] Non ci sono più segnalini Quartiere: { $who } ne riceve uno neutro.
    }
mafiozoo-event-played-for-gems =
    { $you ->
        [who] Giochi { $card } per prendere Gemme.
       *[other] { $who } gioca { $card } per prendere Gemme.
    }
mafiozoo-event-bribed =
    { $you ->
        [who] Giochi { $card } e metti Gemme: { $where }.
       *[other] { $who } gioca { $card } e mette Gemme: { $where }.
    }
mafiozoo-event-wasted =
    { $you ->
        [who] Giochi { $card } a vuoto.
       *[other] { $who } gioca { $card } a vuoto.
    }
mafiozoo-event-last-card-gone =
    { $you ->
        [who] Scarti l'ultima carta senza mostrarla e hai finito.
       *[other] { $who } scarta l'ultima carta senza mostrarla e ha finito.
    }
mafiozoo-event-bonus-used =
    { $you ->
        [who] Usi { NOUN($place, form: "object") } e metti una Gemma { NOUN($character, form: "on") } ({ $number }).
       *[other] { $who } usa { NOUN($place, form: "object") } e mette una Gemma { NOUN($character, form: "on") } ({ $number }).
    }
mafiozoo-event-evaluating =
    { $tile ->
        [visited] Si valuta: { NOUN($character) } ({ $number }), con la visita del Padrino, { $condition }.
        [known] Si valuta: { NOUN($character) } ({ $number }), { $condition }.
       *[unknown] Si valuta: { NOUN($character) } ({ $number }).
    }
mafiozoo-event-informed =
    { $you ->
        [who] Giochi la carta Informatore { NOUN($character, form: "of") } ({ $number }) e aggiungi { mafiozoo-gems }.
       *[other] { $who } gioca la carta Informatore { NOUN($character, form: "of") } ({ $number }) e aggiunge { mafiozoo-gems }.
    }
mafiozoo-event-nobody-informed = Nessuno gioca la carta Informatore { NOUN($character, form: "of") } ({ $number }).
mafiozoo-event-nobody-there = Non ci sono Gemme { NOUN($character, form: "at") } ({ $number }): non succede nulla.
mafiozoo-event-gems-home =
    { $home ->
        [reserve] { $you ->
            [who] Rimetti { mafiozoo-gems } nella tua Riserva.
           *[other] { $who } rimette { mafiozoo-gems } nella Riserva.
        }
       *[fund] { $you ->
            [who] Riprendi { mafiozoo-gems } nel tuo Fondo.
           *[other] { $who } riprende { mafiozoo-gems } nel Fondo.
        }
    }
mafiozoo-event-favoured =
    { $price ->
        [0] { $you ->
            [who] Ottieni il Favore { NOUN($character, form: "of") } ({ $number }).
           *[other] { $who } ottiene il Favore { NOUN($character, form: "of") } ({ $number }).
        }
       *[other] { $you ->
            [who] Paghi { $price }Z per il Favore { NOUN($character, form: "of") } ({ $number }).
           *[other] { $who } paga { $price }Z per il Favore { NOUN($character, form: "of") } ({ $number }).
        }
    }
mafiozoo-event-puppet-home = Il Burattino riprende { mafiozoo-gems } dalla foto { NOUN($character, form: "of") } ({ $number }).
mafiozoo-event-got-token =
    { $you ->
        [who] Ricevi un segnalino Favore: { $token }.
       *[other] { $who } riceve un segnalino Favore: { $token }.
    }
mafiozoo-event-gem-put =
    { $you ->
        [who] Metti { mafiozoo-gems } { NOUN($character, form: "on") } ({ $number }).
       *[other] { $who } mette { mafiozoo-gems } { NOUN($character, form: "on") } ({ $number }).
    }
mafiozoo-event-built =
    { $you ->
        [who] Costruisci { NOUN($place, form: "object") } con { $payment }.
       *[other] { $who } costruisce { NOUN($place, form: "object") } con { $payment }.
    }
mafiozoo-event-done-building =
    { $you ->
        [who] Hai finito di costruire.
       *[other] { $who } ha finito di costruire.
    }
mafiozoo-event-kept-token =
    { $you ->
        [who] Tieni un segnalino Favore, { $token }, e rendi gli altri.
       *[other] { $who } tiene un segnalino Favore, { $token }, e rende gli altri.
    }
mafiozoo-event-kept-none =
    { $you ->
        [who] Non tieni segnalini Favore e ottieni invece { mafiozoo-district-tokens }.
       *[other] { $who } non tiene segnalini Favore e ottiene invece { mafiozoo-district-tokens }.
    }
mafiozoo-event-districts-revealed =
    { $n ->
        [0] { $you ->
            [who] Non hai segnalini Quartiere da scoprire.
           *[other] { $who } non ha segnalini Quartiere da scoprire.
        }
       *[other] { $you ->
            [who] Scopri { mafiozoo-district-tokens }: { $districts }.
           *[other] { $who } scopre { mafiozoo-district-tokens }: { $districts }.
        }
    }
mafiozoo-event-counted =
    { $you ->
        [who] Hai { $total } punti Influenza: { $tokens } per i segnalini Quartiere, { $compensation } per quello che avanza, { $sets } per le serie, { $majorities } per le maggioranze, { $places } per i Luoghi.
       *[other] { $who } ha { $total } punti Influenza: { $tokens } per i segnalini Quartiere, { $compensation } per quello che avanza, { $sets } per le serie, { $majorities } per le maggioranze, { $places } per i Luoghi.
    }
mafiozoo-event-ended =
    { $by ->
        [shared] Fine della partita: vittoria condivisa con { $n } punti Influenza fra { $who }.
       *[other] { $you ->
            [who] Fine della partita: hai vinto con { $n } punti Influenza!
           *[other] Fine della partita: vince { $who } con { $n } punti Influenza.
        }
    }

## What is asked

mafiozoo-prompt-dock = Il tuo Molo rende { $n } unità, ognuna una Gemma o 1Z. Quante Gemme prendi? Nella tua Riserva ce ne sono { $reserve }.
mafiozoo-prompt-district =
    { $n ->
        [one] Quale segnalino Quartiere prendi?
       *[other] Quale segnalino Quartiere prendi? Ne ottieni { $n }, uno alla volta.
    }
mafiozoo-prompt-corrupt = Tocca a te: gioca una carta Corruzione per mettere Gemme o prenderne. Fondo: { $fund }, Riserva: { $reserve }.
mafiozoo-prompt-bonus =
    { $last ->
        [yes] Ultima occasione di questo round: usi uno dei tuoi bonus?
       *[no] La carta è giocata. Usi anche uno dei tuoi bonus?
    }
mafiozoo-prompt-choose =
    { $visited ->
        [yes] Adesso si valuta: { NOUN($character) } ({ $number }), con la visita del Padrino, { $condition }. Gemme lì: { $gems }. Giochi la carta Informatore?
       *[no] Adesso si valuta: { NOUN($character) } ({ $number }), { $condition }. Gemme lì: { $gems }. Giochi la carta Informatore?
    }
mafiozoo-prompt-pay = Paghi { $price }Z per il Favore { NOUN($character, form: "of") } ({ $number }), { $favour }? Hai { $money }Z.
mafiozoo-prompt-put-gem = Il Sindacato dei Trasportatori (6) ti fa mettere { mafiozoo-gems } su un altro Personaggio. Dove?
mafiozoo-prompt-send-gems = Il Produttore (8) ti fa mettere fino a { mafiozoo-gems } sulla Femme Fatale (5). Lì adesso: { $gems }. Quante ne metti?
mafiozoo-prompt-build =
    { $n ->
        [0] Che cosa costruisci? I tuoi segnalini Favore: { $tokens }.
       *[other] Che altro costruisci? In programma: { $places }. Segnalini Favore che restano: { $tokens }.
    }
mafiozoo-prompt-keep-token = Quale segnalino Favore tieni? Hai { $tokens }.

## What the question means

mafiozoo-help-dock = Ogni unità del Molo è una Gemma dalla tua Riserva al tuo Fondo oppure 1Z. Non puoi prendere più Gemme di quante ne ha la Riserva. (§1.7.4)
mafiozoo-help-district = Prendi uno dei segnalini scoperti dell'Agenda, e tutti lo vedono, oppure pescane uno alla cieca dalla Riserva dei segnalini Quartiere. Alla fine ognuno vale un punto Influenza; serie complete e maggioranze di un tipo ne portano altri. (§3.0.3)
mafiozoo-help-corrupt = Gioca esattamente una carta: per prendere Gemme dalla tua Riserva nel tuo Fondo, oppure per mettere Gemme del Fondo sul Personaggio indicato; con una carta generica, su uno qualsiasi. Puoi anche giocarla a vuoto, se il tavolo non ha deciso altrimenti (§6.7). Due o più Gemme messe insieme possono proseguire lungo i fili rossi, se ogni volta almeno una resta indietro. L'ultima carta si scarta senza mostrarla. Prima e dopo la carta puoi usare i tuoi bonus singoli. (§3.2)
mafiozoo-help-bonus = Pizzeria, Centro Massaggi, Barbiere e Prigione possono mettere una Gemma per round ciascuno (ma vedi §6.11). Viene dalla tua Riserva; solo se è vuota, dal Fondo. I bonus non usati in questa fase sono persi. (§3.2.4)
mafiozoo-help-choose = Chi ha la carta Informatore di questo Personaggio può adesso aggiungere Gemme alla sua offerta. Si chiede allo stesso modo a chiunque abbia una carta Informatore, quale che sia, e nessuno vede chi ha risposto. Giocarla non è mai obbligatorio. (§7.3)
mafiozoo-help-pay = Qui hai un'offerta, ma non hai avuto il Favore gratis. Adesso puoi pagarlo alla banca, una volta sola. Le tue Gemme sono comunque di nuovo nel tuo Fondo. (§3.3.2)
mafiozoo-help-put-gem = La Gemma viene dalla tua Riserva, o dal Fondo quando quella è vuota. Sui Personaggi da 7 a 12 conta ancora in questo round, su quelli da 1 a 5 nel prossimo. Puoi anche rinunciare. (§1.4.6)
mafiozoo-help-send-gems = Le Gemme vengono dalla tua Riserva, o dal Fondo quando quella è vuota. La Femme Fatale (5) è già stata valutata, quindi restano lì per il round successivo. Puoi anche non metterne. (§1.4.8)
mafiozoo-help-build = Scegli un Luogo dove non hai ancora Scagnozzi: la riga in alto e la colonna di sinistra sono aperte a tutti, per ogni altro serve una strada da un tuo Scagnozzo. Costa due segnalini Favore; il Padrino vale come qualsiasi altro. Il bonus funziona dal round successivo, i punti contano alla fine. Mentre tutti costruiscono insieme, nessuno vede che cosa hai in programma finché non hai finito. (§3.4.1)
mafiozoo-help-keep-token = Per il round successivo si tiene un solo segnalino Favore. Per ognuno che rendi ottieni un segnalino Quartiere. (§3.4.2, §6.12)

## What may be answered

mafiozoo-option-dock =
    { $n ->
        [0] Prendi { $money }Z
       *[other] { $money ->
            [0] Prendi { mafiozoo-gems }
           *[other] Prendi { mafiozoo-gems } e { $money }Z
        }
    }
mafiozoo-option-pick = Prendi dall'Agenda: { $district }
mafiozoo-option-blind = Pesca alla cieca un segnalino Quartiere
mafiozoo-option-gain = { $card }: prendi { mafiozoo-gems }
mafiozoo-option-bribe = { $card }: { $walk }
mafiozoo-option-waste = { $card }: giocala a vuoto
mafiozoo-option-bonus = { NOUN($place) }: metti una Gemma { NOUN($character, form: "on") } ({ $number })
mafiozoo-option-inform =
    { $home ->
        [fund] { mafiozoo-informant }: metti { mafiozoo-gems } del tuo Fondo
       *[reserve] { mafiozoo-informant }: metti { mafiozoo-gems } della tua Riserva
    }
mafiozoo-option-pay = Paga { $price }Z per il Favore { NOUN($character, form: "of") } ({ $number })
mafiozoo-option-put = Metti { mafiozoo-gems } { NOUN($character, form: "on") } ({ $number })
mafiozoo-option-send =
    { $n ->
        [0] Non mettere nulla sulla Femme Fatale (5)
       *[other] Metti { mafiozoo-gems } sulla Femme Fatale (5)
    }
mafiozoo-option-build = Costruisci { NOUN($place, form: "object") } pagando { $payment }
mafiozoo-option-done =
    { $n ->
        [0] Non costruire nulla in questo round
       *[other] Concludi e costruisci: { $places }
    }
mafiozoo-option-keep = Tieni { $token }
mafiozoo-option-keep-none = Non tenere segnalini Favore
mafiozoo-option-decline-bonus = Non usare bonus
mafiozoo-option-decline-choose = Non giocare carte Informatore
mafiozoo-option-decline-pay = Non pagare
mafiozoo-option-decline-put-gem = Non mettere Gemme

## What an answer does

mafiozoo-explain-dock = Sposti { mafiozoo-gems } dalla tua Riserva al tuo Fondo e ricevi { $money }Z dalla banca. (§1.7.4)
mafiozoo-explain-pick = Il segnalino sta coperto davanti a te, ma tutti lo hanno visto. L'Agenda viene rifornita. (§3.0.3)
mafiozoo-explain-blind = Fino alla fine della partita vedi solo tu qual è. (§3.0.3)
mafiozoo-explain-gain = La carta si scarta e le Gemme vanno nel tuo Fondo, pronte per essere messe più tardi. Il Personaggio sulla carta non conta. (§3.2.2)
mafiozoo-explain-bribe = La carta si scarta, e Gemme del tuo Fondo stanno poi qui: { $where }. Contano quando si valutano i Personaggi. (§3.2.3)
mafiozoo-explain-waste = Non si muove nessuna Gemma e la carta si scarta. (§3.2.2)
mafiozoo-explain-bonus = Una Gemma della tua Riserva, o del Fondo quando quella è vuota, sta { NOUN($character, form: "at") } ({ $number }). Non prosegue. { $uses ->
        [once] Questo bonus si usa una volta per round. (§3.2.4)
       *[unlimited] Questo bonus si può usare di nuovo. (§6.11)
    }
mafiozoo-explain-inform =
    { $home ->
        [fund] La carta si mostra e si scarta, e aggiungi { mafiozoo-gems } del tuo Fondo alla tua offerta { NOUN($character, form: "at") } ({ $number }). (§3.3.1)
       *[reserve] La carta si mostra e si scarta, e aggiungi { mafiozoo-gems } della tua Riserva alla tua offerta { NOUN($character, form: "at") } ({ $number }). (§3.3.1)
    }
mafiozoo-explain-pay = Paghi { $price }Z alla banca e ottieni subito il Favore { NOUN($character, form: "of") } ({ $number }). (§3.3.2)
mafiozoo-explain-put = Metti { mafiozoo-gems } della tua Riserva, o del Fondo quando quella è vuota, { NOUN($character, form: "on") } ({ $number }). Quello che metti resta fino alla prossima valutazione del Personaggio. (§1.4.6)
mafiozoo-explain-send =
    { $n ->
        [0] Le tue Gemme restano dove sono. (§1.4.8)
       *[other] Metti { mafiozoo-gems } della tua Riserva, o del Fondo quando quella è vuota, come offerta per il round successivo. (§1.4.8)
    }
mafiozoo-explain-build = { $payment } tornano nella scorta, e un tuo Scagnozzo resta lì per sempre. Il bonus funziona dal round successivo, i punti contano alla fine. (§3.4.1)
mafiozoo-explain-done =
    { $n ->
        [0] In questo round non costruisci altro. Dei segnalini Favore che restano ne tieni uno; gli altri diventano segnalini Quartiere. (§3.4.2)
       *[other] Quello che hai in programma viene mostrato e pagato, e in questo round non costruisci altro. Dei segnalini Favore che restano ne tieni uno; gli altri diventano segnalini Quartiere. (§3.4.2)
    }
mafiozoo-explain-keep =
    { $n ->
        [0] Tieni { $token } per il round successivo. (§6.12)
       *[other] Tieni { $token } per il round successivo, rendi gli altri segnalini e ottieni { mafiozoo-district-tokens }. (§3.4.2)
    }
mafiozoo-explain-keep-none = Rendi tutti i segnalini Favore e ottieni invece { mafiozoo-district-tokens }. (§6.12)
mafiozoo-explain-decline-bonus = Adesso non usi bonus. Quello che non è usato alla fine della fase è perso. (§3.2.4)
mafiozoo-explain-decline-choose = Tieni le tue carte Informatore. Gli altri sanno solo se qualcuno ha giocato. (§7.3)
mafiozoo-explain-decline-pay = Tieni il tuo denaro e non ottieni questo Favore. (§3.3.2)
mafiozoo-explain-decline-put-gem = Le tue Gemme restano dove sono. (§1.4.6)

## Whom we wait for

mafiozoo-waiting-you = Tocca a te decidere.
mafiozoo-waiting-for = In attesa: { $who }.
mafiozoo-waiting-informants = Si possono giocare carte Informatore.
mafiozoo-waiting-chance = Decide la sorte.
mafiozoo-waiting-over = La partita è finita.

## The table

mafiozoo-table-setup = Preparazione di una partita di { $rounds } round.
mafiozoo-table-round = Round { $round } di { $rounds }, { $phase }. Primo Giocatore: { $who }.
mafiozoo-table-over = La partita è finita dopo { $round } round.
mafiozoo-table-visited = Il Padrino visita { NOUN($character, form: "object") } ({ $number }).
mafiozoo-table-desk = La Scrivania, per ogni Personaggio Favore, condizione, Gemme e fili rossi:
mafiozoo-table-character =
    { $visited ->
        [yes] { $number } { NOUN($character) }, con la visita del Padrino: { $content }
       *[no] { $number } { NOUN($character) }: { $content }
    }
mafiozoo-table-threads = fili verso { $numbers }
mafiozoo-table-agenda = Agenda: { $districts }. Riserva dei segnalini Quartiere: { $n }.
mafiozoo-table-decks = Mazzo Corruzione: { $cards }. Mazzo Informatore: { $informants }.
mafiozoo-table-informants-gone = Carte Informatore giocate e scartate: { $cards }.
mafiozoo-table-city = La città, riga per riga dall'alto a sinistra:
mafiozoo-table-place = { NOUN($place) }: { $content }
mafiozoo-table-cost = costa { $payment }
mafiozoo-table-points =
    { $n ->
        [one] 1 punto
       *[other] { $n } punti
    }
mafiozoo-table-open = aperto a tutti
mafiozoo-table-roads = strade verso { $places }
mafiozoo-table-nobody-there = nessuno Scagnozzo
mafiozoo-table-new = { $who } (dal round successivo)
mafiozoo-table-player =
    { $you ->
        [who] { $who } (tu): { $content }
       *[other] { $who }: { $content }
    }
mafiozoo-table-gems = Fondo { $fund }, Riserva { $reserve }
mafiozoo-table-money = { $n }Z
mafiozoo-table-tokens = segnalini Favore: { $tokens }
mafiozoo-table-hand-size =
    { $n ->
        [0] nessuna carta Corruzione
        [one] 1 carta Corruzione
       *[other] { $n } carte Corruzione
    }
mafiozoo-table-informants =
    { $n ->
        [0] nessuna carta Informatore
        [one] 1 carta Informatore
       *[other] { $n } carte Informatore
    }
mafiozoo-table-henchmen =
    { $n ->
        [0] nessuno Scagnozzo
        [one] 1 Scagnozzo
       *[other] { $n } Scagnozzi
    }
mafiozoo-table-hand =
    { $you ->
        [who] Le tue carte Corruzione: { $cards }
       *[other] Le carte Corruzione di { $who }: { $cards }
    }
mafiozoo-table-own-informants =
    { $you ->
        [who] Le tue carte Informatore: { $cards }
       *[other] Le carte Informatore di { $who }: { $cards }
    }
mafiozoo-table-districts =
    { $n ->
        [0] { $you ->
            [who] I tuoi segnalini Quartiere: { $districts }
           *[other] I segnalini Quartiere di { $who }: { $districts }
        }
       *[other] { $you ->
            [who] I tuoi segnalini Quartiere: { $districts }, più { $n } senza tipo
           *[other] I segnalini Quartiere di { $who }: { $districts }, più { $n } senza tipo
        }
    }
mafiozoo-table-picks =
    { $you ->
        [who] Hai preso dall'Agenda: { $districts }
       *[other] { $who } ha preso dall'Agenda: { $districts }
    }
mafiozoo-table-payment = { $place } con { $payment }
mafiozoo-table-planned = Hai in programma di costruire: { $plans }

## The end

mafiozoo-ending-winner =
    { $n ->
        [one] Vince { $who } con { $points } punti Influenza.
       *[other] Vittoria condivisa con { $points } punti Influenza: { $who }.
    }
mafiozoo-ending-tie =
    { $by ->
        [fund] { $tied } sono in parità di Influenza; { $who } ha più Gemme nel Fondo. (§4.4)
       *[shared] { $tied } sono in parità di Influenza, e nessun Fondo decide fra { $who }. (§4.4)
    }
mafiozoo-ending-rank = { $place }. { $who }: { $total } punti Influenza ({ $tokens } per i segnalini Quartiere, { $compensation } per quello che avanza, { $sets } per le serie, { $majorities } per le maggioranze, { $places } per i Luoghi), Fondo { $fund }

## Why not

mafiozoo-reason-no-bonus-in-this-phase = { NOUN($place) }, niente da usare adesso. { $gives }.
mafiozoo-reason-works-by-itself = Questo Luogo aiuta da solo ogni volta che giochi una carta.
mafiozoo-reason-no-henchman-there = Lì non hai Scagnozzi.
mafiozoo-reason-works-next-round = Il tuo Scagnozzo lì funziona solo dal round successivo.
mafiozoo-reason-bonus-used = In questo round hai già usato questo bonus.
mafiozoo-reason-godfather-is-elsewhere = Questo bonus non va d'accordo con la visita del Padrino.
mafiozoo-reason-fund-is-empty = Il tuo Fondo è vuoto: non c'è nulla da mettere.
mafiozoo-reason-no-card-reaches = Niente di quello che puoi giocare adesso porta lì.
mafiozoo-reason-card-already-played = In questo turno hai già giocato la tua carta.
mafiozoo-reason-not-in-the-agenda = Questo tipo adesso non è nell'Agenda.
mafiozoo-reason-stock-is-empty = La Riserva dei segnalini Quartiere è vuota.
mafiozoo-reason-choose-a-district = Adesso si tratta solo di un segnalino Quartiere.
mafiozoo-reason-another-than-the-union = Adesso puoi solo mettere una Gemma su un Personaggio diverso dal Sindacato dei Trasportatori.
mafiozoo-reason-no-gems-to-place = Non hai Gemme da mettere.
mafiozoo-reason-another-character-now = Adesso si valuta: { NOUN($character) } ({ $number }). Si può giocare solo la carta Informatore di questo Personaggio.
mafiozoo-reason-only-informants-now = Adesso si può giocare solo una carta Informatore.
mafiozoo-reason-already-there = Lì hai già uno Scagnozzo, o lo hai in programma.
mafiozoo-reason-no-road-there = Nessuna strada porta lì da un tuo Scagnozzo.
mafiozoo-reason-cannot-pay-place = Con i tuoi segnalini Favore non puoi pagare { NOUN($place, form: "object") }.
mafiozoo-reason-no-such-token = Di questo segnalino Favore non ne hai più.
mafiozoo-reason-nothing-to-build = Con questo adesso non puoi costruire nulla.
mafiozoo-reason-keep-one-of-yours = Adesso si tratta solo del segnalino Favore che tieni.

## House rules

mafiozoo-switch =
    .on = sì
    .off = no
mafiozoo-house-second-tie = Parità per il secondo posto
    .about = Chi vale come secondo dal consigliere visitato se più giocatori sono in parità (§6.1).
    .all = tutti
    .none = nessuno
mafiozoo-house-bonus-window = Bonus singoli
    .about = Quando si possono usare Pizzeria, Centro Massaggi, Barbiere e Prigione (§6.2).
    .final = nel proprio turno e alla fine della fase
    .own = solo nel proprio turno
    .any = in qualsiasi momento
mafiozoo-house-building = Ordine di costruzione
    .about = Se tutti costruiscono nello stesso momento (§6.3).
    .parallel = nello stesso momento
    .turns = uno dopo l'altro
mafiozoo-house-memory-aid = Aiuto per la memoria
    .about = Il tavolo mostra che cosa gli altri hanno preso dall'Agenda (§6.4).
mafiozoo-house-tiles = Lati delle tessere
    .about = Quali tessere Famiglia mostrano il lato dorato: decide la sorte, oppure dodici lettere, g per il lato dorato e o per l'altro (§6.5).
    .random = a caso
    .chosen =
        { $n ->
            [0] nessun lato dorato
           *[other] lato dorato: { $numbers }
        }
mafiozoo-house-first = Primo Giocatore
    .about = Chi comincia: decide la sorte oppure chi ospita la partita (§2.8).
    .random = a caso
    .seat = posto { $seat }
mafiozoo-house-empty-play = Giocare una carta a vuoto
    .about = Se si può giocare una carta senza muovere Gemme: il regolamento dice “fino a 3 Gemme” (§6.7).
    .free = quando vuoi
    .forced = solo senza alcuna Gemma
mafiozoo-house-informant = Gemme di un Informatore
    .about = Quante Gemme del Fondo aggiunge un Informatore senza la Stazione di Polizia (§6.8).
    .exact = esattamente due
    .upto = una o due
mafiozoo-house-puppet-second = Burattino al secondo posto
    .about = In due: se il Burattino può essere secondo dal consigliere visitato, così che non lo sia nessun giocatore (§6.9).
    .blocks = può essere secondo
    .ignored = solo i giocatori possono essere secondi
mafiozoo-house-walk = Percorsi di quattro Gemme
    .about = Se nel percorso le Gemme possono tornare su un Personaggio (§6.10).
    .onward = mai indietro
    .back = possono tornare
mafiozoo-house-bonus-uses = Usi dei bonus singoli
    .about = Quante volte per round si possono usare Pizzeria, Centro Massaggi, Barbiere e Prigione (§6.11).
    .once = una volta
    .unlimited = quante volte vuoi
mafiozoo-house-last-token = Ultimo segnalino Favore
    .about = Se un solo segnalino Favore può diventare un segnalino Quartiere (§6.12).
    .kept = si tiene
    .exchange = si può cambiare

## Facts of many games

mafiozoo-fact-built = Luoghi costruiti per giocatore
mafiozoo-fact-bribed = carte giocate per corrompere, per giocatore
mafiozoo-fact-informed = Informatori giocati per giocatore
mafiozoo-fact-favoured = Favori per giocatore
mafiozoo-fact-bonusused = bonus dei Luoghi usati per giocatore

## Standing orders

mafiozoo-order = passare nelle finestre degli Informatori { $until ->
    [13] fino alla fine della fase
   *[other] fino al numero { $until }
}

## Quantities, as hints and reviews name them

mafiozoo-hint-influence =
    { $n ->
        [one] 1 punto Influenza
       *[other] { $n } punti Influenza
    }
mafiozoo-hint-z = { $n }Z
mafiozoo-hint-photographs =
    { $n ->
        [one] 1 Personaggio con la maggioranza di Gemme
       *[other] { $n } Personaggi con la maggioranza di Gemme
    }
mafiozoo-hint-gems =
    { $n ->
        [one] 1 Gemma nel Fondo
       *[other] { $n } Gemme nel Fondo
    }
mafiozoo-hint-favours =
    { $n ->
        [one] 1 segnalino Favore
       *[other] { $n } segnalini Favore
    }
mafiozoo-hint-districts =
    { $n ->
        [one] 1 segnalino Quartiere
       *[other] { $n } segnalini Quartiere
    }
mafiozoo-hint-henchmen =
    { $n ->
        [one] 1 Scagnozzo in città
       *[other] { $n } Scagnozzi in città
    }
mafiozoo-hint-informants =
    { $n ->
        [one] 1 carta Informatore
       *[other] { $n } carte Informatore
    }

## Where it came from, as charts and tables name it

mafiozoo-source-influence = Punti Influenza
mafiozoo-source-tokens = Segnalini Quartiere
mafiozoo-source-sets = Serie di tutti i Quartieri
mafiozoo-source-majorities = Maggioranze
mafiozoo-source-places = Luoghi
mafiozoo-source-judge = Avanzo: carta del Giudice
mafiozoo-source-informants = Avanzo: carte Informatore
mafiozoo-source-favours = Avanzo: segnalini Favore
mafiozoo-source-gems = Avanzo: Gemme sulle foto
mafiozoo-source-money = Avanzo: denaro

## What a study names

mafiozoo-by-influence = influenza
mafiozoo-by-fund = gemme nel fondo
mafiozoo-by-shared = vittoria condivisa
mafiozoo-family-place = luoghi
mafiozoo-family-favour = favori
mafiozoo-family-bonus = bonus dei luoghi
mafiozoo-family-district = quartieri

## Edition files

mafiozoo-edition-edge = Riga { $line }: «{ $path }»: «{ $edge }» non unisce due cose che ci sono.
mafiozoo-edition-unconnected = Riga { $line }: «{ $path }»: nulla porta a { $names }.
mafiozoo-edition-known-thread = Riga { $line }: in «{ $path }» manca { $edge }, nominato dal regolamento.
mafiozoo-edition-funds = Riga { $line }: in «{ $path }» servono { $players } numeri di Gemme, uno per giocatore.
mafiozoo-edition-condition = Riga { $line }: «{ $path }» è «{ $text }», ma deve essere first, pay Z oppure offer GEMME.
mafiozoo-edition-golden = Riga { $line }: «{ $path }»: il lato dorato di ogni tessera è first.
mafiozoo-edition-visits = Riga { $line }: «{ $path }» visita { $visits }, ma si visitano solo quelli da 1 a 4.
mafiozoo-edition-godfathers = Riga { $line }: «{ $path }»: { $cards } carte sono meno dei round.
mafiozoo-edition-cost = Riga { $line }: «{ $path }» è «{ $text }», ma si può pagare solo con L, P, J, W, G e ?.
mafiozoo-edition-tokens = Riga { $line }: in «{ $path }» vanno indicati { $number } segnalini.
mafiozoo-edition-outside = Riga { $line }: «{ $path }» è fuori dalla città, che ha quattro righe e quattro colonne.
mafiozoo-edition-same-spot = Riga { $line }: «{ $path }» sta dove c'è già «{ $other }».
mafiozoo-edition-walks = Riga { $line }: «{ $path }»: con tanti fili e tante Gemme per carta i percorsi possibili sono troppi.
