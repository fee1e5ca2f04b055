"""What a quick player takes things to be worth, in figures by name."""

from collections.abc import Sequence


class PolicyWeights:
    """Figures in the order of their names; all seats go by the usual ones unless others are tried against them."""

    def __init__(
        self, names: Sequence[str], usual: Sequence[float], seats: int, defaults: Sequence[float] = ()
    ) -> None:
        self.names = list(names)
        self.defaults = list(defaults)  # before they were taught, where that was kept
        self.usual = list(usual)
        self.by_seat: list[list[float]] = [self.usual for _ in range(seats)]

    def of(self, seat: int) -> list[float]:
        """The figures that a seat goes by."""
        return self.by_seat[seat]

    def part(self, training: float) -> list[float]:
        """Figures on the way from those set by hand (0) to the usual ones (1), on a logarithmic scale."""
        return [hand * (usual / hand) ** training for hand, usual in zip(self.defaults, self.usual, strict=True)]

    def give(self, seat: int, figures: list[float]) -> None:
        """Let a seat go by these figures from now on."""
        self.by_seat[seat] = figures
