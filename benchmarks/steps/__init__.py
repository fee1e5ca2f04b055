"""How many steps and clicks a game asks of a seat."""
