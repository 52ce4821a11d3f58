"""A player from outside: takes a chair at a running table and answers until the game is over.

    pip install websockets
    python outside_bot.py http://localhost:1928/t/CODE [NAME] [SECONDS BETWEEN ANSWERS]

It uses nothing of Consigliere: docs/protocol.md is all one needs to know.
"""

import json
import random
import secrets
import sys
import time
from urllib.parse import urlsplit

from websockets.sync.client import connect


class Player:
    """One chair at one table."""

    def __init__(self, socket, name, pause):
        self.socket, self.name, self.pause = socket, name, pause
        self.seat, self.free = None, []
        self.answered = -1  # `at` of the last question answered
        self.nonce = secrets.token_hex(4)  # ids must be new, also if this program is started again

    def send(self, kind, **fields):
        self.socket.send(json.dumps({"t": kind, **fields}))

    def hear(self, message):
        """React to one message; the exit code when there is nothing more to do."""
        kind = message["t"]
        if kind == "welcome":
            chairs = enumerate(message["room"]["chairs"])
            self.free = [n for n, chair in chairs if chair["kind"] != "person"]
            return self.sit("All chairs are taken.")
        if kind == "seated":
            self.seat = message["chair"]  # and message["token"] would let us come back
            self.send("ready", id="ready", chair=self.seat)
        if kind == "refused" and message["id"] == "sit":  # somebody was faster
            return self.sit(message["text"])
        if kind == "refused" and message["id"] == "":  # the server closes the line
            return self.leave(message["text"])
        if kind == "table" and self.seat is not None:
            return self.look(message)
        return None

    def sit(self, problem):
        """On the next free chair, or a bot's."""
        if not self.free:
            return self.leave(problem)
        self.send("sit", id="sit", chair=self.free.pop(0), name=self.name)
        return None

    def leave(self, problem):
        print(problem, file=sys.stderr)
        return 2

    def look(self, table):
        """At the table: the end, or a question to us that we have not answered yet."""
        if table["end"]:
            print("\n".join(table["end"]["lines"]))
            return 0
        for mine in table["mine"]:
            if mine["ask"] and mine["ask"]["at"] != self.answered:
                self.answer(mine["seat"], mine["ask"])
        return None

    def answer(self, seat, ask):
        time.sleep(self.pause)  # at most 15 messages a second
        self.answered = ask["at"]
        id = f"{self.nonce}-{ask['at']}"
        self.send("answer", id=id, seat=seat, at=ask["at"], pick=choose(ask))


def choose(ask):
    """Any legal answer. Put your wits here: ask["options"], and the table it belongs to."""
    if ask["form"] == "number":
        return [random.randint(ask["least"], ask["most"])]
    if ask["form"] == "some":
        most = min(ask["most"], len(ask["options"]))
        return random.sample(range(len(ask["options"])), random.randint(ask["least"], most))
    return [random.randrange(len(ask["options"]))]


def main(address, name="Outsider", pause="0.1"):
    url = urlsplit(address)
    code = url.path.rstrip("/").rpartition("/")[2]
    scheme = "wss" if url.scheme == "https" else "ws"
    with connect(f"{scheme}://{url.netloc}/api/socket", max_size=None) as socket:
        player = Player(socket, name, float(pause))
        player.send("hello", version=1, code=code, lang="en")
        for text in socket:
            code = player.hear(json.loads(text))
            if code is not None:
                return code
    return 1


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
