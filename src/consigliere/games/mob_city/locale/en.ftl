# Mob City. A character is followed by Reflex/Health, "Soldier (2/3)", a gun by its bonus, "Revolver (+1)".
# $you tells whether the reader is $who, $whom or neither. Cards come in the forms a sentence needs.

## Money and numbers

mob-city-thousands = ,
mob-city-money = ${ $n }
mob-city-money-hidden = hidden
mob-city-times = { $what } ×{ $n }
mob-city-count = { $who } { $n }
mob-city-numbered = { $what } no. { $n }

## Cards

mob-city-card-soldier = Soldier
    .a = a Soldier
    .subject = Soldier
    .object = Soldier
    .your-subject = Your Soldier
    .your-object = your Soldier
    .about = Carries one weapon.
mob-city-card-moll = Moll
    .a = a Moll
    .subject = Moll
    .object = Moll
    .your-subject = Your Moll
    .your-object = your Moll
    .about = Carries one weapon. At an open speakeasy she doubles what you get. A more notorious Captain may claim her.
mob-city-card-torpedo = Torpedo
    .a = a Torpedo
    .subject = Torpedo
    .object = Torpedo
    .your-subject = Your Torpedo
    .your-object = your Torpedo
    .about = Carries two weapons and may attack once with each.
mob-city-card-assassin = Assassin
    .a = an Assassin
    .subject = Assassin
    .object = Assassin
    .your-subject = Your Assassin
    .your-object = your Assassin
    .about = Kills one target a round without a roll. Carries nothing but a Grenade. A more notorious Captain may claim him.
mob-city-card-lieutenant = Lieutenant
    .a = a Lieutenant
    .subject = Lieutenant
    .object = Lieutenant
    .your-subject = Your Lieutenant
    .your-object = your Lieutenant
    .about = Has a Colt .45 and carries one more weapon. One to a group, always face up.
mob-city-card-revolver = Revolver
    .a = a Revolver
    .object = the Revolver
    .with = with the Revolver
    .about = A gun for anybody but an Assassin.
mob-city-card-shotgun = Shotgun
    .a = a Shotgun
    .object = the Shotgun
    .with = with the Shotgun
    .about = A gun for anybody but an Assassin.
mob-city-card-tommygun = Tommygun
    .a = a Tommygun
    .object = the Tommygun
    .with = with the Tommygun
    .about = A gun for anybody but an Assassin.
mob-city-card-grenade = Grenade
    .a = a Grenade
    .object = the Grenade
    .about = Used once: it kills up to two characters of a group without a roll, or closes another Captain’s building.
mob-city-card-colt = Colt .45
    .with = with the Colt .45
mob-city-card-hands = bare hands
    .with = with bare hands

mob-city-character = { $kind } ({ $reflex }/{ $health })
mob-city-character-full = { $kind } (Reflex { $reflex }, Health { $health })
mob-city-fighter = { $owner }’s { $kind } ({ $reflex }/{ $health })
mob-city-gun = { $weapon } (+{ $bonus })
mob-city-armed = { $card }, { $weapons }
mob-city-unarmed = no weapon
mob-city-no-cards = no cards
mob-city-odds =
    { $n ->
        [1] { $first }
        [2] { $first } or { $last }
       *[other] { $first } to { $last }
    } { $came ->
        [nothing] nothing
        [injured] injured
       *[killed] killed
    }

## The city

mob-city-building = { $name } ({ $kind })
mob-city-building-of = { $name }, { $kind } of { $owner }
mob-city-building-yours = { $name }, { $kind }
mob-city-building-free = { $name }, unowned { $kind }
mob-city-building-ss = Small shop
    .your = your Small shop
mob-city-building-bs = Big shop
    .your = your Big shop
mob-city-building-sc = Small club
    .your = your Small club
mob-city-building-bc = Big club
    .your = your Big club
mob-city-building-ho = Hotel
    .your = your Hotel

mob-city-block = { $name } ({ $letter })
mob-city-block-a = Grand Avenue
mob-city-block-b = Station Road
mob-city-block-c = Theatre Corner
mob-city-block-d = Market Square
mob-city-block-e = Harbour Front
mob-city-block-f = Mill Quarter
mob-city-block-g = Little Sicily
mob-city-block-h = Jazz Alley

mob-city-side-north = North
mob-city-side-east = East
mob-city-side-south = South
mob-city-side-west = West

## Privileges, whiskey, events, phases, the Will

mob-city-privilege-enforcer = Enforcers
mob-city-privilege-snitch = Snitch
mob-city-privilege-police = Police
mob-city-privilege-whiskey = Whiskey
mob-city-bid =
    { $n ->
        [1] { $what } 1st
        [2] { $what } 2nd
        [3] { $what } 3rd
       *[other] { $what } { $n }th
    }

mob-city-whiskey = { $name } (value { $value })
mob-city-whiskey-1 = Moonshine
    .object = Moonshine
mob-city-whiskey-2 = Bourbon
    .object = Bourbon
mob-city-whiskey-3 = Canadian Rye
    .object = Canadian Rye
mob-city-whiskey-other = Whiskey
    .object = Whiskey

mob-city-happening-raid = Police Raid on Speakeasies, { $side }
    .about = Open speakeasies on the { $side } side are fined and closed.
mob-city-happening-crackdown = Extortion Crackdown, { $side }
    .about = Groups on the { $side } side are arrested where they stand on a building that is not their Captain’s.
mob-city-happening-truce = Gangland Truce
    .about = No shootouts, no Grenades, and only unowned buildings are extorted.
mob-city-happening-up = Whiskey Consumption Sky-rockets
    .about = Speakeasies bring in double.
mob-city-happening-down = Whiskey Consumption Hits Bottom
    .about = Speakeasies bring in half.
