"""Standing orders in Tenjo: what a seat can say in advance about others' turns (T41)."""

from typing import Any, Final

from tenka.games.tenjo.rules.components.pieces import ALL_CHIPS, MOST_PLAYERS, SITES
from tenka.games.tenjo.rules.tasks.catalogue import QUESTIONS
from tenka.kernel.move import Move
from tenka.toolkit.orders import PASS, Orders, Written, order, pass_reactions, refuse_offers

WINDOWS: Final = frozenset(each.name for each in QUESTIONS if each.window)
TRADE: Final = frozenset(
    (
        *("offer", "give", "ask", "give_koku", "ask_koku", "propose", "accept", "decline", "withdraw", "admit", "shut"),
        *("give_hundreds", "ask_hundreds"),
    )
)
TO_TALK: Final = frozenset(("parley", "peace"))  # windows that are about offers
VOID: Final = "void"
LAPSING: Final = WINDOWS | {"fight_on"}  # what is declined when nobody answers
BACK: Final = Move(("back",))  # gives up a step begun


def _asked(view: dict[str, Any]) -> str | None:
    """The kind of decision that the seat of the view is asked for."""
    for each in view["pending"]:
        if each["seat"] == view["seat"]:
            return str(each["kind"])
    return None


def _window(view: dict[str, Any]) -> str | None:
    """The kind of window in which the seat of the view is asked."""
    kind = _asked(view)
    return kind if kind in WINDOWS else None


def _reacts(view: dict[str, Any]) -> bool:
    """Whether it is asked in somebody else's turn."""
    return _window(view) is not None and view["turn"] is not None and view["turn"]["seat"] != view["seat"]


def _void(written: Written, view: dict[str, Any], legal: list[Move]) -> Move | None:
    """Void against an attack on this castle, with the least rings that do, and again if Void answers it (T26, T27)."""
    battle, window = view["battle"], _window(view)
    if window not in ("cards", "answer") or battle is None:
        return None
    if battle["defender"] != view["seat"] or battle["point"] != written[1]:
        return None
    if window == "answer" and view["contest"]["cards"][0]["element"] is not None:  # another card, not the attack
        return None
    step = view["step"]
    if step is None:
        return Move(("element", VOID))
    if step["element"] != VOID:
        return None
    needed = battle["void_needs"]
    if window == "answer" and view["options"]["ring_contest"]:
        needed = max(1, view["contest"]["cards"][-1]["total"])
    if step["total"] >= needed:
        return Move(("cast",))
    rings = [int(card.removeprefix("ring_")) for card in view["own"]["hand"] if card.startswith("ring_")]
    for ring in step["rings"]:
        rings.remove(ring)
    return Move(("ring", max(_least(rings, needed - step["total"]), default=0)))


def _least(rings: list[int], needed: int) -> list[int]:
    """The rings that count the least and still enough; none if all of them do not."""
    sums: dict[int, list[int]] = {0: []}
    for ring in rings:
        for total, laid in list(sums.items()):
            sums.setdefault(total + ring, [*laid, ring])
    enough = [total for total in sums if total >= needed]
    return sums[min(enough)] if enough else []


def _never_join(written: Written, view: dict[str, Any], legal: list[Move]) -> Move | None:
    """Stay out of battles that are others' (T13, T15); whether a ronin may join one's own is another matter (T32)."""
    battle = view["battle"]
    if _window(view) not in ("join", "consent") or view["seat"] in (battle["attacker"], battle["defender"]):
        return None
    return PASS


def _never_parley(written: Written, view: dict[str, Any], legal: list[Move]) -> Move | None:
    """Offer nothing for peace, whoever attacks (T14)."""
    return PASS if _window(view) == "parley" else None


def _pass_battle(written: Written, view: dict[str, Any], legal: list[Move]) -> Move | None:
    """Nothing more in this battle, in one's own turn too; an offer of peace is still one's own question (T14)."""
    return PASS if view["battle"] is not None and _window(view) not in (None, "peace") else None


def _pass_month(written: Written, view: dict[str, Any], legal: list[Move]) -> Move | None:
    """The same in whatever comes until the month ends."""
    return PASS if _window(view) not in (None, "peace") else None


def _is_idle(view: dict[str, Any], legal: list[Move]) -> bool:
    """Whether only `pass` answers: trade is open at any time, and an answer only where the window is about it."""
    if _window(view) in TO_TALK:
        return False
    return all(move == PASS or move[0] in TRADE for move in legal)


def _lapsed(view: dict[str, Any], possible: list[Move]) -> Move | None:
    """Time-out: pass, decline, losses from the largest stack, the attacker stops (T41); a step begun is given up."""
    kind = _asked(view)
    if kind == "losses":
        return _largest(view, possible)
    if kind in LAPSING:
        return next((move for move in (PASS, BACK) if move in possible), None)
    return None


def _largest(view: dict[str, Any], possible: list[Move]) -> Move | None:
    """As many as can go from the largest stack that may lose any."""
    losses = [move for move in possible if move[0] == "lose"]
    samurai = view["own"]["samurai"]
    return max(losses, key=lambda move: (samurai[move[1]], ALL_CHIPS.index(move[2])), default=None)


ORDERS: Final = Orders(
    (
        order(VOID, _void, site=SITES),
        order("never_join", _never_join),
        order("never_parley", _never_parley, longer=True),
        refuse_offers(tuple(range(MOST_PLAYERS))),
        pass_reactions(_reacts),
        order("pass_battle", _pass_battle, until=("battle_ended", "nobody_leads"), longer=True),
        order("pass_month", _pass_month, until=("month", "year_end"), longer=True),
    ),
    _is_idle,
    _lapsed,
)
