# Mafiozoo. Characters are written with their number, so that the table and the log agree.
# $you tells whether the reader is $who.

## Characters and what they give

mafiozoo-photo = { NOUN($character) } ({ $number })
mafiozoo-character-distiller = Distiller
    .object = the Distiller
    .of = of the Distiller
    .on = on the Distiller
    .at = on the Distiller
mafiozoo-character-mayor = Mayor
    .object = the Mayor
    .of = of the Mayor
    .on = on the Mayor
    .at = on the Mayor
mafiozoo-character-jeweller = Jeweller
    .object = the Jeweller
    .of = of the Jeweller
    .on = on the Jeweller
    .at = on the Jeweller
mafiozoo-character-lieutenant = Lieutenant
    .object = the Lieutenant
    .of = of the Lieutenant
    .on = on the Lieutenant
    .at = on the Lieutenant
mafiozoo-character-femme-fatale = Femme Fatale
    .object = the Femme Fatale
    .of = of the Femme Fatale
    .on = on the Femme Fatale
    .at = on the Femme Fatale
mafiozoo-character-union = Teamsters' Union
    .object = the Teamsters' Union
    .of = of the Teamsters' Union
    .on = on the Teamsters' Union
    .at = on the Teamsters' Union
mafiozoo-character-banker = Banker
    .object = the Banker
    .of = of the Banker
    .on = on the Banker
    .at = on the Banker
mafiozoo-character-producer = Producer
    .object = the Producer
    .of = of the Producer
    .on = on the Producer
    .at = on the Producer
mafiozoo-character-commissioner = Commissioner
    .object = the Commissioner
    .of = of the Commissioner
    .on = on the Commissioner
    .at = on the Commissioner
mafiozoo-character-planner = Town Planner
    .object = the Town Planner
    .of = of the Town Planner
    .on = on the Town Planner
    .at = on the Town Planner
mafiozoo-character-judge = Judge
    .object = the Judge
    .of = of the Judge
    .on = on the Judge
    .at = on the Judge
mafiozoo-character-investigator = Private Investigator
    .object = the Private Investigator
    .of = of the Private Investigator
    .on = on the Private Investigator
    .at = on the Private Investigator

mafiozoo-favour-distiller = a Liquor token
mafiozoo-favour-mayor = a Building Permit token
mafiozoo-favour-jeweller = a Jewels token
mafiozoo-favour-lieutenant = a Weapons token
mafiozoo-favour-femme-fatale = a Godfather token
mafiozoo-favour-union = { $districts }, then { $gems } on another character
mafiozoo-favour-banker = { $n }Z
mafiozoo-favour-producer = { $gain } into the fund, then up to { $gems } on the Femme Fatale
mafiozoo-favour-commissioner = a Godfather token
mafiozoo-favour-planner = { $districts }
mafiozoo-favour-judge = a corruption card for the next round
mafiozoo-favour-investigator = an informant card and { $districts }

mafiozoo-condition-first = highest bidder only
mafiozoo-condition-pay = anyone who pays { $n }Z
mafiozoo-condition-offer =
    { $n ->
        [one] anyone who offers a gem
       *[other] anyone who offers { $n } gems
    }

## Cards and tokens

mafiozoo-card-specific = card { $number } ({ NOUN($character) })
    .title = Card { $number } ({ NOUN($character) })
    .short = { $number } { NOUN($character) }
    .brief = Card { $number }
mafiozoo-card-generic = a generic card
    .title = Generic card
    .short = generic
    .brief = Generic card
mafiozoo-informant = Informant card { $number } ({ NOUN($character) })

mafiozoo-token-liquor = Liquor
mafiozoo-token-permit = Building Permit
mafiozoo-token-jewels = Jewels
mafiozoo-token-weapons = Weapons
mafiozoo-token-godfather = Godfather
mafiozoo-token-any = any token
mafiozoo-favour-token = { $token } token

mafiozoo-district-financial = Financial District
mafiozoo-district-industrial = Industrial Zone
mafiozoo-district-chinatown = Chinatown
mafiozoo-district-little-italy = Little Italy
mafiozoo-district-university = University
mafiozoo-district-park = Park
mafiozoo-stock = District reserve

## Places and what they give

mafiozoo-place-gym = Boxing Gym
    .object = the Boxing Gym
    .gives = Income: { $n }Z
mafiozoo-place-race = Racetrack
    .object = the Racetrack
    .gives = Income: { $n }Z
mafiozoo-place-site = Construction Site
    .object = the Construction Site
    .gives = Income: { mafiozoo-district-tokens }
