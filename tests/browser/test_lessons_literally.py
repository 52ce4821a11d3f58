"""Each sentence of each lesson, followed literally by taps, leads on."""

import pytest

from consigliere.games import GAMES
from consigliere.lessons import lesson

from ..sample import of
from .learning import go_on, step
from .newly import Newly

CHAPTERS = [(key, chapter.key) for key in GAMES for chapter in lesson(key).chapters]


async def open_chapter(vito, number):
    """By the list of the chapters."""
    await step(vito)
    await vito.page.locator(".coach .title").click()
    await vito.page.locator(".coach ol button").nth(number - 1).click()
    await vito.page.locator(f"[data-step='{number}.0']").wait_for()


@pytest.mark.parametrize(("game", "key"), CHAPTERS)
async def test_each_sentence_is_followed_literally(newcomer, game, key):
    """What is said is done tap by tap; nobody hears that it was the wrong move."""
    chapter = lesson(game).chapter(key)
    at = lesson(game).chapters.index(chapter) + 1
    vito = await newcomer(path=f"/learn/{game}")
    await open_chapter(vito, at)
    for n, one in enumerate(chapter.steps):
        assert f"{at}.{n}" == await step(vito)
        if one.want:
            await Newly(vito).follow(of(game, "board").LITERALLY[f"{key}-{one.key}"], f"{at}.{n}")
        else:
            await go_on(vito, f"{at}.{n}")

    assert f"{at}.{len(chapter.steps)}" == await step(vito)


@pytest.mark.parametrize("game", GAMES)
def test_every_move_a_lesson_wants_is_followed(game):
    wanted = [
        f"{chapter.key}-{one.key}"
        for chapter in lesson(game).chapters
        for one in chapter.steps
        if one.want
    ]

    assert wanted == list(of(game, "board").LITERALLY)
