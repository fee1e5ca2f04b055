"""Payment and final scoring once more, slow and obvious: symbols lie on a table, and tiles are applied one by one."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import product
from typing import Any

TROOPS = ("samurai", "bushi", "sohei", "shinobi")
KINDS = (*TROOPS, "koku")
PIECES_WITHOUT_SYMBOLS = ("exchange", "plus")

Symbols = tuple[int, ...]  # how many of each of KINDS lie on the table
Pieces = tuple[str, ...]  # cards, tiles and `hatamoto`, sorted
Need = tuple[int, ...]  # how many of each of KINDS are asked for


def asked(items: Iterable[str]) -> Need:
    """Symbols by kind."""
    count = Counter(items)
    return tuple(count[kind] for kind in KINDS)


def symbols_of(piece: str) -> list[tuple[str, ...]]:
    """What a piece may put on the table: a card its symbols, the Hatamoto a troop of any kind (S21)."""
    if piece == "hatamoto":
        return [(troop,) for troop in TROOPS]
    if piece.startswith("koku_"):
        return [("koku",) * int(piece.removeprefix("koku_"))]
    return [tuple(piece.split("_"))]


def tables(pieces: Iterable[str]) -> Iterator[Symbols]:
    """The symbols that pieces put on the table before any tile."""
    with_symbols = [symbols_of(piece) for piece in pieces if piece not in PIECES_WITHOUT_SYMBOLS]
    for choice in product(*with_symbols):
        yield asked(symbol for symbols in choice for symbol in symbols)


def changed(table: Symbols, less: str | None, more: str) -> Symbols:
    """The table with one symbol taken away and one added."""
    return tuple(count - (kind == less) + (kind == more) for kind, count in zip(KINDS, table, strict=True))


def after_exchange(table: Symbols) -> Iterator[Symbols]:
    """Koku to troop, troop to troop, troop to koku (S17)."""
    for kind, count in zip(KINDS, table, strict=True):
        if count:
            for other in KINDS:
                if other != kind:
                    yield changed(table, kind, other)


def after_plus(table: Symbols) -> Iterator[Symbols]:
    """One more of a symbol that lies there (S18)."""
    for kind, count in zip(KINDS, table, strict=True):
        if count:
            yield changed(table, None, kind)


@cache
def can_make(table: Symbols, exchange: int, plus: int, need: Need) -> bool:
    """Whether some way to apply tiles, in any order, makes what is asked for; the rest is lost (S14, S15)."""
    if all(have >= want for have, want in zip(table, need, strict=True)):
        return True
    if exchange and any(can_make(other, exchange - 1, plus, need) for other in after_exchange(table)):
        return True
    return bool(plus) and any(can_make(other, exchange, plus - 1, need) for other in after_plus(table))


def suffices(pieces: Sequence[str], need: Need) -> bool:
    """Whether pieces suffice for a placement."""
    exchange, plus = pieces.count("exchange"), pieces.count("plus")
    return any(can_make(table, exchange, plus, need) for table in tables(pieces))


def parts(pieces: Sequence[str]) -> Iterator[Pieces]:
    """All ways to take some of the pieces, alike ones counted once."""
    held = sorted(Counter(pieces).items())
    for counts in product(*[range(count + 1) for _, count in held]):
        yield tuple(name for (name, _), count in zip(held, counts, strict=True) for _ in range(count))


def payments(pieces: Sequence[str], need: Need) -> set[Pieces]:
    """The payments that no longer suffice when any one piece is left out (S15).

    A card of the other kind that no Exchange changes can be left out, so S12 needs no check of its own.
    """
    enough = {part for part in parts(pieces) if suffices(part, need)}
    return {
        part for part in enough if not any(part[:place] + part[place + 1 :] in enough for place in range(len(part)))
    }


def most_koku(pieces: Sequence[str]) -> int:
    """The most koku that cards and tiles make in the final scoring (S24)."""
    most = 0
    while suffices(pieces, (0, 0, 0, 0, most + 1)):
        most += 1
    return most


def majority(fields: Sequence[Mapping[str, Any] | None], players: int) -> int | None:
    """Who has the most kamons in a province (S25)."""
    kamons = [kamon for kamon in fields if kamon is not None]
    if not kamons:
        return None
    weights = [sum(2 if kamon["gold"] else 1 for kamon in kamons if kamon["seat"] == seat) for seat in range(players)]
    tied = [seat for seat in range(players) if weights[seat] == max(weights)]
    leftmost = {seat: min(place for place, kamon in enumerate(kamons) if kamon["seat"] == seat) for seat in tied}
    return min(tied, key=lambda seat: leftmost[seat])


def ranking(scores: Sequence[int], titles: Sequence[str]) -> list[int]:
    """The seats, best first (S26)."""
    rank = ["daimyo", "shomyo", "sensei", "hatamoto"]
    left, found = list(range(len(scores))), []
    while left:
        tied = [seat for seat in left if scores[seat] == max(scores[each] for each in left)]
        best = min(tied, key=lambda seat: rank.index(titles[seat]))
        found.append(best)
        left.remove(best)
    return found
