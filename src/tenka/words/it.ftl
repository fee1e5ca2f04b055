## Players
player-name = Giocatore { $number }
bot-name = Bot { $number }

## At the table
fingerprint-told = Impronta del seed di questa partita: { $fingerprint }
save-path = Salvataggio dopo ogni mossa in { $file }
help-offered = Scrivi «?» quando vuoi un aiuto.
press-enter = Premi Invio per cominciare.
hand-over = Passa la tastiera a { $name }, che poi preme Invio.
cannot-hide = Questo terminale non si può cancellare: scorrendo indietro si vedono le carte di chi ha giocato prima.
more = – Invio: continua · altro: indietro –
more-in-log =
    { $count ->
        [one] … e prima ancora una riga: vedi «cronaca».
       *[other] … e prima ancora { $count } righe: vedi «cronaca».
    }
plain-prompt = Tocca a te: scegli una mossa.
plain-yes = sì
plain-no = no
plain-decides = Tocca a { $name }
only-way-on = Non c’era altra scelta: { $move }
choices-change = Hai cambiato idea?
choices-change-typed = scrivi, per esempio, «{ $example }»
hint-share = Probabilità di vittoria: { $points }%
hint-prepare = Scrivi «suggerimento 1» per preparare il primo suggerimento: puoi ancora cambiarlo o annullarlo.
hint-not-asked = I suggerimenti servono quando tocca a te decidere: ora nessuno ti aspetta.
hint-no-such = Non c’è un suggerimento con quel numero: scrivi «suggerimento» per vederli.
hint-nothing-to-prepare = Qui non c’è nulla da preparare: una volta giocato, questo suggerimento non si può annullare. Sceglilo tu.
trade-on = D’ora in poi puoi fare offerte all’inizio di ogni turno degli altri. Scrivi di nuovo «scambi» per smettere.
trade-off = Nei turni degli altri ti viene chiesto solo se qualcuno ti fa un’offerta.
refused-by-rule = { $why } (regola { $rule })
quoted = «{ $text }»
not-understood = Non capisco { $typed }. Scrivi un numero dell’elenco o le prime lettere di una mossa, oppure «?» per l’aiuto.
no-such-number =
    { $most ->
        [one] La scelta { $number } non esiste: c’è solo la numero 1.
       *[other] La scelta { $number } non esiste: i numeri vanno da 1 a { $most }.
    }
several-meant =
    { $more ->
        [0] Potrebbe essere { $moves }. Scrivi qualche lettera in più.
       *[other] Potrebbe essere { $moves } o altre { $more } mosse. Scrivi qualche lettera in più.
    }
no-such-rule = La regola { $typed } non esiste: le regole vanno da { $first } a { $last }.
rule-sentences = Frasi come stampate: { $printed }, in tutto o in parte nostre: { $ours }; test: { $tests }
saved = Salvato in { $file }
save-trouble = Impossibile salvare la partita in { $file }: { $why }. L’ultimo salvataggio è intatto e puoi continuare a giocare.
how-to-resume = La partita è salvata. Per continuare: { $command } resume { $file }
seed-told = Il seed era { $seed }, l’impronta mostrata all’inizio { $fingerprint }.
record-kept = La registrazione è in { $file } (per controllarla: { $command } verify).

## Commands, the main spelling first
command-hint = suggerimento, suggerimenti
command-undo = annulla
command-trade = scambi
command-why = perché
command-rules = regole
command-log = cronaca
command-save = salva
command-help = aiuto, ?
command-quit = esci

## Help
help-number-key = 1, 2, 3 …
help-number = la scelta con quel numero
help-words-key = il nome di una mossa
help-words = anche solo le prime lettere, se bastano a riconoscerla
help-hint = che cosa farebbe un bot forte al tuo posto, e perché; «suggerimento 1» prepara il primo suggerimento, fin dove si può annullare
help-undo = annulla la tua ultima mossa, se da allora nessuno ha pescato o scoperto nulla
help-trade = fai offerte e rispondi anche nei turni degli altri: ti viene chiesto all’inizio di ognuno; scrivilo di nuovo per smettere
help-why = la regola che ha vietato l’ultima mossa, o quella su ciò che devi fare; «perché S15» per una regola qualsiasi
help-rules = tutte le regole, una pagina alla volta; «regole S7» per una sola
help-log = che cosa è successo finora
help-save = dove è salvata la partita; «salva FILE» ne scrive una copia
help-help = questo elenco; con Invio rivedi il tavolo
help-quit = smetti; la partita resta salvata

## The command line
cli-about = Giochi da tavolo nel Giappone degli Stati combattenti, fedeli alle regole, contro i bot o con gli amici.
cli-play = Gioca una partita nel terminale.
cli-resume = Continua una partita salvata.
cli-verify = Controlla che ogni carta e il risultato di una partita registrata corrispondano al suo seed.
cli-box = I valori del tuo gioco stampato: «new GIOCO» scrive i nostri da cambiare, «check FILE» controlla un file.
cli-box-new = Scrivi una scatola con i nostri valori da cambiare: tenka box new GIOCO > FILE.
cli-box-check = Controlla una scatola ed elenca che cosa è diverso dai nostri valori.
cli-games = Elenca i giochi.
cli-usage = Uso
cli-options = Opzioni
cli-commands = Comandi
option-players = Numero di giocatori; se non indicato, il massimo del gioco.
option-humans = Quante persone giocano a turno su questa tastiera; gli altri sono bot.
option-bots = I bot per nome, separati da virgole; un nome solo vale per tutti.
option-name = Il nome di una persona; anche più volte.
option-house = La casata di una persona, se il gioco ne ha (per esempio sanada); anche più volte.
option-seed = Il seed: un numero intero o 64 cifre esadecimali; se non indicato, uno nuovo e segreto.
option-option = Un’opzione del gioco, come NOME=VALORE; anche più volte.
option-box = Un file con i valori del tuo gioco stampato (vedi «tenka box»).
option-no-colour = Senza colori.
option-lang = Lingua: en, de o it.
option-version = Mostra la versione.
option-help = Mostra questo testo.
box-name-ours = { $game }, la mia edizione
box-line = Scatola «{ $name }» per { $game }: { $count ->
        [one] 1 valore è diverso
       *[other] { $count } valori sono diversi
    } dai nostri. Impronta { $hash }
