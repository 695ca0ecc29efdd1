"""The parser of the command line: commands that are imported when they are named, words of the catalogue."""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from functools import partial
from importlib import import_module
from typing import Any, Final, NoReturn

from prikup.cli.argparse_private import (
    WrappedHelp,
    accept_dashed,
    get_translate,
    list_actions,
    list_options,
    list_subparsers,
    set_translate,
)
from prikup.cli.wrapping import Cells
from prikup.nearest import find_nearest
from prikup.words.catalogue import ENGLISH_CODE, has_message, languages, say

COMMANDS: Final = (
    "serve",
    "play",
    "score",
    "solve",
    "analyse",
    "replay",
    "verify",
    "convert",
    "options",
    "arena",
    "regret",
    "puzzles",
    "selfplay",
    "bench",
    "backup",
    "restore",
    "export",
    "admin",
    "site",
    "completion",
)
"""Each is a module beside this one, whose ``add`` fills a parser with its arguments."""

ARGPARSE_MESSAGES: Final = {
    "usage: ": "argparse-usage",
    "positional arguments": "argparse-positional",
    "options": "argparse-options",
    "show this help message and exit": "argparse-help",
    "argument %(argument_name)s: %(message)s": "argparse-argument",
    "the following arguments are required: %s": "argparse-required",
    "one of the arguments %s is required": "argparse-one-of",
    "not allowed with argument %s": "argparse-together",
    "unrecognized arguments: %s": "argparse-unrecognized",
    "invalid choice: %(value)r (choose from %(choices)s)": "argparse-choice",
    "expected one argument": "argparse-one",
    "expected at least one argument": "argparse-some",
    "ambiguous option: %(option)s could match %(matches)s": "argparse-ambiguous",
    "ignored explicit argument %r": "argparse-explicit",
}
"""Messages of the catalogue in place of the English sentences of argparse."""

_DASHED_ARGUMENT: Final = re.compile(r"-(\d+|\d*\.\d+|\w[\w-]{10})\Z")
"""Negative numbers, and ids of people and tables, which are random and may begin with a dash."""

_SPOKEN = ContextVar("spoken", default=ENGLISH_CODE)


def language(words: Sequence[str], environ: Mapping[str, str]) -> str:
    """Return the language that a command line asks for, else the terminal's, else English.

    >>> language(["replay", "--lang=ru"], {}), language([], {"LC_ALL": "ru_RU.UTF-8"}), language([], {})
    ('ru', 'ru', 'en')
    """
    locale = next((environ[key] for key in ("LC_ALL", "LC_MESSAGES", "LANG") if environ.get(key)), "")
    candidates = [locale.partition(".")[0].partition("_")[0].lower()]
    for word, next_word in zip(words, [*words[1:], ""], strict=False):
        option, _, value = word.partition("=")
        candidates += [value or next_word] if option == "--lang" else []
    return next((lang for lang in reversed(candidates) if lang in languages()), ENGLISH_CODE)


def current_language() -> str:
    """Return the language of help and errors."""
    return _SPOKEN.get()


@contextmanager
def speak(lang: str) -> Iterator[None]:
    """Set the language of help and errors within the block."""
    original = get_translate()
    before = _SPOKEN.set(lang)
    if lang != ENGLISH_CODE:
        set_translate(_translate)
    try:
        yield
    finally:
        set_translate(original)
        _SPOKEN.reset(before)


def _translate(text: str) -> str:
    """Return a text of argparse in the current language, unchanged if there is no message for it."""
    if text not in ARGPARSE_MESSAGES:
        return text
    return Cells(say(current_language(), ARGPARSE_MESSAGES[text]) + text[len(text.rstrip()) :])


