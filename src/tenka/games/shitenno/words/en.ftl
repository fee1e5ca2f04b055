## The game
game-name = Shitennō
game-tagline = Four generals, one shōgun: share out the spoils in Edo, then win over the provinces – and his favour.
game-facts = about 60 min · medium
game-about = You are one of the four samurai generals who brought Tokugawa Ieyasu to power. In even years you meet in Edo to divide up troops, koku and titles in packets that can be accepted or refused. In odd years you spend what you received to place your kamons in the provinces of Japan. The player with the most points becomes the shōgun’s favourite.
game-provenance = Shitennō is a game by Cedric Lefebvre, published by Ludonaute in 2011; all text here is our own. The board was copied from a scan of a printed one. The rulebooks give only the totals of cards and tiles: the number of each kind is based on one owner’s count and may be wrong. Where the rules say nothing or contradict themselves, we have made a decision and marked it “our ruling”.

## Troops
troop-samurai = Samurai
troop-bushi = Bushi
troop-sohei = Sōhei
troop-shinobi = Shinobi

## Cards
card-koku_1 = 1 koku
card-koku_2 = 2 koku
card-koku_3 = 3 koku
card-samurai = Samurai
card-bushi = Bushi
card-sohei = Sōhei
card-shinobi = Shinobi
card-samurai_samurai = Samurai + Samurai
card-samurai_bushi = Samurai + Bushi
card-samurai_sohei = Samurai + Sōhei
card-samurai_shinobi = Samurai + Shinobi
card-bushi_bushi = Bushi + Bushi
card-bushi_sohei = Bushi + Sōhei
card-bushi_shinobi = Bushi + Shinobi
card-sohei_sohei = Sōhei + Sōhei
card-sohei_shinobi = Sōhei + Shinobi
card-shinobi_shinobi = Shinobi + Shinobi

## Bonus tiles and other means of payment
bonus-exchange = Exchange
bonus-plus = +1
bonus-draw = Draw
item-hatamoto = Hatamoto
means-troops = troops
means-koku = koku

## Titles
title-daimyo = Daimyō
title-shomyo = Shōmyō
title-sensei = Sensei
title-hatamoto = Hatamoto

## Generals
general-honda = Honda
general-sakakibara = Sakakibara
general-sakai = Sakai
general-ii = Ii
general-full-honda = Honda Tadakatsu
general-full-sakakibara = Sakakibara Yasumasa
general-full-sakai = Sakai Tadatsugu
general-full-ii = Ii Naomasa
colour-honda = red
colour-sakakibara = blue
colour-sakai = green
colour-ii = black

## Provinces
province-chugoku = Chūgoku
province-chubu = Chūbu
province-hokkaido = Hokkaidō
province-kyushu = Kyūshū
province-kanto = Kantō
province-kansai = Kansai
province-shikoku = Shikoku
province-tohoku = Tōhoku

## Packets, years, phases
packet-first = Packet A
packet-second = Packet B
year-even = even year
year-odd = odd year
phase-generals = Choosing generals
phase-division = Division
phase-provinces = Provinces
phase-over = Game over

## Whom the game waits for
decision-general = { $name } is choosing a general
decision-packet = { $name } is making a packet
decision-answer = { $name } is considering an offer
decision-split = { $name } is splitting the rest into two packets
decision-choice = { $name } is choosing between two packets
decision-turn = { $name } is taking a turn in the provinces
decision-gild = { $name } may turn a kamon gold

## What to do now
prompt-general = Choose your general. They differ only in colour and crest.
prompt-packet = Add as many face-up cards as you like (or none), then offer the packet.
prompt-packet-tile = Make a packet: 1 hierarchy tile and as many face-up cards as you like.
prompt-answer = { $tairo } offers you this packet. Accept it or refuse it.
prompt-split = Split the face-up cards: those you add are Packet A, the rest Packet B. Each needs a hierarchy tile.
prompt-choice = { $tairo } has split the rest into two packets. Take one.
prompt-turn =
    You may place { $left ->
        [one] 1 kamon
       *[other] up to { $left } kamons
    }. Choose a province, or end your turn.
