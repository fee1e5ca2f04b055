"""The README keeps its word: examples run, commands and files exist, pictures are whole and our own."""

import doctest
import re
import shlex
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any
from xml.etree import ElementTree as ET

import pytest

import tenka
from docs.make_pictures import FOLDER, browser, shitenno, shogun, tenjo
from docs.make_pictures.terminal import pictures
from tenka.cli import program
from tenka.words import Words
from tests.server.running import running

REPOSITORY = Path(__file__).parents[2]
README = REPOSITORY / "README.md"
TEXT = README.read_text(encoding="utf-8")
PROGRAMMING = REPOSITORY / "docs" / "python" / "programming.md"
GALLERY = (REPOSITORY / "docs" / "gallery.md").read_text(encoding="utf-8")
PAGES = [README, *(REPOSITORY / name for name in ("CHANGELOG.md", "CONTRIBUTING.md")), *REPOSITORY.glob("docs/**/*.md")]
PICTURES = sorted(FOLDER.glob("*.svg"))
SCREENS = sorted(FOLDER.glob("*.webp"))
LARGEST = 200_000  # bytes


def commands(word: str) -> list[list[str]]:
    """The command lines of the README that begin with a word, without it."""
    blocks = re.findall(r"^```sh\n(.*?)^```", TEXT, re.MULTILINE | re.DOTALL)
    spans = re.findall(r"`([^`\n]+)`", TEXT)
    lines = [shlex.split(line, comments=True) for line in [*"".join(blocks).splitlines(), *spans] if line[:1] != "$"]
    return [line[1:] for line in lines if line[:1] == [word] and line[1:]]


@pytest.mark.parametrize("page", [README, PROGRAMMING], ids=lambda page: page.name)
def test_examples_run(page: Path) -> None:
    tried = doctest.testfile(str(page), module_relative=False)
    assert tried.attempted > 5
    assert tried.failed == 0


def test_a_picture_of_each_game_comes_first() -> None:
    start = TEXT[: TEXT.index("## Getting started")]
    assert len(re.findall("<img", start)) == len(tenka.games())
    assert all(name in start for name in ("Shitennō in", "Shogun in", "Tenjo in"))


async def test_the_example_over_the_network_plays_a_game(tmp_path: Path) -> None:
    (example,) = (each for each in doctest.DocTestParser().get_examples(TEXT) if "tenka.client" in each.source)
    names: dict[str, Any] = {}
    exec(example.source, names)
    async with running(tmp_path, bot_pause=0.0) as server:
        await names["play"](server.url)
        assert server.services.metrics.entries._value.get() > 50


def test_dev_commands_exist() -> None:
    usage = subprocess.run(
        [sys.executable, REPOSITORY / "dev", "help"], capture_output=True, text=True, check=True
    ).stdout
    asked = commands("./dev")
    assert ["play"] in asked
    assert ["test"] in asked
    for name, *_ in asked:
        assert re.search(rf"^  {name} ", usage, re.MULTILINE), name


def test_tenka_commands_and_options_exist() -> None:
    known = program(Words("en")).commands
    asked = commands("tenka")
    assert {name for name, *_ in asked} == set(known)
    for name, *rest in asked:
        options = {spelling for param in known[name].params for spelling in param.opts}
        assert {each for each in rest if each.startswith("--")} <= options, name


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(REPOSITORY).as_posix())
def test_links_lead_to_files(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    targets = re.findall(r"\]\(([^)\s]+)\)", text) + re.findall(r'(?:src|srcset)="([^"]+)"', text)
    for target in targets:
        if not target.startswith(("https:", "#")):
            assert (page.parent / target.partition("#")[0]).exists(), target


def test_pictures_shown_are_those_the_game_makes() -> None:
    made = pictures()
    assert {picture.name for picture in PICTURES} == set(made)
    for name, svg in made.items():
        assert f"pictures/{name}" in GALLERY
        ET.fromstring(svg)


def test_pictures_of_the_browser_are_all_shown_and_small() -> None:
    assert {picture.name for picture in SCREENS} == set(browser.names())
    for picture in SCREENS:
        assert f"pictures/{picture.name}" in GALLERY
        assert picture.read_bytes()[8:12] == b"WEBP"
        assert picture.stat().st_size < LARGEST


@pytest.mark.parametrize("title", [shitenno, shogun, tenjo], ids=lambda title: title.GAME)
def test_the_games_in_the_pictures_are_whole_and_come_to_every_moment(title: ModuleType) -> None:
    state = tenka.game(title.GAME).new(players=title.PLAYERS, seed=title.SEED, options=title.OPTIONS)
    for part in title.parts():
        assert part
        for seat, move in part:
            state.play(seat, move)
    assert state.result


@pytest.mark.parametrize("picture", PICTURES, ids=lambda picture: picture.name)
def test_pictures_fetch_nothing(picture: Path) -> None:
    svg = picture.read_text(encoding="utf-8")
    ET.fromstring(svg)
    own = svg.replace('xmlns="http://www.w3.org/2000/svg"', "", 1)
    for sign in ("://", "url(", "href", "@import", "@font-face", "<script", "<image"):
        assert sign not in own, sign
