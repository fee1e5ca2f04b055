## The game
game-name = Shitennō
game-tagline = Vier Generäle, ein Shogun: Teilt in Edo die Beute, gewinnt die Provinzen und damit seine Gunst.
game-facts = etwa 60 Min. · mittelschwer
game-about = Du bist einer der vier Samurai-Generäle, denen Tokugawa Ieyasu seine Macht verdankt. In geraden Jahren verteilt ihr in Edo Truppen, Koku und Titel, in Paketen, die man annehmen oder ablehnen darf; in ungeraden Jahren setzt du ein, was du bekommen hast, und legst deine Kamons in die Provinzen Japans. Wer die meisten Gunstpunkte sammelt, wird der Favorit des Shoguns.
game-provenance = Shitennō ist ein Spiel von Cedric Lefebvre, erschienen 2011 bei Ludonaute; die Texte hier sind unsere eigenen. Der Spielplan ist vom Scan eines gedruckten Spielbretts abgelesen. Die Spielregeln nennen nur die Gesamtzahl der Karten und Plättchen: Wie oft es jede Sorte gibt, hat ein einzelner Besitzer ausgezählt, und es kann falsch sein. Wo die Regeln schweigen oder sich widersprechen, haben wir entschieden; solche Stellen tragen den Vermerk „unsere Auslegung“.

## Troops
troop-samurai = Samurai
troop-bushi = Bushi
troop-sohei = Sōhei
troop-shinobi = Shinobi

## Cards
card-koku_1 = 1 Koku
card-koku_2 = 2 Koku
card-koku_3 = 3 Koku
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
bonus-exchange = Austausch
bonus-plus = +1
bonus-draw = Karte
item-hatamoto = Hatamoto
means-troops = Truppen
means-koku = Koku

## Titles
title-daimyo = Daimyo
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
colour-honda = rot
colour-sakakibara = blau
colour-sakai = grün
colour-ii = schwarz

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
packet-first = Paket A
packet-second = Paket B
year-even = gerades Jahr
year-odd = ungerades Jahr
phase-generals = Wahl der Generäle
phase-division = Das Verteilen
phase-provinces = Die Provinzen
phase-over = Spielende

## Whom the game waits for
decision-general = { $name } wählt einen General
decision-packet = { $name } bildet ein Paket
decision-answer = { $name } antwortet auf ein Angebot
decision-split = { $name } teilt den Rest in zwei Pakete
decision-choice = { $name } wählt eines von zwei Paketen
decision-turn = { $name } legt Kamons
decision-gild = { $name } darf ein Kamon vergolden

## What to do now
prompt-general = Wähle deinen General. Sie unterscheiden sich nur in Farbe und Wappen.
prompt-packet = Lege beliebig viele offene Karten dazu, oder keine, und biete das Paket an.
prompt-packet-tile = Bilde ein Paket: ein Hierarchieplättchen und beliebig viele offene Karten.
prompt-answer = { $tairo } bietet dir dieses Paket an: Nimm es an oder lehne es ab.
prompt-split = Teile die offenen Karten auf: Was du dazulegst, ist Paket A, der Rest Paket B. Jedes braucht ein Hierarchieplättchen.
prompt-choice = { $tairo } hat den Rest geteilt: Nimm eines der beiden Pakete.
prompt-turn =
    Du darfst { $left ->
        [one] 1 Kamon
       *[other] bis zu { $left } Kamons
    } legen: Wähle eine Provinz oder beende deinen Zug.
prompt-turn-over = Du kannst jetzt kein Kamon legen: Nutze ein Bonusplättchen „Karte“, wenn du eines hast, oder beende deinen Zug.
prompt-payment-troops = Bezahle { $province } mit Truppen; es fehlt noch: { $missing }.
prompt-payment-koku =
    Bezahle { $province } mit Koku; { $missing ->
        [one] es fehlt noch 1
       *[other] es fehlen noch { $missing }
    }.
prompt-payment-complete = Die Zahlung für { $province } ist vollständig: Zahle und lege dein Kamon.
prompt-gild = Als Sensei darfst du jetzt ein Kamon vergolden: Es zählt dann bei der Mehrheit doppelt.

## Choices
move-general = { $general } spielen
    .group = Generäle
    .short = { $full } ({ $colour })
move-add = { $card } dazulegen
    .group = In das Paket legen
    .short = { $card }
move-remove = { $card } herausnehmen
    .group = Herausnehmen
    .short = { $card }
move-tile =
    { $splitting ->
        [yes] Hierarchieplättchen „{ $title }“ zu Paket A legen
       *[no] Hierarchieplättchen „{ $title }“ dazulegen
    }
    .group =
        { $splitting ->
            [yes] Plättchen für Paket A
           *[no] Hierarchieplättchen
        }
    .short = { $title }
move-rest_tile = Hierarchieplättchen „{ $title }“ zu Paket B legen
    .group = Plättchen für Paket B
    .short = { $title }
move-offer = Anbieten
move-accept = Paket annehmen
move-refuse = Paket ablehnen
move-take = { $packet } nehmen
move-place = Kamon in { $province } legen (mit { $means })
    .group = Kamon legen mit { $means }
    .short = { $province }
move-use = { $item } einsetzen
    .group = Einsetzen
    .short = { $item }
move-take_back = { $item } zurücknehmen
    .group = Zurücknehmen
    .short = { $item }
move-pay = Zahlen mit { $items }
    .group = Zahlen mit
    .short = { $items }
