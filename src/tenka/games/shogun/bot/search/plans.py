"""Whole plans: a card on each of eleven spaces (H6), found greedily by what each is worth there."""

from random import Random
from typing import Final

from tenka.games.shogun.bot.search.actions import POINTLESS, SearchJudge
from tenka.games.shogun.bot.search.places import EMPTY_BID, PROVINCE_BID, bid_worths, place_worths
from tenka.games.shogun.bot.search.policy import PLACE
from tenka.games.shogun.bot.search.purse import payable, with_tax
from tenka.games.shogun.rules.components.pieces import (
    ACTIONS,
    BID,
    CARD_COUNT,
    CHEST_CARD,
    CHEST_CARDS,
    NO_CARD,
    SPACE_COUNT,
)
from tenka.games.shogun.rules.planning import biddable, legal
from tenka.games.shogun.rules.position import NOTHING, Position
from tenka.games.shogun.rules.vocabulary import PLAN, READY

TASTE: Final = 0.5  # points by which a quick player's liking varies
WILD: Final = 1.5  # and that of the least likely candidate
VARIANTS: Final = 30  # plans thought up for one decision
CANDIDATES: Final = 16  # of which so many are kept
OTHER_BID: Final = 0.3  # how often a quick player bids anything else than what seems best
FREE_BID: Final = 0.5  # how often a candidate's bid is not the one that seems best
NOT_FOR_THIS: Final = -1000.0


class SearchPlanner:
    """Lays the cards of one seat in one round on spaces that are free."""

    def __init__(self, position: Position, seat: int, spaces: list[int], pool: int, empties: int) -> None:
        self.position = position
        self.seat = seat
        self.spaces = spaces
        self.pool = pool  # the cards that may be laid, a bit each
        self.empties = empties  # spaces that must be left empty
        self.judge = SearchJudge(position, seat)
        self.worth = 0.0  # of the plan laid last

    def lay(self, taste: float, free_bid: float, rng: Random) -> list[int]:
        """By space the card that is to lie there, NOTHING where it is not ours to lay."""
        judge = self.judge
        own = judge.own
        free = [bool(self.pool >> province & 1) for province in own]
        rows = self._tasted(taste, rng)
        with_tax(judge, rows, self.spaces)
        dropped = payable(judge, rows, self.spaces, free)
        laid = [NOTHING] * len(ACTIONS)
        self._assign(rows, dropped, free, laid)
        plan = [NOTHING] * SPACE_COUNT
        self.worth = 0.0
        for action in range(len(ACTIONS)):
            if laid[action] != NOTHING:
                self.worth += judge.rows[action][laid[action]]
                plan[action + 1] = own[laid[action]]
        self._fill(rows, free, laid, plan, free_bid, rng)
        return plan

    def _tasted(self, taste: float, rng: Random) -> list[list[float]]:
        rows: list[list[float]] = []
        for row in self.judge.rows:
            if taste == 0.0:
                rows.append(row[:])
                continue
            liked: list[float] = []
            for worth in row:
                liked.append(worth + taste * (rng.random() - 0.5) if worth != POINTLESS else worth)
            rows.append(liked)
        return rows

    def _assign(self, rows: list[list[float]], dropped: int, free: list[bool], laid: list[int]) -> None:
        """One after the other, first where the second best choice would be the greatest loss."""
        waiting = [space - 1 for space in self.spaces if space != BID and not dropped >> space & 1]
        while waiting:
            most, chosen, where = -1.0, NOTHING, NOTHING
            for action in waiting:
                best, second, place = 0.0, 0.0, NOTHING
                row = rows[action]
                for each in range(len(row)):
                    if free[each] and row[each] > second:
                        if row[each] > best:
                            best, second, place = row[each], best, each
                        else:
                            second = row[each]
                if place != NOTHING and best - second > most:
                    most, chosen, where = best - second, action, place
            if chosen == NOTHING:
                return
            laid[chosen] = where
            free[where] = False
            waiting.remove(chosen)

    def _fill(
        self, rows: list[list[float]], free: list[bool], laid: list[int], plan: list[int], free_bid: float, rng: Random
    ) -> None:
        """The bid, then chest cards and nothing where no province is to act; provinces where those do not reach."""
        own = self.judge.own
        rest = self.pool >> CHEST_CARD & ((1 << CHEST_CARDS) - 1)
        empties = self.empties
        if BID in self.spaces:
            bid = self._bid(free, plan, rest, free_bid, rng)
            plan[BID] = bid
            if bid == NO_CARD:
                empties -= 1
            elif bid >= CHEST_CARD:
                rest &= ~(1 << (bid - CHEST_CARD))
            else:
                free[own.index(bid)] = False
        fillers = [NO_CARD] * empties
        while rest:
            low = rest & -rest
            rest ^= low
            fillers.append(CHEST_CARD + low.bit_length() - 1)
        bare = [space for space in self.spaces if plan[space] == NOTHING]
        while len(bare) > len(fillers):
            best, chosen, where = NOT_FOR_THIS, NOTHING, NOTHING
            for space in bare:
                row = rows[space - 1]
                for place in range(len(row)):
                    if free[place] and row[place] > best:
                        best, chosen, where = row[place], space, place
            plan[chosen] = own[where]
            self.worth += self.judge.rows[chosen - 1][where]
            free[where] = False
            bare.remove(chosen)
        for place, space in enumerate(bare):
            plan[space] = fillers[place]

    def _bid(self, free: list[bool], plan: list[int], rest: int, free_bid: float, rng: Random) -> int:
        """The bid that promises most, what it costs in mind; or any other now and then."""
        judge = self.judge
        chests = self.position.chests[self.seat]
        fitting = biddable(self.position, self.seat)
        worths = bid_worths(place_worths(self.position, self.seat, plan[1:]), judge.players)
        eager = judge.policy[PLACE]
        found: list[int] = []
        values: list[float] = []
        for number in range(CHEST_CARDS):
            card = CHEST_CARD + number
            if rest >> number & 1 and fitting >> card & 1:
                found.append(card)
                poor = 2.0 if number * 4 > chests else 1.0
                values.append(eager * worths[number] - judge.chest * number * poor)
        for place in range(len(free)):
            if free[place]:
                found.append(judge.own[place])
                values.append(eager * worths[PROVINCE_BID])
                break
        if self.empties and not found:
            found.append(NO_CARD)
            values.append(eager * worths[EMPTY_BID])
        chosen = int(rng.random() * len(found)) if free_bid and rng.random() < free_bid else values.index(max(values))
        self.worth += values[chosen]
        return found[chosen]


