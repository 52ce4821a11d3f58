"""How far one click walks: our functions between socket in and socket out, for one card played.

    .venv/bin/python -m bench.walk

Three people sit at a table in the real server, at a game with reactions. One of them plays a card,
which opens a reaction window that closes at once. Counted is every function of `src/` that runs
from the arrival of the message until all three have been sent the new table, in all threads.
"""

from __future__ import annotations

import asyncio
import secrets
import threading
from collections import Counter
from pathlib import Path
from tempfile import TemporaryDirectory
from types import CodeType, FrameType
from typing import Any, Final

import structlog

import consigliere
from consigliere.server.storage import open_database
from tests.sample import REACTING
from tests.server import table as untyped

ROOT: Final = str(Path(consigliere.__file__).parent)
table: Any = untyped
_SEED: Final = "walk"
_GAME: Final = {"game": REACTING, "options": {"first": "0"}}
_QUIET: Final = 0.5  # seconds without a message after which the click is over


class Recorder:
    """Counts calls of our functions, in every thread started after it."""

    def __init__(self) -> None:
        self.calls: Counter[CodeType] = Counter()
        self.on = False

    def __call__(self, frame: FrameType, event: str, _arg: Any) -> None:
        if self.on and event == "call" and frame.f_code.co_filename.startswith(ROOT):
            self.calls[frame.f_code] += 1


async def walk(recorder: Recorder, folder: str) -> str:
    """The card that was played; `recorder` knows what it took."""
    server = table.Server(open_database(f"sqlite:///{folder}/walk.sqlite"))
    try:
        async with table.match(server, people=3, lang="en", **_GAME) as people:
            while True:
                asked, *_ = await table.whose_turn(*people)
                _, question = asked.questions()[0]
                texts = [option["text"] for option in question["options"]]
                cards = [text for text in texts if text.startswith("play ")]
                if cards:
                    return await _play(recorder, people, asked, cards[0])
                await asked.answer([0])
                await asked.ping()
    finally:
        server.close()


async def _play(recorder: Recorder, people: list[Any], asked: Any, card: str) -> str:
    await asyncio.sleep(_QUIET)
    recorder.on = True
    await asked.answer(card)
    before = -1
    while before != (before := sum(len(person.heard) for person in people)):
        await asyncio.sleep(_QUIET)
    recorder.on = False
    return card


def report(card: str, calls: Counter[CodeType]) -> str:
    """Functions, files and calls, then each module with its functions."""
    modules: dict[str, set[str]] = {}
    for code in calls:
        name = Path(code.co_filename).relative_to(ROOT).with_suffix("").as_posix()
        modules.setdefault(name.replace("/", "."), set()).add(code.co_qualname)
    head = f"{card}: {len(calls)} functions in {len(modules)} files, {calls.total()} calls"
    rows = [f"{len(names):4} {module}" for module, names in sorted(modules.items())]
    return "\n".join([head, *rows])


def main() -> None:
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(50))
    setattr(secrets, "token_hex", lambda _size=None: _SEED)  # noqa: B010
    recorder = Recorder()
    threading.setprofile(recorder)
    with TemporaryDirectory() as folder:
        card = asyncio.run(walk(recorder, folder))
    print(report(card, recorder.calls))


if __name__ == "__main__":
    main()
