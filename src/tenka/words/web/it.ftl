## Pages
web-home = Tenka: ai giochi
web-lobby = Giochi
web-account = Profilo
web-credits = Crediti e fonti
web-rules = Regole
web-boxes = Scatole
web-interface = Per sviluppatori
web-nowhere = Qui non c’è nulla.
web-no-such-game = Questo gioco qui non c’è.
web-pages = Pagine principali
web-more-pages = Altre pagine
web-skip = Vai al contenuto
web-loading = Un momento…
web-unreachable = Il server non è raggiungibile. Nuovo tentativo in corso…
web-missing = Questa parte non si è caricata. Forse la pagina non è aggiornata.
web-reload = Ricarica la pagina
web-fan-work = Fatto da appassionati di questi giochi, senza immagini né testi degli editori.
web-close = Chiudi
web-cancel = Annulla
web-save = Salva
web-saved = Salvato.

## Settings
web-settings = Impostazioni
web-settings-kept = Valgono solo su questo dispositivo.
web-language = Lingua
web-theme = Aspetto
web-theme-auto = Automatico
web-theme-light = Chiaro
web-theme-dark = Scuro
web-motion = Pezzi in movimento
web-motion-auto = Automatico
web-motion-full = Con calma
web-motion-quick = Veloci
web-motion-none = Mai
web-sound = Suoni
web-marks = Motivi accanto ai colori dei giocatori

## Games
web-game-shitenno = Shitennō
web-game-shogun = Shogun
web-game-tenjo = Tenjo
web-players = Da { $fewest } a { $most } giocatori
web-play-bots =
    { $count ->
        [1] Gioca contro un bot
        [2] Gioca contro due bot
        [3] Gioca contro tre bot
        [4] Gioca contro quattro bot
       *[other] Gioca contro { $count } bot
    }
web-begin = Si comincia

## A new table
web-new-table = Nuovo tavolo
web-new-table-of = Nuovo tavolo: { $game }
web-bots-level = Quanto sono forti i bot
web-how-many = Giocatori
web-seats = Chi siede dove
web-seat = Posto { $number }
web-seat-me = Tu
web-seat-open = Posto libero
web-seat-bot = Bot: { $bot }
web-house = La tua casata
web-house-any = Quella che resta
web-house-taken = { $house }: già di { $name }
web-more-options = Altre opzioni ({ $count })
web-who-joins = Chi può occupare i posti liberi
web-by-link = Chi ha il link
web-public = Tutti
web-pause = I bot fanno una pausa prima di muovere, per poterli seguire
web-hints = Consigli: si può chiedere che cosa farebbe il bot
web-hints-why = Tutti al tavolo vedono che i consigli sono permessi.
web-steward = Chi gioca al posto di chi se ne va
web-steward-nobody = Nessuno: il tavolo aspetta
web-patience = Tempo per ogni decisione
web-patience-none = Quanto serve
web-patience-why = Quando è scaduto gioca l’intendente, finché il giocatore non torna.
web-open-table = Apri il tavolo

## Tables
web-mine = Le mie partite
web-mine-waiting =
    { $count ->
        [one] una ti aspetta
       *[other] { $count } ti aspettano
    }
web-mine-empty = Al momento non sei in nessuna partita. Qui troverai le tue, prima quelle che ti aspettano.
web-open-tables = Tavoli aperti
web-open-tables-empty = In questo momento nessuno cerca giocatori. Apri un tavolo per tutti, o manda agli amici il link del tuo.
web-running-tables = Partite da guardare
web-finished = Partite finite
web-more = Mostra di più
web-with = con { $names }
web-bots =
    { $count ->
        [one] un bot
       *[other] { $count } bot
    }
web-open-seats =
    { $count ->
        [one] un posto libero
       *[other] { $count } posti liberi
    }
web-somebody-gone = qualcuno che non c’è più
web-just-now = poco fa
web-state-yours = Tocca a te
web-state-waits = In attesa di { $who }
web-waited-bots =
    { $count ->
        [one] un bot
       *[other] { $count } bot
    }
web-waited-gone = qualcuno che non c’è più
web-state-running = In corso
web-state-steward = Gioca il tuo intendente
web-state-open = In attesa di giocatori
web-state-full = Pronti a cominciare
web-state-over = Finita
web-go-on = Gioca
web-look = Apri
web-watch = Guarda
web-copy-link = Copia link
web-link-copied = Il link è copiato: mandalo a un amico.
web-sit-down = Siediti

