## The game
game-name = Tenjo
game-tagline = Daimyō, castles, hidden armies, five elements and hostages: four houses, and nobody is to be trusted.
game-about = You lead a house of the warring states with two castles, a hundred thousand samurai, a little koku, a family and a hand of secret cards. Month by month you march under your daimyō, take resource points, attack or bargain, play the elements Fire, Wind, Water, Earth and Void, and give your own wife or children as hostages to win an ally. Whoever stands without a rival may call himself shōgun; otherwise the most military points decide after the years agreed upon.
game-provenance = Tenjo is a game by Scott Tepper, published by Why Spire? Games; the words here are our own. The rules follow a German summary of them; a few points come from public reviews. The original board and cards were not at hand: the thirteen provinces, the eight entry points and the kinds of points are known, but the map itself, the names, the castle cards with their defence and koku, how many element and ring cards there are and what they are worth, all fate cards, and most of what a castle can bring instead of koku are our reconstruction. Where the rules are silent we have decided, and such places are marked “our ruling”.

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
point-waypoint = way point { $province } { $number }
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
kind-waypoint = way point
kind-border = border control point
kind-resource = resource point
kind-castle = castle site
kind-entry = entry point
kind-about-waypoint = Samurai march from point to point along the lines, one line for an action point.
kind-about-border = Lies in both provinces. Who holds it lets daimyō and shadow warriors pass or not; who holds all of a province’s border points alone draws 20,000 koku a year.
kind-about-resource = Held by your samurai it brings 1,000 koku or samurai a month, each further one 2,000.
kind-about-castle = A castle can stand here: it keeps koku and family, and defends whoever holds it.
kind-about-entry = New samurai enter here, whoever else stands here. Nobody on it can be attacked, but they can attack.

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
element-about-fire = Kill any one daimyō or any one member of a family. Who is hit may answer with Fire or Void.
element-about-wind = Carry a stack three steps for each point of the rings, or a daimyō, shadow warrior, family card or 25,000 koku over one border for each. Rings count at most 9. Nobody can answer.
element-about-water = A led stack leaps over as many enemy-held points in a row as the rings count; or this turn’s province move may pass one enemy-held border point. Who is leapt over may answer with Water or Void.
element-about-earth = Destroy all samurai on one point in reach, or a castle in reach with all it holds. Your samurai there need a daimyō. Who is hit may answer with Earth or Void.
element-about-void = Undo an element card aimed at you (not Wind), or an attack on you: then nobody may attack you for the rest of the month. Void can be answered with Void.
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
fate-F03 = Turncoats
fate-F04 = Broken oath
fate-F05 = Stolen scroll
fate-F06 = Careless messenger
fate-F07 = Stolen rings
fate-F08 = Rings in pawn
fate-F09 = Spy in the castle
fate-F10 = Traitor at court
fate-F11 = Scouts
fate-F12 = Watch fires
fate-F13 = Rich harvest
fate-F14 = Drought
fate-F15 = Plague
fate-F16 = Typhoon
fate-F17 = Oath of peace
fate-F18 = Marriage
fate-F19 = Master of the way
fate-F20 = Heaven’s favour
fate-about-F01 = The other pays the one who drew 2,000 koku for each point of the magnitude.
fate-about-F02 = The one who drew pays the other 2,000 koku for each point of the magnitude.
fate-about-F03 = 1,000 samurai of the other for each point of the magnitude, of the other’s choice, change sides and enter for the one who drew.
fate-about-F04 = 1,000 samurai of the one who drew for each point of the magnitude change sides and enter for the other.
fate-about-F05 = The one who drew takes a random element card from the other.
fate-about-F06 = The other takes a random element card from the one who drew.
fate-about-F07 = The one who drew takes random ring cards from the other, half the magnitude rounded up.
fate-about-F08 = The other takes random ring cards from the one who drew, half the magnitude rounded up.
fate-about-F09 = The other shows all element and ring cards to the one who drew alone.
fate-about-F10 = The one who drew shows all element and ring cards to the other alone.
fate-about-F11 = The one who drew looks in secret at as many stacks of the other as the magnitude says.
fate-about-F12 = The other looks in secret at as many stacks of the one who drew as the magnitude says.
fate-about-F13 = For each point of the magnitude the one who drew gains 2,000 koku and the other 1,000.
fate-about-F14 = Both lose 1,000 koku for each point of the magnitude.
fate-about-F15 = Both lose 1,000 samurai of their choice for each point of the magnitude.
fate-about-F16 = The other loses 1,000 samurai for each point of the magnitude, the one who drew half as many, rounded up to thousands.
fate-about-F17 = The two may not attack each other in the first month of the coming year.
fate-about-F18 = If both agree they exchange a family card each and so become allies both ways.
fate-about-F19 = The one who drew draws an element card, the other a ring card.
fate-about-F20 = The one who drew draws two ring cards, the other an element card.

## What a castle brings
component-koku = the castle’s koku
component-samurai = 25,000 samurai
component-shadow = a shadow warrior
component-daimyo = a daimyō
component-elements = 2 element cards
component-rings = 4 ring cards
component-family = a dead member of the family back

## Options
option-years = Years
option-castle_sites = Castle sites
option-resource_mode = Resource points
option-ring_contest = Answers must match the rings
option-void_shield = Void protects against
option-province_move_any_time = Province move at any time
option-entry_supports_daimyo = Entry points support daimyō
option-shadow_isolation = Shadow warriors can be isolated
option-empty_seat_fate = Fate names an empty seat
option-build_castle = Building castles
option-build_house_rate = Faster building
years-1 = 1
years-2 = 2
years-3 = 3
years-4 = 4
years-5 = 5
castle_sites-12 = 12
castle_sites-8 = 8
resource_mode-choice = koku or samurai by choice
resource_mode-printed = each as the map says
ring_contest-true = yes
ring_contest-false = no
void_shield-all_attackers = everybody
void_shield-that_attacker = that attacker alone
province_move_any_time-true = yes
province_move_any_time-false = before the roll only
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
option-about-years = How many years of twelve months are played. A year takes long: for a first game one is enough.
option-about-castle_sites = 12: as we reconstruct the board. 8: one in each outer province, just enough for four players.
option-about-resource_mode = By choice: you take koku or samurai from each resource point as you like. As the map says: some bring koku, some samurai.
option-about-ring_contest = Yes: whoever answers an element card needs at least the same ring total. No: any ring will do.
option-about-void_shield = After Void has undone an attack, the defender is safe for the rest of the month: from everybody, or from that attacker alone. The sources say both.
option-about-province_move_any_time = Whether the province move may also come after the roll, between marches and attacks.
option-about-entry_supports_daimyo = Whether samurai on an entry point keep a daimyō of that province from being isolated.
option-about-shadow_isolation = Whether shadow warriors, too, are removed from a province without supporting samurai.
option-about-empty_seat_fate = What happens when the fate die names a side of the board where nobody sits.
option-about-build_castle = Action points you do not use are saved at 1,000 koku each; 25,000 build a castle on a free site that your samurai alone hold.
option-about-build_house_rate = With “Building castles”: 2,000 koku for each unused action point instead of 1,000.

## Phases
phase-battle = Battle
phase-year_end = Year end
phase-over = Game over

