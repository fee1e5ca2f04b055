## The game
game-name = Shogun
game-tagline = Plan in secret, march, build and tax: five houses fight for central Japan.
game-facts = about 2 hours · demanding
game-about = You lead one of the great houses of Japan’s Warring States period. Each season you secretly plan ten actions, each in a different province: building, collecting rice and taxes, raising armies, marching. Battles are fought by throwing both sides’ cubes into a tower that keeps some of them for later. After two years, the player with the most victory points from provinces, buildings and majorities becomes shōgun.
game-provenance = Shogun is a game by Dirk Henn, published by Queen Games in 2006; all text here is our own. The rules follow the German rulebook and its supplement, and the province values were taken from scans of the printed components. We have not seen the Moon side in print: we know which province belongs to which region there, but assume the same borders and sea routes as on the Sun side. Nobody has published how the real tower behaves: how often it keeps a cube is our reconstruction, and so are all odds that follow from it. The names of the regions and of the houses are ours. Where the rules say nothing, we have made a decision and marked it “our ruling”.

## Houses
house-takeda = Takeda
house-hojo = Hōjō
house-akechi = Akechi
house-maeda = Maeda
house-sanada = Sanada

## Regions and seasons
region-west = West
region-centre = Centre
region-south = South
region-east = East
region-north = North
season-spring = spring
season-summer = summer
season-autumn = autumn
season-winter = winter
column-a = A
column-b = B
column-c = C
column-d = D
column-e = E

## Provinces
province-aki = Aki
province-awa_boso = Awa-Bōsō
province-awa_shikoku = Awa-Shikoku
province-bingo = Bingo
province-bitchu = Bitchū
province-bizen = Bizen
province-echigo = Echigo
province-echizen = Echizen
province-etchu = Etchū
province-harima = Harima
province-hida = Hida
province-hitachi = Hitachi
province-hoki = Hōki
province-ise = Ise
province-iwami = Iwami
province-iyo = Iyo
province-izu = Izu
province-izumo = Izumo
province-kaga = Kaga
province-kai = Kai
province-kazusa = Kazusa
province-kii = Kii
province-kozuke = Kōzuke
province-mikawa = Mikawa
province-mimasaka = Mimasaka
province-mino = Mino
province-musashi = Musashi
province-mutsu = Mutsu
province-noto = Noto
province-omi = Ōmi
province-owari = Owari
province-sagami = Sagami
province-sanuki = Sanuki
province-settsu = Settsu
province-shima = Shima
province-shimosa = Shimōsa
province-shimotsuke = Shimotsuke
province-shinano = Shinano
province-suruga = Suruga
province-tajima = Tajima
province-tamba = Tamba
province-tosa = Tosa
province-totomi = Tōtōmi
province-wakasa = Wakasa
province-yamato = Yamato

## Cards, spaces, buildings
card-chest_0 = 0-chest card
card-chest_1 = 1-chest card
card-chest_2 = 2-chest card
card-chest_3 = 3-chest card
card-chest_4 = 4-chest card
card-nothing = no card
space-bid = Bid
building-castle = Castle
building-temple = Temple
building-theatre = Nō theatre

## Actions
action-castle = Castle
action-temple = Temple
action-theatre = Nō theatre
action-rice = Rice
action-tax = Taxes
action-armies_5 = 5 armies
action-armies_3 = 3 armies
action-army_1 = 1 army + move
action-battle_a = Battle/move A
action-battle_b = Battle/move B
action-about-castle = Pay 3 chests to build a castle on a free site. Only one of each building per province.
action-about-temple = Pay 2 chests to build a temple on a free site. Only one of each building per province.
action-about-theatre = Pay 1 chest to build a Nō theatre on a free site. Only one of each building per province.
action-about-rice = Collect the province’s rice. If it already has unrest, the farmers revolt. If there is no revolt, or you put it down, add 1 unrest marker.
action-about-tax = Collect the province’s chests. If it already has unrest, the farmers revolt. If there is no revolt, or you put it down, add 1 unrest marker.
action-about-armies_5 = Pay 3 chests to place 5 armies.
action-about-armies_3 = Pay 2 chests to place 3 armies.
action-about-army_1 = Pay 1 chest to place 1 army. Then you may move any number of armies to one adjacent province of yours, leaving at least 1 behind.
action-about-battle_a = Move 1 or more armies to one adjacent province, leaving at least 1 behind. If it is not yours, you attack it.
action-about-battle_b = Move 1 or more armies to one adjacent province, leaving at least 1 behind. If it is not yours, you attack it.

## Special cards
special-chest = +1 chest
special-rice = +1 rice
special-armies = 6 armies
special-attack = +1 in attack
special-defence = +1 in defence
special-about-chest = Your tax action yields 1 extra chest.
special-about-rice = Your rice action yields 1 extra rice.
special-about-armies = Your 5 armies action places 6 armies for the same price.
special-about-attack = 1 army from your supply joins each of your attacks with battle/move A and B.
special-about-defence = 1 army from your supply joins your defence whenever you are attacked with battle/move A or B.

## Events
event-theatre_5 = Soothing performances (5)
event-theatre_7 = Soothing performances (7)
event-farmers_3 = Armed farmers (3)
event-castle_2 = Strong walls (2)
event-castle_6 = Strong walls (6)
event-temple_3 = Temple peace (3)
event-temple_4 = Temple peace (4)
event-tax_most_0 = Low taxes (0)
event-tax_least_2 = High taxes (2)
event-rice_least_3 = Good harvest (3)
event-rice_most_4 = Poor harvest (4)
event-recruit_1 = Few recruits (1)
event-about-theatre_5 = Building a Nō theatre removes 1 unrest marker from its province.
event-about-theatre_7 = Building a Nō theatre removes 1 unrest marker from its province.
event-about-farmers_3 = Neutral provinces are defended by 2 farmers instead of 1.
event-about-castle_2 = When a province with a castle is attacked, 1 extra army from the defender’s supply joins the defence.
event-about-castle_6 = When a province with a castle is attacked, 1 extra army from the defender’s supply joins the defence.
event-about-temple_3 = Provinces with a temple cannot be attacked.
event-about-temple_4 = Provinces with a temple cannot be attacked.
event-about-tax_most_0 = Taxes yield at most 5 chests.
event-about-tax_least_2 = Taxes yield at least 6 chests.
event-about-rice_least_3 = A rice action yields at least 4 rice.
event-about-rice_most_4 = A rice action yields at most 3 rice.
event-about-recruit_1 = The 5 armies and 3 armies actions place only 3 and 2 armies, for the same price.

