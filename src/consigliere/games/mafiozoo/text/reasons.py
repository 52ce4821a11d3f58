"""What a reason is about, and the values of house rules."""

from __future__ import annotations

from consigliere.words.fluent import Words

from .gifts import bonus
from .phrases import Args, Phrases


def argument(p: Phrases, name: str, value: str | int) -> Args:
    match name, value:
        case "character", int(c):
            return p.character(c)
        case "place", int(place):
            return {"place": p.place(place), "gives": bonus(p, p.table, place) if p.table else ""}
    return {name: value}


def setting(words: Words, message: str, value: str) -> str:
    if value.isdecimal():
        return words.say(f"{message}.seat", seat=int(value) + 1)
    if set(value) <= {"g", "o"}:
        golden = [str(c) for c, side in enumerate(value, 1) if side == "g"]
        return words.say(f"{message}.chosen", n=len(golden), numbers=", ".join(golden))
    return words.say(f"{message}.{value}")
