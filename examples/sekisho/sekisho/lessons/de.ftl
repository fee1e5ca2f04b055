## Was der Trainer im geführten ersten Spiel sagt
lesson-barrier = An der Sperre vorbei
lesson-barrier-lesson = Eine hohe Karte bringt unterwegs am meisten, eine mittlere an der Sperre, eine niedrige zu Hause.
lesson-barrier-hand = Sechs Karten für sechs Runden, und in jeder zweiten bewachst du die Sperre. Mehr als deine Hand kennst du nicht.
lesson-barrier-guard = Bewache die Sperre mit deiner 12. Sie hält die meisten auf, und die 16 bleibt frei für die Reise.
lesson-barrier-guard-high = Sie würde fast alle aufhalten. Aber unterwegs bringt sie dir 2 Punkte, hier nur 1.
lesson-barrier-guard-low = Daran kämen fast alle vorbei. Nimm die 12.
lesson-barrier-caught = Eine 11 kam des Weges: nicht höher als 12, also gefasst, und du bekommst 1 Punkt.
lesson-barrier-travel = Jetzt bewacht der andere, und du kannst reisen. Deine 16 schlägt fünfzehn der anderen Karten: los!
lesson-barrier-travel-lower = Die wird leichter gefasst. Schick deine höchste.
lesson-barrier-travel-home = Wer nicht wagt, der nicht gewinnt: Die 16 ist deine beste Karte.
lesson-barrier-quiet = An einer 14 vorbei, 2 Punkte! Nun bewachst wieder du: mit der 10, der besten, die du noch hast.
lesson-barrier-quiet-later = Die 10 hält mehr von ihnen auf.
lesson-barrier-home = Niemand hat sich auf den Weg gemacht: 1 Punkt für dich. Was du noch hast, kommt kaum an jemandem vorbei. Lass die 1 zu Hause.
lesson-barrier-home-risky = Deine höchste ist jetzt eine 6. Wird sie gefasst, bekommt der andere einen Punkt.
lesson-barrier-home-keep = Die behältst du lieber. Gib die 1 her.
