"""A task: the top one of a position goes on by itself or waits for a seat, and may put others on top."""

from typing import ClassVar


class Task:
    """Something the game is at; nothing in it is ever changed, so copies of a state share it."""

    name: ClassVar[str] = ""  # in dumps; of a question also the kind of its decision
    variant: ClassVar[tuple[int, ...]] = ()  # in dumps, before all else: which one it is of several of its name

    def __init__(self, seat: int) -> None:
        self.seat = seat  # whom it asks, or whose it is: NOBODY where it is several or none

    @classmethod
    def read(cls, numbers: list[int]) -> "Task":
        """The task of this name made with these; raises TypeError or ValueError if there is none."""
        return cls(*numbers)