move-confirm = Zahlen und legen
move-cancel = Übernahme abbrechen
move-draw = Bonusplättchen „Karte“ nutzen und eine Truppenkarte ziehen
move-done = Zug beenden
move-gild = Kamon in { $province }, Feld { $field }, auf die goldene Seite drehen
    .group = Vergolden
    .short = { $province }, Feld { $field }

## What happened
event-title_dealt = { $name } beginnt als { $title }.
event-hand_dealt =
    { $name } erhält { $count ->
        [one] eine Truppenkarte
       *[other] { $count } Truppenkarten
    }.
event-hand = Deine ersten Karten: { $cards }.
event-gate = Das Tor von { $province } zeigt: { $troop }.
event-general_chosen = { $name } wählt { $general }.
event-year =
    { $year ->
        [even] Runde { $round }, gerades Jahr: Die Generäle treffen sich in Edo.
       *[odd] Runde { $round }, ungerades Jahr: Die Generäle ziehen in die Provinzen.
    }
event-tairo = { $name } ist Tairō.
event-reshuffled =
    { $count ->
        [one] Die einzige abgelegte Truppenkarte bildet den neuen Stapel.
       *[other] Die { $count } abgelegten Truppenkarten werden zu einem neuen Stapel gemischt.
    }
event-drawn = { $name } zieht { $cards }.
event-offered =
    { $count ->
        [0] { $name } bietet ein Paket ohne Karten an: nur das Hierarchieplättchen „{ $title }“.
       *[other] { $name } bietet ein Paket an: { $cards }, dazu das Hierarchieplättchen „{ $title }“.
    }
event-split =
    { $name } teilt den Rest auf. Paket A: { $first_count ->
        [0] keine Karten
       *[other] { $first_cards }
    }, dazu das Hierarchieplättchen „{ $first_title }“. Paket B: { $second_count ->
        [0] keine Karten
       *[other] { $second_cards }
    }, dazu das Hierarchieplättchen „{ $second_title }“.
event-refused = { $name } lehnt ab.
event-received =
    { $how ->
        [accepted] { $name } nimmt das Paket an
        [kept] { $name } muss das Paket behalten
        [chosen] { $name } wählt ein Paket
       *[left] { $name } bekommt das letzte Paket
    }: { $count ->
        [0] keine Karten
       *[other] { $cards }
    }, dazu das Hierarchieplättchen „{ $title }“.
event-titled = { $name } ist jetzt { $title }.
event-turn = { $name } ist als { $title } am Zug.
event-placed =
    { $means ->
        [troops] { $name } übernimmt Feld { $field } in { $province } mit Truppen: { $items }.
       *[koku] { $name } übernimmt Feld { $field } in { $province } mit Koku: { $items }.
    }
event-scored =
    { $name } erhält { $points ->
        [0] keine Punkte
        [one] 1 Punkt
       *[other] { $points } Punkte
    } { $for ->
        [field] für das Feld in { $province }
        [daimyo] zusätzlich als Daimyo
        [shomyo] zusätzlich als Shōmyō
        [koku] für Koku auf der Hand
       *[majority] für die Mehrheit in { $province }
    } (gesamt { $total }).
event-tile_won = { $name } gewinnt das oberste Bonusplättchen von { $province }: { $bonus }.
event-tile_drawn = { $name } nutzt ein Bonusplättchen „Karte“ und zieht eine Truppenkarte.
event-card_drawn = Du hast gezogen: { $card }.
event-turn_ended =
    { $placed ->
        [0] { $name } passt.
        [one] { $name } hat 1 Kamon gelegt und beendet den Zug.
       *[other] { $name } hat { $placed } Kamons gelegt und beendet den Zug.
    }
event-gilded = { $name } dreht das Kamon in { $province }, Feld { $field }, auf die goldene Seite.
event-ended =
    { $kamons ->
        [yes] { $koku ->
            [yes] Das Spiel ist aus: Ein Vorrat an Kamons ist leer und der Koku-Stapel aufgebraucht.
           *[no] Das Spiel ist aus: Ein Vorrat an Kamons ist leer.
        }
       *[no] Das Spiel ist aus: Der Koku-Stapel ist aufgebraucht.
    }
event-hand_shown =
    { $count ->
        [0] { $name } hat keine Karten mehr auf der Hand.
       *[other] { $name } deckt die Handkarten auf: { $cards }.
    }
event-ranked = { $name } gewinnt und wird der Favorit des Shoguns.

