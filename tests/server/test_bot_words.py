"""Every strength and style a person may choose has a name and a line about it, in each language."""

from pathlib import Path

import pytest
from fluent.syntax import parse

from consigliere.bots import LEVELS, styles
from consigliere.games import GAMES
from consigliere.words import LANGUAGES

LOCALE = Path(__file__).parents[2] / "web" / "src" / "locale"


def ids(lang):
    texts = [path.read_text("utf-8") for path in (LOCALE / lang).glob("*.ftl")]
    return {e.id.name for text in texts for e in parse(text).body if hasattr(e, "id")}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_strength_and_style_is_told_in_words(lang):
    known = ids(lang)
    wanted = [f"bot{about}-{level}" for level in LEVELS for about in ("", "-about")]
    all_styles = {style for game in GAMES for style in styles(game)}
    wanted += [f"style{about}-{style}" for style in all_styles for about in ("", "-about")]

    assert [] == sorted(set(wanted) - known)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_style_is_told_that_nobody_plays(lang):
    message = {one.removeprefix("style-") for one in ids(lang) if one.startswith("style-")}
    played = {style for game in GAMES for style in styles(game)}

    assert {"none"} == {one for one in message if not one.startswith("about-")} - played
