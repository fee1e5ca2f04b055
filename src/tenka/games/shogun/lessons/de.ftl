# Was der Lehrer im geführten ersten Jahr von Shogun sagt.

## Zehn Befehle

lesson-ten_orders = Zehn Befehle
lesson-ten_orders-lesson = Eine Karte je Provinz: Suruga kann Steuern zahlen oder marschieren, nie beides in einer Jahreszeit.
lesson-ten_orders-provinces = Du bist Takeda. Im Winter zählt jede Provinz und jedes Gebäude einen Punkt, und wer in einer Region die meisten Burgen, Tempel oder Nō-Theater hat, bekommt mehr.
lesson-ten_orders-actions = Zehn Aktionen, in dieser Reihenfolge und für alle; fünf liegen offen, fünf noch verdeckt. Alle Befehle gibst du jetzt, geheim; sechs Karten liegen schon.
lesson-ten_orders-tax = Die Karte einer Provinz auf einer Aktion heißt: Dort wird sie ausgeführt. Tamba hat sieben Truhen zu geben, also lege es auf die Steuern.
lesson-ten_orders-tax-suruga = Auch sieben, aber dessen Armeen brauchen wir anderswo.
lesson-ten_orders-rice = Jede Provinz will im Winter essen. In Mino wachsen fünf: Lege seine Karte auf „Reis einziehen“.
lesson-ten_orders-rice-less = Dort wächst weniger. Such eine 5.
lesson-ten_orders-castle = Der Osten ist deine Heimat. Eine Burg in Sagami kostet 3 Truhen und führt die Region an.
lesson-ten_orders-castle-once = Eine Karte kann nur an einer Stelle liegen: eine Provinz, ein Befehl.
lesson-ten_orders-battle = Suruga hat fünf Armeen und freies Land nebenan. Lege es auf Kampf A; das Ziel wählst du, wenn es so weit ist.
lesson-ten_orders-battle-few = Zu wenige Armeen: Eine muss immer zu Hause bleiben.
lesson-ten_orders-chest = Eine Truhenkarte auf einer Aktion heißt: hier nichts. Das kostet nichts, und bis dahin weiß es niemand.
lesson-ten_orders-bid = Eine Karte ist dein Gebot für die Spielerreihenfolge. Biete 2 Truhen.
lesson-ten_orders-bid-dear = Für den Frühling zu teuer.
lesson-ten_orders-ready = Alle elf Karten liegen. Fertig?

## Der Frühling nimmt seinen Lauf

lesson-spring = Der Frühling nimmt seinen Lauf
lesson-spring-lesson = Der Turm vergisst nichts: Das ist Glück, das man kommen sieht.
lesson-spring-event = Zuerst ein Ereignis, für alle: Steuern bringen höchstens fünf Truhen. Deine sieben aus Tamba sind eben geschrumpft.
lesson-spring-bids = Deine 2 schlägt zweimal 0, also wählst du zuerst: einen Platz in der Reihenfolge und die Karte, die dort liegt.
lesson-spring-first = Nimm den ersten Platz: Seine Karte legt eine Truhe auf deine Steuern, auch über die Grenze hinaus.
lesson-spring-first-card = Eine gute Karte, aber heute gehen die Steuern vor.
lesson-spring-collected = Fünf und eine: sechs Truhen. Nach jeder Aktion geht die nächste verdeckte Karte auf: Als sechste kommen die Tempel.
lesson-spring-unrest = Wer Steuern zahlen muss, wird wütend: ein Unruhemarker, die kleine Flamme. Einmal schadet nicht, zweimal schon.
lesson-spring-rice = Fünf Reis aus Mino und deine erste Burg. Die anderen tun anderswo dasselbe; schau, wo.
lesson-spring-totomi = Kampf A, du zuerst. Tōtōmi gehört niemandem; ein Bauer verteidigt es.
lesson-spring-totomi-kai = Auch frei! Aber Tōtōmi hat zwei Bauplätze, Kai nur einen.
lesson-spring-totomi-yours = Das gehört dir schon.
lesson-spring-four = Schick vier, eine muss bleiben. Nicht alle kommen wieder aus dem Turm.
lesson-spring-four-fewer = Der Turm verschluckt Armeen. Schick so viele, wie du kannst.
lesson-spring-tower = Vier Armeen und ein Bauer fallen hinein; heraus kommen drei, der Bauer und eine Armee der Akechi von früher. Drei gegen einen: Zwei Armeen nehmen Tōtōmi.
lesson-spring-tray = Die Armee der Akechi bleibt in der Schale und kommt beim nächsten Wurf mit hinein. Der Turm vergisst niemanden.
lesson-spring-kaga = Die Akechi greifen die Hōjō an, vier gegen drei. Aber Kaga ist ruhig: Zwei Bauern purzeln heraus, helfen dem Verteidiger, und die Hōjō halten stand.
lesson-spring-builds = Dein Tempel, dein Nō-Theater, fünf Armeen für Harima. Im Osten führst du nun mit Burg, Tempel und Theater.
lesson-spring-mimasaka = In Mimasaka fielen fünf Armeen der Akechi in den Turm, eine kam heraus: Das kommt vor. Setz nie alles auf einen Wurf.

