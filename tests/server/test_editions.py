"""Editions of one's own: typed, checked, kept, played, and still there after a restart."""

import pytest

from consigliere.games import GAMES, game
from consigliere.games.registry import printed_refs
from consigliere.kernel import CHANCE, Dealer, Sheet, advance, observe, read_record, verify
from consigliere.kernel.record import enclosed
from consigliere.server.features.editions.custom import CustomEditions
from consigliere.server.storage import open_database
from consigliere.server.workers.bots import bot_answer
from consigliere.server.workers.worker import WorkerTimeout

from ..sample import BIDDING, BUILDING, of
from .program import Program
from .table import Person, Server


@pytest.fixture(autouse=True)
def forgetful():
    """What this process has learned about editions in a test is gone after it."""
    yield
    forget_all()


def forget_all():
    """As if this process had just been started."""
    for key, rules in GAMES.items():
        for ref in [ref for ref in rules.editions if ref not in printed_refs(key)]:
            del rules.editions[ref]


def typed(key, *changes, name="mine"):
    """The printed edition with some things typed otherwise."""
    text = game(key).editions["standard"].text.replace('name = "standard"', f'name = "{name}"')
    for old, new in changes or of(key).RETYPED:
        assert old in text, old
        text = text.replace(old, new, 1)
    return text


async def saved(server, text, **more):
    reply = await server.post("/api/editions", {"toml": text, **more})
    assert 201 == reply.status_code, reply.text
    return reply.json()


async def checked(server, text, lang="en", **more):
    reply = await server.post(
        "/api/editions/check", {"toml": text, **more}, **{"accept-language": lang}
    )
    assert 200 == reply.status_code, reply.text
    return reply.json()


# ---- what is printed


@pytest.mark.parametrize("key", GAMES)
async def test_the_printed_edition_can_be_read_with_its_sources(server, key):
    listed = (await server.get(f"/api/editions/{key}")).json()
    (one,) = [edition for edition in listed if edition["name"] == "standard"]
    found = (await server.get(f"/api/editions/{key}/standard")).json()
    by_ref = (await server.get(f"/api/editions/{key}/{one['ref']}")).json()

    assert found == by_ref
    assert game(key).editions["standard"].text == found["toml"]
    assert (key, one["ref"], "standard", True) == (
        found["game"],
        found["ref"],
        found["name"],
        found["printed"],
    )
    assert Sheet(found["toml"]).data == found["values"]
    assert {"numbers": ["rulebook", "stated in the text"]}.items() <= found["sources"].items()


async def test_an_edition_that_was_replaced_is_still_printed(server):
    listed = (await server.get(f"/api/editions/{BUILDING}")).json()
    old = (await server.get(f"/api/editions/{BUILDING}/standard-1")).json()

    assert ["standard", "standard-1"] == [edition["name"] for edition in listed]
    assert [listed[1]["ref"], True] == [old["ref"], old["printed"]]
    assert (await server.room(game=BUILDING, edition="standard-1"))["code"]


async def test_an_edition_nobody_knows(server):
    reply = await server.get(f"/api/editions/{BUILDING}/mine@00000000", **{"accept-language": "it"})

    assert 404 == reply.status_code
    assert "mine@00000000" in reply.json()["detail"]
    assert "Questo server" in reply.json()["detail"]
    assert 400 == (await server.get("/api/editions/chess/standard")).status_code


# ---- checking


