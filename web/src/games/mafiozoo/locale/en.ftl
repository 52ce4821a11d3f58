### Mafiozoo on the page: words of desk, city and favours.

## The board

mafiozoo-web-desk = Desk
mafiozoo-web-city = The City
mafiozoo-web-table = Desk and city
mafiozoo-web-favours = The favours, character by character
mafiozoo-web-views = What to look at
mafiozoo-web-term-first = FIRST
mafiozoo-web-term-pay = PAY
mafiozoo-web-term-offer = OFFER
mafiozoo-web-first = 1st
mafiozoo-web-money = { $n } Z
mafiozoo-web-godfather = The Godfather
mafiozoo-web-visits = visits { $visits }; all get { $pay }
mafiozoo-web-visit = Godfather at { $visits }, all got { $pay } Z
mafiozoo-web-visited = the Godfather is here
mafiozoo-web-reserves = Reserves
mafiozoo-web-played = Played: { $n }
mafiozoo-web-corruption = Corruption
mafiozoo-web-informants = Informants
mafiozoo-web-agenda = Agenda
mafiozoo-web-stock = reserve
mafiozoo-web-gate-mine = yours
mafiozoo-web-gate-open = open
mafiozoo-web-gate-reach = by your road
mafiozoo-web-gate-shut = closed
mafiozoo-web-builders = Who is building
mafiozoo-web-building = building
mafiozoo-web-built = done
mafiozoo-web-usable = can be used now
mafiozoo-web-chosen = chosen

## The walk

mafiozoo-web-walk = The walk, stop by stop
mafiozoo-web-start = start
mafiozoo-web-stays =
    { $n ->
        [one] 1 stays
       *[other] { $n } stay
    }
mafiozoo-web-ends =
    { $n ->
        [one] 1 ends
       *[other] { $n } end
    }
mafiozoo-web-fewer = One gem fewer: { $name }
mafiozoo-web-more = One gem more: { $name }
mafiozoo-web-back = Step back
mafiozoo-web-then = then
mafiozoo-web-hint-any = Tap any lit photo to place gems there, or take gems.
mafiozoo-web-hint = Tap a marked photo to walk on, a stop to leave more there.
mafiozoo-web-next-place = Now tap a lit place of the city
mafiozoo-web-next-character = Now tap a lit photo
mafiozoo-web-next-card = Now tap one of your cards
mafiozoo-web-next-token = Now tap a favour token to pay with
mafiozoo-web-next-district = Now tap a district token
mafiozoo-web-instead = or take
mafiozoo-web-take = take { $n }
mafiozoo-web-idle = nothing
mafiozoo-web-taking = take
mafiozoo-web-take-gems =
    { $n ->
        [one] Take { $n } gem
       *[other] Take { $n } gems
    }
mafiozoo-web-play-idle = Play it for nothing
mafiozoo-web-put = place { $n }

## What players have

mafiozoo-web-cash = Money
mafiozoo-web-fund = Fund
mafiozoo-web-reserve = Reserve
mafiozoo-web-districts = Districts
mafiozoo-web-cards = Corruption cards
mafiozoo-web-tokens = Favour tokens
mafiozoo-web-henchmen = Henchmen
mafiozoo-web-known = Known districts
mafiozoo-web-first-player = First player
mafiozoo-web-all-of = Everything { $name } has
mafiozoo-web-hand = Your cards
mafiozoo-web-private = Only you see this
mafiozoo-web-nothing-yet = No cards, no tokens.
mafiozoo-web-any = Any
mafiozoo-web-any-name = Generic card
mafiozoo-web-informant = Informant

## Favours