prompt-turn-over = You can’t place a kamon right now. Use a Draw tile if you have one, or end your turn.
prompt-payment-troops = Pay for { $province } with troops. Still needed: { $missing }.
prompt-payment-koku = Pay for { $province } with koku. Still needed: { $missing }.
prompt-payment-complete = You have enough for { $province }: pay and place your kamon.
prompt-gild = As Sensei you may turn a kamon gold now: it then counts twice for the majority.

## Choices
move-general = Play { $general }
    .group = Generals
    .short = { $full } ({ $colour })
move-add = Add { $card }
    .group = Add to the packet
    .short = { $card }
move-remove = Remove { $card }
    .group = Remove
    .short = { $card }
move-tile =
    { $splitting ->
        [yes] Add the { $title } hierarchy tile to Packet A
       *[no] Add the { $title } hierarchy tile
    }
    .group =
        { $splitting ->
            [yes] Tile for Packet A
           *[no] Hierarchy tile
        }
    .short = { $title }
move-rest_tile = Add the { $title } hierarchy tile to Packet B
    .group = Tile for Packet B
    .short = { $title }
move-offer = Offer packet
move-accept = Accept packet
move-refuse = Refuse packet
move-take = Take { $packet }
move-place = Place a kamon in { $province }, paying with { $means }
    .group = Place, paying with { $means }
    .short = { $province }
move-use = Use { $item }
    .group = Use
    .short = { $item }
move-take_back = Put back { $item }
    .group = Put back
    .short = { $item }
move-pay = Pay with { $items }
    .group = Pay with
    .short = { $items }
move-confirm = Pay and place
move-cancel = Cancel placement
move-draw = Use a Draw tile and draw a troop card
move-done = End turn
move-gild = Turn the kamon on space { $field } of { $province } gold
    .group = Turn gold
    .short = { $province }, space { $field }

## What happened
event-title_dealt = { $name } starts as { $title }.
event-hand_dealt =
    { $name } is dealt { $count ->
        [one] 1 troop card
       *[other] { $count } troop cards
    }.
event-hand = Your starting cards: { $cards }.
event-gate = The gate of { $province } shows: { $troop }.
event-general_chosen = { $name } chooses { $general }.
event-year =
    { $year ->
        [even] Round { $round }, even year: the generals meet in Edo.
       *[odd] Round { $round }, odd year: the generals go out to the provinces.
    }
event-tairo = { $name } is Tairō.
event-reshuffled =
    { $count ->
        [one] The only discarded troop card becomes the new deck.
       *[other] The { $count } discarded troop cards are shuffled to form a new deck.
    }
event-drawn = { $name } draws { $cards }.
event-offered =
    { $count ->
        [0] { $name } offers a packet with no cards, just the { $title } hierarchy tile.
       *[other] { $name } offers a packet: { $cards } and the { $title } hierarchy tile.
    }
event-split =
    { $name } splits the rest into two packets. Packet A: { $first_count ->
        [0] no cards
       *[other] { $first_cards }
    }, with the { $first_title } hierarchy tile. Packet B: { $second_count ->
        [0] no cards
       *[other] { $second_cards }
    }, with the { $second_title } hierarchy tile.
event-refused = { $name } refuses.
event-received =
    { $how ->
        [accepted] { $name } accepts the packet
        [kept] { $name } has to keep the packet
        [chosen] { $name } chooses a packet
       *[left] { $name } gets the remaining packet
    }: { $count ->
        [0] no cards
       *[other] { $cards }
    }, with the { $title } hierarchy tile.
event-titled = { $name } is now { $title }.
event-turn = { $name } takes a turn as { $title }.
event-placed =
    { $means ->
        [troops] { $name } takes space { $field } of { $province }, paying with troops ({ $items }).
       *[koku] { $name } takes space { $field } of { $province }, paying with koku ({ $items }).
    }
event-scored =
    { $name } scores { $points ->
        [0] no points
        [one] 1 point
       *[other] { $points } points
    } { $for ->
        [field] for the space in { $province }
        [daimyo] extra as Daimyō
        [shomyo] extra as Shōmyō
        [koku] for koku in hand
       *[majority] for the majority in { $province }
    } (total { $total }).
event-tile_won = { $name } wins the top bonus tile of { $province }: { $bonus }.
event-tile_drawn = { $name } uses a Draw tile and draws a troop card.
event-card_drawn = You draw { $card }.
event-turn_ended =
    { $placed ->
        [0] { $name } passes.
        [one] { $name } ends their turn after placing 1 kamon.
       *[other] { $name } ends their turn after placing { $placed } kamons.
    }
