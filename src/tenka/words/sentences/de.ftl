sentences-about = Jeder Satz der Regeln hat eine Nummer und ist durch Tests abgesichert. Klapp die Zeile unter einer Regel auf: Dort stehen ihre Sätze (auf Englisch), ob sie so in der Anleitung stehen oder von uns sind, und die Tests.
sentences-rest = Material und Beispiele
sentences-figures = Sätze wie gedruckt: { $printed } · ganz oder teils von uns: { $ours } · Tests: { $tests }
sentences-code = Im Code: { $places }
sentences-source-printed = gedruckt
sentences-source-review = aus Besprechungen
sentences-source-ruling = unsere Auslegung
sentences-source-reconstructed = rekonstruiert
sentences-source-reckoned = folgt aus den Regeln
sentences-all = Alle Sätze mit Herkunft und Tests
sentences-aim = Das Ziel
sentences-turn = Ein Zug
sentences-scoring = Was Punkte bringt
sentences-found =
    { $count ->
        [one] 1 Regel gefunden
       *[other] { $count } Regeln gefunden
    }
sentences-earlier = Diese Partie wird nach Version { $rules } der Regeln gespielt, mit der sie begonnen hat. Für neue Partien gilt Version { $newest }.
sentences-nothing = Dazu wurde keine Regel gefunden.
sentences-components = Spielmaterial
