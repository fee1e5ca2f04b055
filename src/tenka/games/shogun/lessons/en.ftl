# What the coach says in the guided first year of Shogun.

## Ten orders

lesson-ten_orders = Ten orders
lesson-ten_orders-lesson = One card a province: Suruga can tax or march, never both in a season.
lesson-ten_orders-provinces = You are Takeda. In winter every province and building is a point, and the player with the most castles, temples or theatres in a region earns more.
lesson-ten_orders-actions = Ten actions, done in this order by everyone; five are open, five still hidden. You give all your orders now, in secret; six cards are laid already.
lesson-ten_orders-tax = A province’s card on an action means: do it there. Tamba has seven chests to give, so lay it on tax.
lesson-ten_orders-tax-suruga = Seven as well, but we need its armies elsewhere.
lesson-ten_orders-rice = Each province must be fed in winter. Mino grows five: lay its card on Rice.
lesson-ten_orders-rice-less = That one grows less. Look for a 5.
lesson-ten_orders-castle = The east is your home. A castle in Sagami costs 3 chests and leads the region.
lesson-ten_orders-castle-once = A card can only lie in one place: one province, one order.
lesson-ten_orders-battle = Suruga has five armies and free land next door. Lay it on battle A; you will choose the target when the time comes.
lesson-ten_orders-battle-few = Too few armies: one must always stay at home.
lesson-ten_orders-chest = A chest card on an action means: nothing here. It costs nothing, and nobody knows until then.
lesson-ten_orders-bid = One card is your bid for turn order. Offer 2 chests.
lesson-ten_orders-bid-dear = Too dear for spring.
lesson-ten_orders-ready = All eleven cards are laid. Press Ready!

## Spring unfolds

lesson-spring = Spring unfolds
lesson-spring-lesson = The tower has a memory: it is luck you can see coming.
lesson-spring-event = First an event, for everyone: nobody’s tax brings more than five. Your seven from Tamba have just shrunk.
lesson-spring-bids = Your 2 beat two zeros, so you choose first: a place in the order, and the card that lies on it.
lesson-spring-first = Take the first place: its card adds a chest to your tax, even above the limit.
lesson-spring-first-card = Good card, but your tax comes first today.
lesson-spring-collected = Five and one: six chests. After each action the next hidden card opens: temples come sixth.
lesson-spring-unrest = Taxed farmers are angry farmers: an unrest marker, the small flame. Once is harmless, twice is not.
lesson-spring-rice = Five rice from Mino, and your first castle. The rivals do the same elsewhere; watch where.
lesson-spring-totomi = Battle A, you first. Tōtōmi belongs to nobody; one farmer defends it.
lesson-spring-totomi-kai = Also free! Tōtōmi has two building sites, Kai one.
lesson-spring-totomi-yours = Yours already.
lesson-spring-four = Send four, one must stay. Not all of them will come out of the tower.
lesson-spring-four-fewer = The tower eats armies. Send all you can.
lesson-spring-tower = Four and a farmer in; three, the farmer, and an Akechi army from earlier out. Three against one: two armies take Tōtōmi.
lesson-spring-tray = That Akechi army stays in the tray and joins the next throw. The tower forgets nobody.
lesson-spring-kaga = Akechi attacks Hōjō, four against three. But Kaga is calm: two farmers tumble out, help the defender, and Hōjō holds.
lesson-spring-builds = Your temple, your theatre, five armies for Harima. In the east you now lead in castles, temples and theatres.
lesson-spring-mimasaka = In Mimasaka five Akechi armies went in, and one came out: it happens. Never stake everything on one throw.

## Patience

