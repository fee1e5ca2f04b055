## The game
game-name = Shogun
game-tagline = Heimlich planen, ziehen, bauen, Steuern eintreiben: Fünf Häuser ringen um das Herz Japans.
game-facts = etwa 2 Std. · anspruchsvoll
game-about = Du führst eines der großen Häuser Japans in der Zeit der streitenden Reiche. In jeder Jahreszeit planst du heimlich zehn Aktionen, jede in einer anderen Provinz: bauen, Reis und Steuern einziehen, Armeen aufstellen, ziehen; im Kampf fallen die Würfel beider Seiten in einen Turm, der einige davon für später behält. Wer nach zwei Jahren aus Provinzen, Gebäuden und Mehrheiten die meisten Siegpunkte gesammelt hat, wird Shogun.
game-provenance = Shogun ist ein Spiel von Dirk Henn, erschienen 2006 bei Queen Games; die Texte hier sind unsere eigenen. Die Regeln folgen der deutschen Spielanleitung und ihrem Beiblatt, die Werte der Provinzen sind von Scans des gedruckten Materials abgelesen. Die Mond-Seite haben wir nicht gedruckt gesehen: Welche Provinz dort zu welcher Region gehört, ist bekannt, ihre Grenzen und Seewege aber nehmen wir so an wie auf der Sonnen-Seite. Wie sich der echte Würfelturm verhält, hat niemand veröffentlicht: Wie oft er einen Würfel behält, ist von uns nachgebildet, und damit auch alle Wahrscheinlichkeiten. Die Namen der Regionen und Häuser sind von uns. Wo die Regeln schweigen, haben wir entschieden; solche Stellen tragen den Vermerk „unsere Auslegung“.

## Houses
house-takeda = Takeda
house-hojo = Hōjō
house-akechi = Akechi
house-maeda = Maeda
house-sanada = Sanada

## Regions and seasons
region-west = West
region-centre = Mitte
region-south = Süd
region-east = Ost
region-north = Nord
season-spring = Frühling
season-summer = Sommer
season-autumn = Herbst
season-winter = Winter
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
card-chest_0 = Truhenkarte 0
card-chest_1 = Truhenkarte 1
card-chest_2 = Truhenkarte 2
card-chest_3 = Truhenkarte 3
card-chest_4 = Truhenkarte 4
card-nothing = keine Karte
space-bid = Gebot
building-castle = Burg
building-temple = Tempel
building-theatre = Nō-Theater

## Actions
action-castle = Burg bauen
action-temple = Tempel bauen
action-theatre = Nō-Theater bauen
action-rice = Reis einziehen
action-tax = Steuern einziehen
action-armies_5 = 5 Armeen aufstellen
action-armies_3 = 3 Armeen aufstellen
action-army_1 = 1 Armee aufstellen/bewegen
action-battle_a = Kampf/Bewegung A
action-battle_b = Kampf/Bewegung B
action-about-castle = Zahle 3 Truhen und baue eine Burg auf einen freien Bauplatz; kein Gebäude gibt es in einer Provinz zweimal.
action-about-temple = Zahle 2 Truhen und baue einen Tempel auf einen freien Bauplatz; kein Gebäude gibt es in einer Provinz zweimal.
action-about-theatre = Zahle 1 Truhe und baue ein Nō-Theater auf einen freien Bauplatz; kein Gebäude gibt es in einer Provinz zweimal.
action-about-rice = Du bekommst den Reis der Provinz. Liegt dort schon ein Unruhemarker, kommt es zum Aufstand; wenn nicht, oder wenn du ihn niederschlägst, kommt 1 Unruhemarker dazu.
action-about-tax = Du bekommst die Truhen der Provinz. Liegt dort schon ein Unruhemarker, kommt es zum Aufstand; wenn nicht, oder wenn du ihn niederschlägst, kommt 1 Unruhemarker dazu.
action-about-armies_5 = Zahle 3 Truhen und stelle 5 Armeen auf.
action-about-armies_3 = Zahle 2 Truhen und stelle 3 Armeen auf.
action-about-army_1 = Zahle 1 Truhe und stelle 1 Armee auf; danach darfst du beliebig viele Armeen in eine angrenzende eigene Provinz ziehen, mindestens 1 bleibt zurück.
action-about-battle_a = Ziehe 1 oder mehr Armeen in eine angrenzende Provinz, mindestens 1 bleibt zurück. Gehört sie dir nicht, kommt es zum Kampf.
action-about-battle_b = Ziehe 1 oder mehr Armeen in eine angrenzende Provinz, mindestens 1 bleibt zurück. Gehört sie dir nicht, kommt es zum Kampf.

## Special cards
special-chest = +1 Truhe
special-rice = +1 Reis
special-armies = 6 Armeen
special-attack = +1 Armee beim Angriff
special-defence = +1 Armee beim Verteidigen
special-about-chest = Deine Aktion „Steuern einziehen“ bringt 1 Truhe mehr.
special-about-rice = Deine Aktion „Reis einziehen“ bringt 1 Reis mehr.
special-about-armies = Mit der Aktion „5 Armeen aufstellen“ stellst du 6 Armeen auf; der Preis bleibt gleich.
special-about-attack = Bei jedem deiner Angriffe mit Kampf/Bewegung A und B kommt 1 Armee aus deinem Vorrat mit in den Turm.
special-about-defence = Wirst du mit Kampf/Bewegung A oder B angegriffen, kommt jedes Mal 1 Armee aus deinem Vorrat mit in den Turm.

## Events
event-theatre_5 = Besänftigendes Schauspiel (5)
event-theatre_7 = Besänftigendes Schauspiel (7)
event-farmers_3 = Bewaffnete Bauern (3)
event-castle_2 = Feste Mauern (2)
event-castle_6 = Feste Mauern (6)
event-temple_3 = Tempelfrieden (3)
event-temple_4 = Tempelfrieden (4)
event-tax_most_0 = Niedrige Steuern (0)
event-tax_least_2 = Hohe Steuern (2)
event-rice_least_3 = Gute Ernte (3)
event-rice_most_4 = Schlechte Ernte (4)
event-recruit_1 = Wenige Rekruten (1)
event-about-theatre_5 = Wer ein Nō-Theater baut, entfernt 1 Unruhemarker aus der Provinz.
event-about-theatre_7 = Wer ein Nō-Theater baut, entfernt 1 Unruhemarker aus der Provinz.
event-about-farmers_3 = Eine angegriffene neutrale Provinz wird von 2 Bauern verteidigt statt von 1.
event-about-castle_2 = Wird eine Provinz mit Burg angegriffen, erhält der Verteidiger 1 zusätzliche Armee aus seinem Vorrat.
event-about-castle_6 = Wird eine Provinz mit Burg angegriffen, erhält der Verteidiger 1 zusätzliche Armee aus seinem Vorrat.
event-about-temple_3 = Provinzen mit Tempel dürfen nicht angegriffen werden.
event-about-temple_4 = Provinzen mit Tempel dürfen nicht angegriffen werden.
event-about-tax_most_0 = Die Aktion „Steuern einziehen“ bringt höchstens 5 Truhen.
event-about-tax_least_2 = Die Aktion „Steuern einziehen“ bringt mindestens 6 Truhen.
event-about-rice_least_3 = Die Aktion „Reis einziehen“ bringt mindestens 4 Reis.
event-about-rice_most_4 = Die Aktion „Reis einziehen“ bringt höchstens 3 Reis.
event-about-recruit_1 = Mit „5 Armeen aufstellen“ und „3 Armeen aufstellen“ gibt es zum selben Preis nur 3 und 2 Armeen.

## Options
option-side = Spielplanseite
option-start = Start
option-tower = Würfelturm
option-may_decline_move = Auf Kampf/Bewegung verzichten
side-sun = Sonne
side-moon = Mond
start-draft = Provinzen wählen
start-prescribed = Vorgegeben
tower-baffles = Realistisch (zwei Böden)
tower-flat = Einfach (feste Chancen)
may_decline_move-false = nein
may_decline_move-true = ja
option-about-side = Die beiden Seiten fassen dieselben Provinzen zu verschiedenen Regionen zusammen. Grenzen und Seewege der Mond-Seite haben wir nicht gedruckt gesehen und nehmen sie so an wie auf der Sonnen-Seite.
option-about-start = Provinzen wählen: Karte für Karte. Vorgegeben: die Startaufstellung der Spielanleitung für den Einstieg, zufällig verteilt; nur auf der Sonnen-Seite.
option-about-tower = Zwei Böden: Auf jedem kann ein Würfel liegen bleiben, und spätere können ihn losschlagen. Feste Chancen: Ein geworfener Würfel fällt in 2 von 3 Fällen heraus, ein liegender in 1 von 3. Beides ist unsere Nachbildung des Turms aus Karton.
option-about-may_decline_move = Nach den Regeln muss kämpfen oder ziehen, wer es kann. Mit „ja“ darf man darauf verzichten.

