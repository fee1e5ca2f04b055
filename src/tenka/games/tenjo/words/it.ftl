## The game
game-name = Tenjo
game-tagline = Daimyō, castelli, eserciti nascosti, cinque elementi e ostaggi: quattro casate, e non ci si può fidare di nessuno.
game-about = Guidi una casata dell’epoca degli stati combattenti: due castelli, centomila samurai, un po’ di koku, una famiglia e una mano di carte segrete. Mese dopo mese marci sotto i tuoi daimyō, occupi i punti risorsa, attacchi o tratti, giochi Fuoco, Vento, Acqua, Terra e Vuoto, e per avere un alleato dai in ostaggio la tua stessa famiglia. Chi resta senza rivali può proclamarsi Shōgun; altrimenti, dopo gli anni pattuiti, decidono i punti militari.
game-provenance = Tenjo è un gioco di Scott Tepper, pubblicato da Why Spire? Games; i testi qui sono nostri. Le regole seguono un compendio tedesco; qualche punto viene da recensioni pubbliche. Il tabellone e le carte originali non li abbiamo avuti in mano: sono noti le tredici province, gli otto punti d’ingresso e i tipi di punti. La mappa stessa, i nomi, le carte Castello con difesa e koku, il numero e i valori delle carte Elemento e Anello, tutte le carte Destino e gran parte di ciò che un castello può dare al posto del koku sono una nostra ricostruzione. Dove le regole tacciono abbiamo deciso noi, e questi punti portano la nota «nostra interpretazione».

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
point-waypoint = punto di marcia { $province } { $number }
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
kind-waypoint = punto di marcia
kind-border = posto di frontiera
kind-resource = punto risorsa
kind-castle = sito di castello
kind-entry = punto d’ingresso
kind-about-waypoint = I samurai marciano da un punto all’altro lungo le linee, una linea per punto azione.
kind-about-border = Sta in entrambe le province. Chi lo tiene decide se daimyō e guerrieri ombra passano; chi tiene da solo tutti i posti di frontiera di una provincia riceve 20.000 koku l’anno.
kind-about-resource = Tenuto dai tuoi samurai rende 1.000 koku o samurai al mese, ogni altro 2.000.
kind-about-castle = Qui può sorgere un castello: custodisce koku e famiglia e difende chi lo possiede.
kind-about-entry = I nuovi samurai entrano da qui, chiunque ci sia già. Qui nessuno può essere attaccato, ma può attaccare.

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
element-about-wind = Porta un gruppo tre passi per ogni punto degli anelli, oppure un daimyō, un guerriero ombra, una carta Famiglia o 25.000 koku oltre un confine per punto. Gli anelli contano al massimo 9. Nessuno può rispondere.
element-about-water = Un gruppo guidato salta tanti punti nemici di fila quanto valgono gli anelli; oppure lo spostamento di provincia di questo turno aggira un posto di frontiera nemico. Chi è saltato può rispondere con Acqua o Vuoto.
element-about-earth = Distrugge tutti i samurai su un punto a portata, o un castello a portata con tutto ciò che contiene. I tuoi samurai lì hanno bisogno di un daimyō. Chi è colpito può rispondere con Terra o Vuoto.
element-about-void = Annulla una carta Elemento contro di te (non il Vento) o un attacco contro di te: allora nessuno può attaccarti fino alla fine del mese. Al Vuoto si può rispondere con il Vuoto.
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
fate-about-F11 = Chi ha pescato guarda in segreto tanti gruppi dell’altro quanto dice la forza.
fate-about-F12 = L’altro guarda in segreto tanti gruppi di chi ha pescato quanto dice la forza.
fate-about-F13 = Per ogni punto di forza chi ha pescato riceve 2.000 koku e l’altro 1.000.
fate-about-F14 = Entrambi perdono 1.000 koku per punto di forza.
fate-about-F15 = Entrambi perdono 1.000 samurai a propria scelta per punto di forza.
fate-about-F16 = L’altro perde 1.000 samurai per punto di forza, chi ha pescato la metà, arrotondata per eccesso alle migliaia.
fate-about-F17 = I due non possono attaccarsi nel primo mese dell’anno che viene.
fate-about-F18 = Se entrambi sono d’accordo si scambiano una carta Famiglia ciascuno e diventano così alleati l’uno dell’altro.
fate-about-F19 = Chi ha pescato pesca una carta Elemento, l’altro una carta Anello.
fate-about-F20 = Chi ha pescato pesca due carte Anello, l’altro una carta Elemento.

## What a castle brings
component-koku = il koku del castello
component-samurai = 25.000 samurai
component-shadow = un guerriero ombra
component-daimyo = un daimyō
component-elements = 2 carte Elemento
component-rings = 4 carte Anello
component-family = un familiare morto che ritorna

## Options
option-years = Anni
option-castle_sites = Siti di castello
option-resource_mode = Punti risorsa
option-ring_contest = La risposta deve pareggiare gli anelli
option-void_shield = Il Vuoto protegge da
option-province_move_any_time = Spostamento di provincia in ogni momento
option-entry_supports_daimyo = I punti d’ingresso sostengono i daimyō
option-shadow_isolation = I guerrieri ombra possono restare isolati
option-empty_seat_fate = Il destino indica un posto vuoto
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
resource_mode-printed = ciascuno come dice la mappa
ring_contest-true = sì
ring_contest-false = no
void_shield-all_attackers = tutti
void_shield-that_attacker = quell’attaccante soltanto
province_move_any_time-true = sì
province_move_any_time-false = solo prima del tiro
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
option-about-castle_sites = 12: come ricostruiamo il tabellone. 8: uno in ogni provincia esterna, quanti ne servono in quattro.
option-about-resource_mode = A scelta: da ogni punto risorsa prendi koku o samurai. Come dice la mappa: alcuni rendono koku, altri samurai.
option-about-ring_contest = Sì: chi risponde a una carta Elemento deve avere almeno lo stesso totale di anelli. No: basta un anello qualsiasi.
option-about-void_shield = Quando il Vuoto ha annullato un attacco, il difensore è al sicuro fino a fine mese: da tutti o solo da quell’attaccante. La fonte dice entrambe le cose.
option-about-province_move_any_time = Se lo spostamento di provincia è ammesso anche dopo il tiro, tra marce e attacchi.
option-about-entry_supports_daimyo = Se i samurai su un punto d’ingresso evitano l’isolamento di un daimyō in quella provincia.
option-about-shadow_isolation = Se anche i guerrieri ombra vengono tolti da una provincia senza samurai a sostegno.
option-about-empty_seat_fate = Che cosa succede quando il dado del destino indica un lato a cui non siede nessuno.
option-about-build_castle = I punti azione non usati si risparmiano a 1.000 koku l’uno; 25.000 costruiscono un castello su un sito libero tenuto solo dai tuoi samurai.
option-about-build_house_rate = Con «Costruire castelli»: 2.000 koku invece di 1.000 per punto azione non usato.

## Phases
phase-battle = Battaglia
phase-year_end = Fine anno
phase-over = Fine della partita

