## The game
game-name = Tenjo
game-tagline = Daimyō, castelli, eserciti nascosti, cinque elementi e ostaggi: quattro casate, e non ci si può fidare di nessuno.
game-facts = circa 3 ore · molto impegnativo
game-about = Guidi una casata dell’epoca degli Stati combattenti: due castelli, centomila samurai, un po’ di koku, una famiglia e una mano di carte segrete. Mese dopo mese marci con i tuoi daimyō, occupi punti risorsa, attacchi o tratti, giochi Fuoco, Vento, Acqua, Terra e Vuoto, e per avere un alleato gli dai in ostaggio la tua stessa famiglia. Chi resta senza rivali può proclamarsi Shōgun; altrimenti, dopo gli anni stabiliti, vince chi ha più punti militari.
game-provenance = Tenjo è un gioco di Scott Tepper, pubblicato da Why Spire? Games; i testi qui sono nostri. Le regole seguono un riassunto tedesco; qualche dettaglio viene da recensioni pubbliche. Non abbiamo avuto in mano il tabellone e le carte originali: conosciamo le tredici province, gli otto punti d’ingresso e i tipi di punti. La mappa stessa, i nomi, le carte Castello con difesa e koku, il numero e i valori delle carte Elemento e Anello, tutte le carte Destino e gran parte di ciò che un castello può dare al posto dei koku sono una nostra ricostruzione. Dove le regole tacciono abbiamo deciso noi, e questi punti sono segnati «nostra interpretazione».

## Houses and seats
house-asai = Asai
house-saito = Saitō
house-rokkaku = Rokkaku
house-miyoshi = Miyoshi
seat-0 = { house-asai }
seat-1 = { house-saito }
seat-2 = { house-rokkaku }
seat-3 = { house-miyoshi }
direction-N = nord
direction-E = est
direction-S = sud
direction-W = ovest

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
point-waypoint = tappa { $province } { $number }
point-border = posto di frontiera { $province }–{ $other_province }
point-resource =
    punto risorsa { $province }{ $which ->
        [no] {""}
        [a] {""} A
        [b] {""} B
        [n] {""} nord
        [e] {""} est
        [s] {""} sud
       *[w] {""} ovest
    }
point-entry = punto d’ingresso { $province }
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
    risorsa { $province }{ $which ->
        [no] {""}
        [a] {""} A
        [b] {""} B
        [n] {""} N
        [e] {""} E
        [s] {""} S
       *[w] {""} O
    }
spot-entry = ingresso { $province }
kind-waypoint = tappa
kind-border = posto di frontiera
kind-resource = punto risorsa
kind-castle = sito per castelli
kind-entry = punto d’ingresso
kind-about-waypoint = I samurai marciano da un punto all’altro lungo le linee: ogni tratto costa un punto azione.
kind-about-border = Fa parte di entrambe le province. Chi lo controlla decide se far passare daimyō e guerrieri ombra; chi controlla da solo tutti i posti di frontiera di una provincia riceve 20.000 koku l’anno.
kind-about-resource = Se lo controllano i tuoi samurai, il primo rende 1.000 koku o samurai al mese, ogni altro 2.000.
kind-about-castle =
    { $built ->
        [yes] Un castello custodisce koku e famiglia e difende chi lo possiede.
       *[no] Qui si può costruire un castello: custodisce koku e famiglia e difende chi lo possiede.
    }
kind-about-entry = I nuovi samurai entrano in gioco da qui, anche se il punto è occupato. Qui nessuno può essere attaccato, ma può attaccare.

## Families
family-wife = moglie di { $seat_name }
family-son = figlio di { $seat_name }
family-daughter = figlia di { $seat_name }

## Elements and rings
element-fire = Fuoco
element-wind = Vento
element-water = Acqua
element-earth = Terra
element-void = Vuoto
element-about-fire = Uccide un daimyō o un membro di una famiglia, a scelta. Chi è colpito può rispondere con Fuoco o Vuoto.
element-about-wind = Sposta un gruppo di tre passi per ogni punto degli anelli; oppure porta un daimyō, un guerriero ombra, una carta Famiglia o 25.000 koku oltre un confine per ogni punto. Gli anelli contano al massimo 9. Nessuno può rispondere.
element-about-water = Un gruppo guidato da un daimyō scavalca tanti punti nemici di fila quanto valgono gli anelli; oppure lo spostamento tra province di questo turno aggira un posto di frontiera nemico. Chi viene scavalcato può rispondere con Acqua o Vuoto.
element-about-earth = Distrugge tutti i samurai su un punto a portata, o un castello a portata con tutto ciò che contiene. Ti servono samurai a portata e un daimyō con loro. Chi è colpito può rispondere con Terra o Vuoto.
element-about-void = Annulla una carta Elemento giocata contro di te (non il Vento) o un attacco contro di te: in quel caso nessuno può attaccarti fino alla fine del mese. Al Vuoto si può rispondere con il Vuoto.
card-ring_1 = Anello 1
card-ring_2 = Anello 2
card-ring_3 = Anello 3
card-ring_4 = Anello 4
card-ring_5 = Anello 5

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
castle-about-CC01 = Airone bianco: difesa 4, 15.000 koku l’anno
castle-about-CC02 = Cornacchia: difesa 5, 12.000 koku l’anno
castle-about-CC03 = Gru: difesa 3, 18.000 koku l’anno
castle-about-CC04 = Pesci d’oro: difesa 6, 10.000 koku l’anno
castle-about-CC05 = Broccato: difesa 6, 10.000 koku l’anno
castle-about-CC06 = Drago: difesa 5, 12.000 koku l’anno
castle-about-CC07 = Imperatore bianco: difesa 3, 18.000 koku l’anno
castle-about-CC08 = Carpa: difesa 2, 20.000 koku l’anno
castle-about-CC09 = Piviere: difesa 3, 18.000 koku l’anno
castle-about-CC10 = Ginkgo: difesa 4, 15.000 koku l’anno
castle-about-CC11 = Nebbia: difesa 2, 20.000 koku l’anno
castle-about-CC12 = Tartaruga: difesa 5, 12.000 koku l’anno
castle-about-CC13 = Corvo: difesa 4, 15.000 koku l’anno
castle-about-CC14 = Tartaruga d’oro: difesa 4, 15.000 koku l’anno
castle-about-CC15 = Bue sdraiato: difesa 2, 20.000 koku l’anno
castle-about-CC16 = Gru danzante: difesa 3, 18.000 koku l’anno
castle-figures = difesa { $defence }, { $koku } koku l’anno

## Fate cards
fate-F01 = Tributo
fate-F02 = Debito d’onore
fate-F03 = Voltagabbana
fate-F04 = Giuramento infranto
fate-F05 = Pergamena rubata
fate-F06 = Messo distratto
fate-F07 = Anelli rubati
fate-F08 = Anelli in pegno
fate-F09 = Spia nel castello
fate-F10 = Traditore a corte
fate-F11 = Esploratori
fate-F12 = Fuochi di guardia
fate-F13 = Raccolto abbondante
fate-F14 = Siccità
fate-F15 = Pestilenza
fate-F16 = Tifone
fate-F17 = Giuramento di pace
fate-F18 = Matrimonio
fate-F19 = Maestro della Via
fate-F20 = Favore del cielo
fate-about-F01 = L’altro paga a chi ha pescato 2.000 koku per punto di forza.
fate-about-F02 = Chi ha pescato paga all’altro 2.000 koku per punto di forza.
fate-about-F03 = 1.000 samurai dell’altro per punto di forza, a scelta dell’altro, cambiano bandiera ed entrano in gioco per chi ha pescato.
fate-about-F04 = 1.000 samurai di chi ha pescato per punto di forza cambiano bandiera ed entrano in gioco per l’altro.
fate-about-F05 = Chi ha pescato prende all’altro una carta Elemento a caso.
fate-about-F06 = L’altro prende a chi ha pescato una carta Elemento a caso.
fate-about-F07 = Chi ha pescato prende all’altro carte Anello a caso, metà della forza arrotondata per eccesso.
fate-about-F08 = L’altro prende a chi ha pescato carte Anello a caso, metà della forza arrotondata per eccesso.
fate-about-F09 = L’altro mostra solo a chi ha pescato tutte le carte Elemento e Anello.
fate-about-F10 = Chi ha pescato mostra solo all’altro tutte le carte Elemento e Anello.
fate-about-F11 = Chi ha pescato guarda in segreto un gruppo dell’altro per ogni punto di forza.
fate-about-F12 = L’altro guarda in segreto un gruppo di chi ha pescato per ogni punto di forza.
fate-about-F13 = Per ogni punto di forza chi ha pescato riceve 2.000 koku e l’altro 1.000.
fate-about-F14 = Entrambi perdono 1.000 koku per punto di forza.
fate-about-F15 = Entrambi perdono 1.000 samurai a propria scelta per punto di forza.
fate-about-F16 = L’altro perde 1.000 samurai per punto di forza, chi ha pescato la metà, arrotondata per eccesso alle migliaia.
fate-about-F17 = I due non possono attaccarsi nel primo mese dell’anno che viene.
fate-about-F18 = Se entrambi sono d’accordo, si scambiano una carta Famiglia e diventano alleati.
fate-about-F19 = Chi ha pescato pesca una carta Elemento, l’altro una carta Anello.
fate-about-F20 = Chi ha pescato pesca due carte Anello, l’altro una carta Elemento.

## What a castle brings
component-koku = i koku del castello
component-samurai = 25.000 samurai
component-shadow = un guerriero ombra
component-daimyo = un daimyō
component-elements = 2 carte Elemento
component-rings = 4 carte Anello
component-family = il ritorno di un familiare morto

## Options
option-years = Anni
option-castle_sites = Siti per castelli
option-resource_mode = Punti risorsa
option-ring_contest = Per rispondere servono almeno gli stessi anelli
option-void_shield = Dopo il Vuoto sei al sicuro da
option-province_move_any_time = Spostamento tra province in ogni momento
option-entry_supports_daimyo = I samurai ai punti d’ingresso sostengono i daimyō
option-shadow_isolation = I guerrieri ombra possono restare isolati
option-empty_seat_fate = Se il destino indica un posto vuoto
option-build_castle = Costruire castelli
option-build_house_rate = Costruzione più rapida
years-1 = 1
years-2 = 2
years-3 = 3
years-4 = 4
years-5 = 5
castle_sites-12 = 12
castle_sites-8 = 8
resource_mode-choice = koku o samurai a scelta
resource_mode-printed = come indicato sulla mappa
ring_contest-true = sì
ring_contest-false = no
void_shield-all_attackers = tutti
void_shield-that_attacker = solo quell’attaccante
province_move_any_time-true = sì
province_move_any_time-false = solo prima di tirare il dado
entry_supports_daimyo-true = sì
entry_supports_daimyo-false = no
shadow_isolation-true = sì
shadow_isolation-false = no
empty_seat_fate-repeat = si ripesca
empty_seat_fate-nothing = non succede nulla
build_castle-true = sì
build_castle-false = no
build_house_rate-true = sì
build_house_rate-false = no
option-about-years = Quanti anni di dodici mesi si giocano. Un anno è lungo: per la prima partita ne basta uno.
option-about-castle_sites = 12: come nel tabellone che abbiamo ricostruito. 8: uno in ogni provincia esterna, quanti ne servono in 4.
option-about-resource_mode = A scelta: da ogni punto risorsa prendi koku o samurai. Come indicato sulla mappa: alcuni rendono koku, altri samurai.
option-about-ring_contest = Sì: chi risponde a una carta Elemento deve avere almeno lo stesso totale di anelli. No: basta un anello qualsiasi.
option-about-void_shield = Quando il Vuoto annulla un attacco, il difensore è al sicuro fino a fine mese: da tutti o solo da quell’attaccante. Le regole originali dicono entrambe le cose.
option-about-province_move_any_time = Lo spostamento tra province è ammesso anche dopo il tiro, tra una marcia o un attacco e l’altro.
option-about-entry_supports_daimyo = I samurai su un punto d’ingresso bastano a non lasciare isolato un daimyō in quella provincia.
option-about-shadow_isolation = Anche i guerrieri ombra vengono tolti da una provincia senza samurai che li sostengano.
option-about-empty_seat_fate = Che cosa succede quando il dado del destino indica un lato del tavolo vuoto.
option-about-build_castle = Ogni punto azione non usato mette da parte 1.000 koku; con 25.000 costruisci un castello su un sito libero controllato solo dai tuoi samurai.
option-about-build_house_rate = Con «Costruire castelli»: 2.000 koku invece di 1.000 per punto azione non usato.

## Phases
phase-battle = Battaglia
phase-year_end = Fine anno
phase-over = Fine della partita

## Whom the game waits for
decision-site = { $name } sceglie un sito per un castello
decision-distribute = { $name } distribuisce samurai, koku, famiglia e guerrieri ombra
decision-turn = È il turno di { $name }
decision-income = { $name } riscuote il reddito
decision-place_daimyo = { $name } colloca un daimyō
decision-lose_daimyo = { $name } deve rinunciare a un daimyō
decision-parley = { $name } può trattare prima dell’attacco
decision-peace = { $name } valuta un’offerta di pace
decision-consent = Si chiede a { $name } di guidare l’attacco di un altro
decision-join = { $name } può unirsi alla battaglia
decision-cards = { $name } può giocare una carta nella battaglia
decision-answer = { $name } può rispondere a una carta
decision-losses = { $name } sceglie le perdite
decision-fight_on = { $name } decide se continuare a combattere
decision-move_in = { $name } può entrare nel castello
decision-enter = { $name } colloca nuovi samurai
decision-yield = { $name } può sottomettersi
decision-recruit = { $name } può reclutare
decision-scout = { $name } manda gli esploratori
decision-marriage = { $name } valuta un matrimonio
decision-castle_income = { $name } sceglie il reddito di un castello
decision-store = { $name } sceglie dove mettere i koku

