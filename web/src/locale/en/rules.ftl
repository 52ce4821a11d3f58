### The rules as a book, and the quick card.

rules-title = { $game }: the rules
rules-contents = Contents
rules-back = Back to §{ $number }
rules-paragraph = Paragraph { $number }
rules-table = Table of §{ $number }
rules-read = Read §{ $number }
rules-quick = Quick card
rules-quick-of = { $game }: quick card
rules-key-quick = quick card
rules-print = Print
rules-whole = All the rules
rules-all = Rules
rules-learn-game = Learn { $game } in ten minutes
rules-learn = Learn in ten minutes

## Quick cards: what all have

quick-round = The round
quick-day = The Day
quick-end = The end
quick-points = { $n } points

## Quick card: Mafia City

quick-mafia-city-phase =
    .n1 = In turn one action: place a Mafioso, play a card, use a Hat, discard a card to gain time, or pass. Until all have passed.
    .n2 = The places from 1 to 7, or as the Mayor’s holder says: who controls, a point, the effect.
    .n3 = Place by place: take Mafiosi back or leave them.
    .n4 = The token moves on. All draw a card; who is alone in last place draws more.
quick-mafia-city-control = Control
    .most = Most Mafiosi in the stack. A Secret Agreement counts as one more.
    .tie = Tie: the lowest wins. At Fight Club and City Hall: nobody.
quick-mafia-city-signs = Symbols
quick-mafia-city-sign =
    .hat = One: take one of your own back. Two: one from the reserve on any stack.
    .fist = Two cancel a card or symbol of another player.
    .bullet = Having passed: one more action.
    .plus = At the Gentlemen’s Club: one more point.
quick-mafia-city-end = After a seventh place: whoever has reached the target (3, 4, 5 players: 15, 13, 11; beginners 10, 8, 7) and has most, wins. Tie: fewer in reserve, more cards, the Mayor.
quick-mafia-city-places = The places, each worth a point
quick-mafia-city-place =
    .n1 = First all leave the cell. Then you may jail any Mafioso. Police Chief cancels.
    .n2 = Move the Hitman one step (F.B.I. cancels); then a Hitman card.
    .n3 = Recruit one. In a tie everybody tied does.
    .n4 = Take the Policeman: you see all hands.
    .n5 = Draw three cards, discard any one.
    .n6 = Play a “+1” for one more point.
    .n7 = Take the Mayor: you choose the order of the places.
quick-mafia-city-cards = The cards: use the text or the symbol
quick-mafia-city-reactions = Reactions
    .rule = Announce, react, execute. The newest is settled first; a cancelled reaction opens the window again for all. What is cancelled is lost.

## Quick card: Mafiozoo

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

## Quick card: Mob City

quick-mob-city-phase =
    .n1 = All bid 1 to 4 in secret; the smallest number first, equal ones from the Captain In Favour.
    .n2 = Each in turn: pay wages, buy buildings, open speakeasies, send every group.
    .n3 = The event. Then block after block: raids, arrests, Grenades, shootouts, income.
quick-mob-city-privileges = The privileges
quick-mob-city-privilege =
    .enforcer = Hire up to 2 cards (3 with notoriety above 4).
    .snitch = $50 × notoriety: look at today’s event.
    .police = $200 × notoriety: no raids, no arrests for you today.
    .whiskey = $100 × value: open speakeasies; each further one costs the same.
quick-mob-city-money = Money and notoriety
quick-mob-city-rule =
    .wages = Wages: $50 a card, $200 a Lieutenant. Who cannot pay dismisses.
    .extortion = Alone at a building that is not yours: 10 % of its income × notoriety.
    .notoriety = Notoriety: buildings, and shootouts won (+1) or lost (−1); never below your buildings’ sum.
    .will = The Will: the richest or the most notorious wins.
quick-mob-city-people = People and weapons
quick-mob-city-shootout = Shootout: the highest Reflex first
quick-mob-city-shot = Die + bonus
    .below = below Health
    .equal = equal
    .above = above
    .gun = gun
    .hands = bare hands
    .injured = injured
    .killed = killed
    .after = The last group standing wins: +1 notoriety and the dropped weapons. All others −1.
quick-mob-city-events = The events
quick-mob-city-named =
    .raid = Police Raid
    .crackdown = Extortion Crackdown
    .truce = Gangland Truce
    .up = Whiskey Sky-rockets
    .down = Whiskey Hits Bottom
    .dead = Don is Dead
quick-mob-city-event =
    .raid = Speakeasies on that side are fined and closed.
    .crackdown = Groups on that side on buildings not their own are arrested.
    .truce = No shootouts, no Grenades; only unowned buildings are extorted.
    .up = Speakeasies bring in double.
    .down = Speakeasies bring in half.
    .dead = The last Day, Day 7 to 12.
