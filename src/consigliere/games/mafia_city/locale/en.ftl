# Mafia City. Cards are written with their symbol, so "Hitman (Fist)" is the card; the piece is
# always the "Hitman figure". $you tells whether the reader is $who, $whom or neither.

## Cards and symbols

mafia-city-card = { $kind } ({ $symbol })
mafia-city-card-snitch = Snitch
mafia-city-card-thief = Thief
mafia-city-card-raid = Police Raid
mafia-city-card-shadow = Shadow Games
mafia-city-card-scheme = Grand Scheme
mafia-city-card-trade = Trade
mafia-city-card-hitman = Hitman
mafia-city-card-agreement = Secret Agreement
mafia-city-card-chief = Police Chief
mafia-city-card-fbi = F.B.I.
mafia-city-card-complicity = Complicity

mafia-city-symbol-hat = Hat
mafia-city-symbol-fist = Fist
mafia-city-symbol-bullet = Bullet
mafia-city-symbol-plus = +1

## Locations, figures, phases

mafia-city-location-jail = Jail
    .object = the Jail
    .of = of the Jail
    .in = in the Jail
    .to = to the Jail
    .from = from the Jail
mafia-city-location-harbor = Harbor
    .object = the Harbor
    .of = of the Harbor
    .in = in the Harbor
    .to = to the Harbor
    .from = from the Harbor
mafia-city-location-fight-club = Fight Club
    .object = the Fight Club
    .of = of the Fight Club
    .in = in the Fight Club
    .to = to the Fight Club
    .from = from the Fight Club
mafia-city-location-station = Police Station
    .object = the Police Station
    .of = of the Police Station
    .in = in the Police Station
    .to = to the Police Station
    .from = from the Police Station
mafia-city-location-district = Business District
    .object = the Business District
    .of = of the Business District
    .in = in the Business District
    .to = to the Business District
    .from = from the Business District
mafia-city-location-club = Gentlemen's Club
    .object = the Gentlemen's Club
    .of = of the Gentlemen's Club
    .in = in the Gentlemen's Club
    .to = to the Gentlemen's Club
    .from = from the Gentlemen's Club
mafia-city-location-hall = City Hall
    .object = City Hall
    .of = of City Hall
    .in = in City Hall
    .to = to City Hall
    .from = from City Hall

mafia-city-figure-hitman = Hitman figure
mafia-city-figure-policeman = Policeman
mafia-city-figure-mayor = Mayor

mafia-city-phase-1 = Action Phase
mafia-city-phase-2 = Location Phase
mafia-city-phase-3 = Strategy Phase
mafia-city-phase-4 = End of round

## What an announcement makes of its cards

mafia-city-use-snitch = Snitch
    .object = Snitch
mafia-city-use-thief = Thief
    .object = Thief
mafia-city-use-raid = Police Raid
    .object = Police Raid
mafia-city-use-shadow = Shadow Games
    .object = Shadow Games
mafia-city-use-scheme = Grand Scheme
    .object = Grand Scheme
mafia-city-use-trade = Trade
    .object = Trade
mafia-city-use-hitman = Hitman card
    .object = the Hitman card
mafia-city-use-agreement = Secret Agreement
    .object = Secret Agreement
mafia-city-use-chief = Police Chief
    .object = Police Chief
mafia-city-use-fbi = F.B.I.
    .object = F.B.I.
mafia-city-use-complicity = Complicity
    .object = Complicity
mafia-city-use-fists = two Fists
    .object = the two Fists
mafia-city-use-hat = Hat
    .object = the Hat
mafia-city-use-hats = two Hats
    .object = the two Hats
mafia-city-use-bullet = Bullet
    .object = the Bullet
mafia-city-use-plus = "+1"
    .object = the "+1"
mafia-city-use-jail = Jail effect
    .object = the Jail effect
mafia-city-use-harbor = Hitman figure's move
    .object = the Hitman figure's move

## Mafiosi and players

mafia-city-you = you
mafia-city-both = { $one } and { $other }
mafia-city-count = { $who } { $n }
mafia-city-nobody = nobody
mafia-city-no-cards = no cards
mafia-city-mafioso =
    { $whose ->
        [yours] your Mafioso
        [own] their own Mafioso
        [theirs] { $owner }'s Mafioso
       *[unknown] the Mafioso
    }
mafia-city-spot =
    { $spot ->
        [alone] { "" }
        [bottom] { " " }(at the bottom)
        [top] { " " }(on top)
       *[between] { " " }({ $number ->
            [2] 2nd
            [3] 3rd
            [21] 21st
            [22] 22nd
            [23] 23rd
            [31] 31st
            [32] 32nd
            [33] 33rd
            [41] 41st
            [42] 42nd
            [43] 43rd
           *[other] { $number }th
        } from the bottom)
    }
mafia-city-chip = { $mafioso } { NOUN($at, form: "in") }{ $spot }
mafia-city-run =
    { $size ->
        [1] no. { $low }
       *[other] { $n } of nos. { $low }–{ $high }
    }
mafia-city-target-shift = { $chip }, going { NOUN($to, form: "to") }
mafia-city-target-switch = the bottom Mafiosi { NOUN($at, form: "in") } and { NOUN($other, form: "in") }

## Announcements: in the log, and in the question whether to react

mafia-city-announced-snitch =
    { $you ->
        [who] You play { $cards } on { $chip }.
       *[other] { $who } plays { $cards } on { $chip }.
    }
mafia-city-announced-thief =
    { $you ->
        [who] You play { $cards } on { $whom }.
        [whom] { $who } plays { $cards } on you.
       *[other] { $who } plays { $cards } on { $whom }.
    }
mafia-city-announced-raid =
    { $you ->
        [who] You play { $cards } { NOUN($at, form: "in") }.
       *[other] { $who } plays { $cards } { NOUN($at, form: "in") }.
    }
mafia-city-announced-shadow =
    { $you ->
        [who] You play { $cards } to swap the bottom Mafiosi { NOUN($at, form: "in") } and { NOUN($other, form: "in") }.
       *[other] { $who } plays { $cards } to swap the bottom Mafiosi { NOUN($at, form: "in") } and { NOUN($other, form: "in") }.
    }
