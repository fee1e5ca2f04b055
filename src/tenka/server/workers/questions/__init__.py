"""What worker processes are asked: each kind of question with its answer, its rank and its time."""

from tenka.server.workers.questions.checking import Checked, CheckRecord, Unreadable
from tenka.server.workers.questions.considering import Consider
from tenka.server.workers.questions.deciding import Decide
from tenka.server.workers.questions.question import PATIENT, PLAYING, WAITED_FOR, Moves, WorkerQuestion
from tenka.server.workers.questions.trying import CarriedOn, CarryOn, Impossible, TriedMove
from tenka.server.workers.questions.weighing import MOST_SIDE_BY_SIDE, Count, Weigh

KINDS = Decide | Consider | CarryOn | CheckRecord | Count | Weigh
KIND_NAMES = [str(each.__struct_config__.tag) for each in (Decide, Consider, CarryOn, CheckRecord, Count, Weigh)]

__all__ = [
    "KINDS",
    "KIND_NAMES",
    "MOST_SIDE_BY_SIDE",
    "PATIENT",
    "PLAYING",
    "WAITED_FOR",
    "CarriedOn",
    "CarryOn",
    "CheckRecord",
    "Checked",
    "Consider",
    "Count",
    "Decide",
    "Impossible",
    "Moves",
    "TriedMove",
    "Unreadable",
    "Weigh",
    "WorkerQuestion",
]
