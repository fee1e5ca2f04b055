## People
table-somebody-gone = ehemaliger Mitspieler
table-you = du
table-owner = Gastgeber
table-bot = Bot: { $level }
table-here = online
table-away = offline
table-players = Spieler
table-spectators =
    { $count ->
        [one] 1 Zuschauer
       *[other] { $count } Zuschauer
    }

## Before the start
table-seat-open = freier Platz
table-seat-for = Wer bekommt Platz { $number }?
table-seat-person = Mensch
table-seat-free = Platz freigeben
table-sit = Hier Platz nehmen
table-public = öffentlich: Alle dürfen mitspielen
table-private = nur mit Einladung
table-your-name = Dein Name am Tisch
table-invite = Lade Freunde mit diesem Link ein:
table-copy = Link kopieren
table-copied = Kopiert
table-start = Partie starten
table-fill =
    { $count ->
        [one] Bot für den freien Platz
       *[other] Bots für die { $count } freien Plätze
    }
table-leave = Tisch verlassen
table-lobby = Zurück zu den Spielen
table-room-welcome = Du schaust zu. Nimm einen freien Platz, um mitzuspielen.
table-room-uninvited = Du schaust zu. Hier spielt man auf Einladung: Bitte den Gastgeber um einen Platz.
table-room-full = Du schaust zu: Alle Plätze sind besetzt.
table-room-wait-seats = Sobald alle Plätze besetzt sind, kann es losgehen.
table-room-wait-start = Alle Plätze sind besetzt: Der Gastgeber kann die Partie starten.
table-code = Code zum Scannen zeigen
table-code-about = Ein Code, den man mit dem Handy scannt: Er öffnet diesen Tisch samt Einladung.
table-admissions = Wer mitspielen möchte und wer eingeladen ist
table-asks = { $name } möchte mitspielen
table-invited = { $name } ist eingeladen
table-let-in = Hereinlassen
table-not-let-in = Jetzt nicht
table-uninvite = Zurücknehmen
table-invite-login = Oder lade jemanden über den Anmeldenamen ein:
table-invite-friend = Oder wähle aus deinen Freunden:
table-invite-do = Einladen
table-knock = Um einen Platz bitten
table-unknock = Doch nicht
table-decline = Nein, danke
table-sit-invited = Platz nehmen
table-seat-kept = reserviert für jemanden mit Einladung
table-seat-kept-for = reserviert für { $name }
table-room-asked = Du hast um einen Platz gebeten. Sobald der Gastgeber dich hereinlässt, sitzt du am Tisch.
table-unreachable = Der Server ist nicht erreichbar.
table-unreachable-why = Prüfe deine Verbindung und lade die Seite neu.

## The status line
table-your-turn = Du bist am Zug.
table-waiting = Warten auf
table-confirm = Das lässt sich nicht zurücknehmen:
table-confirm-again = Zum Bestätigen noch einmal: { $move }. Das lässt sich nicht zurücknehmen.
table-acting = Am Zug
table-watching = du schaust zu
table-looking-back = Rückblick: Schritt { $place } von { $places }.
table-looking-back-due = Du bist am Zug!
table-now = Zum aktuellen Stand
table-over = Das Spiel ist aus: { $name } gewinnt.
table-over-shared = Das Spiel ist aus: ein geteilter Sieg.
table-lost = Verbindung unterbrochen. Sie wird automatisch wiederhergestellt; deine Eingaben werden dann gesendet.
table-undo = Zurücknehmen
table-hint = Tipp
table-hint-ask = Was würde der Bot tun?
table-try = Ausprobieren
table-try-ask = Züge ausprobieren, ohne dass sie zählen
table-menu = Mehr: meine Partien, Sprache, Einstellungen, Konto
table-tools = Spielhilfen
table-sound = Ton
table-sound-on = Ton ist an.
table-sound-off = Ton ist aus.
table-close = Schließen
table-stage = Szene
table-stage-pause = Anhalten
table-stage-resume = Fortsetzen
table-stage-skip = Überspringen
table-stage-step = Ein Schritt
table-stage-rush = Bis zu meinem Zug überspringen
table-stage-now = Zum aktuellen Stand springen
table-stage-on = Weiter
table-stage-again = Noch einmal ansehen
table-stage-all = Alles zeigen
table-why = Warum nicht?
table-rule = Regel { $rule }

