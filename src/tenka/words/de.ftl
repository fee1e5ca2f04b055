## Players
player-name = Spieler { $number }
bot-name = Bot { $number }

## At the table
fingerprint-told = Fingerabdruck des Startwerts: { $fingerprint } (damit lässt sich später prüfen, dass nicht gemogelt wurde)
save-path = Nach jedem Zug wird automatisch gespeichert: { $file }
help-offered = Mit „?“ bekommst du jederzeit Hilfe.
press-enter = Weiter mit der Eingabetaste.
hand-over = { $name } ist am Zug: Gib die Tastatur weiter. Weiter mit der Eingabetaste.
cannot-hide = Dieses Terminal lässt sich nicht leeren: Wer nach oben scrollt, sieht die Karten der anderen.
more = – Eingabetaste: weiter · jede andere Eingabe: zurück –
more-in-log =
    { $count ->
        [one] … davor noch 1 Zeile („chronik“ zeigt alles)
       *[other] … davor noch { $count } Zeilen („chronik“ zeigt alles)
    }
plain-prompt = Du bist am Zug: Wähle, was du tun willst.
plain-yes = ja
plain-no = nein
plain-decides = { $name } ist am Zug
only-way-on = Etwas anderes ging nicht: { $move }
choices-change = Doch lieber anders
choices-change-typed = tippe es ein, etwa „{ $example }“
hint-share = Gewinnchance: { $points } %
hint-prepare = „tipp 1“ bereitet den ersten Vorschlag vor; du kannst ihn noch ändern oder zurücknehmen.
hint-not-asked = Tipps gibt es, wenn du etwas entscheiden musst: Gerade wartet niemand auf dich.
hint-no-such = Einen Vorschlag mit dieser Nummer gibt es nicht: „tipp“ zeigt alle.
hint-nothing-to-prepare = Hier lässt sich nichts vorbereiten: Einmal gespielt, gilt dieser Vorschlag. Wähl ihn selbst.
trade-on = Von jetzt an kannst du zu Beginn jedes fremden Zuges Angebote machen. „handel“ beendet das wieder.
trade-off = In fremden Zügen wirst du nur noch gefragt, wenn dir jemand etwas anbietet.
refused-by-rule = { $why } (Regel { $rule })
quoted = „{ $text }“
not-understood = { $typed } verstehe ich nicht. Gib eine Nummer aus der Liste oder den Anfang eines Zuges ein, oder „?“ für Hilfe.
no-such-number =
    { $most ->
        [one] Nummer { $number } gibt es nicht, nur die 1.
       *[other] Nummer { $number } gibt es nicht. Wähle 1 bis { $most }.
    }
several-meant =
    { $more ->
        [0] Das ist nicht eindeutig: { $moves }. Gib bitte etwas mehr ein.
       *[other] Das ist nicht eindeutig: { $moves } oder { $more } weitere. Gib bitte etwas mehr ein.
    }
no-such-rule = Regel { $typed } gibt es nicht. Es gibt { $first } bis { $last }.
rule-sentences = Sätze wie gedruckt: { $printed }, ganz oder teils von uns: { $ours }; Tests: { $tests }
saved = Gespeichert in { $file }
save-trouble = Das Spiel lässt sich nicht in { $file } speichern: { $why }. Der letzte gespeicherte Stand bleibt erhalten, und du kannst weiterspielen.
how-to-resume = Dein Spiel ist gespeichert. Weiter geht es mit: { $command } resume { $file }
seed-told = Startwert dieser Partie: { $seed } (Fingerabdruck vom Anfang: { $fingerprint }).
record-kept = Die Aufzeichnung liegt in { $file } (prüfen mit: { $command } verify).

## Commands, the main spelling first
command-hint = tipp, tipps
command-undo = zurück
command-trade = handel
command-why = warum
command-rules = regeln
command-log = chronik
command-save = speichern
command-help = hilfe, ?
command-quit = ende

## Help
help-number-key = 1, 2, 3 …
help-number = die Auswahl mit dieser Nummer
help-words-key = Text der Auswahl
help-words = oder nur der Anfang, solange er eindeutig ist
help-hint = was ein starker Bot an deiner Stelle täte und warum; „tipp 1“ bereitet den ersten Vorschlag vor, soweit du ihn zurücknehmen kannst
help-undo = deinen letzten Schritt zurücknehmen, wenn seither nichts gezogen oder aufgedeckt wurde
help-trade = auch in fremden Zügen Angebote machen und beantworten; du wirst zu Beginn jedes Zuges gefragt, noch einmal eingegeben hört es auf
help-why = die Regel zur letzten Ablehnung oder zur aktuellen Aufgabe; „warum S15“ zeigt eine bestimmte
help-rules = alle Regeln zum Blättern; „regeln S7“ zeigt nur eine
help-log = was bisher passiert ist
help-save = wo das Spiel gespeichert ist; „speichern DATEI“ schreibt eine Kopie
help-help = diese Liste; die Eingabetaste allein zeigt den Tisch neu an
help-quit = aufhören; das Spiel bleibt gespeichert

## The command line
cli-about = Brettspiele aus der Zeit der streitenden Reiche, genau nach den Regeln: gegen Bots oder mit Freunden.
cli-play = Ein Spiel im Terminal spielen.
cli-resume = Ein gespeichertes Spiel fortsetzen.
cli-verify = Eine Aufzeichnung prüfen: Passen alle Karten und das Ergebnis zum Startwert?
cli-box = Werte deines eigenen gedruckten Spiels: „new SPIEL“ schreibt unsere Werte zum Ändern, „check DATEI“ prüft eine Datei.
cli-box-new = Eine Schachtel mit unseren Werten zum Ändern schreiben: tenka box new SPIEL > DATEI.
cli-box-check = Eine Schachtel prüfen und auflisten, was von unseren Werten abweicht.
cli-games = Alle Spiele auflisten.
cli-usage = Aufruf
cli-options = Optionen
cli-commands = Befehle
option-players = Anzahl der Spieler; ohne Angabe so viele, wie das Spiel erlaubt.
option-humans = Wie viele Menschen sich an dieser Tastatur abwechseln; der Rest sind Bots.
option-bots = Namen der Bots, durch Kommas getrennt; ein einzelner Name gilt für alle.
option-name = Name einer Person an dieser Tastatur; mehrfach möglich.
option-house = Haus einer Person an dieser Tastatur, wo das Spiel Häuser hat (etwa sanada); mehrfach möglich.
option-seed = Startwert: eine ganze Zahl oder 64 hexadezimale Ziffern; ohne Angabe ein neuer, geheimer.
option-option = Eine Spieloption als NAME=WERT; mehrfach möglich.
option-box = Eine Datei mit den Werten deines eigenen gedruckten Spiels (siehe „tenka box“).
option-no-colour = Farben abschalten.
option-lang = Sprache: en, de oder it.
option-version = Version anzeigen.
option-help = Diese Hilfe anzeigen.
box-name-ours = { $game }, meine Ausgabe
box-line = Schachtel „{ $name }“ für { $game }: { $count ->
        [one] 1 Wert weicht
       *[other] { $count } Werte weichen
    } von unseren ab. Prüfsumme { $hash }
