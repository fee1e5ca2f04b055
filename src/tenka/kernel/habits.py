"""What a quick player takes things to be worth, in figures by name."""

from collections.abc import Sequence


class Habits:
    """Figures in the order of their names; all seats go by the usual ones unless others are tried against them."""

    def __init__(self, names: Sequence[str], usual: Sequence[float], seats: int) -> None:
        self.names = list(names)
        self.usual = list(usual)
        self.by_seat: list[list[float]] = [self.usual for _ in range(seats)]

    def of(self, seat: int) -> list[float]:
        """The figures that a seat goes by."""
        return self.by_seat[seat]

    def give(self, seat: int, figures: list[float]) -> None:
        """Let a seat go by these figures from now on."""
        self.by_seat[seat] = figures