## Why a move is refused
refusal-general-taken = { $general } ist schon vergeben.
refusal-not-open = Unter den offenen Karten ist keine Karte „{ $card }“.
refusal-not-in-packet = Im Paket ist keine Karte „{ $card }“.
refusal-tile-gone = Das Hierarchieplättchen „{ $title }“ ist nicht mehr da.
refusal-tile-same = Die beiden Pakete brauchen verschiedene Hierarchieplättchen, und „{ $title }“ liegt schon beim anderen.
refusal-tile-chosen = Das Hierarchieplättchen „{ $title }“ ist für dieses Paket schon gewählt.
refusal-tile-missing = Wähle zuerst ein Hierarchieplättchen für das Paket.
refusal-rest-tile-missing = Auch Paket B braucht ein Hierarchieplättchen.
refusal-only-split = Ein zweites Paket gibt es erst, wenn die letzten zwei den Rest unter sich aufteilen.
refusal-two-placed = Du hast in diesem Jahr schon zwei Kamons gelegt, mehr sind nicht erlaubt.
refusal-no-kamon = Dein Vorrat an Kamons ist leer.
refusal-province-full = In { $province } ist kein Feld mehr frei.
refusal-troops-short = Mit Truppen kannst du { $province } nicht übernehmen: Nötig sind { $need }.
refusal-koku-short = Mit Koku kannst du { $province } nicht übernehmen: Das nächste Feld kostet { $cost }.
refusal-placement-open = Du hast schon eine Übernahme begonnen: Führe sie zuerst zu Ende oder brich sie ab.
refusal-no-placement = Wähle zuerst eine Provinz.
refusal-not-held = „{ $item }“ hast du nicht oder nicht mehr.
refusal-not-laid-out = „{ $item }“ gehört nicht zu dieser Zahlung.
refusal-superfluous = „{ $item }“ ist überflüssig: Setze nur ein, was die Zahlung wirklich braucht.
refusal-not-enough = Die Zahlung ist noch nicht vollständig.
refusal-no-such-payment = Eine Zahlung mit dieser Nummer gibt es nicht.
refusal-hatamoto-not-yours = Du bist in diesem Jahr nicht Hatamoto.
refusal-hatamoto-used = Den Hatamoto darfst du nur einmal pro Zug einsetzen.
refusal-no-draw-tile = Du hast kein Bonusplättchen „Karte“.
refusal-nothing-to-draw = Es gibt nichts zu ziehen: Truppenstapel und Ablage sind beide leer.
refusal-not-sensei = Nur der Sensei darf ein Kamon auf die goldene Seite drehen.
refusal-not-your-kamon = Dieses Kamon gehört dir nicht.
refusal-already-gold = Dieses Kamon ist schon golden.
refusal-gild-later = Vergolden kannst du erst am Ende deines Zuges: Beende ihn zuerst.
refusal-empty-field = Auf diesem Feld liegt kein Kamon.
refusal-wrong-time =
    { $decision ->
        [general] Das geht jetzt nicht: Wähle zuerst deinen General.
        [packet] Das geht jetzt nicht: Du bildest gerade ein Paket.
        [answer] Das geht jetzt nicht: Nimm das angebotene Paket an oder lehne es ab.
        [split] Das geht jetzt nicht: Du teilst gerade den Rest in zwei Pakete.
        [choice] Das geht jetzt nicht: Wähle eines der beiden Pakete.
        [turn] Das geht jetzt nicht: Du bist gerade in den Provinzen am Zug.
        [gild] Das geht jetzt nicht: Drehe ein Kamon auf die goldene Seite oder beende deinen Zug.
       *[other] Das geht an dieser Stelle nicht.
    }

## Scores
score-field = Felder
score-titles = Titel
score-koku = Koku
score-majority = Mehrheiten
score-total = Gesamt
score-rank = Platz
score-koku-explained =
    { $koku ->
        [0] { $exchanged } durch Austausch
       *[other] { $koku } auf der Hand{ $exchanged ->
            [0] {""}
           *[other] , { $exchanged } durch Austausch
        }
    }{ $plus ->
        [0] {""}
       *[other] , { $plus } durch +1
    }

## The board
board-kamons = Kamons
board-hand = Hand
board-known = Bekannte Karten
board-hidden =
    { $count ->
        [one] 1 verdeckte Karte
       *[other] { $count } verdeckte Karten
    }
board-tiles = Bonusplättchen
board-deck-troops = Truppenstapel
board-deck-koku = Koku-Stapel
board-discards = Abgelegte Truppen
board-round = Runde { $round }
board-open-cards = Offene Karten
board-offer = Angebotenes Paket
board-draft = Bisher eingesetzt
board-need = Nötige Truppen
board-cost = Preis in Koku
board-title = Titel
board-missing = Fehlt noch
board-packets = Erhaltene Pakete
board-full = Kein Feld frei
board-tairo = Tairō
board-hierarchy = Hierarchieplättchen
board-refused = Abgelehnt von
board-field = Feld { $field }
board-points = Punkte
board-players = Spieler
board-no-cards = keine Karten
board-no-title = noch kein Plättchen
board-packet = Dein Paket
board-tap-to-move = Tippe eine Karte an, um sie ins andere Paket zu legen.
board-is-asked = wird gefragt
board-not-asked = noch nicht gefragt
board-has-refused = hat abgelehnt
board-has-packet = hat ein Paket
board-has-none = noch kein Paket
board-next-field = nächstes Feld { $number }
board-tiles-left =
    { $count ->
        [0] kein Bonusplättchen mehr
        [one] noch 1 Bonusplättchen
       *[other] noch { $count } Bonusplättchen
    }
board-holds =
    { $name }: { $count ->
        [one] 1 Kamon
       *[other] { $count } Kamons
    }{ $gold ->
        [0] {""}
       *[other] , davon { $gold } golden
    }
board-can-be-taken = kann übernommen werden
board-can-be-gilded = ein Kamon kann vergoldet werden
board-pay-troops = Mit Truppen
board-pay-koku = Mit Koku
board-close = Schließen
board-placeable = Wo du ein Kamon legen kannst
board-paying = { $province }, Feld { $field }
board-lay-out = Tippe deine Karten und Plättchen an, um sie einzusetzen.
board-troops-short = Es fehlt noch: { $missing }
board-koku-short =
    { $count ->
        [one] Es fehlt noch 1 Koku
       *[other] Es fehlen noch { $count } Koku
    }
