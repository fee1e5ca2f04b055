"""What worker processes are asked: each kind of question with its answer, its rank and its time."""

from tenka.server.questions.considering import Consider
from tenka.server.questions.deciding import Decide
from tenka.server.questions.question import Moves, Question
from tenka.server.questions.trying import CarriedOn, CarryOn, Impossible, TriedMove
from tenka.server.questions.weighing import Count, Weigh

KINDS = Decide | Consider | CarryOn | Count | Weigh

__all__ = [
    "KINDS",
    "CarriedOn",
    "CarryOn",
    "Consider",
    "Count",
    "Decide",
    "Impossible",
    "Moves",
    "Question",
    "TriedMove",
    "Weigh",
]
