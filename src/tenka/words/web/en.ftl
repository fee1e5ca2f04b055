## Pages
web-lobby = Games
web-account = Account
web-credits = Credits
web-nowhere = There is nothing here.
