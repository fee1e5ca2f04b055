boxes-about = Nicht alle Werte unserer Spiele stammen aus dem gedruckten Spiel: Manche sind rekonstruiert, manche hat ein einzelner Besitzer gezählt. Wenn du das gedruckte Spiel hast, kannst du seine Werte eingeben, als Schachtel speichern und für einen neuen Tisch auswählen. Alle, die dort spielen, sehen, was von unseren Werten abweicht, und die Aufzeichnung hält es fest.
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
boxes-delete-sure = Wirklich löschen?
boxes-deleted = Gelöscht: { $name }
boxes-empty = In einem leeren Feld gilt unser Wert, der grau darin steht.
boxes-ours = bei uns: { $value }
boxes-back = Wie bei uns
boxes-source-printed = gedruckt
boxes-source-counted = von einem Besitzer gezählt
boxes-source-reconstructed = rekonstruiert
boxes-count =
    { $count ->
        [0] Kein Wert weicht von unseren ab.
        [one] 1 Wert weicht von unseren ab.
       *[other] { $count } Werte weichen von unseren ab.
    }
boxes-wrong =
    { $count ->
        [one] 1 Wert muss noch korrigiert werden.
       *[other] { $count } Werte müssen noch korrigiert werden.
    }
boxes-chosen = Gewählt: { $count } von { $most }
boxes-add = Hinzufügen
boxes-remove = { $pair } entfernen
boxes-between = Von
boxes-and = Nach
boxes-no-file = Diese Datei enthält keine Schachtel für dieses Spiel.
boxes-difference = { $field }: { $value } (bei uns: { $ours })
boxes-choose = Schachtel
boxes-choose-ours = unsere
boxes-own = Hast du das gedruckte Spiel? Gib seine Werte ein.