mafia-city-announced-scheme =
    { $you ->
        [who] You play { $cards } to move { $chip } { NOUN($to, form: "to") }.
       *[other] { $who } plays { $cards } to move { $chip } { NOUN($to, form: "to") }.
    }
mafia-city-announced-trade =
    { $you ->
        [who] You play { $cards } to draw cards.
       *[other] { $who } plays { $cards } to draw cards.
    }
mafia-city-announced-hitman =
    { $you ->
        [who] You play { $cards } to eliminate { $chip }.
       *[other] { $who } plays { $cards } to eliminate { $chip }.
    }
mafia-city-announced-agreement =
    { $you ->
        [who] You play { $cards } { NOUN($at, form: "in") }.
       *[other] { $who } plays { $cards } { NOUN($at, form: "in") }.
    }
mafia-city-announced-chief =
    { $you ->
        [who] You play { $cards } to cancel that.
       *[other] { $who } plays { $cards } to cancel that.
    }
mafia-city-announced-fbi =
    { $you ->
        [who] You play { $cards } to cancel that.
       *[other] { $who } plays { $cards } to cancel that.
    }
mafia-city-announced-complicity =
    { $you ->
        [who] You answer with { $cards } to send { $chip } to the jail cell too.
       *[other] { $who } answers with { $cards } to send { $chip } to the jail cell too.
    }
mafia-city-announced-fists =
    { $you ->
        [who] You play two Fists ({ $cards }) to cancel that.
       *[other] { $who } plays two Fists ({ $cards }) to cancel that.
    }
mafia-city-announced-shared = Together two Fists ({ $cards }) to cancel that: { $who }.
mafia-city-announced-hat =
    { $you ->
        [who] You play a Hat ({ $cards }) to take back { $chip }.
       *[other] { $who } plays a Hat ({ $cards }) to take back { $chip }.
    }
mafia-city-announced-hats =
    { $you ->
        [who] You play two Hats ({ $cards }) to bring a Mafioso from your reserve { NOUN($at, form: "to") }.
       *[other] { $who } plays two Hats ({ $cards }) to bring a Mafioso from the reserve { NOUN($at, form: "to") }.
    }
mafia-city-announced-bullet =
    { $you ->
        [who] You play a Bullet ({ $cards }) to act once more.
       *[other] { $who } plays a Bullet ({ $cards }) to act once more.
    }
mafia-city-announced-plus =
    { $you ->
        [who] You play a "+1" ({ $cards }) for an extra victory point.
       *[other] { $who } plays a "+1" ({ $cards }) for an extra victory point.
    }
mafia-city-announced-jail =
    { $you ->
        [who] Jail: you pick { $chip } for the cell.
       *[other] Jail: { $who } picks { $chip } for the cell.
    }
mafia-city-announced-harbor =
    { $you ->
        [who] Harbor: you send the Hitman figure { NOUN($at, form: "to") }.
       *[other] Harbor: { $who } sends the Hitman figure { NOUN($at, form: "to") }.
    }
mafia-city-announced-untold =
    { $you ->
        [who] You play { $cards }; you name the target after the reactions.
       *[other] { $who } plays { $cards }; the target is named after the reactions.
    }

## What happened

mafia-city-event-first-player =
    { $you ->
        [who] You are the first player.
       *[other] { $who } is the first player.
    }
mafia-city-event-token-passed =
    { $you ->
        [who] The first player token moves on to you.
       *[other] The first player token moves on to { $who }.
    }
mafia-city-event-city-laid = The City: { $centre } in the centre; around it, clockwise, { $ring }.
mafia-city-event-drew =
    { $known ->
        [yes] { $you ->
            [who] You draw { $card }.
           *[other] { $who } draws { $card }.
        }
       *[no] { $who } draws a card.
    }
mafia-city-event-reshuffled =
    { $n ->
        [one] The deck is empty: the one discarded card becomes the new deck.
       *[other] The deck is empty: the { $n } discarded cards are shuffled into a new one.
    }
mafia-city-event-nothing-to-draw =
    { $you ->
        [who] There is nothing left for you to draw.
       *[other] There is nothing left for { $who } to draw.
    }
mafia-city-event-kept-hand =
    { $you ->
        [who] You keep your opening hand.
       *[other] { $who } keeps the opening hand.
    }
mafia-city-event-replaced-hand =
    { $you ->
        [who] You throw away { $cards } and draw anew.
       *[other] { $who } throws away { $cards } and draws anew.
    }
mafia-city-event-round-began = Round { $round } begins.
mafia-city-event-phase-began =
    { $phase ->
        [1] Action Phase: one action each, turn by turn.
        [2] Location Phase: the locations are scored one by one.
        [3] Strategy Phase: Mafiosi may be taken back.
       *[4] End of round: the token moves on, cards are drawn.
    }
mafia-city-event-placed =
    { $you ->
        [who] You place a Mafioso { NOUN($at, form: "in") }.
       *[other] { $who } places a Mafioso { NOUN($at, form: "in") }.
    }
mafia-city-event-turns-up =
    { $you ->
        [who] You have had { $turns } turns in this phase, the limit of your table: you can only pass. (§7.14)
       *[other] { $who } has had { $turns } turns in this phase, the limit of the table, and can only pass. (§7.14)
    }
mafia-city-event-passed-out =
    { $you ->
        [who] You pass.
       *[other] { $who } passes.
    }
mafia-city-event-temporized =
    { $you ->
        [who] You discard { $card } to gain time.
       *[other] { $who } discards { $card } to gain time.
    }
mafia-city-event-aimed =
    { $you ->
        [who] You name the target: { $target }.
       *[other] { $who } names the target: { $target }.
    }
mafia-city-event-fist-offered =
    { $you ->
        [who] You offer a Fist: { $card }. Does anybody add a second one?
       *[other] { $who } offers a Fist: { $card }. Does anybody add a second one?
    }
mafia-city-event-fist-taken-back =
    { $you ->
        [who] Nobody adds a Fist: you take { $card } back.
       *[other] Nobody adds a Fist: { $who } takes { $card } back.
    }