## Phases
phase-draft = Wahl der Provinzen
phase-plan = Planung
phase-place = Spielerreihenfolge
phase-actions = Aktionen
phase-winter = Winter
phase-over = Spielende

## Whom the game waits for
decision-draft = { $name } wählt eine Provinz
decision-group = { $name } wählt eine Armeegruppe
decision-plan = { $name } plant
decision-place = { $name } wählt einen Platz in der Spielerreihenfolge
decision-march = { $name } entscheidet über Kampf oder Bewegung
decision-move = { $name } entscheidet über eine Bewegung
decision-revolt = { $name } wählt den nächsten Aufstand

## What to do now
prompt-draft = Nimm eine der offenen Provinzkarten oder die oberste Karte vom verdeckten Stapel.
prompt-group = Wähle die Armeegruppe, die nach { $province } kommt.
prompt-plan =
    { $left ->
        [one] Wähle eine Karte für „{ $space }“; es ist das letzte leere Feld.
       *[other] Wähle eine Karte für „{ $space }“; { $left } Felder sind noch leer.
    }
prompt-plan-ready = Alle Felder sind belegt: Tippe auf „Fertig“ oder ändere deinen Plan.
prompt-place = Wähle einen Platz: Er bestimmt, wann du dran bist; seine Sonderkarte gilt diese Runde.
prompt-march = { $action }: Wähle, wohin die Armeen aus { $province } ziehen.
prompt-march-armies = Wie viele Armeen ziehen von { $from } nach { $to }?
prompt-move = Du darfst Armeen aus { $province } in eine angrenzende eigene Provinz ziehen oder sie dort lassen.
prompt-revolt =
    { $farmers ->
        [one] Wähle, welcher Aufstand als Nächstes ausgetragen wird; 1 Bauer kommt hinzu.
       *[other] Wähle, welcher Aufstand als Nächstes ausgetragen wird; { $farmers } Bauern kommen hinzu.
    }

## Choices
move-take = { $province } nehmen
    .group = Offene Karten
    .short = { $province }
move-take_top = Die oberste verdeckte Karte nehmen
move-renew = Beide offenen Karten unter den Stapel legen und zwei neue aufdecken
move-group =
    { $armies ->
        [one] Die Gruppe mit 1 Armee einsetzen
       *[other] Die Gruppe mit { $armies } Armeen einsetzen
    }
    .group = Armeegruppe
    .short = { $armies }
move-plan = { $space }: { $card }
    .group = { $space }
    .short = { $card }
move-take_off = Karte von „{ $space }“ zurücknehmen
    .group = Zurücknehmen
    .short = { $space }
move-ready = Fertig
move-not_ready = Doch noch nicht fertig
move-place = Platz { $place } mit der Sonderkarte „{ $special }“ nehmen
    .group = Plätze
    .short = { $place } · { $special }
move-target =
    { $whose ->
        [own] Nach { $province } ziehen
        [neutral] { $province } angreifen (neutral)
       *[other] { $province } angreifen ({ $owner })
    }
    .group =
    { $whose ->
        [own] Bewegung
       *[other] Angriff
    }
    .short =
    { $whose ->
        [own] { $province }
        [neutral] { $province } (neutral)
       *[other] { $province } ({ $owner })
    }
move-armies =
    { $armies ->
        [one] Mit 1 Armee ziehen
       *[other] Mit { $armies } Armeen ziehen
    }
    .group = Armeen
    .short = { $armies }
move-stay = Nicht ziehen
move-revolt = Aufstand in { $province } austragen
    .group = Aufstände
    .short = { $province }

## What happened
event-column = { $name } beginnt mit den Provinzen der Spalte { $column }.
event-draft_opened = Aufgedeckt: { $provinces }.
event-took =
    { $from ->
        [open] { $name } nimmt { $province }.
       *[stack] { $name } nimmt die oberste Karte vom Stapel: { $province }.
    }
event-renewed = { $name } legt unter den Stapel: { $provinces }.
event-settled =
    { $armies ->
        [one] { $name } besetzt { $province } mit 1 Armee.
       *[other] { $name } besetzt { $province } mit { $armies } Armeen.
    }
event-tower_filled = In den Würfelturm kommen { $thrown }. Was herausfällt, geht zurück in den Vorrat: { $out }.
event-events_opened = Ereignisse des { $year }. Jahres (in Klammern der Reisverlust im Winter): { $events }.
event-season =
    { $season ->
        [spring] Frühling im { $year }. Jahr.
        [summer] Sommer im { $year }. Jahr.
       *[autumn] Herbst im { $year }. Jahr.
    } Die ersten fünf Aktionen: { $actions }. Sonderkarten auf den Plätzen 1 bis 5: { $specials }.
event-ready = { $name } ist fertig.
event-not_ready = { $name } ist doch noch nicht fertig.
event-event =
    Ereignis der Runde: { $event ->
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
        [0] { $name } bietet { $card }.
        [one] { $name } bietet { $card } und zahlt 1 Truhe.
       *[other] { $name } bietet { $card } und zahlt { $paid } Truhen.
    }
event-bid_order =
    { $tied_count ->
        [0] Reihenfolge der Platzwahl: { $seats_names }.
       *[other] Reihenfolge der Platzwahl: { $seats_names }. Bei gleichem Gebot hat das Los entschieden: { $tied_names }.
    }
event-place_taken = { $name } nimmt Platz { $place } mit der Sonderkarte „{ $special }“.
event-action = Aktion { $number }: { $action }.
event-action_opened = Aktionskarte { $number } wird aufgedeckt: { $action }.
event-shown = { $name } deckt bei „{ $action }“ auf: { $card }.
event-void =
    { $why ->
        [money] { $name } kann „{ $action }“ in { $province } nicht bezahlen: Die Aktion fällt aus.
        [armies] { $name } hat in { $province } zu wenig Armeen für „{ $action }“: Die Aktion fällt aus.
        [supply] { $name } hat für „{ $action }“ in { $province } zu wenig Armeen im Vorrat: Die Aktion fällt aus.
        [site] { $name } findet in { $province } keinen freien Bauplatz für „{ $action }“: Die Aktion fällt aus.
        [kind] { $name } hat in { $province } schon ein solches Gebäude: „{ $action }“ fällt aus.
        [stock] { $name } kann „{ $action }“ in { $province } nicht ausführen, im Vorrat ist kein solches Gebäude mehr: Die Aktion fällt aus.
       *[target] { $name } findet von { $province } aus kein Ziel: „{ $action }“ fällt aus.
    }
event-built =
    { $building ->
        [castle] { $name } baut für 3 Truhen eine Burg in { $province }.
        [temple] { $name } baut für 2 Truhen einen Tempel in { $province }.
       *[theatre] { $name } baut für 1 Truhe ein Nō-Theater in { $province }.
    }
event-collected =
    { $goods ->
        [rice] { $name } zieht in { $province } { $amount } Reis ein (jetzt { $total }).
       *[chests] { $amount ->
            [one] { $name } zieht in { $province } 1 Truhe Steuern ein (jetzt { $total }).
           *[other] { $name } zieht in { $province } { $amount } Truhen Steuern ein (jetzt { $total }).
        }
    }
event-unrest =
    { $change ->
        [1] { $markers ->
            [one] Unruhe in { $province }: 1 Unruhemarker.
           *[other] Die Unruhe in { $province } wächst: { $markers } Unruhemarker.
        }
       *[other] { $markers ->
            [0] In { $province } kehrt Ruhe ein: Der Unruhemarker wird entfernt.
            [one] In { $province } wird ein Unruhemarker entfernt, 1 bleibt.
           *[other] In { $province } wird ein Unruhemarker entfernt, { $markers } bleiben.
        }
    }
event-recruited =
    { $name } stellt für { $paid ->
        [one] 1 Truhe
       *[other] { $paid } Truhen
    } in { $province } { $armies ->
        [one] 1 Armee auf.
       *[other] { $armies } Armeen auf.
    }
event-moved =
    { $armies ->
        [one] { $name } zieht mit 1 Armee von { $from } nach { $to }.
       *[other] { $name } zieht mit { $armies } Armeen von { $from } nach { $to }.
    }
