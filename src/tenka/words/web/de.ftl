## Pages
web-lobby = Spiele
web-account = Konto
web-credits = Mitwirkende und Quellen
web-nowhere = Hier ist nichts.
