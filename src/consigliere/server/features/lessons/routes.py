"""REST routes of lessons. The server keeps no state: clients send their answers along."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any

from litestar import Request, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter, QueryParameter

from consigliere.games import game
from consigliere.kernel import Action, OneOf, Range, SomeOf
from consigliere.lessons import (
    BadAnswer,
    Lesson,
    Numbers,
    Stop,
    lesson,
    play,
    printed,
    taken,
    wanted,
)
from consigliere.words import LANGUAGES, words

from ...http.client_address import address
from ...http.problems import problems, write_problems
from ...match.picks import picked
from ...protocol.lessons import Coach, LessonAsk, LessonChapter, LessonNews, LessonQuery
from ...rooms.registry import RoomRegistry
from ...workers.queues import Claim
from .session import LessonSession, Reply

Key = Annotated[str, PathParameter(max_length=40)]
Lang = Annotated[str, QueryParameter(name="lang", max_length=8)]
Registry = NamedDependency[RoomRegistry]
Asked = Request[Any, Any, Any]
_MAX_LISTED = 24  # accepted answers that are listed


@get("/api/lessons/{key:str}", sync_to_thread=False, responses=problems(404))
def chapters(key: Key, lang: Lang = "en") -> list[LessonChapter]:
    """The chapters of a game's lesson."""
    script, w = lesson(key), words(lang if lang in LANGUAGES else "en")
    return [
        LessonChapter(one.key, w.say(f"lesson-{key}-{one.key}"), len(one.steps))
        for one in script.chapters
    ]


@post(
    "/api/lessons/{key:str}/{chapter:str}",
    status_code=200,
    responses=write_problems(404),
)
async def step(
    key: Key, chapter: Key, data: JSONBody[LessonAsk], registry: Registry, request: Asked
) -> LessonNews:
    """The lesson after these answers; a legal one the lesson does not want is only commented on."""
    return await registry.services.threads.run(
        partial(_step, key, chapter, data), Claim(address(request))
    )


def _step(key: str, chapter: str, data: LessonAsk) -> LessonNews:
    before = play(key, chapter, data.answers)
    text = _text(key, before, data)
    refused = bool(text) and before.step is not None and not taken(before.step, text)
    moved = not refused and (data.go or data.pick is not None)
    answers = [*data.answers, text] if moved else list(data.answers)
    stop = play(key, chapter, answers) if moved else before
    room = LessonSession(key, stop, data.lang)
    tables = [room.full_table()] if data.fresh else room.news() if moved else []
    steps = len(lesson(key).chapter(chapter).steps)
    coach = _coach(key, chapter, room, refused)
    return LessonNews(answers, stop.number, steps, coach, room.seat, room.view(), tables)


@post(
    "/api/lessons/{key:str}/{chapter:str}/query",
    status_code=200,
    responses=write_problems(404),
)
async def query(
    key: Key, chapter: Key, data: JSONBody[LessonQuery], registry: Registry, request: Asked
) -> Reply:
    """Why not, what an answer would do, how it was, the table in words."""
    return await registry.services.threads.run(
        partial(_query, key, chapter, data), Claim(address(request))
    )


def _query(key: str, chapter: str, data: LessonQuery) -> Reply:
    return LessonSession(key, play(key, chapter, data.answers), data.lang).answer_query(data.query)


def _text(key: str, stop: Stop, data: LessonAsk) -> str:
    """The answer picked, in the notation of records; empty where the learner just goes on."""
    if data.pick is None:
        return ""
    script, s = lesson(key), stop.table.state
    if stop.step is None or not stop.step.want or script.seat not in s.waiting():
        raise BadAnswer("lesson-not-wanted")
    return _written(script, picked(s.options(script.seat), data.pick))


def _coach(key: str, chapter: str, room: LessonSession, refused: bool) -> Coach:
    stop, w = room.stop, words(room.lang)
    if stop.step is None:
        return Coach("", "", [], [], False)
    name = f"lesson-{key}-{chapter}-{stop.step.key}"
    numbers = printed(key, room.lang)
    text = _correction(w, name, numbers) if refused else w.say(name, **numbers)
    show = [list(thing) for thing in stop.step.show]
    picks = _picks(lesson(key), stop, wanted(key, stop)[:_MAX_LISTED])
    return Coach(text, stop.step.rule, show, picks, refused)


def _correction(w: Any, name: str, numbers: Numbers) -> str:
    """The comment on an answer that the lesson does not want."""
    try:
        text: str = w.say(f"{name}.but", **numbers)
    except KeyError:
        text = w.say("lesson-but")
    return text


def _picks(script: Lesson, stop: Stop, texts: list[str]) -> list[list[int]]:
    if not texts:
        return []
    options = stop.table.state.options(script.seat)
    by_text = {_written(script, answer): answer for answer in options}
    return [_pick(options, by_text[text]) for text in texts]


def _pick(options: Any, answer: Action) -> list[int]:
    """An answer as option indices, as a client sends them."""
    match options:
        case OneOf(of):
            return [of.index(answer)]
        case Range():
            return [int(_last(answer))]
    assert isinstance(options, SomeOf)
    left, picked = list(enumerate(options.of)), list[int]()
    for thing in _last(answer):
        at = next(i for i, (_, one) in enumerate(left) if one == thing)
        picked.append(left.pop(at)[0])
    return picked


def _last(answer: Action) -> Any:
    return getattr(answer, answer.__struct_fields__[-1])


def _written(script: Lesson, answer: Action) -> str:
    return game(script.game).write(answer, script.setup.edition)
