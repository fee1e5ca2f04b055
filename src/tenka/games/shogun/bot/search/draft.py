"""The draft: which province to take, and which army group to put there (H2)."""

from random import Random
from typing import Final

from tenka.games.shogun.bot.search.worth import Outlook
from tenka.games.shogun.rules.components.pieces import GROUP_SIZES
from tenka.games.shogun.rules.draft import SIZES, legal, legal_groups
from tenka.games.shogun.rules.position import NOBODY, Position
from tenka.games.shogun.rules.vocabulary import GROUP, RENEW, TAKE, TAKE_TOP

TOGETHER: Final = 0.45  # a neighbour that is ours already
SAME_REGION: Final = 0.4  # a province of ours in the same region: a majority to come
FOE_NEAR: Final = -0.12
UNKNOWN_TOP: Final = 0.25  # an unseen card must promise so much more than an open one
TWO_NEW: Final = 0.25  # the better of two is better than the average
TASTE: Final = 0.6  # points by which a quick player's liking varies
EXPOSED: Final = 1.0  # beside somebody else
UNSETTLED: Final = 0.6  # beside nobody yet
CORE: Final = 0.5  # whatever lies around


def _worth(outlook: Outlook, province: int) -> float:
    """What a province is worth to take: by itself, beside our others and in its region."""
    worth = outlook.worth(province)
    for near in outlook.neighbours[province]:
        if outlook.owner[near] == outlook.seat:
            worth += TOGETHER
        elif outlook.owner[near] != NOBODY:
            worth += FOE_NEAR
    region = outlook.region[province]
    for own in outlook.own:
        if outlook.region[own] == region:
            worth += SAME_REGION
    return worth


def _promise(outlook: Outlook) -> float:
    """What an unseen card is worth on average; cards put under the stack were seen by all."""
    position = outlook.position
    unknown = len(position.stack) - position.under
    cards = sorted(position.stack[:unknown]) if unknown else position.stack[:1]
    total = 0.0
    for card in cards:
        total += _worth(outlook, card)
    return total / len(cards) if cards else -99.0


def _need(outlook: Outlook, province: int) -> float:
    """How many may attack a province or be attacked from there, by what is at stake."""
    exposed = CORE
    for near in outlook.neighbours[province]:
        owner = outlook.owner[near]
        if owner == NOBODY:
            exposed += UNSETTLED
        elif owner != outlook.seat:
            exposed += EXPOSED
    return exposed * outlook.worth(province)


def _group(outlook: Outlook, province: int) -> int:
    """The more is at stake and the more exposed it is, the bigger the group; −1: only one size is left."""
    position = outlook.position
    first = outlook.seat * SIZES
    sizes: list[int] = []  # the smallest group first
    kinds = 0
    for size in range(SIZES - 1, -1, -1):
        left = position.groups[first + size]
        sizes += [size] * left
        if left:
            kinds += 1
    if kinds < 2:
        return -1
    need = _need(outlook, province)
    below = 0
    for other in position.ground.inside:
        if _need(outlook, other) < need:
            below += 1
    return sizes[below * len(sizes) // (len(position.ground.inside) + 1)]


def _taking(outlook: Outlook, province: int) -> list[int]:
    size = _group(outlook, province)
    return [TAKE + province] if size < 0 else [TAKE + province, GROUP + size]


def quick_draft(position: Position, seat: int, rng: Random) -> list[int]:
    """The better open card, or what the stack promises."""
    outlook = Outlook(position, seat)
    best, chosen = -99.0, TAKE_TOP
    moves = legal(position)
    promise = _promise(outlook) + TASTE * (rng.random() - 0.5)
    for card in position.open:
        worth = _worth(outlook, card) + TASTE * (rng.random() - 0.5)
        if worth > best:
            best, chosen = worth, TAKE + card
    if RENEW in moves and best < promise + TWO_NEW:
        return [RENEW]
    if TAKE_TOP in moves and best < promise - UNKNOWN_TOP:
        return [TAKE_TOP]
    return _taking(outlook, chosen - TAKE)


def drafts(position: Position, seat: int) -> list[list[int]]:
    """Each open card with each group, the unseen one, two new ones; the most promising first."""
    outlook = Outlook(position, seat)
    promise = _promise(outlook)
    found: list[tuple[float, list[int]]] = []
    for move in legal(position):
        if move == RENEW:
            found.append((-promise - TWO_NEW, [RENEW]))
        elif move == TAKE_TOP:
            found.append((-promise + UNKNOWN_TOP, [TAKE_TOP]))
        else:
            worth = _worth(outlook, move - TAKE)
            fitting = _group(outlook, move - TAKE)
            if fitting < 0:
                found.append((-worth, [move]))
            else:
                for group in legal_groups(position):
                    apart = GROUP_SIZES[group - GROUP] - GROUP_SIZES[fitting]
                    found.append((-worth + abs(apart) / 4, [move, group]))
    found.sort()
    return [plan for _, plan in found]


def quick_group(position: Position, seat: int, rng: Random) -> list[int]:
    """The group that fits the card taken."""
    return [GROUP + _group(Outlook(position, seat), position.card)]


def groups(position: Position, seat: int) -> list[list[int]]:
    """All groups left, the fitting one first."""
    fitting = GROUP + _group(Outlook(position, seat), position.card)
    return [[fitting]] + [[move] for move in legal_groups(position) if move != fitting]