## Whom the game waits for
decision-site = { $name } sceglie un sito di castello
decision-distribute = { $name } distribuisce samurai, koku e famiglia
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
decision-scout = { $name } va in esplorazione
decision-marriage = { $name } valuta un matrimonio
decision-castle_income = { $name } sceglie il reddito di un castello
decision-store = { $name } mette in deposito il koku

## What to do now
prompt-site = Scegli un sito libero: si pesca una carta Castello e vi si mette un daimyō.
prompt-distribute = Distribuisci in segreto fra i tuoi due castelli: samurai (restano { $samurai }), koku (restano { $koku }), famiglia e guerrieri ombra.
prompt-distribute-ready = Tutto è distribuito: dichiara di essere pronto, oppure ricomincia.
prompt-turn = È il tuo turno: riscuoti il reddito, poi tira per i punti azione. Spostamento di provincia, carte e guerrieri ombra sono possibili in ogni momento.
prompt-turn-roll = Tira per i punti azione; spostamento di provincia, carte e guerrieri ombra anche prima.
prompt-trade = È il turno di un altro. Rispondi alle offerte o falle, o premi Invio per continuare.
prompt-turn-points =
    { $points ->
        [0] Punti azione finiti: termina il turno o fai ciò che non ne costa.
        [one] Resta 1 punto azione: marcia o attacca.
       *[other] Restano { $points } punti azione: marcia o attacca.
    }
prompt-step-march = Dove marciano i samurai? Da qui: { $point }.
prompt-step-send = { $from_point } → { $to_point }: quanti samurai? Finora { $amount }.
prompt-step-march_to = { $from_point } → { $to_point }: quanti samurai marciano?
prompt-step-lead = Dove va il daimyō di { $province }?
prompt-step-slip = Dove va il guerriero ombra di { $province }?
prompt-step-escort = In quale castello? { $family }
prompt-step-ship = Quanto koku lascia { $site }, e per quale castello? Finora { $amount }.
prompt-step-unmask = Dove, in { $province }, il guerriero ombra diventa 25.000 samurai?
prompt-step-attack = Attacco a { $seat_name }, { $point }: indica i tuoi gruppi, poi dichiaralo.
prompt-step-element = { $element }, totale anelli { $total }: aggiungi anelli, poi scegli l’effetto.
prompt-step-ring = { $element } richiede almeno un anello.
prompt-income-first = Qual è il tuo primo punto risorsa? Rende 1.000, ogni altro 2.000.
prompt-income = Reddito da { $point }: koku in un castello o samurai a un punto d’ingresso.
prompt-place_daimyo = Ottieni un daimyō: collocalo in una provincia con tuoi samurai.
prompt-lose_daimyo = Con il castello perdi un daimyō: scegli quale.
prompt-parley = { $foe_name } ti attacca: { $point }. Fai un’offerta di pace o lascia che si combatta.
prompt-peace = { $foe_name } offre per la pace: { $give }. Accetta e rinuncia all’attacco, oppure rifiuta.
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
prompt-cards = Puoi giocare una carta che incide su questa battaglia, oppure passare.
prompt-consent = { $foe_name } vuole attaccare ({ $point }) e lì non ha daimyō. Presta il tuo perché guidi l’attacco, o rifiuta.
prompt-answer =
    { $element ->
        [no] { $foe_name } ti attacca: annullalo con il Vuoto o lascia fare.
        [fire] { $foe_name } gioca Fuoco ({ $total }). Rispondi o lascia fare.
        [wind] { $foe_name } gioca Vento ({ $total }). Rispondi o lascia fare.
        [water] { $foe_name } gioca Acqua ({ $total }). Rispondi o lascia fare.
        [earth] { $foe_name } gioca Terra ({ $total }). Rispondi o lascia fare.
       *[void] { $foe_name } gioca Vuoto ({ $total }). Rispondi o lascia fare.
    }
prompt-losses =
    { $why ->
        [battle] Perdi { $samurai } samurai in battaglia: scegli da quali gruppi.
        [upkeep] Per mancanza di koku perdi { $samurai } samurai: scegli da quali gruppi.
       *[other] Il destino ti toglie { $samurai } samurai: scegli da quali gruppi.
    }
prompt-fight_on = Un altro scontro, o fermi l’attacco? Prima può intervenire un guerriero ombra.
prompt-move_in = Il castello { $point } è tuo: i samurai che hanno combattuto possono entrare.
prompt-enter = { $samurai } nuovi samurai: scegli un punto d’ingresso.
prompt-yield = { $foe_name } si proclama Shōgun. Sottomettiti o rifiuta.
prompt-recruit = Puoi reclutare samurai con il tuo koku, 1.000 per 1.000; arrivano ai punti d’ingresso.
prompt-scout = Scegli un gruppo di { $foe_name } da guardare; lo saprai solo tu.
prompt-marriage = Un matrimonio con la casata di { $foe_name }: scegli la carta che daresti, oppure rifiuta.
prompt-castle_income = Che cosa ti dà { $site } quest’anno: il suo koku o altro? Ogni cosa tranne il koku una volta l’anno.
prompt-store = { $koku } koku: scegli i castelli che lo custodiscono.

## Choices
move-site = Scegli il sito { $site }
    .group = Siti di castello
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
       *[other] tutto il
    } koku
    .group = Koku a { $site }
    .short =
        { $chip ->
        [1] 1.000
        [5] 5.000
        [10] 10.000
        [25] 25.000
       *[other] tutto
    }
move-house = A { $site }: { $family }
    .group = Famiglia a { $site }
    .short = { $family }
move-hide = Un guerriero ombra in { $province }
    .group = Guerriero ombra in
    .short = { $province }
move-ready = Pronto
move-not_ready = Non ancora pronto
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
move-all_koku = Tutto il koku a { $site }
    .group = Tutto il koku a
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
move-koku_and_roll = Tutto il koku a { $site }, poi tira
move-samurai_and_roll = Tutti i samurai a { $point }, poi tira
    .group = Tutti i samurai a …
    .short = { $point }
move-go = Vai
move-unmask = Rivela un guerriero ombra in { $province }
    .group = Rivela in
    .short = { $province }
move-at = Qui: { $point }
    .group = Dove
    .short = { $point }
move-attack = Attacca { $seat_name }: { $point }
    .group = Attacca { $seat_name }
    .short = { $point }
move-assault = Attacca { $seat_name }: { $point }, con tutti i vicini
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
move-cast = Gioca la carta
move-burn_daimyo = Uccidi il daimyō di { $seat_name } in { $province }
    .group = Uccidi un daimyō
    .short = { $seat_name }: { $province }
move-burn_family = Uccidi: { $family }
    .group = Uccidi
    .short = { $family }
move-raze = Distruggi il castello { $site }
    .group = Distruggi il castello
    .short = { $site }
move-cross = Lo spostamento di provincia di questo turno aggira un posto di frontiera nemico
move-denounce = Dichiara morto il daimyō di { $seat_name } in { $province }
    .group = Dichiara morto
    .short = { $seat_name }: { $province }
move-release = Restituisci l’ostaggio: { $family }
    .group = Restituisci l’ostaggio
    .short = { $family }
move-admit = Lascia passare { $seat_name } tra i tuoi samurai
    .group = Concedi il passaggio a
    .short = { $seat_name }
move-shut = Non lasciare più passare { $seat_name }
    .group = Revoca il passaggio a
    .short = { $seat_name }
