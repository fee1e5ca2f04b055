## Players
player-name = Giocatore { $number }
bot-name = Bot { $number }

## At the table
fingerprint-told = Impronta del seme di questa partita: { $fingerprint }
save-path = Salvataggio dopo ogni mossa in { $file }
help-hint = Scrivi «?» quando vuoi un aiuto.
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
plain-decides = Tocca a { $name }
choices-change = Per cambiare idea
choices-change-typed = scrivilo, per esempio «{ $example }»
trade-on = D’ora in poi puoi fare offerte all’inizio di ogni turno altrui. Scrivi di nuovo «scambi» per smettere.
trade-off = Nei turni altrui ti viene chiesto solo se qualcuno ti fa un’offerta.
refused-by-rule = { $why } (regola { $rule })
quoted = «{ $text }»
not-understood = Non capisco { $typed }. Scrivi un numero della lista o l’inizio di una mossa, oppure «?» per un aiuto.
no-such-number =
    { $most ->
        [one] La scelta { $number } non esiste: c’è solo la numero 1.
       *[other] La scelta { $number } non esiste: i numeri vanno da 1 a { $most }.
    }
several-meant =
    { $more ->
        [0] Può voler dire { $moves }. Scrivi qualcosa in più.
       *[other] Può voler dire { $moves } o altre { $more } mosse. Scrivi qualcosa in più.
    }
no-such-rule = La regola { $typed } non esiste: le regole vanno da { $first } a { $last }.
rule-sentences = Frasi come stampate: { $printed }, in tutto o in parte nostre: { $ours }; test: { $tests }
saved = Salvato in { $file }
save-trouble = La partita non si può salvare in { $file }: { $why }. Quello che era già salvato è intatto, e puoi continuare a giocare.
how-to-resume = La partita è salvata. Per continuare: { $command } resume { $file }
seed-told = Il seme era { $seed }, l’impronta resa nota all’inizio { $fingerprint }.
record-kept = La registrazione è in { $file } (per controllarla: { $command } verify).

## Commands, the main spelling first
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
help-words-key = le sue parole
help-words = o il loro inizio, purché sia chiaro quale intendi
help-undo = annulla il tuo ultimo passo, se da allora nulla è stato pescato o mostrato
help-trade = fai e ricevi offerte anche nei turni altrui: ti viene chiesto all’inizio di ognuno; di nuovo per smettere
help-why = la regola dietro l’ultimo rifiuto, o dietro quello che devi fare; «perché S15» per qualunque altra
help-rules = tutte le regole, una pagina alla volta; «regole S7» per una sola
help-log = che cosa è successo finora
help-save = dove è salvata la partita; «salva FILE» ne scrive una copia
help-help = questo elenco; Invio da solo mostra di nuovo il tavolo
help-quit = smetti; la partita resta salvata

## The command line
cli-about = Giochi da tavolo degli stati combattenti, fedeli alle regole, contro i bot o con gli amici.
cli-play = Gioca una partita nel terminale.
cli-resume = Continua una partita salvata.
cli-verify = Controlla che ogni carta e il risultato di una registrazione seguano dal suo seme.
cli-box = I valori del proprio gioco stampato: «new GIOCO» scrive i nostri valori, «check FILE» controlla un file.
cli-box-new = Scrivere una scatola con i nostri valori da cambiare: tenka box new GIOCO > FILE.
cli-box-check = Controllare una scatola ed elencare che cosa differisce dalla nostra.
cli-games = Elenca i giochi.
cli-usage = Uso
cli-options = Opzioni
cli-commands = Comandi
option-players = Numero di giocatori; se manca, tutti i posti del gioco.
option-humans = Persone a questa tastiera, che si alternano; gli altri sono bot.
option-bots = I bot per nome, separati da virgole; un nome solo vale per tutti.
option-name = Il nome di una persona; anche più volte.
option-house = La casata di una persona, se il gioco ne ha (per esempio sanada); anche più volte.
option-seed = Il seme: un numero intero o 64 cifre esadecimali; se manca, uno nuovo e segreto.
option-option = Un’opzione del gioco, come NOME=VALORE; anche più volte.
option-box = Un file con i valori del proprio gioco stampato (vedi «tenka box»).
option-no-colour = Senza colori.
option-lang = Lingua: en, de o it.
option-version = Mostra la versione.
option-help = Mostra questo testo.
box-name-ours = { $game }, la mia edizione
box-line = Scatola «{ $name }» per { $game }: { $count ->
        [one] un valore differisce
       *[other] { $count } valori differiscono
    } dai nostri. Impronta { $hash }