## What to do now
prompt-site = Scegli un sito libero: peschi una carta Castello e ci metti un daimyō.
prompt-distribute = Distribuisci in segreto tra i tuoi due castelli samurai (ne restano { $samurai }), koku (ne restano { $koku }), famiglia e guerrieri ombra.
prompt-distribute-ready = Hai distribuito tutto: conferma, oppure ricomincia.
prompt-turn = Riscuoti il reddito, poi tira per i punti azione.
prompt-turn-roll = Tira per i punti azione; prima puoi usare carte, guerrieri ombra o lo spostamento tra province.
prompt-trade = È il turno di un altro. Rispondi alle offerte o falle, o premi Invio per continuare.
prompt-turn-points =
    { $points ->
        [0] Hai finito i punti azione: termina il turno, o fai ciò che non ne richiede.
        [one] Resta 1 punto azione: marcia o attacca.
       *[other] Restano { $points } punti azione: marcia o attacca.
    }
prompt-step-march = Dove marciano i samurai? Da qui: { $point }.
prompt-step-send = Da { $from_point } a { $to_point }: quanti samurai? Finora { $amount }.
prompt-step-march_to = { $from_point } → { $to_point }: quanti samurai marciano?
prompt-step-lead = Dove va il daimyō di { $province }?
prompt-step-slip = Dove va il guerriero ombra di { $province }?
prompt-step-escort = In quale castello va { $family }?
prompt-step-ship = Quanti koku porti via da { $site }, e in quale castello? Finora { $amount }.
prompt-step-unmask = In quale punto di { $province } il guerriero ombra diventa 25.000 samurai?
prompt-step-attack = Attacchi { $seat_name }, { $point }: scegli i tuoi gruppi, poi dichiara l’attacco.
prompt-step-element = { $element }, anelli: { $total }. Aggiungi anelli, poi scegli l’effetto.
prompt-step-ring = Per giocare { $element } serve almeno un anello.
prompt-income-first = Quale punto risorsa conti per primo? Rende 1.000, ogni altro 2.000.
prompt-income = Reddito da { $point }: koku in un castello o samurai a un punto d’ingresso.
prompt-place_daimyo = Ottieni un daimyō: mettilo in una provincia dove hai samurai.
prompt-lose_daimyo = Con il castello perdi un daimyō: scegli quale.
prompt-parley = { $foe_name } ti attacca: { $point }. Offri qualcosa per la pace, o accetta la battaglia.
prompt-peace = Per la pace { $foe_name } offre: { $give }. Accetta e rinuncia all’attacco, oppure rifiuta.
prompt-peace-terms =
    { $foe_name } offre: { $give_count ->
        [0] { $koku ->
            [0] niente
           *[other] { $koku } koku
        }
       *[other] { $give }{ $koku ->
            [0] {""}
           *[other] , { $koku } koku
        }
    }. In cambio: { $ask_count ->
        [0] { $asked_koku ->
            [0] { $peace ->
                [yes] pace
               *[other] niente
            }
           *[other] { $asked_koku } koku{ $peace ->
                [yes] , pace
               *[other] {""}
            }
        }
       *[other] { $ask }{ $asked_koku ->
            [0] {""}
           *[other] , { $asked_koku } koku
        }{ $peace ->
            [yes] , pace
           *[other] {""}
        }
    }. Accetta e rinuncia all’attacco, oppure rifiuta.
prompt-join =
    { $side ->
        [attack] Puoi unirti all’attacco con gruppi a portata o prestare i tuoi daimyō.
       *[other] Puoi unirti alla difesa con gruppi a portata o prestare i tuoi daimyō.
    }
prompt-join-volunteer = Rōnin di { $foe_name } ({ $point }) si offrono di aiutarti: accoglili o passa.
prompt-cards = Puoi giocare una carta che influisca su questa battaglia, oppure passare.
prompt-consent = { $foe_name } vuole attaccare ({ $point }), ma lì non ha daimyō. Gli presti il tuo come comandante?
prompt-answer =
    { $element ->
        [no] { $foe_name } ti attacca: annulla l’attacco con il Vuoto o non rispondere.
        [fire] { $foe_name } gioca Fuoco (anelli: { $total }). Vuoi rispondere?
        [wind] { $foe_name } gioca Vento (anelli: { $total }). Vuoi rispondere?
        [water] { $foe_name } gioca Acqua (anelli: { $total }). Vuoi rispondere?
        [earth] { $foe_name } gioca Terra (anelli: { $total }). Vuoi rispondere?
       *[void] { $foe_name } gioca Vuoto (anelli: { $total }). Vuoi rispondere?
    }
prompt-losses =
    { $why ->
        [battle] Perdi { $samurai } samurai in battaglia: scegli da quali gruppi.
        [upkeep] Non hai abbastanza koku e perdi { $samurai } samurai: scegli da quali gruppi.
       *[other] Il destino ti toglie { $samurai } samurai: scegli da quali gruppi.
    }
prompt-fight_on = Vuoi un altro scontro o fermi l’attacco? Prima puoi rivelare un guerriero ombra.
prompt-move_in = Il castello { $point } è tuo: i samurai che hanno combattuto possono entrare.
prompt-enter = { $samurai } nuovi samurai: scegli un punto d’ingresso.
prompt-yield = { $foe_name } si proclama Shōgun. Sottomettiti o rifiuta.
prompt-recruit = Puoi reclutare samurai con i tuoi koku: 1.000 koku per 1.000 samurai. Arrivano ai punti d’ingresso.
prompt-scout = Scegli un gruppo di { $foe_name } da guardare; lo saprai solo tu.
prompt-marriage = Un matrimonio con la casata di { $foe_name }: scegli la carta che daresti, oppure rifiuta.
prompt-castle_income = Che cosa ti dà { $site } quest’anno? Tutto, tranne i koku, si prende una sola volta l’anno.
prompt-store = { $koku } koku: scegli in quali castelli metterli.

## Choices
move-site = Scegli il sito { $site }
    .group = Siti per castelli
    .short = { $site }
move-garrison =
    A { $site }: { $chip ->
        [1] 1.000
        [5] 5.000
        [10] 10.000
        [25] 25.000
       *[other] tutti i
    } samurai
    .group = Samurai a { $site }
    .short =
        { $chip ->
        [1] 1.000
        [5] 5.000
        [10] 10.000
        [25] 25.000
       *[other] tutti
    }
move-store =
    A { $site }: { $chip ->
        [1] 1.000
        [5] 5.000
        [10] 10.000
        [25] 25.000
       *[other] tutti i
    } koku
    .group = Koku a { $site }
    .short =
        { $chip ->
        [1] 1.000
        [5] 5.000
        [10] 10.000
        [25] 25.000
       *[other] tutti
    }
move-house = A { $site }: { $family }
    .group = Famiglia a { $site }
    .short = { $family }
move-hide = Un guerriero ombra in { $province }
    .group = Guerriero ombra in
    .short = { $province }
move-ready = Conferma
move-not_ready = Modifica ancora
move-clear = Ricomincia
move-income = Riscuoti il reddito punto per punto
move-first = Primo punto risorsa: { $point }
    .group = Primo punto risorsa
    .short = { $point }
move-koku_to = Koku a { $site }
    .group = Koku a
    .short = { $site }
move-samurai_to = Samurai a: { $point }
    .group = Samurai a
    .short = { $point }
move-roll =
    { $forfeit ->
        [yes] Tira per i punti azione e rinuncia al reddito
       *[other] Tira per i punti azione
    }
move-lead = Sposta il daimyō di { $province }
    .group = Daimyō di
    .short = { $province }
move-slip = Sposta il guerriero ombra di { $province }
    .group = Guerriero ombra di
    .short = { $province }
move-into = Nella provincia { $province }
    .group = In
    .short = { $province }
move-escort = Trasferisci: { $family }
    .group = Famiglia
    .short = { $family }
move-ship = Trasferisci koku da { $site }
    .group = Koku da
    .short = { $site }
move-to_castle = Nel castello { $site }
    .group = Nel castello
    .short = { $site }
move-march = Marcia da: { $point }
    .group = Marcia da
    .short = { $point }
move-to = Verso: { $point }
    .group = Verso
    .short =
        { $point }{ $near ->
        [yes] {""} ({ $near_spots })
       *[other] {""}
    }
move-send =
    Manda: { $chip ->
        [1] 1.000
        [5] 5.000
        [10] 10.000
        [25] 25.000
       *[other] tutti
    }
    .group = Quanti ancora
    .short =
        { $chip ->
        [1] 1.000
        [5] 5.000
        [10] 10.000
        [25] 25.000
       *[other] tutti
    }
move-send_hundreds =
    Manda altri { $hundreds ->
        [1] 100
       *[5] 500
    } koku
    .group = Quanto ancora
    .short =
        { $hundreds ->
        [1] 100
       *[5] 500
    }
move-march_to = Marcia verso: { $point }
    .group = Marcia verso
    .short = { $point }
move-march_from = Con samurai da: { $point }
    .group = Da
    .short = { $point }
move-number =
    { $decision ->
        [recruit] Recluta { $thousands }.000
       *[other] Marcia con { $thousands }.000
    }
    .group = Quanti
    .short = { $thousands }.000
move-all_koku = Tutti i koku a { $site }
    .group = Tutti i koku a
    .short = { $site }
move-all_samurai = Tutti i samurai a: { $point }
    .group = Tutti i samurai a
    .short = { $point }
move-lead_to = Conduci il daimyō da { $from_province } a { $to_province }
    .group = Conduci un daimyō
    .short = { $from_province } → { $to_province }
move-march_with =
    Marcia verso { $point } con { $many ->
        [all] tutto il gruppo più vicino
       *[other] { $many }.000
    }
    .group = Marcia subito
move-koku_and_roll = Tutti i koku a { $site }, poi tira
move-samurai_and_roll = Tutti i samurai a { $point }, poi tira
    .group = Samurai, poi tira
    .short = { $point }
move-go = Conferma la marcia
move-unmask = Rivela un guerriero ombra in { $province }
    .group = Rivela in
    .short = { $province }
move-at = Qui: { $point }
    .group = Dove
    .short = { $point }
move-attack = Attacca { $seat_name }: { $point }
    .group = Attacca { $seat_name }
    .short = { $point }
move-assault = Attacca { $seat_name }: { $point }, con tutti i gruppi vicini
    .group = Attacca subito { $seat_name }
    .short = { $point }
move-with = Con il gruppo: { $point }
    .group = Con il gruppo
    .short = { $point }
move-declare = Dichiara l’attacco
move-element = Gioca { $element }
    .group = Carte Elemento
    .short = { $element }
move-ring = Aggiungi l’anello { $ring }
    .group = Anelli
    .short = Anello { $ring }
move-cast = Gioca questa carta
move-burn_daimyo = Uccidi il daimyō di { $seat_name } in { $province }
    .group = Uccidi un daimyō
    .short = { $seat_name }: { $province }
move-burn_family = Uccidi: { $family }
    .group = Uccidi
    .short = { $family }
move-raze = Distruggi il castello { $site }
    .group = Distruggi il castello
    .short = { $site }
move-cross = Aggira un posto di frontiera nemico nello spostamento tra province di questo turno
move-denounce = Dichiara morto il daimyō di { $seat_name } in { $province }
    .group = Dichiara morto
    .short = { $seat_name }: { $province }
move-release = Restituisci l’ostaggio: { $family }
    .group = Restituisci l’ostaggio
    .short = { $family }
move-admit = Concedi a { $seat_name } il passaggio tra i tuoi samurai
    .group = Concedi il passaggio a
    .short = { $seat_name }
move-shut = Revoca a { $seat_name } il passaggio
    .group = Revoca il passaggio a
    .short = { $seat_name }
move-build = Costruisci un castello a { $site }
    .group = Costruisci un castello a
    .short = { $site }
move-shogun = «Io sono lo Shōgun!»
move-end = Termina il turno
move-pass =
    { $decision ->
        [parley] Accetta la battaglia
        [peace] Rifiuta e attacca
        [consent] Non guidare l’attacco
        [join] Resta fuori dalla battaglia
        [cards] Non giocare carte
        [answer] Non rispondere
        [fight_on] Ferma l’attacco
        [move_in] Non entrare nel castello
        [yield] Non sottometterti
        [recruit] Non reclutare altri samurai
        [scout] Non guardare altri gruppi
        [marriage] Rifiuta il matrimonio
       *[other] Passa
    }
move-join = Unisciti con il gruppo: { $point }
    .group = Unisciti con
    .short = { $point }
move-lend = Presta i tuoi daimyō
move-lose =
    { $point }: perdi { $chip ->
        [1] 1.000
        [5] 5.000
        [10] 10.000
        [25] 25.000
       *[other] tutti
    }
    .group = { $point }: perdi
    .short =
        { $chip ->
        [1] 1.000
        [5] 5.000
        [10] 10.000
        [25] 25.000
       *[other] tutti
    }
move-fight = Continua a combattere
move-press_on = Continua a combattere, subito ai dadi
move-place =
    { $decision ->
        [lose_daimyo] Rinuncia al daimyō in { $province }
       *[other] Un daimyō in { $province }
    }
    .group = Daimyō in
    .short = { $province }
