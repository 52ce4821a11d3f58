"""Why not; and the house rules a table may agree on."""

from __future__ import annotations

from typing import Final

from consigliere.games.mafiozoo.house import House
from consigliere.kernel import Reason

from ..fluent import Words
from .phrases import Args, Phrases, key

ON: Final = ("true", "1", "yes", "on")


def reason_line(p: Phrases, reason: Reason) -> str:
    """Why not, with the § it rests on."""
    message = key("reason", reason.message)
    if not p.words.knows(message):
        return p.words.reason(reason)
    args: Args = {}
    for name, value in reason.args:
        args.update(_named(p, name, value))
    return p.words.cite(p.words.say(message, **args), reason.rule)


def _named(p: Phrases, name: str, value: str | int) -> Args:
    match name, value:
        case "character", int(c):
            return p.character(c)
        case "place", int(place):
            return {"place": p.place(place)}
    return {name: value}


def house_rule(words: Words, switch: str, value: str) -> tuple[str, str, str]:
    """Label and meaning of a switch, and one of its values in words."""
    message = key("house", switch)
    label, about = words.say(message), words.say(f"{message}.about")
    if isinstance(getattr(House(), switch), bool):
        return label, about, words.say(key("switch") + (".on" if value.lower() in ON else ".off"))
    return label, about, _setting(words, message, value)


def _setting(words: Words, message: str, value: str) -> str:
    if value.isdecimal():
        return words.say(f"{message}.seat", seat=int(value) + 1)
    if set(value) <= {"g", "o"}:
        golden = [str(c) for c, side in enumerate(value, 1) if side == "g"]
        return words.say(f"{message}.chosen", n=len(golden), numbers=", ".join(golden))
    return words.say(f"{message}.{value}")
