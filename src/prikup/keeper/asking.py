"""Pieces of entry forms that the games of tricks share."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from prikup.core import Amount, RuleError
from prikup.keeper.model import ContractForm, DefenceForm, KindForm, SettlementLine, TricksForm, Way
from prikup.keeper.refusals import refusal
from prikup.words.catalogue import say

Said = tuple[tuple[int, str], ...]


def asked(seats: tuple[int, ...], total: int, rest: int | None = None, unit: str = "tricks") -> TricksForm:
    """Numbers of these seats, and of ``rest`` what is left; of one seat alone the number is enough."""
    short = len(seats) == 1 and rest is None
    return TricksForm(seats, (total,) * len(seats), rest, total, total, short, unit)


def can(check: Callable[[], object], lang: str) -> dict[str, Any]:
    """Whether something can be, which ``check`` refuses with a RuleError, as the last fields of a form."""
    try:
        check()
    except RuleError as error:
        return refusal(error, lang)
    return refusal(None, lang)


def contract_form(
    text: str, title: str, level: int, needs: int, value: int, bid: bool, can: Mapping[str, Any]
) -> ContractForm:
    """A contract and whether it can be."""
    return ContractForm(text, title, level, needs, value, bid, **can)


def way(said: Said, title: str, played: bool, whisters: tuple[int, ...], tricks: TricksForm | None) -> Way:
    """One way the defence may speak, written with its words alone."""
    return Way(said, " ".join(word for _, word in said), title, played, whisters, tricks, talon=False)


def said_title(game: str, said: Said, names: Sequence[str], lang: str) -> str:
    """What the defence said, as a person tells it: *Boris whists, Vera passes*."""
    return say(lang, "joint-list").join(
        say(lang, f"{game}-said-{word}", who=names[seat]) for seat, word in said
    )


def step(game: str, lang: str, name: str, clause: str, amounts: Iterable[Amount]) -> SettlementLine:
    """A step of a settlement, with what it is called and what it does."""
    message = f"{game}-step-{name}"
    return SettlementLine(name, clause, say(lang, message), tuple(amounts), say(lang, message, "text"))


def kind_form(
    game: str,
    lang: str,
    kind: str,
    words: str,
    asks: tuple[str, ...],
    next_dealer: int | None,
    can: Mapping[str, Any],
    tricks: TricksForm | None = None,
    tricks_of: Iterable[TricksForm] = (),
    extras: tuple[str, ...] = (),
    next_by: str = "",
) -> KindForm:
    """A kind of deal and what it asks for."""
    return KindForm(
        kind,
        say(lang, f"{game}-kind-{kind}"),
        words,
        asks,
        tricks,
        tuple(tricks_of),
        False,
        next_dealer,
        **can,
        extras=extras,
        next_by=next_by,
    )


def defences(
    playing: Iterable[int],
    groups: Iterable[tuple[str, ...]],
    seats: Callable[[int], tuple[int, ...]],
    ways: Callable[[int, str], tuple[Way, ...]],
) -> tuple[DefenceForm, ...]:
    """The ways of the defence by declarer, for groups of contracts that share them."""
    return tuple(
        DefenceForm(declarer, texts, seats(declarer), ways(declarer, texts[0]))
        for declarer in sorted(playing)
        for texts in groups
    )
