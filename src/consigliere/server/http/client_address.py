"""Who sends a request: the client's address as limits count it, and whether it is the operator."""

from __future__ import annotations

from contextlib import suppress
from hmac import compare_digest
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Any

from litestar.connection import ASGIConnection

Connection = ASGIConnection[Any, Any, Any, Any]
Network = IPv4Network | IPv6Network


def address(connection: Connection) -> str:
    """The key limits count by: one IPv4 address, or the /64 of IPv6 that a household is given."""
    return client_key(connection.client.host if connection.client else "")


def client_key(value: str) -> str:
    """The key limits count by, of an address given as text."""
    try:
        parsed = ip_address(value)
    except ValueError:
        return value
    if not isinstance(parsed, IPv6Address):
        return value
    if parsed.ipv4_mapped:
        return str(parsed.ipv4_mapped)
    return str(ip_network((parsed, 64), strict=False))


def is_local(connection: Connection) -> bool:
    """Whether a program on this machine asks directly, and not a proxy for somebody else."""
    if "x-forwarded-for" in connection.headers or "forwarded" in connection.headers:
        return False
    try:
        return ip_address(connection.client.host if connection.client else "").is_loopback
    except ValueError:
        return False


def has_token(connection: Connection, token: str) -> bool:
    """Whether the operator's token was sent; nobody has it if none is set."""
    value = connection.headers.get("authorization", "").removeprefix("Bearer ")
    return bool(token) and compare_digest(value.encode(), token.encode())


def parse_networks(text: str) -> tuple[Network, ...]:
    """Addresses and networks, separated by commas; `*` is all of them. Other text is ignored."""
    value = [one.strip() for one in text.split(",")]
    parsed: list[Network] = [ip_network("0.0.0.0/0"), ip_network("::/0")] if "*" in value else []
    for one in value:
        with suppress(ValueError):
            parsed.append(ip_network(one, strict=False))
    return tuple(parsed)


def in_networks(address: str, networks: tuple[Network, ...]) -> bool:
    """Whether an address is in one of them."""
    try:
        return any(ip_address(address) in network for network in networks)
    except ValueError:
        return False
