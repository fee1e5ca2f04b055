"""What all tests rely on."""

import signal

# A shell that starts the tests in the background has Ctrl-C ignored there, and whatever they start would ignore it too.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
