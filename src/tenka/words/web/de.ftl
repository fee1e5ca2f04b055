## Pages
web-home = Tenka: zu den Spielen
web-lobby = Spiele
web-account = Konto
web-credits = Mitwirkende und Quellen
web-rules = Regeln
web-boxes = Schachteln
web-ratings = Bestenliste
web-interface = Für Entwickler
web-nowhere = Diese Seite gibt es nicht.
web-no-such-game = Dieses Spiel gibt es hier nicht.
web-pages = Hauptseiten
web-more-pages = Weitere Seiten
web-skip = Zum Inhalt springen
web-loading = Einen Moment …
web-unreachable = Der Server ist nicht erreichbar. Neuer Versuch läuft …
web-missing = Dieser Teil ließ sich nicht laden. Vielleicht ist die Seite veraltet.
web-reload = Seite neu laden
web-fan-work = Ein Fanprojekt, ganz ohne Bilder und Texte der Verlage.
web-close = Schließen
web-cancel = Abbrechen
web-save = Speichern
web-saved = Gespeichert.

## Settings
web-settings = Einstellungen
web-settings-kept = Gilt nur auf diesem Gerät.
web-language = Sprache
web-theme = Darstellung
web-theme-auto = Automatisch
web-theme-light = Hell
web-theme-dark = Dunkel
web-motion = Animationen
web-motion-auto = Automatisch
web-motion-slow = Langsam
web-motion-full = Normal
web-motion-quick = Schnell
web-motion-none = Aus
web-sound = Ton
web-marks = Spielerfarben zusätzlich mit Muster

## Games
web-players = { $fewest } bis { $most } Spieler
web-players-exactly =
    { $count ->
        [one] 1 Spieler
       *[other] { $count } Spieler
    }
web-play-bots =
    { $count ->
        [1] Gegen einen Bot spielen
        [2] Gegen zwei Bots spielen
        [3] Gegen drei Bots spielen
        [4] Gegen vier Bots spielen
       *[other] Gegen { $count } Bots spielen
    }
web-begin = Los geht’s

## A new table
web-learn = In zehn Minuten lernen
web-new-table = Neuer Tisch
web-new-table-of = Neuer Tisch: { $game }
web-bots-level = Wie stark die Bots sind
web-how-many = Anzahl Spieler
web-seats = Plätze am Tisch
web-seat = Platz { $number }
web-seat-me = Du
web-seat-open = Freier Platz
web-seat-here = Jemand an diesem Gerät
web-seat-here-name = Name
web-seat-here-player = Spieler { $number }
web-seat-here-why = Ihr teilt euch dieses Gerät: Zwischen den Zügen sind alle Karten verdeckt.
web-seat-bot = Bot: { $bot }
web-house = Dein Haus
web-house-any = Was übrig bleibt
web-house-taken = { $house }: schon bei { $name }
web-more-options = Weitere Optionen ({ $count })
web-who-joins = Wer darf mitspielen?
web-by-link = Nur mit Link
web-public = Alle
web-pause = Bots machen kurze Pausen, damit du mitkommst
web-hints = Tipps erlauben: Alle dürfen fragen, was der Bot tun würde
web-hints-why = Alle am Tisch sehen, dass Tipps erlaubt sind.
web-rated = Gewertete Partie
web-rated-why = Zählt für deine Wertung: nur mit Konto, ohne Tipps und Ausprobieren; mit anderen Leuten nur mit Bedenkzeit.
web-time-days =
    { $n ->
        [one] 1 Tag
       *[other] { $n } Tage
    }
web-time-hours = { $n } h
web-time-minutes = { $n } min
web-time-seconds = { $n } s
web-time-each = { $time } pro Entscheidung
web-left = noch { $time }
web-stands-weekend = steht übers Wochenende
web-stands-alone = steht: Sonst spielt niemand
web-stands-suspended = Pause vereinbart
web-stands-holiday = im Urlaub
web-open-table = Tisch eröffnen

## Tables
web-mine = Meine Partien
web-mine-waiting =
    { $count ->
        [one] eine wartet auf dich
       *[other] { $count } warten auf dich
    }
web-mine-empty = Du spielst gerade keine Partie. Sobald du mitspielst, steht sie hier; ganz oben die, in denen du am Zug bist.
web-open-tables = Offene Tische
web-open-tables-empty = Gerade sucht niemand Mitspieler. Eröffne einen Tisch für alle, oder schick Freunden den Link zu deinem eigenen.
web-running-tables = Partien zum Zuschauen
web-finished = Beendete Partien
web-more = Mehr zeigen
web-with = mit { $names }
web-bots =
    { $count ->
        [one] einem Bot
       *[other] { $count } Bots
    }
web-open-seats =
    { $count ->
        [one] einem freien Platz
       *[other] { $count } freien Plätzen
    }
web-somebody-gone = einem ehemaligen Mitspieler
web-just-now = gerade eben
web-state-yours = Du bist am Zug
web-state-waits = Wartet auf { $who }
web-waited-bots =
    { $count ->
        [one] einen Bot
       *[other] { $count } Bots
    }
