"""What all tests rely on."""

import signal

from tests.conformance.games import register_games

pytest_plugins = ["tenka.testing.plugin"]
register_games()  # players and tables of the kit are used all over the tests

# A shell that starts the tests in the background has Ctrl-C ignored there, and whatever they start would ignore it too.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
