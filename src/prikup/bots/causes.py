"""Why a choice is advised: one cause, found by comparing it with another over worlds that fit the view.

Only what holds over the worlds is said. Counts are exact where these are all worlds that fit; where they are
a sample or weighted, counts are out of a hundred, and a sample that is too small gives none.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import fsum, sqrt
from operator import mul
from typing import Final, NamedTuple, TypeAlias

from prikup.bots.masks import SUITS, bits
from prikup.bots.ratings import Trials
from prikup.cards import CARDS_BY_INDEX, Suit
from prikup.core import View
from prikup.structs import Struct

MIN_DIFFERENCE: Final = 0.01
"""The least difference between values that are not the same."""
MIN_SHOWN: Final = 0.05
"""The least difference between the means of two choices of which one is called better."""
INTERVAL_ERRORS: Final = 1.96
"""Standard errors on each side of a 95 % interval."""
CLEAR_ERRORS: Final = 3.0
"""Standard errors by which the counts of two calls must differ."""
MIN_EFFECTIVE_WORLDS: Final = 12
"""Worlds below which a sample proves nothing."""
MIN_PRECISION: Final = 0.95
"""The least share of the worlds of a condition in which a choice is better."""
MIN_RECALL: Final = 0.9
"""The least share of the worlds in which a choice is better that a condition has."""
MAX_HELD_SHARE: Final = 0.9
"""Share of worlds up to which a condition that holds in them explains anything."""
MIN_HELD_OUT_WORLDS: Final = 60
"""Worlds below which no condition is looked for in a sample."""
MAX_COMPARED: Final = 4
"""Worse choices with which the best is compared until a cause is proved."""
LAYOUTS_OF_SHARES: Final = 100
"""The number of layouts in which shares are told."""
COUNTED: Final = frozenset({"any", "better", "seldom", "if-card", "if-void"})
"""The causes that say in how many layouts something holds."""
SEATED: Final = frozenset({"catch", "drive-out", "hole", "partner-has", "runs-into"})
"""The causes that name a card and who has it, or can have it where it is not ``exact``."""
DONE: Final = frozenset({"avoid", "beaten", "force", "gives-lead", "keep-lead", "take"})
"""The causes that say what a card does, or can do where it is not ``exact``."""
PROVED: Final = frozenset(
    {
        "announces",
        "avoid",
        "beaten",
        "both-beaten",
        "both-lose",
        "both-win",
        "can-take",
        "cannot-win",
        "cash",
        "catch",
        "cheap",
        "draw",
        "draw-first",
        "drive-out",
        "drives-suit",
        "duck",
        "force",
        "gives-lead",
        "gives-less",
        "gives-up",
        "guard",
        "hole",
        "hole-in",
        "if-card",
        "if-void",
        "keep-lead",
        "loses-lead",
        "marriage",
        "new-trump",
        "opens",
        "over-ruff",
        "partner-has",
        "partner-wins",
        "ruffed",
        "ruffed-if",
        "ruffs",
        "runs-into",
        "scores-less",
        "scores-more",
        "take",
        "throw-in",
        "to-partner",
        "to-strength",
        "too-high",
        "trumps-first",
        "trumps-later",
        "unload",
        "uppercut",
    }
)
"""The causes of a card that name what makes it better."""
STAKES: Final = frozenset({"goes-down", "is-caught", "is-clean", "is-made"})
"""The causes that name what a worse card costs where no card is hidden."""
DECIDING: Final = frozenset(
    {"higher", "made-if", "makes", "makes-more", "more-points", "more-tricks", "safer", "sure-of", "takes"}
)
"""The causes of a call, a discard, a gift or a card that count what decides it."""


class Cause(Struct, frozen=True):
    """One sentence, named after the message ``cause-NAME`` that tells it.

    ``forced``: there is no other choice. ``any``: all choices come to the same in all ``of`` layouts.
    ``alike``: no difference between them can be shown. ``give-up-next``: after each of them the deal is best
    given up. ``better``: the choice is better than the choice
    ``than`` in ``count`` of ``of`` layouts and worse in ``worse``; ``seldom``: the same where it is worse
    more often, but by less. ``if-card``, ``if-void``: it is better where ``seat`` has ``card``, or has no
    ``suit``, and seldom elsewhere. ``both-win``, ``both-lose``: ``card`` and ``than`` both take the trick, or
    neither does, so that they differ only in which is kept. ``ruffed``: ``seat`` has no ``suit`` and can ruff
    ``than``; ``draw``: the same where the choice is a trump. ``open``: no card is hidden, and ``than`` brings
    less; those of ``STAKES`` say what. ``worth``: ``than`` is expected to bring less, by about ``count`` of a
    ``unit`` (``whists``, ``chips`` or ``points``) if there is one.

    The others of ``PROVED`` are those of :mod:`prikup.bots.teacher`. Those of ``DECIDING`` count layouts in
    which a contract is made or the defence takes ``tricks``: ``count`` after the choice or for the contract
    ``than``, ``worse`` after ``than``. ``exact`` is True if these are all layouts, otherwise they
    stand for all; in the causes of ``SEATED`` if ``seat`` is known to have ``card``; in those of ``DONE`` if
    what is said happens wherever the hidden cards lie. ``contract`` is the one that ``makes-more`` and
    ``more-tricks`` count after two discards. ``both`` is True if layouts are counted as if both
    defend, where one of them may drop.
    """

    name: str
    than: str = ""
    count: int = 0
    worse: int = 0
    of: int = 0
    exact: bool = False
    seat: int | None = None
    card: str | None = None
    suit: str | None = None
    tricks: int = 0
    unit: str = ""
    contract: str = ""
    both: bool = False

    @property
    def is_proved(self) -> bool:
        """True if it says more than in how many layouts a choice is better."""
        return self.name in PROVED or self.name in DECIDING

    @property
    def form(self) -> str:
        """The attribute of its message, a unit or one of these, or "" for the message itself.

        They are ``sampled``, ``known`` and ``possible``.
        """
        if self.name in SEATED and self.exact:
            return "known"
        if self.name in DONE and not self.exact:
            return "possible"
        if self.unit:
            return self.unit
        return "sampled" if self.name in COUNTED and not self.exact else ""


class Reason(Struct, frozen=True):
    """A fact that the viewer can see or work out, named after the message ``hint-NAME`` that tells it.

    ``void``: a ``seat`` has shown out of a ``suit``. ``trumps``: so many (``count``) are with the others for
    all one knows. ``master``: no higher ``card`` than this is out in its suit; ``above``: this one is.
    ``needs``: the declarer, at ``seat``, lacks so many tricks. ``open``: no card is hidden. ``aces``: so many
    are in the hand. ``longest``: so many cards of a ``suit`` are. ``least``: a bid now takes at least so many
    tricks. ``unseen``: the viewer has not looked at their hand. ``pool``: a ``seat`` has so many points in
    the pool, as few as anybody. ``surrenders``: a surrender would be the viewer's so many of three, of which
    the third is paid for.
    """

    name: str
    seat: int | None = None
    suit: str | None = None
    card: str | None = None
    count: int | None = None


Mechanism: TypeAlias = Callable[[View, Sequence[str], Trials, int, int], Cause | None]
"""A function that returns a proved cause why one choice is better than another, both by index."""


class Advice(NamedTuple):
    """A choice by its text, those that come to the same everywhere, and the cause."""

    text: str
    same: tuple[str, ...]
    cause: Cause


def advise(
    view: View,
    texts: Sequence[str],
    trials: Trials,
    usual: str,
    mechanism: Mechanism | None = None,
    trusts_usual: bool = False,
) -> Advice:
    """Return the choice with the best mean, of equally good ones ``usual`` or the first, and its cause.

    The cause is against the best of the choices that are shown to be worse, or against the next ones if only
    there one is proved.

    With ``trusts_usual`` that is chosen unless another is shown to be better.
    """
    means = trials.means()
    top = means.index(max(means))
    leaders = [
        index
        for index in range(len(texts))
        if means[top] - means[index] < MIN_DIFFERENCE or (trusts_usual and not is_shown(trials, top, index))
    ]
    best = next((index for index in leaders if texts[index] == usual), top)
    same = [index for index in range(len(texts)) if index != best and _are_same(trials, index, best)]
    rest = [index for index in range(len(texts)) if index != best and index not in same]
    others = sorted(rest, key=lambda index: -means[index])
    worse = [index for index in others if is_shown(trials, best, index)][:MAX_COMPARED]
    if not rest and _is_large_enough(trials):
        cause = Cause("any", of=len(trials.weights), exact=trials.complete)
    elif not worse:
        cause = Cause("alike")
    else:
        causes = (find_cause(view, texts, trials, best, than, mechanism) for than in worse)
        first = next(causes)
        cause = first if first.is_proved else next((one for one in causes if one.is_proved), first)
    return Advice(texts[best], tuple(texts[index] for index in same), cause)


def find_cause(
    view: View,
    texts: Sequence[str],
    trials: Trials,
    best: int,
    than: int,
    mechanism: Mechanism | None = None,
) -> Cause:
    """Return why a choice is better than another, both by index: a mechanism, a condition, or counts."""
    proved = None if mechanism is None else mechanism(view, texts, trials, best, than)
    if proved is not None:
        return proved
    if len(trials.weights) == 1 and trials.complete:
        return Cause("open", texts[than])
    if not _is_large_enough(trials):
        return Cause("worth", texts[than])
    gains = [scores[best] - scores[than] for scores in trials.scores]
    is_better = [gain >= MIN_DIFFERENCE for gain in gains]
    exact = trials.complete and max(trials.weights) == min(trials.weights)
    count = _count(trials, is_better, exact)
    worse = _count(trials, [gain <= -MIN_DIFFERENCE for gain in gains], exact)
    if not count:  # better in too few to be counted
        return Cause("worth", texts[than])
    name = "better" if count > worse else "seldom"
    counted = Cause(name, texts[than], count, worse, len(gains) if exact else LAYOUTS_OF_SHARES, exact)
    condition = _find_condition(view, trials, is_better, counted)
    return condition or _find_safer(view, texts, trials, best, than) or counted


def _find_safer(view: View, texts: Sequence[str], trials: Trials, best: int, than: int) -> Cause | None:
    """Return how often a declarer makes the contract after two cards, if that differs and was tried."""
    if not trials.shown or view.contract is None or view.acting is None:
        return None
    if view.contract.declarer != view.acting.seat:
        return None
    first, second = ([row[index] for row in trials.shown] for index in (best, than))
    exact = trials.complete and max(trials.weights) == min(trials.weights)
    if sum(first) <= sum(second) if exact else not compare_rows(trials.weights, first, second):
        return None
    made, made_else = (_count(trials, [one > 0 for one in row], exact) for row in (first, second))
    return Cause("safer", texts[than], made, made_else, len(first) if exact else LAYOUTS_OF_SHARES, exact)


def compare_rows(weights: Sequence[float], first: Sequence[float], second: Sequence[float]) -> bool:
    """Return True if the mean of one row is clearly greater than that of another."""
    gains = [one - other for one, other in zip(first, second, strict=True)]
    total = fsum(weights)
    mean = fsum(map(mul, weights, gains)) / total
    error = sqrt(fsum((weight * (gain - mean)) ** 2 for weight, gain in zip(weights, gains, strict=True)))
    return mean > 0 and mean - CLEAR_ERRORS * error / total > 0


def _is_large_enough(trials: Trials) -> bool:
    """Return True if the worlds are complete, or as good as MIN_EFFECTIVE_WORLDS of equal weight."""
    return trials.complete or measure_size(trials.weights) >= MIN_EFFECTIVE_WORLDS


def measure_size(weights: Sequence[float]) -> float:
    """Return how many worlds of equal weight tell as much as worlds of these weights (Kish)."""
    squares = fsum(weight * weight for weight in weights)
    return fsum(weights) ** 2 / squares if squares else 0.0


def _are_same(trials: Trials, index: int, other: int) -> bool:
    return all(abs(scores[index] - scores[other]) < MIN_DIFFERENCE for scores in trials.scores)


def is_shown(trials: Trials, best: int, other: int) -> bool:
    """Return True if one choice is better than another by at least MIN_SHOWN besides the sample's error."""
    gain, error = trials.gain(best, other)
    return gain - INTERVAL_ERRORS * error >= max(MIN_SHOWN, trials.least)


