"""A player's own turn (T6–T11, T23, T24, T40)."""