## Whom the game waits for
decision-site = { $name } is choosing a castle site
decision-distribute = { $name } is distributing samurai, koku and family
decision-turn = It is { $name }’s turn
decision-income = { $name } is taking the income
decision-place_daimyo = { $name } is placing a daimyō
decision-lose_daimyo = { $name } must give up a daimyō
decision-parley = { $name } may negotiate before the attack
decision-peace = { $name } is considering an offer of peace
decision-consent = { $name } is asked to lead another’s attack
decision-join = { $name } may join the battle
decision-cards = { $name } may play a card in the battle
decision-answer = { $name } may answer a card
decision-losses = { $name } is choosing losses
decision-fight_on = { $name } is deciding whether to fight on
decision-move_in = { $name } may move into the castle
decision-enter = { $name } is placing new samurai
decision-yield = { $name } may yield
decision-recruit = { $name } may recruit
decision-scout = { $name } is scouting
decision-marriage = { $name } is considering a marriage
decision-castle_income = { $name } is choosing what a castle brings
decision-store = { $name } is storing koku

## What to do now
prompt-site = Choose a free castle site: a castle card is drawn for it and a daimyō placed there.
prompt-distribute = Distribute in secret: samurai ({ $samurai } left), koku ({ $koku } left), family and shadow warriors over your two castles.
prompt-distribute-ready = All is distributed: say that you are ready, or begin anew.
prompt-turn = Your turn: take the income, then roll for action points. Province move, cards and shadow warriors are possible at any time.
prompt-turn-roll = Roll for action points, or use province move, cards and shadow warriors first.
prompt-trade = It is somebody else’s turn. Answer or make offers, or press Enter to go on.
prompt-turn-points =
    { $points ->
        [0] No action points left: end your turn, or use what costs none.
        [one] 1 action point left: march or attack.
       *[other] { $points } action points left: march or attack.
    }
prompt-step-march = Where do samurai from { $point } march to?
prompt-step-send = From { $from_point } to { $to_point }: how many samurai? So far { $amount }.
prompt-step-march_to = How many samurai march from { $from_point } to { $to_point }?
prompt-step-lead = Where does the daimyō of { $province } go?
prompt-step-slip = Where does the shadow warrior of { $province } go?
prompt-step-escort = Into which castle? { $family }
prompt-step-ship = How much koku leaves { $site }, and for which castle? So far { $amount }.
prompt-step-unmask = Where in { $province } does the shadow warrior become 25,000 samurai?
prompt-step-attack = Attack on { $seat_name } at { $point }: name your stacks, then declare it.
prompt-step-element = { $element }, ring total { $total }: add rings, then choose what it does.
prompt-step-ring = { $element } needs at least one ring.
prompt-income-first = Which resource point is your first one? It brings 1,000, every other 2,000.
prompt-income = Income from { $point }: koku into a castle, or samurai to an entry point.
prompt-place_daimyo = You gain a daimyō: place him in a province with samurai of yours.
prompt-lose_daimyo = With the castle you lose a daimyō: choose which.
prompt-parley = { $foe_name } attacks you at { $point }. Make an offer for peace, or let it come to a battle.
prompt-peace = { $foe_name } offers for peace: { $give }. Accept and call the attack off, or decline.
prompt-peace-terms =
    { $foe_name } offers for peace: { $give_count ->
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
    }. Accept and call the attack off, or decline.
prompt-join =
    { $side ->
        [attack] You may join the attack with stacks in reach, or lend your daimyō.
       *[other] You may join the defence with stacks in reach, or lend your daimyō.
    }
prompt-join-volunteer = Ronin of { $foe_name } at { $point } offer to help you: welcome them, or pass.
prompt-cards = You may play a card that bears on this battle, or pass.
prompt-consent = { $foe_name } wants to attack at { $point } and has no daimyō there. Lend yours to lead the attack, or refuse.
prompt-answer =
    { $element ->
        [no] { $foe_name } attacks you: undo it with Void, or let it be.
        [fire] { $foe_name } plays Fire ({ $total }). Answer it or let it be.
        [wind] { $foe_name } plays Wind ({ $total }). Answer it or let it be.
        [water] { $foe_name } plays Water ({ $total }). Answer it or let it be.
        [earth] { $foe_name } plays Earth ({ $total }). Answer it or let it be.
       *[void] { $foe_name } plays Void ({ $total }). Answer it or let it be.
    }
prompt-losses =
    { $why ->
        [battle] You lose { $samurai } samurai in the battle: choose from which stacks.
        [upkeep] For want of koku you lose { $samurai } samurai: choose from which stacks.
       *[other] Fate takes { $samurai } of your samurai: choose from which stacks.
    }
prompt-fight_on = Fight another engagement, or stop the attack. A shadow warrior may step in first.
prompt-move_in = The castle { $point } is yours: samurai that fought may move in.
prompt-enter = { $samurai } new samurai: choose an entry point.
prompt-yield = { $foe_name } claims to be shōgun. Yield, or refuse.
prompt-recruit = You may recruit samurai with your koku, 1,000 for 1,000; they come in at entry points.
prompt-scout = Choose a stack of { $foe_name }’s to look at; only you will know.
prompt-marriage = A marriage with { $foe_name }’s house: choose the card you would give, or decline.
prompt-castle_income = What does { $site } bring you this year: its koku, or something else? Each thing but koku once a year.
prompt-store = { $koku } koku: choose the castles that store it.

## Choices
move-site = Choose the castle site { $site }
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
move-hide = A shadow warrior to { $province }
    .group = Shadow warrior to
    .short = { $province }
move-ready = Ready
move-not_ready = Not ready after all
move-clear = Begin anew
move-income = Take the income point by point
move-first = First resource point: { $point }
    .group = First resource point
    .short = { $point }
move-koku_to = Koku into { $site }
    .group = Koku into
    .short = { $site }
move-samurai_to = Samurai to { $point }
    .group = Samurai to
    .short = { $point }
move-roll =
    { $forfeit ->
        [yes] Roll for action points and forfeit the income
       *[other] Roll for action points
    }
move-lead = Move the daimyō of { $province }
    .group = Daimyō of
    .short = { $province }
move-slip = Move the shadow warrior of { $province }
    .group = Shadow warrior of
    .short = { $province }
move-into = Into the province { $province }
    .group = Into
    .short = { $province }
move-escort = Move { $family }
    .group = Family
    .short = { $family }
move-ship = Move koku from { $site }
    .group = Koku from
    .short = { $site }
move-to_castle = Into the castle { $site }
    .group = Into the castle
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
    } koku more
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
    .group = All samurai to …
    .short = { $point }
move-go = Go
move-unmask = Unmask a shadow warrior in { $province }
    .group = Unmask in
    .short = { $province }
move-at = Here: { $point }
    .group = Where
    .short = { $point }
move-attack = Attack { $seat_name }: { $point }
    .group = Attack { $seat_name }
    .short = { $point }
move-assault = Attack { $seat_name } at { $point } with all that are near
    .group = Attack { $seat_name } at once
    .short = { $point }
move-with = With the stack: { $point }
    .group = With the stack
    .short = { $point }
move-declare = Declare the attack
move-element = Play { $element }
    .group = Element cards
    .short = { $element }
move-ring = Add ring { $ring }
    .group = Rings
    .short = Ring { $ring }
move-cast = Play it
move-burn_daimyo = Kill { $seat_name }’s daimyō in { $province }
    .group = Kill a daimyō
    .short = { $seat_name }: { $province }
move-burn_family = Kill { $family }
    .group = Kill
    .short = { $family }
move-raze = Destroy the castle { $site }
    .group = Destroy the castle
    .short = { $site }
move-cross = Let this turn’s province move pass one enemy-held border point
move-denounce = Declare { $seat_name }’s daimyō in { $province } dead
    .group = Declare dead
    .short = { $seat_name }: { $province }
move-release = Return the hostage: { $family }
    .group = Return the hostage
    .short = { $family }
