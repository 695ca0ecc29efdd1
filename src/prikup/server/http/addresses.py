"""The addresses that requests come from, as the limits count them."""

from __future__ import annotations

from ipaddress import IPv6Address, ip_address

from starlette.types import Scope


def address_of(scope: Scope) -> str:
    """Return the address of a connection, a request or a socket, as the limits count it.

    >>> address_of({"client": ("2001:db8:1:2:3:4:5:6", 5000)}), address_of({"client": ("192.0.2.7", 5000)})
    ('2001:db8:1:2::', '192.0.2.7')
    """
    client = scope.get("client")
    return "" if client is None else household(client[0])


def household(host: str) -> str:
    """Return an address as the limits count it: one of IPv4, or the /64 network of one of IPv6."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(IPv6Address(int(address) >> 64 << 64))
