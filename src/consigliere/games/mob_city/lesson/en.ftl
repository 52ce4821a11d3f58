### Mob City in ten minutes.

## Bids

lesson-mob-city-bids = Privileges
lesson-mob-city-bids-welcome = The Don is dying. He outlives { $numbers-safe_days } Days; from then on any Day may be his last. Then his Will names the richest Captain, or the most notorious one. Nobody knows which.
lesson-mob-city-bids-city = A Day has three parts: bids for privileges, orders to your crew, then block after block pays out. Buildings bring money and notoriety. Groups bring trouble.
lesson-mob-city-bids-soldier = Your crew board has four groups. Your first man is a Soldier. Put him into group 1.
    .but = Any group would do. But I am old and count from one: group 1.
lesson-mob-city-bids-privileges = Four privileges a Day. Enforcers: hire people and weapons. Snitch: see today’s event. Police: no raids, no arrests. Whiskey: open speakeasies.
lesson-mob-city-bids-bid = Everybody bids in secret, 1 for what you want most. We want people and whiskey: Enforcers 1, Whiskey 2, Snitch 3, Police 4.
    .but = The rest is a matter of taste, but today the Enforcers are our number 1.
lesson-mob-city-bids-ranking = The smallest number comes first. Equal numbers count clockwise from the Captain In Favour; today that is Rosa, tomorrow the next. You are first at the Enforcers.
lesson-mob-city-bids-hire = Two cards each, and you choose first. The Torpedo is quick and tough. Hire him into group 2.
    .but = Good people, no doubt. But the Torpedo first, into group 2.
lesson-mob-city-bids-weapon = A weapon needs somebody in its group to carry it. Give him the Shotgun: group 2 as well.
    .but = A Torpedo without a gun is a tall waiter. The Shotgun, into group 2.
lesson-mob-city-bids-others = Rosa paid for the Snitch and has seen today’s event. Enzo has the Police. The rest of you can only guess, and guessing is free.
lesson-mob-city-bids-whiskey = Your turn for whiskey: ${ $numbers-whiskey } times its value. The better it is, the more a speakeasy earns. Take the Bourbon, value 2.
    .but = You have taste, I have a budget. The Bourbon, value 2.

## Orders

lesson-mob-city-orders = Orders
lesson-mob-city-orders-wages = First the wages, they are paid already: ${ $numbers-wage } for every card, weapons too, ${ $numbers-lieutenant_wage } for a Lieutenant. Who cannot pay must dismiss.
lesson-mob-city-orders-buy = Now buy. A building pays every Day and raises your notoriety at once. The Small club B-2 costs ${ $planner-sc-price }.
    .but = Also a fine address. But buy the Small club B-2, it goes well with whiskey.
lesson-mob-city-orders-pour = With whiskey you may open it as a speakeasy: besides its ${ $planner-sc-income } it earns ${ $planner-sc-glasses } for each point of your whiskey’s value. The first one is included. Open B-2.
    .but = Bourbon in the cellar earns nothing. Open B-2.
lesson-mob-city-orders-guard = Every group must go out. Group 1, your Soldier, stays with the club: on your own building he is a guard.
    .but = And who watches the till? Group 1 to B-2.
lesson-mob-city-orders-raid = Group 2 goes visiting: to Rosa’s Big shop F-1. Whoever is alone there in the end takes a share. Her men stand there. That is what the Shotgun is for.
    .but = There is money there too, but no lesson. Group 2 to F-1, where Rosa’s men are.
lesson-mob-city-orders-event = Today’s event: whiskey is in demand, speakeasies bring in double. Other days bring raids, arrests or a truce. And one day, “Don is Dead”.

## The shootout

lesson-mob-city-shootout = Shootout
lesson-mob-city-shootout-line-up = Two groups at one building: a shootout. First everybody gives out weapons in secret, then all cards are shown.
lesson-mob-city-shootout-arm = One weapon for each, two for a Torpedo. Give him the Shotgun.
    .but = Bare hands are honest, but slow. Give the Torpedo the Shotgun.
lesson-mob-city-shootout-order = The highest Reflex acts first: your Torpedo with { $characters-torpedo-4-4-reflex }. The die plus the bonus of the weapon against the Health of the target: equal injures, more kills.
lesson-mob-city-shootout-shoot = Rosa’s Soldier with the Revolver is the dangerous one: Health { $characters-soldier-1-4-health }. With +{ $weapons-shotgun-bonus } a roll of 3 kills him. Shoot.
    .but = First the one who can shoot back: the Soldier with the Revolver.
lesson-mob-city-shootout-missed = 3 and { $weapons-shotgun-bonus } beat { $characters-soldier-1-4-health }: killed. The other one came with bare hands, which can only injure, and rolled too little. Now it is your turn again.
lesson-mob-city-shootout-again = One left, Health { $characters-soldier-2-3-health }. Nobody may pass or run. Finish it.
lesson-mob-city-shootout-loot = Exactly { $characters-soldier-2-3-health }: injured, back tomorrow. You have won: your notoriety rises by { $numbers-shootout_won }, Rosa’s falls. Whatever was dropped is yours. Take the Revolver.
    .but = Leave a good Revolver in the street? Take it.
lesson-mob-city-shootout-extortion = Alone at Rosa’s shop you extorted { $numbers-extortion } % of its income for each point of your notoriety. She got the rest.
lesson-mob-city-shootout-speakeasy = Your club brought twice as much as it says, thanks to the event. A Moll in a group at a speakeasy would have doubled it once more. So much for Day 1.

## The Will

lesson-mob-city-will = The Will
lesson-mob-city-will-late = Another table, the last event card is still face down. Rosa is more notorious than you. But the Day is not over.
lesson-mob-city-will-buy = Buildings count nothing in the end. The notoriety they bring does. Buy the Small club G-4: that makes you as notorious as Rosa.
    .but = Think of the Will. You need notoriety: the Small club G-4.
lesson-mob-city-will-pour = Two speakeasies, C-5 and G-4. Tap both and confirm. Or others, if you like; money is money.
lesson-mob-city-will-defend = A man of Rosa’s stands before your club C-5. Who loses a shootout loses notoriety. Send group 3 there.
    .but = Elsewhere you would only win money. Group 3 to C-5.
lesson-mob-city-will-assassin = “Don is Dead”: the last Day. Your Assassin is the quickest, Reflex { $characters-assassin-9-2-reflex }, and kills without a roll. One word from you.
lesson-mob-city-will-opened = The Will says: the most notorious. Rosa lost a point in that fight, you won one. Had it said the richest, she would be the Don. Take care of both.
lesson-mob-city-will-ready = You have seen a whole Day and the last one. Grenades, Molls and Lieutenants are on the quick card. Go, Don. I kiss your hand.
