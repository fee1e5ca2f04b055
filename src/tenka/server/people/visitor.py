"""Who asks."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Visitor:
    """A person with a session."""

    id: str
    name: str
    login: str | None
    session: str  # the stored hash of the session's token