box-line-ours = Schachtel „{ $name }“ für { $game }: Kein Wert weicht von unseren ab.
box-difference = { $field }: { $value } (bei uns: { $ours })
games-line = { $name } ({ $id }), für { $fewest } bis { $most } Spieler. { $tagline }
games-line-exactly = { $name } ({ $id }), für { $count } Spieler. { $tagline }
bots-line = Bot { $bot }: { $about }
version-line = Tenka { $version }

## What a check of a record found
finding-verified =
    { $moves ->
        [one] Alles in Ordnung: Alle Karten und das Ergebnis passen zum Startwert (1 Zug geprüft).
       *[other] Alles in Ordnung: Alle Karten und das Ergebnis passen zum Startwert ({ $moves } Züge geprüft).
    }
finding-running =
    { $moves ->
        [one] Bis hierher alles in Ordnung: Alle Karten passen zum Startwert (1 Zug geprüft). Die Partie läuft noch.
       *[other] Bis hierher alles in Ordnung: Alle Karten passen zum Startwert ({ $moves } Züge geprüft). Die Partie läuft noch.
    }
finding-fingerprint = Fingerabdruck des Startwerts: { $fingerprint }. Vergleiche ihn mit dem vom Anfang der Partie.
finding-fingerprint-differs = Stimmt nicht: Das ist nicht der angekündigte Startwert, sein Fingerabdruck weicht ab.
finding-events-differ =
    { $move ->
        [0] Stimmt nicht: Was zu Beginn ausgeteilt wurde, passt nicht zum Startwert.
       *[other] Stimmt nicht: Was bei Zug { $move } passierte, passt nicht zum Startwert.
    }
finding-move-illegal = Stimmt nicht: Zug { $move } verstößt gegen die Regeln. { $why }
finding-result-differs = Stimmt nicht: Alle { $move } Züge sind in Ordnung, aber das Ergebnis passt nicht dazu.

## Errors
error-line = tenka: { $error }
error-bad-seed = { $seed } ist kein gültiger Startwert: Gib eine ganze Zahl von 0 bis 2^256 − 1 oder 64 hexadezimale Ziffern an.
error-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
error-no-such-move = { $move } ist kein Zug dieses Spiels.
error-game-over = Die Partie ist schon zu Ende.
error-not-your-turn = Du bist nicht am Zug.
error-nothing-to-undo = Hier lässt sich nichts zurücknehmen: Das geht nur bei eigenen Schritten, solange nichts gezogen oder aufgedeckt wurde und niemand anderes am Zug ist.
error-record-silent = Von dieser Partie gibt es keine Aufzeichnung: Sie lief ohne Ereignisse.
error-bad-record = Das ist keine Aufzeichnung eines Spiels: { $where }.
error-record-format = Die Aufzeichnung hat das Format { $format }; diese Version von Tenka kennt Format { $known }.
error-bad-lesson = Diese Lektion ist nicht brauchbar: { $where }.
error-no-such-chapter = Dieses Kapitel gibt es nicht.
error-no-such-step = Diese Stelle gibt es in dem Kapitel nicht.
error-nothing-asked = Hier wird nach nichts gefragt.
error-lesson-without-game = Die Partie dieses Kapitels lässt sich nicht weiterspielen.
error-bad-dump = Das ist kein Spielstand: { $where }.
error-record-illegal-move = Zug { $number } der Aufzeichnung verstößt gegen die Regeln: { $why }.
error-record-without-seed = Prüfen geht erst nach dem Ende der Partie: Vorher enthält die Aufzeichnung keinen Startwert.
error-other-game = Das ist eine Partie { $game }, nicht { $expected }.
error-other-rules = Die Aufzeichnung folgt Version { $rules } der Regeln; diese Version von Tenka kennt { $known }.
error-game-not-installed = Dieses Spiel ist auf dem Server nicht mehr installiert: { $game }. Der Tisch bleibt erhalten und lässt sich öffnen, sobald es wieder installiert ist.
error-bad-players = Dieses Spiel ist für { $fewest } bis { $most } Spieler, nicht für { $players }.
error-unknown-option = Das Spiel hat keine Option „{ $option }“.
error-bad-option = { $value } ist für die Option „{ $option }“ nicht erlaubt.
error-bad-options = Gib die Optionen mit ihren Namen an, nicht als { $options }.
error-fingerprint-differs = Das ist nicht der angekündigte Startwert: Sein Fingerabdruck weicht ab.
in-field = { $field }: { $why }
error-bad-box = Das ist keine Schachtel: { $where }.
error-box-format = Die Schachtel hat das Format { $format }, diese Version von Tenka kennt das Format { $known }.
error-box-bad-title = Eine Schachtel braucht einen Namen aus höchstens { $most } druckbaren Zeichen.
error-box-hash-differs = Die Schachtel wurde verändert: Ihre Werte passen nicht zu ihrer Prüfsumme.
error-box-unknown-field = Diesen Wert gibt es in den Schachteln dieses Spiels nicht: { $field }.
error-box-bad-count = Gib eine ganze Zahl von { $least } bis { $most } an.
error-box-bad-name = Gib einen Namen aus höchstens { $most } druckbaren Zeichen an.
error-box-same-name = Zwei davon können nicht gleichzeitig { $name } heißen.
error-box-bad-choice = Wähle einen der vorhandenen Werte.
error-box-bad-ids =
    { $most ->
        [one] Wähle genau 1 der vorhandenen Werte.
       *[other] Wähle { $most } verschiedene der vorhandenen Werte.
    }
error-box-bad-pairs = Gib Paare aus zwei verschiedenen an, jedes Paar nur einmal, höchstens { $most } Paare.
error-box-wrong-sum = Zusammen müssen es { $least } sein, es sind aber { $total }.
error-box-few-or-many = Zusammen müssen es { $least } bis { $most } sein, es sind aber { $total }.
error-too-many-boxes = Du hast schon { $most } Schachteln: Lösche zuerst eine.
error-option-shape = „{ $option }“ ist keine Option: Schreibe sie als NAME=WERT.
error-unknown-game = Das Spiel { $game } gibt es nicht. Zur Wahl stehen: { $games }.
error-unknown-bot = Den Bot { $bot } gibt es nicht. Zur Wahl stehen: { $bots }.
error-bots-do-not-fit =
    { $seats ->
        [0] Du hast Bots angegeben, aber für sie ist kein Platz frei.
        [one] Für Bots ist 1 Platz frei, angegeben sind aber { $named }.
       *[other] Für Bots sind { $seats } Plätze frei, angegeben sind aber { $named }: Gib einen Namen für alle an oder einen je Platz.
    }
