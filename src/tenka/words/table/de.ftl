## People
table-somebody-gone = jemand, der gegangen ist
table-you = du
table-owner = lädt ein
table-bot = Bot: { $level }
table-here = ist da
table-away = ist nicht da
table-players = Spieler
table-spectators =
    { $count ->
        [one] 1 Person sieht zu
       *[other] { $count } Personen sehen zu
    }

## Before the start
table-seat-open = freier Platz
table-seat-for = Wer bekommt Platz { $number }?
table-seat-person = Ein Mensch
table-seat-free = Platz frei machen
table-sit = Hier hinsetzen
table-public = öffentlich: Alle dürfen sich setzen
table-private = nur mit Einladung
table-your-name = Dein Name am Tisch
table-invite = Lade Freunde mit diesem Link ein:
table-copy = Link kopieren
table-copied = Kopiert
table-start = Spiel beginnen
table-fill =
    { $count ->
        [one] Bot für den freien Platz
       *[other] Bots für die { $count } freien Plätze
    }
table-leave = Aufstehen
table-lobby = Zurück zu den Spielen
table-room-welcome = Du siehst zu. Nimm einen der freien Plätze, um mitzuspielen.
table-room-uninvited = Du siehst zu. Um dich zu setzen, brauchst du die Einladung: Bitte jemanden am Tisch um den Link.
table-room-full = Du siehst zu: Alle Plätze sind besetzt.
table-room-wait-seats = Sobald alle Plätze besetzt sind, kann das Spiel begonnen werden.
table-room-wait-start = Alle Plätze sind besetzt: Wer eingeladen hat, kann das Spiel beginnen.
table-unreachable = Der Server ist nicht zu erreichen.
table-unreachable-why = Prüfe deine Verbindung und lade die Seite neu.

## The status line
table-your-turn = Du bist an der Reihe.
table-waiting = Wir warten auf
table-confirm = Das lässt sich nicht zurücknehmen:
table-confirm-again = Zum Bestätigen noch einmal: { $move }. Das lässt sich nicht zurücknehmen.
table-acting = Auf diesen Spieler wird gewartet
table-watching = du siehst zu
table-looking-back = Du blickst zurück: Schritt { $place } von { $places }.
table-looking-back-due = Du bist an der Reihe!
table-now = Zur Gegenwart
table-refused-back = Du siehst die Vergangenheit; dort lässt sich nichts mehr ändern.
table-over = Das Spiel ist aus: { $name } gewinnt.
table-lost = Die Verbindung ist weg. Sie kommt von selbst wieder, und was du getan hast, wird dann gesendet.
table-undo = Zurücknehmen
table-hint = Tipp
table-hint-ask = Was würde der Bot tun?
table-try = Probieren
table-try-ask = Etwas ausprobieren, ohne dass es zählt
table-menu = Mehr: meine Spiele, Sprache, Einstellungen, Konto
table-tools = Werkzeuge
table-sound = Töne
table-sound-on = Die Töne sind an.
table-sound-off = Die Töne sind aus.
table-close = Schließen
table-stage = Szene
table-stage-pause = Anhalten
table-stage-resume = Weiterspielen lassen
table-stage-skip = Überspringen
table-stage-on = Weiter
table-stage-again = Noch einmal ansehen
table-stage-all = Alles im Einzelnen
table-why = Warum nicht?
table-rule = Regel { $rule }

## Panels
table-panels = Ansichten
table-tab-board = Brett
table-tab-me = Ich
table-tab-players = Spieler
table-tab-log = Chronik
table-tab-moves = Alle Züge
table-tab-chat = Chat
table-tab-rules = Regeln
table-tab-text = In Worten
table-tab-analysis = Analyse
table-moves = Züge
table-moves-none = Für dich gibt es gerade nichts zu tun.
table-moves-back = Du blickst zurück: Kehre in die Gegenwart zurück, um zu ziehen.
table-text = Die ganze Stellung in Worten
table-rules-search = Regeln durchsuchen
table-rules-components = Woraus das Spiel besteht
table-rules-nothing = Dazu sagt keine Regel etwas.

## Log and history
table-since = Seit deinem letzten Zug
table-since-read = Alles klar
table-news =
    { $count ->
        [one] 1 neuer Eintrag
       *[other] { $count } neue Einträge
    }
table-history = Verlauf
table-first = Zum Anfang
table-back = Einen Schritt zurück
table-forward = Einen Schritt vor
table-last = In die Gegenwart
table-slider = Schritt des Spiels
table-place = Schritt { $place } von { $places }

## Chat
table-chat = Chat
table-chat-nothing = Noch hat niemand etwas gesagt.
table-chat-field = Sag etwas
table-chat-send = Senden
table-chat-to = An:
table-chat-whom = Mit wem du sprichst
table-chat-everybody = alle
table-chat-private = Nur an { $names }
table-chat-only = nur für
table-chat-only-you = dich
table-chat-conversations = Gespräche
table-chat-all = Alles
table-chat-left = Jemand, mit dem du gesprochen hast, ist aufgestanden. Wähle neu, mit wem du sprichst.
table-chat-earlier = Frühere Nachrichten
table-chat-recalled =
    { $count ->
        [0] Keine früheren Nachrichten.
        [one] 1 frühere Nachricht wird angezeigt.
       *[other] { $count } frühere Nachrichten werden angezeigt.
    }
table-unread =
    { $count ->
        [one] 1 ungelesene Nachricht
       *[other] { $count } ungelesene Nachrichten
    }
table-said = { $name } sagt: { $text }
table-said-private = { $name } sagt dir vertraulich: { $text }

