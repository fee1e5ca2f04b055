## Replays of finished games
replay-watch = Rivedi la partita
replay-leave = Torna al tavolo
replay-controls = Replay
replay-play = Avvia
replay-pause = Pausa
replay-speed = Velocità
replay-times = { $speed }×
replay-eyes = Vista di
replay-eyes-none = Spettatore
replay-eyes-all = Tutte le mani scoperte
replay-hands = Mani
replay-hands-none = Nulla di nascosto.
replay-copy = Copia il link a questo momento
replay-copied = Link copiato.
replay-not-copied = Non è stato possibile copiare il link. Lo trovi nella barra degli indirizzi.
replay-turning = Svolta per { $name }.
replay-mistake = Qui { $name } aveva una scelta migliore.
replay-mark-before = Al segno precedente
replay-mark-after = Al segno successivo
replay-refused = Stai rivedendo la partita: per giocare torna al momento attuale.

## Checking a game
replay-check = Controlla la partita
replay-checking = Sto rigiocando tutte le mosse…
replay-check-passed = Controllo superato: nulla è stato cambiato o deciso in anticipo.
replay-check-failed = Controllo non superato.
replay-check-again = Riprova
replay-check-published = All’inizio è stata pubblicata questa impronta: { $fingerprint }
replay-check-kept = All’inizio è stata pubblicata questa impronta, e questo browser l’ha conservata: { $fingerprint }
replay-check-other = Ora la partita mostra l’impronta { $fingerprint }, ma all’inizio questo browser ha visto { $kept }.
replay-check-fits = Il tuo browser ha calcolato l’impronta del seed { $seed }: corrisponde.
replay-check-fits-not = Il tuo browser ha calcolato l’impronta del seed { $seed }: non corrisponde.
replay-check-verified =
    { $moves ->
        [one] Il server ha rigiocato 1 mossa: carte, dadi e risultato derivano dal seed.
       *[other] Il server ha rigiocato tutte le { $moves } mosse: carte, dadi e risultato derivano dal seed.
    }
replay-check-fingerprint-differs = Il seed non è quello annunciato all’inizio.
replay-check-events-differ =
    { $move ->
        [0] La preparazione non deriva dal seed.
       *[other] Ciò che è successo alla mossa { $move } non deriva dal seed.
    }
replay-check-move-illegal = La mossa { $move } è contro le regole. { $why }
replay-check-result-differs = Tutte le { $move } mosse sono valide, ma il risultato non ne deriva.
replay-fair = La partita è stata regolare?
replay-fair-how = Ogni carta dipendeva da un numero segreto, il seed, scelto prima di cominciare. La sua impronta era visibile fin dall’inizio, perciò nessuno poteva cambiarlo; ora che la partita è finita, chiunque può controllare che seed e impronta corrispondano.
replay-fingerprint = Impronta del seed, visibile fin dall’inizio
replay-seed = Seed
replay-record = Scarica la registrazione
replay-verify = Per controllarla usa:

## Several people at one device
replay-pass-to = Passa il dispositivo a { $name }
replay-pass-why = Le carte sono nascoste. Ora dovrebbe guardare solo { $name }.
replay-pass-ready = Sono { $name }: mostra le mie carte
