## Das Spiel
game-name = Sekisho
game-tagline = Einer bewacht die Sperre, die anderen schlüpfen vorbei oder bleiben zu Hause.
game-about = Niemand weiß, wie hoch die Karte ist, die an der Sperre liegt. Wer mit einer höheren reist, kommt durch und punktet; wer mit einer niedrigeren reist, wird gefasst.
game-provenance = Sekisho wurde für Tenka erdacht, um zu zeigen, wie ein Spiel einzieht. Außer diesen Regeln gibt es nichts davon.
rules-components = Zwanzig Karten mit den Zahlen 1 bis 20.

## Woraus eine Stellung besteht
view-round = Runde
view-roles = Rolle
role-guard = bewacht die Sperre
view-points = Punkte
view-cards_left = Karten auf der Hand
view-travelling = Unterwegs
view-gone = In früheren Runden gesehen
view-hand = Deine Hand
view-guard = Deine Karte an der Sperre
view-stayed = Deine Karten zu Hause

## Wer was tut
decision-guard = { $name } wählt eine Karte für die Sperre
decision-travel = { $name } überlegt, ob die Reise lohnt
prompt-guard = Bewache die Sperre: Leg eine deiner Karten verdeckt hin.
prompt-travel = Reise mit einer deiner Karten oder lass eine zu Hause.

## Züge
move-guard = Die Sperre mit { $card } bewachen
    .group = Die Sperre bewachen mit
    .short = { $card }
move-travel = Mit { $card } reisen
    .group = Reisen mit
    .short = { $card }
move-stay = { $card } zu Hause lassen
    .group = Zu Hause lassen
    .short = { $card }

## Ereignisse
event-dealt = { $name } bekommt { $count } Karten.
event-hand = Deine Karten: { $cards }.
event-guarded = { $name } legt eine Karte an die Sperre.
event-stayed = { $name } bleibt zu Hause.
event-laid = Du hast { $card } gelegt.
event-travelled = { $name } reist mit { $card }.
event-opened = { $name } hat die Sperre mit { $card } bewacht.
event-past = { $name } kommt durch: { $points } Punkte (zusammen { $total }).
event-caught =
    { $points ->
        [one] { $name } fasst jemanden: ein Punkt (zusammen { $total }).
       *[other] { $name } fasst jemanden: { $points } Punkte (zusammen { $total }).
    }
event-quiet =
    { $points ->
        [one] Niemand kam vorbei: ein Punkt für { $name } (zusammen { $total }).
       *[other] Niemand kam vorbei: { $points } Punkte für { $name } (zusammen { $total }).
    }

## Was nicht geht
refusal-not-in-hand = { $card } hast du nicht auf der Hand.
refusal-wrong-time =
    { $decision ->
        [guard] Das geht jetzt nicht: Du bewachst die Sperre.
       *[travel] Das geht jetzt nicht: Reise, oder lass eine Karte zu Hause.
    }

## Regeln
rule-title-E1 = Austeilen
rule-E1 = Mischt die zwanzig Karten. Zu zweit und zu dritt bekommt jeder sechs, zu viert vier. Den Rest sieht niemand.
rule-title-E2 = Die Sperre
rule-E2 = In jeder Runde bewacht einer die Sperre und legt dort verdeckt eine Karte hin. Der Reihe nach kommt jeder daran; der Erste beginnt.
rule-title-E3 = Unterwegs
rule-E3 = Danach entscheiden die anderen nacheinander. Wer reist, legt eine Karte offen auf die Straße; wer nicht reist, lässt eine Karte verdeckt zu Hause.
rule-title-E4 = Die Sperre geht auf
rule-E4 = Deckt die Karte an der Sperre auf. Wer unterwegs eine höhere hat, kommt durch und erhält 2 Punkte. Für jeden anderen unterwegs erhält der Wächter 1 Punkt. War niemand unterwegs, erhält der Wächter 1 Punkt.
rule-title-E5 = Das Ende
rule-E5 = Das Spiel endet, wenn alle Hände leer sind. Wer die meisten Punkte hat, gewinnt; sind es mehrere, teilen sie sich den Sieg.