## Options
option-side = Board side
option-start = Starting provinces
option-tower = Tower
option-may_decline_move = Battle/move is optional
side-sun = Sun
side-moon = Moon
start-draft = Draft
start-prescribed = Fixed
tower-baffles = Two baffles
tower-flat = Fixed odds
may_decline_move-false = no
may_decline_move-true = yes
option-about-side = The two sides group the same provinces into different regions. We have not seen the Moon side’s borders and sea routes in print and assume they are the same as on the Sun side.
option-about-start = Draft: players choose provinces card by card. Fixed: the rulebook’s beginner setup, dealt at random (Sun side only).
option-about-tower = Two baffles: a cube can get stuck on either, and later cubes can knock it loose. Fixed odds: a thrown cube falls out 2 times in 3, one already in the tower 1 time in 3. Both are our reconstructions of the cardboard tower.
option-about-may_decline_move = By the rules, you must carry out a battle or move if you can. With “yes”, you may stay put instead.

## Phases
phase-draft = Choosing provinces
phase-plan = Planning
phase-place = Turn order
phase-actions = Actions
phase-winter = Winter
phase-over = Game over

## Whom the game waits for
decision-draft = { $name } is choosing a province
decision-group = { $name } is choosing an army group
decision-plan = { $name } is planning
decision-place = { $name } is choosing a position in turn order
decision-march = { $name } is choosing a march
decision-move = { $name } is choosing a move
decision-revolt = { $name } is choosing the next revolt

## What to do now
prompt-draft = Take one of the face-up province cards, or the top card of the deck unseen.
prompt-group = Choose which army group to place in { $province }.
prompt-plan =
    { $left ->
        [one] Choose a card for “{ $space }”, the last empty space.
       *[other] Choose a card for “{ $space }”. { $left } spaces are still empty.
    }
prompt-plan-ready = All spaces are filled. Confirm that you’re ready, or change your plan.
prompt-place = Choose a free position: it decides when you act, and its special card is yours this round.
prompt-march = { $action }: choose where your armies in { $province } march.
prompt-march-armies = How many armies march from { $from } to { $to }?
prompt-move = You may move armies from { $province } to one adjacent province of yours, or leave them where they are.
prompt-revolt =
    { $farmers ->
        [one] Choose the next revolt to fight. 1 extra farmer joins it.
       *[other] Choose the next revolt to fight. { $farmers } extra farmers join it.
    }

## Choices
move-take = Take { $province }
    .group = Face-up cards
    .short = { $province }
move-take_top = Take the top card of the deck, unseen
move-renew = Put both face-up cards at the bottom of the deck and reveal two new ones
move-group =
    { $armies ->
        [one] Place the group of 1 army
       *[other] Place the group of { $armies } armies
    }
    .group = Army group
    .short = { $armies }
move-plan = { $space }: { $card }
    .group = { $space }
    .short = { $card }
move-take_off = Remove the card from “{ $space }”
    .group = Remove
    .short = { $space }
move-ready = Ready
move-not_ready = Not ready – change plan
move-place = Take position { $place } with special card “{ $special }”
    .group = Positions
    .short = { $place } · { $special }
move-target =
    { $whose ->
        [own] Move to { $province }
        [neutral] Attack { $province } (neutral)
       *[other] Attack { $province } ({ $owner })
    }
    .group =
    { $whose ->
        [own] Move
       *[other] Attack
    }
    .short =
    { $whose ->
        [own] { $province }
        [neutral] { $province } (neutral)
       *[other] { $province } ({ $owner })
    }
move-armies =
    { $armies ->
        [one] March with 1 army
       *[other] March with { $armies } armies
    }
    .group = Armies
    .short = { $armies }
move-stay = Stay put
move-revolt = Fight the revolt in { $province }
    .group = Revolts
    .short = { $province }

## What happened
event-column = { $name } starts with the provinces in column { $column }.
event-draft_opened = Revealed: { $provinces }.
event-took =
    { $from ->
        [open] { $name } takes { $province }.
       *[stack] { $name } takes the top card of the deck: { $province }.
    }
event-renewed = { $name } puts { $provinces } at the bottom of the deck.
event-settled =
    { $armies ->
        [one] { $name } places 1 army in { $province }.
       *[other] { $name } places { $armies } armies in { $province }.
    }
event-tower_filled = The tower is filled with { $thrown }. Cubes that fall out go back to the supply: { $out }.
event-events_opened = Events for year { $year }, with the rice lost in winter: { $events }.
event-season =
    { $season ->
        [spring] Year { $year }, spring.
        [summer] Year { $year }, summer.
       *[autumn] Year { $year }, autumn.
    } First five actions: { $actions }. Special cards at positions 1 to 5: { $specials }.
event-ready = { $name } is ready.
event-not_ready = { $name } is changing their plan.
event-event =
    This round’s event is { $event ->
        [theatre_5] { event-theatre_5 }. { event-about-theatre_5 }
        [theatre_7] { event-theatre_7 }. { event-about-theatre_7 }
        [farmers_3] { event-farmers_3 }. { event-about-farmers_3 }
        [castle_2] { event-castle_2 }. { event-about-castle_2 }
        [castle_6] { event-castle_6 }. { event-about-castle_6 }
        [temple_3] { event-temple_3 }. { event-about-temple_3 }
        [temple_4] { event-temple_4 }. { event-about-temple_4 }
        [tax_most_0] { event-tax_most_0 }. { event-about-tax_most_0 }
        [tax_least_2] { event-tax_least_2 }. { event-about-tax_least_2 }
        [rice_least_3] { event-rice_least_3 }. { event-about-rice_least_3 }
        [rice_most_4] { event-rice_most_4 }. { event-about-rice_most_4 }
       *[recruit_1] { event-recruit_1 }. { event-about-recruit_1 }
    }
event-bid =
    { $paid ->
        [0] { $name } bids: { $card }.
        [one] { $name } bids: { $card }, paying 1 chest.
       *[other] { $name } bids: { $card }, paying { $paid } chests.
    }
event-bid_order =
    { $tied_count ->
        [0] Players choose positions in this order: { $seats_names }.
       *[other] Players choose positions in this order: { $seats_names }. Tied bids were put in random order: { $tied_names }.
    }