## Panels
table-panels = Ansichten
table-tab-board = Spielplan
table-tab-me = Ich
table-tab-players = Spieler
table-tab-hint = Tipp
table-tab-log = Chronik
table-tab-moves = Alle Züge
table-tab-chat = Chat
table-tab-rules = Regeln
table-tab-text = Als Text
table-tab-analysis = Analyse
table-moves = Züge
table-moves-none = Für dich gibt es gerade nichts zu tun.
table-moves-back = Du bist im Rückblick: Geh zum aktuellen Stand, um zu ziehen.
table-text = Spielsituation als Text
table-rules-search = Regeln durchsuchen

## Log and history
table-since = Seit deinem letzten Zug
table-since-earlier =
    { $count ->
        [one] … davor noch 1 Zeile in der Chronik
       *[other] … davor noch { $count } Zeilen in der Chronik
    }
table-since-watch = Ansehen
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
table-last = Zum aktuellen Stand
table-slider = Schritt im Verlauf
table-place = Schritt { $place } von { $places }

## Chat
table-chat = Chat
table-chat-nothing = Noch keine Nachrichten.
table-chat-field = Nachricht schreiben
table-chat-send = Senden
table-chat-to = An:
table-chat-whom = Empfänger
table-chat-everybody = alle
table-chat-private = Nur an { $names }
table-chat-only = nur für
table-chat-only-you = dich
table-chat-conversations = Gespräche
table-chat-all = Alles
table-chat-left = Ein Empfänger hat den Tisch verlassen. Wähle neu, wem du schreibst.
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
table-said = { $name } schreibt: { $text }
table-said-private = { $name } schreibt dir privat: { $text }

## The end
table-scoring = Schlusswertung
table-points =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
table-rematch = Revanche
table-rematch-join = Zu deinem Platz in der Revanche
table-rematch-there = Die Revanche ist schon eröffnet: Dein Platz wartet auf dich.
table-rematch-watch = Bei der Revanche zuschauen

## Where there is no table
table-gone = Diesen Tisch gibt es nicht
table-gone-why = Vielleicht ist der Link unvollständig, oder alle haben ihn verlassen, bevor die Partie begann.
table-ended = Deine Sitzung ist beendet
table-ended-why = Du bist nicht mehr angemeldet. Melde dich wieder an, um weiterzuspielen.
table-ended-in = Anmelden

## Looking closer
table-zoom = Zoom
table-zoom-in = Vergrößern
table-zoom-out = Verkleinern
table-zoom-fit = Ganze Karte
table-zoomed = Zoom: { $percent } %
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
table-help = Tastenkürzel
table-aid = Spielhilfe

## Standing orders
table-orders = Automatische Antworten
table-orders-why = Sie antworten für dich, wenn du nicht am Zug bist, auch wenn du gerade weg bist. Nur du siehst sie, und niemand merkt, dass du nicht selbst geantwortet hast.
table-orders-in-force = Aktiv:
table-order-take-back = Ausschalten
table-order-end = Ausschalten: { $order }
table-order-pass-reactions = Bis zu meinem nächsten Zug auf alle Reaktionen verzichten
table-order-refuse-offers = Jedes Angebot von { $seat_name } ablehnen
table-order-refuse-offers-about = Jedes Angebot ablehnen von:
table-answering-self = Deine Antwort geht gleich raus. Die kurze Pause verbirgt, ob du selbst oder automatisch geantwortet hast.
table-answering-order = Gleich wird automatisch für dich geantwortet; noch kannst du selbst entscheiden.
table-answering-pass = Gleich passt du automatisch.

## Stewards
table-ask = Den Tisch fragen …
table-called-off = Die Partie wurde abgebrochen. Sie hat kein Ergebnis.
table-steward = Vertretung: { $level }
table-steward-short = Vertretung ({ $level })
table-steward-plays = Deine Vertretung ({ $level }) spielt für dich.
table-steward-rests = Alle sind gegangen. Die Partie pausiert, bis jemand zurückkommt.
table-steward-back = Selbst weiterspielen
table-steward-leave = Vertretung einsetzen …
table-steward-came = Für { $name } spielt jetzt die Vertretung ({ $level }).
table-steward-went = { $name } ist zurück.
table-steward-came-time = Die Zeit von { $name } ist abgelaufen. Jetzt spielt die Vertretung ({ $level }).
table-steward-plays-time = Deine Zeit ist abgelaufen, darum spielt deine Vertretung ({ $level }) für dich.
table-steward-replaced = Statt { $name } spielt ab jetzt ein Bot ({ $level }): Die anderen haben den Platz neu besetzt.
table-steward-joined = { $name } steigt in die Partie ein.
table-box = Schachtel: { $name }
table-hints = Tipps sind erlaubt
table-rated = Gewertet

## A game without a board of its own
table-plain-over = Die Partie ist zu Ende.
table-plain-points = Punkte
table-plain-nothing = nichts
table-plain-yes = ja
table-plain-no = nein
