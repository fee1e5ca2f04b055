# Che cosa dice la guida nelle prime partite di Tenjo.

## Due castelli e una famiglia

lesson-castles = Due castelli e una famiglia
lesson-castles-lesson = Un castello è una cassaforte con l’affitto da pagare. Parti con 25.000 koku, e due castelli a fine anno ne chiedono 30.000.
lesson-castles-welcome = Ti diamo il benvenuto nella casata Asai: tredici province, un anno, e vince la casata più ricca. Troviamoti una casa.
lesson-castles-first = Scegli Ichijōdani. Peschi la sua carta Castello, e un daimyō, il tuo generale, si stabilisce in Echizen.
lesson-castles-first-other = Un bel posto anche quello, ma oggi costruiamo al nord.
lesson-castles-second = Ora Kitanoshō, lì accanto. Due castelli in una provincia si proteggono a vicenda, e due daimyō si dividono il lavoro.
lesson-castles-second-close = Vicini si difendono meglio. Prendi Kitanoshō.
lesson-castles-cards = Il numero su un castello è la sua difesa: Ichijōdani (6) è difficile da prendere ma povero, Kitanoshō (2) è ricco ma debole. Ognuno costa 15.000 koku a fine anno, e tu ne hai 25.000.
lesson-castles-garrison = Dai a ogni castello metà dei tuoi 100.000 samurai e premi «Salva come bozza». Mura senza uomini dietro non proteggono niente.
lesson-castles-garrison-half = Prima due volte 25.000 a Ichijōdani, poi tutti gli altri a Kitanoshō.
lesson-castles-treasure = Chiudi tutti i koku dietro le mura forti di Ichijōdani, e salva anche questo. Chi prende un castello si prende quello che c’è dentro.
lesson-castles-treasure-strong = Difesa 2 non è un posto per i soldi. Mettili a Ichijōdani.
lesson-castles-family = Moglie, figlio e figlia valgono 25.000 punti ciascuno, per chi li tiene. Portali tutti e tre a Ichijōdani, e salva.
lesson-castles-family-walls = Per ora restano dietro le mura forti.
lesson-castles-shadows = Due guerrieri ombra aspetteranno in Echizen: salva ancora una volta. In ogni tuo turno ciascuno può uscire allo scoperto come 25.000 samurai, dove vuoi nella provincia.
lesson-castles-ready = Samurai, koku, castelli, famiglia: tutto fa punti, 375.000 per casata. Premi «Conferma», e comincia il primo mese.

## Strade e riso

lesson-roads = Strade e riso
lesson-roads-lesson = Il secondo punto risorsa rende il doppio del primo, e davanti a ogni marcia deve andare un daimyō.
lesson-roads-die = Non hai ancora punti risorsa, quindi non c’è niente da riscuotere. Tira: il dado ti dà i punti azione.
lesson-roads-march = Porta 30.000 fino all’incrocio, due passi. Ogni passo di un gruppo costa un punto; i 20.000 a casa tengono al sicuro il castello.
lesson-roads-march-amount = Solo 30.000: lascia 20.000 a casa.
lesson-roads-march-goal = Basta fare clic sull’incrocio. Il gruppo più vicino ci va da solo, per la via più breve.
lesson-roads-split = Qui l’esercito si divide. Metti 10.000 nelle risaie: un punto risorsa rende ogni mese finché ci stanno i tuoi samurai.
lesson-roads-split-plenty = Per il riso 10.000 bastano. Gli altri hanno ancora strada da fare.
lesson-roads-border = Manda gli altri 20.000 alla frontiera con Tanba. I samurai su un posto di frontiera stanno in tutte e due le province.
lesson-roads-border-omi = Un’altra volta. Oggi vogliamo la porta di Tanba: fai clic sul posto di frontiera.
lesson-roads-border-whole = Tutti i 20.000. Il riso è già difeso.
lesson-roads-end = I cinque punti sono spesi. Termina il turno e guarda Saitō: anche lui pensa al riso.
lesson-roads-end-spent = Non hai più punti. Termina il turno.
lesson-roads-income = Il reddito viene prima del dado, o niente. Premi «Tutti i koku a Ichijōdani»: questo mese sono 1.000.
lesson-roads-income-stop = Alt! Se tiri adesso, il reddito di questo mese è perso.
lesson-roads-lead = I samurai marciano solo dove hai un daimyō. Il gruppo alla frontiera apre Tanba: mandane lì uno con «Spostamento tra province», l’altro resta.
lesson-roads-tanba = Tira, poi porta 15.000 fino al punto risorsa di Tanba. I 5.000 che lasci tengono aperta la porta.
lesson-roads-tanba-gate = Lascia 5.000 alla frontiera: una strada alle spalle vale oro.
lesson-roads-slip = Termina il turno. E tieni d’occhio il riso di Saitō.
lesson-roads-slip-enough = Per questo mese basta. Termina il turno.
lesson-roads-double = Ora i punti risorsa sono due: 1.000 per il primo, 2.000 per il secondo. Prendi koku da uno e samurai dall’altro; gli uomini nuovi arrivano a un punto d’ingresso.
lesson-roads-double-both = Koku da Echizen, samurai da Tanba, per vedere tutti e due.

