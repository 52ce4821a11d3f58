"""The browser's types are those of the server."""

from msgspec.structs import fields

from consigliere.server.projection.message_parts import PrivateNews, PublicNews
from consigliere.server.protocol.messages import TableNews
from consigliere.server.protocol.typescript import TARGET, typescript


def test_the_types_of_the_browser_are_made_from_the_messages():
    assert typescript() == TARGET.read_text("utf-8")


def test_the_two_parts_of_a_table_message_are_the_whole_one():
    parts = [f.name for part in (PublicNews, PrivateNews) for f in fields(part)]

    assert sorted(parts) == sorted(f.name for f in fields(TableNews))
