## Pages
web-home = Tenka: vai ai giochi
web-lobby = Giochi
web-account = Profilo
web-credits = Crediti e fonti
web-rules = Regole
web-boxes = Scatole
web-ratings = I migliori
web-interface = Per sviluppatori
web-nowhere = Questa pagina non esiste.
web-no-such-game = Questo gioco non c’è.
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
web-theme = Tema
web-theme-auto = Automatico
web-theme-light = Chiaro
web-theme-dark = Scuro
web-motion = Animazioni
web-motion-auto = Automatiche
web-motion-slow = Lente
web-motion-full = Normali
web-motion-quick = Veloci
web-motion-none = Disattivate
web-sound = Suoni
web-marks = Motivi oltre ai colori dei giocatori

## Games
web-players = Da { $fewest } a { $most } giocatori
web-players-exactly =
    { $count ->
        [one] 1 giocatore
       *[other] { $count } giocatori
    }
web-play-bots =
    { $count ->
        [1] Gioca contro un bot
        [2] Gioca contro due bot
        [3] Gioca contro tre bot
        [4] Gioca contro quattro bot
       *[other] Gioca contro { $count } bot
    }
web-begin = Inizia

## A new table
web-learn = Impara in dieci minuti
web-new-table = Nuovo tavolo
web-new-table-of = Nuovo tavolo: { $game }
web-bots-level = Quanto sono forti i bot
web-how-many = Giocatori
web-seats = Posti al tavolo
web-seat = Posto { $number }
web-seat-me = Tu
web-seat-open = Posto libero
web-seat-here = Qualcuno su questo dispositivo
web-seat-here-name = Nome
web-seat-here-player = Giocatore { $number }
web-seat-here-why = Condividete questo dispositivo: tra un turno e l’altro le carte di tutti restano nascoste.
web-seat-bot = Bot: { $bot }
web-house = La tua casata
web-house-any = Quella che resta
web-house-taken = { $house }: già di { $name }
web-more-options = Altre opzioni ({ $count })
web-who-joins = Chi può sedersi ai posti liberi
web-by-link = Solo chi ha il link
web-public = Chiunque
web-pause = Breve pausa prima di ogni mossa dei bot, per seguirle meglio
web-hints = Suggerimenti: si può chiedere che mossa farebbe il bot
web-hints-why = Tutti al tavolo vedono che i suggerimenti sono attivi.
web-rated = Partita classificata
web-rated-why = Conta per il tuo punteggio: solo con un profilo, senza suggerimenti né prove; con altre persone, solo con un limite di tempo.
web-time-days =
    { $n ->
        [one] 1 giorno
       *[other] { $n } giorni
    }
web-time-hours = { $n } h
web-time-minutes = { $n } min
web-time-seconds = { $n } s
web-time-each = { $time } per decisione
web-left = ancora { $time }
web-stands-weekend = fermo per il fine settimana
web-stands-alone = fermo: non gioca nessun altro
web-stands-suspended = pausa concordata
web-stands-holiday = in vacanza
web-open-table = Apri il tavolo

## Tables
web-mine = Le mie partite
web-mine-waiting =
    { $count ->
        [one] in una tocca a te
       *[other] in { $count } tocca a te
    }
web-mine-empty = Non hai partite in corso. Quando ne avrai, le troverai qui: prima quelle in cui tocca a te.
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
web-somebody-gone = utente eliminato
web-just-now = poco fa
web-state-yours = Tocca a te
web-state-waits = In attesa di { $who }
web-waited-bots =
    { $count ->
        [one] un bot
       *[other] { $count } bot
    }
