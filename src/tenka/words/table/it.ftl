## People
table-somebody-gone = qualcuno che se n’è andato
table-you = tu
table-owner = ospita
table-bot = Bot: { $level }
table-here = c’è
table-away = non c’è
table-players = Giocatori
table-spectators =
    { $count ->
        [one] 1 persona guarda
       *[other] { $count } persone guardano
    }

## Before the start
table-seat-open = posto libero
table-seat-for = A chi va il posto { $number }?
table-seat-person = Una persona
table-seat-free = Libera il posto
table-sit = Siediti qui
table-public = pubblico: può sedersi chiunque
table-private = solo su invito
table-your-name = Il tuo nome al tavolo
table-invite = Invita gli amici con questo link:
table-copy = Copia il link
table-copied = Copiato
table-start = Inizia la partita
table-fill =
    { $count ->
        [one] Un bot per il posto libero
       *[other] Bot per i { $count } posti liberi
    }
table-leave = Alzati
table-lobby = Torna ai giochi
table-room-welcome = Stai guardando. Prendi uno dei posti liberi per giocare.
table-room-uninvited = Stai guardando. Per sederti ti serve l’invito: chiedi il link a qualcuno al tavolo.
table-room-full = Stai guardando: tutti i posti sono occupati.
table-room-wait-seats = Quando tutti i posti saranno occupati, chi ospita potrà iniziare la partita.
table-room-wait-start = Tutti i posti sono occupati: chi ospita può iniziare la partita.
table-unreachable = Il server non è raggiungibile.
table-unreachable-why = Controlla la connessione e ricarica la pagina.

## The status line
table-your-turn = Tocca a te.
table-waiting = Si aspetta
table-confirm = Non si può annullare:
table-confirm-again = Ancora una volta per confermare: { $move }. Non si può annullare.
table-acting = La partita aspetta questo giocatore
table-watching = stai guardando
table-looking-back = Stai guardando indietro: passo { $place } di { $places }.
table-looking-back-due = Tocca a te!
table-now = Al presente
table-refused-back = Stai guardando il passato, dove nulla si può più cambiare.
table-over = La partita è finita: vince { $name }.
table-lost = La connessione è caduta. Torna da sola, e quello che hai fatto verrà inviato allora.
table-undo = Annulla
table-hint = Consiglio
table-hint-ask = Che cosa farebbe il bot?
table-try = Prova
table-try-ask = Prova qualcosa, senza che conti
table-menu = Altro: le mie partite, lingua, impostazioni, account
table-tools = Strumenti
table-sound = Suoni
table-sound-on = I suoni sono accesi.
table-sound-off = I suoni sono spenti.
table-close = Chiudi
table-stage = Scena
table-stage-pause = Pausa
table-stage-resume = Riprendi
table-stage-skip = Salta
table-stage-on = Avanti
table-stage-again = Rivedi
table-stage-all = Tutto nel dettaglio
table-why = Perché no?
table-rule = Regola { $rule }

## Panels
table-panels = Riquadri
table-tab-board = Tabellone
table-tab-me = Io
table-tab-players = Giocatori
table-tab-log = Cronaca
table-tab-moves = Mosse
table-tab-chat = Chat
table-tab-rules = Regole
table-tab-text = A parole
table-tab-analysis = Analisi
table-moves = Mosse
table-moves-none = Al momento non devi fare nulla.
table-moves-back = Stai guardando indietro: torna al presente per fare una mossa.
table-text = Tutta la posizione a parole
table-rules-search = Cerca nelle regole
table-rules-components = Di che cosa è fatto il gioco
table-rules-nothing = Nessuna regola ne parla.

## Log and history
table-since = Dal tuo ultimo turno
table-since-read = Ho capito
table-news =
    { $count ->
        [one] 1 novità
       *[other] { $count } novità
    }
table-history = Storia
table-first = All’inizio
table-back = Un passo indietro
table-forward = Un passo avanti
table-last = Al presente
table-slider = Passo della partita
table-place = Passo { $place } di { $places }

## Chat
table-chat = Chat
table-chat-nothing = Nessuno ha ancora detto nulla.
table-chat-field = Di’ qualcosa
table-chat-send = Invia
table-chat-to = A:
table-chat-whom = Con chi parli
table-chat-everybody = tutti
table-chat-private = Solo a { $names }
table-chat-only = solo per
table-chat-only-you = te
table-chat-conversations = Conversazioni
table-chat-all = Tutto
table-chat-left = Qualcuno con cui parlavi si è alzato. Scegli di nuovo con chi parlare.
table-chat-earlier = Messaggi precedenti
table-chat-recalled =
    { $count ->
        [0] Nessun messaggio precedente.
        [one] Viene mostrato 1 messaggio precedente.
       *[other] Vengono mostrati { $count } messaggi precedenti.
    }
table-unread =
    { $count ->
        [one] 1 messaggio non letto
       *[other] { $count } messaggi non letti
    }
table-said = { $name } dice: { $text }
table-said-private = { $name } ti dice in privato: { $text }