box-line-ours = Scatola «{ $name }» per { $game }: nessun valore è diverso dai nostri.
box-difference = { $field }: { $value } (da noi: { $ours })
games-line = { $name } ({ $id }), da { $fewest } a { $most } giocatori. { $tagline }
games-line-exactly = { $name } ({ $id }), in { $count } giocatori. { $tagline }
bots-line = Bot { $bot }: { $about }
version-line = Tenka { $version }

## What a check of a record found
finding-verified =
    { $moves ->
        [one] Regolare: ogni carta e il risultato corrispondono al seed (1 mossa).
       *[other] Regolare: ogni carta e il risultato corrispondono al seed ({ $moves } mosse).
    }
finding-running =
    { $moves ->
        [one] Regolare fin qui: ogni carta corrisponde al seed (1 mossa). La partita non è ancora finita.
       *[other] Regolare fin qui: ogni carta corrisponde al seed ({ $moves } mosse). La partita non è ancora finita.
    }
finding-fingerprint = L’impronta del seed è { $fingerprint }: confrontala con quella mostrata all’inizio della partita.
finding-fingerprint-differs = Irregolare: il seed non è quello dichiarato all’inizio, perché la sua impronta è diversa.
finding-events-differ =
    { $move ->
        [0] Irregolare: la distribuzione iniziale non corrisponde al seed.
       *[other] Irregolare: quello che è successo alla mossa { $move } non corrisponde al seed.
    }
finding-move-illegal = Irregolare: la mossa { $move } è contro le regole. { $why }
finding-result-differs = Irregolare: le { $move } mosse sono in ordine, ma il risultato è un altro.

## Errors
error-line = tenka: { $error }
error-bad-seed = { $seed } non è un seed valido: serve un numero intero da 0 a 2^256 − 1, oppure 64 cifre esadecimali.
error-no-such-seat = A questo tavolo questo posto non c’è.
error-no-such-move = { $move } non è una mossa di questo gioco.
error-game-over = La partita è finita.
error-not-your-turn = Non tocca a te.
error-nothing-to-undo = Non c’è nulla da annullare: puoi annullare solo le tue mosse, e solo finché nessuno pesca o scopre qualcosa e il turno non passa.
error-record-silent = Una partita giocata senza eventi non ha registrazione.
error-bad-record = Questa non è la registrazione di una partita: { $where }.
error-record-format = La registrazione ha il formato { $format }; questa versione di Tenka conosce il formato { $known }.
error-bad-lesson = Questa lezione non si può usare: { $where }.
error-no-such-chapter = Questo capitolo non c’è.
error-no-such-step = In questo capitolo non c’è un punto simile.
error-nothing-asked = Qui non viene chiesto nulla.
error-lesson-without-game = La partita di questo capitolo non si può continuare.
error-bad-dump = Questo non è lo stato di una partita: { $where }.
error-record-illegal-move = La mossa { $number } della registrazione è contro le regole: { $why }.
error-record-without-seed = La registrazione non contiene il seed, quindi non c’è nulla da controllare: il seed si rivela a partita finita.
error-other-game = Questa è una partita di { $game }, non di { $expected }.
error-other-rules = La registrazione segue la versione { $rules } delle regole; questa versione di Tenka conosce: { $known }.
error-game-not-installed = Questo gioco non è più installato sul server: { $game }. Il tavolo resta e si potrà aprire quando il gioco sarà di nuovo installato.
error-bad-players = In { $players } non si può giocare: il gioco è per un numero di giocatori da { $fewest } a { $most }.
error-unknown-option = Il gioco non ha l’opzione «{ $option }».
error-bad-option = { $value } non è un valore dell’opzione «{ $option }».
error-bad-options = Le opzioni vanno indicate per nome, non come { $options }.
error-fingerprint-differs = Il seed non è quello dichiarato all’inizio: la sua impronta è diversa.
in-field = { $field }: { $why }
error-bad-box = Questa non è una scatola: { $where }.
error-box-format = La scatola ha il formato { $format }, questa versione di Tenka conosce il formato { $known }.
error-box-bad-title = A una scatola serve un nome di al massimo { $most } caratteri stampabili.
error-box-hash-differs = La scatola è stata modificata: i suoi valori non corrispondono all’impronta.
error-box-unknown-field = Le scatole di questo gioco non hanno questo valore: { $field }.
error-box-bad-count = Indica un numero intero da { $least } a { $most }.
error-box-bad-name = Indica un nome di al massimo { $most } caratteri stampabili.
error-box-same-name = Il nome { $name } è già usato: scegline un altro.
error-box-bad-choice = Scegli uno dei valori disponibili.
error-box-bad-ids =
    { $most ->
        [one] Scegli esattamente 1 dei valori disponibili.
       *[other] Scegli { $most } valori diversi fra quelli disponibili.
    }
error-box-bad-pairs = Indica coppie di due elementi diversi, ogni coppia una volta sola, al massimo { $most } coppie.
error-box-wrong-sum = In tutto devono essere { $least }, ma sono { $total }.
error-box-few-or-many = In tutto devono essere da { $least } a { $most }, ma sono { $total }.
error-too-many-boxes = Hai già { $most } scatole: prima eliminane una.
error-option-shape = «{ $option }» non è un’opzione: scrivila come NOME=VALORE.
error-unknown-game = Il gioco { $game } non esiste. Ci sono: { $games }.
error-unknown-bot = Il bot { $bot } non esiste. Ci sono: { $bots }.
error-bots-do-not-fit =
    { $seats ->
        [0] Hai indicato dei bot, ma non ci sono posti per loro.
        [one] C’è un solo posto per i bot, ma ne hai indicati { $named }.
       *[other] Ci sono { $seats } posti per i bot, ma ne hai indicati { $named }: indicane uno valido per tutti o uno per posto.
    }
