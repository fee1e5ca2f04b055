"""Few playouts: what holds for many holds for few."""

from collections.abc import Iterator

import pytest

from tenka.analysis import judging, weighing


@pytest.fixture(autouse=True, scope="session")
def few_playouts() -> Iterator[None]:
    """For all tests of the analysis."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(weighing, "LEAST", 6)
        patch.setattr(weighing, "MOST", 6)
        for name in ("FEWEST", "MOST", "EACH", "MEASURED"):
            patch.setattr(judging, name, 6)
        yield