box-line-ours = Scatola «{ $name }» per { $game }: nulla differisce dalla nostra.
box-difference = { $field }: { $value } (da noi: { $ours })
games-line = { $name } ({ $id }), da { $fewest } a { $most } giocatori. { $tagline }
bots-line = Bot { $bot }: { $about }
version-line = Tenka { $version }

## What a check of a record found
finding-verified =
    { $moves ->
        [one] Corretta: ogni carta e il risultato seguono dal seme, per 1 mossa.
       *[other] Corretta: ogni carta e il risultato seguono dal seme, per { $moves } mosse.
    }
finding-running =
    { $moves ->
        [one] Corretta fin qui: ogni carta segue dal seme, per 1 mossa. La partita non è ancora finita.
       *[other] Corretta fin qui: ogni carta segue dal seme, per { $moves } mosse. La partita non è ancora finita.
    }
finding-fingerprint = L’impronta del seme è { $fingerprint }: confrontala con quella resa nota all’inizio della partita.
finding-fingerprint-differs = Non corretta: il seme non è quello promesso, perché la sua impronta è diversa.
finding-events-differ =
    { $move ->
        [0] Non corretta: quello che è stato distribuito all’inizio non segue dal seme.
       *[other] Non corretta: quello che è successo alla mossa { $move } non segue dal seme.
    }
finding-move-illegal = Non corretta: la mossa { $move } è contro le regole. { $why }
finding-result-differs = Non corretta: le { $move } mosse sono in ordine, ma il risultato non ne segue.

## Errors
error-line = tenka: { $error }
error-bad-seed = { $seed } non è un seme: serve un numero intero da 0 a 2^256 − 1, oppure 64 cifre esadecimali.
error-no-such-seat = A questo tavolo questo posto non c’è.
error-no-such-move = { $move } non è una mossa di questo gioco.
error-game-over = La partita è finita.
error-not-your-turn = Non tocca a te.
error-nothing-to-undo = Non c’è nulla da annullare: si possono annullare solo i propri passi, finché non si pesca o si mostra qualcosa o non tocca a qualcun altro.
error-record-silent = Una partita giocata senza eventi non ha registrazione.
error-bad-record = Questa non è la registrazione di una partita: { $where }.
error-record-format = La registrazione ha il formato { $format }; questa versione di Tenka conosce il formato { $known }.
error-bad-dump = Questo non è lo stato di una partita: { $where }.
error-record-illegal-move = La mossa { $number } della registrazione è contro le regole: { $why }.
error-record-without-seed = La registrazione non dice il suo seme, quindi non c’è nulla da controllare: il seme si mostra a partita finita.
error-other-game = Questa è una partita di { $game }, non di { $expected }.
error-other-rules = La registrazione segue la versione { $rules } delle regole; questa versione di Tenka conosce la versione { $known }.
error-bad-players = In { $players } non si può giocare: il gioco è per { $fewest }–{ $most } giocatori.
error-unknown-option = Il gioco non ha l’opzione «{ $option }».
error-bad-option = { $value } non è un valore dell’opzione «{ $option }».
error-bad-options = Le opzioni vanno indicate per nome, non come { $options }.
error-fingerprint-differs = Il seme non è quello promesso: la sua impronta è diversa.
in-field = { $field }: { $why }
error-bad-box = Questa non è una scatola: { $where }.
error-box-format = La scatola ha il formato { $format }, questa versione di Tenka conosce il formato { $known }.
error-box-bad-title = Una scatola ha bisogno di un nome di al massimo { $most } caratteri stampabili.
error-box-hash-differs = La scatola è stata modificata: i suoi valori non corrispondono all’impronta.
error-box-unknown-field = In una scatola di questo gioco non c’è questo valore: { $field }.
error-box-bad-count = Dev’essere un numero intero da { $least } a { $most }.
error-box-bad-name = Dev’essere un nome di al massimo { $most } caratteri stampabili.
error-box-bad-choice = Dev’essere uno di quelli che ci sono.
error-box-bad-ids =
    { $most ->
        [one] Dev’essere esattamente uno di quelli che ci sono.
       *[other] Devono essere { $most } diversi di quelli che ci sono.
    }