async def test_a_draft_is_written_as_a_file_with_its_remarks(server):
    found = (await server.get(f"/api/editions/{BUILDING}/standard")).json()
    values = {**found["values"], "name": "mine"}
    values["tiles"]["2"]["other"] = "pay 4"
    sources = {**found["sources"], "tiles.2.other": ["copy", "box of 2021"]}
    read = await checked(server, found["toml"], values=values, sources=sources)

    lines = read["toml"].splitlines()
    assert [] == read["problems"]
    assert '2 = { golden = "first", other = "pay 4" }' in lines
    assert '"tiles.2.other" = ["copy", "box of 2021"]' in lines
    assert "money = 5 # at the start" in lines
    assert len(found["toml"].splitlines()) == len(lines)
    assert read["ref"] == game(BUILDING).read_edition(read["toml"]).ref


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "Line 119: “places.gym.cost” must name 2 tokens."),
        ("it", "Riga 119: in «places.gym.cost» vanno indicati 2 segnalini."),
        ("de", "Zeile 119: „places.gym.cost“ muss 2 Marker nennen."),
    ],
)
async def test_what_is_wrong_is_said_with_its_line(server, lang, sentence):
    text = typed(BUILDING, ('"W ?"', '"W"'))
    number = next(n for n, row in enumerate(text.splitlines(), 1) if row.startswith("gym = {"))
    read = await checked(server, text, lang)

    (problem,) = read["problems"]
    assert ("places.gym.cost", number, "") == (problem["path"], problem["line"], read["ref"])
    assert sentence.replace("119", str(number)) == problem["text"]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("this is no file", "edition-toml"),
        ("x = 1", "edition-no-game"),
        ('game = "chess"', "edition-no-game"),
        (f'game = "{BIDDING}"', "edition-shape"),
        ("x = " + "[" * 9000, "edition-toml"),
        ("x = " + "9" * 9000, "edition-toml"),
        ("x = 99999999999999999999", "edition-most"),
    ],
)
async def test_something_quite_different_is_refused_in_words(server, text, message):
    read = await checked(server, text, "de")
    reply = await server.post("/api/editions", {"toml": text})

    assert message in [problem["message"] for problem in read["problems"]]
    assert 400 == reply.status_code
    assert message in [problem["message"] for problem in reply.json()["problems"]]
    assert reply.json()["detail"]


@pytest.mark.parametrize(
    "body",
    [
        {"toml": "x" * 40_001},
        {"toml": 7},
        {"toml": "", "values": {}, "sources": {"numbers": ["legend", ""]}},
        "{",
    ],
)
async def test_what_is_no_draft_is_not_read(server, body):
    assert 400 == (await server.post("/api/editions/check", body)).status_code
    assert 400 == (await server.post("/api/editions", body)).status_code


async def test_values_that_are_none_are_a_problem_and_no_crash(server):
    for values in (
        {},
        {"game": BUILDING, "numbers": None},
        {"game": ["x"], "a b": {"c": {"d": [1, {"e": 1.5}]}}},
        {"game": BUILDING, "numbers": {"rounds": 10**18}},
    ):
        assert (await checked(server, "", values=values))["problems"]


async def test_a_name_with_a_control_character_is_refused(server):
    values = {"game": BUILDING, "a\nb": {"c": 1}}
    reply = await server.post("/api/editions/check", {"toml": "", "values": values})

    assert 400 == reply.status_code
    assert reply.json()["type"].endswith("#text-control")


async def test_an_edition_of_another_shape_may_not_call_itself_standard(server):
    read = await checked(server, typed(BIDDING, name="standard"))

    assert ["edition-name-printed"] == [problem["message"] for problem in read["problems"]]


# ---- keeping


@pytest.mark.parametrize("key", GAMES)
async def test_saved_it_is_there_under_its_ref(server, key):
    kept = await saved(server, typed(key))
    found = (await server.get(f"/api/editions/{key}/{kept['ref']}")).json()
    file = await server.get(f"/api/editions/{key}/{kept['ref']}/file")

    assert (key, "mine", False) == (kept["game"], kept["name"], found["printed"])
    assert typed(key) == found["toml"] == file.text
    assert f"{key}-mine-" in file.headers["content-disposition"]


