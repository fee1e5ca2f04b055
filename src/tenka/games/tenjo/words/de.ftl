## The game
game-name = Tenjo
game-tagline = Daimyo, Burgen, verdeckte Heere, fünf Elemente und Geiseln: vier Häuser, und keinem ist zu trauen.
game-facts = etwa 3 Std. · sehr anspruchsvoll
game-about = Du führst ein Haus in der Zeit der streitenden Reiche: zwei Burgen, hunderttausend Samurai, ein wenig Koku, eine Familie und eine Hand geheimer Karten. Monat für Monat marschierst du unter deinen Daimyo, besetzt Rohstoffplätze, greifst an oder verhandelst, spielst Feuer, Wind, Wasser, Erde und das Nichts und gibst für ein Bündnis die eigene Familie als Geiseln her. Wer ohne Rivalen dasteht, darf sich zum Shogun erklären; sonst entscheiden nach den vereinbarten Jahren die meisten Militärpunkte.
game-provenance = Tenjo ist ein Spiel von Scott Tepper, erschienen bei Why Spire? Games; die Texte hier sind unsere eigenen. Die Regeln folgen einer deutschen Kurzanleitung; Weniges stammt aus öffentlichen Besprechungen. Der echte Spielplan und die echten Karten lagen uns nicht vor: Bekannt sind die dreizehn Provinzen, die acht Eintrittspunkte und die Arten der Punkte. Der Plan selbst, die Namen, die Burgkarten mit Verteidigungsfaktor und Koku, Anzahl und Werte der Element- und Ringkarten, alle Schicksalskarten und das meiste, was eine Burg statt Koku bringen kann, sind unsere Rekonstruktion. Wo die Regeln schweigen, haben wir entschieden; solche Stellen tragen den Hinweis „unsere Auslegung“.

## Houses and seats
house-asai = Asai
house-saito = Saitō
house-rokkaku = Rokkaku
house-miyoshi = Miyoshi
seat-0 = { house-asai }
seat-1 = { house-saito }
seat-2 = { house-rokkaku }
seat-3 = { house-miyoshi }
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
kind-about-border = Liegt in beiden Provinzen. Wer ihn besetzt, kann fremde Daimyo und Schattenkrieger aufhalten; wer alle Grenzkontrollpunkte einer Provinz allein hält, bekommt im Jahr 20.000 Koku.
kind-about-resource = Von deinen Samurai besetzt bringt er im Monat 1.000 Koku oder Samurai, jeder weitere 2.000.
kind-about-castle =
    { $built ->
        [yes] Eine Burg beherbergt Koku und Familie und hilft beim Verteidigen.
       *[no] Hier kann eine Burg stehen: Sie beherbergt Koku und Familie und hilft beim Verteidigen.
    }
kind-about-entry = Neue Samurai kommen hier ins Spiel, auch wenn fremde Samurai dort stehen. Angegriffen werden kann hier niemand, angreifen schon.

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
element-about-fire = Tötet einen beliebigen Daimyo oder ein beliebiges Familienmitglied. Wer getroffen wird, kann mit Feuer oder einer Nichts-Karte antworten.
element-about-wind = Trägt eine Samurai-Gruppe drei Schritte je Ringwert weit, oder einen Daimyo, Schattenkrieger, eine Familienkarte oder 25.000 Koku je Ringwert über eine Grenze. Es zählt höchstens Ringwert 9. Darauf kann niemand antworten.
element-about-water = Eine angeführte Gruppe überspringt so viele gegnerische Punkte hintereinander, wie die Ringe zählen; oder die Provinzbewegung dieses Zuges umgeht einen gegnerischen Grenzkontrollpunkt. Wer übersprungen wird, kann mit Wasser oder einer Nichts-Karte antworten.
element-about-earth = Vernichtet alle Samurai auf einem Punkt in Reichweite oder eine Burg in Reichweite mit allem darin. Deine Samurai dort brauchen einen Daimyo. Wer getroffen wird, kann mit Erde oder einer Nichts-Karte antworten.
element-about-void = Hebt eine gegen dich gerichtete Elementkarte auf (nicht Wind) oder einen Angriff auf dich: Dann kann dich bis zum Monatsende niemand angreifen. Auf eine Nichts-Karte kann wieder eine Nichts-Karte antworten.
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
castle-figures = Verteidigung { $defence }, { $koku } Koku im Jahr

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
fate-about-F01 = Der Genannte zahlt dem Ziehenden 2.000 Koku je Stärkepunkt.
fate-about-F02 = Der Ziehende zahlt dem Genannten 2.000 Koku je Stärkepunkt.
fate-about-F03 = Je Stärkepunkt wechseln 1.000 Samurai des Genannten (nach dessen Wahl) die Seite und kommen für den Ziehenden ins Spiel.
fate-about-F04 = Je Stärkepunkt wechseln 1.000 Samurai des Ziehenden die Seite und kommen für den Genannten ins Spiel.
fate-about-F05 = Der Ziehende nimmt dem Genannten eine zufällige Elementkarte ab.
fate-about-F06 = Der Genannte nimmt dem Ziehenden eine zufällige Elementkarte ab.
fate-about-F07 = Der Ziehende nimmt dem Genannten zufällige Ringkarten ab: halb so viele wie die Stärke, aufgerundet.
fate-about-F08 = Der Genannte nimmt dem Ziehenden zufällige Ringkarten ab: halb so viele wie die Stärke, aufgerundet.
fate-about-F09 = Der Genannte zeigt nur dem Ziehenden alle seine Element- und Ringkarten.
fate-about-F10 = Der Ziehende zeigt nur dem Genannten alle seine Element- und Ringkarten.
fate-about-F11 = Der Ziehende sieht sich heimlich Samurai-Gruppen des Genannten an, so viele wie die Stärke.
fate-about-F12 = Der Genannte sieht sich heimlich Samurai-Gruppen des Ziehenden an, so viele wie die Stärke.
fate-about-F13 = Je Stärkepunkt bekommt der Ziehende 2.000 Koku und der Genannte 1.000.
fate-about-F14 = Beide verlieren je Stärkepunkt 1.000 Koku.
fate-about-F15 = Beide verlieren je Stärkepunkt 1.000 Samurai eigener Wahl.
fate-about-F16 = Der Genannte verliert 1.000 Samurai je Stärkepunkt, der Ziehende halb so viele, auf Tausender aufgerundet.
fate-about-F17 = Die beiden dürfen einander im ersten Monat des kommenden Jahres nicht angreifen.
fate-about-F18 = Sind beide einverstanden, tauschen sie je eine Familienkarte und sind damit gegenseitig verbündet.
fate-about-F19 = Der Ziehende zieht eine Elementkarte, der Genannte eine Ringkarte.
fate-about-F20 = Der Ziehende zieht zwei Ringkarten, der Genannte eine Elementkarte.

## What a castle brings
component-koku = das Koku der Burg
component-samurai = 25.000 Samurai
component-shadow = ein Schattenkrieger
component-daimyo = ein Daimyo
component-elements = 2 Elementkarten
component-rings = 4 Ringkarten
component-family = ein totes Familienmitglied kehrt zurück

## Options
option-years = Jahre
option-castle_sites = Burgplätze
option-resource_mode = Rohstoffplätze
option-ring_contest = Antwort braucht mindestens den gleichen Ringwert
option-void_shield = Das Nichts schützt vor
option-province_move_any_time = Provinzbewegung jederzeit
option-entry_supports_daimyo = Samurai auf Eintrittspunkten unterstützen Daimyo
option-shadow_isolation = Schattenkrieger können isoliert werden
option-empty_seat_fate = Wenn das Schicksal einen leeren Platz nennt
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
resource_mode-printed = wie auf dem Spielplan
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
option-about-resource_mode = Nach Wahl: Du nimmst von jedem Rohstoffplatz Koku oder Samurai. Wie auf dem Spielplan: Manche bringen Koku, manche Samurai.
option-about-ring_contest = Ja: Wer auf eine Elementkarte antwortet, braucht mindestens denselben Ringwert. Nein: Jeder Ring genügt.
option-about-void_shield = Hat Das Nichts einen Angriff aufgehoben, ist der Verteidiger bis zum Monatsende sicher: vor allen oder nur vor diesem Angreifer. Die Anleitung nennt beides.
option-about-province_move_any_time = Ob die Provinzbewegung auch nach dem Würfeln, zwischen Märschen und Angriffen, erlaubt ist.
option-about-entry_supports_daimyo = Ob Samurai auf einem Eintrittspunkt einen Daimyo dieser Provinz vor der Isolation bewahren.
option-about-shadow_isolation = Ob auch Schattenkrieger aus einer Provinz ohne unterstützende Samurai entfernt werden.
option-about-empty_seat_fate = Was geschieht, wenn der Schicksalswurf eine Seite nennt, an der niemand sitzt.
option-about-build_castle = Jeder übrige Aktionspunkt wird als 1.000 Koku angespart; für 25.000 Koku errichtest du eine Burg auf einem freien Platz, den nur deine Samurai halten.
option-about-build_house_rate = Mit „Burgen errichten“: 2.000 statt 1.000 Koku je übrigem Aktionspunkt.

## Phases
phase-battle = Kampf
phase-year_end = Jahresende
phase-over = Spielende

## Whom the game waits for
decision-site = { $name } wählt einen Burgplatz
decision-distribute = { $name } verteilt Samurai, Koku und Familie
decision-turn = { $name } ist am Zug
decision-income = { $name } erhebt Einkommen
decision-place_daimyo = { $name } stellt einen Daimyo auf
decision-lose_daimyo = { $name } muss einen Daimyo abgeben
decision-parley = { $name } kann vor dem Angriff verhandeln
decision-peace = { $name } entscheidet über ein Friedensangebot
decision-consent = { $name } wird gefragt, ob sein Daimyo einen fremden Angriff führt
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
decision-marriage = { $name } entscheidet über eine Hochzeit
decision-castle_income = { $name } wählt ein Burgeinkommen
decision-store = { $name } lagert Koku ein

## What to do now
prompt-site = Wähle einen freien Burgplatz: Dafür wird eine Burgkarte gezogen, und ein Daimyo kommt dorthin.
prompt-distribute = Verteile geheim auf deine zwei Burgen: Samurai (noch { $samurai }), Koku (noch { $koku }), Familie und Schattenkrieger.
prompt-distribute-ready = Alles ist verteilt: Tippe auf „Bereit“ oder beginne von vorn.
prompt-turn = Erhebe dein Einkommen, dann würfle Aktionspunkte.
prompt-turn-roll = Würfle Aktionspunkte, oder nutze vorher Provinzbewegung, Karten oder Schattenkrieger.
prompt-trade = Jemand anders ist am Zug. Beantworte oder mache Angebote, oder weiter mit der Eingabetaste.
prompt-turn-points =
    { $points ->
        [0] Keine Aktionspunkte mehr: Beende den Zug oder nutze, was keine Punkte kostet.
        [one] Noch 1 Aktionspunkt: Marschiere oder greife an.
       *[other] Noch { $points } Aktionspunkte: Marschiere oder greife an.
    }
prompt-step-march = { $point }: Wohin sollen die Samurai marschieren?
prompt-step-send = Von { $from_point } nach { $to_point }: Wie viele Samurai marschieren? Bisher: { $amount }.
prompt-step-march_to = Von { $from_point } nach { $to_point }: Wie viele Samurai marschieren?
prompt-step-lead = Wohin geht der Daimyo aus { $province }?
prompt-step-slip = Wohin geht der Schattenkrieger aus { $province }?
prompt-step-escort = { $family }: In welche Burg?
prompt-step-ship = Wie viel Koku schickst du aus { $site } in welche Burg? Bisher: { $amount }.
prompt-step-unmask = Wo in { $province } wird der Schattenkrieger zu 25.000 Samurai?
prompt-step-attack = Angriff auf { $seat_name }, { $point }: Wähle deine Samurai-Gruppen und erkläre dann den Angriff.
prompt-step-element = { $element }, Ringwert { $total }: Füge Ringe hinzu, dann wähle die Wirkung.
prompt-step-ring = { $element } braucht mindestens einen Ring.
prompt-income-first = Welcher Rohstoffplatz ist dein erster? Er bringt 1.000, jeder weitere 2.000.
prompt-income = Einkommen von { $point }: Koku in eine Burg oder Samurai auf einen Eintrittspunkt.
prompt-place_daimyo = Du gewinnst einen Daimyo: Stelle ihn in eine Provinz mit eigenen Samurai.
prompt-lose_daimyo = Mit der Burg verlierst du einen Daimyo: Wähle, welchen.
prompt-parley = { $foe_name } greift dich an: { $point }. Mach ein Friedensangebot oder lass es zum Kampf kommen.
prompt-peace = { $foe_name } bietet für den Frieden: { $give }. Nimm an und brich den Angriff ab, oder lehne ab.
prompt-peace-terms =
    { $foe_name } bietet: { $give_count ->
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
    }. Nimm an und brich den Angriff ab, oder lehne ab.
