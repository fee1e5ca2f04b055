## Devices
people-devices = Dispositivi
people-devices-why = Dove hai effettuato l’accesso.
people-device =
    { $browser ->
        [chrome] Chrome
        [edge] Edge
        [firefox] Firefox
        [opera] Opera
        [safari] Safari
        [samsung] Samsung Internet
       *[other] Browser sconosciuto
    } { $system ->
        [android] su Android
        [chromeos] su ChromeOS
        [ios] su iPhone o iPad
        [linux] su Linux
        [macos] su Mac
        [windows] su Windows
       *[other] { "" }
    }
people-device-this = Questo dispositivo
people-device-seen = Ultimo uso: { $when }
people-device-since = Accesso del { $date }
people-device-now = adesso
people-device-end = Disconnetti
people-device-end-of = Disconnetti { $device }
people-device-ended = Il dispositivo è stato disconnesso.
people-devices-end-others = Disconnetti tutti gli altri dispositivi
people-devices-ended = Tutti gli altri dispositivi sono stati disconnessi.

## Passkeys
people-passkey = Passkey
people-passkeys = Passkey
people-passkeys-why = Accedi con l’impronta, il volto o il PIN del dispositivo, senza password.
people-passkeys-not-here = A questo indirizzo o in questo browser le passkey non funzionano.
people-passkey-name = Nome della passkey
people-passkey-name-hint = Per esempio il dispositivo su cui si trova. Lo vedi solo tu.
people-passkey-first = La mia passkey
people-passkey-add = Aggiungi una passkey
people-passkey-added = Passkey aggiunta.
people-passkey-used = Ultimo uso: { $when }
people-passkey-unused = Mai usata finora
people-passkey-rename = Rinomina
people-passkey-rename-of = Rinomina { $name }
people-passkey-remove = Rimuovi
people-passkey-remove-of = Rimuovi { $name }
people-passkey-removed = Passkey rimossa.
people-passkey-last = È il tuo unico modo di accedere, perciò non si può rimuovere. Prima aggiungi un’altra passkey o una password.
people-passkey-log-in = Accedi con una passkey
people-register-how = Come accederai
people-password-first = Aggiungi una password
people-asks-for-passkey = Il browser ti chiederà la passkey.

## Pages of people
people-nobody = Questo giocatore non esiste.
people-page = La tua pagina
people-page-why = Gli altri possono cercarti. Scegli lo stemma e chi può vedere che cosa.
people-page-change = Modifica la pagina
people-page-look = Vedi la pagina
people-face-crest = Stemma
people-face-pattern = Motivo
people-face-colour = Colore
people-crest-mitsudomoe = Tre virgole
people-crest-kuyo = Nove stelle
people-crest-rokumonsen = Sei monete
people-crest-mitsu-uroko = Tre scaglie
people-crest-yotsuwari-bishi = Quattro rombi
people-crest-umebachi = Fiore di susino
people-crest-mitsu-hikiryo = Tre barre
people-crest-kikyo = Campanula
people-pattern-seigaiha = Onde
people-pattern-asanoha = Foglie di canapa
people-pattern-shippo = Anelli intrecciati
people-pattern-kikko = Guscio di tartaruga
people-pattern-uroko = Scaglie
people-pattern-yagasuri = Piume di freccia
people-colour-vermilion = Vermiglio
people-colour-gold = Oro
people-colour-lapis = Lapislazzuli
people-colour-wisteria = Glicine
people-colour-ink = Inchiostro
people-colour-green = Verde
people-shown = Chi può vedere
people-part-games = Partite finite
people-part-opponents = Avversari
people-part-ratings = Punteggi di forza
people-part-reliability = Affidabilità
people-shown-everyone = Tutti
people-shown-friends = Solo gli amici
people-shown-nobody = Solo io
people-likes = A che cosa gioca
people-likes-line =
    { $games ->
        [one] 1 partita,
       *[other] { $games } partite,
    } { $won } vinte
people-no-games = Ancora nessuna partita finita.
people-latest = In questa pagina contano solo le ultime { $games } partite.
people-reliability = Rispetto dei tempi
people-reliability-line = { $share } delle partite a tempo giocate fino in fondo senza sostituto ({ $kept } su { $games }).
people-played = Partite finite
people-played-with = con { $names }
people-played-place = { $place }º su { $players }
people-played-rated = classificata
people-opponents = Avversari
people-together =
    { $count ->
        [one] 1 partita insieme
       *[other] { $count } partite insieme
    }
people-more = Mostra altro

## Friends
people-circle = Chi conosci
people-circle-why = Gli amici vedono anche quello che mostri solo agli amici.
people-circle-empty = Ancora nessuno. Cerca qualcuno con cui hai giocato e chiedi l’amicizia.
people-circle-friends = Amici
people-circle-asking = Ti chiedono l’amicizia
people-circle-asked = Richieste inviate
people-circle-recent = Avversari recenti
people-circle-ignored = Ignorati
people-circle-act = { $act }: { $name }
people-friend = Siete amici
people-friend-ask = Chiedi l’amicizia
people-friend-asked = Hai chiesto l’amicizia
people-friend-withdraw = Ritira
people-friend-accept = Accetta
people-friend-refuse = Rifiuta
people-friend-end = Togli dagli amici
people-ignore = Ignora
people-ignore-end = Non ignorare più
people-ignored-why = Ignori questa persona: non ricevi i suoi inviti e la partita rapida non vi mette allo stesso tavolo. Lei non lo saprà.

## Ratings
people-ratings = Punteggi di forza
people-rating-interval = quasi certamente tra { $low } e { $high }
people-rating-games =
    { $count ->
        [one] Dopo 1 partita classificata.
       *[other] Dopo { $count } partite classificate.
    }
people-rating-equals = Forte almeno quanto il bot «{ $bot }».
people-rating-plot = { $game }: punteggio nel tempo, ora { $figure }
people-board = I migliori
people-board-of = I migliori: { $game }
people-board-why = In ordine di quanto ciascuno vale quasi certamente come minimo. 400 punti in più vogliono dire vincere 10 partite su 11, uno contro uno.
people-board-place = #
people-board-figure = Punteggio
people-board-interval = Quasi certamente tra
people-board-games = Partite
people-board-empty = Nessuno ha ancora finito una partita classificata.
people-board-bots = I bot, per confronto

## Vacanze
people-holidays = Vacanze
people-holidays-why = Nei tuoi giorni liberi il tuo tempo si ferma nelle partite con almeno un giorno per decisione. Ne hai { $days } l’anno; un giorno cominciato è speso.
people-holidays-first = Primo giorno
people-holidays-last = Ultimo giorno
people-holidays-take = Prendi questi giorni
people-holidays-taken = Questi giorni sono tuoi.
people-holidays-left = { $year }: { $days ->
    [one] resta 1 giorno
   *[other] restano { $days } giorni
  }
people-holidays-now = adesso
people-holidays-end = Sono di nuovo qui
people-holidays-back = Rieccoti. Il tuo tempo corre di nuovo.
people-holidays-cancel = Rinuncia
people-holidays-given-back = Questi giorni li puoi riprendere.