event-stayed = { $name } lässt die Armeen in { $province }.
event-attacked =
    { $armies ->
        [one] { $name } greift mit 1 Armee von { $from } aus
       *[other] { $name } greift mit { $armies } Armeen von { $from } aus
    } { $defender ->
        [no] das neutrale { $to } an.
       *[other] { $to } an ({ $defender_name }).
    }
event-rose =
    Aufstand der Bauern in { $province } gegen { $name }: { $markers ->
        [0] keine Unruhemarker
        [one] 1 Unruhemarker
       *[other] { $markers } Unruhemarker
    }{ $extra ->
        [0] .
        [one] , dazu 1 Bauer wegen Reismangels.
       *[other] , dazu { $extra } Bauern wegen Reismangels.
    }
event-thrown =
    In den Turm kommen { $armies }{ $bonus_count ->
        [0] {""}
       *[other] , zusätzlich { $bonus }
    }{ $tray_count ->
        [0] .
       *[other] , und aus der Schale { $tray }.
    } Nun liegen in der Schale: { $out }.
event-battle =
    Kampf um { $province }: { $defender ->
        [no] { $name } { $attackers }, Bauern { $farmers }.
       *[other] { $helping ->
            [yes] { $name } { $attackers }, { $defender_name } { $defenders } { $farmers ->
                [0] ohne Bauern.
                [one] mit 1 Bauern.
               *[other] mit { $farmers } Bauern.
            }
           *[no] { $name } { $attackers }, { $defender_name } { $defenders }; die Bauern halten sich heraus.
        }
    } { $winner ->
        [no] { $defender ->
            [no] Die Provinz bleibt neutral.
           *[other] Die Provinz wird neutral.
        }
       *[other] { $kept ->
            [one] { $winner_name } gewinnt und behält dort 1 Armee.
           *[other] { $winner_name } gewinnt und behält dort { $kept } Armeen.
        }
    }
event-quelled =
    Aufstand in { $province }: { $name } { $armies }, Bauern { $farmers }. { $won ->
        [yes] { $kept ->
            [one] Er ist niedergeschlagen, 1 Armee bleibt.
           *[other] Er ist niedergeschlagen, { $kept } Armeen bleiben.
        }
       *[no] Die Provinz ist verloren.
    }
event-card_lost =
    { $to ->
        [no] { $name } legt die Karte von { $province } in den Vorrat zurück
       *[other] { $name } gibt die Karte von { $province } an { $to_name } ab
    }{ $space ->
        [no] {""}
        [bid] , vom Versteigerungsfeld
        [castle] , vom Feld „{ action-castle }“
        [temple] , vom Feld „{ action-temple }“
        [theatre] , vom Feld „{ action-theatre }“
        [rice] , vom Feld „{ action-rice }“
        [tax] , vom Feld „{ action-tax }“
        [armies_5] , vom Feld „{ action-armies_5 }“
        [armies_3] , vom Feld „{ action-armies_3 }“
        [army_1] , vom Feld „{ action-army_1 }“
        [battle_a] , vom Feld „{ action-battle_a }“
       *[battle_b] , vom Feld „{ action-battle_b }“
    }.
event-razed =
    { $buildings_count ->
        [0] { $province } ist neutral und leer.
       *[other] { $province } ist neutral und leer; zerstört: { $buildings }.
    }
event-round_ended =
    { $season ->
        [spring] Der Frühling im { $year }. Jahr ist vorbei: Die Karten gehen auf die Hand zurück.
        [summer] Der Sommer im { $year }. Jahr ist vorbei: Die Karten gehen auf die Hand zurück.
       *[autumn] Der Herbst im { $year }. Jahr ist vorbei: Die Karten gehen auf die Hand zurück.
    }
event-winter =
    { $loss ->
        [0] Winter im { $year }. Jahr: Niemand verliert Reis.
       *[other] Winter im { $year }. Jahr: Alle verlieren { $loss } Reis.
    }
event-supplied =
    { $missing ->
        [0] { $provinces ->
            [0] { $name } hat { $rice } Reis und keine Provinz zu versorgen.
            [one] { $name } hat { $rice } Reis und versorgt die eine Provinz.
           *[other] { $name } hat { $rice } Reis und versorgt alle { $provinces } Provinzen.
        }
       *[other] { $provinces ->
            [one] { $name } hat { $rice } Reis für 1 Provinz
           *[other] { $name } hat { $rice } Reis für { $provinces } Provinzen
        }, { $missing } zu wenig: { $revolts ->
            [one] 1 Aufstand mit
           *[other] { $revolts } Aufstände mit jeweils
        } { $farmers ->
            [one] 1 zusätzlichen Bauern.
           *[other] { $farmers } zusätzlichen Bauern.
        }
    }
event-revolts_drawn = Für Aufstände gegen { $name } gezogen: { $provinces }.
event-majority =
    { $building ->
        [castle] Meiste Burgen in der Region { $region }
        [temple] Meiste Tempel in der Region { $region }
       *[theatre] Meiste Nō-Theater in der Region { $region }
    }: { $seats_names }, { $seats_count ->
        [one] { $points ->
            [one] 1 Siegpunkt.
           *[other] { $points } Siegpunkte.
        }
       *[other] { $points ->
            [0] Gleichstand: keine Siegpunkte.
            [one] Gleichstand: je 1 Siegpunkt.
           *[other] Gleichstand: je { $points } Siegpunkte.
        }
    }
event-scored =
    { $name } erhält { $points ->
        [one] 1 Siegpunkt
       *[other] { $points } Siegpunkte
    } (gesamt { $total }): Provinzen { $provinces }, Gebäude { $buildings }, Mehrheiten an Burgen { $castle }, Tempeln { $temple }, Nō-Theatern { $theatre }.
event-year_ended = Das { $year }. Jahr ist vorbei: Alle Unruhemarker werden entfernt, und übriger Reis verfällt.
event-ranked =
    { $winners_count ->
        [one] { $name } gewinnt und wird Shogun.
       *[other] { $winners_names } teilen sich den Sieg.
    }

## Why a move is refused
refusal-not-open = Die Karte von { $province } liegt nicht offen.
refusal-stack-empty = Im Stapel ist keine Karte mehr.
refusal-card-kept = Du hast { $province } genommen: Wähle die Armeegruppe, die dorthin kommt.
refusal-take-first = Nimm zuerst eine Provinzkarte.
refusal-group-gone = Du hast keine Armeegruppe mit { $armies } Armeen mehr.
refusal-renew-refused = Neue Karten darfst du nur aufdecken, wenn beide offenen dieselben sind wie bei deiner letzten Wahl, und bei jeder Wahl nur einmal.
refusal-province-out = { $province } spielt zu dritt nicht mit.
refusal-card-not-yours = Diese Karte hast du nicht: { $card }.
refusal-card-there = Auf „{ $space }“ liegt diese Karte schon: { $card }.
refusal-bid-too-dear =
    { $chests ->
        [one] So viel kannst du nicht bieten, du hast nur 1 Truhe: { $card }.
       *[other] So viel kannst du nicht bieten, du hast nur { $chests } Truhen: { $card }.
    }
refusal-cards-reach = Leer bleiben darf ein Feld nur, wenn deine Karten nicht reichen.
refusal-space-empty = Auf „{ $space }“ liegt keine Karte.
refusal-plan-unfinished =
    { $count ->
        [one] Ein Feld ist noch leer.
       *[other] { $count } Felder sind noch leer.
    }
refusal-not-ready-yet = Du hast dich noch nicht fertig gemeldet.
refusal-place-taken = Platz { $place } ist schon besetzt.
refusal-march-elsewhere = Die Armeen stehen schon in { $province }: Wähle eine angrenzende Provinz.
refusal-not-adjacent = { $province } grenzt nicht an { $from }.
refusal-target-chosen = { $province } ist schon das Ziel.
refusal-own-only = { $province } gehört dir nicht: Diese Aktion erlaubt keinen Kampf.
refusal-temple-protects = { $province } hat einen Tempel und darf in dieser Runde nicht angegriffen werden.
refusal-target-first = Wähle zuerst, wohin du ziehst.
refusal-leave-one =
    { $armies ->
        [one] In { $province } steht nur 1 Armee, und eine muss zurückbleiben.
       *[other] In { $province } stehen { $armies } Armeen, und eine muss zurückbleiben.
    }