mafia-city-event-cancelled =
    { $you ->
        [who] Cancelled: your { $use }.
       *[other] Cancelled: { $who }'s { $use }.
    }
mafia-city-event-jailed =
    { $you ->
        [who] You send { $mafioso } { NOUN($at, form: "from") } to the jail cell.
       *[other] { $who } sends { $mafioso } { NOUN($at, form: "from") } to the jail cell.
    }
mafia-city-event-stole =
    { $known ->
        [yes] { $you ->
            [who] You steal { $card } from { $whom }.
            [whom] { $who } steals { $card } from you.
           *[other] { $who } steals { $card } from { $whom }.
        }
       *[no] { $who } steals a card from { $whom }.
    }
mafia-city-event-found-nothing =
    { $you ->
        [who] { $whom } has no cards left for you to steal.
        [whom] { $who } finds no cards left in your hand.
       *[other] { $who } finds no cards left in { $whom }'s hand.
    }
mafia-city-event-raided =
    { $you ->
        [who] You raid { NOUN($at, form: "object") }: every Mafioso there goes home.
       *[other] { $who } raids { NOUN($at, form: "object") }: every Mafioso there goes home.
    }
mafia-city-event-back-in-play =
    { $you ->
        [who] You are active again.
       *[other] { $who } is active again.
    }
mafia-city-event-switched = The bottom Mafiosi { NOUN($at, form: "in") } and { NOUN($other, form: "in") } change places.
mafia-city-event-shifted =
    { $you ->
        [whom] Your Mafioso moves { NOUN($at, form: "from") } { NOUN($to, form: "to") }.
       *[other] { $whom }'s Mafioso moves { NOUN($at, form: "from") } { NOUN($to, form: "to") }.
    }
mafia-city-event-discarded =
    { $you ->
        [who] You discard { $card }.
       *[other] { $who } discards { $card }.
    }
mafia-city-event-took-back =
    { $you ->
        [who] You take your Mafioso back { NOUN($at, form: "from") }.
       *[other] { $who } takes a Mafioso back { NOUN($at, form: "from") }.
    }
mafia-city-event-brought-in =
    { $you ->
        [who] You bring a Mafioso from your reserve { NOUN($at, form: "to") }.
       *[other] { $who } brings a Mafioso from the reserve { NOUN($at, form: "to") }.
    }
mafia-city-event-chosen =
    { $you ->
        [who] As holder of the Mayor you choose { NOUN($at, form: "object") }.
       *[other] { $who }, holding the Mayor, chooses { NOUN($at, form: "object") }.
    }
mafia-city-event-solving = { NOUN($at) } ({ $number }) is next.
mafia-city-event-agreement-stands =
    { $you ->
        [who] Secret Agreement: you count one extra { NOUN($at, form: "in") }.
       *[other] Secret Agreement: { $who } counts one extra { NOUN($at, form: "in") }.
    }
mafia-city-event-controlled =
    { $you ->
        [who] You control { NOUN($at, form: "object") }.
       *[other] { $who } controls { NOUN($at, form: "object") }.
    }
mafia-city-event-uncontrolled = Nobody controls { NOUN($at, form: "object") }.
mafia-city-event-scored =
    { $you ->
        [who] You gain { $points ->
            [one] 1 victory point
           *[other] { $points } victory points
        }.
       *[other] { $who } gains { $points ->
            [one] 1 victory point
           *[other] { $points } victory points
        }.
    }
mafia-city-event-released = The cell opens. Home again: { $counts }.
mafia-city-event-hitman-moved = The Hitman figure moves { NOUN($at, form: "to") }.
mafia-city-event-killed =
    { $you ->
        [who] You eliminate { $mafioso } { NOUN($at, form: "in") }: back to the reserve.
       *[other] { $who } eliminates { $mafioso } { NOUN($at, form: "in") }: back to the reserve.
    }
mafia-city-event-recruited =
    { $you ->
        [who] You recruit a Mafioso from your reserve.
       *[other] { $who } recruits a Mafioso from the reserve.
    }
mafia-city-event-policeman-taken =
    { $you ->
        [who] You take the Policeman: now you see all other hands.
       *[other] { $who } takes the Policeman and now sees all other hands.
    }
mafia-city-event-policeman-back = The Policeman goes back to the Police Station.
mafia-city-event-mayor-taken =
    { $you ->
        [who] You take the Mayor: now you decide the order.
       *[other] { $who } takes the Mayor and now decides the order.
    }
mafia-city-event-mayor-back = The Mayor goes back to City Hall.
mafia-city-event-figure-left =
    { $you ->
        [who] You leave the { $figure } where it is.
       *[other] { $who } leaves the { $figure } where it is.
    }
mafia-city-event-named =
    { $you ->
        [who] You call on { $whom } to decide.
        [whom] { $who } calls on you to decide.
        [both] You decide yourself now.
        [self] { $who } decides now.
       *[other] { $who } calls on { $whom } to decide.
    }
mafia-city-event-withdrew =
    { $n ->
        [0] { $you ->
            [who] You take nobody back { NOUN($at, form: "from") }.
           *[other] { $who } takes nobody back { NOUN($at, form: "from") }.
        }
        [one] { $you ->
            [who] You take a Mafioso back { NOUN($at, form: "from") }.
           *[other] { $who } takes a Mafioso back { NOUN($at, form: "from") }.
        }
       *[other] { $you ->
            [who] You take { $n } Mafiosi back { NOUN($at, form: "from") }.
           *[other] { $who } takes { $n } Mafiosi back { NOUN($at, form: "from") }.
        }
    }
mafia-city-event-ended =
    { $you ->
        [who] The game is over: you win with { $points } victory points!
       *[other] The game is over: { $who } wins with { $points } victory points.
    }

## What is asked

mafia-city-prompt-mulligan = You hold { $cards }. Do you keep both?
mafia-city-prompt-turn =
    { $crew ->
        [0] { $cards ->
            [0] Your turn: you can only pass.
           *[other] Your turn: play or discard a card, or pass.
        }
       *[other] { $cards ->
            [0] Your turn: place a Mafioso or pass.
           *[other] Your turn: place a Mafioso, play or discard a card, or pass.
        }
    }
