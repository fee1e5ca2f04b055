## The game
game-name = Tenjo
game-tagline = Daimyo, Burgen, verdeckte Heere, fünf Elemente und Geiseln: vier Häuser, und keinem ist zu trauen.
game-about = Du führst ein Haus der Zeit der Streitenden Reiche: zwei Burgen, hunderttausend Samurai, ein wenig Koku, eine Familie und eine Hand voll geheimer Karten. Monat für Monat marschierst du unter deinen Daimyo, besetzt Rohstoffplätze, greifst an oder verhandelst, spielst Feuer, Wind, Wasser, Erde und Das Nichts und gibst für ein Bündnis die eigene Familie als Geiseln her. Wer ohne Rivalen dasteht, darf sich zum Shogun erklären; sonst entscheiden nach den vereinbarten Jahren die meisten Militärpunkte.
game-provenance = Tenjo ist ein Spiel von Scott Tepper, erschienen bei Why Spire? Games; die Texte hier sind unsere eigenen. Die Regeln folgen einer deutschen Kurzanleitung; Weniges stammt aus öffentlichen Besprechungen. Der echte Spielplan und die echten Karten lagen uns nicht vor: Bekannt sind die dreizehn Provinzen, die acht Eintrittspunkte und die Arten der Punkte. Der Plan selbst, die Namen, die Burgkarten mit Verteidigungsfaktor und Koku, Anzahl und Werte der Element- und Ringkarten, alle Schicksalskarten und das meiste, was eine Burg statt Koku bringen kann, sind unsere Rekonstruktion. Wo die Regeln schweigen, haben wir entschieden; solche Stellen tragen den Hinweis „unsere Festlegung“.

## Houses and seats
house-asai = Asai
house-saito = Saitō
house-rokkaku = Rokkaku
house-miyoshi = Miyoshi
seat-0 = Asai
seat-1 = Saitō
seat-2 = Rokkaku
seat-3 = Miyoshi
direction-N = Norden
direction-E = Osten
direction-S = Süden
direction-W = Westen

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
point-waypoint = Marschwegpunkt { $province } { $number }
point-border = Grenzkontrollpunkt { $province }–{ $other_province }
point-resource =
    Rohstoffplatz { $province }{ $which ->
        [no] {""}
        [a] {""} A
        [b] {""} B
        [n] {""} Nord
        [e] {""} Ost
        [s] {""} Süd
       *[w] {""} West
    }
point-entry = Eintrittspunkt { $province }
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
    Rohstoffe { $province }{ $which ->
        [no] {""}
        [a] {""} A
        [b] {""} B
        [n] {""} N
        [e] {""} O
        [s] {""} S
       *[w] {""} W
    }
spot-entry = Eintritt { $province }
kind-waypoint = Marschwegpunkt
kind-border = Grenzkontrollpunkt
kind-resource = Rohstoffplatz
kind-castle = Burgplatz
kind-entry = Eintrittspunkt
kind-about-waypoint = Samurai marschieren auf den Linien von Punkt zu Punkt, eine Linie für einen Aktionspunkt.
kind-about-border = Liegt in beiden Provinzen. Wer ihn besetzt, lässt Daimyo und Schattenkrieger durch oder nicht; wer alle Grenzkontrollpunkte einer Provinz allein hält, bekommt im Jahr 20.000 Koku.
kind-about-resource = Von deinen Samurai besetzt bringt er im Monat 1.000 Koku oder Samurai, jeder weitere 2.000.
kind-about-castle = Hier kann eine Burg stehen: Sie birgt Koku und Familie und verteidigt ihren Besitzer.
kind-about-entry = Neue Samurai kommen hier ins Spiel, wer auch immer dort steht. Angegriffen werden kann hier niemand, angreifen schon.

## Families
family-wife = Ehefrau von { $seat_name }
family-son = Sohn von { $seat_name }
family-daughter = Tochter von { $seat_name }

## Elements and rings
element-fire = Feuer
element-wind = Wind
element-water = Wasser
element-earth = Erde
element-void = Das Nichts
element-about-fire = Tötet einen beliebigen Daimyo oder ein beliebiges Familienmitglied. Wer getroffen wird, kann mit Feuer oder Das Nichts antworten.
element-about-wind = Trägt eine Samurai-Gruppe drei Schritte je Ringwert weit, oder einen Daimyo, Schattenkrieger, eine Familienkarte oder 25.000 Koku je Ringwert über eine Grenze. Höchstens 9 zählen. Niemand kann antworten.
element-about-water = Eine angeführte Gruppe überspringt so viele gegnerische Punkte hintereinander, wie die Ringe zählen; oder die Provinzbewegung dieses Zuges umgeht einen gegnerischen Grenzkontrollpunkt. Wer übersprungen wird, kann mit Wasser oder Das Nichts antworten.
element-about-earth = Vernichtet alle Samurai auf einem Punkt in Reichweite oder eine Burg in Reichweite mit allem darin. Deine Samurai dort brauchen einen Daimyo. Wer getroffen wird, kann mit Erde oder Das Nichts antworten.
element-about-void = Hebt eine gegen dich gerichtete Elementkarte auf (nicht Wind) oder einen Angriff auf dich: Dann kann dich bis zum Monatsende niemand angreifen. Das Nichts lässt sich mit Das Nichts beantworten.
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
castle-about-CC01 = Weißer Reiher: Verteidigung 4, 15.000 Koku im Jahr
castle-about-CC02 = Krähe: Verteidigung 5, 12.000 Koku im Jahr
castle-about-CC03 = Kranich: Verteidigung 3, 18.000 Koku im Jahr
castle-about-CC04 = Goldene Fische: Verteidigung 6, 10.000 Koku im Jahr
castle-about-CC05 = Brokat: Verteidigung 6, 10.000 Koku im Jahr
castle-about-CC06 = Drache: Verteidigung 5, 12.000 Koku im Jahr
castle-about-CC07 = Weißer Kaiser: Verteidigung 3, 18.000 Koku im Jahr
castle-about-CC08 = Karpfen: Verteidigung 2, 20.000 Koku im Jahr
castle-about-CC09 = Regenpfeifer: Verteidigung 3, 18.000 Koku im Jahr
castle-about-CC10 = Ginkgo: Verteidigung 4, 15.000 Koku im Jahr
castle-about-CC11 = Nebel: Verteidigung 2, 20.000 Koku im Jahr
castle-about-CC12 = Schildkröte: Verteidigung 5, 12.000 Koku im Jahr
castle-about-CC13 = Rabe: Verteidigung 4, 15.000 Koku im Jahr
castle-about-CC14 = Goldene Schildkröte: Verteidigung 4, 15.000 Koku im Jahr
castle-about-CC15 = Ruhender Ochse: Verteidigung 2, 20.000 Koku im Jahr
castle-about-CC16 = Tanzender Kranich: Verteidigung 3, 18.000 Koku im Jahr

