cli-admin = Kümmere dich um Leute und Tische auf deinem Server, auch während er läuft. WHO ist ein Anmeldename, eine ID oder ein Name.
cli-admin-people = Leute auflisten, die neuesten zuerst, oder die mit TEXT im Namen oder Anmeldenamen.
cli-admin-tables = Tische auflisten, die zuletzt benutzten zuerst.
cli-admin-reports = Meldungen auflisten, die ältesten zuerst.
cli-admin-log = Zeigen, was Betreiber getan haben, das Neueste zuerst.
cli-admin-processes = Die Serverprozesse an einer PostgreSQL-Datenbank und ihre Aufgaben auflisten.
cli-admin-notices = Nachrichten an Spieler auflisten, die nicht zugestellt werden konnten, die neuesten zuerst.
cli-admin-retry-notices = Nicht zugestellte Nachrichten noch einmal senden: alle oder nur die an WHO. Was nicht mehr stimmt, geht nicht hinaus.
cli-admin-drop-notices = Nicht zugestellte Nachrichten löschen: alle oder nur die an WHO.
cli-admin-ban = Jemanden sperren: überall abmelden und nicht mehr anmelden lassen.
cli-admin-unban = Eine Sperre aufheben.
cli-admin-rename = Jemandem einen anderen Namen geben.
cli-admin-close = Eine Meldung schließen; der zitierte Text wird gelöscht.
cli-admin-delete-person = Ein Konto mit allem löschen, was darüber gespeichert ist. Die Partien bleiben, ohne den Namen.
cli-admin-delete-table = Einen Tisch mit Partie und Chat löschen.
option-admin-banned = Nur Gesperrte.
option-admin-accounts = Nur Leute mit Konto.
option-admin-page = Seite, die gezeigt wird. Standard: 1.
option-admin-status = Nur Tische in diesem Zustand: open, running oder over.
option-admin-of = Nur die Tische dieser Person.
option-admin-closed = Geschlossene Meldungen, die neuesten zuerst.
option-admin-channel = Nur dieser Kanal: email, push oder hook.
option-admin-reason = Grund, fürs Protokoll; niemand von den Spielern sieht ihn.
option-admin-yes = Nicht nachfragen.
admin-nothing = Nichts gefunden.
admin-more = Es gibt noch mehr: --page angeben.
admin-confirm =
    { $act ->
        [delete-person] { $what } endgültig löschen? Das lässt sich nicht rückgängig machen. [j/N]
        [drop-notices] { $what ->
            [all] Alle nicht zugestellten Nachrichten löschen? Das lässt sich nicht rückgängig machen. [j/N]
           *[other] Die nicht zugestellten Nachrichten an { $what } löschen? Das lässt sich nicht rückgängig machen. [j/N]
        }
       *[delete-table] Tisch { $what } mit Partie und Chat endgültig löschen? Das lässt sich nicht rückgängig machen. [j/N]
    } { "" }
admin-guest = Gast
admin-person-since = hier seit { $when }
admin-person-seen = zuletzt da { $when }
admin-person-tables =
    { $count ->
        [one] 1 Tisch
       *[other] { $count } Tische
    }
admin-person-reports =
    { $count ->
        [one] 1 offene Meldung
       *[other] { $count } offene Meldungen
    }
admin-person-banned = GESPERRT seit { $when }
admin-table-open = offen
admin-table-running = läuft
admin-table-over = beendet
admin-table-public = öffentlich
admin-table-private = privat
admin-table-nobody = keine Leute
admin-table-used = zuletzt benutzt { $when }
admin-process-since = läuft seit { $when }
admin-process-seen = zuletzt gemeldet vor { $seconds } s
admin-process-tables =
    { $count ->
        [one] 1 Tisch im Speicher
       *[other] { $count } Tische im Speicher
    }
admin-process-sockets =
    { $count ->
        [one] 1 Verbindung
       *[other] { $count } Verbindungen
    }
admin-process-places =
    rechnet in { $count } { $count ->
        [one] Prozess
       *[other] Prozessen
    }
admin-process-lag = Ankündigungen brauchen { $milliseconds } ms
admin-jobs = Aufgaben „{ $kind }“: { $held } vergeben, { $waiting } wartend
admin-page-processes = Prozesse
admin-page-jobs = Aufgaben
admin-column-host = Rechner
admin-column-pid = Prozess
admin-column-version = Version
admin-column-since = Läuft seit
admin-column-seen = Zuletzt gemeldet (s)
admin-column-tables = Tische
admin-column-sockets = Verbindungen
admin-column-places = Rechenprozesse
admin-column-lag = Ankündigungen (ms)
admin-column-kind = Aufgabe
admin-column-held = Vergeben
admin-column-waiting = Wartend
admin-column-oldest = Wartet seit (s)
admin-channel-email = E-Mail
admin-channel-push = Browser
admin-channel-hook = Webhook
admin-notices-count =
    { $count ->
        [one] 1 Nachricht
       *[other] { $count } Nachrichten
    }
admin-notices-why =
    { $why ->
        [no] Grund unbekannt
       *[other] { $why }
    }
admin-report-remark = Chatnachricht von
admin-report-name = Name:
admin-report-why = Grund: { $why }
admin-report-by = Gemeldet von: { $name } ({ $id })
admin-report-about = ID des Verfassers: { $id }
admin-report-table = Tisch: { $id }
admin-report-closed = Geschlossen: { $when }
admin-done-ban =
    { $reason ->
        [no] { $name } ({ $person }) gesperrt.
       *[other] { $name } ({ $person }) gesperrt: { $reason }
    }
admin-done-unban = Sperre von { $name } ({ $person }) aufgehoben.
admin-done-rename = { $name } in { $new } umbenannt ({ $person }).
admin-done-delete-person = { $name } ({ $person }) gelöscht.
admin-done-delete-table = Tisch { $table } gelöscht.
admin-done-close = Meldung { $report } über { $name } geschlossen.
admin-done-retry-notices =
    { $count ->
        [0] Keine nicht zugestellten Nachrichten gefunden.
        [one] 1 nicht zugestellte Nachricht wird noch einmal gesendet.
       *[other] { $count } nicht zugestellte Nachrichten werden noch einmal gesendet.
    }
admin-done-drop-notices =
    { $count ->
        [0] Keine nicht zugestellten Nachrichten gefunden.
        [one] 1 nicht zugestellte Nachricht gelöscht.
       *[other] { $count } nicht zugestellte Nachrichten gelöscht.
    }