mafiozoo-place-dock = Docks
    .object = the Docks
    .gives = Income: { $n } units, each a gem into the fund or 1Z
mafiozoo-place-black = Black Market
    .object = the Black Market
    .gives = Income: { mafiozoo-gems } into the fund
mafiozoo-place-bet = Betting Parlour
    .object = the Betting Parlour
    .gives = Income: { mafiozoo-gems } into the fund
mafiozoo-place-night = Night Club
    .object = the Night Club
    .gives = Income: an informant card
mafiozoo-place-hotel = Hotel
    .object = the Hotel
    .gives = Income: one more corruption card
mafiozoo-place-pizza = Luigi's Pizzeria
    .object = Luigi's Pizzeria
    .gives = Corruption: a gem on the visited character, if that is 1 or 2
mafiozoo-place-mass = Massage Parlour
    .object = the Massage Parlour
    .gives = Corruption: a gem on the visited character
mafiozoo-place-police = Police Station
    .object = the Police Station
    .gives = Favours: with an informant card up to { $n } gems from the fund
mafiozoo-place-news = Newspaper
    .object = the Newspaper
    .gives = Corruption: gems may also walk along the diagonals
mafiozoo-place-barb = Barber Shop
    .object = the Barber Shop
    .gives = Corruption: a gem on the visited character, if that is 3 or 4
mafiozoo-place-prison = Prison
    .object = the Prison
    .gives = Corruption: a gem on a counsellor who is not visited
mafiozoo-place-hall = City Hall
    .object = City Hall
    .gives = Corruption: up to { $n } gems with a specific card
mafiozoo-place-court = Courthouse
    .object = the Courthouse
    .gives = Favours: what is paid for costs { $n }Z less

## Phases, players, numbers

mafiozoo-phase-1 = Income
mafiozoo-phase-2 = Corruption
mafiozoo-phase-3 = Favours
mafiozoo-phase-4 = Influence

mafiozoo-you = you
mafiozoo-puppet = the puppet
mafiozoo-both = { $one } and { $other }
mafiozoo-count = { $who } { $n }
mafiozoo-stop = { NOUN($character) } { $n }
mafiozoo-times = { $what } ×{ $n }
mafiozoo-none = none
mafiozoo-no-gems = no gems
mafiozoo-gems =
    { $n ->
        [0] no gem
        [one] a gem
       *[other] { $n } gems
    }
mafiozoo-cards =
    { $n ->
        [0] no cards
        [one] 1 card
       *[other] { $n } cards
    }
mafiozoo-district-tokens =
    { $n ->
        [0] no district tokens
        [one] 1 district token
       *[other] { $n } district tokens
    }

## What happened

mafiozoo-event-first-player =
    { $you ->
        [who] You are the first player.
       *[other] { $who } is the first player.
    }
mafiozoo-event-car-passed =
    { $you ->
        [who] The car moves on: you are the first player.
       *[other] The car moves on: { $who } is the first player.
    }
mafiozoo-event-tiles-set =
    { $n ->
        [0] No family tile shows its golden side.
       *[other] Family tiles with the golden side up, highest bidder only: { $numbers }.
    }
mafiozoo-event-too-golden = Too many golden sides: all family tiles are turned again.
mafiozoo-event-agenda-filled = New in the agenda: { $district }.
mafiozoo-event-round-began = Round { $round } begins.
mafiozoo-event-phase-began =
    { $phase ->
        [1] Income: the godfather visits, everybody is paid and draws corruption cards, places give.
        [2] Corruption: one card each, turn by turn.
        [3] Favours: the characters are evaluated from 1 to 12.
       *[4] Influence: favour tokens pay for places in the city.
    }
mafiozoo-event-visited = The godfather visits { NOUN($character, form: "object") } ({ $number }). Everybody gets { $pay }Z.
mafiozoo-event-shuffled = The corruption cards are shuffled: { mafiozoo-cards } in the deck.
mafiozoo-event-informants-shuffled = The discarded informant cards are shuffled into a new deck: { mafiozoo-cards }.
mafiozoo-event-puppet-turned = Turned up for the puppet: { $card }.
mafiozoo-event-puppet-placed = The puppet places { mafiozoo-gems } { NOUN($character, form: "on") } ({ $number }).
mafiozoo-event-drew-card =
    { $known ->
        [yes] { $you ->
            [who] You draw { $card }.
           *[other] { $who } draws { $card }.
        }
       *[no] { $who } draws a corruption card.
    }
mafiozoo-event-drew-informant =
    { $known ->
        [yes] { $you ->
            [who] You draw the informant card { NOUN($character, form: "of") } ({ $number }).
           *[other] { $who } draws the informant card { NOUN($character, form: "of") } ({ $number }).
        }
       *[no] { $who } draws an informant card.
    }