error-box-bad-pairs = Devono essere coppie di due diversi, ogni coppia una volta sola, e al massimo { $most }.
error-box-wrong-sum = In tutto devono essere { $least }, ma sono { $total }.
error-box-few-or-many = In tutto devono essere da { $least } a { $most }, ma sono { $total }.
error-too-many-boxes = Hai già { $most } scatole: prima eliminane una.
error-option-shape = «{ $option }» non è un’opzione: scrivila come NOME=VALORE.
error-unknown-game = Il gioco { $game } non esiste. Ci sono: { $games }.
error-unknown-bot = Il bot { $bot } non esiste. Ci sono: { $bots }.
error-bots-do-not-fit =
    { $seats ->
        [0] Hai nominato dei bot, ma per loro non c’è posto.
        [one] Per i bot c’è un posto solo, ma ne hai nominati { $named }.
       *[other] Per i bot ci sono { $seats } posti, ma ne hai nominati { $named }: nominane uno per tutti o uno per ogni posto.
    }
error-bad-humans = Con { $players } giocatori non possono sedere in { $humans } a questa tastiera: almeno 1, e non più dei posti.
error-too-many-names = I nomi sono { $names }, ma le persone a questa tastiera sono solo { $humans }.
error-too-many-houses = Le casate sono { $houses }, ma le persone a questa tastiera sono solo { $humans }.
error-no-such-house = { $house } non è una casata di questo gioco. Ci sono: { $known }.
error-no-houses = In questo gioco non ci sono casate da scegliere.
error-bad-name = { $name } non è un nome: al massimo { $most } caratteri stampabili.
error-name-hides = { $name } non è un nome: contiene segni che non si vedono, che rovesciano il testo o che si accumulano su una lettera. Scrivilo senza.
error-name-reserved = { $name } è come il gioco stesso chiama un bot o un posto. Scegli un altro nome.
error-same-name = Due giocatori si chiamano { $name }.
error-unknown-language = La lingua { $language } non è disponibile. Ci sono: { $languages }.
error-file-missing = Il file { $file } non esiste.
error-file-is-folder = { $file } è una cartella, non un file.
error-file-not-regular = { $file } non è un file normale.
error-file-too-large = { $file } supera { $most } MiB: non è una partita.
error-file-unreadable = { $file } non si può leggere: { $why }.
error-file-not-json = { $file } è danneggiato, o non è un file di Tenka: { $where }.
error-file-exists = { $file } esiste già e non è un salvataggio di questa partita: resta com’è.
error-in-file = { $file }: { $why }
error-not-a-save = { $file } non è una partita salvata. (Una registrazione si controlla con: tenka verify.)
error-save-version = { $file } è salvato nel formato { $version }; questa versione di Tenka conosce il formato { $known }.
error-bad-save = { $file } non è una partita salvata: { $where }.
error-save-damaged = { $file } è danneggiato: quello che vi accade non segue dal suo seme.
error-no-such-command = Il comando «{ $command }» non esiste. «tenka --help» li elenca.
error-no-such-option = L’opzione «{ $option }» non esiste. «{ $command } --help» le elenca.
error-missing-argument = Manca qualcosa: { $argument }. «{ $command } --help» dice di più.
error-option-needs-value = L’opzione «{ $option }» vuole un valore.
error-option-takes-no-value = L’opzione «{ $option }» non prende valori.
error-bad-number = «{ $value }» non è un numero intero ({ $argument }).
error-usage = Così la riga di comando non ha senso. «{ $command } --help» dice come si scrive.