## The end
table-scoring = Punteggio finale
table-points =
    { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }
table-rematch = Gioca ancora
table-rematch-join = Al tuo posto nella prossima partita
table-rematch-there = La prossima partita è in preparazione: il tuo posto ti aspetta.
table-rematch-watch = Guarda la prossima partita
table-fair = È stato tutto corretto?
table-fair-how = Ogni carta seguiva da un seme segreto. La sua impronta era nota fin dall’inizio, quindi il seme non poteva più cambiare; ora che la partita è finita, chiunque può controllare l’uno e l’altra.
table-fingerprint = Impronta, nota fin dall’inizio
table-seed = Seme
table-record = Scarica la registrazione
table-verify = Per controllarla:

## Where there is no table
table-gone = Questo tavolo non esiste
table-gone-why = Forse il link è incompleto, o tutti si sono alzati prima dell’inizio della partita.
table-ended = La tua sessione è finita
table-ended-why = Il server non sa più chi sei. Accedi di nuovo per riprendere il tuo posto.
table-ended-in = Accedi

## Looking closer
table-zoom = Ingrandimento
table-zoom-in = Più vicino
table-zoom-out = Più lontano
table-zoom-fit = Tutta la mappa
table-zoomed = Mappa al { $percent } %
table-places = Luoghi in cui si può fare qualcosa

## The panel over the foot of a phone's map
table-sheet-larger = Più grande
table-sheet-smaller = Più piccolo
table-sheet-is =
    { $stop ->
        [peek] Riquadro chiuso, la mappa è grande
        [half] Riquadro aperto a metà
       *[full] Riquadro aperto sopra la mappa
    }

## Keys
table-help = Tasti
table-help-about = Si può giocare tutta la partita con la tastiera. Mentre scrivi, i tasti non hanno effetto.
table-key-undo = annulla il tuo ultimo passo
table-key-hint = che cosa farebbe il bot? (dove i consigli sono permessi)
table-key-try = prova qualcosa
table-key-why = mostra la regola dietro il rifiuto, o dietro quello che devi fare
table-key-cancel = chiudi quello che è aperto; torna al presente
table-key-back = un passo indietro nella storia
table-key-forward = un passo avanti
table-key-round-back = un round indietro
table-key-round-forward = un round avanti
table-key-first = all’inizio
table-key-last = al presente
table-key-moves = elenco di tutte le mosse
table-key-log = cronaca
table-key-chat = chat
table-key-rules = regole
table-key-text = tutta la posizione a parole
table-key-sound = suoni accesi o spenti
table-key-help = questo elenco
table-key-zoom = sulla mappa: più vicino o più lontano
table-key-fit = sulla mappa: tutta la mappa
table-key-layers = che cosa mostra la mappa
table-key-tab = al gruppo seguente; dentro si va con le frecce
table-key-enter = esegui

## Standing orders
table-orders = Disposizioni
table-orders-why = Rispondono per te quando non è il tuo turno, che tu ci sia o no. Le vedi solo tu, e nessuno si accorge che non hai risposto di persona.
table-orders-in-force = In vigore:
table-order-take-back = Revoca
table-order-end = Revoca: { $order }
table-order-pass-reactions = Passa a ogni reazione fino al mio prossimo turno
table-order-refuse-offers = Rifiuta ogni offerta di { $seat_name }
table-order-refuse-offers-about = Rifiuta ogni offerta di:
table-answering-self = La tua risposta attende il suo momento, perché nessuno capisca chi l’ha data.
table-answering-order = Tra poco risponde una tua disposizione; puoi ancora farlo tu.
table-answering-pass = Tra poco passi da te.

## Stewards
table-steward = Intendente: { $level }
table-steward-short = intendente ({ $level })
table-steward-plays = Il tuo intendente ({ $level }) gioca per te.
table-steward-rests = Se ne sono andati tutti. La partita riposa finché qualcuno non torna.
table-steward-back = Torna a giocare
table-steward-leave = Lasciare la partita a un intendente…
table-steward-sure = Lasciare la partita al tuo intendente?
table-steward-why = Un bot ({ $level }) gioca al posto tuo, e tutti lo vedono. Sa quello che sai tu, e nulla di ciò che ti è stato detto. Puoi tornare quando vuoi; quello che avrà fatto fino ad allora resta.
table-steward-alone = Qui non gioca nessun altro: la partita riposa finché non torni.
table-steward-yes = Lascia
table-steward-stay = Resta
table-steward-came = Per { $name } gioca ora l’intendente ({ $level }).
table-steward-went = { $name } è di nuovo al tavolo.
table-patience = { $time } per ogni decisione
table-box = scatola: { $name }
table-hints = i consigli sono permessi
table-due = entro { $time }

## A game without a board of its own
table-plain-over = La partita è finita.
table-plain-players =
    { $count ->
        [one] 1 giocatore
       *[other] { $count } giocatori
    }
table-plain-points = Punti
table-plain-nothing = niente
table-plain-yes = sì
table-plain-no = no