move-build = Costruisci un castello a { $site }
    .group = Costruisci un castello a
    .short = { $site }
move-shogun = «Io sono lo Shōgun!»
move-end = Termina il turno
move-pass =
    { $decision ->
        [parley] Lascia che si combatta
        [peace] Rifiuta e attacca
        [consent] Non guidare l’attacco
        [join] Restane fuori
        [cards] Non giocare carte
        [answer] Non rispondere
        [fight_on] Ferma l’attacco
        [move_in] Resta fuori
        [yield] Non sottometterti
        [recruit] Non reclutare altro
        [scout] Non guardare oltre
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
move-press_on = Continua a combattere, senza altro prima dei dadi
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
        [open] Fai l’offerta apertamente
       *[private] Fai l’offerta in privato
    }
move-drop = Abbandona l’offerta iniziata
move-accept = Accetta l’offerta di { $seat_name }
    .group = Accetta l’offerta di
    .short = { $seat_name }
move-decline = Rifiuta l’offerta di { $seat_name }
    .group = Rifiuta l’offerta di
    .short = { $seat_name }
move-withdraw = Ritira l’offerta a { $seat_name }
    .group = Ritira l’offerta a
    .short = { $seat_name }
move-back = Annulla l’ultimo passo

## What happened
event-order = Ordine di gioco dell’anno { $year }: { $seats_names }.
event-order_roll = { $name } tira { $roll } per l’ordine di gioco.
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
    } e vi colloca un daimyō.
event-ready = { $name } è pronto.
event-not_ready = { $name } non è ancora pronto.
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
       *[isolated] Il daimyō di { $name } in { $province } resta isolato ed è perduto{ $by ->
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
event-factors = Fattori, positivi per l’attaccante: daimyō { $daimyo }, rapporto { $ratio }, gruppi { $stacks }, castello { $castle }; in tutto { $net }.
event-engaged = Scontro: l’attaccante tira { $attacker_roll } e arriva a { $attacker_total }, il difensore { $defender_roll } e arriva a { $defender_total }. Vince { $winner_name }; i vinti perdono { $loss } samurai.
event-lost =
    { $why ->
        [battle] { $name } perde { $samurai } samurai: { $point }.
        [upkeep] { $name } non può mantenere { $samurai } samurai: { $point }.
        [earth] La Terra inghiotte { $samurai } samurai di { $name }: { $point }.
       *[fate] Il destino toglie a { $name } { $samurai } samurai: { $point }.
    }
event-castle_fell = Il castello { $site } cade: { $name } lo prende a { $loser_name } con tutto ciò che contiene.
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
        [peace] L’attacco non si fa: ci si è accordati.
        [void] Il Vuoto annulla l’attacco.
       *[unled] Nessuno guida più l’attacco: è finito.
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
        [yes] La carta di { $name } ha effetto: { $element }.
       *[other] La carta di { $name } è annullata: { $element }.
    }
event-family_died = Nel fuoco muore: { $family }.
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
event-recruited = { $name } recluta { $samurai } samurai per altrettanto koku.
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
        [no] non indica nessun altro.
       *[other] indica { $other_name }. { $card ->
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
        [koku] { $name } prende il koku annuo di { $site }.
        [samurai] { $name } arruola 25.000 samurai a { $site }.
        [shadow] { $name } riceve da { $site } un guerriero ombra.
        [daimyo] { $name } riceve da { $site } un daimyō.
        [elements] { $name } riceve da { $site } 2 carte Elemento.
        [rings] { $name } riceve da { $site } 4 carte Anello.
       *[family] { $name } richiama a { $site } un familiare morto.
    }
event-family_back = Di nuovo in vita: { $family }.
event-province_income = { $name } tiene tutti i posti di frontiera di { $province } e riceve { $koku } koku.
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
event-refused = { $name } non si sottomette: la pretesa cade.
event-eliminated = { $name } non ha più samurai, daimyō, guerrieri ombra né castelli ed è fuori dal gioco.
event-hand_discarded = La mano di { $name } va negli scarti: { $cards }.
event-ended =
    { $why ->
        [years] Gli anni pattuiti sono finiti.
        [shogun] Nessuno contesta più la pretesa.
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
        [fight_on] { $name } non combatte oltre.
        [move_in] { $name } non manda altri nel castello.
        [recruit] { $name } non recluta altro.
        [scout] { $name } non guarda oltre.
       *[other] { $name } passa.
    }
event-first_named = { $name } indica il primo punto risorsa: { $point }.
event-volunteered = I rōnin di { $name } si offrono alla difesa: { $point }.
event-peace_offered = { $name } fa a { $to_name } un’offerta di pace.
event-peace_off = { $name } e { $to_name } non si accordano.
event-hostage_passed = Passa da { $loser_name } a { $name }: { $family }.
event-mustered = { $name } non può usare castelli: il koku diventa { $samurai } samurai.
event-courted = { $name } darebbe in matrimonio una carta Famiglia; si chiede a { $foe_name }.

## Standing orders
order-void = Rispondi con il Vuoto a un attacco a { $site }
order-void-about = Rispondi con il Vuoto, e con meno anelli possibile, se viene attaccato questo castello:
order-never_join = Resta fuori dalle battaglie altrui
order-never_parley = Non offrire mai nulla per la pace
order-pass_battle = Passa fino alla fine di questa battaglia
order-pass_month = Passa fino alla fine di questo mese
order-passed-often = Hai passato { $count } volte di fila. Vuoi passare a tutto ciò che segue?