## Matches between bots
sim-playing = In gioco
sim-title =
    { $name }: { $games ->
        [one] { $games } partita
       *[other] { $games } partite
    }, seme { $seed }
sim-who = Bot e posto
sim-wins = Vittorie
sim-interval-heading = Intervallo al 95 %
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
sim-rounds = Bienni per partita: { NUMBER($mean, maximumFractionDigits: 1) } ± { NUMBER($deviation, maximumFractionDigits: 1) } (da { $least } a { $most })
sim-speed = Partite al secondo: { NUMBER($speed, maximumFractionDigits: 1) }
sim-stopped = Interrotto: giocate { $played } partite su { $games }.
sim-nothing-played = Interrotto prima della fine di una partita.
bot-random = Caso
bot-about-random = Gioca una mossa qualsiasi fra quelle permesse.
bot-beginner = Principiante
bot-about-beginner = Conosce le regole e gioca la prima cosa che gli viene in mente; qualcosa gli sfugge.
bot-steady = Costante
bot-about-steady = Valuta le sue mosse con regole pratiche; un avversario ragionevole per le prime partite.
bot-strong = Forte
bot-about-strong = Pianifica con cura, fino a un secondo, e punisce gli errori.
bot-master = Maestro
bot-about-master = Il più forte che abbiamo; riflette fino a tre secondi.
error-bad-bots = --bots ne nomina { $count }; questo gioco è per { $fewest }–{ $most } giocatori.
error-bad-games = --games { $games } non è un numero intero da 1 a { $most }.
error-bad-jobs = --jobs { $jobs } non è un numero intero da 1 a { $most }.
error-worker-died = Uno dei processi di gioco è terminato, forse per mancanza di memoria. Prova con meno --jobs.
cli-sim = Fai giocare molte partite ai bot e guarda com’è andata.
option-sim-games = Quante partite giocare.
option-sim-bots = Chi gioca, per nome, uno per posto; i posti cambiano di partita in partita.
option-sim-jobs = Quanti processi usare; se non è indicato, quanti sono i processori.
option-sim-seed = Un numero intero o 64 cifre esadecimali; stesso seme, stesse partite.

