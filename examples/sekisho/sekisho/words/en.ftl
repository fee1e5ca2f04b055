## The game
game-name = Sekisho
game-tagline = One guards the barrier, the others slip past it, or stay at home.
game-about = Nobody knows how high the card is that lies at the barrier. Whoever travels with a higher one gets past and scores; whoever travels with a lower one is caught.
game-provenance = Sekisho was made up for Tenka, to show how a game moves in. Its rules are all there is of it.
rules-components = Twenty cards, numbered 1 to 20.

## What a position is made of
view-round = Round
view-roles = Role
role-guard = guards the barrier
view-points = Points
view-cards_left = Cards in hand
view-travelling = On the road
view-gone = Seen in earlier rounds
view-hand = Your hand
view-guard = Your card at the barrier
view-stayed = Your cards at home

## Who does what
decision-guard = { $name } chooses a card for the barrier
decision-travel = { $name } decides whether to travel
prompt-guard = Guard the barrier: lay one of your cards face down.
prompt-travel = Travel with one of your cards, or leave one at home.

## Moves
move-guard = Guard the barrier with { $card }
    .group = Guard the barrier with
    .short = { $card }
move-travel = Travel with { $card }
    .group = Travel with
    .short = { $card }
move-stay = Leave { $card } at home
    .group = Leave at home
    .short = { $card }

## Events
event-dealt = { $name } is dealt { $count } cards.
event-hand = Your cards: { $cards }.
event-guarded = { $name } lays a card at the barrier.
event-stayed = { $name } stays at home.
event-laid = You laid { $card }.
event-travelled = { $name } travels with { $card }.
event-opened = { $name } guarded the barrier with { $card }.
event-past = { $name } gets past and scores { $points } (total { $total }).
event-caught = { $name } catches a traveller and scores { $points } (total { $total }).
event-quiet = Nobody came: { $name } scores { $points } (total { $total }).

## Refusals
refusal-not-in-hand = You do not hold { $card }.
refusal-wrong-time =
    { $decision ->
        [guard] You can’t do that now: you guard the barrier.
       *[travel] You can’t do that now: travel, or leave a card at home.
    }

## Rules
rule-title-E1 = The deal
rule-E1 = Shuffle the twenty cards. With two or three players everyone is dealt six, with four players four. Nobody sees the rest.
rule-title-E2 = The barrier
rule-E2 = In each round one player guards the barrier and lays a card there, face down. Players take turns at it, beginning with the first.
rule-title-E3 = On the road
rule-E3 = Then the others decide one after the other. Who travels lays a card face up on the road; who does not leaves a card at home, face down.
rule-title-E4 = The barrier opens
rule-E4 = Turn up the card at the barrier. Everyone whose card on the road is higher gets past and scores 2 points. For everyone else on the road the guard scores 1 point. If nobody travelled, the guard scores 1 point.
rule-title-E5 = The end
rule-E5 = The game ends when all hands are empty. Whoever has most points wins; if several do, they share the victory.