move-admit = Let { $seat_name } pass your samurai
    .group = Grant passage to
    .short = { $seat_name }
move-shut = No longer let { $seat_name } pass
    .group = Take passage back from
    .short = { $seat_name }
move-build = Build a castle at { $site }
    .group = Build a castle at
    .short = { $site }
move-shogun = “I am Shogun!”
move-end = End the turn
move-pass =
    { $decision ->
        [parley] Let it come to a battle
        [peace] Decline and attack
        [consent] Refuse to lead the attack
        [join] Stay out of it
        [cards] Play no card
        [answer] Give no answer
        [fight_on] Stop the attack
        [move_in] Stay outside
        [yield] Refuse to yield
        [recruit] Recruit no more
        [scout] Look no further
        [marriage] Decline the marriage
       *[other] Pass
    }
move-join = Join with the stack: { $point }
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
move-press_on = Fight on, with no further word before the dice
move-place =
    { $decision ->
        [lose_daimyo] Give up the daimyō in { $province }
       *[other] A daimyō in { $province }
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
move-look = Look at the stack: { $point }
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
        [open] Make the offer openly
       *[private] Make the offer in private
    }
move-drop = Give the unfinished offer up
move-accept = Accept { $seat_name }’s offer
    .group = Accept the offer of
    .short = { $seat_name }
move-decline = Decline { $seat_name }’s offer
    .group = Decline the offer of
    .short = { $seat_name }
move-withdraw = Withdraw your offer to { $seat_name }
    .group = Withdraw the offer to
    .short = { $seat_name }
move-back = Take the last step back