event-gilded = { $name } turns the kamon on space { $field } of { $province } gold.
event-ended =
    { $kamons ->
        [yes] { $koku ->
            [yes] The game is over: a player has run out of kamons, and the koku deck is empty.
           *[no] The game is over: a player has run out of kamons.
        }
       *[no] The game is over: the koku deck is empty.
    }
event-hand_shown =
    { $count ->
        [0] { $name } has no cards left.
       *[other] { $name } reveals their remaining cards: { $cards }.
    }
event-ranked = { $name } wins and becomes the shōgun’s favourite.

## Why a move is refused
refusal-general-taken = { $general } is already taken.
refusal-not-open = There’s no “{ $card }” among the face-up cards.
refusal-not-in-packet = There’s no “{ $card }” in the packet.
refusal-tile-gone = The { $title } hierarchy tile is already taken.
refusal-tile-same = The two packets need different hierarchy tiles: { $title } is already in the other one.
refusal-tile-chosen = The { $title } hierarchy tile is already in this packet.
refusal-tile-missing = Choose a hierarchy tile for the packet first.
refusal-rest-tile-missing = Packet B needs a hierarchy tile too.
refusal-only-split = You make a second packet only when the last two players split the rest.
refusal-two-placed = You’ve already placed two kamons this year, which is the limit.
refusal-no-kamon = You have no kamons left in your supply.
refusal-province-full = All spaces in { $province } are taken.
refusal-troops-short = You can’t take { $province } with troops: you’d need { $need }.
refusal-koku-short = You can’t take { $province } with koku: the next space costs { $cost }.
refusal-placement-open = You’ve already started placing a kamon: finish or cancel that first.
refusal-no-placement = Choose a province first.
refusal-not-held = You don’t have “{ $item }” to use.
refusal-not-laid-out = “{ $item }” isn’t part of the payment.
refusal-superfluous = You don’t need “{ $item }”: every card and tile in a payment must be necessary.
refusal-not-enough = That’s not enough yet.
refusal-no-such-payment = There’s no payment with that number in the list.
refusal-hatamoto-not-yours = You’re not the Hatamoto this year.
refusal-hatamoto-used = You can use the Hatamoto’s troop only once per turn.
refusal-no-draw-tile = You don’t have a Draw tile.
refusal-nothing-to-draw = There’s nothing to draw: the troop deck and its discard pile are both empty.
refusal-not-sensei = Only the Sensei can turn a kamon gold.
refusal-not-your-kamon = That kamon isn’t yours.
refusal-already-gold = That kamon is already gold.
refusal-gild-later = You turn a kamon gold at the end of your turn: end your turn first.
refusal-empty-field = There’s no kamon on that space.
refusal-wrong-time =
    { $decision ->
        [general] You can’t do that now: choose your general first.
        [packet] You can’t do that now: you’re making a packet.
        [answer] You can’t do that now: accept or refuse the offered packet.
        [split] You can’t do that now: you’re splitting the rest into two packets.
        [choice] You can’t do that now: choose one of the two packets.
        [turn] You can’t do that now: you’re taking your turn in the provinces.
        [gild] You can’t do that now: turn a kamon gold or end your turn.
       *[other] You can’t do that right now.
    }

## Scores
score-field = Spaces
score-titles = Titles
score-koku = Koku
score-majority = Majorities
score-total = Total
score-rank = Rank
score-koku-explained =
    { $koku ->
        [0] { $exchanged } from Exchange
       *[other] { $koku } in hand{ $exchanged ->
            [0] {""}
           *[other] , { $exchanged } from Exchange
        }
    }{ $plus ->
        [0] {""}
       *[other] , { $plus } from +1
    }

## The board
board-kamons = Kamons
board-hand = Hand
board-known = Cards you know
board-hidden =
    { $count ->
        [one] 1 hidden card
       *[other] { $count } hidden cards
    }
