"""Steps of a seat: the one that is unfinished, and which can be taken back."""
