"""What all kinds of question have in common."""

from random import Random
from typing import Any, ClassVar

import msgspec

Moves = list[list[str | int]]

# Ranks
PLAYING = 0  # somebody at a table waits for a bot
WAITED_FOR = 1  # somebody waits for the answer
PATIENT = 2  # it may take as long as it takes


class WorkerQuestion(msgspec.Struct, frozen=True, tag_field="about"):
    """Something to think about, in a process of its own; of those that wait, the one of the lowest rank goes first."""

    rank: ClassVar[int]
    patience: ClassVar[float] = 30.0  # seconds
    reply: ClassVar[Any]  # the type of the answer
    of_a_seat: ClassVar[bool] = False  # whether it holds nothing that its seat may not see

    game: str

    @property
    def kind(self) -> str:
        """Its kind by name."""
        return str(self.__struct_config__.tag)

    @property
    def told(self) -> dict[str, Any]:
        """What it is about, for the log."""
        return {"game": self.game, "about": self.kind}

    def answer(self, rng: Random) -> Any:
        """What a worker finds."""
        raise NotImplementedError
