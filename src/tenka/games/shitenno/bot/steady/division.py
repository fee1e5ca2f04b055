"""A bot's even year: packets that others may take and that leave it well off, and whether to take one."""

from collections import Counter
from functools import lru_cache
from itertools import permutations, product
from math import exp, prod
from typing import Any, NamedTuple

import msgspec

from tenka.games.shitenno.bot.steady.holding import NOTHING, PIECES, Holding, held, together, without
from tenka.games.shitenno.bot.steady.worth import Outlook
from tenka.kernel.move import Move

ACCEPT = Move(("accept",))
REFUSE = Move(("refuse",))
FIRST = Move(("take", "first"))
SECOND = Move(("take", "second"))
OFFER = Move(("offer",))

MOST_DIVISIONS = 64  # looked at in the last split
ACCEPT_MARGIN = 0.7  # points that a packet must bring beyond a fair share: who waits may choose or divide
DOUBT = 1.0  # points by which others' judgement may differ from what we take it to be


class Aim(NamedTuple):
    """A packet to make, and in the last split the tile of the other one."""

    cards: tuple[str, ...]
    tile: str
    rest_tile: str | None


class Party:
    """A player without a packet, as the maker of a packet judges him."""

    def __init__(self, view: dict[str, Any], seat: int) -> None:
        self.seat = seat
        self.outlook = Outlook(view, seat, None)
        self.before = self.outlook.worth(self.outlook.holding)
        self._titles: dict[str, float] = {}
        self._gains: dict[Holding, float] = {}

    def gain(self, cards: Holding) -> float:
        """What these cards would bring him."""
        if cards not in self._gains:
            self._gains[cards] = self.outlook.worth(together(self.outlook.holding, cards)) - self.before
        return self._gains[cards]

    def title(self, title: str) -> float:
        """What a title would bring him."""
        if title not in self._titles:
            self._titles[title] = self.outlook.title_worth(title)
        return self._titles[title]

    def packet(self, cards: Holding, title: str) -> float:
        """What a packet would bring him."""
        return self.gain(cards) + self.title(title)

    def fair_share(self, cards: list[str], tiles: list[str], shares: int) -> float:
        """What he may expect if cards and the best tiles are shared out evenly."""
        of_cards = sum(self.gain(share) for share in dealt(cards, shares)) / shares
        worths = sorted((self.title(tile) for tile in tiles), reverse=True)[:shares]
        return of_cards + sum(worths) / shares


def packet(view: dict[str, Any], legal: list[Move]) -> Move:
    """The next step towards the packet, or the two packets of the last split, that we aim at."""
    draft = view["draft"]
    aim = _aim(msgspec.json.encode({**view, "draft": None}))
    missing = Counter(aim.cards) - Counter(draft["cards"])
    for card in missing:
        move = Move(("add", card))
        if move in legal:
            return move
    for verb, title in (("tile", aim.tile), ("rest_tile", aim.rest_tile)):
        tiles = [move for move in legal if move[0] == verb]
        if tiles:
            return next((move for move in tiles if move[1] == title), tiles[0])
    return OFFER


def answer(view: dict[str, Any]) -> Move:
    """Accept what is worth more than a fair share of the rest (S6)."""
    division = view["division"]
    me = Party(view, view["seat"])
    offer = division["offer"]
    shares = len(without_packet(view)) - 1
    otherwise = me.fair_share(division["open"], division["tiles"], shares)
    return ACCEPT if me.packet(held(offer["cards"]), offer["title"]) >= otherwise + ACCEPT_MARGIN else REFUSE


def choice(view: dict[str, Any]) -> Move:
    """The packet that is worth more, what the Tairō then gets in mind (S8)."""
    division = view["division"]
    me, tairo = Party(view, view["seat"]), Party(view, division["tairo"])
    (first, first_tile), (second, second_tile) = ((held(each["cards"]), each["title"]) for each in division["split"])
    envy = 1 / (len(view["seats"]) - 1)
    taking_first = me.packet(first, first_tile) - envy * tairo.packet(second, second_tile)
    taking_second = me.packet(second, second_tile) - envy * tairo.packet(first, first_tile)
    return FIRST if taking_first >= taking_second else SECOND


def without_packet(view: dict[str, Any]) -> list[int]:
    """The seats that have no packet yet."""
    served = {each["seat"] for each in view["division"]["packets"]}
    return [seat for seat in range(len(view["seats"])) if seat not in served]