refusal-must-march = Du kannst diese Aktion durchführen, also musst du es auch tun.
refusal-no-revolt-there = In { $province } gibt es keinen Aufstand.
refusal-prescribed-sun-only = Die vorgegebene Startaufstellung gibt es nur auf der Sonnen-Seite.
refusal-wrong-time =
    { $decision ->
        [draft] Das geht jetzt nicht: Wähle eine Provinzkarte.
        [group] Das geht jetzt nicht: Wähle eine Armeegruppe.
        [plan] Das geht jetzt nicht: Du planst gerade.
        [place] Das geht jetzt nicht: Wähle einen Platz in der Spielerreihenfolge.
        [march] Das geht jetzt nicht: Entscheide über Kampf oder Bewegung.
        [move] Das geht jetzt nicht: Ziehe mit Armeen oder lass sie stehen.
        [revolt] Das geht jetzt nicht: Wähle den nächsten Aufstand.
       *[other] Das geht an dieser Stelle nicht.
    }

## Scores
score-provinces = Provinzen
score-buildings = Gebäude
score-castle = Meiste Burgen
score-temple = Meiste Tempel
score-theatre = Meiste Nō-Theater
score-winter = { $year }. Winter
score-total = Gesamt
score-chests = Truhen
score-rank = Platz
score-tie = Gleich viele Siegpunkte: Es zählen die Truhen.
score-shared = Gleich viele Siegpunkte und Truhen: Der Sieg wird geteilt.

## The board
board-year = { $year }. Jahr
board-players = Spieler
board-map = Karte der Provinzen
board-points = Punkte
board-chests = Truhen
board-rice = Reis
board-supply = Vorrat
board-provinces = Provinzen
board-cards = Karten
board-hand = Hand
board-plan = Plan
board-order = Spielerreihenfolge
board-place = Platz
board-special = Sonderkarte
board-specials = Sonderkarten
board-actions = Aktionen
board-region = Region
board-unrest = Unruhe
board-sites = Bauplätze
board-letter-castle = B
board-letter-temple = T
board-letter-theatre = N
board-stock = Allgemeiner Vorrat
board-farmers = Bauern
board-tower = Würfelturm
board-tray = Schale
board-neutral = neutral
board-out = nicht im Spiel
board-ready = fertig
board-planning = plant noch
board-nothing = nichts
board-hidden = verdeckt
board-yields =
    { $chests ->
        [one] 1 Truhe
       *[other] { $chests } Truhen
    }, { $rice } Reis
board-armies-count =
    { $count ->
        [0] keine Armeen
        [one] 1 Armee
       *[other] { $count } Armeen
    }
board-cards-count =
    { $count ->
        [0] keine Karten
        [one] 1 Karte
       *[other] { $count } Karten
    }
board-unrest-count =
    { $count ->
        [0] keine Unruhe
        [one] 1 Unruhemarker
       *[other] { $count } Unruhemarker
    }
board-sites-free =
    { $count ->
        [0] kein Bauplatz frei
        [one] 1 Bauplatz frei
       *[other] { $count } Bauplätze frei
    }
board-neighbours = Angrenzend
board-sea = Über den Seeweg
board-sea-assumed = Grenzen und Seewege der Mond-Seite sind so angenommen wie auf der Sonnen-Seite.
board-neutral-defended =
    { $count ->
        [one] Neutral: 1 Bauer verteidigt sie.
       *[other] Neutral: { $count } Bauern verteidigen sie.
    }
board-farmers-help = Keine Unruhe: Bauern in der Schale helfen bei der Verteidigung.
board-farmers-stand-by = Unruhe: Bauern helfen nicht bei der Verteidigung.
board-would-revolt =
    { $count ->
        [one] Wer hier Reis oder Steuern einzieht, löst einen Aufstand mit 1 Bauern aus.
       *[other] Wer hier Reis oder Steuern einzieht, löst einen Aufstand mit { $count } Bauern aus.
    }
board-temple-protected = Darf in dieser Runde nicht angegriffen werden.
board-can-be-attacked = kann angegriffen werden
board-can-be-entered = Armeen können hierher ziehen
board-can-be-taken = kann genommen werden
board-revolt-next = Aufstand kann als Nächstes ausgetragen werden
board-card-in-hand = Karte auf der Hand
board-planned = geplant: { $action }
board-target = Ziel der Bewegung
board-standing = Zwischenstand
board-rice-certain =
    { $missing ->
        [0] { $rice } Reis für { $provinces ->
                [one] 1 Provinz
               *[other] { $provinces } Provinzen
            }: genug, wenn der Winter { $loss ->
                [0] nichts
               *[other] nicht mehr als { $loss }
            } nimmt
        [one] { $rice } Reis für { $provinces ->
                [one] 1 Provinz
               *[other] { $provinces } Provinzen
            }{ $loss ->
                [0] {""}
               *[other] , und der Winter nimmt mindestens { $loss }
            }: 1 Provinz hungert
       *[other] { $rice } Reis für { $provinces ->
                [one] 1 Provinz
               *[other] { $provinces } Provinzen
            }{ $loss ->
                [0] {""}
               *[other] , und der Winter nimmt mindestens { $loss }
            }: { $missing } Provinzen hungern
    }
board-loss-range =
    { $known ->
        [yes] Der Winter nimmt allen { $least } Reis.
       *[no] Der Winter nimmt allen mindestens { $least } und höchstens { $most } Reis; hier mit { $least }.
    }
board-winter-now = Wenn jetzt Winter wäre
board-winter-supply = Versorgung
board-all-fed = Alle sind versorgt.
board-some-hungry =
    { $count ->
        [one] In 1 Provinz kommt es zum Aufstand.
       *[other] In { $count } Provinzen kommt es zum Aufstand.
    }
board-legend = Regionen

## The board: seasons, events, actions, order
board-event = Ereignis der Runde
board-events-open = Kommende Ereignisse
board-events-gone = Vergangene Ereignisse
board-loss =
    { $loss ->
        [0] Winter: kein Reisverlust
       *[other] Winter: −{ $loss } Reis
    }
board-last-is-winter = Die Karte, die übrig bleibt, bestimmt den Winter.
board-action-number = Aktion { $number } von 10
board-if-winter = Punkte dazu, wenn jetzt Winter wäre (ohne die Aufstände)
board-layers = Was die Karte zeigt
board-layer-values = Werte
board-layer-buildings = Gebäude
board-layer-regions = Regionen
board-action-hidden = Nach jeder Aktion wird die nächste verdeckte Karte aufgedeckt.
board-action-done = vorbei
board-action-now = jetzt
board-special-free = frei
board-special-unused = in dieser Runde ohne Wirkung
board-bidding-order = Reihenfolge der Wahl
board-bids = Gebote
board-bids-tied = Gleiche Gebote: Über die Reihenfolge von { $names } hat das Los entschieden
board-chooses-now = wählt jetzt
board-place-number = Platz { $place }
board-shown-cards = Aufgedeckte Karten
board-not-shown = noch nicht aufgedeckt
board-event-none = Das Ereignis wird nach der Planung gezogen

## Looked at closely
look-space =
    { $known ->
        [yes] In dieser Runde ist das Aktion { $number }.
       *[no] Wann sie in dieser Runde kommt, ist noch verdeckt.
    }
look-nothing = Keine Karte: Die Aktion fällt aus.
look-chest-card =
    { $count ->
        [0] Auf einer Aktion: diesmal nicht. Als Gebot kostet sie nichts, aber du wählst nach allen, die Truhen oder eine Provinz bieten.
        [one] Auf einer Aktion: diesmal nicht, die Zahl bedeutet dort nichts. Als Gebot kostet sie 1 Truhe.
       *[other] Auf einer Aktion: diesmal nicht, die Zahl bedeutet dort nichts. Als Gebot kostet sie { $count } Truhen.
    }
look-bid = Zuerst wählen Gebote von 4, 3, 2 und 1 Truhen, dann Provinzkarten, dann die Truhenkarte 0, zuletzt wer keine Karte gelegt hat. Bei gleichen Geboten entscheidet das Los.
look-event-none = Sind alle mit der Planung fertig, wird eines der offenen Ereignisse gezogen: Es gilt in dieser Runde für alle.
look-event-now = Es gilt für alle bis zum Ende dieser Runde.
look-place-order = Wer Platz { $place } nimmt, ist bei jeder Aktion dieser Runde an dieser Stelle dran.
look-season =
    { $season ->
        [winter] Jede Provinz braucht 1 Reis, hungrige Bauern erheben sich, dann wird gewertet. { $year ->
            [1] Nach diesem Winter beginnt das zweite Jahr.
           *[other] Mit diesem Winter endet das Spiel.
        }
       *[other] Frühling, Sommer und Herbst sind je eine Runde: planen, bieten, zehn Aktionen. Dann wird im Winter gewertet. Gespielt werden zwei Jahre.
    }
