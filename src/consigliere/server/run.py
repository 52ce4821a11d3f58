"""Starting the server: `play` for one household, `serve` for hosting."""

from __future__ import annotations

import gc
import os
import signal
import socket
import sys
import webbrowser
from threading import Timer
from typing import Any, Final

import structlog
import uvicorn
from litestar import Litestar
from msgspec.structs import replace

from consigliere.kernel import Refusal
from consigliere.words import Words

from . import pages
from .app import Limits, application
from .client import RATE
from .doors import Space
from .files import ENOUGH, allow_many
from .keeping import KEEP_DAYS
from .names import SETTING, Names, names_of
from .protocols import PromptHttp
from .qr import blocks
from .socket import BIGGEST
from .store import open_database
from .store.database import own_folder
from .timing import Pace
from .wires import Wire

PORT: Final = 1928
_QUEUE: Final = 4096  # pages that may knock in the same moment, as after a restart
_LIMITS: Final = "CONSIGLIERE_ROOMS_PER_MINUTE"
_PACE: Final = "CONSIGLIERE_WINDOW_SECONDS"
_RATE: Final = "CONSIGLIERE_MESSAGES_PER_SECOND"
_SOCKETS: Final = "CONSIGLIERE_SOCKETS_PER_ADDRESS"
_ROOMS: Final = "CONSIGLIERE_ROOMS_PER_ADDRESS"
_TABLES: Final = "CONSIGLIERE_ROOMS"
_PROXIES: Final = "CONSIGLIERE_TRUSTED_PROXIES"  # whose X-Forwarded-For and -Proto we believe
_KEEP: Final = "CONSIGLIERE_KEEP_DAYS"  # `serve` has a default, `play` keeps all
_LAB: Final = "CONSIGLIERE_LAB"  # a folder; `play` has one of its own, `serve` none


class CannotStart(Refusal):
    """The server cannot be started; the sentence says why."""


def play(w: Words, host: str, port: int, browser: bool) -> int:
    """One process on the user's own database; the browser opens by itself."""
    _needs_pages()
    open_database().close()  # a bad database is told before anything else
    os.environ.setdefault(_LAB, str(own_folder() / "lab"))
    os.environ.setdefault(_KEEP, "0")  # a household's tables wait for ever
    os.environ.setdefault(SETTING, "")  # and it is not called by names of the internet
    _keep_days()
    _names()
    listening = listen(host, port)
    here = f"http://localhost:{listening.getsockname()[1]}/"
    print(w.say("server-open", url=here))
    if host not in ("127.0.0.1", "localhost", "::1"):
        _tell_phones(w, listening.getsockname()[1])
    print(w.say("server-stop"), flush=True)
    if browser:
        Timer(1.0, _open_browser, [w, here]).start()
    return _run(listening, workers=1, machine_logs=False, bye=w.say("server-closed"))


def serve(w: Words, host: str, port: int, workers: int, machine_logs: bool = True) -> int:
    """So many processes on one database; several of them need PostgreSQL."""
    _needs_pages()
    _keep_days()
    _names()
    database = open_database()
    database.close()
    if workers > 1 and not database.shared:
        raise CannotStart("server-workers", workers=workers)
    if workers > 1:
        os.environ[_LAB] = ""  # one process would not know of the other's runs
    pages_at_once = allow_many()
    listening = listen(host, port)
    print(w.say("server-open", url=f"http://{host}:{listening.getsockname()[1]}/"), flush=True)
    if pages_at_once < ENOUGH:
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
        listening.listen(_QUEUE)
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


def make() -> Litestar:
    """The application of this process, from the environment: also for workers."""
    _collect_seldom()
    logging(os.environ.get("CONSIGLIERE_LOGS", "json") == "json")
    rooms = int(os.environ.get(_LIMITS, "30"))
    seconds = os.environ.get(_PACE)
    rate = float(os.environ.get(_RATE, RATE))
    pace = Pace(float(seconds), 0.0, float(seconds)) if seconds else None
    lab = os.environ.get(_LAB, "")
    limits = Limits(rooms, pace, messages_a_second=rate, space=_space(), lab=lab)
    return application(open_database(), replace(limits, keep_days=_keep_days(), names=_names()))


def _names() -> Names:
    """By which this server may be called; BadNames if that is no list of them."""
    return names_of(os.environ.get(SETTING, "*"))


def _keep_days() -> int:
    """How long tables are kept that nobody touches; CannotStart if that is no number of days."""
    said = os.environ.get(_KEEP, "") or str(KEEP_DAYS)
    if not (said.isascii() and said.isdecimal() and len(said) < 7):
        raise CannotStart("server-bad-days", name=_KEEP, value=said)
    return int(said)


def _space() -> Space:
    """What one address may take of this process."""
    usual = Space()
    return Space(
        sockets=int(os.environ.get(_SOCKETS, usual.sockets)),
        rooms=int(os.environ.get(_ROOMS, usual.rooms)),
        tables=int(os.environ.get(_TABLES, usual.tables)),
    )


def _collect_seldom() -> None:
    """Tables are values without cycles; looking through all of them for garbage takes long."""
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
    proxies = os.environ.get(_PROXIES, "")
    config = uvicorn.Config(
        "consigliere.server.run:make",
        factory=True,
        workers=workers,
        log_level="warning",
        http=PromptHttp,
        ws=Wire,
        ws_max_size=BIGGEST,
        ws_per_message_deflate=False,  # it costs more time than a move
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        timeout_graceful_shutdown=3,
        access_log=False,
        backlog=_QUEUE,
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


def _needs_pages() -> None:
    if not pages.built():
        raise CannotStart("server-no-pages")


def _tell_phones(w: Words, port: int) -> None:
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
