## The game
game-name = Shogun
game-tagline = Pianifica in segreto, marcia, costruisci, riscuoti: cinque casate si contendono il cuore del Giappone.
game-facts = circa 2 ore · impegnativo
game-about = Guidi una delle grandi casate del Giappone degli Stati combattenti. In ogni stagione pianifichi in segreto dieci azioni, ciascuna in una provincia diversa: costruire, raccogliere riso e tasse, reclutare armate, marciare. Le battaglie si decidono facendo cadere i cubetti delle due parti in una torre, che ne trattiene alcuni per le battaglie successive. Dopo due anni, chi ha più punti vittoria tra province, edifici e maggioranze diventa Shōgun.
game-provenance = Shogun è un gioco di Dirk Henn, pubblicato da Queen Games nel 2006; i testi qui sono nostri. Le regole seguono il regolamento tedesco e il suo supplemento; i valori delle province vengono da scansioni dei materiali originali. Non abbiamo visto il lato Luna stampato: sappiamo a quale regione appartiene ogni provincia, ma confini e rotte marittime li supponiamo uguali a quelli del lato Sole. Nessuno ha pubblicato come si comporta davvero la torre: quanto spesso trattiene un cubetto, e quindi tutte le probabilità, sono una nostra ricostruzione. I nomi di regioni e casate sono nostri. Dove le regole tacciono abbiamo deciso noi: questi punti sono segnati «nostra interpretazione».

## Houses
house-takeda = Takeda
house-hojo = Hōjō
house-akechi = Akechi
house-maeda = Maeda
house-sanada = Sanada

## Regions and seasons
region-west = Ovest
region-centre = Centro
region-south = Sud
region-east = Est
region-north = Nord
season-spring = primavera
season-summer = estate
season-autumn = autunno
season-winter = inverno
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
card-chest_0 = Carta Forzieri 0
card-chest_1 = Carta Forzieri 1
card-chest_2 = Carta Forzieri 2
card-chest_3 = Carta Forzieri 3
card-chest_4 = Carta Forzieri 4
card-nothing = nessuna carta
space-bid = Offerta
building-castle = Castello
building-temple = Tempio
building-theatre = Teatro Nō

## Actions
action-castle = Castello
action-temple = Tempio
action-theatre = Teatro Nō
action-rice = Riso
action-tax = Tasse
action-armies_5 = 5 armate
action-armies_3 = 3 armate
action-army_1 = 1 armata + movimento
action-battle_a = Battaglia/movimento A
action-battle_b = Battaglia/movimento B
action-about-castle = Paga 3 forzieri e costruisci un castello su un’area edificabile libera. Al massimo un edificio per tipo in ogni provincia.
action-about-temple = Paga 2 forzieri e costruisci un tempio su un’area edificabile libera. Al massimo un edificio per tipo in ogni provincia.
action-about-theatre = Paga 1 forziere e costruisci un teatro Nō su un’area edificabile libera. Al massimo un edificio per tipo in ogni provincia.
action-about-rice = Ricevi il riso della provincia. Se c’era già malcontento, i contadini si ribellano; se non c’era, o se domi la rivolta, aggiungi 1 segnalino malcontento.
action-about-tax = Ricevi i forzieri della provincia. Se c’era già malcontento, i contadini si ribellano; se non c’era, o se domi la rivolta, aggiungi 1 segnalino malcontento.
action-about-armies_5 = Paga 3 forzieri e metti 5 armate.
action-about-armies_3 = Paga 2 forzieri e metti 3 armate.
action-about-army_1 = Paga 1 forziere e metti 1 armata; poi puoi spostare quante armate vuoi in una tua provincia confinante, lasciandone almeno 1.
action-about-battle_a = Sposta 1 o più armate in una provincia confinante, lasciandone almeno 1. Se non è tua, c’è battaglia.
action-about-battle_b = Sposta 1 o più armate in una provincia confinante, lasciandone almeno 1. Se non è tua, c’è battaglia.

## Special cards
special-chest = +1 forziere
special-rice = +1 riso
special-armies = 6 armate
special-attack = +1 in attacco
special-defence = +1 in difesa
special-about-chest = La tua azione Tasse rende 1 forziere in più.
special-about-rice = La tua azione Riso rende 1 riso in più.
special-about-armies = La tua azione 5 armate ne mette 6; il prezzo resta uguale.
special-about-attack = In ogni tuo attacco con Battaglia/movimento A e B aggiungi nella torre 1 armata della tua riserva.
special-about-defence = Ogni volta che ti attaccano con Battaglia/movimento A o B aggiungi nella torre 1 armata della tua riserva.

## Events
event-theatre_5 = Il teatro placa gli animi (5)
event-theatre_7 = Il teatro placa gli animi (7)
event-farmers_3 = Contadini in armi (3)
event-castle_2 = Mura salde (2)
event-castle_6 = Mura salde (6)
event-temple_3 = Pace dei templi (3)
event-temple_4 = Pace dei templi (4)
event-tax_most_0 = Tasse leggere (0)
event-tax_least_2 = Tasse pesanti (2)
event-rice_least_3 = Buon raccolto (3)
event-rice_most_4 = Raccolto scarso (4)
event-recruit_1 = Poche reclute (1)
event-about-theatre_5 = Costruire un teatro Nō toglie 1 segnalino malcontento dalla provincia.
event-about-theatre_7 = Costruire un teatro Nō toglie 1 segnalino malcontento dalla provincia.
event-about-farmers_3 = Una provincia neutrale attaccata è difesa da 2 contadini invece di 1.
event-about-castle_2 = Chi difende una provincia con un castello aggiunge 1 armata della riserva.
event-about-castle_6 = Chi difende una provincia con un castello aggiunge 1 armata della riserva.
event-about-temple_3 = Le province con un tempio non si possono attaccare.
event-about-temple_4 = Le province con un tempio non si possono attaccare.
event-about-tax_most_0 = Le tasse rendono al massimo 5 forzieri.
event-about-tax_least_2 = Le tasse rendono almeno 6 forzieri.
event-about-rice_least_3 = L’azione Riso rende almeno 4 riso.
event-about-rice_most_4 = L’azione Riso rende al massimo 3 riso.
event-about-recruit_1 = Le azioni 5 armate e 3 armate ne mettono solo 3 e 2, allo stesso prezzo.

## Options
option-side = Lato del tabellone
option-start = Province iniziali
option-tower = Torre
option-may_decline_move = Si può rinunciare a Battaglia/movimento
side-sun = Sole
side-moon = Luna
start-draft = Scelta delle province
start-prescribed = Prestabilite
tower-baffles = Due ripiani
tower-flat = Probabilità fisse
may_decline_move-false = no
may_decline_move-true = sì
option-about-side = I due lati raggruppano le stesse province in regioni diverse. Non abbiamo visto il lato Luna stampato: i suoi confini e le rotte marittime li supponiamo uguali a quelli del lato Sole.
option-about-start = Scelta delle province: si prende una carta alla volta. Prestabilite: la disposizione consigliata ai principianti dal regolamento, assegnata a caso; solo sul lato Sole.
option-about-tower = Due ripiani: su ognuno un cubetto può fermarsi, e altri possono poi smuoverlo. Probabilità fisse: un cubetto lanciato esce 2 volte su 3, uno fermo 1 volta su 3. Sono due nostre ricostruzioni della torre di cartone.
option-about-may_decline_move = Secondo le regole, chi può combattere o muovere deve farlo. Con «sì» si può anche restare fermi.

