# Suggerimenti, e analisi delle partite finite.

## What speaks for an answer; $what is a quantity, as below

hint-own-more = Dopo questa risposta hai in media { $what } in più { $than }.
hint-own-less = Dopo questa risposta hai in media { $what } in meno { $than }.
hint-rival-more = Dopo questa risposta { $who } ha in media { $what } in più { $than }.
hint-rival-less = Dopo questa risposta { $who } ha in media { $what } in meno { $than }.
hint-than-next = che con la seconda migliore
hint-than-said = che con la risposta data
hint-why-chances =
    Per ora non si vede nessuna differenza, ma la probabilità che vinca { $who } scende di { $n ->
        [one] 1 punto percentuale
       *[other] { $n } punti percentuali
    }.
hint-why-even = Queste risposte sono quasi equivalenti.
hint-why-only = Non c'è altro da scegliere.

## Asking for a hint

hint-off = A questo tavolo nessuno riceve suggerimenti.
hint-busy = L'analista sta ancora pensando alla tua ultima domanda.
hint-failed = In questo momento l'analista non ha risposta. Riprova.
cli-hint-line =
    { $n }. { $answer } ({ $value }%{ $behind ->
        [0] {""}
       *[other] , { $behind } in meno
    })

## Reviews

review-unfinished = Si può analizzare solo una partita giocata fino alla fine.
review-busy = L'analista ha già troppe partite davanti. Riprova tra qualche minuto.
review-many = L'analista ha già { $most } partite arrivate da qui. Aspetta che ne finisca una.
review-no-seat = In questa partita non c'è il posto «{ $seat }». Posti: { $known }.
review-chance = Decide il caso.
review-answer = { $who }: { $answer }
review-working = Esame di ogni decisione
review-title = Analisi di { $game }, { $seats } giocatori. Tutti i numeri sono quote della vittoria in percentuale.
review-player = Giocatore
review-start = Inizio
review-skill = Bravura
review-luck = Fortuna
review-others = Altri
review-end = Fine
review-slips = Imprecisioni / errori / errori gravi
review-chart = Probabilità di vittoria, dalla prima all'ultima risposta
review-turns = Svolte
review-worst = Che cosa è costato di più
review-none = Niente che si distingua dal caso.
review-turn = Risposta { $at }: { $text } ({ $change })
review-grade-fine = buona
review-grade-inaccuracy = imprecisione
review-grade-mistake = errore
review-grade-blunder = errore grave
review-decision = Risposta { $at }, { $who }, { $grade }, costo { $cost } (da { $low } a { $high }): { $answer }
review-better = Meglio: { $best }

## The program

help-review = Ripensa una partita finita: quanto è costata ogni decisione, fortuna e bravura separate, le svolte. Conta ciò che ognuno sapeva in quel momento.
help-option-deep = Pensa dieci volte più a lungo.
cli-help-hint = hint: le risposte migliori, e che cosa parla per la prima
