"""What went wrong, as problem documents (RFC 9457) in the reader's language."""

from __future__ import annotations

from typing import Any, Final

from litestar import MediaType, Request, Response
from litestar.connection import ASGIConnection
from litestar.exceptions import HTTPException
from litestar.openapi import ResponseSpec

from consigliere.kernel import Refusal
from consigliere.words import LANGUAGES, words

from .store import StorageGone
from .wire.rest import Problem

KIND: Final = "application/problem+json"
_STATUS: Final = {
    "room-unknown": 404,
    "room-no-record": 409,
    "http-foreign": 403,
    "http-host": 421,
    "http-not-json": 415,
    "door-sockets": 429,
    "door-rooms": 429,
    "door-full": 503,
    "door-guesses": 429,
    "replay-unknown": 404,
    "replay-running": 409,
    "review-unfinished": 409,
    "review-busy": 503,
    "replay-no-moment": 404,
    "replay-no-eyes": 404,
    "replay-too-big": 413,
    "edition-name-taken": 409,
    "lesson-unknown": 404,
    "lab-closed": 403,
    "lab-unknown": 404,
    "lab-busy": 409,
    "lab-working": 409,
    "lab-no-games": 409,
    "lab-not-alike": 409,
    "lab-extra": 503,
    "lab-broken": 500,
    "lab-disk": 500,
}


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """What a route may answer besides what it is asked for; 400, 421 and 503 at any time."""
    return dict.fromkeys(sorted({400, 421, 503, *statuses}), _SPEC)


def of_a_sender(*statuses: int) -> dict[int, ResponseSpec]:
    """The same of a route that changes something: from where it is asked, and with what."""
    return problems(403, 413, 415, *statuses)


_SPEC: Final = ResponseSpec(Problem, False, "A problem document (RFC 9457).", KIND)


def language(request: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The reader's, if we speak it."""
    wanted = request.headers.get("accept-language", "en")[:2]
    return wanted if wanted in LANGUAGES else "en"


def _answer(status: int, kind: str, detail: str) -> Response[Problem]:
    title = detail.split(". ", maxsplit=1)[0].rstrip(".")[:80]
    body = Problem(f"about:blank#{kind}", title, status, detail)
    return Response(body, status_code=status, media_type=KIND)


def _refused(request: Request[Any, Any, Any], refusal: Refusal) -> Response[Any]:
    reason, w = refusal.reason, words(language(request))
    known = w.knows(reason.message)
    text = w.say(reason.message, **dict(reason.args)) if known else w.say("room-bad-message")
    status = _STATUS.get(reason.message, 400)
    if reason.message == "edition-gone" and request.method == "GET":
        status = 404  # it was asked for, not asked to be played with
    if not request.url.path.startswith("/api/"):
        return Response(text, status_code=status, media_type=MediaType.TEXT)  # a person reads it
    return _answer(status, reason.message, text)


def _gone(request: Request[Any, Any, Any], _gone: StorageGone) -> Response[Problem]:
    return _answer(503, "room-storage", words(language(request)).say("room-storage"))


def _problem(request: Request[Any, Any, Any], problem: HTTPException) -> Response[Problem]:
    """What the framework refuses, as a problem document."""
    w = words(language(request))
    many = "edition-too-many" if request.url.path.startswith("/api/editions") else "room-too-many"
    text = w.say({413: "http-too-big", 429: many}.get(problem.status_code, "room-bad-message"))
    if problem.status_code in (404, 405):
        text = problem.detail
    return _answer(problem.status_code, f"http-{problem.status_code}", text)


def _too_deep(request: Request[Any, Any, Any], _deep: RecursionError) -> Response[Problem]:
    """Brackets within brackets within brackets: nothing of ours goes that deep."""
    return _answer(400, "http-400", words(language(request)).say("room-bad-message"))


def _broken(request: Request[Any, Any, Any], problem: Exception) -> Response[Problem]:
    """Our own mistake: it goes to the log, not to the reader."""
    import structlog

    at = request.scope["path_template"]  # the path itself may name a replay, and names are keys
    structlog.get_logger("consigliere").exception("broken", path=at)
    return _answer(500, "broken", words(language(request)).say("room-lost"))


ANSWERS: Final[dict[int | type[Exception], Any]] = {
    Refusal: _refused,
    StorageGone: _gone,
    HTTPException: _problem,
    RecursionError: _too_deep,
    Exception: _broken,
}
