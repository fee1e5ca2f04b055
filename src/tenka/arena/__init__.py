"""The arena: which bot is stronger, by how much, and how sure that is."""

from tenka.arena.contest import Contest, Game, checked_contest
from tenka.arena.figures import Figures, figures
from tenka.arena.results import Results, opened, read
from tenka.arena.running import Place, Run, run
from tenka.arena.sprt import Question, Sprt, checked_question

__all__ = [
    "Contest",
    "Figures",
    "Game",
    "Place",
    "Question",
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
