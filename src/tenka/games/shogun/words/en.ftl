## The game
game-name = Shogun
game-tagline = Plan in secret, march, build and tax: five houses struggle for central Japan.
game-about = You are the head of one of the great houses of Japan’s warring states. Each season you plan ten actions in secret, one to a province: building, gathering rice and taxes, raising armies, marching; battles are fought by throwing the cubes of both sides into a tower that keeps some of them for later. After two years, whoever has gathered the most victory points from provinces, buildings and majorities becomes shōgun.
game-provenance = Shogun is a game by Dirk Henn, published by Queen Games in 2006; the words here are our own. The rules follow the German rulebook and its supplement, and the figures of the provinces were read off scans of the printed components. The Moon side was not seen in print: which province belongs to which region there is known, but its borders and sea routes are assumed to be those of the Sun side. Nobody has published how the real tower behaves: how often it keeps a cube is our reconstruction, and so are all odds that follow from it. The names of the regions and of the houses are ours. Where the rules are silent we have decided, and such places are marked “our ruling”.

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
card-chest_0 = Chest card 0
card-chest_1 = Chest card 1
card-chest_2 = Chest card 2
card-chest_3 = Chest card 3
card-chest_4 = Chest card 4
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
action-about-castle = Pay 3 chests and build a castle on a free site; no kind of building twice in a province.
action-about-temple = Pay 2 chests and build a temple on a free site; no kind of building twice in a province.
action-about-theatre = Pay 1 chest and build a Nō theatre on a free site; no kind of building twice in a province.
action-about-rice = Gain the province’s rice. If there is unrest already, its farmers revolt; otherwise, or if you beat them, 1 more unrest marker.
action-about-tax = Gain the province’s chests. If there is unrest already, its farmers revolt; otherwise, or if you beat them, 1 more unrest marker.
action-about-armies_5 = Pay 3 chests and place 5 armies.
action-about-armies_3 = Pay 2 chests and place 3 armies.
action-about-army_1 = Pay 1 chest and place 1 army; then you may move any number of armies to one adjacent province of yours, leaving at least 1.
action-about-battle_a = Move 1 or more armies to one adjacent province, leaving at least 1 behind. If it is not yours, there is a battle.
action-about-battle_b = Move 1 or more armies to one adjacent province, leaving at least 1 behind. If it is not yours, there is a battle.

## Special cards
special-chest = +1 chest
special-rice = +1 rice
special-armies = 6 armies
special-attack = +1 attacking
special-defence = +1 defending
special-about-chest = Your tax action yields 1 chest more.
special-about-rice = Your rice action yields 1 rice more.
special-about-armies = Your 5-armies action places 6 armies; the price stays.
special-about-attack = 1 army from your supply joins each of your attacks with battle/move A and B.
special-about-defence = 1 army from your supply joins your defence whenever you are attacked with battle/move A or B.

## Events
event-theatre_5 = Soothing plays (5)
event-theatre_7 = Soothing plays (7)
event-farmers_3 = Armed farmers (3)
event-castle_2 = Strong walls (2)
event-castle_6 = Strong walls (6)
event-temple_3 = Peace of the temples (3)
event-temple_4 = Peace of the temples (4)
event-tax_most_0 = Low taxes (0)
event-tax_least_2 = High taxes (2)
event-rice_least_3 = Rich harvest (3)
event-rice_most_4 = Poor harvest (4)
event-recruit_1 = Few recruits (1)
event-about-theatre_5 = Building a Nō theatre removes 1 unrest marker from its province.
event-about-theatre_7 = Building a Nō theatre removes 1 unrest marker from its province.
event-about-farmers_3 = An attacked neutral province is defended by 2 farmers instead of 1.
event-about-castle_2 = When a province with a castle is attacked, 1 more army from the defender’s supply joins in.
event-about-castle_6 = When a province with a castle is attacked, 1 more army from the defender’s supply joins in.
event-about-temple_3 = Provinces with a temple may not be attacked.
event-about-temple_4 = Provinces with a temple may not be attacked.
event-about-tax_most_0 = Taxes yield at most 5 chests.
event-about-tax_least_2 = Taxes yield at least 6 chests.
event-about-rice_least_3 = A rice action yields at least 4 rice.
event-about-rice_most_4 = A rice action yields at most 3 rice.
event-about-recruit_1 = The actions for 5 and 3 armies place only 3 and 2, at the same price.

