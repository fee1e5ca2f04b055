## People
table-somebody-gone = utente eliminato
table-you = tu
table-owner = ha aperto il tavolo
table-bot = Bot: { $level }
table-here = presente
table-away = assente
table-players = Giocatori
table-spectators =
    { $count ->
        [one] 1 spettatore
       *[other] { $count } spettatori
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
        [one] Metti un bot al posto libero
       *[other] Metti dei bot ai { $count } posti liberi
    }
table-leave = Lascia il tavolo
table-lobby = Torna ai giochi
table-room-welcome = Per ora sei tra gli spettatori. Per giocare, siediti a uno dei posti liberi.
table-room-uninvited = Sei tra gli spettatori. A questo tavolo si gioca su invito: chiedi un posto a chi ha aperto il tavolo.
table-room-full = Stai guardando: tutti i posti sono occupati.
table-room-wait-seats = Quando tutti i posti saranno occupati, chi ha aperto il tavolo potrà iniziare la partita.
table-room-wait-start = Tutti i posti sono occupati: chi ha aperto il tavolo può iniziare la partita.
table-code = Mostra un codice da inquadrare
table-code-about = Un codice da inquadrare con il telefono: apre questo tavolo con l’invito.
table-admissions = Chi vorrebbe giocare e chi è invitato
table-asks = { $name } vorrebbe giocare
table-invited = { $name } ha ricevuto un invito
table-let-in = Fai entrare
table-not-let-in = Non ora
table-uninvite = Ritira l’invito
table-invite-login = Oppure invita qualcuno con il suo nome utente:
table-invite-friend = Oppure scegli tra i tuoi amici:
table-invite-do = Invita
table-knock = Chiedi un posto
table-unknock = Lascia stare
table-decline = No, grazie
table-sit-invited = Prendi posto
table-seat-kept = riservato a chi ha un invito
table-seat-kept-for = riservato a { $name }
table-room-asked = Hai chiesto un posto. Appena chi ha aperto il tavolo ti fa entrare, avrai il tuo posto.
table-unreachable = Il server non è raggiungibile.
table-unreachable-why = Controlla la connessione e ricarica la pagina.

## The status line
table-your-turn = Tocca a te.
table-waiting = In attesa di
table-confirm = Non si può annullare:
table-confirm-again = Ancora una volta per confermare: { $move }. Non si può annullare.
table-acting = Tocca a questo giocatore
table-watching = spettatore
table-looking-back = Stai rivedendo la partita: momento { $place } di { $places }.
table-looking-back-due = Tocca a te!
table-now = Torna alla partita
table-over = La partita è finita: vince { $name }.
table-over-shared = La partita è finita: vittoria condivisa.
table-lost = Connessione persa: si ripristina da sola, e le tue mosse verranno inviate appena possibile.
table-undo = Annulla
table-hint = Suggerimento
table-hint-ask = Che mossa farebbe il bot?
table-try = Prova
table-try-ask = Prova qualche mossa senza conseguenze
table-menu = Altro: le mie partite, lingua, impostazioni, profilo
table-tools = Strumenti
table-sound = Suoni
table-sound-on = Suoni attivi.
table-sound-off = Suoni disattivati.
table-close = Chiudi
table-stage = Scena
table-stage-pause = Pausa
table-stage-resume = Riprendi
table-stage-skip = Salta
table-stage-step = Un passo
table-stage-rush = Salta al mio turno
table-stage-now = Vai al momento attuale
table-stage-on = Avanti
table-stage-again = Rivedi
table-stage-all = Mostra tutto
table-why = Perché non posso?
table-rule = Regola { $rule }

## Panels
table-panels = Pannelli
table-tab-board = Tabellone
table-tab-me = Io
table-tab-players = Giocatori
table-tab-hint = Suggerimento
table-tab-log = Cronaca
table-tab-moves = Mosse
table-tab-chat = Chat
table-tab-rules = Regole
table-tab-text = Testo
table-tab-analysis = Analisi
table-moves = Tutte le mosse
table-moves-none = Al momento non devi fare nulla.
table-moves-back = Stai rivedendo la partita: per muovere torna al momento attuale.
table-text = La situazione descritta a parole
table-rules-search = Cerca nelle regole