look-region = Wer in einer Region die meisten Gebäude einer Art hat, bekommt jeden Winter zusätzliche Punkte.
look-majority =
    { $held ->
        [yes] { $what }: { $names } ({ $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        }).
       *[no] { $what }: noch niemand.
    }
look-ready =
    { $ready ->
        [yes] { $name } ist mit der Planung fertig. Die Karten bleiben geheim, bis sie aufgedeckt werden.
       *[no] { $name } plant noch, und niemand sonst sieht, was.
    }
look-turn = Reihenfolge in dieser Runde: { $names }.
look-chests = Mit Truhen bezahlst du Gebäude, Armeen und Gebote; am Ende entscheiden sie bei Gleichstand. Alle sehen, wie viele du hast.
look-rice = Im Winter braucht jede Provinz 1 Reis. Fehlt welcher, gibt es Aufstände; was übrig bleibt, verfällt.
look-points = Jeden Winter: 1 Punkt je Provinz, 1 je Gebäude, dazu Punkte für die meisten Gebäude einer Art in einer Region. Beide Winter zählen.
look-points-now =
    { $points ->
        [one] Käme jetzt der Winter: 1 Punkt mehr, ohne Aufstände ({ $parts }).
       *[other] Käme jetzt der Winter: { $points } Punkte mehr, ohne Aufstände ({ $parts }).
    }
look-provinces = Jede bringt im Winter 1 Punkt und braucht 1 Reis.
look-supply = So viele Armeen kannst du noch aufstellen. Alle haben insgesamt { $count }; was in Turm und Schale liegt, fehlt hier.
look-cards = Provinzkarten und Truhenkarten. Welche Provinz auf welcher Aktion liegt, bleibt geheim, bis sie aufgedeckt wird.

## The board: draft
board-draft = Offene Provinzkarten
board-draft-stack =
    { $count ->
        [0] keine Karten im Stapel
        [one] 1 Karte im Stapel
       *[other] { $count } Karten im Stapel
    }
board-draft-under = Bekannte Karten unten im Stapel
board-groups = Armeegruppen
board-groups-left = noch einzusetzen: { $groups }

## The board: planning
board-plan-own = Dein Plan
board-plan-hint = Tippe eine Karte an, dann ein Feld. Provinzkarte: Die Aktion findet dort statt. Truhenkarte: Sie findet nicht statt.
board-plan-bid-hint = Eine Truhenkarte kostet so viele Truhen, wie sie zeigt; eine Provinzkarte kostet nichts, aber dort findet in dieser Runde keine Aktion statt.
board-plan-empty = leer
board-plan-skipped = findet nicht statt
board-plan-left-empty = bleibt leer
board-plan-nothing-left =
    { $count ->
        [one] Deine Karten reichen nicht: 1 Feld darf leer bleiben.
       *[other] Deine Karten reichen nicht: { $count } Felder dürfen leer bleiben.
    }
board-plan-price = kostet { $price }
board-plan-too-dear = mehr, als du jetzt hast
board-plan-waits-for = Warten auf { $names }
board-plan-shown = aufgedeckt
board-lost = verloren
board-plan-laid = { $count } von { $of } Feldern belegt
board-plan-tax =
    { $count ->
        [one] Steuern laut Karte: 1 Truhe
       *[other] Steuern laut Karte: { $count } Truhen
    }
board-plan-rice = Reis laut Karte: { $count }
board-plan-costs-of =
    { $chests ->
        [one] Der Plan kostet { $cost }, du hast 1 Truhe
       *[other] Der Plan kostet { $cost } von deinen { $chests } Truhen
    }
board-space =
    { $space ->
        [army_1] 1 Armee aufst./bew.
       *[other] { $name }
    }
board-plan-picked = Gewählt: { $card }. Tippe nun ein Feld an.
board-plan-space-picked = Tippe nun eine Karte für „{ $space }“ an.
board-plan-back = Zurück auf die Hand
board-plan-fill = Rest belegen
board-plan-again = Wie zuletzt
board-plan-put-down = Auswahl aufheben
board-plan-number = Aktion { $number } in dieser Runde

## The board: march
board-march = Armeen aus { $province } ziehen
board-march-how-many = Wie viele Armeen?
board-march-stays =
    { $count ->
        [one] 1 Armee bleibt zurück
       *[other] { $count } Armeen bleiben zurück
    }
board-march-move = Bewegung
board-march-attack = Angriff
board-march-targets = Mögliche Ziele
board-march-does-move =
    { $armies ->
        [one] 1 Armee zieht von { $from } nach { $to }.
       *[other] { $armies } Armeen ziehen von { $from } nach { $to }.
    }
board-march-does-attack =
    { $armies ->
        [one] 1 Armee greift von { $from } aus { $to } an: Alle beteiligten Würfel kommen in den Turm.
       *[other] { $armies } Armeen greifen von { $from } aus { $to } an: Alle beteiligten Würfel kommen in den Turm.
    }
board-march-defended =
    { $armies ->
        [one] { $name } verteidigt die Provinz mit 1 Armee.
       *[other] { $name } verteidigt die Provinz mit { $armies } Armeen.
    }
board-odds = Was dabei herauskommen kann
board-odds-told =
    { $won ->
        [0] Das gewinnst du fast nie
        [10] Das gewinnst du fast immer
       *[other] Du gewinnst in etwa { $won } von 10 Fällen
    }{ $kept ->
        [0] .
        [one] {" "}und behältst im Schnitt 1 Armee.
       *[other] {" "}und behältst im Schnitt { $kept } Armeen.
    }
board-odds-win = Du eroberst sie: { $chance } %
board-odds-part =
    { $count ->
        [one] 1 Armee bleibt übrig: { $chance } %
       *[other] { $count } Armeen bleiben übrig: { $chance } %
    }
board-odds-held = { $name } hält sie: { $chance } %
board-odds-bare = Niemand bleibt übrig: { $chance } %
board-odds-neutral = Sie bleibt neutral: { $chance } %
board-close = Schließen

## The board: tower and battle
board-tower-how = Wie viele Würfel jeder Farbe im Turm sind, wissen alle; wo darin sie liegen, weiß niemand.
board-battle = Kampf um { $province }
board-revolt = Aufstand in { $province }
board-thrown-in = Geworfen
board-came-out = In der Schale
board-bonus = Zusätzlich
board-from-tray = Aus der Schale
board-wins =
    { $count ->
        [one] { $name } gewinnt mit 1 Armee
       *[other] { $name } gewinnt mit { $count } Armeen
    }
board-draw = Niemand gewinnt: Die Provinz ist neutral und leer
board-attack-failed = Der Angriff scheitert: Die Provinz bleibt neutral
board-revolt-won =
    { $count ->
        [one] niedergeschlagen, 1 Armee bleibt
       *[other] niedergeschlagen, { $count } Armeen bleiben
    }
board-revolt-lost = verloren: Die Provinz ist neutral und leer
board-against = gegen
board-farmers-defend = Neutrale Provinz: Bauern verteidigen sie.
board-farmers-revolt = Bei einem Aufstand stehen alle Bauern in der Schale gegen die Armeen.
board-tower-filled = Die Grundfüllung des Turms vor dem Spiel

## The board: winter
board-winter = Winter
board-winter-missing = Es fehlen
board-winter-fed = alle versorgt
board-winter-revolts = Aufstände
board-winter-farmers =
    { $count ->
        [one] +1 Bauer
       *[other] +{ $count } Bauern
    }
board-majority =
    { $building ->
        [castle] Meiste Burgen
        [temple] Meiste Tempel
       *[theatre] Meiste Nō-Theater
    }
board-majority-points =
    { $points ->
        [one] 1 Siegpunkt
       *[other] { $points } Siegpunkte
    }
board-majority-each =
    { $points ->
        [0] Gleichstand, keine Siegpunkte
        [one] Gleichstand, je 1 Siegpunkt
       *[other] Gleichstand, je { $points } Siegpunkte
    }
board-majority-nobody = niemand
board-winter-event =
    { $loss ->
        [0] Winter: Niemand verliert Reis
       *[other] Winter: Alle verlieren { $loss } Reis
    }
board-winter-rice = Übriger Reis
board-winter-safe = kein Aufstand
board-winter-choose = Wähle, welcher Aufstand als Nächstes ausgetragen wird
board-winter-fight =
    { $province }: { $armies ->
        [one] 1 Armee
       *[other] { $armies } Armeen
    } gegen { $farmers ->
        [one] 1 Bauern
       *[other] { $farmers } Bauern
    } und die Schale