mafiozoo-event-no-informant-left =
    { $you ->
        [who] There is no informant card left for you to draw.
       *[other] There is no informant card left for { $who } to draw.
    }
mafiozoo-event-got-money =
    { $you ->
        [who] You get { $n }Z.
       *[other] { $who } gets { $n }Z.
    }
mafiozoo-event-gained-gems =
    { $you ->
        [who] You take { mafiozoo-gems } from your reserve into your fund.
       *[other] { $who } takes { mafiozoo-gems } from the reserve into the fund.
    }
mafiozoo-event-picked-district =
    { $you ->
        [who] You take { $district } from the agenda.
       *[other] { $who } takes { $district } from the agenda.
    }
mafiozoo-event-drew-district =
    { $known ->
        [yes] { $you ->
            [who] You draw a district token blind: { $district }.
           *[other] { $who } draws a district token blind: { $district }.
        }
       *[no] { $who } draws a district token blind.
    }
mafiozoo-event-got-blank =
    { $you ->
        [who] No district token is left: you get a blank one.
       *[other] No district token is left: { $who } gets a blank one.
    }
mafiozoo-event-played-for-gems =
    { $you ->
        [who] You play { $card } to take gems.
       *[other] { $who } plays { $card } to take gems.
    }
mafiozoo-event-bribed =
    { $you ->
        [who] You play { $card } and place gems: { $where }.
       *[other] { $who } plays { $card } and places gems: { $where }.
    }
mafiozoo-event-wasted =
    { $you ->
        [who] You play { $card } for nothing.
       *[other] { $who } plays { $card } for nothing.
    }
mafiozoo-event-last-card-gone =
    { $you ->
        [who] You discard your last card unseen and are finished.
       *[other] { $who } discards the last card unseen and is finished.
    }
mafiozoo-event-bonus-used =
    { $you ->
        [who] You use { NOUN($place, form: "object") } and place a gem { NOUN($character, form: "on") } ({ $number }).
       *[other] { $who } uses { NOUN($place, form: "object") } and places a gem { NOUN($character, form: "on") } ({ $number }).
    }
mafiozoo-event-evaluating =
    { $tile ->
        [visited] { NOUN($character) } ({ $number }), visited by the godfather, is next: { $condition }.
        [known] { NOUN($character) } ({ $number }) is next: { $condition }.
       *[unknown] { NOUN($character) } ({ $number }) is next.
    }
mafiozoo-event-informed =
    { $you ->
        [who] You play the informant card { NOUN($character, form: "of") } ({ $number }) and add { mafiozoo-gems }.
       *[other] { $who } plays the informant card { NOUN($character, form: "of") } ({ $number }) and adds { mafiozoo-gems }.
    }
mafiozoo-event-nobody-informed = Nobody plays the informant card { NOUN($character, form: "of") } ({ $number }).
mafiozoo-event-nobody-there = There are no gems { NOUN($character, form: "at") } ({ $number }): nothing happens.
mafiozoo-event-gems-home =
    { $home ->
        [reserve] { $you ->
            [who] You return { mafiozoo-gems } to your reserve.
           *[other] { $who } returns { mafiozoo-gems } to the reserve.
        }
       *[fund] { $you ->
            [who] You take { mafiozoo-gems } back into your fund.
           *[other] { $who } takes { mafiozoo-gems } back into the fund.
        }
    }
mafiozoo-event-favoured =
    { $price ->
        [0] { $you ->
            [who] You get the favour { NOUN($character, form: "of") } ({ $number }).
           *[other] { $who } gets the favour { NOUN($character, form: "of") } ({ $number }).
        }
       *[other] { $you ->
            [who] You pay { $price }Z for the favour { NOUN($character, form: "of") } ({ $number }).
           *[other] { $who } pays { $price }Z for the favour { NOUN($character, form: "of") } ({ $number }).
        }
    }
mafiozoo-event-puppet-home = The puppet takes { mafiozoo-gems } back from the photo { NOUN($character, form: "of") } ({ $number }).
mafiozoo-event-got-token =
    { $you ->
        [who] You get a favour token: { $token }.
       *[other] { $who } gets a favour token: { $token }.
    }
mafiozoo-event-gem-put =
    { $you ->
        [who] You place { mafiozoo-gems } { NOUN($character, form: "on") } ({ $number }).
       *[other] { $who } places { mafiozoo-gems } { NOUN($character, form: "on") } ({ $number }).
    }
mafiozoo-event-built =
    { $you ->
        [who] You build { NOUN($place, form: "object") } for { $payment }.
       *[other] { $who } builds { NOUN($place, form: "object") } for { $payment }.
    }
