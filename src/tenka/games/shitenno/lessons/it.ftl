# Che cosa dice la guida nella prima partita di Shitennō.

## Il primo Kamon

lesson-first_kamon = Il primo Kamon
lesson-first_kamon-lesson = Chi arriva prima paga poco e vince i pareggi; chi arriva dopo paga di più e fa più punti.
lesson-first_kamon-welcome = Ti diamo il benvenuto: sei il generale Honda. Ogni Kamon che metti dà subito punti, e chi ha la maggioranza in una Provincia ne fa altri alla fine.
lesson-first_kamon-hand = Quattro Truppe e tre Koku. In questo turno metti fino a due Kamon, ciascuno pagato in Truppe o in Koku, mai in tutti e due.
lesson-first_kamon-kyushu = Kyūshū chiede due Bushi e quello che mostra il suo ingresso: un Samurai. Li hai tutti e tre: clicca su Kyūshū.
lesson-first_kamon-kyushu-koku = I Koku ti servono tra un attimo. Qui paga in Truppe.
lesson-first_kamon-kyushu-other = Lì le tue Truppe non vanno bene. Confronta i simboli con la tua mano.
lesson-first_kamon-pay = Metti giù i due Bushi e il Samurai. Non più del necessario: una carta di troppo sarebbe sprecata e non viene accettata.
lesson-first_kamon-pay-shinobi = Kyūshū non chiede Shinobi.
lesson-first_kamon-confirm = Paga e metti il Kamon. La posizione vale 3 e, dato che sei Daimyō, ogni Kamon te ne dà altri 2.
lesson-first_kamon-tile = La Tessera dell’ingresso è tua e mostra l’altro lato: Scambio. Dietro è comparso un Bushi, quindi il prezzo di Kyūshū è cambiato.
lesson-first_kamon-chubu = Un secondo Kamon, stavolta in Koku. Un solo numero è prezzo e punti insieme: 3 per la prima posizione di Chūbu.
lesson-first_kamon-chubu-dear = La prossima posizione lì costa 4. Tu hai 3.
lesson-first_kamon-chubu-stop = Puoi fermarti a uno, ma questo te lo puoi permettere.
lesson-first_kamon-koku = Paga con i tuoi 3. I Koku spesi non tornano più, le Truppe forse sì: le loro carte si rimescolano.
lesson-first_kamon-follows = Sakakibara ti segue in Kyūshū. Una posizione più a destra: 4 Koku, 4 punti, e 1 in più perché è Shōmyō.
lesson-first_kamon-lost = In Hokkaidō paga tre Sōhei, il terzo con una carta doppia. Le carte non si dividono: il Bushi accanto va perso.
lesson-first_kamon-hatamoto = Ii, l’Hatamoto, ha in ogni turno una Truppa gratis a scelta: qui il suo terzo Samurai. E la sua Tessera gli fa pescare una carta.
lesson-first_kamon-tie = In Kyūshū avete un Kamon a testa. In caso di parità vince quello più a sinistra: cliccalo.
lesson-first_kamon-tie-left = Più a sinistra! Quello è tuo.

## Tu dividi, loro scelgono

lesson-cut = Tu dividi, loro scelgono
lesson-cut-lesson = Non puoi prenderti quello che vuoi, ma puoi rendere più invitante l’altra metà.
lesson-cut-shared = Negli anni pari si divide. Il tuo Titolo è il più alto: sei Tairō e tocca a te dividere.
lesson-cut-title = Un lotto è un Titolo con quante carte vuoi; i Titoli si riassegnano ogni volta, anche il tuo. Comincia dall’Hatamoto.
lesson-cut-title-crown = Non regalare subito il meglio.
lesson-cut-cards = Aggiungi il Sōhei e il Samurai. Non è molto, ma con la Truppa gratis dell’Hatamoto a qualcuno può bastare.
lesson-cut-cards-ours = Questa serve a noi.
lesson-cut-offer = Proponi il lotto. Sakakibara ha il Titolo più alto e risponde per primo; chi accetta non riceve altro per quest’anno.
lesson-cut-answers = Sakakibara è a mani vuote e due carte non gli bastano; le prende Ii. Se avessero rifiutato tutti e due, il lotto sarebbe tuo!
lesson-cut-two = Siete rimasti in due. Ora fai due lotti con tutto quello che resta: Sakakibara ne prende uno, l’altro è tuo.
lesson-cut-titles = Il Daimyō nel lotto A, il Sensei nel lotto B: il rango contro un Kamon d’oro.
lesson-cut-titles-sensei = In una partita vera andrebbe bene. Oggi vogliamo vedere il Sensei.
lesson-cut-sweeten = Rendi appetibile il Daimyō con Bushi, Shinobi e le due carte da 2 Koku. Resta quello che vuoi tu: due doppie e un Koku.
lesson-cut-sweeten-double = Quella doppia serve per Chūbu e Kyūshū, dove ci sei già tu.
lesson-cut-both = Proponi i due lotti. Hai diviso bene se ti vanno bene entrambi.
lesson-cut-choice = Prende il rango e il riso. Ora il Sensei sei tu, con proprio le carte che speravi.

## Arrangiarsi

