"""For all tests."""

import signal

# Who starts the tests in the background (`.ci/run &`) has them ignore Ctrl-C, and all they start.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