## The arena
arena-title =
    { $name }: { $games ->
        [one] { $games } partita
       *[other] { $games } partite
    } da { $deals ->
        [one] { $deals } distribuzione
       *[other] { $deals } distribuzioni
    }, seme { $seed }
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
arena-fair = Partite vinte da uno fra altri; la quota equa è { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }.
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
arena-duels = Di ogni coppia di bot, uno sedeva fra altri del secondo tipo, e viceversa.
arena-challenges = Di ogni coppia di bot, quello nominato per primo sedeva fra altri del secondo tipo.
arena-mixed = In tutti i posti sedevano bot diversi.
arena-ladder = Classifica
arena-about-ladder = Punti Elo sopra { $bot } con i loro intervalli al 95 %. 400 punti sono una forza dieci volte maggiore.
arena-pairs = Testa a testa
arena-about-pairs = Quanto il primo vincerebbe contro il secondo a un tavolo per due, secondo la forza dei due ai loro tavoli; 50 % è parità.
arena-one-among = Uno fra altri
arena-thinking = Forza e tempo di riflessione
arena-about-thinking = In verticale i punti Elo, in orizzontale il tempo di calcolo per una scelta fra più mosse.
arena-seats = Posti
arena-about-seats = Partite vinte per posto; ogni bot è stato in ciascuno ugualmente spesso. La quota equa è { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }.
arena-lengths = Durata delle partite
arena-moves = Mosse
arena-rounds = Turni
arena-scores = Punti
arena-about-scores = Mediana, e fra parentesi la metà centrale; la linea va dal 5 % al 95 % delle partite.
arena-setup = Che cosa si è giocato
arena-about-setup = Chi lo rigioca con lo stesso codice ottiene le stesse partite.
arena-setup-rules = Versione delle regole
arena-setup-options = Opzioni
arena-setup-bots = Bot
arena-setup-seed = Seme
arena-setup-code = Codice
cli-arena = Misura la forza dei bot: le stesse distribuzioni in tutti i posti, punteggi con intervalli, un resoconto.
option-arena-bots = Chi viene misurato, per nome; il primo è lo zero della classifica. NOME@CARTELLA è un bot di un’altra versione di Tenka.
option-arena-games = Quante partite giocare; arrotondate per eccesso a distribuzioni intere.
option-arena-tables = Chi siede insieme: uno fra altri, nei due sensi; solo quello nominato prima fra altri; oppure tutti diversi.
option-arena-ray = Gioca sul cluster Ray a questo indirizzo; “local” ne avvia uno qui.
option-arena-out = Il file dei risultati; se c’è già, si continua da dove finisce. Senza, non si conserva nulla.
option-arena-report = Scrivi i dati con i grafici in questa pagina HTML.
option-arena-sprt = Fermati appena è deciso se il primo di questi due è più forte del secondo.
option-arena-sprt-low = Punti Elo che non sono ancora un miglioramento.
option-arena-sprt-high = Punti Elo che sono un miglioramento.
option-arena-sprt-alpha = Quanto spesso un test può trovare a torto un miglioramento.
option-arena-sprt-beta = Quanto spesso un test può a torto non trovarne.
error-bot-named-twice = --bots nomina { $bot } due volte.
error-no-such-version = Nella cartella “{ $folder }” non c’è Tenka.
error-foreign-rules = { $bot } gioca con un’altra versione delle regole.
error-foreign-failed = { $bot } non può giocare: { $why }
error-bad-tables = --tables { $tables } non esiste. Ci sono: { $known }.
error-mixed-needs-bots = I tavoli misti per { $players } richiedono altrettanti bot diversi, e --bots ne nomina { $count }.
error-file-unwritable = { $file } non si può scrivere: { $why }.
error-not-results = { $file } non contiene risultati dell’arena: è stato lasciato com’è.
error-results-format = { $file } ha il formato { $format }, e questa versione di Tenka conosce il formato { $known }.
error-results-damaged = { $file } è danneggiato alla riga { $line }: è stato lasciato com’è.
error-results-in-use = Un altro processo sta scrivendo in { $file }.
error-results-are-report = { $file } non può contenere sia i risultati sia il resoconto.
error-other-contest =
    { $what ->
        [rules] { $file } è stato giocato con un’altra versione delle regole. Comincia un altro file.
        [code] { $file } è stato giocato con altro codice dei bot o del gioco. Comincia un altro file.
        [game] { $file } contiene un altro gioco.
        [players] { $file } è stato giocato con un altro numero di giocatori.
        [options] { $file } è stato giocato con altre opzioni del gioco.
        [bots] { $file } è stato giocato da altri bot.
        [tables] { $file } è stato giocato ad altri tavoli.
       *[seed] { $file } è stato giocato con un altro seme.
    }
error-ray-missing = Ray non è installato: pip install 'tenka[arena]'.
error-server-missing = Il server non è installato (manca { $module }): pip install 'tenka[server]'.
error-ray-unreachable = Non c’è un cluster Ray all’indirizzo { $address }: { $why }
error-ray-failed = Ray non è riuscito a giocare: { $why }
error-ray-other-code = Una macchina del cluster ha altro codice di Tenka rispetto a questa: installa lo stesso su tutte.
error-sprt-two-bots = --sprt { $sprt } non nomina due dei bot che giocano.
error-sprt-not-met = Questi due non hanno tavoli propri: per --sprt devono giocare duels o challenges.
error-bad-sprt-elo = --elo0 { $low } e --elo1 { $high }: entrambi devono essere fra −2000 e 2000, e il primo più piccolo.
error-bad-sprt-error = --alpha { $alpha } e --beta { $beta }: entrambi devono essere maggiori di 0 e minori di 0,5.
error-bad-figure = { $option } { $value } non è un numero.

