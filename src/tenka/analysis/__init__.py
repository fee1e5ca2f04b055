"""How a finished game went: everybody's chances from point to point, what was play and what was luck."""

from tenka.analysis.findings import Analysis, ChancePoint, KindSum, LuckBy, Mistake, SeatSum, TurningPoint, Weighed
from tenka.analysis.summing import summed
from tenka.analysis.weighing import Scales, count, kinds_of, moments_of, weigh

__all__ = [
    "Analysis",
    "ChancePoint",
    "KindSum",
    "LuckBy",
    "Mistake",
    "Scales",
    "SeatSum",
    "TurningPoint",
    "Weighed",
    "count",
    "kinds_of",
    "moments_of",
    "summed",
    "weigh",
]
