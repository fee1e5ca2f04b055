## The game
game-name = Tenjo
game-tagline = Daimyō, castles, hidden armies, five elements and hostages: four houses, and nobody you can trust.
game-facts = about 3 hours · very demanding
game-about = You lead a house in the Warring States period, with two castles, 100,000 samurai, a little koku, a family and a hand of secret cards. Month by month you march under your daimyō, take resource points, attack or bargain, play the elements Fire, Wind, Water, Earth and Void, and hand over your own wife or children as hostages to win an ally. If nobody can rival you, you may declare yourself shōgun; otherwise the player with the most military points wins after the agreed number of years.
game-provenance = Tenjo is a game by Scott Tepper, published by Why Spire? Games; all text here is our own. The rules follow a German summary, with a few points from public reviews. We did not have the original board and cards: the thirteen provinces, the eight entry points and the kinds of points are known, but the map itself, the names, the castle cards with their defence and koku, the number and values of element and ring cards, all fate cards, and most of what a castle can produce instead of koku are our reconstruction. Where the rules say nothing, we have made a decision and marked it “our ruling”.

## Houses and seats
house-asai = Asai
house-saito = Saitō
house-rokkaku = Rokkaku
house-miyoshi = Miyoshi
seat-0 = { house-asai }
seat-1 = { house-saito }
seat-2 = { house-rokkaku }
seat-3 = { house-miyoshi }
direction-N = north
direction-E = east
direction-S = south
direction-W = west

## Provinces
province-echizen = Echizen
province-mino = Mino
province-owari = Owari
province-ise = Ise
province-kii = Kii
province-izumi = Izumi
province-harima = Harima
province-tango = Tango
province-omi = Ōmi
province-yamato = Yamato
province-settsu = Settsu
province-tanba = Tanba
province-yamashiro = Yamashiro

## Points, long and short
point-waypoint = waypoint { $province } { $number }
point-border = border { $province }–{ $other_province }
point-resource =
    resource point { $province }{ $which ->
        [no] {""}
        [a] {""} A
        [b] {""} B
        [n] {""} North
        [e] {""} East
        [s] {""} South
       *[w] {""} West
    }
point-entry = entry point { $province }
point-echizen_castle_a = Ichijōdani
point-echizen_castle_b = Kitanoshō
point-harima_castle_a = Himeji
point-harima_castle_b = Miki
point-ise_castle_a = Ōkawachi
point-izumi_castle_a = Kishiwada
point-kii_castle_a = Ōta
point-kii_castle_b = Shingū
point-mino_castle_a = Inabayama
point-owari_castle_a = Kiyosu
point-owari_castle_b = Iwakura
point-tango_castle_a = Miyazu
spot-waypoint = { $province } { $number }
spot-border = { $province }–{ $other_province }
spot-resource =
    { $province } resource{ $which ->
        [no] {""}
        [a] {""} A
        [b] {""} B
        [n] {""} N
        [e] {""} E
        [s] {""} S
       *[w] {""} W
    }
spot-entry = { $province } entry
kind-waypoint = waypoint
kind-border = border point
kind-resource = resource point
kind-castle = castle site
kind-entry = entry point
kind-about-waypoint = Samurai march from point to point along the lines; each line costs 1 action point.
kind-about-border = Lies in both provinces. The player who holds it decides whether daimyō and shadow warriors may pass. Hold all of a province’s border points alone to earn 20,000 koku a year.
kind-about-resource = While your samurai hold it, it brings 1,000 koku or samurai a month; each additional one brings 2,000.
kind-about-castle =
    { $built ->
        [yes] A castle stores koku, houses family members and protects the player who holds it.
       *[no] A castle can stand here. It stores koku, houses family members and protects the player who holds it.
    }
kind-about-entry = New samurai arrive here, no matter who else is here. Samurai on an entry point can’t be attacked, but they can attack.

## Families
family-wife = { $seat_name }’s wife
family-son = { $seat_name }’s son
family-daughter = { $seat_name }’s daughter

## Elements and rings
element-fire = Fire
element-wind = Wind
element-water = Water
element-earth = Earth
element-void = Void
element-about-fire = Kill any one daimyō or any one family member. The target may answer with Fire or Void.
element-about-wind = For each ring point, carry a stack three steps, or carry a daimyō, shadow warrior, family card or 25,000 koku across one border. Rings count up to 9. Cannot be answered.
element-about-water = A stack led by a daimyō leaps over as many enemy-held points in a row as your ring total; or this turn’s province move may pass one enemy-held border point. The players leapt over may answer with Water or Void.
element-about-earth = Destroy all samurai on one point within reach, or a castle within reach and everything in it. Your samurai nearby need a daimyō. The target may answer with Earth or Void.
element-about-void = Cancel an element card aimed at you (except Wind), or an attack on you; nobody can then attack you for the rest of the month. Void can be answered with Void.
card-ring_1 = Ring 1
card-ring_2 = Ring 2
card-ring_3 = Ring 3
card-ring_4 = Ring 4
card-ring_5 = Ring 5

## Castle cards
card-CC01 = Shirasagi-jō
card-CC02 = Karasu-jō
card-CC03 = Tsuru-ga-jō
card-CC04 = Kinshachi-jō
card-CC05 = Kin-jō
card-CC06 = Ryū-jō
card-CC07 = Hakutei-jō
card-CC08 = Ri-jō
card-CC09 = Chidori-jō
card-CC10 = Ginnan-jō
card-CC11 = Kasumi-ga-jō
card-CC12 = Kame-jō
card-CC13 = U-jō
card-CC14 = Konki-jō
card-CC15 = Gagyū-jō
card-CC16 = Maizuru-jō
castle-about-CC01 = White heron: defence 4, 15,000 koku a year
castle-about-CC02 = Crow: defence 5, 12,000 koku a year
castle-about-CC03 = Crane: defence 3, 18,000 koku a year
castle-about-CC04 = Golden fish: defence 6, 10,000 koku a year
castle-about-CC05 = Brocade: defence 6, 10,000 koku a year
castle-about-CC06 = Dragon: defence 5, 12,000 koku a year
castle-about-CC07 = White emperor: defence 3, 18,000 koku a year
castle-about-CC08 = Carp: defence 2, 20,000 koku a year
castle-about-CC09 = Plover: defence 3, 18,000 koku a year
castle-about-CC10 = Ginkgo: defence 4, 15,000 koku a year
castle-about-CC11 = Mist: defence 2, 20,000 koku a year
castle-about-CC12 = Tortoise: defence 5, 12,000 koku a year
castle-about-CC13 = Raven: defence 4, 15,000 koku a year
castle-about-CC14 = Golden turtle: defence 4, 15,000 koku a year
castle-about-CC15 = Reclining ox: defence 2, 20,000 koku a year
castle-about-CC16 = Dancing crane: defence 3, 18,000 koku a year
castle-figures = defence { $defence }, { $koku } koku a year

## Fate cards
fate-F01 = Tribute
fate-F02 = Debt of honour
fate-F03 = Defectors
fate-F04 = Broken oath
fate-F05 = Stolen scroll
fate-F06 = Careless messenger
fate-F07 = Stolen rings
fate-F08 = Rings in pawn
fate-F09 = Spy in the castle
fate-F10 = Traitor at court
fate-F11 = Scouts
fate-F12 = Watchfires
fate-F13 = Rich harvest
fate-F14 = Drought
fate-F15 = Plague
fate-F16 = Typhoon
fate-F17 = Oath of peace
fate-F18 = Marriage alliance
fate-F19 = Master of the Way
fate-F20 = Heaven’s favour
fate-about-F01 = The other player pays the drawer 2,000 koku per point of magnitude.
fate-about-F02 = The drawer pays the other player 2,000 koku per point of magnitude.
fate-about-F03 = 1,000 of the other player’s samurai per point of magnitude, chosen by that player, change sides and enter for the drawer.
fate-about-F04 = 1,000 of the drawer’s samurai per point of magnitude change sides and enter for the other player.
fate-about-F05 = The drawer takes a random element card from the other player.
fate-about-F06 = The other player takes a random element card from the drawer.
fate-about-F07 = The drawer takes random ring cards from the other player: half the magnitude, rounded up.
fate-about-F08 = The other player takes random ring cards from the drawer: half the magnitude, rounded up.
fate-about-F09 = The other player shows all their element and ring cards to the drawer only.
fate-about-F10 = The drawer shows all their element and ring cards to the other player only.
fate-about-F11 = The drawer secretly looks at the other player’s stacks, as many as the magnitude.
fate-about-F12 = The other player secretly looks at the drawer’s stacks, as many as the magnitude.
fate-about-F13 = Per point of magnitude, the drawer gains 2,000 koku and the other player 1,000.
fate-about-F14 = Both lose 1,000 koku per point of magnitude.
fate-about-F15 = Both lose 1,000 samurai of their choice per point of magnitude.
fate-about-F16 = The other player loses 1,000 samurai per point of magnitude; the drawer loses half as many, rounded up to the next thousand.
fate-about-F17 = The two players cannot attack each other in the first month of next year.
fate-about-F18 = If both agree, they exchange one family card each and become each other’s allies.
fate-about-F19 = The drawer draws an element card, the other player a ring card.
fate-about-F20 = The drawer draws two ring cards, the other player an element card.

## What a castle brings
component-koku = the castle’s koku
component-samurai = 25,000 samurai
component-shadow = a shadow warrior
component-daimyo = a daimyō
component-elements = 2 element cards
component-rings = 4 ring cards
component-family = a dead family member returns

## Options
option-years = Years
option-castle_sites = Castle sites
option-resource_mode = Resource points
option-ring_contest = Answers must match the ring total
option-void_shield = Void protects against
option-province_move_any_time = Province move any time
option-entry_supports_daimyo = Entry points support daimyō
option-shadow_isolation = Shadow warriors can be isolated
option-empty_seat_fate = If fate names an empty seat
option-build_castle = Castle building
option-build_house_rate = Faster building
years-1 = 1
years-2 = 2
years-3 = 3
years-4 = 4
years-5 = 5
castle_sites-12 = 12
castle_sites-8 = 8
resource_mode-choice = your choice of koku or samurai
resource_mode-printed = as shown on the map
ring_contest-true = yes
ring_contest-false = no
void_shield-all_attackers = all attackers
void_shield-that_attacker = that attacker only
province_move_any_time-true = yes
province_move_any_time-false = only before the roll
entry_supports_daimyo-true = yes
entry_supports_daimyo-false = no
shadow_isolation-true = yes
shadow_isolation-false = no
empty_seat_fate-repeat = draw again
empty_seat_fate-nothing = nothing happens
build_castle-true = yes
build_castle-false = no
build_house_rate-true = yes
build_house_rate-false = no
option-about-years = How many years of twelve months you play. A year takes a long time: one is enough for a first game.
option-about-castle_sites = 12: our reconstruction of the board. 8: one in each outer province, just enough for four players.
option-about-resource_mode = Your choice: take koku or samurai from each resource point. As shown on the map: some give koku, others samurai.
option-about-ring_contest = Yes: to answer an element card you need at least the same ring total. No: any ring will do.
option-about-void_shield = After Void cancels an attack, the defender is safe for the rest of the month, either from everyone or only from that attacker. The sources support both.
option-about-province_move_any_time = Whether you may also make the province move after the roll, between marches and attacks.
option-about-entry_supports_daimyo = Whether samurai on an entry point prevent a daimyō in that province from being isolated.
option-about-shadow_isolation = Whether shadow warriors are also removed from a province without supporting samurai.
option-about-empty_seat_fate = What happens when the fate die points to a side of the board where nobody sits.
option-about-build_castle = Each unused action point saves 1,000 koku. With 25,000 you can build a castle on a free site held only by your samurai.
option-about-build_house_rate = With castle building on: 2,000 koku per unused action point instead of 1,000.

## Phases
phase-battle = Battle
phase-year_end = Year-end
phase-over = Game over

