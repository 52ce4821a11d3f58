"""Control characters, invisible names and look-alikes are refused where they arrive."""

import asyncio
import json
from contextlib import AsyncExitStack
from typing import get_args

import pytest
from msgspec import inspect

from consigliere.server.protocol import requests
from consigliere.server.protocol.basics import VERSION, Settings
from consigliere.server.protocol.editions import EditionDraft
from consigliere.server.protocol.lab import LabPlan
from consigliere.server.protocol.lessons import LessonAsk
from consigliere.server.protocol.replay import Fork
from consigliere.server.protocol.rest import NewRoom, Start
from consigliere.server.rooms import commands
from consigliere.server.rooms.model import BadRequest

from ..sample import BUILDING, REACTING
from .table import Person, match

CONTROLS = ["\x00", "\x1b", "\x7f", "\x85", "\u202e", "\u2066", "\u2028", "\n", "\t"]
SPACES = "\t\n\u2028"  # pasted into a chat they are spaces
NAMES = {"en": "control characters", "it": "caratteri di controllo", "de": "Steuerzeichen"}


@pytest.mark.parametrize("bad", CONTROLS, ids=ascii)
async def test_no_text_of_a_message_has_control_characters(fast, bad):
    """The socket stays open: the message alone is refused, by its id where that is clean."""
    async with match(fast, people=2) as (ada, _bob):
        settings = {"game": REACTING, "options": {"first": f"0{bad}"}}
        for kind, fields in (
            ("say", {"text": f"Hello{bad if bad not in SPACES else CONTROLS[0]}"}),
            ("dress", {"chair": 0, "name": f"Ada{bad}", "emblem": "rose"}),
            ("hire", {"chair": 1, "bot": f"easy{bad}"}),
            ("order", {"seat": 0, "order": f"{bad}decline"}),
            ("arrange", {"settings": settings}),
            ("arrange", {"settings": {"edition": f"x@{bad}"}}),
            ("why", {"seat": 0, "thing": ["card", bad]}),
        ):
            assert "text-control" == await ada.refused(kind, **fields), kind
        await ada.send("tell", id=f"7{bad}")
        await ada.until(lambda: ada.last("refused")["id"] == "")

        assert "text-control" == ada.last("refused")["message"]
        await ada.ping()


async def test_a_greeting_with_control_characters_ends_the_connection(fast):
    made = await fast.room()
    for field in ({"tokens": ["a\x00"]}, {"ticket": "a\u202e"}):
        person = Person(fast, "")
        await person.dial()
        hello = {"t": "hello", "version": VERSION, "code": made["code"], **field}
        await person.socket.send(json.dumps(hello))
        await person.until(lambda p=person: p.closed)

        assert (4400, "text-control") == (person.closed, person.last("refused")["message"])
        await person.__aexit__()


async def test_poisoned_ids_at_four_tables_disturb_none_of_eight_others(server):
    """PostgreSQL keeps no NUL: answers of other tables are not refused because of it."""
    async with AsyncExitStack() as evening:
        tables = [await evening.enter_async_context(match(server, people=2)) for _ in range(12)]
        bad, good = [t[0] for t in tables[:4]], [t[0] for t in tables[4:]]
        for i in range(3):
            for ada in bad:
                seat, asked = next(iter(ada.questions()), (0, {"at": 1}))
                await ada.send("answer", id=f"{i}\x00", seat=seat, at=asked["at"], pick=[0])
                await ada.send("say", id="s", chair=0, text=f"{i}\x00")
            replies = [ada.ask("say", chair=0, text=f"{i}") for ada in good]

            assert 8 * ["done"] == [reply["t"] for reply in await asyncio.gather(*replies)]
        for ada in bad:
            await ada.ping()
            assert "text-control" == ada.last("refused")["message"]


@pytest.mark.parametrize("lang", NAMES)
@pytest.mark.parametrize(
    "body",
    [
        {"name": "Ada\x1b[31m"},
        {"bots": "easy\x00"},
        {"settings": {"edition": "x@\x00"}},
        {"settings": {"game": "mafia\u202ecity"}},
        {"settings": {"options": {"first\x00": "0"}}},
    ],
    ids=ascii,
)
async def test_no_text_of_a_request_has_control_characters(server, body, lang):
    response = await server.post("/api/rooms", body, **{"accept-language": lang})

    assert 400 == response.status_code, response.text
    assert response.json()["type"].endswith("text-control")
    assert NAMES[lang] in response.json()["detail"]


