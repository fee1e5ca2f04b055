# Che cosa dice la guida nel primo anno di Shogun.

## Dieci ordini

lesson-ten_orders = Dieci ordini
lesson-ten_orders-lesson = Una carta per provincia: Suruga può pagare le tasse o marciare, mai tutte e due le cose in una stagione.
lesson-ten_orders-provinces = Sei Takeda. In inverno ogni provincia e ogni edificio vale un punto, e chi ha più castelli, templi o teatri Nō in una regione ne fa altri.
lesson-ten_orders-actions = Dieci azioni, in quest’ordine e per tutti: cinque scoperte, cinque ancora coperte. Gli ordini li dai tutti adesso, in segreto; sei carte sono già al loro posto.
lesson-ten_orders-tax = La carta di una provincia su un’azione vuol dire: si fa lì. Tamba può dare sette forzieri: mettila sulle Tasse.
lesson-ten_orders-tax-suruga = Sette anche lì, ma le sue armate ci servono altrove.
lesson-ten_orders-rice = In inverno ogni provincia deve mangiare. Mino ne produce 5: metti la sua carta su Riso.
lesson-ten_orders-rice-less = Quella produce meno. Cerca un 5.
lesson-ten_orders-castle = L’est è casa tua. Un castello in Sagami costa 3 forzieri e ti mette in testa nella regione.
lesson-ten_orders-castle-once = Una carta può stare in un posto solo: una provincia, un ordine.
lesson-ten_orders-battle = Suruga ha cinque armate e terra libera accanto. Mettila su Battaglia A; il bersaglio lo scegli al momento.
lesson-ten_orders-battle-few = Troppo poche: un’armata deve sempre restare a casa.
lesson-ten_orders-chest = Una carta Forzieri su un’azione vuol dire: qui niente. Non costa nulla, e fino ad allora non lo sa nessuno.
lesson-ten_orders-bid = Una carta è la tua offerta per l’ordine di turno. Offri 2 forzieri.
lesson-ten_orders-bid-dear = Troppo per la primavera.
lesson-ten_orders-ready = Le undici carte ci sono tutte: conferma il piano.

## Arriva la primavera

lesson-spring = Arriva la primavera
lesson-spring-lesson = La torre ha memoria: è una fortuna che si vede arrivare.
lesson-spring-event = Prima un evento, per tutti: le tasse non rendono più di cinque forzieri. I tuoi sette di Tamba si sono appena ridotti.
lesson-spring-bids = Il tuo 2 batte due zeri, quindi scegli per primo: un posto nell’ordine e la carta che ci sta sopra.
lesson-spring-first = Prendi il primo posto: la sua carta aggiunge un forziere alle tue tasse, anche oltre il limite.
lesson-spring-first-card = Buona carta, ma oggi vengono prima le tasse.
lesson-spring-collected = Cinque e uno: sei forzieri. Dopo ogni azione si scopre la prossima carta: i templi sono sesti.
lesson-spring-unrest = Chi paga le tasse si arrabbia: un segnalino malcontento, la fiammella. Una volta non fa danni, due sì.
lesson-spring-rice = 5 riso da Mino e il tuo primo castello. Gli altri fanno lo stesso altrove: guarda dove.
lesson-spring-totomi = Battaglia A, tocca a te per primo. Tōtōmi non è di nessuno; la difende un contadino.
lesson-spring-totomi-kai = È libera anche lei! Ma Tōtōmi ha due aree edificabili, Kai una.
lesson-spring-totomi-yours = È già tua.
lesson-spring-four = Mandane quattro, una deve restare. Non tutte usciranno dalla torre.
lesson-spring-four-fewer = La torre mangia le armate. Mandane più che puoi.
lesson-spring-tower = Dentro quattro armate e un contadino; fuori tre, il contadino e un’armata Akechi di prima. Tre contro uno: due armate prendono Tōtōmi.
lesson-spring-tray = Quell’armata Akechi resta nel vassoio e rientra nel prossimo lancio. La torre non dimentica nessuno.
lesson-spring-kaga = Akechi attacca Hōjō, quattro contro tre. Ma Kaga è tranquilla: escono due contadini, aiutano chi difende, e Hōjō tiene.
lesson-spring-builds = Il tuo tempio, il tuo teatro, cinque armate per Harima. Nell’est sei in testa con castello, tempio e teatro.
lesson-spring-mimasaka = In Mimasaka sono entrate cinque armate Akechi e ne è uscita una: capita. Mai puntare tutto su un lancio.

## Pazienza

