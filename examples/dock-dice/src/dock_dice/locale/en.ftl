dock-dice-title = Dock Dice

## The table

dock-dice-field-coins = Coins
dock-dice-field-cups = Under the cups
dock-dice-field-shown = Lifted last round
dock-dice-field-round = Round
dock-dice-phase-rolling = rolling
dock-dice-phase-claiming = claiming
dock-dice-phase-doubting = doubting
dock-dice-face-ones = ones
dock-dice-face-twos = twos
dock-dice-face-threes = threes
dock-dice-face-fours = fours
dock-dice-face-fives = fives
dock-dice-face-sixes = sixes

## What is asked and what may be answered

dock-dice-prompt-claim =
    { $count ->
        [0] Make the first claim.
       *[other] The claim is { $count } × { $face }. Claim more.
    }
dock-dice-help-claim = Say how many of all dice show a face: more dice than the last claim, or as many of a higher face (§3.2).
dock-dice-prompt-react = The claim is { $count } × { $face }. Do you believe it?
dock-dice-help-react = If you doubt it, all cups are lifted, and the loser pays a coin to the winner (§5.2).
dock-dice-option-claim = Claim { $count } × { $face }
dock-dice-explain-claim = Your rivals may doubt it; then the dice are counted (§5.1).
dock-dice-option-believe = Let it stand
dock-dice-explain-believe = The claim stands, unless somebody else doubts it (§4.1).
dock-dice-option-doubt = Doubt it
dock-dice-explain-doubt = The cups are lifted (§4.1).

## What happened

dock-dice-event-round-began = Round { $number } begins; all roll.
dock-dice-event-claimed = { $seat } claims { $count } × { $face }.
dock-dice-event-doubted = { $seat } doubts { $whom }.
dock-dice-event-lifted = The cups are lifted: { $count } × { $face }.
dock-dice-event-paid =
    { $bluff ->
        [true] It was a bluff: { $seat } pays a coin to { $to }.
       *[false] It was true: { $seat } pays a coin to { $to }.
    }

## What is counted

dock-dice-hint-coins =
    { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
dock-dice-source-coins = Coins
dock-dice-source-start = at the start
dock-dice-source-caught = bluffs caught
dock-dice-source-held = true claims doubted by others
dock-dice-source-bluffed = bluffs that failed
dock-dice-source-doubted = wrong doubts

## House rules

dock-dice-house-dice = Dice for each player
    .about = How many dice everybody has under the cup (§6.1).
dock-dice-house-wild = Ones are wild
    .about = Ones count as every face (§6.2).
dock-dice-switch =
    .on = yes
    .off = no