board-tiles = Bonus tiles
board-deck-troops = Troop deck
board-deck-koku = Koku deck
board-discards = Discarded troops
board-round = Round { $round }
board-open-cards = Face-up cards
board-offer = On offer
board-draft = Selected so far
board-need = Troops needed
board-cost = Cost in koku
board-title = Title
board-missing = Still needed
board-packets = Packets received
board-full = All spaces taken
board-tairo = Tairō
board-hierarchy = Hierarchy tiles
board-refused = Refused by
board-field = Space { $field }
board-points = Points
board-players = Players
board-no-cards = no cards
board-no-title = no tile yet
board-packet = Your packet
board-tap-to-move = Tap a card to move it to the other packet.
board-is-asked = deciding
board-not-asked = not asked yet
board-has-refused = refused
board-has-packet = has a packet
board-has-none = no packet yet
board-next-field = next space: { $number }
board-tiles-left =
    { $count ->
        [0] no bonus tiles left
        [one] 1 bonus tile left
       *[other] { $count } bonus tiles left
    }
board-holds =
    { $name }: { $count ->
        [one] 1 kamon
       *[other] { $count } kamons
    }{ $gold ->
        [0] {""}
       *[other] , { $gold } of them gold
    }
board-can-be-taken = you can place here
board-can-be-gilded = you can turn a kamon gold here
board-pay-troops = Pay with troops
board-pay-koku = Pay with koku
board-close = Close
board-placeable = Where you can place a kamon
board-paying = { $province }, space { $field }
board-lay-out = Tap cards and tiles in your hand to pay with them.
board-troops-short = Still needed: { $missing }
board-koku-short = { $count } more koku needed
board-payment-complete = Payment complete
board-confirm-does = You’ll spend { $items } and place a kamon on space { $field } of { $province }.
board-listed-payments = Or tap a complete payment
board-majority = { $points } points at the end of the game for the most kamons
board-majority-how = Most kamons in a province: { $points } points. A gold kamon counts as two.
board-majority-nobody = nobody
board-majority-tied = tied; wins with the leftmost kamon
score-standing = Standings
board-if-ended = Points if the game ended now: { $points }
score-if-ended-about = If the game ended now: majorities, and koku as far as hands are known.
board-would-lead = you’d lead
board-would-help = Would help in { $provinces }
board-round-result = After round { $round }
board-between = { $least }–{ $most }
board-round-leads = { $name } leads with { $points } points.
board-layers = What the map shows
board-layer-majorities = Majorities
board-layer-provinces = Provinces
board-tie = { $name } wins the tie as { $title }.

## What is read of something on the board when one looks closely
look-deck-troops =
    { $count ->
        [0] No card is left.
        [one] 1 card is left.
       *[other] { $count } cards are left.
    } When a troop card is needed and the deck is empty, the discarded ones are shuffled.
look-deck-koku =
    { $count ->
        [0] No card is left: the game ends with this round.
        [one] 1 card is left. Once the deck is empty, the round is the last one.
       *[other] { $count } cards are left. Once the deck is empty, the round is the last one.
    } Spent koku never come back.
look-discards = Troop cards that were paid with: { $cards }. They are shuffled when the deck is empty.
look-discards-none = Troop cards that are paid with come here.
look-round = In the even year packets are shared out, in the odd year kamons are placed; together they are a round. The game ends with the round in which someone places their last kamon or the koku deck runs out.
look-gate = Gate of { $province }
look-gate-tiles =
    Paying in troops takes the { $troop } on the top tile as well. A kamon placed here wins that tile and shows its bonus. { $count ->
        [one] It is the last one.
       *[other] There are { $count } of them.
    }
look-gate-figure = All tiles are won. Paying in troops takes the figure on the gate as well: { $troop }.
look-field-next = The next free space: a kamon costs { $number } koku here, or { $troops }, and scores { $number } points at once.
look-field-later = A kamon will score { $number } points here, and cost as many koku. The spaces to the left come first.
look-field-kamon = { $name }’s kamon. It scored { $number } points and counts once towards the majority.
look-field-gold = { $name }’s golden kamon. It scored { $number } points and counts twice towards the majority.
look-kamons =
    { $count ->
        [0] All are placed: the game ends with this round.
        [one] 1 is left to place. When someone’s last one is on the board, the round is the last.
       *[other] { $count } are left to place. When someone’s last one is on the board, the round is the last.
    }