## Phases
phase-draft = Scelta delle province
phase-plan = Pianificazione
phase-place = Ordine di turno
phase-actions = Azioni
phase-winter = Inverno
phase-over = Fine della partita

## Whom the game waits for
decision-draft = { $name } sceglie una provincia
decision-group = { $name } sceglie un gruppo di armate
decision-plan = { $name } pianifica
decision-place = { $name } sceglie un posto nell’ordine di turno
decision-march = { $name } decide dove marciare
decision-move = { $name } decide se muovere
decision-revolt = { $name } sceglie la prossima rivolta

## What to do now
prompt-draft = Prendi una delle carte Provincia scoperte o la prima carta coperta del mazzo.
prompt-group = Scegli il gruppo di armate da mettere in { $province }.
prompt-plan =
    { $left ->
        [one] Scegli una carta per «{ $space }»: è l’ultimo spazio vuoto.
       *[other] Scegli una carta per «{ $space }»: restano { $left } spazi vuoti.
    }
prompt-plan-ready = Hai riempito tutti gli spazi: conferma il piano o modificalo.
prompt-place = Scegli un posto libero: stabilisce quando giochi, e la sua carta Speciale è tua per questo turno.
prompt-march = { $action }: scegli dove marciano le armate di { $province }.
prompt-march-armies = Quante armate marciano da { $from } a { $to }?
prompt-move = Puoi spostare armate da { $province } in una tua provincia confinante, o lasciarle dove sono.
prompt-revolt =
    { $farmers ->
        [one] Scegli quale rivolta combattere adesso; ha 1 contadino in più.
       *[other] Scegli quale rivolta combattere adesso; ha { $farmers } contadini in più.
    }

## Choices
move-take = Prendi { $province }
    .group = Carte scoperte
    .short = { $province }
move-take_top = Prendi la prima carta coperta
move-renew = Metti le due carte scoperte sotto il mazzo e scoprine altre due
move-group =
    { $armies ->
        [one] Metti il gruppo da 1 armata
       *[other] Metti il gruppo da { $armies } armate
    }
    .group = Gruppo di armate
    .short = { $armies }
move-plan = { $space }: { $card }
    .group = { $space }
    .short = { $card }
move-take_off = Riprendi la carta da «{ $space }»
    .group = Riprendi in mano
    .short = { $space }
move-ready = Conferma il piano
move-not_ready = Modifica ancora il piano
move-place = Prendi il posto { $place } con la carta Speciale «{ $special }»
    .group = Posti
    .short = { $place } · { $special }
move-target =
    { $whose ->
        [own] Muovi in { $province }
        [neutral] Attacca { $province } (neutrale)
       *[other] Attacca { $province } ({ $owner })
    }
    .group =
    { $whose ->
        [own] Muovi
       *[other] Attacca
    }
    .short =
    { $whose ->
        [own] { $province }
        [neutral] { $province } (neutrale)
       *[other] { $province } ({ $owner })
    }
move-armies =
    { $armies ->
        [one] Marcia con 1 armata
       *[other] Marcia con { $armies } armate
    }
    .group = Armate
    .short = { $armies }
move-stay = Lascia le armate dove sono
move-revolt = Combatti la rivolta in { $province }
    .group = Rivolte
    .short = { $province }

## What happened
event-column = { $name } comincia con le province della colonna { $column }.
event-draft_opened = Carte scoperte: { $provinces }.
event-took =
    { $from ->
        [open] { $name } prende { $province }.
       *[stack] { $name } prende la prima carta del mazzo: { $province }.
    }
event-renewed = { $name } mette sotto il mazzo: { $provinces }.
event-settled =
    { $armies ->
        [one] { $name } occupa { $province } con 1 armata.
       *[other] { $name } occupa { $province } con { $armies } armate.
    }
event-tower_filled = Nella torre entrano { $thrown }. Escono e tornano nella riserva: { $out }.
event-events_opened = Eventi dell’anno { $year } (con il riso che si perde in inverno): { $events }.
event-season =
    { $season ->
        [spring] Primavera dell’anno { $year }.
        [summer] Estate dell’anno { $year }.
       *[autumn] Autunno dell’anno { $year }.
    } Le prime cinque azioni: { $actions }. Carte Speciali sui posti da 1 a 5: { $specials }.
event-ready = { $name } conferma il piano.
event-not_ready = { $name } modifica ancora il piano.
event-event =
    Evento del turno: { $event ->
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
        [0] Offerta di { $name }: { $card }.
        [one] Offerta di { $name }: { $card }, pagato 1 forziere.
       *[other] Offerta di { $name }: { $card }, pagati { $paid } forzieri.
    }
event-bid_order =
    { $tied_count ->
        [0] I posti si scelgono in quest’ordine: { $seats_names }.
       *[other] I posti si scelgono in quest’ordine: { $seats_names }. Offerte uguali, ordine sorteggiato: { $tied_names }.
    }
event-place_taken = { $name } prende il posto { $place } con la carta Speciale «{ $special }».
event-action = Azione { $number }: { $action }.
event-action_opened = Si scopre la carta Azione { $number }: { $action }.
event-shown = «{ $action }»: { $name } scopre { $card }.
event-void =
    { $why ->
        [money] { $name } non può pagare «{ $action }» in { $province }: l’azione salta.
        [armies] { $name } non ha abbastanza armate in { $province } per «{ $action }»: l’azione salta.
        [supply] { $name } non ha abbastanza armate nella riserva per «{ $action }» in { $province }: l’azione salta.
        [site] { $name } non ha aree edificabili libere in { $province } per «{ $action }»: l’azione salta.
        [kind] { $name } ha già un edificio di quel tipo in { $province }: «{ $action }» salta.
        [stock] { $name } non può eseguire «{ $action }» in { $province } perché gli edifici di quel tipo sono finiti: l’azione salta.
       *[target] { $name } non può marciare da nessuna parte da { $province }: «{ $action }» salta.
    }
event-built =
    { $building ->
        [castle] { $name } costruisce un castello in { $province } per 3 forzieri.
        [temple] { $name } costruisce un tempio in { $province } per 2 forzieri.
       *[theatre] { $name } costruisce un teatro Nō in { $province } per 1 forziere.
    }
event-collected =
    { $goods ->
        [rice] { $name } raccoglie { $amount } riso in { $province } (ora { $total }).
       *[chests] { $amount ->
            [one] { $name } riscuote 1 forziere di tasse in { $province } (ora { $total }).
           *[other] { $name } riscuote { $amount } forzieri di tasse in { $province } (ora { $total }).
        }
    }
event-unrest =
    { $change ->
        [1] { $markers ->
            [one] Malcontento in { $province }: 1 segnalino.
           *[other] Il malcontento in { $province } cresce: { $markers } segnalini.
        }
       *[other] { $markers ->
            [0] In { $province } torna la calma: il segnalino malcontento viene tolto.
            [one] In { $province } viene tolto un segnalino malcontento: ne resta 1.
           *[other] In { $province } viene tolto un segnalino malcontento: ne restano { $markers }.
        }
    }
event-recruited =
    { $armies ->
        [one] { $name } recluta 1 armata in { $province }
       *[other] { $name } recluta { $armies } armate in { $province }
    } per { $paid ->
        [one] 1 forziere.
       *[other] { $paid } forzieri.
    }
event-moved =
    { $armies ->
        [one] { $name } sposta 1 armata da { $from } a { $to }.
       *[other] { $name } sposta { $armies } armate da { $from } a { $to }.
    }
