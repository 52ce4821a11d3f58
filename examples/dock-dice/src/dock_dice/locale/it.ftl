dock-dice-title = Dock Dice

## The table

dock-dice-field-coins = Monete
dock-dice-field-cups = Sotto i bicchieri
dock-dice-field-shown = Scoperti nell’ultimo round
dock-dice-field-round = Round
dock-dice-phase-rolling = si lanciano i dadi
dock-dice-phase-claiming = si dichiara
dock-dice-phase-doubting = si può dubitare
dock-dice-face-ones = uno
dock-dice-face-twos = due
dock-dice-face-threes = tre
dock-dice-face-fours = quattro
dock-dice-face-fives = cinque
dock-dice-face-sixes = sei

## What is asked and what may be answered

dock-dice-prompt-claim =
    { $count ->
        [0] Fai la prima dichiarazione.
       *[other] La dichiarazione è { $count } × { $face }. Dichiara di più.
    }
dock-dice-help-claim = Di’ quanti dadi, fra tutti, mostrano una faccia: più dadi dell’ultima dichiarazione, o altrettanti di una faccia più alta (§3.2).
dock-dice-prompt-react = La dichiarazione è { $count } × { $face }. Ci credi?
dock-dice-help-react = Se dubiti, si alzano tutti i bicchieri e chi perde paga una moneta a chi vince (§5.2).
dock-dice-option-claim = Dichiara { $count } × { $face }
dock-dice-explain-claim = Gli avversari possono dubitare; allora si contano i dadi (§5.1).
dock-dice-option-believe = Accetta
dock-dice-explain-believe = La dichiarazione resta, a meno che qualcun altro dubiti (§4.1).
dock-dice-option-doubt = Dubita
dock-dice-explain-doubt = Si alzano i bicchieri (§4.1).

## What happened

dock-dice-event-round-began = Comincia il round { $number }; tutti lanciano i dadi.
dock-dice-event-claimed = { $seat } dichiara { $count } × { $face }.
dock-dice-event-doubted = { $seat } dubita di { $whom }.
dock-dice-event-lifted = Si alzano i bicchieri: { $count } × { $face }.
dock-dice-event-paid =
    { $bluff ->
        [true] Era un bluff: { $seat } paga una moneta a { $to }.
       *[false] Era vero: { $seat } paga una moneta a { $to }.
    }

## What is counted

dock-dice-hint-coins =
    { $n ->
        [one] { $n } moneta
       *[other] { $n } monete
    }
dock-dice-source-coins = Monete
dock-dice-source-start = all’inizio
dock-dice-source-caught = bluff smascherati
dock-dice-source-held = dichiarazioni vere messe in dubbio
dock-dice-source-bluffed = bluff falliti
dock-dice-source-doubted = dubbi sbagliati

## House rules

dock-dice-house-dice = Dadi per giocatore
    .about = Quanti dadi ha ognuno sotto il bicchiere (§6.1).
dock-dice-house-wild = Gli uno sono jolly
    .about = Gli uno valgono come qualsiasi faccia (§6.2).
dock-dice-switch =
    .on = sì
    .off = no