error-bad-humans = Con { $players } giocatori non potete essere in { $humans } a questa tastiera: da 1 al numero dei posti.
error-too-many-names =
    { $humans ->
        [one] Hai indicato { $names } nomi, ma a questa tastiera c’è solo 1 persona.
       *[other] Hai indicato { $names } nomi, ma a questa tastiera ci sono solo { $humans } persone.
    }
error-too-many-houses =
    { $humans ->
        [one] Hai indicato { $houses } casate, ma a questa tastiera c’è solo 1 persona.
       *[other] Hai indicato { $houses } casate, ma a questa tastiera ci sono solo { $humans } persone.
    }
error-no-such-house = { $house } non è una casata di questo gioco. Ci sono: { $known }.
error-no-houses = In questo gioco non ci sono casate da scegliere.
error-bad-name = { $name } non va bene come nome: al massimo { $most } caratteri stampabili.
error-name-hides = { $name } non va bene come nome: contiene segni invisibili, che rovesciano il testo o che si accumulano su una lettera. Scrivilo senza.
error-name-reserved = { $name } è un nome che il gioco dà a un bot o a un posto. Scegline un altro.
error-same-name = Due giocatori si chiamano { $name }.
error-unknown-language = La lingua { $language } non è disponibile. Ci sono: { $languages }.
error-file-missing = Il file { $file } non esiste.
error-file-is-folder = { $file } è una cartella, non un file.
error-file-not-regular = { $file } non è un file normale.
error-file-too-large = { $file } supera { $most } MiB: non è una partita.
error-file-unreadable = Impossibile leggere { $file }: { $why }.
error-file-not-json = { $file } è danneggiato, o non è un file di Tenka: { $where }.
error-file-exists = { $file } esiste già e non è un salvataggio di questa partita: non è stato sovrascritto.
error-in-file = { $file }: { $why }
error-not-a-save = { $file } non è una partita salvata. (Una registrazione si controlla con: tenka verify.)
error-save-version = { $file } è salvato nel formato { $version }; questa versione di Tenka conosce il formato { $known }.
error-bad-save = { $file } non è una partita salvata: { $where }.
error-save-damaged = { $file } è danneggiato: il contenuto non corrisponde al suo seed.
error-no-such-command = Il comando «{ $command }» non esiste. Per l’elenco: «tenka --help».
error-no-such-option = L’opzione «{ $option }» non esiste. Per l’elenco: «{ $command } --help».
error-missing-argument = Manca un argomento: { $argument }. Per i dettagli: «{ $command } --help».
error-option-needs-value = L’opzione «{ $option }» richiede un valore.
error-option-takes-no-value = L’opzione «{ $option }» non accetta valori.
error-bad-number = «{ $value }» non è un numero intero ({ $argument }).
error-usage = Comando non valido. Per la sintassi: «{ $command } --help».

## Matches between bots
sim-playing = In gioco
sim-title =
    { $name }: { $games ->
        [one] { $games } partita
       *[other] { $games } partite
    }, seed { $seed }
sim-who = Bot e posto
sim-wins = Vittorie
sim-interval-heading = Intervallo al 95%
sim-score = Punti
sim-bot =
    { $places ->
        [1] { $bot }
       *[other] { $bot } × { $places }
    }
sim-seat = Posto { $seat }
sim-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
sim-interval = { NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } – { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
sim-mean = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($deviation, minimumFractionDigits: 1, maximumFractionDigits: 1) }
sim-moves = Mosse per partita: { NUMBER($mean, maximumFractionDigits: 1) } ± { NUMBER($deviation, maximumFractionDigits: 1) } (da { $least } a { $most })
sim-rounds = Round per partita: { NUMBER($mean, maximumFractionDigits: 1) } ± { NUMBER($deviation, maximumFractionDigits: 1) } (da { $least } a { $most })
sim-speed = Partite al secondo: { NUMBER($speed, maximumFractionDigits: 1) }
sim-stopped = Interrotto: giocate { $played } partite su { $games }.
sim-nothing-played = Interrotto prima della fine di una partita.
bot-random = Casuale
bot-about-random = Gioca una mossa qualsiasi fra quelle permesse.
bot-beginner = Principiante
bot-about-beginner = Conosce le regole e gioca la prima cosa che gli viene in mente; qualcosa gli sfugge.
bot-steady = Intermedio
bot-about-steady = Valuta le mosse con regole semplici: un buon avversario per le prime partite.
bot-strong = Forte
bot-about-strong = Pianifica con cura, fino a un secondo per mossa, e punisce gli errori.
bot-master = Maestro
bot-about-master = Il più forte che abbiamo; riflette fino a tre secondi.
error-bad-bots = --bots indica { $count } bot, ma questo gioco è da { $fewest } a { $most } giocatori.
error-bad-games = --games { $games } non è un numero intero da 1 a { $most }.
error-bad-jobs = --jobs { $jobs } non è un numero intero da 1 a { $most }.
error-worker-died = Uno dei processi di gioco è terminato, forse per mancanza di memoria. Prova con meno --jobs.
cli-sim = Fai giocare ai bot molte partite e guarda i risultati.
option-sim-games = Quante partite giocare.
option-sim-bots = Chi gioca, per nome, uno per posto; i posti cambiano di partita in partita.
option-sim-jobs = Quanti processi usare; se non è indicato, quanti sono i processori.
option-sim-seed = Un numero intero o 64 cifre esadecimali; a parità di seed, le stesse partite.

## The arena
arena-title =
    { $name }: { $games ->
        [one] { $games } partita
       *[other] { $games } partite
    } da { $deals ->
        [one] { $deals } distribuzione
       *[other] { $deals } distribuzioni
    }, seed { $seed }
