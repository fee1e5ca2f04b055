"""A perfect memory of a game of Shitennō, kept from the events alone: which worlds are possible, and how likely."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from math import comb
from typing import Any, NamedTuple

from tenka.kernel.state import State
from tenka.testing import Memory, Odds

Cards = Counter[str]
Tile = tuple[str, str]


class Unseen(NamedTuple):
    """A card somebody else drew unseen: who, from which generation of the deck, and when."""

    seat: int
    generation: int
    when: int


class Shown(NamedTuple):
    """Such a card when it was played: who, which, and when."""

    seat: int
    card: str
    when: int


class ShitennoMemory(Memory):
    """What a seat (None: a spectator) knows of cards and tiles."""

    def __init__(self, players: int, seat: int | None, troops: Cards, koku: Cards, tiles: Counter[Tile]) -> None:
        self.seat = seat
        self.now = 0
        self.known = [Counter[str]() for _ in range(players)]  # cards surely in each hand
        self.unseen: list[Unseen] = []
        self.shown: list[Shown] = []
        # By generation of the troop deck: the cards of it nobody saw leave, and how many are still in it
        self.pools = [Counter(troops)]
        self.left = [troops.total()]
        self.owed = 0  # cards drawn from the next generation before it was told
        self.discards = Counter[str]()
        self.koku = Counter(koku)
        self.tiles = Counter(tiles)
        self.provinces: list[str] = []  # in the order of the board
        self.tops: dict[str, str] = {}
        self.won: dict[str, list[Tile]] = {}

    # Seeing

    def see(self, event: Mapping[str, Any]) -> None:
        """Take in the next event."""
        self.now += 1
        handler: Callable[..., None] | None = getattr(self, f"_{event['kind']}", None)
        if handler:
            handler(**{name: value for name, value in event["data"].items() if name != "for"})

    def _hand_dealt(self, seat: int, count: int) -> None:
        for _ in range(count):
            self._draws_unseen(seat)

    def _hand(self, seat: int, cards: list[str]) -> None:
        for card in cards:
            self._is_mine(seat, 0, card)

    def _tile_drawn(self, seat: int) -> None:
        self._draws_unseen(seat)

    def _card_drawn(self, seat: int, card: str) -> None:
        self._is_mine(seat, self._generation_of_last_draw, card)

    def _draws_unseen(self, seat: int) -> None:
        generation = self._take()
        self._generation_of_last_draw = generation
        if seat != self.seat:
            self.unseen.append(Unseen(seat, generation, self.now))

    def _take(self) -> int:
        """A card leaves the deck, the oldest generation first; which generation it was of."""
        for generation, left in enumerate(self.left):
            if left:
                self.left[generation] -= 1
                return generation
        self.owed += 1
        return len(self.left)

    def _is_mine(self, seat: int, generation: int, card: str) -> None:
        assert seat == self.seat, "told to the wrong seat"
        remove(self.pools[generation], card)
        self.known[seat][card] += 1

    def _reshuffled(self, count: int) -> None:
        assert count == self.discards.total()
        self.pools.append(self.discards)
        self.left.append(count - self.owed)
        self.owed = 0
        self.discards = Counter()

    def _drawn(self, seat: int, cards: list[str]) -> None:
        for card in cards:
            remove(self.koku if card.startswith("koku") else self.pools[self._take()], card)

    def _received(self, seat: int, cards: list[str], title: str, how: str) -> None:
        self.known[seat].update(cards)

    def _placed(self, seat: int, province: str, field: int, means: str, items: list[str]) -> None:
        for item in items:
            if item in {"exchange", "plus", "hatamoto"}:
                continue
            if self.known[seat][item]:
                remove(self.known[seat], item)
            else:
                assert seat != self.seat
                self.shown.append(Shown(seat, item, self.now))
            if not item.startswith("koku"):
                self.discards[item] += 1

    def _gate(self, province: str, troop: str) -> None:
        if province not in self.provinces:
            self.provinces.append(province)
        self.tops[province] = troop

    def _tile_won(self, seat: int, province: str, bonus: str) -> None:
        tile = (self.tops.pop(province), bonus)
        self.won.setdefault(province, []).append(tile)
        remove(self.tiles, tile)

    # Judging

    def contradiction(self, state: State) -> str | None:
        """What in this state cannot be, after all that was seen."""
        position = state.dump()["position"]
        return (
            self._hands(position)
            or self._deck(position)
            or self._gates(position)
            or (None if self._explained(position) else "no way of drawing explains the hands")
        )

    def _hands(self, position: dict[str, Any]) -> str | None:
        for seat, hand in enumerate(position["hands"]):
            if not Counter(hand) >= self.known[seat]:
                return f"cards known to be in hand {seat} are not"
            unseen = sum(each.seat == seat for each in self.unseen) - sum(each.seat == seat for each in self.shown)
            if len(hand) != self.known[seat].total() + unseen:
                return f"hand {seat} has another size"
        return None

    def _deck(self, position: dict[str, Any]) -> str | None:
        deck = Counter(position["troop_deck"])
        if not deck <= self.pools[-1] or deck.total() != self.left[-1]:
            return "the troop deck holds what cannot be in it"
        if not any(each.generation == len(self.pools) - 1 for each in self.unseen) and deck != self.pools[-1]:
            return "the troop deck lacks what nobody drew"
        if Counter(position["koku_deck"]) != self.koku:
            return "the koku deck is another one"
        return None if Counter(position["discards"]) == +self.discards else "the discards are others"

    def _gates(self, position: dict[str, Any]) -> str | None:
        left: Counter[Tile] = Counter()
        for province, gate in zip(self.provinces, position["gates"], strict=True):
            tiles = [(tile["troop"], tile["bonus"]) for tile in gate]
            won = self.won.get(province, [])
            if tiles[: len(won)] != won:
                return f"other tiles were won at {province}"
            rest = tiles[len(won) :]
            left.update(rest)
            if rest and rest[0][0] != self.tops[province]:
                return f"another troop was on top at {province}"
        return None if left == +self.tiles else "other tiles are left"

    def _explained(self, position: dict[str, Any]) -> bool:
        """Whether the unseen draws, each from its generation, can have been what was played and what is held."""
        drawn = [Counter(pool) for pool in self.pools]
        drawn[-1].subtract(position["troop_deck"])
        held = [Counter(hand) - known for hand, known in zip(position["hands"], self.known, strict=True)]
        return explained(self.unseen, drawn, held, self.shown)

    # Estimating

    def odds(self) -> Iterator[Odds]:
        """Cards in hands and on decks, where the generation of each unseen card is clear; bonuses on the gates."""
        pools = self._pools_behind_plays()
        if pools is not None:
            slots = Counter[tuple[int, int | None]]((each.seat, each.generation) for each in self.unseen)
            slots.subtract((each.seat, self._generation_of(each)) for each in self.shown)
            for (seat, generation), count in slots.items():
                if generation is not None and count == sum(slots[seat, each] for each in range(len(pools))) > 0:
                    yield from self._odds_of_hand(seat, count, pools[generation])
            if self.left[-1]:
                yield from (odds_of_top("troop_deck", card, pools[-1]) for card in +pools[-1])
        yield from (odds_of_top("koku_deck", card, self.koku) for card in +self.koku if self.koku.total())
        for place, (province, troop) in enumerate(sorted(self.tops.items())):
            if place < 2:
                yield from self._odds_of_gate(province, troop)

    def _generation_of(self, shown: Shown) -> int | None:
        """The generation a card played was drawn from, if it can be only one."""
        found = {each.generation for each in self.unseen if each.seat == shown.seat and each.when < shown.when}
        return found.pop() if len(found) == 1 else None

    def _pools_behind_plays(self) -> list[Cards] | None:
        """The unknown cards of each generation, None if some card played may have been of several."""
        pools = [Counter(pool) for pool in self.pools]
        for shown in self.shown:
            generation = self._generation_of(shown)
            if generation is None:
                return None
            remove(pools[generation], shown.card)
        return pools

    def _odds_of_hand(self, seat: int, count: int, pool: Cards) -> Iterator[Odds]:
        for card, copies in (+pool).items():
            known = self.known[seat][card]

            def held(position: dict[str, Any], card: str = card, known: int = known) -> int:
                hand: list[str] = position["hands"][seat]
                return hand.count(card) - known

            yield Odds(f"{card} in hand {seat}", held, hypergeometric(pool.total(), copies, count))

    def _odds_of_gate(self, province: str, troop: str) -> Iterator[Odds]:
        fitting = {bonus: count for (side, bonus), count in self.tiles.items() if side == troop and count}
        place, depth = self.provinces.index(province), len(self.won.get(province, []))
        for bonus, count in fitting.items():

            def on_top(position: dict[str, Any], bonus: str = bonus) -> int:
                return int(position["gates"][place][depth]["bonus"] == bonus)

            yield Odds(f"{bonus} on top at {province}", on_top, hypergeometric(sum(fitting.values()), count, 1))


def remove(cards: Counter[Any], card: Any) -> None:
    """Take one out that must be there."""
    assert cards[card] > 0, f"{card} cannot be there"
    cards[card] -= 1


def odds_of_top(deck: str, card: str, pool: Cards) -> Odds:
    """How likely a card is the next of a deck."""
    return Odds(
        f"{card} on top of {deck}",
        lambda position: int(position[deck][0] == card),
        hypergeometric(pool.total(), pool[card], 1),
    )


def hypergeometric(cards: int, copies: int, drawn: int) -> dict[int, float]:
    """How likely each number of copies is among the cards drawn."""
    likely = {n: comb(copies, n) * comb(cards - copies, drawn - n) / comb(cards, drawn) for n in range(drawn + 1)}
    return {number: share for number, share in likely.items() if share}


def explained(unseen: list[Unseen], drawn: list[Cards], held: list[Cards], shown: list[Shown]) -> bool:
    """Whether each unseen draw can be given a card of its generation that its drawer holds or played later."""
    if not unseen:
        return not any(+cards for cards in (*drawn, *held)) and not shown
    (seat, generation, when), *rest = unseen
    pool = drawn[generation]
    for card in sorted(card for card, count in pool.items() if count > 0):
        uses = [use for use in shown if use.seat == seat and use.card == card and use.when > when]
        pool[card] -= 1
        if any(explained(rest, drawn, held, [each for each in shown if each is not use]) for use in uses):
            return True
        if held[seat][card] > 0:
            held[seat][card] -= 1
            if explained(rest, drawn, held, shown):
                return True
            held[seat][card] += 1
        pool[card] += 1
    return False