mafiozoo-event-done-building =
    { $you ->
        [who] You have finished building.
       *[other] { $who } has finished building.
    }
mafiozoo-event-kept-token =
    { $you ->
        [who] You keep one favour token, { $token }, and return the others.
       *[other] { $who } keeps one favour token, { $token }, and returns the others.
    }
mafiozoo-event-kept-none =
    { $you ->
        [who] You keep no favour token and gain { mafiozoo-district-tokens } instead.
       *[other] { $who } keeps no favour token and gains { mafiozoo-district-tokens } instead.
    }
mafiozoo-event-districts-revealed =
    { $n ->
        [0] { $you ->
            [who] You have no district tokens to turn up.
           *[other] { $who } has no district tokens to turn up.
        }
       *[other] { $you ->
            [who] You turn up { mafiozoo-district-tokens }: { $districts }.
           *[other] { $who } turns up { mafiozoo-district-tokens }: { $districts }.
        }
    }
mafiozoo-event-counted =
    { $you ->
        [who] You have { $total } influence: { $tokens } for district tokens, { $compensation } for what is left over, { $sets } for sets, { $majorities } for majorities, { $places } for places.
       *[other] { $who } has { $total } influence: { $tokens } for district tokens, { $compensation } for what is left over, { $sets } for sets, { $majorities } for majorities, { $places } for places.
    }
mafiozoo-event-ended =
    { $by ->
        [shared] The game is over: { $who } share the victory with { $n } influence.
       *[other] { $you ->
            [who] The game is over: you win with { $n } influence!
           *[other] The game is over: { $who } wins with { $n } influence.
        }
    }

## What is asked

mafiozoo-prompt-dock = Your Docks give { $n } units, each a gem or 1Z. How many gems do you take? Your reserve holds { $reserve }.
mafiozoo-prompt-district =
    { $n ->
        [one] Which district token do you take?
       *[other] Which district token do you take? You get { $n }, one at a time.
    }
mafiozoo-prompt-corrupt = Your turn: play a corruption card to place gems or to take some. Fund: { $fund }, reserve: { $reserve }.
mafiozoo-prompt-bonus =
    { $last ->
        [yes] Last chance in this round: do you use one of your bonuses?
       *[no] Your card is played. Do you also use one of your bonuses?
    }
mafiozoo-prompt-choose =
    { $visited ->
        [yes] { NOUN($character) } ({ $number }), visited by the godfather, is about to be evaluated: { $condition }. Gems there: { $gems }. Do you play the informant card?
       *[no] { NOUN($character) } ({ $number }) is about to be evaluated: { $condition }. Gems there: { $gems }. Do you play the informant card?
    }
mafiozoo-prompt-pay = Do you pay { $price }Z for the favour { NOUN($character, form: "of") } ({ $number }), { $favour }? You have { $money }Z.
mafiozoo-prompt-put-gem = The Teamsters' Union (6) lets you place { mafiozoo-gems } on another character. Where?
mafiozoo-prompt-send-gems = The Producer (8) lets you place up to { mafiozoo-gems } on the Femme Fatale (5). There now: { $gems }. How many do you place?
mafiozoo-prompt-build =
    { $n ->
        [0] What do you build? Your favour tokens: { $tokens }.
       *[other] What else do you build? Planned: { $places }. Favour tokens left: { $tokens }.
    }
mafiozoo-prompt-keep-token = Which favour token do you keep? You have { $tokens }.

## What the question means

