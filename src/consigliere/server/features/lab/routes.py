"""REST routes of the lab: start and watch runs, show their pages, compare two."""

from __future__ import annotations

from typing import Annotated, Any, Final

from litestar import MediaType, Request, Response, delete, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter, QueryParameter

from consigliere.words import Words, words

from ...http.problems import language, problems, write_problems
from ...http.routes import supported_language
from ...protocol.lab import LabPlan, LabRun, LabView
from ...rooms.registry import RoomRegistry
from .service import LabService

Id = Annotated[str, PathParameter(max_length=16)]
One = Annotated[str, QueryParameter(name="a", max_length=16)]
Other = Annotated[str, QueryParameter(name="b", max_length=16)]
Lang = Annotated[str, QueryParameter(name="lang", max_length=8)]
Save = Annotated[bool, QueryParameter(name="download")]
Registry = NamedDependency[RoomRegistry]
TheLab = NamedDependency[LabService]
Asked = Request[Any, Any, Any]
# The page contains its pictures and styles, runs and fetches nothing, and only we may frame it.
_HEADERS: Final = {
    "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; img-src data:; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox",
}


@get("/api/lab", responses=problems())
async def lab_view(lab: TheLab, request: Asked) -> LabView:
    """Whether there is a lab here, and its runs."""
    return await lab.view(_words(request))


@post("/api/lab", responses=write_problems(409))
async def begin(data: JSONBody[LabPlan], registry: Registry, lab: TheLab, request: Asked) -> LabRun:
    """Start a run; it continues in the background."""
    return await lab.begin(data, registry.services.editions, _words(request))


@get("/api/lab/{id:str}", responses=problems(403, 404))
async def run(id: Id, lab: TheLab, request: Asked) -> LabRun:
    """The progress of a run."""
    return await lab.run(id, _words(request))


@post("/api/lab/{id:str}/stop", status_code=200, responses=write_problems(404))
async def stop(id: Id, lab: TheLab, request: Asked) -> LabRun:
    """Stop a run; the games played so far are kept."""
    return await lab.stop(id, _words(request))


@post("/api/lab/{id:str}/resume", status_code=200, responses=write_problems(404, 409))
async def resume(id: Id, lab: TheLab, request: Asked) -> LabRun:
    """Continue a stopped run."""
    return await lab.resume(id, _words(request))


@delete("/api/lab/{id:str}", responses=write_problems(404))
async def drop(id: Id, lab: TheLab, request: Asked) -> None:
    """Stop a run and delete it."""
    await lab.delete(id, _words(request))


@get(
    "/api/lab/{id:str}/report",
    media_type=MediaType.HTML,
    responses=problems(403, 404, 409, 500),
)
async def report(id: Id, lab: TheLab, lang: Lang = "en", download: Save = False) -> Response[str]:
    """The page of a run, without scripts; 409 while it is being played."""
    return _page(
        await lab.report(id, supported_language(lang)), f"lab-{id}.html" if download else ""
    )


@get(
    "/api/lab/compare",
    media_type=MediaType.HTML,
    responses=problems(403, 404, 409, 500),
)
async def compare(
    a: One, b: Other, lab: TheLab, lang: Lang = "en", download: Save = False
) -> Response[str]:
    """The page that compares two runs with the same seed, game and number of players."""
    page = await lab.compare(a, b, supported_language(lang))
    return _page(page, f"lab-{a}-{b}.html" if download else "")


def _page(text: str, file: str) -> Response[str]:
    saved = {"Content-Disposition": f'attachment; filename="{file}"'} if file else {}
    return Response(text, media_type=MediaType.HTML, headers={**_HEADERS, **saved})


def _words(request: Asked) -> Words:
    return words(language(request))