## Options
option-side = Side of the board
option-start = Start
option-tower = Tower
option-may_decline_move = Battle/move may be declined
side-sun = Sun
side-moon = Moon
start-draft = Draft
start-prescribed = Prescribed
tower-baffles = Two baffles
tower-flat = Flat chances
may_decline_move-false = no
may_decline_move-true = yes
option-about-side = The two sides put the same provinces together into different regions. The Moon side’s borders and sea routes were not seen in print and are assumed to be those of the Sun side.
option-about-start = Draft: the provinces are chosen card by card. Prescribed: the rulebook’s start for beginners, dealt at random; for the Sun side only.
option-about-tower = Two baffles: a cube may rest on either, and later cubes may knock it loose. Flat: a thrown cube comes out with a chance of 2 in 3, a resting one with 1 in 3. Both are our reconstructions of the cardboard tower.
option-about-may_decline_move = By the rules, whoever can carry out a battle or move must. With “yes” one may stay instead.

## Phases
phase-draft = Choosing provinces
phase-plan = Planning
phase-place = Order of play
phase-actions = Actions
phase-winter = Winter
phase-over = Game over

## Whom the game waits for
decision-draft = { $name } is choosing a province
decision-group = { $name } is choosing an army group
decision-plan = { $name } is planning
decision-place = { $name } is choosing a place in the order of play
decision-march = { $name } is deciding on a march
decision-move = { $name } is deciding on a move
decision-revolt = { $name } is choosing the next revolt

## What to do now
prompt-draft = Take one of the open province cards, or the unseen top card of the stack.
prompt-group = Choose the army group that goes to { $province }.
prompt-plan =
    { $left ->
        [one] Choose a card for “{ $space }”; it is the last empty space.
       *[other] Choose a card for “{ $space }”; { $left } spaces are still empty.
    }
prompt-plan-ready = Every space is served: say that you are ready, or change your plan.
prompt-place = Choose a free place; its special card is yours for this round.
prompt-march = { $action }: choose where the armies of { $province } march.
prompt-march-armies = How many armies march from { $from } to { $to }?
prompt-move = You may move armies from { $province } to one adjacent province of yours, or leave them there.
prompt-revolt =
    { $farmers ->
        [one] Choose the province whose revolt is fought next; 1 more farmer joins it.
       *[other] Choose the province whose revolt is fought next; { $farmers } more farmers join it.
    }

## Choices
move-take = Take { $province }
    .group = Open cards
    .short = { $province }
move-take_top = Take the unseen top card
move-renew = Put both open cards under the stack and turn up two new ones
move-group =
    { $armies ->
        [one] Put in the group of 1 army
       *[other] Put in the group of { $armies } armies
    }
    .group = Army group
    .short = { $armies }
move-plan = { $space }: { $card }
    .group = { $space }
    .short = { $card }
move-take_off = Take the card off “{ $space }”
    .group = Take off
    .short = { $space }
move-ready = Ready
move-not_ready = Not ready after all
move-place = Take place { $place } with the special card “{ $special }”
    .group = Places
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
move-stay = Stay
move-revolt = Fight the revolt in { $province }
    .group = Revolts
    .short = { $province }

## What happened
event-column = { $name } starts with the provinces of column { $column }.
event-draft_opened = Turned up: { $provinces }.
event-took =
    { $from ->
        [open] { $name } takes { $province }.
       *[stack] { $name } takes the top card of the stack: { $province }.
    }
event-renewed = { $name } puts { $provinces } under the stack.
event-settled =
    { $armies ->
        [one] { $name } settles { $province } with 1 army.
       *[other] { $name } settles { $province } with { $armies } armies.
    }
event-tower_filled = The tower is filled with { $thrown }. What falls out returns to supply: { $out }.
event-events_opened = Events of year { $year }, with their winter loss: { $events }.
event-season =
    { $season ->
        [spring] Year { $year }, spring.
        [summer] Year { $year }, summer.
       *[autumn] Year { $year }, autumn.
    } The first five actions: { $actions }. Special cards on places 1 to 5: { $specials }.
event-ready = { $name } is ready.
event-not_ready = { $name } is not ready after all.
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
        [one] { $name } bids: { $card }, and pays 1 chest.
       *[other] { $name } bids: { $card }, and pays { $paid } chests.
    }
