"""How strong the levels of our bots are: a ladder of each game, each level on the one below."""
