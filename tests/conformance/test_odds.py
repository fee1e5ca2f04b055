"""The kit's judgement of odds can fail."""

from collections import Counter
from random import Random

from tenka.testing.kit.odds import distance


def test_a_lazy_resampling_would_be_found() -> None:
    """A world that too often stays as it is does not fit."""
    likely = {0: 0.7, 1: 0.3}
    rng = Random(0)
    fair = Counter(int(rng.random() < 0.3) for _ in range(400))
    lazy = Counter(int(rng.random() < 0.4) for _ in range(400))
    assert distance(fair, likely, 400) < 1 < distance(Counter({1: 400}), likely, 400)
    assert distance(lazy, likely, 4_000) > 1
