"""What a reason is about, and the values of house rules."""

from __future__ import annotations

from consigliere.words.fluent import Words

from .phrases import Args, Phrases, key


def argument(p: Phrases, name: str, value: str | int) -> Args:
    match name, value:
        case "card", int(card):
            return {"card": p.card(card)}
        case "location", int(at):
            return {"at": p.place(at)}
        case "use", str(use):
            return {"use": key("use", use)}
    return {name: value}


def setting(words: Words, message: str, value: str) -> str:
    if message.endswith("-cap"):
        form = "some" if int(value) else "none"
        return words.say(f"{message}.{form}", n=int(value))
    if value.isdecimal():
        return words.say(f"{message}.seat", seat=int(value) + 1)
    return words.say(f"{message}.{value}")
