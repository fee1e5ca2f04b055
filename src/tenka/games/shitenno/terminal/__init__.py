"""Shitennō drawn for a terminal, from a view and words alone: no rules, no state."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType

from tenka.games.shitenno.rules.position import PLACEMENTS
from tenka.games.shitenno.terminal.division import division
from tenka.games.shitenno.terminal.final import final
from tenka.games.shitenno.terminal.land import lines, provinces
from tenka.games.shitenno.terminal.marks import mark
from tenka.games.shitenno.terminal.own import desk
from tenka.games.shitenno.terminal.players import players
from tenka.kernel.move import Move
from tenka.toolkit.presentation.drawing import WordSource

__all__ = ["ORDER", "called", "desk", "details", "final", "heading", "mark", "prompt", "table"]

ORDER = (
    "general",
    "accept",
    "refuse",
    "take",
    "tile",
    "rest_tile",
    "add",
    "remove",
    "offer",
    "confirm",
    "pay",
    "use",
    "take_back",
    "place",
    "gild",
    "draw",
    "done",
    "cancel",
)


def heading(view: Mapping[str, Any], words: WordSource) -> str:
    """The game, the round, the year and what is going on in it."""
    if view["phase"] == "general":
        parts = [words.say("phase-generals")]
    elif view["phase"] == "over":
        parts = [words.say("phase-over")]
    else:
        phase = words.say("phase-division" if view["year"] == "even" else "phase-provinces")
        parts = [words.say("board-round", round=view["round"]), words.noun("year", view["year"]), phase]
    return " · ".join([words.say("game-name"), *parts])


def table(view: Mapping[str, Any], words: WordSource, names: Sequence[str], width: int, close: bool) -> RenderableType:
    """The provinces, the players, and what is being divided; `close` together where there are few lines for it."""
    land = lines if close else provinces
    return Group(land(view, words, width), players(view, words, names, width), *division(view, words, names))


def called(view: Mapping[str, Any], words: WordSource, seat: int) -> str | None:
    """A player goes by the name of the general."""
    general = view["seats"][seat]["general"]
    return None if general is None else words.noun("general", general)


def details(view: Mapping[str, Any], move: Move) -> dict[str, Any] | None:
    """What a listed payment consists of, whose packet of two a tile is for; the general's full name and colour."""
    if move[0] == "general":
        return {"full": move[1], "colour": move[1]}
    if move[0] == "tile":
        splitting = any(each["kind"] == "split" and each["seat"] == view["seat"] for each in view["pending"])
        return {"splitting": "yes" if splitting else "no"}
    if move[0] != "pay":
        return {}
    draft = view["draft"] or {}
    listed = draft.get("payments", [])
    return {"items": listed[move[1]]} if int(move[1]) < len(listed) else None


def prompt(view: Mapping[str, Any], names: Sequence[str]) -> tuple[str, dict[str, Any]]:
    """What the seat of this view has to do now."""
    kind = next(each["kind"] for each in view["pending"] if each["seat"] == view["seat"])
    if kind in {"answer", "choice"}:
        return f"prompt-{kind}", {"tairo": names[view["division"]["tairo"]]}
    if kind == "packet":
        return ("prompt-packet" if view["draft"]["tile"] else "prompt-packet-tile"), {}
    if kind == "turn":
        return _prompt_turn(view)
    return f"prompt-{kind}", {}


def _prompt_turn(view: Mapping[str, Any]) -> tuple[str, dict[str, Any]]:
    draft = view["draft"]
    if draft is None:
        left = min(PLACEMENTS - view["turn"]["placed"], view["seats"][view["seat"]]["kamons"])
        return ("prompt-turn", {"left": left}) if left else ("prompt-turn-over", {})
    told = {"province": draft["province"]}
    if draft["complete"]:
        return "prompt-payment-complete", told
    return f"prompt-payment-{draft['means']}", {**told, "missing": draft["missing"]}
