# What the coach says in the guided first game of Shitennō.

## The first kamon

lesson-first_kamon = The first kamon
lesson-first_kamon-lesson = Coming first is cheap and wins ties; coming later is dearer and scores more.
lesson-first_kamon-welcome = Welcome! You play General Honda. Every kamon you place scores at once, and the player with the most kamons in a province scores again at the end.
lesson-first_kamon-hand = Four troops and three koku. Place up to two kamons this turn, each paid in troops or in koku, never mixed.
lesson-first_kamon-kyushu = Kyūshū asks for two Bushi and for the troop at its gate: a Samurai. You have all three, so click Kyūshū.
lesson-first_kamon-kyushu-koku = Your koku have another use in a moment. Pay this one in troops.
lesson-first_kamon-kyushu-other = Your troops don’t fit there. Compare its symbols with your hand.
lesson-first_kamon-pay = Lay out both Bushi and the Samurai. No more than needed: a card too many would be wasted, so it is refused.
lesson-first_kamon-pay-shinobi = Kyūshū doesn’t ask for a Shinobi.
lesson-first_kamon-confirm = Pay and place. The space scores 3, and because you are Daimyō every kamon brings you 2 more.
lesson-first_kamon-tile = The gate tile is yours and shows its other side: Exchange. Behind it a Bushi has come up, so Kyūshū’s price has changed.
lesson-first_kamon-chubu = A second kamon, this time for koku. One number is both price and points: 3 for Chūbu’s first space.
lesson-first_kamon-chubu-dear = Its next space costs 4. You have 3.
lesson-first_kamon-chubu-stop = You may stop at one, but this one is affordable.
lesson-first_kamon-koku = Pay with your 3. Spent koku never come back, spent troops may: their deck is reshuffled.
lesson-first_kamon-follows = Sakakibara follows you into Kyūshū. One space further right: 4 koku, 4 points, and 1 more because he is Shōmyō.
lesson-first_kamon-lost = In Hokkaidō he pays three Sōhei, the third from a double card. Cards can’t be split, so the Bushi beside it is lost.
lesson-first_kamon-hatamoto = Ii, the Hatamoto, has one free troop of any kind each turn: here his third Samurai. His tile draws him a card.
lesson-first_kamon-tie = One kamon each in Kyūshū. In a tie the one further left wins: click it.
lesson-first_kamon-tie-left = Further left! That one is yours.

## You cut, they choose

lesson-cut = You cut, they choose
lesson-cut-lesson = You cannot take what you want, but you can make the other half more tempting.
lesson-cut-shared = In even years supplies are shared out. Yours is the highest title, so you are Tairō and do the sharing.
lesson-cut-title = A packet is one title and any number of cards; titles change hands every round, yours too. Start with the Hatamoto.
lesson-cut-title-crown = Don’t give the crown away first.
lesson-cut-cards = Add the Sōhei and the Samurai. Not much, but with the Hatamoto’s free troop it can be enough for someone.
lesson-cut-cards-ours = We’ll want that one ourselves.
lesson-cut-offer = Offer it. Sakakibara ranks higher and is asked first; anyone who accepts gets nothing more this year.
lesson-cut-answers = Sakakibara’s hand is empty, two cards won’t do; Ii takes them. Had both refused, the packet would be yours!
lesson-cut-two = Two of you are left. Now make two packets out of all that remains; Sakakibara takes one, the other is yours.
lesson-cut-titles = Daimyō on packet A, Sensei on packet B: rank against a golden kamon.
lesson-cut-titles-sensei = Also fine in a real game. Today we want to see the Sensei.
lesson-cut-sweeten = Sweeten the Daimyō with Bushi, Shinobi and both 2-koku cards. What you want stays: two doubles and a koku.
lesson-cut-sweeten-double = That double fits Chūbu and Kyūshū, where you already stand.
lesson-cut-both = Offer both. A good cut leaves you happy with either half.
lesson-cut-choice = He takes rank and rice. You are the Sensei now, with just the cards you hoped for.

## Making do

