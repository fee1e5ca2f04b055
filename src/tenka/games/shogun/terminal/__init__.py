"""Shogun drawn for a terminal, from a view and words alone: no rules, no state."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType

from tenka.games.shogun.rules.components.pieces import SPACES
from tenka.games.shogun.terminal.final import final
from tenka.games.shogun.terminal.land import lines, provinces
from tenka.games.shogun.terminal.marks import SIGNS, mark
from tenka.games.shogun.terminal.own import desk
from tenka.games.shogun.terminal.players import players
from tenka.games.shogun.terminal.season import season
from tenka.kernel.move import Move
from tenka.toolkit.presentation.drawing import WordSource

__all__ = ["ORDER", "called", "desk", "details", "final", "heading", "mark", "prompt", "table"]

ORDER = (
    "take",
    "take_top",
    "renew",
    "group",
    "ready",
    "plan",
    "take_off",
    "not_ready",
    "place",
    "armies",
    "target",
    "stay",
    "revolt",
)
PHASES = {
    "draft": "phase-draft",
    "group": "phase-draft",
    "plan": "phase-plan",
    "place": "phase-place",
    "march": "phase-actions",
    "move": "phase-actions",
    "revolt": "phase-winter",
    "over": "phase-over",
}


def heading(view: Mapping[str, Any], words: WordSource) -> str:
    """The game, the season and what is going on in it."""
    phase = words.say(PHASES[view["phase"]])
    if view["phase"] == "over" or view["draft"] is not None:
        parts = [phase]
    else:
        year = words.say("board-year", year=view["year"])
        season_name = words.noun("season", view["season"])
        parts = [year, season_name] if view["season"] == "winter" else [year, season_name, phase]
    return " · ".join([words.say("game-name"), *parts])


def table(view: Mapping[str, Any], words: WordSource, names: Sequence[str], width: int, close: bool) -> RenderableType:
    """The provinces, the players, and the round; `close` together where there are few lines for it."""
    land = lines if close else provinces
    return Group(land(view, words, width), players(view, words, names, width), season(view, words, names))


def called(view: Mapping[str, Any], words: WordSource, seat: int) -> str | None:
    """A player goes by the name of the house."""
    return words.noun("house", view["seats"][seat]["house"])


def details(view: Mapping[str, Any], move: Move) -> dict[str, Any] | None:
    """The special card of a place; whose a target is."""
    if move[0] == "place":
        place = int(move[1]) - 1
        return {"special": view["specials"][place]["special"]} if view["specials"] else None
    if move[0] != "target":
        return {}
    owner = next(each["owner"] for each in view["provinces"] if each["province"] == move[1])
    if owner is None:
        return {"whose": "neutral", "owner": ""}
    return {"whose": "own" if owner == view["seat"] else "other", "owner": SIGNS[view["seats"][owner]["house"]]}


def prompt(view: Mapping[str, Any], _names: Sequence[str]) -> tuple[str, dict[str, Any]]:
    """What the seat of this view has to do now."""
    kind = next(each["kind"] for each in view["pending"] if each["seat"] == view["seat"])
    if kind == "plan":
        return _prompt_plan(view)
    if kind in {"march", "move"}:
        return _prompt_march(view, kind)
    if kind == "group":
        return "prompt-group", {"province": view["draft"]["taken"]}
    if kind == "revolt":
        return "prompt-revolt", {"farmers": view["winter"]["farmers"]}
    return f"prompt-{kind}", {}


def _prompt_plan(view: Mapping[str, Any]) -> tuple[str, dict[str, Any]]:
    left = [space for space, card in zip(SPACES, view["plan"], strict=True) if card is None]
    return ("prompt-plan", {"space": left[0], "left": len(left)}) if left else ("prompt-plan-ready", {})


def _prompt_march(view: Mapping[str, Any], kind: str) -> tuple[str, dict[str, Any]]:
    acting = view["acting"]
    if view["step"] is not None:
        return "prompt-march-armies", {"from": acting["province"], "to": view["step"]["province"]}
    return f"prompt-{kind}", {"action": acting["action"], "province": acting["province"]}
