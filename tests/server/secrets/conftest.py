"""Two servers with a database each, for the two worlds of a pair."""

import pytest

from consigliere.server.storage import open_database

from ..table import Server
from .wiretap import World


@pytest.fixture(scope="package")
def worlds(tmp_path_factory):
    folder = tmp_path_factory.mktemp("worlds")
    servers = [Server(open_database(f"sqlite:///{folder}/{n}.sqlite")) for n in (1, 2)]
    yield tuple([World(server) for server in servers])
    for server in servers:
        server.close()