mafia-city-prompt-bullet = You have passed. Do you play a Bullet to act once more?
mafia-city-prompt-follow-up = Your Bullet stands. What do you do now?
mafia-city-prompt-aim = Your { $use } was not cancelled. What is its target?
mafia-city-prompt-react = { $pending } Do you react?
mafia-city-prompt-add-fist = { $pending } { $who } offers a Fist ({ $card }). Do you add one of yours to cancel that?
mafia-city-prompt-complicity =
    { $you ->
        [who] You have sent your own Mafioso to the jail cell. Do you answer with Complicity?
       *[other] { $who } has sent your Mafioso to the jail cell. Do you answer with Complicity?
    }
mafia-city-prompt-discard-drawn = Which of the cards just drawn do you discard?
mafia-city-prompt-choose = You hold the Mayor. Which location is solved next?
mafia-city-prompt-agree = Who controls { NOUN($at, form: "object") }? So far: { $counts }. Do you play Secret Agreement?
mafia-city-prompt-send = You control the Jail. Do you send a Mafioso to the jail cell?
mafia-city-prompt-move-hitman = You control the Harbor. The Hitman figure is { NOUN($at, form: "in") }. Do you move it?
mafia-city-prompt-kill = The Hitman figure is { NOUN($at, form: "in") }. Do you play a Hitman card there?
mafia-city-prompt-recruit =
    { $n ->
        [one] Do you recruit your only Mafioso in the reserve?
       *[other] Do you recruit one of the { $n } Mafiosi in your reserve?
    }
mafia-city-prompt-take-policeman =
    { $held ->
        [yes] You control the Police Station. Do you take the Policeman from { $who }?
       *[no] You control the Police Station. Do you take the Policeman?
    }
mafia-city-prompt-draw = You control the Business District. Do you draw { $n } cards and then discard one?
mafia-city-prompt-discard = Which card of your hand do you discard?
mafia-city-prompt-plus-one = You control the Gentlemen's Club. Do you play a "+1" for an extra victory point?
mafia-city-prompt-take-mayor =
    { $held ->
        [yes] You control City Hall. Do you take the Mayor from { $who }?
       *[no] You control City Hall. Do you take the Mayor?
    }
mafia-city-prompt-next-location = You hold the Mayor. In which location are Mafiosi taken back next?
mafia-city-prompt-name = You hold the Mayor. Who decides next { NOUN($at, form: "in") }?
mafia-city-prompt-withdraw =
    { $n ->
        [one] Do you take your Mafioso back { NOUN($at, form: "from") }?
       *[other] Which of your { $n } Mafiosi do you take back { NOUN($at, form: "from") }?
    }

## What the question means

mafia-city-help-mulligan = Once, before the game begins, you may throw both cards away and draw two new ones. One card alone cannot be exchanged. Everybody sees what you throw away. (§2.10)
mafia-city-help-turn = You do exactly one thing: place a Mafioso, play an action card, use one or two Hats, discard a card to gain time, or pass. Others may react to cards and Hats; if they cancel one, your turn is over. Once you have passed, only a Bullet lets you act again in this phase. (§3.1)
mafia-city-help-bullet = A player who has passed may show a Bullet on his turn and then must take one action. Two Fists can cancel the Bullet. You stay passed either way. If you decline, your turn is simply skipped. (§3.1.7)
mafia-city-help-follow-up = You used a Bullet, so you must act now: place, play an action card, use Hats or discard a card to gain time. You cannot pass and cannot add a second Bullet. (§3.1.7)
mafia-city-help-aim = At this table targets are named after the reactions. Nobody can cancel it any more; choose what it hits. (§7.4)
mafia-city-help-react = What was announced has not happened yet. Two Fists cancel any effect of a card or a symbol, but no effect of a location; a Police Chief cancels Snitch, Thief, Police Raid and the Jail effect; an F.B.I. cancels Grand Scheme, Trade, the Hitman card and the Hitman figure's move. Others may cancel your reaction in turn. Nobody learns whether you could have reacted. (§4.3)
mafia-city-help-add-fist = At this table two players may give one Fist each. If you add yours, the pair cancels the effect, unless somebody cancels the pair. If nobody does, the Fist offered goes back to its owner's hand. (§7.5)
mafia-city-help-complicity = Your Mafioso is in the jail cell and that stands. With a Complicity card you may send a third player's Mafioso there too. Two Fists can cancel it; then you may play another one. (§4.7)
mafia-city-help-discard-drawn = Of the cards you drew with Trade, exactly one goes to the discard pile, face up. The others stay in your hand. (§1.6.6)
mafia-city-help-choose = As long as you hold the Mayor, you choose in which order the locations are solved. Each is solved once. If City Hall is solved, the Mayor may change hands. (§5.4)
mafia-city-help-agree = Before control is determined, players with Mafiosi there may play Secret Agreement: each copy that is not cancelled counts as one more Mafioso, this time only. It ends when all decline one after another. Everybody with cards is asked, whatever they hold. (§4.6)
mafia-city-help-send = You may send any Mafioso in any stack to the jail cell, even one of your own. Only a Police Chief can cancel that, and then there is no second try. He stays there until the Jail is solved in the next round. (§1.7.1)
mafia-city-help-move-hitman = You may move the Hitman figure to an adjacent location, or leave it. Only an F.B.I. can cancel the move. Afterwards, whatever came of it, you may play a Hitman card where the figure stands. (§5.5)
mafia-city-help-kill = A Hitman card eliminates one Mafioso in the stack where the Hitman figure stands: he goes to his owner's reserve. Two Fists or an F.B.I. cancel it; then you may play another one. At most one is carried out per round. (§1.6.7)
mafia-city-help-recruit = Whoever has the most Mafiosi in the Fight Club, alone or tied, may move one from the reserve to the crew. Nothing can cancel that. (§1.7.3)
mafia-city-help-take-policeman = The holder of the Policeman sees all other hands, until somebody else takes the figure or nobody controls the Police Station. You may also leave it where it is. (§1.7.4)
mafia-city-help-draw = You draw up to { $n } cards and then discard any one card of your whole hand. Or you do neither. (§1.7.5)
mafia-city-help-discard = You have drawn in the Business District. Now any one card of your hand, new or old, goes to the discard pile, face up. (§1.7.5)
mafia-city-help-plus-one = A card with the symbol "+1" brings you one extra victory point. Two Fists can cancel it; then you may play another one. At most one extra point can be gained per round. (§1.7.6)
mafia-city-help-take-mayor = The holder of the Mayor chooses the order of the locations and, in the Strategy Phase, who decides when. You may also leave the figure where it is. (§1.7.7)
mafia-city-help-next-location = You hold the Mayor, so you choose the order in which the locations are cleared. In each, everybody with Mafiosi there decides once which of them to take back. (§3.3.1)
mafia-city-help-name = You hold the Mayor, so you say who decides next in this location. Everybody with Mafiosi there is called exactly once, you too. Each decides openly before the next is called. (§3.3.1)
mafia-city-help-withdraw = You decide once for this location: none, some or all of your Mafiosi there go back to your crew. The others close up and keep their order. What you leave already stands there in the next round. (§3.3.3)

