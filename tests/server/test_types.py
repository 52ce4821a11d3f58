"""The browser's types are those of the server."""

from consigliere.server.typescript import TARGET, typescript


def test_the_types_of_the_browser_are_made_from_the_messages():
    assert typescript() == TARGET.read_text("utf-8")
