## The game
game-name = Shitennō
game-tagline = Quattro generali, uno Shōgun: spartitevi le risorse a Edo, poi conquistate le Province e il suo favore.
game-facts = circa 60 min · media complessità
game-about = Sei uno dei quattro generali samurai che hanno portato al potere Tokugawa Ieyasu. Negli anni pari, a Edo, vi dividete Truppe, Koku e Titoli in lotti da accettare o rifiutare; negli anni dispari spendi ciò che hai ottenuto per mettere i tuoi Kamon nelle Province del Giappone. Chi ha più punti di favore diventa il favorito dello Shōgun e vince.
game-provenance = Shitennō è un gioco di Cedric Lefebvre, pubblicato da Ludonaute nel 2011; i testi qui sono nostri. I valori del tabellone vengono dalla scansione di una copia stampata. I regolamenti danno solo il totale di carte e Tessere: il numero per tipo viene da chi possiede il gioco e potrebbe non essere esatto. Dove le regole tacciono o si contraddicono abbiamo deciso noi: questi punti sono segnati «nostra interpretazione».

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
bonus-exchange = Scambio
bonus-plus = +1
bonus-draw = Pesca
item-hatamoto = Hatamoto
means-troops = Truppe
means-koku = Koku

## Titles
title-daimyo = Daimyō
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
colour-honda = rosso
colour-sakakibara = blu
colour-sakai = verde
colour-ii = nero

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
packet-first = Lotto A
packet-second = Lotto B
year-even = anno pari
year-odd = anno dispari
phase-generals = Scelta dei generali
phase-division = La divisione
phase-provinces = Il controllo delle Province
phase-over = Fine della partita

## Whom the game waits for
decision-general = { $name } sceglie un generale
decision-packet = { $name } forma un lotto
decision-answer = { $name } deve rispondere alla proposta
decision-split = { $name } divide in due lotti le carte rimaste
decision-choice = { $name } sceglie uno dei due lotti
decision-turn = { $name } gioca il suo turno nelle Province
decision-gild = { $name } può girare un Kamon dal lato dorato

## What to do now
prompt-general = Scegli il tuo generale: cambiano solo colore e stemma.
prompt-packet = Aggiungi quante carte scoperte vuoi, anche nessuna, e proponi il lotto.
prompt-packet-tile = Forma un lotto: una Tessera di gerarchia e quante carte scoperte vuoi.
prompt-answer = { $tairo } ti propone questo lotto: accettalo o rifiutalo.
prompt-split = Dividi le carte scoperte: quelle che aggiungi sono il Lotto A, le altre il Lotto B. A ciascuno serve una Tessera di gerarchia.
prompt-choice = { $tairo } ha diviso le carte rimaste: scegli uno dei due lotti.
prompt-turn =
    Puoi mettere { $left ->
        [one] 1 Kamon
       *[other] fino a { $left } Kamon
    }: scegli una Provincia oppure termina il turno.
prompt-turn-over = Non puoi mettere altri Kamon: usa una Tessera Bonus Pesca, se ne hai, oppure termina il turno.
prompt-payment-troops = Paga { $province } in Truppe; manca ancora: { $missing }.
prompt-payment-koku =
    Paga { $province } in Koku; { $missing ->
        [one] ne manca ancora 1
       *[other] ne mancano ancora { $missing }
    }.
prompt-payment-complete = Il pagamento per { $province } è completo: conferma per mettere il Kamon.
prompt-gild = Come Sensei puoi girare un Kamon dal lato dorato: per la maggioranza varrà due.

## Choices
move-general = Gioca con { $general }
    .group = Generali
    .short = { $full } ({ $colour })
move-add = Aggiungi { $card }
    .group = Aggiungi al lotto
    .short = { $card }
move-remove = Togli { $card } dal lotto
    .group = Togli dal lotto
    .short = { $card }
move-tile =
    { $splitting ->
        [yes] Metti nel Lotto A la Tessera di gerarchia { $title }
       *[no] Aggiungi la Tessera di gerarchia { $title }
    }
    .group =
        { $splitting ->
            [yes] Tessera per il Lotto A
           *[no] Tessera di gerarchia
        }
    .short = { $title }
move-rest_tile = Metti nel Lotto B la Tessera di gerarchia { $title }
    .group = Tessera per il Lotto B
    .short = { $title }
move-offer = Proponi il lotto
move-accept = Accetta il lotto
move-refuse = Rifiuta il lotto
move-take = Prendi il { $packet }
move-place = Metti un Kamon in { $province }, pagando in { $means }
    .group = Metti un Kamon pagando in { $means }
    .short = { $province }
move-use = Usa { $item }
    .group = Usa
    .short = { $item }
move-take_back = Riprendi { $item }
    .group = Riprendi
    .short = { $item }
move-pay = Paga con { $items }
    .group = Paga con
    .short = { $items }
move-confirm = Paga e metti il Kamon
move-cancel = Annulla il pagamento
move-draw = Usa una Tessera Bonus Pesca e pesca una carta Truppa
move-done = Termina il turno
move-gild = Gira dal lato dorato il Kamon in { $province }, posizione { $field }
    .group = Gira dal lato dorato
    .short = { $province }, posizione { $field }

