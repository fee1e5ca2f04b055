"""Building a castle from unspent action points, by option (T40)."""

from tenka.games.tenjo.rules import piles
from tenka.games.tenjo.rules.components.data import DATA
from tenka.games.tenjo.rules.components.pieces import CASTLES, SITE_COUNT, SITE_POINTS, SITES
from tenka.games.tenjo.rules.elements.strikes import owners
from tenka.games.tenjo.rules.position import NOBODY, Position
from tenka.games.tenjo.rules.vocabulary import BUILD
from tenka.kernel.errors import IllegalMove
from tenka.toolkit.holdings.lists import put


def save(position: Position, seat: int) -> None:
    """Unspent action points become a building fund."""
    if not position.setup.options["build_castle"] or not position.points:
        return
    house = position.setup.options["build_house_rate"]
    rate = DATA.constants.build_house_rate if house else DATA.constants.build_rate
    position.fund = put(position.fund, seat, position.fund[seat] + rate * position.points)
    if position.events_on:
        position.tell("saved", {"seat": seat, "koku": position.fund[seat] * 1000})


def legal(position: Position, seat: int) -> list[int]:
    """Free sites held by own samurai alone, once the fund is full."""
    if not position.setup.options["build_castle"] or position.fund[seat] < DATA.constants.castle_price:
        return []
    if not position.castle_deck and not position.castle_discards:
        return []
    return [
        BUILD + site
        for site in range(SITE_COUNT)
        if position.castle_owner[site] == NOBODY
        and owners(position, SITE_POINTS[site]) == [seat]
        and is_site(position, site)
    ]


def is_site(position: Position, site: int) -> bool:
    """Whether a castle may stand there at all: by option every site, or one in each outer province."""
    return position.setup.options["castle_sites"] == SITE_COUNT or SITES[site] in DATA.variants["sites_8"]


def build(position: Position, seat: int, site: int) -> None:
    """A castle card is drawn for the site."""
    position.fund = put(position.fund, seat, position.fund[seat] - DATA.constants.castle_price)
    card = found(position, seat, site)
    if position.events_on:
        position.tell("built", {"seat": seat, "site": SITES[site], "card": CASTLES[card]})


def found(position: Position, seat: int, site: int) -> int:
    """A castle stands on the site, with the next castle card."""
    if not position.castle_deck:
        position.castle_deck = piles.shuffled(position, position.castle_discards, "castles")
        position.castle_discards = []
    position.mark_irreversible()
    card = position.castle_deck[0]
    position.castle_deck = position.castle_deck[1:]
    position.castle_owner = put(position.castle_owner, site, seat)
    position.castle_card = put(position.castle_card, site, card)
    return card


def refusal(position: Position, seat: int, move: int) -> IllegalMove:
    """Why no castle can be built there."""
    if not position.setup.options["build_castle"]:
        return IllegalMove("T40", "no-building")
    if position.fund[seat] < DATA.constants.castle_price:
        return IllegalMove("T40", "fund-too-small")
    return IllegalMove("T40", "site-not-held", {"site": SITES[move - BUILD]})
