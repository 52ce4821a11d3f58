"""The REST part of the lab: begin a run, see how far it is, read its page, compare two."""

from __future__ import annotations

from typing import Annotated, Any, Final

from litestar import MediaType, Request, Response, delete, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter, QueryParameter

from consigliere.words import Words, words

from .hub import Hub
from .lab.desk import Lab
from .problems import language, of_a_sender, problems
from .rest import known
from .wire.lab import LabPlan, LabRun, LabView

Id = Annotated[str, PathParameter(max_length=16)]
One = Annotated[str, QueryParameter(name="a", max_length=16)]
Other = Annotated[str, QueryParameter(name="b", max_length=16)]
Lang = Annotated[str, QueryParameter(name="lang", max_length=8)]
Save = Annotated[bool, QueryParameter(name="download")]
TheHub = NamedDependency[Hub]
TheLab = NamedDependency[Lab]
Asked = Request[Any, Any, Any]
# Pictures and style are in the page itself; it runs nothing, fetches nothing, and only we frame it.
_HEADERS: Final = {
    "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; img-src data:; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox",
}


@get("/api/lab", responses=problems())
async def lab_view(lab: TheLab, request: Asked) -> LabView:
    """Whether there is a lab here, and its runs."""
    return await lab.view(_words(request))


@post("/api/lab", responses=of_a_sender(409))
async def begin(data: JSONBody[LabPlan], hub: TheHub, lab: TheLab, request: Asked) -> LabRun:
    """Begin a run; it goes on in the background."""
    return await lab.begin(data, hub.library, _words(request))


@get("/api/lab/{id:str}", responses=problems(403, 404))
async def run(id: Id, lab: TheLab, request: Asked) -> LabRun:
    """How far a run is."""
    return await lab.run(id, _words(request))


@post("/api/lab/{id:str}/stop", status_code=200, responses=of_a_sender(404))
async def stop(id: Id, lab: TheLab, request: Asked) -> LabRun:
    """Stop it; what was played is kept."""
    return await lab.stop(id, _words(request))


@post("/api/lab/{id:str}/resume", status_code=200, responses=of_a_sender(404, 409))
async def resume(id: Id, lab: TheLab, request: Asked) -> LabRun:
    """Go on with a run that was stopped."""
    return await lab.go_on(id, _words(request))


@delete("/api/lab/{id:str}", responses=of_a_sender(404))
async def drop(id: Id, lab: TheLab, request: Asked) -> None:
    """Stop a run and forget it."""
    await lab.drop(id, _words(request))


@get(
    "/api/lab/{id:str}/report",
    media_type=MediaType.HTML,
    responses=problems(403, 404, 409, 500),
)
async def report(id: Id, lab: TheLab, lang: Lang = "en", download: Save = False) -> Response[str]:
    """The page of a run, without scripts; 409 while it is being played."""
    return _page(await lab.report(id, known(lang)), f"lab-{id}.html" if download else "")


@get(
    "/api/lab/compare",
    media_type=MediaType.HTML,
    responses=problems(403, 404, 409, 500),
)
async def compare(
    a: One, b: Other, lab: TheLab, lang: Lang = "en", download: Save = False
) -> Response[str]:
    """The page that compares two runs with the same seed, game and number of players."""
    page = await lab.contrast(a, b, known(lang))
    return _page(page, f"lab-{a}-{b}.html" if download else "")


def _page(text: str, file: str) -> Response[str]:
    saved = {"Content-Disposition": f'attachment; filename="{file}"'} if file else {}
    return Response(text, media_type=MediaType.HTML, headers={**_HEADERS, **saved})


def _words(request: Asked) -> Words:
    return words(language(request))
