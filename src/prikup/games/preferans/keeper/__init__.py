"""The score keeper of Preferans."""

from __future__ import annotations

from typing import Any

from prikup.core import Amount, Match, Record
from prikup.games.preferans.aid import surpluses
from prikup.games.preferans.keeper.forms import entry_form, said_title
from prikup.games.preferans.keeper.refusals import REFUSALS
from prikup.games.preferans.keeper.settlement import final, settlement
from prikup.games.preferans.keeper.words import words
from prikup.games.preferans.results import DealResult
from prikup.games.preferans.score import minimum_level
from prikup.games.preferans.sheet import level
from prikup.keeper.game_keeper import GameKeeper, Gift, Names
from prikup.keeper.model import AidForm
from prikup.terms import contract


class Standing(Record, frozen=True):
    """What stands last in each cell: pool and hill by seat, ``whists[i][j]`` those of seat i on seat j."""

    pool: tuple[Amount, ...]
    hill: tuple[Amount, ...]
    whists: tuple[tuple[Amount, ...], ...]


def title(result: DealResult, names: tuple[str, ...], lang: str) -> str:
    """A deal as people tell it.

    >>> said = ((1, "whist"), (2, "pass"))
    >>> title(DealResult("contract", 0, "7H", said, (7, 3, 0), dealer=2), ("Anna", "Boris", "Vera"), "en")
    'Anna 7♥, Boris whists, Vera passes: 7'
    """
    said = words(lang)
    tricks = result.tricks
    declarer = names[result.declarer or 0]
    if result.kind == "raspasy":
        each = ", ".join(f"{name} {taken}" for name, taken in zip(names, tricks or (), strict=True) if taken)
        return said["passed"].format(each=each)
    if result.kind == "misdeal":
        return said["misdealt"].format(dealer=names[result.dealer])
    played = contract(result.contract or "", lang)
    if result.kind == "concede":
        return said["conceded"].format(declarer=declarer, contract=played)
    taken = "" if tricks is None else str(tricks[result.declarer or 0])
    if result.kind == "misere":
        return said["caught"].format(declarer=declarer, tricks=taken)
    told = said_title(result.declarations, names, lang)
    line = said["unplayed" if tricks is None else "played"].format(
        declarer=declarer, contract=played, said=f", {told}" if told else "", tricks=taken
    )
    return said["thrown"].format(played=line) if result.kind == "talon_throw" else line


def _least(match: Match) -> tuple[int, int]:
    """The lowest level of the next deal, and how many all-passes came before it."""
    return minimum_level(match.standing, match.options), match.standing.streak


def _more(match: Match, lang: str) -> str:
    """What is to be known of the next deal."""
    least, streak = _least(match)
    return words(lang)["least"].format(minimum=level(least, lang)) if streak else ""


def _standing(match: Match) -> Standing:
    standing = match.standing
    return Standing(standing.pool, standing.hill, standing.whists)


def _aid(gift: Gift, names: Names, lang: str) -> list[AidForm]:
    """The donors of a deal who have still to say who gets their points, in order."""
    options = gift.before.options
    if options.aid != "donor_choice":
        return []
    gives, found = words(lang)["gives"], []
    begun = gift.words if gift.result.aid else f"{gift.words} aid"
    for surplus in surpluses(gift.result, gift.before.standing, options):
        text = gives.format(deal=gift.number, donor=names[surplus.donor], points=surplus.points)
        found.append(AidForm(gift.number, surplus.donor, surplus.points, surplus.rooms, begun, text))
    return found


def _spoken(name: str, value: Any, lang: str) -> Any:
    """What a refusal mentions, with levels as they are spoken of."""
    return level(value, lang) if name == "floor" else value


KEEPER = GameKeeper(
    form=entry_form,
    title=title,
    settle=settlement,
    refusals=REFUSALS,
    over="11.4",
    example="0 7H whist pass 7",
    pays=True,
    closes=lambda options: options.game_end == "all_reach",
    standing=_standing,
    final=final,
    least=_least,
    more=_more,
    spoken=_spoken,
    aid=_aid,
)
