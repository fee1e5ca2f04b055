import pytest

from tenka.words.messages import Messages


@pytest.fixture
def said_without_error(monkeypatch: pytest.MonkeyPatch) -> None:
    """A message that lacks a parameter fails the test."""

    def fail(self: Messages, id: str, errors: list[Exception]) -> None:
        assert not errors, (id, errors)

    monkeypatch.setattr(Messages, "noticed", fail)