board-payment-complete = Vollständig
board-confirm-does = Du gibst { $items } ab, und dein Kamon kommt in { $province } auf Feld { $field }.
board-listed-payments = Oder eine fertige Zahlung wählen
board-majority = Am Ende { $points } Punkte für die meisten Kamons
board-majority-how = Je { $points } Punkte für die meisten Kamons; ein goldenes zählt doppelt.
board-majority-nobody = niemand
board-majority-tied = Gleichstand: Das Kamon weiter links entscheidet
score-standing = Zwischenstand
board-if-ended = Punkte, wenn jetzt Spielende wäre: { $points }
score-if-ended-about = Wenn jetzt Spielende wäre: Mehrheiten und Koku, soweit die Handkarten bekannt sind.
board-would-lead = du würdest führen
board-would-help = Würde helfen in { $provinces }
board-round-result = Nach Runde { $round }
board-between = { $least }–{ $most }
board-round-leads = { $name } führt mit { $points } Punkten.
board-layers = Was die Karte zeigt
board-layer-majorities = Mehrheiten
board-layer-provinces = Provinzen
board-tie = Bei Gleichstand gewinnt { $name } mit dem Titel { $title }.

## What is read of something on the board when one looks closely
look-deck-troops =
    { $count ->
        [0] Der Stapel ist leer.
        [one] Noch 1 Karte.
       *[other] Noch { $count } Karten.
    } Wird eine Truppenkarte gebraucht, wenn er leer ist, werden die abgelegten gemischt.
look-deck-koku =
    { $count ->
        [0] Der Stapel ist leer: Nach dieser Runde ist das Spiel zu Ende.
        [one] Noch 1 Karte. Ist der Stapel leer, ist es die letzte Runde.
       *[other] Noch { $count } Karten. Ist der Stapel leer, ist es die letzte Runde.
    } Ausgegebene Koku kommen nie zurück.
look-discards = Damit wurde bezahlt: { $cards }. Gemischt wird, wenn der Stapel leer ist.
look-discards-none = Hierher kommen Truppenkarten, mit denen bezahlt wurde.
look-round = Im geraden Jahr werden Pakete verteilt, im ungeraden Kamons gelegt; beide zusammen sind eine Runde. Das Spiel endet mit der Runde, in der jemand sein letztes Kamon legt oder die Koku-Karten ausgehen.
look-gate = Tor von { $province }
look-gate-tiles =
    Wer mit Truppen zahlt, zahlt auch die Truppe auf dem obersten Plättchen: { $troop }. Wer hier ein Kamon legt, gewinnt es und sieht dann seinen Bonus. { $count ->
        [one] Es ist das letzte.
       *[other] Es liegen noch { $count } da.
    }
look-gate-figure = Alle Plättchen sind gewonnen. Wer mit Truppen zahlt, zahlt auch die Figur am Tor: { $troop }.
look-field-next = Das nächste freie Feld: Ein Kamon kostet hier { $number } Koku oder { $troops } und bringt sofort { $number } Punkte.
look-field-later = Ein Kamon wird hier { $number } Punkte bringen und ebenso viele Koku kosten. Erst kommen die Felder links davon.
look-field-kamon = Ein Kamon von { $name }. Es hat { $number } Punkte gebracht und zählt bei der Mehrheit einfach.
look-field-gold = Ein goldenes Kamon von { $name }. Es hat { $number } Punkte gebracht und zählt bei der Mehrheit doppelt.
look-kamons =
    { $count ->
        [0] Alle sind gelegt: Nach dieser Runde ist das Spiel zu Ende.
        [one] Noch 1 im Vorrat. Liegt von jemandem das letzte, ist es die letzte Runde.
       *[other] Noch { $count } im Vorrat. Liegt von jemandem das letzte, ist es die letzte Runde.
    }
look-hand-known = Alle haben diese gesehen: { $cards }.
look-hand-worth = Am Ende bringt jedes Koku auf der Hand 1 Punkt.
look-points = { $fields } für Felder, { $titles } für Titel.
look-points-end = { $fields } für Felder, { $titles } für Titel, { $koku } für Koku, { $majorities } für Mehrheiten.
look-now = Wenn jetzt Spielende wäre
look-now-sum = { $score } Punkte bis jetzt, { $majorities } für Mehrheiten, { $koku } für Koku auf der Hand.
look-title-daimyo = Der höchste Titel: Du legst zuerst und bist in der nächsten Runde der erste Tairō. Jedes Kamon, das du legst, bringt 2 Punkte mehr.
look-title-shomyo = Der zweite Titel: Jedes Kamon, das du legst, bringt 1 Punkt mehr.
look-title-sensei = Der dritte Titel: Nach deinem Zug darfst du ein Kamon vergolden. Es zählt dann bei der Mehrheit doppelt.
look-title-hatamoto = Der niedrigste Titel: Einmal pro Zug gilt er als eine beliebige Truppe.
look-state-packet = Hat { $title } und { $cards }. Jeder bekommt genau ein Paket.
look-state-tairo = Bildet die Pakete und bietet sie an. Lehnen alle ein Paket ab, muss der Tairō es behalten.
look-state-asked = Nimmt das Paket an und bekommt in diesem Jahr nichts weiter, oder lehnt es ab.
look-state-refused = Hat dieses Paket abgelehnt und wird beim nächsten wieder gefragt.
look-state-waiting = Hat noch kein Paket. Jeder bekommt genau eines.
look-general = Die Generäle unterscheiden sich nur in Farbe und Wappen.
look-helped = Mit dem angebotenen Paket könntest du hier ein Kamon bezahlen.

## What a hint speaks of
feature-score = erzielte Punkte
feature-leads = Aussicht auf Mehrheiten
feature-symbols = Truppensymbole auf der Hand
feature-many_symbols = aufgesparte Truppen
feature-koku = Koku auf der Hand
feature-exchange = Bonusplättchen „Austausch“
feature-plus = Bonusplättchen „+1“
feature-draws = Bonusplättchen „Karte“
feature-kamons = Kamons im Vorrat
feature-first = Aufteilen als erster Tairō
feature-rank = Rang durch den Titel
feature-sensei = Nutzen vom Titel Sensei

