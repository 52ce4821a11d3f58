"""Help pages from messages: `help-COMMAND`, or `help-GROUP-COMMAND`, and `help-option-NAME`."""

from __future__ import annotations

from typing import Any


def write_help(command: Any, ctx: Any, formatter: Any) -> None:
    """The help of a command or group, for Typer's formatter."""
    from consigliere.words import words

    spoken = words(ctx.find_root().obj)
    say, group = spoken.say, "" if ctx.parent is None else str(ctx.command.name)
    usage = " ".join(_pieces(command))
    formatter.write_usage(ctx.command_path, usage, prefix=say("help-usage") + " ")
    formatter.write_paragraph()
    above = ctx.parent.command.name if ctx.parent else ""
    formatter.write_text(_help_text(spoken, above, group or "consigliere"))
    _section(formatter, say("help-arguments"), _rows(command, say, "argument"))
    _section(formatter, say("help-options"), _rows(command, say, "option"))
    names = getattr(command, "commands", {})
    inner = [(name, _short(_help_text(spoken, group, name))) for name in names]
    _section(formatter, say("help-commands"), inner)


def _short(text: str) -> str:
    return text.partition(". ")[0].rstrip(".") + "."


def _help_text(spoken: Any, group: str, name: str) -> str:
    """Two groups may have a command of the same name."""
    own = f"help-{group}-{name}"
    return str(spoken.say(own if spoken.knows(own) else f"help-{name}"))


def _pieces(command: Any) -> list[str]:
    arguments = [p for p in command.params if p.param_type_name == "argument"]
    required = [p for p in command.params if p.param_type_name == "option" and p.required]
    out = [_shown(p) if p.required else f"[{_shown(p)}]" for p in arguments]
    out += [_shown(p) for p in required]
    return [*out, "COMMAND" if hasattr(command, "commands") else "[OPTIONS]"]


def _rows(command: Any, say: Any, kind: str) -> list[tuple[str, str]]:
    rows = [
        (_shown(p), say(f"help-option-{p.name.replace('_', '-')}"))
        for p in command.params
        if p.param_type_name == kind
    ]
    return [*rows, ("--help", say("help-option-help"))] if kind == "option" else rows


def _shown(param: Any) -> str:
    if param.param_type_name == "argument":
        return f"{param.metavar}..." if param.nargs == -1 else str(param.metavar)
    return f"{param.opts[0]} {param.metavar or ''}".strip()


def _section(formatter: Any, title: str, rows: list[tuple[str, str]]) -> None:
    if rows:
        with formatter.section(title):
            formatter.write_dl(rows)
