# Was der Lehrer in den geführten ersten Spielen von Tenjo sagt.

## Zwei Burgen und eine Familie

lesson-castles = Zwei Burgen und eine Familie
lesson-castles-lesson = Eine Burg ist ein Tresor, der Miete kostet. Du beginnst mit 25.000 Koku, und zwei Burgen verlangen am Jahresende 30.000.
lesson-castles-welcome = Willkommen im Haus Asai: dreizehn Provinzen, ein Jahr, und das reichste Haus gewinnt. Suchen wir dir ein Zuhause.
lesson-castles-first = Wähle Ichijōdani. Du ziehst die Burgkarte dazu, und ein Daimyo, dein General, zieht mit nach Echizen.
lesson-castles-first-other = Auch ein schöner Platz, aber heute bauen wir im Norden.
lesson-castles-second = Nun Kitanoshō gleich daneben. Zwei Burgen in einer Provinz schützen einander, und zwei Daimyo dort können sich die Arbeit teilen.
lesson-castles-second-close = Dicht beieinander verteidigt es sich leichter. Nimm Kitanoshō.
lesson-castles-cards = Die Zahl an einer Burg ist ihre Verteidigung: Ichijōdani (6) ist schwer zu stürmen, aber arm, Kitanoshō (2) reich, aber schwach. Jede kostet am Jahresende 15.000 Koku, und du hast 25.000.
lesson-castles-garrison = Gib jeder Burg die Hälfte deiner 100.000 Samurai und tippe auf „Als Entwurf sichern“. Mauern ohne Männer dahinter schützen nichts.
lesson-castles-garrison-half = Erst zweimal 25.000 nach Ichijōdani, dann alle anderen nach Kitanoshō.
lesson-castles-treasure = Schließ alles Koku hinter den starken Mauern von Ichijōdani ein und sichere auch das. Wer eine Burg stürmt, nimmt, was darin liegt.
lesson-castles-treasure-strong = Verteidigung 2 ist kein Ort für Geld. Nach Ichijōdani, bitte.
lesson-castles-family = Ehefrau, Sohn und Tochter sind je 25.000 Punkte wert, für den, der sie hat. Bring alle drei nach Ichijōdani und sichere den Entwurf.
lesson-castles-family-walls = Fürs Erste bleiben sie hinter den starken Mauern.
lesson-castles-shadows = Zwei Schattenkrieger werden in Echizen warten: Sichere den Entwurf noch einmal. In jedem deiner Züge kann jeder als 25.000 Samurai hervortreten, wo du willst in der Provinz.
lesson-castles-ready = Samurai, Koku, Burgen, Familie: Alles bringt Punkte, 375.000 für jedes Haus. Tippe auf „Bereit“, und der erste Monat beginnt.

## Straßen und Reis