mafiozoo-help-dock = Each unit of the Docks is a gem from your reserve to your fund or 1Z. You cannot take more gems than your reserve holds. (§1.7.4)
mafiozoo-help-district = Take one of the face-up tokens of the agenda, as everybody sees, or draw one blind from the district reserve. Each is worth one influence at the end; complete sets and majorities of a kind bring more. (§3.0.3)
mafiozoo-help-corrupt = Play exactly one card: either to take gems from your reserve into your fund, or to place gems from your fund on the character shown; with a generic card, on any character. You may also play it for nothing, unless your table has agreed otherwise (§6.7). Two or more gems placed together may walk on along the red threads, if at least one stays behind each time. Your last card is discarded unseen. Before and after the card you may use your one-shot bonuses. (§3.2)
mafiozoo-help-bonus = Pizzeria, Massage Parlour, Barber Shop and Prison may each place one gem per round (but see §6.11). It comes from your reserve; only if that is empty, from your fund. Bonuses not used in this phase lapse. (§3.2.4)
mafiozoo-help-choose = Whoever holds the informant card of this character may now add gems to his offer. Everybody with an informant card is asked in the same way, whatever it shows, and nobody sees who has answered. Playing it is never compulsory. (§7.3)
mafiozoo-help-pay = You have an offer here, but did not get the favour free. Now you may pay the bank for it, once. Your gems are back in your fund either way. (§3.3.2)
mafiozoo-help-put-gem = The gem comes from your reserve, or from your fund once that is empty. On characters 7 to 12 it still counts in this round, on 1 to 5 in the next. You may also decline. (§1.4.6)
mafiozoo-help-send-gems = The gems come from your reserve, or from your fund once that is empty. The Femme Fatale (5) has been evaluated already, so they lie there for the next round. You may also place none. (§1.4.8)
mafiozoo-help-build = Choose a place where you have no henchman yet: the top row and the left column are open to all, any other needs a road from a henchman of yours. It costs two favour tokens; Godfather replaces any other. The bonus works from the next round on, the points count at the end. While all build at the same time, nobody sees your plans until you are done. (§3.4.1)
mafiozoo-help-keep-token = Only one favour token is kept for the next round. For each one you return you gain a district token. (§3.4.2, §6.12)

## What may be answered

mafiozoo-option-dock =
    { $n ->
        [0] Take { $money }Z
       *[other] { $money ->
            [0] Take { mafiozoo-gems }
           *[other] Take { mafiozoo-gems } and { $money }Z
        }
    }
mafiozoo-option-pick = Take { $district } from the agenda
mafiozoo-option-blind = Draw a district token blind
mafiozoo-option-gain = { $card }: take { mafiozoo-gems }
mafiozoo-option-bribe = { $card }: { $walk }
mafiozoo-option-waste = { $card }: play it for nothing
mafiozoo-option-bonus = { NOUN($place) }: place a gem { NOUN($character, form: "on") } ({ $number })
mafiozoo-option-inform =
    { $home ->
        [fund] { mafiozoo-informant }: place { mafiozoo-gems } from your fund
       *[reserve] { mafiozoo-informant }: place { mafiozoo-gems } from your reserve
    }
mafiozoo-option-pay = Pay { $price }Z for the favour { NOUN($character, form: "of") } ({ $number })
mafiozoo-option-put = Place { mafiozoo-gems } { NOUN($character, form: "on") } ({ $number })
mafiozoo-option-send =
    { $n ->
        [0] Place nothing on the Femme Fatale (5)
       *[other] Place { mafiozoo-gems } on the Femme Fatale (5)
    }
mafiozoo-option-build = Build { NOUN($place, form: "object") }, paying { $payment }
mafiozoo-option-done =
    { $n ->
        [0] Build nothing this round
       *[other] Finish and build: { $places }
    }
mafiozoo-option-keep = Keep { $token }
mafiozoo-option-keep-none = Keep no favour token
mafiozoo-option-decline-bonus = Use no bonus
mafiozoo-option-decline-choose = Play no informant card
mafiozoo-option-decline-pay = Pay nothing
mafiozoo-option-decline-put-gem = Place no gem

## What an answer does

mafiozoo-explain-dock = You move { mafiozoo-gems } from your reserve to your fund and get { $money }Z from the bank. (§1.7.4)
mafiozoo-explain-pick = The token lies face down in front of you, but everybody has seen it. The agenda is filled up again. (§3.0.3)
mafiozoo-explain-blind = Only you see what it is, until the end of the game. (§3.0.3)
mafiozoo-explain-gain = The card is discarded and the gems go to your fund, ready to be placed later. The character on the card does not matter. (§3.2.2)
mafiozoo-explain-bribe = The card is discarded, and gems from your fund then lie here: { $where }. They count when the characters are evaluated. (§3.2.3)
mafiozoo-explain-waste = No gem moves, and the card is discarded. (§3.2.2)
mafiozoo-explain-bonus = A gem from your reserve, or from your fund once that is empty, lies { NOUN($character, form: "at") } ({ $number }). It does not walk on. { $uses ->
        [once] You can use this bonus once per round. (§3.2.4)
       *[unlimited] You can use this bonus again. (§6.11)
    }
mafiozoo-explain-inform =
    { $home ->
        [fund] The card is shown and discarded, and you add { mafiozoo-gems } from your fund to your offer { NOUN($character, form: "at") } ({ $number }). (§3.3.1)
       *[reserve] The card is shown and discarded, and you add { mafiozoo-gems } from your reserve to your offer { NOUN($character, form: "at") } ({ $number }). (§3.3.1)
    }
