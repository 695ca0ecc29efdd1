"""The interface of a game's score keeper, which a game has as the part ``keeper`` of its folder."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from prikup import registry
from prikup.core import Amount, Match, PrikupError
from prikup.keeper.model import AidForm, EntryForm, SettlementLine, SettlementReport
from prikup.sheet.model import simplify_amount
from prikup.words.catalogue import say

Names = tuple[str, ...]


class ResultSummary(NamedTuple):
    """A result as shown on the sheet: contract or bid, declarer, tricks by seat."""

    contract: str
    declarer: int | None
    tricks: tuple[int, ...]


class Gift(NamedTuple):
    """A deal after which a player may give points away.

    Its number, the match before it, its result and the words of that result.
    """

    number: int
    before: Match
    result: Any
    words: str


def summarize_result(result: Any) -> ResultSummary:
    """Return the summary of a result with the usual fields, by its kind if there was no contract."""
    return ResultSummary(
        str(getattr(result, "contract", None) or getattr(result, "kind", "")),
        getattr(result, "declarer", None),
        getattr(result, "tricks", None) or (),
    )


class GameKeeper(NamedTuple):
    """The score keeper of one game.

    ``form`` makes the entry form of the next deal from names, language and number; ``deal`` summarizes a
    result, ``title`` describes it in words. ``settle`` makes the settlement in steps, ``final`` the marks
    that it leaves on the paper. ``opening`` returns the accounts' initial amounts under the options,
    ``closes`` True if an account that reaches the target is closed, ``standing`` the totals, ``least`` the
    lowest level of the next auction and the number of all-passes before it, ``more`` a note on the next deal,
    ``aid`` the forms for points that the declarer of a deal may give away. ``over`` is the clause by which a
    match ends, ``example`` a result as it is written. ``pays`` is True if players pay each other.
    """

    form: Callable[[Match, Names, str, int], EntryForm]
    title: Callable[[Any, Names, str], str]
    settle: Callable[[Match, Names, str], SettlementReport]
    over: str
    example: str
    pays: bool = False
    deal: Callable[[Any], ResultSummary] = summarize_result
    opening: Callable[[Any], tuple[tuple[str, Amount], ...]] = lambda options: ()
    closes: Callable[[Any], bool] = lambda options: True
    standing: Callable[[Match], Any] = lambda match: match.standing
    final: Callable[[Match], Any] = lambda match: None
    least: Callable[[Match], tuple[int, int]] = lambda match: (0, 0)
    more: Callable[[Match, str], str] = lambda match, lang: ""
    aid: Callable[[Gift, Names, str], list[AidForm]] = lambda gift, names, lang: []


def _refuse_form(match: Match, names: Names, lang: str, number: int) -> EntryForm:
    """Raise the error of a game whose results cannot be entered."""
    raise PrikupError("keeper-game", game=match.game.id)


def _make_plain_title(result: Any, names: Names, lang: str) -> str:
    """Return the title of a result in a game without one of its own: its contract or kind."""
    return summarize_result(result).contract


def settle_by_totals(match: Match, names: Names, lang: str) -> SettlementReport:
    """Return the settlement of a match whose totals are its result."""
    totals = match.totals
    best = max(totals)
    winners = tuple(seat for seat, total in enumerate(totals) if total == best) if match.finished else ()
    winner_names = say(lang, "joint-list").join(names[seat] for seat in winners)
    text = say(lang, "keeper-wins", who=winner_names) if winners else say(lang, "keeper-result", "text")
    line = SettlementLine("result", "", say(lang, "keeper-result"), tuple(map(simplify_amount, totals)), text)
    return SettlementReport((line,), (), totals, winners)


_DEFAULT_KEEPER = GameKeeper(
    form=_refuse_form, title=_make_plain_title, settle=settle_by_totals, over="", example=""
)


def find_keeper(game: str) -> GameKeeper:
    """Return the score keeper of a game, or one without entry forms if the game has none."""
    return registry.find_part(game, "keeper", GameKeeper) or _DEFAULT_KEEPER


def has_keeper(game: str) -> bool:
    """Return True if the game has a score keeper, so that its deals can be entered.

    >>> has_keeper("thousand"), has_keeper("whist")
    (True, False)
    """
    return find_keeper(game) is not _DEFAULT_KEEPER


__all__ = [
    "GameKeeper",
    "Gift",
    "Names",
    "ResultSummary",
    "find_keeper",
    "has_keeper",
    "settle_by_totals",
    "summarize_result",
]
