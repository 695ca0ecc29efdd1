"""The parser of the command line: commands that are imported when they are named, words of the catalogue."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from functools import partial
from importlib import import_module
from typing import Any, Final, NoReturn

from prikup.cli.wrapping import Cells, wrap
from prikup.nearest import nearest
from prikup.words.catalogue import ENGLISH, has, languages, say

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
    "bench",
    "backup",
    "restore",
    "completion",
)
"""Each is a module beside this one, whose ``add`` fills a parser with its arguments."""

WORDS: Final = {
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
"""What argparse says by itself, and the message that says it in every language."""

_SPOKEN = ContextVar("spoken", default=ENGLISH)


def language(words: Sequence[str], environ: Mapping[str, str]) -> str:
    """The language that a command line asks for, else that of the terminal, if there are words of it.

    >>> language(["replay", "--lang=ru"], {}), language([], {"LC_ALL": "ru_RU.UTF-8"}), language([], {})
    ('ru', 'ru', 'en')
    """
    locale = next((environ[key] for key in ("LC_ALL", "LC_MESSAGES", "LANG") if environ.get(key)), "")
    asked = [locale.partition(".")[0].partition("_")[0].lower()]
    for word, after in zip(words, [*words[1:], ""], strict=False):
        option, _, value = word.partition("=")
        asked += [value or after] if option == "--lang" else []
    return next((one for one in reversed(asked) if one in languages()), ENGLISH)


def spoken() -> str:
    """The language in which the command line is read."""
    return _SPOKEN.get()


@contextmanager
def speaking(lang: str) -> Iterator[None]:
    """Read the command line in a language; what argparse asks gettext for, it is told by the catalogue."""
    own = vars(argparse)["_"]
    before = _SPOKEN.set(lang)
    if lang != ENGLISH:
        vars(argparse)["_"] = _told
    try:
        yield
    finally:
        vars(argparse)["_"] = own
        _SPOKEN.reset(before)


def _told(text: str) -> str:
    if text not in WORDS:
        return text
    return Cells(say(spoken(), WORDS[text]) + text[len(text.rstrip()) :])


class _Help(argparse.HelpFormatter):
    """Help whose lines fit the terminal in any script."""

    def _split_lines(self, text: str, width: int) -> list[str]:
        return wrap(text, width)

    def _fill_text(self, text: str, width: int, indent: str) -> str:
        return "\n".join(wrap(text, width, initial_indent=indent, subsequent_indent=indent))


class Parser(argparse.ArgumentParser):
    """A parser that says what is wrong in one line and exits with 2.

    Its words are the message ``command-PATH`` of the catalogue: what the command does, and as attributes what
    its arguments do; those that commands share are attributes of ``command``. ``fill`` adds its arguments
    when it is first used.
    """

    def __init__(
        self, *args: Any, path: str = "", fill: Callable[[Parser], None] | None = None, **given: Any
    ) -> None:
        super().__init__(*args, **{"formatter_class": _Help, **given})
        self.path = path
        self._fill = fill

    def commands(self, metavar: str, fills: Mapping[str, Callable[[Parser], None]]) -> None:
        """Let one of these be named, each filling a parser of its own."""
        kinds = self.add_subparsers(metavar=metavar, required=bool(self.path))
        for name, fill in fills.items():
            path = f"{self.path}-{name}" if self.path else name
            about = say(spoken(), f"command-{path}")
            kinds.add_parser(name, help=about, description=about, path=path, fill=fill)

    def word(self, argument: str) -> str:
        """What an argument does."""
        own = f"command-{self.path}"
        return say(spoken(), own if self.path and has(spoken(), own, argument) else "command", argument)

    def filled(self) -> list[argparse.Action]:
        """All arguments, each with its help."""
        self._complete()
        for action in self._actions:
            if action.help is None and not isinstance(action, argparse._SubParsersAction):
                action.help = self.word(action.dest)
        return self._actions

    def _complete(self) -> None:
        fill, self._fill = self._fill, None
        if fill is not None:
            fill(self)

    def format_help(self) -> str:
        """The help of the command."""
        self.filled()
        return super().format_help()

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        """Read what it knows of a command line."""
        self._complete()
        self.set_defaults(parser=self)
        return super().parse_known_args(args, namespace)

    def parse_args(self, args: Any = None, namespace: Any = None) -> Any:
        """Read a command line, all of which it must know."""
        found, rest = self.parse_known_args(args, namespace)
        if rest:
            text = vars(argparse)["_"]("unrecognized arguments: %s") % " ".join(rest)
            options = [word.partition("=")[0] for word in rest if word.startswith("--")]
            self.error(_near(text, options, found.parser._option_string_actions))
        return found

    def _check_value(self, action: argparse.Action, value: Any) -> None:
        try:
            super()._check_value(action, value)
        except argparse.ArgumentError as error:
            raise argparse.ArgumentError(
                action, _near(error.message, [str(value)], map(str, action.choices or ()))
            ) from None

    def error(self, message: str) -> NoReturn:
        """Say it and exit."""
        print(f"{self.prog}: {message}", file=sys.stderr)
        raise SystemExit(2)


def _near(said: str, given: Iterable[str], known: Iterable[str]) -> str:
    """What is wrong, and the known word that is nearest to one of those given."""
    words = list(known)
    near = next(filter(None, (nearest(word, words) for word in given)), None)
    return say(spoken(), "argparse-near", said=said, near=near) if near else said


class Version(argparse.Action):
    """Prints the version and exits."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
        """Print and exit."""
        import prikup

        print(f"prikup {prikup.__version__}")
        parser.exit()


def whole() -> Parser:
    """The parser of the whole command line, in the language that is spoken."""
    parser = Parser(prog="prikup", description=say(spoken(), "command"))
    parser.add_argument("--version", action=Version, nargs=0)
    add_language(parser)
    parser.commands("COMMAND", {name: partial(_fill, name) for name in COMMANDS})
    return parser


def _fill(name: str, parser: Parser) -> None:
    import_module(f"prikup.cli.{name}").add(parser)


def add_language(parser: argparse.ArgumentParser) -> None:
    """The argument that chooses a language; without it that of the terminal is spoken."""
    parser.add_argument("--lang", choices=languages(), default=spoken())
