"""Policies played against each other: fair, the same again, and better ones are found."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import msgspec
import pytest

import tenka
from tenka.bots import knowledge_of
from tenka.bots.levels import taught
from tenka.cli import run
from tenka.games.shogun.bot.search.policy import NAMES, POLICY
from tenka.toolkit.search.policy_weights import PolicyWeights
from tenka.toolkit.search.search_knowledge import Level
from tenka.toolkit.search.weights import Taught
from tenka.tuning import generations, policy, verdict
from tenka.tuning.policy import PolicyGame, trials_of, varied
from tenka.tuning.table import TrainingTable

SEED = b"h" * 32
TABLE = TrainingTable("shogun", None, {})
KNOWLEDGE = knowledge_of(tenka.game("shogun"))


@pytest.fixture(autouse=True)
def usual_policy() -> Iterator[None]:
    """Whatever is tried, all seats go by the usual policy afterwards."""
    yield
    assert all(figures is POLICY.usual for figures in POLICY.by_seat)


def test_policies_are_those_of_the_file_for_all_seats() -> None:
    assert KNOWLEDGE.policy is POLICY
    assert tuple(POLICY.names) == NAMES
    assert len(POLICY.usual) == len(NAMES)
    assert [POLICY.of(seat) for seat in range(5)] == [POLICY.usual] * 5


def test_a_seat_can_be_given_a_policy_of_its_own() -> None:
    mine = PolicyWeights(("one", "two"), (1.0, 2.0), 3)
    mine.give(1, [3.0, 4.0])
    assert [mine.of(seat) for seat in range(3)] == [[1.0, 2.0], [3.0, 4.0], [1.0, 2.0]]


def test_the_usual_policy_leads_nobody() -> None:
    """Both ways round of a deal are the same game, so what one side leads by is what the other lacks."""
    trials = trials_of(TABLE, SEED, [POLICY.usual], 6, 0, 6)
    for one, other in zip(trials[::2], trials[1::2], strict=True):
        assert one.lead == pytest.approx(-other.lead)
        assert one.lead != 0


def test_a_foolish_policy_loses() -> None:
    """Who fears nobody, and to whom neither chests nor rice nor armies are worth anything."""
    foolish = [0.0 if name in {"chest", "army", "famine", "timid", "bold"} else 1.0 for name in NAMES]
    found = verdict(TABLE, SEED, [a * b for a, b in zip(foolish, POLICY.usual, strict=True)], 12, 1)
    assert found.lead < -2 * found.error
    assert found.share < 0.8


def test_every_one_of_a_generation_plays_the_same_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    two = [POLICY.usual, varied(POLICY.usual, [0.1] * len(NAMES))]
    alone = trials_of(TABLE, SEED, [two[1]], 3, 0, 3)
    assert trials_of(TABLE, SEED, two, 3, 3, 6) == alone


def test_figures_vary_in_proportion() -> None:
    assert varied([2.0, -1.0, 0.0], [0.0, 0.5, 3.0]) == pytest.approx([2.0, -1.6487, 0.0], abs=1e-4)


def test_better_policies_are_found_and_the_same_ones_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """By games that go to who has more of the first weight and less of the second, but for some luck."""

    def trials(
        game_id: str, seed: bytes, figures: list[list[float]], games: int, first: int, last: int
    ) -> list[PolicyGame]:
        found = []
        for number in range(first, last):
            mine = figures[number // games]
            luck = Random(f"{seed!r} {number % games}").gauss(0, 1)
            found.append(PolicyGame(mine[0] / POLICY.usual[0] - mine[1] / POLICY.usual[1] + luck, 1.0))
        return found

    monkeypatch.setattr(policy, "trials_of", trials)
    one, two = (list(generations(TABLE, SEED, 8, 120, 1)) for _ in range(2))
    assert one == two
    assert len(one) == 8
    assert one[-1][0] > 1.2 * POLICY.usual[0]
    assert one[-1][1] < POLICY.usual[1] / 1.2


def test_the_command_writes_a_policy_and_leaves_the_weights(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "weights.toml"
    file.write_text("# Found somehow.\n", encoding="utf-8")
    asked = ["tune", "shogun", "--policy", "1", "--games", "1", "--seed", "3", "--jobs", "1", "--lang", "en"]
    assert run([*asked, "--write", str(file)]) == 0
    assert "In 1 more games the new policy led by " in capsys.readouterr().out
    text = file.read_text(encoding="utf-8")
    assert text.startswith("# Found somehow.\n\n[policy]\nchest = ")
    taught = msgspec.toml.decode(text, type=Taught)
    assert tuple(taught.policy) == NAMES
    assert list(taught.policy.values()) != POLICY.usual
    assert [list(row.weights.values()) for row in taught.row] == KNOWLEDGE.judgement.rows


@pytest.mark.parametrize(
    ("asked", "named"),
    [
        (["shogun", "--policy", "0"], "'0'"),
        (["shogun", "--policy", "many"], "'many'"),
        (["shitenno", "--policy", "1"], "shitenno"),
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
    assert run(["tune", "shogun", "--policy", "1", "--games", "2", "--jobs", "1", "--lang", "en"]) == 2
    assert "tenka[tune]" in capsys.readouterr().err


def test_what_a_level_has_learnt_lies_between_what_was_set_by_hand_and_what_was_taught() -> None:
    some = PolicyWeights(("one", "two"), [4.0, 1.0], 2, [1.0, 9.0])
    assert some.part(0.0) == [1.0, 9.0]
    assert some.part(0.5) == pytest.approx([2.0, 3.0])
    assert some.part(1.0) == pytest.approx(some.usual)


def test_a_seat_goes_by_what_its_level_has_learnt_only_while_it_decides() -> None:
    knowledge = knowledge_of(tenka.game("tenjo"))
    assert knowledge.policy is not None
    usual = knowledge.policy.usual
    with taught(knowledge, Level(0, 1, 0.0, training=0.0), 1):
        assert knowledge.policy.of(1) == knowledge.policy.defaults
        assert knowledge.policy.of(0) is usual
    assert knowledge.policy.of(1) is usual
    with pytest.raises(ZeroDivisionError), taught(knowledge, Level(0, 1, 0.0, training=0.5), 1):
        _ = 1 / 0
    assert knowledge.policy.of(1) is usual


def test_default_policies_stay_in_the_file(tmp_path: Path) -> None:
    file = tmp_path / "weights.toml"
    asked = ["tune", "tenjo", "--policy", "1", "--games", "1", "--players", "2", "--option", "years=1", "--jobs", "1"]
    assert run([*asked, "--seed", "3", "--lang", "en", "--write", str(file)]) == 0
    taught_now = msgspec.toml.decode(file.read_text(encoding="utf-8"), type=Taught)
    knowledge = knowledge_of(tenka.game("tenjo"))
    assert knowledge.policy is not None
    assert list(taught_now.defaults.values()) == knowledge.policy.defaults


def test_a_table_has_the_players_and_options_asked_for() -> None:
    deals = [TrainingTable("tenjo", 3, {"years": 1}).deal(number, SEED) for number in range(2)]
    assert [deal.setup.players for deal in deals] == [3, 3]
    assert all(deal.setup.options["years"] == 1 for deal in deals)
    assert [TrainingTable("tenjo", None, {}).deal(number, SEED).setup.players for number in range(3)] == [2, 3, 4]