## What happened
event-title_dealt = { $name } comincia come { $title }.
event-hand_dealt =
    { $name } riceve { $count ->
        [one] una carta Truppa
       *[other] { $count } carte Truppa
    }.
event-hand = Le tue prime carte: { $cards }.
event-gate = Ingresso di { $province }: { $troop }.
event-general_chosen = { $name } sceglie { $general }.
event-year =
    { $year ->
        [even] Biennio { $round }, anno pari: i generali si incontrano a Edo.
       *[odd] Biennio { $round }, anno dispari: i generali partono per le Province.
    }
event-tairo = { $name } è Tairō.
event-reshuffled =
    { $count ->
        [one] L’unica carta Truppa scartata diventa il nuovo mazzo.
       *[other] Le { $count } carte Truppa scartate vengono mescolate in un nuovo mazzo.
    }
event-drawn = { $name } pesca { $cards }.
event-offered =
    { $count ->
        [0] { $name } propone un lotto senza carte: soltanto la Tessera di gerarchia { $title }.
       *[other] { $name } propone un lotto: { $cards }, con la Tessera di gerarchia { $title }.
    }
event-split =
    { $name } divide le carte rimaste. Lotto A: { $first_count ->
        [0] nessuna carta
       *[other] { $first_cards }
    }, con la Tessera di gerarchia { $first_title }. Lotto B: { $second_count ->
        [0] nessuna carta
       *[other] { $second_cards }
    }, con la Tessera di gerarchia { $second_title }.
event-refused = { $name } rifiuta.
event-received =
    { $how ->
        [accepted] { $name } accetta il lotto
        [kept] { $name } tiene il lotto rifiutato da tutti
        [chosen] { $name } sceglie un lotto
       *[left] { $name } riceve l’ultimo lotto
    }: { $count ->
        [0] nessuna carta
       *[other] { $cards }
    }, con la Tessera di gerarchia { $title }.
event-titled = { $name } ora è { $title }.
event-turn = Turno di { $name } ({ $title }).
event-placed =
    { $means ->
        [troops] { $name } mette un Kamon in { $province }, posizione { $field }, pagando in Truppe: { $items }.
       *[koku] { $name } mette un Kamon in { $province }, posizione { $field }, pagando in Koku: { $items }.
    }
event-scored =
    { $name } segna { $points ->
        [0] 0 punti
        [one] 1 punto
       *[other] { $points } punti
    } { $for ->
        [field] per la posizione in { $province }
        [daimyo] in più come Daimyō
        [shomyo] in più come Shōmyō
        [koku] per i Koku in mano
       *[majority] per la maggioranza in { $province }
    } (totale { $total }).
event-tile_won = { $name } prende da { $province } una Tessera Bonus: { $bonus }.
event-tile_drawn = { $name } usa una Tessera Bonus Pesca e pesca una carta Truppa.
event-card_drawn = Hai pescato { $card }.
event-turn_ended =
    { $placed ->
        [0] { $name } passa.
        [one] { $name } termina il turno dopo aver messo un Kamon.
       *[other] { $name } termina il turno dopo aver messo { $placed } Kamon.
    }
event-gilded = { $name } gira dal lato dorato il Kamon in { $province }, posizione { $field }.
event-ended =
    { $kamons ->
        [yes] { $koku ->
            [yes] La partita è finita: qualcuno non ha più Kamon e il mazzo dei Koku è esaurito.
           *[no] La partita è finita: qualcuno non ha più Kamon.
        }
       *[no] La partita è finita: il mazzo dei Koku è esaurito.
    }
event-hand_shown =
    { $count ->
        [0] { $name } non ha più carte in mano.
       *[other] { $name } mostra le carte che ha in mano: { $cards }.
    }
event-ranked = { $name } vince e diventa il favorito dello Shōgun.

