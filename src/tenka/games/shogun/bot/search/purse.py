"""Whether the chests reach for what a plan costs: actions come in an order of which half is known (H5, H9, H10)."""

from typing import Final

from tenka.games.shogun.bot.search.actions import SearchJudge
from tenka.games.shogun.bot.search.policy import NEEDED
from tenka.games.shogun.rules.components.pieces import BID, CHEST_CARDS, PRICES, TAX_ACTION
from tenka.games.shogun.rules.position import NOTHING
from tenka.games.shogun.rules.seasons import open_actions

USUAL_BID: Final = 1
SPACE_OF_TAX: Final = TAX_ACTION + 1
HIDDEN: Final = 20  # the place of an action that may come anywhere in the second half


def _when(judge: SearchJudge, action: int) -> int:
    """The place of an action in the order, as far as it is known."""
    position = judge.position
    for place in range(open_actions(position)):
        if position.actions[place] == action:
            return place
    return HIDDEN


def _cash(judge: SearchJudge, spaces: list[int]) -> int:
    """Chests for this round's actions, the bid paid."""
    chests = judge.position.chests[judge.seat]
    if BID in spaces:
        return chests - USUAL_BID if chests > CHEST_CARDS else chests
    return chests


def with_tax(judge: SearchJudge, rows: list[list[float]], spaces: list[int]) -> None:
    """Tax is worth more where its chests are needed in this very round and come in time."""
    if SPACE_OF_TAX not in spaces:
        return
    when = _when(judge, TAX_ACTION)
    short = -_cash(judge, spaces)
    in_time = 0
    for space in spaces:
        price = PRICES[space - 1] if space != BID else 0
        if price and rows[space - 1] and max(rows[space - 1]) > 0.0:
            short += price
            if _when(judge, space - 1) >= when:
                in_time += price
    short = min(short, in_time)
    if short <= 0:
        return
    row = rows[TAX_ACTION]
    for place in range(len(row)):
        tax = judge.tax(judge.own[place])
        row[place] += judge.policy[NEEDED] * (tax if tax < short else short)


def payable(judge: SearchJudge, rows: list[list[float]], spaces: list[int], free: list[bool]) -> int:
    """The actions that are better left out for want of chests, as spaces, a bit each."""
    cash = _cash(judge, spaces)
    when = _when(judge, TAX_ACTION)
    income = _income(judge, rows, spaces, free)
    if when == HIDDEN:
        income /= 2
    dropped = 0
    offers: list[tuple[float, int]] = []
    for space in spaces:
        action = space - 1
        if space != BID and PRICES[action]:
            best = 0.0
            row = rows[action]
            for place in range(len(row)):
                if free[place] and row[place] > best:
                    best = row[place]
            offers.append((-best / PRICES[action] - judge.chest, space))
    offers.sort()
    early = float(cash)  # for what comes before the tax
    whole = cash + income
    for _, space in offers:
        price = PRICES[space - 1]
        before = _when(judge, space - 1) < when
        if price > whole or (before and price > early):
            dropped |= 1 << space
            continue
        whole -= price
        if before:
            early -= price
    return dropped


def _income(judge: SearchJudge, rows: list[list[float]], spaces: list[int], free: list[bool]) -> float:
    """What the tax of a plan will probably bring."""
    if SPACE_OF_TAX not in spaces:
        return 0.0
    best, chosen = 0.0, NOTHING
    row = rows[TAX_ACTION]
    for place in range(len(row)):
        if free[place] and row[place] > best:
            best, chosen = row[place], place
    return 0.0 if chosen == NOTHING else judge.tax(judge.own[chosen])
