"""Ports that nobody else takes meanwhile."""

import contextlib
import random
import socket


def quiet_port() -> int:
    """A free port outside the range that the system takes ports for clients from.

    There a client that knocks at a dead server's door could find itself, and the server its port taken.
    """
    while True:
        port = random.SystemRandom().randrange(20_000, 32_000)
        with socket.socket() as found, contextlib.suppress(OSError):
            found.bind(("127.0.0.1", port))
            return port