error-bad-humans = Bei { $players } Spielern können nicht { $humans } an dieser Tastatur spielen: mindestens 1, höchstens alle.
error-too-many-names =
    { $humans ->
        [one] Du hast { $names } Namen angegeben, aber an dieser Tastatur spielt nur 1 Mensch.
       *[other] Du hast { $names } Namen angegeben, aber an dieser Tastatur spielen nur { $humans } Menschen.
    }
error-too-many-houses =
    { $humans ->
        [one] Du hast { $houses } Häuser angegeben, aber an dieser Tastatur spielt nur 1 Mensch.
       *[other] Du hast { $houses } Häuser angegeben, aber an dieser Tastatur spielen nur { $humans } Menschen.
    }
error-no-such-house = Das Haus { $house } gibt es in diesem Spiel nicht. Zur Wahl stehen: { $known }.
error-no-houses = In diesem Spiel gibt es keine Häuser zur Wahl.
error-bad-name = { $name } geht nicht als Name: Erlaubt sind höchstens { $most } druckbare Zeichen.
error-name-hides = { $name } geht nicht als Name: Darin sind Zeichen, die man nicht sieht, die den Text umdrehen oder sich über einem Buchstaben türmen. Lass sie weg.
error-name-reserved = { $name } heißt im Spiel schon ein Bot oder ein Platz. Such dir einen anderen Namen aus.
error-same-name = Der Name { $name } kommt zweimal vor.
error-unknown-language = Die Sprache { $language } gibt es nicht. Zur Wahl stehen: { $languages }.
error-file-missing = Die Datei { $file } gibt es nicht.
error-file-is-folder = { $file } ist ein Ordner, keine Datei.
error-file-not-regular = { $file } ist keine gewöhnliche Datei.
error-file-too-large = { $file } ist größer als { $most } MiB: Das kann kein Spielstand sein.
error-file-unreadable = { $file } lässt sich nicht lesen: { $why }.
error-file-not-json = { $file } ist beschädigt oder keine Datei von Tenka: { $where }.
error-file-exists = { $file } ist schon vorhanden und kein Spielstand dieses Spiels. Nichts wurde überschrieben.
error-in-file = { $file }: { $why }
error-not-a-save = { $file } ist kein gespeichertes Spiel. (Eine Aufzeichnung prüfst du mit: tenka verify.)
error-save-version = { $file } ist im Format { $version } gespeichert; diese Version von Tenka kennt Format { $known }.
error-bad-save = { $file } ist kein gespeichertes Spiel: { $where }.
error-save-damaged = { $file } ist beschädigt: Der Inhalt passt nicht zum Startwert.
error-no-such-command = Den Befehl „{ $command }“ gibt es nicht. „tenka --help“ zeigt alle Befehle.
error-no-such-option = Die Option „{ $option }“ gibt es nicht. „{ $command } --help“ zeigt alle Optionen.
error-missing-argument = Es fehlt: { $argument }. Mehr dazu mit „{ $command } --help“.
error-option-needs-value = Die Option „{ $option }“ braucht einen Wert.
error-option-takes-no-value = Die Option „{ $option }“ nimmt keinen Wert an.
error-bad-number = „{ $value }“ ist keine ganze Zahl ({ $argument }).
error-usage = Dieser Aufruf ist ungültig. „{ $command } --help“ zeigt, wie es geht.

## Matches between bots
sim-playing = Partien laufen
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
bot-about-random = Macht irgendeinen erlaubten Zug.
bot-beginner = Anfänger
bot-about-beginner = Kennt die Regeln und spielt, was ihm zuerst einfällt; übersieht so manches.
bot-steady = Mittel
bot-about-steady = Spielt nach Faustregeln; ein guter Gegner für die ersten Partien.
bot-strong = Stark
bot-about-strong = Plant sorgfältig, bis zu einer Sekunde lang, und bestraft Fehler.
bot-master = Meister
bot-about-master = Unser stärkster Bot; denkt bis zu drei Sekunden nach.
error-bad-bots = --bots enthält { $count } Namen; dieses Spiel ist für { $fewest } bis { $most } Spieler.
error-bad-games = --games { $games } ist keine ganze Zahl von 1 bis { $most }.
error-bad-jobs = --jobs { $jobs } ist keine ganze Zahl von 1 bis { $most }.
error-worker-died = Einer der Prozesse ist abgestürzt, vielleicht weil der Speicher nicht reichte. Versuche es mit weniger --jobs.
cli-sim = Bots viele Partien gegeneinander spielen lassen und die Ergebnisse zeigen.
option-sim-games = Wie viele Partien gespielt werden.
option-sim-bots = Namen der Bots, einer je Platz; die Plätze wechseln von Partie zu Partie.
option-sim-jobs = Wie viele Prozesse spielen; ohne Angabe so viele, wie es Prozessoren gibt.
option-sim-seed = Eine ganze Zahl oder 64 hexadezimale Ziffern; derselbe Startwert ergibt dieselben Partien.

## The arena
arena-title =
    { $name }: { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    } aus { $deals ->
        [one] { $deals } Ausgangslage
       *[other] { $deals } Ausgangslagen
    }, Startwert { $seed }
arena-bot = Bot
arena-rating = Elo
arena-thought = CPU-Zeit je Zug
arena-games = Partien
arena-share = Anteil
arena-table = Tisch
arena-seat = Platz
arena-points-interval = { $low } bis { $high }
arena-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
arena-number = { NUMBER($number, maximumFractionDigits: 0) }
arena-decimal = { NUMBER($number, maximumFractionDigits: 2) }
arena-seconds = { NUMBER($time, maximumFractionDigits: 2) } s
arena-milliseconds = { NUMBER($time, maximumFractionDigits: 3) } ms
arena-challenge = { $one } gegen { $count } × { $others }
arena-pair = { $one } gegen { $other }
arena-fair = Siege des einzelnen Bots gegen lauter andere; bei gleicher Stärke wären es { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }.
arena-nothing-whole = Abgebrochen, bevor eine Ausgangslage zu Ende gespielt war.
arena-sprt = Sequenzieller Test
arena-sprt-asked = Ist { $one } eher um { $high } Elo-Punkte stärker als { $other } als um { $low }? Falsche Antworten: höchstens { NUMBER($alpha, style: "percent", maximumFractionDigits: 1) } und { NUMBER($beta, style: "percent", maximumFractionDigits: 1) }.
arena-sprt-stronger = Ja: { $one } ist stärker als { $other }, eher um { $high } Punkte als um { $low }.
arena-sprt-not = Nein: { $one } und { $other } liegen eher { $low } Punkte auseinander als { $high }.
arena-sprt-open = Noch nicht entschieden zwischen { $low } und { $high } Punkten für { $one } gegen { $other }.
arena-sprt-ratio =
    { $deals ->
        [one] Nach { $deals } Ausgangslage
       *[other] Nach { $deals } Ausgangslagen
    } beträgt das logarithmierte Likelihood-Verhältnis { $ratio }; der Test endet bei { $low } und { $high }.
