"""``prikup site``: the client and its host as files for any web server."""

from __future__ import annotations

import argparse
from pathlib import Path

from prikup.cli.common import command, print_json
from prikup.cli.parser import Parser
from prikup.words.catalogue import say


def add(parser: Parser) -> None:
    """Add the arguments of the command."""
    parser.commands("ACTION", {"build": add_build})


def add_build(parser: Parser) -> None:
    """Add the arguments of ``site build``."""
    command(parser, build)
    parser.add_argument("folder", metavar="DIR")
    parser.add_argument("--parts", metavar="DIR", default="build/site-parts")


def build(args: argparse.Namespace) -> int:
    """Write the site."""
    from prikup.browser.site import build_site
    from prikup.server.http.static_files import client_folder

    built = build_site(Path(args.folder), client_folder(), Path(args.parts))
    if args.json:
        print_json({"folder": args.folder, **built._asdict()})
    else:
        megabytes = f"{built.bytes / 1e6:.1f}"
        print(say(args.lang, "cli-site", path=args.folder, files=built.files, megabytes=megabytes))
    return 0
