"""How bots play it."""
