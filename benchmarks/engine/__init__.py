"""How fast the games are played, beside other engines."""
