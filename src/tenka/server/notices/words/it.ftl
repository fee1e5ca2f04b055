## Ciò che si manda a chi non è presente: per e-mail, notifica push, webhook e feed
notice-turn-heading = Tocca a te: { $game } con { $others }
notice-turn-action = Apri la partita
notice-short-heading = Il tempo stringe: { $game } con { $others }
notice-short-action = Apri la partita
notice-invited-heading = { $name } ti invita a { $game }
notice-invited-text = C’è un posto che ti aspetta.
notice-invited-action = Vedi il tavolo
notice-over-heading = Partita finita: { $game } con { $others }
notice-over-action = Vedi il risultato
notice-said-heading = { $name } ti ha scritto ({ $game })
notice-said-text = { $private ->
    [yes] È un messaggio privato. Puoi leggerlo al tavolo.
   *[no] Puoi leggere il messaggio al tavolo.
  }
notice-said-action = Leggi il messaggio
notice-vote-heading = { $name } chiede al tavolo ({ $game })
notice-clock-heading = Il tempo di { $name } è scaduto ({ $game })
notice-vote-text = { $vote ->
    [pause] Fermiamo gli orologi per un po’? Rispondi al tavolo.
    [resume] Facciamo ripartire gli orologi? Rispondi al tavolo.
    [extend] Concediamo più tempo? Rispondi al tavolo.
    [call-off] Annulliamo la partita, senza risultato? Rispondi al tavolo.
    [replace] Rimpiazziamo per sempre chi è sparito? Rispondi al tavolo.
   *[stand-in] Deve giocare il sostituto? Se nessuno si oppone, giocherà.
  }
notice-vote-action = Rispondi
notice-called-off = La partita è stata annullata: erano tutti d’accordo. Non c’è risultato.
notice-recap = Dal tuo ultimo turno:
notice-earlier = { $count ->
    [one] … e 1 evento precedente
   *[other] … e { $count } eventi precedenti
  }
notice-no-clock = Fai con calma: non c’è limite di tempo.
notice-left = { $unit ->
    [days] Ti restano circa { $count } giorni.
    [hours] Ti restano circa { $count } ore.
   *[minutes] { $count ->
        [one] Ti resta circa 1 minuto.
       *[other] Ti restano circa { $count } minuti.
      }
  }
notice-ended = La partita è finita.
notice-won = Hai vinto. Complimenti!
notice-winners = { $count ->
    [one] Vince { $names }.
   *[other] Vittoria condivisa: { $names }.
  }
notice-digest = { $count } messaggi dalle tue partite
notice-footer = Ricevi questo messaggio perché l’hai chiesto a Tenka. Puoi cambiare che cosa ricevi, e quando: { $url }
notice-unsubscribe = Annulla l’iscrizione
notice-test-heading = Un messaggio di prova da Tenka
notice-test-text = Funziona: così saprai quando tocca a te.
notice-test-action = Apri Tenka
notice-confirm-heading = Conferma il tuo indirizzo e-mail
notice-confirm-text = Qualcuno, probabilmente tu, ha inserito questo indirizzo per il profilo «{ $login }» su Tenka. Se l’hai fatto tu, confermalo entro un giorno. Altrimenti ignora questo messaggio.
notice-confirm-action = Conferma l’indirizzo
notice-recover-heading = Scegli una nuova password
notice-recover-text = Qualcuno, probabilmente tu, ha chiesto una nuova password per il profilo «{ $login }» su Tenka. Il link vale una volta sola, per un’ora. Se non l’hai chiesta tu, ignora questo messaggio: non è cambiato nulla.
notice-recover-action = Scegli la password
notice-moved-heading = Il tuo indirizzo e-mail è cambiato
notice-moved-text = Il profilo «{ $login }» su Tenka ora ha un altro indirizzo e-mail. Se non l’hai cambiato tu, accedi e cambia la password e l’indirizzo.
notice-moved-action = Apri il profilo
notice-removed-heading = Il tuo indirizzo e-mail è stato rimosso
notice-removed-text = Il profilo «{ $login }» su Tenka non ha più questo indirizzo e-mail. Se non l’hai tolto tu, accedi, cambia la password e inserisci di nuovo l’indirizzo.
notice-removed-action = Apri il profilo
notice-feed-title = Le tue partite su Tenka
