"""Why not; and the house rules a table may agree on."""

from __future__ import annotations

from typing import Final

from consigliere.games.mob_city.house import House
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
        args[name] = p.money(value) if name == "price" and isinstance(value, int) else value
    return p.words.cite(p.words.say(message, **args), reason.rule)


def house_rule(words: Words, switch: str, value: str) -> tuple[str, str, str]:
    """Label and meaning of a switch, and one of its values in words."""
    message = key("house", switch)
    label, about = words.say(message), words.say(f"{message}.about")
    return label, about, _setting(words, message, getattr(House(), switch), value)


def _setting(words: Words, message: str, printed: bool | str, value: str) -> str:
    if isinstance(printed, bool):
        return words.say(key("switch") + (".on" if value.lower() in ON else ".off"))
    if not value.isdecimal():
        return words.say(f"{message}.{value}")
    if message == key("house", "first"):
        return words.say(f"{message}.seat", seat=int(value) + 1)
    return words.say(f"{message}.some", n=int(value))
