"""What a search knows of the game."""
