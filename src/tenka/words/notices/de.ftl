## Wie du erfährst, was passiert, während du weg bist
notices-title = Benachrichtigungen
notices-why = Erfahre, was an deinen Tischen passiert, während du weg bist. Zu einem Tisch, den du gerade offen hast, bekommst du nichts.
notices-none-offered = Dieser Server verschickt weder E-Mails noch Push-Nachrichten und ruft keine Webhooks auf. Feed und Kalender weiter unten kannst du trotzdem nutzen.
notices-not-offered-email = Dieser Server verschickt keine E-Mails.
notices-not-offered-push = Dieser Server verschickt keine Push-Nachrichten.
notices-not-offered-hook = Dieser Server ruft keine Webhooks auf.

notices-mode-of = { $channel }: wann du benachrichtigt wirst
notices-once = Sofort
notices-digest = Einmal am Tag
notices-off = Aus
notices-email = E-Mail
notices-push = Push-Nachrichten
notices-push-here = Dieser Browser
notices-push-why = Erreicht diesen Browser auch bei geschlossener Seite.
notices-push-on = In diesem Browser einschalten
notices-push-blocked = Dein Browser blockiert Benachrichtigungen dieser Seite. Erlaube sie in den Website-Einstellungen des Browsers.
notices-push-impossible = Dieser Browser kann hier keine Push-Nachrichten empfangen.
notices-push-added = Push-Nachrichten sind in diesem Browser eingeschaltet.
notices-hook = Webhook
notices-hook-why = Tenka ruft diese Adresse auf: einen Webhook von Discord oder Slack oder dein eigenes Programm. Dort lesen vielleicht andere mit, deshalb steht darin nur, was alle wissen.
notices-hook-url = Adresse des Webhooks
notices-hook-add = Webhook hinzufügen
notices-hook-added = Webhook hinzugefügt.
notices-channel-at = { $channel } ({ $about })
notices-test = Test senden
notices-test-of = Test senden: { $channel }
notices-tested = Eine Testnachricht ist unterwegs.
notices-remove = Entfernen
notices-remove-of = Entfernen: { $channel }
notices-removed = Entfernt.
notices-broken = Ausgeschaltet, weil es nicht mehr ging. Wähle, wann du benachrichtigt wirst, um es wieder zu versuchen.
notices-trouble = Die letzte Nachricht kam nicht an. Sende einen Test; bleibt er aus, entferne das hier und richte es neu ein.

## Worüber und wann
notices-kinds = Worüber
notices-kind-turn = Du bist am Zug
notices-kind-short = Deine Zeit wird knapp
notices-kind-invited = Du wirst eingeladen
notices-kind-over = Eine Partie ist zu Ende
notices-kind-said = Jemand schreibt dir
notices-silent = Ruhezeit
notices-silent-why = In dieser Zeit bekommst du nichts; was anfällt, kommt danach.
notices-silent-on = Ruhezeit einhalten
notices-silent-from = Von
notices-silent-until = Bis
notices-digest-at = Tägliche Zusammenfassung um
notices-zone = Zeitzone
notices-language = Sprache
notices-save = Speichern
notices-saved = Gespeichert.

## Feed und Kalender
notices-feed = Feed und Kalender
notices-feed-why = Ein Feed mit deinen Benachrichtigungen und ein Kalender, der zeigt, wann deine Zeit abläuft. Wer die Adresse kennt, kann mitlesen.
notices-feed-make = Adressen anlegen
notices-feed-new = Neue Adressen anlegen
notices-feed-end = Ausschalten
notices-feed-made = Die Adressen sind bereit. Frühere gelten nicht mehr.
notices-feed-ended = Feed und Kalender sind ausgeschaltet.
notices-feed-atom = Feed (Atom)
notices-feed-calendar = Kalender (iCalendar)
notices-copy = Kopieren
notices-copy-of = Kopieren: { $what }
notices-copied = Kopiert.

## Die E-Mail-Adresse des Kontos
notices-address-why = Für Benachrichtigungen und für ein neues Passwort, falls du deins verlierst. Niemand sonst sieht sie.
notices-address = E-Mail-Adresse
notices-address-now = Deine Adresse ist { $address }.
notices-address-pending = An { $address } wurde ein Link geschickt. Öffne ihn innerhalb eines Tages, um die Adresse zu bestätigen.
notices-address-save = Adresse speichern
notices-address-sent = Ein Link ist an diese Adresse unterwegs.
notices-address-remove = Adresse entfernen
notices-address-removed = Die Adresse wurde entfernt.
notices-address-refused = Mails an deine Adresse wurden abgelehnt. Prüfe sie.
notices-password = Dein Passwort

## Links in E-Mails
notices-confirm-title = E-Mail-Adresse bestätigen
notices-confirm-do = Adresse bestätigen
notices-confirm-done = Deine E-Mail-Adresse ist bestätigt.
notices-recover-title = Passwort verloren
notices-recover-why = Gib die E-Mail-Adresse deines Kontos ein. Wenn sie hier bekannt ist, bekommst du einen Link, mit dem du ein neues Passwort wählst.
notices-recover-ask = Link schicken
notices-recover-asked = Wenn die Adresse hier bekannt ist, ist ein Link unterwegs. Er gilt eine Stunde.
notices-recover-link = Passwort vergessen?
notices-recover-choose = Neues Passwort wählen
notices-recover-choose-why = Alle Geräte werden abgemeldet, dieses wird angemeldet.
notices-recover-save = Passwort speichern
notices-recover-done = Dein Passwort wurde geändert.
notices-unsubscribe-title = Abbestellen
notices-unsubscribe-why = Auf diesem Weg bekommst du nichts mehr. Auf deiner Kontoseite kannst du es wieder einschalten.
notices-unsubscribe-do = Abbestellen
notices-unsubscribe-done = Erledigt: Auf diesem Weg kommt nichts mehr.
notices-to-account = Zum Konto
