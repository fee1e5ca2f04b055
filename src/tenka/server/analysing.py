"""The analysis of a finished game: asked for by anybody who sees the table, made once."""

from tenka.server.endpoint import TABLE, Call, Endpoint
from tenka.server.refused import Refused
from tenka.wire.insight import AnalysisReport


async def read_analysis(call: Call) -> AnalysisReport:
    """How far it is, and what was found."""
    await call.table()
    return AnalysisReport("none", 0.0)


async def ask_analysis(call: Call) -> AnalysisReport:
    """Have it made, if it is not there yet."""
    table = await call.table()
    if table.playing().state.result is None:
        raise Refused(409, "not-over")
    raise Refused(409, "no-mind")


PATH = f"{TABLE}/analysis"

ANALYSING = (
    Endpoint(
        *("GET", PATH, "readAnalysis", "The analysis of a finished game, if it is made.", read_analysis),
        AnalysisReport,
        who="anybody",
        refusals=(404, 409),
    ),
    Endpoint(
        *("POST", PATH, "askAnalysis", "Have a finished game analysed.", ask_analysis, AnalysisReport),
        who="anybody",
        refusals=(404, 409),
        rate="analyses",
    ),
)
