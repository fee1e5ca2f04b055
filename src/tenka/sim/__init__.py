"""Many games between bots, and what they tell: win shares, scores, lengths."""

from tenka.sim.figures import MatchFigures, ResultRow, figures, wilson
from tenka.sim.match import GameOutcome, Match, checked_match
from tenka.sim.workers import simulate

__all__ = ["GameOutcome", "Match", "MatchFigures", "ResultRow", "checked_match", "figures", "simulate", "wilson"]