event-stayed = { $name } lascia le armate in { $province }.
event-attacked =
    { $armies ->
        [one] { $name } marcia con 1 armata da { $from }
       *[other] { $name } marcia con { $armies } armate da { $from }
    } { $defender ->
        [no] e attacca { $to }, neutrale.
       *[other] e attacca { $to }, di { $defender_name }.
    }
event-rose =
    I contadini di { $province } si ribellano contro { $name }: { $markers ->
        [0] nessun segnalino malcontento
        [one] 1 segnalino malcontento
       *[other] { $markers } segnalini malcontento
    }{ $extra ->
        [0] .
        [one] , più 1 contadino per mancanza di riso.
       *[other] , più { $extra } contadini per mancanza di riso.
    }
event-thrown =
    Nella torre entrano { $armies }{ $bonus_count ->
        [0] {""}
       *[other] , in più { $bonus }
    }{ $tray_count ->
        [0] .
       *[other] , e dal vassoio { $tray }.
    } Ora nel vassoio: { $out }.
event-battle =
    Battaglia per { $province }: { $defender ->
        [no] { $name } { $attackers }, contadini { $farmers }.
       *[other] { $helping ->
            [yes] { $name } { $attackers }, { $defender_name } { $defenders } { $farmers ->
                [0] senza contadini.
                [one] con 1 contadino.
               *[other] con { $farmers } contadini.
            }
           *[no] { $name } { $attackers }, { $defender_name } { $defenders }; i contadini stanno a guardare.
        }
    } { $winner ->
        [no] { $defender ->
            [no] La provincia resta neutrale.
           *[other] La provincia diventa neutrale.
        }
       *[other] { $kept ->
            [one] Vince { $winner_name }: resta 1 armata.
           *[other] Vince { $winner_name }: restano { $kept } armate.
        }
    }
event-quelled =
    Rivolta in { $province }: { $name } { $armies }, contadini { $farmers }. { $won ->
        [yes] { $kept ->
            [one] È domata; resta 1 armata.
           *[other] È domata; restano { $kept } armate.
        }
       *[no] La provincia è persa.
    }
event-card_lost =
    { $to ->
        [no] { $name } rimette nella riserva la carta di { $province }
       *[other] { $to_name } riceve da { $name } la carta di { $province }
    }{ $space ->
        [no] {""}
        [bid] , che era l’offerta
        [castle] , che era su «{ action-castle }»
        [temple] , che era su «{ action-temple }»
        [theatre] , che era su «{ action-theatre }»
        [rice] , che era su «{ action-rice }»
        [tax] , che era su «{ action-tax }»
        [armies_5] , che era su «{ action-armies_5 }»
        [armies_3] , che era su «{ action-armies_3 }»
        [army_1] , che era su «{ action-army_1 }»
        [battle_a] , che era su «{ action-battle_a }»
       *[battle_b] , che era su «{ action-battle_b }»
    }.
event-razed =
    { $buildings_count ->
        [0] { $province } diventa neutrale.
       *[other] { $province } diventa neutrale; edifici distrutti: { $buildings }.
    }
event-round_ended =
    { $season ->
        [spring] La primavera dell’anno { $year } è finita: le carte tornano in mano.
        [summer] L’estate dell’anno { $year } è finita: le carte tornano in mano.
       *[autumn] L’autunno dell’anno { $year } è finito: le carte tornano in mano.
    }
event-winter =
    { $loss ->
        [0] Inverno dell’anno { $year }: nessuno perde riso.
       *[other] Inverno dell’anno { $year }: ognuno perde { $loss } riso.
    }
event-supplied =
    { $missing ->
        [0] { $provinces ->
            [0] { $name } ha { $rice } riso e nessuna provincia da rifornire.
            [one] { $name } ha { $rice } riso: basta per l’unica provincia.
           *[other] { $name } ha { $rice } riso: basta per tutte e { $provinces } le province.
        }
       *[other] { $provinces ->
            [one] { $name } ha { $rice } riso per 1 provincia
           *[other] { $name } ha { $rice } riso per { $provinces } province
        }, { $missing } in meno del necessario: { $revolts ->
            [one] 1 rivolta con
           *[other] { $revolts } rivolte, ognuna con
        } { $farmers ->
            [one] 1 contadino in più.
           *[other] { $farmers } contadini in più.
        }
    }
event-revolts_drawn = Province sorteggiate per le rivolte contro { $name }: { $provinces }.
event-majority =
    { $building ->
        [castle] Più castelli nella regione { $region }
        [temple] Più templi nella regione { $region }
       *[theatre] Più teatri Nō nella regione { $region }
    }: { $seats_names }, { $seats_count ->
        [one] { $points ->
            [one] 1 punto.
           *[other] { $points } punti.
        }
       *[other] { $points ->
            [0] in parità: nessun punto.
            [one] in parità: 1 punto ciascuno.
           *[other] in parità: { $points } punti ciascuno.
        }
    }
event-scored =
    { $name } segna { $points ->
        [one] 1 punto
       *[other] { $points } punti
    } (totale { $total }): province { $provinces }, edifici { $buildings }, maggioranze di castelli { $castle }, templi { $temple }, teatri Nō { $theatre }.
event-year_ended = Fine dell’anno { $year }: si tolgono tutti i segnalini malcontento e il riso rimasto va perso.
event-ranked =
    { $winners_count ->
        [one] { $name } vince e diventa Shōgun.
       *[other] { $winners_names } condividono la vittoria.
    }

## Why a move is refused
refusal-not-open = La carta di { $province } non è tra quelle scoperte.
refusal-stack-empty = Nel mazzo non ci sono più carte.
refusal-card-kept = Hai preso { $province }: scegli il gruppo di armate da metterci.
refusal-take-first = Prendi prima una carta Provincia.
refusal-group-gone = Non hai più gruppi da { $armies } armate.
refusal-renew-refused = Puoi cambiare le due carte scoperte, una volta sola, solo se sono le stesse della tua scelta precedente.
refusal-province-out = Con 3 giocatori { $province } non è in gioco.
refusal-card-not-yours = Non hai questa carta: { $card }.
refusal-card-there = Su «{ $space }» c’è già questa carta: { $card }.
refusal-bid-too-dear =
    { $chests ->
        [one] Hai solo 1 forziere, non puoi offrire: { $card }.
       *[other] Hai solo { $chests } forzieri, non puoi offrire: { $card }.
    }
refusal-cards-reach = Puoi lasciare vuoto uno spazio solo se non hai abbastanza carte.
refusal-space-empty = Su «{ $space }» non c’è nessuna carta.
refusal-plan-unfinished =
    { $count ->
        [one] Uno spazio è ancora vuoto.
       *[other] { $count } spazi sono ancora vuoti.
    }
refusal-not-ready-yet = Non hai ancora confermato il piano.
refusal-place-taken = Il posto { $place } è occupato.
refusal-march-elsewhere = Le armate sono già in { $province }: scegli una provincia confinante.
refusal-not-adjacent = { $province } non confina con { $from }.
refusal-target-chosen = Hai già scelto { $province } come meta.
refusal-own-only = { $province } non è tua: con questa azione non puoi attaccare.
refusal-temple-protects = { $province } ha un tempio e in questo turno non si può attaccare.
refusal-target-first = Scegli prima dove marciare.
refusal-leave-one =
    { $armies ->
        [one] In { $province } c’è solo 1 armata, e deve restare.
       *[other] In { $province } ci sono { $armies } armate: almeno 1 deve restare.
    }
