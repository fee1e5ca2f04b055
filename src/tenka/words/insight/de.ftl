## Hints
insight-hint-title = Was würde der Bot tun?
insight-hint-thinking = Der Bot denkt nach …
insight-hint-again = Noch einmal fragen
insight-hint-late = Inzwischen ist etwas geschehen: Der Bot sieht es jetzt vielleicht anders.
insight-hint-share = Gewinnaussicht
insight-hint-choice = Vorschlag { $number }
insight-hint-for = Dafür spricht:
insight-hint-against = Dagegen spricht:
insight-hint-more = mehr: { $features }
insight-hint-less = weniger: { $features }
insight-hint-try = Ausprobieren
insight-hint-do = So auslegen
insight-hint-about = Der Bot weiß nur, was du weißt. Die Aussichten sind auf ein paar Prozentpunkte genau geschätzt: Was nah beieinander liegt, ist so gut wie gleich.

## Trying things out
insight-trial-line = Du probierst etwas aus: Nichts davon zählt.
insight-trial-short = Probe: Nichts zählt.
insight-trial-over = Hier wäre das Spiel aus: { $name } gewinnt.
insight-trial-thinking = Die anderen denken nach …
insight-trial-due = Im Spiel bist du an der Reihe!
insight-trial-late = Inzwischen ist das Spiel weitergegangen.
insight-trial-restart = Von vorn
insight-trial-leave = Beenden
insight-trial-title = Ausprobieren
insight-trial-from-here = Ab hier probierst du aus
insight-trial-lost = Was du ausprobiert hast, lässt sich nicht mehr zeigen.
insight-trial-beginning = Hier hast du angefangen: Es gibt nichts zurückzunehmen.
insight-trial-refused = Du probierst gerade etwas aus. Beende das erst, dann kannst du durch den Verlauf gehen.

## The analysis
insight-analysis-about = Wer wann welche Aussichten hatte, wo das Spiel kippte und was Glück war. Alles ist geschätzt: Von den wahren Stellungen aus spielen Bots weiter.
insight-analysis-ask = Spiel analysieren
insight-analysis-takes = Du kannst inzwischen etwas anderes ansehen.
insight-analysis-working = Die Analyse läuft: { $done }
insight-analysis-waiting =
    { $place ->
        [1] Die Analyse beginnt, sobald eine andere fertig ist.
       *[other] Die Analyse wartet: Sie ist Nummer { $place } in der Warteschlange.
    }
insight-analysis-left-moment = Gleich fertig.
insight-analysis-left-seconds = Noch etwa { $count } Sekunden.
insight-analysis-left-minutes =
    { $count ->
        [one] Noch etwa eine Minute.
       *[other] Noch etwa { $count } Minuten.
    }
insight-analysis-cancel = Analyse abbrechen
insight-analysis-chart = Gewinnaussichten
insight-analysis-chart-keys = Die Pfeiltasten gehen von Punkt zu Punkt, Enter zeigt die Stellung.
insight-analysis-readout = Punkt { $place } von { $places }: { $chances }
insight-analysis-beginning = Der Anfang
insight-analysis-go = Stellung zeigen
insight-analysis-table = Die Zahlen als Tabelle
insight-analysis-point = Was geschah
insight-analysis-turning = Wendepunkte
insight-analysis-turning-none = Kein einzelner Zug hat viel geändert.
insight-analysis-by-play = durch einen Zug von { $name }
insight-analysis-by-plan = durch den Plan von { $name }
insight-analysis-by-luck = durch Glück: { $kind }
insight-analysis-ledger = Glück und Können
insight-analysis-ledger-how = In Prozentpunkten der Gewinnaussicht. Für alle gilt: Aussicht am Anfang + Glück + eigene Züge + Züge der anderen = wie es ausging. Hinter ± steht der Standardfehler.
insight-analysis-start = Anfang
insight-analysis-luck = Glück
insight-analysis-own = Eigene Züge
insight-analysis-others = Züge der anderen
insight-analysis-end = Ende
insight-analysis-luck-by = Worüber der Zufall entschied

## Marks in the log
insight-mark-strong = starker Zug
insight-mark-weak = schwacher Zug
insight-mark-lucky = Glück
insight-mark-unlucky = Pech
insight-mark-told = { $mark }: { $name } { $change }
insight-mark-legend = Zeichen in der Chronik, sobald das Spiel analysiert ist
insight-mark-about-strong = ein Zug, der die eigene Gewinnaussicht deutlich hob
insight-mark-about-weak = ein Zug, der sie deutlich senkte
insight-mark-about-lucky = der Zufall hat jemandem deutlich geholfen
insight-mark-about-unlucky = der Zufall hat jemandem deutlich geschadet
