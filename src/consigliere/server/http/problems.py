"""Errors as problem documents (RFC 9457) in the reader's language."""

from __future__ import annotations

from typing import Any, Final

from litestar import MediaType, Request, Response
from litestar.connection import ASGIConnection
from litestar.exceptions import HTTPException
from litestar.openapi import ResponseSpec

from consigliere.games.blame import blamed
from consigliere.kernel import Refusal
from consigliere.words import LANGUAGES, words

from ..protocol.rest import Problem
from ..protocol.text import mentions_control_character
from ..storage import StorageUnavailable
from ..workers.worker import WorkerDied, WorkerTimeout

PROBLEM_TYPE: Final = "application/problem+json"
_RETRY_AFTER: Final = 60  # seconds, unless the refusal names a time
_STATUS: Final = {
    "room-unknown": 404,
    "room-not-your-chair": 403,
    "room-no-record": 409,
    "http-foreign": 403,
    "http-control": 404,
    "http-metrics": 403,
    "http-host": 421,
    "http-not-json": 415,
    "door-sockets": 429,
    "door-rooms": 429,
    "door-full": 503,
    "door-guesses": 429,
    "too-much": 429,
    "review-many": 429,
    "replay-unknown": 404,
    "replay-running": 409,
    "review-unfinished": 409,
    "review-busy": 503,
    "replay-no-moment": 404,
    "replay-no-eyes": 404,
    "replay-too-big": 413,
    "edition-name-taken": 409,
    "edition-none": 404,
    "game-gone": 404,
    "lesson-none": 404,
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
    """Error responses of a route; 400, 421, 429 and 503 are possible everywhere."""
    return dict.fromkeys(sorted({400, 421, 429, 503, *statuses}), _SPEC)


def write_problems(*statuses: int) -> dict[int, ResponseSpec]:
    """Error responses of a route that changes something: its origin and body are checked."""
    return problems(403, 413, 415, *statuses)


_SPEC: Final = ResponseSpec(Problem, False, "A problem document (RFC 9457).", PROBLEM_TYPE)


def language(request: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The reader's language if there are translations, else English."""
    wanted = request.headers.get("accept-language", "en")[:2]
    return wanted if wanted in LANGUAGES else "en"


def _problem(status: int, kind: str, detail: str) -> Response[Problem]:
    title = detail.split(". ", maxsplit=1)[0].rstrip(".")[:80]
    body = Problem(f"about:blank#{kind}", title, status, detail)
    return Response(body, status_code=status, media_type=PROBLEM_TYPE)


def _on_refusal(request: Request[Any, Any, Any], refusal: Refusal) -> Response[Any]:
    reason, w = refusal.reason, words(language(request))
    translated = w.knows(reason.message)
    text = w.say(reason.message, **dict(reason.args)) if translated else w.say("room-bad-message")
    status = _STATUS.get(reason.message, 400)
    if reason.message == "edition-gone" and request.method == "GET":
        status = 404  # the edition was looked up, not chosen for a match
    if not request.url.path.startswith("/api/"):
        return Response(text, status_code=status, media_type=MediaType.TEXT)  # a person reads it
    answer = _problem(status, reason.message, text)
    if status == 429:
        answer.headers["Retry-After"] = str(dict(reason.args).get("seconds", _RETRY_AFTER))
    return answer


def _storage_unavailable(
    request: Request[Any, Any, Any], error: StorageUnavailable
) -> Response[Problem]:
    return _problem(503, error.message_key, words(language(request)).say(error.message_key))


def _on_http_exception(
    request: Request[Any, Any, Any], problem: HTTPException
) -> Response[Problem]:
    """An HTTP error raised by the framework, as a problem document."""
    w = words(language(request))
    editions = request.url.path.startswith("/api/editions")
    too_many = "edition-too-many" if editions else "room-too-many"
    text = w.say({413: "http-too-big", 429: too_many}.get(problem.status_code, "room-bad-message"))
    if problem.status_code in (404, 405):
        text = problem.detail
    if problem.status_code == 400 and mentions_control_character(_validation_messages(problem)):
        return _problem(400, "text-control", w.say("text-control"))
    answer = _problem(problem.status_code, f"http-{problem.status_code}", text)
    answer.headers.update(problem.headers or {})
    if problem.status_code == 429:
        answer.headers.setdefault("Retry-After", str(_RETRY_AFTER))
    return answer


def _validation_messages(problem: HTTPException) -> str:
    """The validation messages of the framework."""
    errors = problem.extra if isinstance(problem.extra, list) else []
    return " ".join([str(one.get("message", "")) for one in errors if isinstance(one, dict)])


def _too_deep(request: Request[Any, Any, Any], _deep: RecursionError) -> Response[Problem]:
    """JSON nested too deeply; nothing of ours goes that deep."""
    return _problem(400, "http-400", words(language(request)).say("room-bad-message"))


def _on_worker_failure(
    request: Request[Any, Any, Any], _failure: WorkerTimeout | WorkerDied
) -> Response[Problem]:
    """The machine is overloaded: the same request may succeed in a minute."""
    answer = _problem(503, "server-busy", words(language(request)).say("server-busy"))
    answer.headers["Retry-After"] = str(_RETRY_AFTER)
    return answer


def _on_bug(request: Request[Any, Any, Any], problem: Exception) -> Response[Problem]:
    """A bug: the details go to the log, not to the reader."""
    import structlog

    if failure := blamed(problem):
        structlog.get_logger("consigliere").exception("game failed")
        w = words(language(request))
        return _problem(500, failure.reason.message, w.reason(failure.reason))
    at = request.scope["path_template"]  # a path may contain a replay id, which is a key
    structlog.get_logger("consigliere").exception("broken", path=at)
    return _problem(500, "broken", words(language(request)).say("room-lost"))


EXCEPTION_HANDLERS: Final[dict[int | type[Exception], Any]] = {
    Refusal: _on_refusal,
    StorageUnavailable: _storage_unavailable,
    HTTPException: _on_http_exception,
    RecursionError: _too_deep,
    WorkerTimeout: _on_worker_failure,
    WorkerDied: _on_worker_failure,
    Exception: _on_bug,
}