lesson-making_do = Making do
lesson-making_do-lesson = A lone koku becomes a Samurai worth 6 points: you rarely hold the right cards, you make them.
lesson-making_do-kanto = Sakakibara has paid 2 and 2 koku, and a +1 tile made it five. Kantō asks for more than your provinces do, and scores more.
lesson-making_do-chubu = Chūbu wants two Shinobi and a Samurai, you have one Shinobi. Click it anyway.
lesson-making_do-chubu-kyushu = In a moment. First the one where +1 helps.
lesson-making_do-plus = Lay the Shinobi, the double with the Samurai, and +1: it adds one more of a symbol you have laid.
lesson-making_do-plus-pair = Kyūshū needs that pair.
lesson-making_do-plus-exchange = It would work, but you’ll need it for Kyūshū.
lesson-making_do-confirm = Pay and place: 4 points, and a second kamon in Chūbu. Used tiles leave the game.
lesson-making_do-draw = The tile you won says Draw. Use it now: a free troop card from the deck.
lesson-making_do-draw-first = Draw first, then choose: cards before plans.
lesson-making_do-kyushu = Kyūshū’s third space is worth 6 and wants two Bushi and a Samurai. Yours is spent, but click it all the same.
lesson-making_do-exchange = The Bushi pair, your koku, and Exchange: it turns that one koku into the Samurai you lack.
lesson-making_do-exchange-double = Possible, but that double will pay for something big next round.
lesson-making_do-gate = Pay and place: 6 points and a new Exchange. No tile is left, so the figure at the gate counts: three Bushi for the last space.
lesson-making_do-gild = A Sensei ends the turn with gold: one kamon counts double for the majority, for good. Sakakibara is close here, so gild this one.
lesson-making_do-gild-safe = Safe enough there. Where is a rival close?
lesson-making_do-again = Ii spends your Sōhei in Hokkaidō, and the Hatamoto’s troop is his third Shinobi in Chūbu. What you deal out, you meet again.

## The strongest seat

lesson-chooser = The strongest seat
lesson-chooser-lesson = The chooser is stronger than the divider; and last round’s gold has just saved Kyūshū.
lesson-chooser-refuse = The lowest title and two cards: one kamon at best. Refuse; you will get a packet anyway, and seven cards are still open.
lesson-chooser-refuse-accept = Then this is all you get this year. Seven cards are still open.
lesson-chooser-accepts = Ii takes it. Two of you remain, so Sakakibara must cut, and you choose.
lesson-chooser-first = Daimyō, two Bushi, two koku. Your Exchange makes it three Bushi for Kyūshū’s last space, 9 for the space and 2 as Daimyō: eleven points.
lesson-chooser-second = Shōmyō and four cards: with your double, three Shinobi for Chūbu, 9 points; then two Samurai and a Shinobi for Chūgoku, 4. And 1 each as Shōmyō: fifteen!
lesson-chooser-count = Don’t count cards, count the kamons they pay for. Take packet B.
lesson-chooser-count-eleven = Eleven is good. Fifteen is better.
lesson-chooser-gold = Sakakibara fills Kyūshū: two kamons against your two. But one of yours is gold, three against two: it stays yours.
lesson-chooser-chubu = Your turn: Chūbu’s last space. No tile, so three Shinobi: both doubles.
lesson-chooser-chubu-samurai = Its Samurai is wanted in Chūgoku.
lesson-chooser-chugoku = And Chūgoku: Samurai and Samurai-Shinobi, not a symbol wasted.
lesson-chooser-answer = Ii answers in Kantō. You lead, 35 to 27 to 19.

## The last kamon

lesson-last_kamon = The last kamon
lesson-last_kamon-lesson = One point less on the space wins the game by one point.
lesson-last_kamon-last = You have one kamon left. The game ends with the year in which someone places their last one, or in which the koku deck runs out.
lesson-last_kamon-track = Sakakibara leads, 62 to 57. But each province still brings 6 to the player with the most kamons there.
lesson-last_kamon-kansai = Kansai: one kamon each. Click the one that gets the 6.
lesson-last_kamon-kansai-tie = A tie goes to the one furthest left.
lesson-last_kamon-where = Your koku are enough for two provinces, and as Daimyō you score 2 more: Tōhoku brings 8, Shikoku 7. Where is your last kamon worth more?
lesson-last_kamon-where-tohoku = 8 now, but Ii came first and wins the tie. Who would own Shikoku?
lesson-last_kamon-pay = Shikoku is empty: 7 now and 6 for the majority. Pay 1, 2 and 2, and keep a koku.
lesson-last_kamon-passes = Ii passes. Sakakibara goes to Tōhoku for 6, too late for its majority.
lesson-last_kamon-koku = Koku in hand count one each, and your +1 tile adds one: 2 points.
lesson-last_kamon-provinces = Chūgoku, Chūbu, Kyūshū and Shikoku are yours: 24. It ends 90 to 89!
lesson-last_kamon-instead = With Tōhoku it would have been 83 to 90. Look for the empty province before the big number.
