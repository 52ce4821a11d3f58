"""`consigliere lab`: studies, their reports, and comparisons."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer
from msgspec.structs import replace

from .engines import engine as chosen
from .errors import INTERRUPTED, Stop, clipped, file_problem, sentence
from .files import read_text
from .language import language
from .simulation_setup import processes

if TYPE_CHECKING:
    from consigliere.lab.engine import Engine
    from consigliere.lab.study.plan import Study

_MANY: Final = 4  # games from which on several processes are worth their start
_AT_ONCE: Final = 5  # games a worker takes, so that little is lost when it is stopped


def run(
    plan: Annotated[str, typer.Argument(metavar="PLAN", show_default=False)],
    results: Annotated[str | None, typer.Option("--out", metavar="DIR")] = None,
    engine: Annotated[str, typer.Option("--engine", metavar="NAME")] = "local",
    address: Annotated[str | None, typer.Option("--address", metavar="URL")] = None,
    workers: Annotated[str | None, typer.Option("--workers", metavar="W")] = None,
    lang: Annotated[str | None, typer.Option("--lang", metavar="LANG")] = None,
) -> None:
    """Play the games of a plan."""
    from consigliere.words import words

    spoken = language(lang)
    _need("pyarrow")
    study = _read(plan, spoken)
    folder = Path(plan).stem if results is None else results
    several = processes(workers, study.total(), _MANY)
    done = _play(study, folder, chosen(engine, address, several, _AT_ONCE), spoken)
    if done < study.total():
        planned = study.total()
        raise Stop("lab-interrupted", INTERRUPTED, games=done, planned=planned, folder=folder)
    typer.echo(words(spoken).say("lab-done", games=done, folder=clipped(folder)))


def report(
    folder: Annotated[str, typer.Argument(metavar="DIR", show_default=False)],
    page: Annotated[str | None, typer.Option("--out", metavar="FILE")] = None,
    lang: Annotated[str | None, typer.Option("--lang", metavar="LANG")] = None,
) -> None:
    """Make the page of a study."""
    from consigliere.words import words

    spoken = language(lang)
    _need("pyarrow", "numpy", "vl_convert")
    from consigliere.lab.study.html_report import report as drawn

    text, file = drawn(_folder(folder), spoken), page or str(Path(folder) / "report.html")
    _write(file, text)
    typer.echo(words(spoken).say("lab-written", file=clipped(file)))


def compare(
    a: Annotated[str, typer.Argument(metavar="A", show_default=False)],
    b: Annotated[str, typer.Argument(metavar="B", show_default=False)],
    page: Annotated[str | None, typer.Option("--out", metavar="FILE")] = None,
    json: Annotated[bool, typer.Option("--json")] = False,
    lang: Annotated[str | None, typer.Option("--lang", metavar="LANG")] = None,
) -> None:
    """Say what differs between two studies."""
    spoken = language(lang)
    _need("pyarrow", "numpy", "vl_convert")
    import msgspec

    from consigliere.lab.study.compare import compare as compare_runs

    differences = compare_runs(_folder(a), _folder(b))
    if page is not None:
        from consigliere.lab.study.html_report import contrast

        _write(page, contrast(differences, spoken))
    if json:
        typer.echo(msgspec.json.encode(differences).decode())
    else:
        from .compare_report import show

        show(differences, spoken)


def _need(*packages: str) -> None:
    if not all(map(find_spec, packages)):
        raise Stop("lab-extra")


def _read(plan: str, lang: str) -> Study:
    """The study of a plan; errors are in the reader's language."""
    from consigliere.lab.study.reading import BadPlan, read
    from consigliere.words import words

    text = read_text(plan)
    try:
        return read(text, Path(plan).parent)
    except BadPlan as bad:
        if bad.inner is None:
            raise
        problem = ("problem", sentence(words(lang), bad.inner))
        bad.reason = replace(bad.reason, args=(*bad.reason.args, problem))
        raise


def _folder(name: str) -> str:
    if "\0" in name or not name:
        raise Stop("lab-no-study", folder=name.replace("\0", "?"))
    return name


def _play(study: Study, folder: str, engine: Engine, lang: str) -> int:
    """How many games are there in the end; Ctrl-C keeps what is finished."""
    from consigliere.lab.study.run import run as steps
    from consigliere.words import words

    from .screen import Waiting

    done = 0
    work = steps(study, _folder(folder), engine)
    with _file_errors(folder), suppress(KeyboardInterrupt), closing(work):
        done = next(work).done
        with Waiting(words(lang).say("cli-playing"), study.total() - done) as waiting:
            for progress in work:
                done = progress.done
                waiting.step()
    return done


@contextmanager
def _file_errors(name: str) -> Iterator[None]:
    """An error of that folder or file becomes a sentence."""
    try:
        yield
    except OSError as problem:
        raise file_problem(name, problem) from problem


def _write(file: str, text: str) -> None:
    """The whole page or what was there before; nothing but a page of ours is written over."""
    from consigliere.lab.study.html_report import MARK

    path = Path(_folder(file))
    with _file_errors(file):
        if path.exists() and MARK.encode() not in path.read_bytes()[:200]:
            raise Stop("lab-foreign-page", file=file)
        fresh = path.with_name(f".{path.name}.{os.getpid()}.part")
        try:
            fresh.write_text(text, "utf-8")
            os.replace(fresh, path)
        finally:
            fresh.unlink(missing_ok=True)