event-place_taken = { $name } takes position { $place } with special card “{ $special }”.
event-action = Action { $number }: { $action }.
event-action_opened = Action card { $number } is revealed: { $action }.
event-shown = { $name } reveals for “{ $action }”: { $card }.
event-void =
    { $why ->
        [money] { $name } cannot afford “{ $action }” in { $province }: no effect.
        [armies] { $name } has too few armies in { $province } for “{ $action }”: no effect.
        [supply] { $name } has too few armies in the supply for “{ $action }” in { $province }: no effect.
        [site] { $name } has no free site for “{ $action }” in { $province }: no effect.
        [kind] { $name } already has this building in { $province }: “{ $action }” has no effect.
        [stock] No such building is left in the supply: { $name } cannot carry out “{ $action }” in { $province }.
       *[target] { $name } has nowhere to march from { $province }: “{ $action }” has no effect.
    }
event-built =
    { $building ->
        [castle] { $name } builds a castle in { $province } for 3 chests.
        [temple] { $name } builds a temple in { $province } for 2 chests.
       *[theatre] { $name } builds a Nō theatre in { $province } for 1 chest.
    }
event-collected =
    { $goods ->
        [rice] { $name } collects { $amount } rice in { $province } (now { $total }).
       *[chests] { $amount ->
            [one] { $name } collects 1 chest in taxes in { $province } (now { $total }).
           *[other] { $name } collects { $amount } chests in taxes in { $province } (now { $total }).
        }
    }
event-unrest =
    { $change ->
        [1] { $markers ->
            [one] Unrest in { $province }: 1 marker.
           *[other] Unrest grows in { $province }: { $markers } markers.
        }
       *[other] { $markers ->
            [0] Calm returns to { $province }: the unrest marker is removed.
            [one] An unrest marker is removed from { $province }: 1 is left.
           *[other] An unrest marker is removed from { $province }: { $markers } are left.
        }
    }
event-recruited =
    { $armies ->
        [one] { $name } raises 1 army in { $province }
       *[other] { $name } raises { $armies } armies in { $province }
    } for { $paid ->
        [one] 1 chest.
       *[other] { $paid } chests.
    }
event-moved =
    { $armies ->
        [one] { $name } moves 1 army from { $from } to { $to }.
       *[other] { $name } moves { $armies } armies from { $from } to { $to }.
    }
event-stayed = { $name } leaves their armies in { $province }.
event-attacked =
    { $armies ->
        [one] { $name } marches with 1 army from { $from }
       *[other] { $name } marches with { $armies } armies from { $from }
    } { $defender ->
        [no] to attack neutral { $to }.
       *[other] to attack { $to }, held by { $defender_name }.
    }
event-rose =
    The farmers of { $province } revolt against { $name }: { $markers ->
        [0] no unrest markers
        [one] 1 unrest marker
       *[other] { $markers } unrest markers
    }{ $extra ->
        [0] .
        [one] , plus 1 extra farmer because of the rice shortage.
       *[other] , plus { $extra } extra farmers because of the rice shortage.
    }
event-thrown =
    Into the tower go { $armies }{ $bonus_count ->
        [0] {""}
       *[other] , plus a bonus of { $bonus }
    }{ $tray_count ->
        [0] .
       *[other] , and { $tray } from the tray.
    } In the tray now: { $out }.
event-battle =
    Battle for { $province }: { $defender ->
        [no] { $name } { $attackers }, farmers { $farmers }.
       *[other] { $helping ->
            [yes] { $name } { $attackers }, { $defender_name } { $defenders } { $farmers ->
                [0] without farmers.
                [one] with 1 farmer.
               *[other] with { $farmers } farmers.
            }
           *[no] { $name } { $attackers }, { $defender_name } { $defenders }; the farmers stay out of it.
        }
    } { $winner ->
        [no] { $defender ->
            [no] The province stays neutral.
           *[other] Nobody holds the province now.
        }
       *[other] { $kept ->
            [one] { $winner_name } wins and keeps 1 army there.
           *[other] { $winner_name } wins and keeps { $kept } armies there.
        }
    }
event-quelled =
    Revolt in { $province }: { $name } { $armies }, farmers { $farmers }. { $won ->
        [yes] { $kept ->
            [one] It is put down; 1 army is left.
           *[other] It is put down; { $kept } armies are left.
        }
       *[no] The province is lost.
    }
event-card_lost =
    { $to ->
        [no] { $name } returns the { $province } card to the supply
       *[other] { $name } hands the { $province } card to { $to_name }
    }{ $space ->
        [no] {""}
        [bid] , from the bid
        [castle] , from “{ action-castle }”
        [temple] , from “{ action-temple }”
        [theatre] , from “{ action-theatre }”
        [rice] , from “{ action-rice }”
        [tax] , from “{ action-tax }”
        [armies_5] , from “{ action-armies_5 }”
        [armies_3] , from “{ action-armies_3 }”
        [army_1] , from “{ action-army_1 }”
        [battle_a] , from “{ action-battle_a }”
       *[battle_b] , from “{ action-battle_b }”
    }.
event-razed =
    { $buildings_count ->
        [0] { $province } is cleared and becomes neutral.
       *[other] { $province } is cleared and becomes neutral. Destroyed: { $buildings }.
    }
event-round_ended =
    { $season ->
        [spring] Spring of year { $year } is over. All cards return to hand.
        [summer] Summer of year { $year } is over. All cards return to hand.
       *[autumn] Autumn of year { $year } is over. All cards return to hand.
    }
event-winter =
    { $loss ->
        [0] Winter of year { $year }: nobody loses rice.
       *[other] Winter of year { $year }: everyone loses { $loss } rice.
    }
event-supplied =
    { $missing ->
        [0] { $provinces ->
            [0] { $name } has { $rice } rice and no province to feed.
            [one] { $name } has { $rice } rice and feeds their only province.
           *[other] { $name } has { $rice } rice and feeds all { $provinces } provinces.
        }
       *[other] { $provinces ->
            [one] { $name } has { $rice } rice for 1 province
           *[other] { $name } has { $rice } rice for { $provinces } provinces
        }, { $missing } short: { $revolts ->
            [one] 1 revolt with
           *[other] { $revolts } revolts, each with
        } { $farmers ->
            [one] 1 extra farmer.
           *[other] { $farmers } extra farmers.
        }
    }
event-revolts_drawn = Revolts against { $name } break out in: { $provinces }.
event-majority =
    { $building ->
        [castle] Most castles in the { $region } region
        [temple] Most temples in the { $region } region
       *[theatre] Most Nō theatres in the { $region } region
    }: { $seats_names }, { $seats_count ->
        [one] { $points ->
            [one] 1 point.
           *[other] { $points } points.
        }
       *[other] { $points ->
            [0] tied: no points.
            [one] tied: 1 point each.
           *[other] tied: { $points } points each.
        }
    }
