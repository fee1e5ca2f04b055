"""Rings for an element: enough of them, and as few as that takes (T22–T27)."""

from typing import Final

from tenka.games.tenjo.bot.steady.sight import SteadySight
from tenka.kernel.move import Move

USUAL: Final = 5  # a total that is not answered easily


def cheapest(rings: list[int], wanted: int) -> list[int]:
    """The rings that reach a total with the least waste, then with the fewest cards; all of them if none do."""
    best: dict[int, list[int]] = {0: []}
    for ring in rings:
        for total, laid in sorted(best.items()):
            longer = [*laid, ring]
            known = best.get(total + ring)
            if total < wanted and (known is None or len(longer) < len(known)):
                best[total + ring] = longer
    enough = [total for total in best if total >= wanted]
    return best[min(enough)] if enough else rings


def in_hand(sight: SteadySight) -> list[int]:
    """The rings that are not laid out yet."""
    left = sight.rings[:]
    for ring in sight.step["rings"] if sight.step else []:
        left.remove(ring)
    return left


def fair_total(sight: SteadySight) -> int:
    """So much for one element that the others in hand do not go short."""
    elements = sum(sight.elements.values())
    return max(1, min(USUAL, sum(sight.rings) // max(1, elements)))


def next_ring(sight: SteadySight, legal: list[Move], wanted: int) -> Move | None:
    """A further ring towards a total; None if it is reached or cannot be."""
    total: int = sight.step["total"] if sight.step else 0
    if total >= wanted:
        return None
    laid = cheapest(in_hand(sight), wanted - total)
    moves = [move for ring in sorted(laid, reverse=True) if (move := Move(("ring", ring))) in legal]
    return moves[0] if moves else None