## Why a move is refused
refusal-general-taken = { $general } è già stato scelto.
refusal-not-open = Tra le carte scoperte non c’è nessuna carta «{ $card }».
refusal-not-in-packet = Nel lotto non c’è nessuna carta «{ $card }».
refusal-tile-gone = La Tessera di gerarchia { $title } non c’è più.
refusal-tile-same = I due lotti devono avere Tessere di gerarchia diverse: { $title } è già nell’altro.
refusal-tile-chosen = Hai già messo in questo lotto la Tessera di gerarchia { $title }.
refusal-tile-missing = Scegli prima una Tessera di gerarchia per il lotto.
refusal-rest-tile-missing = Anche al Lotto B serve una Tessera di gerarchia.
refusal-only-split = Si prepara un secondo lotto solo quando restano due giocatori senza lotto.
refusal-two-placed = Quest’anno hai già messo due Kamon: è il massimo.
refusal-no-kamon = Non hai più Kamon nella tua dotazione.
refusal-province-full = In { $province } non ci sono più posizioni libere.
refusal-troops-short = Non hai le Truppe per { $province }: servono { $need }.
refusal-koku-short = Non hai abbastanza Koku per { $province }: la prossima posizione costa { $cost }.
refusal-placement-open = Stai già pagando per una Provincia: prima completa il pagamento o annullalo.
refusal-no-placement = Scegli prima una Provincia.
refusal-not-held = Non hai «{ $item }», o non ce l’hai più.
refusal-not-laid-out = «{ $item }» non fa parte del pagamento.
refusal-superfluous = «{ $item }» è di troppo: un pagamento può contenere solo carte e Tessere necessarie.
refusal-not-enough = Il pagamento non è ancora completo.
refusal-no-such-payment = Nell’elenco non c’è un pagamento con quel numero.
refusal-hatamoto-not-yours = Quest’anno non sei Hatamoto.
refusal-hatamoto-used = Hai già usato la Truppa dell’Hatamoto in questo turno.
refusal-no-draw-tile = Non hai nessuna Tessera Bonus Pesca.
refusal-nothing-to-draw = Non c’è nulla da pescare: il mazzo delle Truppe e i suoi scarti sono vuoti.
refusal-not-sensei = Solo il Sensei può girare un Kamon dal lato dorato.
refusal-not-your-kamon = Quel Kamon non è tuo.
refusal-already-gold = Quel Kamon è già dorato.
refusal-gild-later = Puoi girare un Kamon dal lato dorato alla fine del turno: prima terminalo.
refusal-empty-field = Su quella posizione non c’è nessun Kamon.
refusal-wrong-time =
    { $decision ->
        [general] Adesso non si può: scegli prima il tuo generale.
        [packet] Adesso non si può: stai formando un lotto.
        [answer] Adesso non si può: accetta o rifiuta il lotto proposto.
        [split] Adesso non si può: stai dividendo le carte rimaste in due lotti.
        [choice] Adesso non si può: scegli uno dei due lotti.
        [turn] Adesso non si può: stai giocando il tuo turno nelle Province.
        [gild] Adesso non si può: gira un Kamon dal lato dorato o termina il turno.
       *[other] In questo momento non si può.
    }

## Scores
score-field = Posizioni
score-titles = Titoli
score-koku = Koku
score-majority = Maggioranze
score-total = Totale
score-rank = Posto
score-koku-explained =
    { $koku ->
        [0] { $exchanged } con lo Scambio
       *[other] { $koku } in mano{ $exchanged ->
            [0] {""}
           *[other] , { $exchanged } con lo Scambio
        }
    }{ $plus ->
        [0] {""}
       *[other] , { $plus } con il +1
    }

## The board
board-kamons = Kamon
board-hand = Mano
board-known = Carte che conosci
board-hidden =
    { $count ->
        [one] 1 carta coperta
       *[other] { $count } carte coperte
    }
board-tiles = Tessere Bonus
board-deck-troops = Mazzo delle Truppe
board-deck-koku = Mazzo dei Koku
board-discards = Truppe scartate
board-round = Biennio { $round }
board-open-cards = Carte scoperte
board-offer = Lotto proposto
board-draft = Lotto in preparazione
board-need = Truppe necessarie
board-cost = Costo in Koku
board-title = Titolo
board-missing = Manca ancora
board-packets = Lotti ricevuti
board-full = Tutto occupato
board-tairo = Tairō
board-hierarchy = Tessere di gerarchia
board-refused = Rifiutato da
board-field = Posizione { $field }
board-points = Punti
board-players = Giocatori
board-no-cards = nessuna carta
board-no-title = ancora nessuna Tessera
board-packet = Il tuo lotto
board-tap-to-move = Tocca una carta per spostarla nell’altro lotto.
board-is-asked = deve rispondere
board-not-asked = aspetta la proposta
board-has-refused = ha rifiutato
board-has-packet = ha un lotto
board-has-none = ancora senza lotto
board-next-field = prossima posizione { $number }
board-tiles-left =
    { $count ->
        [0] nessuna Tessera Bonus rimasta
        [one] 1 Tessera Bonus rimasta
       *[other] { $count } Tessere Bonus rimaste
    }
board-holds =
    { $name }: { $count ->
        [one] 1 Kamon
       *[other] { $count } Kamon
    }{ $gold ->
        [0] {""}
        [one] , di cui 1 dorato
       *[other] , di cui { $gold } dorati
    }
board-can-be-taken = puoi metterci un Kamon
board-can-be-gilded = puoi girare un Kamon dal lato dorato
board-pay-troops = In Truppe
board-pay-koku = In Koku
board-close = Chiudi
board-placeable = Dove puoi mettere un Kamon
board-paying = { $province }, posizione { $field }
board-lay-out = Tocca carte e Tessere per comporre il pagamento.
board-troops-short = Manca ancora: { $missing }
board-koku-short =
    { $count ->
        [one] Manca ancora 1 Koku
       *[other] Mancano ancora { $count } Koku
    }
