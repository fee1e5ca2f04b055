## Players
player-name = Spieler { $number }
bot-name = Bot { $number }

## At the table
fingerprint-told = Fingerabdruck des Startwerts: { $fingerprint }
save-path = Gespeichert wird nach jedem Zug in { $file }
help-hint = Mit „?“ bekommst du jederzeit Hilfe.
press-enter = Weiter mit der Eingabetaste.
hand-over = Gib die Tastatur an { $name }; weiter geht es dort mit der Eingabetaste.
cannot-hide = Dieses Terminal lässt sich nicht leeren: Wer zurückblättert, sieht die Karten der anderen.
more = – Eingabetaste: weiter · alles andere: zurück –
more-in-log =
    { $count ->
        [one] … und davor noch eine Zeile: siehe „chronik“.
       *[other] … und davor noch { $count } Zeilen: siehe „chronik“.
    }
choices-change = Doch lieber anders
refused-by-rule = { $why } (Regel { $rule })
quoted = „{ $text }“
not-understood = { $typed } verstehe ich nicht. Gib eine Nummer aus der Liste oder den Anfang eines Zuges ein, oder „?“ für Hilfe.
no-such-number =
    { $most ->
        [one] Eine Nummer { $number } gibt es nicht: Es gibt nur die 1.
       *[other] Eine Nummer { $number } gibt es nicht: Es gibt 1 bis { $most }.
    }
several-meant =
    { $more ->
        [0] Das kann { $moves } heißen. Gib bitte mehr davon ein.
       *[other] Das kann { $moves } heißen oder { $more } weitere. Gib bitte mehr davon ein.
    }
no-such-rule = Eine Regel { $typed } gibt es nicht: Es gibt { $first } bis { $last }.
saved = Gespeichert in { $file }
save-trouble = Das Spiel lässt sich nicht in { $file } speichern: { $why }. Was schon gespeichert war, ist unversehrt, und du kannst weiterspielen.
how-to-resume = Dein Spiel ist gespeichert. Weiter geht es mit: { $command } resume { $file }
seed-told = Der Startwert war { $seed }, sein zu Beginn genannter Fingerabdruck { $fingerprint }.
record-kept = Die Aufzeichnung liegt in { $file } (prüfen mit: { $command } verify).

## Commands, the main spelling first
command-undo = zurück
command-why = warum
command-rules = regeln
command-log = chronik
command-save = speichern
command-help = hilfe, ?
command-quit = ende

## Help
help-number-key = 1, 2, 3 …
help-number = die Wahl mit dieser Nummer
help-words-key = ihre Worte
help-words = oder deren Anfang, soweit klar ist, welche gemeint ist
help-undo = deinen letzten Schritt zurücknehmen, wenn seither nichts gezogen oder aufgedeckt wurde
help-why = die Regel hinter der letzten Ablehnung oder hinter dem, was du tun sollst; „warum S15“ für jede andere
help-rules = alle Regeln, Seite für Seite; „regeln S7“ für eine
help-log = was bisher geschehen ist
help-save = wo das Spiel gespeichert ist; „speichern DATEI“ schreibt eine Kopie
help-help = diese Liste; die Eingabetaste allein zeigt den Tisch noch einmal
help-quit = aufhören; das Spiel bleibt gespeichert

## The command line
cli-about = Brettspiele der streitenden Reiche, genau nach den Regeln, gegen Bots oder mit Freunden.
cli-play = Ein Spiel im Terminal spielen.
cli-resume = Ein gespeichertes Spiel fortsetzen.
cli-verify = Prüfen, ob jede Karte und das Ergebnis einer Aufzeichnung aus ihrem Startwert folgen.
cli-games = Die Spiele aufzählen.
cli-usage = Aufruf
cli-options = Optionen
cli-commands = Befehle
option-players = Zahl der Spieler; ohne Angabe so viele, wie das Spiel Plätze hat.
option-humans = Menschen an dieser Tastatur, die sich abwechseln; die anderen sind Bots.
option-bots = Bots mit Namen, durch Kommas getrennt; ein einziger Name gilt für alle.
option-name = Name eines Menschen; auch mehrmals.
option-seed = Startwert: eine ganze Zahl oder 64 hexadezimale Ziffern; ohne Angabe ein neuer, geheimer.
option-option = Eine Option des Spiels als NAME=WERT; auch mehrmals.
option-no-colour = Ohne Farben.
option-lang = Sprache: en, de oder it.
option-version = Die Version zeigen.
option-help = Diesen Text zeigen.
games-line = { $name } ({ $id }), für { $fewest } bis { $most }. { $tagline }
bots-line = Bot { $bot }: { $about }
version-line = Tenka { $version }