arena-bot = Bot
arena-rating = Elo
arena-thought = CPU per scelta
arena-games = Partite
arena-share = Quota
arena-table = Tavolo
arena-seat = Posto
arena-points-interval = da { $low } a { $high }
arena-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
arena-number = { NUMBER($number, maximumFractionDigits: 0) }
arena-decimal = { NUMBER($number, maximumFractionDigits: 2) }
arena-seconds = { NUMBER($time, maximumFractionDigits: 2) } s
arena-milliseconds = { NUMBER($time, maximumFractionDigits: 3) } ms
arena-challenge = { $one } fra { $count } × { $others }
arena-pair = { $one } contro { $other }
arena-fair = Partite vinte da un bot contro tutti uguali fra loro; la quota attesa è { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }.
arena-nothing-whole = Interrotto prima che una distribuzione fosse giocata per intero.
arena-sprt = Test sequenziale
arena-sprt-asked = { $one } è più forte di { $other } di { $high } punti Elo, piuttosto che di { $low }? Risposte sbagliate: al massimo { NUMBER($alpha, style: "percent", maximumFractionDigits: 1) } e { NUMBER($beta, style: "percent", maximumFractionDigits: 1) }.
arena-sprt-stronger = Sì: { $one } è più forte di { $other }, di { $high } punti piuttosto che di { $low }.
arena-sprt-not = No: fra { $one } e { $other } ci sono { $low } punti piuttosto che { $high }.
arena-sprt-open = Non ancora deciso fra { $low } e { $high } punti per { $one } contro { $other }.
arena-sprt-ratio =
    { $deals ->
        [one] Dopo { $deals } distribuzione
       *[other] Dopo { $deals } distribuzioni
    } il logaritmo del rapporto di verosimiglianza è { $ratio }; il test finisce a { $low } e a { $high }.
arena-page-title = Arena: { $name }
arena-summary =
    { $games ->
        [one] { $games } partita
       *[other] { $games } partite
    } in { $players } da { $deals ->
        [one] { $deals } distribuzione
       *[other] { $deals } distribuzioni
    }; ogni formazione ha giocato ogni distribuzione a turno in tutti i posti.
arena-duels = Per ogni coppia di bot, uno ha giocato contro soli bot dell’altro tipo, e viceversa.
arena-challenges = Per ogni coppia di bot, il primo ha giocato contro soli bot del secondo tipo.
arena-mixed = In tutti i posti sedevano bot diversi.
arena-ladder = Classifica
arena-about-ladder = Punti Elo rispetto a { $bot }, con intervalli al 95%. 400 punti in più significano una forza dieci volte maggiore.
arena-pairs = Testa a testa
arena-about-pairs = Quanto spesso il primo vincerebbe contro il secondo in una partita a due, stimato dalla loro forza; 50% è parità.
arena-one-among = Uno contro tutti
arena-thinking = Forza e tempo di riflessione
arena-about-thinking = In verticale i punti Elo, in orizzontale il tempo di calcolo per una scelta fra più mosse.
arena-seats = Posti
arena-about-seats = Partite vinte per posto; ogni bot ha giocato lo stesso numero di volte in ciascuno. La quota attesa è { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }.
arena-lengths = Durata delle partite
arena-moves = Mosse
arena-rounds = Round
arena-scores = Punti
arena-about-scores = Mediana e, fra parentesi, la metà centrale; la linea va dal 5% al 95% delle partite.
arena-setup = Che cosa si è giocato
arena-about-setup = Con gli stessi dati e lo stesso codice si ottengono le stesse partite.
arena-setup-rules = Versione delle regole
arena-setup-options = Opzioni
arena-setup-bots = Bot
arena-setup-seed = Seed
arena-setup-code = Codice
cli-arena = Misura la forza dei bot: le stesse distribuzioni in tutti i posti, punteggi con intervalli, un resoconto.
option-arena-bots = I bot da misurare, per nome; il primo fa da zero in classifica. NOME@CARTELLA è un bot di un’altra versione di Tenka.
option-arena-games = Quante partite giocare; arrotondate per eccesso a distribuzioni intere.
option-arena-tables = Chi siede insieme: uno fra altri, nei due sensi; solo quello nominato prima fra altri; oppure tutti diversi.
option-arena-ray = Gioca sul cluster Ray a questo indirizzo; «local» ne avvia uno qui.
option-arena-out = Il file dei risultati; se esiste già, si riprende da dove era arrivato. Se non indicato, non si salva nulla.
option-arena-report = Scrivi i dati con i grafici in questa pagina HTML.
option-arena-sprt = Fermati appena è deciso se il primo di questi due è più forte del secondo.
option-arena-sprt-low = Punti Elo che non sono ancora un miglioramento.
option-arena-sprt-high = Punti Elo che sono un miglioramento.
option-arena-sprt-alpha = Quanto spesso un test può trovare a torto un miglioramento.
option-arena-sprt-beta = Quanto spesso un test può a torto non trovarne.
error-bot-named-twice = --bots nomina { $bot } due volte.
error-no-such-version = Nella cartella «{ $folder }» non c’è Tenka.
error-foreign-rules = { $bot } gioca con un’altra versione delle regole.
error-foreign-failed = { $bot } non può giocare: { $why }
error-bad-tables = --tables { $tables } non esiste. Ci sono: { $known }.
error-mixed-needs-bots = Per i tavoli misti in { $players } servono altrettanti bot diversi, ma --bots ne indica { $count }.
error-file-unwritable = Impossibile scrivere { $file }: { $why }.
error-not-results = { $file } non contiene risultati dell’arena: non è stato modificato.
error-results-format = { $file } ha il formato { $format }, e questa versione di Tenka conosce il formato { $known }.
error-results-damaged = { $file } è danneggiato alla riga { $line }: non è stato modificato.
error-results-in-use = Un altro processo sta scrivendo in { $file }.
error-results-are-report = { $file } non può contenere sia i risultati sia il resoconto.
error-other-contest =
    { $what ->
        [rules] Le partite in { $file } usano un’altra versione delle regole. Usa un altro file.
        [code] Le partite in { $file } usano un altro codice dei bot o del gioco. Usa un altro file.
        [game] { $file } contiene un altro gioco.
        [players] Le partite in { $file } hanno un altro numero di giocatori.
        [options] Le partite in { $file } usano altre opzioni.
        [bots] Le partite in { $file } sono di altri bot.
        [tables] Le partite in { $file } usano altri tavoli.
       *[seed] Le partite in { $file } usano un altro seed.
    }