async def test_the_same_edition_has_the_same_ref_and_another_another(server):
    first = await saved(server, typed(BUILDING))
    again = await saved(server, typed(BUILDING).replace("# at the start", "# for everybody"))
    other = await saved(server, typed(BUILDING, ("money = 5", "money = 8")))

    assert first["ref"] == again["ref"] != other["ref"]


async def test_only_who_saved_it_may_change_its_notes(server):
    text = typed(BUILDING, name="annotated")
    better = text.replace('["reconstructed", "as tile 5"]', '["copy", "seen"]')
    mine = await saved(server, text)
    theirs = await saved(server, better)
    found = (await server.get(f"/api/editions/{BUILDING}/{mine['ref']}")).json()

    assert (mine["ref"], "", text) == (theirs["ref"], theirs["key"], found["toml"])

    await saved(server, better, key=mine["key"])
    found = (await server.get(f"/api/editions/{BUILDING}/{mine['ref']}")).json()

    assert better == found["toml"]


async def test_what_is_printed_needs_no_keeping(server):
    kept = await saved(server, game(BIDDING).editions["standard"].text)

    assert (game(BIDDING).editions["standard"].ref, "") == (kept["ref"], kept["key"])


async def test_saving_is_limited(database):
    server = Server(database, editions_per_hour=1)
    try:
        await saved(server, typed(BUILDING))
        reply = await server.post(
            "/api/editions", {"toml": typed(BIDDING)}, **{"accept-language": "de"}
        )
    finally:
        server.close()

    assert 429 == reply.status_code
    assert "Ausgaben" in reply.json()["detail"]


# ---- playing


async def end_of(server, made):
    """Played to the end by the players who sit there; the record."""
    async with Person(server, made["code"], made["token"]) as ada:
        await ada.play(5)
        await ada.until(lambda: ada.room["phase"] == "over")
    return (await server.get(f"/api/rooms/{made['code']}/record")).text


@pytest.mark.parametrize("key", GAMES)
async def test_a_match_with_it_is_played_to_the_end_and_its_record_stands_alone(server, key):
    """The bots' workers have no database, and the person who checks the record has no server."""
    kept = await saved(server, typed(key))
    made = await server.room(bots="random", game=key, seats=3, edition=kept["ref"], options={})
    text = await end_of(server, made)
    record = read_record(text)
    forget_all()

    assert kept["ref"] == record.setup.edition
    assert Sheet(typed(key)).data == Sheet(enclosed(text)).data
    game(key).know(enclosed(text))
    verify(game(key), record)


async def test_bots_get_the_edition_with_the_question():
    """A worker that has never heard of it answers all the same."""
    rules, text = game(BIDDING), typed(BIDDING)
    ref = rules.know(text).ref
    s, dealer = rules.new(rules.setup(2, ref)), Dealer("x")
    while s.waiting()[0] == CHANCE:
        s = advance(s, CHANCE, dealer.pick(s.kind, s.options(CHANCE)))
    seat = s.waiting()[0]
    view = observe(s, seat)
    forget_all()

    assert bot_answer(BIDDING, "greedy", view, ("k",), text) in view.decision.options


async def test_a_ref_nobody_has_saved_makes_no_room(server):
    for ref in ("mine@00000000", "standard@00000000", "../../etc@passwd"):
        wanted = {"settings": {"game": BIDDING, "seats": 2, "edition": ref}, "name": "Ada"}
        reply = await server.post("/api/rooms", wanted)

        assert (400, "about:blank#edition-gone") == (reply.status_code, reply.json()["type"])
        assert ref in reply.json()["detail"]


async def test_the_host_chooses_an_edition_in_the_lobby(server):
    kept = await saved(server, typed(BIDDING))
    made = await server.room(game=BIDDING, seats=2)
    forget_all()
    async with Person(server, made["code"], made["token"]) as ada:
        settings = {**ada.room["settings"], "edition": kept["ref"]}
        await ada.ok("arrange", settings=settings)
        assert kept["ref"] == ada.room["settings"]["edition"]
        gone = {**settings, "edition": "mine@00000000"}
        assert "edition-gone" == await ada.refused("arrange", settings=gone)
        await ada.ok("hire", chair=1, bot="random")
        await ada.ok("ready", chair=0)
        await ada.ok("begin")
        await ada.until(lambda: ada.table)

        assert kept["ref"] == ada.table["public"]["edition"]
        assert [9000, 9000] == ada.table["scores"] or ada.table["n"] > 1