board-payment-complete = Completo
board-confirm-does = Spendi { $items } e metti un Kamon in { $province }, posizione { $field }.
board-listed-payments = Oppure scegli un pagamento già pronto
board-majority = A fine partita { $points } punti a chi ha più Kamon
board-majority-how = Per ogni Provincia { $points } punti a chi ha più Kamon; quelli dorati valgono due.
board-majority-nobody = nessuno
board-majority-tied = parità: conta il Kamon più a sinistra
score-standing = Classifica provvisoria
board-if-ended = Punti se la partita finisse ora: { $points }
score-if-ended-about = Se la partita finisse ora: maggioranze, e Koku per quanto si conoscono le carte in mano.
board-would-lead = saresti in testa
board-would-help = Aiuterebbe in { $provinces }
board-round-result = Dopo il biennio { $round }
board-between = { $least }–{ $most }
board-round-leads = { $name } è in testa con { $points } punti.
board-layers = Che cosa mostra la mappa
board-layer-majorities = Maggioranze
board-layer-provinces = Province
board-tie = Parità: vince { $name }, che ha il Titolo di { $title }.

## What is read of something on the board when one looks closely
look-deck-troops =
    { $count ->
        [0] Il mazzo è vuoto.
        [one] Resta 1 carta.
       *[other] Restano { $count } carte.
    } Se serve una carta Truppa e il mazzo è vuoto, si mescolano quelle scartate.
look-deck-koku =
    { $count ->
        [0] Il mazzo è vuoto: la partita finisce con questo biennio.
        [one] Resta 1 carta. Quando il mazzo è vuoto, il biennio è l’ultimo.
       *[other] Restano { $count } carte. Quando il mazzo è vuoto, il biennio è l’ultimo.
    } I Koku spesi non tornano mai.
look-discards = Carte già spese: { $cards }. Si mescolano quando il mazzo è vuoto.
look-discards-none = Qui finiscono le carte Truppa spese.
look-round = Nell’anno pari si distribuiscono i lotti, in quello dispari si mettono i Kamon: insieme fanno un biennio. La partita finisce con il biennio in cui qualcuno mette il suo ultimo Kamon o si esaurisce il mazzo dei Koku.
look-gate = Ingresso di { $province }
look-gate-tiles =
    Chi paga in Truppe paga anche quella della Tessera in cima: { $troop }. Chi mette un Kamon qui vince la Tessera e ne scopre il bonus. { $count ->
        [one] È l’ultima.
       *[other] Ne restano { $count }.
    }
look-gate-figure = Le Tessere sono tutte vinte. Chi paga in Truppe paga anche la figura dell’ingresso: { $troop }.
look-field-next = La prossima posizione libera: qui un Kamon costa { $number } Koku, oppure { $troops }, e dà subito { $number } punti.
look-field-later = Qui un Kamon darà { $number } punti e costerà altrettanti Koku. Prima vengono le posizioni a sinistra.
look-field-kamon = Un Kamon di { $name }. Ha dato { $number } punti e per la maggioranza vale uno.
look-field-gold = Un Kamon dorato di { $name }. Ha dato { $number } punti e per la maggioranza vale due.
look-kamons =
    { $count ->
        [0] Sono tutti sulla mappa: la partita finisce con questo biennio.
        [one] Ne resta 1. Quando qualcuno mette il suo ultimo Kamon, il biennio è l’ultimo.
       *[other] Ne restano { $count }. Quando qualcuno mette il suo ultimo Kamon, il biennio è l’ultimo.
    }
look-hand-known = Tutti hanno visto queste: { $cards }.
look-hand-worth = A fine partita ogni Koku in mano dà 1 punto.
look-points = { $fields } per le posizioni, { $titles } per i Titoli.
look-points-end = { $fields } per le posizioni, { $titles } per i Titoli, { $koku } per i Koku, { $majorities } per le maggioranze.
look-now = Se la partita finisse ora
look-now-sum = { $score } punti finora, { $majorities } per le maggioranze, { $koku } per i Koku in mano.
look-title-daimyo = Il Titolo più alto: cominci tu, e nel prossimo biennio sei il primo Tairō. Ogni Kamon che metti dà 2 punti in più.
look-title-shomyo = Il secondo Titolo: ogni Kamon che metti dà 1 punto in più.
look-title-sensei = Il terzo Titolo: a fine turno puoi girare un tuo Kamon dal lato dorato. Per la maggioranza varrà due.
look-title-hatamoto = Il Titolo più basso: una volta per turno vale come una Truppa qualsiasi.
look-state-packet = Ha { $title } e { $cards }. A ognuno spetta un solo lotto.
look-state-tairo = Forma i lotti e li propone. Se tutti rifiutano, il Tairō deve tenersi il lotto.
look-state-asked = Accetta il lotto e quest’anno non avrà altro, oppure lo rifiuta.
look-state-refused = Ha rifiutato questo lotto; deciderà di nuovo sul prossimo.
look-state-waiting = È ancora senza lotto. A ognuno ne spetta uno solo.
look-general = I generali si distinguono solo per colore e stemma.
look-helped = Con il lotto proposto potresti pagare un Kamon qui.

## What a hint speaks of
feature-score = punti segnati
feature-leads = maggioranze probabili
feature-symbols = simboli Truppa in mano
feature-many_symbols = Truppe conservate
feature-koku = Koku in mano
feature-exchange = Tessere Scambio
feature-plus = Tessere +1
feature-draws = Tessere Pesca
feature-kamons = Kamon nella dotazione
feature-first = possibilità di dividere per primo, da Tairō
feature-rank = rango del Titolo
feature-sensei = uso del Titolo di Sensei