lesson-roads = Straßen und Reis
lesson-roads-lesson = Dein zweiter Rohstoffplatz bringt doppelt so viel wie der erste, und vor jedem Marsch muss ein Daimyo vorausreiten.
lesson-roads-die = Du hast noch keinen Rohstoffplatz, also gibt es nichts einzunehmen. Würfle: Der Würfel gibt dir Aktionspunkte.
lesson-roads-march = Führ 30.000 zwei Schritte weit zur Kreuzung. Jeder Schritt einer Gruppe kostet einen Punkt; die 20.000 zu Hause hüten die Burg.
lesson-roads-march-amount = Bitte 30.000: 20.000 bleiben zu Hause.
lesson-roads-march-goal = Klick einfach auf die Kreuzung. Die nächste Gruppe geht von selbst hin, auf dem kürzesten Weg.
lesson-roads-split = Hier teilt sich die Armee. Stell 10.000 auf die Reisfelder: Ein Rohstoffplatz zahlt jeden Monat, solange deine Samurai dort stehen.
lesson-roads-split-plenty = 10.000 reichen für den Reis. Die anderen haben noch einen Weg vor sich.
lesson-roads-border = Schick die anderen 20.000 an die Grenze zu Tanba. Samurai auf einem Grenzkontrollpunkt stehen in beiden Provinzen zugleich.
lesson-roads-border-omi = Ein andermal. Heute wollen wir das Tor nach Tanba: Klick auf den Grenzkontrollpunkt.
lesson-roads-border-whole = Alle 20.000. Der Reis ist bewacht.
lesson-roads-end = Alle fünf Punkte sind verbraucht. Beende deinen Zug und schau Saitō zu: Er hat auch den Reis im Sinn.
lesson-roads-end-spent = Keine Punkte mehr. Beende deinen Zug.
lesson-roads-income = Das Einkommen kommt vor dem Würfeln oder gar nicht. Tippe auf „Alles Koku nach Ichijōdani“: Das sind 1.000 in diesem Monat.
lesson-roads-income-stop = Halt! Wenn du jetzt würfelst, ist das Einkommen dieses Monats verloren.
lesson-roads-lead = Samurai marschieren nur, wo du einen Daimyo hast. Deine Gruppe an der Grenze öffnet Tanba: Schick unter „Provinzbewegung“ einen hin, der andere bleibt.
lesson-roads-tanba = Würfle, dann bring 15.000 weiter zum Rohstoffplatz von Tanba. Die 5.000, die bleiben, halten das Tor offen.
lesson-roads-tanba-gate = Lass 5.000 an der Grenze: Ein offener Rückweg ist Gold wert.
lesson-roads-slip = Beende deinen Zug. Und behalt Saitōs Reis im Auge.
lesson-roads-slip-enough = Genug für diesen Monat. Beende deinen Zug.
lesson-roads-double = Nun hast du zwei Rohstoffplätze: 1.000 für den ersten, 2.000 für den zweiten. Nimm einmal Koku, einmal Samurai; neue Männer kommen an einem Eintrittspunkt an.
lesson-roads-double-both = Koku aus Echizen, Samurai aus Tanba, damit du beides siehst.

## Der Fall von Inabayama

lesson-storm = Der Fall von Inabayama
lesson-storm-lesson = Deinen Bonus kennst du vor dem Wurf. Zähl Daimyo, Größe, Gruppen und Mauern; die Würfel entscheiden nur den Rest.
lesson-storm-hidden = Inabayama gehört Saitō, und eine Gruppe versperrt den Weg. Wie stark sie ist, erfährst du nur im Kampf.
lesson-storm-stacks = Greif die Sperre mit beiden Nachbarn an, den 30.000 und den 10.000. Jede Gruppe, die du mehr hast als er, bringt 1.
lesson-storm-count = Jetzt könnten Karten gespielt werden, aber du hast keine: Tippe auf „Keine Karte spielen“. Die Kampffaktoren weiter unten sagen, wer im Vorteil ist und warum.
lesson-storm-count-nothing = Diesmal gibt es nichts zu spielen: Tippe auf „Keine Karte spielen“.
lesson-storm-press = Gewonnen: Wer verliert, verliert 3.000 Samurai für je angefangene 10.000 der kleineren Armee. Kämpf weiter; das kostet keinen Aktionspunkt mehr.
lesson-storm-press-stop = Aufhören darfst du immer. Aber er ist fast am Ende.
lesson-storm-ring = Wer gewinnt, rückt nicht von selbst nach. Lass die 30.000 vor das Tor marschieren, neben die Burg.
lesson-storm-ring-rice = Lass den 10.000 ihren Reis.
lesson-storm-ring-gate = Klick auf den Punkt vor dem Tor, wo Saitōs Männer standen.
lesson-storm-ring-all = Alle 30.000: Die Mauern werden dich welche kosten.
lesson-storm-walls = Stürm Inabayama von beiden Seiten. Mauern von 3 drücken deinen Bonus von fünf auf zwei: Mach dich auf einen Kampf gefasst.
lesson-storm-walls-sides = Von beiden Seiten: zwei Gruppen gegen eine.
lesson-storm-tie = Nur noch 2.000 Männer halten die Mauern. Kämpf weiter!
lesson-storm-losses = Dreizehn zu dreizehn, und bei Gleichstand gewinnt der Verteidiger. Wähl, wo deine 3.000 fallen: Die große Gruppe kann sie entbehren.
lesson-storm-losses-larger = Nimm sie von der größeren Gruppe.
lesson-storm-falls = Noch einmal. Wenn niemand mehr darin ist, gehören Burg, Schatz und Familie dir, und einer seiner Daimyo weicht einem von dir.
lesson-storm-falls-once = Zweitausend sind noch da. Noch einmal!
lesson-storm-move_in = Eine leere Burg lockt Gäste an. Zieh mit 10.000 ein, das kostet nichts.
lesson-storm-move_in-guests = Eine leere Burg kann ein einziger glücklicher Wurf nehmen. 10.000, bitte.
lesson-storm-shadow = Öffne „Schattenkrieger“ und lass deinen hinter den Mauern hervortreten: 25.000 Verteidiger mehr. An Punkten kostet das nichts, beide zählen gleich viel.
lesson-storm-shadow-behind = Hinter die Mauern, wo sie am meisten nützen.