## Why a hint proposes something
reason-general = Alle Generäle spielen sich gleich: Du beginnst in jedem Fall mit { $kamons } Kamons.
reason-packet-opens =
    { $count ->
        [one] Damit kannst du { $provinces } sofort bezahlen.
       *[other] { $some ->
            [yes] Es öffnet dir { $count } Provinzen, darunter { $provinces }.
           *[no] Es öffnet dir { $count } Provinzen: { $provinces }.
        }
    }
reason-packet-holds =
    { $koku ->
        [0] { $troops ->
            [0] Es bringt dir 0 Koku und keine Truppen.
            [one] Es bringt dir 1 Truppensymbol und keine Koku.
           *[other] Es bringt dir { $troops } Truppensymbole und keine Koku.
        }
       *[other] { $troops ->
            [0] Es bringt dir { $koku } Koku und keine Truppen.
            [one] Es bringt dir { $koku } Koku und 1 Truppensymbol.
           *[other] Es bringt dir { $koku } Koku und { $troops } Truppensymbole.
        }
    }
reason-title =
    { $title ->
        [daimyo] Als Daimyo bekommst du dieses Jahr für jedes Kamon { $points } Punkte mehr.
        [shomyo] Als Shōmyō bekommst du dieses Jahr für jedes Kamon { $points } Punkt mehr.
        [sensei] Als Sensei darfst du dieses Jahr 1 Kamon vergolden: Es zählt dann doppelt.
       *[hatamoto] Als Hatamoto hast du dieses Jahr 1 beliebiges Truppensymbol dazu.
    }
reason-refuse =
    { $kind ->
        [fewer] { $fewer ->
            [one] Lehnst du ab, { $left ->
                [one] bleibt 1 Karte
               *[other] bleiben { $left } Karten
            } für { $players } Pakete: Deines wäre etwa 1 Karte kleiner.
           *[other] Lehnst du ab, { $left ->
                [one] bleibt 1 Karte
               *[other] bleiben { $left } Karten
            } für { $players } Pakete: Deines wäre etwa { $fewer } Karten kleiner.
        }
        [more] { $fewer ->
            [one] Lehnst du ab, { $left ->
                [one] bleibt 1 Karte
               *[other] bleiben { $left } Karten
            } für { $players } Pakete: Deines wäre etwa 1 Karte größer.
           *[other] Lehnst du ab, { $left ->
                [one] bleibt 1 Karte
               *[other] bleiben { $left } Karten
            } für { $players } Pakete: Deines wäre etwa { $fewer } Karten größer.
        }
       *[equal] Lehnst du ab, { $left ->
                [one] bleibt 1 Karte
               *[other] bleiben { $left } Karten
            } für { $players } Pakete, etwa { $each } in jedem: so viele wie im Angebot.
    }
reason-offer =
    { $players ->
        [one] Darin sind zusammen { $symbols } Koku und Truppen; für 1 weiteres Paket bleiben { $left }.
       *[other] Darin sind zusammen { $symbols } Koku und Truppen; für { $players } weitere Pakete bleiben { $left }.
    }
reason-offer-first = { $seat_name } wird zuerst gefragt und wäre dann { $title }, mit { $symbols } Koku und Truppen.
reason-split = Du teilst { $one } zu { $rest }, Koku und Truppen zusammen: Dir bleiben auf jeden Fall { $least }.
reason-place = Feld { $field } von { $province } bringt sofort { $points } Punkte.
reason-place-lead =
    { $from ->
        [yes] Du nimmst { $other_name } die Mehrheit in { $province }: { $points } Punkte am Ende.
       *[no] Du hättest die Mehrheit in { $province }: { $points } Punkte am Ende.
    }
reason-place-keeps = Es festigt deine Mehrheit in { $province }, die am Ende { $points } Punkte bringt.
reason-pays =
    { $left ->
        [0] Du zahlst mit { $items } und hast dann 0 Karten.
        [one] Du zahlst mit { $items } und behältst 1 Karte.
       *[other] Du zahlst mit { $items } und behältst { $left } Karten.
    }
reason-gild =
    { $leads ->
        [yes] In { $province } stünde es { $own } zu { $most }, und du hättest die Mehrheit.
       *[no] In { $province } stünde es { $own } zu { $most }.
    }
reason-draw = Eine Truppenkarte umsonst; im Stapel sind { $cards }.
reason-done =
    Du behältst { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    } und { $kamons ->
        [one] 1 Kamon
       *[other] { $kamons } Kamons
    } für später.

## Kinds of chance
chance-division = Karten zum Aufteilen
chance-gates = Aufgedeckte Truppen an den Toren
chance-tiles = Gewonnene Bonusplättchen
chance-draws = Mit „Karte“ gezogene Karten

## What turning points are called by
moment-placed = Das Kamon von { $seat_name } in { $province }
moment-split = Die Aufteilung durch { $seat_name }