board-score-how = 1 Siegpunkt für jede Provinz und jedes Gebäude; in jeder Region { $castle } für die meisten Burgen, { $temple } für die meisten Tempel, { $theatre } für die meisten Nō-Theater; bei Gleichstand je 1 weniger.
board-score-regions = Mehrheiten nach Regionen

## What a hint speaks of
feature-points = erzielte Siegpunkte
feature-provinces = Provinzen
feature-buildings = Gebäude
feature-majorities = Mehrheiten nach jetzigem Stand
feature-prospects = Aussicht auf Mehrheiten
feature-chests = Truhen
feature-shortage = Verluste durch Reismangel
feature-armies = Armeen auf dem Spielplan
feature-tower = eigene Armeen im Würfelturm
feature-unrest = Unruhe
feature-exposed = bedrohte Provinzen und Gebäude
feature-sites = freie Bauplätze
feature-income = mögliche Steuern
feature-rice = möglicher Reis
feature-neutral = neutrale Provinzen in Reichweite
feature-prey = schwächere Nachbarn
feature-borders = Grenzen zu anderen
feature-together = Provinzen nebeneinander
feature-rivals = andere in denselben Regionen
feature-stake = Gebäude an Grenzen
feature-safe = Provinzen und Gebäude abseits der anderen
feature-stack = die meisten Armeen in einer Provinz
feature-hoard = gehortete Truhen

## Why a hint proposes something
reason-yields = { $province } bringt { $chests } Truhen oder { $rice } Reis und hat { $sites ->
        [one] 1 Bauplatz
       *[other] { $sites } Bauplätze
    }.
reason-stack = Eine unbekannte Karte: eine von { $cards } im Stapel.
reason-group = { $armies } Armeen halten { $province }; für deine anderen Provinzen bleiben { $left }.
reason-plan-both = Du holst { $chests } Truhen aus { $tax_province } und { $rice } Reis aus { $rice_province }.
reason-plan-tax = Du holst { $chests } Truhen aus { $province }.
reason-plan-rice = Du holst { $rice } Reis aus { $province }.
reason-plan-costs =
    Er kostet { $price ->
        [one] 1 Truhe
       *[other] { $price } Truhen
    }, { $chests } hast du{ $bid ->
        [0] {""}
       *[other] , { $bid } davon fürs Gebot
    }{ $count ->
        [0] {""}
        [one] : 1 Gebäude
       *[other] : { $count } Gebäude
    }{ $armies ->
        [0] .
        [one] {" "}und 1 neue Armee.
       *[other] {" "}und bis zu { $armies } neue Armeen.
    }
reason-plan-march =
    { $armies ->
        [one] 1 Armee kann aus { $province } ausrücken.
       *[other] Bis zu { $armies } Armeen können aus { $province } ausrücken.
    }
reason-plan-spaces = { $count } der 11 Felder sind belegt.
reason-place = Du wärst als Nummer { $number } von { $players } dran, mit dieser Sonderkarte: { $special }.
reason-march-odds =
    { $won ->
        [0] { $province } gewinnst du fast nie: in 0 von 10 Fällen.
        [10] { $province } gewinnst du fast immer und behältst etwa { $kept } deiner Armeen.
       *[other] { $province } gewinnst du in etwa { $won } von 10 Fällen und behältst etwa { $kept } deiner Armeen.
    }
reason-march-stays =
    { $armies ->
        [one] In { $province } bleibt nur 1 Armee.
       *[other] In { $province } bleiben { $armies } Armeen.
    }
reason-march-joins = In { $province } stünden dann { $armies } Armeen.
reason-march-loses =
    { $count ->
        [0] { $other_name } würde sie verlieren, mit { $armies ->
            [one] 1 Armee
           *[other] { $armies } Armeen
        }.
        [one] { $other_name } würde sie verlieren, mit { $armies ->
            [one] 1 Armee
           *[other] { $armies } Armeen
        } und 1 Gebäude.
       *[other] { $other_name } würde sie verlieren, mit { $armies ->
            [one] 1 Armee
           *[other] { $armies } Armeen
        } und { $count } Gebäuden.
    }
reason-stay = Alle { $armies } Armeen bleiben in { $province }.
reason-revolt =
    In { $province } { $armies ->
        [one] steht 1 Armee
       *[other] stehen { $armies } Armeen
    } gegen { $farmers } Bauern.

## Kinds of chance
chance-provinces = Provinzkarten
chance-tower = Würfelturm
chance-events = Ereignisse
chance-actions = Reihenfolge der Aktionen, Sonderkarten
chance-order = Los bei gleichen Geboten
chance-revolts = Gezogene Provinzen für Aufstände

## What turning points are called by
moment-battle = Die Schlacht um { $province }
moment-rose = Der Aufstand in { $province }
moment-winter = Der Winter
moment-bid_order = Die Versteigerung der Reihenfolge

## Headings of the rules
rule-title-H1 = Spielplanseite und Provinzen
rule-title-H2 = Die Startprovinzen
rule-title-H3 = Die Grundfüllung des Turms
rule-title-H4 = Ereignisse und was alle sehen
rule-title-H5 = Aktionskarten und Sonderkarten
rule-title-H6 = Planen
rule-title-H7 = Das Ereignis der Runde
rule-title-H8 = Gebote und Spielerreihenfolge
rule-title-H9 = Aktionen durchführen
rule-title-H10 = Wer kann, der muss
rule-title-H11 = Eine Provinz geht verloren
rule-title-H12 = Erst Ereignis, dann Sonderkarte
rule-title-H13 = Angrenzende Provinzen
rule-title-H14 = Unruhe
rule-title-H15 = Der Wurf in den Turm
rule-title-H16 = Neutrale Provinzen
rule-title-H17 = Auszählen eines Kampfes
rule-title-H18 = Ausgang eines Kampfes
rule-title-H19 = Aufstände
rule-title-H20 = Das Tempel-Ereignis
rule-title-H21 = Wie der Turm wirkt
rule-title-H22 = Winter: Reis und Aufstände
rule-title-H23 = Winter: Wertung
rule-title-H24 = Zweites Jahr und Ende
rule-title-H25 = Spieler ohne Provinz, begrenztes Material

