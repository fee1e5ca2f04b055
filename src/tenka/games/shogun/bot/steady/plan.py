"""A bot's plan: what each card is worth on each space, and the best way to lay them all (H6)."""

from typing import Final

from tenka.games.shogun.bot.steady.actions import POINTLESS, SteadyJudge
from tenka.games.shogun.bot.steady.assignment import best_assignment
from tenka.games.shogun.bot.steady.bid import OUTBID, OUTBID_NOTHING, OUTBID_PROVINCE, bid_worth, place_worths
from tenka.games.shogun.bot.steady.income import tax_worth, tax_yield
from tenka.games.shogun.bot.steady.march import SteadyCommand
from tenka.games.shogun.bot.steady.purse import Spending, best_spending, orders
from tenka.games.shogun.bot.steady.sight import NOBODY, SteadySight
from tenka.games.shogun.rules.components.pieces import (
    CARDS,
    CHEST_CARD,
    CHEST_CARDS,
    NO_CARD,
    PRICES,
    SPACE_COUNT,
    SPACES,
    TAX_ACTION,
)
from tenka.kernel.move import Move

FORBIDDEN: Final = -1000.0
USUAL_TAX: Final = 6


class SteadyPlanner:
    """Lays the cards of one round."""

    def __init__(self, sight: SteadySight) -> None:
        self.sight = sight
        self.command = SteadyCommand(sight)
        self.chest = self.command.worths.chest
        self.coming = orders(sight.view)
        missing = max(0, SPACE_COUNT - CHEST_CARDS - len(sight.own))
        self.others = [*range(CHEST_CARD, CHEST_CARD + CHEST_CARDS), *[NO_CARD] * missing]  # no provinces
        self.cards = [*sight.own, *self.others]
        self.rows = SteadyJudge(self.command).worths()
        self.likely = [self._likely(row) for row in self.rows]
        self._price_chests()

    def _likely(self, row: list[float]) -> int:
        """The best province for an action by itself."""
        worth, province = max(zip(row, self.sight.own, strict=True), default=(0.0, NOBODY))
        return province if worth > 0 else NOBODY

    def _price_chests(self) -> None:
        """What chests are worth in this very round, by what else would be left out: the tax, and the bids' costs."""
        has = self.sight.chests
        gains = {
            action: max(row) + self.chest * PRICES[action]
            for action, row in enumerate(self.rows)
            if PRICES[action] and self.likely[action] != NOBODY
        }

        def spending(cash: int, income: int) -> float:
            return best_spending(gains, cash, income, self.chest, self.coming).worth

        without, having = spending(has, 0), spending(has, USUAL_TAX)
        by_tax = (having - without) / USUAL_TAX
        self.rows[TAX_ACTION] = [tax_worth(self.command, province, by_tax) for province in self.sight.own]
        self.bid_costs = [having - spending(has - chests, USUAL_TAX) for chests in range(min(has + 1, CHEST_CARDS))]

    def bid_row(self) -> list[float]:
        """By card: what it is worth as a bid; no chest card above our money (H6)."""
        players = self.sight.players
        places = place_worths(self.command, self.likely)
        row = [bid_worth(places, players, OUTBID_PROVINCE)] * len(self.sight.own)
        row += [bid_worth(places, players, OUTBID[chests]) - cost for chests, cost in enumerate(self.bid_costs)]
        row += [FORBIDDEN] * (CHEST_CARDS - len(self.bid_costs))
        return row + [bid_worth(places, players, OUTBID_NOTHING)] * (len(self.cards) - len(row))

    def worths(self, dropped: set[int]) -> list[list[float]]:
        """By action and card; actions that are dropped only lose a card."""
        nothing = [0.0] * len(self.others)
        spoilt = [POINTLESS] * len(self.sight.own)
        return [(spoilt if action in dropped else row) + nothing for action, row in enumerate(self.rows)]

    def aim(self) -> tuple[list[list[float]], list[int]]:
        """What cards are worth on spaces, and the card that is to lie on each; what cannot be paid is left out."""
        dropped: set[int] = set()
        bids = self.bid_row()
        while True:
            worths = [bids, *self.worths(dropped)]
            laid = best_assignment(worths)
            unpaid = self._unpaid(worths, laid)
            if not unpaid:
                return worths, [self.cards[column] for column in laid]
            dropped |= unpaid

    def _unpaid(self, worths: list[list[float]], laid: list[int]) -> set[int]:
        """The actions of a plan that the chests do not reach for."""
        bid, *plan = (self.cards[column] for column in laid)
        gains: dict[int, float] = {}
        for action, price in enumerate(PRICES):
            worth = worths[action + 1][laid[action + 1]]
            if price and plan[action] < CHEST_CARD and worth > POINTLESS:
                gains[action] = worth + self.chest * price
        cash = self.sight.chests - (bid - CHEST_CARD if CHEST_CARD <= bid < NO_CARD else 0)
        taxed = plan[TAX_ACTION]
        income = int(tax_yield(self.command, taxed)) if taxed < CHEST_CARD else 0
        spending: Spending = best_spending(gains, cash, income, self.chest, self.coming)
        return set(gains) - spending.kept


def step(sight: SteadySight, legal: list[Move]) -> Move:
    """The next card towards the plan we aim at; if it lies elsewhere already, the next best one."""
    worths, aim = SteadyPlanner(sight).aim()
    space = SPACES.index(str(legal[0][1]))
    card = Move(("plan", SPACES[space], CARDS[aim[space]]))
    return card if card in legal else max(legal, key=lambda move: _instead(sight, worths[space], move))


def _instead(sight: SteadySight, row: list[float], move: Move) -> float:
    """What a card is worth on a space, a little less if it is needed for bids."""
    card = CARDS.index(str(move[2]))
    return row[sight.own.index(card)] if card < CHEST_CARD else -0.01 if card < NO_CARD else 0.0
