"""A game of another package, for which these pages have no board, is played on the plain one."""

import pytest

from consigliere.server.storage import open_database
from consigliere.words import LANGUAGES

from ..server.table import AT_ONCE, Server

COINS = {"en": "Coins", "it": "Monete", "de": "Münzen"}
STAND = {"en": "Let it stand", "it": "Accetta", "de": "Stehen lassen"}


@pytest.fixture
def serving(pier, tmp_path):
    server = Server(open_database(f"sqlite:///{tmp_path}/tables.sqlite"), AT_ONCE)
    yield server
    server.close()


@pytest.mark.limit(240)
@pytest.mark.parametrize("lang", LANGUAGES)
async def test_a_game_of_another_package_is_played_to_the_end(serving, newcomer, lang):
    vito = await newcomer(lang, url=serving.url)
    await vito.play_now(game="Pier Dice")
    await vito.my_turn()

    assert COINS[lang] in await vito.page.locator("main, body").first.inner_text()

    await vito.play()
    asked = [mine["ask"] for table in vito.tables for mine in table["mine"] if mine["ask"]]
    labels = {option["label"] for ask in asked for option in ask["options"]}
    end = vito.page.get_by_role("region", name=vito.say("table-over"))

    assert STAND[lang] in labels
    assert vito.result == [
        line.strip() for line in await end.locator("ol > li").all_text_contents()
    ]