lesson-patience = Patience
lesson-patience-lesson = Last place, best place: you answered a mistake nobody else could answer any more.
lesson-patience-tax = All cards are back, and eight are laid already. Tax Tamba again: seven chests, but its unrest means a revolt, and four armies are there to meet it.
lesson-patience-tax-suruga = Calm and just as rich, a fine choice in a real game! Today Suruga builds, and you shall see a revolt.
lesson-patience-harima = Eight armies in Harima, Akechi’s Settsu next door. Lay Harima on battle A.
lesson-patience-bid = One chest will do this time.
lesson-patience-ready = Everything is laid. Press Ready!
lesson-patience-last = You choose first, so take the last place! Its card adds an army to your attack, and who marches last sees who has left home.
lesson-patience-last-first = First isn’t always best. Who will stand where, when you march?
lesson-patience-hoki = Akechi harvests Hōki a second time: a revolt. His armies win, and a second marker is added.
lesson-patience-tamba = Now Tamba: seven chests are yours whatever happens. Four armies came out against two farmers, so two remain.
lesson-patience-yamato = Akechi takes Yamato, then sends six of seven armies from Settsu to Kii. Do you see it?
lesson-patience-settsu = A single army is left in Settsu, and you are the last to march. Strike!
lesson-patience-settsu-prey = There is easier prey: count the armies in Settsu.
lesson-patience-seven = Seven, and the card adds one. Five more of yours are waiting in the tray.
lesson-patience-six = Nine against three: six armies in Settsu. Its card comes to you, so Akechi has one order less.

## Shields up

lesson-shields = Shields up
lesson-shields-lesson = Unrest is a weakness others can use: a taxed province loses its farmers’ help.
lesson-shields-rice_track = Nine rice, eleven provinces. And winter spoils some: the event that is left over in the end tells how much.
lesson-shields-mino = You need a big harvest. Mino gives five: risky, for it has unrest, but it has four armies.
lesson-shields-mino-calm = Calm, but smaller. Today we take the risk and watch.
lesson-shields-musashi = Eight Hōjō armies in Shimōsa, three of yours in Musashi with a temple and a theatre. Recruit there.
lesson-shields-kii = Kii is worth three points: a province and two buildings. Settsu’s six armies shall go there.
lesson-shields-theatre = Two events are left, and one lets a new theatre remove unrest. Sagami has some: build there.
lesson-shields-bid = Bid two: today you want the first choice. The plan costs more than you have, but your taxes come in time. Then press Ready.
lesson-shields-shield = The event suits you: a new theatre calms its province. Now take the shield: one more army wherever a rival attacks you.
lesson-shields-shield-attack = Tempting. But who threatens you?
lesson-shields-revolt = Five rice, and a revolt: four against one. Mino holds with three armies and, remember this, two markers.
lesson-shields-saved = Hōjō comes with seven! Six of yours, the shield and two from the tray go in: eight against five come out, Musashi is saved.
lesson-shields-target = Your turn. Akechi taxed Kii, so there is unrest: its farmers won’t help him.
lesson-shields-target-calm = No unrest there, farmers could help him.
lesson-shields-target-yours = Yours already.
lesson-shields-five = Five against two.
lesson-shields-taken = Six against one, and the farmer only watches. Five armies, a temple and a theatre are yours: buildings stay when a province is conquered.

## Winter

lesson-winter = Winter
lesson-winter-lesson = The province you squeezed twice is the one you lose; and Kii, taken at the last moment, brought 5 of the 30 points.
lesson-winter-temples = Autumn brought a temple to Suruga and a theatre to Sagami, whose unrest is gone. Winter is over too: let’s see what it did.
lesson-winter-spoilt = The event left over decided: three rice were spoilt. Fourteen less three left eleven.
lesson-winter-hungry = Eleven rice, twelve provinces. How many went hungry?
lesson-winter-hungry-choice-n0 = 0
lesson-winter-hungry-choice-n1 = 1
lesson-winter-hungry-choice-n2 = 2
lesson-winter-hungry-choice-n3 = 3
lesson-winter-hungry-each = One rice for each province.
lesson-winter-drawn = One hungry province meant one revolt, drawn at random: Mino. Two markers and the hunger made three farmers.
lesson-winter-tied = Three against three, and a tie is lost: Mino belongs to nobody now. Twice harvested, never calmed.
lesson-winter-score = Eleven provinces and eleven buildings: 22 of your 30 points.
lesson-winter-region = The rest is for leading in a region. Click where you lead in castles, temples and theatres.
lesson-winter-region-where = Not there. Where did you build all year?
lesson-winter-leaders = Six for the east; in the south Kii’s theatre brings 1, its temple ties for 1. You lead, 30 to 28 to 26.
lesson-winter-on = A second year follows, without unrest but without rice too, and its points are added. Your turn to rule!
