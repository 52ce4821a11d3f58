"""How many files may be open at once: every page that is connected is one."""

from __future__ import annotations

from typing import Final

ENOUGH: Final = 4096
_OWN: Final = 100  # the database, the bots, what is being sent


def allow_many() -> int:
    """As many as the system lets us have; how many pages that is. Some systems count none."""
    try:
        import resource
    except ImportError:
        return ENOUGH
    _soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = 1_048_576 if hard == resource.RLIM_INFINITY else hard
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    except (OSError, ValueError):
        most = _soft
    return max(0, most - _OWN)