look-hand-known = Everyone has seen these: { $cards }.
look-hand-worth = At the end each koku in hand scores 1 point.
look-points = { $fields } for spaces, { $titles } for titles.
look-points-end = { $fields } for spaces, { $titles } for titles, { $koku } for koku, { $majorities } for majorities.
look-now = If the game ended now
look-now-sum = { $score } points so far, { $majorities } for majorities, { $koku } for koku in hand.
look-title-daimyo = The highest title: you place first and are next round’s first Tairō. Each kamon you place scores 2 more.
look-title-shomyo = The second title: each kamon you place scores 1 more.
look-title-sensei = The third title: after your turn one of your kamons may be turned gold and counts twice towards the majority.
look-title-hatamoto = The lowest title: once per turn it counts as one troop of any kind.
look-state-packet = Has { $title } and { $cards }. Everyone gets exactly one packet.
look-state-tairo = Makes the packets and offers them. The Tairō must keep one that everyone refuses.
look-state-asked = Accepts the packet and gets nothing more this year, or refuses it.
look-state-refused = Refused this packet, and will be asked about the next one.
look-state-waiting = Has no packet yet. Everyone gets exactly one.
look-general = Generals differ only in colour and crest.
look-helped = The packet on offer would pay for a kamon here.

## What a hint speaks of
feature-score = points scored
feature-leads = likely majorities
feature-symbols = troop symbols in hand
feature-many_symbols = a large reserve of troops
feature-koku = koku in hand
feature-exchange = Exchange tiles
feature-plus = +1 tiles
feature-draws = Draw tiles
feature-kamons = kamons left in supply
feature-first = being the first Tairō to divide
feature-rank = rank by title
feature-sensei = value of the Sensei title

## Why a hint proposes something
reason-general = All generals play alike: you start with { $kamons } kamons whichever you take.
reason-packet-opens =
    { $count ->
        [one] It lets you pay for { $provinces } at once.
       *[other] { $some ->
            [yes] It opens { $count } provinces to you, { $provinces } among them.
           *[no] It opens { $count } provinces to you: { $provinces }.
        }
    }
reason-packet-holds =
    { $koku ->
        [0] { $troops ->
            [0] It brings you 0 koku and no troops.
            [one] It brings you 1 troop symbol and no koku.
           *[other] It brings you { $troops } troop symbols and no koku.
        }
       *[other] { $troops ->
            [0] It brings you { $koku } koku and no troops.
            [one] It brings you { $koku } koku and 1 troop symbol.
           *[other] It brings you { $koku } koku and { $troops } troop symbols.
        }
    }
reason-title =
    { $title ->
        [daimyo] Daimyō adds { $points } points for every kamon you place this year.
        [shomyo] Shōmyō adds { $points } point for every kamon you place this year.
        [sensei] Sensei lets you turn 1 kamon gold this year: it then counts as 2.
       *[hatamoto] Hatamoto gives you 1 troop symbol of any kind this year.
    }
reason-refuse =
    { $kind ->
        [fewer] { $fewer ->
            [one] Refusing leaves { $left ->
                [one] 1 card
               *[other] { $left } cards
            } for { $players } packets: yours would be about 1 card smaller.
           *[other] Refusing leaves { $left ->
                [one] 1 card
               *[other] { $left } cards
            } for { $players } packets: yours would be about { $fewer } cards smaller.
        }
        [more] { $fewer ->
            [one] Refusing leaves { $left ->
                [one] 1 card
               *[other] { $left } cards
            } for { $players } packets: yours would be about 1 card larger.
           *[other] Refusing leaves { $left ->
                [one] 1 card
               *[other] { $left } cards
            } for { $players } packets: yours would be about { $fewer } cards larger.
        }
       *[equal] Refusing leaves { $left ->
                [one] 1 card
               *[other] { $left } cards
            } for { $players } packets, about { $each } each: as many as are on offer.
    }
reason-offer =
    { $players ->
        [one] It holds { $symbols } koku and troops together; { $left } are left for 1 other packet.
       *[other] It holds { $symbols } koku and troops together; { $left } are left for { $players } other packets.
    }
reason-offer-first = { $seat_name } is asked first and would become { $title }, with { $symbols } koku and troops.
reason-split = It splits { $one } to { $rest }, koku and troops together: whichever is taken, you get at least { $least }.
reason-place = Space { $field } of { $province } scores { $points } points at once.
reason-place-lead =
    { $from ->
        [yes] It takes the majority in { $province } from { $other_name }: { $points } points at the end.
       *[no] You’d have the majority in { $province }: { $points } points at the end.
    }
