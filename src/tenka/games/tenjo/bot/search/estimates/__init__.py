"""The table in numbers, as one seat sees it: distances, worths and odds."""
