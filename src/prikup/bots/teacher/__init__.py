"""Proved causes of a card against another: what the player can see, and what is tested over worlds.

A cause is said only if the difference goes where what it names is taken away, in nearly all worlds in which
the card is better.
"""

from __future__ import annotations

from collections.abc import Sequence

from prikup.bots.causes import Cause
from prikup.bots.mask_view import MaskView
from prikup.bots.open_hands import after_each
from prikup.bots.ratings import Trials
from prikup.bots.teacher.case import Contrast
from prikup.bots.teacher.kept import find_kept
from prikup.bots.teacher.leads import find_after_trick
from prikup.bots.teacher.seats import find_seat
from prikup.bots.teacher.suits import find_suit
from prikup.bots.teacher.trick import find_in_trick
from prikup.cards import Card
from prikup.core import View


def find_mechanism(
    mask_view: MaskView, trials: Trials, cards: Sequence[int], best: int, than: int
) -> Cause | None:
    """Return the cause of a card, as a mask by index, against another; None if none is proved."""
    card, other = cards[best], cards[than]
    case = None
    if trials.hands and mask_view.kind != "all_pass":
        case = Contrast(mask_view, trials, card, other, (best, than))
    kept = find_kept(mask_view, card, other, case)
    if kept is not None or case is None or not case.worlds or not case.is_large_enough:
        return kept
    return (
        find_in_trick(case)
        or find_after_trick(case)
        or find_seat(case)
        or find_suit(case)
        or _find_stake(case, trials)
    )


def _find_stake(case: Contrast, trials: Trials) -> Cause | None:
    """Return a cause where no card is hidden and only one of the cards makes or defeats the contract."""
    if len(trials.weights) > 1 or not trials.complete:
        return None
    view = case.mask_view
    [[first, second]] = after_each(
        view, case.worlds, [case.card, case.other], view.declarer, fewest=case.is_misere
    )
    won, is_own = view.taken[view.declarer], view.me == view.declarer
    limit = max(view.needs, 1)  # one trick catches a misère
    if (won + first >= limit) == (won + second >= limit):
        return None
    if case.is_misere:
        return case.cause("is-caught" if is_own else "is-clean")
    return case.cause("goes-down" if is_own else "is-made")


def explain_mistake(view: View, right: Sequence[str], played: str) -> Cause | None:
    """Return a proved cause against a card where no card is hidden, but none that names a right card.

    What the card costs is no cause either: a puzzle shows it.
    """
    causes = (explain_openly(view, text, played) for text in right)
    return next(
        (cause for cause in causes if cause is not None and cause.is_proved and cause.card not in right), None
    )


def explain_openly(view: View, best: str, than: str) -> Cause | None:
    """Return the proved cause why a card is better than another where no card is hidden; None without one."""
    mask_view = MaskView(view)
    cards = [Card.parse(text).bit for text in (best, than)]
    if mask_view.kind == "all_pass":
        return find_kept(mask_view, cards[0], cards[1], None)
    is_misere = mask_view.kind == "misere"
    [row] = after_each(mask_view, [mask_view.hands], cards, mask_view.declarer, fewest=is_misere)
    sign = 1 if (mask_view.me == mask_view.declarer) != is_misere else -1
    scores = [float(sign * tricks) for tricks in row]
    if scores[0] <= scores[1]:
        return None
    trials = Trials([1.0], [scores], complete=True, hands=[mask_view.hands])
    return find_mechanism(mask_view, trials, cards, best=0, than=1)