@pytest.mark.parametrize(
    "path",
    [
        "/api/rooms/%00",
        f"/api/editions/{REACTING}/x@%00",
        f"/api/editions/{REACTING}/x@%E2%80%AE",
        "/api/editions/%1B",
        "/api/replays/%00",
        "/api/replays/%00/review",
        "/api/lessons/%00",
        "/t/%00",
    ],
)
async def test_no_address_has_control_characters(server, path):
    assert 404 == (await server.get(path)).status_code


async def test_no_query_has_control_characters(server):
    assert 400 == (await server.get("/api/games?lang=%00")).status_code
    assert 400 == (await server.get("/api/lab/compare?a=%00&b=x")).status_code


async def test_an_edition_has_none_either(server):
    """TOML itself allows them where they are escaped."""
    text = (await server.get(f"/api/editions/{BUILDING}/standard")).json()["toml"]
    escaped = text.replace('name = "', 'name = "a\\u0000', 1)
    for toml in (escaped, text + "# \x07", text + "# \u202e"):
        for path in ("/api/editions/check", "/api/editions"):
            response = await server.post(path, {"toml": toml})

            assert (400, True) == (
                response.status_code,
                response.json()["type"].endswith("text-control"),
            )
    values = {"toml": text, "values": {"name": "a\x00"}}
    assert 400 == (await server.post("/api/editions/check", values)).status_code


async def test_a_record_has_none_either(server):
    body = f"# seat 0 rose - Ada\u202e\ngame {REACTING}\n"
    response = await server.post("/api/replays", body, **{"content-type": "text/plain"})

    assert (400, True) == (response.status_code, response.json()["type"].endswith("text-control"))


@pytest.mark.parametrize("name", ["\u3164", "\u2800\u2800", "\u200b", "\u0301", "\uffa0 \u115f"])
def test_a_name_of_which_nothing_is_seen_is_none(name):
    with pytest.raises(BadRequest) as refused:
        commands.clean_name(name)

    assert "room-name-empty" == refused.value.reason.message


@pytest.mark.parametrize("name", ["Ada", "Ольга", "李", "Ζωή", "🦊", "José", "3", "أ"])
def test_names_of_all_scripts_are_names(name):
    assert name == commands.clean_name(name)


def room_of(name):
    room = commands.new_room("CODE", Settings(seats=3))
    return commands.occupy(room, 0, name, None, "a")


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("Ada", "ada"),
        ("Ada", "Аdа"),  # Cyrillic
        ("Olga", "0lga"),
        ("Al", "AI"),
        ("Ada", "Ad\u3164a"),
        ("Ada", "Ada\u200d"),
        ("Ada", "Ａｄａ"),
        ("Vito", "Vιτο"),  # Greek
    ],
)
def test_two_names_that_look_alike_do_not_sit_at_one_table(first, second):
    with pytest.raises(BadRequest) as refused:
        commands.occupy(room_of(first), 1, second, None, "b")

    assert ("room-name-taken", {"name": first}) == (
        refused.value.reason.message,
        dict(refused.value.reason.args),
    )


@pytest.mark.parametrize(("first", "second"), [("Ada", "Adam"), ("Jose", "José"), ("🦊", "🐺")])
def test_names_that_differ_to_the_eye_do(first, second):
    assert second == commands.occupy(room_of(first), 1, second, None, "b").chairs[1].name


def test_a_bot_is_not_mistaken_for_a_person_either():
    hired = commands.seat_bot(room_of("rosa"), 1, "easy")

    assert "Enzo" == hired.chairs[1].name


TAKEN = [*get_args(requests.FromClient), NewRoom, Start, Fork, EditionDraft, LabPlan, LessonAsk]


def texts(kind):
    """Every type of text in what a client sends, by the name of the alias where it has one."""
    match kind:
        case inspect.StrType():
            yield kind
        case inspect.StructType(fields=fields):
            for field in fields:
                yield from texts(field.type)
        case inspect.UnionType(types=types):
            for one in types:
                yield from texts(one)
        case inspect.DictType(key_type=key, value_type=value):
            yield from [*texts(key), *texts(value)]
        case inspect.TupleType(item_types=items):
            for one in items:
                yield from texts(one)
        case inspect.ListType(item_type=item) | inspect.VarTupleType(item_type=item):
            yield from texts(item)


@pytest.mark.parametrize("taken", TAKEN, ids=lambda kind: kind.__name__)
def test_every_text_a_client_may_send_says_what_it_holds(taken):
    """Codes of rooms are compared with the letters a code may have."""
    found = [text for text in texts(inspect.type_info(taken)) if text.pattern is None]

    assert [16] * len(found) == [text.max_length for text in found]