class Parser(argparse.ArgumentParser):
    """A parser that says what is wrong in one line and exits with 2.

    Its words are the message ``command-PATH`` of the catalogue: what the command does, and as attributes what
    its arguments do; those that commands share are attributes of ``command``. ``fill`` adds its arguments
    when it is first used.
    """

    def __init__(
        self, *args: Any, path: str = "", fill: Callable[[Parser], None] | None = None, **keywords: Any
    ) -> None:
        super().__init__(*args, **{"formatter_class": WrappedHelp, **keywords})
        self.path = path
        self._fill = fill
        accept_dashed(self, _DASHED_ARGUMENT)

    def commands(self, metavar: str, fills: Mapping[str, Callable[[Parser], None]]) -> None:
        """Add subcommands; each function of ``fills`` adds the arguments of one."""
        kinds = self.add_subparsers(metavar=metavar, required=bool(self.path))
        for name, fill in fills.items():
            path = f"{self.path}-{name}" if self.path else name
            about = say(current_language(), f"command-{path}")
            kinds.add_parser(name, help=about, description=about, path=path, fill=fill)

    def word(self, argument: str) -> str:
        """Return the help text of an argument."""
        message = f"command-{self.path}"
        has_own = self.path and has_message(current_language(), message, argument)
        return say(current_language(), message if has_own else "command", argument)

    def filled(self) -> list[argparse.Action]:
        """Return all arguments, with their help texts."""
        self._add_arguments()
        actions = list_actions(self)
        for action in actions:
            if action.help is None and list_subparsers(action) is None:
                action.help = self.word(action.dest)
        return actions

    def _add_arguments(self) -> None:
        """Add the arguments of the command if that was not done before."""
        fill, self._fill = self._fill, None
        if fill is not None:
            fill(self)

    def format_help(self) -> str:
        """Return the help of the command."""
        self.filled()
        return super().format_help()

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        """Parse the arguments that are known."""
        self._add_arguments()
        self.set_defaults(parser=self)
        return super().parse_known_args(args, namespace)

    def parse_args(self, args: Any = None, namespace: Any = None) -> Any:
        """Parse a command line; exit with an error if any of it is unknown."""
        parsed, rest = self.parse_known_args(args, namespace)
        if rest:
            text = get_translate()("unrecognized arguments: %s") % " ".join(rest)
            options = [word.partition("=")[0] for word in rest if word.startswith("--")]
            self.error(_add_suggestion(text, options, list_options(parsed.parser)))
        return parsed

    def _check_value(self, action: argparse.Action, value: Any) -> None:
        """Check a value as argparse does, and suggest the nearest choice."""
        try:
            super()._check_value(action, value)
        except argparse.ArgumentError as error:
            raise argparse.ArgumentError(
                action, _add_suggestion(error.message, [str(value)], map(str, action.choices or ()))
            ) from None

    def error(self, message: str) -> NoReturn:
        """Print the message and exit with 2."""
        print(f"{self.prog}: {message}", file=sys.stderr)
        raise SystemExit(2)


def _add_suggestion(message: str, given: Iterable[str], known_words: Iterable[str]) -> str:
    """Return the message, with the known word nearest to a given one if there is one."""
    words = list(known_words)
    nearest = next(filter(None, (find_nearest(word, words) for word in given)), None)
    return say(current_language(), "argparse-near", said=message, near=nearest) if nearest else message


class Version(argparse.Action):
    """The option that prints the version and exits."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
        """Print and exit."""
        import prikup

        print(f"prikup {prikup.__version__}")
        parser.exit()


def command_line_parser() -> Parser:
    """Return the parser of the whole command line, in the current language."""
    parser = Parser(prog="prikup", description=say(current_language(), "command"))
    parser.add_argument("--version", action=Version, nargs=0)
    add_language(parser)
    parser.commands("COMMAND", {name: partial(_fill, name) for name in COMMANDS})
    return parser


def _fill(name: str, parser: Parser) -> None:
    """Import the module of a command and let it add its arguments."""
    import_module(f"prikup.cli.{name}").add(parser)


def add_language(parser: argparse.ArgumentParser) -> None:
    """Add ``--lang``; its default is the terminal's language."""
    parser.add_argument("--lang", choices=languages(), default=current_language())
