"""Starting the server: `play` for one household, `serve` for hosting."""

from __future__ import annotations

import gc
import os
import signal
import socket
import sys
import webbrowser
from collections.abc import Iterator
from contextlib import closing, contextmanager
from threading import Timer
from typing import Any, Final

import structlog
import uvicorn

from consigliere.words import Words

from . import settings
from .app import application
from .http import pages
from .http.client_address import parse_networks
from .http.connections import LimitedHttp, RequestTimeouts, connection_limit
from .http.open_files import RECOMMENDED, raise_limit
from .http.qr import blocks
from .settings import CannotStart
from .storage import open_database
from .storage.database import connect, data_folder
from .storage.file_lock import exclusive_lock
from .ws.connection import WebSocketConnection
from .ws.socket import MAX_MESSAGE_BYTES

PORT: Final = 1928
_BACKLOG: Final = 4096  # connections that may arrive in one moment, as after a restart
_SWITCH_INTERVAL: Final = 0.0005  # seconds a thread that computes may keep the event loop waiting


def play(w: Words, host: str, port: int, browser: bool) -> int:
    """One process on the user's own database; the browser opens by itself."""
    _require_pages()
    with _exclusive_database():
        os.environ.setdefault(settings.LAB, str(data_folder() / "lab"))
        os.environ.setdefault(settings.KEEP, "0")  # a household's rooms are never deleted
        os.environ.setdefault(settings.HOSTS, "")  # and it answers to no host name of the internet
        settings.keep_days()
        settings.allowed_hosts()
        listening = listen(host, port)
        here = f"http://localhost:{listening.getsockname()[1]}/"
        print(w.say("server-open", url=here))
        if host not in ("127.0.0.1", "localhost", "::1"):
            _print_phone_address(w, listening.getsockname()[1])
        print(w.say("server-stop"), flush=True)
        if browser:
            Timer(1.0, _open_browser, [w, here]).start()
        return _run(listening, workers=1, machine_logs=False, bye=w.say("server-closed"))


def serve(w: Words, host: str, port: int, workers: int, machine_logs: bool = True) -> int:
    """So many processes on one database; several of them need PostgreSQL."""
    _require_pages()
    settings.keep_days()
    settings.allowed_hosts()
    with _exclusive_database() as shared:
        if workers > 1 and not shared:
            raise CannotStart("server-workers", workers=workers)
        if workers > 1:
            os.environ[settings.LAB] = ""  # a process does not know the runs of another
        pages_at_once = raise_limit()
        listening = listen(host, port)
        print(w.say("server-open", url=f"http://{host}:{listening.getsockname()[1]}/"), flush=True)
        if pages_at_once < RECOMMENDED:
            print(w.say("server-few-files", pages=pages_at_once), file=sys.stderr, flush=True)
        return _run(listening, workers, machine_logs, w.say("server-closed"))


def listen(host: str, port: int) -> socket.socket:
    """A listening socket; CannotStart if the port is taken or the address is not ours."""
    listening = None
    try:
        info = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        listening = socket.socket(info[0], socket.SOCK_STREAM)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(info[4])
        listening.listen(_BACKLOG)
        listening.set_inheritable(True)
        return listening
    except (socket.gaierror, OverflowError, UnicodeError) as wrong:
        raise CannotStart("server-address-bad", host=host) from wrong
    except OSError as taken:
        if listening:
            listening.close()
        if taken.errno == 99:
            raise CannotStart("server-address-bad", host=host) from taken
        raise CannotStart("server-port-taken", host=host, port=port) from taken


def make() -> RequestTimeouts:
    """The application of this process; uvicorn's worker processes call it too."""
    _tune_garbage_collection()
    sys.setswitchinterval(_SWITCH_INTERVAL)
    logging(os.environ.get("CONSIGLIERE_LOGS", "json") == "json")
    config = settings.from_environment()
    connection_limit.most = max(connection_limit.most, 3 * config.quotas.sockets)
    connection_limit.proxies = parse_networks(os.environ.get(settings.PROXIES, ""))
    return RequestTimeouts(application(open_database(), config))


@contextmanager
def _exclusive_database() -> Iterator[bool]:
    """Migrate the database and lock its file; yields whether several processes may share it.

    Runs first, so that a bad database is reported before anything else.
    """
    with closing(connect()) as database, exclusive_lock(database):
        open_database().close()
        yield database.shared


def _tune_garbage_collection() -> None:
    """States are values without cycles; scanning all of them for garbage takes long."""
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)


def logging(machine: bool) -> None:
    """Structured logs on stderr: JSON for machines, columns for people."""
    look: Any = structlog.processors.JSONRenderer() if machine else structlog.dev.ConsoleRenderer()
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.processors.format_exc_info,
            look,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(20 if machine else 30),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )


def _run(listening: socket.socket, workers: int, machine_logs: bool, bye: str) -> int:
    os.environ["CONSIGLIERE_LOGS"] = "json" if machine_logs else "plain"
    proxies = os.environ.get(settings.PROXIES, "")
    config = uvicorn.Config(
        "consigliere.server.run:make",
        factory=True,
        workers=workers,
        log_level="warning",
        http=LimitedHttp,
        ws=WebSocketConnection,
        ws_max_size=MAX_MESSAGE_BYTES,
        ws_per_message_deflate=False,  # it costs more time than a move
        ws_ping_interval=20.0,
        timeout_graceful_shutdown=3,
        access_log=False,
        backlog=_BACKLOG,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=proxies,
        server_header=False,
    )
    server = uvicorn.Server(config)
    if workers == 1:
        for sign in (signal.SIGTERM, signal.SIGINT):  # uvicorn sends it again when it has closed
            signal.signal(sign, lambda *_: setattr(server, "should_exit", True))
        server.run(sockets=[listening])
    else:
        from uvicorn.supervisors import Multiprocess

        Multiprocess(config, sockets=[listening]).run()  # each worker makes its own server
    print(bye, flush=True)
    return 0


def _require_pages() -> None:
    if not pages.built():
        raise CannotStart("server-no-pages")


def _print_phone_address(w: Words, port: int) -> None:
    address = own_address()
    if address:
        url = f"http://{address}:{port}/"
        print(w.say("server-phones", url=url))
        print(blocks(url))


def own_address() -> str:
    """This machine's address in the home network; nothing is sent to find it."""
    try:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            probe.connect(("192.0.2.1", 9))
            address = str(probe.getsockname()[0])
            return "" if address.startswith("127.") else address
    except OSError:
        return ""


def _open_browser(w: Words, url: str) -> None:
    try:
        opened = webbrowser.open(url)
    except webbrowser.Error:
        opened = False
    if not opened:
        print(w.say("server-no-browser"), flush=True)