## Log and history
table-since = Che cosa è successo dal tuo ultimo turno
table-since-earlier =
    { $count ->
        [one] … e prima ancora una riga nella cronaca
       *[other] … e prima ancora { $count } righe nella cronaca
    }
table-since-watch = Guarda
table-since-read = Ho capito
table-news =
    { $count ->
        [one] 1 novità
       *[other] { $count } novità
    }
table-history = Rivedi la partita
table-first = All’inizio
table-back = Un passo indietro
table-forward = Un passo avanti
table-last = Vai al momento attuale
table-slider = Momento della partita
table-place = Momento { $place } di { $places }

## Chat
table-chat = Chat
table-chat-nothing = Ancora nessun messaggio.
table-chat-field = Scrivi un messaggio
table-chat-send = Invia
table-chat-to = A:
table-chat-whom = A chi scrivi
table-chat-everybody = tutti
table-chat-private = Privato: { $names }
table-chat-only = in privato a
table-chat-only-you = te
table-chat-conversations = Conversazioni
table-chat-all = Tutti i messaggi
table-chat-left = Qualcuno con cui scrivevi ha lasciato il tavolo. Scegli di nuovo a chi scrivere.
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
table-rematch-join = Siediti alla prossima partita
table-rematch-there = La prossima partita sta per cominciare e il tuo posto è già riservato.
table-rematch-watch = Guarda la prossima partita

## Where there is no table
table-gone = Questo tavolo non esiste
table-gone-why = Forse il link è incompleto, oppure tutti hanno lasciato il tavolo prima dell’inizio.
table-ended = Sessione scaduta
table-ended-why = Accedi di nuovo per riprendere il tuo posto.
table-ended-in = Accedi

## Looking closer
table-zoom = Ingrandimento
table-zoom-in = Ingrandisci
table-zoom-out = Rimpicciolisci
table-zoom-fit = Mostra tutta la mappa
table-zoomed = Zoom: { $percent }%
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
table-help = Scorciatoie da tastiera
table-aid = Riepilogo

## Standing orders
table-orders = Risposte automatiche
table-orders-why = Rispondono per te quando non è il tuo turno, anche quando non ci sei. Le vedi solo tu, e nessuno può capire che non hai risposto di persona.
table-orders-in-force = Attive:
table-order-take-back = Disattiva
table-order-end = Disattiva: { $order }
table-order-pass-reactions = Passa sempre quando posso reagire, fino al mio prossimo turno
table-order-refuse-offers = Rifiuta ogni offerta di { $seat_name }
table-order-refuse-offers-about = Rifiuta ogni offerta di:
table-answering-self = Hai risposto: la risposta parte tra un attimo, così nessuno capisce chi l’ha data.
table-answering-order = Tra un attimo parte la tua risposta automatica; puoi ancora rispondere tu.
table-answering-pass = Tra un attimo passi automaticamente.

## Stewards
table-ask = Chiedi al tavolo…
table-called-off = La partita è stata annullata. Non c’è risultato.
table-steward = Sostituto: { $level }
table-steward-short = sostituto ({ $level })
table-steward-plays = Il tuo sostituto ({ $level }) sta giocando per te.
table-steward-rests = Se ne sono andati tutti. La partita è in pausa finché qualcuno non torna.
table-steward-back = Torna a giocare
table-steward-leave = Fatti sostituire da un bot…
table-steward-came = Ora al posto di { $name } gioca un sostituto ({ $level }).
table-steward-went = { $name } è di nuovo al tavolo.
table-steward-came-time = Il tempo di { $name } è scaduto. Ora gioca il sostituto ({ $level }).
table-steward-plays-time = Il tuo tempo è scaduto: il sostituto ({ $level }) sta giocando per te.
table-steward-replaced = Da ora gioca un bot ({ $level }) per { $name }: gli altri hanno rimpiazzato chi sedeva lì.
table-steward-joined = { $name } entra nella partita.
table-box = scatola: { $name }
table-hints = suggerimenti attivi
table-rated = Classificata

## A game without a board of its own
table-plain-over = La partita è finita.
table-plain-points = Punti
table-plain-nothing = niente
table-plain-yes = sì
table-plain-no = no