move-yield = Sottomettiti
move-recruit =
    Recluta: { $chip ->
        [1] 1.000
        [5] 5.000
        [10] 10.000
        [25] 25.000
       *[other] tutti
    }
    .group = Recluta
    .short =
        { $chip ->
        [1] 1.000
        [5] 5.000
        [10] 10.000
        [25] 25.000
       *[other] tutti
    }
move-look = Guarda il gruppo: { $point }
    .group = Guarda
    .short = { $point }
move-wed = Dai in matrimonio: { $family }
    .group = Dai in matrimonio
    .short = { $family }
move-produce = Prendi { $component }
    .group = Reddito del castello
    .short = { $component }
move-offer = Fai un’offerta a { $seat_name }
    .group = Offerta a
    .short = { $seat_name }
move-give = Dai: { $item }
    .group = Dai
    .short = { $item }
move-ask = Chiedi: { $item }
    .group = Chiedi
    .short = { $item }
move-give_koku =
    Dai { $chip ->
        [1] 1.000
        [5] 5.000
        [10] 10.000
       *[25] 25.000
    } koku
    .group = Dai koku
    .short =
        { $chip ->
        [1] 1.000
        [5] 5.000
        [10] 10.000
       *[25] 25.000
    }
move-ask_koku =
    Chiedi { $chip ->
        [1] 1.000
        [5] 5.000
        [10] 10.000
       *[25] 25.000
    } koku
    .group = Chiedi koku
    .short =
        { $chip ->
        [1] 1.000
        [5] 5.000
        [10] 10.000
       *[25] 25.000
    }
move-give_hundreds =
    Dai { $hundreds ->
        [1] 100
       *[5] 500
    } koku
    .group = Dai koku
    .short =
        { $hundreds ->
        [1] 100
       *[5] 500
    }
move-ask_hundreds =
    Chiedi { $hundreds ->
        [1] 100
       *[5] 500
    } koku
    .group = Chiedi koku
    .short =
        { $hundreds ->
        [1] 100
       *[5] 500
    }
move-propose =
    { $how ->
        [open] Fai l’offerta davanti a tutti
       *[private] Fai l’offerta in privato
    }
move-drop = Annulla questa offerta
move-accept = Accetta l’offerta di { $seat_name }
    .group = Accetta l’offerta di
    .short = { $seat_name }
move-decline = Rifiuta l’offerta di { $seat_name }
    .group = Rifiuta l’offerta di
    .short = { $seat_name }
move-withdraw = Ritira l’offerta a { $seat_name }
    .group = Ritira l’offerta a
    .short = { $seat_name }
move-back = Indietro

## What happened
event-order = Ordine di turno dell’anno { $year }: { $seats_names }.
event-order_roll = { $name } tira { $roll } per l’ordine di turno.
event-site_chosen =
    { $name } sceglie { $site }, pesca la carta Castello { $card ->
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
    } e ci mette un daimyō.
event-ready = { $name } conferma.
event-not_ready = { $name } modifica ancora.
event-distributed = { $name } ha distribuito samurai, koku, famiglia e guerrieri ombra.
event-month = Anno { $year }, mese { $month }.
event-turn = Turno di { $name }.
event-income_begun = { $name } riscuote il reddito.
event-income =
    { $samurai ->
        [0] { $name } ricava { $koku } koku: { $point }.
       *[other] { $name } arruola { $samurai } samurai: { $point }.
    }
event-income_whole =
    { $samurai ->
        [0] { $name } ricava { $koku } koku da { $points_count ->
            [one] 1 punto risorsa
           *[other] { $points_count } punti risorsa
        }.
       *[other] { $name } arruola { $samurai } samurai in { $points_count ->
            [one] 1 punto risorsa
           *[other] { $points_count } punti risorsa
        }.
    }
event-stored = Lo sa solo { $name }: { $koku } koku vanno nel castello { $site }.
event-entered = { $samurai } samurai di { $name } entrano in gioco: { $point }.
event-forfeited = { $name } tira senza aver riscosso il reddito: lo perde.
event-rolled =
    { $name } ottiene { $points ->
        [one] 1 punto azione
       *[other] { $points } punti azione
    }.
event-daimyo_moved = Un daimyō di { $name } va da { $from } a { $to }.
event-shadow_moved = Un guerriero ombra di { $name } va da { $from } a { $to }.
event-carried =
    { $what ->
        [family] { $name } fa trasferire un familiare in un altro castello.
       *[other] { $name } fa trasferire koku in un altro castello.
    }
event-carried_what =
    Lo sa solo { $name }: da { $from_site } a { $to_site }, { $koku ->
        [no] { $what }
       *[other] { $koku } koku
    }.
event-marched =
    { $steps ->
        [1] { $name } marcia: { $from_point } → { $to_point }.
       *[other] { $name } marcia per { $steps } passi: { $from_point } → { $to_point }.
    }
event-marched_own = Lo sa solo { $name }: sono { $samurai } samurai.
event-unmasked = Il guerriero ombra di { $name } in { $province } diventa 25.000 samurai: { $point }.
event-shadows_lost =
    { $name } non ha più samurai in { $province } e vi perde { $count ->
        [one] 1 guerriero ombra
       *[other] { $count } guerrieri ombra
    }.
event-daimyo_lost =
    { $why ->
        [fire] Il Fuoco uccide il daimyō di { $name } in { $province }.
        [castle] Con il castello { $name } perde il daimyō in { $province }.
        [declared] { $by_name } dichiara morto il daimyō di { $name } in { $province }.
       *[isolated] Il daimyō di { $name } in { $province } resta isolato ed è perso{ $by ->
            [no] {""}
           *[other] , per opera di { $by_name }
        }.
    }
event-daimyo_gained = { $name } ottiene un daimyō in { $province }.
event-attacked = { $name } attacca { $defender_name } ({ $point }), da: { $stacks }.
event-leader_sought = { $name } vuole attaccare { $defender_name } ({ $point }), da: { $stacks }, e cerca un daimyō che guidi l’attacco.
event-nobody_leads = Nessuno guida { $name } contro { $defender_name } ({ $point }): l’attacco non si fa, e nessun punto azione è speso.
event-joined =
    { $side ->
        [attack] { $name } si unisce all’attacco: { $point }.
       *[other] { $name } si unisce alla difesa: { $point }.
    }
event-lent =
    { $side ->
        [attack] { $name } presta i daimyō all’attacco.
       *[other] { $name } presta i daimyō alla difesa.
    }
event-face_up = Scoperti: { $samurai } samurai di { $name }, { $point }.
event-factors = Fattori (positivi per l’attaccante): daimyō { $daimyo }, eserciti { $ratio }, gruppi { $stacks }, castello { $castle }; totale { $net }.
event-engaged = Scontro: l’attaccante tira { $attacker_roll } (totale { $attacker_total }), il difensore { $defender_roll } (totale { $defender_total }). Vince { $winner_name }; chi ha perso toglie { $loss } samurai.
event-lost =
    { $why ->
        [battle] { $name } perde { $samurai } samurai: { $point }.
        [upkeep] { $name } non può mantenere { $samurai } samurai: { $point }.
        [earth] La Terra inghiotte { $samurai } samurai di { $name }: { $point }.
       *[fate] Il destino toglie a { $name } { $samurai } samurai: { $point }.
    }
event-castle_fell = Cade il castello { $site }: { $name } lo toglie a { $loser_name } con tutto ciò che contiene.
event-looted =
    A { $site } c’erano { $koku } koku{ $family_count ->
        [0] {""} e nessun familiare.
       *[other] {""} e { $family }.
    }
event-moved_in = { $name } entra nel castello { $to_point }: da { $from_point }.
event-battle_ended =
    { $why ->
        [stopped] L’attaccante si ferma: la battaglia è finita.
        [destroyed] Il gruppo attaccato è distrutto: la battaglia è finita.
        [fallen] La battaglia per il castello è finita.
        [repelled] Non resta nessun attaccante: la battaglia è finita.
        [peace] Niente attacco: c’è un accordo.
        [void] Il Vuoto annulla l’attacco.
       *[unled] Nessun daimyō guida più l’attacco: la battaglia è finita.
    }
event-played =
    { $name } gioca { $element } con { $rings } (totale { $total }){ $against ->
        [no] {""}
       *[other] {""} contro { $against_name }
    }.
event-answered = { $name } risponde con { $element } e { $rings } (totale { $total }).
event-aimed_daimyo = Il bersaglio: il daimyō di { $foe_name } in { $province }.
event-aimed_family = Il bersaglio: { $family }.
event-aimed_point = Il bersaglio: tutti i samurai, { $point }.
event-aimed_castle = Il bersaglio: il castello { $site }.
event-card_stands =
    { $stands ->
        [yes] La carta { $element } di { $name } ha effetto.
       *[other] La carta { $element } di { $name } è annullata.
    }
event-family_died = Il Fuoco uccide: { $family }.
event-castle_razed = Il castello { $site } è distrutto con tutto ciò che conteneva; il sito è di nuovo libero.
event-shielded =
    { $foe ->
        [no] Nessuno può attaccare { $name } fino alla fine del mese.
       *[other] { $foe_name } non può attaccare { $name } fino alla fine del mese.
    }
event-hostage_returned = { $name } restituisce un ostaggio: { $family }.
event-offered =
    { $name } offre a { $to_name }{ $private ->
        [yes] {""} in privato
       *[other] {""}
    }: { $give_count ->
        [0] { $koku ->
            [0] niente
           *[other] { $koku } koku
        }
       *[other] { $give }{ $koku ->
            [0] {""}
           *[other] , { $koku } koku
        }
    }. In cambio: { $ask_count ->
        [0] { $asked_koku ->
            [0] { $peace ->
                [yes] pace
               *[other] niente
            }
           *[other] { $asked_koku } koku{ $peace ->
                [yes] , pace
               *[other] {""}
            }
        }
       *[other] { $ask }{ $asked_koku ->
            [0] {""}
           *[other] , { $asked_koku } koku
        }{ $peace ->
            [yes] , pace
           *[other] {""}
        }
    }.
event-accepted =
    { $to_name } accetta l’offerta di { $name }{ $private ->
        [yes] , in privato
       *[other] {""}
    }: { $give_count ->
        [0] { $koku ->
            [0] niente
           *[other] { $koku } koku
        }
       *[other] { $give }{ $koku ->
            [0] {""}
           *[other] , { $koku } koku
        }
    }. In cambio: { $ask_count ->
        [0] { $asked_koku ->
            [0] { $peace ->
                [yes] pace
               *[other] niente
            }
           *[other] { $asked_koku } koku{ $peace ->
                [yes] , pace
               *[other] {""}
            }
        }
       *[other] { $ask }{ $asked_koku ->
            [0] {""}
           *[other] , { $asked_koku } koku
        }{ $peace ->
            [yes] , pace
           *[other] {""}
        }
    }.
event-declined =
    { $to_name } rifiuta l’offerta di { $name }: { $give_count ->
        [0] { $koku ->
            [0] niente
           *[other] { $koku } koku
        }
       *[other] { $give }{ $koku ->
            [0] {""}
           *[other] , { $koku } koku
        }
    }. In cambio: { $ask_count ->
        [0] { $asked_koku ->
            [0] { $peace ->
                [yes] pace
               *[other] niente
            }
           *[other] { $asked_koku } koku{ $peace ->
                [yes] , pace
               *[other] {""}
            }
        }
       *[other] { $ask }{ $asked_koku ->
            [0] {""}
           *[other] , { $asked_koku } koku
        }{ $peace ->
            [yes] , pace
           *[other] {""}
        }
    }.
event-withdrawn =
    { $name } ritira l’offerta a { $to_name }: { $give_count ->
        [0] { $koku ->
            [0] niente
           *[other] { $koku } koku
        }
       *[other] { $give }{ $koku ->
            [0] {""}
           *[other] , { $koku } koku
        }
    }. In cambio: { $ask_count ->
        [0] { $asked_koku ->
            [0] { $peace ->
                [yes] pace
               *[other] niente
            }
           *[other] { $asked_koku } koku{ $peace ->
                [yes] , pace
               *[other] {""}
            }
        }
       *[other] { $ask }{ $asked_koku ->
            [0] {""}
           *[other] , { $asked_koku } koku
        }{ $peace ->
            [yes] , pace
           *[other] {""}
        }
    }.
event-offer_off =
    L’offerta di { $name } a { $to_name } non è più possibile: { $give_count ->
        [0] { $koku ->
            [0] niente
           *[other] { $koku } koku
        }
       *[other] { $give }{ $koku ->
            [0] {""}
           *[other] , { $koku } koku
        }
    }. In cambio: { $ask_count ->
        [0] { $asked_koku ->
            [0] { $peace ->
                [yes] pace
               *[other] niente
            }
           *[other] { $asked_koku } koku{ $peace ->
                [yes] , pace
               *[other] {""}
            }
        }
       *[other] { $ask }{ $asked_koku ->
            [0] {""}
           *[other] , { $asked_koku } koku
        }{ $peace ->
            [yes] , pace
           *[other] {""}
        }
    }.
event-admitted = { $name } concede il passaggio a { $to_name }.
event-shut_out = { $name } revoca il passaggio a { $to_name }.
event-year_end = L’anno { $year } finisce: mantenimento, destino, reddito dei castelli e delle province.
event-upkeep =
    { $missing ->
        [0] { $name } paga { $paid } koku di mantenimento.
       *[other] { $name } paga { $paid } koku di mantenimento; ne mancano { $missing }.
    }
