"""Moments of golden records, one for every kind of question: where there is most to read."""

from pathlib import Path
from typing import NamedTuple

from msgspec.structs import replace

from consigliere.games import game
from consigliere.kernel import CHANCE, observe, read_record, replay, write_record
from consigliere.kernel.record import close
from consigliere.words import game_text

GAMES = Path(__file__).parents[1] / "games"
SEATS = 4
# Who has passed is asked all the same.
ASK_AGAIN = """() => {
  const known = JSON.parse(localStorage.getItem('consigliere.settings') ?? '{}');
  localStorage.setItem('consigliere.settings', JSON.stringify({...known, askAgain: true}));
}"""
BUTTONS = 6  # so many answers stand beside the question


class Position(NamedTuple):
    kind: str  # of the question
    lang: str  # in which there is most to read
    record: str  # that breaks off where it is asked
    seat: int


def hardest_questions(key, *langs, seats=SEATS):
    """For every kind of question of that game the position in which its text is longest.

    The longest come first. Told apart are also shootouts of three groups, chains of reactions,
    and reaction windows in which nothing can be done but to wait.
    """
    best = {}
    for record in _records(key, seats):
        for answered, s in enumerate(replay(game(key), record)):
            for seat, view in _asked(s):
                kind = _kind(s, view)
                for lang in langs if kind else ():
                    size = _size(game_text(key, lang, ["Guest"] * seats), view)
                    if kind not in best or best[kind][0] < size:
                        best[kind] = size, lang, record, answered, seat
    longest = sorted(best.items(), key=lambda one: one[1][0], reverse=True)
    return [_position(kind, *found[1:]) for kind, found in longest]


def last_question(key, lang):
    """The shortest match of four, before the answer that ends it."""
    record = min(_records(key), key=lambda one: len(one.lines))
    answered = max(n for n, line in enumerate(record.lines) if line.seat != CHANCE)
    return _position("end", lang, record, answered, record.lines[answered].seat)


def longest_absence(key, lang):
    """Where the most has happened since the same player answered."""
    best = 0, None
    for record in _records(key):
        last = {}
        for answered, s in enumerate(replay(game(key), record)):
            for seat, view in _asked(s):
                away = answered - last.get(seat, answered)
                if away > best[0] and len(view.decision.options) > 1:
                    best = away, (record, answered, seat)
            if answered < len(record.lines):
                last[record.lines[answered].seat] = answered
    return _position("absence", lang, *best[1])


def _records(key, seats=SEATS):
    paths = sorted((GAMES / key.replace("-", "_") / "records").glob("*.rec"))
    records = [read_record(path.read_text()) for path in paths]
    return [record for record in records if record.setup.seats == seats]


def _asked(s):
    return [(seat, observe(s, seat)) for seat in s.waiting() if seat != CHANCE]


def _kind(s, view):
    """A name for what is asked; none where there is nothing to choose and nobody to wait for."""
    scene, kind = s.stack[-1][1], view.decision.kind
    rivals = {fighter.seat for fighter in getattr(scene, "fighters", ())}
    if type(scene).__name__ == "FirstSlots":
        return ""  # all groups are empty: the page answers
    if len(view.decision.options) == 1:
        return f"{kind} alone" if kind == "react" else ""
    if len(rivals) > 2:
        return f"{kind} of {len(rivals)}"
    if kind == "react" and len(s.limbo) > 1:
        return "react chain"
    return f"{kind} {type(scene).__name__}" if kind == "choose" else kind


def _size(texts, view):
    options = view.decision.options
    labels = [texts.option(one, view) for one in options] if len(options) <= BUTTONS else []
    return len(texts.prompt(view)) + sum(map(len, labels))


def _position(kind, lang, record, answered, seat):
    setup, played = record.setup, game(record.setup.game)
    lines = record.lines[:answered]
    *_, s = replay(played, replace(record, lines=lines, scores=None))
    text = write_record(close(played, setup, lines, s))
    return Position(kind, lang, text, seat)


async def seated(server, person, position):
    """That person is asked that question; bots that only wait have the other chairs."""
    opened = (await server.post("/api/replays", position.record)).json()["id"]
    last = (await server.get(f"/api/replays/{opened}")).json()["last"]
    wanted = {"n": last, "seat": position.seat, "name": "Guest", "bots": "random"}
    made = (await server.post(f"/api/replays/{opened}/fork", wanted)).json()
    await person.page.evaluate(ASK_AGAIN)
    await person.sit_at(made["code"], made["token"])
    await until_shown(person, position)


async def until_shown(person, position):
    """In a reaction window nobody is asked who can only let it happen.

    The last question of a match may have one answer, which the page gives.
    """
    if position.kind == "end":
        return
    if position.kind.endswith(" alone"):
        await person.until(lambda: person.ask)
        await person.page.locator(".prompt.idle .paper").wait_for()
        return
    assert await person.my_turn()