## Whom the game waits for
decision-site = { $name } is choosing a castle site
decision-distribute = { $name } is distributing samurai, koku and family
decision-turn = { $name } is taking their turn
decision-income = { $name } is taking income
decision-place_daimyo = { $name } is placing a daimyō
decision-lose_daimyo = { $name } must give up a daimyō
decision-parley = { $name } may negotiate before the battle
decision-peace = { $name } is considering a peace offer
decision-consent = { $name } is asked to lead another’s attack
decision-join = { $name } may join the battle
decision-cards = { $name } may play a card in the battle
decision-answer = { $name } may answer a card
decision-losses = { $name } is choosing which samurai to lose
decision-fight_on = { $name } is deciding whether to fight on
decision-move_in = { $name } may move into the castle
decision-enter = { $name } is placing new samurai
decision-yield = { $name } may yield
decision-recruit = { $name } may recruit
decision-scout = { $name } is scouting
decision-marriage = { $name } is considering a marriage
decision-castle_income = { $name } is choosing a castle’s income
decision-store = { $name } is storing koku

## What to do now
prompt-site = Choose a free castle site. You draw a castle card for it and place a daimyō there.
prompt-distribute = Secretly divide your samurai ({ $samurai } left), koku ({ $koku } left), family and shadow warriors between your two castles.
prompt-distribute-ready = Everything is placed. Confirm that you’re ready, or start over.
prompt-turn = Take your income, then roll for action points.
prompt-turn-roll = Roll for action points, or use your province move, cards or shadow warriors first.
prompt-trade = It’s someone else’s turn. Answer or make offers, or press Enter to go on.
prompt-turn-points =
    { $points ->
        [0] No action points left: end your turn, or do something that costs none.
        [one] 1 action point left: march or attack.
       *[other] { $points } action points left: march or attack.
    }
prompt-step-march = Where should the samurai at { $point } march?
prompt-step-send = From { $from_point } to { $to_point }: how many samurai? So far: { $amount }.
prompt-step-march_to = How many samurai march from { $from_point } to { $to_point }?
prompt-step-lead = Where should the daimyō in { $province } go?
prompt-step-slip = Where should the shadow warrior in { $province } go?
prompt-step-escort = Which castle should { $family } go to?
prompt-step-ship = How much koku should leave { $site }, and for which castle? So far: { $amount }.
prompt-step-unmask = Where in { $province } should the shadow warrior become 25,000 samurai?
prompt-step-attack = Attack on { $seat_name } at { $point }: choose your stacks, then declare the attack.
prompt-step-element = { $element }, ring total { $total }: add rings, then choose its effect.
prompt-step-ring = { $element } needs at least one ring.
prompt-income-first = Which resource point counts as your first? It brings 1,000, each of the others 2,000.
prompt-income = Income from { $point }: koku for a castle, or samurai at an entry point.
prompt-place_daimyo = You gain a daimyō. Place him in a province where you have samurai.
prompt-lose_daimyo = You lose a daimyō along with the castle. Choose which one.
prompt-parley = { $foe_name } is attacking you at { $point }. Make a peace offer, or go to battle.
prompt-peace = { $foe_name } offers you this for peace: { $give }. Accept to call off the attack, or decline.
prompt-peace-terms =
    { $foe_name } offers you this for peace: { $give_count ->
        [0] { $koku ->
            [0] nothing
           *[other] { $koku } koku
        }
       *[other] { $give }{ $koku ->
            [0] {""}
           *[other] , { $koku } koku
        }
    }. In return: { $ask_count ->
        [0] { $asked_koku ->
            [0] { $peace ->
                [yes] peace
               *[other] nothing
            }
           *[other] { $asked_koku } koku{ $peace ->
                [yes] , peace
               *[other] {""}
            }
        }
       *[other] { $ask }{ $asked_koku ->
            [0] {""}
           *[other] , { $asked_koku } koku
        }{ $peace ->
            [yes] , peace
           *[other] {""}
        }
    }. Accept to call off the attack, or decline.
prompt-join =
    { $side ->
        [attack] You may join the attack with stacks within reach, or lend your daimyō.
       *[other] You may join the defence with stacks within reach, or lend your daimyō.
    }
prompt-join-volunteer = { $foe_name }’s ronin at { $point } offer to help you. Accept their help, or pass.
prompt-cards = You may play a card that affects this battle, or pass.
prompt-consent = { $foe_name } wants to attack at { $point } without a daimyō there. Lend yours to lead the attack, or refuse.
prompt-answer =
    { $element ->
        [no] { $foe_name } is attacking you. Cancel the attack with Void, or let it happen.
        [fire] { $foe_name } plays Fire ({ $total }). Answer it, or let it happen.
        [wind] { $foe_name } plays Wind ({ $total }). Answer it, or let it happen.
        [water] { $foe_name } plays Water ({ $total }). Answer it, or let it happen.
        [earth] { $foe_name } plays Earth ({ $total }). Answer it, or let it happen.
       *[void] { $foe_name } plays Void ({ $total }). Answer it, or let it happen.
    }
prompt-losses =
    { $why ->
        [battle] You lose { $samurai } samurai in the battle. Choose which stacks they come from.
        [upkeep] You’re short of koku and lose { $samurai } samurai. Choose which stacks they come from.
       *[other] Fate takes { $samurai } of your samurai. Choose which stacks they come from.
    }
prompt-fight_on = Fight another engagement, or stop the attack. You may unmask a shadow warrior first.
prompt-move_in = You’ve taken { $point } castle. Samurai that fought may move in.
prompt-enter = { $samurai } new samurai: choose an entry point.
prompt-yield = { $foe_name } claims the title of shōgun. Yield, or refuse.
prompt-recruit = You may recruit samurai with your koku (1,000 for 1,000). They arrive at entry points.
prompt-scout = Choose one of { $foe_name }’s stacks to look at. Only you will see it.
prompt-marriage = Marriage with { $foe_name }’s house: choose a family card to give, or decline.
prompt-castle_income = What should { $site } produce this year? Anything other than koku only once a year.
prompt-store = { $koku } koku: choose which castles to store it in.

## Choices
move-site = Choose castle site { $site }
    .group = Castle sites
    .short = { $site }
move-garrison =
    To { $site }: { $chip ->
        [1] 1,000
        [5] 5,000
        [10] 10,000
        [25] 25,000
       *[other] all
    } samurai
    .group = Samurai to { $site }
    .short =
        { $chip ->
        [1] 1,000
        [5] 5,000
        [10] 10,000
        [25] 25,000
       *[other] all
    }
move-store =
    To { $site }: { $chip ->
        [1] 1,000
        [5] 5,000
        [10] 10,000
        [25] 25,000
       *[other] all
    } koku
    .group = Koku to { $site }
    .short =
        { $chip ->
        [1] 1,000
        [5] 5,000
        [10] 10,000
        [25] 25,000
       *[other] all
    }
move-house = To { $site }: { $family }
    .group = Family to { $site }
    .short = { $family }
move-hide = Shadow warrior to { $province }
    .group = Shadow warrior to
    .short = { $province }
move-ready = Ready
move-not_ready = Not ready – make changes
move-clear = Start over
move-income = Take income point by point
move-first = Count as first: { $point }
    .group = Counts as first
    .short = { $point }
move-koku_to = Koku to { $site }
    .group = Koku to
    .short = { $site }
move-samurai_to = Samurai to { $point }
    .group = Samurai to
    .short = { $point }
move-roll =
    { $forfeit ->
        [yes] Roll for action points and forfeit income
       *[other] Roll for action points
    }
move-lead = Move the daimyō in { $province }
    .group = Daimyō in
    .short = { $province }
move-slip = Move the shadow warrior in { $province }
    .group = Shadow warrior in
    .short = { $province }
move-into = To { $province }
    .group = To province
    .short = { $province }
move-escort = Move { $family }
    .group = Family
    .short = { $family }
move-ship = Move koku from { $site }
    .group = Koku from
    .short = { $site }
move-to_castle = To { $site } castle
    .group = To castle
    .short = { $site }
move-march = March from { $point }
    .group = March from
    .short = { $point }
move-to = To { $point }
    .group = To
    .short =
        { $point }{ $near ->
        [yes] {""} ({ $near_spots })
       *[other] {""}
    }
move-send =
    Send { $chip ->
        [1] 1,000
        [5] 5,000
        [10] 10,000
        [25] 25,000
       *[other] all
    }
    .group = How many more
    .short =
        { $chip ->
        [1] 1,000
        [5] 5,000
        [10] 10,000
        [25] 25,000
       *[other] all
    }
move-send_hundreds =
    Send { $hundreds ->
        [1] 100
       *[5] 500
    } more koku
    .group = How much more
    .short =
        { $hundreds ->
        [1] 100
       *[5] 500
    }
move-march_to = March to { $point }
    .group = March to
    .short = { $point }
move-march_from = With samurai from { $point }
    .group = From
    .short = { $point }
move-number =
    { $decision ->
        [recruit] Recruit { $thousands },000
       *[other] March with { $thousands },000
    }
    .group = How many
    .short = { $thousands },000
move-all_koku = All koku into { $site }
    .group = All koku into
    .short = { $site }
move-all_samurai = All samurai to { $point }
    .group = All samurai to
    .short = { $point }
move-lead_to = Lead the daimyō of { $from_province } into { $to_province }
    .group = Lead a daimyō
    .short = { $from_province } → { $to_province }
move-march_with =
    March to { $point } with { $many ->
        [all] all of the nearest stack
       *[other] { $many },000
    }
    .group = March at once
move-koku_and_roll = All koku into { $site }, then roll
move-samurai_and_roll = All samurai to { $point }, then roll
    .group = Samurai, then roll
    .short = { $point }
move-go = Go
move-unmask = Unmask a shadow warrior in { $province }
    .group = Unmask in
    .short = { $province }
move-at = At { $point }
    .group = Where
    .short = { $point }
move-attack = Attack { $seat_name } at { $point }
    .group = Attack { $seat_name }
    .short = { $point }
move-assault = Attack { $seat_name } at { $point } with every stack nearby
    .group = Attack { $seat_name } at once
    .short = { $point }
move-with = With the stack at { $point }
    .group = With the stack at
    .short = { $point }
move-declare = Declare attack
move-element = Play { $element }
    .group = Element cards
    .short = { $element }
move-ring = Add ring { $ring }
    .group = Rings
    .short = Ring { $ring }
move-cast = Play card
move-burn_daimyo = Kill { $seat_name }’s daimyō in { $province }
    .group = Kill a daimyō
    .short = { $seat_name }: { $province }
move-burn_family = Kill { $family }
    .group = Kill
    .short = { $family }
move-raze = Destroy { $site } castle
    .group = Destroy castle
    .short = { $site }
move-cross = Let this turn’s province move pass one enemy-held border point
move-denounce = Declare { $seat_name }’s daimyō in { $province } dead
    .group = Declare dead
    .short = { $seat_name }: { $province }
move-release = Return hostage: { $family }
    .group = Return hostage
    .short = { $family }
move-admit = Let { $seat_name } pass through your samurai
    .group = Grant passage to
    .short = { $seat_name }
move-shut = Stop letting { $seat_name } pass
    .group = Withdraw passage from
    .short = { $seat_name }
move-build = Build a castle at { $site }
    .group = Build a castle at
    .short = { $site }
move-shogun = “I am Shogun!”
move-end = End turn
move-pass =
    { $decision ->
        [parley] Go to battle
        [peace] Decline and attack
        [consent] Refuse to lead the attack
        [join] Stay out
        [cards] Play no card
        [answer] Don’t answer
        [fight_on] Stop attack
        [move_in] Stay outside
        [yield] Refuse to yield
        [recruit] Stop recruiting
        [scout] Stop looking
        [marriage] Decline marriage
       *[other] Pass
    }
move-join = Join with the stack at { $point }
    .group = Join with
    .short = { $point }
