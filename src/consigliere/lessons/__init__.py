"""Lessons: real positions in which the learner makes the moves."""

from .play import BadAnswer, Broken, Entry, Stop, mainline, play, taken, wanted
from .printed import Numbers, printed
from .script import Chapter, Lesson, Step, UnknownLesson, lesson

__all__ = [
    "BadAnswer",
    "Broken",
    "Chapter",
    "Entry",
    "Lesson",
    "Numbers",
    "Step",
    "Stop",
    "UnknownLesson",
    "lesson",
    "mainline",
    "play",
    "printed",
    "taken",
    "wanted",
]
