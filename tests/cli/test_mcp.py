"""`consigliere mcp`, where it cannot sit down."""

import importlib.util

import pytest

from consigliere.cli import mcp

from .run import LANGUAGES, refused, run

TABLE = "http://127.0.0.1:9/t/ABCDE"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("url", ["ABCDE", "http://127.0.0.1/", "http://127.0.0.1:x/t/A", "t\n/A"])
def test_what_is_no_address_of_a_table(url, lang):
    assert refused(run("mcp", url, lang=lang), "http://localhost:1928/t/")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_where_nobody_answers(lang):
    assert refused(run("mcp", TABLE, lang=lang), "http://127.0.0.1:9")


def test_a_chair_is_a_number_and_a_name_has_letters():
    assert refused(run("mcp", TABLE, "--chair", "first"), "--chair", "first")
    assert refused(run("mcp", TABLE, "--name", " "), "--name")
    assert refused(run("mcp"), "URL")


def test_without_the_extra_it_says_how_to_get_it(monkeypatch):
    found = importlib.util.find_spec
    monkeypatch.setattr(mcp, "find_spec", lambda name: None if name == "mcp" else found(name))

    assert refused(run("mcp", TABLE), 'pip install "consigliere[mcp]"')


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_explains_itself(lang):
    found = run("mcp", "--help", lang=lang)

    assert 0 == found.exit_code
    assert "--chair" in found.stdout