def dealt(cards: list[str], shares: int) -> list[Holding]:
    """Cards dealt evenly: the biggest first, forth and back."""
    piles = [NOTHING] * shares
    ranked = sorted(cards, key=lambda card: (-sum(PIECES[card]), card))
    for number, card in enumerate(ranked):
        lap, place = divmod(number, shares)
        pile = shares - 1 - place if lap % 2 else place
        piles[pile] = together(piles[pile], PIECES[card])
    return piles


def likely(difference: float) -> float:
    """How likely someone prefers what we take to be better for him by so many points."""
    return 1 / (1 + exp(-difference / DOUBT))


@lru_cache(maxsize=64)
def _aim(encoded: bytes) -> Aim:
    """The packet to make, by the view; remembered, as every step asks for it."""
    view = msgspec.json.decode(encoded)
    return _split(view) if view["phase"] == "split" else _packet(view)


def _packet(view: dict[str, Any]) -> Aim:
    """A packet of which we are glad whether it is accepted or left to us, found by small improvements."""
    division = view["division"]
    cards, tiles = division["open"], division["tiles"]
    parties = [Party(view, seat) for seat in without_packet(view)]
    parties.sort(key=lambda party: party.seat != view["seat"])
    fair = [party.fair_share(cards, tiles, len(parties)) for party in parties]

    def judged(chosen: Counter[str]) -> tuple[float, str]:
        content = held(chosen.elements())
        return max((_prospect(parties, fair, content, tile), tile) for tile in tiles)

    best_cards: Counter[str] = Counter()
    best, before = judged(best_cards), None
    while best != before:
        before = best
        for tried in _changed_by_a_card(best_cards, Counter(cards)):
            found = judged(tried)
            if found[0] > best[0]:
                best_cards, best = tried, found
    return Aim(tuple(best_cards.elements()), best[1], None)


def _changed_by_a_card(chosen: Counter[str], pool: Counter[str]) -> list[Counter[str]]:
    """All packets with one card more or one less."""
    more = [chosen + Counter([card]) for card, count in pool.items() if chosen[card] < count]
    return more + [chosen - Counter([card]) for card in chosen if chosen[card]]


def _prospect(parties: list[Party], fair: list[float], cards: Holding, tile: str) -> float:
    """What offering a packet brings us: it is ours if all refuse, else we divide the rest."""
    others = len(parties) - 1
    worths = [party.packet(cards, tile) for party in parties]
    rests = [((others + 1) * share - worth) / others for share, worth in zip(fair, worths, strict=True)]
    kept = prod(1 - likely(worth - rest) for worth, rest in zip(worths[1:], rests[1:], strict=True))
    return kept * worths[0] + (1 - kept) * rests[0]


def _split(view: dict[str, Any]) -> Aim:
    """Two packets near equal to who chooses, of which the one he leaves is the better for us (S8)."""
    division = view["division"]
    me = Party(view, view["seat"])
    other = Party(view, next(seat for seat in without_packet(view) if seat != view["seat"]))
    total = held(division["open"])
    envy = 1 / (len(view["seats"]) - 1)
    pairs = list(permutations(division["tiles"], 2))
    best, aim = float("-inf"), None
    for cards in _divisions(division["open"], me.outlook):
        first = held(cards)
        second = without(total, first)
        mine_first, mine_second = me.gain(first), me.gain(second)
        his_first, his_second = other.gain(first), other.gain(second)
        for tile, rest_tile in pairs:
            his_taking = his_first + other.title(tile)
            his_leaving = his_second + other.title(rest_tile)
            takes = likely(his_taking - his_leaving)
            got = takes * (mine_second + me.title(rest_tile) - envy * his_taking)
            got += (1 - takes) * (mine_first + me.title(tile) - envy * his_leaving)
            if got > best:
                best, aim = got, Aim(cards, tile, rest_tile)
    assert aim is not None
    return aim


def _divisions(cards: list[str], outlook: Outlook) -> list[tuple[str, ...]]:
    """Ways to divide the cards in two; of very many, those whose halves are nearest in worth."""
    pool = Counter(cards)
    total = held(cards)
    ways = [
        tuple(card for card, count in zip(pool, counts, strict=True) for _ in range(count))
        for counts in product(*(range(count + 1) for count in pool.values()))
    ]
    if len(ways) > MOST_DIVISIONS:
        ways.sort(key=lambda way: abs(2 * outlook.kept(held(way)) - outlook.kept(total)))
    return ways[:MOST_DIVISIONS]