lesson-patience = Pazienza
lesson-patience-lesson = Ultimo posto, posto migliore: hai punito un errore a cui nessun altro poteva più rispondere.
lesson-patience-tax = Le carte sono tutte tornate, otto sono già al loro posto. Ancora tasse da Tamba: sette forzieri, ma con il malcontento è rivolta, e lì ci sono quattro armate ad aspettarla.
lesson-patience-tax-suruga = Tranquilla e altrettanto ricca, in una partita vera ottima scelta! Oggi Suruga costruisce, e tu devi vedere una rivolta.
lesson-patience-harima = Otto armate in Harima, e accanto Settsu di Akechi. Metti Harima su Battaglia A.
lesson-patience-bid = Stavolta basta un forziere.
lesson-patience-ready = C’è tutto: conferma il piano.
lesson-patience-last = Scegli per primo: prendi l’ultimo posto! La sua carta aggiunge un’armata al tuo attacco, e chi marcia per ultimo vede chi è partito da casa.
lesson-patience-last-first = Primo non è sempre meglio. Chi starà dove, quando marci tu?
lesson-patience-hoki = Akechi raccoglie in Hōki per la seconda volta: rivolta. Le sue armate vincono, e si aggiunge un secondo segnalino.
lesson-patience-tamba = E ora Tamba: i sette forzieri sono tuoi comunque vada. Sono uscite quattro armate contro due contadini, quindi ne restano due.
lesson-patience-yamato = Akechi prende Yamato, poi manda in Kii sei delle sette armate di Settsu. Lo vedi?
lesson-patience-settsu = In Settsu è rimasta una sola armata, e tu marci per ultimo. Colpisci!
lesson-patience-settsu-prey = C’è una preda più facile: conta le armate in Settsu.
lesson-patience-seven = Sette, e la carta ne aggiunge una. Altre cinque tue aspettano nel vassoio.
lesson-patience-six = Nove contro tre: sei armate in Settsu. La sua carta passa a te, e Akechi ha un ordine in meno.

## Scudi in alto

lesson-shields = Scudi in alto
lesson-shields-lesson = Il malcontento è una debolezza che gli altri sfruttano: una provincia tassata perde l’aiuto dei contadini.
lesson-shields-rice_track = 9 riso per 11 province. E l’inverno ne guasta un po’: quanto, lo dice l’evento che alla fine avanza.
lesson-shields-mino = Serve un grande raccolto. Mino ne dà cinque: è un rischio, perché c’è malcontento, ma ci sono quattro armate.
lesson-shields-mino-calm = Tranquilla, ma rende meno. Oggi rischiamo e stiamo a vedere.
lesson-shields-musashi = Otto armate Hōjō in Shimōsa, tre tue in Musashi, con un tempio e un teatro. Arruola lì.
lesson-shields-kii = Kii vale tre punti: una provincia e due edifici. Ci andranno le sei armate di Settsu.
lesson-shields-theatre = Restano due eventi, e con uno dei due un nuovo teatro toglie malcontento. In Sagami ce n’è: costruisci lì.
lesson-shields-bid = Offri 2: oggi vuoi scegliere per primo. Il piano costa più di quanto hai, ma le tasse arrivano in tempo. Poi conferma il piano.
lesson-shields-shield = L’evento fa per te: un nuovo teatro placa gli animi. Ora prendi lo scudo: un’armata in più ovunque un rivale ti attacchi.
lesson-shields-shield-attack = Invitante. Ma chi ti minaccia?
lesson-shields-revolt = 5 riso, e una rivolta: quattro contro uno. Mino tiene con tre armate e, ricordalo, due segnalini.
lesson-shields-saved = Hōjō arriva con sette! Entrano sei delle tue, lo scudo e due dal vassoio: escono in otto contro cinque, Musashi è salva.
lesson-shields-target = Tocca a te. Akechi ha tassato Kii, quindi c’è malcontento: i contadini non lo aiuteranno.
lesson-shields-target-calm = Lì non c’è malcontento, i contadini potrebbero aiutarlo.
lesson-shields-target-yours = È già tua.
lesson-shields-five = Cinque contro due.
lesson-shields-taken = Sei contro una, e il contadino sta a guardare. In Kii hai cinque armate, un tempio e un teatro: gli edifici restano quando una provincia viene conquistata.

## Inverno

lesson-winter = Inverno
lesson-winter-lesson = La provincia spremuta due volte è quella che perdi; e Kii, presa all’ultimo, ha portato 5 dei 30 punti.
lesson-winter-temples = L’autunno ha portato un tempio in Suruga e un teatro in Sagami, dove il malcontento non c’è più. Anche l’inverno è già passato: vediamo com’è andata.
lesson-winter-spoilt = Ha deciso l’evento rimasto: 3 riso si sono guastati. 14 meno 3 fa 11.
lesson-winter-hungry = 11 riso, 12 province. Quante sono rimaste senza?
lesson-winter-hungry-choice-n0 = 0
lesson-winter-hungry-choice-n1 = 1
lesson-winter-hungry-choice-n2 = 2
lesson-winter-hungry-choice-n3 = 3
lesson-winter-hungry-each = 1 riso per ogni provincia.
lesson-winter-drawn = Una provincia affamata vuol dire una rivolta, estratta a sorte: Mino. Due segnalini e la fame hanno fatto tre contadini.
lesson-winter-tied = Tre contro tre, e la parità è persa: ora Mino non è di nessuno. Due raccolti, e mai placata.
lesson-winter-score = Undici province e undici edifici: 22 dei tuoi 30 punti.
lesson-winter-region = Gli altri vanno a chi è in testa in una regione. Clicca dove sei in testa con castelli, templi e teatri.
lesson-winter-region-where = Lì no. Dove hai costruito tutto l’anno?
lesson-winter-leaders = Sei per l’est; nel sud il teatro di Kii dà 1, il tempio in parità 1. Sei in testa, 30 a 28 a 26.
lesson-winter-on = Segue un secondo anno, senza malcontento ma anche senza riso, e i suoi punti si sommano. Ora tocca a te regnare!
