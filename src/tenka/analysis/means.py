"""Shares of the victory, by seat, over many playouts."""

from statistics import fmean

Shares = list[float]


def less(one: Shares, other: Shares) -> Shares:
    """The difference, by seat."""
    return [a - b for a, b in zip(one, other, strict=True)]


def mean(rows: list[Shares]) -> tuple[Shares, Shares]:
    """The means by seat, and their variances."""
    columns = list(zip(*rows, strict=True))
    means = [fmean(column) for column in columns]
    squares = [sum((value - mean) ** 2 for value in column) for column, mean in zip(columns, means, strict=True)]
    return means, [square / (len(rows) - 1) / len(rows) for square in squares]