refusal-must-march = Devi eseguire questa azione, se puoi.
refusal-no-revolt-there = In { $province } non c’è una rivolta da combattere.
refusal-prescribed-sun-only = Le province prestabilite esistono solo per il lato Sole.
refusal-wrong-time =
    { $decision ->
        [draft] Adesso non si può: scegli una carta Provincia.
        [group] Adesso non si può: scegli un gruppo di armate.
        [plan] Adesso non si può: stai pianificando.
        [place] Adesso non si può: scegli un posto nell’ordine di turno.
        [march] Adesso non si può: decidi dove marciare.
        [move] Adesso non si può: sposta le armate o lasciale dove sono.
        [revolt] Adesso non si può: scegli la prossima rivolta.
       *[other] In questo momento non si può.
    }

## Scores
score-provinces = Province
score-buildings = Edifici
score-castle = Più castelli
score-temple = Più templi
score-theatre = Più teatri Nō
score-winter = Inverno { $year }
score-total = Totale
score-chests = Forzieri
score-rank = Posto
score-tie = Punti pari: decidono i forzieri.
score-shared = Punti e forzieri pari: la vittoria è condivisa.

## The board
board-year = Anno { $year }
board-players = Giocatori
board-map = Mappa delle province
board-points = Punti
board-chests = Forzieri
board-rice = Riso
board-supply = Riserva
board-provinces = Province
board-cards = Carte
board-hand = Mano
board-plan = Piano
board-order = Ordine di turno
board-place = Posto
board-special = Carta Speciale
board-specials = Carte Speciali
board-actions = Azioni
board-region = Regione
board-unrest = Malcontento
board-sites = Aree edificabili
board-letter-castle = C
board-letter-temple = T
board-letter-theatre = N
board-stock = Riserva comune
board-farmers = Contadini
board-tower = Torre
board-tray = Vassoio
board-neutral = neutrale
board-out = non in gioco
board-ready = ha confermato il piano
board-planning = sta pianificando
board-nothing = niente
board-hidden = coperta
board-yields =
    { $chests ->
        [one] 1 forziere
       *[other] { $chests } forzieri
    }, { $rice } riso
board-armies-count =
    { $count ->
        [0] nessuna armata
        [one] 1 armata
       *[other] { $count } armate
    }
board-cards-count =
    { $count ->
        [0] nessuna carta
        [one] 1 carta
       *[other] { $count } carte
    }
board-unrest-count =
    { $count ->
        [0] nessun malcontento
        [one] 1 segnalino malcontento
       *[other] { $count } segnalini malcontento
    }
board-sites-free =
    { $count ->
        [0] nessuna area edificabile libera
        [one] 1 area edificabile libera
       *[other] { $count } aree edificabili libere
    }
board-neighbours = Confinanti
board-sea = Via mare
board-sea-assumed = Confini e rotte marittime del lato Luna sono supposti uguali a quelli del lato Sole.
board-neutral-defended =
    { $count ->
        [one] Neutrale: la difende 1 contadino.
       *[other] Neutrale: la difendono { $count } contadini.
    }
board-farmers-help = Nessun malcontento: i contadini nel vassoio aiutano chi difende.
board-farmers-stand-by = Malcontento: i contadini non aiutano chi difende.
board-would-revolt =
    { $count ->
        [one] Raccogliere qui riso o tasse provoca una rivolta con 1 contadino.
       *[other] Raccogliere qui riso o tasse provoca una rivolta con { $count } contadini.
    }
board-temple-protected = In questo turno non si può attaccare.
board-can-be-attacked = puoi attaccarla
board-can-be-entered = puoi spostare qui le armate
board-can-be-taken = puoi prenderla
board-revolt-next = puoi combattere adesso la sua rivolta
board-card-in-hand = hai la sua carta in mano
board-planned = pianificata: { $action }
board-target = meta della marcia
board-standing = Classifica provvisoria
board-rice-certain =
    { $missing ->
        [0] { $rice } riso per { $provinces ->
                [one] 1 provincia
               *[other] { $provinces } province
            }: basta, se l’inverno non ne toglie{ $loss ->
                [0] {""}
               *[other] {" "}più di { $loss }
            }
        [one] { $rice } riso per { $provinces ->
                [one] 1 provincia
               *[other] { $provinces } province
            }{ $loss ->
                [0] {""}
               *[other] , e l’inverno ne toglie almeno { $loss }
            }: 1 provincia resta senza
       *[other] { $rice } riso per { $provinces ->
                [one] 1 provincia
               *[other] { $provinces } province
            }{ $loss ->
                [0] {""}
               *[other] , e l’inverno ne toglie almeno { $loss }
            }: { $missing } province restano senza
    }
board-loss-range =
    { $known ->
        [yes] L’inverno toglie a tutti { $least } riso.
       *[no] L’inverno toglie a tutti almeno { $least } e al massimo { $most } riso; qui con { $least }.
    }
board-winter-now = Se ora fosse inverno
board-winter-supply = Rifornimento
board-all-fed = Tutti hanno da mangiare.
board-some-hungry =
    { $count ->
        [one] In 1 provincia ci sarà rivolta.
       *[other] In { $count } province ci sarà rivolta.
    }
board-legend = Regioni

## The board: seasons, events, actions, order
board-event = Evento del turno
board-events-open = Eventi rimasti
board-events-gone = Eventi passati
board-loss =
    { $loss ->
        [0] inverno: nessuna perdita di riso
       *[other] inverno: −{ $loss } riso
    }
board-last-is-winter = L’ultimo rimasto vale per l’inverno.
board-action-number = Azione { $number } di 10
board-if-winter = Punti in più se ora fosse inverno, rivolte a parte
board-layers = Che cosa mostra la mappa
board-layer-values = Valori
board-layer-buildings = Edifici
board-layer-regions = Regioni
board-action-hidden = Dopo ogni azione si scopre la prossima carta coperta.
board-action-done = fatta
board-action-now = adesso
board-special-free = libera
board-special-unused = senza effetto in questo turno
board-bidding-order = Ordine di scelta
board-bids = Offerte
board-bids-tied = Offerte uguali: ordine sorteggiato ({ $names })
board-chooses-now = sceglie adesso
board-place-number = Posto { $place }
board-shown-cards = Carte scoperte
board-not-shown = ancora coperta
board-event-none = L’evento si pesca dopo la pianificazione

## Looked at closely
look-space =
    { $known ->
        [yes] In questo turno è l’azione { $number }.
       *[no] Quando arriverà in questo turno non si sa ancora.
    }
look-nothing = Nessuna carta: l’azione salta.
look-chest-card =
    { $count ->
        [0] Su un’azione: questa volta no. Come offerta non costa nulla, ma scegli dopo chi offre forzieri o una provincia.
        [one] Su un’azione: questa volta no, e il numero non conta. Come offerta costa 1 forziere.
       *[other] Su un’azione: questa volta no, e il numero non conta. Come offerta costa { $count } forzieri.
    }
look-bid = Scelgono per prime le offerte di 4, 3, 2 e 1 forzieri, poi le carte Provincia, poi la carta Forzieri 0, infine chi non ha messo carte. A parità decide la sorte.
look-event-none = Quando tutti hanno finito di pianificare si pesca uno degli eventi scoperti: in questo turno vale per tutti.
look-event-now = Vale per tutti fino alla fine di questo turno.
look-place-order = Chi prende il posto { $place } gioca in quella posizione in ogni azione di questo turno.
look-season =
    { $season ->
        [winter] Ogni provincia ha bisogno di 1 riso, i contadini affamati si ribellano, poi si contano i punti. { $year ->
            [1] Dopo questo inverno comincia il secondo anno.
           *[other] Con questo inverno finisce la partita.
        }
       *[other] Primavera, estate e autunno sono un turno ciascuno: piani, offerte, dieci azioni. Poi in inverno si contano i punti. Si giocano due anni.
    }
