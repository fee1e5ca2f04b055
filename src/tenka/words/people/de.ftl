## Devices
people-devices = Geräte
people-devices-why = Hier bist du angemeldet.
people-device =
    { $browser ->
        [chrome] Chrome
        [edge] Edge
        [firefox] Firefox
        [opera] Opera
        [safari] Safari
        [samsung] Samsung Internet
       *[other] Unbekannter Browser
    } { $system ->
        [android] unter Android
        [chromeos] unter ChromeOS
        [ios] auf iPhone oder iPad
        [linux] unter Linux
        [macos] auf dem Mac
        [windows] unter Windows
       *[other] { "" }
    }
people-device-this = Dieses Gerät
people-device-seen = Zuletzt benutzt: { $when }
people-device-since = Angemeldet am { $date }
people-device-now = jetzt
people-device-end = Abmelden
people-device-end-of = { $device } abmelden
people-device-ended = Das Gerät ist abgemeldet.
people-devices-end-others = Alle anderen Geräte abmelden
people-devices-ended = Alle anderen Geräte sind abgemeldet.

## Passkeys
people-passkey = Passkey
people-passkeys = Passkeys
people-passkeys-why = Melde dich mit Fingerabdruck, Gesicht oder der PIN deines Geräts an – ganz ohne Passwort.
people-passkeys-not-here = An dieser Adresse oder in diesem Browser gibt es keine Passkeys.
people-passkey-name = Name des Passkeys
people-passkey-name-hint = Zum Beispiel das Gerät, auf dem er liegt. Nur du siehst ihn.
people-passkey-first = Mein Passkey
people-passkey-add = Passkey hinzufügen
people-passkey-added = Der Passkey ist hinzugefügt.
people-passkey-used = Zuletzt benutzt: { $when }
people-passkey-unused = Noch nie benutzt
people-passkey-rename = Umbenennen
people-passkey-rename-of = { $name } umbenennen
people-passkey-remove = Entfernen
people-passkey-remove-of = { $name } entfernen
people-passkey-removed = Der Passkey ist entfernt.
people-passkey-last = Anders kommst du nicht in dein Konto, darum lässt er sich nicht entfernen. Füge erst einen weiteren Passkey oder ein Passwort hinzu.
people-passkey-log-in = Mit Passkey anmelden
people-register-how = So meldest du dich an
people-password-first = Passwort hinzufügen
people-asks-for-passkey = Dein Browser fragt nach deinem Passkey.

## Pages of people
people-nobody = Diesen Spieler gibt es nicht.
people-page = Deine Seite
people-page-why = Andere können deine Seite ansehen. Du wählst dein Wappen und wer was sieht.
people-page-change = Seite ändern
people-page-look = Seite ansehen
people-face-crest = Wappen
people-face-pattern = Muster
people-face-colour = Farbe
people-crest-mitsudomoe = Drei Wirbel
people-crest-kuyo = Neun Sterne
people-crest-rokumonsen = Sechs Münzen
people-crest-mitsu-uroko = Drei Schuppen
people-crest-yotsuwari-bishi = Vier Rauten
people-crest-umebachi = Pflaumenblüte
people-crest-mitsu-hikiryo = Drei Balken
people-crest-kikyo = Glockenblume
people-pattern-seigaiha = Wellen
people-pattern-asanoha = Hanfblätter
people-pattern-shippo = Verschlungene Ringe
people-pattern-kikko = Schildpatt
people-pattern-uroko = Schuppen
people-pattern-yagasuri = Pfeilfedern
people-colour-vermilion = Zinnoberrot
people-colour-gold = Gold
people-colour-lapis = Lapisblau
people-colour-wisteria = Glyzinie
people-colour-ink = Tusche
people-colour-green = Grün
people-shown = Wer das sieht
people-part-games = Beendete Partien
people-part-opponents = Mitspieler
people-part-ratings = Wertungen
people-part-reliability = Zuverlässigkeit
people-shown-everyone = Alle
people-shown-friends = Nur Freunde
people-shown-nobody = Nur ich
people-likes = Gespielt wird
people-likes-line =
    { $games ->
        [one] 1 Partie,
       *[other] { $games } Partien,
    } { $won } gewonnen
