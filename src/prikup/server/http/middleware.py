"""The middleware: it resolves trusted proxies, enforces limits and sets security headers."""

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

SECURITY_HEADERS = {
    "content-security-policy": "; ".join(
        (
            "default-src 'self'",
            "script-src 'self'",
            "style-src 'self' 'unsafe-inline'",  # the sheet is an SVG with a style
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
"""The headers of every answer: no code of other sites runs in a page, and no other site frames it."""

EMBED_PATH = "/board/embed"
"""The page that other sites may frame; it only shows the position in its address."""
EMBED_HEADERS = {
    name: value.replace("; frame-ancestors 'none'", "")
    for name, value in SECURITY_HEADERS.items()
    if name != "x-frame-options"
}
"""The headers of that page: any page may frame it, even a local file."""

FORWARDING_HEADERS = (
    "x-forwarded-for",
    "x-forwarded-proto",
    "x-forwarded-host",
    "x-forwarded-port",
    "forwarded",
)

TRY_AGAIN_LATER_CODE = 1013
"""The code with which a socket over the limit of its address is closed (IANA's WebSocket close codes)."""
FORWARDED_KEY = "prikup.forwarded"
"""The key in the scope of a request whose forwarding headers came from an unlisted peer."""
MINIMAL_HEADERS = [(b"content-length", b"0")]
"""The headers of the answer to a barred address behind a proxy, whose own connection stays open: closing it
would cost both sides a new one for each refusal."""

log = logging.getLogger("prikup.server")


class Networks:
    """A set of addresses and networks.

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
        address = parse_address(host)
        return address is not None and any(address in network for network in self._networks)


def parse_address(host: str) -> IPv4Address | IPv6Address | None:
    """Return the address in a text, an IPv4-mapped one as IPv4, or None."""
    try:
        address = ip_address(host)
    except ValueError:
        return None
    return getattr(address, "ipv4_mapped", None) or address


class Proxies(Networks):
    """The proxies that are trusted to name their clients."""

    _warned = False

    def resolve(self, scope: Scope) -> bool:
        """Put a trusted proxy's client, scheme and host into the scope; return True if there is such a proxy.

        The forwarding headers are removed in any case. A proxy may add a header line or extend the one it
        received; the last address that is not a proxy's is the client.
        """
        headers = MutableHeaders(scope=scope)
        forwarded = {name: ",".join(headers.getlist(name)) for name in FORWARDING_HEADERS}
        for name in FORWARDING_HEADERS:
            del headers[name]
        client = scope.get("client")
        if client is None or client[0] not in self:
            scope[FORWARDED_KEY] = any(forwarded.values())
            if forwarded["x-forwarded-for"] and client is not None and not self._warned:
                self._warned = True  # an unlisted proxy counts as one very busy address
                log.warning("ignoring X-Forwarded-For from %s: not listed in --proxy", client[0])
            return False
        hosts = [host.strip() for host in forwarded["x-forwarded-for"].split(",") if host.strip()]
        first = next((host for host in reversed(hosts) if host not in self), None)
        # Without a client, the request counts as the proxy's own.
        if first is not None and parse_address(first) is not None:
            scope["client"] = (first, 0)
        scheme = _last(forwarded["x-forwarded-proto"])
        if scheme in ("http", "https"):
            scope["scheme"] = scheme
            if scope["type"] == "websocket":
                scope["scheme"] = scope["scheme"].replace("http", "ws")
        host = _last(forwarded["x-forwarded-host"])
        if host:
            headers["host"] = host
        return True


def _last(text: str) -> str:
    return text.rpartition(",")[2].strip()


class AdmissionMiddleware:
    """The application behind its limits."""

    def __init__(self, app: ASGIApp, admission: Admission, proxies: Proxies) -> None:
        self._app = app
        self._admission = admission
        self._proxies = proxies

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a request or a socket unless it exceeds a limit."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        via_proxy = self._proxies.resolve(scope)
        if scope["type"] == "websocket":
            await self._serve_socket(scope, receive, send, via_proxy)
        else:
            await self._serve_request(scope, receive, send, via_proxy)

    async def _serve_request(self, scope: Scope, receive: Receive, send_plain: Send, via_proxy: bool) -> None:
        """Answer a request with security headers; with an error if its address is over a limit or barred."""
        address = address_of(scope)
        if self._admission.is_barred(address):
            await send_plain({"type": "http.response.start", "status": 429, "headers": MINIMAL_HEADERS})
            await send_plain({"type": "http.response.body"})
            return

        async def send(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message).update(
                    EMBED_HEADERS if scope["path"] == EMBED_PATH else SECURITY_HEADERS
                )
            await send_plain(message)

        count = (
            self._admission.count_request if scope["path"].startswith("/api/") else self._admission.count_file
        )
        try:
            count(address)
        except HTTPProblem as problem:
            response = problem_response(problem)
            if self._admission.is_barred(address) and not via_proxy:
                response.headers["connection"] = "close"
            await response(scope, receive, send)
            return
        await self._app(scope, receive, send)

    async def _serve_socket(self, scope: Scope, receive: Receive, send: Send, via_proxy: bool) -> None:
        """Serve a socket; close it if it comes through a proxy and its address has too many.

        Sockets without a proxy are counted with their connections.
        """
        if not via_proxy:
            await self._app(scope, receive, send)
            return
        address = address_of(scope)
        if not self._admission.connect(address):
            await send({"type": "websocket.close", "code": TRY_AGAIN_LATER_CODE})
            return
        try:
            await self._app(scope, receive, send)
        finally:
            self._admission.disconnect(address)
