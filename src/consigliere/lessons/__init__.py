"""Lessons: real positions in which the learner makes the moves."""

from .play import BadAnswer, Broken, Entry, Stop, mainline, play, taken, wanted
from .script import Chapter, Lesson, Step, UnknownLesson, lesson

__all__ = [
    "BadAnswer",
    "Broken",
    "Chapter",
    "Entry",
    "Lesson",
    "Step",
    "Stop",
    "UnknownLesson",
    "lesson",
    "mainline",
    "play",
    "taken",
    "wanted",
]
