"""The conformance kit: tests that any game must pass, for this repository's games and for those of other packages.

A package tells the kit about its game and loads the plugin in its conftest.py, and takes the tests over in a file of
its own: `from tenka.testing.kit import *`. See docs/testing.md.
"""

from tenka.testing.facts import Facts, Memory, Odds
from tenka.testing.registry import register

try:
    import pytest
except ModuleNotFoundError:
    raise ModuleNotFoundError("tenka.testing needs pytest: pip install 'tenka[testing]'", name="pytest") from None

__all__ = ["Facts", "Memory", "Odds", "register"]

# A failed assert of the kit shows its values, as one of a test file does.
pytest.register_assert_rewrite("tenka.testing.kit")
