"""The kinds of tasks: each is declared once, carried out by somebody, and read back from a dump as it was."""

import re
from random import Random
from typing import Any

import pytest

import tenka
from tenka.games.tenjo.rules import state
from tenka.games.tenjo.rules.declaration.codecs import TASK
from tenka.games.tenjo.rules.elements.effects import EFFECTS
from tenka.games.tenjo.rules.tasks.catalogue import AUTOMATIC, QUESTIONS
from tenka.games.tenjo.rules.tasks.task import Task
from tenka.games.tenjo.rules.vocabulary import VOCABULARY
from tenka.kernel.errors import BadInput
from tenka.kernel.state import State
from tests.games.tenjo.players import lively
from tests.games.tenjo.positions import begun, changed, position


def test_every_task_is_carried_out_by_somebody() -> None:
    assert set(state.HANDLERS) == set(QUESTIONS)
    assert set(state.AUTOMATIC) == set(AUTOMATIC)


def test_every_task_and_effect_names_its_rule() -> None:
    rules = [each.rule for each in QUESTIONS] + [each.rule for each in AUTOMATIC] + [each.rule for each in EFFECTS]
    assert all(re.fullmatch(r"T\d+", rule) for rule in rules), rules


def test_every_question_takes_moves_that_exist() -> None:
    for each in QUESTIONS:
        assert each.verbs, each
        assert set(each.verbs) <= set(VOCABULARY.verbs), each


def test_T41_windows_can_be_passed() -> None:
    for each in QUESTIONS:
        assert not each.window or "pass" in each.verbs, each


def fields(task: Task) -> dict[str, Any]:
    """What a task holds, by name, plain or compiled."""
    names = getattr(type(task), "__mypyc_attrs__", None) or vars(task)
    return {name: getattr(task, name) for name in names}


def test_tasks_are_read_as_they_were_written() -> None:
    game, met = tenka.game("tenjo"), set()
    for seed in range(4):
        rng = Random(seed)
        table: Any = game.new(4, seed, {"years": 1})
        while table.pending:
            table.play(*lively(table, rng), events=False)
            for task in table.tasks:
                again = TASK.read(TASK.write(task, table), table)
                assert (type(again), fields(again)) == (type(task), fields(task))
                met.add(type(task))
    assert len(met) > 20


@pytest.mark.parametrize(
    "task",
    [
        ["turn"],
        ["turn", 0, 1],
        ["unheard_of", 0],
        ["income", 0],
        ["income", 0, -1],
        ["enter", 0],
        ["enter", 0, 0],
        ["losses", 0, 1],
        ["losses", 0, 1, 3],
        ["battle", -1],
        ["battle", -1, 6],
        ["battle", 0, 0],
        ["battle", -1, 0, 2],
        ["battle", -1, 3],
        ["battle", -1, 5, 1],
        ["join", 0],
        ["join", 0, 1, 2],
        ["join", 0, 1, 1, 5],
        ["resolve", 0],
        ["flow", 0],
        ["flow", -1],
        ["distribute", -1],
        ["distribute", 0],
        ["site", 0],
        ["fall", 0, 0],
        ["consent", 0],
        ["upkeep", 0],
        ["year_over", -1],
        ["store", 0, 10],
    ],
)
def test_a_task_that_cannot_be_is_refused(task: list[str | int]) -> None:
    with pytest.raises(BadInput):
        with_tasks(task, ["place_daimyo", 0])


def test_a_task_that_can_be_is_taken() -> None:
    assert position(with_tasks(["enter", 0, 3], ["place_daimyo", 0]))["tasks"][-2] == ["enter", 0, 3]


def with_tasks(*tasks: list[str | int]) -> State:
    """A game just begun, with more to do in its first turn."""
    start = begun(2)
    first = position(start)["order"][0]
    return changed(start, tasks=[["flow", -1], ["turn", first], *tasks])
