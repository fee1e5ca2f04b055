"""A game as it was played, to be kept, read and checked by anyone."""
