"""How long to wait before something that was not taken is tried again, and when to give up."""

MINUTE = 60_000  # milliseconds
WAITS = (MINUTE // 2, 2 * MINUTE, 10 * MINUTE, 60 * MINUTE, 360 * MINUTE)


def wait_after(tries: int) -> int | None:
    """How long to wait after so many tries before this one failed too; None: that was the last."""
    return WAITS[tries] if tries < len(WAITS) else None