## Why a move is refused
refusal-not-hit = Questa carta non ti colpisce: non c’è nulla a cui rispondere.
refusal-another-volunteers = Ora si offre un altro gruppo: accoglilo o passa.
refusal-nobody-leads = Nessuno guida questo attacco: ci vuole un daimyō tuo o di un alleato nelle province del bersaglio o dei gruppi che attaccano.
refusal-no-stack-named = Indica almeno un tuo gruppo che attacca.
refusal-not-adjacent = Nessun tuo gruppo può attaccare: non ce n’è uno adiacente ({ $point }).
refusal-no-action-points = Non hai più punti azione.
refusal-nobody-to-attack = Quel giocatore non ha né samurai né castelli lì: { $point }.
refusal-entry-points-are-safe = Su un punto d’ingresso nessuno può essere attaccato: { $point }.
refusal-attack-barred = Ora non puoi attaccare { $seat_name }: lo vieta una pace, il Vuoto o un giuramento.
refusal-no-building = In questa partita non si costruiscono castelli: l’opzione è disattivata.
refusal-fund-too-small = Un castello costa 25.000 koku di punti azione risparmiati.
refusal-site-not-held = Puoi costruire solo su un sito libero tenuto solo dai tuoi samurai: { $site } non lo è.
refusal-not-in-hand = Non hai in mano questa carta: { $element }.
refusal-no-rings = Una carta Elemento richiede almeno un anello, e non ne hai.
refusal-card-useless = Ora { $element } non avrebbe alcun effetto.
refusal-ring-not-possible = Questo anello non si può aggiungere: non ce l’hai, o il Vento conterebbe più di 9.
refusal-ring-first = Prima aggiungi almeno un anello.
refusal-no-such-effect = Questa carta qui non può farlo.
refusal-no-way-into = Non c’è modo di entrare in { $province }: in ogni provincia servono samurai tuoi o alleati, e ogni confine deve essere libero per te.
refusal-no-way-to-castle = Non si può portare a { $site }: deve essere un altro tuo castello, a portata.
refusal-moved-already = Hai già fatto lo spostamento di provincia di questo turno.
refusal-nothing-to-move = Lì non hai nulla da spostare, o nessun luogo dove portarlo.
refusal-rings-too-few = I tuoi anelli devono valere almeno { $needed }.
refusal-no-answer = { $element } non è una risposta a questa carta: solo lo stesso elemento o il Vuoto.
refusal-ring-not-in-hand = Non hai questo anello.
refusal-no-samurai-there = In { $province } non hai samurai.
refusal-no-daimyo-there = In { $province } non hai daimyō, o devi prima rinunciare a un altro.
refusal-no-entry-point = I samurai entrano solo dai punti d’ingresso: { $point } non lo è.
refusal-no-stack-to-see = Lì non c’è un gruppo da guardare, o l’hai già visto: { $point }.
refusal-not-your-family = Questa carta non è tua da dare: { $family }.
refusal-not-held = Non tieni questo punto risorsa: { $point }.
refusal-first-point-first = Prima indica qual è il tuo primo punto risorsa.
refusal-no-koku-there = Il koku non può andare a { $site }.
refusal-koku-only = Questo punto risorsa ti rende solo koku: { $point }.
refusal-no-hostage = Puoi aiutare solo se tieni un ostaggio di quel giocatore; da rōnin, qualunque difensore.
refusal-no-daimyo-to-lend = Non hai daimyō da prestare nella zona della battaglia.
refusal-not-in-reach = Lì nessun tuo gruppo è a portata: { $point }.
refusal-not-to-be-lost-there = Lì non si possono perdere tanti samurai: { $point }.
refusal-so-many-are-not-there = Scegli un numero di samurai che ci sono davvero, almeno 1.000.
refusal-no-own-stack = Lì non hai samurai: { $point }.
refusal-nowhere-to-march = Da qui non si può marciare: { $point }. Nella provincia deve esserci un tuo daimyō, e un punto vicino aperto.
refusal-point-closed = Samurai altrui ti chiudono questo punto: { $point }.
refusal-too-far = Il Vento non porta così lontano: { $point }.
refusal-no-leap = L’Acqua non può portare lì i tuoi samurai: { $point }.
refusal-no-path-or-leader = Lì non porta nessuna linea, o nella sua provincia non hai daimyō: { $point }.
refusal-out-of-reach = Con i punti azione rimasti nessuna via aperta sotto un tuo daimyō porta lì: { $point }.
refusal-site-taken = Lì c’è già un castello, o il sito non è in gioco: { $site }.
refusal-not-all-laid-out = Non hai ancora distribuito tutto; con ogni daimyō devono stare almeno 1.000 samurai.
refusal-nothing-laid-out = Non c’è nulla da cambiare.
refusal-own-provinces-only = I guerrieri ombra vanno solo nelle due province dei tuoi castelli, e ne hai due.
refusal-not-now = Non è possibile: non ne resta tanto, il castello non è tuo, o sei già pronto.
refusal-step-unfinished = Porta a termine il passo iniziato, o annullalo.
refusal-begin-first = È il secondo passo di qualcosa: comincia prima quello.
refusal-nothing-begun = Non c’è nessun passo iniziato da annullare.
refusal-no-trade-yet = Gli scambi cominciano quando tutti hanno distribuito.
refusal-passage-as-it-is = È già così, o questo mese l’hai già cambiato.
refusal-offer-not-acceptable = Non hai ciò che l’offerta chiede.
refusal-no-such-offer = Non c’è un’offerta del genere.
refusal-offer-unfinished = Hai un’offerta iniziata: prima falla o abbandonala.
refusal-offers-enough = Questo mese hai già fatto { $most } offerte. Di più sarebbe troppo: aspetta il mese prossimo.
refusal-offer-open-already = Hai già un’offerta aperta a quel giocatore.
refusal-offer-first = Prima indica a chi va l’offerta.
refusal-offer-empty = L’offerta è vuota: dai o chiedi qualcosa.
refusal-not-to-give = Non l’hai da dare.
refusal-not-to-ask = Non si può chiedere.
refusal-too-late = È troppo tardi: hai già tirato.
refusal-no-income = Non c’è reddito: non tieni punti risorsa, o l’hai già riscosso.
refusal-roll-first = Prima tira per i punti azione.
refusal-claimed-already = In questo turno ti sei già proclamato Shōgun.
refusal-not-the-only-support = In { $province } i tuoi samurai non sono l’unico sostegno di un tale daimyō.
refusal-not-your-hostage = Non tieni questo ostaggio: { $family }.
refusal-not-in-its-province = Questo punto non è nella provincia del guerriero ombra, o è chiuso: { $point }.
refusal-no-shadow-there = In { $province } non hai guerrieri ombra.
refusal-nobody-is-dead = Nessuno della tua famiglia è morto.
refusal-daimyo-unsupported = Un daimyō in { $province } andrebbe subito perduto: né tu né un alleato avete samurai lì.
refusal-component-taken = Quest’anno un tuo castello te l’ha già dato: { $component }.
refusal-wrong-time =
    Ora non è possibile: { $decision ->
        [site] si sceglie un sito di castello.
        [distribute] si distribuisce.
        [turn] qualcuno è di turno.
        [income] si riscuote il reddito.
        [place_daimyo] c’è un daimyō da collocare.
        [lose_daimyo] c’è un daimyō a cui rinunciare.
        [parley] si può trattare.
        [peace] c’è un’offerta di pace.
        [consent] si chiede chi guida un attacco.
        [join] si chiede chi si unisce alla battaglia.
        [cards] si chiedono carte per la battaglia.
        [answer] si chiede una risposta a una carta.
        [losses] ci sono perdite da scegliere.
        [fight_on] si chiede se la battaglia continua.
        [move_in] si può entrare in un castello.
        [enter] ci sono nuovi samurai da collocare.
        [yield] c’è una pretesa a cui rispondere.
        [recruit] si possono reclutare samurai.
        [scout] si guardano gruppi.
        [marriage] si valuta un matrimonio.
        [castle_income] si sceglie il reddito di un castello.
       *[other] c’è koku da mettere in deposito.
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
board-order = Ordine di gioco
board-points-left =
    { $count ->
        [0] punti azione finiti
        [one] ancora 1 punto azione
       *[other] ancora { $count } punti azione
    }
board-points-cost =
    { $count ->
        [one] 1 punto azione
       *[other] { $count } punti azione
    }
board-not-rolled = non ancora tirato
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
board-stack-hidden = coperto
board-ronin = rōnin
board-ronin-about = Senza daimyō: marcia e attacca senza guida; il koku ricevuto diventa subito samurai.
board-shield = al sicuro dagli attacchi
board-shield-from = al sicuro da { $names } fino a fine mese
board-truce = giuramento di pace con { $names }
board-out = fuori dal gioco
board-sits = siede a { $direction }
board-fund = Fondo per un castello: { $koku } koku
board-ready = pronto
board-distributing = sta distribuendo …
board-nothing = niente
board-reconstruction = Il tabellone e i valori delle carte sono una ricostruzione: l’originale non l’abbiamo avuto. I tipi di punti, le tredici province, gli otto punti d’ingresso e le regole di battaglia vengono dalle fonti; la mappa, i nomi e le cifre sulle carte sono nostri.
board-now = di turno
board-dead = Morti
board-figure = { $count }
board-thousands = migliaia di samurai
board-castles-defence = castello e difesa
board-garrison = presidio
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
board-legend = Che cosa mostra la mappa
board-layers = Viste della mappa
board-layer-owners = Padroni
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
board-is-source = marciano da qui
board-is-target = marciano fin qui
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
board-march-leaves-daimyo = Nessuno dei tuoi resta in { $province }: il tuo daimyō lì va perduto.
board-attack = Attacco
board-attack-with = Attacco a { $name }, { $point }: con quali gruppi?
board-attack-does = { $samurai } samurai attaccano { $name }: { $point }. Costa 1 punto azione.
board-attack-targets = Chi si può attaccare

## The board: the turn
board-turn = Il tuo turno
board-income = Reddito
board-income-first = Qual è il primo punto? Rende 1.000, ogni altro 2.000.
board-income-from = Reddito da: { $point }
board-income-koku = Koku in un castello
board-income-samurai = Samurai a un punto d’ingresso
board-income-otherwise = Riscuoti in altro modo
board-income-all-samurai = Tutti i { $samurai } come samurai, a
board-income-samurai-rolling = Tutti i { $samurai } come samurai e i dadi, a
board-enter = Entrano { $samurai } samurai
board-province-move = Spostamento di provincia
board-province-move-about = Una volta per turno: un daimyō, un guerriero ombra, una carta Famiglia o fino a 25.000 koku.
board-province-move-done = Lo spostamento di provincia è fatto.
board-province-move-crossing = Può aggirare un posto di frontiera nemico.
board-move-daimyo = Daimyō
board-move-shadow = Guerriero ombra
board-move-family = Famiglia
board-move-koku = Koku
board-move-where = Dove?
board-move-koku-much = Quanto koku?
board-unmask = Guerrieri ombra
board-unmask-about = Nel tuo turno un guerriero ombra può diventare 25.000 samurai su un punto qualsiasi della sua provincia.
board-more = Altro
board-shogun-about = Vinci subito se nessun altro ha più daimyō o castelli, o se tutti gli altri si sottomettono.

## The board: set-up
board-sites = Siti di castello liberi
board-sites-about = Due castelli a turno, uno per giro: per ciascuno si pesca una carta Castello e si mette un daimyō nella provincia.
board-distribute = Distribuisci in segreto
board-distribute-about = Nessuno vede quanto sta dove. Con ogni daimyō devono stare almeno 1.000 samurai.
board-distribute-samurai = Samurai
board-distribute-koku = Koku
board-distribute-shadows = Guerrieri ombra
board-distribute-confirm = Distribuisci così
board-distribute-done = Tutto è distribuito.
board-distribute-waiting = Si aspetta che tutti siano pronti.

## The board: battle
board-battle = Battaglia: { $point }
board-battle-last = La battaglia: { $point }
board-battle-attacker = attacca
board-battle-defender = difende
board-battle-zone = Zona della battaglia: { $provinces }
board-battle-sides = I due schieramenti
board-battle-engagement = Scontro { $number }
board-battle-before = I gruppi sono coperti finché non sono indicati tutti i partecipanti
board-battle-hidden = coperto
board-battle-yours = tuo; gli altri lo vedono coperto
board-battle-empty = Nessun samurai qui: il castello da solo
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
board-factor-net = In tutto
board-factor-why-daimyo = { $attack } contro { $defence } nella zona
board-factor-why-ratio = { $attack } contro { $defence }; arrotondato per difetto, al massimo { $most }
board-factor-why-hidden = si saprà quando i gruppi saranno scoperti
board-factor-why-stacks = { $attack } contro { $defence }
board-factor-why-castle = { $card } difende con { $defence }
board-factor-for = +{ $count } per { $name }
board-factor-even = per nessuno
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
board-asked-now = Ora si chiede a
board-only-pass = Qui non puoi fare nulla. Gli altri non lo vedono: sembra una risposta come un’altra.
board-losses-left = Ancora { $samurai } samurai da togliere
board-fight-stakes = Chi perde il prossimo scontro perde { $samurai } samurai.
board-fight-stop = Se ti fermi, l’attacco è finito; il suo punto azione è speso.
board-join-does = Un gruppo che si unisce combatte scoperto fino alla fine e condivide le perdite.
board-volunteer-welcome = Accoglili
board-volunteer-away = Mandali via
board-lend-does = I tuoi daimyō nella zona contano allora per { $name }.
board-consent-does = Se accetti, l’attacco è dichiarato e i tuoi daimyō nella zona contano per { $name }. Se nessuno lo guida, non succede nulla e non si spende nulla.
board-parley-does = Se { $name } accetta, l’attacco non si fa e in questo turno da lì non ne viene un altro.
board-parley-offer = Offri qualcosa per la pace
board-peace-does = Se accetti, l’attacco non si fa: il punto azione è speso e in questo turno non puoi più attaccare { $name }.
board-cards-does = Qui una carta deve incidere sulla battaglia: uccidere un daimyō nella zona, colpire un gruppo, portare qualcuno, o il Vuoto contro l’attacco.
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
       *[other] con anelli per { $total }
    }
