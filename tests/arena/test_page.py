"""The page: whole, well formed, in three languages, and it fetches nothing."""

import re
from html.parser import HTMLParser
from random import Random

import msgspec
import pytest

import tenka
from tenka.arena import Contest, ContestFigures, ContestGame, Run, Sprt, checked_question, figures
from tenka.arena.report.page import page
from tenka.arena.report.plots import Bar, Dot, bars, cloud, histogram
from tenka.arena.report.scale import decades, linear
from tenka.words import LANGUAGES, Words
from tests.arena.simulated import contest, drawn

VOID = {"meta", "line", "circle", "rect"}


class Reader(HTMLParser):
    """Checks that what is opened is closed, and gathers the words and attributes."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.said: list[str] = []
        self.attributes: list[tuple[str, str | None]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.attributes += attrs
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.attributes += attrs

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.said.append(data)


def games_of(found: Contest) -> list[ContestGame]:
    rng = Random(2)
    return [
        msgspec.structs.replace(
            each, scores=tuple(rng.randrange(20, 90) for _ in each.seats), moves=rng.randrange(90, 250)
        )
        for each in drawn(found, 12, [0, 200, -300, 50][: len(found.bots)], rng)
    ]


def made(found: Contest, lang: str, test: Sprt | None = None) -> tuple[str, Reader]:
    games = games_of(found)
    told = figures(found, games, 100)
    assert isinstance(told, ContestFigures)
    text = page(Words(lang, tenka.game("shitenno")), found, told, Run(games, len(games), test))
    reader = Reader()
    reader.feed(text)
    reader.close()
    assert reader.open == []
    return text, reader


def four(tables: str) -> Contest:
    return msgspec.structs.replace(contest(4, 4, tables), bots=("steady", "random", "<b>&amp;", "other"))


@pytest.mark.parametrize("tables", ["duels", "challenges", "mixed"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_tells_everything(lang: str, tables: str) -> None:
    test = Sprt(checked_question(0, 1, 0, 30, 0.05, 0.05), [(1, 3)])
    text, reader = made(four(tables), lang, test)
    said = " ".join(reader.said)
    words = Words(lang, tenka.game("shitenno"))
    wanted = ["arena-ladder", "arena-thinking", "arena-seats", "arena-lengths", "arena-scores", "arena-setup"]
    wanted += ["arena-sprt", "bot-steady", "bot-random"]
    wanted += ["arena-pairs", "arena-one-among"] if tables != "mixed" else []
    for id in wanted:
        assert words.say(id) in said
    assert "<b>&amp;" in said  # as text, not as a tag
    assert f'<html lang="{lang}">' in text


def test_the_page_fetches_nothing_and_fits_any_width() -> None:
    text, reader = made(four("duels"), "en")
    for sign in ("://", "url(", "@import", "@font-face", "<script", "<link", "<img", " src=", " href="):
        assert sign not in text, sign
    assert "prefers-color-scheme: dark" in text
    assert "width=device-width" in text
    across = [value for name, value in reader.attributes if name in {"x", "x1", "x2", "cx"}]
    assert all(re.fullmatch(r"-?[\d.]+%|0", value or "") for value in across)
    assert all(-1 <= float((value or "0").rstrip("%")) <= 101 for value in across)


def test_figures_are_told_beside_their_plots() -> None:
    _, reader = made(four("duels"), "en")
    rows = [value for name, value in reader.attributes if (name, value) == ("role", "row")]
    assert len(rows) == 4 + 6 + 12 + 4 + 4  # ladder, pairs, one among others, seats, scores


def test_two_seats_need_no_section_for_one_among_others() -> None:
    _, reader = made(contest(2, 2), "en")
    assert Words("en").say("arena-one-among") not in " ".join(reader.said)


def test_one_bot_alone_has_no_ladder() -> None:
    _, reader = made(contest(1, 4), "en")
    said = " ".join(reader.said)
    assert Words("en").say("arena-ladder") not in said
    assert Words("en").say("arena-seats") in said


@pytest.mark.parametrize(
    ("values", "ticks"),
    [
        ([0.0, 1.0], [0.0, 0.5, 1.0]),
        ([-180.0, 330.0], [-200.0, 0.0, 200.0]),
        ([5.0, 5.0], [4.0, 4.5, 5.0, 5.5, 6.0]),
        ([0.22, 0.29], [0.22, 0.24, 0.26, 0.28]),
    ],
)
def test_ticks_are_round_numbers(values: list[float], ticks: list[float]) -> None:
    assert linear(values).ticks == pytest.approx(ticks)


def test_an_axis_keeps_its_bounds() -> None:
    scale = linear([0.01, 0.99], 0.0, 1.0)
    assert (scale.low, scale.high) == (0.0, 1.0)
    assert scale.place(0.5) == 50


def test_times_are_placed_by_their_logarithm() -> None:
    scale = decades([0.002, 3.0])
    assert (scale.low, scale.high) == (-3, 1)
    assert scale.place(-1) == 50
    assert decades([0.1, 0.1]).ticks == [-1, 0]


def test_plots_of_very_little() -> None:
    assert "100%" in histogram([5], str)
    assert histogram([1, 1000], str).count("<rect") == 2
    assert bars([Bar("a", "1", 1, 1, 1)], linear([1.0]), str).count("<circle") == 1
    assert cloud([Dot("a", -2.0, 0, 0, 0)], str, str).count("<circle") == 1