## What may be answered

mafia-city-option-keep = Keep both cards
mafia-city-option-replace = Throw both away, draw two new ones
mafia-city-option-place = Place a Mafioso { NOUN($at, form: "in") }
mafia-city-option-play-snitch = { $card }: send { $chip } to the jail cell
mafia-city-option-play-thief = { $card }: steal a random card from { $whom }
mafia-city-option-play-raid = { $card }: send all { $n } Mafiosi { NOUN($at, form: "in") } home
mafia-city-option-play-shadow = { $card }: swap the bottom Mafiosi { NOUN($at, form: "in") } ({ $one }) and { NOUN($other, form: "in") } ({ $two })
mafia-city-option-play-scheme = { $card }: move { $chip } { NOUN($to, form: "to") }
mafia-city-option-play-trade = { $card }: draw { $n } cards, then discard one of them
mafia-city-option-play-hitman = { $card }: eliminate { $chip }
mafia-city-option-play-chief = { $card }: cancel { NOUN($use, form: "object") }
mafia-city-option-play-fbi = { $card }: cancel { NOUN($use, form: "object") }
mafia-city-option-play-complicity = { $card }: send { $chip } to the jail cell too
mafia-city-option-play-untold = { $card }: play it, name the target after the reactions
mafia-city-option-hat = One Hat ({ $cards }): take back { $chip }
mafia-city-option-hats = Two Hats ({ $cards }): bring a Mafioso from your reserve { NOUN($at, form: "to") }
mafia-city-option-hat-untold = One Hat ({ $cards }): take back a Mafioso, named after the reactions
mafia-city-option-hats-untold = Two Hats ({ $cards }): bring a Mafioso from your reserve, location named after the reactions
mafia-city-option-temporize = Discard { $card }
mafia-city-option-pass = Pass
mafia-city-option-bullet = Bullet ({ $cards }): act once more
mafia-city-option-fists = Two Fists ({ $cards }): cancel { NOUN($use, form: "object") }
mafia-city-option-offer-fist = One Fist ({ $cards }): offer it and hope for somebody else's
mafia-city-option-add-fist = One Fist ({ $cards }): add it and cancel { NOUN($use, form: "object") }
mafia-city-option-aim = Aim at { $target }
mafia-city-option-agree =
    { $n ->
        [one] Secret Agreement ({ $symbols }): one more counts for you { NOUN($at, form: "in") }
       *[other] { $n } Secret Agreements ({ $symbols }): { $n } more count for you { NOUN($at, form: "in") }
    }
mafia-city-option-plus-one = "+1" ({ $cards }): gain an extra victory point
mafia-city-option-send = Send { $chip } to the jail cell
mafia-city-option-move = Hitman figure { NOUN($at, form: "to") }
mafia-city-option-recruit = Recruit a Mafioso from the reserve
mafia-city-option-take-policeman = Take the Policeman
mafia-city-option-take-mayor = Take the Mayor
mafia-city-option-draw = Draw { $n } cards, then discard one
mafia-city-option-discard = Discard { $card }
mafia-city-option-choose = { NOUN($at) } ({ $number })
mafia-city-option-next-location = { NOUN($at) } ({ $number })
mafia-city-option-name =
    { $you ->
        [whom] You yourself
       *[other] { $whom }
    }
mafia-city-option-withdraw =
    { $how ->
        [none] { $all ->
            [one] Leave your Mafioso { NOUN($at, form: "in") }
            [2] Leave both Mafiosi { NOUN($at, form: "in") }
           *[other] Leave all { $all } Mafiosi { NOUN($at, form: "in") }
        }
        [all] { $all ->
            [one] Take your Mafioso back { NOUN($at, form: "from") }
            [2] Take both Mafiosi back { NOUN($at, form: "from") }
           *[other] Take all { $all } Mafiosi back { NOUN($at, form: "from") }
        }
        [some] Take { $n } of your { $all } Mafiosi back { NOUN($at, form: "from") }
       *[picked] Take { $n } of your { $all } Mafiosi back { NOUN($at, form: "from") }: { $runs }, counted from the bottom
    }
mafia-city-option-decline-bullet = Play no Bullet
mafia-city-option-decline-react = Do not react
mafia-city-option-decline-add-fist = Add no Fist
mafia-city-option-decline-complicity = Play no Complicity
mafia-city-option-decline-agree = Play no Secret Agreement
mafia-city-option-decline-send = Send nobody to the jail cell
mafia-city-option-decline-move-hitman = Leave it there
mafia-city-option-decline-kill = Play no Hitman card
mafia-city-option-decline-recruit = Recruit nobody
mafia-city-option-decline-take-policeman = Leave the Policeman
mafia-city-option-decline-draw = Draw nothing
mafia-city-option-decline-plus-one = Play no "+1"
mafia-city-option-decline-take-mayor = Leave the Mayor

## What an answer does