board-play-rings = Tocca gli anelli per aggiungerli.
board-play-steps = Fino a { $count } passi, o { $borders } confini
board-play-leaps = Salta fino a { $count } punti nemici
board-play-does = Che effetto ha?
board-play-map = Toccalo qui o sulla mappa.
board-play-daimyo = Un daimyō
board-play-family = Un membro di una famiglia
board-play-samurai = Samurai su un punto
board-play-castle = Un castello
board-play-carry = Trasportare
board-play-march = Un gruppo
board-play-other = Oppure
board-contest = Carta contro carta
board-contest-attack = L’attacco
board-contest-total = anelli: { $total }
board-contest-works = Così com’è, la prima carta ha effetto.
board-contest-undone = Così com’è, la prima carta è annullata.
board-contest-attack-works = Così com’è, l’attacco continua.
board-contest-attack-undone = Così com’è, l’attacco è annullato.
board-contest-fits = Puoi rispondere con anelli per { $needed } o più e una di queste carte: { $elements }.
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
board-trade-others = Offerte aperte di altri
board-trade-none = Nessuna offerta è aperta.
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
board-trade-private = in privato
board-trade-private-about = Lo sapete solo voi due.
board-trade-open = aperta
board-trade-open-about = La vedono tutti.
board-trade-peace = per la pace
board-trade-remove = Togli dall’offerta: { $item }
board-trade-accept-does = Subito e per intero: { $give } in cambio di { $ask }.
board-trade-cannot = Non hai ciò che si chiede.
board-trade-ask-about = Puoi chiedere qualunque cosa; se { $name } ce l’ha, lo vedrai.
board-trade-passage = Passaggio
board-trade-passage-about = Chi lasci passare può marciare sui punti tenuti dai tuoi samurai. Lo sapete solo voi due.
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
board-treasury-short = ne mancano { $koku }: se ne andrebbero { $samurai } samurai
board-treasury-none = Non hai castelli: il koku che ricevi diventa subito samurai.
board-treasury-frozen = Senza daimyō ciò che sta qui è bloccato.
board-treasury-card = difesa { $defence }, { $koku } koku l’anno
board-treasury-empty = nessun familiare qui
board-treasury-hostage = ostaggio
score-standing = La situazione di tutti
board-standing-exact = { $points } punti militari
board-standing-range = { $likely } punti militari per quanto si sa, da { $least } a { $most } possibili
score-standing-about = Se la partita finisse ora. Koku e carte famiglia possono essere passati di mano in privato: allora il valore è un altro, entro questi limiti.
board-between = { $least }–{ $most }
board-family-where = La tua famiglia
board-family-home = a casa, a { $site }
board-family-held = presso { $name }, a { $site }
board-family-dead = non più in vita
board-allies = Alleanze che conosci
board-allies-none = Non tieni ostaggi, e nessuno ne tiene di tuoi.
board-ally-helps-you = { $name } tiene un tuo ostaggio e può aiutarti.
board-ally-you-help = Tieni un ostaggio di { $name } e puoi aiutare.
board-ally-both = Tu e { $name } tenete ostaggi l’uno dell’altro: aiuto reciproco.
board-known = Carte di cui sai
board-known-none = Non sai di nessuna carta in mano ad altri.
board-known-about = Ciò che hai visto o dato, meno quanto giocato da allora. Può aver cambiato mano in privato.

