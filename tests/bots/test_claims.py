"""Offers to divide the remaining tricks: a bot accepts only what a search proves."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import pytest

from prikup.arena import choices_of, moves
from prikup.bots import BOTS, make
from prikup.core import Claim, Match
from prikup.solver import Solver, position_of_play
from prikup.toolkit.tricks import Play
from tests.bots.driver import action_of, after, offer, seeded_deals, start_match, table, view_of


def match_with_tricks_left(seed: int, left: int) -> Match | None:
    """Return the first contract of a match between rules bots with so many tricks left."""
    bots = [make("rules", seat) for seat in range(3)]
    for _, step in islice(moves(start_match(seed), choices_of(bots), seeded_deals(seed)), 420):
        if step.state.phase.asks != "play":
            continue
        view = view_of(step.state)
        playing = view.contract is not None and view.contract.declarer is not None
        if playing and view.trick is not None and not view.trick.plays and view.seats[0].count == left:
            return step.state
    return None


def play_of(match: Match) -> Play:
    play: Play = match.phase.play  # type: ignore[attr-defined]
    return play


def legal_offers(match: Match, by: int) -> Iterator[tuple[Claim, Match]]:
    """Yield every division that a player may offer, and the match after the offer."""
    for claim in match.offers(by):
        if isinstance(claim, Claim) and not claim.lay:
            yield claim, offer(match, by, claim.text)


def declarer_tricks(match: Match, declarer: int, misere: bool) -> int:
    """Return the declarer's tricks by best play of all, all cards open."""
    return Solver().value(position_of_play(play_of(match), declarer), misere=misere)


@pytest.mark.parametrize("seed", range(6))
def test_accepted_offer_is_no_worse_than_best_play(seed: int) -> None:
    match = match_with_tricks_left(seed, 3)
    assert match is not None
    view = match.view(None)
    assert view.contract is not None
    declarer, misere = view.contract.declarer, view.contract.text == "misere"
    assert declarer is not None
    best = declarer_tricks(match, declarer, misere)
    for by in play_of(match).deciders():
        for claim, offered in legal_offers(match, by):
            for turn in offered.turns():
                answer = make("rules").choose(offered.view(turn.by))
                if answer == "yes":
                    given = claim.division[declarer]
                    gains = given <= best if turn.by == declarer and misere else given >= best
                    gains = gains if turn.by == declarer else (given >= best if misere else given <= best)
                    assert gains


@pytest.mark.parametrize("seed", range(6))
def test_offer_of_all_remaining_tricks_is_accepted(seed: int) -> None:
    match = match_with_tricks_left(seed, 3)
    assert match is not None
    view = match.view(None)
    assert view.contract is not None and view.contract.declarer is not None
    declarer, misere = view.contract.declarer, view.contract.text == "misere"
    by = next(seat for seat in play_of(match).deciders() if seat != declarer)
    for claim, offered in legal_offers(match, by):
        if claim.division[declarer] == (0 if misere else 3):
            assert make("random").choose(offered.view(declarer)) == "yes"
            break


@pytest.mark.parametrize("name", sorted(BOTS))
def test_every_offer_is_refused_if_many_cards_are_hidden(name: str) -> None:
    found = [match for match in (match_with_tricks_left(seed, 9) for seed in range(3)) if match is not None]
    closed = [match for match in found if not any(seat.cards for seat in match.view(None).seats)]
    match = closed[0]
    for by in play_of(match).deciders():
        for _, offered in legal_offers(match, by):
            for turn in offered.turns():
                assert make(name).choose(offered.view(turn.by)) == "no"


def test_offer_above_declarers_sure_tricks_is_refused() -> None:
    refused = 0
    for seed in range(8):
        match = match_with_tricks_left(seed, 3)
        assert match is not None
        contract = match.view(None).contract
        assert contract is not None and contract.declarer is not None
        if contract.text == "misere" or declarer_tricks(match, contract.declarer, False) == 3:
            continue
        division = tuple(3 if seat == contract.declarer else 0 for seat in range(3))
        offered = offer(match, contract.declarer, Claim(division).text)
        answers = [make("rules").choose(offered.view(turn.by)) for turn in offered.turns()]
        assert "no" in answers
        refused += 1
    assert refused


def test_all_pass_offer_of_no_tricks_is_accepted() -> None:
    hands = "KT8.KQ8.AQ8.7 A97.AJ9.K97.A ?"
    match = table(hands, "8C 9C", "pass", "pass", "pass")
    bots = [make("rules", seat) for seat in range(3)]
    while True:
        view = match.view(match.turns()[0].by)
        if view.trick is not None and not view.trick.plays and view.seats[0].count == 2:
            break
        match = after(match, bots[match.turns()[0].by].choose(view))
    offered = offer(match, 0, "claim 2-0-0")
    for turn in offered.turns():
        assert make("rules").choose(offered.view(turn.by)) == "yes"
        assert action_of(offered, turn, "no")