web-waited-gone = einen ehemaligen Mitspieler
web-state-running = Läuft
web-state-steward = Deine Vertretung spielt
web-state-called-off = Abgebrochen
web-state-vacant = Ein Platz ist frei
web-state-open = Sucht Mitspieler
web-state-full = Bereit zum Start
web-state-over = Beendet
web-go-on = Weiterspielen
web-look = Öffnen
web-watch = Zuschauen
web-copy-link = Link kopieren
web-link-copied = Link kopiert: Schick ihn deinen Mitspielern.
web-sit-down = Mitspielen
web-quick-match = Schnell mitspielen
web-quick-match-players = Anzahl der Spieler für „Schnell mitspielen“
web-invitations = Einladungen
web-invited = Du bist eingeladen mitzuspielen.
web-invited-by = { $name } lädt dich zum Mitspielen ein.
web-accept = Mitspielen
web-decline = Nein, danke
web-filter = Welche Tische gezeigt werden
web-filter-game = Jedes Spiel
web-filter-players = Beliebig viele Spieler
web-filter-language = Jede Sprache
web-quick-match-speed = Tempo für „Schnell mitspielen“
web-speed-none = Ohne Zeitlimit
web-speed-live = An einem Abend
web-speed-daily = Ein Zug pro Tag
web-filter-speed = Jedes Tempo
web-filter-rated = Mit oder ohne Wertung
web-filter-rated-yes = Mit Wertung
web-filter-rated-no = Ohne Wertung

## People
web-name = Name
web-name-ask = Wie sollen wir dich nennen?
web-name-why = Diesen Namen sehen die anderen am Tisch.
web-as-guest = Du spielst als Gast unter dem Namen { $name }. Dieser Browser merkt sich das.
web-as-account = Du bist angemeldet als { $login }.
web-log-in = Anmelden
web-logged-in = Du bist angemeldet.
web-log-out = Abmelden
web-log-out-everywhere = Überall abmelden
web-logged-out = Du bist abgemeldet.
web-login = Anmeldename
web-login-hint = Mindestens 3 Buchstaben, Ziffern oder Sonderzeichen. Andere sehen ihn nicht.
web-password = Passwort
web-password-hint = Mindestens 10 Zeichen.
web-password-old = Bisheriges Passwort
web-password-new = Neues Passwort
web-password-change = Passwort ändern
web-password-change-why = Alle anderen Geräte werden dabei abgemeldet.
web-password-changed = Dein Passwort ist geändert.
web-register = Konto anlegen
web-register-guest = Damit kommst du von jedem Gerät an deine Partien. Name und Partien bleiben erhalten.
web-register-new = Spielen kannst du auch ohne Konto; mit Konto kommst du von jedem Gerät an deine Partien.
web-registered = Dein Konto ist angelegt.
web-bring = Meine Gastpartien ins Konto übernehmen
web-data = Deine Daten
web-data-why = Lade alles herunter, was über dich gespeichert ist, oder lösche es.
web-export = Herunterladen
web-delete = Meine Daten löschen …
web-delete-sure = Alle deine Daten löschen?
web-delete-why = Name, Anmeldename und Passwort werden sofort und endgültig gelöscht. Partien, die andere mit dir gespielt haben, bleiben, aber ohne deinen Namen; in laufenden Partien spielt die Vertretung für dich weiter, falls der Tisch eine hat, sonst niemand.
web-delete-yes = Endgültig löschen
web-deleted = Alle deine Daten sind gelöscht.

## Credits
web-credits-about = Tenka ist ein Fanprojekt, frei und offen (MIT). Spielregeln sind frei, Bilder und Texte der Verlage sind es nicht; darum ist hier alles selbst gezeichnet und selbst geschrieben.
web-credits-games = Spiele
web-credits-maps = Landkarten
web-credits-land = Land und Grenzen stammen aus den Verwaltungsgebieten (N03, 2020) der National Land Numerical Information des japanischen Ministeriums für Land, Infrastruktur, Verkehr und Tourismus; wir haben sie zusammengefasst und vereinfacht:
web-credits-lakes = Der Biwa-See stammt von Natural Earth (gemeinfrei).
web-credits-drawings = Zeichnungen
web-credits-own = Wappen, Muster, Karten und Spielpläne sind eigens für Tenka gezeichnet, aus geometrischen Formen.
web-credits-font = Schriften
web-credits-shippori = Titel sind in der Shippori Mincho von FONTDASU gesetzt (SIL Open Font License 1.1), gekürzt auf die verwendeten Buchstaben; die langen Vokale ā, ē, ō, ū haben wir ergänzt.
web-credits-source-sans = Texte sind in einer Fassung der Source Sans 3 von Paul D. Hunt gesetzt (© Adobe, SIL Open Font License 1.1), gekürzt auf lateinische Buchstaben und umbenannt.
web-credits-libraries = Bibliotheken
web-records = Aufzeichnungen
