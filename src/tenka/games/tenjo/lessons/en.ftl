# What the coach says in the guided first games of Tenjo.

## Two castles and a family

lesson-castles = Two castles and a family
lesson-castles-lesson = A castle is a safe with a bill. You start with 25,000 koku, and two castles will ask 30,000 at year-end.
lesson-castles-welcome = Welcome to the House of Asai: thirteen provinces, one year, and the richest house wins. Let us find you a home.
lesson-castles-first = Choose Ichijōdani. You will draw its castle card, and a daimyō, your general, moves into Echizen with it.
lesson-castles-first-other = A fine spot too, but today we build in the north.
lesson-castles-second = Now Kitanoshō next door. Two castles in one province guard each other, and two daimyō there can share the work.
lesson-castles-second-close = Close together is easier to defend. Take Kitanoshō.
lesson-castles-cards = The number on a castle is its defence: Ichijōdani (6) is hard to storm but poor, Kitanoshō (2) is rich but soft. Each costs 15,000 koku at year-end, and you have 25,000.
lesson-castles-garrison = Give each castle half of your 100,000 samurai, and press “Save as a draft”. Walls without men behind them guard nothing.
lesson-castles-garrison-half = Twice 25,000 to Ichijōdani first, then all the others to Kitanoshō.
lesson-castles-treasure = Lock all koku behind the strong walls of Ichijōdani, and save that, too. Anyone who storms a castle takes what lies inside.
lesson-castles-treasure-strong = Defence 2 is no place for money. Ichijōdani, please.
lesson-castles-family = Wife, son and daughter are worth 25,000 points each, to the player who holds them. Bring all three to Ichijōdani, and save.
lesson-castles-family-walls = Keep them behind the strong walls for now.
lesson-castles-shadows = Two shadow warriors will wait in Echizen: save once more. In any turn of yours, each can step out as 25,000 samurai, anywhere in the province.
lesson-castles-ready = Samurai, koku, castles, family: all of it is points, 375,000 for each house. Press “Ready”, and the first month begins.

## Roads and rice

lesson-roads = Roads and rice
lesson-roads-lesson = Your second resource point pays twice as much as the first, and a daimyō has to walk ahead of every march.
lesson-roads-die = You hold no resource point yet, so there is nothing to collect. Roll: the die gives your action points.
lesson-roads-march = Lead 30,000 out to the crossroads, two steps. Each step of a stack costs one point; the 20,000 at home keep the castle safe.
lesson-roads-march-amount = 30,000, please: leave 20,000 at home.
lesson-roads-march-goal = Just click the crossroads. The nearest stack goes there by itself, along the shortest way.
lesson-roads-split = Here the army splits. Put 10,000 on the rice fields: a resource point pays every month while your samurai stand on it.
lesson-roads-split-plenty = 10,000 are plenty for rice. The rest has a road ahead.
lesson-roads-border = Send the other 20,000 to the border with Tanba. Samurai on a border point stand in both provinces at once.
lesson-roads-border-omi = Another day. Today we want the gate to Tanba: click the border point.
lesson-roads-border-whole = All 20,000 of them. The rice is guarded.
lesson-roads-end = All five points spent. End your turn and watch Saitō: he has rice in mind as well.
lesson-roads-end-spent = No points left. End your turn.
lesson-roads-income = Income comes before the die, or not at all. Press “All koku into Ichijōdani”: that is 1,000 this month.
lesson-roads-income-stop = Stop! Roll now and this month’s income is lost.
lesson-roads-lead = Samurai march only where you have a daimyō. Your border stack gives one access to Tanba: send him there under “Province move”; the other stays.
lesson-roads-tanba = Roll, then take 15,000 on to Tanba’s resource point. The 5,000 you leave behind keep the gate open.
lesson-roads-tanba-gate = Leave 5,000 at the border: a road behind you is worth gold.
lesson-roads-slip = End your turn. And keep an eye on Saitō’s rice.
lesson-roads-slip-enough = Enough for this month. End your turn.
lesson-roads-double = Two resource points now: 1,000 for the first, 2,000 for the second. Take koku for the one, samurai for the other; new men arrive at an entry point.
lesson-roads-double-both = Koku from Echizen, samurai from Tanba, just to see both.