mob-city-happening-dead = Don is Dead
    .about = This is the last Day.

mob-city-phase-1 = Privileges bidding
mob-city-phase-2 = Daily orders
mob-city-phase-3 = District resolving

mob-city-payment-snitch = Snitch
mob-city-payment-police = Police card
mob-city-payment-whiskey = whiskey
mob-city-payment-wages = wages
mob-city-payment-building = building
mob-city-payment-speakeasies = further speakeasies
mob-city-payment-fine = fine
mob-city-payment-income = income
mob-city-payment-speakeasy = speakeasy
mob-city-payment-extortion = extortion
mob-city-payment-moll = the Moll’s bonus

## Captains

mob-city-you = you
mob-city-both = { $one } and { $other }

## What happened

mob-city-event-in-favour =
    { $you ->
        [who] You are In Favour: you hold the Don’s postcard.
       *[other] { $who } is In Favour, holding the Don’s postcard.
    }
mob-city-event-postcard-passed =
    { $you ->
        [who] The Don’s postcard goes to you: you are In Favour.
       *[other] The Don’s postcard goes to { $who }, who is In Favour now.
    }
mob-city-event-block-laid = The next block of the city is { $block }: { $buildings }.
mob-city-event-soldier-dealt =
    { $known ->
        [yes] { $you ->
            [who] You are dealt { $card }.
           *[other] { $who } is dealt { $card }.
        }
       *[no] { $who } is dealt a Soldier, face down.
    }
mob-city-event-settled =
    { $you ->
        [who] You put your first Soldier into group { $group }.
       *[other] { $who } puts the first Soldier into group { $group }.
    }
mob-city-event-will-chosen =
    { $you ->
        [who] You have put one of the two Wills aside, face down.
       *[other] { $who }, the Consigliere, has put one of the two Wills aside, face down.
    }
mob-city-event-day-began = Day { $day } begins.
mob-city-event-phase-began =
    { $phase ->
        [1] Privileges bidding: everybody bids in secret.
        [2] Daily orders: wages, buildings, speakeasies, groups.
       *[3] District resolving: the event, then block after block.
    }
mob-city-event-bids-shown =
    { $you ->
        [who] You bid: { $bids }.
       *[other] { $who } bids: { $bids }.
    }
mob-city-event-pool-drawn =
    { $n ->
        [0] The Enforcer deck is used up: there is no pool today.
        [one] The pool: one card from the Enforcer deck.
       *[other] The pool: { $n } cards from the Enforcer deck.
    }
mob-city-event-pool-seen =
    { $known ->
        [yes] { $you ->
            [who] You look at the pool: { $cards }.
           *[other] { $who } looks at the pool: { $cards }.
        }
       *[no] { $n ->
            [one] { $who } looks at the pool, one card.
           *[other] { $who } looks at the pool, { $n } cards.
        }
    }
mob-city-event-pool-open = The pool lies open: { $cards }.
mob-city-event-hired =
    { $known ->
        [yes] { $you ->
            [who] You hire { $card } into group { $group }, face down.
           *[other] { $who } hires { $card } into group { $group }, face down.
        }
       *[no] { $who } hires a card into group { $group }, face down.
    }
mob-city-event-hired-openly =
    { $you ->
        [who] You hire { $card } into group { $group }, face up.
       *[other] { $who } hires { $card } into group { $group }, face up.
    }
mob-city-event-shifted =
    { $known ->
        [yes] { $you ->
            [who] You move { $card } from group { $group } to group { $to }.
           *[other] { $who } moves { $card } from group { $group } to group { $to }.
        }
       *[no] { $who } moves a card from group { $group } to group { $to }.
    }
mob-city-event-shifted-openly =
    { $you ->
        [who] You move { $card } from group { $group } to group { $to }.
       *[other] { $who } moves { $card } from group { $group } to group { $to }.
    }
mob-city-event-pool-returned =
    { $n ->
        [one] The card that nobody hired goes under the deck.
       *[other] The { $n } cards that nobody hired go under the deck.
    }
mob-city-event-paid =
    { $way ->
        [out] { $you ->
            [who] You pay the bank { $amount }: { $reason }.
           *[other] { $who } pays the bank { $amount }: { $reason }.
        }
        [in] { $you ->
            [whom] You receive { $amount } from the bank: { $reason }.
           *[other] { $whom } receives { $amount } from the bank: { $reason }.
        }
       *[between] { $you ->
            [who] You pay { $whom } { $amount }: { $reason }.
            [whom] { $who } pays you { $amount }: { $reason }.
           *[other] { $who } pays { $whom } { $amount }: { $reason }.
        }
    }
mob-city-event-privilege-taken =
    { $privilege ->
        [snitch] { $you ->
            [who] You take the Snitch.
           *[other] { $who } takes the Snitch.
        }
       *[police] { $you ->
            [who] You take the Police card.
           *[other] { $who } takes the Police card.
        }
    }
mob-city-event-privilege-declined =
    { $privilege ->
        [snitch] { $you ->
            [who] You decline the Snitch.
           *[other] { $who } declines the Snitch.
        }
       *[police] { $you ->
            [who] You decline the Police card.
           *[other] { $who } declines the Police card.
        }
    }
mob-city-event-event-seen =
    { $known ->
        [yes] { $you ->
            [who] You look at today’s event: { $happening }. Nobody else knows it.
           *[other] { $who } looks at today’s event: { $happening }.
        }
       *[no] { $who } looks at today’s event.
    }
mob-city-event-whiskey-taken =
    { $you ->
        [who] You take { $whiskey }.
       *[other] { $who } takes { $whiskey }.
    }
mob-city-event-no-whiskey =
    { $you ->
        [who] You take no whiskey.
       *[other] { $who } takes no whiskey.
    }