## Geduld

lesson-patience = Geduld
lesson-patience-lesson = Der letzte Platz war der beste: Du hast einen Fehler genutzt, auf den sonst niemand mehr antworten konnte.
lesson-patience-tax = Alle Karten sind wieder da, acht liegen schon. Noch einmal Steuern aus Tamba: sieben Truhen, doch wegen der Unruhe gibt es einen Aufstand. Vier Armeen stehen bereit.
lesson-patience-tax-suruga = Ruhig und ebenso reich, im echten Spiel eine gute Wahl! Heute baut Suruga, und du sollst einen Aufstand sehen.
lesson-patience-harima = Acht Armeen in Harima, nebenan Settsu der Akechi. Lege Harima auf Kampf A.
lesson-patience-bid = Diesmal genügt eine Truhe.
lesson-patience-ready = Alles liegt. Fertig?
lesson-patience-last = Du wählst zuerst, also nimm den letzten Platz! Seine Karte gibt deinem Angriff eine Armee mehr, und wer zuletzt marschiert, sieht, wer sein Land verlassen hat.
lesson-patience-last-first = Zuerst ist nicht immer am besten. Wer steht wo, wenn du marschierst?
lesson-patience-hoki = Die Akechi ernten zum zweiten Mal in Hōki: ein Aufstand. Ihre Armeen siegen, und ein zweiter Marker kommt dazu.
lesson-patience-tamba = Nun Tamba: Sieben Truhen gehören dir, was auch geschieht. Vier Armeen fielen heraus gegen zwei Bauern, also bleiben zwei.
lesson-patience-yamato = Die Akechi nehmen Yamato und schicken dann sechs von sieben Armeen aus Settsu nach Kii. Siehst du es?
lesson-patience-settsu = In Settsu steht noch eine einzige Armee, und du marschierst als Letzter. Schlag zu!
lesson-patience-settsu-prey = Es gibt leichtere Beute: Zähl die Armeen in Settsu.
lesson-patience-seven = Sieben, und die Karte gibt eine dazu. Fünf weitere von dir warten in der Schale.
lesson-patience-six = Neun gegen drei: sechs Armeen in Settsu. Du bekommst seine Karte, und die Akechi haben einen Befehl weniger.

## Schilde hoch