## Fate cards
fate-F01 = Tribut
fate-F02 = Ehrenschuld
fate-F03 = Überläufer
fate-F04 = Gebrochener Eid
fate-F05 = Gestohlene Schriftrolle
fate-F06 = Unvorsichtiger Bote
fate-F07 = Gestohlene Ringe
fate-F08 = Verpfändete Ringe
fate-F09 = Spion in der Burg
fate-F10 = Verräter am Hof
fate-F11 = Kundschafter
fate-F12 = Wachfeuer
fate-F13 = Reiche Ernte
fate-F14 = Dürre
fate-F15 = Seuche
fate-F16 = Taifun
fate-F17 = Friedensschwur
fate-F18 = Hochzeit
fate-F19 = Meister des Weges
fate-F20 = Gunst des Himmels
fate-about-F01 = Der andere zahlt dem, der gezogen hat, 2.000 Koku je Punkt der Stärke.
fate-about-F02 = Wer gezogen hat, zahlt dem anderen 2.000 Koku je Punkt der Stärke.
fate-about-F03 = 1.000 Samurai des anderen je Punkt der Stärke, nach dessen Wahl, wechseln die Seite und treten für den ein, der gezogen hat.
fate-about-F04 = 1.000 Samurai dessen, der gezogen hat, wechseln je Punkt der Stärke die Seite und treten für den anderen ein.
fate-about-F05 = Wer gezogen hat, nimmt dem anderen eine zufällige Elementkarte.
fate-about-F06 = Der andere nimmt dem, der gezogen hat, eine zufällige Elementkarte.
fate-about-F07 = Wer gezogen hat, nimmt dem anderen zufällige Ringkarten, so viele wie die halbe Stärke, aufgerundet.
fate-about-F08 = Der andere nimmt dem, der gezogen hat, zufällige Ringkarten, so viele wie die halbe Stärke, aufgerundet.
fate-about-F09 = Der andere zeigt dem, der gezogen hat, als Einzigem alle Element- und Ringkarten.
fate-about-F10 = Wer gezogen hat, zeigt dem anderen als Einzigem alle Element- und Ringkarten.
fate-about-F11 = Wer gezogen hat, besieht sich heimlich so viele Samurai-Gruppen des anderen, wie die Stärke angibt.
fate-about-F12 = Der andere besieht sich heimlich so viele Samurai-Gruppen dessen, der gezogen hat, wie die Stärke angibt.
fate-about-F13 = Je Punkt der Stärke bekommt, wer gezogen hat, 2.000 Koku und der andere 1.000.
fate-about-F14 = Beide verlieren je Punkt der Stärke 1.000 Koku.
fate-about-F15 = Beide verlieren je Punkt der Stärke 1.000 Samurai eigener Wahl.
fate-about-F16 = Der andere verliert 1.000 Samurai je Punkt der Stärke, wer gezogen hat, die Hälfte, aufgerundet.
fate-about-F17 = Die beiden dürfen einander im ersten Monat des kommenden Jahres nicht angreifen.
fate-about-F18 = Sind beide einverstanden, tauschen sie je eine Familienkarte und sind damit gegenseitig verbündet.
fate-about-F19 = Wer gezogen hat, zieht eine Elementkarte, der andere eine Ringkarte.
fate-about-F20 = Wer gezogen hat, zieht zwei Ringkarten, der andere eine Elementkarte.

## What a castle brings
component-koku = das Koku der Burg
component-samurai = 25.000 Samurai
component-shadow = ein Schattenkrieger
component-daimyo = ein Daimyo
component-elements = 2 Elementkarten
component-rings = 4 Ringkarten
component-family = ein totes Familienmitglied zurück

## Options
option-years = Jahre
option-castle_sites = Burgplätze
option-resource_mode = Rohstoffplätze
option-ring_contest = Antwort muss die Ringe erreichen
option-void_shield = Das Nichts schützt vor
option-province_move_any_time = Provinzbewegung jederzeit
option-entry_supports_daimyo = Eintrittspunkte stützen Daimyo
option-shadow_isolation = Schattenkrieger können isoliert werden
option-empty_seat_fate = Schicksal nennt einen leeren Platz
option-build_castle = Burgen errichten
option-build_house_rate = Schneller bauen
years-1 = 1
years-2 = 2
years-3 = 3
years-4 = 4
years-5 = 5
castle_sites-12 = 12
castle_sites-8 = 8
resource_mode-choice = Koku oder Samurai nach Wahl
resource_mode-printed = jeder, wie der Plan sagt
ring_contest-true = ja
ring_contest-false = nein
void_shield-all_attackers = allen
void_shield-that_attacker = nur diesem Angreifer
province_move_any_time-true = ja
province_move_any_time-false = nur vor dem Würfeln
entry_supports_daimyo-true = ja
entry_supports_daimyo-false = nein
shadow_isolation-true = ja
shadow_isolation-false = nein
empty_seat_fate-repeat = neu ziehen
empty_seat_fate-nothing = nichts geschieht
build_castle-true = ja
build_castle-false = nein
build_house_rate-true = ja
build_house_rate-false = nein
option-about-years = Wie viele Jahre zu zwölf Monaten gespielt werden. Ein Jahr dauert lange: Für die erste Partie genügt eines.
option-about-castle_sites = 12: wie wir den Plan rekonstruieren. 8: einer in jeder äußeren Provinz, gerade genug für vier.
option-about-resource_mode = Nach Wahl: Du nimmst von jedem Rohstoffplatz Koku oder Samurai. Wie der Plan sagt: Manche bringen Koku, manche Samurai.
option-about-ring_contest = Ja: Wer auf eine Elementkarte antwortet, braucht mindestens denselben Ringwert. Nein: Jeder Ring genügt.
option-about-void_shield = Hat Das Nichts einen Angriff aufgehoben, ist der Verteidiger bis zum Monatsende sicher: vor allen oder nur vor diesem Angreifer. Die Quelle sagt beides.
option-about-province_move_any_time = Ob die Provinzbewegung auch nach dem Würfeln, zwischen Märschen und Angriffen, erlaubt ist.
option-about-entry_supports_daimyo = Ob Samurai auf einem Eintrittspunkt einen Daimyo dieser Provinz vor der Isolation bewahren.
option-about-shadow_isolation = Ob auch Schattenkrieger aus einer Provinz ohne stützende Samurai entfernt werden.
option-about-empty_seat_fate = Was geschieht, wenn der Schicksalswurf eine Seite nennt, an der niemand sitzt.
option-about-build_castle = Übrige Aktionspunkte werden zu je 1.000 Koku gespart; 25.000 errichten eine Burg auf einem freien Platz, den nur deine Samurai halten.
option-about-build_house_rate = Mit „Burgen errichten“: 2.000 statt 1.000 Koku je übrigem Aktionspunkt.