## People
web-name = Nome
web-name-ask = Come ti chiamiamo?
web-name-why = È il nome che vedono gli altri al tavolo.
web-as-guest = Sei qui come ospite, con il nome { $name }. Questo browser si ricorda di te.
web-as-account = Hai effettuato l’accesso come { $login }.
web-log-in = Accedi
web-logged-in = Accesso effettuato.
web-log-out = Esci
web-log-out-everywhere = Esci da tutti i dispositivi
web-logged-out = Disconnessione effettuata.
web-login = Nome utente
web-login-hint = Almeno 3 lettere, cifre o simboli. Devi conoscerlo solo tu.
web-password = Password
web-password-hint = Almeno 10 caratteri.
web-password-old = Password attuale
web-password-new = Nuova password
web-password-change = Cambia password
web-password-change-why = Tutti gli altri dispositivi vengono disconnessi.
web-password-changed = Password cambiata.
web-register = Crea un profilo
web-register-guest = Così ritrovi le tue partite su ogni dispositivo. Nome e partite restano come sono.
web-register-new = Puoi giocare anche senza; con un profilo ritrovi le tue partite su ogni dispositivo.
web-registered = Profilo creato.
web-bring = Porta con me le partite giocate come ospite
web-data = I tuoi dati
web-data-why = Scarica una copia di tutto ciò che è salvato su di te, oppure cancellalo.
web-export = Scarica
web-delete = Cancella i miei dati…
web-delete-sure = Cancellare tutti i tuoi dati?
web-delete-why = Nome, nome utente e password vengono cancellati subito e per sempre. Le partite giocate con altri restano, senza il tuo nome; in quelle in corso gioca al posto tuo l’intendente, dove il tavolo ne ha uno, altrimenti nessuno.
web-delete-yes = Cancella per sempre
web-deleted = Tutti i tuoi dati sono stati cancellati.

## Credits
web-credits-about = Tenka è opera di appassionati, libera e aperta (MIT). Le regole di un gioco sono libere, le immagini e i testi degli editori no; perciò qui tutto è disegnato e scritto da noi.
web-credits-games = Giochi
web-credits-shitenno = Un gioco di Cedric Lefebvre, pubblicato da Ludonaute nel 2011.
web-credits-shitenno-figures = Le regole seguono i regolamenti tedesco e italiano; i valori del tabellone sono letti da una scansione. Per carte e tessere i regolamenti danno solo i totali: quante siano per tipo viene dal conteggio di un proprietario.
web-credits-shogun = Un gioco di Dirk Henn, pubblicato da Queen Games nel 2006.
web-credits-shogun-figures = Le regole seguono il regolamento tedesco; i valori delle province sono letti da scansioni dei materiali stampati. Confini e rotte marittime del lato Luna e il comportamento della torre sono ricostruiti; i nomi di regioni e casate sono nostri.
web-credits-tenjo = Un gioco di Scott Tepper, pubblicato da Why Spire? Games.
web-credits-tenjo-figures = Le regole seguono un compendio tedesco; qualche punto viene da recensioni pubbliche. Il tabellone e le carte sono una nostra ricostruzione: la mappa con i suoi nomi, le carte Castello, il numero e i valori delle carte Elemento e Anello e tutte le carte Destino.
web-credits-maps = Mappe
web-credits-land = Terre e confini sono ricavati dalle aree amministrative (N03, 2020) della National Land Numerical Information del Ministero giapponese del Territorio, delle Infrastrutture, dei Trasporti e del Turismo, unite e semplificate da noi:
web-credits-lakes = Il lago Biwa viene da Natural Earth (pubblico dominio).
web-credits-drawings = Disegni
web-credits-own = Stemmi, motivi, carte e tabelloni sono disegnati apposta per Tenka, con forme geometriche.
web-credits-font = Carattere
web-credits-shippori = I titoli sono in Shippori Mincho di FONTDASU (SIL Open Font License 1.1), ridotto alle lettere usate; le vocali lunghe ā, ē, ō, ū sono aggiunte nostre.
web-credits-libraries = Librerie