def planner(position: Position, seat: int) -> SearchPlanner | None:
    """For what is still to be laid; none if a card laid elsewhere must be the bid."""
    first = seat * SPACE_COUNT
    plan = position.plan[first : first + SPACE_COUNT]
    cards = position.cards(seat)
    pool = cards & ~position.laid[seat]
    spaces = [space for space in range(SPACE_COUNT) if plan[space] == NOTHING]
    missing = SPACE_COUNT - cards.bit_count() - plan.count(NO_CARD)
    empties = missing if missing > 0 else 0
    if BID in spaces and not pool & biddable(position, seat) and not empties:
        return None
    return SearchPlanner(position, seat, spaces, pool, empties)


def moves_of(plan: list[int]) -> list[int]:
    """The steps that lay a plan, and ready."""
    moves: list[int] = []
    for space in range(SPACE_COUNT):
        if plan[space] != NOTHING:
            moves.append(PLAN + space * CARD_COUNT + plan[space])
    moves.append(READY)
    return moves


def quick_plan(position: Position, seat: int, rng: Random, taste: float = TASTE) -> list[int]:
    """A plan by taste; one begun is finished as it is."""
    found = planner(position, seat)
    return legal(position, seat)[:1] if found is None else moves_of(found.lay(taste, OTHER_BID, rng))


def plans(position: Position, seat: int, rng: Random) -> list[list[int]]:
    """The plan that seems best, and others less and less like it."""
    found = planner(position, seat)
    if found is None:
        return [[move] for move in legal(position, seat)]
    if not found.spaces:
        return [[READY]]
    best = found.lay(0.0, 0.0, rng)
    worths: dict[tuple[int, ...], float] = {tuple(moves_of(best)): 1000.0}
    for number in range(VARIANTS):
        laid = found.lay(WILD * (number + 1) / VARIANTS, FREE_BID, rng)
        key = tuple(moves_of(laid))
        if key not in worths:
            worths[key] = found.worth
    ordered = sorted(worths, key=lambda each: (-worths[each], each))
    return [list(each) for each in ordered[:CANDIDATES]]