mob-city-event-dismissed =
    { $known ->
        [yes] { $you ->
            [who] You dismiss { $card } of group { $group }.
           *[other] { $who } dismisses { $card } of group { $group }.
        }
       *[no] { $who } dismisses a card of group { $group }, unseen.
    }
mob-city-event-dismissed-openly =
    { $you ->
        [who] You dismiss { $card } of group { $group }.
       *[other] { $who } dismisses { $card } of group { $group }.
    }
mob-city-event-orphans-left =
    { $you ->
        [who] { $n ->
            [one] Your group { $group } has no character left: its weapon goes under the deck.
           *[other] Your group { $group } has no character left: its { $n } weapons go under the deck.
        }
       *[other] { $n ->
            [one] { $who }’s group { $group } has no character left: its weapon goes under the deck.
           *[other] { $who }’s group { $group } has no character left: its { $n } weapons go under the deck.
        }
    }
mob-city-event-cannot-pay-one =
    { $you ->
        [who] You cannot pay a single character today.
       *[other] { $who } cannot pay a single character today.
    }
mob-city-event-last-man-stays =
    { $you ->
        [who] You cannot pay anybody: one character of group { $group } stays without pay, all your other cards leave.
       *[other] { $who } cannot pay anybody: one character of group { $group } stays without pay, all other cards leave.
    }
mob-city-event-bought =
    { $you ->
        [who] You buy { $building }.
       *[other] { $who } buys { $building }.
    }
mob-city-event-notoriety-changed =
    { $you ->
        [who] Your notoriety is now { $now }.
       *[other] { $who }’s notoriety is now { $now }.
    }
mob-city-event-opened =
    { $you ->
        [who] You open { $building } as a speakeasy.
       *[other] { $who } opens { $building } as a speakeasy.
    }
mob-city-event-sent =
    { $you ->
        [who] You send group { $group } to { $building }.
       *[other] { $who } sends group { $group } to { $building }.
    }
mob-city-event-event-turned = Today’s event: { $happening }. { $about }
mob-city-event-resolving = Next block: { $block }.
mob-city-event-block-settled = { $block } is settled.
mob-city-event-raided =
    { $lost ->
        [yes] { $you ->
            [who] Raid: { $building } is closed for today. You cannot pay the fine and lose it.
           *[other] Raid: { $building } is closed for today. { $who } cannot pay the fine and loses it.
        }
       *[no] { $you ->
            [who] Raid: your speakeasy { $building } is closed for today.
           *[other] Raid: { $who }’s speakeasy { $building } is closed for today.
        }
    }
mob-city-event-arrested =
    { $you ->
        [who] { $n ->
            [one] Your group { $group } at { $building } is arrested: one card goes under the deck.
           *[other] Your group { $group } at { $building } is arrested: { $n } cards go under the deck.
        }
       *[other] { $n ->
            [one] { $who }’s group { $group } at { $building } is arrested: one card goes under the deck.
           *[other] { $who }’s group { $group } at { $building } is arrested: { $n } cards go under the deck.
        }
    }
mob-city-event-bombed =
    { $you ->
        [who] You throw a Grenade at { $building }: closed for today, all groups there go home.
       *[other] { $who } throws a Grenade at { $building }: closed for today, all groups there go home.
    }
mob-city-event-nobody-threw = Nobody throws a Grenade at { $building }.
mob-city-event-moll-seen =
    { $you ->
        [who] Your group at { $building } has a Moll, who earns a bonus.
       *[other] { $who }’s group at { $building } has a Moll, who earns a bonus.
    }
mob-city-event-no-income = { $building } brings in nothing today.
mob-city-event-shootout-began = Shootout at { $building }!
mob-city-event-lined-up =
    { $you ->
        [who] You line up { $card }: { $weapons }.
       *[other] { $who } lines up { $card }: { $weapons }.
    }
mob-city-event-nobody-lined-up =
    { $you ->
        [who] You have only weapons there, and nobody to line up.
       *[other] { $who } has only weapons there, and nobody to line up.
    }
mob-city-event-attacked =
    { $way ->
        [kill] { $fighter } strikes { $target } without a roll.
        [hands] { $fighter } attacks { $target } with bare hands and rolls { $die }.
       *[gun] { $fighter } attacks { $target } { $weapon } and rolls { $die } + { $bonus } = { $total }.
    }
mob-city-event-missed = { $fighter } is unharmed.
mob-city-event-injured = { $fighter } is injured and out of this shootout.
mob-city-event-killed = { $fighter } is killed.
mob-city-event-grenade-lobbed =
    { $you ->
        [whom] { $fighter } throws a Grenade at your group.
       *[other] { $fighter } throws a Grenade at { $whom }’s group.
    }
mob-city-event-collected = { $fighter } picks up { $weapon }.
mob-city-event-claimed =
    { $you ->
        [who] You claim from { $whom }’s group: { $cards }.
        [whom] { $who } claims from your group: { $cards }.
       *[other] { $who } claims from { $whom }’s group: { $cards }.
    }
mob-city-event-shootout-won =
    { $you ->
        [who] You win the shootout at { $building }.
       *[other] { $who } wins the shootout at { $building }.
    }
mob-city-event-stand-off = The shootout at { $building } ends in a stand-off: nobody hurts anybody any more. All groups go home.
mob-city-event-looted =
    { $n ->
        [0] { $you ->
            [who] You leave the dropped weapons.
           *[other] { $who } leaves the dropped weapons.
        }
       *[other] { $you ->
            [who] You take these dropped weapons: { $cards }.
           *[other] { $who } takes these dropped weapons: { $cards }.
        }
    }
mob-city-event-day-ended = Day { $day } ends.
mob-city-event-will-read =
    { $will ->
        [cash] The Will is opened: the richest Captain becomes the new Don.
       *[notoriety] The Will is opened: the most notorious Captain becomes the new Don.
    }
