"""Whatever goes wrong becomes one sentence on stderr and an exit code, never a traceback."""

from __future__ import annotations

import errno
import io
import os
import sys
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace
from typer.exceptions import TyperException

from consigliere.kernel import Reason, Refusal

if TYPE_CHECKING:
    from consigliere.words import Words

BAD_INPUT: Final = 2
INTERRUPTED: Final = 130
BROKEN_PIPE: Final = 1
_FILE_PROBLEMS: Final = {
    errno.ENOENT: "cli-file-missing",
    errno.ENOTDIR: "cli-file-missing",
    errno.EISDIR: "cli-file-is-folder",
    errno.EACCES: "cli-file-forbidden",
    errno.EPERM: "cli-file-forbidden",
    errno.EROFS: "cli-file-forbidden",
    errno.ENOSPC: "cli-disk-full",
}


class Stop(Refusal):
    """The program must stop here: a sentence, and with which code."""

    def __init__(self, message: str, code: int = BAD_INPUT, **args: str | int) -> None:
        super().__init__(message, "", **args)
        self.code = code


def guarded(run: Callable[[], object], lang: str) -> int:
    """Run a command; the exit code of it."""
    _lenient()
    try:
        code = _run(run, lang)
        sys.stdout.flush()
    except BrokenPipeError:
        return _silenced(BROKEN_PIPE)
    except OSError as problem:
        _complain(lang, file_problem("", problem).reason)
        return _silenced(BAD_INPUT)
    return code


def _run(run: Callable[[], object], lang: str) -> int:
    try:
        code = run()
    except Refusal as refusal:
        _complain(lang, refusal.reason)
        return refusal.code if isinstance(refusal, Stop) else BAD_INPUT
    except TyperException as usage:
        _complain(lang, _misuse(usage))
        return BAD_INPUT
    if code == INTERRUPTED:  # Typer's answer to a Ctrl-C that nobody else answered
        _complain(lang, Reason("cli-interrupted"))
    return code if isinstance(code, int) else 0


def sentence(words: Words, reason: Reason) -> str:
    """A reason in words; what it quotes may have come from anywhere."""
    args = [(name, clipped(v) if isinstance(v, str) else v) for name, v in reason.args]
    return words.reason(replace(reason, args=tuple(args)))


def clipped(text: str, most: int = 800) -> str:
    """Text that fits into a sentence, without anything a terminal would obey."""
    shown = text if len(text) <= most else text[: most - 1] + "…"
    return "".join([c if c.isprintable() else "?" for c in shown])


def file_problem(name: str, problem: OSError) -> Refusal:
    """The sentence for a file that cannot be read or written."""
    message = _FILE_PROBLEMS.get(problem.errno or 0, "cli-file-problem")
    file = name or str(problem.filename or "-")
    return Refusal(message, file=file, problem=str(problem.strerror))


def _misuse(usage: TyperException) -> Reason:
    """An error of Typer by its kind: its own sentences are English only."""
    context = getattr(usage, "ctx", None)
    args = {
        "command": context.command_path if context else "consigliere",
        "option": getattr(usage, "option_name", "") or _parameter(usage),
    }
    messages = {"NoSuchOption": "cli-no-such-option", "MissingParameter": "cli-missing"}
    other = "cli-option-misused" if args["option"] else "cli-misused"
    return Reason(messages.get(type(usage).__name__, other), tuple(args.items()))


def _parameter(usage: TyperException) -> str:
    param = getattr(usage, "param", None)
    if param is None:
        return ""
    named = [name for name in param.opts if name.startswith("-")]
    return named[0] if named else str(param.metavar or param.name)


def _complain(lang: str, reason: Reason) -> None:
    from consigliere.words import words

    sys.stdout.flush()
    print(sentence(words(lang), reason), file=sys.stderr)


def _lenient() -> None:
    """A closed stream, a terminal that lacks a letter, strange input: no reason to stop."""
    sys.stdin = sys.stdin or io.StringIO()
    sys.stdout = sys.stdout or io.StringIO()
    sys.stderr = sys.stderr or io.StringIO()
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def _silenced(code: int) -> int:
    """Nobody reads on: what is still to be flushed at exit must not complain."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.close(nowhere)
    return code
