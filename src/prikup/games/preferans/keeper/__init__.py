"""The score keeper of Preferans."""

from __future__ import annotations

from prikup.core import Amount, Struct
from prikup.games.preferans.aid import open_surpluses
from prikup.games.preferans.keeper.forms import entry_form
from prikup.games.preferans.keeper.settlement import final_settlement, settlement
from prikup.games.preferans.match import Match
from prikup.games.preferans.results import DealResult
from prikup.games.preferans.score import minimum_level
from prikup.keeper.forms import defence_title
from prikup.keeper.game_keeper import GameKeeper, Gift, Names
from prikup.keeper.model import AidForm
from prikup.vocabulary.terms import name_contract
from prikup.words.catalogue import Value, say


class LatestCells(Struct, frozen=True):
    """Latest figure of each cell: pool and hill by seat, ``whists[i][j]`` those of seat i on seat j."""

    pool: tuple[Amount, ...]
    hill: tuple[Amount, ...]
    whists: tuple[tuple[Amount, ...], ...]


def title(result: DealResult, names: tuple[str, ...], lang: str) -> str:
    """Return a deal as people describe it.

    >>> said = ((1, "whist"), (2, "pass"))
    >>> title(DealResult("contract", 0, "7H", said, (7, 3, 0), dealer=2), ("Anna", "Boris", "Vera"), "en")
    'Anna 7♥, Boris whists, Vera passes: 7 taken'
    """
    tricks = result.tricks
    declarer = names[result.declarer or 0]
    if result.kind == "raspasy":
        counted = (f"{name} {count}" for name, count in zip(names, tricks or (), strict=True) if count)
        tricks_of_seats = say(lang, "joint-list").join(counted)
        return say(lang, "preferans-told-raspasy", tricks=tricks_of_seats)
    if result.kind == "misdeal":
        return say(lang, "preferans-told-misdeal", result.misdeal_kind or "", dealer=names[result.dealer])
    played = name_contract(result.contract or "", lang)
    if result.kind == "concede":
        return say(lang, "preferans-told-concede", declarer=declarer, contract=played)
    count = None if tricks is None else tricks[result.declarer or 0]
    if result.kind == "misere":
        return say(lang, "preferans-told-misere", declarer=declarer, tricks="" if count is None else count)
    line = _write_played_title(
        declarer, played, defence_title("preferans", result.declarations, names, lang), count, lang
    )
    return say(lang, "preferans-told-talon_throw", played=line) if result.kind == "talon_throw" else line


def _write_played_title(
    declarer: str, contract: str, declarations: str, tricks: int | None, lang: str
) -> str:
    """Return a contract with the declarations of the defence, and with its tricks if it was played."""
    data: dict[str, Value] = {"declarer": declarer, "contract": contract}
    if declarations:
        data["said"] = declarations
    if tricks is not None:
        data["tricks"] = tricks
    name = "preferans-told-unplayed" if tricks is None else "preferans-told-contract"
    return say(lang, name, "said" if declarations else "", **data)


def _find_lowest_level(match: Match) -> tuple[int, int]:
    """Return the lowest level of the next deal, and the number of all-passes before it."""
    return minimum_level(match.standing, match.options), match.standing.streak


def _write_next_deal_note(match: Match, lang: str) -> str:
    """Return the note on the next deal, empty if there is none."""
    lowest, streak = _find_lowest_level(match)
    return say(lang, "preferans-least", level=lowest) if streak else ""


def _get_latest_cells(match: Match) -> LatestCells:
    """Return the figures of the sheet as it stands."""
    standing = match.standing
    return LatestCells(standing.pool, standing.hill, standing.whists)


def _make_aid_forms(gift: Gift, names: Names, lang: str) -> list[AidForm]:
    """Return the questions to donors who have still to choose who gets their points, in order."""
    options = gift.before.options
    if options.aid != "donor_choice":
        return []
    aid_forms = []
    words = gift.words if gift.result.aid else f"{gift.words} aid"
    for surplus in open_surpluses(gift.result, gift.before.standing, options):
        donor = names[surplus.donor]
        text = say(lang, "preferans-aid", deal=gift.number, donor=donor, points=surplus.points)
        aid_forms.append(AidForm(gift.number, surplus.donor, surplus.points, surplus.rooms, words, text))
    return aid_forms


KEEPER = GameKeeper(
    form=entry_form,
    title=title,
    settle=settlement,
    over="11.4",
    example="0 7H whist pass 7",
    pays=True,
    closes=lambda options: options.game_end == "all_reach",
    standing=_get_latest_cells,
    final=final_settlement,
    least=_find_lowest_level,
    more=_write_next_deal_note,
    aid=_make_aid_forms,
)
