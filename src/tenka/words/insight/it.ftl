## Hints
insight-hint-title = Che cosa farebbe il bot?
insight-hint-thinking = Il bot sta pensando…
insight-hint-again = Chiedi di nuovo
insight-hint-late = Nel frattempo è successo qualcosa: ora il bot potrebbe vederla diversamente.
insight-hint-share = Probabilità di vittoria
insight-hint-choice = Proposta { $number }
insight-hint-for = A favore:
insight-hint-against = Contro:
insight-hint-more = più: { $features }
insight-hint-less = meno: { $features }
insight-hint-try = Prova
insight-hint-do = Prepara così
insight-hint-about = Il bot sa solo quello che sai tu. Le probabilità sono stime con un margine di pochi punti: proposte vicine tra loro si equivalgono.

## Trying things out
insight-trial-line = Stai facendo una prova: nulla di tutto questo conta.
insight-trial-short = Prova: nulla conta.
insight-trial-over = Qui finirebbe la partita: vince { $name }.
insight-trial-thinking = Gli altri stanno pensando…
insight-trial-due = Nella partita tocca a te!
insight-trial-late = Intanto la partita è andata avanti.
insight-trial-restart = Ricomincia
insight-trial-leave = Esci
insight-trial-title = Prova
insight-trial-from-here = Da qui in poi è una prova
insight-trial-lost = La tua prova non si può più mostrare.
insight-trial-beginning = Hai cominciato qui: non c’è nulla da annullare.
insight-trial-refused = Stai facendo una prova. Prima esci, poi puoi percorrere la storia.

## The analysis
insight-analysis-about = Chi aveva quali probabilità, dove la partita è girata e che cosa è stata fortuna. Tutto è stimato: dalle posizioni vere i bot giocano avanti.
insight-analysis-ask = Analizza la partita
insight-analysis-takes = Intanto puoi guardare altro.
insight-analysis-working = Analisi in corso: { $done }
insight-analysis-waiting =
    { $place ->
        [1] L’analisi comincia appena ne finisce un’altra.
       *[other] L’analisi è in attesa: è la numero { $place } in coda.
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
insight-analysis-chart-keys = Le frecce vanno da un punto all’altro, Invio mostra la posizione.
insight-analysis-readout = Punto { $place } di { $places }: { $chances }
insight-analysis-beginning = L’inizio
insight-analysis-go = Mostra la posizione
insight-analysis-table = I numeri in una tabella
insight-analysis-point = Che cosa è successo
insight-analysis-turning = Punti di svolta
insight-analysis-turning-none = Nessuna singola mossa ha cambiato molto.
insight-analysis-by-play = per una mossa di { $name }
insight-analysis-by-plan = per il piano di { $name }
insight-analysis-by-luck = per fortuna: { $kind }
insight-analysis-ledger = Fortuna e bravura
insight-analysis-ledger-how = In punti percentuali della probabilità di vittoria. Per ognuno: probabilità iniziale + fortuna + mosse proprie + mosse altrui = com’è finita. Dopo ± c’è l’errore standard.
insight-analysis-start = Inizio
insight-analysis-luck = Fortuna
insight-analysis-own = Mosse proprie
insight-analysis-others = Mosse altrui
insight-analysis-end = Fine
insight-analysis-luck-by = Su che cosa ha deciso il caso

## Marks in the log
insight-mark-strong = mossa forte
insight-mark-weak = mossa debole
insight-mark-lucky = fortuna
insight-mark-unlucky = sfortuna
insight-mark-told = { $mark }: { $name } { $change }
insight-mark-legend = Segni nella cronaca, quando la partita è analizzata
insight-mark-about-strong = una mossa che ha alzato nettamente la propria probabilità di vittoria
insight-mark-about-weak = una mossa che l’ha abbassata nettamente
insight-mark-about-lucky = il caso ha aiutato nettamente qualcuno
insight-mark-about-unlucky = il caso ha danneggiato nettamente qualcuno