mafia-city-explain-keep = You begin with these two cards. You will not be asked again. (§2.10)
mafia-city-explain-replace = Both cards go to the discard pile, where everybody sees them, and you draw two new ones. There is no second exchange. (§2.10)
mafia-city-explain-place = A Mafioso of your crew goes on top of the stack. Whoever has the most Mafiosi in a location controls it; on a tie the lowest Mafioso decides, but the Fight Club and City Hall then have no controller. Nobody can cancel this. (§3.1.1)
mafia-city-explain-play-snitch = The Mafioso goes to the jail cell and counts nowhere until the Jail is solved. Two Fists or a Police Chief cancel it, and your turn is over. If he is not yours, his owner may answer with Complicity. (§1.6.1)
mafia-city-explain-play-thief = You take a card at random from what { $whom } holds by then. Two Fists or a Police Chief cancel it, and your turn is over. (§1.6.2)
mafia-city-explain-play-raid = The whole stack goes back to its owners' crews. Players who had passed and get a Mafioso back are active again. Two Fists or a Police Chief cancel it, and your turn is over. (§1.6.3)
mafia-city-explain-play-shadow = The two bottom Mafiosi change places, whoever owns them. The lowest one decides ties. Two Fists cancel it, and your turn is over. (§1.6.4)
mafia-city-explain-play-scheme = The Mafioso leaves his stack and goes on top of the other one. In the Jail that means the stack, not the cell. Two Fists or an F.B.I. cancel it, and your turn is over. (§1.6.5)
mafia-city-explain-play-trade = You draw up to { $n } cards and discard one of those. Two Fists or an F.B.I. cancel it, and your turn is over. (§1.6.6)
mafia-city-explain-play-hitman = The Mafioso goes to his owner's reserve and must be recruited before he can be used again. Two Fists or an F.B.I. cancel it; then you may play another Hitman card. (§1.6.7)
mafia-city-explain-play-chief = Police Chief cancels what was announced. Somebody may cancel your card with two Fists; then everybody is asked again. (§1.6.9)
mafia-city-explain-play-fbi = F.B.I. cancels what was announced. Somebody may cancel your card with two Fists; then everybody is asked again. (§1.6.10)
mafia-city-explain-play-complicity = A third player's Mafioso goes to the jail cell too, and his owner may answer in the same way. Two Fists cancel it; then you may play another one. (§1.6.11)
mafia-city-explain-play-untold = You announce the card without a target. If nobody cancels it, you name the target then. (§7.4)
mafia-city-explain-hat = Your Mafioso goes back to your crew and can be placed again. Two Fists cancel it, and your turn is over. The text of the card does not matter. (§1.5.1)
mafia-city-explain-hats = A Mafioso of your reserve goes on top of that stack. The pair is one effect: two Fists cancel it, both cards are lost and your turn is over. (§1.5.2)
mafia-city-explain-hat-untold = If nobody cancels the Hat with two Fists, you name the Mafioso that goes back to your crew. (§7.4)
mafia-city-explain-hats-untold = If nobody cancels the pair with two Fists, you name the location where your Mafioso goes. (§7.4)
mafia-city-explain-temporize = The card goes to the discard pile, its text and symbol do not matter, and it is the next player's turn. Nobody can react. (§3.1.5)
mafia-city-explain-pass = You take no more turns in this phase, unless you play a Bullet or a Police Raid brings you back. You may still react. When all have passed, the phase is over. (§3.1.6)
mafia-city-explain-bullet = You show the card. If nobody cancels it with two Fists, you must take one action. You stay passed. (§3.1.7)
mafia-city-explain-fists = The pair cancels what was announced. Somebody may cancel your Fists with two others; then everybody is asked again. (§1.5.3)
mafia-city-explain-offer-fist = The others are asked for a second Fist. If one comes, the pair cancels what was announced; if none comes, your card goes back to your hand and you have declined. (§7.5)
mafia-city-explain-add-fist = Together with the Fist offered, yours cancels what was announced. Neither card comes back. (§7.5)
mafia-city-explain-aim = It happens now; nobody can cancel it any more. (§7.4)
mafia-city-explain-agree = Each copy that is not cancelled counts as one more Mafioso when control { NOUN($at, form: "of") } is determined, this time only. Two Fists cancel one copy; then you may play another. (§4.6)
mafia-city-explain-plus-one = If nobody cancels it with two Fists, you gain one extra victory point. If it is cancelled, you may play another "+1". (§1.5.5)
mafia-city-explain-send = The Mafioso stays in the jail cell until the Jail is solved in the next round. A Police Chief cancels it, and there is no second try. If he is not yours, his owner may answer with Complicity. (§5.2)
mafia-city-explain-move = The Hitman figure moves there, unless an F.B.I. cancels it. A Hitman card then strikes the stack where the figure stands. (§5.5)
mafia-city-explain-recruit = One Mafioso goes from your reserve to your crew, ready to be placed in the next Action Phase. (§1.7.3)
mafia-city-explain-take-policeman = From now on you see all other hands, as long as you hold the Policeman. (§8.2)
mafia-city-explain-take-mayor = From now on you choose the order of the locations, and who decides when in the Strategy Phase. (§5.4)
mafia-city-explain-draw = You draw up to { $n } cards, then any one card of your hand goes to the discard pile. Nothing can cancel this. (§1.7.5)
mafia-city-explain-discard = The card goes face up to the discard pile. (§6.2)
mafia-city-explain-choose = { NOUN($at) } is solved next: control, victory point, effect. (§3.2)
mafia-city-explain-next-location = Everybody with Mafiosi { NOUN($at, form: "in") } now decides which of them to take back, in the order you say. (§3.3.1)
mafia-city-explain-name =
    { $you ->
        [whom] You decide now which of your Mafiosi you take back. (§3.3.1)
       *[other] { $whom } now decides which Mafiosi to take back. (§3.3.1)
    }
