### The rules as a book, and the quick card.

rules-title = { $game }: le regole
rules-contents = Indice
rules-back = Torna al §{ $number }
rules-paragraph = Paragrafo { $number }
rules-table = Tabella del §{ $number }
rules-read = Leggi il §{ $number }
rules-quick = Promemoria
rules-quick-of = { $game }: promemoria
rules-key-quick = promemoria
rules-print = Stampa
rules-whole = Tutte le regole
rules-all = Regole
rules-learn-game = Impara { $game } in dieci minuti
rules-learn = Impara in dieci minuti

## Quick cards: what all have

quick-round = Il round
quick-day = Il Giorno
quick-end = La fine
quick-points = { $n } punti

## Quick card: Mafia City

quick-mafia-city-phase =
    .n1 = A turno un’azione: piazza un Mafioso, gioca una carta, usa un Cappello, scarta per temporeggiare o passa. Finché tutti hanno passato.
    .n2 = I quartieri da 1 a 7, o come dice chi ha il Sindaco: chi controlla, un punto, l’effetto.
    .n3 = Quartiere per quartiere: riprendi i Mafiosi o lasciali.
    .n4 = Il segnalino passa. Tutti pescano una carta; chi è ultimo da solo ne pesca di più.
quick-mafia-city-control = Controllo
    .most = Chi ha più Mafiosi nella pila. Un Accordo Segreto vale come uno in più.
    .tie = Parità: vince il più in basso. A Fight Club e Municipio: nessuno.
quick-mafia-city-signs = Simboli
quick-mafia-city-sign =
    .hat = Uno: riprendi un tuo Mafioso. Due: uno dalla riserva su una pila.
    .fist = Due annullano una carta o un simbolo di un altro.
    .bullet = Dopo aver passato: un’altra azione.
    .plus = Al Club dei Gentiluomini: un punto in più.
quick-mafia-city-end = Dopo un settimo quartiere: chi ha raggiunto la meta (3, 4, 5 giocatori: 15, 13, 11; principianti 10, 8, 7) e ha più punti vince. Parità: meno in riserva, più carte, il Sindaco.
quick-mafia-city-places = I quartieri, ognuno vale un punto
quick-mafia-city-place =
    .n1 = Prima tutti escono dalle celle. Poi puoi arrestare un Mafioso. Lo annulla il Capo della Polizia.
    .n2 = Muovi il Sicario di un passo (lo annulla l’F.B.I.); poi una carta Sicario.
    .n3 = Recluta uno. In parità lo fanno tutti i primi.
    .n4 = Prendi il Poliziotto: vedi tutte le mani.
    .n5 = Pesca tre carte, scartane una qualsiasi.
    .n6 = Gioca un “+1” per un punto in più.
    .n7 = Prendi il Sindaco: scegli l’ordine dei quartieri.
quick-mafia-city-cards = Le carte: usa il testo o il simbolo
quick-mafia-city-reactions = Reazioni
    .rule = Annuncia, reagisci, esegui. Si risolve prima l’ultima; una reazione annullata riapre la finestra per tutti. Ciò che è annullato è perso.

## Quick card: Mafiozoo

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

## Quick card: Mob City

quick-mob-city-phase =
    .n1 = Tutti offrono da 1 a 4 in segreto; primo il numero più piccolo, gli uguali dal Capitano nelle grazie del Don.
    .n2 = A turno: paghe, edifici, bar clandestini, poi ogni squadra esce.
    .n3 = L’evento. Poi isolato per isolato: retate, arresti, Bombe a mano, sparatorie, incassi.
quick-mob-city-privileges = I privilegi
quick-mob-city-privilege =
    .enforcer = Ingaggia fino a 2 carte (3 con notorietà sopra 4).
    .snitch = 50 $ × notorietà: guarda l’evento di oggi.
    .police = 200 $ × notorietà: oggi per te niente retate né arresti.
    .whiskey = 100 $ × valore: apri bar clandestini; ogni altro costa lo stesso.
quick-mob-city-money = Denaro e notorietà
quick-mob-city-rule =
    .wages = Paghe: 50 $ a carta, 200 $ un Luogotenente. Chi non può pagare licenzia.
    .extortion = Da soli su un edificio non tuo: 10 % dell’incasso × notorietà.
    .notoriety = Notorietà: edifici, e sparatorie vinte (+1) o perse (−1); mai sotto la somma degli edifici.
    .will = Il Testamento: vince il più ricco o il più famigerato.
quick-mob-city-people = Gente e armi
quick-mob-city-shootout = Sparatoria: prima i Riflessi più alti
quick-mob-city-shot = Dado + bonus
    .below = sotto la Salute
    .equal = uguale
    .above = sopra
    .gun = arma
    .hands = mani nude
    .injured = ferito
    .killed = ucciso
    .after = Vince l’ultima squadra in piedi: +1 notorietà e le armi cadute. Tutti gli altri −1.
quick-mob-city-events = Gli eventi
quick-mob-city-named =
    .raid = Retata nei bar clandestini
    .crackdown = Stretta sul racket
    .truce = Tregua tra le bande
    .up = Whiskey alle stelle
    .down = Whiskey a picco
    .dead = Il Don è morto
quick-mob-city-event =
    .raid = I bar clandestini di quel lato pagano la multa e chiudono.
    .crackdown = Su quel lato si arrestano le squadre su edifici non loro.
    .truce = Niente sparatorie né Bombe a mano; si estorcono solo edifici di nessuno.
    .up = I bar clandestini rendono il doppio.
    .down = I bar clandestini rendono la metà.
    .dead = L’ultimo Giorno, dal 7 al 12.