## Headings of the rules
rule-title-S1 = Die Tore
rule-title-S2 = Der Anfang
rule-title-S3 = Offenes, Geheimes und die Runden
rule-title-S4 = Der Tairō
rule-title-S5 = Karten ziehen
rule-title-S6 = Ein Paket bilden und anbieten
rule-title-S7 = Angenommen oder von allen abgelehnt
rule-title-S8 = Die letzten zwei Pakete
rule-title-S9 = Angebot ist Angebot
rule-title-S10 = Die neuen Titel
rule-title-S11 = Züge im ungeraden Jahr
rule-title-S12 = Ein Kamon legen
rule-title-S13 = Zahlen mit Truppen
rule-title-S14 = Zahlen mit Koku
rule-title-S15 = Nichts teilen, nichts zu viel
rule-title-S16 = Punkte und Bonusplättchen
rule-title-S17 = Austausch
rule-title-S18 = +1
rule-title-S19 = Karte
rule-title-S20 = Bonusplättchen einsetzen
rule-title-S21 = Der Hatamoto
rule-title-S22 = Der Sensei
rule-title-S23 = Das Ende des Spiels
rule-title-S24 = Schlusswertung: Koku
rule-title-S25 = Schlusswertung: Mehrheiten
rule-title-S26 = Wer gewinnt