move-lend = Lend your daimyō
move-lose =
    { $point }: lose { $chip ->
        [1] 1,000
        [5] 5,000
        [10] 10,000
        [25] 25,000
       *[other] all
    }
    .group = { $point }: lose
    .short =
        { $chip ->
        [1] 1,000
        [5] 5,000
        [10] 10,000
        [25] 25,000
       *[other] all
    }
move-fight = Fight on
move-press_on = Fight on, straight to the dice
move-place =
    { $decision ->
        [lose_daimyo] Give up the daimyō in { $province }
       *[other] Place the daimyō in { $province }
    }
    .group = Daimyō in
    .short = { $province }
move-yield = Yield
move-recruit =
    Recruit { $chip ->
        [1] 1,000
        [5] 5,000
        [10] 10,000
        [25] 25,000
       *[other] all
    }
    .group = Recruit
    .short =
        { $chip ->
        [1] 1,000
        [5] 5,000
        [10] 10,000
        [25] 25,000
       *[other] all
    }
move-look = Look at the stack at { $point }
    .group = Look at
    .short = { $point }
move-wed = Give in marriage: { $family }
    .group = Give in marriage
    .short = { $family }
move-produce = Take { $component }
    .group = Castle income
    .short = { $component }
move-offer = Make { $seat_name } an offer
    .group = Offer to
    .short = { $seat_name }
move-give = Give: { $item }
    .group = Give
    .short = { $item }
move-ask = Ask for: { $item }
    .group = Ask for
    .short = { $item }
move-give_koku =
    Give { $chip ->
        [1] 1,000
        [5] 5,000
        [10] 10,000
       *[25] 25,000
    } koku
    .group = Give koku
    .short =
        { $chip ->
        [1] 1,000
        [5] 5,000
        [10] 10,000
       *[25] 25,000
    }
move-ask_koku =
    Ask for { $chip ->
        [1] 1,000
        [5] 5,000
        [10] 10,000
       *[25] 25,000
    } koku
    .group = Ask for koku
    .short =
        { $chip ->
        [1] 1,000
        [5] 5,000
        [10] 10,000
       *[25] 25,000
    }
move-give_hundreds =
    Give { $hundreds ->
        [1] 100
       *[5] 500
    } koku
    .group = Give koku
    .short =
        { $hundreds ->
        [1] 100
       *[5] 500
    }
move-ask_hundreds =
    Ask for { $hundreds ->
        [1] 100
       *[5] 500
    } koku
    .group = Ask for koku
    .short =
        { $hundreds ->
        [1] 100
       *[5] 500
    }
move-propose =
    { $how ->
        [open] Make a public offer
       *[private] Make a private offer
    }
move-drop = Discard draft offer
move-accept = Accept { $seat_name }’s offer
    .group = Accept offer from
    .short = { $seat_name }
move-decline = Decline { $seat_name }’s offer
    .group = Decline offer from
    .short = { $seat_name }
move-withdraw = Withdraw your offer to { $seat_name }
    .group = Withdraw offer to
    .short = { $seat_name }
move-back = Undo last step

## What happened
event-order = Turn order in year { $year }: { $seats_names }.
event-order_roll = { $name } rolls { $roll } for turn order.
event-site_chosen =
    { $name } chooses { $site }, draws castle card { $card ->
        [CC01] { card-CC01 } ({ castle-about-CC01 })
        [CC02] { card-CC02 } ({ castle-about-CC02 })
        [CC03] { card-CC03 } ({ castle-about-CC03 })
        [CC04] { card-CC04 } ({ castle-about-CC04 })
        [CC05] { card-CC05 } ({ castle-about-CC05 })
        [CC06] { card-CC06 } ({ castle-about-CC06 })
        [CC07] { card-CC07 } ({ castle-about-CC07 })
        [CC08] { card-CC08 } ({ castle-about-CC08 })
        [CC09] { card-CC09 } ({ castle-about-CC09 })
        [CC10] { card-CC10 } ({ castle-about-CC10 })
        [CC11] { card-CC11 } ({ castle-about-CC11 })
        [CC12] { card-CC12 } ({ castle-about-CC12 })
        [CC13] { card-CC13 } ({ castle-about-CC13 })
        [CC14] { card-CC14 } ({ castle-about-CC14 })
        [CC15] { card-CC15 } ({ castle-about-CC15 })
       *[CC16] { card-CC16 } ({ castle-about-CC16 })
    } and places a daimyō there.
event-ready = { $name } is ready.
event-not_ready = { $name } is making changes.
event-distributed = { $name } has placed samurai, koku, family and shadow warriors.
event-month = Year { $year }, month { $month }.
event-turn = { $name }’s turn.
event-income_begun = { $name } takes income.
event-income =
    { $samurai ->
        [0] { $name } collects { $koku } koku from { $point }.
       *[other] { $name } raises { $samurai } samurai at { $point }.
    }
event-income_whole =
    { $samurai ->
        [0] { $name } collects { $koku } koku from { $points_count ->
            [one] 1 resource point
           *[other] { $points_count } resource points
        }.
       *[other] { $name } raises { $samurai } samurai at { $points_count ->
            [one] 1 resource point
           *[other] { $points_count } resource points
        }.
    }
event-stored = Only { $name } sees this: { $koku } koku go to { $site } castle.
event-entered = { $samurai } of { $name }’s samurai enter at { $point }.
event-forfeited = { $name } rolls without taking income first and forfeits it.
event-rolled =
    { $name } rolls { $points ->
        [one] 1 action point
       *[other] { $points } action points
    }.
event-daimyo_moved = { $name }’s daimyō moves from { $from } to { $to }.
event-shadow_moved = { $name }’s shadow warrior moves from { $from } to { $to }.
event-carried =
    { $what ->
        [family] { $name } moves a family member to another castle.
       *[other] { $name } moves koku to another castle.
    }
event-carried_what =
    Only { $name } sees this: from { $from_site } to { $to_site }, { $koku ->
        [no] { $what }
       *[other] { $koku } koku
    }.
event-marched =
    { $steps ->
        [1] { $name } marches from { $from_point } to { $to_point }.
       *[other] { $name } marches { $steps } steps, from { $from_point } to { $to_point }.
    }
event-marched_own = Only { $name } sees this: { $samurai } samurai.
event-unmasked = { $name }’s shadow warrior in { $province } becomes 25,000 samurai at { $point }.
event-shadows_lost =
    { $name } has no samurai left in { $province } and loses { $count ->
        [one] 1 shadow warrior
       *[other] { $count } shadow warriors
    } there.
event-daimyo_lost =
    { $why ->
        [fire] Fire kills { $name }’s daimyō in { $province }.
        [castle] { $name } loses the daimyō in { $province } along with the castle.
        [declared] { $by_name } declares { $name }’s daimyō in { $province } dead.
       *[isolated] { $name }’s daimyō in { $province } is isolated and lost{ $by ->
            [no] {""}
           *[other] {""} because of { $by_name }
        }.
    }
event-daimyo_gained = { $name } gains a daimyō in { $province }.
event-attacked = { $name } attacks { $defender_name } at { $point } from { $stacks }.
event-leader_sought = { $name } wants to attack { $defender_name } at { $point } from { $stacks } and seeks a daimyō to lead it.
event-nobody_leads = Nobody leads { $name } against { $defender_name } at { $point }: there is no attack, and no action point is spent.
event-joined =
    { $side ->
        [attack] { $name } joins the attack from { $point }.
       *[other] { $name } joins the defence from { $point }.
    }
event-lent =
    { $side ->
        [attack] { $name } lends their daimyō to the attack.
       *[other] { $name } lends their daimyō to the defence.
    }
event-face_up = Revealed: { $samurai } samurai of { $name } at { $point }.
event-factors = Factors (positive favours the attacker): daimyō { $daimyo }, ratio { $ratio }, stacks { $stacks }, castle { $castle }; total { $net }.
event-engaged = Engagement: the attacker rolls { $attacker_roll } (total { $attacker_total }), the defender { $defender_roll } (total { $defender_total }). { $winner_name } wins; the losing side loses { $loss } samurai.
event-lost =
    { $why ->
        [battle] { $name } loses { $samurai } samurai at { $point }.
        [upkeep] { $name } cannot pay for { $samurai } samurai at { $point }: they leave.
        [earth] Earth swallows { $samurai } of { $name }’s samurai at { $point }.
       *[fate] Fate takes { $samurai } of { $name }’s samurai at { $point }.
    }
event-castle_fell = { $site } castle falls: { $name } takes it from { $loser_name } with everything in it.
event-looted =
    Found in { $site }: { $koku } koku{ $family_count ->
        [0] {""} and no family members.
       *[other] {""} and { $family }.
    }
event-moved_in = { $name } moves from { $from_point } into { $to_point } castle.
event-battle_ended =
    { $why ->
        [stopped] The attacker stops: the battle is over.
        [destroyed] The defending stack is destroyed: the battle is over.
        [fallen] The battle for the castle is over.
        [repelled] No attackers are left: the battle is over.
        [peace] The attack is called off: the two sides have made peace.
        [void] Void cancels the attack.
       *[unled] The attack has no leader left: it is over.
    }
event-played =
    { $name } plays { $element } with { $rings } (total { $total }){ $against ->
        [no] {""}
       *[other] {""} against { $against_name }
    }.
event-answered = { $name } answers with { $element } and { $rings } (total { $total }).
event-aimed_daimyo = Target: { $foe_name }’s daimyō in { $province }.
event-aimed_family = Target: { $family }.
event-aimed_point = Target: all samurai at { $point }.
event-aimed_castle = Target: { $site } castle.
event-card_stands =
    { $stands ->
        [yes] { $name }’s { $element } takes effect.
       *[other] { $name }’s { $element } is cancelled.
    }
event-family_died = Killed by Fire: { $family }.
event-castle_razed = { $site } castle is destroyed with everything in it; the site is free again.
event-shielded =
    { $foe ->
        [no] Nobody can attack { $name } for the rest of the month.
       *[other] { $foe_name } cannot attack { $name } for the rest of the month.
    }
event-hostage_returned = { $name } returns a hostage: { $family }.
event-offered =
    { $name } offers { $to_name }{ $private ->
        [yes] {""} in private
       *[other] {""}
    }: { $give_count ->
        [0] { $koku ->
            [0] nothing
           *[other] { $koku } koku
        }
       *[other] { $give }{ $koku ->
            [0] {""}
           *[other] , { $koku } koku
        }
    }. In return: { $ask_count ->
        [0] { $asked_koku ->
            [0] { $peace ->
                [yes] peace
               *[other] nothing
            }
           *[other] { $asked_koku } koku{ $peace ->
                [yes] , peace
               *[other] {""}
            }
        }
       *[other] { $ask }{ $asked_koku ->
            [0] {""}
           *[other] , { $asked_koku } koku
        }{ $peace ->
            [yes] , peace
           *[other] {""}
        }
    }.
event-accepted =
    { $to_name } accepts { $name }’s offer{ $private ->
        [yes] {""} in private
       *[other] {""}
    }: { $give_count ->
        [0] { $koku ->
            [0] nothing
           *[other] { $koku } koku
        }
       *[other] { $give }{ $koku ->
            [0] {""}
           *[other] , { $koku } koku
        }
    }. In return: { $ask_count ->
        [0] { $asked_koku ->
            [0] { $peace ->
                [yes] peace
               *[other] nothing
            }
           *[other] { $asked_koku } koku{ $peace ->
                [yes] , peace
               *[other] {""}
            }
        }
       *[other] { $ask }{ $asked_koku ->
            [0] {""}
           *[other] , { $asked_koku } koku
        }{ $peace ->
            [yes] , peace
           *[other] {""}
        }
    }.
