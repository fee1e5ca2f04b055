sentences-about = Ogni frase delle regole ha un numero ed è verificata da test. Apri la riga sotto una regola per vederne le frasi (in inglese), quali sono stampate nel regolamento e quali sono nostre, e i test.
sentences-rest = Materiali ed esempi
sentences-figures = Frasi come stampate: { $printed } · in tutto o in parte nostre: { $ours } · test: { $tests }
sentences-code = Nel codice: { $places }
sentences-source-printed = stampata
sentences-source-review = da recensioni
sentences-source-ruling = nostra interpretazione
sentences-source-reconstructed = ricostruita
sentences-source-reckoned = segue dalle regole
sentences-all = Tutte le frasi con fonti e test
sentences-aim = Lo scopo
sentences-turn = Un turno
sentences-scoring = Che cosa dà punti
sentences-found =
    { $count ->
        [one] 1 regola trovata
       *[other] { $count } regole trovate
    }
sentences-earlier = Questa partita segue la versione { $rules } delle regole, con cui è iniziata. Le partite nuove seguono la versione { $newest }.
sentences-nothing = Nessuna regola corrisponde alla ricerca.
sentences-components = Contenuto del gioco
