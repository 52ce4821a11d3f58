"""§3.0 Small moves on the table that several rules share."""

from __future__ import annotations

from consigliere.kernel import Seat, put

from ..events import GainedGems, GotMoney, GotToken
from ..parts import Character, Token
from ..state import Mafiozoo


def gain(s: Mafiozoo, seat: Seat, gems: int) -> None:
    """§3.0.1. From the reserve to the fund, as far as there are any."""
    gems = min(gems, s.reserve[seat])
    if gems:
        s.reserve = put(s.reserve, seat, s.reserve[seat] - gems)
        s.fund = put(s.fund, seat, s.fund[seat] + gems)
        s.tell(GainedGems(seat, gems))


def earn(s: Mafiozoo, seat: Seat, money: int) -> None:
    if money:
        s.money = put(s.money, seat, s.money[seat] + money)
        s.tell(GotMoney(seat, money))


def spend(s: Mafiozoo, seat: Seat, money: int) -> None:
    s.money = put(s.money, seat, s.money[seat] - money)


def give_token(s: Mafiozoo, seat: Seat, token: Token) -> None:
    """§3.0.4. Favour tokens never run out."""
    mine = s.tokens[seat]
    s.tokens = put(s.tokens, seat, put(mine, token, mine[token] + 1))
    s.tell(GotToken(seat, token))


def on_photo(s: Mafiozoo, c: Character, owner: Seat, gems: int) -> None:
    """`gems` more (or fewer) of `owner` lie on the photograph."""
    row = s.gems[c]
    s.gems = put(s.gems, c, put(row, owner, row[owner] + gems))


def place_from_fund(s: Mafiozoo, c: Character, seat: Seat, gems: int) -> None:
    s.fund = put(s.fund, seat, s.fund[seat] - gems)
    on_photo(s, c, seat, gems)


def place_from_reserve(s: Mafiozoo, c: Character, seat: Seat, gems: int) -> None:
    """§3.0.2. From the reserve; once it is empty, from the fund."""
    kept = min(gems, s.reserve[seat])
    s.reserve = put(s.reserve, seat, s.reserve[seat] - kept)
    on_photo(s, c, seat, kept)
    if gems > kept:
        place_from_fund(s, c, seat, gems - kept)


def placeable(s: Mafiozoo, seat: Seat, gems: int) -> int:
    """§3.0.2. How many of `gems` could be placed."""
    return min(gems, s.reserve[seat] + s.fund[seat])
