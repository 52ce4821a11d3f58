"""Typer's commands, with help and complaints in the reader's language."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from functools import partial
from typing import Any

from typer.core import TyperCommand, TyperGroup

from .errors import Stop, guarded
from .help import write_help
from .language import from_arguments


class _AsTyped:
    """Every value stays the text that was typed.

    Typer would find that out with pydantic, whose import takes a quarter of a second.
    """

    def coerce(self, value: Any, **_context: Any) -> Any:
        return value


class Command(TyperCommand):
    """A command whose help is in the reader's language."""

    def get_params(self, ctx: Any) -> Any:
        return _as_typed(super().get_params(ctx))

    def format_help(self, ctx: Any, formatter: Any) -> None:
        write_help(self, ctx, formatter)


class Group(TyperGroup):
    """A command of commands."""

    def get_params(self, ctx: Any) -> Any:
        return _as_typed(super().get_params(ctx))

    def format_help(self, ctx: Any, formatter: Any) -> None:
        write_help(self, ctx, formatter)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if args[0] not in self.commands and not args[0].startswith("-"):
            commands = ", ".join(self.commands)
            raise Stop("cli-unknown-command", command=args[0], known=commands)
        return super().resolve_command(ctx, args)


class Program(Group):
    """The whole program: whatever goes wrong ends in one sentence and an exit code."""

    def main(self, args: Sequence[str] | None = None, *more: Any, **extra: Any) -> Any:
        given = sys.argv[1:] if args is None else list(args)
        lang = from_arguments(given)
        extra |= {"standalone_mode": False, "obj": lang}
        run = partial(super().main, given, *more, **extra)
        sys.exit(guarded(run, lang))


def _as_typed(params: list[Any]) -> list[Any]:
    for param in params:
        param._runtime_param = _AsTyped()
    return params
