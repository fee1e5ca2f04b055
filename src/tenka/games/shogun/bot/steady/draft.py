"""The draft: which province to take, and how many armies to put there (H2)."""

from statistics import fmean
from typing import Final

from tenka.games.shogun.bot.steady.sight import NOBODY, SteadySight
from tenka.games.shogun.bot.steady.worth import province_worth
from tenka.games.shogun.rules.components.pieces import PROVINCE, PROVINCES
from tenka.kernel.move import Move

TAKE_TOP: Final = Move(("take_top",))
RENEW: Final = Move(("renew",))
TOGETHER: Final = 0.45  # a neighbour that is ours already
SAME_REGION: Final = 0.4  # a province of ours in the same region: a majority to come
FOE_NEAR: Final = -0.12
UNKNOWN_TOP: Final = 0.25  # an unseen card must promise so much more than an open one
TWO_NEW: Final = 0.25  # the better of two is better than the average


def draft_worth(sight: SteadySight, province: int) -> float:
    """What a province is worth to take: by itself, beside our others and in its region."""
    worth = province_worth(sight, province, sight.seat)
    for near in sight.neighbours[province]:
        if sight.owner[near] == sight.seat:
            worth += TOGETHER
        elif sight.owner[near] != NOBODY:
            worth += FOE_NEAR
    region = sight.region[province]
    return worth + SAME_REGION * sum(sight.region[own] == region for own in sight.own)


def take(sight: SteadySight, legal: list[Move]) -> Move:
    """The better open card, or what the stack promises."""
    draft = sight.view["draft"]
    open_cards = [PROVINCE[id] for id in draft["open"]]
    unseen = [each for each in sight.inside if sight.owner[each] == NOBODY and each not in open_cards]
    under = [PROVINCE[id] for id in draft["under"]]
    top_known = len(under) == draft["stack"]
    unseen = under[:1] if top_known else [each for each in unseen if each not in under]
    promise = fmean(draft_worth(sight, each) for each in unseen) if unseen else float("-inf")
    best = max(open_cards, key=lambda card: draft_worth(sight, card))
    worth = draft_worth(sight, best)
    if RENEW in legal and worth < promise + TWO_NEW:
        return RENEW
    if TAKE_TOP in legal and worth < promise - UNKNOWN_TOP:
        return TAKE_TOP
    return Move(("take", PROVINCES[best]))


def group(sight: SteadySight, legal: list[Move]) -> Move:
    """The more is at stake and the more exposed it is, the bigger the group."""
    province = PROVINCE[sight.view["draft"]["taken"]]
    need = exposure(sight, province) * province_worth(sight, province, sight.seat)
    others = [exposure(sight, each) * province_worth(sight, each, sight.seat) for each in sight.inside]
    sizes = sorted(sight.view["seats"][sight.seat]["groups"])
    rank = sum(other < need for other in others) / len(others)
    return Move(("group", sizes[min(len(sizes) - 1, int(rank * len(sizes)))]))


def exposure(sight: SteadySight, province: int) -> float:
    """How many may attack a province, or be attacked from there."""
    near = [sight.owner[each] for each in sight.neighbours[province]]
    return sum(0.6 if owner == NOBODY else 0.0 if owner == sight.seat else 1.0 for owner in near) + 0.5