error-ray-missing = Ray non è installato: pip install 'tenka[arena]'.
error-server-missing = Il server non è installato (manca { $module }): pip install 'tenka[server]'.
error-ray-unreachable = Non c’è un cluster Ray all’indirizzo { $address }: { $why }
error-ray-failed = Ray non è riuscito a giocare: { $why }
error-ray-other-code = Una macchina del cluster ha un’altra versione del codice di Tenka: installa la stessa su tutte.
error-sprt-two-bots = --sprt { $sprt } non nomina due dei bot che giocano.
error-sprt-not-met = Questi due non hanno tavoli propri: per --sprt devono giocare duels o challenges.
error-bad-sprt-elo = --elo0 { $low } e --elo1 { $high }: entrambi devono essere fra −2000 e 2000, e il primo più piccolo.
error-bad-sprt-error = --alpha { $alpha } e --beta { $beta }: entrambi devono essere maggiori di 0 e minori di 0,5.
error-bad-figure = { $option } { $value } non è un numero.

## Messa a punto
cli-tune = Allena i bot di un gioco con partite fra loro: ne adatta la valutazione o trova una strategia migliore.
option-tune-games = Quante partite giocare; una su cinque serve solo a mettere alla prova i pesi. Con --policy: partite per generazione.
option-tune-players = Numero di giocatori; se manca, a turno tutti quelli che il gioco permette.
option-tune-iterations = Quanto riflettono i bot, in iterazioni; con 0 giocano d’istinto.
option-tune-policy = Cerca invece una strategia migliore per il giocatore rapido: per altrettante generazioni, contro quella attuale (CMA-ES).
option-tune-pull = Quanto contano i pesi attuali, in numero di situazioni.
option-tune-write = Il file per pesi e strategia; i commenti iniziali restano. Senza, vengono solo mostrati.
tune-games = { $games } partite, { $samples } situazioni tranquille.
tune-loss = Errore sulle partite di controllo: { NUMBER($before, minimumFractionDigits: 4, maximumFractionDigits: 4) } nat prima, { NUMBER($after, minimumFractionDigits: 4, maximumFractionDigits: 4) } con i nuovi pesi.
tune-policy = In altre { $games } partite la nuova strategia era in vantaggio di { NUMBER($lead, minimumFractionDigits: 2, maximumFractionDigits: 2) } punti (errore standard { NUMBER($error, minimumFractionDigits: 2, maximumFractionDigits: 2) }) e ha vinto { NUMBER($share, minimumFractionDigits: 2, maximumFractionDigits: 2) } volte la quota equa.
error-bad-iterations = --iterations { $iterations } non è un numero intero da 0 a { $most }.
error-bad-pull = --pull { $pull } non è un numero intero da 1 a { $most }.
error-bad-policy = --policy { $policy } non è un numero intero da 1 a { $most }.
error-no-judgement = { $game } non ha una valutazione da adattare.
error-no-policy = { $game } non ha una strategia da migliorare.
error-cmaes-missing = CMA-ES non è installato: pip install 'tenka[tune]'.

## Analysis
cli-analyse = Mostra com’è andata una partita finita: le probabilità di ognuno, quanto hanno contato le mosse e quanto la fortuna.
analyse-weighing = Valutazione
analyse-title = { $name }: { $points } momenti della partita, { $playouts } simulazioni veloci per ciascuno
analyse-chances = Probabilità di vittoria
analyse-sums = Che cosa le ha cambiate
analyse-start = Inizio
analyse-own = Sue mosse
analyse-others = Mosse degli altri
analyse-luck = Fortuna
analyse-end = Fine
analyse-kinds = Dove ha contato il caso
analyse-unforeseen = Quello che nessuno poteva prevedere
analyse-turns = Punti di svolta
analyse-turn-play = Mossa { $move }: { $name } { $change }, dopo una mossa di { $by }
analyse-turn-luck = Mossa { $move }: { $name } { $change }, per il caso ({ $kind })
analyse-no-turns = Nessun momento ha deciso da solo la partita.
analyse-part = { NUMBER($part, style: "percent", maximumFractionDigits: 0) }
analyse-error = { " " }± { NUMBER($error, style: "percent", maximumFractionDigits: 0) }
analyse-note = Sono stime, ottenute facendo giocare i bot da ogni momento fino alla fine; ± è il margine di errore.

## The server
cli-serve = Avvia il server per giocare dal browser o da altri programmi. Ogni opzione può stare anche in una variabile d’ambiente, come TENKA_PORT.
cli-think = Calcola le mosse dei bot per i server di un database PostgreSQL, su questo computer o su un altro.
cli-backup = Salva in un file tutti i dati del server, anche mentre è in funzione.
cli-restore = Ripristina il database da una copia; il server deve essere fermo.
option-force = Sovrascrivi il file, se esiste già.
option-host = Indirizzo su cui ascolta il server; se non indicato, solo questo computer (127.0.0.1).
option-port = Porta su cui ascolta; se non indicata 8360, con 0 una qualsiasi libera.
option-database = Il file del database, oppure postgresql://… per uno su un server PostgreSQL; se non indicato, tenka.db nella tua cartella dei dati.
option-public-url = L’indirizzo del server per i browser, se diverso da quello su cui ascolta: https://play.example.
option-proxied = Fidati di un proxy per gli indirizzi di chi si collega.
option-proxies = Indirizzi o reti del proxy, separati da virgole, se non è su questo computer.
option-no-limits = Non limitare la frequenza delle richieste.
option-workers = Quanti processi usare per i bot; se non indicato, uno meno dei processori.
option-think-workers = Quanti processi calcolano; se non indicato, uno per processore.
option-engine = Una cartella con il pacchetto compilato, usato da bot, suggerimenti e analisi appena c’è.
option-bot-pause = Secondi minimi per ogni mossa di un bot; se non indicato, 0.6.
option-no-auto-analysis = Analizza le partite concluse solo quando qualcuno lo chiede.
option-log-level = Livello di dettaglio del log: debug, info, warning o error.
option-smtp-host = Server di posta che manda le e-mail a chi le chiede; senza, niente e-mail.
option-smtp-port = Porta del server di posta. Predefinita: 587.
option-smtp-tls = Cifratura verso il server di posta: starttls, tls o none. Predefinita: starttls.
option-smtp-user = Nome utente presso il server di posta.
option-smtp-password-file = File con la password per il server di posta.
option-mail-from = Mittente delle e-mail, per esempio «Tenka <tenka@play.example>».
option-push = Raggiunge i browser con notifiche push anche a pagina chiusa.
option-hooks = Permette webhook da chiamare quando tocca a qualcuno.
option-holidays = Quanti giorni l’anno un profilo può prendersi liberi (30): dove le decisioni durano giorni, il tempo si ferma.
serve-at = Tenka è attivo: { $url }
serve-listens = Ascolta su { $host }, porta { $port }.
serve-end = Ctrl-C lo ferma.
think-for =
    { $count ->
        [one] 1 processo calcola
       *[other] { $count } processi calcolano
    } per { $database }.
