### Mafiozoo in ten minutes.

## The desk

lesson-mafiozoo-desk = Gems
lesson-mafiozoo-desk-welcome = Come in, mind the peacock. Twelve animals run this town. You give them gems, they give you favours, favours pay for places. Most influence after { $numbers-rounds } rounds wins.
lesson-mafiozoo-desk-city = The city: sixteen places, each with its cost in favours and its points at the end. A henchman there also brings you its bonus every round.
lesson-mafiozoo-desk-desk = The desk: photographs joined by red thread. The godfather visits the Distiller this round. That makes the Distiller generous; remember him.
lesson-mafiozoo-desk-hand = { $numbers-corruption_cards } corruption cards: you play all but one, one a turn. Each either puts gems from your fund on its animal, or fetches gems from your reserve into the fund.
lesson-mafiozoo-desk-bribe = Begin with the Distiller. Tap his card, then his photograph; all three gems go on him. Confirm.
    .but = Others later. Three gems on the Distiller, with his own card.
lesson-mafiozoo-desk-conditions = Each tile names a condition. Golden: only the highest bidder. Or: anyone who pays. Or: anyone who offers enough gems. The Private Investigator wants { $tiles-12-other }.
lesson-mafiozoo-desk-offer = { $tiles-12-other } gems are enough for him, whoever else offers more. And you get them back into your fund. Put three on the Private Investigator.
    .but = Fewer than { $tiles-12-other } and he will not even look up. Three gems on the Private Investigator, with his card.
lesson-mafiozoo-desk-take = Your fund is getting low. The generic card fits any animal, or fetches { $numbers-generic } gems from the reserve. Tap it and take { $numbers-generic }.
    .but = First fill your pockets. Play the generic card to take { $numbers-generic } gems.
lesson-mafiozoo-desk-walk = Gems may walk along a thread, if at least one stays behind. Play the Lieutenant: one gem stays with him, two walk on to the Jeweller.
    .but = Nearly. One on the Lieutenant, two walk on along the thread to the Jeweller.
lesson-mafiozoo-desk-last-card = Your last card goes away unseen. All have finished: now the animals are asked one after another, from 1 to 12.

## The favours

lesson-mafiozoo-favours = Favours
lesson-mafiozoo-favours-visited = The Distiller had the godfather’s visit: the highest gets Liquor and a Godfather token, his gems go to the reserve. The second gets Liquor too and keeps the gems.
lesson-mafiozoo-favours-order = The rule of the house: whoever wins free pays with gems, they go back to the reserve. Whoever gets nothing, or pays money, has the gems back in the fund.
lesson-mafiozoo-favours-pay = The Jeweller: anyone who pays. Rosa and you are tied, so nobody gets Jewels free. But both have gems there, and may pay { $tiles-3-other }Z. Pay.
    .but = All those Zoollars in your pocket and you hesitate? Jewels pay for half of the city. Pay.
lesson-mafiozoo-favours-district = You were alone with the Lieutenant: Weapons. And the Private Investigator gave you an informant and a district token. Take one from the agenda, or draw blind.
    .but = Take any token, or draw one blind. But take one.
lesson-mafiozoo-favours-informant = At the end every district token counts one, a set of six different ones one more, and most of a kind another. The others only see how many you have.

## Building

lesson-mafiozoo-building = Building
lesson-mafiozoo-building-build = Liquor, Jewels, Weapons, Godfather: { $numbers-place_tokens } tokens pay for one place. The top row and the left column are open to all. Everybody builds at the same time.
lesson-mafiozoo-building-race = The Racetrack costs Liquor and Jewels, is worth { $places-race-points } points and brings { $numbers-race }Z a round. Build it.
    .but = Build something, yes, but first the Racetrack: Liquor and Jewels. It opens a road.
lesson-mafiozoo-building-road = A road leads from your Racetrack to the Betting Parlour: Liquor and Weapons. The Godfather token stands in for any other. Build it.
    .but = Follow the road: the Betting Parlour, with Weapons and Godfather. { $places-bet-points } points and { $numbers-bet } gems a round.
lesson-mafiozoo-building-bonus = Next round, and your places already work: { $numbers-race }Z and { $numbers-bet } gems. Of the tokens left over you keep { $numbers-tokens_kept } and swap the rest for district tokens.

## The informant

lesson-mafiozoo-informant = Informant
lesson-mafiozoo-informant-window = I have played this round’s cards for you. Next is the Commissioner, golden: highest bidder only. Rosa has two gems there, you one. And you have his informant.
lesson-mafiozoo-informant-inform = An informant adds gems at the last moment, and nobody sees it coming. Play it with two gems from the fund.
    .but = One gem makes a tie, and in a tie nobody gets it. Two, from the fund.
lesson-mafiozoo-informant-won = Three against two: the Godfather token is yours. Before every animal all with an informant are asked, so the question tells nothing.

## The last evening

lesson-mafiozoo-last = The end
lesson-mafiozoo-last-evening = Another table, the last evening. The last round, four tokens left. A bonus is of no use now, only points are.
lesson-mafiozoo-last-build = The Police Station is { $places-police-points } points, and a road leads there. Jewels and Weapons.
    .but = Points, only points now. The Police Station, with Jewels and Weapons.
lesson-mafiozoo-last-build-again = The two that are left pay for the Boxing Gym: any token, and the Godfather as Weapons. { $places-gym-points } more.
    .but = Almost. The Boxing Gym, and leave nothing lying about.
lesson-mafiozoo-last-unused = Whatever is left over still counts a little: a favour token, an informant, gems on photographs, every { $numbers-z_for_a_token }Z: one point each.
lesson-mafiozoo-last-counting = Then all is counted: district tokens, sets, majorities, places. The log has every number. You are ahead, and ahead is plenty.
lesson-mafiozoo-last-ready = If two are equal, the gems in the fund decide. So, no loose ends. Go, and be kind to the animals. Within reason.
