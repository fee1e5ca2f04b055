## Pages
web-lobby = Giochi
web-account = Profilo
web-credits = Crediti e fonti
web-nowhere = Qui non c’è nulla.