## Phases
phase-setup = Vorbereitung
phase-turn = Züge
phase-battle = Kampf
phase-year_end = Jahresende
phase-over = Spielende

## Whom the game waits for
decision-site = { $name } wählt einen Burgplatz
decision-distribute = { $name } verteilt Samurai, Koku und Familie
decision-turn = { $name } ist am Zug
decision-income = { $name } nimmt das Einkommen
decision-place_daimyo = { $name } stellt einen Daimyo auf
decision-lose_daimyo = { $name } muss einen Daimyo abgeben
decision-parley = { $name } kann vor dem Angriff verhandeln
decision-peace = { $name } erwägt ein Friedensangebot
decision-join = { $name } kann in den Kampf eingreifen
decision-cards = { $name } kann im Kampf eine Karte spielen
decision-answer = { $name } kann auf eine Karte antworten
decision-losses = { $name } wählt Verluste
decision-fight_on = { $name } entscheidet, ob weitergekämpft wird
decision-move_in = { $name } kann in die Burg einziehen
decision-enter = { $name } stellt neue Samurai auf
decision-yield = { $name } kann sich unterwerfen
decision-recruit = { $name } kann anwerben
decision-scout = { $name } kundschaftet
decision-marriage = { $name } erwägt eine Hochzeit
decision-castle_income = { $name } wählt ein Burgeinkommen
decision-store = { $name } lagert Koku ein

## What to do now
prompt-site = Wähle einen freien Burgplatz: Dafür wird eine Burgkarte gezogen, und ein Daimyo kommt dorthin.
prompt-distribute = Verteile geheim auf deine zwei Burgen: Samurai (noch { $samurai }), Koku (noch { $koku }), Familie und Schattenkrieger.
prompt-distribute-ready = Alles ist verteilt: Sag, dass du bereit bist, oder beginne von vorn.
prompt-turn = Dein Zug: Nimm das Einkommen, dann würfle Aktionspunkte. Provinzbewegung, Karten und Schattenkrieger gehen jederzeit.
prompt-turn-roll = Würfle Aktionspunkte; Provinzbewegung, Karten und Schattenkrieger gehen auch vorher.
prompt-turn-points =
    { $points ->
        [0] Keine Aktionspunkte mehr: Beende den Zug oder tu, was keine kostet.
        [one] Noch 1 Aktionspunkt: Marschiere oder greife an.
       *[other] Noch { $points } Aktionspunkte: Marschiere oder greife an.
    }
prompt-step-march = Wohin marschieren Samurai? Von hier: { $point }.
prompt-step-send = Von { $from_point } nach { $to_point }: wie viele Samurai? Bisher { $amount }.
prompt-step-lead = Wohin geht der Daimyo aus { $province }?
prompt-step-slip = Wohin geht der Schattenkrieger aus { $province }?
prompt-step-escort = In welche Burg? { $family }
prompt-step-ship = Wie viel Koku verlässt { $site }, und in welche Burg? Bisher { $amount }.
prompt-step-unmask = Wo in { $province } wird der Schattenkrieger zu 25.000 Samurai?
prompt-step-attack = Angriff auf { $seat_name }, { $point }: Nenne deine Samurai-Gruppen, dann erkläre ihn.
prompt-step-element = { $element }, Ringwert { $total }: Füge Ringe hinzu, dann wähle die Wirkung.
prompt-step-ring = { $element } braucht mindestens einen Ring.
prompt-income-first = Welcher Rohstoffplatz ist dein erster? Er bringt 1.000, jeder weitere 2.000.
prompt-income = Einkommen von { $point }: Koku in eine Burg oder Samurai auf einen Eintrittspunkt.
prompt-place_daimyo = Du gewinnst einen Daimyo: Stelle ihn in eine Provinz mit eigenen Samurai.
prompt-lose_daimyo = Mit der Burg verlierst du einen Daimyo: Wähle, welchen.
prompt-parley = { $foe_name } greift dich an: { $point }. Mach ein Friedensangebot oder lass es zum Kampf kommen.
prompt-peace = { $foe_name } bietet für den Frieden: { $give }. Nimm an und brich den Angriff ab, oder lehne ab.
prompt-join =
    { $side ->
        [attack] Du kannst mit Gruppen in Reichweite am Angriff teilnehmen oder deine Daimyo leihen.
       *[other] Du kannst mit Gruppen in Reichweite an der Verteidigung teilnehmen oder deine Daimyo leihen.
    }
prompt-cards = Du kannst eine Karte spielen, die diesen Kampf betrifft, oder passen.
prompt-answer =
    { $element ->
        [no] { $foe_name } greift dich an: Heb es mit Das Nichts auf oder lass es geschehen.
        [fire] { $foe_name } spielt Feuer ({ $total }). Antworte oder lass es geschehen.
        [wind] { $foe_name } spielt Wind ({ $total }). Antworte oder lass es geschehen.
        [water] { $foe_name } spielt Wasser ({ $total }). Antworte oder lass es geschehen.
        [earth] { $foe_name } spielt Erde ({ $total }). Antworte oder lass es geschehen.
       *[void] { $foe_name } spielt Das Nichts ({ $total }). Antworte oder lass es geschehen.
    }
prompt-losses =
    { $why ->
        [battle] Du verlierst im Kampf { $samurai } Samurai: Wähle, aus welchen Gruppen.
        [upkeep] Mangels Koku verlierst du { $samurai } Samurai: Wähle, aus welchen Gruppen.
       *[other] Das Schicksal nimmt dir { $samurai } Samurai: Wähle, aus welchen Gruppen.
    }