event-recruited = { $name } recluta { $samurai } samurai pagando altrettanti koku.
event-fate =
    { $name } pesca la carta Destino «{ $card ->
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
    }» e tira { $roll }: { $other ->
        [no] nessun altro giocatore.
       *[other] riguarda { $other_name }. { $card ->
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
event-koku_gained = { $name } riceve { $koku } koku.
event-koku_lost = { $name } perde { $koku } koku.
event-cards_taken =
    { $name } prende a { $loser_name } { $what ->
        [elements] { $count ->
            [0] nessuna carta Elemento
            [one] 1 carta Elemento
           *[other] { $count } carte Elemento
        }
       *[other] { $count ->
            [0] nessuna carta Anello
            [one] 1 carta Anello
           *[other] { $count } carte Anello
        }
    }.
event-took =
    { $name } prende a { $loser_name }: { $count ->
        [0] niente
       *[other] { $cards }
    }.
event-hand_shown = { $name } mostra a { $foe_name } tutte le carte Elemento e Anello.
event-shown_hand =
    La mano di { $name }: { $count ->
        [0] nessuna carta
       *[other] { $cards }
    }.
event-truce = { $name } e { $foe_name } non possono attaccarsi nel primo mese dell’anno che viene.
event-scouted = { $name } guarda un gruppo di { $foe_name }: { $point }.
event-scouted_what = Lo sa solo { $name }: { $point }, { $samurai } samurai.
event-marriage_off = { $name } rifiuta: il matrimonio non si fa.
event-married = Le casate di { $name } e { $foe_name } si uniscono in matrimonio: ciascuna ha un ostaggio dell’altra.
event-exchanged = Scambio: { $family } con { $for_family }.
event-cards_drawn =
    { $name } pesca { $elements ->
        [0] {""}
        [one] 1 carta Elemento
       *[other] { $elements } carte Elemento
    }{ $elements ->
        [0] {""}
       *[other] { $rings ->
            [0] {""}
           *[other] {""} e {""}
        }
    }{ $rings ->
        [0] {""}
        [one] 1 carta Anello
       *[other] { $rings } carte Anello
    }.
event-drew =
    { $name } ha pescato: { $count ->
        [0] niente
       *[other] { $cards }
    }.
event-produced =
    { $component ->
        [koku] { $name } prende i koku annuali di { $site }.
        [samurai] { $name } arruola 25.000 samurai a { $site }.
        [shadow] { $name } riceve da { $site } un guerriero ombra.
        [daimyo] { $name } riceve da { $site } un daimyō.
        [elements] { $name } riceve da { $site } 2 carte Elemento.
        [rings] { $name } riceve da { $site } 4 carte Anello.
       *[family] { $name } riporta in vita un familiare a { $site }.
    }
event-family_back = Di nuovo in vita: { $family }.
event-province_income = { $name } controlla tutti i posti di frontiera di { $province } e riceve { $koku } koku.
event-saved = { $name } ha risparmiato { $koku } koku per un castello.
event-built =
    { $name } costruisce un castello a { $site }: { $card ->
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
event-claimed = { $name }: «Io sono lo Shōgun!»
event-yielded = { $name } si sottomette.
event-refused = { $name } non si sottomette: la partita continua.
event-eliminated = { $name } non ha più samurai, daimyō, guerrieri ombra né castelli ed è fuori dal gioco.
event-hand_discarded = La mano di { $name } va negli scarti: { $cards }.
event-ended =
    { $why ->
        [years] Gli anni stabiliti sono finiti.
        [shogun] Nessuno si oppone più allo Shōgun.
       *[last] Resta una sola casata.
    }
event-ranked =
    { $winners_count ->
        [one] { $name } vince e diventa Shōgun.
       *[other] { $winners_names } si dividono la vittoria.
    }
event-reshuffled =
    { $pile ->
        [elements] { $count ->
            [one] 1 carta Elemento scartata viene rimescolata
           *[other] { $count } carte Elemento scartate vengono rimescolate
        } in un nuovo mazzo.
        [rings] { $count ->
            [one] 1 carta Anello scartata viene rimescolata
           *[other] { $count } carte Anello scartate vengono rimescolate
        } in un nuovo mazzo.
       *[other] { $count ->
            [one] 1 carta Destino viene rimescolata
           *[other] { $count } carte Destino vengono rimescolate
        } in un nuovo mazzo.
    }
event-fights_on = { $name } continua a combattere.
event-stowed = { $name } mette { $koku } koku in un castello.
event-passed =
    { $decision ->
        [parley] { $name } non tratta.
        [peace] { $name } rifiuta la pace.
        [consent] { $name } non guida l’attacco.
        [join] { $name } resta fuori dalla battaglia.
        [cards] { $name } non gioca carte.
        [answer] { $name } non risponde.
        [fight_on] { $name } ferma l’attacco.
        [move_in] { $name } non fa entrare altri samurai nel castello.
        [recruit] { $name } non recluta altri samurai.
        [scout] { $name } non guarda altri gruppi.
       *[other] { $name } passa.
    }
event-first_named = { $name } indica il primo punto risorsa: { $point }.
event-volunteered = I rōnin di { $name } si offrono alla difesa: { $point }.
event-peace_offered = { $name } fa a { $to_name } un’offerta di pace.
event-peace_off = { $name } e { $to_name } non si accordano.
event-hostage_passed = Passa da { $loser_name } a { $name }: { $family }.
event-mustered = { $name } non può usare castelli: i koku diventano { $samurai } samurai.
event-courted = { $name } propone un matrimonio con una carta Famiglia: la risposta tocca a { $foe_name }.

## Standing orders
order-void = Se attaccano { $site }, rispondi con il Vuoto
order-void-about = Se attaccano questo castello, rispondi con il Vuoto e il minor numero di anelli:
order-never_join = Resta fuori dalle battaglie degli altri
order-never_parley = Non offrire mai nulla per la pace
order-pass_battle = Passa fino alla fine di questa battaglia
order-pass_month = Passa fino alla fine di questo mese
order-passed-often = Hai passato { $count } volte di fila. Vuoi passare anche d’ora in poi?

## Why a move is refused
refusal-not-hit = Questa carta non ti colpisce: non c’è nulla a cui rispondere.
refusal-another-volunteers = Ora si offre un altro gruppo: accoglilo o passa.
refusal-nobody-leads = Nessuno guida questo attacco: serve un daimyō, tuo o di un alleato, nelle province del bersaglio o dei gruppi che attaccano.
refusal-no-stack-named = Indica almeno un tuo gruppo che attacca.
refusal-not-adjacent = Non hai gruppi adiacenti che possano attaccare: { $point }.
refusal-no-action-points = Non hai più punti azione.
refusal-nobody-to-attack = Quel giocatore non ha né samurai né castelli lì: { $point }.
refusal-entry-points-are-safe = Su un punto d’ingresso nessuno può essere attaccato: { $point }.
refusal-attack-barred = Ora non puoi attaccare { $seat_name }: lo vieta una pace, il Vuoto o un giuramento.
refusal-no-building = In questa partita non si costruiscono castelli: l’opzione è disattivata.
refusal-fund-too-small = Per costruire un castello servono 25.000 koku messi da parte.
refusal-site-not-held = Puoi costruire solo su un sito libero controllato solo dai tuoi samurai: { $site } non lo è.
refusal-not-in-hand = Non hai in mano questa carta: { $element }.
refusal-no-rings = Una carta Elemento richiede almeno un anello, e non ne hai.
refusal-card-useless = Adesso { $element } non avrebbe effetto.
refusal-ring-not-possible = Questo anello non si può aggiungere: non ce l’hai, o il Vento conterebbe più di 9.
refusal-ring-first = Prima aggiungi almeno un anello.
refusal-no-such-effect = Questa carta qui non può farlo.
refusal-no-way-into = Non puoi entrare in { $province }: in ogni provincia attraversata servono samurai tuoi o alleati, e ogni confine deve essere libero.
refusal-no-way-to-castle = Non puoi trasferire a { $site }: deve essere un altro tuo castello, a portata.
refusal-moved-already = In questo turno hai già fatto lo spostamento tra province.
refusal-nothing-to-move = Qui non hai nulla da spostare, o non c’è dove portarlo.
refusal-rings-too-few = I tuoi anelli devono valere almeno { $needed }.
refusal-no-answer = Con { $element } non puoi rispondere a questa carta: servono lo stesso elemento o il Vuoto.
refusal-ring-not-in-hand = Non hai questo anello.
refusal-no-samurai-there = In { $province } non hai samurai.
refusal-no-daimyo-there = In { $province } non hai daimyō, o devi prima rinunciare a un altro.
refusal-no-entry-point = I samurai entrano solo dai punti d’ingresso: { $point } non lo è.
refusal-no-stack-to-see = Lì non c’è un gruppo da guardare, o l’hai già visto: { $point }.
refusal-not-your-family = Questa carta non è tua da dare: { $family }.
refusal-not-held = Non controlli questo punto risorsa: { $point }.
refusal-first-point-first = Prima scegli quale punto risorsa conti per primo.
refusal-no-koku-there = I koku non possono andare a { $site }.
refusal-koku-only = Da questo punto risorsa puoi prendere solo koku: { $point }.
refusal-no-hostage = Puoi aiutare solo chi ti ha dato un ostaggio; da rōnin puoi aiutare chiunque si difenda.
refusal-no-daimyo-to-lend = Non hai daimyō da prestare nella zona della battaglia.
refusal-not-in-reach = Lì nessun tuo gruppo è a portata: { $point }.
refusal-not-to-be-lost-there = Qui non puoi togliere tanti samurai: { $point }.
refusal-so-many-are-not-there = Scegli un numero di samurai che ci sono davvero, almeno 1.000.
refusal-no-more-are-there = Il tuo gruppo più vicino ha esattamente tanti samurai: { $point }. Fai marciare tutto il gruppo.
refusal-choose-the-stack = Lì hai già dei samurai: { $point }. Scegli prima solo la meta, poi quale gruppo ci va e con quanti.
refusal-no-own-stack = Lì non hai samurai: { $point }.
refusal-nowhere-to-march = Da qui non puoi marciare: { $point }. Servono un tuo daimyō nella provincia e un punto vicino accessibile.
refusal-point-closed = Questo punto è bloccato da samurai di altri: { $point }.
refusal-too-far = Il Vento non porta così lontano: { $point }.
refusal-no-leap = L’Acqua non può portare lì i tuoi samurai: { $point }.
refusal-no-path-or-leader = Lì non porta nessuna linea, o nella sua provincia non hai daimyō: { $point }.
refusal-out-of-reach = Con i punti azione rimasti non puoi arrivare lì: nessuna via aperta sotto un tuo daimyō è abbastanza corta ({ $point }).
refusal-site-taken = Lì c’è già un castello, o il sito non è in gioco: { $site }.
refusal-not-all-laid-out = Non hai ancora distribuito tutto; ogni daimyō deve avere con sé almeno 1.000 samurai.
refusal-nothing-laid-out = Non c’è nulla da cambiare.
refusal-own-provinces-only = I guerrieri ombra vanno solo nelle due province dei tuoi castelli, e ne hai due.
refusal-not-now = Adesso non si può: non te ne restano abbastanza, il castello non è tuo, o hai già confermato.
refusal-step-unfinished = Prima completa la mossa iniziata, oppure annullala.
refusal-begin-first = Prima comincia la mossa: questa è la seconda parte.
refusal-nothing-begun = Non c’è nessuna mossa iniziata da annullare.
refusal-no-trade-yet = Gli scambi cominciano quando tutti hanno distribuito.
refusal-passage-as-it-is = È già così, o questo mese l’hai già cambiato.
refusal-offer-not-acceptable = Non hai ciò che l’offerta chiede.
refusal-no-such-offer = Questa offerta non c’è.
refusal-offer-unfinished = Hai già iniziato un’offerta: prima falla o annullala.
refusal-offers-enough = Questo mese hai già fatto { $most } offerte, ed è il massimo. Aspetta il mese prossimo.
refusal-offer-open-already = Hai già un’offerta aperta a quel giocatore.
refusal-offer-first = Prima indica a chi va l’offerta.
refusal-offer-empty = L’offerta è vuota: dai o chiedi qualcosa.
refusal-not-to-give = Non hai questa cosa da dare.
refusal-not-to-ask = Non puoi chiedere questa cosa.
refusal-too-late = È troppo tardi: hai già tirato.
refusal-no-income = Niente reddito: non controlli punti risorsa, o l’hai già riscosso.
refusal-roll-first = Prima tira per i punti azione.
refusal-claimed-already = In questo turno ti sei già proclamato Shōgun.
refusal-not-the-only-support = In { $province } nessun daimyō altrui dipende solo dai tuoi samurai.
refusal-not-your-hostage = Non tieni questo ostaggio: { $family }.
refusal-not-in-its-province = Questo punto non è nella provincia del guerriero ombra, o è bloccato: { $point }.
refusal-no-shadow-there = In { $province } non hai guerrieri ombra.
refusal-nobody-is-dead = Nessuno della tua famiglia è morto.
refusal-daimyo-unsupported = Un daimyō in { $province } andrebbe subito perso: né tu né un alleato avete samurai lì.
refusal-component-taken = Quest’anno un tuo castello te l’ha già dato: { $component }.
refusal-no-cards-left = Non ne restano carte, né nel mazzo né tra gli scarti: { $component }.
refusal-wrong-time =
    Adesso non si può: { $decision ->
        [site] si sta scegliendo un sito per un castello.
        [distribute] si stanno distribuendo le forze.
        [turn] è il turno di un giocatore.
        [income] si riscuote il reddito.
        [place_daimyo] c’è un daimyō da collocare.
        [lose_daimyo] c’è un daimyō a cui rinunciare.
        [parley] si può trattare.
        [peace] c’è un’offerta di pace.
        [consent] si chiede chi guida un attacco.
        [join] si chiede chi si unisce alla battaglia.
        [cards] si possono giocare carte per la battaglia.
        [answer] si può rispondere a una carta.
        [losses] ci sono perdite da scegliere.
        [fight_on] si chiede se la battaglia continua.
        [move_in] si può entrare in un castello.
        [enter] ci sono nuovi samurai da collocare.
        [yield] c’è una pretesa a cui rispondere.
        [recruit] si possono reclutare samurai.
        [scout] si stanno guardando dei gruppi.
        [marriage] si valuta un matrimonio.
        [castle_income] si sceglie il reddito di un castello.
       *[other] ci sono koku da mettere in un castello.
    }

## The board
board-map = Mappa delle tredici province
board-provinces = Province
board-players = Giocatori
board-whole-map = Mappa intera
board-neighbours = Vicini di { $province }
board-close = Chiudi
board-year = Anno { $year }
board-month = Mese { $month }
board-month-of = Anno { $year } di { $years }, mese { $month }
board-setup = Preparazione
board-order = Ordine di turno
board-dice-points =
    { $count ->
        [one] 1 punto azione
       *[other] { $count } punti azione
    }
board-points-left =
    { $count ->
        [0] nessun punto azione
        [one] ancora 1 punto azione
       *[other] ancora { $count } punti azione
    }
board-points-cost =
    { $count ->
        [one] 1 punto azione
       *[other] { $count } punti azione
    }
board-not-rolled = dado non ancora tirato
board-whose-turn = Turno di { $name }
board-samurai-count = { $samurai } samurai
board-samurai-of = samurai di { $name }
board-samurai-own = { $samurai } tuoi samurai
board-samurai-shown = { $samurai } samurai di { $name }
board-castle-of = castello { $card } di { $name }, difesa { $defence }
board-site-free = nessun castello qui
board-nobody = nessuno qui
board-daimyo-of =
    { $count ->
        [one] daimyō di { $name }
       *[other] { $count } daimyō di { $name }
    }
board-shadow-of =
    { $count ->
        [one] guerriero ombra di { $name }
       *[other] { $count } guerrieri ombra di { $name }
    }
board-daimyo = Daimyō
board-shadows = Guerrieri ombra
board-castles = Castelli
board-stacks = Gruppi
board-stack-hidden = nascosto
board-ronin = rōnin
board-ronin-about = Senza daimyō: marcia e attacca senza guida; i koku ricevuti diventano subito samurai.
board-shield = al sicuro dagli attacchi
board-shield-from = al sicuro da { $names } fino a fine mese
board-truce = patto di pace con { $names }
board-out = fuori dal gioco
board-sits = lato { $direction }
board-fund = Fondo per un castello: { $koku } koku
board-ready = pronto
board-distributing = sta distribuendo …
board-nothing = niente
board-reconstruction = Il tabellone e i valori delle carte sono una ricostruzione: non abbiamo avuto l’originale. I tipi di punti, le tredici province, gli otto punti d’ingresso e le regole di battaglia vengono dalle fonti; la mappa, i nomi e le cifre sulle carte sono nostri.
board-now = di turno
board-dead = Morti
board-figure = { $count }
board-thousands = migliaia di samurai
board-castles-defence = castello e difesa
board-garrison = guarnigione
board-letter-resource = R
board-letter-entry = I
board-offer-terms =
    { $give_count ->
        [0] { $koku ->
            [0] niente
           *[other] { $koku } koku
        }
       *[other] { $give }{ $koku ->
            [0] {""}
           *[other] , { $koku } koku
        }
    } → { $ask_count ->
        [0] { $asked_koku ->
            [0] { $peace ->
                [yes] pace
               *[other] niente
            }
           *[other] { $asked_koku } koku{ $peace ->
                [yes] , pace
               *[other] {""}
            }
        }
       *[other] { $ask }{ $asked_koku ->
            [0] {""}
           *[other] , { $asked_koku } koku
        }{ $peace ->
            [yes] , pace
           *[other] {""}
        }
    }

## The board: map
board-legend = Legenda della mappa
board-layers = Che cosa mostra la mappa
board-layer-owners = Chi controlla
board-layer-roads = Strade e costi
board-layer-kinds = Tipi di punti
board-can-march = può marciare
board-can-be-reached = è raggiungibile
board-can-be-attacked = può essere attaccato
board-can-attack = può partecipare all’attacco
board-can-join = può unirsi alla battaglia
board-can-be-struck = può essere colpito
board-can-be-chosen = si può scegliere
board-can-enter = qui possono entrare samurai
board-is-source = partenza
board-is-target = arrivo
board-is-attacked = sotto attacco
board-attacks = partecipa all’attacco
board-defends = partecipa alla difesa
board-spot-do = Che cosa vuoi fare qui?

## The board: marching and attacking
board-march = Marcia
board-march-from = Marcia da: { $point }
board-march-sources = Gruppi che possono marciare
board-march-targets = Verso dove?
board-march-others = Altri gruppi che ci arrivano
board-march-also = Anche da: { $point }
board-march-how-many = Quanti samurai?
board-march-does = Marciano { $samurai } samurai: { $from_point } → { $to_point }.
board-march-cost =
    { $count ->
        [one] Costa 1 punto azione.
       *[other] Costa { $count } punti azione.
    }
board-march-card = Non costa punti azione.
board-march-stays = { $samurai } restano
board-march-leaves-daimyo = In { $province } non restano tuoi samurai: perderai il tuo daimyō.
board-march-leans-on-ally = In { $province } il tuo daimyō resterà sostenuto solo dai samurai di un alleato.
board-attack = Attacco
board-attack-with = Attacco a { $name }, { $point }: con quali gruppi?
board-attack-does = { $samurai } samurai attaccano { $name }: { $point }. Costa 1 punto azione.
board-odds = Come può finire
board-odds-told =
    { $who ->
        [you] { $won ->
            [0] Combattendo fino in fondo non vinci quasi mai
            [10] Combattendo fino in fondo vinci quasi sempre
           *[other] Combattendo fino in fondo vinci circa { $won } volte su 10
        }
       *[other] { $won ->
            [0] Combattendo fino in fondo { $name } non vince quasi mai
            [10] Combattendo fino in fondo { $name } vince quasi sempre
           *[other] Combattendo fino in fondo { $name } vince circa { $won } volte su 10
        }
    }{ $left ->
        [0] .
       *[other] {" "}e restano in media { $left } samurai.
    }
board-odds-against =
    { $known ->
        [yes] { $likely } samurai difendono.
       *[no] Aspettati circa { $likely } difensori (da { $least } a { $most }).
    }
board-odds-engagement = Prossimo scontro: { $chance }% per chi attacca.
board-odds-win = L’attacco riesce: { $chance }%
board-odds-part = Con al massimo { $samurai } samurai rimasti: { $chance }%
board-odds-held = Fallisce: { $chance }%
board-odds-aside = Senza contare carte e alleati.
board-odds-times =
    { $won ->
        [0] non vince quasi mai
        [10] vince quasi sempre
       *[other] vince { $won } volte su 10
    }
board-answers = Chi potrebbe rispondere
board-answers-told =
    { $times ->
        [0] { $name } quasi certamente non può rispondere.
        [10] { $name } può quasi certamente rispondere.
       *[other] { $name } può rispondere circa { $times } volte su 10.
    }
board-answers-nobody = Al Vento nessuno può rispondere.
board-answers-aside = Da quel che sai delle carte. Risponde solo chi è colpito.
board-attack-targets = Chi si può attaccare
board-assault-targets = Attacca subito, con tutti i vicini

## The board: the turn
board-turn = Il tuo turno
board-income = Reddito
board-income-first = Quale punto conti per primo? Rende 1.000, ogni altro 2.000.
board-income-from = Reddito da: { $point }
board-income-koku = Koku in un castello
board-income-samurai = Samurai a un punto d’ingresso
board-income-otherwise = Riscuoti in altro modo
board-income-all-samurai = Tutti i { $samurai } come samurai, a
board-income-samurai-rolling = Tutti i { $samurai } come samurai, poi tira, a
board-enter = Entrano { $samurai } samurai
board-province-move = Spostamento tra province
board-province-move-about = Una volta per turno: un daimyō, un guerriero ombra, una carta Famiglia o fino a 25.000 koku.
board-province-move-done = Hai già fatto lo spostamento tra province.
board-province-move-crossing = Può aggirare un posto di frontiera nemico.
board-move-daimyo = Daimyō
board-move-shadow = Guerriero ombra
board-move-family = Famiglia
board-move-koku = Koku
board-move-where = Dove?
board-move-koku-much = Quanti koku?
board-unmask = Guerrieri ombra
board-unmask-about = Nel tuo turno un guerriero ombra può diventare 25.000 samurai su un punto qualsiasi della sua provincia.
board-more = Altro
board-shogun-about = Vinci subito se nessun altro ha più né daimyō né castelli, o se tutti gli altri si sottomettono.

## The board: set-up
board-sites = Siti liberi per castelli
board-sites-about = Si scelgono due castelli, uno per giro: per ognuno peschi una carta Castello e metti un daimyō nella provincia.
board-distribute = Distribuisci in segreto
board-distribute-about = Nessuno vede che cosa metti e dove. Ogni daimyō deve avere con sé almeno 1.000 samurai.
board-distribute-samurai = Samurai
board-distribute-koku = Koku
board-distribute-shadows = Guerrieri ombra
board-distribute-confirm = Salva come bozza
board-distribute-done = Hai distribuito tutto.
board-distribute-waiting = In attesa che tutti confermino.

## The board: battle
board-battle = Battaglia: { $point }
board-battle-last = La battaglia: { $point }
board-battle-attacker = attacca
board-battle-defender = difende
board-battle-zone = Zona della battaglia: { $provinces }
board-battle-sides = I due schieramenti
board-battle-engagement = Scontro { $number }
board-battle-before = I gruppi restano nascosti finché non si sa chi partecipa
board-battle-hidden = nascosto
board-battle-yours = tuo; per gli altri è nascosto
board-battle-empty = Nessun samurai: il castello si difende da solo
board-battle-gone = Qui non è rimasto nessuno
board-battle-strength = { $samurai } samurai in tutto
board-battle-daimyo =
    { $count ->
        [0] nessun daimyō nella zona
        [one] 1 daimyō nella zona
       *[other] { $count } daimyō nella zona
    }
board-battle-lent = { $name } presta i daimyō
board-factors = Fattori
board-factors-fixed = Valgono finché non si unisce qualcuno.
board-factor-daimyo = Daimyō
board-factor-ratio = Eserciti
board-factor-stacks = Gruppi
board-factor-castle = Castello
board-factor-net = Totale
board-factor-why-daimyo = { $attack } contro { $defence } nella zona
board-factor-why-ratio = { $attack } contro { $defence }; arrotondato per difetto, al massimo { $most }
board-factor-why-hidden = si saprà quando i gruppi saranno scoperti
board-factor-why-stacks = { $attack } contro { $defence }
board-factor-why-castle = { $card } difende con { $defence }
board-factor-for = +{ $count } per { $name }
board-factor-even = nessun vantaggio
board-dice = I dadi
board-dice-side =
    { $name } tira { $roll }{ $factor ->
        [0] {""}
       *[other] , più { $factor }: { $total }
    }
board-dice-capped = al massimo { $most }
board-dice-won = Vince { $winner_name }. { $loser_name } perde { $samurai } samurai.
board-dice-tie = Parità: vince il difensore.
board-dice-earlier = Scontri precedenti
board-asked-now = Deve rispondere
board-only-pass = Qui puoi solo passare. Gli altri non lo sanno: sembra una scelta come un’altra.
board-losses-left = Ancora { $samurai } samurai da togliere
board-fight-stakes = Chi perde il prossimo scontro perde { $samurai } samurai.
board-fight-stop = Se ti fermi l’attacco finisce; il punto azione è comunque speso.
board-join-does = Un gruppo che si unisce combatte scoperto fino alla fine e condivide le perdite.
board-volunteer-welcome = Accoglili
board-volunteer-away = Mandali via
board-lend-does = I tuoi daimyō nella zona conteranno per { $name }.
board-consent-does = Se accetti, l’attacco è dichiarato e i tuoi daimyō nella zona contano per { $name }. Se nessuno lo guida, non succede nulla e non si spende nulla.
board-parley-does = Se { $name } accetta, l’attacco è annullato e in questo turno non può attaccarti di nuovo.
board-parley-offer = Offri qualcosa per la pace
board-peace-does = Se accetti, l’attacco è annullato: il punto azione è speso e in questo turno non puoi più attaccare { $name }.
board-cards-does = La carta deve influire su questa battaglia: uccidere un daimyō nella zona, colpire un gruppo, portare rinforzi, o annullare l’attacco con il Vuoto.
board-void-needs = Qui un tuo Vuoto è stato superato: un altro richiede un totale di anelli di almeno { $total }.
board-move-in-does = I samurai che mandi stanno d’ora in poi nel castello; gli altri restano dove sono.
board-move-in-sent = entrano { $samurai } samurai
board-unmask-does = 25.000 samurai appaiono su un punto della provincia.

## The board: cards
board-hand = La tua mano
board-hand-about = Tocca un elemento, poi gli anelli. Le tue carte le vedi solo tu.
board-hand-empty = La tua mano è vuota.
board-hand-none = nessuna
board-hand-rings = Anelli
board-hand-rings-total = { $total } in tutto
board-hand-count = { $card }: { $count }
board-hand-left = { $left } di { $count } in mano
board-play =
    { $element } { $total ->
        [0] ancora senza anelli
       *[other] con anelli, totale { $total }
    }
board-play-rings = Tocca gli anelli per aggiungerli.
board-play-steps =
    Fino a { $count } passi, o { $borders ->
        [one] 1 confine
       *[other] { $borders } confini
    }
board-play-leaps =
    { $count ->
        [one] Scavalca 1 punto nemico
       *[other] Scavalca fino a { $count } punti nemici
    }
board-play-does = Scegli l’effetto
board-play-map = Scegli qui o sulla mappa.
board-play-daimyo = Un daimyō
board-play-family = Un membro di una famiglia
board-play-samurai = Samurai su un punto
board-play-castle = Un castello
board-play-carry = Trasporta
board-play-march = Un gruppo
board-play-other = Oppure
board-contest = Carta contro carta
board-contest-attack = L’attacco
board-contest-total = anelli: { $total }
board-contest-works = Per ora la prima carta ha effetto.
board-contest-undone = Per ora la prima carta è annullata.
board-contest-attack-works = Per ora l’attacco continua.
board-contest-attack-undone = Per ora l’attacco è annullato.
board-contest-fits = Puoi rispondere con una di queste carte: { $elements }, e anelli per un totale di almeno { $needed }.
board-contest-pass-does = Se non rispondi, vale l’ultima carta.

## The board: trade
board-trade = Scambi
board-trade-unread =
    { $count ->
        [one] 1 nuova offerta
       *[other] { $count } nuove offerte
    }
board-trade-left =
    { $count ->
        [0] Nessun’altra offerta questo mese
        [one] Ancora 1 offerta questo mese
       *[other] Ancora { $count } offerte questo mese
    }
board-trade-for-you = Offerte a te
board-trade-yours = Le tue offerte
board-trade-others = Offerte pubbliche degli altri
board-trade-none = Non ci sono offerte aperte.
board-trade-new = Fai un’offerta a
board-trade-draft = La tua offerta a { $name }
board-trade-you-give = Tu dai
board-trade-you-get = Tu ricevi
board-trade-gives = { $name } dà
board-trade-gets = { $name } riceve
board-trade-nothing = niente
board-trade-koku = { $koku } koku
board-trade-elements = Elementi
board-trade-rings = Anelli
board-trade-family = Famiglia
board-trade-amount = Koku
board-trade-private = privata
board-trade-private-about = Lo sapete solo voi due.
board-trade-open = pubblica
board-trade-open-about = La vedono tutti.
board-trade-peace = per la pace
board-trade-remove = Togli dall’offerta: { $item }
board-trade-accept-does = Lo scambio è immediato e completo: { $give } in cambio di { $ask }.
board-trade-cannot = Non hai ciò che si chiede.
board-trade-ask-about = Puoi chiedere qualunque cosa: scoprirai dopo se { $name } ce l’ha.
board-trade-passage = Passaggio
board-trade-passage-about = Chi lasci passare può marciare sui punti controllati dai tuoi samurai. Lo sapete solo voi due.
board-trade-passage-on = { $name } può passare
board-trade-passage-off = { $name } non può passare
board-trade-passage-from = { $name } ti lascia passare
board-trade-silent = Gli scambi cominciano con il primo mese.

## The board: treasury and family
board-treasury = Il tuo tesoro
board-treasury-about = Lo vedi solo tu.
board-treasury-koku = { $koku } koku
board-treasury-total = { $koku } koku in tutto
board-treasury-upkeep = Mantenimento a fine anno: { $koku } koku
board-treasury-short = ne mancano { $koku }: perderesti { $samurai } samurai
board-treasury-none = Non hai castelli: i koku che ricevi diventano subito samurai.
board-treasury-frozen = Senza daimyō non puoi usare ciò che è qui.
board-treasury-card = difesa { $defence }, { $koku } koku l’anno
board-treasury-empty = nessun familiare qui
board-treasury-hostage = ostaggio
score-standing = Classifica provvisoria
board-standing-exact = { $points } punti militari
board-standing-range = { $likely } punti militari per quanto si sa, da { $least } a { $most } possibili
score-standing-about = Se la partita finisse ora. Koku e carte Famiglia possono essere passati di mano in privato: il valore vero sta da qualche parte entro questi limiti.
board-between = { $least }–{ $most }
board-family-where = La tua famiglia
board-family-home = a casa, a { $site }
board-family-held = presso { $name }, a { $site }
board-family-dead = non più in vita
board-allies = Alleanze che conosci
board-allies-none = Non tieni ostaggi, e nessuno ne tiene di tuoi.
board-ally-helps-you = { $name } tiene un tuo ostaggio e può aiutarti.
board-ally-you-help = Tieni un ostaggio di { $name }: puoi dare aiuto.
board-ally-both = Tu e { $name } tenete ostaggi l’uno dell’altro: aiuto reciproco.
board-known = Carte che conosci
board-known-none = Non conosci nessuna carta in mano agli altri.
board-known-about = Le carte che hai visto o dato, meno quelle giocate da allora. Potrebbero essere passate di mano in privato.

## The board: year end and end
board-yearend = Fine dell’anno { $year }
board-yearend-steps = Passi
board-yearend-upkeep = Mantenimento
board-yearend-fate = Destino
board-yearend-castles = Castelli
board-yearend-provinces = Province
board-yearend-why-upkeep = Ogni castello costa { $koku } koku. Per ogni 1.000 che mancano se ne vanno 2.000 samurai.
board-yearend-why-castles = Ogni castello dà i suoi koku o qualcos’altro, a scelta di chi lo possiede.
board-yearend-why-provinces = Chi tiene da solo tutti i posti di frontiera di una provincia riceve koku.
board-yearend-paid = paga { $koku } koku
board-yearend-missing = ne mancano { $koku }
board-yearend-lost = perde { $samurai } samurai
board-yearend-recruited = recluta { $samurai } samurai
board-yearend-waits = in attesa
board-yearend-no-castle = nessun castello: niente mantenimento
board-recruit-does = Koku rimasti: { $koku }. Con 1.000 koku recluti 1.000 samurai a un punto d’ingresso.
board-enter-where = Dove entrano { $samurai } samurai?
board-fate-roll = Tiro: { $roll }. Direzione { $direction }, forza { $magnitude }
board-fate-other = Riguarda { $name }
board-fate-again = Lì non c’è nessun altro: si pesca un’altra carta
board-castle-brings = Che cosa prendi da { $site }?
board-castle-koku = { $koku } koku
board-component-taken = già preso quest’anno
board-province-income = { $province }: { $koku } koku
board-store-where = { $koku } koku: in quale castello? Lo saprai solo tu.
board-scout-seen = { $point }: { $samurai } samurai
board-claim = { $name } si proclama Shōgun
board-claim-does = Se tutti si sottomettono, { $name } vince subito. Basta un rifiuto, e la partita continua.
board-claim-yielded = si sottomette
board-claim-waits = deve rispondere

## Scores
score-samurai = Samurai
score-koku = Koku
score-daimyo = Daimyō
score-shadows = Guerrieri ombra
score-castles = Castelli
score-family = Famiglia e ostaggi
score-total = Punti militari
score-rank = Posto
score-each = { $count } × { $points }
score-how = Ogni samurai vale 1, ogni koku 2; ogni daimyō, guerriero ombra, castello e carta Famiglia che tieni { $piece }.
score-tie = A parità di punti decidono i castelli, poi i daimyō, poi i samurai.
score-shared = Pari per punti, castelli, daimyō e samurai: la vittoria è condivisa.
score-why-years = L’ultimo anno è finito.
score-why-shogun = { $name } è Shōgun; i punti non decidono più.
score-why-last = Resta solo { $name }.

## The board: panels
board-yearend-now = Fine anno
board-kept = Le tue carte, gli scambi e il tesoro
board-tab-turn = Turno
board-tab-waits = aspetta te
board-tab-cards = Carte
board-tab-trade = Scambi
board-tab-treasury = Tesoro
board-year-of = Anno { $year } di { $years }
board-dice-won-none = Vince { $winner_name }; non ci sono perdite.
board-treasury-captive = prigioniero

## What a hint speaks of
feature-points = punti attuali
feature-income = reddito futuro
feature-held = punti risorsa controllati
feature-provinces = province controllate per intero
feature-borders = posti di frontiera utili a controllare una provincia
feature-near = punti risorsa a portata
feature-castles = castelli
feature-daimyo = daimyō
feature-masterless = rischio di diventare rōnin
feature-samurai = samurai
feature-shadows = guerrieri ombra
feature-elements = carte Elemento in mano
feature-void = carte Vuoto in mano
feature-rings = anelli in mano
feature-strength = forza del gruppo più grande con un daimyō
feature-siege = vantaggio vicino ai castelli avversari
feature-besieged = vantaggio avversario vicino ai tuoi castelli
feature-booty = koku e famiglia conquistabili nei castelli avversari
feature-at_stake = koku e famiglia a rischio nei tuoi castelli
feature-harried = piccoli gruppi accanto ad avversari più forti
feature-preying = avversari più deboli accanto ai tuoi gruppi

## Why a hint proposes something
reason-income = Porta { $koku } koku o { $samurai } samurai.
reason-roll =
    { $count ->
        [one] Hai 1 gruppo che può marciare.
       *[other] Hai { $count } gruppi che possono marciare.
    }
reason-march =
    { $kind ->
        [resource] Meta: { $point }. Ogni mese porta { $monthly } koku o samurai.
       *[other] Meta: { $point }. Finora lì hai { $there } samurai.
    }
reason-march-stays = Partono { $samurai } samurai e ne restano { $left }: { $point }.
reason-end =
    { $points ->
        [0] Ti restano 0 punti azione.
        [one] Rinunci a 1 punto azione.
       *[other] Rinunci a { $points } punti azione.
    }
reason-site = { $province } ha { $borders } posti di frontiera: chi li controlla tutti da solo guadagna { $koku } koku l’anno.
reason-setup = Con la tua, sulla mappa ci sono { $count } casate.
reason-stands = Finora sei il numero { $rank }, con circa { $points } punti e { $samurai } samurai.
reason-attack =
    { $won ->
        [0] Combattendo fino in fondo qui non batti quasi mai { $other_name }, 0 volte su 10: { $point }.
        [10] Combattendo fino in fondo qui batti quasi sempre { $other_name } e ti restano circa { $left } samurai: { $point }.
       *[other] Combattendo fino in fondo qui batti { $other_name } circa { $won } volte su 10 e ti restano circa { $left } samurai: { $point }.
    }
reason-attack-against = Attaccano { $attackers } samurai, difendono in circa { $defenders }.
reason-assault = Colpisce { $other_name }: { $point }. In tutto hai { $samurai } samurai contro { $theirs }.
reason-battle =
    { $side ->
        [attack] Combattendo fino in fondo vinci circa { $won } volte su 10; il prossimo scontro lo vinci al { $chance }%.
       *[defence] Combattendo fino in fondo la difesa regge circa { $won } volte su 10; il prossimo scontro lo vince chi attacca al { $chance }%.
    }
reason-lose = Lì hai { $samurai } samurai: { $point }.

## Kinds of chance
chance-castles = Carte Castello
chance-order = Tiri per l’ordine di turno
chance-points = Punti azione tirati
chance-battle = Tiri in battaglia
chance-cards = Carte Elemento e Anello
chance-fate = Destino

## What turning points are called by
moment-claimed = La pretesa di { $seat_name } allo shogunato
moment-castle_fell = La caduta del castello di { $site }
moment-castle_razed = La distruzione del castello di { $site }
moment-attacked = La battaglia: { $point }

## Headings of the rules
rule-title-T1 = Con che cosa si comincia
rule-title-T2 = Ordine di turno e posti
rule-title-T3 = Scegliere i castelli
rule-title-T4 = Distribuire le forze
rule-title-T5 = Mesi e anni
rule-title-T6 = Reddito
rule-title-T7 = Spostamento tra province
rule-title-T8 = Punti azione
rule-title-T9 = Marciare
rule-title-T10 = Guerrieri ombra
rule-title-T11 = Punti d’ingresso
rule-title-T12 = Daimyō isolati
rule-title-T13 = Dichiarare un attacco
rule-title-T14 = Trattativa
rule-title-T15 = Chi si unisce
rule-title-T16 = Carte in battaglia
rule-title-T17 = Gruppi scoperti e zona della battaglia
rule-title-T18 = Fattori
rule-title-T19 = Scontri e perdite
rule-title-T20 = Altri scontri
rule-title-T21 = Un castello cade
rule-title-T22 = Fuoco
rule-title-T23 = Vento
rule-title-T24 = Acqua
rule-title-T25 = Terra
rule-title-T26 = Vuoto
rule-title-T27 = Rispondere a una carta
rule-title-T28 = Alleanze e ostaggi
rule-title-T29 = Scambi
rule-title-T30 = Segretezza
rule-title-T31 = Che cosa è visibile e che cosa è nascosto
rule-title-T32 = Rōnin
rule-title-T33 = Fine anno: mantenimento e reclutamento
rule-title-T34 = Fine anno: destino
rule-title-T35 = Fine anno: reddito dei castelli
rule-title-T36 = Fine anno: reddito delle province
rule-title-T37 = Punti militari
rule-title-T38 = «Io sono lo Shōgun»
rule-title-T39 = Fuori dal gioco
rule-title-T40 = Costruire castelli, e altre opzioni
rule-title-T41 = Reazioni e tempo

## The rules
rule-T1 = Ognuno ha 100.000 samurai, 25.000 koku, 2 guerrieri ombra, 2 daimyō, 3 carte Famiglia (moglie, figlio, figlia), 4 carte Elemento e 8 carte Anello, queste ultime segrete (nostra interpretazione). Quanti anni si giocano è un’opzione, da 1 a 5.
rule-T2 = Un dado da venti decide l’ordine di turno; in caso di parità si tira di nuovo (nostra interpretazione); l’ordine si decide di nuovo all’inizio di ogni anno. In due si siede a nord e sud, in tre a nord, est e sud, in quattro su tutti i lati (nostra interpretazione).
rule-T3 = A turno, due volte, ognuno sceglie un sito libero, pesca per esso una carta Castello e mette un daimyō nella provincia.
rule-T4 = Poi tutti distribuiscono in segreto (nostra interpretazione): samurai, koku e carte Famiglia fra i due castelli, i guerrieri ombra fra le due province. Con ogni daimyō devono stare almeno 1.000 samurai (nostra interpretazione, per T12).
rule-T5 = Un mese è un turno di ciascuno. Dopo il dodicesimo mese viene la fine dell’anno.
rule-T6 = Il reddito viene prima del tiro; chi tira prima lo perde. Il primo punto risorsa rende 1.000, ogni altro 2.000, in koku o samurai a scelta (nostra interpretazione), e dici tu qual è il primo, dove conta (nostra interpretazione). Se lo riscuoti per intero, tutti i koku in un castello o tutti i samurai a un punto d’ingresso, il primo è quello con cui perdi meno (nostra interpretazione). Su un punto condiviso il tuo importo si divide per il numero di giocatori presenti, solo in koku (nostra interpretazione). I koku vanno in un tuo castello (nostra interpretazione), i samurai a un punto d’ingresso. Senza castello, o da rōnin, i koku diventano subito samurai; il resto sotto i 1.000 va perso (nostra interpretazione).
rule-T7 = Una volta per turno, in qualunque momento, sposti un daimyō, o un guerriero ombra, o una carta Famiglia o un ostaggio, o fino a 25.000 koku. Daimyō e guerrieri ombra attraversano quante province adiacenti vogliono; in ognuna devono esserci samurai tuoi o alleati (un gruppo su un posto di frontiera conta in entrambe), e ogni posto di frontiera attraversato deve essere vuoto o controllato da te o da un alleato. Famiglia e koku vanno da un tuo castello a un altro (nostra interpretazione); i posti di frontiera non contano.
rule-T8 = Tira un dado da dieci: sono i tuoi punti azione, da usare a piacere per marciare e attaccare.
rule-T9 = Per 1 punto azione una parte qualsiasi di un tuo gruppo marcia lungo una linea; nella provincia di quella linea ti serve un daimyō (ai rōnin non serve). Un punto con samurai altrui e nessuno tuo è bloccato, a meno che ti lascino entrare, come alleati o per un passaggio concesso; i punti d’ingresso sono sempre aperti (nostra interpretazione). Un ordine può seguire più linee, per la via più breve, un punto azione ciascuna; finisce prima dove un daimyō resta solo (nostra interpretazione). In un castello nemico senza guarnigione si può entrare, ma così non lo si conquista (nostra interpretazione). Il passaggio concesso vale fino a revoca e lo sanno solo i due (nostra interpretazione).
rule-T10 = Nel tuo turno puoi trasformare quanti guerrieri ombra vuoi in 25.000 samurai ciascuno, su un punto qualsiasi della loro provincia, anche tra la dichiarazione di un attacco e i primi dadi, e tra uno scontro e l’altro (nostra interpretazione). Di nuovi ne danno solo i castelli (T35).
rule-T11 = I samurai acquistati o ricevuti entrano da uno qualsiasi degli otto punti d’ingresso, anche occupato. Su un punto d’ingresso non possono essere attaccati, ma possono attaccare. Bastano a sostenere un daimyō, salvo diversa opzione (nostra interpretazione).
rule-T12 = Un daimyō in una provincia senza samurai propri o di un alleato che lo sostiene è perso all’istante; si controlla dopo ogni cambiamento. Se l’ha causato un avversario, con i suoi dadi in battaglia, da attaccante o da difensore, con una carta o ritirando l’unico sostegno, l’avversario ottiene un daimyō e lo mette dove ha samurai (nostra interpretazione). In battaglia è il capo della parte che ha distrutto gli ultimi samurai di sostegno, anche se erano di un alleato (nostra interpretazione). Per le proprie marce, per mantenimento o destino e per tutto ciò che segue dalla distruzione di un castello nessuno ne ottiene (nostra interpretazione). Un alleato che sia l’unico sostegno può, nel suo turno, dichiarare morto il daimyō e ottenerne uno. I daimyō stessi non si possono attaccare, e i guerrieri ombra restano (nostra interpretazione; con un’opzione vanno persi allo stesso modo, anche quelli nuovi).
rule-T13 = Per 1 punto azione attacchi il gruppo di un avversario su un punto, mai su un punto d’ingresso, o un castello senza guarnigione (nostra interpretazione), con uno o più tuoi gruppi adiacenti o sullo stesso punto (nostra interpretazione). Nelle province del bersaglio e dei gruppi attaccanti ti serve un daimyō tuo, o di un alleato che acconsenta; ai rōnin non serve. All’alleato lo si chiede prima di spendere qualcosa; se rifiuta, in questo turno non puoi chiederlo di nuovo per un attacco a quel punto (nostra interpretazione). Il punto azione basta per quanti scontri vuoi.
rule-T14 = Prima il difensore può trattare e offrire koku, carte o famiglia. Se l’attaccante accetta, l’attacco non si fa, il punto azione è speso e in quel turno non può più attaccare il difensore (nostra interpretazione).
rule-T15 = Gli alleati dell’attaccante possono unirsi con gruppi adiacenti al bersaglio; poi altri gruppi del difensore, i suoi alleati e rōnin volontari. È a portata chi sta accanto a un gruppo nemico partecipante, o sul suo punto, di qualunque tipo sia il punto (nostra interpretazione).
rule-T16 = Quando tutti sono indicati e scoperti (T17), e prima di ogni altro scontro, si chiede una volta a ciascun partecipante una carta: al difensore, a chi lo aiuta, a chi aiuta l’attaccante, all’attaccante (nostra interpretazione). Si può giocare il Vuoto contro l’attacco, o un elemento con effetto diretto sulla battaglia: uccide un daimyō che conta nella zona (tra uno scontro e l’altro solo l’ultimo che guida l’attacco, perché i fattori restano), distrugge un gruppo partecipante, o porta un gruppo o un daimyō nella battaglia (nostra interpretazione). Un Vuoto dopo uno superato nella stessa finestra prosegue quella contesa (T27; nostra interpretazione). Se non resta nessun gruppo attaccante o nessuno che lo guidi, l’attacco finisce (nostra interpretazione).
rule-T17 = Appena sono indicati tutti i partecipanti, i loro gruppi restano scoperti per tutti fino alla fine della battaglia, poi tornano nascosti; chi si unisce dopo è scoperto subito. La zona è fatta di tutte le province dei punti coinvolti; un posto di frontiera porta entrambe le sue, e chi si unisce dopo la allarga (nostra interpretazione).
rule-T18 = Ogni fattore va a chi ha di più: la differenza di daimyō nella zona; il rapporto fra gli eserciti, arrotondato per difetto, al massimo 4 (eserciti pari: 0); la differenza nel numero di gruppi; e la difesa del castello al difensore, se è attaccato il suo castello (nostra interpretazione). La differenza va a vantaggio di chi ha il totale maggiore.
rule-T19 = Entrambi tirano un dado da venti; chi è in vantaggio aggiunge il suo fattore, al massimo fino a 20. Vince il totale più alto, a parità il difensore. Chi perde toglie 3.000 samurai per ogni 10.000, anche incompleti, dell’esercito minore, al massimo quanti ne ha, dai gruppi che preferisce; con gli alleati si divide secondo la forza, e il resto dell’arrotondamento tocca al più grande (nostra interpretazione). Chi vince non perde nulla (nostra interpretazione).
rule-T20 = L’attaccante può fermarsi dopo ogni scontro (nostra interpretazione). I fattori restano uguali in tutti gli scontri di un attacco, a meno che si uniscano samurai o daimyō; allora si ricalcolano tutti. Le perdite seguono sempre la dimensione attuale. Prima di ogni altro scontro ci si può di nuovo unire e giocare carte (nostra interpretazione). Chi continua senza altro non viene più interpellato prima dei prossimi dadi, a meno che qualcuno si unisca (nostra interpretazione).
rule-T21 = Un castello cade solo in un attacco al suo punto, quando dopo uno scontro non vi resta nessun difensore; senza guarnigione vale come un esercito di 0: rapporto 4 per l’attaccante, la difesa del castello contro di lui, e se perde gli costa 3.000 samurai (nostra interpretazione). Terra, partenze o mantenimento non lo fanno mai cadere. Il proprietario perde il castello e un daimyō, se ne ha, per primo uno di quella provincia (nostra interpretazione); l’attaccante ottiene il castello con koku e carte Famiglia e in ogni caso un daimyō, messo in quella provincia, e può entrarvi (nostra interpretazione). Solo dopo si controlla l’isolamento (nostra interpretazione).
rule-T22 = Una carta Elemento si gioca con una o più carte Anello; i loro valori si sommano. Nel tuo turno puoi farlo in ogni momento e senza punti azione (nostra interpretazione), nei turni altrui solo come risposta (T27) o in battaglia (T16). Le carte usate si scartano. Il Fuoco uccide un daimyō qualsiasi o un membro qualsiasi di una famiglia.
rule-T23 = Vento: gli anelli contano al massimo 9. Un gruppo o una sua parte fa tre passi per punto, senza daimyō, non attraverso punti chiusi (nostra interpretazione); oppure un daimyō, un guerriero ombra, una carta Famiglia o fino a 25.000 koku passano un confine per punto, chiunque tenga i posti di frontiera (nostra interpretazione). Al Vento non si può rispondere.
rule-T24 = Acqua: un gruppo guidato da un daimyō nella sua provincia (ai rōnin non serve) salta una fila di punti nemici, quanti ne valgono gli anelli, fino al prossimo punto aperto (nostra interpretazione); oppure un daimyō o guerriero ombra aggira esattamente un posto di frontiera nemico nello spostamento tra province di questo turno.
rule-T25 = Terra: con tuoi samurai a portata e un tuo daimyō lì (ai rōnin non serve), si distruggono tutti i samurai su un punto, oppure un castello, anche il proprio (nostra interpretazione): nessuno perde o guadagna daimyō, nemmeno per un isolamento che ne segua, il contenuto va perso, la guarnigione resta (nostra interpretazione) e il sito torna libero. I punti d’ingresso sono al sicuro (nostra interpretazione).
rule-T26 = Il Vuoto annulla una carta Elemento, ma non il Vento, o un attacco: allora il punto azione è speso (nostra interpretazione) e il difensore non può essere attaccato da nessuno fino alla fine del mese. In un altro punto le regole parlano solo di quell’attaccante: c’è un’opzione per giocare così.
rule-T27 = Chi è colpito, come proprietario del daimyō, dei samurai o del castello o come detentore della carta Famiglia, può rispondere a quella carta, in ordine di turno (nostra interpretazione), con lo stesso elemento o con il Vuoto e almeno lo stesso totale di anelli; con un’opzione basta un anello qualsiasi (nostra interpretazione). Il Vuoto contro un attacco richiede un anello qualsiasi. Al Vuoto si può rispondere con il Vuoto, a turno (nostra interpretazione); l’ultima carta vale.
rule-T28 = Metti una carta Famiglia in ostaggio nel castello di un altro: finché la tiene, può aiutarti, con i daimyō nelle tue battaglie e con i samurai in attacco e in difesa, ogni volta su richiesta; i suoi samurai sostengono i tuoi daimyō e ti aprono i posti di frontiera. Finisce quando la carta è persa o restituita, per aiutarsi a vicenda servono due ostaggi, e attaccare un alleato non è vietato (nostra interpretazione).
rule-T29 = Le carte Elemento e Anello possono cambiare mano in ogni momento, nel turno di chiunque, e così i koku, da castello a castello, e le carte Famiglia (nostra interpretazione): in dono, o come offerta con contropartita, accettata o rifiutata, subito e per intero. Mai samurai, daimyō, guerrieri ombra o castelli (nostra interpretazione). Le promesse non vincolano. Un’offerta può contenere quante carte si vuole, e koku fino all’ultimo centinaio. I koku partono dai castelli più pieni e arrivano nel più pieno. Puoi avere un’offerta aperta per ogni altro giocatore e farne 12 al mese, perché nessuno ne sia sommerso (nostra interpretazione).
rule-T30 = Colloqui e scambi possono restare privati: gli altri allora non ne sanno nulla.
rule-T31 = Tutti vedono su quali punti ci sono gruppi, e di chi; così anche daimyō, guerrieri ombra e castelli con le loro carte. Sono nascosti la forza dei gruppi, i koku, le carte in mano e il loro numero, e dove stanno le carte Famiglia, noto solo a proprietario e detentore (nostra interpretazione).
rule-T32 = Chi non ha daimyō è rōnin: marcia, attacca e gioca Acqua e Terra senza averne bisogno. I koku che riceve diventano subito samurai, 1.000 per 1.000. Koku e famiglia nei suoi castelli sono bloccati; possono essere predati, pagano ancora il mantenimento e contano alla fine (nostra interpretazione). I suoi castelli non rendono, ma uno conquistato da rōnin dà il contenuto e poi la rendita. Può unirsi a qualunque difensore consenziente, senza ostaggi. Smette di essere rōnin appena ottiene un daimyō.
rule-T33 = A fine anno, ogni fase per tutti in ordine di turno: prima il mantenimento, 15.000 koku per castello, dai castelli più pieni; devi pagare quanto hai. Per ogni 1.000, anche incompleti, che non puoi pagare se ne vanno 2.000 samurai a tua scelta (nostra interpretazione). Poi con i koku rimasti puoi reclutare, 1.000 per 1.000, ai punti d’ingresso; chi non ha potuto pagare tutto, e un rōnin, non ha con che reclutare e non viene interpellato.
rule-T34 = Ognuno pesca una carta Destino e tira un dado da venti: da 1 a 5 indica il giocatore a nord, da 6 a 10 est, da 11 a 15 sud, da 16 a 20 ovest. Il proprio lato o uno vuoto: nuova carta, nuovo tiro (nostra interpretazione). La forza, da 1 a 5, è la posizione del numero tirato nel suo gruppo di cinque. Tutte le carte Destino sono una nostra ricostruzione.
rule-T35 = Ogni castello dà i suoi koku, oppure una di queste cose: 25.000 samurai, un guerriero ombra, un daimyō, 2 carte Elemento, 4 carte Anello, o il ritorno di un tuo familiare morto; ciascuna al più una volta l’anno per giocatore, un daimyō solo dove è sostenuto (nostra interpretazione). Tutto tranne il guerriero ombra è una nostra ricostruzione.
rule-T36 = Una provincia di cui tieni tutti i posti di frontiera, da solo (nostra interpretazione), rende 20.000 koku.
rule-T37 = Dopo la fine dell’ultimo anno si contano i punti militari: ogni samurai 1, ogni koku 2, ogni daimyō, guerriero ombra, castello e carta Famiglia che tieni 25.000; gli ostaggi contano per chi li tiene (nostra interpretazione). A parità decidono più castelli, poi daimyō, poi samurai; altrimenti la vittoria è condivisa (nostra interpretazione).
rule-T38 = Nel tuo turno puoi dire «Io sono lo Shōgun», una volta per turno (nostra interpretazione). Vinci subito se nessun altro ha più daimyō o castelli, o se tutti gli altri si sottomettono.
rule-T39 = Chi non ha più samurai, daimyō, guerrieri ombra né castelli è fuori dal gioco; la mano va negli scarti, e un attacco condotto da lui o contro di lui finisce (nostra interpretazione).
rule-T40 = Con l’opzione, i punti azione non spesi diventano un fondo, 1.000 koku l’uno, o 2.000 con una regola della casa. Con 25.000 peschi una carta Castello per un sito libero tenuto solo dai tuoi samurai (nostra interpretazione). Altre opzioni cambiano che cosa rendono i punti risorsa, quando è possibile lo spostamento tra province, quanti siti ci sono e che cosa fa il destino con un posto vuoto.
rule-T41 = Il gioco si ferma a chiedere a tutti quelli che potrebbero reagire, qualunque cosa abbiano in mano: così non si capisce chi passa per mancanza di carte. Dove tutti vedono che non c’è niente da dire, o una cosa sola, non si chiede a nessuno (nostra interpretazione). Le risposte automatiche possono rispondere per te. Se il tempo è limitato e il tuo scade, passi, rifiuti, perdi samurai dal tuo gruppo più grande o smetti di attaccare; nel tuo turno gioca per te un sostituto (nostra interpretazione).
rules-components =
    Il tabellone: 13 province (una al centro, quattro interne, otto esterne) con 189 punti: 121 tappe, 28 posti di frontiera, 20 punti risorsa, 12 siti per castelli, 8 punti d’ingresso.
    16 carte Castello: difesa da 2 a 6, da 20.000 a 10.000 koku l’anno; più deboli le mura, più ricca la terra.
    40 carte Elemento, 8 ciascuna di Fuoco, Vento, Acqua, Terra e Vuoto; 60 carte Anello: 16 di valore 1, 16 di 2, 14 di 3, 8 di 4, 6 di 5.
    20 carte Destino. Per ogni giocatore una moglie, un figlio e una figlia.
    Samurai e koku si contano a migliaia; un reddito condiviso può dare centinaia.
    Tabellone, nomi e tutti i valori delle carte sono una nostra ricostruzione.

## A box: what the owner of the printed game can enter
box-name = Nome
box-defence = Difesa
box-koku = Koku l’anno, in migliaia
box-copies = Quante
box-group-card = Carte Castello
box-group-element = Carte Elemento
box-group-ring = Carte Anello
box-group-fate = Carte Destino
box-group-province = Province
box-group-point = Siti per castelli
box-group-house = Casate

## The player aid

aid-sequence = Il tuo turno
aid-costs = Battaglia e carte
aid-scoring = Fine dell’anno e punti
aid-income = Reddito, prima di tirare: { $first } per il primo punto risorsa, { $further } per ogni altro, in koku o samurai
aid-province-move = Una volta: sposta un daimyō, un guerriero ombra, una carta Famiglia o fino a { $koku } koku
aid-roll = Tira il dado da dieci: sono i tuoi punti azione
aid-march = Marcia lungo una linea per 1 punto azione, con un daimyō nella provincia
aid-attack = Attacco per 1 punto azione, con quanti scontri vuoi
aid-element = Gli elementi con anelli non costano punti azione, in ogni momento del tuo turno
aid-factors = Fattori: più daimyō, il rapporto fra gli eserciti (al massimo { $most }), più gruppi, la difesa del castello
aid-dice = Entrambi tirano un dado da venti e chi è in vantaggio aggiunge il suo fattore, al massimo fino a { $most }. A parità vince il difensore.
aid-losses = Chi perde, per ogni { $ten } dell’esercito minore
aid-fire = Fuoco: uccide un daimyō o un familiare
aid-wind = Vento: { $steps } passi, o un confine, per ogni punto degli anelli
aid-water = Acqua: salta i punti del nemico
aid-earth = Terra: distrugge i samurai su un punto, o un castello
aid-void = Vuoto: annulla un elemento o un attacco
aid-upkeep = Mantenimento di ogni castello, in koku
aid-fate = Una carta Destino per ciascuno
aid-yield = Ogni castello: i suoi koku, o { $samurai } samurai, un guerriero ombra, un daimyō, { $elements } carte Elemento o { $rings } carte Anello
aid-borders = Tutti i posti di frontiera di una provincia, in koku
aid-samurai = Ogni samurai
aid-koku = Ogni koku
aid-pieces = Ogni daimyō, guerriero ombra, castello, carta Famiglia

## The pictures of the rules

rules-aim = Ogni casata comincia con due castelli e un esercito nascosto. Chi ha più punti militari dopo l’ultimo anno, o non lascia ai rivali né daimyō né castelli, diventa Shōgun. Qui una casata ha scelto i castelli e distribuito i samurai.
rules-turn = Prima il reddito, poi il dado: dà i tuoi punti azione. Con ognuno un gruppo marcia lungo una linea o comincia un attacco. Qui sono illuminati i gruppi che possono marciare; serve un daimyō che li guidi.
rules-battle-heading = In battaglia
rules-battle = Le due parti tirano un dado da venti; aggiunge qualcosa chi ha più samurai, più gruppi o più daimyō, o si difende dietro le mura. Chi perde cede 3.000 samurai per ogni 10.000, anche incompleti, dell’esercito più piccolo. Qui è parità, quindi vince chi difende il castello.
rules-card-heading = Carta contro carta
rules-card = Una carta è un elemento con i suoi anelli. Chi ne è il bersaglio può rispondere con l’elemento giusto, se i suoi anelli valgono almeno altrettanto. Qui il Fuoco doveva uccidere un daimyō, il Vuoto lo ha annullato, e un altro Vuoto di pari valore lo riporterebbe in gioco.
rules-yield-heading = Che cosa rende un castello
rules-yield = A fine anno ogni castello dà o i suoi koku o qualcos’altro. Dopo l’ultimo anno i koku valgono doppio: 20.000 da questo castello sono 40.000 punti, più di ogni altra scelta.
rules-scoring = A fine anno i castelli costano il mantenimento e danno la loro rendita, e il destino ci mette mano. Alla fine contano samurai, koku, daimyō, guerrieri ombra, castelli e famiglia; ecco che cosa resta sulla mappa.

## What one reads of something looked at closely

look-setup = A turno tutti scelgono due siti per i castelli, poi dispongono in segreto samurai, koku, famiglia e guerrieri ombra.
look-year =
    { $left ->
        [0] L’ultimo. Dopo i dodici mesi vengono mantenimento, destino e reddito, e poi si contano i punti.
        [one] Ne segue un altro. Ogni anno finisce con mantenimento, destino e reddito; poi si tira di nuovo per l’ordine di turno.
       *[other] Ne seguono altri { $left }. Ogni anno finisce con mantenimento, destino e reddito; poi si tira di nuovo per l’ordine di turno.
    }
look-month =
    { $when ->
        [gone] È passato.
        [now] Adesso. Ciascuno ha un turno.
       *[yet] Deve ancora venire. Ciascuno avrà un turno.
    } { $left ->
        [0] Poi viene la fine dell’anno.
        [one] Ancora 1 mese, poi l’anno finisce.
       *[other] Ancora { $left } mesi alla fine dell’anno.
    }
look-points-rolled = Ogni passo di un gruppo costa 1, e così un attacco, qualunque sia il numero degli scontri. Ciò che avanza va perso.
look-points-die = Prima viene il reddito: chi tira prima di riscuoterlo lo perde. Poi il dado dà da 1 a 10 punti azione.
look-daimyo =
    { $count ->
        [0] Non ne resta nessuno: un rōnin marcia e attacca senza.
       *[other] In { $places }. I samurai marciano e attaccano solo dove guida un daimyō; senza samurai nella sua provincia è perso. Ognuno vale { $piece } punti.
    }
look-shadows =
    { $count ->
        [0] Non ne resta nessuno; a fine anno un castello può portarne uno.
       *[other] In { $places }. Nel proprio turno ognuno può diventare 25.000 samurai, ovunque nella provincia. Ognuno vale { $piece } punti.
    }
look-castle = { $site }: difesa { $defence }, { $koku } koku l’anno.
look-castles = Ognuno costa { $upkeep } koku a fine anno e vale { $piece } punti.
look-stacks =
    { $samurai } samurai in tutto, 1 punto ciascuno. { $own ->
        [yes] Solo tu vedi come sono divisi.
       *[no] Come sono divisi si vede solo in battaglia.
    }
look-koku = Alla fine valgono { $points } punti. A fine anno i castelli chiedono { $upkeep } koku.
look-points = Samurai { $samurai }, koku { $koku }, daimyō { $daimyo }, guerrieri ombra { $shadows }, castelli { $castles }, famiglia { $family }.
look-state-out = Non restano samurai, daimyō, guerrieri ombra né castelli. La mano è stata scartata.
look-state-ronin = Marcia e attacca senza daimyō. I koku ricevuti diventano subito samurai; quelli nei castelli sono bloccati. Un nuovo daimyō vi mette fine.
look-state-shield = Un Vuoto ha fermato un attacco.
look-state-truce = L’ha portata una carta Destino; vale per il primo mese dell’anno.
look-state-ready = Tutto è disposto, in segreto.
look-state-distributing = Dispone in segreto samurai, koku, famiglia e guerrieri ombra.
look-element-counted = Ne hai { $held } su 8; tra gli scarti: { $gone }.
look-ring = Aggiunge { $ring } al totale di una carta. Una risposta deve avere almeno il totale a cui risponde. Tra gli scarti: { $gone }.
look-family =
    { $kept ->
        [hostage] Un ostaggio: finché hai la carta puoi aiutare in battaglia chi te l’ha data. Per te vale { $piece } punti.
        [captive] Prigioniero, preso con un castello. Per te vale { $piece } punti.
        [away] Un tuo ostaggio: chi ha la carta può aiutarti in battaglia, e ne ha i { $piece } punti.
        [dead] Morto. A fine anno un castello può riportare la carta.
       *[own] Vale { $piece } punti per chi ha la carta. Data a un altro, ne fa un alleato.
    }
look-ally = Chi tiene un ostaggio può aiutare chi l’ha dato: con daimyō e samurai in battaglia, e sostenendo i suoi daimyō. Niente obbliga nessuno.
look-factor-daimyo = Chi ha più daimyō nelle province della battaglia aggiunge la differenza.
look-factor-ratio = L’esercito più grande diviso per il più piccolo, per difetto, al massimo { $most }; se sono pari non conta.
look-factor-stacks = Chi ha più gruppi aggiunge la differenza.
look-factor-castle = La difesa del castello, per chi si difende, quando è attaccato il suo punto.
look-factor-net = Tutti i fattori insieme. La parte migliore li aggiunge al suo tiro, fino a 20; in parità vince chi si difende.
look-province = Chi controlla da solo tutti i posti di frontiera riceve { $koku } koku a fine anno.
look-province-held = Ne controlli { $held } su { $all }.
look-castle-yield = A fine anno porta { $koku } koku o qualcos’altro; costa { $upkeep }.
look-castle-keeps = Custodisce { $koku } dei tuoi koku.
