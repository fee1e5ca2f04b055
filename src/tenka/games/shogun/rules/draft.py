"""The draft of the provinces: take a card, put an army group there (H2)."""

from typing import Final

from tenka.games.shogun.rules import seasons
from tenka.games.shogun.rules.components.pieces import GROUP_SIZES, PROVINCES
from tenka.games.shogun.rules.components.tables import TABLES
from tenka.games.shogun.rules.position import DRAFT, GROUPS, NOTHING, Position
from tenka.games.shogun.rules.vocabulary import GROUP, RENEW, TAKE, TAKE_TOP
from tenka.kernel.errors import IllegalMove
from tenka.toolkit.holdings.lists import put

OPEN_CARDS: Final = 2
SIZES: Final = len(GROUP_SIZES)


def begin(position: Position) -> None:
    """Shuffle the province cards, open two; the first player is drawn."""
    position.stack = position.stream.shuffled(position.ground.inside, "provinces", 0)
    position.groups = [TABLES[position.players].groups.count(size) for size in GROUP_SIZES] * position.players
    position.seat = position.stream.shuffled(list(range(position.players)), "first", 0)[0]
    _open(position, OPEN_CARDS)


def _open(position: Position, count: int) -> None:
    """Turn up cards from the stack."""
    cards = position.stack[:count]
    position.stack = position.stack[count:]
    position.under = min(position.under, len(position.stack))
    position.open = position.open + cards
    if position.events_on and cards:
        position.tell("draft_opened", {"provinces": [PROVINCES[card] for card in cards]})


def legal(position: Position) -> list[int]:
    """An open card, the top one, or first two new ones."""
    moves = [TAKE + card for card in position.open]
    if position.stack:
        moves.append(TAKE_TOP)
    if can_renew(position):
        moves.append(RENEW)
    return moves


def can_renew(position: Position) -> bool:
    """Whether both open cards are those of the seat's last pick; once a pick."""
    return not position.renewed and position.last_open[position.seat] == _mask(position.open)


def _mask(cards: list[int]) -> int:
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


def legal_groups(position: Position) -> list[int]:
    """A size of which a group is left."""
    first = position.seat * SIZES
    return [GROUP + size for size in range(SIZES) if position.groups[first + size]]


def play(position: Position, move: int) -> None:
    """Choose a card, or two new ones to choose from."""
    if move == RENEW:
        _renew(position)
        return
    position.last_open = put(position.last_open, position.seat, _mask(position.open))
    if move == TAKE_TOP:
        _take_top(position)
    else:
        _take_open(position, move - TAKE)
    sizes = legal_groups(position)
    if len(sizes) == 1:  # nothing is left to choose
        _settle(position, sizes[0] - GROUP)
    else:
        position.phase = GROUPS


def _renew(position: Position) -> None:
    """Both open cards go under the stack, seen by all."""
    position.mark_irreversible()
    position.renewed = True
    cards = position.open
    position.stack = position.stack + cards
    position.under += len(cards)
    position.open = []
    if position.events_on:
        position.tell("renewed", {"seat": position.seat, "provinces": [PROVINCES[card] for card in cards]})
    _open(position, OPEN_CARDS)


def _take_top(position: Position) -> None:
    """The unseen top card, kept whatever it is."""
    position.mark_irreversible()
    position.card = position.stack[0]
    position.stack = position.stack[1:]
    position.under = min(position.under, len(position.stack))
    _tell_taken(position, "stack")


def _take_open(position: Position, card: int) -> None:
    """An open card; it is replaced once its group is placed."""
    position.card = card
    position.open = [each for each in position.open if each != card]
    _tell_taken(position, "open")


def _tell_taken(position: Position, source: str) -> None:
    if position.events_on:
        position.tell("took", {"seat": position.seat, "province": PROVINCES[position.card], "from": source})


def play_group(position: Position, move: int) -> None:
    """The group for the card taken."""
    _settle(position, move - GROUP)


def _settle(position: Position, size: int) -> None:
    """The group stands in the province; an open card taken is replaced."""
    position.mark_irreversible()
    seat = position.seat
    card = position.card
    armies = GROUP_SIZES[size]
    place = seat * SIZES + size
    position.groups = put(position.groups, place, position.groups[place] - 1)
    position.give(card, seat)
    position.garrison(card, armies)
    position.add_supply(seat, -armies)
    position.card = NOTHING
    position.renewed = False
    if position.events_on:
        position.tell("settled", {"seat": seat, "province": PROVINCES[card], "armies": armies})
    if sum(position.groups) == 0:
        _end(position)
        return
    _open(position, OPEN_CARDS - len(position.open))
    position.phase = DRAFT
    position.seat = (seat + 1) % position.players


def _end(position: Position) -> None:
    """The cards left over are nobody's: their provinces are neutral."""
    position.stack = []
    position.under = 0
    position.open = []
    position.last_open = [0] * position.players
    seasons.begin_game(position)


def refusal(position: Position, move: int) -> IllegalMove:
    """Why a step of the draft is refused."""
    if move == RENEW:
        return IllegalMove("H2", "renew-refused")
    if GROUP <= move < GROUP + SIZES:
        if position.phase == DRAFT:
            return IllegalMove("H2", "take-first")
        return IllegalMove("H2", "group-gone", {"armies": GROUP_SIZES[move - GROUP]})
    if position.phase == GROUPS:
        return IllegalMove("H2", "card-kept", {"province": PROVINCES[position.card]})
    if move == TAKE_TOP:
        return IllegalMove("H2", "stack-empty")
    return IllegalMove("H2", "not-open", {"province": PROVINCES[move - TAKE]})