mafiozoo-explain-pay = You pay the bank { $price }Z and get the favour { NOUN($character, form: "of") } ({ $number }) now. (§3.3.2)
mafiozoo-explain-put = You place { mafiozoo-gems } from your reserve, or from your fund once that is empty, { NOUN($character, form: "on") } ({ $number }). What is placed stays until that character is evaluated the next time. (§1.4.6)
mafiozoo-explain-send =
    { $n ->
        [0] Your gems stay where they are. (§1.4.8)
       *[other] You place { mafiozoo-gems } from your reserve, or from your fund once that is empty, as an offer for the next round. (§1.4.8)
    }
mafiozoo-explain-build = { $payment } go back to the supply, and a henchman of yours stands there for good. The bonus works from the next round on, the points count at the end. (§3.4.1)
mafiozoo-explain-done =
    { $n ->
        [0] You build nothing more in this round. Of the favour tokens left you keep one; the others become district tokens. (§3.4.2)
       *[other] What you have planned is shown and paid for, and you build nothing more in this round. Of the favour tokens left you keep one; the others become district tokens. (§3.4.2)
    }
mafiozoo-explain-keep =
    { $n ->
        [0] You keep { $token } for the next round. (§6.12)
       *[other] You keep { $token } for the next round, return the other tokens and gain { mafiozoo-district-tokens }. (§3.4.2)
    }
mafiozoo-explain-keep-none = You return all favour tokens and gain { mafiozoo-district-tokens } instead. (§6.12)
mafiozoo-explain-decline-bonus = You use no bonus now. What has not been used when the phase ends lapses. (§3.2.4)
mafiozoo-explain-decline-choose = You keep your informant cards. The others only learn whether somebody has played. (§7.3)
mafiozoo-explain-decline-pay = You keep your money and do not get this favour. (§3.3.2)
mafiozoo-explain-decline-put-gem = Your gems stay where they are. (§1.4.6)

## Whom we wait for

mafiozoo-waiting-you = It is your decision.
mafiozoo-waiting-for = Waiting for { $who }.
mafiozoo-waiting-informants = Informant cards may be played.
mafiozoo-waiting-chance = Chance decides.
mafiozoo-waiting-over = The game is over.

## The table

mafiozoo-table-setup = Set-up of a game of { $rounds } rounds.
mafiozoo-table-round = Round { $round } of { $rounds }, { $phase }. First player: { $who }.
mafiozoo-table-over = The game is over after { $round } rounds.
mafiozoo-table-visited = The godfather visits { NOUN($character, form: "object") } ({ $number }).
mafiozoo-table-desk = The desk, each character with favour, condition, gems and red threads:
mafiozoo-table-character =
    { $visited ->
        [yes] { $number } { NOUN($character) }, visited by the godfather: { $content }
       *[no] { $number } { NOUN($character) }: { $content }
    }
mafiozoo-table-threads = linked to { $numbers }
mafiozoo-table-agenda = Agenda: { $districts }. District reserve: { $n }.
mafiozoo-table-decks = Corruption deck: { $cards }. Informant deck: { $informants }.
mafiozoo-table-informants-gone = Informant cards played and discarded: { $cards }.
mafiozoo-table-city = The city, row by row from the top left:
mafiozoo-table-place = { NOUN($place) }: { $content }
mafiozoo-table-cost = costs { $payment }
mafiozoo-table-points =
    { $n ->
        [one] 1 point
       *[other] { $n } points
    }
mafiozoo-table-open = open to all
mafiozoo-table-roads = roads to { $places }
mafiozoo-table-nobody-there = nobody there
mafiozoo-table-new = { $who } (from the next round on)
mafiozoo-table-player =
    { $you ->
        [who] { $who } (you): { $content }
       *[other] { $who }: { $content }
    }
mafiozoo-table-gems = fund { $fund }, reserve { $reserve }
mafiozoo-table-money = { $n }Z
mafiozoo-table-tokens = favour tokens: { $tokens }
mafiozoo-table-hand-size =
    { $n ->
        [0] no corruption cards
        [one] 1 corruption card
       *[other] { $n } corruption cards
    }
mafiozoo-table-informants =
    { $n ->
        [0] no informant cards
        [one] 1 informant card
       *[other] { $n } informant cards
    }
mafiozoo-table-henchmen =
    { $n ->
        [0] no henchmen
        [one] 1 henchman
       *[other] { $n } henchmen
    }
mafiozoo-table-hand =
    { $you ->
        [who] Your corruption cards: { $cards }
       *[other] { $who }'s corruption cards: { $cards }
    }
mafiozoo-table-own-informants =
    { $you ->
        [who] Your informant cards: { $cards }
       *[other] { $who }'s informant cards: { $cards }
    }
