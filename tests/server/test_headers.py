"""What goes with every answer, and which pages may ask for something."""

import httpx
import pytest

from consigliere.server.app import application
from consigliere.server.storage import open_database

EVERYWHERE = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
ANSWERS = ["/api/games", "/api/rooms/ZZZZZ", "/api/none", "/", "/api/health", "/api/metrics"]
ANSWERS += ["/api/schema/openapi.json", "/assets/none.js", "/api/games?lang=" + "x" * 99]


@pytest.mark.parametrize("path", ANSWERS)
async def test_on_every_answer(fast, path):
    headers = (await fast.get(path)).headers

    assert EVERYWHERE == {name: headers.get(name) for name in EVERYWHERE}
    assert "camera=()" in headers["permissions-policy"]
    assert "strict-transport-security" not in headers


@pytest.mark.parametrize("path", [path for path in ANSWERS if path.startswith("/api/")])
async def test_answers_of_the_api_are_no_pages_and_not_kept(fast, path):
    headers = (await fast.get(path)).headers

    assert "default-src 'none'" in headers["content-security-policy"]
    assert "frame-ancestors 'none'" in headers["content-security-policy"]
    assert "no-store" == headers["cache-control"]


async def test_a_new_room_and_its_key_are_not_kept(fast):
    headers = (await fast.post("/api/rooms", {"name": "Ada"})).headers

    assert "no-store" == headers["cache-control"]


@pytest.mark.parametrize("scheme", ["http", "https"])
async def test_only_a_safe_line_is_called_so(tmp_path, scheme):
    database = open_database(f"sqlite:///{tmp_path}/t.sqlite")
    wire = httpx.ASGITransport(application(database))
    async with httpx.AsyncClient(transport=wire, base_url=f"{scheme}://table") as http:
        headers = (await http.get("/api/games")).headers
    database.close()

    assert ("https" == scheme) == ("strict-transport-security" in headers)


FOREIGN = [
    {"origin": "https://evil.example"},
    {"origin": "null"},
    {"origin": "http://["},
    {"origin": ""},
    {"sec-fetch-site": "cross-site"},
    {"sec-fetch-site": "same-site"},
]


@pytest.mark.parametrize("headers", FOREIGN, ids=lambda h: next(iter(h.values())) or "empty")
@pytest.mark.parametrize("path", ["/api/rooms", "/api/replays", "/api/editions", "/api/lab/x/stop"])
async def test_a_page_of_another_site_changes_nothing(fast, path, headers):
    answer = await fast.post(path, {"name": "Ada"}, **headers)

    assert (403, "about:blank#http-foreign") == (answer.status_code, answer.json()["type"])


async def test_our_own_page_may(fast):
    own = {"origin": fast.url, "sec-fetch-site": "same-origin"}

    assert 201 == (await fast.post("/api/rooms", {"name": "Ada"}, **own)).status_code


@pytest.mark.parametrize(
    "kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"]
)
async def test_what_a_form_could_send_is_not_taken(fast, kind):
    answer = await fast.post("/api/rooms", {"name": "Ada"}, **{"content-type": kind})

    assert (415, "about:blank#http-not-json") == (answer.status_code, answer.json()["type"])


@pytest.mark.parametrize(
    "lang, says",
    [("en", "page of another site"), ("it", "altro sito"), ("de", "von anderswo")],
)
async def test_it_is_said_in_the_reader_s_language(fast, lang, says):
    headers = {"origin": "https://evil.example", "accept-language": lang}

    assert says in (await fast.post("/api/rooms", {}, **headers)).json()["detail"]