event-declined =
    { $to_name } declines { $name }’s offer: { $give_count ->
        [0] { $koku ->
            [0] nothing
           *[other] { $koku } koku
        }
       *[other] { $give }{ $koku ->
            [0] {""}
           *[other] , { $koku } koku
        }
    }. In return: { $ask_count ->
        [0] { $asked_koku ->
            [0] { $peace ->
                [yes] peace
               *[other] nothing
            }
           *[other] { $asked_koku } koku{ $peace ->
                [yes] , peace
               *[other] {""}
            }
        }
       *[other] { $ask }{ $asked_koku ->
            [0] {""}
           *[other] , { $asked_koku } koku
        }{ $peace ->
            [yes] , peace
           *[other] {""}
        }
    }.
event-withdrawn =
    { $name } withdraws the offer to { $to_name }: { $give_count ->
        [0] { $koku ->
            [0] nothing
           *[other] { $koku } koku
        }
       *[other] { $give }{ $koku ->
            [0] {""}
           *[other] , { $koku } koku
        }
    }. In return: { $ask_count ->
        [0] { $asked_koku ->
            [0] { $peace ->
                [yes] peace
               *[other] nothing
            }
           *[other] { $asked_koku } koku{ $peace ->
                [yes] , peace
               *[other] {""}
            }
        }
       *[other] { $ask }{ $asked_koku ->
            [0] {""}
           *[other] , { $asked_koku } koku
        }{ $peace ->
            [yes] , peace
           *[other] {""}
        }
    }.
event-offer_off =
    { $name }’s offer to { $to_name } is no longer possible: { $give_count ->
        [0] { $koku ->
            [0] nothing
           *[other] { $koku } koku
        }
       *[other] { $give }{ $koku ->
            [0] {""}
           *[other] , { $koku } koku
        }
    }. In return: { $ask_count ->
        [0] { $asked_koku ->
            [0] { $peace ->
                [yes] peace
               *[other] nothing
            }
           *[other] { $asked_koku } koku{ $peace ->
                [yes] , peace
               *[other] {""}
            }
        }
       *[other] { $ask }{ $asked_koku ->
            [0] {""}
           *[other] , { $asked_koku } koku
        }{ $peace ->
            [yes] , peace
           *[other] {""}
        }
    }.
event-admitted = { $name } grants { $to_name } passage.
event-shut_out = { $name } no longer grants { $to_name } passage.
event-year_end = Year { $year } ends: upkeep, fate, castle income, province income.
event-upkeep =
    { $missing ->
        [0] { $name } pays { $paid } koku in upkeep.
       *[other] { $name } pays { $paid } koku in upkeep and is { $missing } short.
    }
event-recruited = { $name } recruits { $samurai } samurai for the same amount of koku.
event-fate =
    { $name } draws the fate card “{ $card ->
        [F01] { fate-F01 }
        [F02] { fate-F02 }
        [F03] { fate-F03 }
        [F04] { fate-F04 }
        [F05] { fate-F05 }
        [F06] { fate-F06 }
        [F07] { fate-F07 }
        [F08] { fate-F08 }
        [F09] { fate-F09 }
        [F10] { fate-F10 }
        [F11] { fate-F11 }
        [F12] { fate-F12 }
        [F13] { fate-F13 }
        [F14] { fate-F14 }
        [F15] { fate-F15 }
        [F16] { fate-F16 }
        [F17] { fate-F17 }
        [F18] { fate-F18 }
        [F19] { fate-F19 }
       *[F20] { fate-F20 }
    }” and rolls { $roll }: { $other ->
        [no] it names nobody else.
       *[other] it names { $other_name }. { $card ->
            [F01] { fate-about-F01 }
            [F02] { fate-about-F02 }
            [F03] { fate-about-F03 }
            [F04] { fate-about-F04 }
            [F05] { fate-about-F05 }
            [F06] { fate-about-F06 }
            [F07] { fate-about-F07 }
            [F08] { fate-about-F08 }
            [F09] { fate-about-F09 }
            [F10] { fate-about-F10 }
            [F11] { fate-about-F11 }
            [F12] { fate-about-F12 }
            [F13] { fate-about-F13 }
            [F14] { fate-about-F14 }
            [F15] { fate-about-F15 }
            [F16] { fate-about-F16 }
            [F17] { fate-about-F17 }
            [F18] { fate-about-F18 }
            [F19] { fate-about-F19 }
           *[F20] { fate-about-F20 }
        }
    }
event-koku_gained = { $name } gains { $koku } koku.
event-koku_lost = { $name } loses { $koku } koku.
event-cards_taken =
    { $name } takes { $what ->
        [elements] { $count ->
            [0] no element card
            [one] 1 element card
           *[other] { $count } element cards
        }
       *[other] { $count ->
            [0] no ring card
            [one] 1 ring card
           *[other] { $count } ring cards
        }
    } from { $loser_name }.
event-took =
    { $name } takes from { $loser_name }: { $count ->
        [0] nothing
       *[other] { $cards }
    }.
event-hand_shown = { $name } shows { $foe_name } all their element and ring cards.
event-shown_hand =
    { $name }’s hand: { $count ->
        [0] no cards
       *[other] { $cards }
    }.
event-truce = { $name } and { $foe_name } cannot attack each other in the first month of next year.
event-scouted = { $name } looks at { $foe_name }’s stack at { $point }.
event-scouted_what = Only { $name } sees this: { $samurai } samurai at { $point }.
event-marriage_off = { $name } declines the marriage.
event-married = Marriage joins the houses of { $name } and { $foe_name }: each now holds a hostage from the other.
event-exchanged = Exchanged: { $family } for { $for_family }.
event-cards_drawn =
    { $name } draws { $elements ->
        [0] {""}
        [one] 1 element card
       *[other] { $elements } element cards
    }{ $elements ->
        [0] {""}
       *[other] { $rings ->
            [0] {""}
           *[other] {""} and {""}
        }
    }{ $rings ->
        [0] {""}
        [one] 1 ring card
       *[other] { $rings } ring cards
    }.
event-drew =
    { $name } draws: { $count ->
        [0] nothing
       *[other] { $cards }
    }.
event-produced =
    { $component ->
        [koku] { $name } collects { $site }’s yearly koku.
        [samurai] { $name } raises 25,000 samurai in { $site }.
        [shadow] { $name } takes a shadow warrior from { $site }.
        [daimyo] { $name } takes a daimyō from { $site }.
        [elements] { $name } takes 2 element cards from { $site }.
        [rings] { $name } takes 4 ring cards from { $site }.
       *[family] { $name } brings a dead family member back to { $site }.
    }
event-family_back = Returned to life: { $family }.
event-province_income = { $name } holds all border points of { $province } and collects { $koku } koku.
event-saved = { $name } has saved { $koku } koku for a castle.
event-built =
    { $name } builds a castle at { $site }: { $card ->
        [CC01] { card-CC01 } ({ castle-about-CC01 })
        [CC02] { card-CC02 } ({ castle-about-CC02 })
        [CC03] { card-CC03 } ({ castle-about-CC03 })
        [CC04] { card-CC04 } ({ castle-about-CC04 })
        [CC05] { card-CC05 } ({ castle-about-CC05 })
        [CC06] { card-CC06 } ({ castle-about-CC06 })
        [CC07] { card-CC07 } ({ castle-about-CC07 })
        [CC08] { card-CC08 } ({ castle-about-CC08 })
        [CC09] { card-CC09 } ({ castle-about-CC09 })
        [CC10] { card-CC10 } ({ castle-about-CC10 })
        [CC11] { card-CC11 } ({ castle-about-CC11 })
        [CC12] { card-CC12 } ({ castle-about-CC12 })
        [CC13] { card-CC13 } ({ castle-about-CC13 })
        [CC14] { card-CC14 } ({ castle-about-CC14 })
        [CC15] { card-CC15 } ({ castle-about-CC15 })
       *[CC16] { card-CC16 } ({ castle-about-CC16 })
    }.
event-claimed = { $name }: “I am Shogun!”
event-yielded = { $name } yields.
event-refused = { $name } refuses to yield: the claim fails.
event-eliminated = { $name } has no samurai, daimyō, shadow warrior or castle left and is out of the game.
event-hand_discarded = { $name }’s hand is discarded: { $cards }.
event-ended =
    { $why ->
        [years] The agreed years are over.
        [shogun] Nobody disputes the claim.
       *[last] Only one house is left.
    }
event-ranked =
    { $winners_count ->
        [one] { $name } wins and becomes shōgun.
       *[other] { $winners_names } share the victory.
    }
event-reshuffled =
    { $pile ->
        [elements] The { $count ->
            [one] 1 discarded element card is
           *[other] { $count } discarded element cards are
        } shuffled into a new deck.
        [rings] The { $count ->
            [one] 1 discarded ring card is
           *[other] { $count } discarded ring cards are
        } shuffled into a new deck.
       *[other] The { $count ->
            [one] 1 fate card is
           *[other] { $count } fate cards are
        } shuffled into a new deck.
    }
event-fights_on = { $name } fights on.
event-stowed = { $name } stores { $koku } koku in a castle.
event-passed =
    { $decision ->
        [parley] { $name } does not negotiate.
        [peace] { $name } declines the peace offer.
        [consent] { $name } does not lead the attack.
        [join] { $name } stays out of the battle.
        [cards] { $name } plays no card.
        [answer] { $name } does not answer.
        [fight_on] { $name } does not fight on.
        [move_in] { $name } moves nobody else into the castle.
        [recruit] { $name } stops recruiting.
        [scout] { $name } stops looking.
       *[other] { $name } passes.
    }
event-first_named = { $name } counts { $point } as their first resource point.
event-volunteered = { $name }’s ronin offer to join the defence from { $point }.
event-peace_offered = { $name } makes { $to_name } a peace offer.
event-peace_off = { $name } and { $to_name } do not reach an agreement.
event-hostage_passed = { $family } passes from { $loser_name } to { $name }.
event-mustered = { $name } has no usable castle: the koku becomes { $samurai } samurai.
event-courted = { $name } offers a family card in marriage and waits for { $foe_name }.

## Standing orders
order-void = Answer an attack on { $site } with Void
order-void-about = When this castle is attacked, answer with Void and as few rings as possible:
order-never_join = Stay out of other players’ battles
order-never_parley = Never offer anything for peace
order-pass_battle = Pass for the rest of this battle
order-pass_month = Pass for the rest of this month
order-passed-often = You’ve passed { $count } times in a row. Pass on everything that follows?