prompt-fight_on = Noch ein Gefecht, oder den Angriff beenden? Vorher kann ein Schattenkrieger einspringen.
prompt-move_in = Die Burg { $point } ist dein: Samurai, die gekämpft haben, können einziehen.
prompt-enter = { $samurai } neue Samurai: Wähle einen Eintrittspunkt.
prompt-yield = { $foe_name } beansprucht, Shogun zu sein. Unterwirf dich oder weigere dich.
prompt-recruit = Du kannst mit deinem Koku Samurai anwerben, 1.000 für 1.000; sie kommen auf Eintrittspunkte.
prompt-scout = Wähle eine Samurai-Gruppe von { $foe_name }, die du dir ansiehst; nur du erfährst es.
prompt-marriage = Eine Hochzeit mit dem Haus von { $foe_name }: Wähle die Karte, die du geben würdest, oder lehne ab.
prompt-castle_income = Was bringt dir { $site } in diesem Jahr: das Koku oder etwas anderes? Alles außer Koku nur einmal im Jahr.
prompt-store = { $koku } Koku: Wähle die Burgen, die es lagern.

## Choices
move-site = Burgplatz { $site } wählen
    .group = Burgplätze
    .short = { $site }
move-garrison =
    Nach { $site }: { $chip ->
        [1] 1.000
        [5] 5.000
        [10] 10.000
        [25] 25.000
       *[other] alle
    } Samurai
    .group = Samurai nach { $site }
    .short =
        { $chip ->
        [1] 1.000
        [5] 5.000
        [10] 10.000
        [25] 25.000
       *[other] alle
    }
move-store =
    Nach { $site }: { $chip ->
        [1] 1.000
        [5] 5.000
        [10] 10.000
        [25] 25.000
       *[other] alles
    } Koku
    .group = Koku nach { $site }
    .short =
        { $chip ->
        [1] 1.000
        [5] 5.000
        [10] 10.000
        [25] 25.000
       *[other] alles
    }
move-house = Nach { $site }: { $family }
    .group = Familie nach { $site }
    .short = { $family }
move-hide = Ein Schattenkrieger nach { $province }
    .group = Schattenkrieger nach
    .short = { $province }
move-ready = Bereit
move-not_ready = Doch noch nicht bereit
move-clear = Von vorn beginnen
move-income = Einkommen nehmen
move-first = Erster Rohstoffplatz: { $point }
    .group = Erster Rohstoffplatz
    .short = { $point }
move-koku_to = Koku nach { $site }
    .group = Koku nach
    .short = { $site }
move-samurai_to = Samurai nach { $point }
    .group = Samurai nach
    .short = { $point }
move-roll =
    { $forfeit ->
        [yes] Aktionspunkte würfeln und auf das Einkommen verzichten
       *[other] Aktionspunkte würfeln
    }
move-lead = Daimyo aus { $province } bewegen
    .group = Daimyo aus
    .short = { $province }
move-slip = Schattenkrieger aus { $province } bewegen
    .group = Schattenkrieger aus
    .short = { $province }
move-into = In die Provinz { $province }
    .group = Nach
    .short = { $province }
move-escort = Umsiedeln: { $family }
    .group = Familie
    .short = { $family }
move-ship = Koku aus { $site } verlegen
    .group = Koku aus
    .short = { $site }
move-to_castle = In die Burg { $site }
    .group = In die Burg
    .short = { $site }
move-march = Abmarsch von { $point }
    .group = Marsch von
    .short = { $point }
move-to = Nach { $point }
    .group = Nach
    .short = { $point }
move-send =
    { $chip ->
        [1] 1.000
        [5] 5.000
        [10] 10.000
        [25] 25.000
       *[other] alle
    } schicken
    .group = Wie viele noch
    .short =
        { $chip ->
        [1] 1.000
        [5] 5.000
        [10] 10.000
        [25] 25.000
       *[other] alle
    }
move-go = Los
move-unmask = Schattenkrieger in { $province } eintauschen
    .group = Eintauschen in
    .short = { $province }
move-at = Hier: { $point }
    .group = Wo
    .short = { $point }
move-attack = { $seat_name } angreifen: { $point }
    .group = { $seat_name } angreifen
    .short = { $point }
move-with = Mit der Samurai-Gruppe: { $point }
    .group = Mit der Gruppe
    .short = { $point }
move-declare = Angriff erklären
move-element = { $element } spielen
    .group = Elementkarten
    .short = { $element }
move-ring = Ring { $ring } dazu
    .group = Ringe
    .short = { $ring }
move-cast = Ausspielen
move-burn_daimyo = Daimyo von { $seat_name } in { $province } töten
    .group = Daimyo töten
    .short = { $seat_name }: { $province }
move-burn_family = Töten: { $family }
    .group = Töten
    .short = { $family }
move-raze = Burg { $site } zerstören
    .group = Burg zerstören
    .short = { $site }
move-cross = Provinzbewegung dieses Zuges umgeht einen gegnerischen Grenzkontrollpunkt
move-denounce = Daimyo von { $seat_name } in { $province } für tot erklären
    .group = Für tot erklären
    .short = { $seat_name }: { $province }
move-release = Geisel zurückgeben: { $family }
    .group = Geisel zurückgeben
    .short = { $family }
move-admit = { $seat_name } an deinen Samurai vorbeilassen
    .group = Durchzug gewähren
    .short = { $seat_name }
move-shut = { $seat_name } nicht mehr vorbeilassen
    .group = Durchzug entziehen
    .short = { $seat_name }
move-build = Burg in { $site } errichten
    .group = Burg errichten in
    .short = { $site }
move-shogun = „Ich bin Shogun!“
move-end = Zug beenden
move-pass =
    { $decision ->
        [parley] Es zum Kampf kommen lassen
        [peace] Ablehnen und angreifen
        [join] Sich heraushalten
        [cards] Keine Karte spielen
        [answer] Nicht antworten
        [fight_on] Angriff beenden
        [move_in] Draußen bleiben
        [yield] Sich nicht unterwerfen
        [recruit] Nicht weiter anwerben
        [scout] Nichts weiter ansehen
        [marriage] Hochzeit ablehnen
       *[other] Passen
    }
move-join = Eingreifen mit der Gruppe: { $point }
    .group = Eingreifen mit
    .short = { $point }
move-lend = Deine Daimyo leihen
move-lose =
    { $point }: { $chip ->
        [1] 1.000
        [5] 5.000
        [10] 10.000
        [25] 25.000
       *[other] alle
    } verlieren
    .group = { $point }: verlieren
    .short =
        { $chip ->
        [1] 1.000
        [5] 5.000
        [10] 10.000
        [25] 25.000
       *[other] alle
    }
move-fight = Weiterkämpfen
move-place =
    { $decision ->
        [lose_daimyo] Den Daimyo in { $province } abgeben
       *[other] Ein Daimyo in { $province }
    }
    .group = Daimyo in
    .short = { $province }