## Why a hint proposes something
reason-general = I generali sono tutti uguali: inizi comunque con { $kamons } Kamon.
reason-packet-opens =
    { $count ->
        [one] Ti permette di pagare subito { $provinces }.
       *[other] { $some ->
            [yes] Ti apre { $count } Province, tra cui { $provinces }.
           *[no] Ti apre { $count } Province: { $provinces }.
        }
    }
reason-packet-holds =
    { $koku ->
        [0] { $troops ->
            [0] Ti porta 0 Koku e nessuna Truppa.
            [one] Ti porta 1 simbolo Truppa e nessun Koku.
           *[other] Ti porta { $troops } simboli Truppa e nessun Koku.
        }
       *[other] { $troops ->
            [0] Ti porta { $koku } Koku e nessuna Truppa.
            [one] Ti porta { $koku } Koku e 1 simbolo Truppa.
           *[other] Ti porta { $koku } Koku e { $troops } simboli Truppa.
        }
    }
reason-title =
    { $title ->
        [daimyo] Da Daimyō quest’anno ogni Kamon ti dà { $points } punti in più.
        [shomyo] Da Shōmyō quest’anno ogni Kamon ti dà { $points } punto in più.
        [sensei] Da Sensei quest’anno puoi girare 1 Kamon dal lato dorato: vale due.
       *[hatamoto] Da Hatamoto quest’anno hai 1 simbolo Truppa a scelta in più.
    }
reason-refuse =
    { $kind ->
        [fewer] { $fewer ->
            [one] Se rifiuti { $left ->
                [one] resta 1 carta
               *[other] restano { $left } carte
            } per { $players } lotti: il tuo avrebbe circa 1 carta in meno.
           *[other] Se rifiuti { $left ->
                [one] resta 1 carta
               *[other] restano { $left } carte
            } per { $players } lotti: il tuo avrebbe circa { $fewer } carte in meno.
        }
        [more] { $fewer ->
            [one] Se rifiuti { $left ->
                [one] resta 1 carta
               *[other] restano { $left } carte
            } per { $players } lotti: il tuo avrebbe circa 1 carta in più.
           *[other] Se rifiuti { $left ->
                [one] resta 1 carta
               *[other] restano { $left } carte
            } per { $players } lotti: il tuo avrebbe circa { $fewer } carte in più.
        }
       *[equal] Se rifiuti { $left ->
                [one] resta 1 carta
               *[other] restano { $left } carte
            } per { $players } lotti, circa { $each } ciascuno: quante ne ha l’offerta.
    }
reason-offer =
    { $players ->
        [one] Contiene { $symbols } tra Koku e Truppe; ne restano { $left } per 1 altro lotto.
       *[other] Contiene { $symbols } tra Koku e Truppe; ne restano { $left } per altri { $players } lotti.
    }
reason-offer-first = Il primo a rispondere è { $seat_name }: sarebbe { $title }, con { $symbols } tra Koku e Truppe.
reason-split = Dividi { $one } a { $rest }, tra Koku e Truppe: comunque scelga l’altro, te ne toccano almeno { $least }.
reason-place = La posizione { $field } di { $province } ti dà subito { $points } punti.
reason-place-lead =
    { $from ->
        [yes] Togli a { $other_name } la maggioranza in { $province }: { $points } punti alla fine.
       *[no] Avresti la maggioranza in { $province }: { $points } punti alla fine.
    }
reason-place-keeps = Rafforzi la tua maggioranza in { $province }, che vale { $points } punti alla fine.
reason-pays =
    { $left ->
        [0] Paghi con { $items } e resti con 0 carte.
        [one] Paghi con { $items } e ti resta 1 carta.
       *[other] Paghi con { $items } e ti restano { $left } carte.
    }
reason-gild =
    { $leads ->
        [yes] In { $province } saresti { $own } a { $most }, con la maggioranza.
       *[no] In { $province } saresti { $own } a { $most }.
    }
reason-draw = Una carta Truppa gratis: nel mazzo ce ne sono { $cards }.
reason-done =
    Tieni { $cards ->
        [one] 1 carta
       *[other] { $cards } carte
    } e { $kamons } Kamon per dopo.

## Kinds of chance
chance-division = Carte per la divisione
chance-gates = Truppe scoperte agli ingressi
chance-tiles = Tessere Bonus vinte
chance-draws = Carte pescate con Pesca

## What turning points are called by
moment-placed = Il Kamon di { $seat_name } in { $province }
moment-split = I lotti di { $seat_name }

