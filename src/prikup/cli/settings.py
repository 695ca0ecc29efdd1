"""Settings of an operator: one table, read from the command line, the environment and a file.

A setting ``log-level`` is ``--log-level`` on the command line, ``PRIKUP_LOG_LEVEL`` in the environment and
``log-level`` in a file of TOML; what stands further left in this sentence comes first. A limit ``deals`` is
``--limit deals=500``, ``PRIKUP_LIMIT_DEALS``, and ``deals`` in the table ``[limit]`` of the file.
"""

from __future__ import annotations

import argparse
import logging
import tomllib
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from prikup.cli.common import UsageError, argument_error, number
from prikup.cli.files import read_text
from prikup.cli.parser import Parser
from prikup.core import PrikupError
from prikup.errors import OptionError
from prikup.options import parse_changes
from prikup.structs import Struct

R = TypeVar("R", bound=Struct)

VARIABLE_PREFIX = "PRIKUP_"
CONFIG = "PRIKUP_CONFIG"
"""Environment variable that names the file."""
LIMIT = "limit"

log = logging.getLogger("prikup.server")


def read_given_text(given: str) -> str:
    """Return a text; raise ArgumentTypeError if it is empty."""
    if not given:
        raise argument_error("setting-empty")
    return given


def one_of(*words: str) -> Callable[[str], str]:
    """Return a function that reads one of these words."""

    def read_word(given: str) -> str:
        if given in words:
            return given
        raise argument_error("setting-word", given=given, expected=words)

    return read_word


def read_yes(given: str) -> bool:
    """Read yes or no, or TOML's true or false."""
    return one_of("yes", "no", "true", "false")(given) in ("yes", "true")


class Setting(NamedTuple):
    """A row of the table.

    The values of a ``many`` setting are read one by one. A ``flag`` takes no value on the command line.
    """

    name: str
    read: Callable[[str], Any]
    default: Any
    metavar: str
    many: bool = False
    flag: bool = False

    @property
    def key(self) -> str:
        """Its name in the program.

        >>> BY_NAME["log-level"].key, BY_NAME["log-level"].variable
        ('log_level', 'PRIKUP_LOG_LEVEL')
        """
        return self.name.replace("-", "_")

    @property
    def variable(self) -> str:
        """Its name in the environment."""
        return VARIABLE_PREFIX + self.key.upper()

    def take(self, parts: Iterable[str]) -> Any:
        """Return the value of the given parts; raise ArgumentTypeError or PrikupError."""
        values = [self.read(part) for part in parts]
        return tuple(values) if self.many else values[-1]


SETTINGS = (
    Setting("host", read_given_text, "127.0.0.1", "ADDRESS"),
    Setting("port", number(1, 65535), 8000, "PORT"),
    Setting("database", read_given_text, "prikup.db", "FILE|URL"),
    Setting("synchronous", one_of("normal", "full"), "normal", "HOW"),
    Setting("workers", number(1, 256), 1, "N"),
    Setting("ray", read_given_text, None, "ADDRESS"),
    Setting("proxy", read_given_text, (), "ADDRESS", many=True),
    Setting("metrics", read_given_text, ("127.0.0.0/8", "::1"), "ADDRESS", many=True),
    Setting("seed", read_given_text, None, "SEED"),
    Setting("log-level", one_of("debug", "info", "warning", "error"), "warning", "LEVEL"),
    Setting("log-json", read_yes, default=False, metavar="YES", flag=True),
)
BY_NAME = {one.name: one for one in SETTINGS}


class GivenLimit(NamedTuple):
    """A limit as it was given; ``where`` names its source for errors."""

    where: str
    name: str
    value: str


class Settings(NamedTuple):
    """All settings by their ``key``, and the limits as given, of which the last counts."""

    values: dict[str, Any]
    given: list[GivenLimit]
    said: list[str]

    def limits(self, usual: R) -> R:
        """Return ``usual`` with the given limits applied; raise PrikupError."""
        found = usual
        for one in self.given:
            try:
                found = parse_changes(found, [f"{one.name}={one.value}"])
            except OptionError as error:
                raise UsageError("setting", key=one.where, why=error) from None
        for said in self.said:
            if "=" not in said:
                raise UsageError("limit-form", given=said)
        return parse_changes(found, self.said)