## The rules
rule-S1 = Zu Beginn liegen auf dem Tor jeder Provinz drei zufällige Bonusplättchen übereinander, die Truppenseite oben; so sind alle 24 verteilt. Zu sehen ist nur die Truppe auf dem obersten Plättchen eines Stapels. Sein Bonus bleibt verborgen, bis es jemand gewinnt, und was darunter liegt, bis es obenauf kommt.
rule-S2 = Truppenkarten und Koku-Karten werden getrennt gemischt und liegen als zwei verdeckte Stapel bereit. Du wählst einen General, beginnst mit 0 Gunstpunkten und hast zu zweit 12, zu dritt 10, zu viert 8 Kamons im Vorrat. Dazu bekommst du einen zufälligen Titel, gezogen aus allen vieren, auch wenn weniger mitspielen, und 2 Truppenkarten auf die Hand.
rule-S3 = Deine Handkarten sind geheim, und du darfst beliebig viele haben. Offen für alle sind Punkte, Titel, der Vorrat an Kamons und gewonnene Bonusplättchen, die mit der Bonusseite nach oben liegen; ebenso, wie viele Karten jemand auf der Hand hat und was abgelegt ist (unsere Auslegung). Eine Runde ist ein gerades Jahr und danach ein ungerades; das Spiel beginnt mit einem geraden.
rule-S4 = Tairō ist, wessen Titel die meisten Siegel trägt. Der Tairō zieht die Karten der Runde und legt sie offen aus: zu zweit 4 Truppen- und 2 Koku-Karten, zu dritt 6 und 3, zu viert 8 und 4. Außerdem nimmt er alle vier Hierarchieplättchen an sich.
rule-S5 = Es wird Karte für Karte gezogen. Wird eine Truppenkarte gebraucht und der Stapel ist leer, dann, und nur dann (unsere Auslegung), werden die abgelegten Truppenkarten zu einem neuen Stapel gemischt; liegt auch dort keine, werden eben weniger gezogen (unsere Auslegung). Ausgegebene Koku-Karten sind endgültig aus dem Spiel. Der Koku-Stapel reicht immer bis zum Ende des Ziehens und geht nie mittendrin aus.
rule-S6 = Der Tairō bildet ein Paket aus einem Hierarchieplättchen und beliebig vielen offenen Karten, von keiner (unsere Auslegung) bis zu allen. Er bietet es nacheinander allen anderen an, die noch kein Paket haben, vom höchsten ihrer bisherigen Titel abwärts. Wer gefragt wird, nimmt entweder an, hat damit sein Paket und bekommt in diesem Jahr nichts weiter, oder lehnt ab.
rule-S7 = Ist ein Paket angenommen, bildet derselbe Tairō das nächste und bietet es, wieder von oben beginnend, allen an, die noch keines haben; wer vorher abgelehnt hat, ist daran nicht gebunden. Lehnen alle ab, muss der Tairō das Paket behalten. Tairō wird dann, wer unter denen ohne Paket den nächsten Rang hat; es geht mit dem weiter, was übrig ist, ohne neu zu ziehen.
rule-S8 = Sind genau zwei ohne Paket (zu zweit also sofort), teilt der Tairō alle übrigen Karten in zwei Pakete mit je einem Hierarchieplättchen. Keine Karte bleibt übrig; die Plättchen sind zwei beliebige der verbliebenen, die anderen bleiben ungenutzt (S10). Der andere Spieler sucht sich eines der Pakete aus, das verbliebene geht an den Tairō.
rule-S9 = Pakete sind für alle sichtbar. Ist ein Paket einmal angeboten, wird es nicht mehr verändert (unsere Auslegung). Es enthält nur Karten, die in diesem Jahr gezogen wurden, nie welche aus der Hand.
rule-S10 = Am Ende des geraden Jahres bekommst du den Titel, der zu deinem Hierarchieplättchen gehört. Zu zweit und zu dritt bleiben die anderen Titel in diesem Jahr ungenutzt, und nichts tritt an die Stelle ihrer Fähigkeiten (unsere Auslegung).
rule-S11 = In der Reihenfolge der neuen Titel, vom höchsten abwärts, hat jeder einen Zug und legt 0, 1 oder 2 Kamons. Mehr, als im Vorrat sind, kannst du nie legen. Beide dürfen in dieselbe Provinz.
rule-S12 = Ein Kamon kommt, die einfache Seite oben, auf das am weitesten links liegende freie Feld einer Provinz. Du bezahlst es entweder mit Truppen oder mit Koku; die beiden Übernahmen eines Zuges dürfen verschieden bezahlt sein. Nach allen Austauschen muss die Zahlung ganz aus Truppen oder ganz aus Koku bestehen: Eine Karte der anderen Art hilft nur mit einem Symbol, das ein Austausch verwandelt hat.
rule-S13 = Mit Truppen zahlst du jede in der Provinz aufgedruckte Truppe und dazu die Truppe auf dem obersten Bonusplättchen am Tor. Liegt dort kein Plättchen mehr, gilt stattdessen die Figur, die auf dem Tor selbst abgebildet ist. Das vierte Feld kostet darum drei oder vier Truppen von der Art der Provinz.
rule-S14 = Mit Koku zahlst du mindestens die Zahl des Feldes. Was du zu viel zahlst, verfällt.
rule-S15 = Karten sind unteilbar: Symbole, die du nicht brauchst, verfallen, auch für eine zweite Übernahme. Eine Zahlung ist nicht erlaubt, wenn sie ohne eine ihrer Karten oder eines ihrer Plättchen immer noch reichen würde (unsere Auslegung, strenger als die deutsche Spielregel). Ein Feld für 3 darfst du also mit 2 und 2 Koku bezahlen, aber nicht mit 1 und 3, denn die 3 genügt allein.
rule-S16 = Du bekommst sofort die Zahl des Feldes als Punkte, dazu 2 als Daimyo oder 1 als Shōmyō; diese Zusatzpunkte gibt es für jedes Kamon, auch wenn die Beispiele der Spielregel sie nicht nennen. Außerdem nimmst du das oberste Bonusplättchen der Provinz, falls noch eines da ist. Von da an darfst du es nutzen, schon für die zweite Übernahme desselben Zuges, aber nicht für die, mit der du es gewonnen hast.
rule-S17 = Ein Austausch macht aus 1 Koku eine Truppe deiner Wahl, aus einem Truppensymbol eine Truppe deiner Wahl oder aus einem Truppensymbol 1 Koku. Er verwandelt ein einzelnes Symbol, etwa 1 Koku einer 3-Koku-Karte, nie eine ganze Karte.
rule-S18 = Ein +1 gibt dir eine weitere Truppe von einem Symbol, das du schon eingesetzt hast, oder 1 Koku mehr, wo mindestens ein Koku eingesetzt ist. Die Plättchen wirken in beliebiger Reihenfolge und auch auf Symbole, die andere Plättchen geschaffen haben (unsere Auslegung); mehrere dürfen zusammenwirken. So werden aus einer Karte Bushi + Sōhei mit einem Austausch und einem +1 drei Sōhei.
rule-S19 = Mit einem Bonusplättchen „Karte“ ziehst du eine Truppenkarte vom Stapel, wann immer du willst, solange du in einem ungeraden Jahr am Zug bist (unsere Auslegung: nur in ungeraden Jahren). Ein leerer Stapel wird vorher aus den abgelegten Karten neu gebildet (S5). Sind Stapel und Ablage beide leer, lässt sich das Plättchen nicht nutzen.
rule-S20 = Für eine Übernahme darfst du beliebig viele Bonusplättchen einsetzen, auch mehrere auf dieselbe Karte; ein genutztes Plättchen ist aus dem Spiel. Austausch und +1 gibst du nur zusammen mit einer Übernahme aus, die gelingt, denn eine Zahlung wird als Ganzes geprüft (unsere Auslegung).
rule-S21 = Der Titel Hatamoto gilt einmal pro Zug als ein beliebiges Truppensymbol und wird dabei nicht verbraucht. Er lässt sich mit Bonusplättchen verbinden: Hatamoto und zwei +1 ergeben drei gleiche Truppen (unsere Auslegung), und mit einem Austausch darf er zu 1 Koku werden (unsere Auslegung). In der Schlusswertung zählt er nicht.
rule-S22 = Als Sensei darfst du am Ende deines Zuges im ungeraden Jahr eines deiner einfachen Kamons, gleich in welcher Provinz, auf die goldene Seite drehen. Das darf auch ein eben erst gelegtes sein, und du darfst es auch, wenn du gepasst hast (unsere Auslegung). Ein goldenes Kamon bleibt golden.
rule-S23 = Das Spiel kann nur am Ende eines ungeraden Jahres enden: wenn dann jemand kein Kamon mehr im Vorrat hat oder der Koku-Stapel leer ist. Das sind zu zweit 6 bis 12 Runden, zu dritt 5 bis 8 und zu viert 4 bis 6.
rule-S24 = Jedes Koku auf deiner Hand bringt dir 1 Punkt, ebenso jeder Austausch, der dort ein Truppensymbol in 1 Koku verwandeln kann; eine doppelte Karte hat zwei Symbole. Ergibt das mindestens 1, bringt jedes +1 noch 1 Punkt; sonst ist +1 nichts wert. „Karte“ ist nichts wert. Gezählt werden Symbole und nicht Karten, und die beste Verwendung gilt von selbst (unsere Auslegung).
rule-S25 = Jede Provinz bringt 6 Punkte für die meisten Kamons darin; ein goldenes zählt wie zwei. Bei Gleichstand gehen sie unter den Beteiligten an den, dessen Kamon am weitesten links liegt. Eine leere Provinz bringt niemandem etwas.
rule-S26 = Wer die meisten Gunstpunkte hat, gewinnt als Favorit des Shoguns. Bei Gleichstand gewinnt unter den Beteiligten, wer im letzten Jahr den höheren Titel hatte. Der Punktestand darf 99 übersteigen.
rules-components =
    Der Spielplan: acht Provinzen mit je vier Feldern. Die eine Zahl eines Feldes ist sein Preis in Koku und zugleich seine Punkte.
    Felder 3, 4, 6, 9: Chūgoku (2 Samurai), Chūbu (2 Shinobi), Hokkaidō (2 Sōhei), Kyūshū (2 Bushi).
    Felder 5, 6, 8, 11: Kantō (3 Samurai), Kansai (3 Shinobi), Shikoku (3 Sōhei), Tōhoku (3 Bushi).
    Die Figur am Tor ist von der Art der Provinz; jede Mehrheit bringt 6 Punkte.
    24 Koku-Karten: 12 vom Wert 1, 8 vom Wert 2, 4 vom Wert 3.
    24 einfache Truppenkarten: je 6 Samurai, Bushi, Sōhei und Shinobi.
    10 doppelte Truppenkarten: jedes Paar von Truppen einmal, auch zwei gleiche.
    24 Bonusplättchen: jede der vier Truppen mit Austausch, +1 und Karte, je zweimal. Die Truppenseite verrät den Bonus nicht.
    4 Titelplättchen: Daimyo (4 Siegel), Shōmyō (3), Sensei (2), Hatamoto (1), und zu jedem ein Hierarchieplättchen.
    4 Generäle: Honda Tadakatsu (rot), Sakakibara Yasumasa (blau), Sakai Tadatsugu (grün), Ii Naomasa (schwarz), mit je 12 Herrschaftskamons.

