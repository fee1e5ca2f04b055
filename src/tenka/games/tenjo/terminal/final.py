"""The military points, part by part."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from tenka.games.tenjo.rules.components.data import DATA
from tenka.games.tenjo.terminal.marks import mark
from tenka.toolkit.presentation.drawing import LOUD, QUIET, WordSource

PARTS = {
    "samurai": "score-samurai",
    "koku": "score-koku",
    "daimyo": "score-daimyo",
    "shadows": "score-shadows",
    "castles": "score-castles",
    "family": "score-family",
}
PIECE = DATA.constants.piece_points * 1000


def final(view: Mapping[str, Any], words: WordSource, names: Sequence[str]) -> RenderableType:
    """A column for each player, best first."""
    result = view["result"]
    ranking = result["ranking"]
    grid = Table(box=box.SIMPLE_HEAD, padding=(0, 1), expand=True)
    grid.add_column("", style=QUIET)
    for seat in ranking:
        grid.add_column(Text.assemble(mark(view, seat), " ", (names[seat], LOUD)), ratio=1, justify="right")
    for part, name in PARTS.items():
        figures = [words.say("board-figure", count=result["seats"][seat][part]) for seat in ranking]
        grid.add_row(words.say(name), *figures)
    grid.add_section()
    totals = [Text(words.say("board-figure", count=result["scores"][seat]), LOUD) for seat in ranking]
    grid.add_row(words.say("score-total"), *totals)
    how = Text(words.say("score-how", piece=PIECE), QUIET)
    return Group(grid, Padding(_verdict(view, words, names), (0, 1)), Padding(how, (0, 1, 1, 1)))


def _verdict(view: Mapping[str, Any], words: WordSource, names: Sequence[str]) -> Text:
    result = view["result"]
    winners = result["winners"]
    best = names[winners[0]]
    others = ", ".join(names[seat] for seat in winners)
    verdict = Text(words.say("event-ranked", name=best, winners_count=len(winners), winners_names=others), LOUD)
    verdict.append(f" {_why(result['why'], words, best)}", QUIET)
    if len(winners) > 1:
        verdict.append(f" {words.say('score-shared')}", QUIET)
    elif result["why"] == "years" and result["scores"].count(max(result["scores"])) > 1:
        verdict.append(f" {words.say('score-tie')}", QUIET)
    return verdict


def _why(why: str, words: WordSource, best: str) -> str:
    if why == "years":
        return words.say("score-why-years")
    return words.say("score-why-shogun" if why == "shogun" else "score-why-last", name=best)