## The board: year end and end
board-yearend = Fine dell’anno { $year }
board-yearend-steps = Passi
board-yearend-upkeep = Mantenimento
board-yearend-fate = Destino
board-yearend-castles = Castelli
board-yearend-provinces = Province
board-yearend-paid = paga { $koku } koku
board-yearend-missing = ne mancano { $koku }
board-yearend-lost = perde { $samurai } samurai
board-yearend-recruited = recluta { $samurai } samurai
board-yearend-waits = deve ancora venire
board-yearend-no-castle = nessun castello, nessun mantenimento
board-recruit-does = Koku rimasto: { $koku }. Ogni 1.000 diventano 1.000 samurai a un punto d’ingresso.
board-enter-where = Dove entrano { $samurai } samurai?
board-fate-roll = Il dado dà { $roll }: { $direction }, forza { $magnitude }
board-fate-other = Indica { $name }
board-fate-again = Lì non siede nessun altro: la carta seguente
board-castle-brings = Che cosa dà { $site }?
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
score-rank = Posizione
score-each = { $count } × { $points }
score-how = Un samurai conta 1, un koku 2; ogni daimyō, guerriero ombra, castello e carta Famiglia tenuta { $piece }.
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
board-dice-won-none = Vince { $winner_name }; non c’è nessuno che possa perdere.
board-treasury-captive = prigioniero

## What a hint speaks of
feature-points = punti allo stato attuale
feature-income = rendite future
feature-held = punti risorsa tenuti
feature-provinces = province controllate da soli
feature-borders = posti di frontiera verso il controllo di una provincia
feature-near = punti risorsa a portata
feature-castles = castelli
feature-daimyo = daimyō
feature-masterless = rischio di essere rōnin
feature-samurai = samurai
feature-shadows = guerrieri ombra
feature-elements = carte Elemento in mano
feature-void = carte Vuoto in mano
feature-rings = anelli in mano
feature-strength = forza del gruppo guidato più grande
feature-siege = superiorità davanti ai castelli altrui
feature-besieged = superiorità altrui davanti ai castelli propri
feature-booty = koku e famiglia nei castelli altrui minacciati
feature-at_stake = koku e famiglia nei castelli propri minacciati
feature-harried = piccoli gruppi accanto a nemici più forti
feature-preying = nemici più deboli accanto ai propri gruppi

## Kinds of chance
chance-castles = Carte Castello
chance-order = Tiri per l’ordine di gioco
chance-points = Punti azione tirati
chance-battle = Tiri in battaglia
chance-cards = Carte Elemento e Anello
chance-fate = Destino