web-waited-gone = utente eliminato
web-state-running = In corso
web-state-steward = Il sostituto gioca per te
web-state-called-off = Annullata
web-state-vacant = C’è un posto libero
web-state-open = In attesa di giocatori
web-state-full = Pronti a cominciare
web-state-over = Finita
web-go-on = Gioca
web-look = Apri
web-watch = Guarda
web-copy-link = Copia il link
web-link-copied = Link copiato: mandalo a un amico.
web-sit-down = Siediti
web-quick-match = Partita rapida
web-quick-match-players = In quanti giocare la partita rapida
web-invitations = Inviti
web-invited = Hai ricevuto un invito a giocare.
web-invited-by = { $name } ti invita a giocare.
web-accept = Gioca
web-decline = No, grazie
web-filter = Quali tavoli mostrare
web-filter-game = Tutti i giochi
web-filter-players = Quanti giocatori: indifferente
web-filter-language = Tutte le lingue
web-quick-match-speed = A che ritmo giocare la partita rapida
web-speed-none = Senza limiti di tempo
web-speed-live = In una serata
web-speed-daily = Una mossa al giorno
web-filter-speed = A qualsiasi ritmo
web-filter-rated = Classificate o no
web-filter-rated-yes = Classificate
web-filter-rated-no = Amichevoli

## People
web-name = Nome
web-name-ask = Come ti chiami?
web-name-why = È il nome che vedono gli altri al tavolo.
web-as-guest = Stai giocando come ospite, con il nome { $name }. Questo browser si ricorda di te.
web-as-account = Hai effettuato l’accesso come { $login }.
web-log-in = Accedi
web-logged-in = Accesso effettuato.
web-log-out = Esci
web-log-out-everywhere = Esci da tutti i dispositivi
web-logged-out = Disconnessione effettuata.
web-login = Nome utente
web-login-hint = Almeno 3 lettere, cifre o simboli. Serve solo a te, per accedere.
web-password = Password
web-password-hint = Almeno 10 caratteri.
web-password-old = Password attuale
web-password-new = Nuova password
web-password-change = Cambia password
web-password-change-why = Dovrai accedere di nuovo su tutti gli altri dispositivi.
web-password-changed = Password cambiata.
web-register = Crea un profilo
web-register-guest = Così ritrovi le tue partite su ogni dispositivo. Nome e partite restano come sono.
web-register-new = Puoi giocare anche senza; con un profilo ritrovi le tue partite su ogni dispositivo.
web-registered = Profilo creato.
web-bring = Aggiungi al profilo le partite giocate come ospite
web-data = I tuoi dati
web-data-why = Scarica una copia di tutto ciò che è salvato su di te, oppure cancellalo.
web-export = Scarica
web-delete = Cancella i miei dati…
web-delete-sure = Cancellare tutti i tuoi dati?
web-delete-why = Nome, nome utente e password vengono cancellati subito e per sempre. Le partite giocate con altri restano, senza il tuo nome; in quelle in corso gioca il sostituto, se il tavolo ne prevede uno, altrimenti nessuno.
web-delete-yes = Cancella per sempre
web-deleted = Tutti i tuoi dati sono stati cancellati.

## Credits
web-credits-about = Tenka è un progetto di appassionati, libero e open source (MIT). Le regole di un gioco si possono usare liberamente, le immagini e i testi degli editori no: per questo qui è tutto disegnato e scritto da noi.
web-credits-games = Giochi
web-credits-maps = Mappe
web-credits-land = Terre e confini sono ricavati dalle aree amministrative (N03, 2020) della National Land Numerical Information del Ministero giapponese del Territorio, delle Infrastrutture, dei Trasporti e del Turismo, unite e semplificate da noi:
web-credits-lakes = Il lago Biwa viene da Natural Earth (pubblico dominio).
web-credits-drawings = Disegni
web-credits-own = Stemmi, motivi, carte e tabelloni sono disegnati apposta per Tenka, con forme geometriche.
web-credits-font = Caratteri
web-credits-shippori = I titoli sono in Shippori Mincho di FONTDASU (SIL Open Font License 1.1), ridotto alle lettere usate; le vocali lunghe ā, ē, ō, ū sono aggiunte nostre.
web-credits-source-sans = I testi sono in una versione di Source Sans 3 di Paul D. Hunt (© Adobe, SIL Open Font License 1.1), ridotta alle lettere latine e rinominata.
web-credits-libraries = Librerie
web-records = Registrazioni