mafiozoo-table-districts =
    { $n ->
        [0] { $you ->
            [who] Your district tokens: { $districts }
           *[other] { $who }'s district tokens: { $districts }
        }
       *[other] { $you ->
            [who] Your district tokens: { $districts }, and { $n } blank
           *[other] { $who }'s district tokens: { $districts }, and { $n } blank
        }
    }
mafiozoo-table-picks =
    { $you ->
        [who] You took from the agenda: { $districts }
       *[other] { $who } took from the agenda: { $districts }
    }
mafiozoo-table-payment = { $place } for { $payment }
mafiozoo-table-planned = You have planned to build: { $plans }

## The end

mafiozoo-ending-winner =
    { $n ->
        [one] { $who } wins with { $points } influence.
       *[other] { $who } share the victory with { $points } influence.
    }
mafiozoo-ending-tie =
    { $by ->
        [fund] { $tied } are tied on influence; { $who } has the most gems in the fund. (§4.4)
       *[shared] { $tied } are tied on influence, and no fund decides between { $who }. (§4.4)
    }
mafiozoo-ending-rank = { $place }. { $who }: { $total } influence ({ $tokens } for district tokens, { $compensation } for what is left over, { $sets } for sets, { $majorities } for majorities, { $places } for places), fund { $fund }

## Why not

mafiozoo-reason-no-bonus-in-this-phase = { NOUN($place) }, nothing to use now. { $gives }.
mafiozoo-reason-works-by-itself = This place helps by itself whenever you play a card.
mafiozoo-reason-no-henchman-there = You have no henchman there.
mafiozoo-reason-works-next-round = Your henchman there works only from the next round on.
mafiozoo-reason-bonus-used = You have already used this bonus in this round.
mafiozoo-reason-godfather-is-elsewhere = This bonus does not fit whom the godfather visits.
mafiozoo-reason-fund-is-empty = Your fund is empty: there is nothing to place.
mafiozoo-reason-no-card-reaches = Nothing you can play now leads there.
mafiozoo-reason-card-already-played = You have already played your card in this turn.
mafiozoo-reason-not-in-the-agenda = That kind is not in the agenda now.
mafiozoo-reason-stock-is-empty = The district reserve is empty.
mafiozoo-reason-choose-a-district = Now it is only about a district token.
mafiozoo-reason-another-than-the-union = Only a gem on another character than the Teamsters' Union is possible now.
mafiozoo-reason-no-gems-to-place = You have no gem to place.
mafiozoo-reason-another-character-now = { NOUN($character) } ({ $number }) is about to be evaluated: only the informant card of that character can be played.
mafiozoo-reason-only-informants-now = Now only an informant card can be played.
mafiozoo-reason-already-there = You already have a henchman there, or plan one.
mafiozoo-reason-no-road-there = No road leads there from a henchman of yours.
mafiozoo-reason-cannot-pay-place = Your favour tokens do not pay for { NOUN($place, form: "object") }.
mafiozoo-reason-no-such-token = You have no such favour token left.
mafiozoo-reason-nothing-to-build = With that there is nothing you could build now.
mafiozoo-reason-keep-one-of-yours = Now it is only about the favour token you keep.

## House rules

mafiozoo-switch =
    .on = on
    .off = off
mafiozoo-house-second-tie = Tie for second place
    .about = Who counts as second at the visited counsellor if several are tied (§6.1).
    .all = all of them
    .none = none of them
mafiozoo-house-bonus-window = One-shot bonuses
    .about = When Pizzeria, Massage Parlour, Barber Shop and Prison may be used (§6.2).
    .final = on your own turn and at the end of the phase
    .own = on your own turn only
    .any = at any moment
mafiozoo-house-building = Order of building
    .about = Whether all build at the same time (§6.3).
    .parallel = at the same time
    .turns = one after the other
mafiozoo-house-memory-aid = Memory aid
    .about = The table shows what the others took from the agenda (§6.4).
mafiozoo-house-tiles = Tile sides
    .about = Which family tiles show their golden side: chance decides, or twelve letters, g for golden and o for the other side (§6.5).
    .random = random
    .chosen =
        { $n ->
            [0] no golden side
           *[other] golden side: { $numbers }
        }
mafiozoo-house-first = First player
    .about = Who begins: chance decides, or the host names a seat (§2.8).
    .random = random
    .seat = seat { $seat }
mafiozoo-house-empty-play = Playing a card for nothing
    .about = Whether a card may be played though no gem moves: the rulebook says “up to 3 gems” (§6.7).
    .free = whenever you like
    .forced = only with no gem at all
