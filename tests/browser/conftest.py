"""One server for all browser tests of a process, a fresh browser for each test."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.async_api import async_playwright

from . import chromium

PROGRAM = Path(sys.executable).with_name("consigliere")
SIZES = {"desktop": (1440, 900), "phone": (390, 844), "small": (320, 700)}


@pytest.fixture(scope="session")
def server(tmp_path_factory):
    """The address of a real server on a database of its own; its windows are quick."""
    folder = tmp_path_factory.mktemp("server")
    env = {
        **os.environ,
        "CONSIGLIERE_DATABASE_URL": f"sqlite:///{folder}/tables.sqlite",
        "CONSIGLIERE_WINDOW_SECONDS": "0.3",
        "CONSIGLIERE_ROOMS_PER_MINUTE": "10000",
        "CONSIGLIERE_MESSAGES_PER_SECOND": "1000",
    }
    with (folder / "log").open("wb") as log:
        process = subprocess.Popen(
            [PROGRAM, "serve", "--port", "0"], env=env, stdout=subprocess.PIPE, stderr=log
        )
        said = process.stdout.readline().decode()
        yield re.search(r"http://\S+\d", said)[0]
        process.terminate()
        process.wait(20)
        process.stdout.close()


@pytest.fixture
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


@pytest.fixture
def newcomer(browser, server):
    """`await newcomer("it", "phone")`: somebody who opens the start page for the first time."""
    from .people import Newcomer

    async def arrive(lang="en", size="desktop", still=True, path="/"):
        width, height = SIZES[size]
        context = await browser.new_context(
            viewport={"width": width, "height": height},
            locale=lang,
            reduced_motion="reduce" if still else "no-preference",
        )
        context.set_default_timeout(15_000)
        page = await context.new_page()
        person = Newcomer(page, server)
        await page.goto(server + path)
        return person

    return arrive
