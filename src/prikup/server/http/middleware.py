"""What stands before the application: who asks, by way of which proxies, and whether they ask too much."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from prikup.core import PrikupError
from prikup.server.admission import Admission
from prikup.server.http.addresses import address_of
from prikup.server.http.error_responses import problem_response
from prikup.server.problems import HTTPProblem

HEADERS = {
    "content-security-policy": "; ".join(
        (
            "default-src 'self'",
            "script-src 'self'",
            "style-src 'self' 'unsafe-inline'",  # the sheet, an SVG, brings its style along
            "img-src 'self' data: blob:",
            "connect-src 'self'",
            "object-src 'none'",
            "base-uri 'none'",
            "form-action 'self'",
            "frame-ancestors 'none'",
        )
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
}
"""What every answer says: nothing of others runs in a page, and no page of others frames it."""

EMBED = "/board/embed"
"""The page that stands in a frame of others' pages; it only shows what its address says."""
FRAMED = {
    name: value.replace("; frame-ancestors 'none'", "")
    for name, value in HEADERS.items()
    if name != "x-frame-options"
}
"""What the answer with that page says: any page may frame it, one that lies on a disk too."""

FORWARDED = ("x-forwarded-for", "x-forwarded-proto", "x-forwarded-host", "x-forwarded-port", "forwarded")


log = logging.getLogger("prikup.server")


class Networks:
    """Addresses, each by itself or by its network.

    >>> "10.0.0.7" in Networks(["10.0.0.0/24"]), "192.0.2.1" in Networks(["10.0.0.0/24", "::1"])
    (True, False)
    """

    def __init__(self, networks: Iterable[str] = ()) -> None:
        self._networks = [self._read(one) for one in networks]

    @staticmethod
    def _read(text: str) -> IPv4Network | IPv6Network:
        try:
            return ip_network(text.strip(), strict=False)
        except ValueError:
            raise PrikupError("network", given=text) from None

    def __contains__(self, host: str) -> bool:
        address = address_in(host)
        return address is not None and any(address in network for network in self._networks)


def address_in(host: str) -> IPv4Address | IPv6Address | None:
    """The address that a text is, one of IPv4 in IPv6 as it is in IPv4; None if it is none."""
    try:
        address = ip_address(host)
    except ValueError:
        return None
    return getattr(address, "ipv4_mapped", None) or address


class Proxies(Networks):
    """The proxies that are believed when they say for whom they ask."""

    _warned = False

    def resolve(self, scope: Scope) -> bool:
        """Put into the scope of a request who asked a trusted proxy, and how; whether it was one.

        What anybody else says to have been forwarded is taken out. A proxy may add a line of its own or write
        on the one that came; of all that they say the last that is no proxy's counts.
        """
        headers = MutableHeaders(scope=scope)
        said = {name: ",".join(headers.getlist(name)) for name in FORWARDED}
        for name in FORWARDED:
            del headers[name]
        client = scope.get("client")
        if client is None or client[0] not in self:
            if said["x-forwarded-for"] and client is not None and not self._warned:
                self._warned = True  # a proxy that is not named is taken for one very busy household
                log.warning("%s is no proxy that was named with --proxy: it is not believed", client[0])
            return False
        hosts = [host.strip() for host in said["x-forwarded-for"].split(",") if host.strip()]
        first = next((host for host in reversed(hosts) if host not in self), None)
        if first is not None and address_in(first) is not None:  # else it is counted as the proxy's own
            scope["client"] = (first, 0)
        scheme = _last(said["x-forwarded-proto"])
        if scheme in ("http", "https"):
            scope["scheme"] = scheme
            if scope["type"] == "websocket":
                scope["scheme"] = scope["scheme"].replace("http", "ws")
        host = _last(said["x-forwarded-host"])
        if host:
            headers["host"] = host
        return True


def _last(said: str) -> str:
    return said.rpartition(",")[2].strip()


class AdmissionMiddleware:
    """The application behind its admission."""

    def __init__(self, app: ASGIApp, admission: Admission, proxies: Proxies) -> None:
        self._app = app
        self._admission = admission
        self._proxies = proxies

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a request or a socket, if it is admitted."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        passed_on = self._proxies.resolve(scope)
        if scope["type"] == "websocket":
            await self._socket(scope, receive, send, passed_on)
        else:
            await self._request(scope, receive, send)

    async def _request(self, scope: Scope, receive: Receive, plainly: Send) -> None:
        async def send(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message).update(FRAMED if scope["path"] == EMBED else HEADERS)
            await plainly(message)

        count = self._admission.request if scope["path"].startswith("/api/") else self._admission.file
        try:
            count(address_of(scope))
        except HTTPProblem as problem:
            await problem_response(problem)(scope, receive, send)
            return
        await self._app(scope, receive, send)

    async def _socket(self, scope: Scope, receive: Receive, send: Send, passed_on: bool) -> None:
        """A socket that comes straight was counted with its connection; those of a proxy are counted here."""
        if not passed_on:
            await self._app(scope, receive, send)
            return
        address = address_of(scope)
        if not self._admission.connect(address):
            await send({"type": "websocket.close", "code": 1013})
            return
        try:
            await self._app(scope, receive, send)
        finally:
            self._admission.disconnect(address)
