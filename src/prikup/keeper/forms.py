"""Parts of entry forms shared by the trick games."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from prikup.core import Amount, RuleError
from prikup.keeper.model import ContractForm, DefenceForm, KindForm, SettlementLine, TricksForm, Way
from prikup.keeper.refusals import permission_fields
from prikup.words.catalogue import say

Said = tuple[tuple[int, str], ...]


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
    text: str, title: str, level: int, needs: int, value: int, bid: bool, can: Mapping[str, Any]
) -> ContractForm:
    """Return the form of a contract, with its permission."""
    return ContractForm(text, title, level, needs, value, bid, **can)


def make_way(
    said: Said, title: str, played: bool, whisters: tuple[int, ...], tricks: TricksForm | None
) -> Way:
    """Return one way in which the defence may declare, written with its words only."""
    return Way(said, " ".join(word for _, word in said), title, played, whisters, tricks, talon=False)


def defence_title(game: str, said: Said, names: Sequence[str], lang: str) -> str:
    """Return what the defence declared, in words: *Boris whists, Vera passes*."""
    return say(lang, "joint-list").join(
        say(lang, f"{game}-said-{word}", who=names[seat]) for seat, word in said
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
    can: Mapping[str, Any],
    tricks: TricksForm | None = None,
    tricks_of: Iterable[TricksForm] = (),
    extras: tuple[str, ...] = (),
    next_by: str = "",
) -> KindForm:
    """Return the form of a kind of deal."""
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


def defence_forms(
    playing: Iterable[int],
    groups: Iterable[tuple[str, ...]],
    seats: Callable[[int], tuple[int, ...]],
    ways: Callable[[int, str], tuple[Way, ...]],
) -> tuple[DefenceForm, ...]:
    """Return the ways of the defence by declarer, for groups of contracts that share them."""
    return tuple(
        DefenceForm(declarer, texts, seats(declarer), ways(declarer, texts[0]))
        for declarer in sorted(playing)
        for texts in groups
    )
