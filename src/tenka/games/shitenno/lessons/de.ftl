# Was der Lehrer im geführten ersten Spiel von Shitennō sagt.

## Das erste Kamon

lesson-first_kamon = Das erste Kamon
lesson-first_kamon-lesson = Wer zuerst kommt, zahlt wenig und gewinnt bei Gleichstand; wer später kommt, zahlt mehr und bekommt mehr Punkte.
lesson-first_kamon-welcome = Willkommen! Du spielst General Honda. Jedes Kamon, das du legst, bringt sofort Punkte, und wer in einer Provinz die Mehrheit hat, bekommt am Ende noch einmal welche.
lesson-first_kamon-hand = Vier Truppen und drei Koku. Lege in diesem Zug bis zu zwei Kamons, jedes bezahlt mit Truppen oder mit Koku, nie gemischt.
lesson-first_kamon-kyushu = Kyūshū verlangt zwei Bushi und das, was sein Tor zeigt: einen Samurai. Du hast alle drei, also klicke auf Kyūshū.
lesson-first_kamon-kyushu-koku = Deine Koku brauchst du gleich noch. Bezahle hier mit Truppen.
lesson-first_kamon-kyushu-other = Deine Truppen passen dort nicht. Vergleiche die Symbole mit deiner Hand.
lesson-first_kamon-pay = Lege beide Bushi und den Samurai aus. Nicht mehr als nötig: Eine Karte zu viel wäre verschwendet und wird nicht angenommen.
lesson-first_kamon-pay-shinobi = Kyūshū verlangt keinen Shinobi.
lesson-first_kamon-confirm = Zahlen und legen! Das Feld bringt 3, und weil du Daimyo bist, bringt dir jedes Kamon 2 dazu.
lesson-first_kamon-tile = Das Plättchen vom Tor gehört dir und zeigt seine Rückseite: Austausch. Dahinter ist ein Bushi aufgetaucht; Kyūshū kostet jetzt also etwas anderes.
lesson-first_kamon-chubu = Ein zweites Kamon, diesmal für Koku. Eine einzige Zahl ist Preis und Punktzahl zugleich: 3 für das erste Feld von Chūbu.
lesson-first_kamon-chubu-dear = Das nächste Feld dort kostet 4. Du hast 3.
lesson-first_kamon-chubu-stop = Du darfst nach einem aufhören, aber dieses kannst du dir leisten.
lesson-first_kamon-koku = Zahle mit deinen 3. Ausgegebene Koku kommen nie wieder, Truppen vielleicht: Ihre Karten werden neu gemischt.
lesson-first_kamon-follows = Sakakibara folgt dir nach Kyūshū. Ein Feld weiter rechts: 4 Koku, 4 Punkte und 1 dazu, weil er Shōmyō ist.
lesson-first_kamon-lost = In Hokkaidō zahlt er drei Sōhei, den dritten mit einer Doppelkarte. Karten lassen sich nicht teilen: Der Bushi daneben ist verloren.
lesson-first_kamon-hatamoto = Ii, der Hatamoto, hat in jedem Zug eine beliebige Truppe umsonst: hier seinen dritten Samurai. Sein Plättchen bringt ihm noch eine Karte.
lesson-first_kamon-tie = In Kyūshū liegt von euch beiden je ein Kamon. Bei Gleichstand gewinnt das weiter links: Klicke es an.
lesson-first_kamon-tie-left = Weiter links! Das dort ist deines.

## Du teilst, sie wählen

