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
plain-prompt = Du bist am Zug: Wähle, was du tun willst.
plain-decides = { $name } ist am Zug
choices-change = Doch lieber anders
choices-change-typed = tippe es ein, etwa „{ $example }“
trade-on = Von jetzt an kannst du zu Beginn jedes fremden Zuges Angebote machen. „handel“ beendet das wieder.
trade-off = In fremden Zügen wirst du nur noch gefragt, wenn dir jemand etwas anbietet.
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
rule-sentences = Sätze wie gedruckt: { $printed }, ganz oder teils von uns: { $ours }; Tests: { $tests }
saved = Gespeichert in { $file }
save-trouble = Das Spiel lässt sich nicht in { $file } speichern: { $why }. Was schon gespeichert war, ist unversehrt, und du kannst weiterspielen.
how-to-resume = Dein Spiel ist gespeichert. Weiter geht es mit: { $command } resume { $file }
seed-told = Der Startwert war { $seed }, sein zu Beginn genannter Fingerabdruck { $fingerprint }.
record-kept = Die Aufzeichnung liegt in { $file } (prüfen mit: { $command } verify).

## Commands, the main spelling first
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
help-number = die Wahl mit dieser Nummer
help-words-key = ihre Worte
help-words = oder deren Anfang, soweit klar ist, welche gemeint ist
help-undo = deinen letzten Schritt zurücknehmen, wenn seither nichts gezogen oder aufgedeckt wurde
help-trade = auch in fremden Zügen Angebote machen und beantworten: Du wirst zu Beginn jedes Zuges gefragt; noch einmal beendet es
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
cli-box = Werte des eigenen gedruckten Spiels: „new SPIEL“ schreibt unsere Werte, „check DATEI“ prüft eine Datei.
cli-box-new = Eine Schachtel mit unseren Werten zum Ändern schreiben: tenka box new SPIEL > DATEI.
cli-box-check = Eine Schachtel prüfen und auflisten, was von unserer abweicht.
cli-games = Die Spiele aufzählen.
cli-usage = Aufruf
cli-options = Optionen
cli-commands = Befehle
option-players = Zahl der Spieler; ohne Angabe so viele, wie das Spiel Plätze hat.
option-humans = Menschen an dieser Tastatur, die sich abwechseln; die anderen sind Bots.
option-bots = Bots mit Namen, durch Kommas getrennt; ein einziger Name gilt für alle.
option-name = Name eines Menschen; auch mehrmals.
option-house = Haus eines Menschen, wo das Spiel Häuser hat (etwa sanada); auch mehrmals.
option-seed = Startwert: eine ganze Zahl oder 64 hexadezimale Ziffern; ohne Angabe ein neuer, geheimer.
option-option = Eine Option des Spiels als NAME=WERT; auch mehrmals.
option-box = Eine Datei mit den Werten des eigenen gedruckten Spiels (siehe „tenka box“).
option-no-colour = Ohne Farben.
option-lang = Sprache: en, de oder it.
option-version = Die Version zeigen.
option-help = Diesen Text zeigen.
box-name-ours = { $game }, meine Ausgabe
box-line = Schachtel „{ $name }“ für { $game }: { $count ->
        [one] ein Wert weicht
       *[other] { $count } Werte weichen
    } von unseren ab. Prüfsumme { $hash }
box-line-ours = Schachtel „{ $name }“ für { $game }: Nichts weicht von unserer ab.
box-difference = { $field }: { $value } (bei uns: { $ours })
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
error-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
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
in-field = { $field }: { $why }
error-bad-box = Das ist keine Schachtel: { $where }.
error-box-format = Die Schachtel hat das Format { $format }, diese Version von Tenka kennt das Format { $known }.
error-box-bad-title = Eine Schachtel braucht einen Namen aus höchstens { $most } druckbaren Zeichen.
error-box-hash-differs = Die Schachtel wurde verändert: Ihre Werte passen nicht zu ihrer Prüfsumme.
error-box-unknown-field = Diesen Wert gibt es in einer Schachtel dieses Spiels nicht: { $field }.
error-box-bad-count = Es muss eine ganze Zahl von { $least } bis { $most } sein.
error-box-bad-name = Es muss ein Name aus höchstens { $most } druckbaren Zeichen sein.
error-box-bad-choice = Es muss eines von denen sein, die es gibt.
error-box-bad-ids =
    { $most ->
        [one] Es muss genau eines von denen sein, die es gibt.
       *[other] Es müssen { $most } verschiedene von denen sein, die es gibt.
    }