move-yield = Sich unterwerfen
move-recruit =
    { $chip ->
        [1] 1.000
        [5] 5.000
        [10] 10.000
        [25] 25.000
       *[other] alle
    } anwerben
    .group = Anwerben
    .short =
        { $chip ->
        [1] 1.000
        [5] 5.000
        [10] 10.000
        [25] 25.000
       *[other] alle
    }
move-look = Gruppe ansehen: { $point }
    .group = Ansehen
    .short = { $point }
move-wed = In die Ehe geben: { $family }
    .group = In die Ehe geben
    .short = { $family }
move-produce = Nehmen: { $component }
    .group = Burgeinkommen
    .short = { $component }
move-offer = { $seat_name } ein Angebot machen
    .group = Angebot an
    .short = { $seat_name }
move-give = Geben: { $item }
    .group = Geben
    .short = { $item }
move-ask = Verlangen: { $item }
    .group = Verlangen
    .short = { $item }
move-give_koku =
    { $chip ->
        [1] 1.000
        [5] 5.000
        [10] 10.000
       *[25] 25.000
    } Koku geben
    .group = Koku geben
    .short =
        { $chip ->
        [1] 1.000
        [5] 5.000
        [10] 10.000
       *[25] 25.000
    }
move-ask_koku =
    { $chip ->
        [1] 1.000
        [5] 5.000
        [10] 10.000
       *[25] 25.000
    } Koku verlangen
    .group = Koku verlangen
    .short =
        { $chip ->
        [1] 1.000
        [5] 5.000
        [10] 10.000
       *[25] 25.000
    }
move-propose =
    { $how ->
        [open] Offen anbieten
       *[private] Unter vier Augen anbieten
    }
move-drop = Das begonnene Angebot aufgeben
move-accept = Angebot von { $seat_name } annehmen
    .group = Angebot annehmen von
    .short = { $seat_name }
move-decline = Angebot von { $seat_name } ablehnen
    .group = Angebot ablehnen von
    .short = { $seat_name }
move-withdraw = Angebot an { $seat_name } zurückziehen
    .group = Angebot zurückziehen an
    .short = { $seat_name }
move-back = Letzten Schritt zurücknehmen

## What happened
event-order = Spielreihenfolge im Jahr { $year }: { $seats_names }.
event-order_roll = { $name } würfelt { $roll } für die Spielreihenfolge.
event-site_chosen =
    { $name } wählt { $site }, zieht die Burgkarte { $card ->
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
    } und stellt dort einen Daimyo auf.
event-ready = { $name } ist bereit.
event-not_ready = { $name } ist doch noch nicht bereit.
event-distributed = { $name } hat Samurai, Koku, Familie und Schattenkrieger verteilt.
event-month = Jahr { $year }, Monat { $month }.
event-turn = { $name } ist am Zug.
event-income =
    { $samurai ->
        [0] { $name } bekommt { $koku } Koku von { $point }.
       *[other] { $name } hebt { $samurai } Samurai aus: { $point }.
    }
event-stored = { $koku } Koku kommen in die Burg { $site }.
event-entered = { $samurai } Samurai von { $name } treten ein: { $point }.
event-forfeited = { $name } würfelt, ohne das Einkommen genommen zu haben: Es ist verwirkt.
event-rolled =
    { $name } würfelt { $points ->
        [one] 1 Aktionspunkt
       *[other] { $points } Aktionspunkte
    }.
event-daimyo_moved = Ein Daimyo von { $name } geht von { $from } nach { $to }.
event-shadow_moved = Ein Schattenkrieger von { $name } geht von { $from } nach { $to }.
event-carried =
    { $what ->
        [family] { $name } lässt ein Familienmitglied in eine andere Burg bringen.
       *[other] { $name } lässt Koku in eine andere Burg bringen.
    }
event-carried_what =
    Von { $from_site } nach { $to_site }: { $koku ->
        [no] { $what }
       *[other] { $koku } Koku
    }.
event-marched = { $name } marschiert von { $from_point } nach { $to_point }.
event-marched_own = Es sind { $samurai } Samurai.
event-unmasked = Der Schattenkrieger von { $name } in { $province } wird zu 25.000 Samurai: { $point }.
event-shadows_lost =
    { $name } hat keine Samurai mehr in { $province } und verliert dort { $count ->
        [one] 1 Schattenkrieger
       *[other] { $count } Schattenkrieger
    }.
event-daimyo_lost =
    { $why ->
        [fire] Feuer tötet den Daimyo von { $name } in { $province }.
        [castle] Mit der Burg verliert { $name } den Daimyo in { $province }.
        [declared] { $by_name } erklärt den Daimyo von { $name } in { $province } für tot.
       *[isolated] Der Daimyo von { $name } in { $province } ist isoliert und verloren{ $by ->
            [no] {""}
           *[other] , durch { $by_name }
        }.
    }
event-daimyo_gained = { $name } gewinnt einen Daimyo in { $province }.
event-attacked = { $name } greift { $defender_name } an: { $point }, mit den Samurai-Gruppen { $stacks }.
event-joined =
    { $side ->
        [attack] { $name } beteiligt sich am Angriff: { $point }.
       *[other] { $name } beteiligt sich an der Verteidigung: { $point }.
    }
event-lent =
    { $side ->
        [attack] { $name } leiht Daimyo für den Angriff.
       *[other] { $name } leiht Daimyo für die Verteidigung.
    }
event-face_up = Aufgedeckt: { $samurai } Samurai von { $name }, { $point }.
event-factors = Kampffaktoren, positiv für den Angreifer: Daimyo { $daimyo }, Verhältnis { $ratio }, Gruppen { $stacks }, Burg { $castle }; zusammen { $net }.
event-engaged = Gefecht: Der Angreifer würfelt { $attacker_roll } und kommt auf { $attacker_total }, der Verteidiger { $defender_roll } und kommt auf { $defender_total }. { $winner_name } siegt; die unterlegene Seite verliert { $loss } Samurai.
event-lost =
    { $why ->
        [battle] { $name } verliert { $samurai } Samurai: { $point }.
        [upkeep] { $name } kann { $samurai } Samurai nicht ernähren: { $point }.
        [earth] Die Erde verschlingt { $samurai } Samurai von { $name }: { $point }.
       *[fate] Das Schicksal nimmt { $name } { $samurai } Samurai: { $point }.
    }
event-castle_fell = Die Burg { $site } fällt: { $name } nimmt sie { $loser_name } ab, mit allem darin.
event-looted =
    In { $site } waren { $koku } Koku{ $family_count ->
        [0] {""} und niemand von einer Familie.
       *[other] {""} und { $family }.
    }
