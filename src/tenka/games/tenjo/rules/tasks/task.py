"""A task: the top one of a position goes on by itself or waits for a seat, and may put others on top."""

from typing import ClassVar


class Task:
    """Something the game is at; nothing in it is ever changed, so copies of a state share it."""

    __slots__ = ("seat",)
    name: ClassVar[str] = ""  # in dumps; of a question also the kind of its decision

    def __init__(self, seat: int) -> None:
        self.seat = seat  # whom it asks, or whose it is: NOBODY where it is several or none

    def parts(self) -> list[int]:
        """What it holds beside the seat, for a dump."""
        return []

    @classmethod
    def read(cls, seat: int, parts: list[int]) -> "Task":
        """A task of this name as it stands in a dump; raises TypeError or ValueError if it has other parts."""
        return cls(seat, *parts)
