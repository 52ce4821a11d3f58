"""Paragraphs of the rules, by number, as plain text."""

import pytest

from consigliere.words import game_text


def rule(number, lang="en"):
    return game_text("mafia-city", lang, []).rule(number)


def test_a_point_stands_alone():
    assert rule("1.6.4").startswith("1.6.4 SHADOW GAMES (ACTION). Name two different locations")
    assert "\n" not in rule("1.6.4")


def test_a_section_has_its_title_and_all_its_points():
    lines = rule("4.4").splitlines()

    assert "4.4 What a cancellation does" == lines[0]
    assert ["4.4.1", "4.4.5"] == [lines[1].split()[0], lines[-1].split()[0]]


def test_a_chapter_has_all_its_sections():
    assert "2 Set-up" == rule("2").splitlines()[0]
    assert "2.11 First round" in rule("2").splitlines()


def test_a_number_is_not_the_beginning_of_another():
    assert "2.10" not in rule("2.1")
    assert "1.6.11" not in rule("1.6.1")


def test_a_table_is_in_columns():
    assert "3        15           10" in rule("1.3").splitlines()


@pytest.mark.parametrize("number", ["9", "1.6.99", "", ".", "snitch"])
def test_there_is_no_such_paragraph(number):
    assert rule(number) is None


def test_the_sign_may_be_typed_too():
    assert rule("4.3") == rule("§4.3") == rule(" 4.3. ")


def test_the_contents_are_whole():
    numbers = [number for number, _ in game_text("mafia-city", "en", []).rules()]

    assert ("6.4" in numbers) and (len(numbers) > 40)