event-scored =
    { $name } scores { $points ->
        [one] 1 point
       *[other] { $points } points
    } (total { $total }): provinces { $provinces }, buildings { $buildings }, most castles { $castle }, temples { $temple }, Nō theatres { $theatre }.
event-year_ended = Year { $year } is over: all unrest markers are removed and all rice is lost.
event-ranked =
    { $winners_count ->
        [one] { $name } wins and becomes shōgun.
       *[other] { $winners_names } share the victory.
    }

## Why a move is refused
refusal-not-open = { $province } isn’t one of the face-up cards.
refusal-stack-empty = The deck is empty.
refusal-card-kept = You’ve taken { $province }: choose an army group to place there.
refusal-take-first = Take a province card first.
refusal-group-gone = You have no army group of { $armies } left.
refusal-renew-refused = You can replace the face-up cards only if both were already there at your last pick, and only once per pick.
refusal-province-out = { $province } isn’t used in a three-player game.
refusal-card-not-yours = You don’t have this card: { $card }.
refusal-card-there = This card is already on “{ $space }”: { $card }.
refusal-bid-too-dear =
    { $chests ->
        [one] You can’t bid this card ({ $card }): you have only 1 chest.
       *[other] You can’t bid this card ({ $card }): you have only { $chests } chests.
    }
refusal-cards-reach = You can leave spaces empty only if you don’t have enough cards to fill them all.
refusal-space-empty = There’s no card on “{ $space }”.
refusal-plan-unfinished =
    { $count ->
        [one] 1 space is still empty.
       *[other] { $count } spaces are still empty.
    }
refusal-not-ready-yet = You haven’t said that you’re ready yet.
refusal-place-taken = Position { $place } is already taken.
refusal-march-elsewhere = The armies are already in { $province }: choose a province next to it.
refusal-not-adjacent = { $province } isn’t adjacent to { $from }.
refusal-target-chosen = { $province } is already the target.
refusal-own-only = { $province } isn’t yours, and you can’t attack with this action.
refusal-temple-protects = { $province } has a temple and can’t be attacked this round.
refusal-target-first = Choose where to march first.
refusal-leave-one =
    { $armies ->
        [one] There’s only 1 army in { $province }, and at least one must stay behind.
       *[other] There are { $armies } armies in { $province }, and at least one must stay behind.
    }
refusal-must-march = You can carry out this action, so you have to.
refusal-no-revolt-there = There’s no revolt to fight in { $province }.
refusal-prescribed-sun-only = The fixed start is only available on the Sun side.
refusal-wrong-time =
    { $decision ->
        [draft] You can’t do that now: choose a province card.
        [group] You can’t do that now: choose an army group.
        [plan] You can’t do that now: you’re planning.
        [place] You can’t do that now: choose a position in turn order.
        [march] You can’t do that now: choose your march.
        [move] You can’t do that now: move armies or leave them.
        [revolt] You can’t do that now: choose the next revolt.
       *[other] You can’t do that right now.
    }

## Scores
score-provinces = Provinces
score-buildings = Buildings
score-castle = Most castles
score-temple = Most temples
score-theatre = Most Nō theatres
score-winter = Winter { $year }
score-total = Total
score-chests = Chests
score-rank = Rank
score-tie = Tied on points: more chests wins.
score-shared = Tied on points and chests: the victory is shared.

## The board
board-year = Year { $year }
board-players = Players
board-map = Map of the provinces
board-points = Points
board-chests = Chests
board-rice = Rice
board-supply = Supply
board-provinces = Provinces
board-cards = Cards
board-hand = Hand
board-plan = Plan
board-order = Turn order
board-place = Position
board-special = Special card
board-specials = Special cards
board-actions = Actions
board-region = Region
board-unrest = Unrest
board-sites = Building sites
board-letter-castle = C
board-letter-temple = T
board-letter-theatre = N
board-stock = General supply
board-farmers = Farmers
board-tower = Tower
board-tray = Tray
board-neutral = neutral
board-out = not in play
board-ready = ready
board-planning = planning
board-nothing = nothing
board-hidden = face down
board-yields =
    { $chests ->
        [one] 1 chest
       *[other] { $chests } chests
    }, { $rice } rice
board-armies-count =
    { $count ->
        [0] no armies
        [one] 1 army
       *[other] { $count } armies
    }
board-cards-count =
    { $count ->
        [0] no cards
        [one] 1 card
       *[other] { $count } cards
    }
board-unrest-count =
    { $count ->
        [0] no unrest
        [one] 1 unrest marker
       *[other] { $count } unrest markers
    }
board-sites-free =
    { $count ->
        [0] no free sites
        [one] 1 free site
       *[other] { $count } free sites
    }
board-neighbours = Neighbours
board-sea = By sea
board-sea-assumed = Borders and sea routes on the Moon side are assumed to be the same as on the Sun side.
board-neutral-defended =
    { $count ->
        [one] Neutral, defended by 1 farmer.
       *[other] Neutral, defended by { $count } farmers.
    }
board-farmers-help = No unrest: farmers in the tray help the defender.
board-farmers-stand-by = Unrest: farmers in the tray don’t help the defender.
board-would-revolt =
    { $count ->
        [one] Collecting here triggers a revolt with 1 farmer.
       *[other] Collecting here triggers a revolt with { $count } farmers.
    }
board-temple-protected = Can’t be attacked this round.
board-can-be-attacked = can be attacked
board-can-be-entered = armies can move here
board-can-be-taken = can be taken
board-revolt-next = can be the next revolt
board-card-in-hand = card in hand
board-planned = planned: { $action }
board-target = target of the march
board-standing = Standings
board-rice-certain =
    { $missing ->
        [0] { $rice } rice for { $provinces ->
                [one] 1 province
               *[other] { $provinces } provinces
            }: enough, if winter takes { $loss ->
                [0] none
               *[other] no more than { $loss }
            }
        [one] { $rice } rice for { $provinces ->
                [one] 1 province
               *[other] { $provinces } provinces
            }{ $loss ->
                [0] {""}
               *[other] , and winter takes at least { $loss }
            }: 1 province goes hungry
       *[other] { $rice } rice for { $provinces ->
                [one] 1 province
               *[other] { $provinces } provinces
            }{ $loss ->
                [0] {""}
               *[other] , and winter takes at least { $loss }
            }: { $missing } provinces go hungry
    }
board-loss-range =
    { $known ->
        [yes] Winter takes { $least } rice from everyone.
       *[no] Winter takes at least { $least } and at most { $most } rice from everyone; this is with { $least }.
    }
