"""The first game with curl, told with the endpoints there are."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from tenka.server.description.curl import PIPED, READS, WRITES, command
from tenka.server.description.examples import example
from tenka.server.description.openapi import path
from tenka.server.endpoints.endpoint import Endpoint
from tenka.server.settings import PORT
from tenka.wire.people import NewGuest
from tenka.wire.tables import Moves, NewTable, TableInfo, Whole

FIRST_MOVE = "jq -c '{moves: [.sight.legal[0]]}'"


class TutorialStep(NamedTuple):
    """Something to do, and the lines that do it."""

    told: str
    lines: str


def tutorial(endpoints: Sequence[Endpoint]) -> list[TutorialStep]:
    """From nobody to a move; nothing where the endpoints for it are missing."""
    guest = _taking(endpoints, NewGuest)
    create = _taking(endpoints, NewTable)
    look = _giving(endpoints, Whole)
    move = _taking(endpoints, Moves)
    if guest is None or create is None or look is None or move is None:
        return []
    return [
        TutorialStep("Say where the server is.", f"TENKA=http://127.0.0.1:{PORT}"),
        TutorialStep(
            "Be somebody. The cookie is all that makes you the same person next time.", _asked(guest, jar=WRITES)
        ),
        TutorialStep(
            "Take a table with two bots, and keep its id.", f"TABLE=$({_asked(create, quiet=True)} | {_id_of(create)})"
        ),
        *_starting(endpoints),
        TutorialStep("Look. What you may do now is in `sight.legal`.", f"{_asked(look, quiet=True)} | jq .sight.legal"),
        TutorialStep(
            "Make the first of the legal moves. Whenever it is your turn again, the same line plays on; while `legal` "
            "is empty, the others think.",
            f"{_asked(look, quiet=True)} | {FIRST_MOVE} |\n  {command(move.method, path(move), PIPED)}",
        ),
    ]


def _starting(endpoints: Sequence[Endpoint]) -> list[TutorialStep]:
    found = [one for one in endpoints if one.path.endswith("/start")]
    return [TutorialStep("All seats are taken: start.", _asked(one)) for one in found]


def _asked(endpoint: Endpoint, *, jar: str = READS, quiet: bool = False) -> str:
    return command(endpoint.method, path(endpoint), example(endpoint.body), jar=jar, quiet=quiet)


def _id_of(create: Endpoint) -> str:
    return "jq -r .id" if create.reply is TableInfo else "jq -r .table.id"


def _taking(endpoints: Sequence[Endpoint], kind: Any) -> Endpoint | None:
    return next((one for one in endpoints if one.body is kind), None)


def _giving(endpoints: Sequence[Endpoint], kind: Any) -> Endpoint | None:
    return next((one for one in endpoints if one.reply is kind and one.method == "GET"), None)