## Feuer, das Nichts und das letzte Wort

lesson-elements = Feuer, das Nichts und das letzte Wort
lesson-elements-lesson = Ringe sind deine Stimme: Eine Antwort muss mindestens so laut sein. Und ein Nichts auf der Hand ist im Zug der anderen so viel wert wie eine Armee.
lesson-elements-hand = Du spielst ein Element mit einem oder mehreren Ringen. Im eigenen Zug kostet das keine Aktionspunkte, nur die Karten selbst.
lesson-elements-wind = Deine 15.000 in Tango haben keinen Daimyo und können nicht marschieren. Wind trägt sie drei Schritte je Ringwert, und niemand kann darauf antworten: Hol sie heim.
lesson-elements-fire = Feuer tötet einen Daimyo. Nimm den, der Saitōs Armee vor deiner Tür führt, mit einem Ring von 2.
lesson-elements-fire-first = Zuerst den in deiner Provinz.
lesson-elements-void = Er sagt nein: ein Nichts mit einem Ring von 3. Dein Nichts bringt seines zum Schweigen, wenn deine Ringe mindestens so viel wert sind: Antworte mit deiner 4.
lesson-elements-end = Sieh nur: 20.000 Samurai, und niemand führt sie. Beende deinen Zug, aber behalt dein zweites Nichts.
lesson-elements-end-later = Jetzt nicht. Was du noch hast, ist für seinen Zug.
lesson-elements-earth = Erde würde alle 10.000 verschlingen. Deine eigene Erde antwortet darauf, und ein gleicher Wert genügt: Spiel die 2, behalt die 3.
lesson-elements-talk = Vor dem Kampf könntest du Koku oder Karten für Frieden bieten. Heute nicht: Tippe auf „Nicht verhandeln“.
lesson-elements-shield = Gegen einen Angriff genügt jedes Nichts, sogar mit einem Ring von 1. Es beendet den Angriff und schützt dich bis zum Ende des Monats.
lesson-elements-shield-pass = 25.000 gegen 10.000? Spiel das Nichts.
lesson-elements-safe = Der Angriff ist abgewehrt, und bis zum Ende des Monats kann er dich nicht noch einmal angreifen. Von dir ist niemand gefallen.

## Eine Tochter in Owari

lesson-hostage = Eine Tochter in Owari
lesson-hostage-lesson = Eine Geisel kauft dir Hilfe; Treue kauft sie nicht. Ein paar eigene Samurai sind es, die einen Daimyo sicher machen.
lesson-hostage-lonely = Saitōs Daimyo in Ōmi stützt sich auf eine einzige Gruppe. Fallen die letzten Samurai eines Daimyo, ist er verloren, und du würdest einen gewinnen.
lesson-hostage-daughter = Biete Rokkaku deine Tochter für ein Nichts, unter vier Augen. Solange sie in seiner Burg lebt, darf er dir helfen: Wer die Geisel hat, hilft dem, der sie gab, nie umgekehrt.
lesson-hostage-joint = Greif vom Grenzkontrollpunkt aus an. Er verbindet beide Provinzen, also zählen deine zwei Daimyo in Echizen, und Rokkaku wird gefragt, ob er mitmacht.
lesson-hostage-joint-friend = Nicht deinen neuen Freund. Saitō.
lesson-hostage-support = Eine 1 gewürfelt und trotzdem gewonnen: Das macht die Vorbereitung. Kämpf weiter, 3.000 sind übrig.
lesson-hostage-support-round = Noch ein Gefecht, und sein Daimyo steht allein.
lesson-hostage-gain = Kein Samurai, kein Daimyo: Seiner ist verloren, und du bekommst einen. Stell ihn nach Ōmi; dort stützt ihn deine Gruppe an der Grenze.
lesson-hostage-gain-two = Dort sind schon zwei. Ōmi öffnet dir einen neuen Weg.
lesson-hostage-bold = Wagen wir etwas, trotz der Warnung: Ruf alle 20.000 nach Hause. Auch die Samurai eines Verbündeten stützen deinen Daimyo, also hält ihn Rokkakus Gruppe am Leben.
lesson-hostage-bold-all = Alle, nur dieses eine Mal. Du wirst sehen.
lesson-hostage-betrayal = Als deine einzige Stütze konnte Rokkaku ihn für tot erklären und selbst einen gewinnen. Deine Tochter behält er auch; keine Regel erzwingt Versprechen.

