"""The tasks of a position, the top one last: what is put on top comes first."""

from tenka.games.tenjo.rules.position import NOBODY, Position
from tenka.games.tenjo.rules.tasks.kinds import Question
from tenka.games.tenjo.rules.tasks.start import Distribute
from tenka.games.tenjo.rules.tasks.task import Task


def push(position: Position, task: Task) -> None:
    """Something comes first."""
    position.tasks = [*position.tasks, task]


def pop(position: Position) -> None:
    """The top task is done."""
    position.tasks = position.tasks[:-1]


def replace(position: Position, task: Task) -> None:
    """The top task goes on as another."""
    position.tasks = [*position.tasks[:-1], task]


def let_pass(position: Position) -> None:
    """The seat that is asked does nothing, or nothing more, as everybody sees."""
    task = position.tasks[-1]
    pop(position)
    if position.events_on:
        position.tell("passed", {"seat": task.seat, "decision": task.name})


def asked(position: Position) -> int:
    """The seat the top task waits for; NOBODY where it is several or none."""
    if position.over or not position.tasks:
        return NOBODY
    top = position.tasks[-1]
    return top.seat if isinstance(top, Question) and not isinstance(top, Distribute) else NOBODY