async def test_rooms_with_editions_of_one_name_do_not_disturb_each_other(server):
    rich = await saved(server, typed(BIDDING, ("cash = 6500", "cash = 9000")))
    poor = await saved(server, typed(BIDDING, ("cash = 6500", "cash = 4000")))
    cash = []
    for edition in (rich["ref"], poor["ref"], "standard"):
        made = await server.room(bots="random", game=BIDDING, seats=2, edition=edition)
        cash.append(server.session(made["code"]).match.state.ed.numbers.cash)

    assert [9000, 4000, 6500] == cash


async def test_a_check_that_takes_too_long_is_refused_with_a_sentence(server, monkeypatch):
    async def late(*_):
        raise WorkerTimeout

    monkeypatch.setattr(server.services.validation, "run", late)
    reply = await server.post("/api/editions", {"toml": typed(BUILDING)})

    assert (503, "60") == (reply.status_code, reply.headers["retry-after"])
    assert "too much to do" in reply.json()["detail"]


async def test_after_a_restart_the_match_goes_on(tmp_path, url):
    """Another process, which knows only what is in the database."""
    first = Program(tmp_path, url)
    kept = await saved(first, typed(BUILDING))
    made = await first.room(bots="random", game=BUILDING, seats=2, edition=kept["ref"])
    async with Person(first, made["code"], made["token"]) as ada:
        for _ in range(3):
            await ada.asked()
            await ada.answer([0])
        n = ada.table["n"]
    first.kill()
    first.close()
    again = Program(tmp_path, url)
    try:
        async with Person(again, made["code"], made["token"]) as ada:
            await ada.until(lambda: ada.table)
            assert (n <= ada.table["n"], kept["ref"]) == (True, ada.table["public"]["edition"])
            await ada.play(1)
        text = (await again.get(f"/api/rooms/{made['code']}/record")).text
    finally:
        again.close()

    game(BUILDING).know(enclosed(text))
    verify(game(BUILDING), read_record(text))


async def test_a_record_brings_its_edition_to_another_server(server, tmp_path):
    """Dropped on a start page where nobody has ever heard of that edition."""
    kept = await saved(server, typed(BIDDING))
    made = await server.room(bots="random", game=BIDDING, seats=2, edition=kept["ref"])
    text = await end_of(server, made)
    forget_all()
    other = Server(open_database(f"sqlite:///{tmp_path}/other.sqlite"))
    try:
        opened = await other.post("/api/replays", text, **{"content-type": "text/plain"})
        id = opened.json()["id"]
        seen = await other.get(f"/api/replays/{id}/frames")
        there = await other.get(f"/api/editions/{BIDDING}/{kept['ref']}")
    finally:
        other.close()

    assert (201, 200, 200) == (opened.status_code, seen.status_code, there.status_code)


async def test_editions_not_in_use_are_put_away(server, monkeypatch):
    """A library that has lent too many takes back those nobody plays with."""
    monkeypatch.setattr("consigliere.server.features.editions.custom._MAX_LOADED", 1)
    refs = [
        (await saved(server, typed(BIDDING, ("cash = 6500", f"cash = {n}"))))["ref"]
        for n in (5000, 6000, 7000)
    ]
    used = [(BIDDING, refs[0])]
    custom_editions = CustomEditions(server.services.store, lambda: used)
    for ref in refs:
        await server.do(custom_editions.load(BIDDING, ref))

    assert [True, False, True] == [ref in game(BIDDING).editions for ref in refs]