arena-page-title = Arena: { $name }
arena-summary =
    { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    } mit { $players } Spielern aus { $deals ->
        [one] { $deals } Ausgangslage
       *[other] { $deals } Ausgangslagen
    }; jede Besetzung hat jede Ausgangslage reihum auf allen Plätzen gespielt.
arena-duels = Je zwei Bots im Vergleich: einer der ersten Art gegen lauter Bots der zweiten, und umgekehrt.
arena-challenges = Je zwei Bots im Vergleich: einer der zuerst genannten Art gegen lauter Bots der zweiten.
arena-mixed = Auf allen Plätzen saßen verschiedene Bots.
arena-ladder = Rangliste
arena-about-ladder = Elo-Punkte über { $bot } mit ihren 95-%-Intervallen. 400 Punkte bedeuten zehnfache Stärke.
arena-pairs = Direkter Vergleich
arena-about-pairs = Wie oft der erste gegen den zweiten im Duell gewinnen würde, geschätzt aus ihren gemeinsamen Partien; 50 % heißt gleich stark.
arena-one-among = Einer gegen alle anderen
arena-thinking = Stärke und Bedenkzeit
arena-about-thinking = Senkrecht die Elo-Punkte, waagerecht die Rechenzeit für einen Zug, wenn mehrere zur Wahl standen.
arena-seats = Plätze
arena-about-seats = Gewonnene Partien je Platz; jeder Bot saß auf jedem gleich oft. Bei gleichen Chancen wären es { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }.
arena-lengths = Länge der Partien
arena-moves = Züge
arena-rounds = Runden
arena-scores = Punkte
arena-about-scores = Median, in Klammern die mittlere Hälfte; die Linie reicht von 5 % bis 95 % der Partien.
arena-setup = Was gespielt wurde
arena-about-setup = Wer das mit demselben Code noch einmal spielt, bekommt dieselben Partien.
arena-setup-rules = Version der Regeln
arena-setup-options = Optionen
arena-setup-bots = Bots
arena-setup-seed = Startwert
arena-setup-code = Code
cli-arena = Die Stärke von Bots messen: gleiche Ausgangslagen auf allen Plätzen, Wertungen mit Intervallen, ein Bericht.
option-arena-bots = Namen der Bots, die gemessen werden; der erste ist der Nullpunkt der Rangliste. NAME@ORDNER ist ein Bot einer anderen Version von Tenka.
option-arena-games = Wie viele Partien gespielt werden; aufgerundet auf ganze Ausgangslagen.
option-arena-tables = Wer gegen wen spielt: einer gegen alle anderen, in beide Richtungen; nur der zuerst genannte gegen alle anderen; oder lauter verschiedene.
option-arena-ray = Auf dem Ray-Cluster unter dieser Adresse spielen; „local“ startet einen auf diesem Rechner.
option-arena-out = Die Datei für die Ergebnisse; gibt es sie schon, geht es an ihrem Ende weiter. Ohne sie bleibt nichts erhalten.
option-arena-report = Die Zahlen mit Schaubildern in diese HTML-Seite schreiben.
option-arena-sprt = Aufhören, sobald entschieden ist, ob der erste dieser beiden stärker ist als der zweite.
option-arena-sprt-low = Elo-Punkte, die noch keine Verbesserung sind.
option-arena-sprt-high = Elo-Punkte, die eine Verbesserung sind.
option-arena-sprt-alpha = Wie oft ein Test zu Unrecht eine Verbesserung finden darf.
option-arena-sprt-beta = Wie oft ein Test zu Unrecht keine finden darf.
error-bot-named-twice = --bots nennt { $bot } zweimal.
error-no-such-version = Im Ordner „{ $folder }“ ist kein Tenka.
error-foreign-rules = { $bot } spielt nach einer anderen Version der Regeln.
error-foreign-failed = { $bot } kann nicht spielen: { $why }
error-bad-tables = --tables { $tables } gibt es nicht. Zur Wahl stehen: { $known }.
error-mixed-needs-bots = Gemischte Tische für { $players } brauchen ebenso viele verschiedene Bots, aber --bots nennt { $count }.
error-file-unwritable = { $file } lässt sich nicht schreiben: { $why }.
error-not-results = { $file } enthält keine Ergebnisse der Arena. Die Datei wurde nicht verändert.
error-results-format = { $file } hat das Format { $format }; diese Version von Tenka kennt das Format { $known }.
error-results-damaged = { $file } ist in Zeile { $line } beschädigt. Die Datei wurde nicht verändert.
error-results-in-use = In { $file } wird gerade von anderer Seite geschrieben.
error-results-are-report = { $file } kann nicht zugleich die Ergebnisse und den Bericht enthalten.
error-other-contest =
    { $what ->
        [rules] { $file } wurde nach einer anderen Version der Regeln gespielt. Beginne eine neue Datei.
        [code] { $file } wurde mit anderem Code der Bots oder des Spiels gespielt. Beginne eine neue Datei.
        [game] { $file } enthält ein anderes Spiel.
        [players] { $file } wurde mit einer anderen Zahl von Spielern gespielt.
        [options] { $file } wurde mit anderen Optionen des Spiels gespielt.
        [bots] { $file } wurde von anderen Bots gespielt.
        [tables] { $file } wurde an anderen Tischen gespielt.
       *[seed] { $file } wurde mit einem anderen Startwert gespielt.
    }
error-ray-missing = Ray ist nicht installiert: pip install 'tenka[arena]'.
error-server-missing = Der Server ist nicht installiert ({ $module } fehlt): pip install 'tenka[server]'.
error-ray-unreachable = Unter { $address } gibt es keinen Ray-Cluster: { $why }
error-ray-failed = Ray konnte nicht spielen: { $why }
error-ray-other-code = Ein Rechner des Clusters hat anderen Code von Tenka als dieser: Installiere auf allen denselben.
error-sprt-two-bots = --sprt { $sprt } nennt nicht zwei der Bots, die spielen.
error-sprt-not-met = Diese beiden haben keine Tische für sich: Für --sprt müssen sie duels oder challenges spielen.
error-bad-sprt-elo = --elo0 { $low } und --elo1 { $high }: Beide müssen zwischen −2000 und 2000 liegen, und das erste muss kleiner sein.
error-bad-sprt-error = --alpha { $alpha } und --beta { $beta }: Beide müssen größer als 0 und kleiner als 0,5 sein.
error-bad-figure = { $option } { $value } ist keine Zahl.