## The rules
rule-H1 = Gespielt wird auf der Sonnen- oder auf der Mond-Seite; sie fassen dieselben Provinzen zu verschiedenen Regionen zusammen. Zu dritt sind die acht auf dieser Seite markierten Provinzen nicht im Spiel: Sie haben keine Karte, niemand darf sie betreten, und kein Weg führt durch sie.
rule-H2 = Die Provinzkarten werden gemischt, zwei liegen offen. Reihum, angefangen bei einem Spieler, den das Los bestimmt (unsere Auslegung; die Spielanleitung nennt den ältesten), nimmst du eine offene Karte oder die oberste vom verdeckten Stapel, die du behalten musst (unsere Auslegung), und setzt eine deiner Armeegruppen in diese Provinz. Die Gruppen sind zu dritt 5, 4, 4, 3, 3, 2, 2, 2, 2; zu viert fällt eine 2 weg, zu fünft fallen zwei weg. Eine genommene offene Karte wird sofort ersetzt. Sind beide offenen Karten dieselben wie bei deiner letzten Wahl, darfst du zuerst beide unter den Stapel legen und zwei neue aufdecken, bei jeder Wahl einmal (unsere Auslegung). So geht es, bis alle Gruppen eingesetzt sind. Eine Option gibt stattdessen die Startaufstellung der Spielanleitung vor, nur auf der Sonnen-Seite: Ihre Spalten werden zufällig verteilt (unsere Auslegung).
rule-H3 = Vor dem ersten Jahr werden von jedem Spieler 7 Armeen und dazu 10 Bauern zusammen in den Turm geworfen. Was herausfällt, geht in den Vorrat zurück, die Schale ist leer. Von da an werden Turm und Schale nie mehr geleert: Ihr Inhalt bleibt das ganze Spiel.
rule-H4 = Die zwölf Ereigniskarten werden gemischt und vier für das Jahr aufgedeckt. Armeen, Truhen und Gebäude sind immer für alle sichtbar. Du beginnst zu dritt mit 18, zu viert mit 15, zu fünft mit 12 Truhen.
rule-H5 = Frühling, Sommer und Herbst verlaufen gleich (H5 bis H14). Die zehn Aktionskarten werden gemischt: Fünf liegen als Aktionen 1 bis 5 offen, fünf als 6 bis 10 verdeckt. Die fünf Sonderkarten werden gemischt und offen auf die Plätze 1 bis 5 gelegt.
rule-H6 = Alle planen gleichzeitig und geheim: auf jede der zehn Aktionen eine Karte und eine als Gebot, jede Karte nur einmal. Eine eigene Provinzkarte auf einer Aktion heißt: Sie findet dort statt; eine Truhenkarte heißt: Sie findet nicht statt, und ihre Zahl bedeutet nichts. Soweit deine Karten reichen, wird jedes Feld belegt; reichen sie nicht, wählst du, was leer bleibt, auch das Gebot (unsere Auslegung), und ein leeres Aktionsfeld gilt wie eine Truhenkarte. Eine Truhenkarte über deinem Geld darfst du nicht bieten (unsere Auslegung). Planen darfst du auch, was du nicht bezahlen oder ausführen kannst. Dass du fertig bist, sehen alle, sonst nichts von deinem Plan; solange noch jemand plant, darfst du es dir anders überlegen.
rule-H7 = Die offenen Ereigniskarten werden gemischt und eine gezogen. Sie gilt in dieser Runde für alle und kommt an deren Ende aus dem Spiel; die Karte des Winters nach dem Winter. Für das zweite Jahr werden, ohne neu zu mischen, die nächsten vier der übrigen acht aufgedeckt.
rule-H8 = Die Gebote werden aufgedeckt und bezahlt. Es gilt die Reihenfolge 4, 3, 2, 1 Truhen, dann Provinzkarten, die nichts kosten, dann die Truhenkarte 0, dann wer keine Karte hat. Bei Gleichstand (alle Provinzkarten sind gleich, ebenso alle fehlenden Karten) entscheidet das Los, und diese Reihenfolge ist zu sehen, bevor jemand von den Betroffenen wählt. In dieser Folge nimmt sich jeder einen freien Platz von 1 bis 5 mit seiner Sonderkarte. Sonderkarten, die niemand nimmt, wirken in dieser Runde nicht; am Ende gehen alle zurück. Gespielt wird nach Plätzen, leere werden übersprungen. In einer Provinz, die als Gebot dient, geschieht in dieser Runde nichts, und das wissen nun alle.
rule-H9 = Die Aktionen kommen in der Folge der Karten an die Reihe, jede bei allen nach der Spielerreihenfolge, bevor die nächste beginnt. Haben alle sie durchgeführt, wird ihre Karte beiseitegelegt und die nächste verdeckte Aktionskarte aufgedeckt: nach Aktion 1 die Karte 6, nach Aktion 5 die Karte 10. So sind während Aktion 2 sechs Karten bekannt, ab Aktion 6 alle zehn. Eine geplante Karte zeigst du erst, wenn sie drankommt, dann aber offen, auch Truhenkarten und Aktionen, die ausfallen. Die Karten bleiben bis nach Aktion 10 liegen und gehen dann auf die Hand zurück.
rule-H10 = Wer eine Aktion durchführen kann, muss es tun; eine Option erlaubt, auf Kampf/Bewegung zu verzichten. Wer sie nicht ganz durchführen kann, weil Geld, Armeen, Bauplatz oder Ziel fehlen, tut nichts und zahlt nichts. Burg, Tempel, Nō-Theater: Zahle 3, 2 oder 1 und baue auf einen freien Bauplatz, kein Gebäude zweimal in einer Provinz. Reis, Steuern: Du bekommst den Ertrag der Provinz (H14). 5 oder 3 Armeen: Zahle 3 oder 2 und stelle sie auf. 1 Armee aufstellen/bewegen: Zahle 1, stelle 1 auf; danach darfst du beliebig viele in eine angrenzende eigene Provinz ziehen, mindestens 1 bleibt zurück. Kampf/Bewegung A und B: Ziehe 1 oder mehr Armeen in eine angrenzende Provinz, mindestens 1 bleibt zurück; in die eigene ist es eine Bewegung, in jede andere ein Kampf.
rule-H11 = Verlierst du eine Provinz, geht ihre Karte sofort, wo immer sie liegt und für alle sichtbar, auf die Hand dessen, der sie erobert hat und in dieser Runde nicht mehr nutzen kann (unsere Auslegung), oder in den Vorrat, wenn die Provinz neutral wird. Eine dort noch geplante Aktion fällt aus, auch wenn du die Provinz zurückgewinnst (unsere Auslegung).
rule-H12 = Das Ereignis gilt vor der Sonderkarte: erst die Grenze für Steuern oder Reis, dann die 1 dazu. Beispiel: Die Provinz bringt 7 Truhen, das Ereignis erlaubt höchstens 5; mit „+1 Truhe“ bekommst du 6. Die Karte „6 Armeen“ betrifft nur die Aktion „5 Armeen aufstellen“ und macht daraus 6, auch beim Rekruten-Ereignis; die Preise bleiben. Um die Aktion durchzuführen, muss dein Vorrat die Zahl ohne die Karte hergeben (5, beim Ereignis 3); der Rest kommt, soweit der Vorrat reicht (unsere Auslegung).
rule-H13 = Provinzen grenzen aneinander, wenn sie eine gemeinsame Grenze haben oder ein Seeweg sie verbindet. In einer Provinz dürfen beliebig viele Armeen stehen.
rule-H14 = Ziehst du Reis oder Steuern ein, wo schon mindestens ein Unruhemarker liegt, kommt es zum Aufstand (H19). Was du eingezogen hast, behältst du in jedem Fall (unsere Auslegung). Gab es keinen Aufstand oder hast du ihn niedergeschlagen, kommt ein weiterer Unruhemarker dazu.
rule-H15 = Zusammen geworfen werden die Angreifer, alle Verteidiger, zusätzliche Armeen, die Bauern einer neutralen Provinz oder eines Aufstands (keine zwischen Spielern) und alles, was in der Schale liegt. Zusätzliche Armeen kommen von selbst aus dem Vorrat, wenn dort welche sind: durch die Angriffskarte bei jedem Kampf mit A oder B, auch gegen neutrale Provinzen; durch die Verteidigungskarte gegen fremde A und B; ebenso 1 Verteidiger durch das Burg-Ereignis, aber nicht bei Aufständen (unsere Auslegung).
rule-H16 = Eine neutrale Provinz wird statt von Armeen von 1 Bauern verteidigt, beim Ereignis von 2. Mehr Bauern, als im Vorrat sind, gibt es nie (unsere Auslegung).
rule-H17 = Nach einem Kampf mit A oder B werden in der Schale alle Würfel des Angreifers, alle des Verteidigers und die Bauern gezählt, wie auch immer sie dorthin kamen. Die Bauern helfen dem Verteidiger nur, wenn die Provinz keinen Unruhemarker hat; sonst sind sie unbeteiligt und bleiben in der Schale. Auch andere Farben bleiben in der Schale.
rule-H18 = Hat der Angreifer mehr als Verteidiger und helfende Bauern zusammen, gewinnt er, setzt den Unterschied in die Provinz und nimmt ihre Karte; Gebäude und Unruhe bleiben (unsere Auslegung). Hat die verteidigende Seite mehr und darunter mindestens eine Armee des Verteidigers, behält dieser den Unterschied, aber nicht mehr, als er Armeen hat: Bauern gehen zuerst verloren. Bei Gleichstand, wenn keine Seite etwas in der Schale hat oder wenn nur Bauern gewinnen, geht alles von beiden Seiten in den Vorrat, Gebäude und Unruhe werden entfernt, die Provinz ist neutral und ihre Karte kommt in den Vorrat. Die Würfel der unterlegenen Seite, ebenso viele der siegreichen und übrige Bauern gehen in den Vorrat zurück.
rule-H19 = Bei einem Aufstand werden alle Armeen der Provinz, aus dem Vorrat so viele Bauern, wie dort Unruhemarker liegen (im Winter mehr, siehe H22), und die ganze Schale geworfen. Dann stehen alle deine Würfel in der Schale gegen alle Bauern darin, gleich wie die Unruhe ist. Hast du mehr, kommt der Unterschied in die Provinz zurück, Bauern und verlorene Armeen gehen in den Vorrat. Sonst ist die Provinz neutral und leer wie in H18, und die Würfel beider Seiten gehen in den Vorrat. Andere Farben bleiben in der Schale. Bauern kommen nie in eine Provinz. Ein Aufstand im Winter bringt keinen weiteren Unruhemarker.
rule-H20 = Das Tempel-Ereignis verbietet Angriffe auf Provinzen mit Tempel; Bewegungen in eigene sind erlaubt. Bleibt kein erlaubtes Ziel, fällt die Aktion aus.
rule-H21 = Der Turm ist nachgebildet (unsere Auslegung: die Anleitung überlässt ihn dem Karton). Er hat zwei Böden. Jeder hält einen ankommenden Würfel mit etwa 18 % Wahrscheinlichkeit fest, sodass ein geworfener Würfel in 2 von 3 Fällen herausfällt; und jeder Würfel, der ankommt, auch wenn er dann liegen bleibt, kann jeden, der vorher dort lag, mit 5 % losschlagen. Ein losgeschlagener Würfel bleibt auf demselben Boden nicht noch einmal liegen. Der Turm unterscheidet keine Farben, und kein Würfel geht verloren. Was in der Schale liegt, sehen alle, ebenso, wie viele Würfel jeder Farbe im Turm sind; auf welchem Boden sie liegen, bleibt verborgen. Eine Option ersetzt das durch feste Chancen: Geworfene Würfel fallen in 2 von 3 Fällen heraus, liegende in 1 von 3.
rule-H22 = Im Winter gibt die vierte Ereigniskarte an, wie viel Reis alle verlieren, höchstens bis 0 (unsere Auslegung). Jede deiner Provinzen braucht 1 Reis. Unversorgte Provinzen bringen Aufstände, jeden mit zusätzlichen Bauern: fehlt 1: 1 Aufstand mit 1 Bauern mehr; 2: 1 mit 2; 3 oder 4: 2 mit 2; 5 oder 6: 2 mit 3; 7 oder mehr: 3 mit 3. Was fehlt, steht vor dem ersten Aufstand fest. In der Spielerreihenfolge des Herbstes werden die Provinzen jedes Spielers zufällig und offen gezogen; dann wählt er, welche als nächste an die Reihe kommt, eine nach der anderen (unsere Auslegung). Ereignisse und Sonderkarten gelten nicht.
rule-H23 = Nach den Aufständen bringt jede Provinz 1 Siegpunkt und jedes Gebäude 1, dazu in jeder Region die meisten Burgen 3, die meisten Tempel 2, die meisten Nō-Theater 1. Bei Gleichstand bekommt jeder Beteiligte 1 weniger; wo nichts gebaut ist, bekommt niemand etwas (unsere Auslegung). Die Punkte beider Winter werden zusammengezählt.
rule-H24 = Nach dem ersten Winter werden alle Unruhemarker entfernt, aller Reis geht auf 0 zurück, vier neue Ereignisse werden aufgedeckt, und vier weitere Runden folgen. Nach dem zweiten Winter ist das Spiel zu Ende, und es gewinnt, wer die meisten Siegpunkte hat. Bei Gleichstand zählen mehr Truhen; sind auch sie gleich, wird der Sieg geteilt (unsere Auslegung).
rule-H25 = Wer keine Provinz mehr hat, bleibt im Spiel und spielt mit Truhenkarten weiter (unsere Auslegung). Die je 62 Armeen und die Gebäude sind feste Grenzen; Truhen und Unruhemarker sind unbegrenzt (unsere Auslegung).
rules-components =
    Der Spielplan zeigt Zentral-Japan: 45 Provinzen in fünf Regionen zu je neun. Jede Provinz bringt 3 bis 7 Truhen und 2 bis 5 Reis und hat 1 bis 3 Bauplätze.
    Eine Provinzkarte für jede Provinz, und fünf Truhenkarten (0 bis 4) für jeden Spieler.
    12 Ereigniskarten, jede mit einem Ereignis und dem Reisverlust, wenn sie für den Winter übrig bleibt.
    Je zweimal: Der Bau eines Nō-Theaters entfernt einen Unruhemarker (5 und 7), Burgen verteidigen mit 1 mehr (2 und 6), Tempel dürfen nicht angegriffen werden (3 und 4).
    Je einmal: neutrale Provinzen mit 2 Bauern (3), Steuern höchstens 5 (0), Steuern mindestens 6 (2), Reis mindestens 4 (3), Reis höchstens 3 (4), statt 5 und 3 Armeen nur 3 und 2 (1).
    5 Sonderkarten: +1 Truhe, +1 Reis, 6 Armeen, +1 Armee beim Angriff, +1 Armee beim Verteidigen. 10 Aktionskarten.
    62 Armeen für jeden Spieler, 20 Bauern; 28 Burgen, 26 Tempel, 26 Nō-Theater; Truhen und Unruhemarker nach Bedarf.
    Der Würfelturm mit seiner Auffangschale.

