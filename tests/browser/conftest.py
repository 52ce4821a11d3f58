"""One server and one browser for all tests of a process, a profile of their own for everybody."""

import asyncio
import inspect
import os
from contextlib import AsyncExitStack, asynccontextmanager

import pytest
import pytest_asyncio
from playwright.async_api import async_playwright

from consigliere.server.http import pages
from consigliere.server.rooms import session
from consigliere.server.storage import open_database

from ..sample import REACTING, short
from ..server.table import AT_ONCE, Server, match
from . import chromium
from .people import SIT, Newcomer

LIMIT = 120
# Moves of others are not held, unless a scenario is about that.
AT_ONCE_HERE = """try {
  const known = JSON.parse(localStorage.getItem('consigliere.settings') ?? '{}');
  localStorage.setItem('consigliere.settings', JSON.stringify({speed: 'off', ...known}));
} catch {} // a frame that may store nothing
"""
SIZES = {
    "desktop": (1440, 900),
    "phone": (390, 844),
    "small": (320, 640),
    "wide": (844, 390),
    "television": (1920, 1080),
    "tablet": (1024, 768),
    "upright": (820, 1180),
}


def pytest_collection_modifyitems(items):
    """No scenario may hang, and all share one event loop, where the browser lives."""
    for item in items:
        if "tests/browser/" in item.path.as_posix() and inspect.iscoroutinefunction(item.obj):
            marked = item.get_closest_marker("limit")
            item.obj = _limited(item.obj, marked.args[0] if marked else LIMIT)
            item.add_marker(pytest.mark.asyncio(loop_scope="session"), append=False)


def _limited(test, seconds):
    async def limited(**fixtures):
        async with asyncio.timeout(seconds):
            await test(**fixtures)

    limited.__signature__ = inspect.signature(test)
    return limited


@pytest.fixture(scope="session")
def server(tmp_path_factory):
    """The real application on a database of its own; nobody has to wait for its windows."""
    folder = tmp_path_factory.mktemp("server")
    for path in pages._files().values():
        pages._read(path)  # a build that is made meanwhile does not matter
    running = Server(open_database(f"sqlite:///{folder}/tables.sqlite"), AT_ONCE)
    yield running
    running.close()


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser():
    path, env = chromium.find()
    if env and not os.environ.get("PLAYWRIGHT_NODEJS_PATH"):
        os.environ["PLAYWRIGHT_NODEJS_PATH"] = chromium._node()
    async with async_playwright() as p:
        launched = await p.chromium.launch(
            executable_path=path, args=chromium.ARGS, env={**os.environ, **env}
        )
        yield launched
        await launched.close()


@pytest_asyncio.fixture(loop_scope="session")
async def newcomer(browser, server):
    """`await newcomer("it", "phone")`: somebody who opens the start page for the first time.

    `at=(code, token, ...)`: somebody who has these chairs and opens the table.
    `app`: the browser may keep the pages, as it does when the app is installed.
    """
    people = []

    async def arrive(
        lang="en", size="desktop", still=True, path="/", at=None, url=server.url, app=False
    ):
        width, height = SIZES[size]
        context = await browser.new_context(
            viewport={"width": width, "height": height},
            locale=lang,
            reduced_motion="reduce" if still else "no-preference",
            service_workers="allow" if app else "block",
        )
        context.set_default_timeout(20_000)
        if still:
            await context.add_init_script(AT_ONCE_HERE)
        people.append(person := Newcomer(await context.new_page(), url, lang))
        if at:
            code, *tokens = at
            await person.page.goto(url)
            await person.page.evaluate(SIT, [code, tokens])
            path = f"/t/{code}"
        await person.page.goto(url + path)
        return person

    yield arrive
    for person in people:
        await person.page.context.close()
    assert [] == [problem for person in people for problem in person.problems]


@pytest.fixture
def table(server, newcomer):
    """`async with table("it", "en") as (vito, rosa), bots:` people with browsers at one table.

    The first of them begins. `others`: people who only have a wire, on the next chairs.
    """

    @asynccontextmanager
    async def sit(
        *langs,
        seats=3,
        others=0,
        size="desktop",
        seed=None,
        game=REACTING,
        edition="",
        clock=None,
        **options,
    ):
        chosen = {"game": game, "options": short(game, first="0", **options)}
        if edition:
            chosen["edition"] = edition
        if clock:
            chosen["clock"] = clock
        async with AsyncExitStack() as stack:
            patch = stack.enter_context(pytest.MonkeyPatch.context())
            if seed is not None:
                patch.setattr(session.secrets, "token_hex", lambda _size=32: seed)
            persons = await stack.enter_async_context(
                match(server, people=len(langs) + others, seats=seats, **chosen)
            )
            patch.undo()
            players = [
                await newcomer(lang, size, at=(person.code, *person.tokens))
                for lang, person in zip(langs, persons, strict=False)
            ]
            for person, here in zip(persons, players, strict=False):
                await here.until(lambda here=here: here.table)
                await person.socket.close()
            yield players, persons[len(langs) :]

    return sit