error-box-bad-pairs = Es müssen Paare aus zwei verschiedenen sein, jedes Paar nur einmal, und höchstens { $most }.
error-box-wrong-sum = Zusammen müssen es { $least } sein, es sind aber { $total }.
error-box-few-or-many = Zusammen müssen es { $least } bis { $most } sein, es sind aber { $total }.
error-too-many-boxes = Du hast schon { $most } Schachteln: Lösche zuerst eine.
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
error-too-many-houses = Es sind { $houses } Häuser genannt, aber an dieser Tastatur sitzen nur { $humans }.
error-no-such-house = { $house } ist kein Haus dieses Spiels. Es gibt: { $known }.
error-no-houses = In diesem Spiel gibt es keine Häuser zur Wahl.
error-bad-name = { $name } ist kein Name: höchstens { $most } druckbare Zeichen.
error-name-hides = { $name } ist kein Name: Darin sind Zeichen, die man nicht sieht, die den Text umdrehen oder sich über einem Buchstaben türmen. Schreib ihn ohne sie.
error-name-reserved = So nennt das Spiel selbst einen Bot oder einen Platz: { $name }. Such dir einen anderen Namen aus.
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
bot-beginner = Anfänger
bot-about-beginner = Kennt die Regeln und spielt, was ihm zuerst einfällt; übersieht so manches.
bot-steady = Beständig
bot-about-steady = Wägt seine Züge nach Faustregeln ab; ein vernünftiger Gegner für die ersten Partien.
bot-strong = Stark
bot-about-strong = Plant sorgfältig, bis zu einer Sekunde lang, und bestraft Fehler.
bot-master = Meister
bot-about-master = Der stärkste, den wir haben; denkt bis zu drei Sekunden nach.
error-bad-bots = --bots nennt { $count }; dieses Spiel ist für { $fewest } bis { $most }.
error-bad-games = --games { $games } ist keine ganze Zahl von 1 bis { $most }.
error-bad-jobs = --jobs { $jobs } ist keine ganze Zahl von 1 bis { $most }.
error-worker-died = Einer der spielenden Prozesse ist abgestürzt, vielleicht aus Mangel an Speicher. Versuche es mit weniger --jobs.
cli-sim = Bots viele Partien spielen lassen und zeigen, wie es ihnen erging.
option-sim-games = Wie viele Partien gespielt werden.
option-sim-bots = Wer spielt, mit Namen, einer je Platz; die Plätze wechseln von Partie zu Partie.
option-sim-jobs = Wie viele Prozesse spielen; ohne Angabe so viele, wie es Prozessoren gibt.
option-sim-seed = Eine ganze Zahl oder 64 hexadezimale Ziffern; derselbe Startwert, dieselben Partien.

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
arena-thought = CPU je Wahl
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
arena-challenge = { $one } unter { $count } × { $others }
arena-pair = { $one } gegen { $other }
arena-fair = Von einem unter anderen gewonnene Partien; gerecht wären { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }.
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
arena-duels = Von je zwei Bots saß einer unter lauter anderen der zweiten Art, und umgekehrt.
arena-challenges = Von je zwei Bots saß der zuerst genannte unter lauter anderen der zweiten Art.
arena-mixed = Auf allen Plätzen saßen verschiedene Bots.
arena-ladder = Rangliste
arena-about-ladder = Elo-Punkte über { $bot } mit ihren 95-%-Intervallen. 400 Punkte bedeuten zehnfache Stärke.
arena-pairs = Direkter Vergleich
arena-about-pairs = Was der erste gegen den zweiten an einem Tisch zu zweit gewänne, nach beider Stärke an ihren gemeinsamen Tischen; 50 % heißt gleich stark.
arena-one-among = Einer unter anderen
arena-thinking = Stärke und Bedenkzeit
arena-about-thinking = Nach oben die Elo-Punkte, nach rechts die Rechenzeit für eine Wahl unter mehreren Zügen.
arena-seats = Plätze
arena-about-seats = Gewonnene Partien je Platz; jeder Bot saß auf jedem gleich oft. Gerecht wären { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }.
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
option-arena-bots = Wer gemessen wird, mit Namen; der erste ist der Nullpunkt der Rangliste. NAME@ORDNER ist ein Bot einer anderen Version von Tenka.
option-arena-games = Wie viele Partien gespielt werden; aufgerundet auf ganze Ausgangslagen.
option-arena-tables = Wer zusammensitzt: einer unter anderen, beide Male; nur der früher genannte unter anderen; oder lauter verschiedene.
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
error-bad-tables = --tables { $tables } gibt es nicht. Es gibt: { $known }.
error-mixed-needs-bots = Gemischte Tische zu { $players } brauchen ebenso viele verschiedene Bots, und --bots nennt { $count }.
error-file-unwritable = { $file } lässt sich nicht schreiben: { $why }.
error-not-results = { $file } enthält keine Ergebnisse der Arena: Die Datei blieb, wie sie ist.
error-results-format = { $file } hat das Format { $format }, und diese Version von Tenka kennt das Format { $known }.
error-results-damaged = { $file } ist in Zeile { $line } beschädigt: Die Datei blieb, wie sie ist.
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