## The fall of Inabayama

lesson-storm = The fall of Inabayama
lesson-storm-lesson = You know your bonus before you roll. Count daimyō, size, stacks and walls; the dice only decide the rest.
lesson-storm-hidden = Inabayama belongs to Saitō, and a stack bars the road. How strong it is, you learn only by fighting.
lesson-storm-stacks = Attack the road block with both neighbours, the 30,000 and the 10,000. Each stack you have more than he does adds 1.
lesson-storm-count = Cards could be played now, but you hold none: press “Play no card”. The factors further down count who has the edge, and why.
lesson-storm-count-nothing = Nothing to play this time: press “Play no card”.
lesson-storm-press = Won: the loser loses 3,000 samurai for every 10,000, or part of it, in the smaller army. Fight on; it costs no further action point.
lesson-storm-press-stop = You may always stop. But he is nearly gone.
lesson-storm-ring = Winning does not move you. March the 30,000 up to the gate, next to the castle.
lesson-storm-ring-rice = Let the 10,000 keep their rice.
lesson-storm-ring-gate = Click the point before the gate, where Saitō’s men stood.
lesson-storm-ring-all = All 30,000: the walls will cost you some.
lesson-storm-walls = Storm Inabayama from both sides. Walls of 3 shrink your bonus from five to two, so expect a fight.
lesson-storm-walls-sides = From both sides: two stacks against one.
lesson-storm-tie = Only 2,000 men still hold the walls. Fight on!
lesson-storm-losses = Thirteen all, and a tie is the defender’s. Choose where your 3,000 fall: the big stack can spare them.
lesson-storm-losses-larger = Take them from the larger stack.
lesson-storm-falls = Once more. When nobody is left inside, castle, treasure and family are yours, and one of his daimyō gives way to one of yours.
lesson-storm-falls-once = Two thousand are left. Once more!
lesson-storm-move_in = An empty castle invites guests. Move 10,000 in, at no cost.
lesson-storm-move_in-guests = An empty castle can fall to a single lucky roll. 10,000, please.
lesson-storm-shadow = Now open “Shadow warriors” and let yours step out inside the walls: 25,000 more defenders. It costs no points, for both score the same.
lesson-storm-shadow-behind = Behind the walls, where they count most.

## Fire, Void and the last word

lesson-elements = Fire, Void and the last word
lesson-elements-lesson = Rings are your voice: an answer must be at least as loud. And a Void kept in hand is worth an army on someone else’s turn.
lesson-elements-hand = You play an element with one or more rings. On your own turn that costs no action points, only the cards themselves.
lesson-elements-wind = Your 15,000 in Tango lack a daimyō and cannot march. Wind carries them three steps per ring point, and nobody can answer it: bring them home.
lesson-elements-fire = Fire removes one daimyō. Take the one who leads Saitō’s army at your door, with a ring of 2.
lesson-elements-fire-first = First the one inside your province.
lesson-elements-void = He says no: a Void with a ring of 3. Your Void silences his, if your rings are worth at least as much: answer with your 4.
lesson-elements-end = Look: 20,000 samurai and nobody to lead them. End your turn, but keep your second Void.
lesson-elements-end-later = Not now. What is left is for his turn.
lesson-elements-earth = Earth would swallow all 10,000. Your own Earth answers his, and an equal total is enough: play the 2, keep the 3.
lesson-elements-talk = Before the battle you could offer koku or cards for peace. Not today: press “Go to battle”.
lesson-elements-shield = Against an attack any Void will do, even with a ring of 1. It ends the attack and shields you until the month is over.
lesson-elements-shield-pass = 25,000 against 10,000? Play the Void.
lesson-elements-safe = The attack is off, and until the month is over he cannot attack you again. You lost nobody.