## A box: what the owner of the printed game can enter
box-copies = Anzahl
box-group-koku = Kokukarten
box-group-troop = Truppenkarten mit einem Symbol
box-group-tile = Bonusplättchen nach beiden Seiten

## The player aid

aid-sequence = Eine Runde
aid-costs = Was ein Kamon kostet
aid-scoring = Was Punkte bringt
aid-tairo = Gerades Jahr: Wer die meisten Siegel hat, ist Tairō und legt { $troops } Truppen- und { $koku } Koku-Karten aus.
aid-packet = Der Tairō bietet ein Paket an: ein Hierarchieplättchen und beliebig viele Karten. Nimm an oder warte auf ein anderes.
aid-refused = Lehnen alle ab, behält er es, und der Nächste im Rang macht weiter.
aid-split = Die letzten zwei: Einer teilt, der andere wählt.
aid-placing = Ungerades Jahr: Vom höchsten Titel abwärts legt jeder bis zu { $count } Kamons.
aid-troops = In Truppen: alle in der Provinz gedruckten und die am Tor
aid-fields = In Koku: die Zahl des Feldes
aid-exchange = Austausch: Aus einem Symbol wird eine andere Truppe oder 1 Koku
aid-plus = +1: eines mehr von einem eingesetzten Symbol
aid-draw = Karte: eine Truppenkarte, in deinem Zug
aid-hatamoto = Hatamoto: eine beliebige Truppe, einmal pro Zug
aid-space = Jedes Kamon, sofort: die Zahl seines Feldes
aid-title = Als { $title } mit jedem Kamon
aid-gold = Sensei: Dreh ein Kamon auf Gold, es zählt doppelt
aid-majority = Am Ende: die meisten Kamons in einer Provinz
aid-hand = Am Ende: jedes Koku auf der Hand
aid-end = Das Spiel endet nach einem ungeraden Jahr, wenn jemand kein Kamon mehr hat oder der Koku-Stapel leer ist.

## The pictures of the rules

rules-aim = Vier Generäle teilen, was der Krieg gebracht hat. Wer die meisten Gunstpunkte hat, wenn die Kamons oder die Koku zu Ende sind, ist der Favorit des Shoguns. Hier haben sich die Rivalen über die Karte verteilt: Das Wappen in einer Provinz zeigt, wer die Mehrheit hat.
rules-turn = In geraden Jahren teilt ihr Titel und Karten in Paketen auf, in ungeraden setzt ihr sie ein. Hier kannst du in den leuchtenden Provinzen ein Kamon legen: Du zahlst mit den Truppen, die auf dem Schild stehen, oder mit Koku.
rules-packet-heading = Aufteilen
rules-packet = Der Tairō schnürt ein Paket: einen Titel und beliebig viele der offenen Karten. Hier ist es der Hatamoto mit zwei Karten. Wer es annimmt, bekommt in diesem Jahr nichts weiter; lehnen alle ab, muss der Tairō es selbst behalten.
rules-choice-heading = Einer teilt, der andere wählt
rules-choice = Die letzten beiden teilen alles, was noch da ist: Einer macht zwei Pakete, der andere nimmt sich eines davon. Unter jedem Paket steht, wo du damit und mit deiner Hand ein Kamon bezahlen könntest.
rules-plus-heading = Bezahlen mit +1
rules-plus = Ein Plättchen +1 gibt dir ein Symbol, das du ausgelegt hast, noch einmal. Die Provinz verlangt zwei Shinobi und einen Samurai; ein Shinobi, der Samurai einer Doppelkarte und +1 genügen. Der Bushi auf der Doppelkarte ist verloren.
rules-exchange-heading = Bezahlen mit Austausch
rules-exchange = Ein Plättchen Austausch macht aus einem Symbol ein anderes. Hier wird ein einzelnes Koku zum Samurai, der neben zwei Bushi noch gefehlt hat. Benutzte Plättchen sind aus dem Spiel.
rules-gold-heading = Was ein Titel kann
rules-gold = Als Daimyo bekommst du für jedes Kamon 2 Punkte dazu, als Shōmyō 1. Ein Hatamoto hat in jedem Zug eine beliebige Truppe umsonst. Und ein Sensei dreht, wie hier, am Ende des Zuges ein Kamon auf die goldene Seite: Von da an zählt es für die Mehrheit doppelt.
rules-scoring = Jedes Kamon bringt sofort die Zahl unter ihm. Am Ende gibt jede Provinz ihre Mehrheitspunkte an den, der dort die meisten Kamons hat, und auch Koku auf der Hand zählen.
