"""What worker processes are asked: each kind of question with its answer, its rank and its time."""

from tenka.server.questions.considering import Consider
from tenka.server.questions.deciding import Decide
from tenka.server.questions.question import PATIENT, PLAYING, WAITED_FOR, Moves, Question
from tenka.server.questions.trying import CarriedOn, CarryOn, Impossible, TriedMove
from tenka.server.questions.weighing import MOST_SIDE_BY_SIDE, Count, Weigh

KINDS = Decide | Consider | CarryOn | Count | Weigh
KIND_NAMES = [str(each.__struct_config__.tag) for each in (Decide, Consider, CarryOn, Count, Weigh)]

__all__ = [
    "KINDS",
    "KIND_NAMES",
    "MOST_SIDE_BY_SIDE",
    "PATIENT",
    "PLAYING",
    "WAITED_FOR",
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
