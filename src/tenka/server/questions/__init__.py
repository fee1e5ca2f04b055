"""What worker processes are asked: each kind of question with its answer, its rank and its time."""

from tenka.server.questions.considering import Consider
from tenka.server.questions.deciding import Decide
from tenka.server.questions.question import Question
from tenka.server.questions.trying import CarriedOn, CarryOn, Impossible, TriedMove

KINDS = Decide | Consider | CarryOn

__all__ = ["KINDS", "CarriedOn", "CarryOn", "Consider", "Decide", "Impossible", "Question", "TriedMove"]
