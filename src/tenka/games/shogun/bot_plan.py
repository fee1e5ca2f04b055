"""A bot's plan: what each card is worth on each space, and the best way to lay them all (H6)."""

from typing import Final

from tenka.games.shogun import bot_purse
from tenka.games.shogun.bot_assignment import best_assignment
from tenka.games.shogun.bot_bid import OUTBID, OUTBID_NOTHING, OUTBID_PROVINCE, bid_worth, place_worths
from tenka.games.shogun.bot_income import rice_worth, tax_worth, tax_yield
from tenka.games.shogun.bot_majority import building_gain
from tenka.games.shogun.bot_march import Command
from tenka.games.shogun.bot_sight import NOBODY, Sight
from tenka.games.shogun.pieces import (
    ACTIONS,
    BATTLE_A,
    BATTLE_B,
    CARDS,
    CHEST_CARD,
    CHEST_CARDS,
    NO_CARD,
    PLACED,
    PRICES,
    RECRUIT_EFFECT,
    RICE_ACTION,
    SITES,
    SPACE_COUNT,
    SPACES,
    TAX_ACTION,
)
from tenka.games.shogun.recruiting import UNDER_EVENT
from tenka.kernel.move import Move

READY: Final = Move(("ready",))
POINTLESS: Final = -0.05  # a province where its action can do nothing
FORBIDDEN: Final = -1000.0
PURSE_PASSES: Final = 3
SURVIVES_WINTER: Final = 0.95
TRAINING: Final = 0.25  # of an army's worth, wherever it stands: it may be moved


class Planner:
    """Judges cards on spaces for one round."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.command = Command(sight)
        missing = max(0, SPACE_COUNT - CHEST_CARDS - len(sight.own))
        chests = range(CHEST_CARD, CHEST_CARD + CHEST_CARDS)
        self.cards = [*sight.own, *chests, *[NO_CARD] * missing]
        self.chest = self.command.worths.chest
        self.rows = [self._action_row(action) for action in range(len(ACTIONS))]

    def _action_row(self, action: int) -> list[float]:
        """By card: what it is worth on an action."""
        if action == BATTLE_B:
            return self._battles(self._first_target())
        if action == BATTLE_A:
            return self._battles(NOBODY)
        return [self._worth(action, card) if card < CHEST_CARD else 0.0 for card in self.cards]

    def _worth(self, action: int, province: int) -> float:
        if action < RICE_ACTION:
            return self._build(action, province)
        if action == RICE_ACTION:
            return rice_worth(self.command, province)
        if action == TAX_ACTION:
            return tax_worth(self.command, province, self.chest)
        return self._recruit(action, province)

    def _build(self, kind: int, province: int) -> float:
        """A point each winter and the majority, if the province is held (H23)."""
        sight = self.sight
        built = sight.built[province]
        if kind in built or len(built) == SITES[province] or sight.stock[kind] == 0:
            return POINTLESS
        held = self.command.threats.held(province, sight.armies[province]) * SURVIVES_WINTER
        return (sight.winters + building_gain(sight, province, kind)) * held - self.chest * PRICES[kind]

    def _recruit(self, action: int, province: int) -> float:
        """More armies where they hold or threaten something."""
        sight, command = self.sight, self.command
        armies = PLACED[action]
        if sight.chance_of(RECRUIT_EFFECT) == 1:
            armies = UNDER_EVENT[armies]
        if sight.supply[sight.seat] < armies:
            return POINTLESS
        here = sight.armies[province]
        gain = command.stand(province, here + armies) - command.stand(province, here)
        gain += TRAINING * command.worths.army * armies
        return gain - self.chest * PRICES[action]

    def _first_target(self) -> int:
        """Whom the best of all attacks is for: the second one goes elsewhere."""
        armies = self.sight.armies
        attacks = [self.command.best_attack(province, armies[province]) for province in self.sight.own]
        best = max(attacks, key=lambda march: march.worth, default=None)
        return NOBODY if best is None else best.target

    def _battles(self, barred: int) -> list[float]:
        return [self._battle(card, barred) if card < CHEST_CARD else 0.0 for card in self.cards]

    def _battle(self, province: int, barred: int) -> float:
        """The best attack or, where all around is ours, a move."""
        sight, command = self.sight, self.command
        armies = sight.armies[province]
        if armies < 2:
            return POINTLESS
        attack = command.best_attack(province, armies, barred)
        friends = [near for near in sight.neighbours[province] if sight.owner[near] == sight.seat]
        if attack.worth > 0 or not friends:
            return attack.worth if attack.target != NOBODY else POINTLESS
        march = command.best_march(province, friends)
        return march.worth if march is not None else POINTLESS

    def bid_row(self, plan: list[int]) -> list[float]:
        """By card: what it is worth as a bid."""
        players = self.sight.players
        places = place_worths(self.command, plan)
        province = bid_worth(places, players, OUTBID_PROVINCE)
        row = [province] * len(self.sight.own)
        for chests in range(CHEST_CARDS):
            worth = bid_worth(places, players, OUTBID[chests]) - self.chest * chests
            row.append(worth if chests <= self.sight.chests else FORBIDDEN)
        return row + [bid_worth(places, players, OUTBID_NOTHING)] * (len(self.cards) - len(row))

    def worths(self, dropped: set[int], plan: list[int]) -> list[list[float]]:
        """By space and card; actions that are dropped only lose a card."""
        spoilt = [POINTLESS if card < CHEST_CARD else 0.0 for card in self.cards]
        rows = [spoilt if action in dropped else self.rows[action] for action in range(len(ACTIONS))]
        return [self.bid_row(plan), *rows]

    def likely_plan(self) -> list[int]:
        """The best province for each action by itself."""
        found: list[int] = []
        for row in self.rows:
            worth, province = max(zip(row, self.sight.own, strict=False), default=(0.0, NOBODY))
            found.append(province if worth > 0 else NOBODY)
        return found

    def aim(self) -> tuple[list[list[float]], list[int]]:
        """What cards are worth on spaces, and the card that is to lie on each; what cannot be paid is left out."""
        dropped: set[int] = set()
        likely = self.likely_plan()
        coming = bot_purse.orders(self.sight.view)
        for _ in range(PURSE_PASSES):
            worths = self.worths(dropped, likely)
            laid = best_assignment(worths)
            unpaid = self._unpaid(worths, laid, coming)
            if not unpaid:
                break
            dropped |= unpaid
        return worths, [self.cards[column] for column in laid]

    def _unpaid(self, worths: list[list[float]], laid: list[int], coming: list[list[int]]) -> set[int]:
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
        return bot_purse.unpaid(gains, cash, income, self.chest, coming)


def step(sight: Sight, legal: list[Move]) -> Move:
    """The next card towards the plan we aim at; if it lies elsewhere already, the next best one."""
    worths, aim = Planner(sight).aim()
    space = SPACES.index(str(legal[0][1]))
    card = Move(("plan", SPACES[space], CARDS[aim[space]]))
    return card if card in legal else max(legal, key=lambda move: _fallback(sight, worths[space], move))


def _fallback(sight: Sight, row: list[float], move: Move) -> float:
    card = CARDS.index(str(move[2]))
    return row[sight.own.index(card)] if card < CHEST_CARD else -0.01 if card < NO_CARD else 0.0
