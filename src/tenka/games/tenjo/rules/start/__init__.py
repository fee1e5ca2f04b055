"""How a game begins (T1–T4)."""