## Messa a punto
cli-tune = Istruisce la mente di un gioco con partite che i bot giocano fra loro: ne adatta il giudizio o trova abitudini migliori.
option-tune-games = Quante partite giocare; una su cinque serve solo a mettere alla prova i pesi. Con --policy tante in ogni generazione.
option-tune-players = Numero di giocatori; se manca, a turno tutti quelli che il gioco permette.
option-tune-iterations = Quanto riflettono i bot, in iterazioni; 0: giocano la prima cosa che viene loro in mente.
option-tune-policy = Trova invece abitudini migliori per il giocatore rapido: altrettante generazioni di abitudini giocano contro quelle consuete (CMA-ES).
option-tune-pull = Quanto tengono i pesi che ci sono, in posizioni.
option-tune-write = Il file per pesi e abitudini; le sue prime note restano. Senza, tutto viene mostrato.
tune-games = { $games } partite, { $samples } posizioni a riposo.
tune-loss = Sorpresa sulle partite tenute da parte: { NUMBER($before, minimumFractionDigits: 4, maximumFractionDigits: 4) } nat prima, { NUMBER($after, minimumFractionDigits: 4, maximumFractionDigits: 4) } con i nuovi pesi.
tune-policy = In altre { $games } partite le nuove abitudini erano in vantaggio di { NUMBER($lead, minimumFractionDigits: 2, maximumFractionDigits: 2) } punti (errore standard { NUMBER($error, minimumFractionDigits: 2, maximumFractionDigits: 2) }) e hanno vinto { NUMBER($share, minimumFractionDigits: 2, maximumFractionDigits: 2) } volte la quota equa.
error-bad-iterations = --iterations { $iterations } non è un numero intero da 0 a { $most }.
error-bad-pull = --pull { $pull } non è un numero intero da 1 a { $most }.
error-bad-policy = --policy { $policy } non è un numero intero da 1 a { $most }.
error-no-judgement = { $game } non ha un giudizio da adattare.
error-no-policy = { $game } non ha abitudini da migliorare.
error-cmaes-missing = CMA-ES non è installato: pip install 'tenka[tune]'.

## Analysis
cli-analyse = Mostra com’è andata una partita finita: le probabilità di tutti, cosa è stato gioco e cosa fortuna.
analyse-weighing = Valutazione
analyse-title = { $name }: { $points } momenti della partita, { $playouts } seguiti veloci da ciascuno
analyse-chances = Probabilità di vittoria
analyse-sums = Che cosa le ha cambiate
analyse-start = Inizio
analyse-own = Gioco proprio
analyse-others = Gioco altrui
analyse-luck = Fortuna
analyse-end = Fine
analyse-kinds = Fortuna per tipo di caso
analyse-turns = Svolte
analyse-turn-play = Mossa { $move }: { $name } { $change }, per il gioco di { $by }
analyse-turn-luck = Mossa { $move }: { $name } { $change }, per fortuna o sfortuna ({ $kind })
analyse-no-turns = Nessun momento ha deciso da solo la partita.
analyse-part = { NUMBER($part, style: "percent", maximumFractionDigits: 0) }
analyse-error = { " " }± { NUMBER($error, style: "percent", maximumFractionDigits: 0) }
analyse-note = Tutto è stimato, da partite che i bot giocano a partire da lì; ± è l’errore standard.

## The server
cli-serve = Offri partite a browser e programmi. Ogni opzione può stare anche nell’ambiente, come TENKA_PORT e così via.
cli-backup = Scrivi in un file tutto quello che il server sa, anche mentre è in funzione.
cli-restore = Rimetti una copia al posto della banca dati; il server dev’essere fermo.
option-force = Sovrascrivi il file, se esiste già.
option-host = Dove ascolta il server; se manca, solo su questo computer (127.0.0.1).
option-port = Su quale porta; se manca 8360, con 0 una qualsiasi libera.
option-database = Il file che contiene tutto; se manca, tenka.db nella tua cartella dei dati.
option-public-url = Dove i browser trovano il server, se non dove ascolta: https://play.example.
option-proxied = Fidati di un proxy su questo computer per sapere chi chiede.
option-no-limits = Non limitare quante volte si può chiedere.
option-workers = Quanti processi pensano per i bot; se manca, uno meno dei processori.
option-engine = Una cartella con il pacchetto compilato, usato da bot, suggerimenti e analisi appena c’è.
option-bot-pause = Quanti secondi almeno un bot impiega per una mossa; se manca, 0.6.
option-log-level = Che cosa annotare: debug, info, warning o error.
serve-at = Tenka è qui: { $url }
serve-listens = Ascolta su { $host }, porta { $port }.
serve-end = Ctrl-C lo ferma.
backup-done = Tutto è copiato in { $file }
restore-done = Ripristinato da { $file }
restore-kept = Quello che c’era prima è ora in { $file }
error-bad-setting =
    { $setting ->
        [port] { $value } non è una porta: serve un numero intero da 0 a 65535.
        [workers] { $value } processi non vanno bene: serve un numero intero da 0 a 256.
        [bot-pause] { $value } non è una pausa: servono da 0 a 60 secondi.
        [log-level] { $value } non è un livello: ci sono debug, info, warning ed error.
        [public-url] { $value } non è un indirizzo pubblico: scrivilo come https://play.example, e dopo il nome al massimo una porta.
        [host] { $value } non è il nome di un computer.
        [database] { $value } non è un posto per una banca dati.
       *[other] { $value } non è né sì (yes) né no (no): { $setting }.
    }
