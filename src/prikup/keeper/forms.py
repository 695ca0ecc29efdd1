"""Parts of entry forms shared by the trick games."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from prikup.core import Amount, RuleError
from prikup.keeper.model import ContractForm, DefenceForm, KindForm, SettlementLine, TricksForm, Way
from prikup.keeper.refusals import permission_fields
from prikup.words.catalogue import say

SaidCalls = tuple[tuple[int, str], ...]


def tricks_form(
    seats: tuple[int, ...], total: int, rest: int | None = None, unit: str = "tricks"
) -> TricksForm:
    """Return the form for numbers of these seats; the seat ``rest`` gets the remainder of ``total``.

    For a single seat without ``rest`` the number alone is written.
    """
    short = len(seats) == 1 and rest is None
    return TricksForm(seats, (total,) * len(seats), rest, total, total, short, unit)


def check_allowed(check: Callable[[], object], lang: str) -> dict[str, Any]:
    """Return the last fields of a form: allowed, or refused by the RuleError that ``check`` raises."""
    try:
        check()
    except RuleError as error:
        return permission_fields(error, lang)
    return permission_fields(None, lang)


def contract_form(
    text: str, title: str, level: int, needs: int, value: int, bid: bool, permission: Mapping[str, Any]
) -> ContractForm:
    """Return the form of a contract; ``permission`` are the fields that :func:`check_allowed` returns."""
    return ContractForm(text, title, level, needs, value, bid, **permission)


def make_way(
    replies: SaidCalls, title: str, played: bool, whisters: tuple[int, ...], tricks: TricksForm | None
) -> Way:
    """Return one way in which the defence may declare, written with its words only."""
    return Way(replies, " ".join(word for _, word in replies), title, played, whisters, tricks, talon=False)


def defence_title(game: str, replies: SaidCalls, names: Sequence[str], lang: str) -> str:
    """Return what the defence declared, in words: *Boris whists, Vera passes*."""
    return say(lang, "joint-list").join(
        say(lang, f"{game}-said-{word}", who=names[seat]) for seat, word in replies
    )


def settlement_step(
    game: str, lang: str, name: str, clause: str, amounts: Iterable[Amount]
) -> SettlementLine:
    """Return a step of a settlement, with its title and explanation."""
    message = f"{game}-step-{name}"
    return SettlementLine(name, clause, say(lang, message), tuple(amounts), say(lang, message, "text"))


def kind_form(
    game: str,
    lang: str,
    kind: str,
    words: str,
    asks: tuple[str, ...],
    next_dealer: int | None,
    permission: Mapping[str, Any],
    tricks: TricksForm | None = None,
    tricks_of: Iterable[TricksForm] = (),
    extras: tuple[str, ...] = (),
    next_by: str = "",
) -> KindForm:
    """Return the form of a kind of deal; its title is the message ``GAME-kind-KIND``.

    A result begins with ``words``, and ``asks`` are the parts that follow it. ``tricks`` asks for the tricks
    if the form is the same for every declarer; else ``tricks_of`` has a form for each. ``next_dealer`` deals
    next, None for the seat chosen in the extra ``next_by``. ``permission`` are the fields that
    :func:`check_allowed` returns. A kind made here never asks for the cards of the talon.
    """
    return KindForm(
        kind,
        say(lang, f"{game}-kind-{kind}"),
        words,
        asks,
        tricks,
        tuple(tricks_of),
        talon=False,
        next_dealer=next_dealer,
        **permission,
        extras=extras,
        next_by=next_by,
    )


def defence_forms(
    playing: Iterable[int],
    groups: Iterable[tuple[str, ...]],
    seats: Callable[[int], tuple[int, ...]],
    ways: Callable[[int, str], tuple[Way, ...]],
) -> tuple[DefenceForm, ...]:
    """Return a form of the defence for each declarer and each group of contracts with the same ways.

    ``playing`` are the seats that may declare; ``seats`` returns the defenders of a declarer, ``ways`` the
    ways to defend against a declarer in a contract.
    """
    return tuple(
        DefenceForm(declarer, texts, seats(declarer), ways(declarer, texts[0]))
        for declarer in sorted(playing)
        for texts in groups
    )
