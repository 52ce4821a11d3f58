"""Where games are played: --engine, --address, --workers."""

from __future__ import annotations

from importlib.util import find_spec
from typing import TYPE_CHECKING

from .errors import Stop

if TYPE_CHECKING:
    from consigliere.lab.engine import Engine


def engine(name: str, address: str | None, workers: int, most: int | None = None) -> Engine:
    """The engine asked for; `most` is how many games a worker takes at once."""
    from consigliere.lab.engine import local
    from consigliere.lab.process_pool import MOST

    at_once = MOST if most is None else most
    if name not in ("local", "dask"):
        raise Stop("cli-unknown-engine", engine=name)
    if name == "local":
        if address is not None:
            raise Stop("dask-not-asked")
        return local(workers, at_once)
    return _cluster(address, at_once)


def _cluster(address: str | None, most: int) -> Engine:
    if not find_spec("distributed"):
        raise Stop("dask-extra")
    if not address:
        raise Stop("dask-address")
    from consigliere.lab.dask import Cluster

    return Cluster(address, most)