## Tuning
cli-tune = Die Bots eines Spiels trainieren, mit Partien gegeneinander: ihre Bewertung anpassen oder eine bessere Spielweise finden.
option-tune-games = Wie viele Partien gespielt werden; an jeder fünften werden die Gewichte nur erprobt. Mit --policy so viele in jeder Generation.
option-tune-players = Zahl der Spieler; ohne Angabe reihum jede, die das Spiel erlaubt.
option-tune-iterations = Wie lange die Bots nachdenken, in Durchläufen; 0: Sie spielen, was ihnen zuerst einfällt.
option-tune-policy = Stattdessen eine bessere Spielweise für den schnellen Bot suchen: So viele Generationen treten gegen die bisherige an (CMA-ES).
option-tune-pull = Wie stark die bisherigen Gewichte zählen, gemessen in Spielsituationen.
option-tune-write = Die Datei für Gewichte und Spielweise; ihre ersten Bemerkungen bleiben stehen. Ohne sie wird alles angezeigt.
tune-games = { $games } Partien, { $samples } Spielsituationen an Ruhepunkten.
tune-loss = Vorhersagefehler bei den Testpartien: vorher { NUMBER($before, minimumFractionDigits: 4, maximumFractionDigits: 4) } Nat, mit den neuen Gewichten { NUMBER($after, minimumFractionDigits: 4, maximumFractionDigits: 4) }.
tune-policy = In { $games } weiteren Partien lag die neue Spielweise um { NUMBER($lead, minimumFractionDigits: 2, maximumFractionDigits: 2) } Punkte vorn (Standardfehler { NUMBER($error, minimumFractionDigits: 2, maximumFractionDigits: 2) }) und gewann das { NUMBER($share, minimumFractionDigits: 2, maximumFractionDigits: 2) }-Fache ihres gerechten Anteils.
error-bad-iterations = --iterations { $iterations } ist keine ganze Zahl von 0 bis { $most }.
error-bad-pull = --pull { $pull } ist keine ganze Zahl von 1 bis { $most }.
error-bad-policy = --policy { $policy } ist keine ganze Zahl von 1 bis { $most }.
error-no-judgement = { $game } hat keine Bewertung, die sich anpassen lässt.
error-no-policy = { $game } hat keine Spielweise, die sich verbessern lässt.
error-cmaes-missing = CMA-ES ist nicht installiert: pip install 'tenka[tune]'.

## Analysis
cli-analyse = Eine beendete Partie auswerten: wer wann welche Chancen hatte, was Können war und was Glück.
analyse-weighing = Analyse läuft
analyse-title = { $name }: { $points } Momente der Partie, jeder { $playouts }-mal schnell zu Ende gespielt
analyse-chances = Gewinnchancen
analyse-sums = Was sie verändert hat
analyse-start = Anfang
analyse-own = Eigene Züge
analyse-others = Züge der anderen
analyse-luck = Glück
analyse-end = Ende
analyse-kinds = Worüber der Zufall entschied
analyse-unforeseen = Was niemand absehen konnte
analyse-turns = Wendepunkte
analyse-turn-play = Zug { $move }: { $name } { $change }, durch einen Zug von { $by }
analyse-turn-luck = Zug { $move }: { $name } { $change }, durch Glück oder Pech ({ $kind })
analyse-no-turns = Kein einzelner Moment hat die Partie entschieden.
analyse-part = { NUMBER($part, style: "percent", maximumFractionDigits: 0) }
analyse-error = { " " }± { NUMBER($error, style: "percent", maximumFractionDigits: 0) }
analyse-note = Alles ist geschätzt: Bots haben die Partie von dort aus viele Male weitergespielt. ± gibt an, wie weit die Schätzung danebenliegen kann.

## The server
cli-serve = Den Server für Browser und Programme starten. Jede Option lässt sich auch als Umgebungsvariable setzen, etwa TENKA_PORT.
cli-think = Für die Server einer PostgreSQL-Datenbank rechnen, auf diesem oder einem anderen Rechner.
cli-backup = Alle Daten des Servers in eine Datei sichern, auch im laufenden Betrieb.
cli-restore = Eine Sicherung einspielen; sie ersetzt die Datenbank. Der Server darf dabei nicht laufen.
option-force = Die Datei überschreiben, wenn es sie schon gibt.
option-host = Adresse, an der der Server lauscht; ohne Angabe nur auf diesem Rechner (127.0.0.1).
option-port = Port des Servers; ohne Angabe 8360, bei 0 irgendein freier.
option-database = Datei mit der Datenbank oder postgresql://… für eine auf einem PostgreSQL-Server; ohne Angabe tenka.db in deinem Datenordner.
option-public-url = Wo Browser den Server finden, wenn nicht dort, wo er lauscht: https://play.example.
option-proxied = Einem Proxy vertrauen, wenn er meldet, von wem eine Anfrage kommt.
option-proxies = Adressen oder Netze des Proxys, durch Kommas getrennt, wenn er nicht auf diesem Rechner läuft.
option-no-limits = Die Zahl der Anfragen nicht begrenzen.
option-workers = Wie viele Prozesse für die Bots rechnen; ohne Angabe einer weniger, als es Prozessoren gibt.
option-think-workers = Wie viele Prozesse rechnen; ohne Angabe einer je Prozessor.
option-engine = Ein Ordner mit dem übersetzten Paket, das Bots, Tipps und Analysen benutzen, sobald es da ist.
option-bot-pause = Wie viele Sekunden ein Bot mindestens für einen Zug braucht; ohne Angabe 0.6.
option-no-auto-analysis = Beendete Partien nur analysieren, wenn es jemand verlangt.
option-log-level = Was ins Protokoll kommt: debug, info, warning oder error.
option-smtp-host = Mailserver, der E-Mails an alle schickt, die das möchten; ohne ihn gibt es keine E-Mails.
option-smtp-port = Port des Mailservers. Standard: 587.
option-smtp-tls = Verschlüsselung zum Mailserver: starttls, tls oder none. Standard: starttls.
option-smtp-user = Benutzername beim Mailserver.
option-smtp-password-file = Datei mit dem Passwort für den Mailserver.
option-mail-from = Absender der E-Mails, zum Beispiel „Tenka <tenka@play.example>“.
option-push = Browser per Push-Nachricht erreichen, auch wenn die Seite geschlossen ist.
option-hooks = Webhooks zulassen, die aufgerufen werden, wenn jemand am Zug ist.
option-holidays = Wie viele Tage im Jahr ein Konto frei haben kann (30): Wo Entscheidungen Tage dauern dürfen, steht dann die Zeit.
serve-at = Tenka läuft unter { $url }
serve-listens = Der Server lauscht auf { $host }, Port { $port }.
serve-end = Strg-C beendet ihn.
think-for =
    { $count ->
        [one] 1 Prozess rechnet
       *[other] { $count } Prozesse rechnen
    } für { $database }.
