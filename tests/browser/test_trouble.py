"""What goes wrong is said in a sentence; a server that comes back finds everybody in place."""

import random
import re

from consigliere.server.http import pages

from ..server.program import finished, start


async def test_an_unknown_code_is_a_sentence(newcomer):
    vito = await newcomer(path="/t/ZZZZZ")
    await vito.page.get_by_text(vito.say("gone-unknown")).wait_for()
    await vito.page.get_by_role("link", name=vito.say("nowhere-home")).click()
    vito.excuse("404")

    await vito.page.get_by_label(vito.say("start-join-label")).fill("zzzzz")
    await vito.button("start-join").click()
    alert = vito.page.get_by_role("alert").filter(has_text=re.compile(r"\w+ \w+"))
    await alert.wait_for()
    assert "/" == await vito.page.evaluate("location.pathname")


async def test_a_bad_ticket_is_a_sentence_and_one_is_in_the_room(newcomer, server):
    made = await server.room()
    vito = await newcomer("it", path=f"/t/{made['code']}#nonsense")
    result = await vito.until(lambda: vito.last("refused"))

    assert 10 < len(result["text"])
    await vito.page.locator("[role=status] p.error", has_text=result["text"]).wait_for()
    await vito.page.get_by_text(vito.say("begin-choose")).wait_for()
    assert vito.page.url.endswith(made["code"])


class Served:
    """`consigliere serve` in a process of its own, with a copy of the pages."""

    def __init__(self, folder, port=0):
        for name, path in pages._files().items():
            (folder / name).parent.mkdir(exist_ok=True)
            (folder / name).write_bytes(pages._read(path))
        url = f"sqlite:///{folder}/tables.sqlite"
        args = "serve", "--host", "127.0.0.1", "--port", port
        self.process = start(folder, *args, url=url, built=False)
        self.url = re.search(r"http://\S+\d", self.process.stdout.readline())[0]
        self.port = int(self.url.rpartition(":")[2])

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.terminate()
        finished(self.process)


async def test_a_server_that_is_started_again_goes_on_with_the_match(newcomer, tmp_path):
    with Served(tmp_path) as first:
        vito = await newcomer(url=first.url)
        vito.excuse("ERR_CONNECTION_REFUSED", "WebSocket")
        await vito.play_now()
        await vito.press("keep")
        await vito.my_turn()
        before = vito.table
    net = vito.page.locator(".net")
    await net.get_by_text(vito.say("status-reconnecting")).wait_for()

    with Served(tmp_path, first.port):
        await net.get_by_text(vito.say("status-connected")).wait_for(timeout=40_000)
        await vito.until(lambda: vito.table is not before)
        assert before["public"]["hands"] == vito.table["public"]["hands"]
        assert before["mine"][0]["own"] == vito.table["mine"][0]["own"]
        for _ in range(3):
            assert await vito.my_turn()
            await vito.answer_somehow(random.Random(3))
        await vito.until(lambda: vito.table["n"] > before["n"] + 2)