lesson-cut = Du teilst, sie wählen
lesson-cut-lesson = Du kannst nicht nehmen, was du willst, aber du kannst die andere Hälfte verlockender machen.
lesson-cut-shared = In geraden Jahren wird verteilt. Du hast den höchsten Titel, also bist du Tairō und teilst aus.
lesson-cut-title = Ein Paket besteht aus einem Titel und beliebig vielen Karten. Die Titel werden jedes Mal neu vergeben, auch deiner. Beginne mit dem Hatamoto.
lesson-cut-title-crown = Verschenk doch nicht gleich das Beste.
lesson-cut-cards = Lege den Sōhei und den Samurai dazu. Das ist nicht viel, aber mit der freien Truppe des Hatamoto kann es jemandem reichen.
lesson-cut-cards-ours = Die wollen wir selbst haben.
lesson-cut-offer = Biete das Paket an. Sakakibara hat den höheren Titel und wird zuerst gefragt; wer annimmt, bekommt in diesem Jahr nichts weiter.
lesson-cut-answers = Sakakibaras Hand ist leer, zwei Karten reichen ihm nicht; Ii nimmt sie. Hätten beide abgelehnt, wäre das Paket deines!
lesson-cut-two = Ihr seid noch zu zweit. Mach jetzt aus allem, was übrig ist, zwei Pakete; Sakakibara nimmt sich eines, das andere gehört dir.
lesson-cut-titles = Der Daimyo kommt zu Paket A, der Sensei zu Paket B: Rang gegen ein goldenes Kamon.
lesson-cut-titles-sensei = Im echten Spiel geht das auch. Heute wollen wir den Sensei sehen.
lesson-cut-sweeten = Versüße den Daimyo mit Bushi, Shinobi und beiden 2-Koku-Karten. Was du willst, bleibt liegen: zwei Doppelkarten und ein Koku.
lesson-cut-sweeten-double = Diese Doppelkarte passt zu Chūbu und Kyūshū, wo du schon stehst.
lesson-cut-both = Biete beide an. Gut geteilt ist, wenn du mit jeder Hälfte zufrieden bist.
lesson-cut-choice = Er nimmt Rang und Reis. Du bist jetzt Sensei und hast genau die Karten, auf die du gehofft hast.

## Aus wenig viel machen

lesson-making_do = Aus wenig viel machen
lesson-making_do-lesson = Aus einem einzigen Koku wird ein Samurai, der 6 Punkte wert ist: Die richtigen Karten hat man selten, man macht sie sich.
lesson-making_do-kanto = Sakakibara hat 2 und 2 Koku gezahlt, ein Plättchen +1 hat daraus fünf gemacht. Kantō verlangt mehr als deine Provinzen und bringt auch mehr.
lesson-making_do-chubu = Chūbu verlangt zwei Shinobi und einen Samurai, du hast nur einen Shinobi. Klicke trotzdem darauf.
lesson-making_do-chubu-kyushu = Gleich. Erst die Provinz, in der +1 hilft.
lesson-making_do-plus = Lege den Shinobi, die Doppelkarte mit dem Samurai und +1: Es verdoppelt ein Symbol, das schon daliegt.
lesson-making_do-plus-pair = Das Paar brauchen wir für Kyūshū.
lesson-making_do-plus-exchange = Das ginge, aber ohne den Austausch reicht es nicht für Kyūshū.
lesson-making_do-confirm = Zahlen und legen: 4 Punkte und ein zweites Kamon in Chūbu. Benutzte Plättchen sind aus dem Spiel.
lesson-making_do-draw = Auf dem Plättchen, das du gewonnen hast, steht „Karte“. Nutze es gleich: eine Truppenkarte vom Stapel, umsonst.
lesson-making_do-draw-first = Erst ziehen, dann planen.
lesson-making_do-kyushu = Das dritte Feld von Kyūshū bringt 6 und verlangt zwei Bushi und einen Samurai. Deiner ist schon weg, aber klicke trotzdem darauf.
lesson-making_do-exchange = Das Bushi-Paar, dein Koku und der Austausch: Er macht aus dem einen Koku den Samurai, der dir fehlt.
lesson-making_do-exchange-double = Möglich, aber mit dieser Doppelkarte bezahlst du in der nächsten Runde etwas Großes.
lesson-making_do-gate = Zahlen und legen: 6 Punkte und ein neuer Austausch. Es liegt kein Plättchen mehr da, nun zählt die Figur am Tor: drei Bushi für das letzte Feld.
lesson-making_do-gild = Ein Sensei dreht am Ende seines Zuges ein Kamon auf die goldene Seite: Es zählt von nun an doppelt für die Mehrheit. Nimm dieses, hier ist dir Sakakibara dicht auf den Fersen.
lesson-making_do-gild-safe = Dort bist du sicher genug. Wo ist dir jemand dicht auf den Fersen?
lesson-making_do-again = Ii bezahlt Hokkaidō mit deinen Sōhei, und die freie Truppe des Hatamoto ist sein dritter Shinobi in Chūbu. Was du austeilst, begegnet dir wieder.

