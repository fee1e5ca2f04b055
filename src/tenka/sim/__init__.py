"""Many games between bots, and what they tell: win shares, scores, lengths."""

from tenka.sim.figures import Figures, ResultRow, figures, wilson
from tenka.sim.match import Match, Outcome, checked_match
from tenka.sim.workers import simulate

__all__ = ["Figures", "Match", "Outcome", "ResultRow", "checked_match", "figures", "simulate", "wilson"]