## Why a move is refused
refusal-not-hit = This card doesn’t affect you, so there’s nothing to answer.
refusal-another-volunteers = Another stack is offering help: accept it, or pass.
refusal-nobody-leads = Nobody leads this attack. You need a daimyō – your own or a willing ally’s – in one of the provinces of the target or of the attacking stacks.
refusal-no-stack-named = Choose at least one stack to attack with.
refusal-not-adjacent = None of your stacks is close enough to attack { $point }.
refusal-no-action-points = You have no action points left.
refusal-nobody-to-attack = That player has no samurai or castle at { $point }.
refusal-entry-points-are-safe = Samurai on an entry point can’t be attacked ({ $point }).
refusal-attack-barred = You can’t attack { $seat_name } now: a peace deal, Void or an oath forbids it.
refusal-no-building = Castle building is turned off in this game.
refusal-fund-too-small = To build a castle you need 25,000 koku saved from unused action points.
refusal-site-not-held = You can’t build at { $site }: it must be a free site held only by your samurai.
refusal-not-in-hand = You don’t have this card: { $element }.
refusal-no-rings = An element card needs at least one ring, and you have none.
refusal-card-useless = { $element } can’t do anything right now.
refusal-ring-not-possible = You can’t add this ring: you don’t have it, or it would take Wind above 9.
refusal-ring-first = Add at least one ring first.
refusal-no-such-effect = This card can’t do that here.
refusal-no-way-into = You can’t reach { $province }: every province on the way needs samurai of yours or an ally’s, and every border you cross must be open to you.
refusal-no-way-to-castle = You can’t move that to { $site }: it must be another of your castles, within reach.
refusal-moved-already = You’ve already made your province move this turn.
refusal-nothing-to-move = You have nothing to move there, or nowhere to move it.
refusal-rings-too-few = Your ring total must be at least { $needed }.
refusal-no-answer = You can’t answer this card with { $element }, only with the same element or Void.
refusal-ring-not-in-hand = You don’t have this ring.
refusal-no-samurai-there = You have no samurai in { $province }.
refusal-no-daimyo-there = You have no daimyō in { $province }, or you must give up a different one first.
refusal-no-entry-point = Samurai can arrive only at entry points, and { $point } isn’t one.
refusal-no-stack-to-see = There’s no stack at { $point }, or you’ve already seen it.
refusal-not-your-family = You can’t give this card, as it isn’t yours: { $family }.
refusal-not-held = You don’t hold this resource point: { $point }.
refusal-first-point-first = Choose which resource point counts as your first.
refusal-no-koku-there = You can’t store koku at { $site }.
refusal-koku-only = You can take only koku from this resource point: { $point }.
refusal-no-hostage = You can help only a player whose hostage you hold. (As ronin you can help any defender.)
refusal-no-daimyo-to-lend = You have no daimyō in the battle zone to lend.
refusal-not-in-reach = None of your stacks at { $point } is within reach.
refusal-not-to-be-lost-there = You can’t lose that many samurai at { $point }.
refusal-so-many-are-not-there = Choose at least 1,000 samurai, and no more than are there.
refusal-no-more-are-there = Your nearest stack, at { $point }, has exactly that many: march with all of it.
refusal-choose-the-stack = You have samurai at { $point } already: first choose the goal alone, then which stack goes there and how many.
refusal-no-own-stack = You have no samurai at { $point }.
refusal-nowhere-to-march = You can’t march from { $point }: you need a daimyō in the province and an open point next to it.
refusal-point-closed = You can’t enter { $point }: other players’ samurai are in the way.
refusal-too-far = Wind can’t carry that far: { $point }.
refusal-no-leap = Water can’t take your samurai to { $point }.
refusal-no-path-or-leader = You can’t march to { $point }: no line leads there, or you have no daimyō in its province.
refusal-out-of-reach = You can’t get as far as { $point }: with the action points you have left, no open route under one of your daimyō leads there.
refusal-site-taken = { $site } already has a castle, or isn’t used in this game.
refusal-not-all-laid-out = You haven’t placed everything yet. Each daimyō needs at least 1,000 samurai.
refusal-nothing-laid-out = There’s nothing to change.
refusal-own-provinces-only = You have two shadow warriors, and they can go only to the provinces of your castles.
refusal-not-now = You can’t do that: you don’t have that much left, it isn’t your castle, or you’re already ready.
refusal-step-unfinished = Finish or undo the step you’ve started.
refusal-begin-first = That’s the second part of a move: start with the first part.
refusal-nothing-begun = There’s no unfinished step to undo.
refusal-no-trade-yet = Trade starts once everyone has finished setting up.
refusal-passage-as-it-is = Nothing to change, or you’ve already changed it this month.
refusal-offer-not-acceptable = You don’t have what this offer asks for.
refusal-no-such-offer = That offer doesn’t exist any more.
refusal-offer-unfinished = You have an unfinished offer: make it or discard it first.
refusal-offers-enough = You’ve already made { $most } offers this month, which is the limit. Wait for the next month.
refusal-offer-open-already = You already have a pending offer to that player.
refusal-offer-first = Choose who the offer is for first.
refusal-offer-empty = The offer is empty: give or ask for something.
refusal-not-to-give = You don’t have that to give.
refusal-not-to-ask = You can’t ask for that.
refusal-too-late = Too late: you’ve already rolled.
refusal-no-income = There’s no income to take: you hold no resource points, or you’ve already taken it.
refusal-roll-first = Roll for action points first.
refusal-claimed-already = You’ve already claimed to be shōgun this turn.
refusal-not-the-only-support = Your samurai aren’t the only support for a daimyō in { $province }.
refusal-not-your-hostage = You don’t hold this hostage: { $family }.
refusal-not-in-its-province = { $point } isn’t in the shadow warrior’s province, or is closed to you.
refusal-no-shadow-there = You have no shadow warrior in { $province }.
refusal-nobody-is-dead = Nobody in your family is dead.
refusal-daimyo-unsupported = A daimyō in { $province } would be lost at once: neither you nor an ally has samurai there.
refusal-component-taken = One of your castles has already produced that this year: { $component }.
refusal-no-cards-left = There are no cards of this kind left, neither in the pile nor among the discards: { $component }.
refusal-wrong-time =
    You can’t do that now: { $decision ->
        [site] choose a castle site.
        [distribute] distribute what you have.
        [turn] it’s someone’s turn.
        [income] take your income.
        [place_daimyo] place your daimyō.
        [lose_daimyo] choose which daimyō to give up.
        [parley] negotiate, or go to battle.
        [peace] answer the peace offer.
        [consent] someone is being asked to lead an attack.
        [join] decide whether to join the battle.
        [cards] play a card for the battle, or pass.
        [answer] answer the card, or pass.
        [losses] choose which samurai to lose.
        [fight_on] decide whether to fight on.
        [move_in] decide who moves into the castle.
        [enter] place your new samurai.
        [yield] answer the claim.
        [recruit] recruit, or pass.
        [scout] choose a stack to look at, or pass.
        [marriage] answer the marriage proposal.
        [castle_income] choose your castle’s income.
       *[other] store your koku.
    }

## The board
board-map = Map of the thirteen provinces
board-provinces = Provinces
board-players = Players
board-whole-map = Fit map
board-neighbours = Neighbours of { $province }
board-close = Close
board-year = Year { $year }
board-month = Month { $month }
board-month-of = Year { $year } of { $years }, month { $month }
board-setup = Setup
board-order = Turn order
board-dice-points =
    { $count ->
        [one] 1 action point
       *[other] { $count } action points
    }
board-points-left =
    { $count ->
        [0] no action points left
        [one] 1 action point left
       *[other] { $count } action points left
    }
board-points-cost =
    { $count ->
        [one] 1 action point
       *[other] { $count } action points
    }
board-not-rolled = not rolled yet
board-whose-turn = { $name }’s turn
board-samurai-count = { $samurai } samurai
board-samurai-of = { $name }’s samurai
board-samurai-own = { $samurai } of your samurai
board-samurai-shown = { $samurai } of { $name }’s samurai
board-castle-of = { $name }’s castle { $card }, defence { $defence }
board-site-free = no castle here
board-nobody = nobody here
board-daimyo-of =
    { $count ->
        [one] { $name }’s daimyō
       *[other] { $count } daimyō of { $name }
    }
board-shadow-of =
    { $count ->
        [one] { $name }’s shadow warrior
       *[other] { $count } shadow warriors of { $name }
    }
board-daimyo = Daimyō
board-shadows = Shadow warriors
board-castles = Castles
board-stacks = Stacks
board-stack-hidden = face down
board-ronin = ronin
board-ronin-about = Has no daimyō: marches and attacks without one, and koku received becomes samurai at once.
board-shield = safe from attack
board-shield-from = safe from { $names } for the rest of the month
board-truce = truce with { $names }
board-out = out of the game
board-sits = sits in the { $direction }
board-fund = Building fund: { $koku } koku
board-ready = ready
board-distributing = setting up…
board-nothing = nothing
board-reconstruction = The board and card values are a reconstruction, as we did not have the original. The kinds of points, the thirteen provinces, the eight entry points and the battle rules come from our sources; the map, the names and the card values are ours.
board-now = taking their turn
board-dead = Dead
board-figure = { $count }
board-thousands = samurai (in thousands)
board-castles-defence = castle and its defence
board-garrison = garrison
board-letter-resource = R
board-letter-entry = E
board-offer-terms =
    { $give_count ->
        [0] { $koku ->
            [0] nothing
           *[other] { $koku } koku
        }
       *[other] { $give }{ $koku ->
            [0] {""}
           *[other] , { $koku } koku
        }
    } → { $ask_count ->
        [0] { $asked_koku ->
            [0] { $peace ->
                [yes] peace
               *[other] nothing
            }
           *[other] { $asked_koku } koku{ $peace ->
                [yes] , peace
               *[other] {""}
            }
        }
       *[other] { $ask }{ $asked_koku ->
            [0] {""}
           *[other] , { $asked_koku } koku
        }{ $peace ->
            [yes] , peace
           *[other] {""}
        }
    }

## The board: map
board-legend = Map key
board-layers = What the map shows
board-layer-owners = Owners
board-layer-roads = Roads and costs
board-layer-kinds = Kinds of points
board-can-march = can march
board-can-be-reached = can be reached
board-can-be-attacked = can be attacked
board-can-attack = can take part in the attack
board-can-join = can join the battle
board-can-be-struck = can be targeted
board-can-be-chosen = can be chosen
board-can-enter = samurai can enter here
board-is-source = marching from here
board-is-target = marching here
board-is-attacked = attacked
board-attacks = attacking
board-defends = defending
board-spot-do = What do you want to do here?

## The board: marching and attacking
board-march = March
board-march-from = March from { $point }
board-march-sources = Stacks that can march
board-march-targets = Where to?
board-march-others = Other stacks that can go there
board-march-also = Also from { $point }
board-march-how-many = How many samurai?
board-march-does = { $samurai } samurai march from { $from_point } to { $to_point }.
board-march-cost =
    { $count ->
        [one] Costs 1 action point.
       *[other] Costs { $count } action points.
    }
board-march-card = Costs no action points.
board-march-stays = { $samurai } stay
board-march-leaves-daimyo = You’d have no samurai left in { $province } and would lose your daimyō there.
board-march-leans-on-ally = In { $province }, only an ally’s samurai would still support your daimyō.
board-attack = Attack
board-attack-with = Attack { $name } at { $point } with which stacks?
board-attack-does = { $samurai } samurai attack { $name } at { $point }. Costs 1 action point.
board-odds = What may come of it
board-odds-told =
    { $who ->
        [you] { $won ->
            [0] Fought to the end, you hardly ever win
            [10] Fought to the end, you almost always win
           *[other] Fought to the end, you win about { $won } times out of 10
        }
       *[other] { $won ->
            [0] Fought to the end, { $name } hardly ever wins
            [10] Fought to the end, { $name } almost always wins
           *[other] Fought to the end, { $name } wins about { $won } times out of 10
        }
    }{ $left ->
        [0] .
       *[other] , with { $left } samurai left on average.
    }
board-odds-against =
    { $known ->
        [yes] { $likely } samurai defend.
       *[no] You can expect about { $likely } defenders ({ $least } to { $most }).
    }
board-odds-engagement = Next engagement: { $chance }% for the attacker.
board-odds-win = The attack succeeds: { $chance }%
board-odds-part = With up to { $samurai } samurai left: { $chance }%
board-odds-held = It fails: { $chance }%
board-odds-aside = Cards and allies left aside.
board-odds-times =
    { $won ->
        [0] hardly ever wins
        [10] almost always wins
       *[other] wins { $won } times out of 10
    }
board-answers = Who could answer
board-answers-told =
    { $times ->
        [0] { $name } can hardly answer it.
        [10] { $name } can almost certainly answer it.
       *[other] { $name } can answer it about { $times } times out of 10.
    }
board-answers-nobody = Nobody can answer Wind.
board-answers-aside = From what you know of the cards. Only players who are hit are asked.
board-attack-targets = Possible targets
board-assault-targets = Attack at once with every stack nearby

