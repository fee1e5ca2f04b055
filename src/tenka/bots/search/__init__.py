"""Search over worlds that a seat cannot tell apart, the same code for all games."""

from tenka.bots.search.playout import outcome, play_on
from tenka.bots.search.searching import Budget, Considered, Search

__all__ = ["Budget", "Considered", "Search", "outcome", "play_on"]
