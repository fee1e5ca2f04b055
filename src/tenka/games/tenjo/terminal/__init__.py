"""Tenjo drawn for a terminal, from a view and words alone: no rules, no state."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType

from tenka.games.tenjo.terminal.final import final
from tenka.games.tenjo.terminal.land import NEAR, lines, provinces
from tenka.games.tenjo.terminal.marks import mark
from tenka.games.tenjo.terminal.own import desk
from tenka.games.tenjo.terminal.players import players
from tenka.games.tenjo.terminal.prompts import decision, has_income, prompt
from tenka.games.tenjo.terminal.situation import situation
from tenka.kernel.move import Move
from tenka.toolkit.presentation.drawing import WordSource

__all__ = ["ORDER", "called", "desk", "details", "final", "heading", "mark", "onward", "prompt", "table"]

OFFERS = (
    *("accept", "decline", "withdraw", "propose", "offer", "give", "give_koku", "give_hundreds"),
    *("ask", "ask_koku", "ask_hundreds"),
)
PASSAGES = ("admit", "shut")

ORDER = (
    *("site", "garrison", "store", "house", "hide", "ready", "not_ready", "clear"),
    *("koku_and_roll", "samurai_and_roll", "all_koku", "all_samurai"),
    *("income", "first", "koku_to", "samurai_to", "roll"),
    *("march_from", "number", "go"),
    *("declare", "cast", "to_castle", "send", "with", "to", "into", "send_hundreds", "at", "ring"),
    *("burn_daimyo", "burn_family", "raze", "cross", "march_to", "march_with", "march", "assault", "attack"),
    *("lead_to", "lead", "slip", "escort", "ship", "unmask", "element", "denounce", "release", "build"),
    *("join", "lend", "lose", "press_on", "fight", "place", "yield", "recruit", "look", "wed", "produce"),
    *("pass", "end", "shogun"),
    *OFFERS,
    *PASSAGES,
    *("drop", "back"),
)
WHERE_AND_HOW_MANY = ("to", "into", "at", "to_castle", "send", "number")
SETTING_UP = ("site", "distribute")


def heading(view: Mapping[str, Any], words: WordSource) -> str:
    """The game, the year and the month, or its end."""
    if view["phase"] == "over":
        parts = [words.say("phase-over")]
    elif view["phase"] in SETTING_UP:
        parts = [words.say("board-setup")]
    elif view["month"] == 0:
        parts = [words.say("board-year", year=view["year"]), words.say("phase-year_end")]
    else:
        when = {"year": view["year"], "years": view["options"]["years"], "month": view["month"]}
        parts = [words.say("board-month-of", **when)]
        if view["battle"] is not None:
            parts.append(words.say("phase-battle"))
    return " · ".join([words.say("game-name"), *parts])


def table(view: Mapping[str, Any], words: WordSource, names: Sequence[str], width: int, close: bool) -> RenderableType:
    """The provinces, the players, and what is going on; `close` together where there are few lines for it."""
    land = lines if close else provinces
    return Group(land(view, words, width), players(view, words, names, width), situation(view, words, names))


def called(view: Mapping[str, Any], words: WordSource, seat: int) -> str | None:
    """A player goes by the name of the house."""
    return words.noun("house", view["seats"][seat]["house"])


def details(view: Mapping[str, Any], move: Move) -> dict[str, Any] | None:
    """What is being decided, whether a roll would forfeit the income, and what lies beyond the goal of a march."""
    if move[0] == "roll":
        turn = view["turn"]
        return {"forfeit": "yes" if turn is not None and not turn["income"] and has_income(view) else "no"}
    if move[0] in {"pass", "place"}:
        return {"decision": decision(view)}
    if move[0] == "to" and view["step"] is not None:
        return {"near": "yes", "near_spots": [each for each in NEAR[str(move[1])] if each != view["step"]["source"]]}
    return {}


def onward(view: Mapping[str, Any], moves: Sequence[Move]) -> list[Move]:
    """Where, or how many, once a step is begun; nothing where anything else could be said, trade apart."""
    step = view["step"]
    if step is None:
        return []
    found = [move for move in moves if move[0] not in OFFERS + PASSAGES]
    stacks = [move for move in found if move[0] == "march_from"]
    if len(stacks) == 1 and stacks[0][1] == step["source"]:  # it is proposed already
        found.remove(stacks[0])
    return found if all(move[0] in WHERE_AND_HOW_MANY for move in found) else []
