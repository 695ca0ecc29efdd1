"""``prikup serve``: the table in the browser."""

from __future__ import annotations

import argparse
import os
import sys
from socket import AF_INET, SOCK_DGRAM, socket

from prikup.catalogue import ENGLISH, say
from prikup.cli.common import Commands, command, print_json
from prikup.cli.settings import BY_NAME, add_settings, gather


def add(commands: Commands) -> None:
    """The arguments of the command."""
    parser = command(commands, "serve", "Open tables in the browser.", run)
    add_settings(parser, *BY_NAME, limits=True)


def run(args: argparse.Namespace) -> int:
    """Serve until stopped."""
    from prikup.server import Limits, serve

    settings = gather(args, os.environ)
    given = settings.values
    urls = _addresses(given["host"], given["port"])

    def tell() -> None:
        if args.json:
            print_json({"url": urls[0], "urls": urls, "database": given["database"], "seed": given["seed"]})
        else:
            print("\n".join(say(ENGLISH, "cli-serve", url=url) for url in urls))
        sys.stdout.flush()

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
    )
    return 0


def _addresses(host: str, port: int) -> list[str]:
    """Where a browser finds the server: on this machine, and, if it listens everywhere, from others."""
    everywhere = host in ("", "0.0.0.0", "::")
    names = ["127.0.0.1", _own_address()] if everywhere else [f"[{host}]" if ":" in host else host]
    return [f"http://{name}:{port}" for name in dict.fromkeys(names)]


def _own_address() -> str:
    """The address of this machine in its network, as others see it; no packet is sent to find it."""
    with socket(AF_INET, SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return "127.0.0.1"
        return str(probe.getsockname()[0])