## Anpassen
cli-tune = Den Verstand eines Spiels an Partien schulen, die Bots unter sich spielen: sein Urteil anpassen oder bessere Gewohnheiten finden.
option-tune-games = Wie viele Partien gespielt werden; an jeder fünften werden die Gewichte nur erprobt. Mit --policy so viele in jeder Generation.
option-tune-players = Zahl der Spieler; ohne Angabe reihum jede, die das Spiel erlaubt.
option-tune-iterations = Wie lange die Bots nachdenken, in Durchläufen; 0: Sie spielen, was ihnen zuerst einfällt.
option-tune-policy = Stattdessen bessere Gewohnheiten für den schnellen Spieler finden: so viele Generationen von Gewohnheiten spielen gegen die üblichen (CMA-ES).
option-tune-pull = Wie fest die bisherigen Gewichte halten, in Stellungen.
option-tune-write = Die Datei für Gewichte und Gewohnheiten; ihre ersten Bemerkungen bleiben stehen. Ohne sie wird alles angezeigt.
tune-games = { $games } Partien, { $samples } Stellungen an Ruhepunkten.
tune-loss = Überraschung bei zurückbehaltenen Partien: vorher { NUMBER($before, minimumFractionDigits: 4, maximumFractionDigits: 4) } Nat, mit den neuen Gewichten { NUMBER($after, minimumFractionDigits: 4, maximumFractionDigits: 4) }.
tune-policy = In { $games } weiteren Partien lagen die neuen Gewohnheiten um { NUMBER($lead, minimumFractionDigits: 2, maximumFractionDigits: 2) } Punkte vorn (Standardfehler { NUMBER($error, minimumFractionDigits: 2, maximumFractionDigits: 2) }) und gewannen das { NUMBER($share, minimumFractionDigits: 2, maximumFractionDigits: 2) }-Fache ihres gerechten Anteils.
error-bad-iterations = --iterations { $iterations } ist keine ganze Zahl von 0 bis { $most }.
error-bad-pull = --pull { $pull } ist keine ganze Zahl von 1 bis { $most }.
error-bad-policy = --policy { $policy } ist keine ganze Zahl von 1 bis { $most }.
error-no-judgement = { $game } hat kein Urteil, das sich anpassen ließe.
error-no-policy = { $game } hat keine Gewohnheiten, die sich verbessern ließen.
error-cmaes-missing = CMA-ES ist nicht installiert: pip install 'tenka[tune]'.

## Analysis
cli-analyse = Zeigen, wie eine beendete Partie verlief: die Chancen aller, was Spiel war und was Glück.
analyse-weighing = Abwägen
analyse-title = { $name }: { $points } Momente der Partie, je { $playouts } schnelle Fortsetzungen
analyse-chances = Siegchancen
analyse-sums = Was sie veränderte
analyse-start = Anfang
analyse-own = Eigenes Spiel
analyse-others = Spiel der anderen
analyse-luck = Glück
analyse-end = Ende
analyse-kinds = Glück nach Art des Zufalls
analyse-turns = Wendepunkte
analyse-turn-play = Zug { $move }: { $name } { $change }, durch das Spiel von { $by }
analyse-turn-luck = Zug { $move }: { $name } { $change }, durch Glück oder Pech ({ $kind })
analyse-no-turns = Kein einzelner Moment hat die Partie gewendet.
analyse-part = { NUMBER($part, style: "percent", maximumFractionDigits: 0) }
analyse-error = { " " }± { NUMBER($error, style: "percent", maximumFractionDigits: 0) }
analyse-note = Alles ist geschätzt, aus Partien, die Bots von dort weiterspielen; ± ist der Standardfehler.

