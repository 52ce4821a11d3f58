"""The REST part of lessons. Nothing is kept: whoever learns brings his answers along."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from consigliere.games import game
from consigliere.kernel import Action, OneOf, Range, SomeOf
from consigliere.lessons import BadAnswer, Lesson, Stop, lesson, play, taken, wanted
from consigliere.words import LANGUAGES, words

from .classroom import Classroom
from .picks import picked
from .problems import of_a_sender, problems
from .wire.lessons import Coach, LessonAsk, LessonChapter, LessonNews, LessonWish
from .wire.tells import Explained, Past, Reasons, Told

Key = Annotated[str, PathParameter(max_length=40)]
Lang = Annotated[str, QueryParameter(name="lang", max_length=8)]
_SPELLED = 24  # so many answers that lead on are named


@get("/api/lessons/{key:str}", sync_to_thread=False, responses=problems(404))
def chapters(key: Key, lang: Lang = "en") -> list[LessonChapter]:
    """The chapters of a game's lesson."""
    told, w = lesson(key), words(lang if lang in LANGUAGES else "en")
    return [
        LessonChapter(one.key, w.say(f"lesson-{key}-{one.key}"), len(one.steps))
        for one in told.chapters
    ]


@post(
    "/api/lessons/{key:str}/{chapter:str}",
    status_code=200,
    sync_to_thread=True,
    responses=of_a_sender(404),
)
def step(key: Key, chapter: Key, data: JSONBody[LessonAsk]) -> LessonNews:
    """The lesson after these answers; one that is legal but not wanted is only talked about."""
    before = play(key, chapter, data.answers)
    text = _text(key, before, data)
    refused = bool(text) and before.step is not None and not taken(before.step, text)
    moved = not refused and (data.go or data.pick is not None)
    answers = [*data.answers, text] if moved else list(data.answers)
    stop = play(key, chapter, answers) if moved else before
    room = Classroom(key, stop, data.lang)
    tables = [room.whole()] if data.fresh else room.news() if moved else []
    steps = len(lesson(key).chapter(chapter).steps)
    coach = _coach(key, chapter, room, refused)
    return LessonNews(answers, stop.number, steps, coach, room.seat, room.view(), tables)


@post(
    "/api/lessons/{key:str}/{chapter:str}/wish",
    status_code=200,
    sync_to_thread=True,
    responses=of_a_sender(404),
)
def wish(key: Key, chapter: Key, data: JSONBody[LessonWish]) -> Reasons | Explained | Past | Told:
    """Why not, what an answer would do, how it was, the table in words."""
    return Classroom(key, play(key, chapter, data.answers), data.lang).tell(data.wish)


def _text(key: str, stop: Stop, data: LessonAsk) -> str:
    """The answer picked, in the notation of records; empty where the learner just goes on."""
    if data.pick is None:
        return ""
    told, s = lesson(key), stop.table.state
    if stop.step is None or not stop.step.want or told.seat not in s.waiting():
        raise BadAnswer("lesson-not-wanted")
    return _written(told, picked(s.options(told.seat), data.pick))


def _coach(key: str, chapter: str, room: Classroom, refused: bool) -> Coach:
    stop, w = room.stop, words(room.lang)
    if stop.step is None:
        return Coach("", "", [], [], False)
    name = f"lesson-{key}-{chapter}-{stop.step.key}"
    text = w.say(name) if not refused else _but(w, name)
    show = [list(thing) for thing in stop.step.show]
    picks = _picks(lesson(key), stop, wanted(key, stop)[:_SPELLED])
    return Coach(text, stop.step.rule, show, picks, refused)


def _but(w: Any, name: str) -> str:
    """What is said where the learner does something else."""
    try:
        said: str = w.say(f"{name}.but")
    except KeyError:
        said = w.say("lesson-but")
    return said


def _picks(told: Lesson, stop: Stop, texts: list[str]) -> list[list[int]]:
    if not texts:
        return []
    options = stop.table.state.options(told.seat)
    found = {_written(told, answer): answer for answer in options}
    return [_pick(options, found[text]) for text in texts]


def _pick(options: Any, answer: Action) -> list[int]:
    """The indices that stand for an answer, as a client sends them."""
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


def _written(told: Lesson, answer: Action) -> str:
    return game(told.game).write(answer, told.setup.edition)