event-moved_in = { $name } zieht von { $from_point } in die Burg { $to_point } ein.
event-battle_ended =
    { $why ->
        [stopped] Der Angreifer hört auf: Der Kampf ist vorbei.
        [destroyed] Die angegriffene Gruppe ist vernichtet: Der Kampf ist vorbei.
        [fallen] Der Kampf um die Burg ist vorbei.
        [repelled] Kein Angreifer ist übrig: Der Kampf ist vorbei.
        [peace] Der Angriff unterbleibt: Man hat sich geeinigt.
        [void] Das Nichts hebt den Angriff auf.
       *[unled] Niemand führt den Angriff mehr an: Er ist vorbei.
    }
event-played =
    { $name } spielt { $element } mit { $rings } (Summe { $total }){ $against ->
        [no] {""}
       *[other] {""} gegen { $against_name }
    }.
event-answered = { $name } antwortet mit { $element } und { $rings } (Summe { $total }).
event-aimed_daimyo = Das Ziel: der Daimyo von { $foe_name } in { $province }.
event-aimed_family = Das Ziel: { $family }.
event-aimed_point = Das Ziel: alle Samurai auf { $point }.
event-aimed_castle = Das Ziel: die Burg { $site }.
event-card_stands =
    { $stands ->
        [yes] Die Karte von { $name } wirkt: { $element }.
       *[other] Die Karte von { $name } ist aufgehoben: { $element }.
    }
event-family_died = Im Feuer umgekommen: { $family }.
event-castle_razed = Die Burg { $site } ist mit allem darin zerstört; ihr Platz ist wieder frei.
event-shielded =
    { $foe ->
        [no] Niemand darf { $name } bis zum Monatsende angreifen.
       *[other] { $foe_name } darf { $name } bis zum Monatsende nicht angreifen.
    }
event-hostage_returned = { $name } gibt eine Geisel zurück: { $family }.
event-offered =
    { $name } bietet { $to_name }{ $private ->
        [yes] {""} unter vier Augen
       *[other] {""}
    }: { $give_count ->
        [0] { $koku ->
            [0] nichts
           *[other] { $koku } Koku
        }
       *[other] { $give }{ $koku ->
            [0] {""}
           *[other] , { $koku } Koku
        }
    }. Dafür: { $ask_count ->
        [0] { $asked_koku ->
            [0] { $peace ->
                [yes] Frieden
               *[other] nichts
            }
           *[other] { $asked_koku } Koku{ $peace ->
                [yes] , Frieden
               *[other] {""}
            }
        }
       *[other] { $ask }{ $asked_koku ->
            [0] {""}
           *[other] , { $asked_koku } Koku
        }{ $peace ->
            [yes] , Frieden
           *[other] {""}
        }
    }.
event-accepted =
    { $to_name } nimmt das Angebot von { $name } an{ $private ->
        [yes] , unter vier Augen
       *[other] {""}
    }: { $give_count ->
        [0] { $koku ->
            [0] nichts
           *[other] { $koku } Koku
        }
       *[other] { $give }{ $koku ->
            [0] {""}
           *[other] , { $koku } Koku
        }
    }. Dafür: { $ask_count ->
        [0] { $asked_koku ->
            [0] { $peace ->
                [yes] Frieden
               *[other] nichts
            }
           *[other] { $asked_koku } Koku{ $peace ->
                [yes] , Frieden
               *[other] {""}
            }
        }
       *[other] { $ask }{ $asked_koku ->
            [0] {""}
           *[other] , { $asked_koku } Koku
        }{ $peace ->
            [yes] , Frieden
           *[other] {""}
        }
    }.
event-declined =
    { $to_name } lehnt das Angebot von { $name } ab: { $give_count ->
        [0] { $koku ->
            [0] nichts
           *[other] { $koku } Koku
        }
       *[other] { $give }{ $koku ->
            [0] {""}
           *[other] , { $koku } Koku
        }
    }. Dafür: { $ask_count ->
        [0] { $asked_koku ->
            [0] { $peace ->
                [yes] Frieden
               *[other] nichts
            }
           *[other] { $asked_koku } Koku{ $peace ->
                [yes] , Frieden
               *[other] {""}
            }
        }
       *[other] { $ask }{ $asked_koku ->
            [0] {""}
           *[other] , { $asked_koku } Koku
        }{ $peace ->
            [yes] , Frieden
           *[other] {""}
        }
    }.
event-withdrawn =
    { $name } zieht das Angebot an { $to_name } zurück: { $give_count ->
        [0] { $koku ->
            [0] nichts
           *[other] { $koku } Koku
        }
       *[other] { $give }{ $koku ->
            [0] {""}
           *[other] , { $koku } Koku
        }
    }. Dafür: { $ask_count ->
        [0] { $asked_koku ->
            [0] { $peace ->
                [yes] Frieden
               *[other] nichts
            }
           *[other] { $asked_koku } Koku{ $peace ->
                [yes] , Frieden
               *[other] {""}
            }
        }
       *[other] { $ask }{ $asked_koku ->
            [0] {""}
           *[other] , { $asked_koku } Koku
        }{ $peace ->
            [yes] , Frieden
           *[other] {""}
        }
    }.
event-offer_off =
    Das Angebot von { $name } an { $to_name } ist hinfällig: { $give_count ->
        [0] { $koku ->
            [0] nichts
           *[other] { $koku } Koku
        }
       *[other] { $give }{ $koku ->
            [0] {""}
           *[other] , { $koku } Koku
        }
    }. Dafür: { $ask_count ->
        [0] { $asked_koku ->
            [0] { $peace ->
                [yes] Frieden
               *[other] nichts
            }
           *[other] { $asked_koku } Koku{ $peace ->
                [yes] , Frieden
               *[other] {""}
            }
        }
       *[other] { $ask }{ $asked_koku ->
            [0] {""}
           *[other] , { $asked_koku } Koku
        }{ $peace ->
            [yes] , Frieden
           *[other] {""}
        }
    }.
event-admitted = { $name } gewährt { $to_name } Durchzug.
event-shut_out = { $name } entzieht { $to_name } den Durchzug.
event-year_end = Jahr { $year } geht zu Ende: Unterhalt, Schicksal, Burgeinkommen, Provinzeinkommen.
event-upkeep =
    { $missing ->
        [0] { $name } zahlt { $paid } Koku Unterhalt.
       *[other] { $name } zahlt { $paid } Koku Unterhalt; { $missing } fehlen.
    }
