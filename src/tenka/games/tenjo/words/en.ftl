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
seat-0 = Asai
seat-1 = Saitō
seat-2 = Rokkaku
seat-3 = Miyoshi
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
fate-about-F16 = The other loses 1,000 samurai for each point of the magnitude, the one who drew for each second point.
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
phase-setup = Set-up
phase-turn = Turns
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
prompt-turn-points =
    { $points ->
        [0] No action points left: end your turn, or use what costs none.
        [one] 1 action point left: march or attack.
       *[other] { $points } action points left: march or attack.
    }
prompt-step-march = Where do samurai from { $point } march to?
prompt-step-send = From { $from_point } to { $to_point }: how many samurai? So far { $amount }.
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
prompt-peace = { $foe_name } offers { $give } for peace. Accept and call the attack off, or decline.
prompt-join =
    { $side ->
        [attack] You may join the attack with stacks in reach, or lend your daimyō.
       *[other] You may join the defence with stacks in reach, or lend your daimyō.
    }
prompt-cards = You may play a card that bears on this battle, or pass.
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
move-income = Take the income
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
    .short = { $point }
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
move-go = Off they go
move-unmask = Unmask a shadow warrior in { $province }
    .group = Unmask in
    .short = { $province }
move-at = Here: { $point }
    .group = Where
    .short = { $point }
move-attack = Attack { $seat_name }: { $point }
    .group = Attack { $seat_name }
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
    .short = { $ring }
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
event-income =
    { $samurai ->
        [0] { $name } draws { $koku } koku from { $point }.
       *[other] { $name } raises { $samurai } samurai at { $point }.
    }
event-stored = { $koku } koku go into the castle { $site }.
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
    From { $from_site } to { $to_site }: { $koku ->
        [no] { $what }
       *[other] { $koku } koku
    }.
event-marched = { $name } marches from { $from_point } to { $to_point }.
event-marched_own = They are { $samurai } samurai.
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
event-attacked = { $name } attacks { $defender_name } at { $point }, with the stacks at { $stacks }.
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
        [element] { $count ->
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
event-scouted_what = At { $point } there are { $samurai } samurai.
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
    Drawn: { $count ->
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

## Why a move is refused
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
refusal-site-taken = There is a castle already, or the site is not in this game: { $site }.
refusal-not-all-laid-out = Not everything is distributed yet; at least 1,000 samurai must stand with each daimyō.
refusal-nothing-laid-out = There is nothing to change.
refusal-own-provinces-only = Shadow warriors go into the two provinces of your castles only, and you have two.
refusal-not-now = That is not possible: not so much is left, it is not your castle, or you are ready already.
refusal-nothing-begun = There is no unfinished step to take back.
refusal-no-trade-yet = Trade begins when all have distributed what they have.
refusal-passage-as-it-is = That is how it is already, or there is nobody to let pass.
refusal-offer-not-acceptable = You do not have what this offer asks for.
refusal-no-such-offer = There is no such offer.
refusal-offer-unfinished = You have an unfinished offer: make it or give it up first.
refusal-offers-enough = You have made { $most } offers this month: no more.
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
