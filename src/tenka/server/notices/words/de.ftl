## Was an Leute geschickt wird, die gerade nicht da sind: per Mail, Push-Nachricht, Webhook und Feed
notice-turn-heading = Du bist am Zug: { $game } mit { $others }
notice-turn-action = Partie öffnen
notice-short-heading = Die Zeit wird knapp: { $game } mit { $others }
notice-short-action = Partie öffnen
notice-invited-heading = { $name } lädt dich zu { $game } ein
notice-invited-text = Ein Platz wartet auf dich.
notice-invited-action = Tisch ansehen
notice-over-heading = Partie beendet: { $game } mit { $others }
notice-over-action = Ergebnis ansehen
notice-said-heading = { $name } hat dir geschrieben ({ $game })
notice-said-text = { $private ->
    [yes] Es ist eine private Nachricht. Du kannst sie am Tisch lesen.
   *[no] Du kannst die Nachricht am Tisch lesen.
  }
notice-said-action = Nachricht lesen
notice-vote-heading = { $name } fragt den Tisch ({ $game })
notice-clock-heading = Die Zeit von { $name } ist abgelaufen ({ $game })
notice-vote-text = { $vote ->
    [pause] Sollen die Uhren eine Weile stehen? Antworte am Tisch.
    [resume] Sollen die Uhren weiterlaufen? Antworte am Tisch.
    [extend] Soll es mehr Zeit geben? Antworte am Tisch.
    [call-off] Soll die Partie ohne Ergebnis abgebrochen werden? Antworte am Tisch.
    [replace] Soll ein verlassener Platz endgültig neu besetzt werden? Antworte am Tisch.
   *[stand-in] Soll die Vertretung weiterspielen? Wenn niemand widerspricht, tut sie es.
  }
notice-vote-action = Antworten
notice-called-off = Die Partie wurde abgebrochen: Alle waren einverstanden. Es gibt kein Ergebnis.
notice-recap = Seit deinem letzten Zug:
notice-earlier = { $count ->
    [one] … und 1 früheres Ereignis
   *[other] … und { $count } frühere Ereignisse
  }
notice-no-clock = Lass dir Zeit, es läuft keine Uhr.
notice-left = { $unit ->
    [days] Du hast noch etwa { $count } Tage.
    [hours] Du hast noch etwa { $count } Stunden.
   *[minutes] { $count ->
        [one] Du hast noch etwa 1 Minute.
       *[other] Du hast noch etwa { $count } Minuten.
      }
  }
notice-ended = Die Partie ist zu Ende.
notice-won = Du hast gewonnen. Glückwunsch!
notice-winners = { $count ->
    [one] { $names } gewinnt.
   *[other] Geteilter Sieg: { $names }.
  }
notice-digest = { $count } Nachrichten aus deinen Partien
notice-footer = Du bekommst das, weil du es bei Tenka so eingestellt hast. Was du wann erfährst, änderst du hier: { $url }
notice-unsubscribe = Abbestellen
notice-test-heading = Eine Testnachricht von Tenka
notice-test-text = Es klappt: So erfährst du, wenn du am Zug bist.
notice-test-action = Tenka öffnen
notice-confirm-heading = Bestätige deine E-Mail-Adresse
notice-confirm-text = Jemand, vermutlich du, hat diese Adresse für das Konto „{ $login }“ bei Tenka eingetragen. Wenn du das warst, bestätige sie innerhalb eines Tages. Wenn nicht, ignoriere diese Nachricht.
notice-confirm-action = Adresse bestätigen
notice-recover-heading = Wähle ein neues Passwort
notice-recover-text = Jemand, vermutlich du, möchte für das Konto „{ $login }“ bei Tenka ein neues Passwort. Der Link gilt einmal und eine Stunde lang. Wenn du das nicht warst, ignoriere diese Nachricht: Nichts hat sich geändert.
notice-recover-action = Neues Passwort wählen
notice-moved-heading = Deine E-Mail-Adresse wurde geändert
notice-moved-text = Das Konto „{ $login }“ bei Tenka hat jetzt eine andere E-Mail-Adresse. Wenn du das nicht warst, melde dich an und ändere Passwort und Adresse.
notice-moved-action = Konto öffnen
notice-removed-heading = Deine E-Mail-Adresse wurde entfernt
notice-removed-text = Das Konto „{ $login }“ bei Tenka hat diese E-Mail-Adresse nicht mehr. Wenn du das nicht warst, melde dich an, ändere dein Passwort und gib deine Adresse wieder ein.
notice-removed-action = Konto öffnen
notice-feed-title = Deine Partien bei Tenka