## Der stärkste Platz

lesson-chooser = Der stärkste Platz
lesson-chooser-lesson = Wer wählt, ist stärker als der, der teilt; und das Gold der letzten Runde hat eben Kyūshū gerettet.
lesson-chooser-refuse = Der niedrigste Titel und zwei Karten: höchstens ein Kamon. Lehne ab; ein Paket bekommst du auf jeden Fall, und sieben Karten liegen noch offen.
lesson-chooser-refuse-accept = Dann ist das alles, was du in diesem Jahr bekommst. Sieben Karten liegen noch offen.
lesson-chooser-accepts = Ii nimmt das Paket. Ihr seid noch zu zweit: Sakakibara muss teilen, und du wählst.
lesson-chooser-first = Daimyo, zwei Bushi, zwei Koku. Mit deinem Austausch sind das drei Bushi für das letzte Feld von Kyūshū, 9 für das Feld und 2 als Daimyo: elf Punkte.
lesson-chooser-second = Shōmyō und vier Karten: mit deiner Doppelkarte drei Shinobi für Chūbu, 9 Punkte; dazu zwei Samurai und ein Shinobi für Chūgoku, 4. Und je 1 als Shōmyō: fünfzehn!
lesson-chooser-count = Zähle nicht die Karten, zähle die Kamons, die sie bezahlen. Nimm Paket B.
lesson-chooser-count-eleven = Elf ist gut. Fünfzehn ist besser.
lesson-chooser-gold = Sakakibara macht Kyūshū voll: zwei Kamons gegen deine zwei. Aber eines von deinen ist golden, drei gegen zwei: Kyūshū bleibt deines.
lesson-chooser-chubu = Du bist am Zug: das letzte Feld von Chūbu. Kein Plättchen mehr, also drei Shinobi: beide Doppelkarten.
lesson-chooser-chubu-samurai = Den Samurai darauf brauchst du für Chūgoku.
lesson-chooser-chugoku = Und Chūgoku: Samurai und Samurai + Shinobi, kein Symbol zu viel.
lesson-chooser-answer = Ii antwortet in Kantō. Du führst mit 35 zu 27 zu 19.

## Das letzte Kamon

lesson-last_kamon = Das letzte Kamon
lesson-last_kamon-lesson = Ein Punkt weniger auf dem Feld gewinnt das Spiel mit einem Punkt.
lesson-last_kamon-last = Du hast noch ein Kamon. Die Partie endet mit dem Jahr, in dem jemand sein letztes legt oder die Koku-Karten ausgehen.
lesson-last_kamon-track = Sakakibara führt mit 62 zu 57. Aber jede Provinz bringt noch 6 für die meisten Kamons darin.
lesson-last_kamon-kansai = In Kansai liegt von euch beiden je ein Kamon. Klicke auf das, das die 6 bekommt.
lesson-last_kamon-kansai-tie = Bei Gleichstand gewinnt das am weitesten links.
lesson-last_kamon-where = Deine Koku reichen für zwei Provinzen, und als Daimyo bekommst du 2 dazu: Tōhoku bringt 8, Shikoku 7. Wo ist dein letztes Kamon mehr wert?
lesson-last_kamon-where-tohoku = Jetzt 8, aber Ii war zuerst da und gewinnt den Gleichstand. Wem würde Shikoku gehören?
lesson-last_kamon-pay = Shikoku ist leer: 7 jetzt und 6 für die Mehrheit. Zahle 1, 2 und 2 und behalte ein Koku.
lesson-last_kamon-passes = Ii passt. Sakakibara geht für 6 nach Tōhoku, zu spät für die Mehrheit dort.
lesson-last_kamon-koku = Koku auf der Hand zählen je einen Punkt, und dein Plättchen +1 gibt einen dazu: 2 Punkte.
lesson-last_kamon-provinces = Chūgoku, Chūbu, Kyūshū und Shikoku gehören dir: 24. Am Ende steht es 90 zu 89!
lesson-last_kamon-instead = Mit Tōhoku wäre es 83 zu 90 ausgegangen. Such erst nach der leeren Provinz, dann nach der großen Zahl.