mafiozoo-house-informant = Gems of an informant
    .about = How many gems from the fund an informant adds without the Police Station (§6.8).
    .exact = exactly two
    .upto = one or two
mafiozoo-house-puppet-second = Puppet in second place
    .about = Two players: whether the puppet can be second at the visited counsellor, so that no player is (§6.9).
    .blocks = it can be second
    .ignored = only players can be second
mafiozoo-house-walk = Walks of four gems
    .about = Whether gems may come back to a character on their walk (§6.10).
    .onward = never back
    .back = may come back
mafiozoo-house-bonus-uses = Uses of one-shot bonuses
    .about = How often Pizzeria, Massage Parlour, Barber Shop and Prison may be used in a round (§6.11).
    .once = once
    .unlimited = as often as you like
mafiozoo-house-last-token = Last favour token
    .about = Whether a single favour token may be turned into a district token (§6.12).
    .kept = it is kept
    .exchange = may be exchanged

## Facts of many games

mafiozoo-fact-built = places built by a player
mafiozoo-fact-bribed = cards played for a bribe by a player
mafiozoo-fact-informed = informants played by a player
mafiozoo-fact-favoured = favours of a player
mafiozoo-fact-bonusused = place bonuses used by a player

## Standing orders

mafiozoo-order = pass in the informant windows { $until ->
    [13] to the end of the phase
   *[other] until number { $until }
}

## Quantities, as hints and reviews name them

mafiozoo-hint-influence = { $n } influence
mafiozoo-hint-z = { $n }Z
mafiozoo-hint-photographs =
    { $n ->
        [one] 1 character with the most gems
       *[other] { $n } characters with the most gems
    }
mafiozoo-hint-gems =
    { $n ->
        [one] 1 gem in the fund
       *[other] { $n } gems in the fund
    }
mafiozoo-hint-favours =
    { $n ->
        [one] 1 favour token
       *[other] { $n } favour tokens
    }
mafiozoo-hint-districts =
    { $n ->
        [one] 1 district token
       *[other] { $n } district tokens
    }
mafiozoo-hint-henchmen =
    { $n ->
        [one] 1 henchman in the city
       *[other] { $n } henchmen in the city
    }
mafiozoo-hint-informants =
    { $n ->
        [one] 1 informant card
       *[other] { $n } informant cards
    }

## Where it came from, as charts and tables name it

mafiozoo-source-influence = Influence
mafiozoo-source-tokens = District tokens
mafiozoo-source-sets = Sets of all districts
mafiozoo-source-majorities = Majorities
mafiozoo-source-places = Places
mafiozoo-source-judge = Left over: card from the Judge
mafiozoo-source-informants = Left over: informants
mafiozoo-source-favours = Left over: favour tokens
mafiozoo-source-gems = Left over: gems on photographs
mafiozoo-source-money = Left over: money

## What a study names

mafiozoo-by-influence = influence
mafiozoo-by-fund = gems in the fund
mafiozoo-by-shared = shared victory
mafiozoo-family-place = places
mafiozoo-family-favour = favours
mafiozoo-family-bonus = bonuses of places
mafiozoo-family-district = districts

## Edition files

mafiozoo-edition-edge = Line { $line }: “{ $path }”: “{ $edge }” does not join two things that lie there.
mafiozoo-edition-unconnected = Line { $line }: “{ $path }”: nothing leads to { $names }.
mafiozoo-edition-known-thread = Line { $line }: “{ $path }” lacks { $edge }, which the rulebook names.
mafiozoo-edition-funds = Line { $line }: “{ $path }” needs { $players } numbers of gems, one for each player.
mafiozoo-edition-condition = Line { $line }: “{ $path }” is “{ $text }”, but must be first, pay Z or offer GEMS.
mafiozoo-edition-golden = Line { $line }: “{ $path }”: the golden side of every tile is first.
mafiozoo-edition-visits = Line { $line }: “{ $path }” visits { $visits }, but only 1 to 4 can be visited.
mafiozoo-edition-godfathers = Line { $line }: “{ $path }”: { $cards } cards are fewer than there are rounds.
mafiozoo-edition-cost = Line { $line }: “{ $path }” is “{ $text }”, but only L, P, J, W, G and ? can be paid.
mafiozoo-edition-tokens = Line { $line }: “{ $path }” must name { $number } tokens.
mafiozoo-edition-outside = Line { $line }: “{ $path }” lies outside the city of four rows and four columns.
mafiozoo-edition-same-spot = Line { $line }: “{ $path }” lies where “{ $other }” already lies.
mafiozoo-edition-walks = Line { $line }: “{ $path }”: with so many threads and so many gems a card there are too many ways to walk.