board-winter-now = If winter came now
board-winter-supply = Supply
board-all-fed = Everyone is fed.
board-some-hungry =
    { $count ->
        [one] Farmers will revolt in 1 province.
       *[other] Farmers will revolt in { $count } provinces.
    }
board-legend = Regions

## The board: seasons, events, actions, order
board-event = This round’s event
board-events-open = Events to come
board-events-gone = Past events
board-loss =
    { $loss ->
        [0] winter: no rice lost
       *[other] winter: −{ $loss } rice
    }
board-last-is-winter = The last one left decides the winter.
board-action-number = Action { $number } of 10
board-if-winter = Extra points if winter came now, not counting its revolts
board-layers = What the map shows
board-layer-values = Values
board-layer-buildings = Buildings
board-layer-regions = Regions
board-action-hidden = After each action the next face-down card is revealed.
board-action-done = done
board-action-now = now
board-special-free = available
board-special-unused = not used this round
board-bidding-order = Order for choosing positions
board-bids = Bids
board-bids-tied = Tied bids: { $names } were put in random order
board-chooses-now = choosing now
board-place-number = Position { $place }
board-shown-cards = Revealed cards
board-not-shown = not revealed yet
board-event-none = The event is drawn after planning

## Looked at closely
look-space =
    { $known ->
        [yes] It is action { $number } of this round.
       *[no] When it comes in this round is still hidden.
    }
look-nothing = No card: the action is left out.
look-chest-card =
    { $count ->
        [0] On an action: not this time. As a bid it costs nothing, but you choose after everyone who bids chests or a province.
        [one] On an action: not this time, and the number means nothing. As a bid it costs 1 chest.
       *[other] On an action: not this time, and the number means nothing. As a bid it costs { $count } chests.
    }
look-bid = Bids of 4, 3, 2 and 1 chests choose first, then province cards, then the 0-chest card, then no card. Equal bids are put in random order.
look-event-none = When everyone has finished planning, one of the face-up events is drawn: it applies to everyone this round.
look-event-now = It applies to everyone until the end of this round.
look-place-order = The player who takes position { $place } acts in that place in every action of this round.
look-season =
    { $season ->
        [winter] Every province needs 1 rice, hungry farmers revolt, and then points are scored. { $year ->
            [1] After this winter a second year begins.
           *[other] The game ends with this winter.
        }
       *[other] Spring, summer and autumn are one round each: plan, bid, ten actions. Then winter scores points. The game has two years.
    }
look-region = Each winter, the player who has the most buildings of a kind in a region scores extra.
look-majority =
    { $held ->
        [yes] { $what }: { $names } ({ $points ->
            [one] 1 point
           *[other] { $points } points
        }).
       *[no] { $what }: nobody yet.
    }
look-ready =
    { $ready ->
        [yes] { $name } has finished planning. The cards stay secret until they are revealed.
       *[no] { $name } is still planning, and nobody else can see what.
    }
look-turn = This round’s turn order: { $names }.
look-chests = Chests pay for buildings, armies and bids, and break ties at the end. Everyone can see how many you have.
look-rice = In winter every province needs 1 rice. What’s missing makes provinces revolt; what’s left is lost.
look-points = Each winter: 1 point per province, 1 per building, and extra for the most buildings of a kind in a region. Both winters count.
look-points-now =
    { $points ->
        [one] If winter came now: 1 more point, not counting revolts ({ $parts }).
       *[other] If winter came now: { $points } more points, not counting revolts ({ $parts }).
    }
look-provinces = Each is worth 1 point in winter and needs 1 rice.
look-supply = Armies you can still place. Everyone has { $count } in all; those in the tower and in the tray are missing here.
look-cards = Province cards and chest cards. Which province lies on which action is secret until it is revealed.

## The board: draft
board-draft = Face-up province cards
board-draft-stack =
    { $count ->
        [0] deck is empty
        [one] 1 card in the deck
       *[other] { $count } cards in the deck
    }
board-draft-under = Known cards at the bottom
board-groups = Army groups
board-groups-left = still to place: { $groups }

## The board: planning
board-plan-own = Your plan
board-plan-hint = Tap a card, then a space. A province card means the action happens there; a chest card means you skip the action.
board-plan-bid-hint = A chest card costs that many chests. A province card is free, but that province can’t act this round.
board-plan-empty = empty
board-plan-skipped = skipped
board-plan-left-empty = left empty
board-plan-nothing-left =
    { $count ->
        [one] You don’t have enough cards: 1 space may stay empty.
       *[other] You don’t have enough cards: { $count } spaces may stay empty.
    }
board-plan-price = costs { $price }
board-plan-too-dear = more than you can afford now
board-plan-waits-for = Waiting for { $names }
board-plan-shown = revealed
board-lost = lost
board-plan-laid = { $count } of { $of } spaces filled
board-plan-tax =
    { $count ->
        [one] Taxes: 1 chest before events
       *[other] Taxes: { $count } chests before events
    }
board-plan-rice = Rice: { $count } before events
board-plan-costs-of =
    { $chests ->
        [one] This plan costs { $cost } of your 1 chest
       *[other] This plan costs { $cost } of your { $chests } chests
    }
board-space =
    { $space ->
       *[other] { $name }
    }
board-plan-picked = Selected: { $card }. Now choose a space.
board-plan-space-picked = Now choose a card for “{ $space }”.
board-plan-back = Return to hand
board-plan-fill = Fill the rest
board-plan-again = As last season
board-plan-put-down = Deselect
board-plan-number = action { $number } of this round

## The board: march
board-march = March from { $province }
board-march-how-many = How many armies?
board-march-stays =
    { $count ->
        [one] 1 army stays behind
       *[other] { $count } armies stay behind
    }
board-march-move = Move
board-march-attack = Attack
board-march-targets = Where your armies can march
board-march-does-move =
    { $armies ->
        [one] 1 army moves from { $from } to { $to }.
       *[other] { $armies } armies move from { $from } to { $to }.
    }
board-march-does-attack =
    { $armies ->
        [one] 1 army attacks { $to } from { $from }. All cubes go into the tower.
       *[other] { $armies } armies attack { $to } from { $from }. All cubes go into the tower.
    }
board-march-defended =
    { $armies ->
        [one] Defended by { $name } with 1 army.
       *[other] Defended by { $name } with { $armies } armies.
    }
board-odds = What may come of it
board-odds-told =
    { $won ->
        [0] You hardly ever win this
        [10] You almost always win this
       *[other] You win about { $won } times out of 10
    }{ $kept ->
        [0] .
        [one] {" "}and keep 1 army on average.
       *[other] {" "}and keep { $kept } armies on average.
    }