think-end = Ctrl-C lo ferma.
backup-done = Tutto è copiato in { $file }
restore-done = Ripristinato da { $file }
restore-kept = Quello che c’era prima è ora in { $file }
error-bad-setting =
    { $setting ->
        [port] { $value } non è una porta valida: serve un numero intero da 0 a 65535.
        [workers] { $value } non è un numero di processi valido: serve un numero intero da 0 a 256.
        [bot-pause] { $value } non è una pausa valida: da 0 a 60 secondi.
        [log-level] { $value } non è un livello: ci sono debug, info, warning ed error.
        [public-url] { $value } non è un indirizzo pubblico: scrivilo come https://play.example, e dopo il nome al massimo una porta.
        [host] { $value } non è il nome di un computer.
        [database] { $value } non è un percorso valido per il database.
       *[other] { $value } non è né sì (yes) né no (no): { $setting }.
    }
error-public-url-needed = { $host } è raggiungibile anche da altri: indica con --public-url dove i loro browser trovano il server.
error-mail-from-needed = Per mandare e-mail indica il mittente con --mail-from.
error-smtp-password-needed = --smtp-user richiede una password: indica il file che la contiene con --smtp-password-file.
error-bad-address = «{ $address }» non è un indirizzo e-mail valido.
error-bad-hook = Il webhook non è valido: usa un indirizzo che inizia con https://, senza password, sulla porta 443 o su una oltre la 1023.
error-bad-subscription = L’iscrizione del tuo browser non si può usare. Disattiva le notifiche e riattivale.
error-unknown-zone = Il fuso orario non è valido. Scegline uno dall’elenco.
error-channel-not-offered = Questo server non lo offre.
error-too-many-channels = Puoi averne al massimo { $most }. Prima rimuovine uno.
error-link-expired = Il link è scaduto o è già stato usato. Chiedine un altro.
error-cannot-listen = Il server non può ascoltare su { $host }, porta { $port }: { $why }.
error-store-in-use = { $file } è usato da un server in funzione.
error-store-unreachable = Impossibile aprire { $file }: la cartella non esiste o non hai i permessi.
error-store-read-only = Impossibile scrivere { $file }.
error-store-full = Non c’è più spazio per { $file }.
error-store-locked = { $file } è bloccato da un altro programma.
error-store-corrupt = { $file } è danneggiato, o non è un database.
error-store-newer = { $file } viene da una versione più recente di Tenka.
error-store-failed = { $file } non si può leggere o scrivere.
error-store-foreign = { $file } non è un database di Tenka.
error-store-unlockable = { $file } non si può bloccare in modo affidabile: tienilo su un disco di questa macchina, non su un’unità di rete.
error-stopping = Il server si sta fermando. Si riprende tra un attimo.
error-store-gone = { $file } è stato spostato o cancellato. Rimettilo al suo posto: fino ad allora non si salva nulla, e nulla di ciò che è salvato va perso.
error-store-deleted = { $file } è stato cancellato, o al suo posto c’è un altro file. Il server non salva più nulla; ciò che aveva lo copia lì accanto in un file il cui nome finisce con «.rescued» e un numero. Ferma il server, ripristina quel file con «tenka restore» e riavvia.
error-store-replaced = Al posto di { $file } c’è un altro file, che non va insieme a ciò che gli sta accanto. Rimetti quello giusto e riavvia il server.
error-store-overwritten = { $file } è stato troncato o sovrascritto da un altro programma. Ferma il server; se poi non riparte, ripristina una copia di sicurezza.
error-store-orphan = { $file } manca o è vuoto, benché un server lo usasse e non l’abbia lasciato in ordine. Rimettilo al suo posto. Se vuoi ricominciare da capo, cancella { $file }-wal, { $file }-shm e { $file }.lock.
error-store-empty = { $file } è vuoto. Metti al suo posto il file giusto o, se vuoi ricominciare da capo, cancellalo.
error-postgresql-missing = Manca il supporto per PostgreSQL ({ $module }): pip install 'tenka[postgresql]'.
error-database-unreachable = Impossibile raggiungere il server del database { $database }: { $why }
error-database-refused = Il server rifiuta la connessione al database { $database }: { $why }
error-database-read-only = { $database } è di sola lettura: forse appartiene a un server di riserva.
error-database-forbidden = Tenka non ha i permessi che le servono in { $database }: { $why }
error-database-full = Sul server del database non c’è più spazio per { $database }.
error-database-crowded = Il server non accetta altre connessioni al database { $database }: { $why }
error-database-busy = { $database } è rimasto bloccato troppo a lungo: { $why }
error-database-failed = { $database } non si può leggere o scrivere: { $why }
error-database-encoding = { $database } ha la codifica { $encoding }. Crea il database con la codifica UTF8.
error-overtaken = Qualcuno è stato più veloce. Guarda di nuovo prima di decidere.
error-backup-exists = { $file } esiste già; usa --force per sovrascriverlo.
error-backup-same = { $file } è il database stesso.
error-think-needs-server = { $database } non è su un server PostgreSQL. Un server con un file calcola da sé: vedi --workers.
error-backup-on-server = { $database } è su un server PostgreSQL: usa i suoi strumenti, pg_dump e pg_restore.
error-admin-nobody = Nessuno ha come nome utente, ID o nome «{ $who }». Cerca con «tenka admin people».
error-admin-several = Più persone si chiamano «{ $who }». Usa invece un ID: { $ids }.
error-admin-no-table = Non c’è nessun tavolo con l’ID «{ $table }». Cerca con «tenka admin tables».
error-admin-no-report = Non c’è nessuna segnalazione aperta con l’ID «{ $report }». Vedi «tenka admin reports».
error-admin-banned-already = { $name } è già nell’elenco dei bloccati.
error-admin-not-banned = { $name } non è nell’elenco dei bloccati.
error-admin-denied = Può farlo solo l’utente che esegue il server, o root.
error-admin-no-answer =
    { $why ->
        [no] Il server non ha risposto. Guarda il suo log.
       *[other] Il server non ha risposto: { $why }.
    }