mob-city-event-ended =
    { $n ->
        [one] { $you ->
            [who] The game is over: you win!
           *[other] The game is over: { $who } wins.
        }
       *[other] The game is over: { $winners } share the victory.
    }

## What is asked

mob-city-prompt-choose =
    { $poll ->
        [slot] Your first man: a { $card }. Which group does he join?
        [bid] Put a number on each privilege: 1 is your strongest bid, 4 your weakest.
       *[throw] Do you throw a Grenade at { $building }?
    }
mob-city-prompt-name-will = You are the Consigliere. Which Will does the Don leave behind?
mob-city-prompt-hire =
    { $n ->
        [0] The pool: { $cards }. You cannot hire any more. Do you move a card between your groups?
        [one] The pool: { $cards }. You may still hire one card. Which, and into which group?
       *[other] The pool: { $cards }. You may still hire { $n } cards. Which, and into which group?
    }
mob-city-prompt-privilege-offer =
    { $privilege ->
        [snitch] Do you pay { $price } for the Snitch and look at today’s event? You have { $cash }.
       *[police] Do you pay { $price } for the Police card? You have { $cash }.
    }
mob-city-prompt-drink = Which whiskey do you take? You have { $cash }.
mob-city-prompt-let-go = The wages come to { $wages }, and you have { $cash }. Do you dismiss anybody before you pay?
mob-city-prompt-dismiss = The wages come to { $wages }, but you have only { $cash }. Who leaves?
mob-city-prompt-last-man = With { $cash } you cannot pay anybody. Which character stays without pay?
mob-city-prompt-buy = You have { $cash }. Do you buy a building?
mob-city-prompt-pour = You have { $whiskey } and { $cash }. Which of your buildings do you open as speakeasies? The first is included, each further one costs { $price }.
mob-city-prompt-send = Where do you send group { $group }: { $cards }?
mob-city-prompt-fine = Your fines in this block come to { $fines }, but you have only { $cash }. Which building is settled next?
mob-city-prompt-arm = Shootout at { $building }. Your group: { $cards }. To whom do you give a weapon?
mob-city-prompt-lead = Several of your characters have Reflex { $reflex }. Which acts first?
mob-city-prompt-act = It is the turn of your { $fighter }. What do you do?
mob-city-prompt-again = Your { $fighter } may attack a second time. Whom?
mob-city-prompt-claim-now = Of { $whom }’s group only Molls and Assassins are still standing. Do you claim them at once?
mob-city-prompt-loot = You won! Which of the dropped weapons do you take? Dropped: { $cards }.

## What the question means

mob-city-help-choose =
    { $poll ->
        [slot] You have four groups, and each with a card must go out every Day. All Captains choose at the same time, in secret. As a rule cards never change groups. (§2.7)
        [bid] Number the privileges 1 to 4; 1 is what you want most. Enforcers: hire characters and weapons. Snitch: look at today’s event. Police: no raids and no arrests today. Whiskey: open speakeasies. The smallest number comes first, equal ones clockwise from the Captain In Favour. (§3.1.0)
       *[throw] A Grenade closes the building for today: no shootout, no extortion, no income, and all groups there go home. You are asked even without one, so that nobody learns anything. (§3.3.7)
    }
mob-city-help-name-will = The Will decides at the end who becomes the new Don. You alone know it until then. You own nothing and win nothing, and this is your only decision: after it you see what everybody sees. (§7.16)
mob-city-help-hire = You may hire up to { $pool } cards, or { $more } with a notoriety above { $notorious }. Hiring is free, but every Day a Lieutenant costs { $boss } and any other card { $wage }. A weapon needs a character in its group, and a group has at most one Lieutenant. (§3.1.1)
mob-city-help-privilege-offer =
    { $privilege ->
        [snitch] Whoever takes the Snitch looks alone at the event of this Day and may say about it what he likes. If you decline, the next one in the ranking is asked. (§3.1.2)
       *[police] Today the groups of whoever holds the Police card cannot be arrested and his speakeasies cannot be raided. If you decline, the next one in the ranking is asked. (§3.1.3)
    }
mob-city-help-drink = With whiskey you may open speakeasies in your own buildings today. The value decides how much more they bring in. The cards go back in the evening. (§3.1.4)
mob-city-help-let-go = At this table you may dismiss cards although you could pay them. They go unseen under the deck. (§7.6)
mob-city-help-dismiss = You cannot pay everybody. You choose who goes, one card after the other, but nobody may go whom you could have kept and paid as well. (§3.2.5)
mob-city-help-last-man = Your money does not cover the wage of a single character. One stays without pay, all other cards leave, and you keep your cash. (§3.2.5)
mob-city-help-buy = You may buy any number of unowned buildings while you have the price and one of your { $tokens } tokens. Each raises your notoriety at once and brings in money every Day. (§3.2.2)
mob-city-help-pour = An open speakeasy brings in more today, but a raid may close it. The first is covered by your whiskey card. You decide once, for all your buildings. (§3.2.3)
mob-city-help-send = Every group must go out, never two of yours to one building. Alone at a building that is not yours it extorts { $percent } % of the income for each point of your notoriety. Where several groups meet there is a shootout. (§3.2.4)
mob-city-help-fine = You cannot pay all fines here, so you choose their order. A fine that you can pay must be paid; if you cannot, the building is lost. Each is closed for today either way. (§3.3.1)
mob-city-help-arm = You give weapons of this group to its characters, in secret. One each; a Torpedo carries two, an Assassin only a Grenade, a Lieutenant one besides his Colt. Then all is shown. (§4.1)
mob-city-help-lead = The highest Reflex acts first. Between your own characters of equal Reflex you choose, and the order stays for the whole shootout. (§4.2)
mob-city-help-act = Each character takes one action: attack, pick up a dropped weapon of your own group, or claim a group of which only Molls and Assassins are standing. Die and bonus against Health: equal injures, more kills. Nobody may pass. (§4.3)
mob-city-help-again = A Torpedo with two weapons may attack once with each, the same target or another. He may also stop. (§4.3.7)
mob-city-help-claim-now = Your notoriety is higher than their Captain’s, so you may take them into your group at once. If you do not, any of your characters may still claim them as an action of his. (§4.3.6)
mob-city-help-loot = As the winner you take any of the weapons that were dropped into your group. Each costs wages from tomorrow on. The rest goes under the deck. (§4.5)