reason-place-keeps = It strengthens your majority in { $province }, worth { $points } points at the end.
reason-pays =
    { $left ->
        [0] You pay with { $items } and have 0 cards left.
        [one] You pay with { $items } and keep 1 card.
       *[other] You pay with { $items } and keep { $left } cards.
    }
reason-gild =
    { $leads ->
        [yes] You’d count { $own } to { $most } in { $province } and have the majority there.
       *[no] You’d count { $own } to { $most } in { $province }.
    }
reason-draw = A troop card for free, while { $cards } are in the deck.
reason-done =
    You keep { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } and { $kamons ->
        [one] 1 kamon
       *[other] { $kamons } kamons
    } for later.

## Kinds of chance
chance-division = Cards drawn for division
chance-gates = Troops revealed at the gates
chance-tiles = Bonus tiles won
chance-draws = Cards drawn with a Draw tile

## What turning points are called by
moment-placed = { $seat_name }’s kamon in { $province }
moment-split = The packets { $seat_name } made

## Headings of the rules
rule-title-S1 = The gates
rule-title-S2 = Setup
rule-title-S3 = Public and secret information, rounds
rule-title-S4 = The Tairō
rule-title-S5 = Drawing the cards
rule-title-S6 = Making and offering a packet
rule-title-S7 = Accepted or refused by everyone
rule-title-S8 = The last two packets
rule-title-S9 = An offer cannot be changed
rule-title-S10 = The new titles
rule-title-S11 = Turns in an odd year
rule-title-S12 = Placing a kamon
rule-title-S13 = Paying with troops
rule-title-S14 = Paying with koku
rule-title-S15 = No splitting, nothing unnecessary
rule-title-S16 = Points and bonus tiles
rule-title-S17 = Exchange
rule-title-S18 = +1
rule-title-S19 = Draw
rule-title-S20 = Using bonus tiles
rule-title-S21 = The Hatamoto
rule-title-S22 = The Sensei
rule-title-S23 = End of the game
rule-title-S24 = Final scoring: koku
rule-title-S25 = Final scoring: majorities
rule-title-S26 = The winner

