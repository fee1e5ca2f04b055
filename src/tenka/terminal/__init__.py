"""The terminal: a game played by people at a keyboard, with bots in the other seats."""
