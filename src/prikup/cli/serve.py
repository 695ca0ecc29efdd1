"""``prikup serve``: the table in the browser."""

from __future__ import annotations

import argparse
import os
import sys
import webbrowser
from collections.abc import Mapping
from socket import AF_INET, SOCK_DGRAM, socket

from prikup.cli.common import command, print_json
from prikup.cli.parser import Parser
from prikup.cli.settings import BY_NAME, add_settings, read_settings
from prikup.words.catalogue import say


def add(parser: Parser) -> None:
    """Add the arguments of the command."""
    command(parser, run)
    add_settings(parser, *BY_NAME, limits=True)
    parser.add_argument("--open", action="store_true")


def run(args: argparse.Namespace) -> int:
    """Serve until stopped."""
    from prikup.server import Limits, serve

    settings = read_settings(args, os.environ)
    given = settings.values
    urls = _addresses(given["host"], given["port"])

    def tell() -> None:
        if args.json:
            print_json({"url": urls[0], "urls": urls, "database": given["database"], "seed": given["seed"]})
        else:
            print("\n".join(say(args.lang, "cli-serve", url=url) for url in urls))
        sys.stdout.flush()
        if args.open and has_screen(os.environ):
            webbrowser.open(urls[0])

    serve(
        host=given["host"],
        port=given["port"],
        database=given["database"],
        seed=given["seed"],
        ready=tell,
        limits=settings.limits(Limits()),
        proxies=given["proxy"],
        metrics=given["metrics"],
        log_level=given["log_level"],
        log_json=given["log_json"],
        workers=given["workers"],
        ray=given["ray"],
        synchronous=given["synchronous"],
    )
    return 0


def has_screen(environ: Mapping[str, str]) -> bool:
    """Return True if a graphical browser can be opened; one in the terminal would hide the server.

    >>> has_screen({"DISPLAY": ":0"}) or sys.platform in ("darwin", "win32")
    True
    """
    return sys.platform in ("darwin", "win32") or bool(
        environ.get("DISPLAY") or environ.get("WAYLAND_DISPLAY")
    )


def _addresses(host: str, port: int) -> list[str]:
    """Return the server's URLs: for this machine and, if it listens on all addresses, for others."""
    everywhere = host in ("", "0.0.0.0", "::")
    names = ["127.0.0.1", _own_address()] if everywhere else [f"[{host}]" if ":" in host else host]
    return [f"http://{name}:{port}" for name in dict.fromkeys(names)]


def _own_address() -> str:
    """Return this machine's address in its network, without sending a packet."""
    with socket(AF_INET, SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return "127.0.0.1"
        return str(probe.getsockname()[0])
