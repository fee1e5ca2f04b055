"""Fitting a judgement: the right weights from samples that follow from them, and the command around it."""

from math import log
from pathlib import Path
from random import Random

import pytest

import tenka
from tenka.bots import knowledge_of
from tenka.bots.search_knowledge import PLAIN
from tenka.cli import run
from tenka.toolkit.search.judgement import Judgement
from tenka.tuning import Sample, fitted, loss, samples_of
from tenka.tuning.table import TrainingTable

NAMES = ("one", "two", "nothing")
TABLE = TrainingTable("shitenno", None, {})


def drawn(truth: Judgement, count: int, row: int, rng: Random) -> list[Sample]:
    """Samples of tables with two to four seats, won as the truth says."""
    samples = []
    for number in range(count):
        players = 2 + number % 3
        features = [rng.gauss(0, 1 + place % 3) for place in range(3 * players)]
        winner = rng.choices(range(players), truth.shares(features, row))[0]
        samples.append(Sample(row, features, [float(seat == winner) for seat in range(players)]))
    return samples


def test_shares_are_a_softmax_of_weighed_features() -> None:
    judgement = Judgement(("a", "b"), [[log(2), 0.0], [0.0, log(3)]])
    assert judgement.shares([1, 5, 0, 5], 0) == pytest.approx([2 / 3, 1 / 3])
    assert judgement.shares([7, 1, 0, 0, 0, 0], 1) == pytest.approx([3 / 5, 1 / 5, 1 / 5])


def test_the_weights_behind_samples_are_found_row_by_row() -> None:
    rng = Random(1)
    truth = Judgement(NAMES, [[1.2, -0.4, 0.0], [0.3, 0.5, 0.0]])
    samples = drawn(truth, 3000, 0, rng) + drawn(truth, 3000, 1, rng)
    start = Judgement(NAMES, [[0.0, 0.0, 0.0], [0.0, 0.0, 0.0]])
    found = fitted(start, samples)
    for row, right in zip(found.rows, truth.rows, strict=True):
        assert row == pytest.approx(right, abs=0.1)
    fresh = drawn(truth, 1500, 0, rng)
    assert loss(found, fresh) < loss(start, fresh)
    assert loss(found, fresh) == pytest.approx(loss(truth, fresh), abs=0.01)


def test_a_row_without_samples_and_a_feature_without_a_meaning_stay() -> None:
    start = Judgement(NAMES, [[0.5, 0.5, 0.5], [0.7, 0.7, 0.7]])
    sample = Sample(0, [1.0, 0.0, 4.0, 0.0, 0.0, 4.0], [1.0, 0.0])
    found = fitted(start, [sample] * 50)
    assert found.rows[1] == [0.7, 0.7, 0.7]
    assert found.rows[0][2] == pytest.approx(0.5)
    assert found.rows[0][0] > 0.5


def test_self_play_gives_the_same_samples_again_and_shares_of_who_won() -> None:
    one, two = (samples_of(TABLE, b"s" * 32, 0, 0, 3) for _ in range(2))
    assert one == two
    knowledge = knowledge_of(tenka.game("shitenno"))
    for samples in one:
        assert samples
        for sample in samples:
            assert sum(sample.shares) == pytest.approx(1)
            assert len(sample.features) == len(sample.shares) * len(knowledge.judgement.names)
            assert 0 <= sample.row < len(knowledge.judgement.rows)
    assert {len(samples[0].shares) for samples in one} == {2, 3, 4}


def test_thinking_players_can_be_learnt_from() -> None:
    assert samples_of(TABLE, b"s" * 32, 2, 0, 1)[0]


def test_the_command_writes_weights_and_keeps_what_is_said_of_them(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "weights.toml"
    file.write_text("# Found somehow.\n\n[[row]]\n", encoding="utf-8")
    asked = ["tune", "shitenno", "--games", "10", "--seed", "3", "--jobs", "1", "--lang", "en"]
    assert run([*asked, "--write", str(file)]) == 0
    assert "10 games" in capsys.readouterr().out
    text = file.read_text(encoding="utf-8")
    assert text.startswith("# Found somehow.\n\n[[row]]\n[row.weights]\nscore = ")
    knowledge = knowledge_of(tenka.game("shitenno"))
    assert text.count("[[row]]") == len(knowledge.judgement.rows)
    assert run(asked) == 0
    assert text.split("\n", 2)[2] in capsys.readouterr().out


@pytest.mark.parametrize(
    ("changed", "named"),
    [
        (["--games", "0"], "'0'"),
        (["--iterations", "-1"], "'-1'"),
        (["--jobs", "x"], "'x'"),
        (["--write", "/no/such/folder/weights.toml"], "/no/such/folder/weights.toml"),
    ],
)
def test_bad_input_is_named_in_one_line(capsys: pytest.CaptureFixture[str], changed: list[str], named: str) -> None:
    asked = ["tune", "shitenno", "--games", "2", "--seed", "3", "--jobs", "1", "--lang", "en", *changed]
    assert run(asked) == 2
    err = capsys.readouterr().err
    assert named in err
    assert err.count("\n") == 1


def test_quick_players_are_learnt_from_as_playouts_have_them(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not beginners: what they overlook is not what positions are worth."""
    knowledge = knowledge_of(tenka.game("shitenno"))
    monkeypatch.setattr(type(knowledge), "novice", None)
    assert samples_of(TABLE, b"s" * 32, 0, 0, 1)[0]


def test_a_game_without_judgement_is_named(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tenka.tuning.command.knowledge_of", lambda game: PLAIN)
    assert run(["tune", "tenjo", "--lang", "en"]) == 2
    assert "tenjo" in capsys.readouterr().err
