"""One catalogue of words: every sentence a person reads, in Fluent files, a folder a language.

The files of a language are those of its folder in ``prikup/locale``, which the server, the terminal and the
browser read alike; an installed game has a folder ``locale`` of the same form beside its class. Numbers
choose their plural by CLDR and are printed with a real minus and real fractions.
"""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment
from fluent.runtime.types import FluentFloat, FluentInt
from fluent.syntax import ast

ENGLISH: Final = "en"
"""The language in which the code's own messages are written first; every other has the same messages."""

Value = str | int | Fraction
_ROOTS: list[Traversable] = [files("prikup").joinpath("locale")]
_VULGAR: Final = {
    (1, 2): "½", (1, 3): "⅓", (2, 3): "⅔", (1, 4): "¼", (3, 4): "¾", (1, 6): "⅙", (5, 6): "⅚",
    (1, 8): "⅛", (3, 8): "⅜", (5, 8): "⅝", (7, 8): "⅞",
}  # fmt: skip


def number(amount: int | Fraction) -> str:
    """A number with a real minus and real fractions.

    >>> number(Fraction(-104, 3)), number(Fraction(5, 12)), number(Fraction(29, 12))
    ('−34⅔', '5/12', '2 5/12')
    """
    whole, part = divmod(abs(Fraction(amount)), 1)
    text = str(whole) if whole or not part else ""
    if part:
        vulgar = _VULGAR.get((part.numerator, part.denominator))
        text += vulgar or f"{' ' if text else ''}{part.numerator}/{part.denominator}"
    return ("−" if amount < 0 else "") + text


def signed(amount: int | Fraction) -> str:
    """A number with its sign, 0 without one."""
    return ("+" if amount > 0 else "") + number(amount)


class _Whole(FluentInt):
    """A whole number that chooses a plural and is printed as ours are."""

    def format(self, locale: object) -> str:
        return number(int(self))


class _Broken(FluentFloat):
    """A fraction that chooses the plural of fractions and is printed as ours are."""

    exact: Fraction

    def format(self, locale: object) -> str:
        return number(self.exact)


def _value(given: Value) -> object:
    if isinstance(given, Fraction) and given.denominator != 1:
        broken = _Broken(float(given))
        broken.exact = given
        return broken
    if isinstance(given, (int, Fraction)) and not isinstance(given, bool):
        return _Whole(int(given))
    return str(given)


class Catalogue:
    """The messages of one language; what it lacks is said in English.

    >>> Catalogue.of("en").lang
    'en'
    """

    def __init__(self, lang: str, resources: Iterable[str], fallback: Catalogue | None = None) -> None:
        self.lang = lang
        self._fallback = fallback
        self._bundle = FluentBundle([lang], functions={"SIGNED": _signed}, use_isolating=False)
        for text in resources:
            resource = FluentResource(text)
            for entry in resource.body:
                if isinstance(entry, ast.Junk):
                    raise ValueError(f"{entry.content!r} is no message of {lang}")
            self._bundle.add_resource(resource, allow_overrides=True)

    @staticmethod
    @cache
    def of(lang: str) -> Catalogue:
        """The catalogue of a language; raises KeyError if there is none."""
        if lang not in languages():
            raise KeyError(lang)
        fallback = None if lang == ENGLISH else Catalogue.of(ENGLISH)
        return Catalogue(lang, _texts(lang), fallback)

    def has(self, name: str, attribute: str = "") -> bool:
        """Whether this language itself has a message, or the attribute of one."""
        if not self._bundle.has_message(name):
            return False
        message = self._bundle.get_message(name)
        return attribute in message.attributes if attribute else message.value is not None

    def names(self) -> frozenset[str]:
        """The names of this language's own messages."""
        return frozenset(self._bundle._messages)

    def say(self, name: str, attribute: str = "", /, **data: Value) -> str:
        """A message, or with an attribute a part of it, filled in with these data.

        Raises KeyError if neither this language nor English has it.
        """
        if not self.has(name, attribute):
            if self._fallback is None:
                raise KeyError(f"{name}.{attribute}" if attribute else name)
            return self._fallback.say(name, attribute, **data)
        message = self._bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        # Not by format_pattern, which would make plain numbers of ours.
        filled = {key: _value(given) for key, given in data.items()}
        env = ResolverEnvironment(self._bundle, [], CurrentEnvironment(args=filled))
        text = pattern(env)
        if env.errors:
            raise KeyError(f"{name} in {self.lang}: {env.errors[0]}")
        return str(text)


def _signed(amount: Any) -> Any:
    """The function SIGNED of the messages: an amount with its sign."""
    return signed(amount.exact if isinstance(amount, _Broken) else int(amount))


def _texts(lang: str) -> list[str]:
    found = []
    for root in _ROOTS:
        folder = root.joinpath(lang)
        if folder.is_dir():
            entries = sorted(folder.iterdir(), key=lambda one: one.name)
            found += [one.read_text("utf-8") for one in entries if one.name.endswith(".ftl")]
    return found


def add_root(root: Traversable) -> None:
    """Read the words of an installed package too: a folder with a folder a language."""
    if root.is_dir() and root not in _ROOTS:
        _ROOTS.append(root)
        languages.cache_clear()
        Catalogue.of.cache_clear()


@cache
def languages() -> tuple[str, ...]:
    """The languages there are: English, then the others by their codes."""
    found = {one.name for one in _ROOTS[0].iterdir() if one.is_dir() and not one.name.startswith("_")}
    return (ENGLISH, *sorted(found - {ENGLISH}))


def say(lang: str, name: str, attribute: str = "", /, **data: Value) -> str:
    """A message of a language (see :meth:`Catalogue.say`).

    >>> say("en", "error-no-language", given="xx", expected="en, ru")
    "'xx' is no language here: expected one of en, ru"
    """
    return Catalogue.of(lang).say(name, attribute, **data)