## The board: the turn
board-turn = Your turn
board-income = Income
board-income-first = Which point counts as the first? It brings 1,000, each of the others 2,000.
board-income-from = Income from { $point }
board-income-koku = Koku to a castle
board-income-samurai = Samurai to an entry point
board-income-otherwise = Other ways to take income
board-income-all-samurai = All { $samurai } as samurai, to
board-income-samurai-rolling = All { $samurai } as samurai, then roll, to
board-enter = { $samurai } samurai enter
board-province-move = Province move
board-province-move-about = Once per turn: one daimyō, shadow warrior or family card, or up to 25,000 koku.
board-province-move-done = Province move used.
board-province-move-crossing = It may pass one enemy-held border point.
board-move-daimyo = Daimyō
board-move-shadow = Shadow warrior
board-move-family = Family
board-move-koku = Koku
board-move-where = Where to?
board-move-koku-much = How much koku?
board-unmask = Shadow warriors
board-unmask-about = On your turn, a shadow warrior can become 25,000 samurai on any point in its province.
board-more = More
board-shogun-about = You win at once if no other player has a daimyō or castle left, or if everyone else yields.

## The board: set-up
board-sites = Free castle sites
board-sites-about = You choose two castles, one per round. For each, you draw a castle card and place a daimyō in its province.
board-distribute = Set up in secret
board-distribute-about = Nobody sees how much you put where. Each daimyō needs at least 1,000 samurai.
board-distribute-samurai = Samurai
board-distribute-koku = Koku
board-distribute-shadows = Shadow warriors
board-distribute-confirm = Save as a draft
board-distribute-done = Everything is placed.
board-distribute-waiting = Waiting for everyone to be ready.

## The board: battle
board-battle = Battle at { $point }
board-battle-last = The battle at { $point }
board-battle-attacker = attacker
board-battle-defender = defender
board-battle-zone = Battle zone: { $provinces }
board-battle-sides = Both sides
board-battle-engagement = Engagement { $number }
board-battle-before = Stacks stay face down until everyone taking part is known
board-battle-hidden = face down
board-battle-yours = yours; face down for others
board-battle-empty = No samurai here, only the castle
board-battle-gone = Nobody is left here
board-battle-strength = { $samurai } samurai in total
board-battle-daimyo =
    { $count ->
        [0] no daimyō in the zone
        [one] 1 daimyō in the zone
       *[other] { $count } daimyō in the zone
    }
board-battle-lent = { $name } lends their daimyō
board-factors = Factors
board-factors-fixed = These stay the same until someone joins.
board-factor-daimyo = Daimyō
board-factor-ratio = Armies
board-factor-stacks = Stacks
board-factor-castle = Castle
board-factor-net = Total
board-factor-why-daimyo = { $attack } vs { $defence } in the zone
board-factor-why-ratio = { $attack } vs { $defence }; rounded down, at most { $most }
board-factor-why-hidden = known once the stacks are face up
board-factor-why-stacks = { $attack } vs { $defence }
board-factor-why-castle = { $card } adds { $defence } for the defender
board-factor-for = +{ $count } for { $name }
board-factor-even = even
board-dice = The dice
board-dice-side =
    { $name } rolls { $roll }{ $factor ->
        [0] {""}
       *[other] , plus { $factor }: { $total }
    }
board-dice-capped = at most { $most }
board-dice-won = { $winner_name } wins. { $loser_name } loses { $samurai } samurai.
board-dice-tie = Tie: the defender wins.
board-dice-earlier = Earlier engagements
board-asked-now = Deciding now
board-only-pass = You have no options here, but the others can’t tell: your pass looks like any other answer.
board-losses-left = { $samurai } samurai still to lose
board-fight-stakes = The loser of the next engagement loses { $samurai } samurai.
board-fight-stop = If you stop, the attack ends and its action point is spent.
board-join-does = A stack that joins fights face up to the end and shares the losses.
board-volunteer-welcome = Accept help
board-volunteer-away = Turn them away
board-lend-does = Your daimyō in the zone will count for { $name }.
board-consent-does = If you agree, the attack is declared, and your daimyō in the zone count for { $name }. If nobody leads it, nothing happens and nothing is spent.
board-parley-does = If { $name } accepts, the attack is called off and they can’t attack you again this turn.
board-parley-offer = Make a peace offer
board-peace-does = If you accept, the attack is called off: its action point is spent, and you can’t attack { $name } again this turn.
board-cards-does = The card must affect the battle: kill a daimyō in the zone, strike a stack, bring someone in, or cancel the attack with Void.
board-void-needs = A Void of yours was overcome here: another one needs a ring total of at least { $total }.
board-move-in-does = The samurai you send move into the castle; the others stay where they are.
board-move-in-sent = { $samurai } samurai move in
board-unmask-does = 25,000 samurai appear on a point of the province.

## The board: cards
board-hand = Your hand
board-hand-about = Tap an element, then rings. Only you can see your cards.
board-hand-empty = Your hand is empty.
board-hand-none = none
board-hand-rings = Rings
board-hand-rings-total = { $total } in total
board-hand-count = { $card }: { $count }
board-hand-left = { $left } of { $count } left
board-play =
    { $element } { $total ->
        [0] with no rings yet
       *[other] with ring total { $total }
    }
board-play-rings = Tap rings to add them.
board-play-steps =
    Up to { $count } steps, or { $borders ->
        [one] 1 border
       *[other] { $borders } borders
    }
board-play-leaps =
    { $count ->
        [one] Leap over 1 enemy-held point
       *[other] Leap over up to { $count } enemy-held points
    }
board-play-does = Choose its effect
board-play-map = Tap a target here or on the map.
board-play-daimyo = A daimyō
board-play-family = A family member
board-play-samurai = Samurai on a point
board-play-castle = A castle
board-play-carry = Carry
board-play-march = A stack
board-play-other = Or
board-contest = Card against card
board-contest-attack = The attack
board-contest-total = ring total { $total }
board-contest-works = As things stand, the first card takes effect.
board-contest-undone = As things stand, the first card is cancelled.
board-contest-attack-works = As things stand, the attack goes ahead.
board-contest-attack-undone = As things stand, the attack is cancelled.
board-contest-fits = To answer, you need a ring total of { $needed } or more and one of these: { $elements }.
board-contest-pass-does = If you don’t answer, the last card stands.

## The board: trade
board-trade = Trade
board-trade-unread =
    { $count ->
        [one] 1 new offer
       *[other] { $count } new offers
    }
board-trade-left =
    { $count ->
        [0] No more offers this month
        [one] 1 more offer this month
       *[other] { $count } more offers this month
    }
board-trade-for-you = Offers for you
board-trade-yours = Your offers
board-trade-others = Other players’ public offers
board-trade-none = No pending offers.
board-trade-new = New offer to
board-trade-draft = Your offer to { $name }
board-trade-you-give = You give
board-trade-you-get = You get
board-trade-gives = { $name } gives
board-trade-gets = { $name } gets
board-trade-nothing = nothing
board-trade-koku = { $koku } koku
board-trade-elements = Elements
board-trade-rings = Rings
board-trade-family = Family
board-trade-amount = Koku
board-trade-private = private
board-trade-private-about = Only the two of you will know.
board-trade-open = public
board-trade-open-about = Everyone can see it.
board-trade-peace = peace
board-trade-remove = Remove { $item } from the offer
board-trade-accept-does = The exchange happens at once and in full: { $give } for { $ask }.
board-trade-cannot = You don’t have what they’re asking for.
board-trade-ask-about = You can ask for anything, even if you don’t know whether { $name } has it.
board-trade-passage = Passage
board-trade-passage-about = Players you grant passage can march across points held by your samurai. Only the two of you will know.
board-trade-passage-on = { $name } has passage
board-trade-passage-off = { $name } has no passage
board-trade-passage-from = { $name } grants you passage
board-trade-silent = Trade starts in the first month.

## The board: treasury and family
board-treasury = Your treasury
board-treasury-about = Only you can see this.
board-treasury-koku = { $koku } koku
board-treasury-total = { $koku } koku in total
board-treasury-upkeep = Year-end upkeep: { $koku } koku
board-treasury-short = { $koku } short: you’d lose { $samurai } samurai
board-treasury-none = You have no castle: any koku you receive becomes samurai at once.
board-treasury-frozen = Without a daimyō, everything here is frozen.
board-treasury-card = defence { $defence }, { $koku } koku per year
board-treasury-empty = no family members here
board-treasury-hostage = hostage
score-standing = Standings
board-standing-exact = { $points } military points
board-standing-range = { $likely } military points as far as known, { $least } to { $most } possible
score-standing-about = If the game ended now. Koku and family cards may have changed hands in private, so the true figure lies somewhere within these bounds.
board-between = { $least }–{ $most }
board-family-where = Your family
board-family-home = at home in { $site }
board-family-held = held by { $name } in { $site }
board-family-dead = dead
board-allies = Alliances you know of
board-allies-none = You hold no hostages, and nobody holds yours.
board-ally-helps-you = { $name } holds your hostage and can help you.
board-ally-you-help = You hold { $name }’s hostage and can help them.
board-ally-both = You and { $name } hold each other’s hostages and can help each other.
board-known = Cards you know about
board-known-none = You don’t know any cards in other hands.
board-known-about = Cards you’ve seen or given away, minus those played since. They may have changed hands in private.

## The board: year end and end
board-yearend = End of year { $year }
board-yearend-steps = Steps
board-yearend-upkeep = Upkeep
board-yearend-fate = Fate
board-yearend-castles = Castles
board-yearend-provinces = Provinces
board-yearend-why-upkeep = Each castle costs { $koku } koku. For every 1,000 missing, 2,000 samurai are lost.
board-yearend-why-castles = Each castle brings its koku, or something else that its owner chooses.
board-yearend-why-provinces = A player who alone holds all border points of a province collects koku.
board-yearend-paid = pays { $koku } koku
board-yearend-missing = { $koku } short
board-yearend-lost = loses { $samurai } samurai
board-yearend-recruited = recruits { $samurai } samurai
board-yearend-waits = to come
board-yearend-no-castle = no castle, no upkeep
board-recruit-does = Koku left: { $koku }. Every 1,000 buys 1,000 samurai at an entry point.
board-enter-where = Where should { $samurai } samurai enter?
board-fate-roll = Roll { $roll }: { $direction }, magnitude { $magnitude }
board-fate-other = It names { $name }
board-fate-again = Nobody else sits there: draw again
board-castle-brings = What should { $site } produce?
board-castle-koku = { $koku } koku
board-component-taken = already taken this year
board-province-income = { $province }: { $koku } koku
board-store-where = Store { $koku } koku in which castle? Only you will know.
board-scout-seen = { $point }: { $samurai } samurai
board-claim = { $name } claims to be shōgun
board-claim-does = If everyone yields, { $name } wins at once. If anyone refuses, the game goes on.
board-claim-yielded = yields
board-claim-waits = deciding

## Scores
score-samurai = Samurai
score-koku = Koku
score-daimyo = Daimyō
score-shadows = Shadow warriors
score-castles = Castles
score-family = Family and hostages
score-total = Military points
score-rank = Rank
score-each = { $count } × { $points }
score-how = Each samurai counts 1 and each koku 2; each daimyō, shadow warrior, castle and family card you hold counts { $piece }.
score-tie = Tied on points: more castles wins, then daimyō, then samurai.
score-shared = Tied on points, castles, daimyō and samurai: the victory is shared.
score-why-years = The last year is over.
score-why-shogun = { $name } is shōgun, so points don’t matter.
score-why-last = Only { $name } is left.

## The board: panels
board-yearend-now = Year-end
board-kept = Your cards, trade and treasury
board-tab-turn = Turn
board-tab-waits = waiting for you
board-tab-cards = Cards
board-tab-trade = Trade
board-tab-treasury = Treasury
board-year-of = Year { $year } of { $years }
board-dice-won-none = { $winner_name } wins; there are no samurai to lose.
board-treasury-captive = captive

## What a hint speaks of
feature-points = current points
feature-income = future income
feature-held = resource points held
feature-provinces = provinces fully controlled
feature-borders = border points towards controlling a province
feature-near = resource points within reach
feature-castles = castles
feature-daimyo = daimyō
feature-masterless = risk of becoming ronin
feature-samurai = samurai
feature-shadows = shadow warriors
feature-elements = element cards in hand
feature-void = Void cards in hand
feature-rings = rings in hand
feature-strength = strength of the largest led stack
feature-siege = strength advantage at rivals’ castles
feature-besieged = rivals’ strength advantage at your castles
feature-booty = koku and family within reach in rivals’ castles
feature-at_stake = koku and family at risk in your castles
feature-harried = small stacks next to stronger rivals
feature-preying = weaker rivals next to your stacks