prompt-join =
    { $side ->
        [attack] Du kannst mit Gruppen in Reichweite am Angriff teilnehmen oder deine Daimyo zur Verfügung stellen.
       *[other] Du kannst mit Gruppen in Reichweite an der Verteidigung teilnehmen oder deine Daimyo zur Verfügung stellen.
    }
prompt-join-volunteer = Ronin von { $foe_name } wollen dir helfen ({ $point }): Nimm sie auf oder passe.
prompt-cards = Du kannst eine Karte spielen, die diesen Kampf betrifft, oder passen.
prompt-consent = { $foe_name } will angreifen ({ $point }), hat dort aber keinen Daimyo. Leihst du deinen als Anführer?
prompt-answer =
    { $element ->
        [no] { $foe_name } greift dich an: Heb den Angriff mit einer Nichts-Karte auf oder lass ihn geschehen.
        [fire] { $foe_name } spielt Feuer ({ $total }). Antworte oder lass es geschehen.
        [wind] { $foe_name } spielt Wind ({ $total }). Antworte oder lass es geschehen.
        [water] { $foe_name } spielt Wasser ({ $total }). Antworte oder lass es geschehen.
        [earth] { $foe_name } spielt Erde ({ $total }). Antworte oder lass es geschehen.
       *[void] { $foe_name } spielt Das Nichts ({ $total }). Antworte oder lass es geschehen.
    }
prompt-losses =
    { $why ->
        [battle] Du verlierst im Kampf { $samurai } Samurai: Wähle, aus welchen Gruppen.
        [upkeep] Dir fehlt Koku, du verlierst { $samurai } Samurai: Wähle, aus welchen Gruppen.
       *[other] Das Schicksal nimmt dir { $samurai } Samurai: Wähle, aus welchen Gruppen.
    }
prompt-fight_on = Noch ein Gefecht oder den Angriff beenden? Vorher kannst du noch Schattenkrieger eintauschen.
prompt-move_in = Die Burg { $point } gehört dir: Samurai, die gekämpft haben, können einziehen.
prompt-enter = { $samurai } neue Samurai: Wähle einen Eintrittspunkt.
prompt-yield = { $foe_name } erklärt sich zum Shogun. Unterwirf dich oder weigere dich.
prompt-recruit = Du kannst mit deinem Koku Samurai anwerben, 1.000 für 1.000; sie kommen auf Eintrittspunkte.
prompt-scout = Wähle eine Samurai-Gruppe von { $foe_name }, die du dir ansiehst; nur du siehst das Ergebnis.
prompt-marriage = Eine Hochzeit mit dem Haus von { $foe_name }: Wähle die Karte, die du geben würdest, oder lehne ab.
prompt-castle_income = Was bringt dir { $site } dieses Jahr? Alles außer Koku gibt es nur einmal im Jahr.
prompt-store = { $koku } Koku: Wähle, in welchen Burgen du es lagerst.

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
move-income = Einkommen Punkt für Punkt erheben
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
move-escort = In eine andere Burg bringen: { $family }
    .group = Familie
    .short = { $family }
move-ship = Koku aus { $site } verlegen
    .group = Koku aus
    .short = { $site }
move-to_castle = In die Burg { $site }
    .group = In die Burg
    .short = { $site }
move-march = Marschieren von { $point }
    .group = Marsch von
    .short = { $point }
move-to = Nach { $point }
    .group = Nach
    .short =
        { $point }{ $near ->
        [yes] {""} ({ $near_spots })
       *[other] {""}
    }
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
move-send_hundreds =
    { $hundreds ->
        [1] 100
       *[5] 500
    } Koku mehr schicken
    .group = Wie viel noch
    .short =
        { $hundreds ->
        [1] 100
       *[5] 500
    }
move-march_to = Marsch nach { $point }
    .group = Marsch nach
    .short = { $point }
move-march_from = Mit Samurai von { $point }
    .group = Von
    .short = { $point }
move-number =
    { $decision ->
        [recruit] { $thousands }.000 anwerben
       *[other] Mit { $thousands }.000 marschieren
    }
    .group = Wie viele
    .short = { $thousands }.000
move-all_koku = Alles Koku nach { $site }
    .group = Alles Koku nach
    .short = { $site }
move-all_samurai = Alle Samurai nach { $point }
    .group = Alle Samurai nach
    .short = { $point }
move-lead_to = Daimyo aus { $from_province } nach { $to_province } führen
    .group = Daimyo führen
    .short = { $from_province } → { $to_province }
move-march_with =
    Marsch nach { $point } mit { $many ->
        [all] der ganzen nächsten Gruppe
       *[other] { $many }.000
    }
    .group = Gleich marschieren
move-koku_and_roll = Alles Koku nach { $site }, dann würfeln
move-samurai_and_roll = Alle Samurai nach { $point }, dann würfeln
    .group = Samurai, dann würfeln
    .short = { $point }
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
move-assault = { $seat_name } angreifen: { $point }, mit allen Gruppen in der Nähe
    .group = { $seat_name } sofort angreifen
    .short = { $point }
move-with = Mit der Samurai-Gruppe: { $point }
    .group = Mit der Gruppe
    .short = { $point }
move-declare = Angriff erklären
move-element = { $element } spielen
    .group = Elementkarten
    .short = { $element }
move-ring = Ring { $ring } dazulegen
    .group = Ringe
    .short = Ring { $ring }
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
move-cross = Bei der Provinzbewegung einen gegnerischen Grenzkontrollpunkt umgehen
move-denounce = Daimyo von { $seat_name } in { $province } für tot erklären
    .group = Für tot erklären
    .short = { $seat_name }: { $province }
move-release = Geisel zurückgeben: { $family }
    .group = Geisel zurückgeben
    .short = { $family }
move-admit = { $seat_name } Durchzug gewähren
    .group = Durchzug gewähren
    .short = { $seat_name }
move-shut = { $seat_name } den Durchzug entziehen
    .group = Durchzug entziehen
    .short = { $seat_name }
move-build = Burg in { $site } errichten
    .group = Burg errichten in
    .short = { $site }