## The rules
rule-S1 = Shuffle the 24 bonus tiles and stack three on the gate of each province, troop side up. Only the troop on the top tile of a stack can be seen. Its bonus stays hidden until someone wins the tile, and the tiles below stay hidden until they reach the top.
rule-S2 = Shuffle the troop cards and the koku cards into two face-down decks. Each player chooses a general, starts with 0 favour points, and takes a supply of 12 kamons with two players, 10 with three, or 8 with four. Each player is dealt 1 random title (from all four, even with fewer players) and a hand of 2 troop cards.
rule-S3 = The cards in your hand are secret, and you may hold any number of them. Scores, titles, supplies of kamons and the bonus tiles won, which lie bonus side up, are public; so are the number of cards in each hand and the discard pile (our ruling). A round is an even year followed by an odd year, and the game begins with an even year.
rule-S4 = The player whose title bears the most seals is the Tairō. The Tairō draws the cards of the round and lays them out face up: 4 troop and 2 koku cards with two players, 6 and 3 with three, 8 and 4 with four. The Tairō also takes all four hierarchy tiles.
rule-S5 = Cards are drawn one at a time. When a troop card is needed and the deck is empty, and only then (our ruling), the discarded troop cards are shuffled into a new deck; if there are no discards either, fewer cards are drawn (our ruling). Spent koku cards leave the game for good. The koku deck never runs out in the middle of a draw.
rule-S6 = The Tairō makes a packet of one hierarchy tile and any number of the face-up cards, from none (our ruling) to all of them. It is offered in turn to every other player who has no packet yet, from the highest of the titles they still hold down to the lowest. Each player asked either accepts, taking the packet and receiving nothing else this year, or refuses.
rule-S7 = When a packet is accepted, the same Tairō makes the next one and offers it, again starting with the highest title, to those still without a packet; players who refused before may accept now. When everyone refuses, the Tairō has to keep the packet. The next in rank among those without a packet then becomes Tairō and continues with what is left; no new cards are drawn.
rule-S8 = When exactly two players are without a packet (with two players, from the start), the Tairō divides all the remaining cards into two packets, each with one hierarchy tile. No card is left over; the tiles may be any two of those remaining, and the others stay unused (S10). The other player chooses one of the packets, and the Tairō gets the last.
rule-S9 = Packets are face up. Once offered, a packet can no longer be changed (our ruling). It holds only cards drawn this year, never cards from a hand.
rule-S10 = At the end of the even year everyone takes the title that belongs to the hierarchy tile they received. With two or three players the other titles are not used this year, and nothing replaces their powers (our ruling).
rule-S11 = In the order of the new titles, from the highest down, each player takes one turn and places 0, 1 or 2 kamons. You can never place more than you have in your supply. Both kamons may go to the same province.
rule-S12 = Place a kamon plain side up on the leftmost free space of a province. You pay for it with either troops or koku, and the two placements of a turn may be paid differently. Once all Exchanges have been applied, the whole payment must be of one kind: a card of the other kind can be used only for a symbol changed by an Exchange.
rule-S13 = To pay with troops you need every troop printed in the province plus the troop on the top bonus tile at its gate. When no tile is left, the figure printed at the gate counts instead. The fourth space therefore always takes three or four of the province’s own troop.
rule-S14 = To pay with koku you need at least the number shown on the space. Anything above it is lost.
rule-S15 = Cards cannot be split: symbols you do not need are lost, and cannot be kept for a second placement either. A payment is not allowed if it would still suffice without one of its cards or tiles (our ruling, stricter than the German rulebook). For a space that costs 3, for instance, you may pay with 2 and 2 koku, but not with 1 and 3, since the 3 is enough on its own.
rule-S16 = You immediately score the number on the space, plus 2 points if you are Daimyō or 1 if you are Shōmyō; the extra points count for every kamon, although the rulebook’s examples do not mention them. You also take the top bonus tile of the province, if there is one. It can be used from then on, for the second placement of the same turn too, but not for the placement that won it.
rule-S17 = An Exchange tile turns one koku into one troop of your choice, or one troop symbol into one troop of your choice, or one troop symbol into one koku. It changes a single symbol, such as one koku of a 3-koku card, and never a whole card.
rule-S18 = A +1 tile adds one more of a troop symbol already played, or 1 koku where at least one koku is played. Tiles can be applied in any order, even to symbols made by other tiles (our ruling), and they stack. A Bushi + Sōhei card with an Exchange and a +1, for instance, makes 3 Sōhei.
rule-S19 = With a Draw tile you draw one troop card from the deck, at any time on your own turn in an odd year (our ruling: in odd years only). If the deck is empty, the discards are reshuffled first (S5). If deck and discards are both empty, the tile cannot be used.
rule-S20 = You may use any number of bonus tiles in one placement, several of them on the same card; a used tile leaves the game. Exchange and +1 are spent only if the placement succeeds, because a payment is checked as a whole (our ruling).
rule-S21 = The Hatamoto’s title stands for one troop symbol of any kind, once per turn, and is not spent. It combines with bonus tiles: Hatamoto and two +1 tiles pay for 3 troops of a kind (our ruling), and with an Exchange it may become a koku (our ruling). It does not count in the final scoring.
rule-S22 = As Sensei, at the end of your turn in an odd year, you may turn one of your plain kamons, in any province, to its gold side. It may be one you have only just placed, and you may do so even after passing (our ruling). A gold kamon stays gold.
rule-S23 = The game can end only at the end of an odd year. It ends when a player has no kamons left in their supply, or when the koku deck is empty. That makes 6 to 12 rounds with two players, 5 to 8 with three, and 4 to 6 with four.
rule-S24 = You score 1 point for each koku in your hand, and 1 for each Exchange tile that finds a troop symbol in your hand to turn into a koku; a double card has two symbols. If that makes at least 1, each +1 tile adds 1 point; if not, +1 tiles are worth nothing. Draw tiles are worth nothing. Symbols are counted, not cards, and the best combination is found for you (our ruling).
rule-S25 = Each province gives 6 points to the player with the most kamons there; a gold kamon counts as two. In a tie, the points go to the tied player whose kamon is furthest to the left. An empty province scores for nobody.
rule-S26 = The player with the most favour points is the shōgun’s favourite and wins. In a tie, the tied player with the higher title in the last year wins. Scores may exceed 99.
rules-components =
    The board: eight provinces with four spaces each. The number on a space is both its cost in koku and the points it scores.
    Spaces 3, 4, 6, 9: Chūgoku (2 Samurai), Chūbu (2 Shinobi), Hokkaidō (2 Sōhei), Kyūshū (2 Bushi).
    Spaces 5, 6, 8, 11: Kantō (3 Samurai), Kansai (3 Shinobi), Shikoku (3 Sōhei), Tōhoku (3 Bushi).
    The figure at a gate is the province’s own troop; every majority is worth 6 points.
    24 koku cards: 12 of value 1, 8 of value 2, 4 of value 3.
    24 single troop cards: 6 each of Samurai, Bushi, Sōhei and Shinobi.
    10 double troop cards: every pair of troops once, pairs of the same troop included.
    24 bonus tiles: each of the four troops with each of Exchange, +1 and Draw, twice. The troop side does not reveal the bonus.
    4 titles: Daimyō (4 seals), Shōmyō (3), Sensei (2), Hatamoto (1), and a hierarchy tile for each.
    4 generals: Honda Tadakatsu (red), Sakakibara Yasumasa (blue), Sakai Tadatsugu (green), Ii Naomasa (black), with 12 kamons each.