## A box: what the owner of the printed game can enter
box-group-sea = Seewege der Mond-Seite
box-group-opened = Weitere Grenzen der Mond-Seite
box-group-closed = Grenzen, die die Mond-Seite nicht hat
box-group-out = Nicht im Spiel zu dritt
box-group-region = Regionen der Mond-Seite
box-sea = Seewege
box-opened = Grenzen über die der Sonnen-Seite hinaus
box-closed = Grenzen der Sonnen-Seite, die es hier nicht gibt
box-out = Provinzen außer Spiel
refusal-box-no-border = Wegfallen kann nur eine Grenze der Sonnen-Seite.
refusal-box-known-border = Diese Grenze gibt es schon.
refusal-box-alone = { $province } hat keine Nachbarn.
refusal-box-empty-region = In { $region } liegt keine Provinz; auch zu dritt braucht jede Region eine.
refusal-box-region-size = Jede Region hat { $least } Provinzen, { $region } hat { $total }.

## The player aid

aid-sequence = Eine Jahreszeit
aid-costs = Aktionen, in Truhen
aid-scoring = Der Winter
aid-open = Die ersten Aktionen liegen offen, die anderen werden nach und nach aufgedeckt.
aid-plan = Alle planen geheim: auf jede Aktion eine Provinz oder, um sie auszulassen, eine Truhenkarte; dazu ein Gebot.
aid-event = Ein Ereignis wird gezogen und gilt für alle.
aid-bids = Das höchste Gebot wählt zuerst einen Platz mit seiner Sonderkarte.
aid-actions = Jede Aktion führen alle in Spielerreihenfolge durch, dann kommt die nächste.
aid-unrest = Reis oder Steuern, wo Unruhe ist: Die Bauern erheben sich.
aid-battle = Kampf: Es zählt, was in die Schale fällt. Ohne Unruhe helfen Bauern dem Verteidiger.
aid-loss = Alle verlieren den Reis der letzten Ereigniskarte und brauchen dann 1 je Provinz.
aid-short = { $range } zu wenig: { $revolts ->
    [one] 1 Aufstand
   *[other] { $revolts } Aufstände
  } mit je { $farmers } Bauern mehr
aid-each = Jede Provinz, jedes Gebäude
aid-most-castle = Meiste Burgen in einer Region
aid-most-temple = Meiste Tempel in einer Region
aid-most-theatre = Meiste Nō-Theater in einer Region
aid-tied = Bei Gleichstand jeder 1 weniger

## The pictures of the rules

rules-aim = Führe eines der großen Häuser durch zwei Jahre. Wer nach dem zweiten Winter aus Provinzen, Gebäuden und Mehrheiten die meisten Siegpunkte hat, wird Shogun. Hier teilen sich drei Häuser das mittlere Japan; die Zahlen sind ihre Armeen.
rules-turn = In jeder Jahreszeit planen alle geheim zehn Aktionen, jede in einer anderen Provinz, und führen sie nacheinander durch. Hier kommt es zum Kampf: Die Provinzen, in die du ziehen kannst, leuchten. Die Würfel beider Seiten fallen in den Turm, und was herauskommt, entscheidet.
rules-plan-heading = Der Plan
rules-plan = Leg auf jede der zehn Aktionen eine Karte und eine auf das Gebot. Eine Provinz auf einer Aktion heißt: Dort wird sie ausgeführt. Eine Truhenkarte heißt: diesmal nicht. Hier bringt Tamba sieben Truhen, Mino Reis, und in Sagami entsteht eine Burg.
rules-bid-heading = Wer zuerst dran ist
rules-bid = Wer am meisten bietet, wählt zuerst einen Platz in der Spielerreihenfolge. Mit jedem Platz kommt eine Sonderkarte, die eine Jahreszeit lang hilft: mehr Truhen oder Reis, ein stärkerer Angriff, eine stärkere Verteidigung oder sechs Armeen statt fünf.
rules-tower-heading = Im Würfelturm
rules-tower = Alle Armeen eines Kampfes fallen oben hinein, und mit ihnen, was in der Schale lag. Manche bleiben hängen, andere lösen sich. Hier fallen vier Armeen und ein Bauer hinein; heraus kommen drei Armeen und der Bauer, also nehmen zwei Armeen die Provinz ein. Würfel anderer Farben warten in der Schale.
rules-scoring = Im Winter braucht jede Provinz Reis, dann wird gewertet. Jede Provinz und jedes Gebäude bringt einen Punkt, dazu in jeder Region die meisten Burgen, Tempel und Nō-Theater.