error-public-url-needed = { $host } è raggiungibile anche da altri: indica con --public-url dove i loro browser trovano il server.
error-cannot-listen = Il server non può ascoltare su { $host }, porta { $port }: { $why }.
error-store-in-use = { $file } è usato da un server in funzione.
error-store-unreachable = { $file } non si può aprire: manca la cartella, o ti manca il permesso.
error-store-read-only = { $file } non si può scrivere.
error-store-full = Non c’è più spazio per { $file }.
error-store-locked = { $file } è bloccato da un altro programma.
error-store-corrupt = { $file } è danneggiato, o non è una banca dati.
error-store-newer = { $file } viene da una versione più recente di Tenka.
error-store-failed = { $file } non si può leggere o scrivere.
error-store-foreign = { $file } non è una banca dati di Tenka.
error-store-unlockable = { $file } non si può bloccare in modo affidabile: tienilo su un disco di questa macchina, non su un’unità di rete.
error-store-gone = { $file } è stato spostato o cancellato. Rimettilo al suo posto: fino ad allora non si salva nulla, e nulla di ciò che è salvato va perso.
error-store-deleted = { $file } è stato cancellato, o al suo posto c’è un altro file. Il server non salva più nulla; ciò che aveva lo copia lì accanto in un file il cui nome finisce con «.rescued» e un numero. Ferma il server, ripristina quel file con «tenka restore» e riavvia.
error-store-replaced = Al posto di { $file } c’è un altro file, che non va insieme a ciò che gli sta accanto. Rimetti quello giusto e riavvia il server.
error-store-overwritten = { $file } è stato troncato o sovrascritto da un altro programma. Ferma il server; se poi non riparte, ripristina una copia di sicurezza.
error-store-orphan = { $file } manca o è vuoto, benché un server lo usasse e non l’abbia lasciato in ordine. Rimettilo al suo posto. Se vuoi ricominciare da capo, cancella { $file }-wal, { $file }-shm e { $file }.lock.
error-store-empty = { $file } è vuoto. Metti al suo posto il file giusto o, se vuoi ricominciare da capo, cancellalo.
error-backup-exists = { $file } esiste già; --force lo sovrascrive.
error-backup-same = { $file } è la banca dati stessa.