look-region = Ogni inverno chi ha più edifici di un tipo in una regione guadagna punti in più.
look-majority =
    { $held ->
        [yes] { $what }: { $names } ({ $points ->
            [one] 1 punto
           *[other] { $points } punti
        }).
       *[no] { $what }: ancora nessuno.
    }
look-ready =
    { $ready ->
        [yes] { $name } ha finito di pianificare. Le carte restano segrete finché non vengono rivelate.
       *[no] { $name } sta ancora pianificando, e nessun altro vede che cosa.
    }
look-turn = Ordine di turno: { $names }.
look-chests = Con i forzieri paghi edifici, armate e offerte; alla fine decidono i pareggi. Tutti vedono quanti ne hai.
look-rice = In inverno ogni provincia ha bisogno di 1 riso. Se ne manca, scoppiano rivolte; quello che avanza va perso.
look-points = Ogni inverno: 1 punto per provincia, 1 per edificio, e altri a chi ha più edifici di un tipo in una regione. Contano entrambi gli inverni.
look-points-now =
    { $points ->
        [one] Se arrivasse ora l’inverno: 1 punto in più, rivolte escluse ({ $parts }).
       *[other] Se arrivasse ora l’inverno: { $points } punti in più, rivolte escluse ({ $parts }).
    }
look-provinces = Ognuna vale 1 punto in inverno e ha bisogno di 1 riso.
look-supply = Armate che puoi ancora schierare. In tutto ognuno ne ha { $count }: quelle nella torre e nel vassoio qui mancano.
look-cards = Carte Provincia e carte Forzieri. Quale provincia sta su quale azione resta segreto finché non viene rivelata.

## The board: draft
board-draft = Carte Provincia scoperte
board-draft-stack =
    { $count ->
        [0] nessuna carta nel mazzo
        [one] 1 carta nel mazzo
       *[other] { $count } carte nel mazzo
    }
board-draft-under = Carte che conosci in fondo al mazzo
board-groups = Gruppi di armate
board-groups-left = ancora da piazzare: { $groups }

## The board: planning
board-plan-own = Il tuo piano
board-plan-hint = Tocca una carta, poi uno spazio. Con una carta Provincia fai l’azione in quella provincia, con una carta Forzieri la salti.
board-plan-bid-hint = Una carta Forzieri ti costa i forzieri indicati; una carta Provincia non costa nulla, ma in questo turno lì non farai azioni.
board-plan-empty = vuoto
board-plan-skipped = azione saltata
board-plan-left-empty = resta vuoto
board-plan-nothing-left =
    { $count ->
        [one] Le tue carte non bastano: 1 spazio può restare vuoto.
       *[other] Le tue carte non bastano: { $count } spazi possono restare vuoti.
    }
board-plan-price = costa { $price }
board-plan-too-dear = più di quanto hai adesso
board-plan-waits-for = In attesa di { $names }
board-plan-shown = scoperta
board-lost = persa
board-plan-laid = { $count } spazi su { $of } occupati
board-plan-tax =
    { $count ->
        [one] Tasse: 1 forziere (valore stampato)
       *[other] Tasse: { $count } forzieri (valore stampato)
    }
board-plan-rice = Raccolto: { $count } riso (valore stampato)
board-plan-costs-of =
    { $chests ->
        [one] Il piano costa { $cost }: hai 1 forziere
       *[other] Il piano costa { $cost }: hai { $chests } forzieri
    }
board-space =
    { $space ->
       *[other] { $name }
    }
board-plan-picked = Hai preso { $card }. Ora scegli uno spazio.
board-plan-space-picked = Ora scegli una carta per «{ $space }».
board-plan-back = Riprendi in mano
board-plan-fill = Riempi il resto
board-plan-again = Come prima
board-plan-put-down = Deseleziona
board-plan-number = azione { $number } di questo turno

## The board: march
board-march = Marcia da { $province }
board-march-how-many = Quante armate?
board-march-stays =
    { $count ->
        [one] 1 armata resta
       *[other] { $count } armate restano
    }
board-march-move = Muovi
board-march-attack = Attacca
board-march-targets = Dove puoi marciare
board-march-does-move =
    { $armies ->
        [one] 1 armata si sposta da { $from } a { $to }.
       *[other] { $armies } armate si spostano da { $from } a { $to }.
    }
board-march-does-attack =
    { $armies ->
        [one] 1 armata attacca { $to } da { $from }: tutti i cubetti vanno nella torre.
       *[other] { $armies } armate attaccano { $to } da { $from }: tutti i cubetti vanno nella torre.
    }
board-march-defended =
    { $armies ->
        [one] { $name } la difende con 1 armata.
       *[other] { $name } la difende con { $armies } armate.
    }
board-odds = Come può finire
board-odds-told =
    { $won ->
        [0] Qui non vinci quasi mai
        [10] Qui vinci quasi sempre
       *[other] Vinci circa { $won } volte su 10
    }{ $kept ->
        [0] .
        [one] {" "}e ti resta in media 1 armata.
       *[other] {" "}e ti restano in media { $kept } armate.
    }
board-odds-win = La conquisti: { $chance }%
board-odds-part =
    { $count ->
        [one] Con 1 armata rimasta: { $chance }%
       *[other] Con { $count } armate rimaste: { $chance }%
    }
board-odds-held = { $name } la tiene: { $chance }%
board-odds-bare = Non resta nessuno: { $chance }%
board-odds-neutral = Resta neutrale: { $chance }%
board-close = Chiudi

## The board: tower and battle
board-tower-how = Tutti sanno quanti cubetti di ogni colore ci sono nella torre; nessuno sa in che punto.
board-battle = Battaglia per { $province }
board-revolt = Rivolta in { $province }
board-thrown-in = Lanciati nella torre
board-came-out = Nel vassoio
board-bonus = In più
board-from-tray = Dal vassoio
board-wins =
    { $count ->
        [one] Vince { $name } con 1 armata
       *[other] Vince { $name } con { $count } armate
    }
board-draw = Non vince nessuno: la provincia diventa neutrale
board-attack-failed = L’attacco fallisce: la provincia resta neutrale
board-revolt-won =
    { $count ->
        [one] domata, resta 1 armata
       *[other] domata, restano { $count } armate
    }
board-revolt-lost = persa: la provincia diventa neutrale
board-against = contro
board-farmers-defend = Provincia neutrale: la difendono i contadini.
board-farmers-revolt = In una rivolta tutti i contadini nel vassoio combattono contro le armate.
board-tower-filled = Prima della partita si riempie la torre

## The board: winter
board-winter = Inverno
board-winter-missing = Riso mancante
board-winter-fed = tutte rifornite
board-winter-revolts = Rivolte
board-winter-farmers =
    { $count ->
        [one] +1 contadino
       *[other] +{ $count } contadini
    }
board-majority =
    { $building ->
        [castle] Più castelli
        [temple] Più templi
       *[theatre] Più teatri Nō
    }
board-majority-points =
    { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }
board-majority-each =
    { $points ->
        [0] in parità, nessun punto
        [one] in parità, 1 punto ciascuno
       *[other] in parità, { $points } punti ciascuno
    }
board-majority-nobody = nessuno
board-winter-event =
    { $loss ->
        [0] Inverno: nessuno perde riso
       *[other] Inverno: ognuno perde { $loss } riso
    }
board-winter-rice = Riso rimasto
board-winter-safe = nessuna rivolta
board-winter-choose = Scegli la prossima rivolta da combattere
board-winter-fight =
    { $province }: { $armies ->
        [one] 1 armata
       *[other] { $armies } armate
    } contro { $farmers ->
        [one] 1 contadino
       *[other] { $farmers } contadini
    } e il vassoio
