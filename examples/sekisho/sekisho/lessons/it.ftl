## Che cosa dice il maestro nella prima partita guidata
lesson-barrier = Oltre il posto di blocco
lesson-barrier-lesson = Una carta alta rende di più in viaggio, una media al posto di blocco, una bassa a casa.
lesson-barrier-hand = Sei carte per sei turni, e ogni due turni il posto di blocco tocca a te. Conosci soltanto la tua mano.
lesson-barrier-guard = Metti al posto di blocco il 12. Ferma quasi tutti, e il 16 resta libero per il viaggio.
lesson-barrier-guard-high = Fermerebbe quasi chiunque. Ma in viaggio ti dà 2 punti, qui soltanto 1.
lesson-barrier-guard-low = Così passerebbero quasi tutti. Prendi il 12.
lesson-barrier-caught = Si è messo in viaggio un 11: non supera il 12, quindi è preso e fai 1 punto.
lesson-barrier-travel = Adesso è l’altro a sorvegliare e tu puoi viaggiare. Il tuo 16 batte quindici delle altre carte: parti!
lesson-barrier-travel-lower = Quella la prendono più facilmente. Manda la più alta.
lesson-barrier-travel-home = Chi non risica non rosica: il 16 è la tua carta migliore.
lesson-barrier-quiet = Passato davanti a un 14, 2 punti! Ora tocca di nuovo a te sorvegliare: con il 10, la migliore che ti resta.
lesson-barrier-quiet-later = Il 10 ne ferma di più.
lesson-barrier-home = Nessuno si è messo in viaggio: 1 punto per te. Quello che ti resta difficilmente passa. Lascia a casa l’1.
lesson-barrier-home-risky = La tua più alta adesso è un 6. Se la prendono, il punto va all’altro.
lesson-barrier-home-keep = Quella tienila. Lascia a casa l’1.