## What the server refuses
error-not-found = Qui non c’è nulla, o nulla per te.
error-no-session = Il server non ti conosce (più): entra come ospite o accedi.
error-stale = Al tavolo si è già andati avanti: guarda di nuovo prima di decidere.
error-key-used = Questo è già stato inviato con un altro contenuto.
error-not-seated = A questo tavolo non hai un posto.
error-unknown-order = In questo gioco non c’è la disposizione { $order }.
error-bad-order = { $value } non è nulla a cui la disposizione { $order } possa riferirsi.
error-nobody-listens = In privato puoi parlare solo con chi siede al tavolo: non con i bot né con i posti vuoti.
error-not-invited = Per sederti qui ti serve l’invito: chiedi il link a qualcuno al tavolo.
error-not-owner = Può farlo solo chi ha aperto il tavolo.
error-seat-taken = Quel posto è occupato.
error-house-taken = Quella casata ce l’ha già qualcun altro.
error-name-too-alike = Il tuo nome somiglia troppo a quello di { $name }, che siede allo stesso tavolo. Scegline un altro.
error-nothing-said = In questo messaggio non c’è nulla da vedere.
error-remark-too-long = È troppo lungo: un messaggio ha al massimo { $most } caratteri.
error-seats-open = La partita non può ancora cominciare: ci sono posti liberi.
error-already-started = La partita è già cominciata.
error-not-started = La partita non è ancora cominciata.
error-not-over = La partita non è ancora finita.
error-no-steward = A questo tavolo non c’è un intendente che possa giocare per te.
error-steward-plays = Il tuo intendente sta giocando per te: prima torna tu.
error-too-late = Il tuo tempo per questa decisione è scaduto: decide il tuo intendente. Torna subito dopo.
error-patience-without-steward = Un tempo per decidere richiede un intendente che giochi quando è scaduto.
error-no-hints = A questo tavolo non si possono chiedere suggerimenti.
error-no-search = Qui nessuno conosce ancora questo gioco abbastanza bene per dare suggerimenti o fare un’analisi.
error-line-too-long = Una prova non va oltre { $most } mosse.
error-no-answer = Non se n’è fatto nulla: il server non è riuscito a calcolarlo. Riprova tra un po’.
error-one-seat-for-me = A un tavolo nuovo esattamente un posto deve essere il tuo.
error-not-saved = Non è stato salvato nulla: in questo momento il server non riesce a scrivere. Riprova fra un po’.
error-log-damaged = Quello che è salvato del tavolo { $table } non è una partita secondo le regole: { $why }.
error-bot-failed = Il bot { $bot } non ha trovato una mossa in { $game }.
error-workers-stopped = Il server si sta fermando: i bot non pensano più.
error-busy = Il server è molto occupato. Riprova fra un po’.
error-too-many-requests =
    { $seconds ->
        [one] Troppo in una volta. Aspetta un secondo.
       *[other] Troppo in una volta. Aspetta { $seconds } secondi.
    }
error-too-many-analyses = Per ora basta: { $most } analisi che hai chiesto non sono ancora finite. Aspettane una, o annullala.
error-internal = Qualcosa è andato storto dentro il server. Il suo registro dice di più.
error-unknown = La risposta del server non ha senso (stato { $status }).
error-bad-request = Il server non capisce questa richiesta: { $where }.
error-bad-message = Il server non capisce questo messaggio: { $where }.
error-bad-json = Questo non è JSON corretto.
error-bad-content-type = Il server accetta solo JSON: invialo come application/json.
error-bad-origin = Questa pagina non è del server e non può farlo.
error-bad-host = Il server non è conosciuto con questo nome.
error-wrong-method = Qui non si può fare.
error-too-many-tables = Hai già { $most } tavoli a cui non si gioca ancora. Fanne cominciare uno o lascialo; poi potrai aprirne un altro.
error-too-many-tables-nearby = Dalla tua rete sono già aperti { $most } tavoli a cui non si gioca ancora. Siediti a uno di questi, o aspetta che uno cominci.
error-too-many-steps = Hai annullato o spostato moltissimi passi. Continua con quello che c’è; quando la partita sarà andata avanti, potrai di nuovo cambiare idea.
error-too-slow = La richiesta non è arrivata in tempo. Riprova.
error-too-large = È troppo lungo: al massimo { $limit } byte.
error-address-too-long = Questo indirizzo è troppo lungo.

## Accounts
error-bad-login = Un nome utente ha da { $least } a { $most } lettere, cifre o segni, senza spazi.
error-bad-password = Una password ha da { $least } a { $most } caratteri.
error-already-here = Sei già qui.
error-already-account = Hai già un account.
error-no-account = Sei qui come ospite e non hai una password.
error-login-taken = Questo nome utente è già di qualcun altro.
error-wrong-login = Nome utente o password errati.
error-wrong-password = Questa non è la tua password.
error-same-table = Siedi allo stesso tavolo sia come ospite sia con il tuo account: prima finisci o lascia quella partita.