## What a check of a record found
finding-verified =
    { $moves ->
        [one] Stimmt: Jede Karte und das Ergebnis folgen aus dem Startwert, über 1 Zug hinweg.
       *[other] Stimmt: Jede Karte und das Ergebnis folgen aus dem Startwert, über { $moves } Züge hinweg.
    }
finding-running =
    { $moves ->
        [one] Stimmt bis hierher: Jede Karte folgt aus dem Startwert, über 1 Zug hinweg. Das Spiel ist noch nicht zu Ende.
       *[other] Stimmt bis hierher: Jede Karte folgt aus dem Startwert, über { $moves } Züge hinweg. Das Spiel ist noch nicht zu Ende.
    }
finding-fingerprint = Der Fingerabdruck des Startwerts ist { $fingerprint }: Vergleiche ihn mit dem, der zu Beginn des Spiels genannt wurde.
finding-fingerprint-differs = Stimmt nicht: Es ist nicht der versprochene Startwert, denn sein Fingerabdruck ist ein anderer.
finding-events-differ =
    { $move ->
        [0] Stimmt nicht: Was zu Beginn ausgeteilt wurde, folgt nicht aus dem Startwert.
       *[other] Stimmt nicht: Was bei Zug { $move } geschah, folgt nicht aus dem Startwert.
    }
finding-move-illegal = Stimmt nicht: Zug { $move } verstößt gegen die Regeln. { $why }
finding-result-differs = Stimmt nicht: Alle { $move } Züge sind in Ordnung, aber das Ergebnis folgt nicht aus ihnen.

## Errors
error-line = tenka: { $error }
error-bad-seed = { $seed } ist kein Startwert: Nötig ist eine ganze Zahl von 0 bis 2^256 − 1, oder 64 hexadezimale Ziffern.
error-no-such-seat = Einen Platz { $seat } gibt es an diesem Tisch nicht.
error-no-such-move = { $move } ist kein Zug dieses Spiels.
error-game-over = Das Spiel ist zu Ende.
error-not-your-turn = Du bist nicht am Zug.
error-nothing-to-undo = Es gibt nichts zurückzunehmen: Das geht nur mit eigenen Schritten, bis etwas gezogen oder aufgedeckt wird oder jemand anderes am Zug ist.
error-record-silent = Ein ohne Ereignisse gespieltes Spiel hat keine Aufzeichnung.
error-bad-record = Das ist keine Aufzeichnung eines Spiels: { $where }.
error-record-format = Die Aufzeichnung hat das Format { $format }; diese Version von Tenka kennt Format { $known }.
error-bad-dump = Das ist kein Spielstand: { $where }.
error-record-illegal-move = Zug { $number } der Aufzeichnung verstößt gegen die Regeln: { $why }.
error-record-without-seed = Die Aufzeichnung nennt ihren Startwert nicht, also lässt sich nichts prüfen: Er wird erst nach dem Ende gezeigt.
error-other-game = Das ist ein Spiel von { $game }, nicht von { $expected }.
error-other-rules = Die Aufzeichnung folgt Version { $rules } der Regeln; diese Version von Tenka kennt Version { $known }.
error-bad-players = Mit { $players } Spielern geht dieses Spiel nicht: Es ist für { $fewest } bis { $most }.
error-unknown-option = Das Spiel hat keine Option „{ $option }“.
error-bad-option = { $value } ist kein Wert der Option „{ $option }“.
error-bad-options = Die Optionen müssen mit Namen angegeben werden, nicht als { $options }.
error-fingerprint-differs = Der Startwert ist nicht der versprochene: Sein Fingerabdruck ist ein anderer.
error-option-shape = „{ $option }“ ist keine Option: Schreibe sie als NAME=WERT.
error-unknown-game = Ein Spiel { $game } gibt es nicht. Es gibt: { $games }.
error-unknown-bot = Einen Bot { $bot } gibt es nicht. Es gibt: { $bots }.
error-bots-do-not-fit =
    { $seats ->
        [0] Es sind Bots genannt, aber für sie ist kein Platz frei.
        [one] Für Bots ist ein Platz frei, genannt sind aber { $named }.
       *[other] Für Bots sind { $seats } Plätze frei, genannt sind aber { $named }: Nenne einen für alle oder einen für jeden Platz.
    }