## Why a hint proposes something
reason-income = It brings { $koku } koku or { $samurai } samurai.
reason-roll =
    { $count ->
        [one] You have 1 stack to march with.
       *[other] You have { $count } stacks to march with.
    }
reason-march =
    { $kind ->
        [resource] Holding { $point } brings { $monthly } koku or samurai a month.
       *[other] It brings you to { $point }, where { $there } of your samurai stand so far.
    }
reason-march-stays = { $samurai } samurai leave { $point }; { $left } stay.
reason-end =
    { $points ->
        [0] You have 0 action points left.
        [one] You give up 1 action point.
       *[other] You give up { $points } action points.
    }
reason-site = { $province } has { $borders } border points: anyone who holds them all alone earns { $koku } koku a year.
reason-setup = { $count } houses share the map, yours among them.
reason-stands = You are number { $rank } so far, with about { $points } points and { $samurai } samurai.
reason-attack =
    { $won ->
        [0] Fought to the end, you hardly ever beat { $other_name } at { $point }: 0 times out of 10.
        [10] Fought to the end, you almost always beat { $other_name } at { $point }, with about { $left } samurai left.
       *[other] Fought to the end, you beat { $other_name } at { $point } about { $won } times out of 10, with about { $left } samurai left.
    }
reason-attack-against = { $attackers } samurai attack, about { $defenders } defend.
reason-assault = It strikes { $other_name } at { $point }: you have { $samurai } samurai in all, they have { $theirs }.
reason-battle =
    { $side ->
        [attack] Fought to the end, you win about { $won } times out of 10; the next engagement is yours with { $chance }%.
       *[defence] Fought to the end, the defence holds about { $won } times out of 10; the attacker wins the next engagement with { $chance }%.
    }
reason-lose = { $samurai } of your samurai stand at { $point }.

## Kinds of chance
chance-castles = Castle cards
chance-order = Rolls for turn order
chance-points = Action points rolled
chance-battle = Rolls in battle
chance-cards = Element and ring cards
chance-fate = Fate

## What turning points are called by
moment-claimed = { $seat_name }’s claim to be Shogun
moment-castle_fell = The fall of { $site } castle
moment-castle_razed = The destruction of { $site } castle
moment-attacked = The battle at { $point }

## Headings of the rules
rule-title-T1 = Starting resources
rule-title-T2 = Turn order and seats
rule-title-T3 = Choosing castles
rule-title-T4 = Secret setup
rule-title-T5 = Months and years
rule-title-T6 = Income
rule-title-T7 = Province move
rule-title-T8 = Action points
rule-title-T9 = Marching
rule-title-T10 = Shadow warriors
rule-title-T11 = Entry points
rule-title-T12 = Isolated daimyō
rule-title-T13 = Declaring an attack
rule-title-T14 = Negotiation
rule-title-T15 = Who joins
rule-title-T16 = Cards in battle
rule-title-T17 = Face up, and the battle zone
rule-title-T18 = Factors
rule-title-T19 = Engagements and losses
rule-title-T20 = Further engagements
rule-title-T21 = When a castle falls
rule-title-T22 = Fire
rule-title-T23 = Wind
rule-title-T24 = Water
rule-title-T25 = Earth
rule-title-T26 = Void
rule-title-T27 = Answering a card
rule-title-T28 = Alliances and hostages
rule-title-T29 = Trade
rule-title-T30 = Secrecy between players
rule-title-T31 = Public and hidden information
rule-title-T32 = Ronin
rule-title-T33 = Year-end: upkeep and recruiting
rule-title-T34 = Year-end: fate
rule-title-T35 = Year-end: castle income
rule-title-T36 = Year-end: province income
rule-title-T37 = Military points
rule-title-T38 = “I am Shogun”
rule-title-T39 = Out of the game
rule-title-T40 = Building castles, and other options
rule-title-T41 = Reactions and time limits

## The rules
rule-T1 = Each player has 100,000 samurai, 25,000 koku, 2 shadow warriors, 2 daimyō, 3 family cards (wife, son, daughter), 4 element cards and 8 ring cards, the cards in secret (our ruling). How many years are played is an option, 1 to 5.
rule-T2 = A twenty-sided die decides the turn order; players who tie roll again (our ruling), and it is rolled again at the start of each year. Two players sit north and south, three north, east and south, four on all sides (our ruling).
rule-T3 = In turn, twice round, each chooses a free castle site, draws a castle card for it and puts a daimyō into its province.
rule-T4 = Then all distribute in secret (our ruling): samurai, koku and family cards over the two castles, shadow warriors over their two provinces. At least 1,000 samurai must stand with each daimyō (our ruling, from T12).
rule-T5 = A month is one turn of each player. After the twelfth month comes the year-end.
rule-T6 = Income comes before the roll; if you roll first, you forfeit it. Your first resource point brings 1,000, each further one 2,000, koku or samurai as you like (our ruling), and you say which is the first where that matters (our ruling). Taken as a whole, all koku to one castle or all samurai to one entry point, the first is the one by which you lose least (our ruling). On a point shared with others your amount is divided by the number of players there, in koku only (our ruling). Koku goes to a castle of yours (our ruling), samurai to an entry point. Without a castle, or as ronin, koku becomes samurai at once; less than 1,000 is lost (our ruling).
rule-T7 = Once per turn, at any time, you move one daimyō, or one shadow warrior, or one family card or hostage, or up to 25,000 koku. A daimyō or shadow warrior goes through any number of adjacent provinces; each one entered must hold samurai of yours or an ally’s (a stack on a border point counts in both), and each border point crossed must be empty or held by you or an ally. Family and koku go from one of your castles to another (our ruling); border points do not matter.
rule-T8 = Roll a ten-sided die. You get that many action points to spend on marching and attacking.
rule-T9 = For 1 action point any part of one of your stacks marches along one line; you need a daimyō in the province of that line (ronin do not). A point with samurai of others and none of yours is closed unless they let you in, as allies or by granting you passage; entry points are always open (our ruling). An order may lead over several lines, by the shortest way, an action point each; it ends early where a daimyō is left alone (our ruling). An enemy castle without garrison may be entered; that does not take it (our ruling). Passage lasts until it is withdrawn, and only the two players know of it (our ruling).
rule-T10 = On your own turn, any number of your shadow warriors may become 25,000 samurai each, on any point of their province, even between declaring an attack and its first dice, and between engagements (our ruling). New ones come from castles only (T35).
rule-T11 = Bought or received samurai come in at any of the eight entry points, even an occupied one. Samurai on entry points cannot be attacked but may attack. They support a daimyō; an option says otherwise (our ruling).
rule-T12 = A daimyō in a province without samurai of his own or of a supporting ally is lost at once; this is checked after every change. If an opponent’s act caused it, by their dice in a battle, as attacker or defender, by a card, or by withdrawing the only support, that opponent gains a daimyō and places him in a province where they have samurai (our ruling). In a battle it is the leader of the side that destroyed the last supporting samurai, an ally’s too (our ruling). By your own marches, by upkeep or fate, and by anything that follows from razing a castle, nobody gains one (our ruling). An ally who is the sole support may, on their own turn, declare the daimyō dead and gain one. Daimyō cannot be attacked themselves, and shadow warriors stay (our ruling; an option makes them leave in the same way, new ones too).
rule-T13 = For 1 action point you attack one opponent’s stack on a point, never on an entry point, or a castle without garrison (our ruling), with one or more stacks of yours adjacent to it or on it (our ruling). You need a daimyō, your own or a willing ally’s, in one of the provinces of the target or of the attacking stacks; ronin need none. An ally is asked before anything is spent; refused, you may not ask again for an attack on that point this turn (our ruling). The action point buys any number of engagements.
rule-T14 = First the defender may negotiate and offer koku, cards or family. If the attacker accepts, the attack is called off, the action point is spent, and they may not attack the defender again this turn (our ruling).
rule-T15 = Allies of the attacker may join with stacks adjacent to the target; then the defender’s other stacks, their allies and ronin volunteers. A stack is within reach if it is adjacent to, or on the same point as, a participating enemy stack, whatever the kind of point (our ruling).
rule-T16 = When everyone taking part is named and their stacks are face up (T17), and before every further engagement, each participant is asked once for a card: the defender, the defender’s helpers, the attacker’s helpers, the attacker (our ruling). You can play Void against the attack, or an element with a direct effect: it kills a daimyō counted in the zone (between engagements only the attack’s last leader, since factors stay), destroys a participating stack, or brings a stack or daimyō into the battle (our ruling). A Void after one that was overcome in the same window goes on with that contest (T27; our ruling). If no attacking stack or nobody to lead it is left, the attack ends (our ruling).
rule-T17 = As soon as everyone taking part is named, their stacks lie face up for everyone until the battle ends, then they are hidden again; stacks that join later are revealed at once. The battle zone is made of all provinces of the participating points; a border point brings both of its provinces in, and later joiners enlarge it (our ruling).
rule-T18 = Each factor goes to the side with more: the difference in daimyō in the zone; the ratio of the armies, rounded down, at most 4 (equal armies: 0); the difference in the number of stacks; and the castle’s defence goes to the defender if their castle is attacked (our ruling). The net total counts for the side that is ahead.
rule-T19 = Both roll a twenty-sided die; the better side adds its factor, to 20 at most. The higher total wins, a tie goes to the defender. The loser removes 3,000 samurai for every 10,000 (or part of 10,000) in the smaller army, at most all they have, from stacks of their choice; with allies they are shared by strength, and what rounding leaves over falls on the largest (our ruling). The winner loses nothing (our ruling).
rule-T20 = The attacker may stop after each engagement (our ruling). The factors stay the same in all engagements of an attack unless samurai or daimyō join; then all are recalculated. Losses always depend on the current size. Before each further engagement all may join and play cards again (our ruling). If you press on, you are not asked before the next dice, unless someone joins (our ruling).
rule-T21 = A castle falls only in an attack on its point, when no defending samurai are left there after an engagement; one without garrison is attacked as an army of 0: ratio 4 for the attacker, the castle’s defence against them, and a losing attacker loses 3,000 (our ruling). Earth, marching away or upkeep never make it fall. The owner loses the castle and one daimyō if they have any, from that province first (our ruling); the attacker gets the castle with its koku and family cards and always gains a daimyō, placed in that province, and may move in (our ruling). Only then isolation is checked (our ruling).
rule-T22 = An element card is played with one or more ring cards; their values add up. On your own turn you may do so at any time and without action points (our ruling), on other players’ turns only as an answer (T27) or in a battle (T16). Used cards are discarded. Fire kills any one daimyō or any one family member.
rule-T23 = Wind: rings count at most 9. A stack or part of it goes three steps for each, without a daimyō, not through closed points (our ruling); or a daimyō, shadow warrior, family card or up to 25,000 koku goes over one border for each, no matter who holds the border points (our ruling). Wind cannot be answered.
rule-T24 = Water: a stack led by a daimyō in its province (ronin need none) leaps over a row of enemy-held points, as many as the rings count, to the next point open to it (our ruling); or a daimyō or shadow warrior passes exactly one enemy-held border point in this turn’s province move.
rule-T25 = Earth: with samurai of yours within reach and a daimyō of yours there (ronin need none), all samurai on one point are destroyed, or one castle, your own too (our ruling): nobody loses or gains a daimyō, not by an isolation that follows either, what it holds is lost, its garrison stays (our ruling), and the site is free again. Entry points are immune (our ruling).
rule-T26 = Void cancels an element card (but not Wind) or an attack: then the action point is spent (our ruling), and the defender cannot be attacked until the month ends, by anyone. The source also has a sentence that names that attacker alone; an option follows it.
rule-T27 = The player hit – the owner of the daimyō, samurai or castle, or the holder of the family card – may answer that card, in turn order (our ruling), with the same element or Void and at least the same ring total; an option lets any ring do (our ruling). Void against an attack needs any ring. Void may be answered with Void, back and forth (our ruling); the last card stands.
rule-T28 = Put a family card into a castle of another player as hostage, and while they hold it, that player may help you: with daimyō in your battles and samurai in your attacks and defences, asked each time; their samurai support your daimyō and let you pass border points. It ends when the card is lost or returned, help in both directions takes two hostages, and attacking an ally is not forbidden (our ruling).
rule-T29 = Element and ring cards may change hands at any time, on anyone’s turn, and so may koku, from castle to castle, and family cards (our ruling): as a gift, or as an offer with a return that is accepted or declined, at once and as a whole. Never samurai, daimyō, shadow warriors or castles (our ruling). Promises are not enforced. An offer may hold any number of cards, and koku to the last 100. Koku leaves the fullest castles and arrives in the fullest. You may have one pending offer to each other player and make 12 per month, so that nobody is flooded (our ruling).
rule-T30 = Talk and transfers may be private: the others then learn nothing of them.
rule-T31 = Public: which points hold whose stacks, daimyō, shadow warriors, castles and their cards. Hidden: the sizes of stacks, koku, hands and how many cards are in them, and where family cards lie, which only owner and holder know (our ruling).
rule-T32 = A player without a daimyō is ronin: they march, attack and play Water and Earth without one. Koku they receive must become samurai at once, 1,000 for 1,000. Koku and family in their castles are frozen; they can be looted, still pay upkeep and still count at the end (our ruling). Their castles bring nothing, but one conquered as ronin brings its contents and later its yield. They may join any defender who agrees, without a hostage. Gaining a daimyō ends it.
rule-T33 = At year-end, every player takes each step in turn order. First upkeep: 15,000 koku per castle, taken from the fullest castles; you must pay as much as you can. For every 1,000 koku (or part of 1,000) you cannot pay, you lose 2,000 samurai of your choice (our ruling). Then you may recruit with the koku left, 1,000 for 1,000, at entry points; players who could not pay in full, and ronin, have nothing to recruit with and are not asked.
rule-T34 = Each draws a fate card and rolls a twenty-sided die: 1 to 5 names the player in the north, 6 to 10 east, 11 to 15 south, 16 to 20 west. Your own or an empty side: a new card and a new roll (our ruling). The place within the five numbers, 1 to 5, is the magnitude. All fate cards are our reconstruction.
rule-T35 = Each castle brings its koku, or one of these: 25,000 samurai, a shadow warrior, a daimyō, 2 element cards, 4 ring cards, or the return of a dead family member of your own; each of them at most once a year for a player, a daimyō only where he is supported (our ruling). All but the shadow warrior are our reconstruction.
rule-T36 = If you hold all of a province’s border points, and nobody else is on them (our ruling), you collect 20,000 koku.
rule-T37 = After the last year-end the military points are counted: each samurai 1, each koku 2, every daimyō, shadow warrior, castle and family card held 25,000; hostages count for their holder (our ruling). In a tie more castles decide, then daimyō, then samurai; then the victory is shared (our ruling).
rule-T38 = On your turn you may say “I am Shogun”, once per turn (our ruling). You win at once if no other player has a daimyō or castle left, or if every other player yields.
rule-T39 = A player with no samurai, daimyō, shadow warrior or castle left is out of the game, their hand is discarded, and an attack by them or on them ends (our ruling).
rule-T40 = With the option, action points you do not spend become a building fund, 1,000 koku each, or 2,000 by a house rule. With 25,000 you draw a castle card for a free site that your samurai alone hold (our ruling). Other options change what resource points bring, when the province move is possible, how many castle sites there are, and what fate does with an empty seat.
rule-T41 = Every player who could possibly react is asked, whatever cards they hold, so that passing without a suitable card looks like any other pass. Where everyone can see that there is nothing to choose, nobody is asked (our ruling). Standing orders can answer for you. Where time is limited and yours runs out, you pass, decline, lose samurai from your largest stack, or stop attacking; on your own turn a stand-in bot plays for you (our ruling).
rules-components =
    The board: 13 provinces (one in the centre, four inner, eight outer) with 189 points: 121 waypoints, 28 border points, 20 resource points, 12 castle sites, 8 entry points.
    16 castle cards: defence 2 to 6, 20,000 to 10,000 koku a year; the weaker the walls, the richer the land.
    40 element cards, 8 each of Fire, Wind, Water, Earth and Void; 60 ring cards: 16 of value 1, 16 of 2, 14 of 3, 8 of 4, 6 of 5.
    20 fate cards. For each player a wife, a son and a daughter.
    Samurai and koku are counted in thousands; shared income may be in hundreds.
    Board, names and all card values are our reconstruction.

