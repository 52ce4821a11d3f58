"""For all tests."""

import signal

from .outside import installed, pier, written

__all__ = ["installed", "pier", "written"]  # fixtures

# Who starts the tests in the background (`.ci/run &`) has them ignore Ctrl-C, and all they start.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