lesson-shields = Schilde hoch
lesson-shields-lesson = Unruhe ist eine Schwäche, die andere nutzen: Wer eine Provinz besteuert, verliert die Hilfe ihrer Bauern.
lesson-shields-rice_track = Neun Reis für elf Provinzen. Und im Winter verdirbt noch etwas: Wie viel, sagt das Ereignis, das am Ende übrig ist.
lesson-shields-mino = Du brauchst eine große Ernte. Mino gibt fünf: Das ist gewagt, denn dort herrscht Unruhe, aber dort stehen auch vier Armeen.
lesson-shields-mino-calm = Ruhig, aber weniger. Heute wagen wir es und schauen zu.
lesson-shields-musashi = Acht Armeen der Hōjō in Shimōsa, drei von dir in Musashi, mit Tempel und Nō-Theater. Stell dort neue auf.
lesson-shields-kii = Kii ist drei Punkte wert: eine Provinz und zwei Gebäude. Dorthin sollen die sechs Armeen aus Settsu.
lesson-shields-theatre = Zwei Ereignisse sind übrig, und bei einem nimmt ein neues Nō-Theater Unruhe weg. In Sagami gibt es welche: Bau dort.
lesson-shields-bid = Biete zwei: Heute willst du zuerst wählen. Der Plan kostet mehr, als du hast, aber deine Steuern kommen rechtzeitig. Dann melde dich fertig.
lesson-shields-shield = Das Ereignis passt dir: Ein neues Nō-Theater besänftigt die Bauern. Nun nimm den Schild: eine Armee mehr, wo immer dich jemand angreift.
lesson-shields-shield-attack = Verlockend. Aber wer bedroht dich?
lesson-shields-revolt = Fünf Reis und ein Aufstand: vier gegen einen. Mino hält mit drei Armeen und, merk dir das, zwei Markern.
lesson-shields-saved = Die Hōjō kommen mit sieben! Sechs von dir, der Schild und zwei aus der Schale fallen hinein: Acht gegen fünf kommen heraus, Musashi ist gerettet.
lesson-shields-target = Du bist dran. Die Akechi haben Kii besteuert, dort herrscht Unruhe: Die Bauern helfen ihnen nicht.
lesson-shields-target-calm = Dort herrscht keine Unruhe, die Bauern könnten ihnen helfen.
lesson-shields-target-yours = Das gehört dir schon.
lesson-shields-five = Fünf gegen zwei.
lesson-shields-taken = Sechs gegen eine, und der Bauer sieht nur zu. Fünf Armeen stehen nun in Kii, und Tempel und Nō-Theater gehören dir: Gebäude bleiben stehen, wenn eine Provinz erobert wird.

## Winter

lesson-winter = Winter
lesson-winter-lesson = Die Provinz, die du zweimal ausgepresst hast, verlierst du; und Kii, im letzten Moment genommen, brachte 5 der 30 Punkte.
lesson-winter-temples = Der Herbst brachte einen Tempel nach Suruga und ein Nō-Theater nach Sagami, wo die Unruhe nun weg ist. Auch der Winter ist schon vorbei: Sehen wir nach, was er angerichtet hat.
lesson-winter-spoilt = Das übrige Ereignis hat entschieden: Drei Reis sind verdorben. Vierzehn weniger drei macht elf.
lesson-winter-hungry = Elf Reis, zwölf Provinzen. Wie viele mussten hungern?
lesson-winter-hungry-choice-n0 = 0
lesson-winter-hungry-choice-n1 = 1
lesson-winter-hungry-choice-n2 = 2
lesson-winter-hungry-choice-n3 = 3
lesson-winter-hungry-each = Ein Reis für jede Provinz.
lesson-winter-drawn = Eine hungernde Provinz heißt ein Aufstand, ausgelost: Mino. Zwei Marker und der Hunger machten drei Bauern.
lesson-winter-tied = Drei gegen drei, und ein Gleichstand ist verloren: Mino gehört jetzt niemandem. Zweimal geerntet, nie besänftigt.
lesson-winter-score = Elf Provinzen und elf Gebäude: 22 deiner 30 Punkte.
lesson-winter-region = Die übrigen gibt es für die Führung in den Regionen. Klicke dorthin, wo du mit Burgen, Tempeln und Nō-Theatern führst.
lesson-winter-region-where = Dort nicht. Wo hast du das ganze Jahr gebaut?
lesson-winter-leaders = Sechs für den Osten; im Süden bringt das Nō-Theater von Kii 1, sein Tempel bei Gleichstand 1. Du führst mit 30 zu 28 zu 26.
lesson-winter-on = Ein zweites Jahr folgt, ohne Unruhe, aber auch ohne Reis, und seine Punkte kommen dazu. Jetzt herrschst du!