## Headings of the rules
rule-title-S1 = Gli ingressi
rule-title-S2 = La preparazione
rule-title-S3 = Che cosa è visibile, che cosa è segreto; i bienni
rule-title-S4 = Il Tairō
rule-title-S5 = Pescare le carte
rule-title-S6 = Formare e proporre un lotto
rule-title-S7 = Accettato, o rifiutato da tutti
rule-title-S8 = Gli ultimi due lotti
rule-title-S9 = Una proposta non si cambia
rule-title-S10 = I nuovi Titoli
rule-title-S11 = I turni dell’anno dispari
rule-title-S12 = Mettere un Kamon
rule-title-S13 = Pagare in Truppe
rule-title-S14 = Pagare in Koku
rule-title-S15 = Carte intere, niente di superfluo
rule-title-S16 = Punti e Tessera Bonus
rule-title-S17 = Scambio
rule-title-S18 = +1
rule-title-S19 = Pesca
rule-title-S20 = Usare le Tessere Bonus
rule-title-S21 = L’Hatamoto
rule-title-S22 = Il Sensei
rule-title-S23 = La fine della partita
rule-title-S24 = Conteggio finale: i Koku
rule-title-S25 = Conteggio finale: le maggioranze
rule-title-S26 = Chi vince

## The rules
rule-S1 = All’inizio sull’ingresso di ogni Provincia ci sono tre Tessere Bonus prese a caso, una sopra l’altra, con il lato Truppa in alto: così tutte e 24 sono distribuite. Di ogni pila si vede solo la Truppa della Tessera in cima. Il suo Bonus resta nascosto finché qualcuno non la ottiene, e le Tessere sotto restano nascoste finché non arrivano in cima.
rule-S2 = Le carte Truppa e le carte Koku, mescolate a parte, formano due mazzi coperti. Scegli un generale, parti da 0 punti di favore e hai una dotazione di 12 Kamon con 2 giocatori, 10 con 3, 8 con 4. Ricevi inoltre un Titolo a caso fra tutti e quattro, anche se si gioca in meno, e 2 carte Truppa da tenere in mano.
rule-S3 = Le carte che hai in mano sono segrete e possono essere quante vuoi. Tutti vedono i punti, i Titoli, le dotazioni di Kamon e le Tessere Bonus ottenute, che stanno con il lato Bonus in alto; e anche quante carte ha in mano ognuno e quali sono scartate (nostra interpretazione). Un biennio è un anno pari seguito da un anno dispari, e la partita comincia con un anno pari.
rule-S4 = È Tairō chi ha il Titolo con più sigilli. Il Tairō pesca le carte del biennio e le dispone scoperte: 4 carte Truppa e 2 carte Koku con 2 giocatori, 6 e 3 con 3, 8 e 4 con 4. Prende anche tutte e quattro le Tessere di gerarchia.
rule-S5 = Si pesca una carta alla volta. Quando serve una carta Truppa e il mazzo è vuoto, e soltanto allora (nostra interpretazione), le carte Truppa scartate vengono mescolate in un nuovo mazzo; se non ci sono nemmeno scarti, si pescano meno carte (nostra interpretazione). I Koku spesi escono per sempre dal gioco. Il mazzo dei Koku non finisce mai a metà di una pesca.
rule-S6 = Il Tairō forma un lotto con una Tessera di gerarchia e un numero qualsiasi di carte scoperte, da nessuna (nostra interpretazione) a tutte. Lo propone, uno dopo l’altro, a tutti gli altri che sono ancora senza lotto, scendendo dal più alto dei Titoli che hanno ancora. Chi riceve la proposta accetta, prende il lotto e quest’anno non avrà altro, oppure rifiuta.
rule-S7 = Se un lotto viene accettato, lo stesso Tairō forma il successivo e lo propone, ricominciando dall’alto, a chi è ancora senza lotto; chi ha rifiutato prima può comunque accettare. Se tutti rifiutano, il Tairō deve tenere il lotto. Diventa allora Tairō chi viene dopo nella gerarchia tra quelli senza lotto, e si continua con quello che resta, senza pescare di nuovo.
rule-S8 = Quando sono senza lotto esattamente due giocatori (con 2 giocatori, quindi, subito), il Tairō divide tutte le carte rimaste in due lotti, ognuno con una Tessera di gerarchia. Non avanza nessuna carta; le Tessere sono due qualsiasi tra quelle rimaste, e le altre restano inutilizzate (S10). L’altro giocatore sceglie uno dei lotti, e l’ultimo va al Tairō.
rule-S9 = I lotti sono visibili a tutti. Una volta proposto, un lotto non si può più cambiare (nostra interpretazione). Contiene solo carte pescate quest’anno, mai carte prese dalla mano.
rule-S10 = Alla fine dell’anno pari prendi il Titolo che corrisponde alla Tessera di gerarchia ricevuta. Con 2 o 3 giocatori gli altri Titoli quest’anno non si usano, e nulla sostituisce i loro poteri (nostra interpretazione).
rule-S11 = Nell’ordine dei nuovi Titoli, dal più alto in giù, ognuno gioca un turno e mette 0, 1 o 2 Kamon. Non puoi mai metterne più di quanti ne hai nella dotazione. Possono andare tutti e due nella stessa Provincia.
rule-S12 = Un Kamon va, con il lato semplice in alto, sulla posizione libera più a sinistra di una Provincia. Lo paghi o in Truppe o in Koku, e le due prese di controllo di un turno si possono pagare in modo diverso. Una volta applicati tutti gli Scambi, il pagamento deve essere di un solo tipo: una carta dell’altro tipo conta solo per un simbolo trasformato da uno Scambio.
rule-S13 = In Truppe paghi ogni Truppa stampata sulla Provincia e, in più, la Truppa della Tessera Bonus in cima all’ingresso. Se lì non ci sono più Tessere, vale invece la figura stampata sull’ingresso. La quarta posizione richiede quindi tre o quattro Truppe del tipo proprio della Provincia.
rule-S14 = In Koku paghi almeno il numero della posizione. Quello che dai in più è perso.
rule-S15 = Le carte non si dividono: i simboli che non ti servono sono persi, anche per una seconda presa di controllo. Un pagamento non è ammesso se basterebbe anche senza una delle sue carte o Tessere (nostra interpretazione, più severa del regolamento tedesco). Per una posizione da 3, ad esempio, puoi pagare con 2 e 2 Koku, ma non con 1 e 3, perché il 3 basta da solo.
rule-S16 = Segni subito il numero della posizione, più 2 punti se sei Daimyō o 1 se sei Shōmyō; questi punti in più valgono per ogni Kamon, anche se gli esempi del regolamento non li citano. Prendi anche la Tessera Bonus in cima alla pila della Provincia, se ce n’è una. Puoi usarla da quel momento, già per la seconda presa di controllo dello stesso turno, ma non per quella che te l’ha fatta ottenere.
rule-S17 = Con uno Scambio cambi 1 Koku in una Truppa a tua scelta, un simbolo Truppa in un’altra Truppa a tua scelta, oppure un simbolo Truppa in 1 Koku. Cambia un solo simbolo, per esempio un Koku di una carta 3 Koku, mai una carta intera.
rule-S18 = Un +1 dà un’altra Truppa uguale a un simbolo già giocato, oppure 1 Koku in più dove è giocato almeno un Koku. Le Tessere si applicano in qualsiasi ordine, anche ai simboli creati da altre Tessere (nostra interpretazione), e se ne possono sommare diverse. Così una carta Bushi + Sōhei con uno Scambio e un +1 vale 3 Sōhei.
rule-S19 = Con una Pesca prendi una carta Truppa dal mazzo, quando vuoi, nel tuo turno di un anno dispari (nostra interpretazione: solo negli anni dispari). Se il mazzo è vuoto, prima si rimescolano gli scarti (S5). Se mazzo e scarti sono tutti e due vuoti, la Tessera non si può usare.
rule-S20 = In una presa di controllo puoi usare quante Tessere Bonus vuoi, anche più d’una sulla stessa carta; una Tessera usata esce dal gioco. Scambio e +1 si spendono solo insieme a una presa di controllo che riesce, perché un pagamento si controlla tutto intero (nostra interpretazione).
rule-S21 = Il Titolo di Hatamoto vale un simbolo Truppa qualsiasi, una volta per turno, e non si consuma. Si combina con le Tessere Bonus: Hatamoto e due +1 pagano 3 Truppe uguali (nostra interpretazione), e con uno Scambio può diventare 1 Koku (nostra interpretazione). Nel conteggio finale non conta.
rule-S22 = Se sei Sensei, alla fine del tuo turno nell’anno dispari puoi girare dal lato dorato uno dei tuoi Kamon semplici, in qualunque Provincia. Può essere anche uno appena messo, e puoi farlo anche se hai passato (nostra interpretazione). Un Kamon dorato resta dorato.
rule-S23 = La partita può finire solo alla fine di un anno dispari: quando qualcuno non ha più Kamon nella dotazione, o quando il mazzo dei Koku è vuoto. Dura quindi da 6 a 12 bienni con 2 giocatori, da 5 a 8 con 3, da 4 a 6 con 4.
rule-S24 = Segni 1 punto per ogni Koku in mano e 1 per ogni Scambio che trova nella tua mano un simbolo Truppa da trasformare in Koku; una carta doppia ha due simboli. Se così arrivi almeno a 1, ogni +1 aggiunge 1 punto; altrimenti i +1 non valgono nulla. Le Tessere Pesca non valgono nulla. Si contano i simboli e non le carte, e l’uso migliore viene scelto automaticamente (nostra interpretazione).
rule-S25 = Ogni Provincia dà 6 punti al giocatore con più Kamon; un Kamon dorato conta come due. In caso di parità vanno a chi, tra i giocatori in parità, ha il Kamon più a sinistra. Una Provincia vuota non va a nessuno.
rule-S26 = Chi ha più punti di favore è il favorito dello Shōgun e vince. In caso di parità vince, tra i giocatori in parità, chi nell’ultimo anno aveva il Titolo più alto. Il punteggio può superare 99.
rules-components =
    Il tabellone: otto Province con quattro posizioni ciascuna. L’unico numero di una posizione è insieme il suo costo in Koku e i suoi punti.
    Posizioni 3, 4, 6, 9: Chūgoku (2 Samurai), Chūbu (2 Shinobi), Hokkaidō (2 Sōhei), Kyūshū (2 Bushi).
    Posizioni 5, 6, 8, 11: Kantō (3 Samurai), Kansai (3 Shinobi), Shikoku (3 Sōhei), Tōhoku (3 Bushi).
    La figura sull’ingresso è del tipo proprio della Provincia; ogni maggioranza vale 6 punti.
    24 carte Koku: 12 da 1, 8 da 2, 4 da 3.
    24 carte Truppa semplice: 6 per tipo, Samurai, Bushi, Sōhei e Shinobi.
    10 carte Truppa doppia: ogni coppia di Truppe una volta, anche di due uguali.
    24 Tessere Bonus: ognuna delle quattro Truppe con Scambio, +1 e Pesca, due volte. Il lato Truppa non rivela il Bonus.
    4 Tessere Titolo: Daimyō (4 sigilli), Shōmyō (3), Sensei (2), Hatamoto (1), e una Tessera di gerarchia per ciascuna.
    4 generali: Honda Tadakatsu (rosso), Sakakibara Yasumasa (blu), Sakai Tadatsugu (verde), Ii Naomasa (nero), con 12 Kamon di controllo ciascuno.

