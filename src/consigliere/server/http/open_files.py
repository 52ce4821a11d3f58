"""The limit of open files: every connected page takes one."""

from __future__ import annotations

from typing import Final

RECOMMENDED: Final = 4096
_RESERVED: Final = 100  # for the database, the bots and connections being closed


def raise_limit() -> int:
    """Raise the limit as far as possible; how many connections that allows."""
    try:
        import resource
    except ImportError:
        return RECOMMENDED
    _soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = 1_048_576 if hard == resource.RLIM_INFINITY else hard
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    except (OSError, ValueError):
        most = _soft
    return max(0, most - _RESERVED)
