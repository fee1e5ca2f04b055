# Quello che si dice attorno alle lezioni.

learn-title = Impara giocando
learn-about = Una vera partita sul vero tabellone, con un maestro che ti mostra cosa fare: { $chapters } brevi capitoli, circa { $minutes } minuti in tutto. Puoi smettere quando vuoi e riprendere da dove eri.
learn-begin = Comincia
learn-go-on = Continua: { $title }
learn-minutes = { $minutes } min
learn-done = Completato
learn-chapters = Tutti i capitoli
learn-leave = Esci
learn-step = { $step } di { $steps }
learn-progress = A che punto sei del capitolo
learn-coach = Maestro
learn-to-do = Da fare
learn-back = Indietro
learn-next = Avanti
learn-skip = Salta
learn-not-yet = Non ancora: prima quello che è evidenziato.
learn-not-there = Non è quello. Guarda di nuovo!
learn-chapter-done = Capitolo completato
learn-next-chapter = Avanti: { $title }
learn-play-on = Continua da qui contro i bot
learn-play = Gioca una prima partita contro i bot