board-odds-win = You conquer it: { $chance }%
board-odds-part =
    { $count ->
        [one] With 1 army left: { $chance }%
       *[other] With { $count } armies left: { $chance }%
    }
board-odds-held = { $name } holds it: { $chance }%
board-odds-bare = Nobody is left: { $chance }%
board-odds-neutral = It stays neutral: { $chance }%
board-close = Close

## The board: tower and battle
board-tower-how = Everyone knows how many cubes of each colour are in the tower, but not where they are inside it.
board-battle = Battle for { $province }
board-revolt = Revolt in { $province }
board-thrown-in = Thrown in
board-came-out = Came out
board-bonus = Bonus
board-from-tray = From the tray
board-wins =
    { $count ->
        [one] { $name } wins with 1 army
       *[other] { $name } wins with { $count } armies
    }
board-draw = Nobody wins: the province is cleared and becomes neutral
board-attack-failed = The attack fails: the province stays neutral
board-revolt-won =
    { $count ->
        [one] put down, 1 army left
       *[other] put down, { $count } armies left
    }
board-revolt-lost = lost: the province is cleared and becomes neutral
board-against = against
board-farmers-defend = Neutral province: the farmers defend it.
board-farmers-revolt = In a revolt, all farmers in the tray fight against your armies.
board-tower-filled = The tower is filled before the game starts

## The board: winter
board-winter = Winter
board-winter-missing = Short
board-winter-fed = all fed
board-winter-revolts = Revolts
board-winter-farmers =
    { $count ->
        [one] +1 farmer
       *[other] +{ $count } farmers
    }
board-majority =
    { $building ->
        [castle] Most castles
        [temple] Most temples
       *[theatre] Most Nō theatres
    }
board-majority-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
board-majority-each =
    { $points ->
        [0] tied, no points
        [one] tied, 1 point each
       *[other] tied, { $points } points each
    }
board-majority-nobody = nobody
board-winter-event =
    { $loss ->
        [0] Winter: nobody loses rice
       *[other] Winter: everyone loses { $loss } rice
    }
board-winter-rice = Rice left
board-winter-safe = no revolt
board-winter-choose = Choose the revolt to fight next
board-winter-fight =
    { $province }: { $armies ->
        [one] 1 army
       *[other] { $armies } armies
    } against { $farmers ->
        [one] 1 farmer
       *[other] { $farmers } farmers
    } plus the tray
board-score-how = 1 point per province and per building. In each region: { $castle } for the most castles, { $temple } for the most temples, { $theatre } for the most Nō theatres; if tied, 1 less each.
board-score-regions = Majorities by region

## What a hint speaks of
feature-points = points scored
feature-provinces = provinces
feature-buildings = buildings
feature-majorities = current majorities
feature-prospects = likely majorities
feature-chests = chests
feature-shortage = losses from rice shortage
feature-armies = armies on the board
feature-tower = your armies in the tower
feature-unrest = unrest
feature-exposed = threatened provinces and buildings
feature-sites = free building sites
feature-income = available taxes
feature-rice = available rice
feature-neutral = neutral provinces within reach
feature-prey = weaker neighbours
feature-borders = borders with other players
feature-together = connected provinces
feature-rivals = rivals in the same regions
feature-stake = buildings on borders
feature-safe = provinces and buildings away from rivals
feature-stack = largest army in one province
feature-hoard = a large hoard of chests

## Why a hint proposes something
reason-yields = { $province } yields { $chests } chests or { $rice } rice and has { $sites ->
        [one] 1 building site
       *[other] { $sites } building sites
    }.
reason-stack = An unseen card: one of { $cards } in the stack.
reason-group = { $armies } armies hold { $province }; { $left } more are left for your other provinces.
reason-plan-both = You collect { $chests } chests in { $tax_province } and { $rice } rice in { $rice_province }.
reason-plan-tax = You collect { $chests } chests in { $province }.
reason-plan-rice = You collect { $rice } rice in { $province }.
reason-plan-costs =
    It costs { $price ->
        [one] 1 chest
       *[other] { $price } chests
    }, with { $chests } in hand{ $bid ->
        [0] {""}
       *[other] , { $bid } of them for the bid
    }{ $count ->
        [0] {""}
        [one] : 1 building
       *[other] : { $count } buildings
    }{ $armies ->
        [0] .
        [one] {" "}and up to 1 new army.
       *[other] {" "}and up to { $armies } new armies.
    }
reason-plan-march =
    { $armies ->
        [one] 1 army can march out of { $province }.
       *[other] Up to { $armies } armies can march out of { $province }.
    }
reason-plan-spaces = { $count } of the 11 spaces are filled.
reason-place = You’d act as number { $number } of { $players }, with this special card: { $special }.
reason-march-odds =
    { $won ->
        [0] You hardly ever win { $province }: 0 times out of 10.
        [10] You win { $province } almost always, keeping about { $kept } of your armies.
       *[other] You win { $province } about { $won } times out of 10, keeping about { $kept } of your armies.
    }
reason-march-stays =
    { $armies ->
        [one] Only 1 army stays in { $province }.
       *[other] { $armies } armies stay in { $province }.
    }
reason-march-joins = { $armies } armies would then stand in { $province }.
reason-march-loses =
    { $count ->
        [0] { $other_name } would lose it, with { $armies ->
            [one] 1 army
           *[other] { $armies } armies
        } there.
        [one] { $other_name } would lose it, with { $armies ->
            [one] 1 army
           *[other] { $armies } armies
        } and 1 building.
       *[other] { $other_name } would lose it, with { $armies ->
            [one] 1 army
           *[other] { $armies } armies
        } and { $count } buildings.
    }
reason-stay = All { $armies } armies stay in { $province }.
reason-revolt =
    In { $province } { $armies ->
        [one] 1 army faces
       *[other] { $armies } armies face
    } { $farmers ->
        [one] 1 farmer
       *[other] { $farmers } farmers
    }.

## Kinds of chance
chance-provinces = Province cards
chance-tower = The tower
chance-events = Events
chance-actions = Action order and special cards
chance-order = Tie-breaks between bids
chance-revolts = Provinces drawn to revolt

## What turning points are called by
moment-battle = The battle for { $province }
moment-rose = The revolt in { $province }
moment-winter = The winter
moment-bid_order = The auction for the turn order

