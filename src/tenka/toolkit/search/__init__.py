"""What a search needs of a game, and what it was taught of it."""