mafia-city-explain-withdraw = Those you take back return to your crew; those you leave keep their order and still count next round. You are asked only once here. (§3.3.3)
mafia-city-explain-decline-bullet = Your turn is skipped; nobody learns whether you hold a Bullet. (§3.1.7)
mafia-city-explain-decline-react = You let it happen, unless somebody else reacts. If a reaction is cancelled, you are asked again. (§4.3)
mafia-city-explain-decline-add-fist = You keep your cards; the next player is asked. (§7.5)
mafia-city-explain-decline-complicity = Your Mafioso stays in the jail cell and nobody joins him. (§4.7)
mafia-city-explain-decline-agree = Nothing is added now. If somebody plays one later, you are asked again. (§4.6)
mafia-city-explain-decline-send = You do without the effect of the Jail in this round. (§1.7.1)
mafia-city-explain-decline-move-hitman = The Hitman figure stays. You may still play a Hitman card there. (§5.5)
mafia-city-explain-decline-kill = The Harbor is done for this round. (§5.5)
mafia-city-explain-decline-recruit = Your reserve stays as it is; fewer Mafiosi in reserve win ties at the end of the game. (§1.7.3)
mafia-city-explain-decline-take-policeman = The Policeman stays where it is, even with another player. (§5.3.3)
mafia-city-explain-decline-draw = You draw nothing and discard nothing. (§1.7.5)
mafia-city-explain-decline-plus-one = You keep your cards and gain no extra point in this round. (§1.7.6)
mafia-city-explain-decline-take-mayor = The Mayor stays where it is, even with another player. (§5.3.3)

## Whom we wait for

mafia-city-waiting-you = It is your decision.
mafia-city-waiting-for = Waiting for { $who }.
mafia-city-waiting-reactions = Waiting for reactions …
mafia-city-waiting-chance = Chance decides.
mafia-city-waiting-over = The game is over.

## The table

mafia-city-table-setup = Set-up. { $target } victory points end the game.
mafia-city-table-round = Round { $round }, { $phase }. First player: { $who }. { $target } victory points end the game.
mafia-city-table-over = The game is over after { $round ->
        [one] 1 round
       *[other] { $round } rounds
    }. The target was { $target } victory points.
mafia-city-table-solving = Being solved: { NOUN($at) }.
mafia-city-table-taking-back = Mafiosi are being taken back { NOUN($at, form: "from") }.
mafia-city-table-stacks = Locations, each stack from bottom to top:
mafia-city-table-location = { $number } { NOUN($at) }: { $content }
mafia-city-table-empty = empty
mafia-city-table-cube = marked with a cube
mafia-city-table-cell = Jail cell: { $content }
mafia-city-table-player =
    { $you ->
        [who] { $who } (you): { $content }
       *[other] { $who }: { $content }
    }
mafia-city-table-points =
    { $n ->
        [one] 1 victory point
       *[other] { $n } victory points
    }
mafia-city-table-crew = crew { $n }
mafia-city-table-reserve = reserve { $n }
mafia-city-table-cards =
    { $n ->
        [0] no cards
        [one] 1 card
       *[other] { $n } cards
    }
mafia-city-table-active = active
mafia-city-table-passed = passed
mafia-city-table-hand =
    { $you ->
        [who] Your hand: { $cards }
       *[other] { $who }'s hand: { $cards }
    }
mafia-city-table-limbo = Announced and not yet settled: { $cards }
mafia-city-table-piles = Draw deck: { mafia-city-table-cards }. Discard pile: { $content }.
mafia-city-table-top = { mafia-city-table-cards }, on top { $card }

## The end

mafia-city-ending-winner = { $who } wins.
mafia-city-ending-cap = Nobody reached { $target } victory points. The house rule “{ mafia-city-house-round-cap }” ended the game after { $round ->
        [one] one round
       *[other] { $round } rounds
    }. (§7.14)
mafia-city-ending-rank = { $place }. { $who }: { $points ->
        [one] 1 victory point
       *[other] { $points } victory points
    }, reserve { $reserve }, { $cards ->
        [0] no cards
        [one] 1 card
       *[other] { $cards } cards
    }{ $mayor ->
        [yes] , Mayor
       *[no] { "" }
    }
mafia-city-ending-tie =
    { $by ->
        [reserve] { $tied } are tied on victory points; { $who } has fewer Mafiosi in reserve. (§6.4.1)
        [cards] { $tied } are tied on victory points and reserve; { $who } has more cards in hand. (§6.4.2)
        [mayor] { $tied } are tied on victory points, reserve and cards; { $who } holds the Mayor. (§6.4.3)
       *[token] { $tied } are tied on victory points, reserve and cards, and none of them holds the Mayor; { $who } is nearest to the first player token. (§6.4.4)
    }

## Why not

mafia-city-reason-turn-cap = You have had { $turns } turns in this phase; now you can only pass.
mafia-city-reason-strict-pass = With no crew, no action card and no usable Hat you must pass.
mafia-city-reason-no-crew = You have no Mafiosi left in your crew to place.
mafia-city-reason-needs-a-hat = To take your Mafioso back you need a card with a Hat.
mafia-city-reason-not-your-chip = That Mafioso is not yours, and you have no card to use on him.
mafia-city-reason-not-an-action-card = { $card } is no action card: on your turn you can only discard it or use its symbol.
mafia-city-reason-no-chip-in-city = { $card } needs a Mafioso in some stack.
mafia-city-reason-no-hand-to-rob = { $card } needs another player with a card in hand.
mafia-city-reason-no-stack-to-raid = { $card } needs a stack with at least two of your Mafiosi.
mafia-city-reason-too-few-stacks = { $card } needs two locations with Mafiosi.
mafia-city-reason-nothing-to-draw = { $card } is of no use: there is nothing left to draw.
mafia-city-reason-no-use-for-a-hat = One Hat needs a Mafioso of yours in a stack; two Hats need a Mafioso in your reserve.
mafia-city-reason-fists-only-react = Fists only answer what another player has announced.
mafia-city-reason-bullet-needs-pass = A Bullet is only for players who have passed.
mafia-city-reason-one-bullet-a-turn = One Bullet a turn: now act in another way.
mafia-city-reason-plus-only-in-club = A "+1" is only for the controller of the Gentlemen's Club, while it is being solved.
mafia-city-reason-only-a-bullet-now = You have passed: now only a Bullet can be played, and only if you could act afterwards.
mafia-city-reason-not-a-target = That is no possible target.
mafia-city-reason-needs-two-fists = One Fist alone cancels nothing: you need two.
mafia-city-reason-cannot-cancel-with = { $card } cannot cancel { NOUN($use, form: "object") }.
mafia-city-reason-only-reactions-now = Now you can only react or decline.
mafia-city-reason-only-a-fist-now = Now you can only add a Fist or decline.
mafia-city-reason-only-cards-just-drawn = Only one of the cards just drawn can be discarded.
mafia-city-reason-only-complicity-now = Now only a Complicity card helps.
mafia-city-reason-not-a-third-player = Only a third player's Mafioso can be named: neither yours nor the causer's, and only with a Complicity card.
mafia-city-reason-agreement-needs-answer = You played Secret Agreement last here; another player must answer before you may play it again.
mafia-city-reason-only-agreements-now = Now only Secret Agreement can be played.
mafia-city-reason-only-plus-one-now = Now only a card with the symbol "+1" can be played.
mafia-city-reason-name-a-chip-in-a-stack = Name a Mafioso in a stack; those in the jail cell cannot be named.
mafia-city-reason-not-adjacent = The Hitman figure moves only to an adjacent location.
mafia-city-reason-move-the-hitman = Now it is only about where the Hitman figure goes.
mafia-city-reason-not-under-the-hitman = You need a Hitman card, and it strikes only where the Hitman figure stands.
mafia-city-reason-only-hitman-cards-now = Now only a Hitman card can be played.
mafia-city-reason-already-solved = That location is already solved.
mafia-city-reason-nothing-left-there = Nothing is left to decide there.
mafia-city-reason-choose-a-location = Now a location must be chosen.
mafia-city-reason-name-a-player-there = Name a player who has Mafiosi there and has not decided yet.
mafia-city-reason-another-location-now = Now it is only about { NOUN($at, form: "object") }.
mafia-city-reason-only-own-chips = You can take back only your own Mafiosi.
mafia-city-reason-chips-alike = Your Mafiosi lying together are alike: take the lowest of them.