def _count(trials: Trials, chosen: Sequence[bool], exact: bool) -> int:
    """Return how many worlds are chosen: their number, or how many of a hundred by weight."""
    return sum(chosen) if exact else round(LAYOUTS_OF_SHARES * _share(trials, chosen))


def _share(trials: Trials, chosen: Sequence[bool]) -> float:
    """Return the share of the chosen worlds by weight."""
    total = fsum(trials.weights)
    return fsum(weight for weight, is_chosen in zip(trials.weights, chosen, strict=True) if is_chosen) / total


def _find_condition(view: View, trials: Trials, is_better: Sequence[bool], counted: Cause) -> Cause | None:
    """Return a cause that names what is different where the choice is better; None if no one fact is.

    A condition that was found in one half of a sample must hold in the other half.
    """
    if not trials.hands or all(is_better):
        return None
    if not trials.complete and measure_size(trials.weights) < MIN_HELD_OUT_WORLDS:
        return None
    every = range(len(is_better))
    halves = [every] if trials.complete else [every[::2], every[1::2]]
    for name, seat, mask in _list_conditions(view):
        place = view.order.index(seat)
        holds = [bool(hands[place] & mask) == (name == "if-card") for hands in trials.hands]
        if all(_is_condition(trials.weights, holds, is_better, half) for half in halves):
            card = CARDS_BY_INDEX[mask.bit_length() - 1]
            return Cause(
                name, counted.than, counted.count, counted.worse, counted.of, counted.exact, seat,
                card.text if name == "if-card" else None, None if name == "if-card" else card.suit.letter,
            )  # fmt: skip
    return None


def _is_condition(
    weights: Sequence[float], holds: Sequence[bool], is_better: Sequence[bool], worlds: Sequence[int]
) -> bool:
    """Return True if a choice is better where something holds, nearly always, and seldom elsewhere."""
    held = fsum(weights[world] for world in worlds if holds[world])
    better = fsum(weights[world] for world in worlds if is_better[world])
    both = fsum(weights[world] for world in worlds if holds[world] and is_better[world])
    is_telling = held <= MAX_HELD_SHARE * fsum(weights[world] for world in worlds)
    return is_telling and both > 0 and both >= MIN_RECALL * better and both >= MIN_PRECISION * held


def _list_conditions(view: View) -> Iterator[tuple[str, int, int]]:
    """Yield facts about hidden hands, those that are seen first in play first: name, seat and mask."""
    hidden = [
        (place.seat, place.may.mask)
        for place in view.hidden
        if place.place == "hand" and place.seat is not None and place.seat in view.order
    ]
    for seat, may in hidden:
        for suit in Suit:
            if may & SUITS[suit]:
                yield "if-void", seat, SUITS[suit]
    for seat, may in hidden:
        for card in sorted(bits(may), key=lambda card: -((card.bit_length() - 1) & 7)):
            yield "if-card", seat, card
