"""The results of a closed tournament: the plays of all guests and of the bots, ranked."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from msgspec.structs import replace

from prikup.core import from_json
from prikup.server.http.responses import RankedPlay, TournamentShown
from prikup.server.stored import FinishedEntry
from prikup.table import BotMatch, Ending, names
from prikup.table.standings import Comparison, PlayerResult, compare_results

MAX_SHOWN_PLAYS = 100
"""The most plays of accounts and of guests in an answer, the best ones; the asker's own is always there."""


def add_results(
    shown: TournamentShown,
    entries: Sequence[FinishedEntry],
    matches: Sequence[BotMatch],
    ids: Sequence[str],
) -> TournamentShown:
    """Return a tournament with its results; ``matches`` are those of the bots by set of cards.

    ``ids`` are those of the guest who asks.
    """
    bot_points = {instance: played.result[0] for instance, played in enumerate(matches)}
    played = [(entry, from_json(Ending, entry.ending)) for entry in entries]
    scored = [(entry, ending) for entry, ending in played if ending.result is not None and ending.deals]
    results = [
        PlayerResult(
            entry.instance,
            Fraction(0 if ending.result is None else ending.result[0]),
            complete=entry.ended < shown.closes and ending.deals >= shown.deals,
            has_account=entry.has_account,
        )
        for entry, ending in scored
    ]
    compared = compare_results(results, bot_points)
    plays = [
        _show_play(entry, ending, result, comparison, entry.guest in ids)
        for (entry, ending), result, comparison in zip(scored, results, compared, strict=True)
    ]
    plays.sort(key=lambda play: (play.rank is None, play.rank or 0))
    groups = [[play for play in plays if play.has_account is has_account] for has_account in (True, False)]
    kept = [play for group in groups for at, play in enumerate(group) if at < MAX_SHOWN_PLAYS or play.mine]
    return replace(shown, plays=tuple(kept), bots=tuple(map(_show_bots, range(len(matches)), matches)))


def _show_play(
    entry: FinishedEntry, ending: Ending, result: PlayerResult, comparison: Comparison, mine: bool
) -> RankedPlay:
    return RankedPlay(
        rank=comparison.rank,
        has_account=result.has_account,
        names=ending.names,
        bot_names=(None, *map(names.name_number, ending.names[1:])),  # the guest has seat 0
        mine=mine,
        set=entry.instance,
        result=result.points,
        against_bots=comparison.against_bot,
        score=comparison.score,
        each=ending.each,
    )


def _show_bots(instance: int, played: BotMatch) -> RankedPlay:
    return RankedPlay(
        rank=None,
        has_account=False,
        names=played.names,
        bot_names=tuple(map(names.name_number, played.names)),
        mine=False,
        set=instance,
        result=played.result[0],
        against_bots=Fraction(0),
        score=Fraction(0),
        each=played.each,
    )
