"""What a seat may know of a match of Russian Preferans."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from fractions import Fraction
from functools import lru_cache, partial

from prikup.cards import Cards
from prikup.core import (
    Action,
    Amount,
    Choice,
    ContractView,
    GivePoints,
    Hidden,
    Match,
    Phase,
    SeatView,
    View,
)
from prikup.games.preferans.contracts import CONTRACTS, MISERE
from prikup.games.preferans.deal_end import KEEP, Giving
from prikup.games.preferans.defending import Defending
from prikup.games.preferans.options import Options
from prikup.games.preferans.playing import OPENLY, Playing
from prikup.games.preferans.rules import active_seats
from prikup.games.preferans.score import Standing, settle
from prikup.games.preferans.whists import stake
from prikup.toolkit import views
from prikup.toolkit.deal_state import DealState, with_cards
from prikup.toolkit.tricks import Play

_ROLES = {"whist": "whister", "pass": "passer", "half": "half"}


def view(match: Match, seat: int | None) -> View:
    """All that a seat, or a watcher (None), may know."""
    held, play = views.dealt(match)
    shown = None if held is None else _shown(match, held, play)
    return views.of_deal(
        match,
        seat,
        order=() if match.dealer is None else active_seats(match),
        seats=(_seat_view(match, held, play, shown, other, seat) for other in range(match.players)),
        contract=None if held is None else _contract(match, held, play),
        choices=views.choices(match, seat, _stakes(match)),
        hidden=() if held is None else views.later(_hidden, match, held, shown, seat),
        now=views.later(_now, match.standing, match.options),
        offers=_opens(match.phase, seat),
    )


@lru_cache(maxsize=1024)
def _now(standing: Standing, options: Options) -> tuple[Fraction, ...]:
    return settle(standing, options).result


def _seat_view(
    match: Match,
    held: DealState | None,
    play: Play | None,
    shown: Cards | None,
    seat: int,
    viewer: int | None,
) -> SeatView:
    if held is None:
        return views.seat_of(None, None, seat, viewer)
    return views.seat_of(
        held,
        play,
        seat,
        viewer,
        role=_role(match, held, seat),
        playing=seat in active_seats(match),
        shown=shown if seat == held.declarer else None,
    )


def _shown(match: Match, held: DealState, play: Play | None) -> Cards | None:
    """The twelve cards of a misère, less those played, where all saw them before the discard (6.11)."""
    if match.options.misere_exposure != "declarer_before_discard" or held.bid != MISERE or not held.taken:
        return None
    return Cards(views.mask_of(held, play, held.won)) | (held.discard or Cards())


def _role(match: Match, held: DealState, seat: int) -> str:
    if held.declarer is None:
        return ""
    if seat == held.declarer:
        return "declarer"
    phase = with_cards(match)
    role = phase.roles.role(seat) if isinstance(phase, Playing) else _ROLES.get(dict(held.said).get(seat, ""))
    return role or ("defender" if seat in active_seats(match) else "")


def _contract(match: Match, held: DealState, play: Play | None) -> ContractView | None:
    if held.contract is not None:
        contract = CONTRACTS[held.contract]
        trump = None if contract.strain == "NT" else contract.strain
        against = match.options.quota_at(contract.level)
        return ContractView(held.declarer, contract.text, trump, contract.level, against)
    if play is None:
        return None
    if held.declarer is None:
        return ContractView(None, "raspasy", None, None, None)
    return ContractView(held.declarer, MISERE, None, 0, None)


def _stakes(match: Match) -> Callable[[Action], dict[str, Amount]] | None:
    """What an answer of the defence commits to, and what a donor loses who keeps their points."""
    phase = match.phase
    if isinstance(phase, Defending):
        contract = CONTRACTS[phase.held.contract or ""]
        liable = phase.asked.seat in active_seats(match)
        return lambda action: stake(action.text, contract, match.options, liable)
    if isinstance(phase, Giving):
        return partial(_gift, phase.surplus.points, match.options)
    return None


def _gift(surplus: Amount, options: Options, action: Action) -> dict[str, Amount]:
    """What is lost where points are kept, and the whists that a gift writes (11.2)."""
    if isinstance(action, GivePoints):
        return {"whists": action.points * options.aid_rate}
    return {"points": surplus} if action == KEEP else {}


def _opens(phase: Phase, seat: int | None) -> Iterable[Choice]:
    """The offer of a lone whister to open, while that is still theirs to choose (6.10)."""
    governs = isinstance(phase, Playing) and seat is not None and phase.governor == seat
    return (Choice(OPENLY.text, True),) if governs else ()


def _hidden(match: Match, held: DealState, shown: Cards | None, viewer: int | None) -> Iterable[Hidden]:
    """The places the viewer does not see, and which cards may lie there."""
    return views.hidden(match, viewer, _elsewhere(match, held, shown))


def _elsewhere(match: Match, held: DealState, shown: Cards | None) -> views.Elsewhere | None:
    """The cards that all know not to lie in a place.

    What the declarer took from the talon, and what they showed, is nowhere but with them; and where they
    showed all twelve cards, nothing else is.
    """
    if not held.taken:
        return None
    theirs = Cards(held.taken) | (shown or Cards())
    foreign = Cards() if shown is None else match.pack.cards - shown
    return lambda place, owner: foreign if owner == held.declarer else theirs
