"""Keeping a game: saves on a person's disk."""
