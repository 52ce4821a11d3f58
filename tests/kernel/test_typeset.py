"""Edition files written again: values change, order and comments stay."""

import pytest

from consigliere.games import GAMES
from consigliere.kernel import Sheet, Source
from consigliere.kernel.typeset import condensed, typeset

TEXT = """# A game.
game = "toy"
name = "mine" # so far

# What lies there.
[places]
gym = { row = 1, cost = "W ?" } # a # in a remark
"odd name" = { row = 2, cost = "#" }

[provenance]
"places" = ["inferred", "guessed"]
# The end.
"""


def again(text, change=lambda data: None, sources=None):
    sheet = Sheet(text)
    change(sheet.data)
    return typeset(sheet.data, dict(sheet.notes()) if sources is None else sources, text)


@pytest.mark.parametrize("game", GAMES)
def test_nothing_changed_is_the_same_file(game):
    text = GAMES[game].editions["standard"].text
    sheet = Sheet(text)

    assert text == typeset(sheet.data, condensed(sheet), text)


def test_remarks_stay_where_they_were():
    assert TEXT == again(TEXT)


def test_a_new_value_stands_in_the_old_place():
    text = again(TEXT, lambda data: data["places"]["gym"].update(row=7))

    assert TEXT.replace("row = 1", "row = 7") == text


def test_what_is_new_comes_last_and_what_is_gone_takes_its_remark_along():
    def change(data):
        del data["places"]["gym"]
        data["places"]["bar"] = {"row": 3, "cost": 'a "bar"\n'}

    text = again(TEXT, change)

    assert "a # in a remark" not in text
    assert '"odd name" = { row = 2, cost = "#" }\nbar = { row = 3, cost = ' in text
    assert 'a "bar"\n' == Sheet(text).data["places"]["bar"]["cost"]


def test_another_way_of_typing_becomes_the_usual_one():
    text = again("game='toy'\n[places.gym]\nrow=1 # first\n[places.bar]\nrow=2\n")

    assert 'game = "toy"\n\n[places]\ngym = { row = 1 }\nbar = { row = 2 }\n' in text


def test_a_table_seen_whole_needs_one_line():
    seen = {"places.gym": Source("copy", "mine"), "places.odd name": Source("copy", "mine")}
    text = again(TEXT, sources={"places": Source("inferred", "guessed"), **seen})

    assert {"places": Source("copy", "mine")} == condensed(Sheet(text))


def test_a_table_seen_in_part_keeps_its_lines():
    seen = {"places": Source("inferred", "guessed"), "places.gym.row": Source("copy", "")}

    assert seen == condensed(Sheet(again(TEXT, sources=seen)))
