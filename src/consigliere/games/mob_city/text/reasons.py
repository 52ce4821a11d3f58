"""What a reason is about, and the values of house rules."""

from __future__ import annotations

from consigliere.words.fluent import Words

from .phrases import Args, Phrases, key


def argument(p: Phrases, name: str, value: str | int) -> Args:
    return {name: p.money(value) if name == "price" and isinstance(value, int) else value}


def setting(words: Words, message: str, value: str) -> str:
    if not value.isdecimal():
        return words.say(f"{message}.{value}")
    if message == key("house", "first"):
        return words.say(f"{message}.seat", seat=int(value) + 1)
    return words.say(f"{message}.some", n=int(value))
