## Records from files
records-why = Una registrazione è un’intera partita finita in un file. Aprila qui per rivederla, controllarla e farla analizzare. La vedi solo tu e puoi eliminarla quando vuoi.
records-open = Apri una registrazione
records-remove = Elimina
records-unreadable = Questo file non è la registrazione di una partita.
records-too-large = Questo file è troppo grande per essere la registrazione di una partita.
