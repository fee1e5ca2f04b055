"""The scoring of both winters, point by point."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from tenka.games.shogun.terminal.marks import mark
from tenka.toolkit.presentation.drawing import LOUD, QUIET, WordSource

PARTS = {
    "provinces": "score-provinces",
    "buildings": "score-buildings",
    "castle": "score-castle",
    "temple": "score-temple",
    "theatre": "score-theatre",
}


def final(view: Mapping[str, Any], words: WordSource, names: Sequence[str]) -> RenderableType:
    """A column for each player, best first; a part for each winter, then the totals."""
    result = view["result"]
    ranking = result["ranking"]
    grid = Table(box=box.SIMPLE_HEAD, padding=(0, 1), expand=True)
    grid.add_column("", style=QUIET)
    for seat in ranking:
        grid.add_column(Text.assemble(mark(view, seat), " ", (names[seat], LOUD)), ratio=1)
    for year, winter in enumerate(result["winters"], 1):
        points = [Text(str(winter["seats"][seat]["points"]), LOUD) for seat in ranking]
        grid.add_row(Text(words.say("score-winter", year=year), LOUD), *points)
        for part, name in PARTS.items():
            grid.add_row(words.say(name), *[_part(winter, words, part, seat) for seat in ranking])
        grid.add_section()
    grid.add_row(words.say("score-total"), *[Text(str(result["scores"][seat]), LOUD) for seat in ranking])
    grid.add_row(words.say("score-chests"), *[str(result["chests"][seat]) for seat in ranking])
    return Group(grid, Padding(_verdict(view, words, names), (0, 1, 1, 1)))


def _part(winter: Mapping[str, Any], words: WordSource, part: str, seat: int) -> Text:
    """Points of one kind, and the regions they come from."""
    points = Text(str(winter["seats"][seat][part]))
    most = [each for each in winter["majorities"] if each["building"] == part and seat in each["seats"]]
    where = [f"{words.noun('region', each['region'])} {each['points']}" for each in most]
    return Text.assemble(points, (f"  {', '.join(where)}", QUIET)) if where else points


def _verdict(view: Mapping[str, Any], words: WordSource, names: Sequence[str]) -> Text:
    result = view["result"]
    winners = result["winners"]
    told = {"name": names[winners[0]], "winners_count": len(winners)}
    told["winners_names"] = ", ".join(names[seat] for seat in winners)
    verdict = Text(words.say("event-ranked", **told), LOUD)
    best = max(result["scores"])
    if len(winners) > 1:
        verdict.append(f" {words.say('score-shared')}", QUIET)
    elif result["scores"].count(best) > 1:
        verdict.append(f" {words.say('score-tie')}", QUIET)
    return verdict