error-bad-humans = Bei { $players } am Tisch können nicht { $humans } an dieser Tastatur sitzen: mindestens 1, höchstens so viele wie Plätze.
error-too-many-names = Es sind { $names } Namen genannt, aber an dieser Tastatur sitzen nur { $humans }.
error-bad-name = { $name } ist kein Name: höchstens { $most } druckbare Zeichen.
error-same-name = Zweimal derselbe Name: { $name }.
error-unknown-language = Eine Sprache { $language } gibt es nicht. Es gibt: { $languages }.
error-file-missing = Eine Datei { $file } gibt es nicht.
error-file-is-folder = { $file } ist ein Ordner, keine Datei.
error-file-not-regular = { $file } ist keine gewöhnliche Datei.
error-file-too-large = { $file } ist größer als { $most } MiB: Das ist kein Spiel.
error-file-unreadable = { $file } lässt sich nicht lesen: { $why }.
error-file-not-json = { $file } ist beschädigt oder keine Datei von Tenka: { $where }.
error-file-exists = { $file } ist schon vorhanden und kein Spielstand dieses Spiels: Die Datei bleibt, wie sie ist.
error-in-file = { $file }: { $why }
error-not-a-save = { $file } ist kein gespeichertes Spiel. (Eine Aufzeichnung prüfst du mit: tenka verify.)
error-save-version = { $file } ist im Format { $version } gespeichert; diese Version von Tenka kennt Format { $known }.
error-bad-save = { $file } ist kein gespeichertes Spiel: { $where }.
error-save-damaged = { $file } ist beschädigt: Was darin geschah, folgt nicht aus dem Startwert.
error-no-such-command = Einen Befehl „{ $command }“ gibt es nicht. „tenka --help“ zählt sie auf.
error-no-such-option = Eine Option „{ $option }“ gibt es nicht. „{ $command } --help“ zählt sie auf.
error-missing-argument = Es fehlt: { $argument }. Mehr sagt „{ $command } --help“.
error-option-needs-value = Die Option „{ $option }“ braucht einen Wert.
error-option-takes-no-value = Die Option „{ $option }“ steht ohne Wert.
error-bad-number = „{ $value }“ ist keine ganze Zahl ({ $argument }).
error-usage = So ist der Aufruf nicht zu verstehen. „{ $command } --help“ zeigt, wie er geht.

## Matches between bots
sim-playing = Es wird gespielt
sim-title =
    { $name }: { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    }, Startwert { $seed }
sim-who = Bot und Platz
sim-wins = Gewonnen
sim-interval-heading = 95-%-Intervall
sim-score = Punkte
sim-bot =
    { $places ->
        [1] { $bot }
       *[other] { $bot } × { $places }
    }
sim-seat = Platz { $seat }
sim-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
sim-interval = { NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } – { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
sim-mean = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($deviation, minimumFractionDigits: 1, maximumFractionDigits: 1) }
sim-moves = Züge je Partie: { NUMBER($mean, maximumFractionDigits: 1) } ± { NUMBER($deviation, maximumFractionDigits: 1) } ({ $least } bis { $most })
sim-rounds = Runden je Partie: { NUMBER($mean, maximumFractionDigits: 1) } ± { NUMBER($deviation, maximumFractionDigits: 1) } ({ $least } bis { $most })
sim-speed = Partien je Sekunde: { NUMBER($speed, maximumFractionDigits: 1) }
sim-stopped = Abgebrochen: { $played } von { $games } Partien gespielt.
sim-nothing-played = Abgebrochen, bevor eine Partie zu Ende war.
bot-random = Zufall
bot-about-random = Spielt irgendeinen Zug, den die Regeln erlauben.
bot-steady = Beständig
bot-about-steady = Wägt seine Züge nach Faustregeln ab; ein vernünftiger Gegner für die ersten Partien.
error-bad-bots = --bots nennt { $count }; dieses Spiel ist für { $fewest } bis { $most }.
error-bad-games = --games { $games } ist keine ganze Zahl von 1 bis { $most }.
error-bad-jobs = --jobs { $jobs } ist keine ganze Zahl von 1 bis { $most }.
error-worker-died = Einer der spielenden Prozesse ist abgestürzt, vielleicht aus Mangel an Speicher. Versuche es mit weniger --jobs.
cli-sim = Bots viele Partien spielen lassen und zeigen, wie es ihnen erging.
option-sim-games = Wie viele Partien gespielt werden.
option-sim-bots = Wer spielt, mit Namen, einer je Platz; die Plätze wechseln von Partie zu Partie.
option-sim-jobs = Wie viele Prozesse spielen; ohne Angabe so viele, wie es Prozessoren gibt.
option-sim-seed = Eine ganze Zahl oder 64 hexadezimale Ziffern; derselbe Startwert, dieselben Partien.