error-admin-not-confirmed = Non è stato eliminato nulla. Per eliminare senza conferma, aggiungi --yes.
error-admin-bad-page = «{ $page }» non è una pagina valida: usa un numero intero da 1 in su.
error-admin-bad-status = «{ $status }» non è uno stato: usa open, running o over.
error-admin-bad-channel = «{ $channel }» non è un canale: usa email, push o hook.
error-admin-too-long = È troppo lungo: al massimo { $most } caratteri.
cli-move-database = Porta tutto da un database a un altro, per esempio da un file a un server PostgreSQL. Prima ferma il server.
database-copied = { $table }: { $count } copiati
database-replayed = { $count } { $count ->
        [one] partita rigiocata
       *[other] partite rigiocate
    }
database-moved = Tutto è stato copiato in { $database } e controllato.
database-alike = { $database } contiene già le stesse cose. Non è cambiato nulla.
error-move-nothing = Il primo database è vuoto: non c’è nulla da copiare.
error-move-occupied = Il secondo database non è vuoto e contiene altro. Indicane uno vuoto; non è cambiato nulla.
error-move-differs = La copia è diversa dall’originale. Non è cambiato nulla; segnalacelo, per favore.
error-move-unfit = La tabella «{ $table }» contiene un valore che il secondo database non accetta. Non è cambiato nulla.
error-move-same = { $database } è indicato due volte: indica due database diversi.

## What the server refuses
error-not-found = Non c’è nulla qui, o non hai accesso.
error-no-session = La sessione non è più valida: entra come ospite o accedi.
error-stale = Nel frattempo la partita è andata avanti: controlla di nuovo prima di decidere.
error-key-used = Questa richiesta è già stata inviata con un altro contenuto.
error-not-seated = A questo tavolo non hai un posto.
error-unknown-order = Questo gioco non ha la risposta automatica { $order }.
error-bad-order = { $value } non va bene per la risposta automatica { $order }.
error-nobody-listens = In privato puoi scrivere solo a chi gioca a questo tavolo, non ai bot né ai posti vuoti.
error-not-invited = Per sederti ti serve un invito: chiedi il link a qualcuno del tavolo.
error-not-owner = Può farlo solo chi ha aperto il tavolo.
error-seat-taken = Quel posto è occupato.
error-already-seated = Questa persona è già seduta a questo tavolo.
error-no-such-login = Qui nessuno ha il nome utente «{ $login }».
error-too-many-invitations = Qui sono già invitate { $most } persone. Aspetta una risposta o ritira un invito.
error-too-many-knocks = A questo tavolo chiedono già un posto { $most } persone. Riprova più tardi.
error-house-taken = Quella casata ce l’ha già qualcun altro.
error-name-too-alike = Il tuo nome somiglia troppo a quello di { $name }, che siede allo stesso tavolo. Scegline un altro.
error-nothing-said = In questo messaggio non c’è nulla da leggere.
error-remark-too-long = È troppo lungo: un messaggio può avere al massimo { $most } caratteri.
error-seats-open = La partita non può ancora cominciare: ci sono posti liberi.
error-already-started = La partita è già cominciata.
error-not-started = La partita non è ancora cominciata.
error-not-over = La partita non è ancora finita.
error-not-at-your-device = A quel posto nessuno gioca dal tuo dispositivo.
error-hot-seat-for-two = Su un solo dispositivo si gioca almeno in { $least }.
error-at-one-device = Per un’altra partita sullo stesso dispositivo, comincia dalla lobby.
error-too-many-records = Hai già { $most } registrazioni. Prima eliminane una.
error-record-not-over = Questa partita non è finita. Si possono aprire solo partite concluse.
error-record-too-long = La registrazione ha più di { $most } mosse: nessuna partita è così lunga.
error-record-fingerprint-differs = La registrazione non regge: il seed non è quello la cui impronta era stata pubblicata all’inizio.
error-record-events-differ =
    { $move ->
        [0] La registrazione non regge: la preparazione non deriva dal seed.
       *[other] La registrazione non regge: ciò che è successo alla mossa { $move } non deriva dal seed.
    }
