"""Who asks."""

from dataclasses import dataclass

from tenka.store.ids import now

NEW = 60 * 60 * 1000  # milliseconds for which a guest is new here, and may do less


@dataclass(frozen=True, slots=True)
class Visitor:
    """A person with a session."""

    id: str
    name: str
    login: str | None
    session: str  # the stored hash of the session's token
    since: int = 0  # when they first came

    @property
    def is_new_guest(self) -> bool:
        """Whether they came only lately, and have no account."""
        return self.login is None and now() - self.since < NEW