def add_settings(parser: Parser, *names: str, limits: bool = False) -> None:
    """Add the arguments of these settings, ``--config``, and ``--limit`` with ``limits``."""
    for setting in (BY_NAME[name] for name in names):
        option = f"--{setting.name}"
        if setting.flag:
            parser.add_argument(option, action="store_true", default=None)
            continue
        action = "append" if setting.many else "store"
        made = parser.add_argument(option, action=action, type=setting.read, metavar=setting.metavar)
        vars(made)["usual"] = setting.default  # shown in the help; a default here would override the file
    if limits:
        parser.add_argument(f"--{LIMIT}", action="append", default=[], metavar="NAME=NUMBER")
    vars(parser.add_argument("--config", metavar="FILE"))["usual"] = CONFIG


def read_settings(args: argparse.Namespace, environ: Mapping[str, str]) -> Settings:
    """Return all settings from command line, environment and file; raise UsageError."""
    values = {one.key: one.default for one in SETTINGS}
    limits: list[GivenLimit] = []
    path = args.config or environ.get(CONFIG)
    if path:
        _from_file(path, values, limits)
    _from_environment(environ, values, limits)
    for one in SETTINGS:
        said = getattr(args, one.key, None)
        if said is not None:
            values[one.key] = tuple(said) if one.many else said
    return Settings(values, limits, getattr(args, LIMIT, []))


def _set(values: dict[str, Any], setting: Setting, where: str, parts: list[str]) -> None:
    try:
        values[setting.key] = setting.take(parts)
    except (argparse.ArgumentTypeError, PrikupError) as error:
        raise UsageError("setting", key=where, why=error) from None


def _from_environment(environ: Mapping[str, str], values: dict[str, Any], limits: list[GivenLimit]) -> None:
    known = {one.variable: one for one in SETTINGS}
    prefix = f"{VARIABLE_PREFIX}{LIMIT.upper()}_"
    for variable, given in environ.items():
        if variable.startswith(prefix):
            limits.append(GivenLimit(variable, variable.removeprefix(prefix).lower(), given))
        elif variable in known:
            setting = known[variable]
            parts = [part.strip() for part in given.split(",")] if setting.many else [given]
            _set(values, setting, variable, parts)
        elif variable.startswith(VARIABLE_PREFIX) and variable != CONFIG:
            log.warning("%s in the environment is not a setting", variable)


def _from_file(path: str, values: dict[str, Any], limits: list[GivenLimit]) -> None:
    """Add the settings of a TOML file to ``values`` and ``limits``; raises UsageError."""
    try:
        table = tomllib.loads(read_text(path))
    except tomllib.TOMLDecodeError as error:
        raise UsageError("setting-file", path=path, why=error) from None
    limited = table.pop(LIMIT, {})
    if not isinstance(limited, dict):
        raise UsageError("setting-table", path=path, key=LIMIT, given=limited)
    limits += [
        GivenLimit(f"{LIMIT}.{name} ({path})", name, _as_on_command_line(value))
        for name, value in limited.items()
    ]
    for name, value in table.items():
        if name not in BY_NAME:
            known = (*BY_NAME, LIMIT)
            raise UsageError("setting-none", path=path, given=name, expected=known)
        setting = BY_NAME[name]
        whole = setting.many and isinstance(value, list)
        _set(
            values,
            setting,
            f"{name} ({path})",
            [_as_on_command_line(one) for one in (value if whole else [value])],
        )
        if setting.name == "database":
            values["database"] = _resolve_database(path, values["database"])


def _as_on_command_line(value: object) -> str:
    """Return a TOML value as it is spelled on the command line."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def _resolve_database(path: str, database: str) -> str:
    """Resolve a database path relative to the settings file that names it."""
    return database if "://" in database else str(Path(path).parent / database)