event-bid_order =
    { $tied_count ->
        [0] Places are chosen in this order: { $seats_names }.
       *[other] Places are chosen in this order: { $seats_names }. Equal bids were put in order at random: { $tied_names }.
    }
event-place_taken = { $name } takes place { $place } with the special card “{ $special }”.
event-action = Action { $number }: { $action }.
event-action_opened = Action card { $number } is turned up: { $action }.
event-shown = { $name } shows for “{ $action }”: { $card }.
event-void =
    { $why ->
        [money] { $name } cannot pay for “{ $action }” in { $province }: nothing is done.
        [armies] { $name } has too few armies in { $province } for “{ $action }”: nothing is done.
        [supply] { $name } has too few armies in supply for “{ $action }” in { $province }: nothing is done.
        [site] { $name } finds no free site for “{ $action }” in { $province }: nothing is done.
        [kind] { $name } has such a building in { $province } already; “{ $action }” comes to nothing.
        [stock] { $name } cannot carry out “{ $action }” in { $province }: no such building is left in stock.
       *[target] { $name } finds no province to march to from { $province }: “{ $action }” comes to nothing.
    }
event-built =
    { $building ->
        [castle] { $name } builds a castle in { $province } for 3 chests.
        [temple] { $name } builds a temple in { $province } for 2 chests.
       *[theatre] { $name } builds a Nō theatre in { $province } for 1 chest.
    }