mafiozoo-web-now = NOW
mafiozoo-web-here = The Godfather is here.
mafiozoo-web-ranking = Ranking
mafiozoo-web-in-turn = In turn order
mafiozoo-web-asked = asked
mafiozoo-web-not-asked = not asked
mafiozoo-web-deciding = deciding
mafiozoo-web-waits = waits
mafiozoo-web-served = got it
mafiozoo-web-done = done
mafiozoo-web-rank-first = Highest
mafiozoo-web-rank-tie = Tied in front
mafiozoo-web-rank-second = Second
mafiozoo-web-rank-behind = Behind
mafiozoo-web-rank-out = Not in
mafiozoo-web-rank-in = Takes part
mafiozoo-web-home = gems back already
mafiozoo-web-free = free
mafiozoo-web-for = for { $n } Z
mafiozoo-web-nothing = nothing
mafiozoo-web-to-reserve =
    { $n ->
        [one] 1 gem to the reserve
       *[other] { $n } gems to the reserve
    }
mafiozoo-web-to-fund =
    { $n ->
        [one] 1 gem back to the fund
       *[other] { $n } gems back to the fund
    }
mafiozoo-web-terms-alone = Highest alone: favour free, gems to the reserve.
mafiozoo-web-terms-others-first = Others: nothing, gems back to the fund.
mafiozoo-web-terms-others-pay = Others: pay { $n } Z or nothing, gems back.
mafiozoo-web-terms-others-offer = Others: free with { $n } gems or more, gems back.
mafiozoo-web-terms-offer = { $n } gems or more: favour free.
mafiozoo-web-terms-offer-gems = All gems come back to the fund.
mafiozoo-web-terms-visit = Highest alone: favour and Godfather token, gems to the reserve.
mafiozoo-web-terms-visit-tie = Tied in front: favour, gems to the reserve.
mafiozoo-web-terms-second = Second: favour free, gems back.
mafiozoo-web-why-out = Without a gem nobody takes part, not even for money.
mafiozoo-web-why-visit = Alone in front at the visited counsellor: favour and a Godfather token.
mafiozoo-web-why-visit-tie = Tied in front at the visited counsellor: the favour for each of them.
mafiozoo-web-why-second = Second at the visited counsellor: favour free, gems come back.
mafiozoo-web-why-offer = Offers enough: favour free, gems come back.
mafiozoo-web-why-offer-less = Offers too little for this tile.
mafiozoo-web-why-alone = Alone in front: favour free, but the gems are gone.
mafiozoo-web-why-buy = Not alone in front: may buy the favour at this price.
mafiozoo-web-why-first = Only the highest bidder alone is served.
mafiozoo-web-why-puppet = The puppet takes a place, but no favour.

## What a piece is

mafiozoo-web-goal = Have the most influence after { $rounds } rounds: bribe for favour tokens, build places with them, collect districts.
mafiozoo-web-about-favour = Favour
mafiozoo-web-about-terms = Terms
mafiozoo-web-about-visited = Visited
mafiozoo-web-about-now = If evaluated now
mafiozoo-web-about-after = With your move
mafiozoo-web-about-nobody = Nobody: no gems here.
mafiozoo-web-about-one = { $who } { $n }: { $rank }, { $gets }.
mafiozoo-web-about-price = For you
mafiozoo-web-about-afford = { $cost } Z; you have { $money }.
mafiozoo-web-about-too-dear = { $cost } Z, but you have only { $money }.
mafiozoo-web-about-tile = Family tile
mafiozoo-web-about-tile-stays = It lies like this for the whole game.
mafiozoo-web-about-points = At the end
mafiozoo-web-about-cost = Costs
mafiozoo-web-about-payable = Your tokens pay for it.
mafiozoo-web-about-lacking = You lack { $tokens }.
mafiozoo-web-about-way = Access
mafiozoo-web-about-shut = Closed: needs a road from a place of yours ({ $near }).
mafiozoo-web-about-henchmen = Henchmen
mafiozoo-web-about-next-round = Your henchman works from the next round on.
mafiozoo-web-about-place = Place
mafiozoo-web-about-take = or take
mafiozoo-web-about-anyone = any one character
mafiozoo-web-about-card-place = up to { $n } gems from your fund on { $whom }
mafiozoo-web-about-card-take = up to { $n } gems from your reserve into your fund
mafiozoo-web-about-card-walk = Placed gems may walk on along the red threads; at least one stays at each stop. Your last card is discarded.
mafiozoo-web-about-informant = Just before { $whom } is evaluated: add up to { $n } gems from your fund, or one from your reserve. Unplayed at the end it counts 1 point.
mafiozoo-web-about-wild = It stands for any other favour token.
mafiozoo-web-about-from = { $giver } gives it.
mafiozoo-web-about-token = Two favour tokens pay for a place. After building you keep one; each of the others becomes a district token.
mafiozoo-web-about-yours = You have
mafiozoo-web-about-district = 1 point for each district token; 1 more for six different ones, and 1 for each kind of which you alone have most.
mafiozoo-web-about-set = Missing for a set
mafiozoo-web-about-whole = none, you have a set
mafiozoo-web-about-most = As all saw
mafiozoo-web-about-places = Places
mafiozoo-web-about-districts = District tokens
mafiozoo-web-about-certain = Certain
mafiozoo-web-about-sets = Sets of six
mafiozoo-web-about-left = Left-overs now
mafiozoo-web-about-left-money = { $n } for money
mafiozoo-web-about-left-tokens = { $n } for favour tokens
mafiozoo-web-about-left-informants = { $n } for informants
mafiozoo-web-about-left-gems = { $n } for gems on photos
mafiozoo-web-about-left-judge = { $n } for the Judge’s card
mafiozoo-web-about-ended = If it ended now
mafiozoo-web-about-ended-sum = { $n }, before majorities
mafiozoo-web-about-puppet = A third bidder nobody plays. It takes a place in the ranking, but no favours; its gems go home after each character.
mafiozoo-web-about-deck = Card decks
    .text = { $n } corruption cards and { $informants } informant cards are left to draw.
