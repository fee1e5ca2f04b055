"""The final scoring, point by point."""

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from tenka.games.shitenno.terminal.marks import mark
from tenka.toolkit.presentation.drawing import LOUD, QUIET, WordSource

CATEGORIES = {
    "score-field": ("field",),
    "score-titles": ("daimyo", "shomyo"),
    "score-koku": ("koku",),
    "score-majority": ("majority",),
}


def final(view: Mapping[str, Any], words: WordSource, names: Sequence[str]) -> RenderableType:
    """A column for each player, best first, and a row for each kind of points with all that it is made of."""
    ranking = view["result"]["ranking"]
    grid = Table(box=box.SIMPLE_HEAD, padding=(0, 1), expand=True)
    grid.add_column("", style=QUIET)
    for seat in ranking:
        grid.add_column(Text.assemble(mark(view, seat), " ", (names[seat], LOUD)), ratio=1)
    grid.add_row(words.say("score-rank"), *[Text(str(place), LOUD) for place in range(1, len(ranking) + 1)])
    scored = [event["data"] for event in view["events"] if event["kind"] == "scored"]
    for name, reasons in CATEGORIES.items():
        grid.add_row(words.say(name), *[_points(view, words, scored, seat, reasons) for seat in ranking])
    totals = [Text(str(view["result"]["scores"][seat]), LOUD) for seat in ranking]
    grid.add_section()
    grid.add_row(words.say("score-total"), *totals)
    winner = Text(words.say("event-ranked", name=names[ranking[0]]), LOUD)
    return Group(grid, Padding(winner, (0, 1)), Padding(_reasons(view, words), (0, 1, 1, 1)))


def _points(
    view: Mapping[str, Any], words: WordSource, scored: Sequence[Mapping[str, Any]], seat: int, reasons: Sequence[str]
) -> Text:
    own = [each for each in scored if each["seat"] == seat and each["for"] in reasons]
    total = Text(str(sum(each["points"] for each in own)), LOUD)
    how = _how(view, words, own, seat, reasons[0])
    return Text.assemble(total, "\n", (how, QUIET)) if how else total


def _how(view: Mapping[str, Any], words: WordSource, own: Sequence[Mapping[str, Any]], seat: int, kind: str) -> str:
    if kind == "koku":
        return _koku(view, words, seat) if own else ""
    if kind == "majority":
        return ", ".join(words.noun("province", each["province"]) for each in own)
    if kind == "field":
        by_province = sorted(own, key=lambda each: str(each["province"]))
        return ", ".join(
            f"{words.noun('province', province)} {' + '.join(str(each['points']) for each in some)}"
            for province, some in groupby(by_province, key=lambda each: str(each["province"]))
        )
    counts = {reason: len([each for each in own if each["for"] == reason]) for reason in ("daimyo", "shomyo")}
    return ", ".join(f"{count} × {words.noun('title', title)}" for title, count in counts.items() if count)


def _koku(view: Mapping[str, Any], words: WordSource, seat: int) -> str:
    """Koku cards in hand, troop symbols exchanged for one each, and what +1 tiles added."""
    cards = view["seats"][seat]["known"]
    koku = sum(int(card.removeprefix("koku_")) for card in cards if card.startswith("koku_"))
    symbols = sum(len(card.split("_")) for card in cards if not card.startswith("koku_"))
    exchanged = min(symbols, view["seats"][seat]["tiles"]["exchange"])
    plus = view["result"]["koku"][seat] - koku - exchanged
    return words.say("score-koku-explained", koku=koku, exchanged=exchanged, plus=plus)


def _reasons(view: Mapping[str, Any], words: WordSource) -> Text:
    reasons = view["result"]["reasons"]
    told = {reason: "yes" if reason in reasons else "no" for reason in ("kamons", "koku")}
    return Text(words.say("event-ended", **told), QUIET)