event-collected =
    { $goods ->
        [rice] { $name } gathers { $amount } rice in { $province } (now { $total }).
       *[chests] { $amount ->
            [one] { $name } collects 1 chest of taxes in { $province } (now { $total }).
           *[other] { $name } collects { $amount } chests of taxes in { $province } (now { $total }).
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
event-stayed = { $name } leaves the armies in { $province }.
event-attacked =
    { $armies ->
        [one] { $name } marches with 1 army from { $from }
       *[other] { $name } marches with { $armies } armies from { $from }
    } { $defender ->
        [no] against neutral { $to }.
       *[other] against { $to }, held by { $defender_name }.
    }
event-rose =
    The farmers of { $province } revolt against { $name }: { $markers ->
        [0] no unrest markers
        [one] 1 unrest marker
       *[other] { $markers } unrest markers
    }{ $extra ->
        [0] .
        [one] , 1 farmer more for want of rice.
       *[other] , { $extra } farmers more for want of rice.
    }
event-thrown =
    Into the tower go { $armies }{ $bonus_count ->
        [0] {""}
       *[other] , as a bonus { $bonus }
    }{ $tray_count ->
        [0] .
       *[other] , and from the tray { $tray }.
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
           *[no] { $name } { $attackers }, { $defender_name } { $defenders }; the farmers stand by.
        }
    } { $winner ->
        [no] { $defender ->
            [no] The province stays neutral.
           *[other] Nobody holds the province any more.
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
        [no] { $name } puts the card of { $province } back to the stock
       *[other] { $name } hands the card of { $province } to { $to_name }
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
        [0] { $province } is neutral and bare.
       *[other] { $province } is neutral and bare; destroyed: { $buildings }.
    }
event-round_ended =
    { $season ->
        [spring] Spring of year { $year } is over: the cards return to hand.
        [summer] Summer of year { $year } is over: the cards return to hand.
       *[autumn] Autumn of year { $year } is over: the cards return to hand.
    }
event-winter =
    { $loss ->
        [0] Winter of year { $year }: nobody loses rice.
       *[other] Winter of year { $year }: everybody loses { $loss } rice.
    }
event-supplied =
    { $missing ->
        [0] { $provinces ->
            [0] { $name } has { $rice } rice and no province to feed.
            [one] { $name } has { $rice } rice and feeds the one province.
           *[other] { $name } has { $rice } rice and feeds all { $provinces } provinces.
        }
       *[other] { $provinces ->
            [one] { $name } has { $rice } rice for 1 province
           *[other] { $name } has { $rice } rice for { $provinces } provinces
        }, { $missing } short: { $revolts ->
            [one] 1 revolt with
           *[other] { $revolts } revolts, each with
        } { $farmers ->
            [one] 1 farmer more.
           *[other] { $farmers } farmers more.
        }
    }
event-revolts_drawn = Drawn for revolts against { $name }: { $provinces }.
event-majority =
    { $building ->
        [castle] Most castles in the region { $region }
        [temple] Most temples in the region { $region }
       *[theatre] Most Nō theatres in the region { $region }
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
event-year_ended = Year { $year } is over: all unrest markers are removed, and nobody keeps any rice.
event-ranked =
    { $winners_count ->
        [one] { $name } wins and becomes shōgun.
       *[other] { $winners_names } share the victory.
    }

## Why a move is refused
refusal-not-open = The card of { $province } is not one of the open ones.
refusal-stack-empty = There is no card left in the stack.
refusal-card-kept = You have taken { $province }: choose the army group that goes there.
refusal-take-first = Take a province card first.
refusal-group-gone = You have no army group of { $armies } left.
refusal-renew-refused = The open cards can be renewed only when both are those you chose from at your last pick, and only once at each pick.
refusal-province-out = { $province } is not part of a game with three players.
refusal-card-not-yours = You do not have this card: { $card }.
refusal-card-there = “{ $space }” has this card already: { $card }.
refusal-bid-too-dear =
    { $chests ->
        [one] You cannot bid this, for you have only 1 chest: { $card }.
       *[other] You cannot bid this, for you have only { $chests } chests: { $card }.
    }
refusal-cards-reach = Spaces may stay empty only where your cards do not reach.
refusal-space-empty = There is no card on “{ $space }”.
refusal-plan-unfinished =
    { $count ->
        [one] One space is still empty.
       *[other] { $count } spaces are still empty.
    }
refusal-not-ready-yet = You have not said that you are ready.
refusal-place-taken = Place { $place } is taken.
refusal-march-elsewhere = The armies stand in { $province } already: choose a province next to it.
refusal-not-adjacent = { $province } is not adjacent to { $from }.
refusal-target-chosen = { $province } is already the target.
refusal-own-only = { $province } is not yours: this action allows no battle.
refusal-temple-protects = { $province } has a temple and may not be attacked this round.
refusal-target-first = Choose first where to march.
refusal-leave-one =
    { $armies ->
        [one] Only 1 army is in { $province }, and one must stay behind.
       *[other] There are { $armies } armies in { $province }, and one must stay behind.
    }
refusal-must-march = You can carry out this action, so you must.
refusal-no-revolt-there = There is no revolt to fight in { $province }.
refusal-prescribed-sun-only = The prescribed start is for the Sun side only.
refusal-wrong-time =
    { $decision ->
        [draft] That is not possible now: choose a province card.
        [group] That is not possible now: choose an army group.
        [plan] That is not possible now: you are planning.
        [place] That is not possible now: choose a place in the order of play.
        [march] That is not possible now: decide on your march.
        [move] That is not possible now: move armies or leave them.
        [revolt] That is not possible now: choose the next revolt.
       *[other] That is not possible at this point.
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
score-tie = Equal points: more chests decide.
score-shared = Equal points and chests: the victory is shared.

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
board-order = Order of play
board-place = Place
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
board-out = not in the game
board-ready = ready
board-planning = is planning
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
        [0] no site free
        [one] 1 site free
       *[other] { $count } sites free
    }
board-neighbours = Adjacent
board-sea = By sea
board-sea-assumed = Borders and sea routes of the Moon side are assumed to be those of the Sun side.
board-neutral-defended =
    { $count ->
        [one] Neutral: 1 farmer defends it.
       *[other] Neutral: { $count } farmers defend it.
    }
board-farmers-help = No unrest: farmers in the tray help the defender.
board-farmers-stand-by = Unrest: farmers do not help the defender.
board-would-revolt =
    { $count ->
        [one] Collecting here brings a revolt with 1 farmer.
       *[other] Collecting here brings a revolt with { $count } farmers.
    }
board-temple-protected = May not be attacked this round.
board-can-be-attacked = can be attacked
board-can-be-entered = armies can move here
board-can-be-taken = can be taken
board-revolt-next = its revolt can be fought next
board-card-in-hand = its card is in hand
board-planned = planned: { $action }
board-target = target of the march
board-standing = How everybody stands
board-short = { $count } short
board-rice-certain =
    { $missing ->
        [0] { $rice } rice for { $provinces } provinces: enough, if winter takes no more than { $loss }
        [one] { $rice } rice for { $provinces } provinces, and winter takes at least { $loss }: 1 province goes hungry
       *[other] { $rice } rice for { $provinces } provinces, and winter takes at least { $loss }: { $missing } provinces go hungry
    }
board-loss-range =
    { $known ->
        [yes] Winter takes { $least } rice from everybody.
       *[no] Winter takes at least { $least } and at most { $most } rice from everybody; this is with { $least }.
    }
board-winter-now = If winter came now
board-winter-supply = Supply
board-all-fed = Everybody is fed.
board-some-hungry =
    { $count ->
        [one] In 1 province farmers will rise.
       *[other] In { $count } provinces farmers will rise.
    }
board-legend = Regions

## The board: seasons, events, actions, order
board-event = Event of the round
board-events-open = Events still to come
board-events-gone = Events gone
board-loss =
    { $loss ->
        [0] winter: no rice lost
       *[other] winter: −{ $loss } rice
    }
board-last-is-winter = The one that is left brings the winter.
board-action-number = Action { $number } of 10
board-if-winter = Points more if winter came now, its revolts left aside
board-layers = What the map shows
board-layer-values = Values
board-layer-buildings = Buildings
board-layer-regions = Regions
board-action-hidden = face down; after each action the next one is turned up
board-action-done = done
board-action-now = now
board-special-free = free
board-special-unused = without effect this round
board-bidding-order = Order of choosing
board-bids = Bids
board-bids-tied = Equal bids: the order of { $names } was drawn
board-chooses-now = chooses now
board-place-number = Place { $place }
board-shown-cards = Cards shown
board-not-shown = not shown yet
board-event-none = The event is drawn after planning

## The board: draft
board-draft = Open province cards
board-draft-stack =
    { $count ->
        [0] no cards in the stack
        [one] 1 card in the stack
       *[other] { $count } cards in the stack
    }
board-draft-under = Known to lie at the bottom
board-groups = Army groups
board-groups-left = still to settle: { $groups }

## The board: planning
board-plan-own = Your plan
board-plan-hint = Tap a card, then a space. A province card: the action happens there. A chest card: it does not.
board-plan-bid-hint = A chest card costs its chests; a province card costs nothing, but acts not at all this round.
board-plan-empty = empty
board-plan-skipped = will not be done
board-plan-left-empty = stays empty
board-plan-nothing-left =
    { $count ->
        [one] Your cards do not reach: 1 space may stay empty.
       *[other] Your cards do not reach: { $count } spaces may stay empty.
    }
board-plan-price = costs { $price }
board-plan-too-dear = more than you have now
board-plan-waits-for = Waiting for { $names }
board-plan-shown = shown
board-lost = lost
board-plan-laid = { $count } of { $of } spaces served
board-plan-tax =
    { $count ->
        [one] Taxes bring 1 chest as printed
       *[other] Taxes bring { $count } chests as printed
    }
board-plan-rice = The harvest brings { $count } rice as printed
board-plan-costs-of =
    { $chests ->
        [one] The plan costs { $cost } of your 1 chest
       *[other] The plan costs { $cost } of your { $chests } chests
    }
board-plan-picked = Picked up: { $card }. Now choose a space.
board-plan-space-picked = Now choose a card for “{ $space }”.
board-plan-back = Back to the hand
board-plan-fill = Fill the rest
board-plan-again = As last season
board-plan-put-down = Put down
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
board-march-targets = Where the armies can march
board-march-does-move =
    { $armies ->
        [one] 1 army moves from { $from } to { $to }.
       *[other] { $armies } armies move from { $from } to { $to }.
    }
board-march-does-attack =
    { $armies ->
        [one] 1 army attacks { $to } from { $from }: all go into the tower.
       *[other] { $armies } armies attack { $to } from { $from }: all go into the tower.
    }
board-march-defended =
    { $armies ->
        [one] { $name } defends it with 1 army.
       *[other] { $name } defends it with { $armies } armies.
    }
board-close = Close

## The board: tower and battle
board-tower-how = Everybody knows how many cubes of each colour are in the tower; nobody knows where in it they lie.
board-battle = Battle for { $province }
board-revolt = Revolt in { $province }
board-thrown-in = Thrown in
board-came-out = In the tray
board-bonus = Bonus
board-from-tray = From the tray
board-wins =
    { $count ->
        [one] { $name } wins with 1 army
       *[other] { $name } wins with { $count } armies
    }
board-draw = Nobody wins: the province is neutral and bare
board-attack-failed = The attack fails: the province stays neutral
board-revolt-won =
    { $count ->
        [one] put down, 1 army left
       *[other] put down, { $count } armies left
    }
board-revolt-lost = lost: the province is neutral and bare
board-against = against
board-farmers-defend = Nobody rules here: the farmers defend the province.
board-farmers-revolt = In a revolt all farmers in the tray stand against the armies.
board-tower-filled = The tower is filled before the game

## The board: winter
board-winter = Winter
board-winter-missing = Missing
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
       *[other] Winter: everybody loses { $loss } rice
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
    } and the tray
board-score-how = 1 point for each province and each building; in each region { $castle } for most castles, { $temple } for most temples, { $theatre } for most Nō theatres; tied: 1 less each.
board-score-regions = Majorities by region

## What a hint speaks of
feature-points = points scored
feature-provinces = provinces
feature-buildings = buildings
feature-majorities = majorities as they stand
feature-prospects = majorities in prospect
feature-chests = chests
feature-shortage = losses for want of rice
feature-armies = armies on the board
feature-tower = own armies in the tower
feature-unrest = unrest
feature-exposed = threatened provinces and buildings
feature-sites = free building sites
feature-income = taxes to be had
feature-rice = rice to be had
feature-neutral = neutral provinces within reach
feature-prey = weaker neighbours
feature-borders = borders with others
feature-together = provinces side by side
feature-rivals = others in the same regions
feature-stake = buildings on borders
feature-safe = provinces and buildings away from others
feature-stack = the most armies in one province
feature-hoard = a great many chests

## Kinds of chance
chance-provinces = Province cards
chance-tower = The tower
chance-events = Events
chance-actions = Order of the actions, special cards
chance-order = Lots among equal bids
chance-revolts = Provinces drawn for revolts

## Headings of the rules
rule-title-H1 = Side and provinces
rule-title-H2 = The first provinces
rule-title-H3 = Filling the tower
rule-title-H4 = Events, and what is open
rule-title-H5 = Action cards and special cards
rule-title-H6 = Planning
rule-title-H7 = The event of the round
rule-title-H8 = Bids and order of play
rule-title-H9 = Carrying out the actions
rule-title-H10 = What can be done must be done
rule-title-H11 = A province is lost
rule-title-H12 = Events before special cards
rule-title-H13 = Adjacent provinces
rule-title-H14 = Unrest
rule-title-H15 = Throwing into the tower
rule-title-H16 = Neutral provinces
rule-title-H17 = Counting a battle
rule-title-H18 = The outcome of a battle
rule-title-H19 = Revolts
rule-title-H20 = The temple event
rule-title-H21 = How the tower works
rule-title-H22 = Winter: rice and revolts
rule-title-H23 = Winter: scoring
rule-title-H24 = The second year and the end
rule-title-H25 = Without provinces, and limits

## The rules
rule-H1 = Choose the Sun side or the Moon side of the board; they join the same provinces to different regions. With three players, the eight provinces marked on that side are out of the game: they have no card, nobody may enter them, and no route leads through them.
rule-H2 = Shuffle the province cards and turn up two. In turn, beginning with a player drawn at random (our ruling; the rulebook says the oldest), take one of the open cards or the unseen top card, which you must keep (our ruling), and put one of your army groups into that province. The groups are 5, 4, 4, 3, 3, 2, 2, 2, 2 with three players; with four there is one 2 fewer, with five two fewer. An open card that is taken is replaced at once. If both open cards are those you chose from at your last pick, you may first put both under the stack and turn up two new ones, once at each pick (our ruling). It ends when all groups are placed. Instead, an option gives the prescribed start of the rulebook, on the Sun side only: its columns are dealt to the players at random (our ruling).
rule-H3 = Before the first year, 7 armies of each player and 10 farmers are thrown into the tower together. What comes out returns to supply, and the tray is empty. From then on tower and tray are never emptied: they last the whole game.
rule-H4 = Shuffle the twelve event cards and turn up four for the year. Armies, chests and buildings are always open to all. You begin with 18 chests with three players, 15 with four, 12 with five.
rule-H5 = Spring, summer and autumn all go the same way (H5 to H14). Shuffle the ten action cards: five lie open as actions 1 to 5, five face down as 6 to 10. Shuffle the five special cards and lay them open on places 1 to 5.
rule-H6 = All plan at once and in secret: one card on each of the ten actions and one on the bid, each card only once. Your province card on an action means: do it there; a chest card means: do not, and its number is of no account. As far as your cards reach, every space is filled; where they do not, you choose what stays empty, the bid included (our ruling), and an empty action counts as a chest card. You may not bid a chest card above your money (our ruling). You may plan what you cannot pay or carry out. That you are ready is known to all, and nothing else of your plan; while somebody still plans you may change your mind.
rule-H7 = Shuffle the open event cards and draw one. It holds for everybody this round and leaves the game when the round is over; the card left for the winter leaves after it. For the second year the next four of the remaining eight are turned up, without shuffling again.
rule-H8 = Bids are shown and paid. First come 4, 3, 2 and 1 chests in this order, then province cards, which cost nothing, then chest card 0, then those without a card. Equal bids (all province cards are equal, and so are all missing cards) are put in order at random, and this order is shown before anyone of them chooses. In that order each takes a free place from 1 to 5 with its special card. Special cards that nobody takes have no effect this round; all go back at its end. Play goes by place, empty places are skipped. A province used as a bid does nothing this round, and now everybody knows it.
rule-H9 = The actions are carried out in the order of the cards, each by all players in order of play before the next. When all have carried one out, its card is put aside and the next hidden action card is turned up: card 6 after action 1, card 10 after action 5. So six cards are known during action 2, and all ten from action 6 on. You show a planned card only when your turn for it comes, and then openly, chest cards and failing actions too. Cards stay on the board until action 10 is over, then they return to hand.
rule-H10 = Whoever can carry out an action must; an option allows declining a battle or move. If you cannot do all of it, for lack of money, armies, a site or a target, you do nothing and pay nothing. Castle, temple and Nō theatre: pay 3, 2 or 1 and put up the building on a free site, no kind twice in a province. Rice, taxes: gain what the province yields (H14). 5 or 3 armies: pay 3 or 2 and place them. 1 army + move: pay 1, place 1; then you may move any number to one adjacent province of your own, leaving at least 1. Battle/move A and B: move 1 or more armies to one adjacent province, leaving at least 1; into your own it is a move, into any other a battle.
rule-H11 = If you lose a province, its card goes at once, from wherever it lies and for all to see, to the conqueror’s hand, who cannot use it this round (our ruling), or to the stock if the province becomes neutral. An action still planned there is void, even if you win the province back (our ruling).
rule-H12 = Events apply before special cards: first the limit on taxes or rice, then the extra 1. With 7 chests, a limit of 5 and the card, you get 6. The 6-armies card concerns the 5-armies action alone and makes it 6, under the recruiting event too; prices stay the same. To act, your supply must hold the number before the card (5, or 3 under the event); the rest comes as far as the supply reaches (our ruling).
rule-H13 = Provinces are adjacent if they share a border or a sea route joins them. Any number of armies may stand in a province.
rule-H14 = If you collect rice or taxes where at least one unrest marker lies already, the farmers revolt (H19). You keep what you collected whatever happens (our ruling). If there was no revolt, or you have beaten it, one more unrest marker is laid there.
rule-H15 = Thrown in together are the attackers, all defenders, bonus armies, the farmers of a neutral province or a revolt (none between players), and everything that lies in the tray. Bonus armies come from supply by themselves, as far as there are any: the attack card in every battle with A or B, against neutral provinces too; the defence card against enemies with A or B; the castle event’s additional defender in the same way, but not in revolts (our ruling).
rule-H16 = A neutral province is defended by 1 farmer, by 2 under the event. There are never more farmers than the supply holds.
rule-H17 = After a battle with A or B, count in the tray all cubes of the attacker and of the defender, and the farmers, however they got there. Farmers help the defender only if the province has no unrest marker; otherwise they are bystanders and stay in the tray. Other colours stay in the tray as well.
rule-H18 = If the attacker has more than defender and helping farmers together, the attacker wins, puts the difference into the province and takes its card; buildings and unrest stay (our ruling). If the defending side has more, and with at least one army of the defender’s, the defender keeps the difference, but no more than there are armies: farmers are lost first. A tie, nothing on either side, or a win of farmers alone: everything of both sides goes to supply, buildings and unrest are removed, the province is neutral and its card goes to the stock. The beaten side’s cubes, as many of the winner’s, and farmers left over return to supply.
rule-H19 = In a revolt, all armies of the province, as many farmers from supply as there are unrest markers (in winter more by the table), and the whole tray are thrown. Then all your cubes in the tray stand against all farmers in it, whatever the unrest. If you have more, the difference returns to the province, and farmers and lost armies go to supply. Otherwise the province is neutral and bare as in H18, and the cubes of both sides go to supply. Other colours stay in the tray. Farmers are never put into a province. A winter revolt adds no unrest marker.
rule-H20 = The temple event forbids attacks on provinces with a temple; moves into your own are allowed. If no allowed target is left, the action is void.
rule-H21 = The tower is reconstructed. It has two baffles. Each catches an arriving cube with a chance of about 18 %, so that a thrown cube comes out in 2 of 3 cases; and every cube that arrives, even one that is then caught, may knock loose, with a chance of 5 %, each of those that rested there before. A cube knocked loose is not caught again by the same baffle. The tower does not tell colours apart, and no cube is lost. What lies in the tray is open to all, and so is how many cubes of each colour are in the tower; on which baffle they lie is hidden. An option replaces this by flat chances: 2 in 3 for thrown cubes, 1 in 3 for resting ones.
rule-H22 = In winter the fourth event card tells how much rice everybody loses, down to 0 at most (our ruling). Each of your provinces needs 1 rice. Unsupplied provinces bring revolts, each with more farmers: 1 missing: 1 revolt with 1 more; 2: 1 with 2; 3 or 4: 2 with 2; 5 or 6: 2 with 3; 7 or more: 3 with 3. All shortages are settled before the first revolt. In the order of play of autumn, each player’s provinces are drawn openly at random; then the player chooses the next one to fight, one at a time (our ruling). Events and special cards do not apply.
rule-H23 = After the revolts each player scores 1 point for each province and 1 for each building, and in each region 3 for the most castles, 2 for the most temples and 1 for the most Nō theatres. Tied players get 1 less each; where nothing is built, nobody scores (our ruling). The points of both winters add up.
rule-H24 = After the first winter all unrest markers are removed, all rice goes back to 0, four new events are turned up, and four more rounds are played. After the second winter the game is over, and the most points win. In a tie more chests decide; if these are equal too, the victory is shared (our ruling).
rule-H25 = A player without provinces stays in the game and plays on with chest cards (our ruling). The 62 armies of each player and the buildings are hard limits; chests and unrest markers are not limited (our ruling).
rules-components =
    The board shows central Japan: 45 provinces in five regions of nine. Each province yields 3 to 7 chests and 2 to 5 rice and has 1 to 3 building sites.
    A province card for each province, and five chest cards (0 to 4) for each player.
    12 event cards, each with an event and the rice lost if it is left for the winter.
    Twice each: building a Nō theatre removes an unrest marker (5 and 7), castles defend with 1 more (2 and 6), temples may not be attacked (3 and 4).
    Once each: neutral provinces have 2 farmers (3), taxes at most 5 (0), taxes at least 6 (2), rice at least 4 (3), rice at most 3 (4), 5 and 3 armies become 3 and 2 (1).
    5 special cards: +1 chest, +1 rice, 6 armies, +1 army attacking, +1 army defending. 10 action cards.
    62 armies for each player, 20 farmers; 28 castles, 26 temples, 26 Nō theatres; chests and unrest markers as needed.
    The tower with its tray.

## A box: what the owner of the printed game can enter
box-group-sea = Sea routes of the Moon side
box-group-opened = Further borders of the Moon side
box-group-closed = Borders that the Moon side does not have
box-group-out = Left out with three players
box-group-region = Regions of the Moon side
box-sea = Sea routes
box-opened = Borders beside those of the Sun side
box-closed = Borders of the Sun side that are closed
box-out = Provinces left out
refusal-box-no-border = Only a border of the Sun side can be closed.
refusal-box-known-border = That border is there already.
refusal-box-alone = { $province } has no neighbour.
refusal-box-empty-region = No province lies in { $region }; with three players, too, every region needs one.
refusal-box-region-size = Every region has { $least } provinces; { $region } has { $total }.