## What may be answered

mob-city-option-settle = Put the Soldier into group { $group }
mob-city-option-name =
    { $will ->
        [cash] The Captain with the most cash
       *[notoriety] The Captain with the highest notoriety
    }
mob-city-option-bid = Bid: { $bids }
mob-city-option-hire = Hire { $card } into group { $group }
mob-city-option-shift = Move { $card } from group { $group } to group { $to }
mob-city-option-stop-hire = Hire no more
mob-city-option-take =
    { $privilege ->
        [snitch] Take the Snitch for { $price }
       *[police] Take the Police card for { $price }
    }
mob-city-option-decline-privilege-offer =
    { $privilege ->
        [snitch] Decline the Snitch
       *[police] Decline the Police card
    }
mob-city-option-drink = { $whiskey }, { $price }
mob-city-option-decline-drink = Take no whiskey
mob-city-option-dismiss = Dismiss { $card } of group { $group }
mob-city-option-stop-let-go = Dismiss nobody else and pay { $wages }
mob-city-option-keep-one = Keep { $card } of group { $group }
mob-city-option-buy = Buy { $building } for { $price }: notoriety +{ $n }, income { $income }{ $bar ->
    [no] {""}
   *[other] , as a speakeasy { $takings }
}
mob-city-option-stop-buy = Buy nothing
mob-city-option-pour =
    { $n ->
        [0] Open no speakeasy
        [one] Open { $buildings }
       *[other] Open { $buildings } for { $price }
    }
mob-city-option-go = Send group { $group } ({ $cards }) to { $building }
mob-city-option-fine =
    { $paid ->
        [yes] { $building }: pay the fine of { $fine }
       *[no] { $building }: lose it, as you cannot pay the fine of { $fine }
    }
mob-city-option-throw = Throw a Grenade at { $building }
mob-city-option-hold = Throw no Grenade
mob-city-option-arm = Give { $weapon } to { $card }
mob-city-option-ready = No more weapons
mob-city-option-lead = First: { $fighter }
mob-city-option-attack =
    { $way ->
        [kill] { $actor }: kill { $target } without a roll
        [hands] { $actor }: attack { $target } { $weapon }
       *[gun] { $actor }: attack { $target } { $weapon } (+{ $bonus })
    }
mob-city-option-lob = { $actor }: throw the Grenade at { $targets }
mob-city-option-collect = { $actor }: pick up { $weapon }
mob-city-option-claim = { $actor }: claim { $targets }
mob-city-option-decline-claim-now = Do not claim them
mob-city-option-stop-again = No second attack
mob-city-option-loot =
    { $n ->
        [0] Take nothing
       *[other] Take { $cards }
    }

## What an answer does

mob-city-explain-settle = He begins there, face down. All Captains put theirs down at the same time. (§2.7)
mob-city-explain-name = No Captain may know which Will you have chosen. It lies face down until the Don is dead. (§7.16)
mob-city-explain-bid = For each privilege the smallest number is asked first; equal numbers count clockwise from the Captain In Favour. Nobody sees your bid before all have bid. (§3.1.0)
mob-city-explain-hire = { $about } Wage { $wage } a Day. Only a Lieutenant lies face up in his group. (§3.1.1)
mob-city-explain-shift = The card changes its group. No weapon may be left without a character, and no group may have two Lieutenants. (§7.5)
mob-city-explain-stop-hire = You are done here for today, and the pool goes on to the next Captain. (§3.1.1)
mob-city-explain-take =
    { $privilege ->
        [snitch] You pay { $price } and look alone at the event of this Day. You may say about it what you like, true or false. (§3.1.2)
       *[police] You pay { $price }. Today your groups cannot be arrested and your speakeasies cannot be raided. Rivals can still shoot at you. (§3.1.3)
    }
mob-city-explain-decline-privilege-offer =
    { $privilege ->
        [snitch] You pay nothing. The next one in the ranking is asked. (§3.1.2)
       *[police] You pay nothing. The next one in the ranking is asked. (§3.1.3)
    }
mob-city-explain-drink = You pay { $price }. In the daily orders you may then open speakeasies in your buildings. The better the whiskey, the more they bring in and the more each further one costs. (§3.1.4)
mob-city-explain-decline-drink = You save the money and can open no speakeasy today. (§3.1.4)
mob-city-explain-dismiss =
    { $n ->
        [0] The card goes under the deck, and you save its wage of { $wage }. (§3.2.5)
        [one] The card goes under the deck, and you save its wage of { $wage }. The weapon it leaves without a character goes too. (§3.2.5)
       *[other] The card goes under the deck, and you save its wage of { $wage }. The { $n } weapons it leaves without a character go too. (§3.2.5)
    }