think-end = Strg-C beendet das Programm.
backup-done = Alles ist gesichert in { $file }
restore-done = Wiederhergestellt aus { $file }
restore-kept = Die bisherigen Daten liegen jetzt in { $file }
error-bad-setting =
    { $setting ->
        [port] { $value } ist kein Port: Nötig ist eine ganze Zahl von 0 bis 65535.
        [workers] { $value } Prozesse gehen nicht: Nötig ist eine ganze Zahl von 0 bis 256.
        [bot-pause] { $value } ist keine Pause: Nötig sind 0 bis 60 Sekunden.
        [log-level] { $value } ist keine Protokollstufe: Es gibt debug, info, warning und error.
        [public-url] { $value } ist keine öffentliche Adresse: Schreibe sie als https://play.example, nach dem Namen höchstens noch ein Port.
        [host] { $value } ist kein Rechnername.
        [database] { $value } ist kein Ort für eine Datenbank.
       *[other] { $value } ist weder ja (yes) noch nein (no): { $setting }.
    }
error-public-url-needed = { $host } ist auch für andere erreichbar: Gib mit --public-url die Adresse an, unter der ihre Browser den Server finden.
error-mail-from-needed = Um E-Mails zu senden, gib mit --mail-from den Absender an.
error-smtp-password-needed = --smtp-user braucht ein Passwort: Gib mit --smtp-password-file die Datei an, in der es steht.
error-bad-address = „{ $address }“ ist keine gültige E-Mail-Adresse.
error-bad-hook = Das ist kein gültiger Webhook: Die Adresse muss mit https:// beginnen, ohne Passwort, mit Port 443 oder über 1023.
error-bad-subscription = Die Anmeldung deines Browsers lässt sich nicht verwenden. Schalte Benachrichtigungen aus und wieder ein.
error-unknown-zone = Das ist keine gültige Zeitzone. Wähle eine aus der Liste.
error-channel-not-offered = Das bietet dieser Server nicht an.
error-too-many-channels = Du kannst höchstens { $most } davon haben. Entferne zuerst einen.
error-link-expired = Dieser Link ist abgelaufen oder wurde schon verwendet. Fordere einen neuen an.
error-cannot-listen = Der Server kann nicht auf { $host }, Port { $port }, lauschen: { $why }.
error-store-in-use = { $file } wird von einem laufenden Server benutzt.
error-store-unreachable = { $file } lässt sich nicht öffnen: Der Ordner fehlt, oder dir fehlt die Berechtigung.
error-store-read-only = In { $file } lässt sich nicht schreiben.
error-store-full = Für { $file } ist kein Platz mehr auf dem Datenträger.
error-store-locked = { $file } ist von einem anderen Programm gesperrt.
error-store-corrupt = { $file } ist beschädigt oder keine Datenbank.
error-store-newer = { $file } stammt von einer neueren Version von Tenka.
error-store-failed = { $file } lässt sich nicht lesen oder nicht schreiben.
error-store-foreign = { $file } ist keine Datenbank von Tenka.
error-store-unlockable = { $file } lässt sich nicht zuverlässig sperren: Die Datei gehört auf einen Datenträger dieses Rechners, nicht auf ein Netzlaufwerk.
error-stopping = Der Server wird gerade angehalten. Gleich geht es weiter.
error-store-gone = { $file } wurde verschoben oder gelöscht. Leg die Datei an ihren Platz zurück: Bis dahin wird nichts gespeichert, und nichts Gespeichertes geht verloren.
error-store-deleted = { $file } wurde gelöscht oder durch eine andere Datei ersetzt. Der Server speichert nichts mehr; was er noch hatte, kopiert er daneben in eine Datei, deren Name auf „.rescued“ und eine Zahl endet. Halt den Server an, hol diese Datei mit „tenka restore“ zurück und starte ihn wieder.
error-store-replaced = An der Stelle von { $file } liegt eine andere Datei, die nicht zu dem gehört, was daneben liegt. Leg die richtige zurück und starte den Server neu.
error-store-overwritten = { $file } wurde von einem anderen Programm gekürzt oder überschrieben. Halt den Server an; startet er dann nicht mehr, spiel eine Sicherung zurück.
error-store-orphan = { $file } fehlt oder ist leer, obwohl ein Server damit gearbeitet und nicht ordentlich aufgehört hat. Leg die Datei zurück. Wenn du neu anfangen willst, lösch { $file }-wal, { $file }-shm und { $file }.lock.
error-store-empty = { $file } ist leer. Leg die richtige Datei an ihren Platz oder lösch die leere, wenn du neu anfangen willst.
error-postgresql-missing = Für PostgreSQL fehlt noch etwas ({ $module }): pip install 'tenka[postgresql]'.
error-database-unreachable = Der Datenbankserver von { $database } ist nicht zu erreichen: { $why }
error-database-refused = Der Datenbankserver lehnt die Verbindung zu { $database } ab: { $why }
error-database-read-only = { $database } lässt sich nur lesen; vielleicht gehört die Datenbank zu einem Ersatzserver.
error-database-forbidden = Tenka darf in { $database } nicht tun, was nötig ist: { $why }
error-database-full = Auf dem Datenbankserver ist kein Platz mehr für { $database }.
error-database-crowded = Der Datenbankserver hat keinen Platz für eine weitere Verbindung zu { $database }: { $why }
error-database-busy = { $database } war zu lange gesperrt: { $why }
error-database-failed = { $database } lässt sich nicht lesen oder nicht schreiben: { $why }
error-database-encoding = { $database } ist in { $encoding } kodiert. Leg die Datenbank mit der Kodierung UTF8 an.
error-overtaken = Jemand war schneller. Sieh noch einmal hin, bevor du entscheidest.
error-backup-exists = { $file } ist schon vorhanden; --force überschreibt die Datei.
error-backup-same = { $file } ist die Datenbank selbst.
error-think-needs-server = { $database } liegt nicht auf einem PostgreSQL-Server. Ein Server mit einer Datei rechnet selbst: siehe --workers.
error-backup-on-server = { $database } liegt auf einem PostgreSQL-Server: Dafür gibt es dessen eigene Programme pg_dump und pg_restore.
error-admin-nobody = Niemand hat den Anmeldenamen, die ID oder den Namen „{ $who }“. Suche mit „tenka admin people“.
error-admin-several = Mehrere heißen „{ $who }“. Nimm stattdessen eine ID: { $ids }.
error-admin-no-table = Es gibt keinen Tisch mit der ID „{ $table }“. Suche mit „tenka admin tables“.
error-admin-no-report = Es gibt keine offene Meldung mit der ID „{ $report }“. Siehe „tenka admin reports“.
error-admin-banned-already = { $name } ist schon gesperrt.
error-admin-not-banned = { $name } ist nicht gesperrt.
error-admin-denied = Das darf nur der Benutzer, unter dem der Server läuft, oder root.
error-admin-no-answer =
    { $why ->
        [no] Der Server hat nicht geantwortet. Sieh in seinem Log nach.
       *[other] Der Server hat nicht geantwortet: { $why }.
    }