## A box: what the owner of the printed game can enter
box-name = Name
box-defence = Defence
box-koku = Koku a year, in thousands
box-copies = How many
box-group-card = Castle cards
box-group-element = Element cards
box-group-ring = Ring cards
box-group-fate = Fate cards
box-group-province = Provinces
box-group-point = Castle sites
box-group-house = Houses

## The player aid

aid-sequence = Your turn
aid-costs = Battle and cards
aid-scoring = Year-end and points
aid-income = Income, before you roll: { $first } for the first resource point, { $further } for each further one, in koku or samurai
aid-province-move = Once: move a daimyō, a shadow warrior, a family card or up to { $koku } koku
aid-roll = Roll the ten-sided die: so many action points
aid-march = March along one line for 1 action point, with a daimyō in the province
aid-attack = Attack for 1 action point, with any number of engagements
aid-element = Elements with rings cost no action points, at any time on your turn
aid-factors = Factors: more daimyō, the ratio of the armies (at most { $most }), more stacks, the castle’s defence
aid-dice = Both roll a twenty-sided die and the better side adds its factor, to { $most } at most. In a tie the defender wins.
aid-losses = The loser, for every { $ten } in the smaller army
aid-fire = Fire: kills a daimyō or a family member
aid-wind = Wind: { $steps } steps, or one border, for each ring value
aid-water = Water: leaps over enemy-held points
aid-earth = Earth: destroys the samurai on a point, or a castle
aid-void = Void: cancels an element or an attack
aid-upkeep = Upkeep of each castle, in koku
aid-fate = A fate card for everyone
aid-yield = Each castle: its koku, or { $samurai } samurai, a shadow warrior, a daimyō, { $elements } element or { $rings } ring cards
aid-borders = All border points of a province, in koku
aid-samurai = Each samurai
aid-koku = Each koku
aid-pieces = Each daimyō, shadow warrior, castle, family card

## The pictures of the rules

rules-aim = Each house begins with two castles and a hidden army. The player with the most military points after the last year, or who leaves no rival a daimyō or a castle, becomes shōgun. Here a house has chosen its castles and laid out its samurai.
rules-turn = Income first, then the die: it gives your action points. Each point marches a stack along one line or begins an attack. Here the stacks that can march are lit; a province may be crossed only where a daimyō leads.
rules-battle-heading = In battle
rules-battle = Both sides roll a die of twenty; the side with more samurai, stacks or daimyō adds to it, and so do a castle’s walls. The loser gives up 3,000 samurai for every 10,000 (or part of 10,000) in the smaller army. Here it is a tie, so the castle’s defender wins.
rules-card-heading = Card against card
rules-card = A card is one element with rings. The player it is aimed at may answer with the right element, if the rings are worth at least as much. Here Fire was to kill a daimyō, Void has cancelled it, and another Void with rings worth as much would bring it back.
rules-yield-heading = What a castle brings
rules-yield = At year-end each castle gives either its koku or one piece. After the last year koku count double: 20,000 from this castle are 40,000 points and beat any piece.
rules-scoring = At year-end castles are paid for and bring their yield, and fate takes a hand. In the end samurai, koku, daimyō, shadow warriors, castles and family all count; here is what is left on the map.

## What one reads of something looked at closely

look-setup = Everyone chooses two castle sites in turn, then sets up samurai, koku, family and shadow warriors in secret.
look-year =
    { $left ->
        [0] The last one. After its twelve months come upkeep, fate and income, and then points are counted.
        [one] One more follows. Each year ends with upkeep, fate and income; the turn order is then rolled again.
       *[other] { $left } more follow. Each year ends with upkeep, fate and income; the turn order is then rolled again.
    }
look-month =
    { $when ->
        [gone] It is over.
        [now] Now. Each player has one turn in it.
       *[yet] Still to come. Each player has one turn in it.
    } { $left ->
        [0] Year-end is next.
        [one] 1 more month, then the year ends.
       *[other] { $left } more months until year-end.
    }
look-points-rolled = Each step of a stack costs 1, and so does an attack, however many engagements it has. What is not used is lost.
look-points-die = Income comes first: roll before taking it, and it is lost. The die then gives 1 to 10 action points.
look-daimyo =
    { $count ->
        [0] None is left: a ronin marches and attacks without one.
       *[other] In { $places }. Samurai march and attack only where a daimyō leads; without samurai in his province he is lost. Each is worth { $piece } points.
    }
look-shadows =
    { $count ->
        [0] None is left; a castle can bring one at year-end.
       *[other] In { $places }. On their owner’s turn each can become 25,000 samurai anywhere in the province. Each is worth { $piece } points.
    }
look-castle = { $site }: defence { $defence }, { $koku } koku a year.
look-castles = Each costs { $upkeep } koku at year-end and is worth { $piece } points.
look-stacks =
    { $samurai } samurai in all, 1 point each. { $own ->
        [yes] Only you see how they are spread.
       *[no] How they are spread is hidden until they fight.
    }
look-koku = Worth { $points } points at the end. At year-end { $upkeep } koku are due for castles.
look-points = Samurai { $samurai }, koku { $koku }, daimyō { $daimyo }, shadow warriors { $shadows }, castles { $castles }, family { $family }.
look-state-out = No samurai, daimyō, shadow warriors or castles are left. The hand was discarded.
look-state-ronin = Marches and attacks without a daimyō. Koku received becomes samurai at once; what lies in castles is frozen. Gaining a daimyō ends it.
look-state-shield = A Void stopped an attack.
look-state-truce = A fate card made it; it holds for the first month of the year.
look-state-ready = Everything is set up, in secret.
look-state-distributing = Sets up samurai, koku, family and shadow warriors in secret.
look-element-counted = You hold { $held } of 8; in the discard pile: { $gone }.
look-ring = Adds { $ring } to a card’s total. An answer needs at least the total it answers. In the discard pile: { $gone }.
look-family =
    { $kept ->
        [hostage] A hostage: while you hold the card you may help its owner in battle. Worth { $piece } points to you.
        [captive] A captive, taken with a castle. Worth { $piece } points to you.
        [away] A hostage of yours: the player who holds the card may help you in battle, and has its { $piece } points.
        [dead] Dead. A castle can bring the card back at year-end.
       *[own] Worth { $piece } points to the player who holds the card. Given to another player, it makes an ally.
    }
look-ally = The player who holds a hostage may help its giver: with daimyō and samurai in battle, and by supporting daimyō. Nothing obliges anyone.
look-factor-daimyo = The side with more daimyō in the battle’s provinces adds the difference.
look-factor-ratio = The larger army divided by the smaller, rounded down, at most { $most }; equal armies add nothing.
look-factor-stacks = The side with more stacks adds the difference.
look-factor-castle = The castle’s defence, for the defender, where its own point is attacked.
look-factor-net = All factors together. The better side adds it to its die, to 20 at most; a tie is the defender’s.
look-province = The player who holds all of its border points alone gets { $koku } koku at year-end.
look-province-held = You hold { $held } of { $all }.
look-castle-yield = Brings { $koku } koku at year-end, or a piece; costs { $upkeep }.
look-castle-keeps = It keeps { $koku } of your koku.