move-shogun = „Ich bin Shogun!“
move-end = Zug beenden
move-pass =
    { $decision ->
        [parley] Nicht verhandeln
        [peace] Ablehnen und angreifen
        [consent] Den Angriff nicht führen
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
move-lend = Deine Daimyo zur Verfügung stellen
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
move-press_on = Weiterkämpfen, gleich zu den Würfeln
move-place =
    { $decision ->
        [lose_daimyo] Den Daimyo in { $province } abgeben
       *[other] Daimyo in { $province } aufstellen
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
move-give_hundreds =
    { $hundreds ->
        [1] 100
       *[5] 500
    } Koku geben
    .group = Koku geben
    .short =
        { $hundreds ->
        [1] 100
       *[5] 500
    }
move-ask_hundreds =
    { $hundreds ->
        [1] 100
       *[5] 500
    } Koku verlangen
    .group = Koku verlangen
    .short =
        { $hundreds ->
        [1] 100
       *[5] 500
    }
move-propose =
    { $how ->
        [open] Offen anbieten
       *[private] Unter vier Augen anbieten
    }
move-drop = Angebot verwerfen
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
event-income_begun = { $name } erhebt Einkommen.
event-income =
    { $samurai ->
        [0] { $name } bekommt { $koku } Koku von { $point }.
       *[other] { $name } bekommt { $samurai } Samurai von { $point }.
    }
event-income_whole =
    { $samurai ->
        [0] { $name } bekommt { $koku } Koku von { $points_count ->
            [one] 1 Rohstoffplatz
           *[other] { $points_count } Rohstoffplätzen
        }.
       *[other] { $name } hebt { $samurai } Samurai aus, auf { $points_count ->
            [one] 1 Rohstoffplatz
           *[other] { $points_count } Rohstoffplätzen
        }.
    }
event-stored = Nur für { $name } sichtbar: { $koku } Koku kommen in die Burg { $site }.
event-entered = { $samurai } Samurai von { $name } kommen ins Spiel: { $point }.
event-forfeited = { $name } würfelt, ohne Einkommen zu erheben: Es verfällt.
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
    Nur für { $name } sichtbar: von { $from_site } nach { $to_site }, { $koku ->
        [no] { $what }
       *[other] { $koku } Koku
    }.
event-marched =
    { $steps ->
        [1] { $name } marschiert von { $from_point } nach { $to_point }.
       *[other] { $name } marschiert { $steps } Schritte, von { $from_point } nach { $to_point }.
    }
event-marched_own = Nur für { $name } sichtbar: Es sind { $samurai } Samurai.
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
event-attacked = { $name } greift { $defender_name } an ({ $point }), von { $stacks } aus.
event-leader_sought = { $name } will { $defender_name } angreifen ({ $point }), von { $stacks } aus, und sucht einen Daimyo, der den Angriff führt.
event-nobody_leads = Niemand führt { $name } gegen { $defender_name } ({ $point }): Es gibt keinen Angriff, und kein Aktionspunkt ist verbraucht.
event-joined =
    { $side ->
        [attack] { $name } beteiligt sich am Angriff: { $point }.
       *[other] { $name } beteiligt sich an der Verteidigung: { $point }.
    }
event-lent =
    { $side ->
        [attack] { $name } stellt Daimyo für den Angriff zur Verfügung.
       *[other] { $name } stellt Daimyo für die Verteidigung zur Verfügung.
    }
event-face_up = Aufgedeckt: { $samurai } Samurai von { $name }, { $point }.
event-factors = Kampffaktoren (Plus hilft dem Angreifer): Daimyo { $daimyo }, Teilungsfaktor { $ratio }, Gruppen { $stacks }, Burg { $castle }; zusammen { $net }.
event-engaged = Gefecht: Der Angreifer würfelt { $attacker_roll } und kommt auf { $attacker_total }, der Verteidiger würfelt { $defender_roll } und kommt auf { $defender_total }. { $winner_name } siegt; die unterlegene Seite verliert { $loss } Samurai.
event-lost =
    { $why ->
        [battle] { $name } verliert { $samurai } Samurai: { $point }.
        [upkeep] { $name } kann { $samurai } Samurai nicht ernähren: { $point }.
        [earth] Die Erde verschlingt { $samurai } Samurai von { $name }: { $point }.
       *[fate] Das Schicksal nimmt { $name } { $samurai } Samurai: { $point }.
    }
event-castle_fell = Die Burg { $site } fällt: { $name } nimmt sie { $loser_name } ab, samt Inhalt.
event-looted =
    In { $site } waren { $koku } Koku{ $family_count ->
        [0] {""} und keine Familienmitglieder.
       *[other] {""} und { $family }.
    }
event-moved_in = { $name } zieht von { $from_point } in die Burg { $to_point } ein.
event-battle_ended =
    { $why ->
        [stopped] Der Angreifer hört auf: Der Kampf ist vorbei.
        [destroyed] Die angegriffene Gruppe ist vernichtet: Der Kampf ist vorbei.
        [fallen] Der Kampf um die Burg ist vorbei.
        [repelled] Kein Angreifer ist übrig: Der Kampf ist vorbei.
        [peace] Einigung: Der Angriff findet nicht statt.
        [void] Das Nichts hebt den Angriff auf.
       *[unled] Niemand führt den Angriff mehr an: Er ist vorbei.
    }
event-played =
    { $name } spielt { $element } mit { $rings } (Summe { $total }){ $against ->
        [no] {""}
       *[other] {""} gegen { $against_name }
    }.
event-answered = { $name } antwortet: { $element } mit { $rings } (Summe { $total }).
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
        [no] Niemand anderes ist genannt.
       *[other] Genannt ist { $other_name }. { $card ->
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
event-scouted_what = Nur für { $name } sichtbar: { $point }, { $samurai } Samurai.
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
    { $name } hat gezogen: { $count ->
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
event-hand_discarded = Die Hand von { $name } wird abgelegt: { $cards }.
event-ended =
    { $why ->
        [years] Die vereinbarten Jahre sind um.
        [shogun] Niemand bestreitet den Titel mehr.
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
event-fights_on = { $name } kämpft weiter.
event-stowed = { $name } lagert { $koku } Koku in einer Burg ein.
event-passed =
    { $decision ->
        [parley] { $name } verhandelt nicht.
        [peace] { $name } lehnt den Frieden ab.
        [consent] { $name } führt den Angriff nicht.
        [join] { $name } hält sich aus dem Kampf heraus.
        [cards] { $name } spielt keine Karte.
        [answer] { $name } antwortet nicht.
        [fight_on] { $name } kämpft nicht weiter.
        [move_in] { $name } schickt niemanden mehr in die Burg.
        [recruit] { $name } wirbt nicht weiter an.
        [scout] { $name } sieht nichts weiter an.
       *[other] { $name } passt.
    }
event-first_named = { $name } nennt als ersten Rohstoffplatz: { $point }.
event-volunteered = Die Ronin von { $name } bieten dem Verteidiger Hilfe an: { $point }.
event-peace_offered = { $name } macht { $to_name } ein Friedensangebot.
event-peace_off = { $name } und { $to_name } einigen sich nicht.
event-hostage_passed = Weitergegeben von { $loser_name } an { $name }: { $family }.
event-mustered = { $name } kann keine Burg nutzen: Koku wird zu { $samurai } Samurai.
event-courted = { $name } würde eine Familienkarte in die Ehe geben; { $foe_name } wird gefragt.

## Standing orders
order-void = Einen Angriff auf { $site } mit einer Nichts-Karte beantworten
order-void-about = Mit einer Nichts-Karte und so wenigen Ringen wie möglich antworten, wenn diese Burg angegriffen wird:
order-never_join = Mich aus Kämpfen anderer heraushalten
order-never_parley = Nie etwas für Frieden anbieten
order-pass_battle = Bis zum Ende dieses Kampfes immer passen
order-pass_month = Bis zum Ende dieses Monats immer passen
order-passed-often = Du hast { $count }-mal hintereinander gepasst. Möchtest du bei allem Weiteren passen?

## Why a move is refused
refusal-not-hit = Diese Karte trifft dich nicht: Es gibt nichts zu beantworten.
refusal-another-volunteers = Jetzt bietet eine andere Gruppe Hilfe an: Nimm sie an oder passe.
refusal-nobody-leads = Niemand führt diesen Angriff an: Er braucht einen eigenen oder verbündeten Daimyo in den Provinzen des Ziels oder der angreifenden Gruppen.
refusal-no-stack-named = Nenne mindestens eine eigene Gruppe, die angreift.
refusal-not-adjacent = Keine deiner Gruppen kann hier angreifen, denn keine steht benachbart: { $point }.
refusal-no-action-points = Du hast keine Aktionspunkte mehr.
refusal-nobody-to-attack = Dort hat dieser Spieler weder Samurai noch Burg: { $point }.
refusal-entry-points-are-safe = Auf einem Eintrittspunkt kann niemand angegriffen werden: { $point }.
refusal-attack-barred = Du darfst { $seat_name } jetzt nicht angreifen: Ein Friede, Das Nichts oder ein Schwur verbietet es.
refusal-no-building = In dieser Partie werden keine Burgen errichtet: Die Option ist aus.
refusal-fund-too-small = Eine Burg kostet 25.000 Koku aus gesparten Aktionspunkten.
refusal-site-not-held = Bauen kannst du nur auf einem freien Platz, den allein deine Samurai halten: { $site } ist keiner.
refusal-not-in-hand = Diese Karte hast du nicht auf der Hand: { $element }.
refusal-no-rings = Eine Elementkarte braucht mindestens einen Ring, und du hast keinen.
refusal-card-useless = { $element } hätte jetzt keine Wirkung.
refusal-ring-not-possible = Dieser Ring geht nicht: Du hast ihn nicht, oder der Ringwert für Wind läge über 9.
refusal-ring-first = Füge zuerst mindestens einen Ring hinzu.
refusal-no-such-effect = Das kann diese Karte hier nicht bewirken.
refusal-no-way-into = Nach { $province } führt kein Weg: In jeder betretenen Provinz müssen eigene oder verbündete Samurai stehen, und jede Grenze muss für dich frei sein.
refusal-no-way-to-castle = Nach { $site } lässt sich das nicht bringen: Es muss eine andere eigene Burg in Reichweite sein.
refusal-moved-already = Du hast die Provinzbewegung dieses Zuges schon gemacht.
refusal-nothing-to-move = Dort hast du nichts zu bewegen, oder es gibt kein Ziel.
refusal-rings-too-few = Du brauchst mindestens Ringwert { $needed }.
refusal-no-answer = { $element } ist keine Antwort auf diese Karte: nur dasselbe Element oder eine Nichts-Karte.
refusal-ring-not-in-hand = Diesen Ring hast du nicht.
refusal-no-samurai-there = In { $province } hast du keine Samurai.
refusal-no-daimyo-there = In { $province } hast du keinen Daimyo, oder du musst zuerst einen anderen abgeben.
refusal-no-entry-point = Samurai kommen nur auf Eintrittspunkten ins Spiel: { $point } ist keiner.
refusal-no-stack-to-see = Dort kannst du keine Gruppe ansehen, oder du kennst sie schon: { $point }.
refusal-not-your-family = Diese Karte kannst du nicht geben: { $family }.
refusal-not-held = Diesen Rohstoffplatz hältst du nicht: { $point }.
refusal-first-point-first = Wähle zuerst, welcher Rohstoffplatz dein erster ist.
refusal-no-koku-there = In { $site } kannst du kein Koku lagern.
refusal-koku-only = Dieser Rohstoffplatz bringt dir nur Koku: { $point }.
refusal-no-hostage = Helfen kannst du nur, wenn du eine Geisel dieses Spielers hältst; als Ronin jedem Verteidiger.
refusal-no-daimyo-to-lend = Du hast im Kampfgebiet keinen Daimyo, den du zur Verfügung stellen könntest.
refusal-not-in-reach = Dort ist keine deiner Gruppen in Reichweite: { $point }.
refusal-not-to-be-lost-there = So viele Samurai kannst du dort nicht verlieren: { $point }.
refusal-so-many-are-not-there = Wähle mindestens 1.000 und höchstens so viele Samurai, wie dort stehen.
refusal-no-more-are-there = Deine nächste Gruppe hat genau so viele Samurai: { $point }. Lass sie ganz marschieren.
refusal-choose-the-stack = Dort stehen schon Samurai von dir: { $point }. Wähle erst nur das Ziel, dann die Gruppe und wie viele gehen.
refusal-no-own-stack = Dort hast du keine Samurai: { $point }.
refusal-nowhere-to-march = Von hier geht kein Marsch: { $point }. In der Provinz muss ein eigener Daimyo stehen, und ein Nachbarpunkt muss offen sein.
refusal-point-closed = Fremde Samurai versperren dir diesen Punkt: { $point }.
refusal-too-far = So weit trägt der Wind nicht: { $point }.
refusal-no-leap = Dorthin bringt das Wasser deine Samurai nicht: { $point }.
refusal-no-path-or-leader = Dorthin führt keine Linie, oder in ihrer Provinz steht kein eigener Daimyo: { $point }.
refusal-out-of-reach = Mit den übrigen Aktionspunkten führt kein offener Weg unter einem eigenen Daimyo dorthin: { $point }.
refusal-site-taken = Dort steht schon eine Burg, oder der Platz ist nicht im Spiel: { $site }.
refusal-not-all-laid-out = Noch ist nicht alles verteilt; bei jedem Daimyo müssen mindestens 1.000 Samurai stehen.
refusal-nothing-laid-out = Es gibt nichts zu ändern.
refusal-own-provinces-only = Schattenkrieger kommen nur in die zwei Provinzen deiner Burgen, und du hast zwei.
refusal-not-now = Das geht nicht: So viel ist nicht übrig, es ist nicht deine Burg, oder du bist schon bereit.
refusal-step-unfinished = Bring den angefangenen Schritt zu Ende oder nimm ihn zurück.
refusal-begin-first = Dafür fehlt noch der erste Schritt: Beginne damit.
refusal-nothing-begun = Du hast keinen angefangenen Schritt, den du zurücknehmen könntest.
refusal-no-trade-yet = Gehandelt wird erst, wenn alle verteilt haben.
refusal-passage-as-it-is = Der Durchzug ist schon so eingestellt, oder du hast ihn in diesem Monat schon geändert.
refusal-offer-not-acceptable = Du hast nicht, was dieses Angebot verlangt.
refusal-no-such-offer = Es gibt kein solches Angebot.
refusal-offer-unfinished = Du hast noch ein angefangenes Angebot: Schick es ab oder verwirf es.
refusal-offers-enough = Du hast in diesem Monat schon { $most } Angebote gemacht, mehr sind nicht erlaubt. Warte auf den nächsten Monat.
refusal-offer-open-already = Du hast diesem Spieler schon ein Angebot gemacht, das noch offen ist.
refusal-offer-first = Wähle zuerst, wem du etwas anbietest.
refusal-offer-empty = Das Angebot ist leer: Gib oder verlange etwas.
refusal-not-to-give = Das kannst du nicht anbieten.
refusal-not-to-ask = Das lässt sich nicht verlangen.
refusal-too-late = Dafür ist es zu spät: Du hast schon gewürfelt.
refusal-no-income = Kein Einkommen: Du hältst keinen Rohstoffplatz, oder du hast es schon erhoben.
refusal-roll-first = Würfle zuerst deine Aktionspunkte.
refusal-claimed-already = Du hast dich in diesem Zug schon zum Shogun erklärt.
refusal-not-the-only-support = Das geht nur, wenn allein deine Samurai einen solchen Daimyo in { $province } unterstützen.
refusal-not-your-hostage = Diese Geisel hältst du nicht: { $family }.
refusal-not-in-its-province = Dieser Punkt liegt nicht in der Provinz des Schattenkriegers oder ist versperrt: { $point }.
refusal-no-shadow-there = In { $province } hast du keinen Schattenkrieger.
refusal-nobody-is-dead = Niemand aus deiner Familie ist tot.
refusal-daimyo-unsupported = Ein Daimyo in { $province } ginge sofort verloren: Weder du noch ein Verbündeter hat dort Samurai.
refusal-component-taken = Das hat dir in diesem Jahr schon eine Burg gebracht: { $component }.
refusal-no-cards-left = Davon ist keine Karte mehr da, weder im Stapel noch bei den abgelegten: { $component }.
refusal-wrong-time =
    Das geht jetzt nicht: { $decision ->
        [site] Gerade wird ein Burgplatz gewählt.
        [distribute] Gerade wird verteilt.
        [turn] Jemand ist am Zug.
        [income] Gerade wird Einkommen erhoben.
        [place_daimyo] Erst muss ein Daimyo aufgestellt werden.
        [lose_daimyo] Erst muss ein Daimyo abgegeben werden.
        [parley] Gerade wird verhandelt.
        [peace] Erst wird über ein Friedensangebot entschieden.
        [consent] Erst wird geklärt, wer den Angriff führt.
        [join] Erst wird geklärt, wer in den Kampf eingreift.
        [cards] Gerade können Karten für den Kampf gespielt werden.
        [answer] Gerade kann auf eine Karte geantwortet werden.
        [losses] Erst werden Verluste gewählt.
        [fight_on] Erst wird entschieden, ob der Kampf weitergeht.
        [move_in] Gerade können Samurai in die Burg einziehen.
        [enter] Erst werden neue Samurai aufgestellt.
        [yield] Erst wird entschieden, wer sich unterwirft.
        [recruit] Gerade können Samurai angeworben werden.
        [scout] Gerade wird gekundschaftet.
        [marriage] Erst wird über eine Hochzeit entschieden.
        [castle_income] Erst wird das Burgeinkommen gewählt.
       *[other] Erst wird Koku eingelagert.
    }

## The board
board-map = Karte der dreizehn Provinzen
board-provinces = Provinzen
board-players = Spieler
board-whole-map = Ganze Karte
board-neighbours = Nachbarn von { $province }
board-close = Schließen
board-year = Jahr { $year }
board-month = Monat { $month }
board-month-of = Jahr { $year } von { $years }, Monat { $month }
board-setup = Vorbereitung
board-order = Spielreihenfolge
board-dice-points =
    { $count ->
        [one] 1 Aktionspunkt
       *[other] { $count } Aktionspunkte
    }
board-points-left =
    { $count ->
        [0] keine Aktionspunkte mehr
        [one] noch 1 Aktionspunkt
       *[other] noch { $count } Aktionspunkte
    }
board-points-cost =
    { $count ->
        [one] 1 Aktionspunkt
       *[other] { $count } Aktionspunkte
    }
board-not-rolled = noch nicht gewürfelt
board-whose-turn = Zug von { $name }
board-samurai-count = { $samurai } Samurai
board-samurai-of = Samurai von { $name }
board-samurai-own = { $samurai } eigene Samurai
board-samurai-shown = { $samurai } Samurai von { $name }
board-castle-of = Burg { $card } von { $name }, Verteidigung { $defence }
board-site-free = keine Burg hier
board-nobody = niemand hier
board-daimyo-of =
    { $count ->
        [one] Daimyo von { $name }
       *[other] { $count } Daimyo von { $name }
    }
board-shadow-of =
    { $count ->
        [one] Schattenkrieger von { $name }
       *[other] { $count } Schattenkrieger von { $name }
    }
board-daimyo = Daimyo
board-shadows = Schattenkrieger
board-castles = Burgen
board-stacks = Gruppen
board-stack-hidden = verdeckt
board-ronin = Ronin
board-ronin-about = Ohne Daimyo: marschiert und greift ohne Anführer an; Koku wird sofort zu Samurai.
board-shield = vor Angriffen sicher
board-shield-from = bis zum Monatsende sicher vor { $names }
board-truce = Friedensschwur mit { $names }
board-out = ausgeschieden
board-sits = sitzt im { $direction }
board-fund = Für eine Burg gespart: { $koku } Koku
board-ready = bereit
board-distributing = verteilt …
board-nothing = nichts
board-reconstruction = Spielplan und Kartenwerte sind eine Rekonstruktion: Das Original lag uns nicht vor. Die Arten der Punkte, die dreizehn Provinzen, die acht Eintrittspunkte und die Kampfregeln stammen aus den Quellen; Plan, Namen und Zahlen auf den Karten sind von uns.
board-now = am Zug
board-dead = Tote
board-figure = { $count }
board-thousands = Samurai in Tausend
board-castles-defence = Burg und ihre Verteidigung
board-garrison = Besatzung
board-letter-resource = R
board-letter-entry = E
board-offer-terms =
    { $give_count ->
        [0] { $koku ->
            [0] nichts
           *[other] { $koku } Koku
        }
       *[other] { $give }{ $koku ->
            [0] {""}
           *[other] , { $koku } Koku
        }
    } → { $ask_count ->
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
    }

## The board: map
board-legend = Legende
board-layers = Was die Karte zeigt
board-layer-owners = Besitzer
board-layer-roads = Wege und Kosten
board-layer-kinds = Arten von Punkten
board-can-march = kann marschieren
board-can-be-reached = ist erreichbar
board-can-be-attacked = kann angegriffen werden
board-can-attack = kann am Angriff teilnehmen
board-can-join = kann in den Kampf eingreifen
board-can-be-struck = kann getroffen werden
board-can-be-chosen = kann gewählt werden
board-can-enter = hier können Samurai ins Spiel kommen
board-is-source = Start des Marsches
board-is-target = Ziel des Marsches
board-is-attacked = angegriffen
board-attacks = nimmt am Angriff teil
board-defends = nimmt an der Verteidigung teil
board-spot-do = Was willst du hier tun?

## The board: marching and attacking
board-march = Marsch
board-march-from = Marsch von { $point }
board-march-sources = Gruppen, die marschieren können
board-march-targets = Wohin?
board-march-others = Andere Gruppen, die hinkommen
board-march-also = Auch von { $point }
board-march-how-many = Wie viele Samurai?
board-march-does = { $samurai } Samurai marschieren von { $from_point } nach { $to_point }.
board-march-cost =
    { $count ->
        [one] Das kostet 1 Aktionspunkt.
       *[other] Das kostet { $count } Aktionspunkte.
    }
board-march-card = Das kostet keinen Aktionspunkt.
board-march-stays = { $samurai } bleiben
board-march-leaves-daimyo = Du lässt keine Samurai in { $province } zurück: Dein Daimyo dort geht verloren.
board-march-leans-on-ally = In { $province } stützen deinen Daimyo dann nur noch Samurai eines Verbündeten.
board-attack = Angriff
board-attack-with = Angriff auf { $name }, { $point }: mit welchen Gruppen?
board-attack-does = { $samurai } Samurai greifen { $name } an: { $point }. Das kostet 1 Aktionspunkt.
board-odds = Was dabei herauskommen kann
board-odds-told =
    { $who ->
        [you] { $won ->
            [0] Bis zum Ende ausgefochten, gewinnst du fast nie
            [10] Bis zum Ende ausgefochten, gewinnst du fast immer
           *[other] Bis zum Ende ausgefochten, gewinnst du in etwa { $won } von 10 Fällen
        }
       *[other] { $won ->
            [0] Bis zum Ende ausgefochten, gewinnt { $name } fast nie
            [10] Bis zum Ende ausgefochten, gewinnt { $name } fast immer
           *[other] Bis zum Ende ausgefochten, gewinnt { $name } in etwa { $won } von 10 Fällen
        }
    }{ $left ->
        [0] .
       *[other] ; im Schnitt bleiben { $left } Samurai.
    }
board-odds-against =
    { $known ->
        [yes] { $likely } Samurai verteidigen.
       *[no] Rechne mit etwa { $likely } Verteidigern ({ $least } bis { $most }).
    }
board-odds-engagement = Nächstes Gefecht: { $chance } % für den Angriff.
board-odds-win = Der Angriff gelingt: { $chance } %
board-odds-part = Bis zu { $samurai } Samurai bleiben: { $chance } %
board-odds-held = Er scheitert: { $chance } %
board-odds-aside = Ohne Karten und Verbündete gerechnet.
board-odds-times =
    { $won ->
        [0] gewinnt fast nie
        [10] gewinnt fast immer
       *[other] gewinnt in { $won } von 10 Fällen
    }
board-answers = Wer antworten könnte
board-answers-told =
    { $times ->
        [0] { $name } kann kaum darauf antworten.
        [10] { $name } kann fast sicher darauf antworten.
       *[other] { $name } kann in etwa { $times } von 10 Fällen darauf antworten.
    }
board-answers-nobody = Auf Wind kann niemand antworten.
board-answers-aside = Nach dem, was du von den Karten weißt. Gefragt wird nur, wer getroffen ist.
board-attack-targets = Mögliche Ziele
board-assault-targets = Sofort mit allen Gruppen in der Nähe angreifen

## The board: the turn
board-turn = Dein Zug
board-income = Einkommen
board-income-first = Welcher Rohstoffplatz ist dein erster? Er bringt 1.000, jeder weitere 2.000.
board-income-from = Einkommen von { $point }
board-income-koku = Koku in eine Burg
board-income-samurai = Samurai auf einen Eintrittspunkt
board-income-otherwise = Einkommen anders erheben
board-income-all-samurai = Alle { $samurai } als Samurai, nach
board-income-samurai-rolling = Alle { $samurai } als Samurai, dann würfeln, nach
board-enter = { $samurai } Samurai kommen ins Spiel
board-province-move = Provinzbewegung
board-province-move-about = Einmal im Zug: ein Daimyo, Schattenkrieger, eine Familienkarte oder bis zu 25.000 Koku.
board-province-move-done = Provinzbewegung erledigt.
board-province-move-crossing = Sie darf einen gegnerischen Grenzkontrollpunkt umgehen.
board-move-daimyo = Daimyo
board-move-shadow = Schattenkrieger
board-move-family = Familie
board-move-koku = Koku
board-move-where = Wohin?
board-move-koku-much = Wie viel Koku?
board-unmask = Schattenkrieger
board-unmask-about = In deinem Zug kann ein Schattenkrieger auf einem beliebigen Punkt seiner Provinz zu 25.000 Samurai werden.
board-more = Mehr
board-shogun-about = Du gewinnst sofort, wenn kein anderer mehr Daimyo oder Burg hat oder alle anderen sich unterwerfen.

## The board: set-up
board-sites = Freie Burgplätze
board-sites-about = Reihum wählen alle zweimal einen Burgplatz. Für jede Burg wird eine Burgkarte gezogen und ein Daimyo in die Provinz gestellt.
board-distribute = Geheim verteilen
board-distribute-about = Niemand sieht, wie viel wo liegt. Bei jedem Daimyo müssen mindestens 1.000 Samurai stehen.
board-distribute-samurai = Samurai
board-distribute-koku = Koku
board-distribute-shadows = Schattenkrieger
board-distribute-confirm = Als Entwurf sichern
board-distribute-done = Alles ist verteilt.
board-distribute-waiting = Warten auf die anderen …

## The board: battle
board-battle = Kampf: { $point }
board-battle-last = Der Kampf: { $point }
board-battle-attacker = greift an
board-battle-defender = verteidigt
board-battle-zone = Kampfgebiet: { $provinces }
board-battle-sides = Beide Seiten
board-battle-engagement = Gefecht { $number }
board-battle-before = Die Gruppen bleiben verdeckt, bis alle Beteiligten feststehen
board-battle-hidden = verdeckt
board-battle-yours = deine; für andere verdeckt
board-battle-empty = Keine Samurai hier: die Burg allein
board-battle-gone = Niemand ist mehr da
board-battle-strength = zusammen { $samurai } Samurai
board-battle-daimyo =
    { $count ->
        [0] kein Daimyo im Kampfgebiet
        [one] 1 Daimyo im Kampfgebiet
       *[other] { $count } Daimyo im Kampfgebiet
    }
board-battle-lent = { $name } stellt Daimyo zur Verfügung
board-factors = Kampffaktoren
board-factors-fixed = Sie gelten, bis jemand dazukommt.
board-factor-daimyo = Daimyo
board-factor-ratio = Teilungsfaktor
board-factor-stacks = Gruppen
board-factor-castle = Burg
board-factor-net = Zusammen
board-factor-why-daimyo = { $attack } gegen { $defence } im Kampfgebiet
board-factor-why-ratio = { $attack } gegen { $defence }; abgerundet, höchstens { $most }
board-factor-why-hidden = bekannt, sobald die Gruppen aufgedeckt sind
board-factor-why-stacks = { $attack } gegen { $defence }
board-factor-why-castle = { $card } verteidigt mit { $defence }
board-factor-for = +{ $count } für { $name }
board-factor-even = kein Vorteil
board-dice = Die Würfel
board-dice-side =
    { $name } würfelt { $roll }{ $factor ->
        [0] {""}
       *[other] , dazu { $factor }: { $total }
    }
board-dice-capped = höchstens { $most }
board-dice-won = { $winner_name } siegt. { $loser_name } verliert { $samurai } Samurai.
board-dice-tie = Gleichstand: Der Verteidiger siegt.
board-dice-earlier = Frühere Gefechte
board-asked-now = Jetzt gefragt
board-only-pass = Du kannst hier nur passen. Die anderen merken nicht, dass du keine Wahl hattest.
board-losses-left = Noch { $samurai } Samurai entfernen
board-fight-stakes = Wer das nächste Gefecht verliert, verliert { $samurai } Samurai.
board-fight-stop = Hörst du auf, ist der Angriff vorbei; sein Aktionspunkt ist verbraucht.
board-join-does = Eine Gruppe, die eingreift, kämpft aufgedeckt bis zum Ende und trägt die Verluste mit.
board-volunteer-welcome = Hilfe annehmen
board-volunteer-away = Hilfe ablehnen
board-lend-does = Deine Daimyo im Kampfgebiet zählen dann für { $name }.
board-consent-does = Stimmst du zu, wird der Angriff erklärt, und deine Daimyo im Kampfgebiet zählen für { $name }. Führt ihn niemand, passiert nichts, und es kostet nichts.
board-parley-does = Bei Annahme findet der Angriff nicht statt, und { $name } kann dich in diesem Zug nicht mehr angreifen.
board-parley-offer = Etwas für den Frieden bieten
board-peace-does = Nimmst du an, findet der Angriff nicht statt: Der Aktionspunkt ist verbraucht, und du kannst { $name } in diesem Zug nicht mehr angreifen.
board-cards-does = Eine Karte muss hier den Kampf betreffen: einen Daimyo im Kampfgebiet töten, eine Gruppe treffen, jemanden heranbringen oder, als Nichts-Karte, den Angriff aufheben.
board-void-needs = Eine Nichts-Karte von dir wurde hier überwunden: Eine weitere braucht mindestens den Ringwert { $total }.
board-move-in-does = Die Samurai, die du schickst, stehen von nun an in der Burg; die anderen bleiben, wo sie sind.
board-move-in-sent = { $samurai } Samurai ziehen ein
board-unmask-does = 25.000 Samurai erscheinen auf einem Punkt der Provinz.

## The board: cards
board-hand = Deine Hand
board-hand-about = Tippe ein Element an, dann Ringe. Nur du siehst deine Karten.
board-hand-empty = Deine Hand ist leer.
board-hand-none = keine
board-hand-rings = Ringe
board-hand-rings-total = zusammen { $total }
board-hand-count = { $card }: { $count }
board-hand-left = noch { $left } von { $count }
board-play =
    { $element } { $total ->
        [0] noch ohne Ring
       *[other] mit Ringwert { $total }
    }
board-play-rings = Tippe Ringe an, um sie dazuzulegen.
board-play-steps =
    Bis zu { $count } Schritte oder { $borders ->
        [one] 1 Grenze
       *[other] { $borders } Grenzen
    }
board-play-leaps =
    { $count ->
        [one] Überspringt 1 gegnerischen Punkt
       *[other] Überspringt bis zu { $count } gegnerische Punkte
    }
board-play-does = Was bewirkt sie?
board-play-map = Tippe es hier oder auf der Karte an.
board-play-daimyo = Ein Daimyo
board-play-family = Ein Familienmitglied
board-play-samurai = Samurai auf einem Punkt
board-play-castle = Eine Burg
board-play-carry = Versetzen
board-play-march = Eine Samurai-Gruppe
board-play-other = Oder
board-contest = Karte gegen Karte
board-contest-attack = Der Angriff
board-contest-total = Ringwert { $total }
board-contest-works = Im Moment wirkt die erste Karte.
board-contest-undone = Im Moment ist die erste Karte aufgehoben.
board-contest-attack-works = Im Moment geht der Angriff weiter.
board-contest-attack-undone = Im Moment ist der Angriff aufgehoben.
board-contest-fits = Antworten kannst du mit Ringwert { $needed } oder mehr und einer dieser Karten: { $elements }.
board-contest-pass-does = Antwortest du nicht, gilt die letzte Karte.

## The board: trade
board-trade = Handel
board-trade-unread =
    { $count ->
        [one] 1 neues Angebot
       *[other] { $count } neue Angebote
    }
board-trade-left =
    { $count ->
        [0] In diesem Monat keine Angebote mehr
        [one] In diesem Monat noch 1 Angebot
       *[other] In diesem Monat noch { $count } Angebote
    }
board-trade-for-you = Angebote an dich
board-trade-yours = Deine Angebote
board-trade-others = Offene Angebote anderer
board-trade-none = Keine offenen Angebote.
board-trade-new = Neues Angebot an
board-trade-draft = Dein Angebot an { $name }
board-trade-you-give = Du gibst
board-trade-you-get = Du bekommst
board-trade-gives = { $name } gibt
board-trade-gets = { $name } bekommt
board-trade-nothing = nichts
board-trade-koku = { $koku } Koku
board-trade-elements = Elemente
board-trade-rings = Ringe
board-trade-family = Familie
board-trade-amount = Koku
board-trade-private = unter vier Augen
board-trade-private-about = Nur ihr beide wisst davon.
board-trade-open = offen
board-trade-open-about = Alle sehen es.
board-trade-peace = für den Frieden
board-trade-remove = Aus dem Angebot nehmen: { $item }
board-trade-accept-does = Der Tausch gilt sofort und als Ganzes: { $give } gegen { $ask }.
board-trade-cannot = Du hast nicht, was verlangt wird.
board-trade-ask-about = Du kannst alles verlangen, auch wenn du nicht weißt, ob { $name } es hat.
board-trade-passage = Durchzug
board-trade-passage-about = Wem du Durchzug gewährst, der kann über Punkte marschieren, die deine Samurai halten. Nur ihr beide wisst davon.
board-trade-passage-on = { $name } darf durchziehen
board-trade-passage-off = { $name } darf nicht durchziehen
board-trade-passage-from = { $name } lässt dich durchziehen
board-trade-silent = Gehandelt wird ab dem ersten Monat.

## The board: treasury and family
board-treasury = Dein Vermögen
board-treasury-about = Nur du siehst das.
board-treasury-koku = { $koku } Koku
board-treasury-total = zusammen { $koku } Koku
board-treasury-upkeep = Unterhalt am Jahresende: { $koku } Koku
board-treasury-short = { $koku } Koku fehlen: Du würdest { $samurai } Samurai verlieren
board-treasury-none = Du hast keine Burg: Koku, das du bekommst, wird sofort zu Samurai.
board-treasury-frozen = Ohne Daimyo kannst du nicht nutzen, was hier liegt.
board-treasury-card = Verteidigung { $defence }, { $koku } Koku im Jahr
board-treasury-empty = keine Familienmitglieder hier
board-treasury-hostage = Geisel
score-standing = Zwischenstand
board-standing-exact = { $points } Militärpunkte
board-standing-range = nach allem Bekannten { $likely } Militärpunkte, möglich sind { $least } bis { $most }
score-standing-about = Wenn jetzt Spielende wäre. Koku und Familienkarten können heimlich den Besitzer gewechselt haben: Dann liegt der wahre Wert irgendwo in diesen Grenzen.
board-between = { $least }–{ $most }
board-family-where = Deine Familie
board-family-home = daheim in { $site }
board-family-held = bei { $name }, in { $site }
board-family-dead = tot
board-allies = Bündnisse, von denen du weißt
board-allies-none = Du hältst keine Geisel, und niemand hält eine von dir.
board-ally-helps-you = { $name } hält deine Geisel und kann dir helfen.
board-ally-you-help = Du hältst eine Geisel von { $name } und kannst helfen.
board-ally-both = Du und { $name } haltet Geiseln voneinander: Hilfe in beide Richtungen.
board-known = Karten, von denen du weißt
board-known-none = Du kennst keine Karten der anderen.
board-known-about = Karten, die du gesehen oder weggegeben hast und die seither nicht gespielt wurden. Sie können heimlich den Besitzer gewechselt haben.

## The board: year end and end
board-yearend = Ende des Jahres { $year }
board-yearend-steps = Schritte
board-yearend-upkeep = Unterhalt
board-yearend-fate = Schicksal
board-yearend-castles = Burgen
board-yearend-provinces = Provinzen
board-yearend-why-upkeep = Jede Burg kostet { $koku } Koku. Für je 1.000, die fehlen, gehen 2.000 Samurai verloren.
board-yearend-why-castles = Jede Burg bringt ihr Koku oder etwas anderes, das ihr Besitzer wählt.
board-yearend-why-provinces = Wer allein alle Grenzkontrollpunkte einer Provinz hält, bekommt Koku.
board-yearend-paid = zahlt { $koku } Koku
board-yearend-missing = { $koku } fehlen
board-yearend-lost = verliert { $samurai } Samurai
board-yearend-recruited = wirbt { $samurai } Samurai an
board-yearend-waits = steht noch aus
board-yearend-no-castle = keine Burg, kein Unterhalt
board-recruit-does = Übriges Koku: { $koku }. Je 1.000 werden zu 1.000 Samurai auf einem Eintrittspunkt.
board-enter-where = Wo kommen { $samurai } Samurai ins Spiel?
board-fate-roll = Der Würfel zeigt { $roll }: { $direction }, Stärke { $magnitude }
board-fate-other = Genannt ist { $name }
board-fate-again = Dort sitzt niemand anderes: nächste Karte
board-castle-brings = Was bringt { $site }?
board-castle-koku = { $koku } Koku
board-component-taken = in diesem Jahr schon genommen
board-province-income = { $province }: { $koku } Koku
board-store-where = { $koku } Koku: in welche Burg? Nur du wirst es wissen.
board-scout-seen = { $point }: { $samurai } Samurai
board-claim = { $name } erklärt sich zum Shogun
board-claim-does = Unterwerfen sich alle, gewinnt { $name } sofort. Weigert sich auch nur einer, geht das Spiel weiter.
board-claim-yielded = unterwirft sich
board-claim-waits = wird gefragt

## Scores
score-samurai = Samurai
score-koku = Koku
score-daimyo = Daimyo
score-shadows = Schatten­krieger
score-castles = Burgen
score-family = Familie und Geiseln
score-total = Militärpunkte
score-rank = Platz
score-each = { $count } × { $points }
score-how = Jeder Samurai zählt 1 Punkt, jedes Koku 2; jeder Daimyo, jeder Schattenkrieger, jede Burg und jede gehaltene Familienkarte { $piece }.
score-tie = Gleiche Punkte: Burgen entscheiden, dann Daimyo, dann Samurai.
score-shared = Gleich an Punkten, Burgen, Daimyo und Samurai: Der Sieg wird geteilt.
score-why-years = Das letzte Jahr ist zu Ende.
score-why-shogun = { $name } ist Shogun; Punkte entscheiden nicht mehr.
score-why-last = Nur { $name } ist übrig.

## The board: panels
board-yearend-now = Jahresende
board-kept = Deine Karten, Handel und Vermögen
board-tab-turn = Zug
board-tab-waits = wartet auf dich
board-tab-cards = Karten
board-tab-trade = Handel
board-tab-treasury = Vermögen
board-year-of = Jahr { $year } von { $years }
board-dice-won-none = { $winner_name } siegt; niemand ist da, der etwas verlieren könnte.
board-treasury-captive = gefangen

## What a hint speaks of
feature-points = Militärpunkte nach jetzigem Stand
feature-income = künftiges Einkommen
feature-held = besetzte Rohstoffplätze
feature-provinces = allein beherrschte Provinzen
feature-borders = Grenzkontrollpunkte auf dem Weg zu einer eigenen Provinz
feature-near = Rohstoffplätze in Reichweite
feature-castles = Burgen
feature-daimyo = Daimyo
feature-masterless = Gefahr, Ronin zu werden
feature-samurai = Samurai
feature-shadows = Schattenkrieger
feature-elements = Elementkarten auf der Hand
feature-void = Karten „Das Nichts“ auf der Hand
feature-rings = Ringe auf der Hand
feature-strength = Stärke der größten angeführten Gruppe
feature-siege = Übermacht vor fremden Burgen
feature-besieged = fremde Übermacht vor eigenen Burgen
feature-booty = Koku und Familie in bedrohten fremden Burgen
feature-at_stake = Koku und Familie in bedrohten eigenen Burgen
feature-harried = kleine Gruppen neben stärkeren Gegnern
feature-preying = schwächere Gegner neben eigenen Gruppen

## Why a hint proposes something
reason-income = Das bringt { $koku } Koku oder { $samurai } Samurai.
reason-roll =
    { $count ->
        [one] Du hast 1 Gruppe, die marschieren könnte.
       *[other] Du hast { $count } Gruppen, die marschieren könnten.
    }
reason-march =
    { $kind ->
        [resource] Ziel: { $point }. Das bringt jeden Monat { $monthly } Koku oder Samurai.
       *[other] Ziel: { $point }. Dort stehen bisher { $there } deiner Samurai.
    }
reason-march-stays = { $samurai } Samurai ziehen ab, { $left } bleiben: { $point }.
reason-end =
    { $points ->
        [0] Du hast 0 Aktionspunkte übrig.
        [one] Du verzichtest auf 1 Aktionspunkt.
       *[other] Du verzichtest auf { $points } Aktionspunkte.
    }
reason-site = { $province } hat { $borders } Grenzkontrollpunkte: Wer sie alle allein hält, bekommt im Jahr { $koku } Koku.
reason-setup = Mit deinem teilen sich { $count } Häuser die Karte.
reason-stands = Bisher bist du Nummer { $rank }, mit etwa { $points } Punkten und { $samurai } Samurai.
reason-attack =
    { $won ->
        [0] Bis zum Ende ausgefochten, schlägst du { $other_name } hier fast nie, in 0 von 10 Fällen: { $point }.
        [10] Bis zum Ende ausgefochten, schlägst du { $other_name } hier fast immer und behältst etwa { $left } Samurai: { $point }.
       *[other] Bis zum Ende ausgefochten, schlägst du { $other_name } hier in etwa { $won } von 10 Fällen und behältst etwa { $left } Samurai: { $point }.
    }
reason-attack-against = { $attackers } Samurai greifen an, etwa { $defenders } verteidigen.
reason-assault = Das trifft { $other_name }: { $point }. Du hast insgesamt { $samurai } Samurai, dort sind es { $theirs }.
reason-battle =
    { $side ->
        [attack] Bis zum Ende ausgefochten, gewinnst du in etwa { $won } von 10 Fällen; das nächste Gefecht mit { $chance } %.
       *[defence] Bis zum Ende ausgefochten, hält die Verteidigung in etwa { $won } von 10 Fällen; das nächste Gefecht gewinnt der Angriff mit { $chance } %.
    }
reason-lose = Dort stehen { $samurai } deiner Samurai: { $point }.

## Kinds of chance
chance-castles = Burgkarten
chance-order = Würfe um die Spielreihenfolge
chance-points = Gewürfelte Aktionspunkte
chance-battle = Würfe im Gefecht
chance-cards = Element- und Ringkarten
chance-fate = Schicksal

## What turning points are called by
moment-claimed = Der Anspruch von { $seat_name } auf das Shogunat
moment-castle_fell = Der Fall der Burg { $site }
moment-castle_razed = Die Zerstörung der Burg { $site }
moment-attacked = Das Gefecht: { $point }

## Headings of the rules
rule-title-T1 = Startausstattung
rule-title-T2 = Reihenfolge und Plätze
rule-title-T3 = Die Burgen wählen
rule-title-T4 = Verteilen
rule-title-T5 = Monate und Jahre
rule-title-T6 = Einkommen
rule-title-T7 = Provinzbewegung
rule-title-T8 = Aktionspunkte
rule-title-T9 = Marschieren
rule-title-T10 = Schattenkrieger
rule-title-T11 = Eintrittspunkte
rule-title-T12 = Isolierte Daimyo
rule-title-T13 = Einen Angriff erklären
rule-title-T14 = Verhandlung
rule-title-T15 = Wer eingreift
rule-title-T16 = Karten im Kampf
rule-title-T17 = Aufdecken und Kampfgebiet
rule-title-T18 = Kampffaktoren
rule-title-T19 = Gefechte und Verluste
rule-title-T20 = Weitere Gefechte
rule-title-T21 = Eine Burg fällt
rule-title-T22 = Feuer
rule-title-T23 = Wind
rule-title-T24 = Wasser
rule-title-T25 = Erde
rule-title-T26 = Das Nichts
rule-title-T27 = Auf eine Karte antworten
rule-title-T28 = Bündnisse und Geiseln
rule-title-T29 = Handel
rule-title-T30 = Geheime Absprachen
rule-title-T31 = Was offen und was verdeckt ist
rule-title-T32 = Ronin
rule-title-T33 = Jahresende: Unterhalt und Anwerben
rule-title-T34 = Jahresende: Schicksal
rule-title-T35 = Jahresende: Burgeinkommen
rule-title-T36 = Jahresende: Provinzeinkommen
rule-title-T37 = Militärpunkte
rule-title-T38 = „Ich bin Shogun“
rule-title-T39 = Ausscheiden
rule-title-T40 = Burgen errichten und weitere Optionen
rule-title-T41 = Reaktionen und Zeit

## The rules
rule-T1 = Jeder hat 100.000 Samurai, 25.000 Koku, 2 Schattenkrieger, 2 Daimyo, 3 Familienkarten (Ehefrau, Sohn, Tochter), 4 Elementkarten und 8 Ringkarten, die Karten geheim (unsere Auslegung). Wie viele Jahre gespielt werden, ist eine Option, 1 bis 5.
rule-T2 = Ein zwanzigseitiger Würfel bestimmt die Spielreihenfolge, bei Gleichstand wird neu gewürfelt (unsere Auslegung); zu Beginn jedes Jahres von Neuem. Zu zweit sitzt man im Norden und Süden, zu dritt im Norden, Osten und Süden, zu viert an allen Seiten (unsere Auslegung).
rule-T3 = Reihum, zweimal, wählt jeder einen freien Burgplatz, zieht dafür eine Burgkarte und stellt einen Daimyo in die Provinz.
rule-T4 = Dann verteilen alle geheim (unsere Auslegung): Samurai, Koku und Familienkarten auf die zwei Burgen, Schattenkrieger auf die zwei Burgprovinzen. Bei jedem Daimyo müssen mindestens 1.000 Samurai stehen (unsere Auslegung, wegen T12).
rule-T5 = Ein Monat ist ein Zug jedes Spielers. Nach dem zwölften Monat kommt das Jahresende.
rule-T6 = Das Einkommen kommt vor dem Würfeln; wer zuerst würfelt, verliert es. Der erste Rohstoffplatz bringt 1.000, jeder weitere 2.000, Koku oder Samurai nach Wahl (unsere Auslegung), und du sagst, welcher der erste ist, wo es darauf ankommt (unsere Auslegung). Nimmst du es als Ganzes, alles Koku in eine Burg oder alle Samurai auf einen Eintrittspunkt, ist der erste der, bei dem du am wenigsten verlierst (unsere Auslegung). Auf einem geteilten Platz wird dein Betrag durch die Zahl der Spieler dort geteilt, nur in Koku (unsere Auslegung). Koku kommt in eine eigene Burg (unsere Auslegung), Samurai auf einen Eintrittspunkt. Ohne Burg oder als Ronin wird Koku sofort zu Samurai; was unter 1.000 bleibt, verfällt (unsere Auslegung).
rule-T7 = Einmal im Zug, zu beliebiger Zeit, bewegst du einen Daimyo, einen Schattenkrieger, eine Familienkarte oder Geisel oder bis zu 25.000 Koku. Daimyo und Schattenkrieger gehen durch beliebig viele aneinandergrenzende Provinzen; in jeder betretenen müssen eigene oder verbündete Samurai stehen (eine Gruppe auf einem Grenzkontrollpunkt zählt in beiden), und jeder überschrittene Grenzkontrollpunkt muss leer oder in eigener oder verbündeter Hand sein. Familie und Koku gehen von Burg zu eigener Burg (unsere Auslegung); Grenzkontrollpunkte spielen dafür keine Rolle.
rule-T8 = Würfle mit einem zehnseitigen Würfel: So viele Aktionspunkte hast du, beliebig für Märsche und Angriffe.
rule-T9 = Für 1 Aktionspunkt marschiert ein beliebiger Teil einer eigenen Samurai-Gruppe eine Linie weit; in der Provinz dieser Linie brauchst du einen Daimyo (Ronin nicht). Ein Punkt mit fremden und ohne eigene Samurai ist versperrt, es sei denn, man lässt dich als Verbündeten oder durch gewährten Durchzug ein; Eintrittspunkte sind immer offen (unsere Auslegung). Ein Befehl kann über mehrere Linien führen, auf dem kürzesten Weg, je Linie ein Aktionspunkt; er endet vorher, wo ein Daimyo allein zurückbleibt (unsere Auslegung). Eine gegnerische Burg ohne Besatzung darf betreten werden; erobert ist sie damit nicht (unsere Auslegung). Gewährter Durchzug gilt bis zum Widerruf, und nur die beiden wissen davon (unsere Auslegung).
rule-T10 = Im eigenen Zug können beliebig viele deiner Schattenkrieger in je 25.000 Samurai eingetauscht werden, auf einem beliebigen Punkt ihrer Provinz, auch zwischen der Erklärung eines Angriffs und dem ersten Würfeln und zwischen Gefechten (unsere Auslegung). Neue kommen nur aus Burgen (T35).
rule-T11 = Erworbene Samurai kommen auf einem der acht Eintrittspunkte ins Spiel, auch auf einem besetzten. Samurai auf Eintrittspunkten können nicht angegriffen werden, aber angreifen. Sie unterstützen einen Daimyo; eine Option ändert das (unsere Auslegung).
rule-T12 = Ein Daimyo in einer Provinz ohne eigene oder unterstützende verbündete Samurai geht sofort verloren; geprüft wird nach jeder Veränderung. Hat ein Gegner das herbeigeführt, durch seine Würfel im Kampf, als Angreifer oder Verteidiger, durch eine Karte oder weil er die einzige Unterstützung entzogen hat, gewinnt er einen Daimyo und stellt ihn auf, wo er Samurai hat (unsere Auslegung). Im Kampf ist es der Anführer der Seite, die die letzten unterstützenden Samurai vernichtet hat, auch wenn es die eines Verbündeten waren (unsere Auslegung). Durch eigene Märsche, Unterhalt oder Schicksal und durch alles, was aus der Zerstörung einer Burg folgt, gewinnt niemand (unsere Auslegung). Ein Verbündeter, der als Einziger unterstützt, kann in seinem Zug den Daimyo für tot erklären und einen gewinnen. Daimyo selbst kann man nicht angreifen, und Schattenkrieger bleiben (unsere Auslegung; mit einer Option gehen sie ebenso verloren, auch neue).
rule-T13 = Für 1 Aktionspunkt greifst du die Samurai-Gruppe eines Gegners auf einem Punkt an, nie auf einem Eintrittspunkt, oder eine Burg ohne Besatzung (unsere Auslegung), mit einer oder mehreren eigenen Gruppen, die benachbart oder auf demselben Punkt stehen (unsere Auslegung). In den Provinzen des Ziels und der angreifenden Gruppen brauchst du einen eigenen Daimyo oder den eines Verbündeten, der zustimmt; Ronin keinen. Ein Verbündeter wird gefragt, bevor etwas verbraucht ist; lehnt er ab, kannst du in diesem Zug für einen Angriff auf diesen Punkt nicht noch einmal fragen (unsere Auslegung). Der Aktionspunkt reicht für beliebig viele Gefechte.
rule-T14 = Zuerst kann der Verteidiger verhandeln und Koku, Karten oder Familie bieten. Nimmt der Angreifer an, findet der Angriff nicht statt, der Aktionspunkt ist verbraucht, und in diesem Zug darf er den Verteidiger nicht mehr angreifen (unsere Auslegung).
rule-T15 = Verbündete des Angreifers können mit Gruppen eingreifen, die dem Ziel benachbart sind; dann weitere Gruppen des Verteidigers, seine Verbündeten und freiwillige Ronin. In Reichweite ist, wer neben oder auf dem Punkt einer beteiligten gegnerischen Gruppe steht, gleich welcher Art der Punkt ist (unsere Auslegung).
rule-T16 = Sind alle benannt und aufgedeckt (T17) und vor jedem weiteren Gefecht, wird jeder Beteiligte einmal nach einer Karte gefragt: der Verteidiger, seine Helfer, die des Angreifers, der Angreifer (unsere Auslegung). Möglich ist eine Nichts-Karte gegen den Angriff oder ein Element mit direkter Wirkung: Es tötet einen im Kampfgebiet zählenden Daimyo (zwischen Gefechten nur den letzten, der den Angriff führt, denn die Faktoren bleiben), vernichtet eine beteiligte Gruppe oder bringt eine Gruppe oder einen Daimyo in den Kampf (unsere Auslegung). Eine Nichts-Karte nach einer, die im selben Fenster überwunden wurde, setzt diesen Streit fort (T27; unsere Auslegung). Ist keine angreifende Gruppe oder niemand übrig, der sie führt, endet der Angriff (unsere Auslegung).
rule-T17 = Sobald alle Beteiligten benannt sind, liegen ihre Gruppen bis zum Ende des Kampfes für alle aufgedeckt, danach wieder verdeckt; wer später dazukommt, wird sofort aufgedeckt. Das Kampfgebiet bilden alle Provinzen der beteiligten Punkte; ein Grenzkontrollpunkt bringt seine beiden ein, und wer später eingreift, vergrößert es (unsere Auslegung).
rule-T18 = Jeder Faktor geht an die Seite, die mehr hat: der Unterschied der Daimyo im Kampfgebiet; der Teilungsfaktor, also das abgerundete Verhältnis der Heere, höchstens 4 (gleich groß: 0); der Unterschied der Zahl der Gruppen; und der Burg-Verteidigungsfaktor an den Verteidiger, wenn seine Burg angegriffen wird (unsere Auslegung). Was unter dem Strich bleibt, bekommt die bessere Seite.
rule-T19 = Beide würfeln mit einem zwanzigseitigen Würfel; die bessere Seite zählt ihren Faktor dazu, höchstens bis 20. Die höhere Summe siegt, bei Gleichstand der Verteidiger. Der Verlierer büßt je angefangene 10.000 der kleineren Armee 3.000 Samurai ein, höchstens alle, die er hat, aus Gruppen seiner Wahl; mit Verbündeten wird nach Stärke geteilt, und was beim Runden übrig bleibt, trifft den Größten (unsere Auslegung). Der Sieger verliert nichts (unsere Auslegung).
rule-T20 = Der Angreifer kann nach jedem Gefecht aufhören (unsere Auslegung). Die Faktoren bleiben in allen Gefechten eines Angriffs gleich, sofern nicht Samurai oder Daimyo dazukommen; dann werden alle neu bestimmt. Verluste richten sich immer nach der jetzigen Größe. Vor jedem weiteren Gefecht kann wieder eingegriffen und können Karten gespielt werden (unsere Auslegung). Wer ohne weiteres Wort weiterkämpft, wird vor den nächsten Würfeln nicht mehr gefragt, außer jemand schließt sich an (unsere Auslegung).
rule-T21 = Eine Burg fällt nur bei einem Angriff auf ihren Punkt, wenn nach einem Gefecht keine Verteidiger mehr dort sind; eine ohne Besatzung zählt als Heer von 0: Teilungsfaktor 4 für den Angreifer, der Burgfaktor gegen ihn, und ein unterlegener Angreifer verliert 3.000 (unsere Auslegung). Durch Erde, Abmarsch oder Unterhalt fällt sie nie. Der Besitzer verliert die Burg und einen Daimyo, sofern er einen hat, zuerst aus dieser Provinz (unsere Auslegung); der Angreifer bekommt die Burg mit Koku und Familienkarten und auf jeden Fall einen Daimyo, der in diese Provinz kommt, und darf einziehen (unsere Auslegung). Erst danach wird auf Isolation geprüft (unsere Auslegung).
rule-T22 = Eine Elementkarte wird mit einer oder mehreren Ringkarten gespielt; deren Werte zählen zusammen. Im eigenen Zug geht das jederzeit und ohne Aktionspunkte (unsere Auslegung), in fremden Zügen nur als Antwort (T27) oder im Kampf (T16). Gespielte Karten werden abgelegt. Feuer tötet einen beliebigen Daimyo oder ein beliebiges Familienmitglied.
rule-T23 = Wind: Ringe zählen höchstens 9. Eine Samurai-Gruppe oder ein Teil davon geht je Ringwert drei Schritte, ohne Daimyo, nicht durch versperrte Punkte (unsere Auslegung); oder ein Daimyo, Schattenkrieger, eine Familienkarte oder bis zu 25.000 Koku gehen je Ringwert über eine Grenze, wer auch immer die Grenzkontrollpunkte hält (unsere Auslegung). Auf Wind kann niemand antworten.
rule-T24 = Wasser: Eine von einem Daimyo in ihrer Provinz angeführte Gruppe (Ronin brauchen keinen) überspringt so viele gegnerische Punkte in einer Reihe, wie die Ringe zählen, bis zum nächsten offenen (unsere Auslegung); oder ein Daimyo oder Schattenkrieger umgeht bei der Provinzbewegung dieses Zuges genau einen gegnerischen Grenzkontrollpunkt.
rule-T25 = Erde: Mit eigenen Samurai in Reichweite und einem Daimyo dort (Ronin brauchen keinen) werden alle Samurai auf einem Punkt vernichtet, oder eine Burg, auch die eigene (unsere Auslegung): Niemand verliert oder gewinnt einen Daimyo, auch nicht durch eine Isolation, die daraus folgt, der Inhalt ist verloren, die Besatzung bleibt (unsere Auslegung), und der Burgplatz ist wieder frei. Eintrittspunkte sind sicher (unsere Auslegung).
rule-T26 = Das Nichts hebt eine Elementkarte auf, nur nicht Wind, oder einen Angriff: Dann ist der Aktionspunkt verbraucht (unsere Auslegung), und der Verteidiger kann bis zum Monatsende von niemandem angegriffen werden. Die Quelle kennt auch einen Satz, der nur diesen Angreifer nennt; dem folgt eine Option.
rule-T27 = Wer getroffen wird, als Besitzer des Daimyo, der Samurai oder der Burg oder als Halter der Familienkarte, kann auf diese Karte, in Spielreihenfolge (unsere Auslegung), mit demselben Element oder einer Nichts-Karte und mindestens demselben Ringwert antworten; mit einer Option genügt jeder Ring (unsere Auslegung). Eine Nichts-Karte gegen einen Angriff braucht irgendeinen Ring. Auf eine Nichts-Karte kann wieder eine Nichts-Karte antworten, abwechselnd (unsere Auslegung); die letzte Karte gilt.
rule-T28 = Gib eine Familienkarte als Geisel in die Burg eines anderen, und solange er sie hält, kann er dir helfen: mit Daimyo in deinen Kämpfen und Samurai in Angriff und Verteidigung, jedes Mal gefragt; seine Samurai unterstützen deine Daimyo und öffnen dir Grenzkontrollpunkte. Es endet, wenn die Karte verloren oder zurückgegeben wird, Hilfe in beide Richtungen braucht zwei Geiseln, und einen Verbündeten anzugreifen ist nicht verboten (unsere Auslegung).
rule-T29 = Element- und Ringkarten können jederzeit, in jedem Zug, den Besitzer wechseln, ebenso Koku, von Burg zu Burg, und Familienkarten (unsere Auslegung): als Geschenk oder als Angebot mit Gegenleistung, das angenommen oder abgelehnt wird, sofort und als Ganzes. Nie Samurai, Daimyo, Schattenkrieger oder Burgen (unsere Auslegung). Versprechen binden nicht. Ein Angebot kann beliebig viele Karten enthalten und Koku bis auf 100 genau. Koku verlässt die vollsten Burgen und kommt in die vollste. An jeden kann ein Angebot zugleich offen sein, und im Monat sind 12 möglich, damit niemand überschüttet wird (unsere Auslegung).
rule-T30 = Gespräche und Übergaben dürfen unter vier Augen bleiben: Die anderen erfahren dann nichts davon.
rule-T31 = Offen ist, auf welchen Punkten wessen Samurai-Gruppen stehen, dazu Daimyo, Schattenkrieger und Burgen mit ihren Karten. Verdeckt sind die Stärke der Gruppen, Koku, die Handkarten und ihre Zahl und der Ort der Familienkarten, den nur Besitzer und Halter kennen (unsere Auslegung).
rule-T32 = Wer keinen Daimyo hat, ist Ronin: Er marschiert, greift an und spielt Wasser und Erde ohne Daimyo. Koku, das er bekommt, muss sofort zu Samurai werden, 1.000 für 1.000. Koku und Familie in seinen Burgen sind gesperrt; sie können erbeutet werden, zahlen weiter Unterhalt und zählen am Ende (unsere Auslegung). Seine Burgen bringen nichts, eine als Ronin eroberte aber ihren Inhalt und später ihren Ertrag. Er kann jedem willigen Verteidiger auch ohne Geisel beistehen. Ein gewonnener Daimyo beendet das.
rule-T33 = Am Jahresende, jeder Schritt für alle in Spielreihenfolge: zuerst Unterhalt, 15.000 Koku je Burg, aus den vollsten Burgen; du musst zahlen, was du hast. Für je angefangene 1.000, die du nicht zahlen kannst, verlierst du 2.000 Samurai deiner Wahl (unsere Auslegung). Dann kannst du mit übrigem Koku anwerben, 1.000 für 1.000, auf Eintrittspunkten; wer nicht alles zahlen konnte, und ein Ronin, hat nichts zum Anwerben und wird nicht gefragt.
rule-T34 = Jeder zieht eine Schicksalskarte und würfelt mit einem zwanzigseitigen Würfel: 1 bis 5 nennt den Spieler im Norden, 6 bis 10 Osten, 11 bis 15 Süden, 16 bis 20 Westen. Die eigene oder eine leere Seite: neue Karte, neuer Wurf (unsere Auslegung). Die Stelle innerhalb der fünf Zahlen, 1 bis 5, ist die Stärke. Alle Schicksalskarten sind unsere Rekonstruktion.
rule-T35 = Jede Burg bringt ihr Koku oder eines davon: 25.000 Samurai, einen Schattenkrieger, einen Daimyo, 2 Elementkarten, 4 Ringkarten oder ein totes eigenes Familienmitglied zurück; jedes für einen Spieler höchstens einmal im Jahr, einen Daimyo nur, wo er unterstützt wird (unsere Auslegung). Alles außer dem Schattenkrieger ist unsere Rekonstruktion.
rule-T36 = Eine Provinz, deren Grenzkontrollpunkte du alle hältst, allein (unsere Auslegung), bringt 20.000 Koku.
rule-T37 = Nach dem letzten Jahresende werden die Militärpunkte gezählt: jeder Samurai 1, jedes Koku 2, jeder Daimyo, Schattenkrieger, jede Burg und gehaltene Familienkarte 25.000; Geiseln zählen für den, der sie hält (unsere Auslegung). Bei Gleichstand entscheiden mehr Burgen, dann Daimyo, dann Samurai; sonst wird der Sieg geteilt (unsere Auslegung).
rule-T38 = In deinem Zug darfst du „Ich bin Shogun“ sagen, einmal im Zug (unsere Auslegung). Du gewinnst sofort, wenn kein anderer mehr einen Daimyo oder eine Burg hat oder alle anderen sich unterwerfen.
rule-T39 = Wer weder Samurai noch Daimyo, Schattenkrieger oder Burg hat, scheidet aus; die Handkarten werden abgelegt, und ein Angriff, den er führt oder der ihm gilt, ist zu Ende (unsere Auslegung).
rule-T40 = Mit der Option werden nicht ausgegebene Aktionspunkte angespart, je 1.000 Koku, nach einer Hausregel 2.000. Mit 25.000 ziehst du eine Burgkarte für einen freien Burgplatz, den nur deine Samurai halten (unsere Auslegung). Weitere Optionen ändern, was Rohstoffplätze bringen, wann die Provinzbewegung möglich ist, wie viele Burgplätze es gibt und was das Schicksal mit einem leeren Platz macht.
rule-T41 = Gefragt werden alle, die reagieren könnten, egal, was sie auf der Hand haben: So ist nicht zu erkennen, wer nur mangels Karten passt. Wo alle sehen, dass es nichts zu entscheiden gibt, wird niemand gefragt (unsere Auslegung). Automatische Antworten kannst du vorher festlegen. Ist die Zeit begrenzt und deine läuft ab, passt du, lehnst ab, verlierst Samurai aus deiner größten Gruppe oder brichst den Angriff ab; in deinem eigenen Zug spielt eine Vertretung für dich weiter (unsere Auslegung).
rules-components =
    Der Spielplan: 13 Provinzen (eine in der Mitte, vier innere, acht äußere) mit 189 Punkten: 121 Marschwegpunkte, 28 Grenzkontrollpunkte, 20 Rohstoffplätze, 12 Burgplätze, 8 Eintrittspunkte.
    16 Burgkarten: Verteidigung 2 bis 6, 20.000 bis 10.000 Koku im Jahr; je schwächer die Mauern, desto reicher das Land.
    40 Elementkarten, je 8 Feuer, Wind, Wasser, Erde und Das Nichts; 60 Ringkarten: 16 mit Wert 1, 16 mit 2, 14 mit 3, 8 mit 4, 6 mit 5.
    20 Schicksalskarten. Für jeden Spieler Ehefrau, Sohn und Tochter.
    Samurai und Koku werden in Tausendern gezählt; geteiltes Einkommen kann Hunderter ergeben.
    Spielplan, Namen und alle Kartenwerte sind unsere Rekonstruktion.

## A box: what the owner of the printed game can enter
box-name = Name
box-defence = Verteidigung
box-koku = Koku im Jahr, in Tausend
box-copies = Anzahl
box-group-card = Burgkarten
box-group-element = Elementkarten
box-group-ring = Ringkarten
box-group-fate = Schicksalskarten
box-group-province = Provinzen
box-group-point = Burgplätze
box-group-house = Häuser

## The player aid

aid-sequence = Dein Zug
aid-costs = Kampf und Karten
aid-scoring = Jahresende und Punkte
aid-income = Einkommen vor dem Würfeln: { $first } für den ersten Rohstoffplatz, { $further } für jeden weiteren, in Koku oder Samurai
aid-province-move = Einmal: Bewege einen Daimyo, einen Schattenkrieger, eine Familienkarte oder bis zu { $koku } Koku
aid-roll = Würfle mit dem zehnseitigen Würfel: so viele Aktionspunkte
aid-march = Marsch entlang einer Linie für 1 Aktionspunkt, mit einem Daimyo in der Provinz
aid-attack = Angriff für 1 Aktionspunkt, mit beliebig vielen Gefechten
aid-element = Elemente mit Ringen kosten keine Aktionspunkte, jederzeit in deinem Zug
aid-factors = Faktoren: mehr Daimyo, das Verhältnis der Heere (höchstens { $most }), mehr Gruppen, die Burgverteidigung
aid-dice = Beide würfeln mit dem zwanzigseitigen Würfel, die bessere Seite zählt ihren Faktor dazu, höchstens bis { $most }. Bei Gleichstand siegt der Verteidiger.
aid-losses = Der Verlierer, je angefangene { $ten } der kleineren Armee
aid-fire = Feuer: tötet einen Daimyo oder ein Familienmitglied
aid-wind = Wind: { $steps } Schritte oder eine Grenze je Ringwert
aid-water = Wasser: überspringt Punkte des Gegners
aid-earth = Erde: vernichtet die Samurai auf einem Punkt oder eine Burg
aid-void = Das Nichts: hebt ein Element oder einen Angriff auf
aid-upkeep = Unterhalt jeder Burg, in Koku
aid-fate = Eine Schicksalskarte für jeden
aid-yield = Jede Burg: ihr Koku oder { $samurai } Samurai, ein Schattenkrieger, ein Daimyo, { $elements } Element- oder { $rings } Ringkarten
aid-borders = Alle Grenzkontrollpunkte einer Provinz, in Koku
aid-samurai = Jeder Samurai
aid-koku = Jedes Koku
aid-pieces = Jeder Daimyo, Schattenkrieger, jede Burg, Familienkarte

## The pictures of the rules

rules-aim = Jedes Haus beginnt mit zwei Burgen und einem verdeckten Heer. Wer nach dem letzten Jahr die meisten Militärpunkte hat oder keinem Rivalen einen Daimyo oder eine Burg lässt, wird Shogun. Hier hat ein Haus seine Burgen gewählt und seine Samurai verteilt.
rules-turn = Erst das Einkommen, dann der Würfel: Er gibt dir Aktionspunkte. Für jeden marschiert eine Gruppe eine Linie weit oder beginnt einen Angriff. Hier leuchten die Gruppen, die marschieren können; das geht nur, wo ein Daimyo führt.
rules-battle-heading = Im Kampf
rules-battle = Beide Seiten würfeln mit einem zwanzigseitigen Würfel; dazu zählt, wer mehr Samurai, Gruppen oder Daimyo hat oder hinter Mauern steht. Wer verliert, gibt für je angefangene 10.000 der kleineren Armee 3.000 Samurai ab. Hier steht es gleich, also gewinnt, wer die Burg verteidigt.
rules-card-heading = Karte gegen Karte
rules-card = Eine Karte besteht aus einem Element und Ringen. Gegen wen sie sich richtet, der kann mit dem passenden Element antworten, wenn seine Ringe mindestens so viel wert sind. Hier sollte Feuer einen Daimyo töten; das Nichts hat es aufgehoben, und ein ebenso starkes Nichts brächte es zurück.
rules-yield-heading = Was eine Burg bringt
rules-yield = Am Jahresende gibt jede Burg entweder ihr Koku oder etwas anderes. Nach dem letzten Jahr zählt Koku doppelt: 20.000 aus dieser Burg sind 40.000 Punkte und damit mehr als alles andere.
rules-scoring = Am Jahresende kosten die Burgen Unterhalt und bringen ihren Ertrag, und das Schicksal greift ein. Am Ende zählen Samurai, Koku, Daimyo, Schattenkrieger, Burgen und Familie; so sieht es dann auf der Karte aus.

## What one reads of something looked at closely

look-setup = Reihum wählen alle zwei Burgplätze, dann verteilen sie geheim Samurai, Koku, Familie und Schattenkrieger.
look-year =
    { $left ->
        [0] Das letzte. Nach den zwölf Monaten kommen Unterhalt, Schicksal und Einkommen, dann wird gezählt.
        [one] Noch eines folgt. Jedes Jahr endet mit Unterhalt, Schicksal und Einkommen; danach wird die Spielreihenfolge neu ausgewürfelt.
       *[other] Noch { $left } folgen. Jedes Jahr endet mit Unterhalt, Schicksal und Einkommen; danach wird die Spielreihenfolge neu ausgewürfelt.
    }
look-month =
    { $when ->
        [gone] Er ist vorbei.
        [now] Jetzt. Alle haben darin einen Zug.
       *[yet] Kommt noch. Alle haben darin einen Zug.
    } { $left ->
        [0] Als Nächstes kommt das Jahresende.
        [one] Noch 1 Monat, dann endet das Jahr.
       *[other] Noch { $left } Monate bis zum Jahresende.
    }
look-points-rolled = Jeder Schritt einer Gruppe kostet 1, ein Angriff auch, egal wie viele Gefechte er hat. Was übrig bleibt, verfällt.
look-points-die = Erst kommt das Einkommen: Wer vorher würfelt, verliert es. Der Würfel gibt dann 1 bis 10 Aktionspunkte.
look-daimyo =
    { $count ->
        [0] Keiner ist übrig: Ein Ronin marschiert und kämpft ohne.
       *[other] In { $places }. Samurai marschieren und kämpfen nur, wo ein Daimyo führt; ohne Samurai in seiner Provinz ist er verloren. Jeder zählt { $piece } Punkte.
    }
look-shadows =
    { $count ->
        [0] Keiner ist übrig; am Jahresende kann eine Burg einen bringen.
       *[other] In { $places }. Im eigenen Zug kann jeder zu 25.000 Samurai werden, irgendwo in der Provinz. Jeder zählt { $piece } Punkte.
    }
look-castle = { $site }: Verteidigung { $defence }, { $koku } Koku im Jahr.
look-castles = Jede kostet am Jahresende { $upkeep } Koku und zählt { $piece } Punkte.
look-stacks =
    Zusammen { $samurai } Samurai, je 1 Punkt. { $own ->
        [yes] Nur du siehst, wie sie verteilt sind.
       *[no] Wie sie verteilt sind, zeigt sich erst im Kampf.
    }
look-koku = Am Ende { $points } Punkte wert. Am Jahresende sind für die Burgen { $upkeep } Koku fällig.
look-points = Samurai { $samurai }, Koku { $koku }, Daimyo { $daimyo }, Schattenkrieger { $shadows }, Burgen { $castles }, Familie { $family }.
look-state-out = Keine Samurai, Daimyo, Schattenkrieger und Burgen mehr. Die Handkarten sind abgelegt.
look-state-ronin = Marschiert und kämpft ohne Daimyo. Erhaltenes Koku wird sofort zu Samurai, was in Burgen liegt, ist eingefroren. Ein neuer Daimyo beendet das.
look-state-shield = Das Nichts hat einen Angriff aufgehoben.
look-state-truce = Eine Schicksalskarte hat ihn gestiftet; er gilt im ersten Monat des Jahres.
look-state-ready = Alles ist verteilt, im Geheimen.
look-state-distributing = Verteilt im Geheimen Samurai, Koku, Familie und Schattenkrieger.
look-element-counted = Du hast { $held } von 8; auf dem Ablagestapel: { $gone }.
look-ring = Bringt { $ring } zum Ringwert einer Karte. Eine Antwort braucht mindestens denselben Ringwert. Auf dem Ablagestapel: { $gone }.
look-family =
    { $kept ->
        [hostage] Eine Geisel: Solange du die Karte hast, darfst du im Kampf helfen, wem sie gehört. Für dich { $piece } Punkte wert.
        [captive] Gefangen, mit einer Burg erobert. Für dich { $piece } Punkte wert.
        [away] Deine Geisel: Wer die Karte hat, darf dir im Kampf helfen und bekommt ihre { $piece } Punkte.
        [dead] Tot. Am Jahresende kann eine Burg die Karte zurückbringen.
       *[own] { $piece } Punkte wert, für den, der die Karte hat. Einem anderen gegeben, macht sie ihn zum Verbündeten.
    }
look-ally = Wer eine Geisel hat, darf dem Geber helfen: mit Daimyo und Samurai im Kampf und indem er Daimyo unterstützt. Verpflichtet ist niemand.
look-factor-daimyo = Wer mehr Daimyo in den Provinzen des Kampfes hat, zählt den Unterschied dazu.
look-factor-ratio = Die größere Armee geteilt durch die kleinere, abgerundet, höchstens { $most }; gleiche Armeen bringen nichts.
look-factor-stacks = Wer mehr Gruppen hat, zählt den Unterschied dazu.
look-factor-castle = Die Verteidigung der Burg, für den Verteidiger, wenn ihr eigener Punkt angegriffen wird.
look-factor-net = Alle Faktoren zusammen. Die bessere Seite zählt sie zu ihrem Wurf, bis höchstens 20; Gleichstand gehört dem Verteidiger.
look-province = Wer alle Grenzkontrollpunkte allein hält, bekommt am Jahresende { $koku } Koku.
look-province-held = Du hältst { $held } von { $all }.
look-castle-yield = Bringt am Jahresende { $koku } Koku oder etwas anderes; kostet { $upkeep }.
look-castle-keeps = In ihr liegen { $koku } deiner Koku.
