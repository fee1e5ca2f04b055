"""The year's end and the game's (T33–T39)."""
