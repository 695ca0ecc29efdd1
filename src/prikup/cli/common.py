"""What the commands share: arguments, files, output."""

from __future__ import annotations

import argparse
import os
import secrets
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn, TypeAlias

import msgspec

from prikup import bots, games
from prikup.catalogue import ENGLISH, languages
from prikup.core import PrikupError, to_json
from prikup.records import MatchRecord, from_json, read

if TYPE_CHECKING:
    Commands: TypeAlias = argparse._SubParsersAction["Parser"]
else:
    Commands = argparse.Action

LARGEST = 64 * 1024 * 1024
"""Bytes of the largest file that is read."""


class UsageError(PrikupError):
    """The command line or a file named on it is wrong."""


class Parser(argparse.ArgumentParser):
    """A parser that says what is wrong in one line and exits with 2."""

    def error(self, message: str) -> NoReturn:
        """Say it and exit."""
        print(f"{self.prog}: {message}", file=sys.stderr)
        raise SystemExit(2)


def command(
    commands: Commands, name: str, about: str, run: Callable[[argparse.Namespace], int], json: bool = True
) -> Parser:
    """A new command; with ``json`` it takes ``--json``."""
    parser = commands.add_parser(name, help=about, description=about)
    parser.set_defaults(run=run)
    if json:
        parser.add_argument("--json", action="store_true", help="print JSON")
    return parser


def add_language(parser: argparse.ArgumentParser, default: str | None = ENGLISH) -> None:
    """The argument that chooses a language; without a default that of the terminal."""
    told = "that of the terminal" if default is None else "%(default)s"
    parser.add_argument("--lang", choices=languages(), default=default, help=f"language ({told})")


def number(low: int, high: int) -> Callable[[str], int]:
    """A reader of whole numbers within these bounds."""

    def read_number(text: str) -> int:
        if text.isascii() and text.isdecimal() and low <= int(text[:12]) <= high:
            return int(text)
        raise argparse.ArgumentTypeError(str(UsageError("number", given=text, low=str(low), high=str(high))))

    return read_number


def rules_of(args: argparse.Namespace) -> str:
    """The rules that were asked for, else the first of the game's presets; raises OptionError."""
    rules: str | None = args.rules
    return games.get(args.game).presets[0] if rules is None else rules


def add_game(parser: argparse.ArgumentParser) -> None:
    """The arguments that say what is played, and by which seed."""
    parser.add_argument("--game", default=games.usual(), metavar="GAME")
    parser.add_argument("--rules", metavar="RULES", help="rules (the first of the game's presets)")
    parser.add_argument("--seed", default="1", help="repeats the run (%(default)s)")


def add_bots(parser: argparse.ArgumentParser, default: str, told: str) -> None:
    """The argument that names bots; its help lists those there are."""
    known = ", ".join(bots.BOTS)
    about = (
        f"{told} ({default}): of {known}, a class of your own as module:Class, or a program as cmd:COMMAND"
    )
    parser.add_argument("--bots", default=default, help=about)


def bots_of(args: argparse.Namespace) -> tuple[str, ...]:
    """The names of the bots that were asked for, each of which can be made; raises PrikupError."""
    return named_bots(args.bots)


def named_bots(text: str, make: Callable[[str], object] = bots.make) -> tuple[str, ...]:
    """The names of bots, parted by commas, each of which can be made; raises PrikupError."""
    names = tuple(name.strip() for name in text.split(","))
    here = os.getcwd()
    if ":" in text and here not in sys.path:
        sys.path.insert(0, here)  # a module of the folder in which the command is given
    for name in names:
        make(name)
    return names


def cores() -> int:
    """How many processes there is room for."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def cannot(be: str, path: str, error: Exception) -> UsageError:
    """What is wrong with a file that cannot be ``read`` or ``written``."""
    why = (getattr(error, "strerror", None) or str(error)).lower()
    return UsageError(f"file-{be}", path=path, why=why)


def read_bytes(path: str) -> bytes:
    """A file, or what comes in at ``-``; raises UsageError."""
    try:
        if path == "-":
            data = sys.stdin.buffer.read(LARGEST + 1)
        else:
            with open(path, "rb") as file:
                data = file.read(LARGEST + 1)
    except (OSError, ValueError) as error:
        raise cannot("read", path, error) from None
    if len(data) > LARGEST:
        raise UsageError("file-large", path=path, most=LARGEST)
    return data


def write_text(path: str, text: str) -> None:
    """Write a file of text in UTF-8, whole or not at all; raises UsageError.

    It is written beside and takes the other's place when it lies on the disk, so that whoever is killed
    half way leaves what was there before.
    """
    try:
        place = Path(path)
        if place.exists() and not place.is_file():
            place.write_text(text, encoding="utf-8")  # a pipe or a device; a folder refuses
        else:
            _replace(place.resolve(), text.encode())  # a link stays a link
    except (OSError, ValueError, RuntimeError) as error:
        raise cannot("written", path, error) from None


def _replace(place: Path, data: bytes) -> None:
    with whole(place) as beside:
        beside.write_bytes(data)


@contextmanager
def whole(place: Path) -> Iterator[Path]:
    """A new file beside, open to the same people, that takes the place of this one once it is whole."""
    beside = place.with_name(f".{place.name[:100]}.{secrets.token_hex(4)}")
    try:
        beside.touch(exist_ok=False)
        if place.exists():
            beside.chmod(place.stat().st_mode & 0o777)
        yield beside
        with beside.open("rb+") as file:
            os.fsync(file.fileno())
        beside.replace(place)
    except BaseException:
        with suppress(OSError):
            beside.unlink()
        raise


def read_text(path: str) -> str:
    """A file of text in UTF-8; raises UsageError."""
    try:
        return read_bytes(path).decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise UsageError("file-text", path=path, byte=error.start) from None


def read_record(path: str, *, strict: bool = True) -> MatchRecord:
    """A record as text or JSON; raises UsageError or RecordError."""
    text = read_text(path)
    if text.lstrip().startswith("{"):
        return from_json(text, strict=strict)
    return read(text, strict=strict)


def print_json(value: object) -> None:
    """Anything of the core as JSON, indented."""
    print(msgspec.json.format(to_json(value), indent=2).decode())