mob-city-explain-stop-let-go = You pay { $wages } for everybody who is left. (§3.2.1)
mob-city-explain-keep-one = This one stays without pay. All your other cards go under the deck, and you keep your cash. (§3.2.5)
mob-city-explain-buy = You pay { $price }. Your notoriety rises by { $n } at once and cannot fall below what your buildings are worth. The building brings in { $income } a Day even if nobody stands there. (§3.2.2)
mob-city-explain-stop-buy = You buy nothing more today. (§3.2.2)
mob-city-explain-pour =
    { $n ->
        [0] Your buildings stay legal: no raid can hit them, and the whiskey is wasted. (§3.2.3)
        [one] Today it brings in { $takings } instead of { $income }, unless an event changes that. A raid would fine and close it. (§3.2.3)
       *[other] You pay { $price }. Today they bring in { $takings } instead of { $income }, unless an event changes that. A raid would fine and close them. (§3.2.3)
    }
mob-city-explain-go =
    { $whose ->
        [nobodys] If it is the only group there, the bank pays you { $share } % of the normal income. Groups of others there so far: { $n }. If there are several groups, there is a shootout. A crackdown on this side arrests it. (§3.2.4)
        [yours] It guards your building, so nobody can extort from you there without a fight. Groups of others there so far: { $n }. If there are several groups, there is a shootout. (§3.2.4)
       *[theirs] If it is the only group there, you extort { $share } % of today’s income and the owner gets the rest. Groups of others there so far: { $n }. If there are several groups, there is a shootout. A crackdown on this side arrests it. (§3.2.4)
    }
mob-city-explain-fine =
    { $paid ->
        [yes] You pay { $fine } and keep the building. It is closed for today. (§3.3.1)
       *[no] { $falls ->
            [yes] You keep your cash, but the building is nobody’s again and your notoriety falls by its value. (§3.3.1)
           *[no] You keep your cash and your notoriety, but the building is nobody’s again. (§3.3.1, §7.11)
        }
    }
mob-city-explain-throw =
    { $when ->
        [in] In the middle of the shootout: the building is closed for today, nobody wins and no notoriety changes. All groups there take their dropped weapons back and go home. (§7.10)
       *[before] The building is closed for today: no shootout, no extortion, no income. All groups there go home, and your Grenade goes under the deck. If several throw, only the nearest clockwise to the Captain In Favour does. (§3.3.7)
    }
mob-city-explain-hold = Nobody learns whether you have a Grenade. (§3.3.7)
mob-city-explain-arm = The character carries the weapon in this shootout, and all will see it. You cannot take it back. (§4.1)
mob-city-explain-ready = The other weapons stay face down in the group and take no part. When all are ready, everything is shown. (§4.1)
mob-city-explain-lead = This one acts before your others of the same Reflex, in every round. (§4.2)
mob-city-explain-attack =
    { $way ->
        [kill] The target is killed at once. (§4.3.3)
        [hands] Health { $health }. Roll of the die: { $odds }. Bare hands never kill. (§4.3.2)
       *[gun] Health { $health }. Roll of the die: { $odds }. Injured is out of this shootout, killed is gone. (§4.3.1)
    }
mob-city-explain-lob =
    { $n ->
        [one] The target is killed without a roll. The Grenade goes under the deck. (§4.3.4)
       *[other] All { $n } are killed without a roll. The Grenade goes under the deck. (§4.3.4)
    }
mob-city-explain-collect = Your character takes the weapon from your own pile. That is the whole action; the next character acts. (§4.3.5)
mob-city-explain-claim = They come into your group, face down, and take no further part in this shootout. Their weapons drop on { $whom }’s pile. (§4.3.6)
mob-city-explain-decline-claim-now = They go on fighting. You may still claim them later, as the action of a character. (§4.3.6)
mob-city-explain-stop-again = The second weapon is not used in this round. (§4.3.7)
mob-city-explain-loot =
    { $n ->
        [0] All dropped weapons go under the deck. (§4.5)
        [one] It goes into your group and costs wages from tomorrow on. The rest goes under the deck. (§4.5)
       *[other] They go into your group and cost wages from tomorrow on. The rest goes under the deck. (§4.5)
    }

## Whom we wait for

mob-city-waiting-you = It is your decision.
mob-city-waiting-for = Waiting for { $who }.
mob-city-waiting-chance = Chance decides.
mob-city-waiting-over = The game is over.

## The table

mob-city-table-setup = Set-up.
mob-city-table-day = Day { $day }, { $phase }. In Favour: { $who }.
mob-city-table-will = After { $day } Days the Don is dead, and the Will is opened.
mob-city-table-over = The game is over after { $day } Days.
mob-city-table-event = Today’s event: { $happening }. { $about }
mob-city-table-snitched =
    { $known ->
        [yes] { $you ->
            [who] The next event, which only you know: { $happening }.
           *[other] The next event, which only { $who } knows: { $happening }.
        }
       *[no] { $who } knows the next event.
    }
mob-city-table-past = Events so far: { $events }.
mob-city-table-block = Block { $n }, { $block }, sides { $sides }:
mob-city-table-building = { $name } { $kind }: { $content }
mob-city-table-owner =
    { $whose ->
        [nobodys] nobody’s
        [yours] yours
       *[theirs] { $owner }’s
    }
mob-city-table-open = open speakeasy
mob-city-table-raided = raided and closed
mob-city-table-bombed = bombed and closed
mob-city-table-price = price { $price }, notoriety { $n }
mob-city-table-income = income { $income }
mob-city-table-groups = groups: { $groups }
mob-city-table-captains = Captains and their crews; numbers after a character are Reflex/Health:
mob-city-table-captain =
    { $you ->
        [who] { $who } (you): { $content }
       *[other] { $who }: { $content }
    }
mob-city-table-consigliere =
    { $you ->
        [who] { $who } (you): Consigliere. { $will ->
            [cash] Your Will names the Captain with the most cash.
            [notoriety] Your Will names the Captain with the highest notoriety.
           *[no] You have not chosen the Will yet.
        }
       *[other] { $who }: Consigliere, no Captain.
    }