board-score-how = 1 punto per ogni provincia e ogni edificio; in ogni regione { $castle } punti a chi ha più castelli, { $temple } a chi ha più templi, { $theatre } a chi ha più teatri Nō; in parità 1 punto in meno a testa.
board-score-regions = Maggioranze per regione

## What a hint speaks of
feature-points = punti segnati
feature-provinces = province
feature-buildings = edifici
feature-majorities = maggioranze attuali
feature-prospects = maggioranze probabili
feature-chests = forzieri
feature-shortage = perdite per mancanza di riso
feature-armies = armate sul tabellone
feature-tower = tue armate nella torre
feature-unrest = malcontento
feature-exposed = province ed edifici minacciati
feature-sites = aree edificabili libere
feature-income = tasse che puoi riscuotere
feature-rice = riso che puoi raccogliere
feature-neutral = province neutrali a portata
feature-prey = vicini più deboli da attaccare
feature-borders = confini con gli avversari
feature-together = province vicine fra loro
feature-rivals = avversari nelle stesse regioni
feature-stake = edifici vicino ai confini
feature-safe = province ed edifici lontani dagli altri
feature-stack = concentrazione di armate in una provincia
feature-hoard = scorta enorme di forzieri

## Why a hint proposes something
reason-yields = { $province } rende { $chests } forzieri o { $rice } riso e ha { $sites ->
        [one] 1 area edificabile
       *[other] { $sites } aree edificabili
    }.
reason-stack = Una carta sconosciuta: una delle { $cards } nel mazzo.
reason-group = { $armies } armate tengono { $province }; per le altre province te ne restano { $left }.
reason-plan-both = Raccogli { $chests } forzieri in { $tax_province } e { $rice } riso in { $rice_province }.
reason-plan-tax = Raccogli { $chests } forzieri in { $province }.
reason-plan-rice = Raccogli { $rice } riso in { $province }.
reason-plan-costs =
    Costa { $price ->
        [one] 1 forziere
       *[other] { $price } forzieri
    }, e ne hai { $chests }{ $bid ->
        [0] {""}
       *[other] , di cui { $bid } per l’offerta
    }{ $count ->
        [0] {""}
        [one] : 1 edificio
       *[other] : { $count } edifici
    }{ $armies ->
        [0] .
        [one] {" "}e 1 nuova armata.
       *[other] {" "}e fino a { $armies } nuove armate.
    }
reason-plan-march =
    { $armies ->
        [one] 1 armata può uscire da { $province }.
       *[other] Fino a { $armies } armate possono uscire da { $province }.
    }
reason-plan-spaces = { $count } degli 11 spazi sono occupati.
reason-place = Saresti il numero { $number } di { $players }, con questa carta Speciale: { $special }.
reason-march-odds =
    { $won ->
        [0] { $province } non la vinci quasi mai: 0 volte su 10.
        [10] { $province } la vinci quasi sempre e ti restano circa { $kept } armate.
       *[other] { $province } la vinci circa { $won } volte su 10 e ti restano circa { $kept } armate.
    }
reason-march-stays =
    { $armies ->
        [one] In { $province } resta solo 1 armata.
       *[other] In { $province } restano { $armies } armate.
    }
reason-march-joins = In { $province } ci sarebbero poi { $armies } armate.
reason-march-loses =
    { $count ->
        [0] La perderebbe { $other_name }, con { $armies ->
            [one] 1 armata
           *[other] { $armies } armate
        }.
        [one] La perderebbe { $other_name }, con { $armies ->
            [one] 1 armata
           *[other] { $armies } armate
        } e 1 edificio.
       *[other] La perderebbe { $other_name }, con { $armies ->
            [one] 1 armata
           *[other] { $armies } armate
        } e { $count } edifici.
    }
reason-stay = Tutte le { $armies } armate restano in { $province }.
reason-revolt =
    In { $province } { $armies ->
        [one] 1 armata affronta
       *[other] { $armies } armate affrontano
    } { $farmers ->
        [one] 1 contadino
       *[other] { $farmers } contadini
    }.

## Kinds of chance
chance-provinces = Carte Provincia
chance-tower = La torre
chance-events = Eventi
chance-actions = Ordine delle azioni, carte Speciali
chance-order = Sorteggi tra offerte pari
chance-revolts = Province sorteggiate per le rivolte

## What turning points are called by
moment-battle = La battaglia per { $province }
moment-rose = La rivolta in { $province }
moment-winter = L’inverno
moment-bid_order = L’asta per l’ordine di turno

## Headings of the rules
rule-title-H1 = Lato e province
rule-title-H2 = Le province iniziali
rule-title-H3 = La torre si riempie
rule-title-H4 = Eventi, e ciò che è visibile
rule-title-H5 = Carte Azione e carte Speciali
rule-title-H6 = La pianificazione
rule-title-H7 = L’evento del turno
rule-title-H8 = Offerte e ordine di turno
rule-title-H9 = Eseguire le azioni
rule-title-H10 = Chi può, deve
rule-title-H11 = Perdere una provincia
rule-title-H12 = Prima l’evento, poi la carta Speciale
rule-title-H13 = Province confinanti
rule-title-H14 = Il malcontento
rule-title-H15 = Il lancio nella torre
rule-title-H16 = Province neutrali
rule-title-H17 = Contare i cubetti
rule-title-H18 = Chi vince la battaglia
rule-title-H19 = Le rivolte
rule-title-H20 = L’evento dei templi
rule-title-H21 = Come funziona la torre
rule-title-H22 = Inverno: riso e rivolte
rule-title-H23 = Inverno: punteggio
rule-title-H24 = Secondo anno e fine
rule-title-H25 = Restare senza province; i limiti

