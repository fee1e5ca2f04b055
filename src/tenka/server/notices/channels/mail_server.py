"""The mail server that the operator names."""

from dataclasses import dataclass, field


@dataclass(frozen=True)
class MailServer:
    """Where mail is handed over, and in whose name."""

    host: str
    port: int
    tls: str  # starttls, tls, none
    sender: str
    user: str | None = None
    password: str | None = field(default=None, repr=False)
