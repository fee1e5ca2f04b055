# Was um die Lektionen herum gesagt wird.

learn-title = Lernen beim Spielen
learn-about = Eine echte Partie auf dem echten Spielplan, mit einem Coach, der dir zeigt, was zu tun ist: { $chapters } kurze Kapitel, zusammen etwa { $minutes } Minuten. Du kannst jederzeit aufhören und später dort weitermachen.
learn-begin = Los geht’s
learn-go-on = Weiter mit: { $title }
learn-minutes = { $minutes } Min.
learn-done = Geschafft
learn-chapters = Alle Kapitel
learn-leave = Verlassen
learn-step = { $step } von { $steps }
learn-progress = Wie weit du in diesem Kapitel bist
learn-coach = Coach
learn-to-do = Zu tun
learn-back = Zurück
learn-next = Weiter
learn-skip = Überspringen
learn-not-yet = Noch nicht: zuerst das Markierte.
learn-not-there = Das ist es nicht. Schau noch einmal hin!
learn-chapter-done = Kapitel geschafft
learn-next-chapter = Weiter: { $title }
learn-play-on = Von hier aus gegen Bots weiterspielen
learn-play = Erste Partie gegen Bots spielen
