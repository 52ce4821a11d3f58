"""Who is connected to a room, and what each of them is shown."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

from consigliere.kernel import Decision, Refusal, Seat, View
from consigliere.words import words

from .client import Client
from .gathering import Gathering
from .parts import PrivateNews, PublicNews, back, front, lone
from .picture import NO_NEWS, Picture
from .room import SCREEN, BadRequest, Room
from .running import Running
from .showing import room_view
from .wire.tells import ChatLine, Heard, Mine, Refused, RoomNews, RoomView, ToClient, Window

if TYPE_CHECKING:
    from .driver import Driver


class Audience:
    """The readers of one room. Nothing they are sent is made from a State without `look`."""

    driver: Driver

    def __init__(self, room: Room) -> None:
        self.room = room
        self.running: Running | None = None
        self.picture: Picture | None = None
        self.gathering: Gathering | None = None
        self.clients: set[Client] = set()
        self.elsewhere: dict[str, tuple[float, set[Seat]]] = {}  # at other processes

    def publish(self, full: bool = False, before: Picture | None = None, by: Seat = -1) -> None:
        """To every reader whose table has changed; a sealed answer changes only its giver's."""
        picture = self.picture
        if picture is None:
            return
        quiet = before is not None and not full and _same(before, picture)
        public = self._public(full)
        for client in self.clients:
            if quiet and not any(_changed(before, picture, s, by) for s in client.chairs):
                continue
            if self.may_watch(client):
                self.show(client, full, public)

    def publish_to(self, seat: Seat) -> None:
        """Only what this seat sees has changed."""
        for client in self.clients:
            if seat in client.chairs:
                self.show(client, full=False)

    def may_watch(self, client: Client) -> bool:
        """Whether the table is this reader's business at all."""
        if client.chairs or self.room.settings.spectators:
            return True
        return client.screen and self.room.admits(client.tokens)

    def chairs_of(self, client: Client) -> list[Seat]:
        """The chairs of a browser; a screen that everybody looks at has none."""
        return [] if client.screen else self.room.chairs_of(client.tokens)

    def show(self, client: Client, full: bool, public: bytes = b"") -> None:
        """The table for one reader; the log only has what this reader has not got."""
        picture = self.picture
        assert picture
        if client.arriving:
            return
        fresh, client.seen = client.seen != picture.mark, picture.mark
        shown = public if public and fresh else self._public(full, fresh)
        client.write(shown, self._private(client, full, fresh))

    def _public(self, full: bool, fresh: bool = True) -> bytes:
        """What every reader gets of the table now; who has seen the events does not get them."""
        picture = self.picture
        assert picture
        return front(
            PublicNews(
                n=picture.n,
                full=full,
                public=picture.public,
                news=picture.news if fresh and not full else NO_NEWS,
                scores=picture.scores,
                waiting=picture.waiting,
                window=self.window(),
                clocks=self.driver.banks(),
            )
        )

    def _private(self, client: Client, full: bool, fresh: bool) -> bytes:
        """What one reader gets besides."""
        picture = self.picture
        assert picture
        if full or client.lang is not None or len(client.chairs) != 1 or picture.running.over:
            return back(self._news(client, full, fresh))
        seat = client.chairs[0]
        return picture.alone(seat) or lone(self._asked(seat, None))

    def _news(self, client: Client, full: bool, fresh: bool) -> PrivateNews:
        picture, running, lang = self.picture, self._match(), client.lang
        assert picture
        told, seat = picture.told(lang), client.reader
        since = running.untouched(*client.has) if full else 0
        return PrivateNews(
            wait=told.waiting(picture.view(seat)) if told else "",
            log=picture.log(seat, lang, full, since) if lang and (full or fresh) else [],
            mine=[self._mine(chair, lang) for chair in client.chairs],
            end=picture.ranking(lang),
            since=since,
        )

    def _mine(self, seat: Seat, lang: str | None) -> Mine:
        picture = self.picture
        assert picture
        return picture.idle(seat, lang) or self._asked(seat, lang)

    def _asked(self, seat: Seat, lang: str | None) -> Mine:
        """For a chair that does more than wait."""
        picture = self.picture
        assert picture
        return picture.mine(seat, lang, seat in picture.running.asked(), self.sealed(seat))

    def window(self) -> Window | None:
        g = self.gathering
        if g is None:
            return None
        now = time.monotonic()
        return Window(list(g.seats), g.opened, g.pace.least, g.most, round(g.left(now), 2))

    def sealed(self, seat: Seat) -> bool:
        """Whether the answer of `seat` is in; for its own eyes."""
        if self.gathering and seat in self.gathering.seats:
            return self.driver.answered(seat)
        return self._match().has_sealed(seat)

    def room_view(self, clocks: bool = True) -> RoomView:
        spectators = sum(not client.chairs and not client.screen for client in self.clients)
        banks = self.driver.banks() if clocks else None
        return room_view(self.room, self.here(), spectators, banks, self.screens())

    def room_changed(self) -> None:
        """Everybody gets the room anew; who holds which chair may have changed."""
        if self.picture:
            self.picture.seat_again(self.room)
        for client in self.clients:
            client.chairs = self.chairs_of(client)
        shown, told = self.room_view(), self.room_view(clocks=False)
        for client in self.clients:
            # Some changes are nobody else's business: then nobody hears that there was one.
            if client.told != (told, client.chairs):
                client.told = (told, client.chairs)
                client.push(RoomNews(shown, client.chairs))

    def here(self) -> set[Seat]:
        """The chairs a browser is connected for, here or at another process."""
        return self._here_and_elsewhere() - {SCREEN}

    def attended(self) -> bool:
        """Whether anybody sits at the table, here or at another process."""
        return any(client.chairs for client in self.clients) or bool(self.here())

    def screens(self) -> int:
        """Shared screens that show the table: those here, and one for all at other processes."""
        here = sum(client.screen and self.may_watch(client) for client in self.clients)
        return here or int(SCREEN in self._here_and_elsewhere())

    def _here_and_elsewhere(self) -> set[Seat]:
        now = time.monotonic()
        away = [seats for until, seats in self.elsewhere.values() if until > now]
        return self.here_now().union(*away)

    def here_now(self) -> set[Seat]:
        """The chairs connected to this process, and SCREEN for a shared screen."""
        screen = any(client.screen and self.may_watch(client) for client in self.clients)
        chairs = {seat for client in self.clients for seat in client.chairs}
        return chairs | {SCREEN} if screen else chairs

    def heard(self, line: ChatLine) -> None:
        for client in self.clients:
            client.push(Heard(line))

    def view(self, seat: Seat) -> View[Any]:
        """The table when `seat` is asked, as it sees it."""
        assert self.picture
        return self.picture.view(seat)

    def question(self, seat: Seat) -> Decision | None:
        """What `seat` is asked, if anything."""
        assert self.picture
        return self.picture.question(seat)

    def _match(self) -> Running:
        if self.running is None:
            raise BadRequest("room-not-playing")
        return self.running


def _same(before: Picture, now: Picture) -> bool:
    return now.news is NO_NEWS and bytes(before.public) == bytes(now.public)


def _changed(before: Picture | None, now: Picture, seat: Seat, by: Seat) -> bool:
    return seat == by or before is None or bytes(before.own(seat)) != bytes(now.own(seat))


def refused(id: str, refusal: Refusal, lang: str | None) -> ToClient:
    """A refusal as the reader gets it."""
    reason = refusal.reason
    w = words(lang or "en")
    known = w.knows(reason.message)
    text = w.say(reason.message, **dict(reason.args)) if known else w.say("room-not-offered")
    return Refused(id, reason.message, text, reason.rule)