## The server
cli-serve = Spiele für Browser und Programme anbieten. Jede Option kann auch in der Umgebung stehen, als TENKA_PORT und so weiter.
cli-backup = Alles, was der Server weiß, in eine Datei schreiben, auch während er läuft.
cli-restore = Eine Sicherung zurückholen und an die Stelle der Datenbank setzen; der Server darf nicht laufen.
option-force = Die Datei überschreiben, wenn es sie schon gibt.
option-host = Wo der Server lauscht; ohne Angabe nur auf diesem Rechner (127.0.0.1).
option-port = Auf welchem Port; ohne Angabe 8360, mit 0 auf irgendeinem freien.
option-database = Die Datei, in der alles steht; ohne Angabe tenka.db in deinem Datenordner.
option-public-url = Wo Browser den Server finden, wenn nicht dort, wo er lauscht: https://play.example.
option-proxied = Einem Proxy auf diesem Rechner glauben, wer fragt.
option-no-limits = Nicht begrenzen, wie oft jemand fragen darf.
option-workers = Wie viele Prozesse für Bots denken; ohne Angabe einer weniger, als es Prozessoren gibt.
option-engine = Ein Ordner mit dem übersetzten Paket, das Bots, Tipps und Analysen benutzen, sobald es da ist.
option-bot-pause = Wie viele Sekunden ein Bot mindestens für einen Zug braucht; ohne Angabe 0.6.
option-log-level = Was ins Protokoll kommt: debug, info, warning oder error.
serve-at = Tenka ist hier: { $url }
serve-listens = Der Server lauscht auf { $host }, Port { $port }.
serve-end = Strg-C beendet ihn.
backup-done = Alles ist gesichert in { $file }
restore-done = Zurückgeholt aus { $file }
restore-kept = Was vorher da war, liegt jetzt in { $file }
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
error-public-url-needed = { $host } ist auch für andere erreichbar: Sage mit --public-url, wo ihre Browser den Server finden.
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
error-store-gone = { $file } wurde verschoben oder gelöscht. Leg die Datei an ihren Platz zurück: Bis dahin wird nichts gespeichert, und nichts Gespeichertes geht verloren.
error-store-deleted = { $file } wurde gelöscht oder durch eine andere Datei ersetzt. Der Server speichert nichts mehr; was er noch hatte, kopiert er daneben in eine Datei, deren Name auf „.rescued“ und eine Zahl endet. Halt den Server an, hol diese Datei mit „tenka restore“ zurück und starte ihn wieder.
error-store-replaced = An der Stelle von { $file } liegt eine andere Datei, die nicht zu dem gehört, was daneben liegt. Leg die richtige zurück und starte den Server neu.
error-store-overwritten = { $file } wurde von einem anderen Programm gekürzt oder überschrieben. Halt den Server an; startet er dann nicht mehr, spiel eine Sicherung zurück.
error-store-orphan = { $file } fehlt oder ist leer, obwohl ein Server damit gearbeitet und nicht ordentlich aufgehört hat. Leg die Datei zurück. Wenn du neu anfangen willst, lösch { $file }-wal, { $file }-shm und { $file }.lock.
error-store-empty = { $file } ist leer. Leg die richtige Datei an ihren Platz oder lösch die leere, wenn du neu anfangen willst.
error-backup-exists = { $file } ist schon vorhanden; --force überschreibt die Datei.
error-backup-same = { $file } ist die Datenbank selbst.

