"""What speaks for an attack, and within a battle (T13–T21)."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from tenka.kernel.move import Move
from tenka.toolkit.presentation.reasons import Reason, tenths

View = Mapping[str, Any]
Before = Callable[[str], View]
LIKELY = 5  # times out of 10


def attack(view: View, moves: Sequence[Move], before: Before) -> list[Reason]:
    """The odds, as far as they are known."""
    step = before("declare")["step"]
    if step is None or step["odds"] is None:
        return assault(view, moves, before)
    odds = step["odds"]
    won = tenths(sum(odds["kept"]))
    target = {"point": step["source"], "other": step["goal"]}
    against = {"attackers": odds["attackers"], "defenders": odds["defenders"][1]}
    return [
        Reason("reason-attack", {**target, "won": won, "left": odds["left"] if won else 0}, won >= LIKELY),
        Reason("reason-attack-against", against, odds["attackers"] > odds["defenders"][1]),
    ]


def assault(view: View, moves: Sequence[Move], before: Before) -> list[Reason]:
    """Whom it strikes."""
    move = next(move for move in moves if move[0] in ("attack", "assault"))
    other = int(move[2])
    whole = {"samurai": view["seats"][view["seat"]]["samurai"], "theirs": view["seats"][other]["samurai"]}
    return [Reason("reason-assault", {"point": str(move[1]), "other": other, **whole})]


def battle(view: View, moves: Sequence[Move]) -> list[Reason]:
    """How the battle stands once all is face up, for whoever takes part."""
    fought = view["battle"]
    odds = fought["odds"]
    if odds is None:
        return []
    attacks = fought["attacker"] == view["seat"]
    won = tenths(sum(odds["kept"]))
    told = {"won": won if attacks else 10 - won, "chance": round(odds["engagement"] / 10)}
    stakes = {"attackers": odds["attackers"], "defenders": odds["defenders"][1]}
    return [
        Reason("reason-battle", {**told, "side": "attack" if attacks else "defence"}, told["won"] >= LIKELY),
        Reason("reason-attack-against", stakes, attacks == (odds["attackers"] > odds["defenders"][1])),
    ]


def lose(view: View, moves: Sequence[Move], before: Before) -> list[Reason]:
    """Where samurai are left after the loss."""
    point = str(next(move for move in moves if move[0] == "lose")[1])
    return [Reason("reason-lose", {"point": point, "samurai": view["own"]["samurai"].get(point, 0)})]
