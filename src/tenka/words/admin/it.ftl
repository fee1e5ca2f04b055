cli-admin = Gestisci persone e tavoli del tuo server, anche mentre è in funzione. WHO è un nome utente, un ID o un nome.
cli-admin-people = Elenca le persone, dalle più recenti, o quelle con TEXT nel nome o nel nome utente.
cli-admin-tables = Elenca i tavoli, a partire dagli ultimi usati.
cli-admin-reports = Elenca le segnalazioni, a partire dalle più vecchie.
cli-admin-log = Mostra che cosa hanno fatto i gestori, a partire dalle azioni più recenti.
cli-admin-processes = Elenca i processi del server su un database PostgreSQL e i loro compiti.
cli-admin-notices = Elenca i messaggi ai giocatori che non è stato possibile consegnare, a partire dai più recenti.
cli-admin-retry-notices = Rinvia i messaggi non consegnati: tutti o solo quelli a WHO. Ciò che non vale più non parte.
cli-admin-drop-notices = Elimina i messaggi non consegnati: tutti o solo quelli a WHO.
cli-admin-ban = Blocca una persona: la disconnette ovunque e non la lascia più accedere.
cli-admin-unban = Toglie un blocco.
cli-admin-rename = Dà a una persona un altro nome.
cli-admin-close = Chiude una segnalazione; il testo citato viene eliminato.
cli-admin-delete-person = Elimina un profilo e tutto ciò che è salvato su di esso. Le partite restano, senza il nome.
cli-admin-delete-table = Elimina un tavolo con la sua partita e la sua chat.
option-admin-banned = Solo le persone bloccate.
option-admin-accounts = Solo chi ha un profilo.
option-admin-page = Pagina da mostrare. Predefinita: 1.
option-admin-status = Solo i tavoli in questo stato: open, running o over.
option-admin-of = Solo i tavoli di questa persona.
option-admin-closed = Segnalazioni chiuse, a partire dalle più recenti.
option-admin-channel = Solo questo canale: email, push o hook.
option-admin-reason = Motivo, per il registro; nessun giocatore lo vede.
option-admin-yes = Non chiedere conferma.
admin-nothing = Nessun risultato.
admin-more = Ci sono altri risultati: aggiungi --page.
admin-confirm =
    { $act ->
        [delete-person] Eliminare definitivamente { $what }? Non si può annullare. [s/N]
        [drop-notices] { $what ->
            [all] Eliminare tutti i messaggi non consegnati? Non si può annullare. [s/N]
           *[other] Eliminare i messaggi non consegnati a { $what }? Non si può annullare. [s/N]
        }
       *[delete-table] Eliminare definitivamente il tavolo { $what } con la sua partita e la sua chat? Non si può annullare. [s/N]
    } { "" }
admin-guest = ospite
admin-person-since = qui dal { $when }
admin-person-seen = ultimo accesso { $when }
admin-person-tables =
    { $count ->
        [one] 1 tavolo
       *[other] { $count } tavoli
    }
admin-person-reports =
    { $count ->
        [one] 1 segnalazione aperta
       *[other] { $count } segnalazioni aperte
    }
admin-person-banned = BLOCCO dal { $when }
admin-table-open = aperto
admin-table-running = in corso
admin-table-over = finito
admin-table-public = pubblico
admin-table-private = privato
admin-table-nobody = nessuna persona
admin-table-used = ultimo uso { $when }
admin-process-since = attivo dal { $when }
admin-process-seen = ultimo segnale { $seconds } s fa
admin-process-tables =
    { $count ->
        [one] 1 tavolo in memoria
       *[other] { $count } tavoli in memoria
    }
admin-process-sockets =
    { $count ->
        [one] 1 connessione
       *[other] { $count } connessioni
    }
admin-process-places =
    calcola in { $count } { $count ->
        [one] processo
       *[other] processi
    }
admin-process-lag = gli annunci impiegano { $milliseconds } ms
admin-jobs = Compiti «{ $kind }»: { $held } assegnati, { $waiting } in attesa
admin-page-processes = Processi
admin-page-jobs = Compiti
admin-column-host = Computer
admin-column-pid = Processo
admin-column-version = Versione
admin-column-since = Attivo dal
admin-column-seen = Ultimo segnale (s)
admin-column-tables = Tavoli
admin-column-sockets = Connessioni
admin-column-places = Processi di calcolo
admin-column-lag = Annunci (ms)
admin-column-kind = Compito
admin-column-held = Assegnati
admin-column-waiting = In attesa
admin-column-oldest = In attesa da (s)
admin-channel-email = e-mail
admin-channel-push = browser
admin-channel-hook = webhook
admin-notices-count =
    { $count ->
        [one] 1 messaggio
       *[other] { $count } messaggi
    }
admin-notices-why =
    { $why ->
        [no] motivo sconosciuto
       *[other] { $why }
    }
admin-report-remark = Messaggio in chat di
admin-report-name = Nome:
admin-report-why = Motivo: { $why }
admin-report-by = Segnalato da: { $name } ({ $id })
admin-report-about = ID dell’autore: { $id }
admin-report-table = Tavolo: { $id }
admin-report-closed = Chiusa: { $when }
admin-done-ban =
    { $reason ->
        [no] Blocco attivo: { $name } ({ $person }).
       *[other] Blocco attivo: { $name } ({ $person }). Motivo: { $reason }
    }
admin-done-unban = Blocco tolto: { $name } ({ $person }).
admin-done-rename = { $name } ora si chiama { $new } ({ $person }).
admin-done-delete-person = Dati eliminati: { $name } ({ $person }).
admin-done-delete-table = Tavolo { $table } eliminato.
admin-done-close = Segnalazione { $report } su { $name } chiusa.
admin-done-retry-notices =
    { $count ->
        [0] Nessun messaggio non consegnato.
        [one] 1 messaggio non consegnato viene rinviato.
       *[other] { $count } messaggi non consegnati vengono rinviati.
    }
admin-done-drop-notices =
    { $count ->
        [0] Nessun messaggio non consegnato.
        [one] 1 messaggio non consegnato eliminato.
       *[other] { $count } messaggi non consegnati eliminati.
    }
