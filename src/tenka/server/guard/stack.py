"""The guard as a whole: its settings, and its parts in their order."""

from dataclasses import dataclass, field

from starlette.types import ASGIApp

from tenka.server.guard.access import AccessLog
from tenka.server.guard.flood import FloodGate
from tenka.server.guard.headers import Headers
from tenka.server.guard.hosts import Hosts
from tenka.server.guard.origins import Origins
from tenka.server.guard.rates import Rates
from tenka.server.guard.size import BODY_LIMIT, Sizes


@dataclass(frozen=True, slots=True)
class GuardSettings:
    """By which origins the server is known, whether over https, and what is too large or too often."""

    origins: frozenset[str]
    https: bool
    body_limit: int = BODY_LIMIT
    rates: Rates = field(default_factory=Rates)


def guarded(app: ASGIApp, settings: GuardSettings) -> ASGIApp:
    """Put the guard around an application; the last one here is the first to see a request."""
    app = Sizes(app, settings.body_limit)
    app = FloodGate(app, settings.rates)  # after the origins: no foreign page may use up its visitor's allowance
    app = Origins(app, settings.origins)
    app = Hosts(app, settings.origins)
    app = AccessLog(app)
    return Headers(app, settings.https)  # around the log, which answers for failures