mob-city-table-cash = cash { $cash }
mob-city-table-notoriety = notoriety { $n }, minimum { $least }
mob-city-table-buildings =
    { $n ->
        [0] no buildings
        [one] building { $buildings }
       *[other] { $n } buildings { $buildings }
    }
mob-city-table-police = Police card
mob-city-table-favour = In Favour
mob-city-table-group =
    { $you ->
        [who] Your group { $group }
       *[other] { $who }’s group { $group }
    }{ $place ->
        [home] { "" }
       *[out] { " " }at { $at }
    }: { $known ->
        [all] { $cards }
        [some] { $n } cards, known of them { $cards }
       *[none] { $n ->
            [one] 1 card
           *[other] { $n } cards
        }
    }
mob-city-table-bids = Bids on { $privilege }, by ranking: { $ranking }
mob-city-table-pool =
    { $known ->
        [yes] Pool: { $cards }
       *[no] { $n ->
            [one] Pool: 1 card
           *[other] Pool: { $n } cards
        }
    }
mob-city-table-whiskey =
    { $n ->
        [0] Whiskey on offer: none
       *[other] Whiskey on offer: { $cards }
    }
mob-city-table-decks = Enforcer deck: { $n ->
        [one] 1 card
       *[other] { $n } cards
    }. Event deck: { $events ->
        [one] 1 card
       *[other] { $events } cards
    }.
mob-city-table-arming = Shootout at { $building }: weapons are being given out.
mob-city-table-given =
    { $you ->
        [who] Given out by you: { $weapon } to { $card }
       *[other] Given out by { $who }: { $weapon } to { $card }
    }
mob-city-table-shootout = Shootout at { $building }; the line-up in order of acting, with each one’s number:
mob-city-table-fighter = No. { $n }, { $who }: { $content }{ $state ->
        [out] ; out
        [acting] ; acts now
       *[standing] { "" }
    }
mob-city-table-pile =
    { $you ->
        [who] Dropped by your group: { $cards }
       *[other] Dropped by { $who }’s group: { $cards }
    }

## The end

mob-city-ending-will =
    { $will ->
        [cash] The Will names the Captain with the most cash.
       *[notoriety] The Will names the Captain with the highest notoriety.
    }
mob-city-ending-winner = { $who } wins.
mob-city-ending-shared = { $who } are equal in both, and share the victory. (§3.5.3)
mob-city-ending-tie =
    { $will ->
        [cash] { $tied } are tied on cash; { $who } has the higher notoriety. (§3.5.3)
       *[notoriety] { $tied } are tied on notoriety; { $who } has more cash. (§3.5.3)
    }
mob-city-ending-rank = { $place }. { $who }: cash { $cash }, notoriety { $notoriety }

## What may be asked about

mob-city-thing-card = { $card } in group { $group }
mob-city-thing-pool = { $card } in the pool
mob-city-thing-pile = { $card } on a pile
mob-city-thing-member = { $card }, place { $n } of the group
mob-city-thing-group = group { $group }

## Why not

mob-city-reason-another-group-now = Now it is group { $slot } that is sent.
mob-city-reason-only-a-grenade-for-him = An Assassin picks up nothing but a Grenade.
mob-city-reason-take-it-or-not = Now you can only take the privilege or decline it.
mob-city-reason-whiskey-gone = No whiskey of that value is left.
mob-city-reason-cannot-pay = Now it is only about whiskey, and only about what you can pay.
mob-city-reason-hired-enough = You have hired as many cards as you may today.
mob-city-reason-one-lieutenant-a-group = Each of your groups has a Lieutenant already.
mob-city-reason-weapon-needs-character = A weapon needs a group with a character.
mob-city-reason-nothing-for-this-slot = Nothing in the pool may go into that group.
mob-city-reason-hire-from-the-pool = Now it is only about hiring cards of the pool.
mob-city-reason-already-owned = That building has an owner, and buildings are not sold.
mob-city-reason-no-token-left = All your building tokens are in the city.
mob-city-reason-too-expensive = It costs { $price }, and you do not have that much.
mob-city-reason-choose-a-building = Now it is only about buying buildings.
mob-city-reason-not-your-building = You can open only buildings of your own.
mob-city-reason-own-group-there = The group must go to a building where no other group of yours stands.
mob-city-reason-choose-a-raided-one = Now it is only about your raided speakeasies of this block.
mob-city-reason-throw-or-hold = Now it is only about throwing a Grenade or not.
mob-city-reason-choose-a-will = Now it is only about the Will. The Captains begin when it is chosen.
mob-city-reason-choose-a-card = Now it is only about who of your crew stays or leaves.
mob-city-reason-no-more-than-needed = Nobody may leave whom you could keep and pay as well.
mob-city-reason-no-hand-for-it = Nobody has a free hand for it: one weapon each, two for a Torpedo, only a Grenade for an Assassin.
mob-city-reason-choose-who-acts-first = Now it is only about who of your equally quick characters acts first.
mob-city-reason-not-standing = That character is out of this shootout.
mob-city-reason-own-man = That is one of your own characters.
mob-city-reason-hands-full = The character whose turn it is has no free hand for it, or may not carry it.
mob-city-reason-cannot-claim = You can claim only a group of which just Molls and Assassins are standing, and only with a notoriety above their Captain’s.
mob-city-reason-attack-collect-or-claim = Now you can only attack, pick up a weapon of your own pile, or claim.
mob-city-reason-choose-from-the-piles = Now it is only about the dropped weapons.

## House rules

mob-city-switch =
    .on = on
    .off = off
mob-city-house-first = First In Favour
    .about = Who is In Favour first: chance decides, or the host names a seat (§7.1).
    .random = random
    .seat = seat { $seat }
