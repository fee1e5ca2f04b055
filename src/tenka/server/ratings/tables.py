"""Which tables may be rated, and who may sit down there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tenka.bots import BOTS
from tenka.kernel.game import BOX
from tenka.server.guard.refused import Refused
from tenka.server.ratings.anchors import anchor
from tenka.store.queries.people import people, ratings
from tenka.wire.tables import BotSeat

MOST_UNFINISHED = 3  # rated games of one person against bots alone
STRONGEST_STEWARD = "steady"  # where newcomers begin: whoever lets it play rises above nobody

if TYPE_CHECKING:
    from collections.abc import Iterable

    from sqlalchemy import Connection

    from tenka.kernel.game import Game
    from tenka.server.people.visitor import Visitor
    from tenka.store.queries.tables.tables import TableRow
    from tenka.wire.tables import NewTable


def check_ratable(game: Game, asked: NewTable, me: Visitor) -> None:
    """Refuse a rated table where somebody has help, or a stronger bot to stand in, or where strengths mean nothing."""
    if me.login is None:
        raise Refused(403, "rated-accounts-only")
    if asked.hints:
        raise Refused(400, "rated-without-hints")
    if BOX in asked.options:
        raise Refused(400, "rated-without-box")
    if asked.steward is not None and BOTS.index(asked.steward) > BOTS.index(STRONGEST_STEWARD):
        raise Refused(400, "rated-weak-steward")
    check_company(asked.clock is not None, "open" in asked.seats)
    check_bots(game.id, [each.bot for each in asked.seats if isinstance(each, BotSeat)])


def check_company(has_clock: bool, others: bool) -> None:
    """Refuse other people where no time is counted: who is losing could keep them waiting for ever."""
    if others and not has_clock:
        raise Refused(409, "rated-needs-clock")


def check_unfinished(connection: Connection, row: TableRow) -> None:
    """Refuse one more rated game against bots to who leaves them unfinished when they go badly."""
    people = {each.person for each in row.seats if each.person is not None}
    if row.rated and len(people) == 1 and ratings.unfinished_alone(connection, *people) >= MOST_UNFINISHED:
        raise Refused(409, "rated-unfinished", {"most": MOST_UNFINISHED})


def check_bots(game: str, bots: Iterable[str]) -> None:
    """Refuse bots whose strength nobody has measured."""
    if any(anchor(game, each) is None for each in bots):
        raise Refused(409, "rated-unknown-bot")


def check_rater(connection: Connection, row: TableRow, who: str) -> None:
    """Refuse a guest a seat at a rated table."""
    found = people.by_id(connection, who) if row.rated else None
    if found is not None and found.login is None:
        raise Refused(403, "rated-accounts-only")