## Headings of the rules
rule-title-T1 = Con che cosa si comincia
rule-title-T2 = Ordine di gioco e posti
rule-title-T3 = Scegliere i castelli
rule-title-T4 = Distribuire
rule-title-T5 = Mesi e anni
rule-title-T6 = Reddito
rule-title-T7 = Spostamento di provincia
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
rule-title-T31 = Che cosa è palese e che cosa è nascosto
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
rule-T2 = Un dado da venti decide l’ordine di gioco, a parità si ripete il tiro (nostra interpretazione); l’ordine si decide di nuovo all’inizio di ogni anno. In due si siede a nord e sud, in tre a nord, est e sud, in quattro su tutti i lati (nostra interpretazione).
rule-T3 = A turno, due volte, ognuno sceglie un sito libero, pesca per esso una carta Castello e mette un daimyō nella provincia.
rule-T4 = Poi tutti distribuiscono in segreto (nostra interpretazione): samurai, koku e carte Famiglia fra i due castelli, i guerrieri ombra fra le due province. Con ogni daimyō devono stare almeno 1.000 samurai (nostra interpretazione, per T12).
rule-T5 = Un mese è un turno di ciascuno. Dopo il dodicesimo mese viene la fine dell’anno.
rule-T6 = Il reddito viene prima del tiro; chi tira prima lo perde. Il primo punto risorsa rende 1.000, ogni altro 2.000, in koku o samurai a scelta (nostra interpretazione), e dici tu qual è il primo, dove conta (nostra interpretazione). Se lo riscuoti per intero, tutto il koku in un castello o tutti i samurai a un punto d’ingresso, il primo è quello con cui perdi meno (nostra interpretazione). Su un punto condiviso il tuo importo si divide per il numero di giocatori presenti, solo in koku (nostra interpretazione). Il koku va in un tuo castello (nostra interpretazione), i samurai a un punto d’ingresso. Senza castello, o da rōnin, il koku diventa subito samurai; ciò che è sotto 1.000 va perso (nostra interpretazione).
rule-T7 = Una volta per turno, in qualunque momento, sposti un daimyō, o un guerriero ombra, o una carta Famiglia o un ostaggio, o fino a 25.000 koku. Daimyō e guerrieri ombra attraversano quante province adiacenti vogliono; in ognuna devono esserci samurai tuoi o alleati (un gruppo su un posto di frontiera conta in entrambe), e ogni posto di frontiera attraversato deve essere vuoto o tenuto da te o da un alleato. Famiglia e koku vanno da un tuo castello a un altro (nostra interpretazione); i posti di frontiera non contano.
rule-T8 = Tira un dado da dieci: sono i tuoi punti azione, da usare a piacere per marciare e attaccare.
rule-T9 = Per 1 punto azione una parte qualsiasi di un tuo gruppo marcia lungo una linea; nella provincia di quella linea ti serve un daimyō (ai rōnin non serve). Un punto con samurai altrui e nessuno tuo è chiuso, a meno che ti lascino entrare, come alleati o per un passaggio concesso; i punti d’ingresso sono sempre aperti (nostra interpretazione). Un ordine può seguire più linee, per la via più breve, un punto azione ciascuna; finisce prima dove un daimyō resta solo (nostra interpretazione). In un castello nemico senza presidio si può entrare; con ciò non lo si conquista (nostra interpretazione). Il passaggio concesso vale fino a revoca e lo sanno solo i due (nostra interpretazione).
rule-T10 = Nel tuo turno puoi trasformare quanti guerrieri ombra vuoi in 25.000 samurai ciascuno, su un punto qualsiasi della loro provincia, anche tra la dichiarazione di un attacco e i primi dadi, e tra uno scontro e l’altro (nostra interpretazione). Di nuovi ne danno solo i castelli (T35).
rule-T11 = I samurai acquistati o ricevuti entrano da uno qualsiasi degli otto punti d’ingresso, anche occupato. Su un punto d’ingresso non possono essere attaccati, ma possono attaccare. Sostengono un daimyō; un’opzione dice altrimenti (nostra interpretazione).
rule-T12 = Un daimyō in una provincia senza samurai propri o di un alleato che lo sostiene è perduto all’istante; si controlla dopo ogni cambiamento. Se l’ha causato un avversario, con i suoi dadi in battaglia, da attaccante o da difensore, con una carta o ritirando l’unico sostegno, costui ottiene un daimyō e lo mette dove ha samurai (nostra interpretazione). In battaglia è il capo della parte che ha distrutto gli ultimi samurai di sostegno, anche se erano di un alleato (nostra interpretazione). Per le proprie marce, per mantenimento o destino e per tutto ciò che segue dalla distruzione di un castello nessuno ne ottiene (nostra interpretazione). Un alleato che sia l’unico sostegno può, nel suo turno, dichiarare morto il daimyō e ottenerne uno. I daimyō stessi non si possono attaccare, e i guerrieri ombra restano (nostra interpretazione; con un’opzione vanno perduti allo stesso modo, anche quelli nuovi).
rule-T13 = Per 1 punto azione attacchi il gruppo di un avversario su un punto, mai su un punto d’ingresso, o un castello senza presidio (nostra interpretazione), con uno o più tuoi gruppi adiacenti o sullo stesso punto (nostra interpretazione). Nelle province del bersaglio e dei gruppi attaccanti ti serve un daimyō tuo, o di un alleato che acconsenta; ai rōnin non serve. All’alleato lo si chiede prima di spendere qualcosa; se rifiuta, in questo turno non puoi chiederlo di nuovo per un attacco a quel punto (nostra interpretazione). Il punto azione basta per quanti scontri vuoi.
rule-T14 = Prima il difensore può trattare e offrire koku, carte o famiglia. Se l’attaccante accetta, l’attacco non si fa, il punto azione è speso e in quel turno non può più attaccare il difensore (nostra interpretazione).
rule-T15 = Gli alleati dell’attaccante possono unirsi con gruppi adiacenti al bersaglio; poi altri gruppi del difensore, i suoi alleati e rōnin volontari. È a portata chi sta accanto a un gruppo nemico partecipante, o sul suo punto, di qualunque tipo sia il punto (nostra interpretazione).
rule-T16 = Quando tutti sono indicati e scoperti (T17), e prima di ogni altro scontro, si chiede una volta a ciascun partecipante una carta: al difensore, a chi lo aiuta, a chi aiuta l’attaccante, all’attaccante (nostra interpretazione). Si può giocare il Vuoto contro l’attacco, o un elemento di effetto diretto: uccide un daimyō che conta nella zona (tra uno scontro e l’altro solo l’ultimo che guida l’attacco, perché i fattori restano), distrugge un gruppo partecipante, o porta un gruppo o un daimyō nella battaglia (nostra interpretazione). Un Vuoto dopo uno superato nella stessa finestra prosegue quella contesa (T27; nostra interpretazione). Se non resta nessun gruppo attaccante o nessuno che lo guidi, l’attacco finisce (nostra interpretazione).
rule-T17 = Appena sono indicati tutti i partecipanti, i loro gruppi restano scoperti per tutti fino alla fine della battaglia, poi tornano nascosti; chi si unisce dopo è scoperto subito. La zona è fatta di tutte le province dei punti coinvolti; un posto di frontiera porta entrambe le sue, e chi si unisce dopo la allarga (nostra interpretazione).
rule-T18 = Ogni fattore va a chi ha di più: la differenza di daimyō nella zona; il rapporto fra gli eserciti, arrotondato per difetto, al massimo 4 (eserciti pari: 0); la differenza nel numero di gruppi; e la difesa del castello al difensore, se è attaccato il suo castello (nostra interpretazione). Il saldo va alla parte migliore.
rule-T19 = Entrambi tirano un dado da venti; la parte migliore aggiunge il suo fattore, al massimo fino a 20. Vince il totale più alto, a parità il difensore. Chi perde toglie 3.000 samurai per ogni 10.000, anche incompleti, dell’esercito minore, al più quanti ne ha, da gruppi a sua scelta; con gli alleati si divide secondo la forza, e il resto dell’arrotondamento tocca al più grande (nostra interpretazione). Chi vince non perde nulla (nostra interpretazione).
rule-T20 = L’attaccante può fermarsi dopo ogni scontro (nostra interpretazione). I fattori restano uguali in tutti gli scontri di un attacco, a meno che si uniscano samurai o daimyō; allora si ricalcolano tutti. Le perdite seguono sempre la dimensione attuale. Prima di ogni altro scontro ci si può di nuovo unire e giocare carte (nostra interpretazione). Chi continua senza altro non viene più interpellato prima dei prossimi dadi, a meno che qualcuno si unisca (nostra interpretazione).
rule-T21 = Un castello cade solo in un attacco al suo punto, quando dopo uno scontro non vi resta nessun difensore; senza presidio vale come un esercito di 0: rapporto 4 per l’attaccante, la difesa del castello contro di lui, e se perde gli costa 3.000 samurai (nostra interpretazione). Terra, partenze o mantenimento non lo fanno mai cadere. Il proprietario perde il castello e un daimyō, se ne ha, per primo uno di quella provincia (nostra interpretazione); l’attaccante ottiene il castello con koku e carte Famiglia e in ogni caso un daimyō, messo in quella provincia, e può entrarvi (nostra interpretazione). Solo dopo si controlla l’isolamento (nostra interpretazione).
rule-T22 = Una carta Elemento si gioca con una o più carte Anello; i loro valori si sommano. Nel tuo turno puoi farlo in ogni momento e senza punti azione (nostra interpretazione), nei turni altrui solo come risposta (T27) o in battaglia (T16). Le carte usate si scartano. Il Fuoco uccide un daimyō qualsiasi o un membro qualsiasi di una famiglia.
rule-T23 = Vento: gli anelli contano al massimo 9. Un gruppo o una sua parte fa tre passi per punto, senza daimyō, non attraverso punti chiusi (nostra interpretazione); oppure un daimyō, un guerriero ombra, una carta Famiglia o fino a 25.000 koku passano un confine per punto, chiunque tenga i posti di frontiera (nostra interpretazione). Al Vento non si può rispondere.
rule-T24 = Acqua: un gruppo guidato da un daimyō nella sua provincia (ai rōnin non serve) salta una fila di punti nemici, quanti ne valgono gli anelli, fino al prossimo punto aperto (nostra interpretazione); oppure un daimyō o guerriero ombra aggira esattamente un posto di frontiera nemico nello spostamento di provincia di questo turno.
rule-T25 = Terra: con tuoi samurai a portata e un tuo daimyō lì (ai rōnin non serve), si distruggono tutti i samurai su un punto, oppure un castello, anche il proprio (nostra interpretazione): nessuno perde o guadagna daimyō, nemmeno per un isolamento che ne segua, il contenuto è perduto, il presidio resta (nostra interpretazione) e il sito torna libero. I punti d’ingresso sono al sicuro (nostra interpretazione).
rule-T26 = Il Vuoto annulla una carta Elemento, ma non il Vento, o un attacco: allora il punto azione è speso (nostra interpretazione) e il difensore non può essere attaccato da nessuno fino alla fine del mese. La fonte ha anche una frase che nomina solo quell’attaccante; la segue un’opzione.
rule-T27 = Chi è colpito, come proprietario del daimyō, dei samurai o del castello o come detentore della carta Famiglia, può rispondere a quella carta, in ordine di turno (nostra interpretazione), con lo stesso elemento o con il Vuoto e almeno lo stesso totale di anelli; con un’opzione basta un anello qualsiasi (nostra interpretazione). Il Vuoto contro un attacco richiede un anello qualsiasi. Al Vuoto si può rispondere con il Vuoto, a turno (nostra interpretazione); l’ultima carta vale.
rule-T28 = Metti una carta Famiglia in ostaggio nel castello di un altro: finché la tiene, può aiutarti, con i daimyō nelle tue battaglie e con i samurai in attacco e in difesa, ogni volta su richiesta; i suoi samurai sostengono i tuoi daimyō e ti aprono i posti di frontiera. Finisce quando la carta è persa o restituita. Per aiutarsi a vicenda servono due ostaggi. Attaccare un alleato non è vietato.
rule-T29 = Le carte Elemento e Anello possono cambiare mano in ogni momento, nel turno di chiunque, e così il koku, da castello a castello, e le carte Famiglia (nostra interpretazione): in dono, o come offerta con contropartita, accettata o rifiutata, subito e per intero. Mai samurai, daimyō, guerrieri ombra o castelli (nostra interpretazione). Le promesse non vincolano. Un’offerta può contenere quante carte si vuole, e koku fino all’ultimo centinaio. Il koku lascia i castelli più pieni e arriva nel più pieno. Per ciascun altro può essere aperta un’offerta, e al mese se ne possono fare 12, perché nessuno ne sia sommerso (nostra interpretazione).
rule-T30 = Colloqui e scambi possono restare privati: gli altri allora non ne sanno nulla.
rule-T31 = È palese su quali punti ci sono gruppi, e di chi; così anche daimyō, guerrieri ombra e castelli con le loro carte. Sono nascosti la forza dei gruppi, il koku, le mani e quante carte hanno, e dove stanno le carte Famiglia, noto solo a proprietario e detentore (nostra interpretazione).
rule-T32 = Chi non ha daimyō è rōnin: marcia, attacca e gioca Acqua e Terra senza averne bisogno. Il koku che riceve deve diventare subito samurai, 1.000 per 1.000. Koku e famiglia nei suoi castelli sono bloccati; possono essere predati, pagano ancora il mantenimento e contano alla fine (nostra interpretazione). I suoi castelli non rendono, ma uno conquistato da rōnin dà il contenuto e poi la rendita. Può unirsi a qualunque difensore consenziente, senza ostaggi. Ottenere un daimyō vi pone fine.
rule-T33 = A fine anno, ogni passo per tutti in ordine di gioco: prima il mantenimento, 15.000 koku per castello, dai castelli più pieni; devi pagare quanto hai. Per ogni 1.000, anche incompleti, che non puoi pagare se ne vanno 2.000 samurai a tua scelta (nostra interpretazione). Poi con il koku rimasto puoi reclutare, 1.000 per 1.000, ai punti d’ingresso; chi non ha potuto pagare tutto, e un rōnin, non ha con che reclutare e non viene interpellato.
rule-T34 = Ognuno pesca una carta Destino e tira un dado da venti: da 1 a 5 indica il giocatore a nord, da 6 a 10 est, da 11 a 15 sud, da 16 a 20 ovest. Il proprio lato o uno vuoto: nuova carta, nuovo tiro (nostra interpretazione). Il posto fra i cinque numeri, da 1 a 5, è la forza. Tutte le carte Destino sono una nostra ricostruzione.
rule-T35 = Ogni castello dà il suo koku, oppure una di queste cose: 25.000 samurai, un guerriero ombra, un daimyō, 2 carte Elemento, 4 carte Anello, o un proprio familiare morto che ritorna; ciascuna al più una volta l’anno per giocatore, un daimyō solo dove è sostenuto (nostra interpretazione). Tutto tranne il guerriero ombra è una nostra ricostruzione.
rule-T36 = Una provincia di cui tieni tutti i posti di frontiera, da solo (nostra interpretazione), rende 20.000 koku.
rule-T37 = Dopo la fine dell’ultimo anno si contano i punti militari: ogni samurai 1, ogni koku 2, ogni daimyō, guerriero ombra, castello e carta Famiglia tenuta 25.000; gli ostaggi contano per chi li tiene (nostra interpretazione). A parità decidono più castelli, poi daimyō, poi samurai; altrimenti la vittoria è condivisa (nostra interpretazione).
rule-T38 = Nel tuo turno puoi dire «Io sono lo Shōgun», una volta per turno (nostra interpretazione). Vinci subito se nessun altro ha più daimyō o castelli, o se tutti gli altri si sottomettono.
rule-T39 = Chi non ha più samurai, daimyō, guerrieri ombra né castelli è fuori dal gioco; la mano va negli scarti (nostra interpretazione).
rule-T40 = Con l’opzione, i punti azione non spesi diventano un fondo, 1.000 koku l’uno, o 2.000 con una regola della casa. Con 25.000 peschi una carta Castello per un sito libero tenuto solo dai tuoi samurai (nostra interpretazione). Altre opzioni cambiano che cosa rendono i punti risorsa, quando è possibile lo spostamento di provincia, quanti siti ci sono e che cosa fa il destino con un posto vuoto.
rule-T41 = Si chiede a chi potrebbe avere qualcosa da dire, qualunque cosa abbia in mano: chi passa per mancanza di carte deve sembrare uno che passa e basta. Dove tutti vedono che non c’è niente da dire, o una cosa sola, non si chiede a nessuno (nostra interpretazione). Le disposizioni possono rispondere per te. Se il tempo è limitato e il tuo scade, passi, rifiuti, perdi samurai dalla tua pila più grande o smetti di attaccare; nel tuo turno un intendente gioca per te (nostra interpretazione).
rules-components =
    Il tabellone: 13 province (una al centro, quattro interne, otto esterne) con 189 punti: 121 punti di marcia, 28 posti di frontiera, 20 punti risorsa, 12 siti di castello, 8 punti d’ingresso.
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
box-group-point = Siti di castello
box-group-house = Casate
