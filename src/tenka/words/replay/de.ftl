## Replays of finished games
replay-watch = Partie noch einmal ansehen
replay-leave = Zurück zum Tisch
replay-controls = Wiedergabe
replay-play = Abspielen
replay-pause = Anhalten
replay-speed = Tempo
replay-times = { $speed }×
replay-eyes = Aus der Sicht von
replay-eyes-none = Zuschauer
replay-eyes-all = Alle Karten offen
replay-hands = Karten
replay-hands-none = Nichts Verdecktes.
replay-copy = Link zu dieser Stelle kopieren
replay-copied = Link kopiert.
replay-not-copied = Der Link ließ sich nicht kopieren. Er steht in der Adresszeile.
replay-turning = Wendepunkt für { $name }.
replay-mistake = Hier gab es für { $name } etwas Besseres.
replay-mark-before = Zur vorigen Marke
replay-mark-after = Zur nächsten Marke
replay-refused = Im Rückblick kannst du nichts ändern. Geh zum aktuellen Stand, um zu ziehen.

## Checking a game
replay-check = Partie prüfen
replay-checking = Alle Züge werden nachgespielt …
replay-check-passed = Prüfung bestanden: Nichts wurde verändert oder vorherbestimmt.
replay-check-failed = Prüfung nicht bestanden.
replay-check-again = Noch einmal versuchen
replay-check-published = Zu Beginn wurde dieser Fingerabdruck bekannt gegeben: { $fingerprint }
replay-check-kept = Zu Beginn wurde dieser Fingerabdruck bekannt gegeben, und dieser Browser hat ihn sich gemerkt: { $fingerprint }
replay-check-other = Die Partie zeigt jetzt den Fingerabdruck { $fingerprint }; zu Beginn sah dieser Browser aber { $kept }.
replay-check-fits = Dein Browser hat den Fingerabdruck des Startwerts { $seed } berechnet: Er stimmt überein.
replay-check-fits-not = Dein Browser hat den Fingerabdruck des Startwerts { $seed } berechnet: Er stimmt nicht überein.
replay-check-verified =
    { $moves ->
        [one] Der Server hat 1 Zug nachgespielt: Karten, Würfel und Ergebnis folgen aus dem Startwert.
       *[other] Der Server hat alle { $moves } Züge nachgespielt: Karten, Würfel und Ergebnis folgen aus dem Startwert.
    }
replay-check-fingerprint-differs = Der Startwert ist nicht der, der zu Beginn bekannt gegeben wurde.
replay-check-events-differ =
    { $move ->
        [0] Die Startaufstellung folgt nicht aus dem Startwert.
       *[other] Was bei Zug { $move } geschah, folgt nicht aus dem Startwert.
    }
replay-check-move-illegal = Zug { $move } verstößt gegen die Regeln. { $why }
replay-check-result-differs = Alle { $move } Züge sind gültig, aber das Ergebnis folgt nicht daraus.
replay-fair = Ging alles mit rechten Dingen zu?
replay-fair-how = Aller Zufall dieser Partie stammt aus einer geheimen Zahl, dem Startwert. Sein Fingerabdruck war von Anfang an zu sehen, der Startwert konnte also nicht nachträglich geändert werden. Jetzt, nach dem Ende, können alle beides prüfen.
replay-fingerprint = Fingerabdruck, von Anfang an bekannt
replay-seed = Startwert
replay-record = Aufzeichnung herunterladen
replay-verify = Prüfen mit:

## Several people at one device
replay-pass-to = Gib das Gerät an { $name } weiter
replay-pass-why = Die Karten sind verdeckt. Nur { $name } sollte jetzt hinsehen.
replay-pass-ready = Ich bin { $name }: Karten zeigen
