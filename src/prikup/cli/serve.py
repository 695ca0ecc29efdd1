"""``prikup serve``: the table in the browser."""

from __future__ import annotations

import argparse
import sys
from socket import AF_INET, SOCK_DGRAM, socket

from prikup.catalogue import ENGLISH, say
from prikup.cli.common import Commands, command, number, print_json
from prikup.options import parse_changes


def add(commands: Commands) -> None:
    """The arguments of the command."""
    parser = command(commands, "serve", "Open tables in the browser.", run)
    parser.add_argument("--host", default="127.0.0.1", help="address to listen at (%(default)s)")
    parser.add_argument("--port", type=number(1, 65535), default=8000, help="port (%(default)s)")
    parser.add_argument(
        "--database", default="prikup.db", metavar="FILE_OR_URL", help="where tables are kept (%(default)s)"
    )
    parser.add_argument(
        "--limit",
        action="append",
        default=[],
        metavar="NAME=NUMBER",
        help="what is admitted, such as deals=500; may be given several times",
    )
    parser.add_argument(
        "--proxy",
        action="append",
        default=[],
        metavar="ADDRESS",
        help="a proxy, or a network of them, that is believed when it says for whom it asks",
    )
    parser.add_argument("--seed", help="make every shuffle and bot repeatable; never for play in earnest")


def run(args: argparse.Namespace) -> int:
    """Serve until stopped."""
    from prikup.server import Limits, serve

    limits = parse_changes(Limits(), args.limit)
    urls = _addresses(args.host, args.port)

    def tell() -> None:
        if args.json:
            print_json({"url": urls[0], "urls": urls, "database": args.database, "seed": args.seed})
        else:
            print("\n".join(say(ENGLISH, "cli-serve", url=url) for url in urls))
        sys.stdout.flush()

    serve(
        host=args.host,
        port=args.port,
        database=args.database,
        seed=args.seed,
        ready=tell,
        limits=limits,
        proxies=args.proxy,
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
