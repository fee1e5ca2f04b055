## Hints
insight-hint-title = Was würde der Bot tun?
insight-hint-thinking = Der Bot denkt nach …
insight-hint-again = Noch einmal fragen
insight-hint-late = Inzwischen ist etwas passiert: Der Tipp passt vielleicht nicht mehr.
insight-hint-share = Gewinnchance
insight-hint-choice = Vorschlag { $number }
insight-hint-for = Dafür spricht:
insight-hint-against = Dagegen spricht:
insight-reason-feature = Später im Schnitt { $one } statt { $usual }: { $feature }.
insight-reason-equal =
    { $ahead ->
        [yes] Scheint besser als der erste Vorschlag, aber der Unterschied liegt im Rahmen der Ungenauigkeit ({ $points } von 100 Partien).
       *[no] So gut wie der erste Vorschlag: Der Unterschied liegt im Rahmen der Ungenauigkeit ({ $points } von 100 Partien).
    }
insight-reason-behind =
    { $points ->
        [one] Gewinnt in 100 Partien etwa 1-mal seltener als der erste Vorschlag.
       *[other] Gewinnt in 100 Partien etwa { $points }-mal seltener als der erste Vorschlag.
    }
insight-reason-chance = So gewinnst du etwa { $points } von 100 Partien.
insight-hint-try = Ausprobieren
insight-hint-do = So vorbereiten
insight-hint-about = Der Bot weiß nur, was du weißt. Die Gewinnchancen sind auf ein paar Prozentpunkte genau geschätzt: Liegen Vorschläge nah beieinander, sind sie etwa gleich gut.

## Trying things out
insight-trial-line = Du probierst etwas aus: Nichts davon zählt.
insight-trial-short = Ausprobieren: Nichts zählt.
insight-trial-over = Hier wäre das Spiel aus: { $name } gewinnt.
insight-trial-thinking = Die anderen denken nach …
insight-trial-due = In der Partie bist du am Zug!
insight-trial-late = Inzwischen ist die Partie weitergegangen.
insight-trial-restart = Neu anfangen
insight-trial-leave = Zurück zur Partie
insight-trial-title = Ausprobieren
insight-trial-from-here = Ab hier probierst du aus
insight-trial-lost = Was du ausprobiert hast, lässt sich nicht mehr zeigen.
insight-trial-beginning = Hier hast du angefangen: Es gibt nichts zurückzunehmen.
insight-trial-refused = Du probierst gerade etwas aus. Geh zurück zur Partie, dann kannst du im Verlauf blättern.

## The analysis
insight-analysis-about = Wer wann welche Chancen hatte, wo die Partie kippte, was an den Zügen lag und was Glück war. Alles ist geschätzt: Bots haben die Partie von jedem Zeitpunkt aus viele Male weitergespielt.
insight-analysis-ask = Partie analysieren
insight-analysis-takes = Du kannst inzwischen etwas anderes machen.
insight-analysis-working = Die Analyse läuft: { $done }
insight-analysis-waiting =
    { $place ->
        [1] Die Analyse beginnt, sobald eine andere fertig ist.
       *[other] Die Analyse wartet: Nummer { $place } in der Warteschlange.
    }
insight-analysis-left-moment = Gleich fertig.
insight-analysis-left-seconds = Noch etwa { $count } Sekunden.
insight-analysis-left-minutes =
    { $count ->
        [one] Noch etwa eine Minute.
       *[other] Noch etwa { $count } Minuten.
    }
insight-analysis-cancel = Analyse abbrechen
insight-analysis-chart = Gewinnchancen
insight-analysis-chart-keys = Mit den Pfeiltasten springst du von Punkt zu Punkt, die Eingabetaste zeigt die Spielsituation.
insight-analysis-readout = Punkt { $place } von { $places }: { $chances }
insight-analysis-beginning = Der Anfang
insight-analysis-go = Spielsituation zeigen
insight-analysis-table = Die Zahlen als Tabelle
insight-analysis-point = Was passiert ist
insight-analysis-turning = Wendepunkte
insight-analysis-turning-none = Kein einzelner Zug hat viel geändert.
insight-analysis-by-play = durch einen Zug von { $name }
insight-analysis-by-plan = durch den Plan von { $name }
insight-analysis-by-luck = durch Glück: { $kind }
insight-analysis-ledger = Glück und Spiel
insight-analysis-ledger-how = In Punkten von 100 Gewinnchance. Eigene Züge: was sie gegenüber dem brachten oder kosteten, was ein Tipp vorgeschlagen hätte; wer den Tipps folgt, verliert nichts. Glück: alles andere. Hinter ± steht, wie weit die Schätzung danebenliegen kann.
insight-analysis-luck = Glück
insight-analysis-own = Eigene Züge
insight-analysis-title = Analyse: { $game }
insight-analysis-open = Ganze Analyse öffnen
insight-analysis-back = Zurück an den Tisch
insight-analysis-chart-walk = Mit den Pfeiltasten oder durch Antippen gehst du durch die Partie; der Spielplan zeigt jede Situation.
insight-analysis-mistakes = Was besser gegangen wäre
insight-analysis-mistakes-none = Keine klaren Fehler: Tipps hätten kaum mehr gebracht.
insight-analysis-did = Gespielt:
insight-analysis-better = Besser:
insight-analysis-worth =
    { $points ->
        [one] Etwa 1 von 100 Partien wert.
       *[other] Etwa { $points } von 100 Partien wert.
    }
insight-analysis-from-to = { $start } am Anfang, { $end } am Ende
insight-analysis-others-gave = Züge der anderen { $change }
insight-analysis-unforeseen = Was niemand absehen konnte

## Marks in the log
insight-mark-strong = starker Zug
insight-mark-weak = schwacher Zug
insight-mark-lucky = Glück
insight-mark-unlucky = Pech
insight-mark-told = { $mark }: { $name } { $change }
insight-mark-legend = Zeichen in der Chronik, sobald die Partie analysiert ist
insight-mark-about-strong = ein Zug, der die eigene Gewinnchance deutlich erhöht hat
insight-mark-about-weak = ein Zug, der deutlich schlechter war als ein Tipp
insight-mark-about-lucky = der Zufall hat jemandem deutlich geholfen
insight-mark-about-unlucky = der Zufall hat jemandem deutlich geschadet

## The end
insight-end-skip = Überspringen
insight-end-won = Du hast gewonnen!
insight-end-won-by =
    { $points ->
        [one] Du hast mit 1 Punkt Vorsprung gewonnen!
       *[other] Du hast mit { $points } Punkten Vorsprung gewonnen!
    }
insight-end-won-tie = Bei Gleichstand hast du gewonnen!
insight-end-shared = Ein geteilter Sieg!
insight-end-lost = { $name } gewinnt. Du bist auf Platz { $place }.
insight-end-lost-by =
    { $points ->
        [one] { $name } gewinnt. Du bist auf Platz { $place }, 1 Punkt dahinter.
       *[other] { $name } gewinnt. Du bist auf Platz { $place }, { $points } Punkte dahinter.
    }
insight-end-over = { $name } gewinnt.
insight-end-over-by =
    { $points ->
        [one] { $name } gewinnt mit 1 Punkt Vorsprung.
       *[other] { $name } gewinnt mit { $points } Punkten Vorsprung.
    }
insight-end-picture = Als Bild teilen
