"""How much time people have at a table: none is counted, for each decision, or for the whole game."""

from typing import NamedTuple

DAY = 24 * 60 * 60  # seconds
BANK_SHARE = 4  # by which it is extended
SHORTEST_EXTENSION = 60  # seconds
SHORTEST_WINDOW = 30  # seconds for a reaction at a table with a bank


class TimeControl(NamedTuple):
    """What a table chose, in seconds; the one without anything counts nothing."""

    patience: int | None = None  # for a decision
    zone: str | None = None  # whose weekends are free
    bank: int | None = None  # for the whole game
    increment: int | None = None  # added to it with each decision

    @property
    def counts(self) -> bool:
        """Whether time is counted."""
        return self.patience is not None or self.bank is not None

    @property
    def is_daily(self) -> bool:
        """Whether a decision has days: then weekends may be free, and holidays are."""
        return self.patience is not None and self.patience >= DAY

    @property
    def window(self) -> int:
        """The time for a reaction at a table with a bank."""
        return max(self.increment or 0, SHORTEST_WINDOW)

    @property
    def extension(self) -> int:
        """What is meant by more time: that of a decision once more, or a quarter of the bank."""
        return self.patience or max((self.bank or 0) // BANK_SHARE, SHORTEST_EXTENSION)


UNLIMITED = TimeControl()