## Headings of the rules
rule-title-H1 = Side and provinces
rule-title-H2 = Starting provinces
rule-title-H3 = Filling the tower
rule-title-H4 = Events and public information
rule-title-H5 = Action cards and special cards
rule-title-H6 = Planning
rule-title-H7 = The event of the round
rule-title-H8 = Bids and turn order
rule-title-H9 = Carrying out the actions
rule-title-H10 = You must do what you can
rule-title-H11 = Losing a province
rule-title-H12 = Events before special cards
rule-title-H13 = Adjacent provinces
rule-title-H14 = Unrest
rule-title-H15 = Throwing into the tower
rule-title-H16 = Neutral provinces
rule-title-H17 = Counting the battle
rule-title-H18 = The outcome of a battle
rule-title-H19 = Revolts
rule-title-H20 = The temple event
rule-title-H21 = How the tower works
rule-title-H22 = Winter: rice and revolts
rule-title-H23 = Winter: scoring
rule-title-H24 = The second year and the end
rule-title-H25 = Players without provinces, component limits

## The rules
rule-H1 = Choose the Sun side or the Moon side of the board; they group the same provinces into different regions. With three players, the eight provinces marked on that side are out of the game: they have no card, nobody may enter them, and no route leads through them.
rule-H2 = Shuffle the province cards and turn two face up. In turn, starting with a random player (our ruling; the rulebook says the oldest), take one of the face-up cards or the unseen top card of the deck, which you must keep (our ruling), and put one of your army groups into that province. The groups are 5, 4, 4, 3, 3, 2, 2, 2, 2 with three players; with four players there is one fewer group of 2, with five players two fewer. A face-up card that is taken is replaced at once. If both face-up cards are those you chose from at your last pick, you may first put both under the deck and reveal two new ones, once per pick (our ruling). The draft ends when all groups are placed. Alternatively, an option uses the rulebook’s fixed start, on the Sun side only: its columns are dealt to the players at random (our ruling).
rule-H3 = Before the first year, 7 armies of each player and 10 farmers are thrown into the tower together. What comes out returns to the supply, and the tray is empty. From then on, the tower and tray are never emptied during the game.
rule-H4 = Shuffle the twelve event cards and reveal four for the year. Armies, chests and buildings are always public. You start with 18 chests with three players, 15 with four, 12 with five.
rule-H5 = Spring, summer and autumn are all played the same way (H5 to H14). Shuffle the ten action cards: five are laid face up as actions 1 to 5, five face down as 6 to 10. Shuffle the five special cards and lay them face up on positions 1 to 5.
rule-H6 = Everyone plans at the same time and in secret: one card on each of the ten actions and one on the bid, each card only once. A province card on an action means “do it there”; a chest card means “skip it”, whatever its number. You must fill every space if you have enough cards; if not, you choose which spaces stay empty, including the bid (our ruling), and an empty action counts as a chest card. You may not bid more chests than you have (our ruling). You may plan actions that you cannot afford or carry out. The others see only that you are ready, nothing else of your plan; while someone is still planning, you may change your mind.
rule-H7 = Shuffle the face-up event cards and draw one. It applies to everyone this round and leaves the game when the round is over; the card left for winter leaves the game afterwards. For the second year the next four of the remaining eight are revealed, without shuffling again.
rule-H8 = Bids are shown and paid. The order is: 4, 3, 2 and 1 chests, then province cards (which cost nothing), then the 0-chest card, then players without a card. Equal bids (all province cards are equal, and so are all missing cards) are put in order at random, and this order is shown before any of them chooses. In that order each takes a free position from 1 to 5 with its special card. Special cards that nobody takes have no effect this round; all go back at its end. Players act in order of position; empty positions are skipped. A province used as a bid does nothing this round, and everyone now knows it.
rule-H9 = The actions are carried out in the order of the cards, each by all players in turn order before the next. When all have carried one out, its card is put aside and the next face-down action card is revealed: card 6 after action 1, card 10 after action 5. So six cards are known during action 2, and all ten from action 6 on. You reveal a planned card only when its turn comes, and then to everyone, including chest cards and actions that fail. Cards stay on the board until action 10 is over, then they return to hand.
rule-H10 = If you can carry out an action, you must; an option lets you decline a battle or move. If you cannot do all of it, for lack of money, armies, a site or a target, you do nothing and pay nothing. Castle, temple and Nō theatre: pay 3, 2 or 1 and put up the building on a free site, no kind twice in a province. Rice, taxes: gain what the province yields (H14). 5 or 3 armies: pay 3 or 2 and place them. 1 army + move: pay 1, place 1; then you may move any number to one adjacent province of your own, leaving at least 1. Battle/move A and B: move 1 or more armies to one adjacent province, leaving at least 1; into your own it is a move, into any other a battle.
rule-H11 = If you lose a province, its card, wherever it is, goes at once and publicly to the hand of the conqueror, who cannot use it this round (our ruling), or to the supply if the province becomes neutral. An action still planned there is void, even if you win the province back (our ruling).
rule-H12 = Events apply before special cards: first the limit on taxes or rice, then the extra 1. With 7 chests, a limit of 5 and the card, you get 6. The “6 armies” card applies only to the 5 armies action and makes it 6, even under the recruiting event; prices stay the same. To act, your supply must hold the number before the card (5, or 3 under the event); the rest comes as far as the supply reaches (our ruling).
rule-H13 = Provinces are adjacent if they share a border or a sea route joins them. Any number of armies may stand in a province.
rule-H14 = If you collect rice or taxes where there is already at least one unrest marker, the farmers revolt (H19). You keep what you collected whatever happens (our ruling). If there was no revolt, or you have beaten it, one more unrest marker is placed there.
rule-H15 = Throw in together: the attackers, all defenders, bonus armies, the farmers of a neutral province or a revolt (none between players), and everything that lies in the tray. Bonus armies are added from the supply automatically, as long as there are any: the attack card in every battle with A or B, against neutral provinces too; the defence card against enemies with A or B; the castle event’s additional defender in the same way, but not in revolts (our ruling).
rule-H16 = A neutral province is defended by 1 farmer, by 2 under the event. There are never more farmers than the supply holds (our ruling).
rule-H17 = After a battle with A or B, count all cubes of the attacker, the defender and the farmers in the tray, however they got there. Farmers help the defender only if the province has no unrest marker; otherwise they are bystanders and stay in the tray. Other colours stay in the tray as well.
rule-H18 = If the attacker has more than defender and helping farmers together, the attacker wins, puts the difference into the province and takes its card; buildings and unrest stay (our ruling). If the defending side has more, and with at least one army of the defender’s, the defender keeps the difference, but no more than there are armies: farmers are lost first. If there is a tie, nothing on either side, or only farmers win: all cubes of both sides go to the supply, buildings and unrest are removed, the province becomes neutral and its card goes to the supply. The beaten side’s cubes, as many of the winner’s, and farmers left over return to the supply.
rule-H19 = In a revolt, all armies of the province, as many farmers from the supply as there are unrest markers (in winter more, see H22), and the whole tray are thrown. Then all your cubes in the tray are compared with all farmers in it, whatever the unrest. If you have more, the difference returns to the province, and farmers and lost armies go to the supply. Otherwise the province is cleared and becomes neutral as in H18, and the cubes of both sides go to the supply. Other colours stay in the tray. Farmers are never put into a province. A winter revolt adds no unrest marker.
rule-H20 = The temple event forbids attacks on provinces with a temple; moves into your own are allowed. If no allowed target is left, the action is void.
rule-H21 = The tower is reconstructed (our ruling, as the rulebook leaves it to the cardboard). It has two baffles. Each catches an arriving cube with a chance of about 18%, so that a thrown cube comes out 2 times in 3; and every cube that arrives, even one that is then caught, may knock loose, with a chance of 5%, each of those that rested there before. A cube knocked loose is not caught again by the same baffle. The tower does not tell colours apart, and no cube is lost. What lies in the tray is public, and so is how many cubes of each colour are in the tower; on which baffle they lie is hidden. An option replaces this with fixed odds: 2 in 3 for thrown cubes, 1 in 3 for resting ones.
rule-H22 = In winter the fourth event card shows how much rice everyone loses, but never below 0 (our ruling). Each of your provinces needs 1 rice. Unsupplied provinces bring revolts, each with more farmers: 1 short: 1 revolt with 1 extra farmer; 2: 1 with 2; 3 or 4: 2 with 2; 5 or 6: 2 with 3; 7 or more: 3 with 3. All shortages are settled before the first revolt. In autumn’s turn order, each player’s revolting provinces are drawn at random, for all to see; then the player chooses the next one to fight, one at a time (our ruling). Events and special cards do not apply.
rule-H23 = After the revolts each player scores 1 point for each province and 1 for each building, and in each region 3 for the most castles, 2 for the most temples and 1 for the most Nō theatres. Tied players get 1 less each; where nothing is built, nobody scores (our ruling). The points of both winters add up.
rule-H24 = After the first winter all unrest markers are removed, all rice goes back to 0, four new events are revealed, and four more rounds are played. After the second winter the game ends and the player with the most points wins. In a tie, more chests wins; if these are equal too, the victory is shared (our ruling).
rule-H25 = A player without provinces stays in the game and plays on with chest cards (our ruling). The 62 armies of each player and the buildings are hard limits; chests and unrest markers are not limited (our ruling).
rules-components =
    The board shows central Japan: 45 provinces in five regions of nine. Each province yields 3 to 7 chests and 2 to 5 rice and has 1 to 3 building sites.
    A province card for each province, and five chest cards (0 to 4) for each player.
    12 event cards, each with an event and the rice lost if it is left for winter.
    Twice each: building a Nō theatre removes an unrest marker (5 and 7), castles defend with 1 extra army (2 and 6), provinces with a temple cannot be attacked (3 and 4).
    Once each: neutral provinces have 2 farmers (3), taxes at most 5 (0), taxes at least 6 (2), rice at least 4 (3), rice at most 3 (4), 5 and 3 armies become 3 and 2 (1).
    5 special cards: +1 chest, +1 rice, 6 armies, +1 army attacking, +1 army defending. 10 action cards.
    62 armies for each player, 20 farmers; 28 castles, 26 temples, 26 Nō theatres; chests and unrest markers as needed.
    The tower with its tray.