error-admin-not-confirmed = Nichts gelöscht. Um ohne Rückfrage zu löschen, gib --yes an.
error-admin-bad-page = „{ $page }“ ist keine gültige Seite: Nimm eine ganze Zahl ab 1.
error-admin-bad-status = „{ $status }“ ist kein Zustand: Nimm open, running oder over.
error-admin-bad-channel = „{ $channel }“ ist kein Kanal: Nimm email, push oder hook.
error-admin-too-long = Das ist zu lang: höchstens { $most } Zeichen.
cli-move-database = Alles aus einer Datenbank in eine andere bringen, zum Beispiel aus einer Datei auf einen PostgreSQL-Server. Halt den Server vorher an.
database-copied = { $table }: { $count } kopiert
database-replayed = { $count } { $count ->
        [one] Partie
       *[other] Partien
    } nachgespielt
database-moved = Alles ist nach { $database } kopiert und geprüft.
database-alike = In { $database } steht schon dasselbe. Es wurde nichts geändert.
error-move-nothing = Die erste Datenbank ist leer: Es gibt nichts zu kopieren.
error-move-occupied = Die zweite Datenbank ist nicht leer und enthält etwas anderes. Nenn eine leere; es wurde nichts geändert.
error-move-differs = Die Kopie stimmt nicht mit dem Original überein. Es wurde nichts geändert; bitte melde das.
error-move-unfit = Die Tabelle „{ $table }“ enthält einen Wert, den die zweite Datenbank nicht annimmt. Es wurde nichts geändert.
error-move-same = { $database } ist zweimal genannt: Nenn zwei verschiedene Datenbanken.

## What the server refuses
error-not-found = Das gibt es hier nicht, oder es ist nicht für dich bestimmt.
error-no-session = Du bist nicht (mehr) angemeldet: Spiel als Gast oder melde dich an.
error-stale = Am Tisch ist inzwischen etwas passiert: Sieh dir die neue Lage an und entscheide dann.
error-key-used = Diese Anfrage wurde schon einmal gesendet, aber mit anderem Inhalt.
error-not-seated = Du spielst an diesem Tisch nicht mit.
error-unknown-order = Die automatische Antwort { $order } gibt es in diesem Spiel nicht.
error-bad-order = { $value } passt nicht zur automatischen Antwort { $order }.
error-nobody-listens = Privat schreiben kannst du nur Menschen am Tisch, nicht Bots oder freien Plätzen.
error-not-invited = Hier kannst du nur mit Einladung mitspielen: Bitte jemanden am Tisch um den Link.
error-not-owner = Das darf nur der Gastgeber.
error-seat-taken = Dieser Platz ist besetzt.
error-already-seated = Diese Person sitzt schon an diesem Tisch.
error-no-such-login = Den Anmeldenamen „{ $login }“ gibt es hier nicht.
error-too-many-invitations = Hier sind schon { $most } Leute eingeladen. Warte auf eine Antwort, oder nimm eine Einladung zurück.
error-too-many-knocks = An diesem Tisch fragen schon { $most } Leute nach einem Platz. Versuch es später noch einmal.
error-house-taken = Dieses Haus hat schon jemand anders.
error-name-too-alike = Dein Name sieht dem von { $name } am selben Tisch zu ähnlich. Such dir einen anderen aus.
error-nothing-said = In dieser Nachricht steht nichts Lesbares.
error-remark-too-long = Das ist zu lang: Eine Nachricht darf höchstens { $most } Zeichen haben.
error-seats-open = Die Partie kann noch nicht starten: Es sind noch Plätze frei.
error-already-started = Die Partie hat schon begonnen.
error-not-started = Die Partie hat noch nicht begonnen.
error-not-over = Die Partie ist noch nicht zu Ende.
error-not-at-your-device = Auf diesem Platz spielt niemand an deinem Gerät.
error-hot-seat-for-two = An einem Gerät spielen mindestens { $least } Personen.
error-at-one-device = Eine neue Partie an einem Gerät beginnst du in der Lobby.
error-too-many-records = Du hast schon { $most } Aufzeichnungen. Lösche erst eine.
error-record-not-over = Diese Partie ist noch nicht zu Ende. Öffnen lassen sich nur beendete Partien.
error-record-too-long = Die Aufzeichnung hat mehr als { $most } Züge: So lang ist keine Partie.
error-record-fingerprint-differs = Die Aufzeichnung stimmt nicht: Ihr Startwert ist nicht der, dessen Fingerabdruck zu Beginn bekannt war.
error-record-events-differ =
    { $move ->
        [0] Die Aufzeichnung stimmt nicht: Die Startaufstellung folgt nicht aus dem Startwert.
       *[other] Die Aufzeichnung stimmt nicht: Was bei Zug { $move } geschah, folgt nicht aus dem Startwert.
    }
error-record-move-illegal = Die Aufzeichnung stimmt nicht: Zug { $move } verstößt gegen die Regeln.
error-record-result-differs = Die Aufzeichnung stimmt nicht: Alle { $move } Züge sind gültig, aber das Ergebnis folgt nicht daraus.
error-no-steward = An diesem Tisch gibt es keine Vertretung, die für dich spielen könnte.
error-clock-without-steward = Bedenkzeit geht nur mit einer Vertretung, die weiterspielt, wenn die Zeit abgelaufen ist.
error-no-such-zone = Eine Zeitzone namens { $zone } gibt es nicht.
error-weekends-need-days = Freie Wochenenden gibt es nur, wenn eine Entscheidung mindestens einen Tag Zeit hat.
error-steward-plays = Gerade spielt deine Vertretung: Übernimm zuerst wieder selbst.
error-too-late = Deine Zeit für diese Entscheidung ist abgelaufen: Deine Vertretung trifft sie. Danach kannst du wieder übernehmen.
error-vote-open = Diese Frage ist schon gestellt.
error-vote-over = Diese Frage ist schon entschieden.
error-vote-not-asked = Bei dieser Frage hast du keine Stimme.
error-vote-no-clock = An diesem Tisch läuft keine Uhr: Niemandem wird die Zeit knapp.
error-vote-pointless = Das ist schon so: Bei den Uhren ist nichts zu tun.
error-vote-rejected-lately = Das haben die anderen gerade erst abgelehnt. Warte eine Weile, bevor du wieder fragst.
error-has-voted = Du hast schon geantwortet. Eine Antwort lässt sich nicht ändern.
error-not-vanished = Dieser Platz ist nicht verlassen. Ersetzt werden kann nur, für wen die Vertretung schon eine Weile spielt.
error-rated-no-replacing = In einer gewerteten Partie wird niemand endgültig ersetzt.
error-rated-to-the-end = Eine gewertete Partie kann niemand allein abbrechen.
error-bad-days = Diese Tage kannst du nicht freinehmen: Sie müssen ab heute und innerhalb eines Jahres liegen, der letzte nicht vor dem ersten.
error-days-taken = Einige dieser Tage hast du schon frei.
error-days-spent = { $days ->
    [0] Du hast keine freien Tage mehr.
    [one] Du hast { $year } nur noch 1 freien Tag.
   *[other] Du hast { $year } nur noch { $days } freie Tage.
  }