## A box: what the owner of the printed game can enter
box-copies = Quante
box-group-koku = Carte Koku
box-group-troop = Carte Truppa con un solo simbolo
box-group-tile = Tessere Bonus, per entrambi i lati

## The player aid

aid-sequence = Un biennio
aid-costs = Quanto costa un Kamon
aid-scoring = Che cosa dà punti
aid-tairo = Anno pari: chi ha più sigilli è Tairō e dispone { $troops } carte Truppa e { $koku } carte Koku.
aid-packet = Il Tairō propone un lotto: una Tessera di gerarchia e quante carte vuole. Accetta, o aspettane un altro.
aid-refused = Se tutti rifiutano, lo tiene lui e continua chi viene dopo nella gerarchia.
aid-split = Gli ultimi due: uno divide, l’altro sceglie.
aid-placing = Anno dispari: dal Titolo più alto in giù, ognuno mette fino a { $count } Kamon.
aid-troops = In Truppe: tutte quelle stampate sulla Provincia e quella all’ingresso
aid-fields = In Koku: il numero della posizione
aid-exchange = Scambio: un simbolo diventa un’altra Truppa o 1 Koku
aid-plus = +1: uno in più di un simbolo giocato
aid-draw = Pesca: una carta Truppa, nel tuo turno
aid-hatamoto = Hatamoto: una Truppa qualsiasi, una volta per turno
aid-space = Ogni Kamon, subito: il numero della sua posizione
aid-title = Da { $title }, con ogni Kamon
aid-gold = Sensei: gira un Kamon dal lato dorato, vale doppio
aid-majority = Alla fine: più Kamon in una Provincia
aid-hand = Alla fine: ogni Koku in mano
aid-end = La partita finisce dopo un anno dispari, se qualcuno non ha più Kamon o il mazzo dei Koku è vuoto.