## A box: what the owner of the printed game can enter
box-copies = How many
box-group-koku = Koku cards
box-group-troop = Troop cards with one symbol
box-group-tile = Bonus tiles, by both sides

## The player aid

aid-sequence = A round
aid-costs = What a kamon costs
aid-scoring = What scores
aid-tairo = Even year: the player with the most seals is Tairō and lays out { $troops } troop and { $koku } koku cards.
aid-packet = The Tairō offers a packet: one hierarchy tile and any number of cards. Accept it, or wait for another.
aid-refused = If everyone refuses, the Tairō keeps it and the next in rank carries on.
aid-split = The last two players: one divides, the other chooses.
aid-placing = Odd year: from the highest title down, everyone places up to { $count } kamons.
aid-troops = In troops: all those printed in the province, and the one at its gate
aid-fields = In koku: the number on the space
aid-exchange = Exchange: one symbol becomes another troop, or a koku
aid-plus = +1: one more of a symbol you play
aid-draw = Draw: one troop card, on your turn
aid-hatamoto = Hatamoto: one troop of any kind, once per turn
aid-space = Each kamon, at once: the number on its space
aid-title = As { $title }, with each kamon
aid-gold = Sensei: turn a kamon to gold, and it counts as two
aid-majority = At the end: most kamons in a province
aid-hand = At the end: each koku in your hand
aid-end = The game ends after an odd year if someone has no kamons left, or the koku deck is empty.

## The pictures of the rules

rules-aim = Four generals share out the spoils of the war. The player with the most favour points when the kamons or the koku run out is the shōgun’s favourite. Here the rivals have spread over the map: the crest on a province shows who has the majority.
rules-turn = In even years you share out titles and cards in packets; in odd years you use them. Here you may place a kamon in the provinces that are lit: you pay with the troops shown on the plate, or in koku.
rules-packet-heading = Sharing out
rules-packet = The Tairō ties up a packet: one title and as many of the face-up cards as they like. Here it is the Hatamoto with two cards. Anyone who accepts it gets nothing more this year; if everyone refuses, the Tairō has to keep it.
rules-choice-heading = You cut, I choose
rules-choice = The last two players divide everything that is left: one makes two packets, the other takes one of them. Under each packet you see where, together with your hand, it would pay for a kamon.
rules-plus-heading = Paying with +1
rules-plus = A +1 tile gives you one more of a symbol you have laid out. The province asks for two Shinobi and a Samurai; one Shinobi, the Samurai of a double card and +1 are enough. The Bushi on the double card is lost.
rules-exchange-heading = Paying with Exchange
rules-exchange = An Exchange tile turns one symbol into another. Here a lone koku becomes the Samurai that was missing beside two Bushi. Used tiles are out of the game.
rules-gold-heading = What a title can do
rules-gold = As Daimyō you score 2 more for each kamon, as Shōmyō 1. A Hatamoto has a troop of any kind for free each turn. And a Sensei, as here, ends the turn by turning one kamon to gold: from now on it counts as two for the majority.
rules-scoring = Each kamon scores the number under it at once. At the end each province gives its majority points to the player with the most kamons there, and koku in hand count too.