## A box: what the owner of the printed game can enter
box-group-sea = Sea routes on the Moon side
box-group-opened = Additional borders on the Moon side
box-group-closed = Borders missing on the Moon side
box-group-out = Left out with three players
box-group-region = Regions on the Moon side
box-sea = Sea routes
box-opened = Borders in addition to the Sun side’s
box-closed = Sun-side borders that are closed
box-out = Provinces left out
refusal-box-no-border = Only a border of the Sun side can be closed.
refusal-box-known-border = That border already exists.
refusal-box-alone = { $province } has no neighbours.
refusal-box-empty-region = There’s no province in { $region }: every region needs one, even with three players.
refusal-box-region-size = Every region has { $least } provinces, but { $region } has { $total }.

## The player aid

aid-sequence = A season
aid-costs = Actions, in chests
aid-scoring = Winter
aid-open = The first actions lie open, the others are revealed one by one.
aid-plan = Everyone plans in secret: a province on each action, or a chest card to skip it, and a bid.
aid-event = One event card is drawn; it applies to everyone.
aid-bids = The highest bid is first to choose a position and its special card.
aid-actions = Each action is carried out by all in turn order, then the next.
aid-unrest = Rice or taxes where there is unrest: the farmers revolt.
aid-battle = Battle: what falls into the tray counts. Farmers help the defender where there is no unrest.
aid-loss = Everyone loses the rice shown on the last event card, then needs 1 for each province.
aid-short = { $range } short: { $revolts ->
    [one] 1 revolt
   *[other] { $revolts } revolts
  }, each with { $farmers } more
aid-each = Each province, each building
aid-most-castle = Most castles in a region
aid-most-temple = Most temples in a region
aid-most-theatre = Most Nō theatres in a region
aid-tied = Tied players: 1 less each

## The pictures of the rules

rules-aim = Lead one of the great houses for two years. The player with the most points after the second winter, from provinces, buildings and majorities, becomes shōgun. Here three houses share central Japan; the figures are their armies.
rules-turn = In each season everyone plans ten actions in secret, one in each of ten provinces, and then carries them out one after the other. Here it is the turn of a battle: the provinces you can march to are lit. Both sides’ cubes fall into the tower, and what comes out decides.
rules-plan-heading = The plan
rules-plan = Lay a card on each of ten actions, and one on the bid. A province on an action means: do it there. A chest card on an action means: not this time. Here seven chests come from Tamba, rice from Mino, and a castle is built in Sagami.
rules-bid-heading = Who goes first
rules-bid = The player who bids most is the first to choose a position in the turn order. With each position comes a special card that helps for one season: a chest or rice more, a stronger attack or defence, or six armies instead of five.
rules-tower-heading = In the tower
rules-tower = All armies of a battle are thrown in at the top, and with them what lay in the tray. Some get stuck, others come loose. Here four armies and a farmer go in; three armies and the farmer come out, so two armies take the province. Cubes of other colours wait in the tray.
rules-scoring = In winter every province needs rice; then points are counted. Each province and each building gives one, and in every region the most castles, temples and Nō theatres give more.