## La caduta di Inabayama

lesson-storm = La caduta di Inabayama
lesson-storm-lesson = Il tuo bonus lo conosci prima di tirare. Conta daimyō, numeri, gruppi e mura; i dadi decidono solo il resto.
lesson-storm-hidden = Inabayama è di Saitō, e un gruppo sbarra la strada. Quanto sia forte lo scopri solo combattendo.
lesson-storm-stacks = Attacca lo sbarramento con tutti e due i vicini, i 30.000 e i 10.000. Ogni gruppo che hai in più di lui aggiunge 1.
lesson-storm-count = Ora si potrebbero giocare carte, ma non ne hai: premi «Non giocare carte». I fattori più in basso dicono chi è in vantaggio, e perché.
lesson-storm-count-nothing = Stavolta non c’è niente da giocare: premi «Non giocare carte».
lesson-storm-press = Hai vinto: chi perde toglie 3.000 samurai per ogni 10.000, anche incompleti, dell’esercito più piccolo. Continua a combattere: non costa altri punti azione.
lesson-storm-press-stop = Fermarti puoi sempre. Ma è quasi finito.
lesson-storm-ring = Chi vince non avanza da solo. Fai marciare i 30.000 fino alla porta, accanto al castello.
lesson-storm-ring-rice = Lascia ai 10.000 il loro riso.
lesson-storm-ring-gate = Fai clic sul punto davanti alla porta, dov’erano gli uomini di Saitō.
lesson-storm-ring-all = Tutti i 30.000: le mura te ne costeranno qualcuno.
lesson-storm-walls = Assalta Inabayama dai due lati. Mura da 3 portano il tuo bonus da cinque a due: aspettati una battaglia.
lesson-storm-walls-sides = Dai due lati: due gruppi contro uno.
lesson-storm-tie = Solo 2.000 uomini tengono ancora le mura. Continua!
lesson-storm-losses = Tredici pari, e la parità è di chi difende. Scegli dove cadono i tuoi 3.000: il gruppo grande può permetterselo.
lesson-storm-losses-larger = Prendili dal gruppo più grande.
lesson-storm-falls = Ancora una volta. Quando dentro non c’è più nessuno, castello, tesoro e famiglia sono tuoi, e un suo daimyō lascia il posto a uno dei tuoi.
lesson-storm-falls-once = Ne restano duemila. Ancora una volta!
lesson-storm-move_in = Un castello vuoto invita ospiti. Fai entrare 10.000, non costa niente.
lesson-storm-move_in-guests = Un castello vuoto può cadere con un solo tiro fortunato. Mandane 10.000.
lesson-storm-shadow = Apri «Guerrieri ombra» e fai uscire il tuo dentro le mura: 25.000 difensori in più. In punti non ci perdi, valgono uguale.
lesson-storm-shadow-behind = Dietro le mura, dove contano di più.

## Fuoco, Vuoto e l’ultima parola

lesson-elements = Fuoco, Vuoto e l’ultima parola
lesson-elements-lesson = Gli anelli sono la tua voce: una risposta dev’essere almeno altrettanto forte. E un Vuoto in mano, nel turno altrui, vale un esercito.
lesson-elements-hand = Giochi un elemento con uno o più anelli. Nel tuo turno non costa punti azione, solo le carte stesse.
lesson-elements-wind = I tuoi 15.000 in Tango non hanno un daimyō e non possono marciare. Il Vento li porta tre passi per punto d’anello, e nessuno può rispondere: riportali a casa.
lesson-elements-fire = Il Fuoco elimina un daimyō. Prendi quello che guida l’esercito di Saitō alla tua porta, con un anello da 2.
lesson-elements-fire-first = Prima quello nella tua provincia.
lesson-elements-void = Dice di no: un Vuoto con un anello da 3. Il tuo Vuoto zittisce il suo, se i tuoi anelli valgono almeno altrettanto: rispondi con il 4.
lesson-elements-end = Guarda: 20.000 samurai e nessuno che li guidi. Termina il turno, ma tieni il secondo Vuoto.
lesson-elements-end-later = Non ora. Quello che resta serve nel suo turno.
lesson-elements-earth = La Terra inghiottirebbe tutti i 10.000. La tua Terra risponde alla sua, e basta un totale uguale: gioca il 2, tieni il 3.
lesson-elements-talk = Prima dello scontro potresti offrire koku o carte per la pace. Oggi no: premi «Accetta la battaglia».
lesson-elements-shield = Contro un attacco va bene qualsiasi Vuoto, anche con un anello da 1. Ferma l’attacco e ti protegge fino alla fine del mese.
lesson-elements-shield-pass = 25.000 contro 10.000? Gioca il Vuoto.
lesson-elements-safe = L’attacco è sfumato, e fino alla fine del mese non può attaccarti di nuovo. Dei tuoi non è caduto nessuno.

## Una figlia in Owari

