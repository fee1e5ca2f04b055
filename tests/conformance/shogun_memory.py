"""A perfect memory of a game of Shogun, kept from the events alone: which worlds are possible, and how likely."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from tenka.kernel.state import State
from tenka.testing import Memory, Odds

EMPTY = "nothing"
CHEST_CARDS = tuple(f"chest_{number}" for number in range(5))
SPACES = 11


class Board:
    """What is known of a seat's cards in a round."""

    def __init__(self) -> None:
        self.owned: set[str] = set()
        self.new_round()

    def new_round(self) -> None:
        """All cards are in hand."""
        self.shown: dict[str, str | None] = {}  # by space; None where a card was lost
        self.gained: set[str] = set()  # won this round: surely in hand
        self.empty = max(0, SPACES - len(self.owned) - len(CHEST_CARDS))
        self.ready = False

    def hidden(self) -> list[str]:
        """What may lie on a space nobody has seen: each as likely as any other."""
        seen = list(self.shown.values())
        cards = [card for card in (*sorted(self.owned - self.gained), *CHEST_CARDS) if card not in seen]
        return [*cards, *[EMPTY] * (self.empty - seen.count(EMPTY))]


class ShogunMemory(Memory):
    """What a seat (None: a spectator) knows of cards and cubes."""

    def __init__(
        self, players: int, seat: int | None, provinces: Iterable[str], events: Iterable[str], actions: Iterable[str]
    ) -> None:
        self.seat = seat
        self.all_actions = tuple(actions)
        # The draft: cards nobody saw, cards put under the stack openly, open cards, the card taken
        self.unseen = set(provinces)
        self.under: list[str] = []
        self.open: list[str] = []
        self.drafting = True
        self.face_down = set(events)
        self.actions: list[str] = []  # known, in their order
        self.tower = [0] * (players + 1)
        self.boards = [Board() for _ in range(players)]
        self.chests = [{3: 18, 4: 15, 5: 12}[players]] * players
        self.revealed = False  # whether all have planned

    # Seeing

    def see(self, event: Mapping[str, Any]) -> None:
        """Take in the next event."""
        handler: Callable[[Mapping[str, Any]], None] | None = getattr(self, f"_{event['kind']}", None)
        if handler:
            handler(event["data"])

    def _draft_opened(self, data: Mapping[str, Any]) -> None:
        for card in data["provinces"]:
            self._from_stack(card)
            self.open.append(card)

    def _from_stack(self, card: str) -> None:
        """The top card: one that nobody saw, or the first of those put under."""
        if self.unseen:
            self.unseen.remove(card)
        else:
            assert self.under.pop(0) == card

    def _took(self, data: Mapping[str, Any]) -> None:
        if data["from"] == "open":
            self.open.remove(data["province"])
        else:
            self._from_stack(data["province"])

    def _renewed(self, data: Mapping[str, Any]) -> None:
        assert sorted(self.open) == sorted(data["provinces"])
        self.under += data["provinces"]
        self.open = []

    def _settled(self, data: Mapping[str, Any]) -> None:
        self.boards[data["seat"]].owned.add(data["province"])

    def _tower_filled(self, data: Mapping[str, Any]) -> None:
        self.drafting = False
        self.tower = [thrown - out for thrown, out in zip(data["thrown"], data["out"], strict=True)]

    def _events_opened(self, data: Mapping[str, Any]) -> None:
        assert self.face_down >= set(data["events"])
        self.face_down -= set(data["events"])

    def _season(self, data: Mapping[str, Any]) -> None:
        self.actions = list(data["actions"])
        for board in self.boards:
            board.new_round()

    def _ready(self, data: Mapping[str, Any]) -> None:
        self.boards[data["seat"]].ready = True

    def _not_ready(self, data: Mapping[str, Any]) -> None:
        self.boards[data["seat"]].ready = False

    def _bid(self, data: Mapping[str, Any]) -> None:
        self.revealed = True
        self.chests[data["seat"]] -= data["paid"]
        self.boards[data["seat"]].shown["bid"] = data["card"]

    def _action(self, data: Mapping[str, Any]) -> None:
        assert self.actions[data["number"] - 1] == data["action"]

    def _action_opened(self, data: Mapping[str, Any]) -> None:
        assert data["number"] == len(self.actions) + 1
        self.actions.append(data["action"])

    def _shown(self, data: Mapping[str, Any]) -> None:
        board = self.boards[data["seat"]]
        if data["action"] in board.shown:  # a card that was lost
            assert data["card"] == EMPTY
        else:
            assert data["card"] in board.hidden(), f"{data['card']} cannot lie there"
            board.shown[data["action"]] = data["card"]

    def _built(self, data: Mapping[str, Any]) -> None:
        self.chests[data["seat"]] -= data["paid"]

    def _recruited(self, data: Mapping[str, Any]) -> None:
        self.chests[data["seat"]] -= data["paid"]

    def _collected(self, data: Mapping[str, Any]) -> None:
        if data["goods"] == "chests":
            self.chests[data["seat"]] += data["amount"]

    def _thrown(self, data: Mapping[str, Any]) -> None:
        thrown = [sum(each) for each in zip(data["armies"], data["bonus"], data["tray"], strict=True)]
        self.tower = [a + b - c for a, b, c in zip(self.tower, thrown, data["out"], strict=True)]

    def _battle(self, data: Mapping[str, Any]) -> None:
        if data["winner"] == data["seat"]:
            board = self.boards[data["seat"]]
            board.owned.add(data["province"])
            board.gained.add(data["province"])

    def _card_lost(self, data: Mapping[str, Any]) -> None:
        board, card, space = self.boards[data["seat"]], data["province"], data["space"]
        board.owned.discard(card)
        board.gained.discard(card)
        if space is None:
            assert card not in board.shown.values()
        else:
            assert board.shown.get(space, card) == card
            board.shown[space] = None

    def _round_ended(self, data: Mapping[str, Any]) -> None:
        self.revealed = False
        self.actions = []  # they are shuffled before they lie there again
        for board in self.boards:
            board.new_round()

    # Judging

    def contradiction(self, state: State) -> str | None:
        """What in this state cannot be, after all that was seen."""
        position = state.position()
        return (
            self._draft(position)
            or self._stacks(position)
            or next(filter(None, (self._board(position, seat) for seat in range(len(self.boards)))), None)
        )

    def _draft(self, position: dict[str, Any]) -> str | None:
        if not self.drafting:
            return None if not position["stack"] + position["open"] else "cards are left of the draft"
        stack, under = position["stack"], len(self.under)
        if len(stack) != len(self.unseen) + under or set(stack[: len(self.unseen)]) != self.unseen:
            return "the stack holds what cannot be in it"
        if stack[len(self.unseen) :] != self.under or position["under"] != under:
            return "other cards were put under the stack"
        return None if sorted(position["open"]) == sorted(self.open) else "other cards are open"

    def _stacks(self, position: dict[str, Any]) -> str | None:
        inside = [a + b for a, b in zip(position["upper"], position["lower"], strict=True)]
        if inside != self.tower:
            return "the tower holds other cubes"
        if set(position["event_stack"]) != self.face_down:
            return "other events lie face down"
        if position["actions"][: len(self.actions)] != self.actions:
            return "other actions were seen"
        return None

    def _board(self, position: dict[str, Any], seat: int) -> str | None:
        board, plan = self.boards[seat], position["plan"][seat]
        owned = {name for name, owner in position["owner"].items() if owner == seat}
        if owned != board.owned:
            return f"{seat} has other provinces"
        for space, card in board.shown.items():
            if plan.get(space) != card:
                return f"{seat} showed another card on {space}"
        if (seat in position["ready"]) != board.ready and position["phase"] == "plan":
            return f"{seat} said something else about being ready"
        unseen = Counter(card for space, card in plan.items() if space not in board.shown)
        if not unseen <= Counter(board.hidden()):
            return f"{seat} has laid a card that cannot be on the board"
        full = self.revealed or (board.ready and position["phase"] == "plan")
        if full and len({*plan, *board.shown}) != SPACES:
            return f"{seat} has not served all spaces"
        if full and list(plan.values()).count(EMPTY) != board.empty:
            return f"{seat} left other spaces empty than its cards demand"
        bid = plan.get("bid", EMPTY)
        if board.ready and not self.revealed and bid in CHEST_CARDS and CHEST_CARDS.index(bid) > self.chests[seat]:
            return f"{seat} bids more than it has"
        return None

    # Estimating

    def odds(self) -> Iterator[Odds]:
        """The next card of each stack, and what lies on somebody's board."""
        yield from (top(name, "stack", 0, len(self.unseen)) for name in sorted(self.unseen)[:2] if self.drafting)
        yield from (top(name, "event_stack", 0, len(self.face_down)) for name in sorted(self.face_down)[:2])
        hidden = [action for action in self.all_actions if action not in self.actions] if self.actions else []
        yield from (top(name, "actions", len(self.actions), len(hidden)) for name in hidden[:2])
        for seat, board in enumerate(self.boards):
            if seat != self.seat and self.revealed:
                yield from self._odds_of_board(seat, board)
            elif seat != self.seat and board.ready:
                yield from self._odds_of_bid(seat, board)

    def _odds_of_board(self, seat: int, board: Board) -> Iterator[Odds]:
        space = next((action for action in self.all_actions if action not in board.shown), None)
        cards = board.hidden()
        for card in {cards[0], cards[-1]} if space else ():
            yield lying(seat, str(space), card, cards.count(card) / len(cards))

    def _odds_of_bid(self, seat: int, board: Board) -> Iterator[Odds]:
        dear = [card for number, card in enumerate(CHEST_CARDS) if number > self.chests[seat]]
        cards = [card for card in board.hidden() if card not in dear]
        for card in {cards[0], cards[-1]}:
            yield lying(seat, "bid", card, cards.count(card) / len(cards))


def top(card: str, stack: str, place: int, cards: int) -> Odds:
    """How likely a card is the next of some that lie face down."""
    return Odds(f"{card} next in {stack}", lambda position: int(position[stack][place] == card), chances(1 / cards))


def lying(seat: int, space: str, card: str, chance: float) -> Odds:
    """How likely a card lies on a space."""
    return Odds(
        f"{card} on {space} of {seat}",
        lambda position: int(position["plan"][seat].get(space) == card),
        chances(chance),
    )


def chances(chance: float) -> dict[int, float]:
    """Of yes and no."""
    return {value: share for value, share in ((0, 1 - chance), (1, chance)) if share > 0}
