"""Bots of another version of Tenka: they play as they would there, and what is wrong with them is said."""

import shutil
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

import tenka
from tenka.arena import checked_contest
from tenka.arena.contender import ForeignBot, _foreign_process, contender
from tenka.arena.contest import play_games
from tenka.arena.digest import code_digest
from tenka.kernel.errors import BadInput

GAME = tenka.game("shitenno")
HERE = Path(tenka.__file__).parent.parent
LAZY = """
class Lazy:
    def choose(self, world, seat, rng):
        return [world.legal(seat)[0]]

def bot(game, name):
    if name != "lazy":
        raise ValueError("no such bot here")
    return Lazy()
"""


@pytest.fixture(autouse=True)
def processes_end() -> Iterator[None]:
    """Each test has processes of its own."""
    _foreign_process.cache_clear()
    yield
    _foreign_process.cache_clear()


@pytest.fixture
def other(tmp_path: Path) -> Path:
    """Another version, with one bot that takes the first move it sees."""
    shutil.copytree(
        HERE / "tenka", tmp_path / "tenka", ignore=shutil.ignore_patterns("static", "__pycache__", "server")
    )
    bots = tmp_path / "tenka" / "bots"
    shutil.rmtree(bots)
    bots.mkdir()
    (bots / "__init__.py").write_text(LAZY, "utf-8")
    return tmp_path


def test_the_same_version_plays_the_same_games() -> None:
    """Also with dice: the rng goes along and comes back."""
    ours = checked_contest("shitenno", ["random", "steady"], 2, 5)
    theirs = checked_contest("shitenno", [f"random@{HERE}", f"steady@{HERE}"], 2, 5)
    at_home, away = play_games(ours, 0, 2), play_games(theirs, 0, 2)
    assert [game.result for game in away] == [game.result for game in at_home]
    assert all(seconds > 0 for game in away for seconds in game.cpu)


def test_another_version_plays_its_own_way(other: Path) -> None:
    foreign = contender(GAME, f"lazy@{other}")
    assert isinstance(foreign, ForeignBot)
    state, rng = GAME.new(2, 1), Random(1)
    assert foreign.choose(state, 0, rng) == [state.legal(0)[0]]
    assert rng.random() == Random(1).random()
    played = play_games(checked_contest("shitenno", [f"lazy@{other}", "random"], 2, 5), 0, 2)
    assert len(played) == 2


def test_the_digest_knows_the_other_version(other: Path) -> None:
    mixed = code_digest(GAME, ["random", f"lazy@{other}"])
    assert mixed.split("+")[0] == code_digest(GAME, ["random"])
    assert mixed.split("+")[0] != mixed.split("+")[1]
    assert code_digest(GAME, [f"random@{HERE}"]).split("+") == [code_digest(GAME)] * 2


def refused(name: str) -> BadInput:
    with pytest.raises(BadInput) as caught:
        contender(GAME, name)
    return caught.value


def test_a_folder_without_tenka_is_named(tmp_path: Path) -> None:
    assert refused(f"random@{tmp_path}").message == "no-such-version"
    assert refused("random@").message == "no-such-version"


def test_a_bot_that_is_not_there_is_told_of(other: Path) -> None:
    error = refused(f"clever@{other}")
    assert (error.message, error.params["why"]) == ("foreign-failed", "ValueError: no such bot here")


def test_other_rules_are_refused(other: Path) -> None:
    init = other / "tenka" / "__init__.py"
    init.write_text(init.read_text("utf-8") + "\ngame('shitenno').rules = 99\n", "utf-8")
    assert refused(f"lazy@{other}").message == "foreign-rules"


def test_a_bot_that_dies_is_told_of(other: Path) -> None:
    bots = other / "tenka" / "bots" / "__init__.py"
    bots.write_text(LAZY.replace("return [world.legal(seat)[0]]", "raise RuntimeError('headache')"), "utf-8")
    foreign = contender(GAME, f"lazy@{other}")
    for _ in range(2):
        with pytest.raises(BadInput) as caught:
            foreign.choose(GAME.new(2, 1), 0, Random(1))
        assert (caught.value.message, caught.value.params["why"]) == ("foreign-failed", "RuntimeError: headache")
