## Hints
insight-hint-title = Che mossa farebbe il bot?
insight-hint-thinking = Il bot sta pensando…
insight-hint-again = Chiedi di nuovo
insight-hint-late = Nel frattempo è successo qualcosa: ora il bot potrebbe vederla diversamente.
insight-hint-share = Probabilità di vittoria
insight-hint-choice = Suggerimento { $number }
insight-hint-for = A favore:
insight-hint-against = Contro:
insight-reason-feature = Più avanti in media { $one } invece di { $usual }: { $feature }.
insight-reason-equal =
    { $ahead ->
        [yes] Sembra meglio del primo suggerimento, ma la differenza rientra nel margine di errore ({ $points } partite su 100).
       *[no] Vale quanto il primo suggerimento: la differenza rientra nel margine di errore ({ $points } partite su 100).
    }
insight-reason-behind =
    { $points ->
        [one] Su 100 partite ne vince circa 1 in meno del primo suggerimento.
       *[other] Su 100 partite ne vince circa { $points } in meno del primo suggerimento.
    }
insight-reason-chance = Così vinci circa { $points } partite su 100.
insight-hint-try = Provala
insight-hint-do = Prepara questa mossa
insight-hint-about = Il bot sa solo quello che sai tu. Le probabilità sono stime, con un margine di qualche punto: tra suggerimenti vicini non c’è vera differenza.

## Trying things out
insight-trial-line = Stai facendo una prova: queste mosse non contano.
insight-trial-short = Prova: le mosse non contano.
insight-trial-over = Qui finirebbe la partita: vince { $name }.
insight-trial-thinking = Gli altri stanno pensando…
insight-trial-due = Nella partita vera tocca a te!
insight-trial-late = Intanto la partita è andata avanti.
insight-trial-restart = Ricomincia
insight-trial-leave = Esci dalla prova
insight-trial-title = Prova
insight-trial-from-here = Da qui comincia la prova
insight-trial-lost = Questa prova non è più disponibile.
insight-trial-beginning = Sei all’inizio della prova: non c’è nulla da annullare.
insight-trial-refused = Stai facendo una prova: esci prima di rivedere la partita.

## The analysis
insight-analysis-about = Chi aveva più probabilità di vincere, quando la partita è cambiata, quanto ha contato il gioco e quanto la fortuna. Sono stime: da ogni momento i bot hanno continuato la partita molte volte.
insight-analysis-ask = Analizza la partita
insight-analysis-takes = Intanto puoi fare altro.
insight-analysis-working = Analisi in corso: { $done }
insight-analysis-waiting =
    { $place ->
        [1] L’analisi comincia appena ne finisce un’altra.
       *[other] L’analisi è in attesa: numero { $place } in coda.
    }
insight-analysis-left-moment = Quasi finita.
insight-analysis-left-seconds = Ancora circa { $count } secondi.
insight-analysis-left-minutes =
    { $count ->
        [one] Ancora circa un minuto.
       *[other] Ancora circa { $count } minuti.
    }
insight-analysis-cancel = Annulla l’analisi
insight-analysis-chart = Probabilità di vittoria
insight-analysis-chart-keys = Spostati da un punto all’altro con le frecce; con Invio vedi la situazione.
insight-analysis-readout = Punto { $place } di { $places }: { $chances }
insight-analysis-beginning = L’inizio
insight-analysis-go = Mostra questo momento
insight-analysis-table = Vedi i numeri in tabella
insight-analysis-point = Che cosa è successo
insight-analysis-turning = Punti di svolta
insight-analysis-turning-none = Nessuna singola mossa ha cambiato molto.
insight-analysis-by-play = per una mossa di { $name }
insight-analysis-by-plan = per il piano di { $name }
insight-analysis-by-luck = per il caso: { $kind }
insight-analysis-ledger = Fortuna e gioco
insight-analysis-ledger-how = In punti su 100 di probabilità di vittoria. Sue mosse: quanto hanno reso o sono costate rispetto a ciò che avrebbe consigliato un suggerimento; chi segue i suggerimenti non perde nulla. Fortuna: tutto il resto. Dopo ± c’è il margine di errore.
insight-analysis-luck = Fortuna
insight-analysis-own = Sue mosse
insight-analysis-title = Analisi: { $game }
insight-analysis-open = Apri l’analisi completa
insight-analysis-back = Torna al tavolo
insight-analysis-chart-walk = Ripercorri la partita con le frecce o con un tocco: il tabellone mostra ogni situazione.
insight-analysis-mistakes = Che cosa poteva andare meglio
insight-analysis-mistakes-none = Nessun errore evidente: i suggerimenti non avrebbero reso molto di più.
insight-analysis-did = Giocato:
insight-analysis-better = Meglio:
insight-analysis-worth =
    { $points ->
        [one] Vale circa 1 partita su 100.
       *[other] Vale circa { $points } partite su 100.
    }
insight-analysis-from-to = { $start } all’inizio, { $end } alla fine
insight-analysis-others-gave = Mosse degli altri { $change }
insight-analysis-unforeseen = Quello che nessuno poteva prevedere

## Marks in the log
insight-mark-strong = mossa forte
insight-mark-weak = mossa debole
insight-mark-lucky = fortuna
insight-mark-unlucky = sfortuna
insight-mark-told = { $mark }: { $name } { $change }
insight-mark-legend = I segni nella cronaca, dopo l’analisi
insight-mark-about-strong = una mossa che ha aumentato di molto la probabilità di vincere di chi l’ha fatta
insight-mark-about-weak = una mossa nettamente peggiore di un suggerimento
insight-mark-about-lucky = il caso ha aiutato nettamente qualcuno
insight-mark-about-unlucky = il caso ha danneggiato nettamente qualcuno

## The end
insight-end-skip = Salta
insight-end-won = Hai vinto!
insight-end-won-by =
    { $points ->
        [one] Hai vinto per 1 punto!
       *[other] Hai vinto per { $points } punti!
    }
insight-end-won-tie = Hai vinto allo spareggio!
insight-end-shared = Una vittoria condivisa!
insight-end-lost =
    Ha vinto { $name }. Sei { $place ->
        [2] al secondo posto
        [3] al terzo posto
        [4] al quarto posto
        [5] al quinto posto
       *[other] in posizione { $place }
    }.
insight-end-lost-by =
    Ha vinto { $name }. Sei { $place ->
        [2] al secondo posto
        [3] al terzo posto
        [4] al quarto posto
        [5] al quinto posto
       *[other] in posizione { $place }
    }, a { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }.
insight-end-over = Ha vinto { $name }.
insight-end-over-by =
    { $points ->
        [one] Ha vinto { $name } per 1 punto.
       *[other] Ha vinto { $name } per { $points } punti.
    }
insight-end-picture = Condividi come immagine
