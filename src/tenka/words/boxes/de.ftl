boxes-about = Nicht alle Werte unserer Spiele sind gedruckte: Manche sind rekonstruiert, manche hat nur ein einzelner Besitzer ausgezählt. Wenn du das gedruckte Spiel hast, kannst du eingeben, was wirklich dasteht, es als Schachtel aufheben und für einen neuen Tisch wählen. Alle, die dort spielen, sehen, was von unserer abweicht, und die Aufzeichnung behält es.
boxes-new = Neue Schachtel
boxes-open = Datei öffnen
boxes-none = Du hast noch keine Schachtel für dieses Spiel.
boxes-yours = Deine Schachteln
boxes-name = Name der Schachtel
boxes-name-first = { $game }, meine Ausgabe
boxes-save = Speichern
boxes-saved = Gespeichert: { $name }
boxes-cancel = Abbrechen
boxes-change = Ändern
boxes-download = Herunterladen
boxes-delete = Löschen
boxes-delete-sure = Wirklich löschen
boxes-deleted = Gelöscht: { $name }
boxes-empty = Ein leeres Feld hat unseren Wert, der grau darin steht.
boxes-ours = bei uns: { $value }
boxes-back = Wie bei uns
boxes-source-printed = gedruckt
boxes-source-counted = von einem Besitzer gezählt
boxes-source-reconstructed = rekonstruiert
boxes-count =
    { $count ->
        [0] Nichts weicht von unserer Schachtel ab.
        [one] Ein Wert weicht von unserer Schachtel ab.
       *[other] { $count } Werte weichen von unserer Schachtel ab.
    }
boxes-wrong =
    { $count ->
        [one] Ein Wert ist noch zu berichtigen.
       *[other] { $count } Werte sind noch zu berichtigen.
    }
boxes-chosen = Gewählt: { $count } von { $most }
boxes-add = Hinzufügen
boxes-remove = { $pair } entfernen
boxes-between = Von
boxes-and = Nach
boxes-no-file = Diese Datei enthält keine Schachtel dieses Spiels.
boxes-difference = { $field }: { $value } (bei uns: { $ours })
boxes-choose = Schachtel
boxes-choose-ours = unsere
boxes-own = Hast du das gedruckte Spiel? Gib seine Werte ein.
