cli-admin = Look after people and tables on your server, whether or not it’s running. WHO is a username, an ID or a name.
cli-admin-people = List people, the newest first, or those with TEXT in their name or username.
cli-admin-tables = List tables, the most recently used first.
cli-admin-reports = List what players have reported, the oldest first.
cli-admin-log = Show what operators have done, the latest first.
cli-admin-processes = List the server processes on a PostgreSQL database, and their jobs.
cli-admin-notices = List messages to players that couldn’t be delivered, the latest first.
cli-admin-retry-notices = Send undelivered messages again: all of them, or only WHO’s. What’s no longer true isn’t sent.
cli-admin-drop-notices = Clear undelivered messages: all of them, or only WHO’s.
cli-admin-ban = Ban someone: log them out everywhere and refuse their login.
cli-admin-unban = Lift a ban.
cli-admin-rename = Give someone a different name.
cli-admin-close = Close a report; the text it quotes is deleted.
cli-admin-delete-person = Delete someone’s account and all that’s stored about them. Their games stay, without their name.
cli-admin-delete-table = Delete a table with its game and chat.
option-admin-banned = Only those who are banned.
option-admin-accounts = Only those with an account.
option-admin-page = Page to show. Default: 1.
option-admin-status = Only tables that are open, running or over.
option-admin-of = Only this player’s tables.
option-admin-closed = Closed reports, the latest first.
option-admin-channel = Only this channel: email, push or hook.
option-admin-reason = Why, for the log; no player sees it.
option-admin-yes = Don’t ask for confirmation.
admin-nothing = Nothing found.
admin-more = There’s more: add --page.
admin-confirm =
    { $act ->
        [delete-person] Delete { $what } for good? This can’t be undone. [y/N]
        [drop-notices] { $what ->
            [all] Clear all undelivered messages? This can’t be undone. [y/N]
           *[other] Clear the undelivered messages to { $what }? This can’t be undone. [y/N]
        }
       *[delete-table] Delete table { $what } with its game and chat for good? This can’t be undone. [y/N]
    } { "" }
admin-guest = guest
admin-person-since = here since { $when }
admin-person-seen = last seen { $when }
admin-person-tables =
    { $count ->
        [one] 1 table
       *[other] { $count } tables
    }
admin-person-reports =
    { $count ->
        [one] 1 open report
       *[other] { $count } open reports
    }
admin-person-banned = BANNED since { $when }
admin-table-open = open
admin-table-running = running
admin-table-over = over
admin-table-public = public
admin-table-private = private
admin-table-nobody = no people
admin-table-used = last used { $when }
admin-process-since = running since { $when }
admin-process-seen = last heard from { $seconds } s ago
admin-process-tables =
    { $count ->
        [one] 1 table in memory
       *[other] { $count } tables in memory
    }
admin-process-sockets =
    { $count ->
        [one] 1 connection
       *[other] { $count } connections
    }
admin-process-places =
    thinks in { $count } { $count ->
        [one] process
       *[other] processes
    }
admin-process-lag = announcements take { $milliseconds } ms
admin-jobs = Jobs “{ $kind }”: { $held } taken, { $waiting } waiting
admin-page-processes = Processes
admin-page-jobs = Jobs
admin-column-host = Machine
admin-column-pid = Process
admin-column-version = Version
admin-column-since = Running since
admin-column-seen = Last heard from (s)
admin-column-tables = Tables
admin-column-sockets = Connections
admin-column-places = Thinking processes
admin-column-lag = Announcements (ms)
admin-column-kind = Job
admin-column-held = Taken
admin-column-waiting = Waiting
admin-column-oldest = Waiting for (s)
admin-channel-email = email
admin-channel-push = browser
admin-channel-hook = web hook
admin-notices-count =
    { $count ->
        [one] 1 message
       *[other] { $count } messages
    }
admin-notices-why =
    { $why ->
        [no] reason unknown
       *[other] { $why }
    }
admin-report-remark = Chat message by
admin-report-name = Name:
admin-report-why = Why: { $why }
admin-report-by = Reported by: { $name } ({ $id })
admin-report-about = Author’s ID: { $id }
admin-report-table = Table: { $id }
admin-report-closed = Closed: { $when }
admin-done-ban =
    { $reason ->
        [no] Banned { $name } ({ $person }).
       *[other] Banned { $name } ({ $person }): { $reason }
    }
admin-done-unban = Lifted the ban on { $name } ({ $person }).
admin-done-rename = Renamed { $name } to { $new } ({ $person }).
admin-done-delete-person = Deleted { $name } ({ $person }).
admin-done-delete-table = Deleted table { $table }.
admin-done-close = Closed report { $report } about { $name }.
admin-done-retry-notices =
    { $count ->
        [0] No undelivered messages found.
        [one] Sending 1 undelivered message again.
       *[other] Sending { $count } undelivered messages again.
    }
admin-done-drop-notices =
    { $count ->
        [0] No undelivered messages found.
        [one] Cleared 1 undelivered message.
       *[other] Cleared { $count } undelivered messages.
    }
