"""What all tests rely on."""

import signal

from hypothesis import settings

from tests.conformance.games import register_games
from tests.postgresql.session import choose_folder

pytest_plugins = ["tenka.testing.plugin"]
register_games()  # players and tables of the kit are used all over the tests

settings.register_profile("patient", deadline=None)  # the machine may be busy
settings.load_profile("patient")

choose_folder()  # of the PostgreSQL server, where a test needs one

# A shell that starts the tests in the background has Ctrl-C ignored there, and whatever they start would ignore it too.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