event-recruited = { $name } wirbt für ebenso viel Koku { $samurai } Samurai an.
event-fate =
    { $name } zieht die Schicksalskarte „{ $card ->
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
    }“ und würfelt { $roll }: { $other ->
        [no] Niemand sonst ist gemeint.
       *[other] Gemeint ist { $other_name }. { $card ->
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
event-koku_gained = { $name } bekommt { $koku } Koku.
event-koku_lost = { $name } verliert { $koku } Koku.
event-cards_taken =
    { $name } nimmt { $loser_name } { $what ->
        [elements] { $count ->
            [0] keine Elementkarte
            [one] 1 Elementkarte
           *[other] { $count } Elementkarten
        }
        [element] { $count ->
            [0] keine Elementkarte
            [one] 1 Elementkarte
           *[other] { $count } Elementkarten
        }
       *[other] { $count ->
            [0] keine Ringkarte
            [one] 1 Ringkarte
           *[other] { $count } Ringkarten
        }
    } ab.
event-took =
    { $name } nimmt { $loser_name } ab: { $count ->
        [0] nichts
       *[other] { $cards }
    }.
event-hand_shown = { $name } zeigt { $foe_name } alle Element- und Ringkarten.
event-shown_hand =
    Die Hand von { $name }: { $count ->
        [0] keine Karten
       *[other] { $cards }
    }.
event-truce = { $name } und { $foe_name } dürfen einander im ersten Monat des kommenden Jahres nicht angreifen.
event-scouted = { $name } sieht sich eine Gruppe von { $foe_name } an: { $point }.
event-scouted_what = { $point }: { $samurai } Samurai.
event-marriage_off = { $name } lehnt ab: Es gibt keine Hochzeit.
event-married = Die Häuser von { $name } und { $foe_name } sind durch Hochzeit verbunden: Jedes hat eine Geisel des anderen.
event-exchanged = Getauscht: { $family } gegen { $for_family }.
event-cards_drawn =
    { $name } zieht { $elements ->
        [0] {""}
        [one] 1 Elementkarte
       *[other] { $elements } Elementkarten
    }{ $elements ->
        [0] {""}
       *[other] { $rings ->
            [0] {""}
           *[other] {""} und {""}
        }
    }{ $rings ->
        [0] {""}
        [one] 1 Ringkarte
       *[other] { $rings } Ringkarten
    }.
event-drew =
    Gezogen: { $count ->
        [0] nichts
       *[other] { $cards }
    }.
event-produced =
    { $component ->
        [koku] { $name } nimmt das jährliche Koku von { $site }.
        [samurai] { $name } stellt in { $site } 25.000 Samurai auf.
        [shadow] { $name } bekommt aus { $site } einen Schattenkrieger.
        [daimyo] { $name } bekommt aus { $site } einen Daimyo.
        [elements] { $name } bekommt aus { $site } 2 Elementkarten.
        [rings] { $name } bekommt aus { $site } 4 Ringkarten.
       *[family] { $name } holt ein totes Familienmitglied nach { $site } zurück.
    }
event-family_back = Wieder unter den Lebenden: { $family }.
event-province_income = { $name } hält alle Grenzkontrollpunkte von { $province } und bekommt { $koku } Koku.
event-saved = { $name } hat { $koku } Koku für eine Burg gespart.
event-built =
    { $name } errichtet in { $site } eine Burg: { $card ->
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
event-claimed = { $name }: „Ich bin Shogun!“
event-yielded = { $name } unterwirft sich.
event-refused = { $name } unterwirft sich nicht: Der Anspruch ist gescheitert.
event-eliminated = { $name } hat weder Samurai noch Daimyo, Schattenkrieger oder Burg und scheidet aus.
event-ended =
    { $why ->
        [years] Die vereinbarten Jahre sind um.
        [shogun] Niemand bestreitet den Anspruch mehr.
       *[last] Nur ein Haus ist übrig.
    }
event-ranked =
    { $winners_count ->
        [one] { $name } gewinnt und wird Shogun.
       *[other] { $winners_names } teilen sich den Sieg.
    }
event-reshuffled =
    { $pile ->
        [elements] { $count ->
            [one] 1 abgelegte Elementkarte wird
           *[other] { $count } abgelegte Elementkarten werden
        } zu einem neuen Stapel gemischt.
        [rings] { $count ->
            [one] 1 abgelegte Ringkarte wird
           *[other] { $count } abgelegte Ringkarten werden
        } zu einem neuen Stapel gemischt.
       *[other] { $count ->
            [one] 1 Schicksalskarte wird
           *[other] { $count } Schicksalskarten werden
        } zu einem neuen Stapel gemischt.
    }

## Why a move is refused
refusal-nobody-leads = Niemand führt diesen Angriff an: Er braucht einen eigenen oder verbündeten Daimyo in den Provinzen des Ziels oder der angreifenden Gruppen.
refusal-no-stack-named = Nenne mindestens eine eigene Gruppe, die angreift.
refusal-not-adjacent = Keine deiner Gruppen kann angreifen: Keine ist benachbart ({ $point }).
refusal-no-action-points = Du hast keine Aktionspunkte mehr.
refusal-nobody-to-attack = Dort hat dieser Spieler weder Samurai noch Burg: { $point }.
refusal-entry-points-are-safe = Auf einem Eintrittspunkt kann niemand angegriffen werden: { $point }.
refusal-attack-barred = Du darfst { $seat_name } jetzt nicht angreifen: Ein Friede, Das Nichts oder ein Schwur verbietet es.
refusal-no-building = In dieser Partie werden keine Burgen errichtet: Die Option ist aus.
refusal-fund-too-small = Eine Burg kostet 25.000 Koku aus gesparten Aktionspunkten.
refusal-site-not-held = Bauen kannst du nur auf einem freien Platz, den allein deine Samurai halten: { $site } ist keiner.
refusal-not-in-hand = Diese Karte hast du nicht auf der Hand: { $element }.
refusal-no-rings = Eine Elementkarte braucht mindestens einen Ring, und du hast keinen.
refusal-card-useless = { $element } könnte jetzt nichts bewirken.
refusal-ring-not-possible = Dieser Ring geht nicht: Du hast ihn nicht, oder Wind zählte mehr als 9.
refusal-ring-first = Füge zuerst mindestens einen Ring hinzu.
refusal-no-such-effect = Das kann diese Karte hier nicht bewirken.
refusal-no-way-into = Nach { $province } führt kein Weg: In jeder betretenen Provinz müssen eigene oder verbündete Samurai stehen, und jede Grenze muss für dich frei sein.
refusal-no-way-to-castle = Nach { $site } lässt sich das nicht bringen: Es muss eine andere eigene Burg in Reichweite sein.
refusal-moved-already = Du hast die Provinzbewegung dieses Zuges schon gemacht.
refusal-nothing-to-move = Dort hast du nichts zu bewegen, oder es gibt kein Ziel.
refusal-rings-too-few = Deine Ringe müssen mindestens { $needed } zählen.
refusal-no-answer = { $element } ist keine Antwort auf diese Karte: nur dasselbe Element oder Das Nichts.
refusal-ring-not-in-hand = Diesen Ring hast du nicht.
refusal-no-samurai-there = In { $province } hast du keine Samurai.
refusal-no-daimyo-there = In { $province } hast du keinen Daimyo, oder du musst zuerst einen anderen abgeben.
refusal-no-entry-point = Samurai treten nur auf Eintrittspunkten ein: { $point } ist keiner.
refusal-no-stack-to-see = Dort ist keine Gruppe anzusehen, oder du kennst sie schon: { $point }.
refusal-not-your-family = Diese Karte kannst du nicht geben: { $family }.
refusal-not-held = Diesen Rohstoffplatz hältst du nicht: { $point }.
refusal-first-point-first = Sag zuerst, welcher Rohstoffplatz dein erster ist.
refusal-no-koku-there = Nach { $site } kann kein Koku.
refusal-koku-only = Dieser Rohstoffplatz bringt dir nur Koku: { $point }.
refusal-no-hostage = Helfen kannst du nur, wenn du eine Geisel dieses Spielers hältst; als Ronin jedem Verteidiger.
refusal-no-daimyo-to-lend = Du hast im Kampfgebiet keinen Daimyo zu leihen.
refusal-not-in-reach = Dort ist keine deiner Gruppen in Reichweite: { $point }.
refusal-not-to-be-lost-there = So viele Samurai können dort nicht verloren gehen: { $point }.
refusal-so-many-are-not-there = Wähle eine Zahl von Samurai, die dort stehen, mindestens 1.000.
refusal-no-own-stack = Dort hast du keine Samurai: { $point }.
refusal-nowhere-to-march = Von hier geht kein Marsch: { $point }. In der Provinz muss ein eigener Daimyo stehen, und ein Nachbarpunkt muss offen sein.
refusal-point-closed = Fremde Samurai versperren dir diesen Punkt: { $point }.
refusal-too-far = So weit trägt der Wind nicht: { $point }.
refusal-no-leap = Dorthin bringt das Wasser deine Samurai nicht: { $point }.
refusal-no-path-or-leader = Dorthin führt keine Linie, oder in ihrer Provinz steht kein eigener Daimyo: { $point }.
refusal-site-taken = Dort steht schon eine Burg, oder der Platz ist nicht im Spiel: { $site }.
refusal-not-all-laid-out = Noch ist nicht alles verteilt; bei jedem Daimyo müssen mindestens 1.000 Samurai stehen.
refusal-nothing-laid-out = Es gibt nichts zu ändern.
refusal-own-provinces-only = Schattenkrieger kommen nur in die zwei Provinzen deiner Burgen, und du hast zwei.
refusal-not-now = Das geht nicht: So viel ist nicht übrig, es ist nicht deine Burg, oder du bist schon bereit.
refusal-nothing-begun = Es gibt keinen begonnenen Schritt zurückzunehmen.
refusal-no-trade-yet = Gehandelt wird erst, wenn alle verteilt haben.
refusal-passage-as-it-is = Das ist schon so, oder da ist niemand, der durchziehen könnte.
refusal-offer-not-acceptable = Du hast nicht, was dieses Angebot verlangt.
refusal-no-such-offer = Es gibt kein solches Angebot.
refusal-offer-unfinished = Du hast ein begonnenes Angebot: Mach es zuerst oder gib es auf.
refusal-offers-enough = Du hast in diesem Monat schon { $most } Angebote gemacht: mehr geht nicht.
refusal-offer-open-already = Du hast diesem Spieler schon ein Angebot gemacht, das noch offen ist.
refusal-offer-first = Sag zuerst, wem das Angebot gilt.
refusal-offer-empty = Das Angebot ist leer: Gib oder verlange etwas.
refusal-not-to-give = Das hast du nicht zu geben.
refusal-not-to-ask = Das lässt sich nicht verlangen.
refusal-too-late = Dafür ist es zu spät: Du hast schon gewürfelt.
refusal-no-income = Es gibt kein Einkommen: Du hältst keinen Rohstoffplatz, oder du hast es schon genommen.
refusal-roll-first = Würfle zuerst deine Aktionspunkte.
refusal-claimed-already = Du hast dich in diesem Zug schon zum Shogun erklärt.
refusal-not-the-only-support = Deine Samurai sind in { $province } nicht die einzige Stütze eines solchen Daimyo.
refusal-not-your-hostage = Diese Geisel hältst du nicht: { $family }.
refusal-not-in-its-province = Dieser Punkt liegt nicht in der Provinz des Schattenkriegers oder ist versperrt: { $point }.
refusal-no-shadow-there = In { $province } hast du keinen Schattenkrieger.
refusal-nobody-is-dead = Niemand aus deiner Familie ist tot.
refusal-component-taken = Das hat dir in diesem Jahr schon eine Burg gebracht: { $component }.
refusal-wrong-time =
    Das geht jetzt nicht: { $decision ->
        [site] Ein Burgplatz ist zu wählen.
        [distribute] Es wird verteilt.
        [turn] Es ist ein Zug.
        [income] Das Einkommen wird genommen.
        [place_daimyo] Ein Daimyo ist aufzustellen.
        [lose_daimyo] Ein Daimyo ist abzugeben.
        [parley] Es kann verhandelt werden.
        [peace] Ein Friedensangebot steht.
        [join] Gefragt ist, wer in den Kampf eingreift.
        [cards] Gefragt sind Karten für den Kampf.
        [answer] Gefragt ist die Antwort auf eine Karte.
        [losses] Verluste sind zu wählen.
        [fight_on] Gefragt ist, ob der Kampf weitergeht.
        [move_in] Eine Burg kann bezogen werden.
        [enter] Neue Samurai sind aufzustellen.
        [yield] Ein Anspruch ist zu beantworten.
        [recruit] Samurai können angeworben werden.
        [scout] Gruppen werden angesehen.
        [marriage] Eine Hochzeit wird erwogen.
        [castle_income] Ein Burgeinkommen ist zu wählen.
       *[other] Koku ist einzulagern.
    }