error-record-move-illegal = La registrazione non regge: la mossa { $move } è contro le regole.
error-record-result-differs = La registrazione non regge: tutte le { $move } mosse sono valide, ma il risultato non ne deriva.
error-no-steward = Questo tavolo non prevede sostituti che giochino per te.
error-clock-without-steward = Per limitare il tempo serve un sostituto che giochi quando scade.
error-no-such-zone = Non esiste un fuso orario chiamato { $zone }.
error-weekends-need-days = I fine settimana possono essere liberi solo se per ogni decisione c’è almeno un giorno.
error-steward-plays = Il tuo sostituto sta giocando per te: prima torna al tavolo.
error-too-late = Il tuo tempo per questa decisione è scaduto: decide il sostituto. Subito dopo puoi tornare a giocare.
error-vote-open = Questa domanda è già stata fatta.
error-vote-over = Su questa domanda si è già deciso.
error-vote-not-asked = Su questa domanda non hai voce.
error-vote-no-clock = A questo tavolo non c’è orologio: il tempo non manca a nessuno.
error-vote-pointless = È già così: per gli orologi non c’è niente da fare.
error-vote-rejected-lately = Gli altri hanno appena detto di no. Aspetta un po’ prima di chiederlo di nuovo.
error-has-voted = Hai già risposto: una risposta non si può cambiare.
error-not-vanished = Questo posto non è abbandonato. Si può rimpiazzare solo chi è sostituito da un po’ di tempo.
error-rated-no-replacing = In una partita classificata nessuno viene rimpiazzato per sempre.
error-rated-to-the-end = Nessuno può annullare da solo una partita classificata.
error-bad-days = Non puoi prendere questi giorni: devono cominciare da oggi in poi, entro un anno, e non finire prima dell’inizio.
error-days-taken = Alcuni di questi giorni li hai già presi.
error-days-spent = { $days ->
    [0] Non hai più giorni liberi.
    [one] Nel { $year } ti resta solo 1 giorno libero.
   *[other] Nel { $year } ti restano solo { $days } giorni liberi.
  }
error-too-many-holidays = Hai già { $most } vacanze in programma: rinuncia prima a una.
error-no-hints = A questo tavolo i suggerimenti non sono attivi.
error-no-search = Per questo gioco non ci sono ancora suggerimenti né analisi.
error-line-too-long = Una prova non va oltre { $most } mosse.
error-no-answer = Il calcolo non è riuscito. Riprova fra poco.
error-one-seat-for-me = A un nuovo tavolo devi occupare un posto, e uno solo.
error-not-saved = Non è stato salvato nulla: al momento il server non riesce a scrivere. Riprova fra poco.
error-log-damaged = I dati salvati del tavolo { $table } non sono una partita regolare: { $why }.
error-bot-failed = Il bot { $bot } non ha trovato una mossa in { $game }.
error-workers-stopped = Il server si sta spegnendo: i bot non giocano più.
error-busy = Il server è molto occupato. Riprova fra poco.
error-too-many-requests =
    { $seconds ->
        [one] Troppe richieste. Aspetta un secondo.
       *[other] Troppe richieste. Aspetta { $seconds } secondi.
    }
error-too-many-analyses = Hai { $most } analisi non ancora finite, ed è il massimo. Aspetta che ne finisca una, o annullala.
error-internal = Qualcosa è andato storto sul server.
error-unknown = Risposta del server non valida (stato { $status }).
error-bad-request = Richiesta non valida: { $where }.
error-bad-message = Messaggio non valido: { $where }.
error-bad-json = JSON non valido.
error-bad-content-type = Il server accetta solo JSON: invialo come application/json.
error-bad-origin = La richiesta arriva da una pagina di un altro sito: non è permesso.
error-bad-host = Il server non risponde a questo nome.
error-wrong-method = Operazione non permessa a questo indirizzo.
error-too-many-tables = Hai già { $most } tavoli in cui la partita non è ancora cominciata. Iniziane una o lascia un tavolo prima di aprirne un altro.
error-too-many-tables-nearby = Dalla tua rete sono già aperti { $most } tavoli in cui la partita non è ancora cominciata. Siediti a uno di questi, o aspetta che uno cominci.
error-too-many-steps = Hai annullato o cambiato moltissime mosse. Continua con quello che c’è: quando la partita sarà andata avanti, potrai di nuovo cambiare idea.
error-too-slow = La richiesta non è arrivata in tempo. Riprova.
error-too-large = È troppo lungo: al massimo { $limit } byte.
error-address-too-long = Questo indirizzo è troppo lungo.

## Accounts
error-bad-login = Il nome utente deve avere da { $least } a { $most } lettere, cifre o simboli, senza spazi.
error-bad-password = La password deve avere da { $least } a { $most } caratteri.
error-already-here = Hai già una sessione aperta.
error-already-account = Hai già un profilo.
error-no-account = Sei qui come ospite e non hai una password.
error-login-taken = Questo nome utente è già in uso.
error-wrong-login = Nome utente o password errati.
error-wrong-password = Password errata.
error-same-table = Sei allo stesso tavolo sia come ospite sia con il tuo profilo: prima finisci o lascia quella partita.
error-passkey-refused = Con questa passkey non ha funzionato. Riprova.
error-passkey-known = Questa passkey è già in uso.
error-passkeys-unavailable = L’indirizzo di questo server non ha un nome, perciò qui le passkey non funzionano.
error-too-many-passkeys = Hai raggiunto il numero massimo di passkey. Prima rimuovine una.
error-last-way-in = Non potresti più accedere. Prima aggiungi un’altra passkey o una password.
error-rated-accounts-only = Le partite classificate sono per chi ha un profilo.
error-rated-needs-clock = Una partita classificata con altre persone richiede un limite di tempo: scegline uno o assegna tutti gli altri posti ai bot.
error-rated-unfinished = Hai { $most } partite classificate contro bot ancora in corso. Finiscine prima una.
error-rated-without-hints = Nelle partite classificate non ci sono suggerimenti.
error-rated-without-box = Le partite classificate si giocano con i valori della nostra scatola.
error-rated-unknown-bot = La forza di questo bot non è mai stata misurata: non può giocare partite classificate.
error-rated-weak-steward = In una partita classificata il sostituto non gioca meglio di «Intermedio».
error-too-many-reports = Hai { $most } segnalazioni ancora aperte. Aspetta che vengano esaminate.
error-oneself = Sei tu.

# What messengers show of a table’s address

preview-title = Una partita di { $game } su Tenka
preview-open =
    { $free ->
        [0] Tutti i { $players } posti sono occupati: si sta per cominciare.
        [one] 1 posto libero su { $players }. Unisciti alla partita!
       *[other] { $free } posti liberi su { $players }. Unisciti alla partita!
    }
preview-running = È in corso una partita in { $players }. Guardala dal vivo!
preview-over = Una partita conclusa in { $players }. Guarda com’è andata.
