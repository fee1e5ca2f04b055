"""A memory of a game of Tenjo, kept from the events alone: sizes once seen, hands as far as they are known, piles."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from tenka.kernel.state import State
from tenka.testing import Memory, Odds

ELEMENTS = ("fire", "wind", "water", "earth", "void")


class TenjoMemory(Memory):
    """What a seat (None: a spectator) knows for sure."""

    def __init__(self, players: int, seat: int | None, fates: Sequence[str], castles: Sequence[str]) -> None:
        self.players = players
        self.seat = seat
        self.fates = list(fates)
        self.castle_cards = list(castles)
        self.unseen_castles = set(castles)
        self.cards_at: dict[str, str] = {}
        self.drawn: list[str] = []  # fate cards of this pile
        self.sizes: list[dict[str, int]] = [{} for _ in range(players)]  # exactly known
        # Elements and rings in all hands but this one's: private trade between others does not change their sum
        self.others_hold = [0, 0]
        self.known: Counter[str] = Counter()  # what the only other one surely holds
        self.over = False

    def see(self, event: Mapping[str, Any]) -> None:
        """Take in the next event."""
        handler: Callable[[Mapping[str, Any]], None] | None = getattr(self, f"_{event['kind']}", None)
        if handler:
            handler(event["data"])

    # Stacks

    def _face_up(self, data: Mapping[str, Any]) -> None:
        self.sizes[data["seat"]][data["point"]] = data["samurai"]

    def _scouted(self, data: Mapping[str, Any]) -> None:
        self.scouted = data["foe"]

    def _scouted_what(self, data: Mapping[str, Any]) -> None:
        self.sizes[self.scouted][data["point"]] = data["samurai"]

    def _lost(self, data: Mapping[str, Any]) -> None:
        self._change(data["seat"], data["point"], -data["samurai"])

    def _entered(self, data: Mapping[str, Any]) -> None:
        self._change(data["seat"], data["point"], data["samurai"])

    def _change(self, seat: int, point: str, samurai: int) -> None:
        if point in self.sizes[seat]:
            self.sizes[seat][point] += samurai

    def _unmasked(self, data: Mapping[str, Any]) -> None:
        self._change(data["seat"], data["point"], 25_000)

    def _marched(self, data: Mapping[str, Any]) -> None:
        for place in ("from_point", "to_point"):
            self.sizes[data["seat"]].pop(data[place], None)

    def _moved_in(self, data: Mapping[str, Any]) -> None:
        self._marched(data)

    # Cards

    def _cards_drawn(self, data: Mapping[str, Any]) -> None:
        if data["seat"] != self.seat:
            self.others_hold[0] += data["elements"]
            self.others_hold[1] += data["rings"]

    def _played(self, data: Mapping[str, Any]) -> None:
        if data["seat"] != self.seat:
            self.others_hold[0] -= 1
            self.others_hold[1] -= len(data["rings"])
            self.known -= Counter([data["element"], *data["rings"]])

    def _hand_discarded(self, data: Mapping[str, Any]) -> None:
        if data["seat"] != self.seat:
            elements = sum(card in ELEMENTS for card in data["cards"])
            self.others_hold[0] -= elements
            self.others_hold[1] -= len(data["cards"]) - elements
            self.known -= Counter(data["cards"])

    def _answered(self, data: Mapping[str, Any]) -> None:
        self._played(data)

    def _accepted(self, data: Mapping[str, Any]) -> None:
        for giver, taker, cards in ((data["seat"], data["to"], data["give"]), (data["to"], data["seat"], data["ask"])):
            self._hand_over(giver, taker, [card for card in cards if card in ELEMENTS or card.startswith("ring")])

    def _hand_over(self, giver: int, taker: int, cards: list[str]) -> None:
        sign = 1 if giver == self.seat else -1 if taker == self.seat else 0
        for card in cards:
            self.others_hold[0 if card in ELEMENTS else 1] += sign
        if sign == 1:
            self.known += Counter(cards)
        elif sign == -1:
            self.known -= Counter(cards)

    def _took(self, data: Mapping[str, Any]) -> None:
        if self.seat in (data["seat"], data["loser"]):
            self._hand_over(data["loser"], data["seat"], data["cards"])

    def _shown_hand(self, data: Mapping[str, Any]) -> None:
        if data["seat"] != self.seat:
            self.known |= Counter(data["cards"])

    # Piles

    def _fate(self, data: Mapping[str, Any]) -> None:
        if len(self.drawn) == len(self.fates):
            self.drawn = []
        self.drawn.append(data["card"])

    def _site_chosen(self, data: Mapping[str, Any]) -> None:
        if not self.unseen_castles:  # reshuffled: those that were razed
            self.unseen_castles = set(self.castle_cards) - set(self.cards_at.values())
        self.unseen_castles.remove(data["card"])
        self.cards_at[data["site"]] = data["card"]

    def _built(self, data: Mapping[str, Any]) -> None:
        self._site_chosen(data)

    def _castle_razed(self, data: Mapping[str, Any]) -> None:
        del self.cards_at[data["site"]]

    def _ended(self, data: Mapping[str, Any]) -> None:
        self.over = True

    # What follows

    def contradiction(self, state: State) -> str | None:
        """What in this state cannot be, after all that was seen."""
        position = state.position()
        for seat, sizes in enumerate(self.sizes):
            for point, samurai in sizes.items():
                if position["seats"][seat]["samurai"].get(point, 0) * 1000 != samurai:
                    return f"{seat} has {samurai} on {point}"
        hands = [card for seat, each in enumerate(position["seats"]) if seat != self.seat for card in each["hand"]]
        elements = sum(card in ELEMENTS for card in hands)
        if [elements, len(hands) - elements] != self.others_hold:
            return f"the others hold {self.others_hold}, not {elements} and {len(hands) - elements}"
        if self.players == 2 and self.seat is not None and self.known - Counter(hands):
            return f"the other surely holds {self.known}"
        if not self.over and set(position["castle_deck"]) != self.unseen_castles:
            return "another castle card was seen"
        left = Counter(self.fates) - Counter(self.drawn)
        if left and Counter(position["fate_deck"]) != left:
            return "a fate card is drawn already"
        return None

    def odds(self) -> Iterator[Odds]:
        """The tops of the piles that nobody has seen."""
        if self.seat not in (None, 0):
            return
        left = Counter(self.fates) - Counter(self.drawn)
        if len(left) > 1:
            likely = {self.fates.index(card): count / left.total() for card, count in left.items()}
            yield Odds("fate", lambda position: self.fates.index(position["fate_deck"][0]), likely)
        if len(self.unseen_castles) > 1:
            likely = {self.castle_cards.index(card): 1 / len(self.unseen_castles) for card in self.unseen_castles}
            yield Odds("castle", lambda position: self.castle_cards.index(position["castle_deck"][0]), likely)