## What the server refuses
error-not-found = Hier ist nichts, oder nichts für dich.
error-no-session = Der Server kennt dich nicht (mehr): Komm als Gast herein oder melde dich an.
error-stale = Am Tisch ist es schon weitergegangen: Sieh noch einmal hin, bevor du dich entscheidest.
error-key-used = Das wurde schon einmal mit anderem Inhalt gesendet.
error-not-seated = Du hast an diesem Tisch keinen Platz.
error-unknown-order = Eine Anweisung { $order } gibt es in diesem Spiel nicht.
error-bad-order = { $value } ist nichts, worauf sich die Anweisung { $order } beziehen könnte.
error-nobody-listens = Vertraulich reden kannst du nur mit Leuten, die am Tisch sitzen: nicht mit Bots und nicht mit leeren Plätzen.
error-not-invited = Um hier Platz zu nehmen, brauchst du die Einladung: Bitte jemanden am Tisch um den Link.
error-not-owner = Das darf nur, wem der Tisch gehört.
error-seat-taken = Dieser Platz ist besetzt.
error-house-taken = Dieses Haus hat schon jemand anders.
error-name-too-alike = Dein Name sieht dem von { $name } am selben Tisch zu ähnlich. Such dir einen anderen aus.
error-nothing-said = In dieser Nachricht ist nichts zu sehen.
error-remark-too-long = Das ist zu lang: Eine Nachricht hat höchstens { $most } Zeichen.
error-seats-open = Das Spiel kann noch nicht beginnen: Es sind noch Plätze frei.
error-already-started = Das Spiel hat schon begonnen.
error-not-started = Das Spiel hat noch nicht begonnen.
error-not-over = Das Spiel ist noch nicht zu Ende.
error-no-steward = An diesem Tisch gibt es keinen Verwalter, der für dich spielen könnte.
error-steward-plays = Dein Verwalter spielt für dich: Komm erst zurück.
error-too-late = Deine Zeit für diese Entscheidung ist abgelaufen: Dein Verwalter trifft sie. Komm gleich danach zurück.
error-patience-without-steward = Eine Bedenkzeit braucht einen Verwalter, der weiterspielt, wenn sie abgelaufen ist.
error-no-hints = An diesem Tisch gibt es keine Tipps.
error-no-search = Niemand hier kennt dieses Spiel schon gut genug für Tipps oder eine Analyse.
error-line-too-long = Ein Versuch geht nicht weiter als { $most } Züge.
error-no-answer = Daraus ist nichts geworden: Der Server konnte es nicht ausrechnen. Bitte versuche es später noch einmal.
error-one-seat-for-me = An einem neuen Tisch muss genau ein Platz deiner sein.
error-not-saved = Es wurde nichts gespeichert: Der Server kann gerade nicht schreiben. Versuche es bitte etwas später noch einmal.
error-log-damaged = Was zu Tisch { $table } gespeichert ist, ist kein Spiel nach den Regeln: { $why }.
error-bot-failed = Der Bot { $bot } hat in { $game } keinen Zug gefunden.
error-workers-stopped = Der Server wird gerade beendet: Bots denken nicht mehr nach.
error-busy = Der Server hat gerade sehr viel zu tun. Versuche es bitte etwas später noch einmal.
error-too-many-requests =
    { $seconds ->
        [one] Das war zu viel auf einmal. Warte bitte eine Sekunde.
       *[other] Das war zu viel auf einmal. Warte bitte { $seconds } Sekunden.
    }
error-too-many-analyses = Erst einmal genug: { $most } Analysen, die du wolltest, sind noch nicht fertig. Warte auf eine davon oder brich eine ab.
error-internal = Im Server ist etwas schiefgegangen. Sein Protokoll sagt mehr.
error-unknown = Die Antwort des Servers ist nicht zu verstehen (Status { $status }).
error-bad-request = Der Server versteht diese Anfrage nicht: { $where }.
error-bad-message = Der Server versteht diese Nachricht nicht: { $where }.
error-bad-json = Das ist kein richtiges JSON.
error-bad-content-type = Der Server nimmt nur JSON: Sende es als application/json.
error-bad-origin = Diese Seite ist nicht vom Server selbst und darf das nicht.
error-bad-host = Unter diesem Namen ist der Server nicht bekannt.
error-wrong-method = Das geht hier nicht.
error-too-many-tables = Du hast schon { $most } Tische, an denen noch nicht gespielt wird. Starte einen davon oder verlass ihn; dann kannst du einen neuen eröffnen.
error-too-many-tables-nearby = Aus deinem Netz sind schon { $most } Tische eröffnet, an denen noch nicht gespielt wird. Setz dich an einen davon, oder warte, bis einer beginnt.
error-too-many-steps = Du hast sehr viele Schritte zurückgenommen oder umgestellt. Mach mit dem weiter, was da ist; sobald das Spiel weitergegangen ist, kannst du es dir wieder anders überlegen.
error-too-slow = Die Anfrage ist nicht rechtzeitig angekommen. Bitte noch einmal versuchen.
error-too-large = Das ist zu lang: Erlaubt sind höchstens { $limit } Byte.
error-address-too-long = Diese Adresse ist zu lang.

## Accounts
error-bad-login = Ein Anmeldename hat { $least } bis { $most } Buchstaben, Ziffern oder Zeichen und keine Leerzeichen.
error-bad-password = Ein Passwort hat { $least } bis { $most } Zeichen.
error-already-here = Du bist schon hier.
error-already-account = Du hast schon ein Konto.
error-no-account = Du bist als Gast hier und hast kein Passwort.
error-login-taken = Diesen Anmeldenamen hat schon jemand anderes.
error-wrong-login = Anmeldename oder Passwort stimmt nicht.
error-wrong-password = Das ist nicht dein Passwort.
error-same-table = Du sitzt an einem Tisch zugleich als Gast und mit deinem Konto: Beende oder verlasse zuerst dieses Spiel.