## House rules

mafia-city-switch =
    .on = on
    .off = off
mafia-city-house-target = Target
    .about = How many victory points end the game (§7.1).
    .experienced = experienced
    .beginners = beginners
mafia-city-house-first = First player
    .about = Who begins: chance decides, or the host names a seat (§7.2).
    .random = random
    .seat = seat { $seat }
mafia-city-house-strict-pass = Strict pass
    .about = With no crew, no action card and no usable Hat you must pass (§7.3).
mafia-city-house-target-late = Late targets
    .about = Targets are named only after the reactions (§7.4).
mafia-city-house-pool-fist = Pooled Fists
    .about = Two players may give one Fist each (§7.5).
mafia-city-house-react-order = Reaction order
    .about = Where the asking begins when something was announced (§7.6).
    .left = from the owner's left
    .first = from the first player
mafia-city-house-self-complicity = Own complicity
    .about = Complicity may also follow when you jail your own Mafioso (§7.7).
mafia-city-house-multi-complicity = Several complicities
    .about = Any number of Complicity cards may answer one arrest (§7.8).
mafia-city-house-agr-zero = Agreement without a Mafioso
    .about = Secret Agreement may be played without a Mafioso of your own there (§7.9).
mafia-city-house-agr-replay = Agreement again
    .about = Whether you may play Secret Agreement twice running in a location (§7.10).
    .free = until all decline
    .answer = only after an opponent's
mafia-city-house-auto-figures = Automatic figures
    .about = The controller takes the Policeman or the Mayor without being asked (§7.11).
mafia-city-house-sudden = Sudden end
    .about = The game ends the moment somebody reaches the target (§7.12).
mafia-city-house-discard-top = Top discard only
    .about = Only the top card of the discard pile can be seen (§7.13).
mafia-city-house-turn-cap = Turn limit
    .about = How many turns a player has at most in one Action Phase; 0 for no limit (§7.14).
    .none = none
    .some = { $n }
mafia-city-house-round-cap = Round limit
    .about = How many rounds are played at most; 0 for no limit (§7.14).
    .none = none
    .some = { $n }
mafia-city-house-chat = Chat
    .about = Whether the players may talk freely (§7.15).
    .free = free talk
    .none = no chat
mafia-city-house-shadow-others = Shadow Games with others
    .about = SHADOW GAMES may not move a Mafioso of your own, as the Italian rulebook says (§7.16).

## Facts of many games

mafia-city-fact-announced = effects announced
mafia-city-fact-cancelled = effects cancelled
mafia-city-fact-jailed = Mafiosi sent to the cell
mafia-city-fact-raided = Police Raids
mafia-city-fact-killed = Mafiosi eliminated

## Standing orders

mafia-city-order =
    { $kind ->
        [own] always decline when your own Mafiosi are the target
        [others] decline unless your Mafiosi or your hand are the target
       *[decline] decline every reaction until the end of this phase
    }

## Quantities, as hints and reviews name them

mafia-city-hint-points =
    { $n ->
        [one] 1 victory point
       *[other] { $n } victory points
    }
mafia-city-hint-control =
    { $n ->
        [one] 1 location under control
       *[other] { $n } locations under control
    }
mafia-city-hint-staked =
    { $n ->
        [one] 1 Mafioso in the stacks
       *[other] { $n } Mafiosi in the stacks
    }
mafia-city-hint-crew =
    { $n ->
        [one] 1 Mafioso in the crew
       *[other] { $n } Mafiosi in the crew
    }
mafia-city-hint-cell =
    { $n ->
        [one] 1 Mafioso in the cell
       *[other] { $n } Mafiosi in the cell
    }
mafia-city-hint-cards =
    { $n ->
        [one] 1 card in hand
       *[other] { $n } cards in hand
    }

## Where it came from, as charts and tables name it

mafia-city-source-points = Victory points
mafia-city-source-plus = “+1” cards

## What a study names

mafia-city-by-points = points
mafia-city-by-reserve = Mafiosi in reserve
mafia-city-by-cards = cards in hand
mafia-city-by-mayor = the Mayor
mafia-city-by-token = the first player token
mafia-city-family-drawn = cards drawn
mafia-city-family-use = cards and symbols played
mafia-city-family-location = locations controlled
mafia-city-family-figure = figures

## Edition files

mafia-city-edition-targets = Line { $line }: “{ $path }” needs a number of points for 3, 4 and 5 players.
mafia-city-edition-symbols = Line { $line }: “{ $path }” needs a count for each of { $symbols }.