## The end
table-scoring = Schlusswertung
table-points =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
table-rematch = Noch einmal spielen
table-rematch-join = Zu deinem Platz im nächsten Spiel
table-rematch-there = Das nächste Spiel wird schon vorbereitet: Dein Platz wartet auf dich.
table-rematch-watch = Beim nächsten Spiel zusehen
table-fair = Ging alles mit rechten Dingen zu?
table-fair-how = Jede Karte folgte aus einem geheimen Startwert. Sein Fingerabdruck war von Anfang an bekannt, er konnte also später nicht mehr geändert werden; jetzt, da das Spiel aus ist, kann jeder beides prüfen.
table-fingerprint = Fingerabdruck, von Anfang an bekannt
table-seed = Startwert
table-record = Aufzeichnung herunterladen
table-verify = Prüfen mit:

## Where there is no table
table-gone = Diesen Tisch gibt es nicht
table-gone-why = Vielleicht ist der Link unvollständig, oder alle sind aufgestanden, bevor das Spiel begann.
table-ended = Deine Sitzung ist beendet
table-ended-why = Der Server weiß nicht mehr, wer du hier bist. Melde dich wieder an, um deinen Platz einzunehmen.
table-ended-in = Anmelden

## Looking closer
table-zoom = Ausschnitt
table-zoom-in = Näher heran
table-zoom-out = Weiter weg
table-zoom-fit = Ganze Karte
table-zoomed = Karte bei { $percent } %
table-places = Orte, an denen etwas möglich ist

## The panel over the foot of a phone's map
table-sheet-larger = Größer
table-sheet-smaller = Kleiner
table-sheet-is =
    { $stop ->
        [peek] Feld geschlossen, die Karte ist groß
        [half] Feld halb offen
       *[full] Feld offen über der Karte
    }

## Keys
table-help = Tasten
table-help-about = Das ganze Spiel lässt sich mit der Tastatur spielen. Während du schreibst, haben die Tasten keine Wirkung.
table-key-undo = deinen letzten Schritt zurücknehmen
table-key-hint = was würde der Bot tun? (wo Tipps erlaubt sind)
table-key-try = etwas ausprobieren
table-key-why = die Regel hinter der Ablehnung zeigen, oder hinter dem, was du tun sollst
table-key-cancel = schließen, was offen ist; zurück in die Gegenwart
table-key-back = im Verlauf einen Schritt zurück
table-key-forward = einen Schritt vor
table-key-round-back = eine Runde zurück
table-key-round-forward = eine Runde vor
table-key-first = zum Anfang
table-key-last = in die Gegenwart
table-key-moves = Liste aller Züge
table-key-log = Chronik
table-key-chat = Chat
table-key-rules = Regeln
table-key-text = die ganze Stellung in Worten
table-key-sound = Töne an oder aus
table-key-help = diese Liste
table-key-zoom = auf der Karte: näher heran oder weiter weg
table-key-fit = auf der Karte: die ganze Karte
table-key-layers = was die Karte zeigt
table-key-tab = zur nächsten Gruppe; innerhalb geht es mit den Pfeiltasten weiter
table-key-enter = ausführen

## Standing orders
table-orders = Anweisungen
table-orders-why = Sie antworten für dich, wenn du nicht am Zug bist, ob du da bist oder nicht. Nur du siehst sie, und niemand merkt, dass du nicht selbst geantwortet hast.
table-orders-in-force = In Kraft:
table-order-take-back = Zurücknehmen
table-order-end = Zurücknehmen: { $order }
table-order-pass-reactions = Bis zu meinem nächsten Zug auf alle Reaktionen verzichten
table-order-refuse-offers = Jedes Angebot von { $seat_name } ablehnen
table-order-refuse-offers-about = Jedes Angebot ablehnen von:
table-answering-self = Deine Antwort wartet auf ihren Moment, damit niemand erkennt, wer sie gegeben hat.
table-answering-order = Gleich antwortet eine deiner Anweisungen; noch kannst du es selbst tun.
table-answering-pass = Gleich passt du von selbst.

## Stewards
table-steward = Verwalter: { $level }
table-steward-short = Verwalter ({ $level })
table-steward-plays = Dein Verwalter ({ $level }) spielt für dich.
table-steward-rests = Alle sind gegangen. Das Spiel ruht, bis jemand zurückkommt.
table-steward-back = Zurückkommen
table-steward-leave = Das Spiel einem Verwalter überlassen …
table-steward-sure = Das Spiel deinem Verwalter überlassen?
table-steward-why = Ein Bot ({ $level }) spielt für dich weiter, und alle sehen das. Er weiß, was du weißt, und nichts von dem, was dir gesagt wurde. Du kannst jederzeit zurückkommen; was er bis dahin getan hat, bleibt.
table-steward-alone = Sonst spielt hier niemand: Das Spiel ruht, bis du zurückkommst.
table-steward-yes = Gehen
table-steward-stay = Bleiben
table-steward-came = Für { $name } spielt jetzt der Verwalter ({ $level }).
table-steward-went = { $name } ist zurück.
table-patience = { $time } für jede Entscheidung
table-box = Schachtel: { $name }
table-hints = Tipps sind erlaubt
table-due = bis { $time }

## A game without a board of its own
table-plain-over = Die Partie ist zu Ende.
table-plain-players =
    { $count ->
        [one] 1 Spieler
       *[other] { $count } Spieler
    }
table-plain-points = Punkte
table-plain-nothing = nichts
table-plain-yes = ja
table-plain-no = nein