mob-city-house-blocks = City size
    .about = How many blocks the city has; never fewer than the number of Captains asks for (§7.2).
    .printed = by number of Captains
    .some = { $n } blocks
mob-city-house-open-pool = Open pool
    .about = Everybody sees the Enforcer pool and what each Captain takes (§7.3).
mob-city-house-compulsory = Compulsory Snitch and Police
    .about = The first in the ranking who can pay must take the privilege (§7.4).
mob-city-house-moving = Moving cards
    .about = You may move cards between your groups when it is your turn to hire (§7.5).
mob-city-house-dismissal = Voluntary dismissal
    .about = You may dismiss cards even though you could pay them (§7.6).
mob-city-house-bombed-income = Income of bombed buildings
    .about = A building hit by a Grenade still brings its owner the normal income (§7.7).
mob-city-house-hidden-money = Hidden money
    .about = Nobody sees the others’ cash until the end (§7.8).
mob-city-house-memory-aid = Memory aid
    .about = Cards that everybody has once seen are marked on the boards (§7.9).
mob-city-house-grenade-in-shootout = Grenade in a shootout
    .about = In a shootout a character may also throw a Grenade at the building (§7.10).
mob-city-house-notoriety-lost = Notoriety of lost buildings
    .about = A building lost in a raid takes its notoriety value along (§7.11).
mob-city-house-moll-doubles = The Moll doubles
    .about = At an open speakeasy a Moll doubles what her Captain receives, or the income before it is shared (§7.12).
    .share = what her Captain receives
    .income = the whole income
mob-city-house-smallest-bill = Smallest bill
    .about = Shares of an income are rounded down to it; the box has no bill below $50 (§7.13).
    .some = ${ $n }
mob-city-house-orphan-rule = Orphan rule
    .about = Weapons left without a character go under the deck (§7.14).
mob-city-house-claim-at-once = Claiming at once
    .about = Whoever leaves only Molls and Assassins of a group standing may claim them at once (§7.15).
mob-city-house-consigliere = Consigliere
    .about = Chance picks the Will, or the person in the last chair: a separate Consigliere who is no Captain (§7.16).
    .program = the program
    .chair = the last chair

## Facts of many games

mob-city-fact-will-notoriety = share of Wills naming the most notorious
mob-city-fact-cash = cash of a Captain
mob-city-fact-cash-of-winner = cash of the winner
mob-city-fact-notoriety = notoriety of a Captain
mob-city-fact-notoriety-of-winner = notoriety of the winner
mob-city-fact-decided-by-other = games decided by the other quantity
mob-city-fact-bought = buildings bought
mob-city-fact-opened = speakeasies opened
mob-city-fact-raided = speakeasies raided
mob-city-fact-shootoutbegan = shootouts
mob-city-fact-killed = characters killed
mob-city-fact-arrested = groups arrested
mob-city-fact-bombed = buildings bombed

## Standing orders

mob-city-order = hold the Grenades for the rest of the Day

## Quantities, as hints and reviews name them

mob-city-hint-cash = ${ $n }
mob-city-hint-income = ${ $n } of income a Day
mob-city-hint-notoriety = { $n } notoriety
mob-city-hint-buildings =
    { $n ->
        [one] 1 building
       *[other] { $n } buildings
    }
mob-city-hint-speakeasies =
    { $n ->
        [one] 1 open speakeasy
       *[other] { $n } open speakeasies
    }
mob-city-hint-enforcers =
    { $n ->
        [one] 1 card in the crew
       *[other] { $n } cards in the crew
    }

## Where it came from, as charts and tables name it

mob-city-source-cash = Dollars
mob-city-source-notoriety = Notoriety
mob-city-source-start = At the start
mob-city-source-bought = Buildings bought
mob-city-source-won = Shootouts won
mob-city-source-lost = Shootouts lost
mob-city-source-raided = Buildings lost

## What a study names

mob-city-by-will = what the Will names
mob-city-by-other = the other quantity
mob-city-family-hired = Enforcers hired
mob-city-family-bought = buildings bought
mob-city-family-opened = speakeasies opened
mob-city-family-privilege = privileges

## Edition files

mob-city-edition-layout = Line { $line }: “{ $path }” asks for { $blocks } blocks, but there are { $tiles }.
mob-city-edition-few-buildings = Line { $line }: “{ $path }”: if the smallest tiles are drawn the city has { $buildings } buildings, but each of a Captain’s { $groups } groups needs one of its own.
mob-city-edition-house = Line { $line }: “{ $path }” names “{ $house }”, but a building is ss, bs, sc, bc or ho.
mob-city-edition-no-house = Line { $line }: “{ $path }” names no building.
mob-city-edition-kind = Line { $line }: “{ $path }” is “{ $kind }”, but must be soldier, moll, torpedo, assassin or lieutenant.
mob-city-edition-either = Line { $line }: “{ $path }”: give { $one } or { $other }, not both.
mob-city-edition-plan-side = Line { $line }: “{ $path }”: “{ $word }” is no block of a city; write the sides it lies on (n, e, s, w, such as nw), - for none, or . for no block.
mob-city-edition-lots = Line { $line }: “{ $path }”: “{ $house }” takes { $lots } lots, but the Planner card says { $wanted }.
mob-city-edition-apart = Line { $line }: “{ $path }”: the lots of “{ $house }” do not touch each other.
mob-city-edition-soldiers = Line { $line }: “{ $path }” has { $soldiers } Soldiers, but every Captain is dealt one.
mob-city-edition-sides = Line { $line }: “{ $path }” must be as many for each of the four sides (0, 4, 8 and so on), or say how many for each side: { "{" } north = 2, west = 1 { "}" }.
mob-city-too-few-captains = Without the separate Consigliere there are too few players: at least { $least } Captains are needed.
