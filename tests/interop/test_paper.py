"""docs/interop.md says what is true: its examples run, its tables are those of the code."""

import doctest

import pytest

from . import paper


@pytest.mark.filterwarnings("ignore:.*illegal.*")
def test_the_examples_run():
    flags = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
    failed, tried = doctest.testfile(str(paper.PAPER), module_relative=False, optionflags=flags)

    assert 0 == failed
    assert 20 < tried


def test_the_tables_are_those_of_the_code():
    assert paper.PAPER.read_text("utf-8") == paper.written()