error-too-many-holidays = Du hast schon { $most } Urlaube geplant. Gib zuerst einen zurück.
error-no-hints = An diesem Tisch gibt es keine Tipps.
error-no-search = Für dieses Spiel gibt es noch keine Tipps und keine Analyse.
error-line-too-long = Ausprobieren kannst du höchstens { $most } Züge am Stück.
error-no-answer = Das hat nicht geklappt: Der Server konnte es nicht berechnen. Bitte versuche es später noch einmal.
error-one-seat-for-me = An einem neuen Tisch brauchst du selbst genau einen Platz.
error-not-saved = Es wurde nichts gespeichert: Der Server kann gerade nicht schreiben. Versuche es bitte etwas später noch einmal.
error-log-damaged = Die gespeicherte Partie an Tisch { $table } ist fehlerhaft: { $why }.
error-bot-failed = Der Bot { $bot } hat in { $game } keinen Zug gefunden.
error-workers-stopped = Der Server wird gerade beendet, die Bots ziehen nicht mehr.
error-busy = Der Server hat gerade sehr viel zu tun. Versuche es bitte etwas später noch einmal.
error-too-many-requests =
    { $seconds ->
        [one] Das war zu viel auf einmal. Warte bitte eine Sekunde.
       *[other] Das war zu viel auf einmal. Warte bitte { $seconds } Sekunden.
    }
error-too-many-analyses = { $most } deiner Analysen sind noch nicht fertig, mehr gehen nicht auf einmal. Warte auf eine davon oder brich eine ab.
error-internal = Auf dem Server ist etwas schiefgegangen.
error-unknown = Der Server hat unverständlich geantwortet (Status { $status }).
error-bad-request = Der Server versteht diese Anfrage nicht: { $where }.
error-bad-message = Der Server versteht diese Nachricht nicht: { $where }.
error-bad-json = Das ist kein gültiges JSON.
error-bad-content-type = Der Server nimmt nur JSON: Sende es als application/json.
error-bad-origin = Diese Anfrage kommt von einer fremden Seite und ist nicht erlaubt.
error-bad-host = Unter diesem Namen ist der Server nicht bekannt.
error-wrong-method = Das geht hier nicht.
error-too-many-tables = Du hast schon { $most } Tische, an denen noch nicht gespielt wird. Starte oder verlass einen davon, bevor du einen neuen eröffnest.
error-too-many-tables-nearby = Aus deinem Netz sind schon { $most } Tische eröffnet, an denen noch nicht gespielt wird. Setz dich an einen davon, oder warte, bis einer beginnt.
error-too-many-steps = Du hast schon sehr oft hin und her geändert. Mach mit dem weiter, was da ist; sobald die Partie weitergegangen ist, kannst du es dir wieder anders überlegen.
error-too-slow = Die Anfrage ist nicht rechtzeitig angekommen. Bitte noch einmal versuchen.
error-too-large = Das ist zu lang: Erlaubt sind höchstens { $limit } Byte.
error-address-too-long = Diese Adresse ist zu lang.

## Accounts
error-bad-login = Der Anmeldename braucht { $least } bis { $most } Buchstaben, Ziffern oder Sonderzeichen, ohne Leerzeichen.
error-bad-password = Das Passwort braucht { $least } bis { $most } Zeichen.
error-already-here = Du bist schon dabei, als Gast oder mit Konto.
error-already-account = Du hast schon ein Konto.
error-no-account = Du bist als Gast hier und hast kein Passwort.
error-login-taken = Diesen Anmeldenamen hat schon jemand anderes.
error-wrong-login = Anmeldename oder Passwort stimmt nicht.
error-wrong-password = Das Passwort stimmt nicht.
error-same-table = Du sitzt an einem Tisch zugleich als Gast und mit deinem Konto: Beende oder verlasse zuerst diese Partie.
error-passkey-refused = Mit diesem Passkey hat es nicht geklappt. Versuch es noch einmal.
error-passkey-known = Dieser Passkey ist schon in Gebrauch.
error-passkeys-unavailable = Dieser Server hat keinen Namen, nur eine Nummer als Adresse; Passkeys gibt es hier deshalb nicht.
error-too-many-passkeys = Mehr Passkeys sind nicht möglich. Entferne zuerst einen.
error-last-way-in = Dann könntest du dich nicht mehr anmelden. Füge erst einen weiteren Passkey oder ein Passwort hinzu.
error-rated-accounts-only = Gewertete Partien sind für Spieler mit Konto.
error-rated-needs-clock = Eine gewertete Partie mit anderen Leuten braucht eine Bedenkzeit: Wähl eine aus oder gib alle anderen Plätze Bots.
error-rated-unfinished = Du hast { $most } offene gewertete Partien gegen Bots. Spiel erst eine davon zu Ende.
error-rated-without-hints = In gewerteten Partien gibt es keine Tipps.
error-rated-without-box = Gewertete Partien werden mit den Werten unserer eigenen Schachtel gespielt.
error-rated-unknown-bot = Wie stark dieser Bot ist, wurde nie gemessen; er kann keine gewerteten Partien spielen.
error-rated-weak-steward = In einer gewerteten Partie spielt die Vertretung höchstens so gut wie „Mittel“.
error-too-many-reports = Von dir sind noch { $most } Meldungen offen. Warte, bis sie geprüft sind.
error-oneself = Das bist du selbst.

# What messengers show of a table’s address

preview-title = Eine Partie { $game } bei Tenka
preview-open =
    { $free ->
        [0] Alle { $players } Plätze sind besetzt; gleich geht es los.
        [one] 1 von { $players } Plätzen ist frei. Spiel mit!
       *[other] { $free } von { $players } Plätzen sind frei. Spiel mit!
    }
preview-running = Eine Partie zu { $players } läuft gerade. Schau zu!
preview-over = Eine beendete Partie zu { $players }. Sieh dir an, wie sie lief.