lesson-making_do = Arrangiarsi
lesson-making_do-lesson = Un solo Koku diventa un Samurai da 6 punti: di rado hai le carte giuste, te le procuri.
lesson-making_do-kanto = Sakakibara ha pagato 2 e 2 Koku, e con una Tessera +1 fanno cinque. Kantō chiede più delle tue Province, e rende di più.
lesson-making_do-chubu = Chūbu vuole due Shinobi e un Samurai, e tu hai un solo Shinobi. Cliccala lo stesso.
lesson-making_do-chubu-kyushu = Tra un attimo. Prima quella in cui serve il +1.
lesson-making_do-plus = Metti lo Shinobi, la doppia con il Samurai e il +1: aggiunge un simbolo uguale a uno già messo.
lesson-making_do-plus-pair = Quella coppia serve a Kyūshū.
lesson-making_do-plus-exchange = Funzionerebbe, ma senza lo Scambio non arrivi in Kyūshū.
lesson-making_do-confirm = Paga e metti il Kamon: 4 punti e un secondo Kamon in Chūbu. Le Tessere usate escono dal gioco.
lesson-making_do-draw = La Tessera che hai vinto dice Pesca. Usala adesso: una carta Truppa gratis dal mazzo.
lesson-making_do-draw-first = Prima pesca, poi decidi.
lesson-making_do-kyushu = La terza posizione di Kyūshū vale 6 e vuole due Bushi e un Samurai. Il tuo è già speso, ma cliccala lo stesso.
lesson-making_do-exchange = La coppia di Bushi, il tuo Koku e lo Scambio: trasforma quel Koku nel Samurai che ti manca.
lesson-making_do-exchange-double = Si può, ma con quella doppia nel prossimo biennio pagherai qualcosa di grosso.
lesson-making_do-gate = Paga e metti il Kamon: 6 punti e un nuovo Scambio. Non ci sono più Tessere, quindi vale la figura dell’ingresso: tre Bushi per l’ultima posizione.
lesson-making_do-gild = Alla fine del turno il Sensei gira un Kamon dal lato dorato: da ora vale doppio per la maggioranza. Scegli questo, qui Sakakibara ti sta addosso.
lesson-making_do-gild-safe = Lì sei abbastanza al sicuro. Dov’è che un rivale ti sta addosso?
lesson-making_do-again = Ii spende i tuoi Sōhei in Hokkaidō, e la Truppa dell’Hatamoto è il suo terzo Shinobi in Chūbu. Quello che distribuisci ti torna incontro.

## Il posto migliore

lesson-chooser = Il posto migliore
lesson-chooser-lesson = Chi sceglie sta meglio di chi divide; e l’oro dell’ultimo biennio ha appena salvato Kyūshū.
lesson-chooser-refuse = Il Titolo più basso e due carte: al massimo un Kamon. Rifiuta; un lotto lo avrai comunque, e ci sono ancora sette carte scoperte.
lesson-chooser-refuse-accept = Così per quest’anno non avrai altro. Ci sono ancora sette carte scoperte.
lesson-chooser-accepts = Lo prende Ii. Siete rimasti in due: Sakakibara deve dividere, e tu scegli.
lesson-chooser-first = Daimyō, due Bushi, due Koku. Con il tuo Scambio fanno tre Bushi per l’ultima posizione di Kyūshū, 9 per la posizione e 2 come Daimyō: undici punti.
lesson-chooser-second = Shōmyō e quattro carte: con la tua doppia fanno tre Shinobi per Chūbu, 9 punti; poi due Samurai e uno Shinobi per Chūgoku, 4. E 1 ciascuno come Shōmyō: quindici!
lesson-chooser-count = Non contare le carte, conta i Kamon che ci paghi. Prendi il lotto B.
lesson-chooser-count-eleven = Undici è buono. Quindici è meglio.
lesson-chooser-gold = Sakakibara completa Kyūshū: due Kamon contro i tuoi due. Ma uno dei tuoi è d’oro, tre contro due: resta tua.
lesson-chooser-chubu = Tocca a te: l’ultima posizione di Chūbu. Niente Tessera, quindi tre Shinobi: le due doppie.
lesson-chooser-chubu-samurai = Il suo Samurai serve a Chūgoku.
lesson-chooser-chugoku = E Chūgoku: Samurai e Samurai + Shinobi, nemmeno un simbolo sprecato.
lesson-chooser-answer = Ii risponde in Kantō. Sei in testa, 35 a 27 a 19.

## L’ultimo Kamon

lesson-last_kamon = L’ultimo Kamon
lesson-last_kamon-lesson = Un punto in meno sulla posizione fa vincere la partita di un punto.
lesson-last_kamon-last = Ti resta un Kamon. La partita finisce con l’anno in cui qualcuno mette il suo ultimo Kamon o si esaurisce il mazzo dei Koku.
lesson-last_kamon-track = Sakakibara è in testa, 62 a 57. Ma ogni Provincia dà ancora 6 a chi vi ha più Kamon.
lesson-last_kamon-kansai = Kansai: un Kamon a testa. Clicca quello che prende i 6 punti.
lesson-last_kamon-kansai-tie = In caso di parità vince quello più a sinistra.
lesson-last_kamon-where = I tuoi Koku bastano per due Province, e come Daimyō fai 2 punti in più: Tōhoku ne dà 8, Shikoku 7. Dove vale di più il tuo ultimo Kamon?
lesson-last_kamon-where-tohoku = 8 adesso, ma Ii è arrivato prima e vince il pareggio. Di chi sarebbe Shikoku?
lesson-last_kamon-pay = Shikoku è vuota: 7 adesso e 6 per la maggioranza. Paga 1, 2 e 2, e tieni un Koku.
lesson-last_kamon-passes = Ii passa. Sakakibara va in Tōhoku per 6, troppo tardi per la maggioranza.
lesson-last_kamon-koku = I Koku in mano valgono uno ciascuno, e la tua Tessera +1 ne aggiunge uno: 2 punti.
lesson-last_kamon-provinces = Chūgoku, Chūbu, Kyūshū e Shikoku sono tue: 24. Finisce 90 a 89!
lesson-last_kamon-instead = Con Tōhoku sarebbe finita 83 a 90. Cerca la Provincia vuota prima del numero grosso.