## The rules
rule-H1 = Scegliete il lato Sole o il lato Luna del tabellone: raggruppano le stesse province in regioni diverse. Con 3 giocatori, le otto province segnate su quel lato non sono in gioco: non hanno carta, nessuno può entrarci né attraversarle.
rule-H2 = Si mescolano le carte Provincia e se ne scoprono due. A turno, cominciando da un giocatore estratto a sorte (nostra interpretazione; il regolamento dice il più anziano), prendi una carta scoperta o la prima coperta del mazzo, che devi tenere (nostra interpretazione), e metti in quella provincia uno dei tuoi gruppi di armate. I gruppi sono 5, 4, 4, 3, 3, 2, 2, 2, 2 con 3 giocatori; con 4 c’è un 2 in meno, con 5 due in meno. Una carta scoperta che viene presa è subito sostituita. Se le due scoperte sono le stesse della tua scelta precedente, puoi prima metterle sotto il mazzo e scoprirne altre due, una volta per scelta (nostra interpretazione). Si finisce quando tutti i gruppi sono sul tabellone. In alternativa, un’opzione dà l’inizio prestabilito del regolamento, solo sul lato Sole: le sue colonne si assegnano a caso (nostra interpretazione).
rule-H3 = Prima del primo anno si lanciano insieme nella torre 7 armate di ogni giocatore e 10 contadini. Ciò che esce torna nella riserva, e il vassoio è vuoto. Da quel momento torre e vassoio non si svuotano più fino alla fine della partita.
rule-H4 = Si mescolano le dodici carte Evento e se ne scoprono quattro per l’anno. Armate, forzieri ed edifici sono sempre visibili a tutti. Cominci con 18 forzieri con 3 giocatori, 15 con 4, 12 con 5.
rule-H5 = Primavera, estate e autunno si svolgono allo stesso modo (da H5 a H14). Si mescolano le dieci carte Azione: cinque sono scoperte, come azioni da 1 a 5, cinque coperte, da 6 a 10. Si mescolano le cinque carte Speciali e si mettono scoperte sui posti da 1 a 5.
rule-H6 = Tutti pianificano insieme e in segreto: una carta su ognuna delle dieci azioni e una sull’offerta, ogni carta una sola volta. Con una carta Provincia fai l’azione in quella provincia; con una carta Forzieri, di qualsiasi valore, la salti. Finché le carte bastano si occupa ogni spazio; se non bastano scegli tu che cosa resta vuoto, anche l’offerta (nostra interpretazione), e un’azione vuota vale come una carta Forzieri. Non puoi offrire più forzieri di quanti ne hai (nostra interpretazione). Puoi pianificare anche ciò che non puoi pagare o eseguire. Gli altri vedono solo che hai confermato il piano; finché qualcuno sta ancora pianificando puoi cambiarlo.
rule-H7 = Si mescolano le carte Evento scoperte e se ne pesca una. Vale per tutti in questo turno e alla sua fine esce dal gioco; quella dell’inverno esce dopo l’inverno. Per il secondo anno si scoprono, senza rimescolare, le quattro successive delle otto rimaste.
rule-H8 = Le offerte si scoprono e si pagano. Vengono prima 4, 3, 2 e 1 forzieri, in quest’ordine, poi le carte Provincia, che non costano nulla, poi la carta Forzieri 0, infine chi non ha messo carte. Tra offerte uguali (tutte le carte Provincia lo sono, e così tutte le carte mancanti) si sorteggia, e l’ordine si conosce prima che scelgano. In quest’ordine ognuno prende un posto libero da 1 a 5 con la sua carta Speciale. Le carte Speciali che nessuno prende non hanno effetto in questo turno; alla fine tornano tutte. Si gioca secondo i posti, saltando quelli vuoti. In una provincia usata come offerta non si fa niente in questo turno, e ora lo sanno tutti.
rule-H9 = Le azioni si eseguono nell’ordine delle carte, ognuna da tutti, in ordine di turno, prima di passare alla successiva. Quando tutti l’hanno eseguita, la sua carta si mette da parte e si scopre la prossima carta Azione coperta: dopo l’azione 1 la carta 6, dopo l’azione 5 la carta 10. Così durante l’azione 2 si conoscono sei carte, dall’azione 6 in poi tutte e dieci. Una carta pianificata si mostra solo quando tocca a lei, e allora la vedono tutti, anche se è una carta Forzieri o l’azione salta. Le carte restano sul tabellone fino a dopo l’azione 10, poi tornano in mano.
rule-H10 = Chi può eseguire un’azione deve farlo; un’opzione permette di rinunciare a Battaglia/movimento. Chi non può eseguirla per intero, perché mancano forzieri, armate, un’area edificabile o una meta, non fa nulla e non paga nulla. Castello, tempio, teatro Nō: paga 3, 2 o 1 e costruisci su un’area edificabile libera, al massimo un edificio per tipo in ogni provincia. Riso, tasse: ricevi ciò che la provincia rende (H14). 5 o 3 armate: paga 3 o 2 e mettile. 1 armata + movimento: paga 1, mettine 1; poi puoi spostarne quante vuoi in una tua provincia confinante, lasciandone almeno 1. Battaglia/movimento A e B: sposta 1 o più armate in una provincia confinante, lasciandone almeno 1; in una tua è un movimento, in ogni altra una battaglia.
rule-H11 = Se perdi una provincia, la sua carta passa subito, ovunque si trovi e in modo visibile a tutti, in mano a chi l’ha conquistata, che in questo turno non può usarla (nostra interpretazione), oppure nella riserva se la provincia diventa neutrale. Un’azione ancora pianificata lì salta, anche se riconquisti la provincia (nostra interpretazione).
rule-H12 = L’evento si applica prima della carta Speciale: prima il limite di tasse o riso, poi l’1 in più. Con 7 forzieri, un limite di 5 e la carta ne ricevi 6. La carta 6 armate riguarda solo l’azione 5 armate e la porta a 6, anche con l’evento delle reclute; i prezzi restano uguali. Per agire, la riserva deve contenere il numero senza la carta (5, o 3 con l’evento); il resto arriva fin dove la riserva basta (nostra interpretazione).
rule-H13 = Due province confinano se hanno un confine in comune o le unisce una rotta marittima. In una provincia può stare qualsiasi numero di armate.
rule-H14 = Se raccogli riso o tasse dove c’è già almeno un segnalino malcontento, i contadini si ribellano (H19). Ciò che hai raccolto lo tieni comunque (nostra interpretazione). Se non c’è stata rivolta, o l’hai domata, si aggiunge un segnalino malcontento.
rule-H15 = Si lanciano insieme gli attaccanti, tutti i difensori, le armate aggiuntive, i contadini di una provincia neutrale o di una rivolta (nessuno tra giocatori) e tutto ciò che è nel vassoio. Le armate aggiuntive vengono da sole dalla riserva, se ce ne sono: con la carta di attacco in ogni battaglia con A o B, anche contro province neutrali; con la carta di difesa contro A e B altrui; allo stesso modo il difensore in più dell’evento dei castelli, ma non nelle rivolte (nostra interpretazione).
rule-H16 = Una provincia neutrale è difesa da 1 contadino, da 2 con l’evento. Non ci sono mai più contadini di quanti ne ha la riserva (nostra interpretazione).
rule-H17 = Dopo una battaglia con A o B si contano nel vassoio tutti i cubetti di chi attacca, tutti quelli di chi difende e i contadini, da dovunque vengano. I contadini aiutano chi difende solo se la provincia non ha segnalini malcontento; altrimenti stanno a guardare e restano nel vassoio. Anche gli altri colori restano nel vassoio.
rule-H18 = Se chi attacca ha più cubetti della somma di difensore e contadini che lo aiutano, vince, mette la differenza nella provincia e ne prende la carta; edifici e malcontento restano (nostra interpretazione). Se ne ha di più la parte che difende, e almeno uno è un’armata del difensore, questi tiene la differenza, ma non più delle armate che ha: i contadini si perdono per primi. In parità, se non è uscito nulla per nessuno, o se vincono solo i contadini, tutto ciò che è delle due parti va nella riserva, edifici e malcontento si tolgono, la provincia è neutrale e la sua carta va nella riserva. I cubetti della parte sconfitta, altrettanti della vincitrice e i contadini avanzati tornano nella riserva.
rule-H19 = In una rivolta si lanciano tutte le armate della provincia, tanti contadini della riserva quanti sono i segnalini malcontento (in inverno di più, vedi H22) e tutto il vassoio. Poi si confrontano tutti i tuoi cubetti nel vassoio con tutti i contadini, qualunque sia il malcontento. Se ne hai di più, la differenza torna nella provincia, e contadini e armate perse vanno nella riserva. Altrimenti la provincia diventa neutrale e si svuota come in H18, e i cubetti delle due parti vanno nella riserva. Gli altri colori restano nel vassoio. I contadini non si mettono mai in una provincia. Una rivolta d’inverno non aggiunge segnalini.
rule-H20 = L’evento dei templi vieta di attaccare le province con un tempio; muovere nelle proprie è permesso. Se non resta una meta permessa, l’azione salta.
rule-H21 = La torre è ricostruita (nostra interpretazione: il regolamento la lascia al cartone). Ha due ripiani. Ciascuno trattiene un cubetto con una probabilità di circa il 18%, così un cubetto lanciato esce 2 volte su 3; e ogni cubetto che arriva, anche se poi viene trattenuto, può smuovere, con una probabilità del 5%, ognuno di quelli già fermi lì. Un cubetto smosso non viene trattenuto di nuovo dallo stesso ripiano. La torre non distingue i colori, e nessun cubetto va perso. Ciò che è nel vassoio lo vedono tutti, e così quanti cubetti di ogni colore sono nella torre; su quale ripiano siano resta nascosto. Un’opzione sostituisce tutto ciò con probabilità fisse: 2 su 3 per i cubetti lanciati, 1 su 3 per quelli fermi.
rule-H22 = In inverno la quarta carta Evento dice quanto riso perde ognuno, fino a 0 al minimo (nostra interpretazione). Ogni tua provincia ha bisogno di 1 riso. Se il riso non basta scoppiano rivolte, ciascuna con contadini in più: se ne manca 1: 1 rivolta con 1 in più; 2: 1 con 2; 3 o 4: 2 con 2; 5 o 6: 2 con 3; 7 o più: 3 con 3. Ciò che manca è stabilito prima della prima rivolta. Nell’ordine di turno dell’autunno si sorteggiano, in modo visibile a tutti, le province di ogni giocatore; poi è lui a scegliere la prossima da combattere, una alla volta (nostra interpretazione). Eventi e carte Speciali non valgono.
rule-H23 = Dopo le rivolte ogni provincia vale 1 punto e ogni edificio 1; in ogni regione si aggiungono 3 punti a chi ha più castelli, 2 a chi ha più templi, 1 a chi ha più teatri Nō. In parità ognuno riceve 1 in meno; dove non c’è nulla di costruito nessuno segna (nostra interpretazione). I punti dei due inverni si sommano.
rule-H24 = Dopo il primo inverno si tolgono tutti i segnalini malcontento, tutto il riso torna a 0, si scoprono quattro nuovi eventi e si giocano altri quattro turni. Dopo il secondo inverno la partita è finita e vince chi ha più punti. In parità decidono i forzieri; se anche questi sono pari, la vittoria è condivisa (nostra interpretazione).
rule-H25 = Chi resta senza province rimane in partita e continua con le carte Forzieri (nostra interpretazione). Le 62 armate di ognuno e gli edifici sono limiti rigidi; forzieri e segnalini malcontento non hanno limite (nostra interpretazione).
rules-components =
    Il tabellone mostra il Giappone centrale: 45 province in cinque regioni da nove. Ogni provincia rende da 3 a 7 forzieri e da 2 a 5 riso e ha da 1 a 3 aree edificabili.
    Una carta Provincia per ogni provincia, e cinque carte Forzieri (da 0 a 4) per ogni giocatore.
    12 carte Evento, ognuna con un evento e il riso che si perde se resta per l’inverno.
    Due volte ciascuno: costruire un teatro Nō toglie un segnalino malcontento (5 e 7), i castelli difendono con 1 in più (2 e 6), le province con un tempio non si possono attaccare (3 e 4).
    Una volta ciascuno: province neutrali con 2 contadini (3), tasse al massimo 5 (0), tasse almeno 6 (2), riso almeno 4 (3), riso al massimo 3 (4), invece di 5 e 3 armate solo 3 e 2 (1).
    5 carte Speciali: +1 forziere, +1 riso, 6 armate, +1 armata in attacco, +1 armata in difesa. 10 carte Azione.
    62 armate per ogni giocatore, 20 contadini; 28 castelli, 26 templi, 26 teatri Nō; forzieri e segnalini malcontento quanti ne servono.
    La torre con il suo vassoio.