## What happened
event-order = Order of play in year { $year }: { $seats_names }.
event-order_roll = { $name } rolls { $roll } for the order of play.
event-site_chosen =
    { $name } chooses { $site }, draws the castle card { $card ->
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
event-not_ready = { $name } is not ready after all.
event-distributed = { $name } has distributed samurai, koku, family and shadow warriors.
event-month = Year { $year }, month { $month }.
event-turn = { $name }’s turn.
event-income_begun = { $name } takes the income.
event-income =
    { $samurai ->
        [0] { $name } draws { $koku } koku from { $point }.
       *[other] { $name } raises { $samurai } samurai at { $point }.
    }
event-income_whole =
    { $samurai ->
        [0] { $name } draws { $koku } koku from { $points_count ->
            [one] 1 resource point
           *[other] { $points_count } resource points
        }.
       *[other] { $name } raises { $samurai } samurai at { $points_count ->
            [one] 1 resource point
           *[other] { $points_count } resource points
        }.
    }
event-stored = Known to { $name } alone: { $koku } koku go into the castle { $site }.
event-entered = { $samurai } samurai of { $name } enter at { $point }.
event-forfeited = { $name } rolls without having taken the income: it is forfeited.
event-rolled =
    { $name } rolls { $points ->
        [one] 1 action point
       *[other] { $points } action points
    }.
event-daimyo_moved = A daimyō of { $name } goes from { $from } to { $to }.
event-shadow_moved = A shadow warrior of { $name } goes from { $from } to { $to }.
event-carried =
    { $what ->
        [family] { $name } has a member of the family moved to another castle.
       *[other] { $name } has koku moved to another castle.
    }
event-carried_what =
    Known to { $name } alone: from { $from_site } to { $to_site }, { $koku ->
        [no] { $what }
       *[other] { $koku } koku
    }.
event-marched =
    { $steps ->
        [1] { $name } marches from { $from_point } to { $to_point }.
       *[other] { $name } marches { $steps } steps, from { $from_point } to { $to_point }.
    }
event-marched_own = Known to { $name } alone: they are { $samurai } samurai.
event-unmasked = { $name }’s shadow warrior in { $province } becomes 25,000 samurai at { $point }.
event-shadows_lost =
    { $name } has no samurai left in { $province } and loses { $count ->
        [one] 1 shadow warrior
       *[other] { $count } shadow warriors
    } there.
event-daimyo_lost =
    { $why ->
        [fire] Fire kills { $name }’s daimyō in { $province }.
        [castle] With the castle { $name } loses the daimyō in { $province }.
        [declared] { $by_name } declares { $name }’s daimyō in { $province } dead.
       *[isolated] { $name }’s daimyō in { $province } is isolated and lost{ $by ->
            [no] {""}
           *[other] , by { $by_name }’s doing
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
        [attack] { $name } lends daimyō to the attack.
       *[other] { $name } lends daimyō to the defence.
    }
event-face_up = Face up: { $samurai } samurai of { $name } at { $point }.
event-factors = Factors, positive for the attacker: daimyō { $daimyo }, ratio { $ratio }, stacks { $stacks }, castle { $castle }; together { $net }.
event-engaged = Engagement: the attacker rolls { $attacker_roll } and reaches { $attacker_total }, the defender { $defender_roll } and reaches { $defender_total }. { $winner_name } wins; the losing side loses { $loss } samurai.
event-lost =
    { $why ->
        [battle] { $name } loses { $samurai } samurai at { $point }.
        [upkeep] { $name } cannot feed { $samurai } samurai at { $point }: they leave.
        [earth] Earth swallows { $samurai } samurai of { $name } at { $point }.
       *[fate] Fate takes { $samurai } samurai of { $name } at { $point }.
    }
event-castle_fell = The castle { $site } falls: { $name } takes it from { $loser_name } with all it holds.
event-looted =
    In { $site } there were { $koku } koku{ $family_count ->
        [0] {""} and nobody of any family.
       *[other] {""} and { $family }.
    }
event-moved_in = { $name } moves from { $from_point } into the castle { $to_point }.
event-battle_ended =
    { $why ->
        [stopped] The attacker stops: the battle is over.
        [destroyed] The stack attacked is destroyed: the battle is over.
        [fallen] The battle for the castle is over.
        [repelled] No attacker is left: the battle is over.
        [peace] The attack is off: the two have come to terms.
        [void] Void undoes the attack.
       *[unled] Nobody leads the attack any more: it is over.
    }
event-played =
    { $name } plays { $element } with { $rings } (total { $total }){ $against ->
        [no] {""}
       *[other] {""} against { $against_name }
    }.
event-answered = { $name } answers with { $element } and { $rings } (total { $total }).
event-aimed_daimyo = It is aimed at { $foe_name }’s daimyō in { $province }.
event-aimed_family = It is aimed at { $family }.
event-aimed_point = It is aimed at all samurai at { $point }.
event-aimed_castle = It is aimed at the castle { $site }.
event-card_stands =
    { $stands ->
        [yes] { $name }’s card takes effect: { $element }.
       *[other] { $name }’s card is undone: { $element }.
    }
event-family_died = Dead by Fire: { $family }.
event-castle_razed = The castle { $site } is destroyed with all it held; its site is free again.
event-shielded =
    { $foe ->
        [no] Nobody may attack { $name } until the month is over.
       *[other] { $foe_name } may not attack { $name } until the month is over.
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
    { $name }’s offer to { $to_name } has become impossible: { $give_count ->
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
event-admitted = { $name } lets { $to_name } pass.
event-shut_out = { $name } no longer lets { $to_name } pass.
event-year_end = Year { $year } ends: upkeep, fate, castle income, province income.
event-upkeep =
    { $missing ->
        [0] { $name } pays { $paid } koku of upkeep.
       *[other] { $name } pays { $paid } koku of upkeep; { $missing } are missing.
    }
event-recruited = { $name } recruits { $samurai } samurai for as much koku.
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
        [no] nobody else is named.
       *[other] { $other_name } is named. { $card ->
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
event-hand_shown = { $name } shows { $foe_name } all element and ring cards.
event-shown_hand =
    { $name }’s hand: { $count ->
        [0] no cards
       *[other] { $cards }
    }.
event-truce = { $name } and { $foe_name } may not attack each other in the first month of the coming year.
event-scouted = { $name } looks at { $foe_name }’s stack at { $point }.
event-scouted_what = Known to { $name } alone: at { $point } there are { $samurai } samurai.
event-marriage_off = { $name } declines: there is no marriage.
event-married = The houses of { $name } and { $foe_name } are joined by marriage: each holds a hostage of the other.
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
    { $name } has drawn: { $count ->
        [0] nothing
       *[other] { $cards }
    }.
event-produced =
    { $component ->
        [koku] { $name } takes the yearly koku of { $site }.
        [samurai] { $name } raises 25,000 samurai in { $site }.
        [shadow] { $name } takes a shadow warrior from { $site }.
        [daimyo] { $name } takes a daimyō from { $site }.
        [elements] { $name } takes 2 element cards from { $site }.
        [rings] { $name } takes 4 ring cards from { $site }.
       *[family] { $name } brings a dead member of the family back to { $site }.
    }
event-family_back = Back among the living: { $family }.
event-province_income = { $name } holds all border points of { $province } and gets { $koku } koku.
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
event-refused = { $name } refuses to yield: the claim comes to nothing.
event-eliminated = { $name } has no samurai, daimyō, shadow warrior or castle left and is out of the game.
event-hand_discarded = { $name }’s hand is discarded: { $cards }.
event-ended =
    { $why ->
        [years] The agreed years are over.
        [shogun] Nobody disputes the claim any more.
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
        } shuffled into a new pile.
        [rings] The { $count ->
            [one] 1 discarded ring card is
           *[other] { $count } discarded ring cards are
        } shuffled into a new pile.
       *[other] The { $count ->
            [one] 1 fate card is
           *[other] { $count } fate cards are
        } shuffled into a new pile.
    }
event-fights_on = { $name } fights on.
event-stowed = { $name } stores { $koku } koku in a castle.
event-passed =
    { $decision ->
        [parley] { $name } does not negotiate.
        [peace] { $name } declines to make peace.
        [consent] { $name } does not lead the attack.
        [join] { $name } stays out of the battle.
        [cards] { $name } plays no card.
        [answer] { $name } gives no answer.
        [fight_on] { $name } does not fight on.
        [move_in] { $name } moves nobody else into the castle.
        [recruit] { $name } recruits no more.
        [scout] { $name } looks no further.
       *[other] { $name } passes.
    }
event-first_named = { $name } names { $point } the first resource point.
event-volunteered = The ronin of { $name } offer to join the defence from { $point }.
event-peace_offered = { $name } makes { $to_name } an offer for peace.
event-peace_off = { $name } and { $to_name } do not come to terms.
event-hostage_passed = { $family } has passed from { $loser_name } to { $name }.
event-mustered = { $name } has no castle to use: koku becomes { $samurai } samurai.
event-courted = { $name } would give a family card in marriage; { $foe_name } is asked.

## Standing orders
order-void = Answer an attack on { $site } with Void
order-void-about = Answer with Void, and as few rings as possible, when this castle is attacked:
order-never_join = Stay out of other people’s battles
order-never_parley = Never offer anything for peace
order-pass_battle = Pass for the rest of this battle
order-pass_month = Pass for the rest of this month
order-passed-often = You have passed { $count } times in a row. Would you rather pass on everything that follows?

## Why a move is refused
refusal-not-hit = This card does not hit you: there is nothing to answer.
refusal-another-volunteers = Another stack offers its help now: welcome it, or pass.
refusal-nobody-leads = Nobody leads this attack: it needs a daimyō of yours, or a willing ally’s, in the provinces of the target or of the attacking stacks.
refusal-no-stack-named = Name at least one stack of yours that attacks.
refusal-not-adjacent = No stack of yours can attack: none is adjacent ({ $point }).
refusal-no-action-points = You have no action points left.
refusal-nobody-to-attack = That player has neither samurai nor castle there: { $point }.
refusal-entry-points-are-safe = Nobody can be attacked on an entry point: { $point }.
refusal-attack-barred = You may not attack { $seat_name } now: a peace, Void or an oath forbids it.
refusal-no-building = No castles are built in this game: the option is off.
refusal-fund-too-small = A castle takes 25,000 koku of saved action points.
refusal-site-not-held = You can build only on a free site that your samurai alone hold: { $site } is not one.
refusal-not-in-hand = This card is not in your hand: { $element }.
refusal-no-rings = An element card needs at least one ring, and you have none.
refusal-card-useless = There is nothing { $element } could do now.
refusal-ring-not-possible = This ring cannot be added: you do not have it, or Wind would count more than 9.
refusal-ring-first = Add at least one ring first.
refusal-no-such-effect = This card cannot do that here.
refusal-no-way-into = There is no way into { $province }: every province entered needs samurai of yours or an ally’s, and every border crossed must be free for you.
refusal-no-way-to-castle = That cannot be moved to { $site }: it must be another castle of yours, within reach.
refusal-moved-already = You have made this turn’s province move.
refusal-nothing-to-move = There is nothing of yours to move there, or nowhere to move it to.
refusal-rings-too-few = Your rings must count at least { $needed }.
refusal-no-answer = { $element } is no answer to this card: only the same element or Void is.
refusal-ring-not-in-hand = You do not have this ring.
refusal-no-samurai-there = You have no samurai in { $province }.
refusal-no-daimyo-there = You have no daimyō in { $province }, or must give up another one first.
refusal-no-entry-point = Samurai come in at entry points only: { $point } is none.
refusal-no-stack-to-see = There is no stack to look at, or you have seen it already: { $point }.
refusal-not-your-family = This card is not yours to give: { $family }.
refusal-not-held = You do not hold this resource point: { $point }.
refusal-first-point-first = Say first which resource point is your first one.
refusal-no-koku-there = Koku cannot go to { $site }.
refusal-koku-only = This resource point brings you koku only: { $point }.
refusal-no-hostage = You may help only if you hold a hostage of that player’s; as ronin you may help any defender.
refusal-no-daimyo-to-lend = You have no daimyō in the battle zone to lend.
refusal-not-in-reach = No stack of yours is in reach there: { $point }.
refusal-not-to-be-lost-there = So many samurai cannot be lost there: { $point }.
refusal-so-many-are-not-there = Choose a number of samurai that are there, at least 1,000.
refusal-no-own-stack = You have no samurai there: { $point }.
refusal-nowhere-to-march = From here no march is possible: { $point }. There must be a daimyō of yours in the province, and an open point nearby.
refusal-point-closed = Others’ samurai close this point to you: { $point }.
refusal-too-far = Wind does not carry that far: { $point }.
refusal-no-leap = Water cannot take your samurai there: { $point }.
refusal-no-path-or-leader = No line leads there, or no daimyō of yours is in its province: { $point }.
refusal-out-of-reach = With the action points left no open way under a daimyō of yours leads there: { $point }.
refusal-site-taken = There is a castle already, or the site is not in this game: { $site }.
refusal-not-all-laid-out = Not everything is distributed yet; at least 1,000 samurai must stand with each daimyō.
refusal-nothing-laid-out = There is nothing to change.
refusal-own-provinces-only = Shadow warriors go into the two provinces of your castles only, and you have two.
refusal-not-now = That is not possible: not so much is left, it is not your castle, or you are ready already.
refusal-step-unfinished = Finish the step you have begun, or take it back.
refusal-begin-first = This is the second step of something: begin that first.
refusal-nothing-begun = There is no unfinished step to take back.
refusal-no-trade-yet = Trade begins when all have distributed what they have.
refusal-passage-as-it-is = That is how it is already, or you have changed it this month already.
refusal-offer-not-acceptable = You do not have what this offer asks for.
refusal-no-such-offer = There is no such offer.
refusal-offer-unfinished = You have an unfinished offer: make it or give it up first.
refusal-offers-enough = You have made { $most } offers this month. More would be a flood: wait for the next month.
refusal-offer-open-already = You have an open offer to that player already.
refusal-offer-first = Say first to whom the offer goes.
refusal-offer-empty = The offer is empty: give or ask for something.
refusal-not-to-give = You do not have that to give.
refusal-not-to-ask = That cannot be asked for.
refusal-too-late = It is too late: you have rolled already.
refusal-no-income = There is no income to take: you hold no resource point, or you have taken it.
refusal-roll-first = Roll for your action points first.
refusal-claimed-already = You have claimed to be shōgun this turn already.
refusal-not-the-only-support = Your samurai are not the only support of such a daimyō in { $province }.
refusal-not-your-hostage = You do not hold this hostage: { $family }.
refusal-not-in-its-province = This point is not in the shadow warrior’s province, or is closed: { $point }.
refusal-no-shadow-there = You have no shadow warrior in { $province }.
refusal-nobody-is-dead = Nobody of your family is dead.
refusal-daimyo-unsupported = A daimyō in { $province } would be lost at once: neither you nor an ally has samurai there.
refusal-component-taken = A castle of yours has brought that this year already: { $component }.
refusal-wrong-time =
    That is not possible now: { $decision ->
        [site] choose a castle site.
        [distribute] distribute what you have.
        [turn] it is a turn.
        [income] take the income.
        [place_daimyo] a daimyō is to be placed.
        [lose_daimyo] a daimyō is to be given up.
        [parley] there may be negotiations.
        [peace] an offer of peace is open.
        [consent] who leads an attack is asked.
        [join] who joins the battle is asked.
        [cards] cards for the battle are asked for.
        [answer] an answer to a card is asked for.
        [losses] losses are to be chosen.
        [fight_on] whether the battle goes on is asked.
        [move_in] a castle may be moved into.
        [enter] new samurai are to be placed.
        [yield] a claim is to be answered.
        [recruit] samurai may be recruited.
        [scout] stacks may be looked at.
        [marriage] a marriage is being considered.
        [castle_income] castle income is to be chosen.
       *[other] koku is to be stored.
    }

## The board
board-map = Map of the thirteen provinces
board-provinces = Provinces
board-players = Players
board-whole-map = Whole map
board-neighbours = Neighbours of { $province }
board-close = Close
board-year = Year { $year }
board-month = Month { $month }
board-month-of = Year { $year } of { $years }, month { $month }
board-setup = Set-up
board-order = Turn order
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
board-samurai-of = samurai of { $name }
board-samurai-own = { $samurai } samurai of yours
board-samurai-shown = { $samurai } samurai of { $name }
board-castle-of = castle { $card } of { $name }, defence { $defence }
board-site-free = no castle here
board-nobody = nobody here
board-daimyo-of =
    { $count ->
        [one] daimyō of { $name }
       *[other] { $count } daimyō of { $name }
    }
board-shadow-of =
    { $count ->
        [one] shadow warrior of { $name }
       *[other] { $count } shadow warriors of { $name }
    }
board-daimyo = Daimyō
board-shadows = Shadow warriors
board-castles = Castles
board-stacks = Stacks
board-stack-hidden = face down
board-ronin = ronin
board-ronin-about = Without a daimyō: marches and attacks unled; koku received becomes samurai at once.
board-shield = safe from attack
board-shield-from = safe from { $names } until the month ends
board-truce = truce with { $names }
board-out = out of the game
board-sits = sits in the { $direction }
board-fund = Building fund: { $koku } koku
board-ready = ready
board-distributing = distributing …
board-nothing = nothing
board-reconstruction = Board and card values are a reconstruction: the original was not at hand. The kinds of points, the thirteen provinces, the eight entry points and the rules of battle come from the sources; the map, the names and the figures on the cards are ours.
board-now = on turn
board-dead = Dead
board-figure = { $count }
board-thousands = thousands of samurai
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
board-legend = What the map shows
board-layers = Layers of the map
board-layer-owners = Owners
board-layer-roads = Roads and costs
board-layer-kinds = Kinds of points
board-can-march = can march
board-can-be-reached = can be reached
board-can-be-attacked = can be attacked
board-can-attack = can take part in the attack
board-can-join = can join the battle
board-can-be-struck = can be struck
board-can-be-chosen = can be chosen
board-can-enter = samurai can enter here
board-is-source = they march from here
board-is-target = they march here
board-is-attacked = attacked
board-attacks = takes part in the attack
board-defends = takes part in the defence
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
        [one] It costs 1 action point.
       *[other] It costs { $count } action points.
    }
board-march-card = It costs no action point.
board-march-stays = { $samurai } stay
board-march-leaves-daimyo = Nobody of yours stays in { $province }: your daimyō there is lost.
board-attack = Attack
board-attack-with = Attack on { $name } at { $point }: with which stacks?
board-attack-does = { $samurai } samurai attack { $name } at { $point }. It costs 1 action point.
board-attack-targets = Who can be attacked

## The board: the turn
board-turn = Your turn
board-income = Income
board-income-first = Which point is the first? It brings 1,000, every other 2,000.
board-income-from = Income from { $point }
board-income-koku = Koku into a castle
board-income-samurai = Samurai to an entry point
board-income-otherwise = Income otherwise
board-income-all-samurai = All { $samurai } as samurai, to
board-income-samurai-rolling = All { $samurai } as samurai and the dice, to
board-enter = { $samurai } samurai enter
board-province-move = Province move
board-province-move-about = Once a turn: one daimyō, shadow warrior or family card, or up to 25,000 koku.
board-province-move-done = The province move is made.
board-province-move-crossing = It may pass one enemy-held border point.
board-move-daimyo = Daimyō
board-move-shadow = Shadow warrior
board-move-family = Family
board-move-koku = Koku
board-move-where = Where to?
board-move-koku-much = How much koku?
board-unmask = Shadow warriors
board-unmask-about = In your turn a shadow warrior can become 25,000 samurai on any point of its province.
board-more = More
board-shogun-about = You win at once if no other player has a daimyō or castle left, or if all others yield.

## The board: set-up
board-sites = Free castle sites
board-sites-about = Two castles in turn, one each round: for each a castle card is drawn and a daimyō placed in its province.
board-distribute = Distribute in secret
board-distribute-about = Nobody sees how much lies where. At least 1,000 samurai must stand with each daimyō.
board-distribute-samurai = Samurai
board-distribute-koku = Koku
board-distribute-shadows = Shadow warriors
board-distribute-confirm = Lay it out so
board-distribute-done = All is laid out.
board-distribute-waiting = Waiting until all are ready.

## The board: battle
board-battle = Battle at { $point }
board-battle-last = The battle at { $point }
board-battle-attacker = attacks
board-battle-defender = defends
board-battle-zone = Battle zone: { $provinces }
board-battle-sides = Both sides
board-battle-engagement = Engagement { $number }
board-battle-before = Stacks are face down until all who take part are named
board-battle-hidden = face down
board-battle-yours = yours; the others see it face down
board-battle-empty = No samurai here: the castle alone
board-battle-gone = Nobody is left here
board-battle-strength = { $samurai } samurai together
board-battle-daimyo =
    { $count ->
        [0] no daimyō in the zone
        [one] 1 daimyō in the zone
       *[other] { $count } daimyō in the zone
    }
board-battle-lent = { $name } lends daimyō
board-factors = Factors
board-factors-fixed = They hold until somebody joins.
board-factor-daimyo = Daimyō
board-factor-ratio = Armies
board-factor-stacks = Stacks
board-factor-castle = Castle
board-factor-net = Together
board-factor-why-daimyo = { $attack } against { $defence } in the zone
board-factor-why-ratio = { $attack } against { $defence }; rounded down, at most { $most }
board-factor-why-hidden = known when the stacks are face up
board-factor-why-stacks = { $attack } against { $defence }
board-factor-why-castle = { $card } defends with { $defence }
board-factor-for = +{ $count } for { $name }
board-factor-even = for nobody
board-dice = The dice
board-dice-side =
    { $name } rolls { $roll }{ $factor ->
        [0] {""}
       *[other] , with { $factor } more: { $total }
    }
board-dice-capped = at most { $most }
board-dice-won = { $winner_name } wins. { $loser_name } loses { $samurai } samurai.
board-dice-tie = Equal: the defender wins.
board-dice-earlier = Earlier engagements
board-asked-now = Asked now
board-only-pass = There is nothing you could do here. The others cannot see that: it looks like any other answer.
board-losses-left = { $samurai } samurai still to go
board-fight-stakes = Whoever loses the next engagement loses { $samurai } samurai.
board-fight-stop = If you stop, the attack is over; its action point is spent.
board-join-does = A stack that joins fights to the end, face up, and shares the losses.
board-volunteer-welcome = Welcome them
board-volunteer-away = Send them away
board-lend-does = Your daimyō in the zone then count for { $name }.
board-consent-does = If you agree, the attack is declared, and your daimyō in the zone count for { $name }. If nobody leads it, nothing happens and nothing is spent.
board-parley-does = If { $name } accepts, the attack is off and no other comes from there this turn.
board-parley-offer = Offer something for peace
board-peace-does = Accept, and the attack is off: its action point is spent, and you cannot attack { $name } again this turn.
board-cards-does = A card here must bear on the battle: kill a daimyō in the zone, strike a stack, bring somebody in, or Void against the attack.
board-void-needs = A Void of yours was overcome here: another one needs a ring total of at least { $total }.
board-move-in-does = The samurai you send stand in the castle from now on; the others stay where they are.
board-move-in-sent = { $samurai } samurai go in
board-unmask-does = 25,000 samurai appear on a point of the province.

## The board: cards
board-hand = Your hand
board-hand-about = Tap an element, then rings. Only you see your cards.
board-hand-empty = Your hand is empty.
board-hand-none = none
board-hand-rings = Rings
board-hand-rings-total = { $total } together
board-hand-count = { $card }: { $count }
board-hand-left = { $left } of { $count } left
board-play =
    { $element } { $total ->
        [0] without a ring yet
       *[other] with rings { $total }
    }
board-play-rings = Tap rings to add them.
board-play-steps = Up to { $count } steps, or { $borders } borders
board-play-leaps = Leaps up to { $count } enemy-held points
board-play-does = What does it do?
board-play-map = Tap it here or on the map.
board-play-daimyo = A daimyō
board-play-family = A member of a family
board-play-samurai = Samurai on a point
board-play-castle = A castle
board-play-carry = Carry
board-play-march = A stack
board-play-other = Or
board-contest = Card against card
board-contest-attack = The attack
board-contest-total = rings { $total }
board-contest-works = As it stands, the first card has its effect.
board-contest-undone = As it stands, the first card is undone.
board-contest-attack-works = As it stands, the attack goes on.
board-contest-attack-undone = As it stands, the attack is undone.
board-contest-fits = You can answer with rings of { $needed } or more and one of these: { $elements }.
board-contest-pass-does = Give no answer, and the last card stands.

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
board-trade-for-you = Offers to you
board-trade-yours = Your offers
board-trade-others = Open offers of others
board-trade-none = No offer is open.
board-trade-new = Make an offer to
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
board-trade-private-about = Only the two of you know of it.
board-trade-open = open
board-trade-open-about = Everybody sees it.
board-trade-peace = for peace
board-trade-remove = Take { $item } out of the offer
board-trade-accept-does = At once and as a whole: { $give } for { $ask }.
board-trade-cannot = You do not have what is asked.
board-trade-ask-about = You may ask for anything; whether { $name } has it, you will see.
board-trade-passage = Passage
board-trade-passage-about = Whoever you let pass may march over points that your samurai hold. Only the two of you know.
board-trade-passage-on = { $name } may pass
board-trade-passage-off = { $name } may not pass
board-trade-passage-from = { $name } lets you pass
board-trade-silent = Trade begins with the first month.

## The board: treasury and family
board-treasury = Your treasury
board-treasury-about = Only you see this.
board-treasury-koku = { $koku } koku
board-treasury-total = { $koku } koku in all
board-treasury-upkeep = Upkeep at the year’s end: { $koku } koku
board-treasury-short = { $koku } short: { $samurai } samurai would go
board-treasury-none = You hold no castle: koku you receive becomes samurai at once.
board-treasury-frozen = Without a daimyō what lies here is frozen.
board-treasury-card = defence { $defence }, { $koku } koku a year
board-treasury-empty = nobody of a family here
board-treasury-hostage = hostage
score-standing = How everybody stands
board-standing-exact = { $points } military points
board-standing-range = { $likely } military points as far as known, { $least } to { $most } possible
score-standing-about = If the game ended now. Koku and family cards may have changed hands in private: then it is something else within these bounds.
board-between = { $least }–{ $most }
board-family-where = Your family
board-family-home = at home in { $site }
board-family-held = { $name } holds it, in { $site }
board-family-dead = dead
board-allies = Alliances you know of
board-allies-none = You hold no hostage, and nobody holds one of yours.
board-ally-helps-you = { $name } holds your hostage and may help you.
board-ally-you-help = You hold a hostage of { $name }’s and may help.
board-ally-both = You and { $name } hold each other’s hostages: help both ways.
board-known = Cards you know of
board-known-none = You know of no card in another hand.
board-known-about = What you saw or gave, less what was played since. It may have changed hands in private.

## The board: year end and end
board-yearend = End of year { $year }
board-yearend-steps = Steps
board-yearend-upkeep = Upkeep
board-yearend-fate = Fate
board-yearend-castles = Castles
board-yearend-provinces = Provinces
board-yearend-paid = pays { $koku } koku
board-yearend-missing = { $koku } short
board-yearend-lost = loses { $samurai } samurai
board-yearend-recruited = recruits { $samurai } samurai
board-yearend-waits = still to come
board-yearend-no-castle = no castle, no upkeep
board-recruit-does = Koku left: { $koku }. Each 1,000 becomes 1,000 samurai at an entry point.
board-enter-where = Where do { $samurai } samurai enter?
board-fate-roll = The die shows { $roll }: { $direction }, magnitude { $magnitude }
board-fate-other = It names { $name }
board-fate-again = Nobody else sits there: the next card
board-castle-brings = What does { $site } bring?
board-castle-koku = { $koku } koku
board-component-taken = taken this year
board-province-income = { $province }: { $koku } koku
board-store-where = { $koku } koku: into which castle? Only you will know.
board-scout-seen = { $point }: { $samurai } samurai
board-claim = { $name } claims to be shōgun
board-claim-does = If all yield, { $name } wins at once. One refusal, and the game goes on.
board-claim-yielded = yields
board-claim-waits = is asked

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
score-how = A samurai counts 1, a koku 2; every daimyō, shadow warrior, castle and family card held { $piece }.
score-tie = Equal points: castles decide, then daimyō, then samurai.
score-shared = Equal in points, castles, daimyō and samurai: the victory is shared.
score-why-years = The last year is over.
score-why-shogun = { $name } is shōgun; points no longer decide.
score-why-last = { $name } alone is left.

## The board: panels
board-yearend-now = Year end
board-kept = Your cards, trade and treasury
board-tab-turn = Turn
board-tab-waits = waits for you
board-tab-cards = Cards
board-tab-trade = Trade
board-tab-treasury = Treasury
board-year-of = Year { $year } of { $years }
board-dice-won-none = { $winner_name } wins; nobody is there to lose.
board-treasury-captive = captive

## What a hint speaks of
feature-points = points as they stand
feature-income = income to come
feature-held = resource points held
feature-provinces = provinces controlled alone
feature-borders = border points towards control of a province
feature-near = resource points within reach
feature-castles = castles
feature-daimyo = daimyō
feature-masterless = danger of being ronin
feature-samurai = samurai
feature-shadows = shadow warriors
feature-elements = element cards in hand
feature-void = Void cards in hand
feature-rings = rings in hand
feature-strength = strength of the largest led stack
feature-siege = superiority before others’ castles
feature-besieged = superiority of others before own castles
feature-booty = koku and family within reach in others’ castles
feature-at_stake = koku and family in danger in own castles
feature-harried = small stacks beside stronger foes
feature-preying = weaker foes beside own stacks

## Kinds of chance
chance-castles = Castle cards
chance-order = Rolls for the order of play
chance-points = Action points rolled
chance-battle = Rolls in battle
chance-cards = Element and ring cards
chance-fate = Fate

## Headings of the rules
rule-title-T1 = What you begin with
rule-title-T2 = Order of play and seats
rule-title-T3 = Choosing castles
rule-title-T4 = Distributing
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
rule-title-T21 = A castle falls
rule-title-T22 = Fire
rule-title-T23 = Wind
rule-title-T24 = Water
rule-title-T25 = Earth
rule-title-T26 = Void
rule-title-T27 = Answering a card
rule-title-T28 = Alliances and hostages
rule-title-T29 = Trade
rule-title-T30 = Secrecy between players
rule-title-T31 = What is open and what is hidden
rule-title-T32 = Ronin
rule-title-T33 = Year end: upkeep and recruiting
rule-title-T34 = Year end: fate
rule-title-T35 = Year end: castle income
rule-title-T36 = Year end: province income
rule-title-T37 = Military points
rule-title-T38 = “I am Shogun”
rule-title-T39 = Out of the game
rule-title-T40 = Building castles, and other options
rule-title-T41 = Reactions and time

## The rules
rule-T1 = Each player has 100,000 samurai, 25,000 koku, 2 shadow warriors, 2 daimyō, 3 family cards (wife, son, daughter), 4 element cards and 8 ring cards, the cards in secret (our ruling). How many years are played is an option, 1 to 5.
rule-T2 = A twenty-sided die decides the order of play, ties roll again (our ruling); it is rolled anew at the start of each year. Two players sit north and south, three north, east and south, four on all sides (our ruling).
rule-T3 = In turn, twice round, each chooses a free castle site, draws a castle card for it and puts a daimyō into its province.
rule-T4 = Then all distribute in secret (our ruling): samurai, koku and family cards over the two castles, shadow warriors over their two provinces. At least 1,000 samurai must stand with each daimyō (our ruling, from T12).
rule-T5 = A month is one turn of each player. After the twelfth month comes the year’s end.
rule-T6 = Income comes before the roll; whoever rolls first forfeits it. Your first resource point brings 1,000, each further one 2,000, koku or samurai as you like (our ruling), and you say which is the first where that matters (our ruling). Taken as a whole, all koku to one castle or all samurai to one entry point, the first is the one by which you lose least (our ruling). On a point shared with others your amount is divided by the number of players there, in koku only (our ruling). Koku goes to a castle of yours (our ruling), samurai to an entry point. Without a castle, or as ronin, koku becomes samurai at once; less than 1,000 is lost (our ruling).
rule-T7 = Once a turn, at any time in it, you move one daimyō, or one shadow warrior, or one family card or hostage, or up to 25,000 koku. A daimyō or shadow warrior goes through any number of adjacent provinces; each one entered must hold samurai of yours or an ally’s (a stack on a border point counts in both), and each border point crossed must be empty or held by you or an ally. Family and koku go from one of your castles to another (our ruling); border points do not matter.
rule-T8 = Roll a ten-sided die: so many action points are yours, for marching and attacking as you like.
rule-T9 = For 1 action point any part of one of your stacks marches along one line; you need a daimyō in the province of that line (ronin do not). A point with samurai of others and none of yours is closed unless they let you in, as allies or by a passage granted; entry points are always open (our ruling). An order may lead over several lines, by the shortest way, an action point each; it ends early where a daimyō is left alone (our ruling). An enemy castle without garrison may be entered; that does not take it (our ruling). A granted passage holds until it is taken back and is known to the two alone (our ruling).
rule-T10 = In your own turn any number of your shadow warriors may become 25,000 samurai each, on any point of their province, also between declaring an attack and its first dice, and between engagements (our ruling). New ones come from castles only (T35).
rule-T11 = Bought or received samurai come in at any of the eight entry points, even an occupied one. Samurai on entry points cannot be attacked but may attack. They support a daimyō; an option says otherwise (our ruling).
rule-T12 = A daimyō in a province without samurai of his own or of a supporting ally is lost at once; this is checked after every change. If an opponent’s act caused it, by his dice in a battle, as attacker or defender, by a card, or by withdrawing the only support, that opponent gains a daimyō and places him where he has samurai (our ruling). In a battle it is the leader of the side that destroyed the last supporting samurai, an ally’s too (our ruling). By your own marches, by upkeep or fate, and by anything that follows from razing a castle, nobody gains one (our ruling). An ally who is the sole support may, in his turn, declare the daimyō dead and gain one. Daimyō cannot be attacked themselves, and shadow warriors stay (our ruling; an option makes them leave in the same way, new ones too).
rule-T13 = For 1 action point you attack one opponent’s stack on a point, never on an entry point, or a castle without garrison (our ruling), with one or more stacks of yours adjacent to it or on it (our ruling). You need a daimyō of yours, or of an ally who agrees, in the provinces of the target and of the attacking stacks; ronin need none. An ally is asked before anything is spent; refused, you may not ask again for an attack on that point this turn (our ruling). The action point buys any number of engagements.
rule-T14 = First the defender may negotiate and offer koku, cards or family. If the attacker accepts, the attack is off, the action point is spent, and he may not attack the defender again this turn (our ruling).
rule-T15 = Allies of the attacker may join with stacks adjacent to the target; then the defender’s further stacks, his allies and ronin volunteers. In reach is who stands adjacent to, or on the point of, a participating enemy stack, whatever the kind of point (our ruling).
rule-T16 = When all are named and turned up (T17), and before every further engagement, each participant is asked once for a card: the defender, his helpers, the attacker’s, the attacker (our ruling). Possible are Void against the attack, or an element with direct effect: it kills a daimyō counted in the zone (between engagements only the attack’s last leader, since factors stay), destroys a participating stack, or brings a stack or daimyō into the battle (our ruling). A Void after one that was overcome in the same window goes on with that contest (T27; our ruling). If no attacking stack or nobody to lead it is left, the attack ends (our ruling).
rule-T17 = As soon as all who take part are named, their stacks lie face up for everyone until the battle ends, then they are hidden again; whoever joins later is turned up at once. The battle zone is made of all provinces of the participating points; a border point brings both of its provinces in, and later joiners enlarge it (our ruling).
rule-T18 = Each factor goes to the side with more: the difference in daimyō in the zone; the ratio of the armies, rounded down, at most 4 (equal armies: 0); the difference in the number of stacks; and the castle’s defence goes to the defender if his castle is attacked (our ruling). What is left over goes to the better side.
rule-T19 = Both roll a twenty-sided die; the better side adds its factor, to 20 at most. The higher total wins, a tie goes to the defender. The loser removes 3,000 samurai for each begun 10,000 of the smaller army, at most what he has, from stacks of his choice; with allies they are shared by strength, and what rounding leaves over falls on the largest (our ruling). The winner loses nothing (our ruling).
rule-T20 = The attacker may stop after each engagement (our ruling). The factors stay the same in all engagements of an attack unless samurai or daimyō join; then all are reckoned anew. Losses always follow the present size. Before each further engagement all may join and play cards again (our ruling). If you press on, you are not asked before the next dice, unless somebody joins (our ruling).
rule-T21 = A castle falls only in an attack on its point, when no defending samurai are left there after an engagement; one without garrison is attacked as an army of 0: ratio 4 for the attacker, the castle’s defence against him, and a losing attacker loses 3,000 (our ruling). Earth, marching away or upkeep never make it fall. The owner loses the castle and one daimyō if he has any, of that province first (our ruling); the attacker gets the castle with its koku and family cards and in any case a daimyō, placed in that province, and may move in (our ruling). Only then isolation is checked (our ruling).
rule-T22 = An element card is played with one or more ring cards; their values add up. In your own turn you may do so at any time and without action points (our ruling), in others’ turns only as an answer (T27) or in a battle (T16). Used cards are discarded. Fire kills any one daimyō or any one member of a family.
rule-T23 = Wind: rings count at most 9. A stack or part of it goes three steps for each, without a daimyō, not through closed points (our ruling); or a daimyō, shadow warrior, family card or up to 25,000 koku goes over one border for each, whoever holds the border points (our ruling). Wind cannot be answered.
rule-T24 = Water: a stack led by a daimyō in its province (ronin need none) leaps over a row of enemy-held points, as many as the rings count, to the next point open to it (our ruling); or a daimyō or shadow warrior passes exactly one enemy-held border point in this turn’s province move.
rule-T25 = Earth: with samurai of yours in reach and a daimyō of yours there (ronin need none), all samurai on one point are destroyed, or one castle, your own too (our ruling): nobody loses or gains a daimyō, not by an isolation that follows either, what it holds is lost, its garrison stays (our ruling), and the site is free again. Entry points are immune (our ruling).
rule-T26 = Void undoes an element card, but not Wind, or an attack: then the action point is spent (our ruling), and the defender cannot be attacked until the month ends, by anyone. The source also has a sentence that names that attacker alone; an option follows it.
rule-T27 = Whoever is hit, as owner of the daimyō, samurai or castle or as holder of the family card, may answer that card, in turn order (our ruling), with the same element or Void and at least the same ring total; an option lets any ring do (our ruling). Void against an attack needs any ring. Void may be answered with Void, turn about (our ruling); the last card stands.
rule-T28 = Put a family card into a castle of another player as hostage, and while that player holds it, he may help you: with daimyō in your battles and samurai in your attacks and defences, asked each time; his samurai support your daimyō and open border points to you. It ends when the card is lost or returned. Help in both directions takes two hostages. Attacking an ally is not forbidden.
rule-T29 = Element and ring cards may change hands at any time, in anyone’s turn, and so may koku, from castle to castle, and family cards (our ruling): as a gift, or as an offer with a return that is accepted or declined, at once and as a whole. Never samurai, daimyō, shadow warriors or castles (our ruling). Promises are not enforced. An offer may hold any number of cards, and koku to the last 100. Koku leaves the fullest castles and arrives in the fullest. One offer may be open to each other player, and 12 a month, so that nobody is flooded (our ruling).
rule-T30 = Talk and transfers may be private: the others then learn nothing of them.
rule-T31 = Open are: which points hold a stack of which player, daimyō, shadow warriors, castles with their cards. Hidden are the sizes of stacks, koku, hands and how many cards are in them, and where family cards lie, which only owner and holder know (our ruling).
rule-T32 = A player without daimyō is ronin: he marches, attacks and plays Water and Earth without one. Koku he receives must become samurai at once, 1,000 for 1,000. Koku and family in his castles are frozen; they can be looted, still pay upkeep and still count at the end (our ruling). His castles bring nothing, but one conquered as ronin brings its contents and later its yield. He may join any defender who agrees, without a hostage. Gaining a daimyō ends it.
rule-T33 = At the year’s end, each step for all in order of play: first upkeep, 15,000 koku a castle, from the fullest castles; you must pay as much as you have. For each begun 1,000 you cannot pay, 2,000 samurai of your choice go (our ruling). Then you may recruit with the koku left, 1,000 for 1,000, at entry points; whoever could not pay all, and a ronin, has nothing to recruit with and is not asked.
rule-T34 = Each draws a fate card and rolls a twenty-sided die: 1 to 5 names the player in the north, 6 to 10 east, 11 to 15 south, 16 to 20 west. Your own or an empty side: a new card and a new roll (our ruling). The place within the five numbers, 1 to 5, is the magnitude. All fate cards are our reconstruction.
rule-T35 = Each castle brings its koku, or one of these: 25,000 samurai, a shadow warrior, a daimyō, 2 element cards, 4 ring cards, or a dead member of your own family back; each of them at most once a year for a player, a daimyō only where he is supported (our ruling). All but the shadow warrior are our reconstruction.
rule-T36 = A province all of whose border points you hold, alone (our ruling), brings 20,000 koku.
rule-T37 = After the last year’s end the military points are counted: each samurai 1, each koku 2, every daimyō, shadow warrior, castle and family card held 25,000; hostages count for their holder (our ruling). In a tie more castles decide, then daimyō, then samurai; then the victory is shared (our ruling).
rule-T38 = In your turn you may say “I am Shogun”, once a turn (our ruling). You win at once if no other player has a daimyō or castle left, or if every other player yields.
rule-T39 = Whoever has no samurai, daimyō, shadow warrior or castle left is out of the game; the hand is discarded (our ruling).
rule-T40 = With the option, action points you do not spend become a building fund, 1,000 koku each, or 2,000 by a house rule. With 25,000 you draw a castle card for a free site that your samurai alone hold (our ruling). Other options change what resource points bring, when the province move is possible, how many castle sites there are, and what fate does with an empty seat.
rule-T41 = Whoever might have something to say is asked, whatever is in hand: a pass for want of cards must look like any other. Where everybody sees that nothing can be said, or but one thing, nobody is asked (our ruling). Standing orders can answer for you. Where time is limited and yours runs out, you pass, decline, lose samurai from your largest stack, or stop attacking; in your own turn a steward plays on for you (our ruling).
rules-components =
    The board: 13 provinces (one in the centre, four inner, eight outer) with 189 points: 121 way points, 28 border control points, 20 resource points, 12 castle sites, 8 entry points.
    16 castle cards: defence 2 to 6, 20,000 to 10,000 koku a year; the weaker the walls, the richer the land.
    40 element cards, 8 each of Fire, Wind, Water, Earth and Void; 60 ring cards: 16 of value 1, 16 of 2, 14 of 3, 8 of 4, 6 of 5.
    20 fate cards. For each player a wife, a son and a daughter.
    Samurai and koku are counted in thousands; shared income may come to hundreds.
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