## The pictures of the rules

rules-aim = Quattro generali si dividono i frutti della guerra. Chi ha più punti di favore quando finiscono i Kamon o i Koku è il favorito dello Shōgun. Qui i rivali si sono sparsi sulla mappa: lo stemma in una Provincia indica chi ha la maggioranza.
rules-turn = Negli anni pari vi dividete Titoli e carte in lotti; negli anni dispari li usate. Qui puoi mettere un Kamon nelle Province illuminate: paghi con le Truppe indicate sulla targa, oppure in Koku.
rules-packet-heading = La spartizione
rules-packet = Il Tairō forma un lotto: un Titolo e quante carte scoperte vuole. Qui è l’Hatamoto con due carte. Chi lo accetta non riceve altro per quest’anno; se rifiutano tutti, il Tairō se lo deve tenere.
rules-choice-heading = Uno divide, l’altro sceglie
rules-choice = Gli ultimi due si dividono tutto quello che resta: uno forma due lotti, l’altro ne prende uno. Sotto ogni lotto leggi dove, insieme alla tua mano, ti permetterebbe di pagare un Kamon.
rules-plus-heading = Pagare con +1
rules-plus = Una Tessera +1 ti dà un altro simbolo uguale a uno che hai già messo. La Provincia chiede due Shinobi e un Samurai: bastano uno Shinobi, il Samurai di una carta doppia e il +1. Il Bushi della carta doppia va perso.
rules-exchange-heading = Pagare con Scambio
rules-exchange = Una Tessera Scambio trasforma un simbolo in un altro. Qui un solo Koku diventa il Samurai che mancava accanto a due Bushi. Le Tessere usate escono dal gioco.
rules-gold-heading = Che cosa può un Titolo
rules-gold = Il Daimyō fa 2 punti in più per ogni Kamon, lo Shōmyō 1. L’Hatamoto ha in ogni turno una Truppa gratis a scelta. E il Sensei, come qui, alla fine del turno gira un Kamon dal lato dorato: da quel momento vale doppio per la maggioranza.
rules-scoring = Ogni Kamon dà subito il numero che copre. Alla fine ogni Provincia dà i punti di maggioranza a chi vi ha più Kamon, e contano anche i Koku in mano.