## A daughter in Owari

lesson-hostage = A daughter in Owari
lesson-hostage-lesson = A hostage buys you help; it does not buy loyalty. A few samurai of your own are what keeps a daimyō safe.
lesson-hostage-lonely = Saitō’s daimyō in Ōmi leans on a single stack. A daimyō whose last samurai fall is gone, and you would gain one.
lesson-hostage-daughter = Offer Rokkaku your daughter for a Void, in private. While she lives in his castle, he may help you: holder helps giver, never the reverse.
lesson-hostage-joint = Attack from the border point. It joins both provinces, so your two daimyō in Echizen count, and Rokkaku will be asked to join.
lesson-hostage-joint-friend = Not your new friend. Saitō.
lesson-hostage-support = A rolled 1, and still won: that is what preparation does. Fight on, 3,000 are left.
lesson-hostage-support-round = One more engagement, and his daimyō stands alone.
lesson-hostage-gain = No samurai, no daimyō: his is lost and you gain one. Place him in Ōmi; your border stack supports him there.
lesson-hostage-gain-two = Two are there already. Ōmi gives you a new road.
lesson-hostage-bold = Let us be bold and ignore the warning: call all 20,000 home. An ally’s samurai support your daimyō too, so Rokkaku’s stack keeps him alive.
lesson-hostage-bold-all = All of them, just this once. You will see.
lesson-hostage-betrayal = As your only support, Rokkaku could declare him dead and gain one himself. He keeps your daughter, too; no rule enforces promises.

## Do it better

lesson-better = Do it better
lesson-better-lesson = A few samurai of your own keep a daimyō safe, whatever your ally does.
lesson-better-again = Again, but leave 5,000 on the border. Now your own men support your daimyō in Ōmi, and Rokkaku cannot declare him dead.
lesson-better-again-lost = That is how we lost him. Leave 5,000.
lesson-better-kept = Rokkaku would be refused now: he is not the only support. Your daimyō still stands in Ōmi.

## The reckoning

lesson-reckoning = The reckoning
lesson-reckoning-lesson = At the end koku counts double. 20,000 koku from a castle beat 25,000 samurai, but 10,000 do not.
lesson-reckoning-gate = Hold every border point of a province alone, and year-end pays 20,000 koku. Mino lacks one: send 5,000 to the gate of Owari.
lesson-reckoning-gate-third = The third gate of Mino is the one towards Owari.
lesson-reckoning-gate-five = 5,000 will do; the others stay where they are.
lesson-reckoning-end = All three gates are yours. End your turn; after Saitō’s the year ends, and everything is counted.
lesson-reckoning-end-nothing = One point left, nothing worth it. End your turn.
lesson-reckoning-recruit = 3,000 koku left could buy 3,000 samurai. But a koku scores 2 and a samurai 1, and this is the last year: press “Stop recruiting”.
lesson-reckoning-recruit-halve = In an earlier year, gladly. Now it would halve their worth.
lesson-reckoning-fate = Everyone has drawn a fate card; a 20-sided die said whom it hits and how hard. Open “Fate”: a good harvest for you, a traitor at Saitō’s court.
lesson-reckoning-poor = Ichijōdani yields 10,000 koku, that is 20,000 points, or one piece worth 25,000. Take a shadow warrior.
lesson-reckoning-poor-piece = Twice 10,000 is 20,000. A shadow warrior scores 25,000.
lesson-reckoning-rich = Kitanoshō and Inabayama give 20,000 and 18,000 koku. Doubled, that beats any piece: take koku for both, and store it in Ichijōdani.
lesson-reckoning-rich-koku = A piece scores 25,000. This koku scores more.
lesson-reckoning-mino = And here your last march pays off: 20,000 koku for Mino, 40,000 points for a single step. Store them.
lesson-reckoning-mino-safest = Any castle would do; Ichijōdani is the safest.
lesson-reckoning-score = 491,000 to 223,000: the realm is yours. You know enough for a first real game; one year against bots is a fine start.
