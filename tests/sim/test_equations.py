"""Linear equations."""

import pytest

from tenka.sim.equations import solved


def test_equations_are_solved() -> None:
    assert solved([[0.0, 2.0, 1.0], [1.0, 1.0, 0.0], [3.0, 0.0, -1.0]], [7.0, 3.0, 0.0]) == pytest.approx([1, 2, 3])
