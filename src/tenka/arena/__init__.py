"""The arena: which bot is stronger, by how much, and how sure that is."""

from tenka.arena.contest import Contest, ContestGame, checked_contest
from tenka.arena.figures import ContestFigures, figures
from tenka.arena.results import Results, opened, read
from tenka.arena.running import Backend, Run, run
from tenka.arena.sprt import Hypotheses, Sprt, checked_question

__all__ = [
    "Backend",
    "Contest",
    "ContestFigures",
    "ContestGame",
    "Hypotheses",
    "Results",
    "Run",
    "Sprt",
    "checked_contest",
    "checked_question",
    "figures",
    "opened",
    "read",
    "run",
]