lesson-hostage = Una figlia in Owari
lesson-hostage-lesson = Un ostaggio ti compra aiuto, non lealtà. Per tenere al sicuro un daimyō bastano pochi samurai, ma tuoi.
lesson-hostage-lonely = Il daimyō di Saitō in Ōmi si regge su un solo gruppo. Un daimyō che perde gli ultimi samurai è perso, e tu ne guadagni uno.
lesson-hostage-daughter = Offri a Rokkaku tua figlia per un Vuoto, in privato. Finché vive nel suo castello può aiutarti: chi tiene l’ostaggio aiuta chi l’ha dato, mai il contrario.
lesson-hostage-joint = Attacca dal posto di frontiera. Unisce le due province, quindi contano i tuoi due daimyō in Echizen, e Rokkaku potrà unirsi alla battaglia.
lesson-hostage-joint-friend = Non il tuo nuovo amico. Saitō.
lesson-hostage-support = Un 1, e hai vinto lo stesso: ecco a che serve la preparazione. Continua, ne restano 3.000.
lesson-hostage-support-round = Ancora uno scontro e il suo daimyō è solo.
lesson-hostage-gain = Niente samurai, niente daimyō: il suo è perso e tu ne ricevi uno. Mettilo in Ōmi; lì lo sostiene il tuo gruppo alla frontiera.
lesson-hostage-gain-two = Lì ce ne sono già due. Ōmi ti apre una strada nuova.
lesson-hostage-bold = Proviamo qualcosa di audace, nonostante l’avviso: richiama a casa tutti i 20.000. Anche i samurai di un alleato sostengono il tuo daimyō, quindi lo tiene in vita il gruppo di Rokkaku.
lesson-hostage-bold-all = Tutti, solo per questa volta. Vedrai.
lesson-hostage-betrayal = Essendo il tuo unico sostegno, Rokkaku ha potuto dichiararlo morto e guadagnarne uno. E si tiene tua figlia: nessuna regola fa rispettare le promesse.

## Meglio così

lesson-better = Meglio così
lesson-better-lesson = Pochi samurai, ma tuoi, tengono al sicuro un daimyō, qualunque cosa faccia l’alleato.
lesson-better-again = Di nuovo, ma lascia 5.000 alla frontiera. Ora i tuoi uomini sostengono il daimyō in Ōmi, e Rokkaku non può dichiararlo morto.
lesson-better-again-lost = È così che l’abbiamo perso. Lasciane 5.000.
lesson-better-kept = Ora Rokkaku non potrebbe: non è l’unico sostegno. Il tuo daimyō è ancora in Ōmi.

## La resa dei conti

lesson-reckoning = La resa dei conti
lesson-reckoning-lesson = Alla fine i koku valgono doppio. 20.000 koku da un castello battono 25.000 samurai, 10.000 no.
lesson-reckoning-gate = Chi controlla da solo tutti i posti di frontiera di una provincia, a fine anno riceve 20.000 koku. In Mino ne manca uno: manda 5.000 alla porta di Owari.
lesson-reckoning-gate-third = La terza porta di Mino è quella verso Owari.
lesson-reckoning-gate-five = 5.000 bastano; gli altri restano dove sono.
lesson-reckoning-end = Le tre porte sono tue. Termina il turno; dopo Saitō si fanno i conti.
lesson-reckoning-end-nothing = Resta un punto, ma niente che lo valga. Termina il turno.
lesson-reckoning-recruit = Con i 3.000 koku rimasti avresti 3.000 samurai. Ma un koku vale 2 e un samurai 1, e questo è l’ultimo anno: premi «Non reclutare altri samurai».
lesson-reckoning-recruit-halve = Un altro anno, volentieri. Ora dimezzerebbe il loro valore.
lesson-reckoning-fate = Ognuno ha pescato una carta Destino; un dado da venti ha detto chi colpisce e quanto. Apri «Destino»: un buon raccolto per te, un traditore alla corte di Saitō.
lesson-reckoning-poor = Ichijōdani rende 10.000 koku, cioè 20.000 punti, oppure qualcosa che ne vale 25.000. Prendi un guerriero ombra.
lesson-reckoning-poor-piece = Due volte 10.000 fa 20.000. Un guerriero ombra ne vale 25.000.
lesson-reckoning-rich = Kitanoshō e Inabayama danno 20.000 e 18.000 koku. Raddoppiati battono ogni altra scelta: prendi i koku di tutti e due e mettili a Ichijōdani.
lesson-reckoning-rich-koku = Ogni altra scelta vale al massimo 25.000. Questi koku valgono di più.
lesson-reckoning-mino = E qui la tua ultima marcia dà i suoi frutti: 20.000 koku per Mino, 40.000 punti per un solo passo. Mettili al sicuro.
lesson-reckoning-mino-safest = Andrebbe bene ogni castello; Ichijōdani è il più sicuro.
lesson-reckoning-score = 491.000 a 223.000: il regno è tuo. Per una prima partita vera ne sai abbastanza; un anno contro i bot è un buon inizio.