## A box: what the owner of the printed game can enter
box-group-sea = Rotte marittime del lato Luna
box-group-opened = Altri confini del lato Luna
box-group-closed = Confini che il lato Luna non ha
box-group-out = Fuori gioco con 3 giocatori
box-group-region = Regioni del lato Luna
box-sea = Rotte marittime
box-opened = Confini oltre a quelli del lato Sole
box-closed = Confini del lato Sole che qui non ci sono
box-out = Province fuori gioco
refusal-box-no-border = Si può togliere solo un confine del lato Sole.
refusal-box-known-border = Questo confine c’è già.
refusal-box-alone = { $province } non ha vicini.
refusal-box-empty-region = Nella regione { $region } non c’è nessuna provincia: ogni regione deve averne una, anche con 3 giocatori.
refusal-box-region-size = Ogni regione ha { $least } province; { $region } ne ha { $total }.

## The player aid

aid-sequence = Una stagione
aid-costs = Azioni, in forzieri
aid-scoring = L’inverno
aid-open = Le prime azioni sono scoperte, le altre si scoprono una alla volta.
aid-plan = Tutti pianificano in segreto: una provincia su ogni azione, o una carta Forzieri per saltarla, e un’offerta.
aid-event = Si pesca un evento, che vale per tutti.
aid-bids = Chi offre di più sceglie per primo un posto con la sua carta Speciale.
aid-actions = Ogni azione si esegue da tutti in ordine di turno, poi la successiva.
aid-unrest = Riso o tasse dove c’è malcontento: i contadini si ribellano.
aid-battle = Battaglia: conta ciò che cade nel vassoio. Senza malcontento i contadini aiutano il difensore.
aid-loss = Tutti perdono il riso indicato dall’ultima carta Evento, poi ne serve 1 per provincia.
aid-short = Se ne mancano { $range }: { $revolts ->
    [one] 1 rivolta
   *[other] { $revolts } rivolte
  } con { $farmers } contadini in più
aid-each = Ogni provincia, ogni edificio
aid-most-castle = Più castelli in una regione
aid-most-temple = Più templi in una regione
aid-most-theatre = Più teatri Nō in una regione
aid-tied = In parità 1 in meno ciascuno

## The pictures of the rules

rules-aim = Guida una delle grandi casate per due anni. Chi dopo il secondo inverno ha più punti, da province, edifici e maggioranze, diventa Shōgun. Qui tre casate si dividono il Giappone centrale; le cifre sono le loro armate.
rules-turn = In ogni stagione tutti pianificano in segreto dieci azioni, ognuna in una provincia diversa, e poi le eseguono una dopo l’altra. Qui tocca a una battaglia: le province in cui puoi marciare sono illuminate. I cubetti delle due parti cadono nella torre, e decide ciò che esce.
rules-plan-heading = Il piano
rules-plan = Metti una carta su ognuna delle dieci azioni, e una sull’offerta. Una provincia su un’azione vuol dire: si fa lì. Una carta Forzieri vuol dire: questa volta no. Qui Tamba dà sette forzieri, Mino dà riso, e in Sagami si costruisce un castello.
rules-bid-heading = Chi comincia
rules-bid = Chi offre di più sceglie per primo un posto nell’ordine di turno. Con ogni posto arriva una carta Speciale, che aiuta per una stagione: forzieri o riso in più, attacco o difesa più forti, oppure sei armate invece di cinque.
rules-tower-heading = Nella torre
rules-tower = Tutte le armate di una battaglia si gettano dall’alto, insieme a ciò che era nel vassoio. Alcune restano incastrate, altre si liberano. Qui entrano quattro armate e un contadino; escono tre armate e il contadino, quindi due armate prendono la provincia. I cubetti di altri colori aspettano nel vassoio.
rules-scoring = In inverno ogni provincia ha bisogno di riso, poi si contano i punti. Ogni provincia e ogni edificio ne vale uno, e in ogni regione ne danno altri più castelli, templi e teatri Nō.
