### Mafia City in ten minutes.

## The places

lesson-mafia-city-places = Places
lesson-mafia-city-places-welcome = Sit down. Seven places, three families. Whoever controls a place when it is solved gets a victory point. { $targets-beginners-3 } points, and the city is yours.
lesson-mafia-city-places-crew = Your crew: men ready to be placed. Your reserve: men you must recruit first. On your turn you do one single thing. Patience is cheap, men are not.
lesson-mafia-city-places-place = Let us begin quietly. Tap the Harbor, then confirm: one of your men goes there.
    .but = A fine thought for later. The Harbor first; I like the view.
lesson-mafia-city-places-tie = Rosa stands on your man. One each is a tie, and in a tie the lowest in the stack wins: you came first. Only at Fight Club and City Hall a tie means nobody.
lesson-mafia-city-places-more = Enzo is alone in the Business District. He was first, so a tie would be his. Send a man there all the same.
    .but = Not yet. The Business District, please: Enzo looks far too comfortable there.
lesson-mafia-city-places-most = One each, and Enzo is lower. More men beat lower men: send a second one.
    .but = One more in the Business District and it is yours. Finish what you begin.
lesson-mafia-city-places-controlled = Two to one: the shield below the tile shows your emblem. Tap a stack whenever you want to read it, from the bottom up.

## The cards

lesson-mafia-city-cards = Cards
lesson-mafia-city-cards-halves = Each card has a text and a symbol in its corners. You use one of the two, never both. The coloured band says when: action, location or reaction.
lesson-mafia-city-cards-snitch = Enzo’s man is alone in the Gentlemen’s Club. Tap Snitch, then his chip in the stack. He will spend the evening in the cell.
    .but = That can be done. But a word in the right ear is cheaper: Snitch, on Enzo’s man in the Gentlemen’s Club.
lesson-mafia-city-cards-cell = In the cell he counts for nothing. He comes out when the Jail is solved. His owner could have answered with Complicity and dragged a third man along.
lesson-mafia-city-cards-club = The Gentlemen’s Club is empty now. You know what to do.
    .but = An empty club is an invitation. Place a man in the Gentlemen’s Club.
lesson-mafia-city-cards-symbols = The symbols: a Hat takes one of your men back, { $numbers-hats } Hats bring one from the reserve, { $numbers-fists } Fists cancel. Any card may also be thrown away to gain time.
lesson-mafia-city-cards-pass = Whoever passes does nothing more in this phase. You lead in three places; save your men. Pass.
    .but = You could go on. But men you keep are men for tomorrow. Pass, and watch Enzo follow.

## The points

lesson-mafia-city-points = Points
lesson-mafia-city-points-order = All have passed: now the seven places are solved, 1 to 7. The Jail let Enzo’s man go. Then came the Harbor, and your first point.
lesson-mafia-city-points-hitman = A place pays its point, then does something. At the Harbor you may move the Hitman one step; with a Hitman card he strikes where he stands. Move him, or leave him.
lesson-mafia-city-points-fight-club = At the Fight Club Rosa and Enzo were tied: no point, but both recruit. Rosa has the Police Station. The Business District is yours, and another point.
lesson-mafia-city-points-draw = Here you draw { $numbers-district } cards and then discard one. Take them. Never refuse a gift from an honest district.
    .but = Modesty is a virtue, but not in business. Draw.
lesson-mafia-city-points-discard = Two Fists and a “+1”: a good hand. Discard Shadow Games, you will not miss it.
    .but = Keep that one; you will see why. Shadow Games can go.
lesson-mafia-city-points-extra = In the Gentlemen’s Club a “+1” brings a second point, once a round. You have just drawn one. Play it.
    .but = A point refused is a point for the others. Play the “+1”.
lesson-mafia-city-points-mayor = Enzo controls City Hall and took the Mayor: he decides the order from now on. You have four points, they have one each. Not bad for an evening.

## Going home

lesson-mafia-city-home = Going home
lesson-mafia-city-home-strategy = Now everybody may take men back, place by place. Whoever stays keeps his place in the stack, and low is good. Whoever goes home can be placed anew.
lesson-mafia-city-home-leave = At the Harbor you are the lowest. That is worth more than one man at home. Take nobody back.
    .but = Give up the lowest place? My heart is not strong enough. Take nobody back here.
lesson-mafia-city-home-back = In the Business District Enzo is below you. Take back both, one or none: you decide.
lesson-mafia-city-home-club = Alone in the Gentlemen’s Club. Stay, and you are the lowest next time too. Or bring him home. As you like.
lesson-mafia-city-home-round = That was a round. The token moves to Rosa, everybody draws a card; whoever is alone in last place draws more. The city has a heart, a small one.

## Reactions

lesson-mafia-city-reactions = Reactions
lesson-mafia-city-reactions-thief = Round two, and Rosa plays Thief on you. Nothing has happened yet: first everybody may react, and nobody sees who is thinking.
lesson-mafia-city-reactions-chief = A Police Chief cancels Snitch, Thief and Police Raid. You have just drawn one. Show her the badge.
    .but = That would cost you dearly. The Police Chief is made for this: play him.
lesson-mafia-city-reactions-struck = Rosa answers with two Fists: they cancel your Police Chief. Always the newest is settled first. If nothing more comes, the Thief robs you after all.
lesson-mafia-city-reactions-strike-back = But what was cancelled can be saved: cancel the cancel. You hold two Fists yourself. Play them.
    .but = And let her have it? Two Fists, my friend. Both of them.
lesson-mafia-city-reactions-saved = Your Fists stop hers, your Chief stands, the Thief goes home empty-handed. The cards are gone on both sides; her turn is over.
lesson-mafia-city-reactions-place = Your turn. Place a man wherever you like. I am only looking.
    .but = Your hand is empty, but your crew is not. Place a man.
lesson-mafia-city-reactions-why-not = Something does not shine? Tap it all the same: you are told why not, with the paragraph of the rules. The question mark explains what is asked.
lesson-mafia-city-reactions-bullet = Having passed, a Bullet gives you one more action. Secret Agreement counts as one more man while control is decided. All that is on the quick card.
lesson-mafia-city-reactions-figures = The Policeman lets you see all hands. The Mayor chooses the order of the places. Both stay with you until their place changes hands.
lesson-mafia-city-reactions-win = After the seventh place of a round it is checked: whoever has reached the target and has most, wins. You know all you need. Go and take the city.