## Besser gemacht

lesson-better = Besser gemacht
lesson-better-lesson = Ein paar eigene Samurai machen einen Daimyo sicher, was dein Verbündeter auch tut.
lesson-better-again = Noch einmal, aber lass 5.000 an der Grenze. Nun stützen deine eigenen Männer den Daimyo in Ōmi, und Rokkaku kann ihn nicht für tot erklären.
lesson-better-again-lost = So haben wir ihn verloren. Lass 5.000 dort.
lesson-better-kept = Rokkaku würde jetzt abgewiesen: Er ist nicht die einzige Stütze. Dein Daimyo steht noch in Ōmi.

## Die Abrechnung

lesson-reckoning = Die Abrechnung
lesson-reckoning-lesson = Am Ende zählt Koku doppelt. 20.000 Koku aus einer Burg sind mehr als 25.000 Samurai, 10.000 nicht.
lesson-reckoning-gate = Wer alle Grenzkontrollpunkte einer Provinz allein hält, bekommt am Jahresende 20.000 Koku. In Mino fehlt einer: Schick 5.000 ans Tor nach Owari.
lesson-reckoning-gate-third = Das dritte Tor von Mino ist das nach Owari.
lesson-reckoning-gate-five = 5.000 genügen; die anderen bleiben, wo sie sind.
lesson-reckoning-end = Alle drei Tore gehören dir. Beende deinen Zug; nach Saitō wird abgerechnet.
lesson-reckoning-end-nothing = Ein Punkt ist übrig, aber nichts, was ihn lohnt. Beende deinen Zug.
lesson-reckoning-recruit = Für die 3.000 Koku, die bleiben, gäbe es 3.000 Samurai. Aber ein Koku zählt 2 und ein Samurai 1, und dies ist das letzte Jahr: Tippe auf „Nicht weiter anwerben“.
lesson-reckoning-recruit-halve = In einem früheren Jahr gern. Jetzt würde es ihren Wert halbieren.
lesson-reckoning-fate = Jeder hat eine Schicksalskarte gezogen; ein zwanzigseitiger Würfel hat gesagt, wen sie trifft und wie stark. Öffne „Schicksal“: eine gute Ernte für dich, ein Verräter an Saitōs Hof.
lesson-reckoning-poor = Ichijōdani bringt 10.000 Koku, das sind 20.000 Punkte, oder etwas, das 25.000 wert ist. Nimm einen Schattenkrieger.
lesson-reckoning-poor-piece = Zweimal 10.000 ist 20.000. Ein Schattenkrieger zählt 25.000.
lesson-reckoning-rich = Kitanoshō und Inabayama geben 20.000 und 18.000 Koku. Verdoppelt schlägt das alles andere: Nimm beide Male Koku und lagere es in Ichijōdani.
lesson-reckoning-rich-koku = Alles andere zählt höchstens 25.000. Dieses Koku zählt mehr.
lesson-reckoning-mino = Und hier lohnt sich dein letzter Marsch: 20.000 Koku für Mino, 40.000 Punkte für einen einzigen Schritt. Lagere sie ein.
lesson-reckoning-mino-safest = Jede Burg ginge; Ichijōdani ist die sicherste.
lesson-reckoning-score = 491.000 zu 223.000: Das Reich gehört dir. Für ein erstes echtes Spiel weißt du genug; ein Jahr gegen Bots ist ein guter Anfang.
