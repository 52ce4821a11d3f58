"""Many tables at human pace: `python3 make.py soak load [TABLES [SECONDS]]`; needs built pages.

The server is `consigliere serve` in a process of its own on SQLite, the four pages of each table
are sockets of this process. It fails if an answer is lost, doubled or not shown to everybody, or
if more than one in a hundred takes longer than 250 ms to all the other screens.
"""

from __future__ import annotations

import os

from bench.tables.soak import run, tell


def main(tables: str = "1000", seconds: str = "120") -> int:
    """Play so long at so many tables; then a storm, slow readers and a restart."""
    import uvloop

    busy = ", ".join(f"{load:.1f}" for load in os.getloadavg())
    tell("machine", f"{os.cpu_count()} processors, load before: {busy}; {tables} tables")
    bad = run(int(tables), float(seconds), uvloop.run)
    for what in bad:
        tell("BAD", what)
    return 1 if bad else 0
