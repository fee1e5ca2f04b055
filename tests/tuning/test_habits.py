"""Habits played against each other: fair, the same again, and better ones are found."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import msgspec
import pytest

import tenka
from tenka.bots import mind_of
from tenka.bots.levels import taught
from tenka.cli import run
from tenka.games.shogun.bot.search.habits import HABITS, NAMES
from tenka.kernel.habits import Habits
from tenka.kernel.mind import Level
from tenka.kernel.weights import Taught
from tenka.tuning import generations, habits, verdict
from tenka.tuning.habits import Trial, trials_of, varied
from tenka.tuning.table import Table

SEED = b"h" * 32
TABLE = Table("shogun", None, {})
MIND = mind_of(tenka.game("shogun"))
assert MIND is not None


@pytest.fixture(autouse=True)
def usual_habits() -> Iterator[None]:
    """Whatever is tried, all seats go by the usual habits afterwards."""
    yield
    assert all(figures is HABITS.usual for figures in HABITS.by_seat)


def test_habits_are_those_of_the_file_for_all_seats() -> None:
    assert MIND is not None
    assert MIND.habits is HABITS
    assert tuple(HABITS.names) == NAMES
    assert len(HABITS.usual) == len(NAMES)
    assert [HABITS.of(seat) for seat in range(5)] == [HABITS.usual] * 5


def test_a_seat_can_be_given_habits_of_its_own() -> None:
    mine = Habits(("one", "two"), (1.0, 2.0), 3)
    mine.give(1, [3.0, 4.0])
    assert [mine.of(seat) for seat in range(3)] == [[1.0, 2.0], [3.0, 4.0], [1.0, 2.0]]


def test_usual_habits_lead_nobody() -> None:
    """Both ways round of a deal are the same game, so what one side leads by is what the other lacks."""
    trials = trials_of(TABLE, SEED, [HABITS.usual], 6, 0, 6)
    for one, other in zip(trials[::2], trials[1::2], strict=True):
        assert one.lead == pytest.approx(-other.lead)
        assert one.lead != 0


def test_foolish_habits_lose() -> None:
    """Who fears nobody, and to whom neither chests nor rice nor armies are worth anything."""
    foolish = [0.0 if name in {"chest", "army", "famine", "timid", "bold"} else 1.0 for name in NAMES]
    found = verdict(TABLE, SEED, [a * b for a, b in zip(foolish, HABITS.usual, strict=True)], 12, 1)
    assert found.lead < -2 * found.error
    assert found.share < 0.8


def test_every_one_of_a_generation_plays_the_same_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    two = [HABITS.usual, varied(HABITS.usual, [0.1] * len(NAMES))]
    alone = trials_of(TABLE, SEED, [two[1]], 3, 0, 3)
    assert trials_of(TABLE, SEED, two, 3, 3, 6) == alone


def test_figures_vary_in_proportion() -> None:
    assert varied([2.0, -1.0, 0.0], [0.0, 0.5, 3.0]) == pytest.approx([2.0, -1.6487, 0.0], abs=1e-4)


def test_better_habits_are_found_and_the_same_ones_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """By games that go to who has more of the first habit and less of the second, but for some luck."""

    def trials(game_id: str, seed: bytes, figures: list[list[float]], games: int, first: int, last: int) -> list[Trial]:
        found = []
        for number in range(first, last):
            mine = figures[number // games]
            luck = Random(f"{seed!r} {number % games}").gauss(0, 1)
            found.append(Trial(mine[0] / HABITS.usual[0] - mine[1] / HABITS.usual[1] + luck, 1.0))
        return found

    monkeypatch.setattr(habits, "trials_of", trials)
    one, two = (list(generations(TABLE, SEED, 8, 120, 1)) for _ in range(2))
    assert one == two
    assert len(one) == 8
    assert one[-1][0] > 1.2 * HABITS.usual[0]
    assert one[-1][1] < HABITS.usual[1] / 1.2


def test_the_command_writes_habits_and_leaves_the_weights(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "weights.toml"
    file.write_text("# Found somehow.\n", encoding="utf-8")
    asked = ["tune", "shogun", "--habits", "1", "--games", "1", "--seed", "3", "--jobs", "1", "--lang", "en"]
    assert run([*asked, "--write", str(file)]) == 0
    assert "In 1 more games the new habits led by " in capsys.readouterr().out
    text = file.read_text(encoding="utf-8")
    assert text.startswith("# Found somehow.\n\n[habits]\nchest = ")
    taught = msgspec.toml.decode(text, type=Taught)
    assert tuple(taught.habits) == NAMES
    assert list(taught.habits.values()) != HABITS.usual
    assert MIND is not None
    assert [list(row.weights.values()) for row in taught.row] == MIND.judgement.rows


@pytest.mark.parametrize(
    ("asked", "named"),
    [
        (["shogun", "--habits", "0"], "'0'"),
        (["shogun", "--habits", "many"], "'many'"),
        (["shitenno", "--habits", "1"], "shitenno"),
        (["shogun", "--pull", "0"], "'0'"),
        (["shogun", "--players", "9"], "9"),
        (["shogun", "--players", "few"], "few"),
        (["tenjo", "--option", "years=9"], "9"),
        (["tenjo", "--option", "years"], "years"),
    ],
)
def test_bad_input_is_named_in_one_line(capsys: pytest.CaptureFixture[str], asked: list[str], named: str) -> None:
    assert run(["tune", *asked, "--games", "2", "--seed", "3", "--jobs", "1", "--lang", "en"]) == 2
    err = capsys.readouterr().err
    assert named in err
    assert err.count("\n") == 1


def test_without_cmaes_it_is_said_how_to_get_it(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(__import__("sys").modules, "cmaes", None)
    assert run(["tune", "shogun", "--habits", "1", "--games", "2", "--jobs", "1", "--lang", "en"]) == 2
    assert "tenka[tune]" in capsys.readouterr().err


def test_what_a_level_has_learnt_lies_between_what_was_set_by_hand_and_what_was_taught() -> None:
    some = Habits(("one", "two"), [4.0, 1.0], 2, [1.0, 9.0])
    assert some.part(0.0) == [1.0, 9.0]
    assert some.part(0.5) == pytest.approx([2.0, 3.0])
    assert some.part(1.0) == pytest.approx(some.usual)


def test_a_seat_goes_by_what_its_level_has_learnt_only_while_it_decides() -> None:
    mind = mind_of(tenka.game("tenjo"))
    assert mind is not None
    assert mind.habits is not None
    usual = mind.habits.usual
    with taught(mind, Level(0, 1, 0.0, learnt=0.0), 1):
        assert mind.habits.of(1) == mind.habits.by_hand
        assert mind.habits.of(0) is usual
    assert mind.habits.of(1) is usual
    with pytest.raises(ZeroDivisionError), taught(mind, Level(0, 1, 0.0, learnt=0.5), 1):
        _ = 1 / 0
    assert mind.habits.of(1) is usual


def test_habits_set_by_hand_stay_in_the_file(tmp_path: Path) -> None:
    file = tmp_path / "weights.toml"
    asked = ["tune", "tenjo", "--habits", "1", "--games", "1", "--players", "2", "--option", "years=1", "--jobs", "1"]
    assert run([*asked, "--seed", "3", "--lang", "en", "--write", str(file)]) == 0
    taught_now = msgspec.toml.decode(file.read_text(encoding="utf-8"), type=Taught)
    mind = mind_of(tenka.game("tenjo"))
    assert mind is not None
    assert mind.habits is not None
    assert list(taught_now.by_hand.values()) == mind.habits.by_hand


def test_a_table_has_the_players_and_options_asked_for() -> None:
    deals = [Table("tenjo", 3, {"years": 1}).deal(number, SEED) for number in range(2)]
    assert [deal.setup.players for deal in deals] == [3, 3]
    assert all(deal.setup.options["years"] == 1 for deal in deals)
    assert [Table("tenjo", None, {}).deal(number, SEED).setup.players for number in range(3)] == [2, 3, 4]