people-no-games = Noch keine beendete Partie.
people-latest = Gezählt werden auf dieser Seite die letzten { $games } Partien.
people-reliability = Bedenkzeit
people-reliability-line = { $share } der Partien mit Bedenkzeit ohne Vertretung zu Ende gespielt ({ $kept } von { $games }).
people-played = Beendete Partien
people-played-with = mit { $names }
people-played-place = { $place }. von { $players }
people-played-rated = gewertet
people-opponents = Mitspieler
people-together =
    { $count ->
        [one] 1 gemeinsame Partie
       *[other] { $count } gemeinsame Partien
    }
people-more = Mehr anzeigen

## Friends
people-circle = Leute, die du kennst
people-circle-why = Freunde sehen auch, was du nur Freunden zeigst.
people-circle-empty = Noch niemand. Sieh dir die Seite von jemandem an, mit dem du gespielt hast, und biete eine Freundschaft an.
people-circle-friends = Freunde
people-circle-asking = Möchten befreundet sein
people-circle-asked = Von dir gefragt
people-circle-recent = Letzte Mitspieler
people-circle-ignored = Ignoriert
people-circle-act = { $act }: { $name }
people-friend = Ihr seid befreundet
people-friend-ask = Freundschaft anbieten
people-friend-asked = Du hast gefragt
people-friend-withdraw = Zurückziehen
people-friend-accept = Annehmen
people-friend-refuse = Ablehnen
people-friend-end = Freundschaft beenden
people-ignore = Ignorieren
people-ignore-end = Nicht mehr ignorieren
people-ignored-why = Du ignorierst diese Person: Ihre Einladungen erreichen dich nicht, und „Schnell mitspielen“ setzt euch nicht an einen Tisch. Sie erfährt davon nichts.

## Ratings
people-ratings = Wertungen
people-rating-interval = sehr wahrscheinlich zwischen { $low } und { $high }
people-rating-games =
    { $count ->
        [one] Nach 1 gewerteten Partie.
       *[other] Nach { $count } gewerteten Partien.
    }
people-rating-equals = Mindestens so stark wie der Bot „{ $bot }“.
people-rating-plot = { $game }: Wertung im Lauf der Zeit, jetzt { $figure }
people-board = Bestenliste
people-board-of = Bestenliste: { $game }
people-board-why = Geordnet danach, wie stark jemand sehr wahrscheinlich mindestens ist. 400 Punkte mehr heißt: zu zweit 10 von 11 Partien gewinnen.
people-board-place = #
people-board-figure = Wertung
people-board-interval = Sehr wahrscheinlich zwischen
people-board-games = Partien
people-board-empty = Noch hat niemand eine gewertete Partie beendet.
people-board-bots = Die Bots zum Vergleich

## Urlaub
people-holidays = Urlaub
people-holidays-why = An freien Tagen steht deine Zeit in Partien, die für eine Entscheidung mindestens einen Tag geben. Im Jahr sind es { $days }; ein angebrochener Tag zählt ganz.
people-holidays-first = Erster Tag
people-holidays-last = Letzter Tag
people-holidays-take = Freinehmen
people-holidays-taken = Diese Tage hast du frei.
people-holidays-left = { $year }: { $days ->
    [one] noch 1 Tag
   *[other] noch { $days } Tage
  }
people-holidays-now = jetzt
people-holidays-end = Bin zurück
people-holidays-back = Willkommen zurück. Deine Zeit läuft wieder.
people-holidays-cancel = Zurückgeben
people-holidays-given-back = Diese Tage kannst du wieder nehmen.
