"""The share of real choices with a proved cause, and proofs that a slow reference repeats on fresh worlds.

A choice is real where it is shown to be better than another. ``pytest -s`` prints each with its cause.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import prikup
from prikup.arena import choices_of, moves, seeded_chance
from prikup.bots import make
from prikup.bots.causes import DECIDING, PROVED, Cause
from prikup.bots.hints import hint
from prikup.bots.rules import game_bot
from prikup.core import View
from prikup.review.words import cause_in_words, choice_in_words
from tests.bots.cause_reference import CHECKS, Claim, holds_condition, prove, prove_by_points
from tests.bots.count_reference import count_takes
from tests.sizes import size

RULES = {"preferans": "kodeks-sochi", "prefa": None, "paston": None, "thousand": None}
KINDS = ("play", "bid", "discard", "defend", "name", "give")
UNREAL = frozenset({"forced", "any", "alike", "give-up-next"})
NAMES = ("Anna", "Boris", "Vera")
COUNT_TOLERANCE = 20
"""Layouts of 100 by which a count of a fresh sample may differ."""
MAX_DEALS = 40
FRESH = 77
FRESH_WORLDS = 200


def real_choices(game: str, kind: str, wanted: int) -> Iterator[tuple[View, str, Cause]]:
    """Yield real choices of a kind, drawn from the decisions of a match: the view, the act and its cause."""
    match = prikup.new(game, RULES[game]) if RULES[game] else prikup.new(game)
    bots = [make("rules", seat) for seat in range(3)]
    random = Random(f"{game} {kind}")
    found = 0
    for move, step in moves(match, choices_of(bots), seeded_chance("taught", game, MAX_DEALS)):
        if move.by is not None:
            view = match.view(move.by)
            is_kind = view.asks == kind and len(view.legal) > 1
            if is_kind and (kind != "play" or random.random() < 0.1):
                hinted = hint(view, 1)
                if hinted.cause.name not in UNREAL:
                    found += 1
                    yield view, hinted.choices[0].text, hinted.cause
                    if found == wanted:
                        return
        match = step.state


def drawn_choices() -> list[tuple[View, str, Cause]]:
    """Return real choices, as many of each kind in each game, cards twice as many."""
    strata = [(game, kind) for game in RULES for kind in KINDS]
    each = max(1, round(size("taught") / 20))
    return [
        found for game, kind in strata for found in real_choices(game, kind, each * (1 + (kind == "play")))
    ]


def is_proved_again(view: View, act: str, cause: Cause) -> bool:
    """Return True if a cause holds on fresh worlds: by the reference, or by a count of its own."""
    if cause.name in ("if-card", "if-void"):
        return holds_condition(view, act, cause)
    if cause.name in PROVED:
        is_all_pass = view.contract is not None and view.contract.declarer is None
        if view.game == "thousand" or is_all_pass:
            return prove_by_points(view, act, cause)
        return prove(view, act, cause)
    if cause.name in ("takes", "sure-of"):
        count = count_takes(view, None if cause.name == "takes" else view.seat, cause.tricks)
        return abs(count - cause.count) <= COUNT_TOLERANCE
    bot = game_bot(view.game)
    assert bot is not None and bot.counts is not None and bot.trials is not None
    if cause.name == "safer" and view.asks == "play":
        made = bot.trials(view, (act, cause.than), FRESH, FRESH_WORLDS).shown_means()
        counts = [
            abs(100 * share - count) for share, count in zip(made, (cause.count, cause.worse), strict=True)
        ]
        return max(counts) <= COUNT_TOLERANCE
    is_other = cause.than in view.legal and cause.than != act
    than = cause.than if is_other else next(text for text in view.legal if text != act)
    again = bot.counts(view, view.legal, FRESH, act, than)
    if again is None or again.name != cause.name:
        return False
    return abs(again.count / again.of - cause.count / cause.of) <= COUNT_TOLERANCE / 100


def decoys_of(view: View, act: str, cause: Cause, random: Random) -> Iterator[Cause]:
    """Yield causes of other kinds about the same two cards, with a seat and a card that can be there."""
    seat = random.choice([seat for seat in view.order if view.acting is None or seat != view.acting.seat])
    possible = [card for place in view.hidden if place.seat == seat for card in place.may]
    cards = possible or list(view.seats[seat].cards or ())
    related = [card for card in cards if card.suit.letter in (act[1], cause.than[1])]
    for name in random.sample(sorted(set(CHECKS) - {cause.name}), 3):
        if related:
            yield Cause(name, cause.than, seat=seat, card=random.choice(related).text, suit=cause.than[1])


def test_most_real_choices_have_a_proved_cause_which_the_reference_proves() -> None:
    drawn = drawn_choices()
    proved = refuted = 0
    for view, act, cause in drawn:
        is_proved = cause.name in PROVED or cause.name in DECIDING
        again = is_proved and is_proved_again(view, act, cause)
        proved, refuted = proved + is_proved, refuted + (is_proved and not again)
        sentence = cause_in_words(cause, view.game, NAMES, "en")
        mark = ("proved" if again else "refuted") if is_proved else "-"
        print(
            f"{view.game:10}{view.asks:9}{choice_in_words(act, view.game, NAMES, 'en'):12}{mark:8} {sentence}"
        )
    print(f"{proved} of {len(drawn)} have a proved cause, {refuted} are refuted on fresh worlds")
    assert proved >= 0.6 * len(drawn)
    assert refuted <= 0.05 * proved + 1


def test_reference_rejects_other_causes_of_the_same_cards() -> None:
    random = Random("decoys")
    rejected = total = 0
    for game in ("preferans", "prefa"):
        for view, act, cause in real_choices(game, "play", size("taught")):
            if cause.than and view.contract is not None and view.contract.declarer is not None:
                for decoy in decoys_of(view, act, cause, random):
                    total += 1
                    rejected += not (Claim(view, act, cause.than).worlds and prove(view, act, decoy))
    print(f"{rejected} of {total} decoys are rejected")
    assert total and rejected >= 0.9 * total