mafiozoo-web-about-discard = Played cards
    .text = { $n } corruption cards were played this round; they are shuffled back before the next.
mafiozoo-web-about-agenda = Agenda
    .text = Whoever gains a district token takes one of these, or draws one blind.
mafiozoo-web-about-stock = District reserve
    .text = { $n } tokens lie face down. Whoever gains one may draw it blind instead of taking one of the agenda.
mafiozoo-web-about-reserves = Reserves
    .text = Gems nobody can bribe with yet. “Take” moves them into the fund; who wins a favour alone sees his gems come back here.

## Scenes

mafiozoo-web-scene-round = Round { $n } of { $of }
mafiozoo-web-scene-last = The last round
mafiozoo-web-scene-count = The city counts
mafiozoo-web-scene-tokens = tokens
mafiozoo-web-scene-places = places
mafiozoo-web-scene-sets = sets
mafiozoo-web-scene-majorities = most of a kind
mafiozoo-web-scene-left = left over
mafiozoo-web-scene-total = influence

## The quick card

quick-mafiozoo-phase =
    .n1 = The godfather visits, all are paid, draw five corruption cards, places give.
    .n2 = In turn one card: take up to 3 gems (generic: 2) from reserve to fund, or place as many and walk on along threads, one stays behind each time. The last card is discarded.
    .n3 = Characters 1 to 12: informants first, then the offers are compared.
    .n4 = All build at once. Keep one favour token; each of the others becomes a district token.
quick-mafiozoo-terms = Who gets the favour
quick-mafiozoo-term =
    .first = Golden, 1st.
    .pay = Pay.
    .offer = Offer.
    .visited = Visited.
quick-mafiozoo-means =
    .first = Only the highest alone; his gems go to the reserve. Tie: nobody.
    .pay = The highest free, gems to the reserve. All others with an offer may pay, gems to the fund.
    .offer = Everybody who offers enough; gems to the fund.
    .visited = First: favour and a Godfather token. Second: favour, gems to the fund. Tied for first: favour, gems to the reserve.
quick-mafiozoo-end =
    .tokens = 1 for each district token
    .sets = 1 more for each set of six different ones
    .kinds = 1 for each kind of which you have most
    .places = the points of your places
    .left = 1 for a favour token, an informant, a gem on a photo, a Judge’s card, 3Z
quick-mafiozoo-characters = The characters
quick-mafiozoo-places = The places: cost, points, bonus
quick-mafiozoo-build = Top row and left column are open to all, the others need a road from a place of yours. The Godfather token replaces any other. A bonus works from the next round.
