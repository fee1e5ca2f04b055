"""Choosing castle sites in turn, twice round (T3)."""

from tenka.games.tenjo.rules.components.pieces import CASTLES, SITE_COUNT, SITE_PROVINCE, SITES
from tenka.games.tenjo.rules.position import NOBODY, Position
from tenka.games.tenjo.rules.tasks import agenda
from tenka.games.tenjo.rules.turns import building
from tenka.games.tenjo.rules.vocabulary import SITE
from tenka.kernel.errors import IllegalMove


def legal(position: Position, seat: int) -> list[int]:
    """A free castle site (T3)."""
    return [SITE + site for site in range(SITE_COUNT) if _is_free(position, site)]


def _is_free(position: Position, site: int) -> bool:
    return position.castle_owner[site] == NOBODY and building.is_site(position, site)


def play(position: Position, seat: int, move: int) -> None:
    """A castle with its card, and a daimyō in its province."""
    site = move - SITE
    agenda.pop(position)
    card = building.found(position, seat, site)
    position.add_daimyo(seat, SITE_PROVINCE[site], 1)
    if position.events_on:
        position.tell("site_chosen", {"seat": seat, "site": SITES[site], "card": CASTLES[card]})


def refusal(position: Position, seat: int, move: int) -> IllegalMove:
    """Why a site cannot be chosen."""
    return IllegalMove("T3", "site-taken", {"site": SITES[move - SITE]})
