"""A bot's cards in battles and in others' turns: Void, Fire and Earth in the window, answers (T16, T26, T27)."""

from typing import Final

from tenka.games.tenjo.bot.steady.battle import SteadyBattle, matters, stand_by, unmask
from tenka.games.tenjo.bot.steady.rings import fair_total, next_ring
from tenka.games.tenjo.bot.steady.sight import SteadySight
from tenka.games.tenjo.rules.components.pieces import POINT, PROVINCE
from tenka.kernel.move import Move

PASS: Final = Move(("pass",))
CAST: Final = Move(("cast",))
ALL: Final = Move(("send", "all"))
DANGER: Final = 0.25  # the attacker's chance from which we use Void
WORTH_A_QUAKE: Final = 12.0  # thousand samurai
GOOD_PRIZE: Final = 40.0


def window(sight: SteadySight, legal: list[Move]) -> Move:
    """A card in a battle's window, a shadow warrior, or nothing (T10, T16)."""
    field = SteadyBattle(sight)
    if sight.step is None:
        element = _wanted(sight, field, legal)
        return Move(("element", element)) if element else unmask(field, legal) or PASS
    if sight.step["doing"] == "unmask":
        return stand_by(field, legal)
    needed = sight.battle["void_needs"] if sight.battle and sight.step["element"] == "void" else 1
    ring = next_ring(sight, legal, max(needed, fair_total(sight)))
    if ring is not None:
        return ring
    if ALL in legal:  # a march by a card that somebody else began
        return ALL
    return max((move for move in legal if move[0] != "ring"), key=lambda move: (_effect(sight, field, move), move))


def _wanted(sight: SteadySight, field: SteadyBattle, legal: list[Move]) -> str:
    """The element that helps most here; empty if none is worth it."""
    possible = [str(move[1]) for move in legal if move[0] == "element"]
    if "fire" in possible and field.defending and field.enemy_leaders == 1 and not field.masterless:
        return "fire"  # the attack ends, and he is gone
    strongest = max((sight.supposed(seat, point) for seat, point in field.enemies), default=0.0)
    if "earth" in possible and strongest >= WORTH_A_QUAKE:
        return "earth"
    if field.defending:
        hard = matters(sight, field.point) and field.attackers_chance >= DANGER
        return "void" if "void" in possible and hard else ""
    return "fire" if "fire" in possible and field.prize >= GOOD_PRIZE else ""


def _effect(sight: SteadySight, field: SteadyBattle, move: Move) -> float:
    """Which daimyō, which stack."""
    if move[0] == "burn_daimyo":
        return 1.0 + sight.daimyo[int(move[1])][PROVINCE[str(move[2])]]
    if move[0] == "at":
        point = POINT[str(move[1])]
        ours = sight.samurai[point]
        return sum(sight.supposed(seat, each) for seat, each in field.enemies if each == point) - ours
    return 0.5 if move[0] in {"cast", "march", "to", "lead", "into"} else 0.1


def answer(sight: SteadySight, legal: list[Move]) -> Move:
    """Against a card that hits us its like, else Void; against Void only with another to spare (T27)."""
    chain = sight.view["contest"]["cards"]
    last = chain[-1]
    needed = last["total"] if sight.options["ring_contest"] else 1
    if sight.step is not None:
        return next_ring(sight, legal, max(1, needed)) or (CAST if CAST in legal else legal[0])
    possible = [str(move[1]) for move in legal if move[0] == "element"]
    if not possible or (last["element"] == "void" and sight.elements["void"] < 2):
        return PASS
    if last["element"] == "water":
        return PASS
    like = [element for element in possible if element != "void"]
    return Move(("element", (like or possible)[0]))
