"""``check_game`` finds faults that are planted in a game, and names the broken law and the fault."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest

from austrian import phases, score
from austrian.game import Austrian
from prikup.cards import Cards
from prikup.core import Entry, Match, Say, View
from prikup.testing import CheckError, check_game
from prikup.toolkit.deal_state import DealState
from tests.adding import registered

Patch = Callable[[object, str, object], None]


@pytest.fixture(autouse=True)
def _registered() -> Iterator[None]:
    with registered():
        yield


def nobody_acts(patch: Patch) -> None:
    patch(phases.Defending, "turns", lambda self, match: ())


def deal_is_too_long(patch: Patch) -> None:
    patch(Austrian, "longest_deal", 12)


def deal_never_ends(patch: Patch) -> None:
    patch(phases, "ask", lambda match, move, held, fact: match.to(move, match.phase, fact))


def finish_is_ignored(patch: Patch) -> None:
    patch(phases.Dealing, "finished", lambda self, match: match.to(None, self))


def legal_is_refused(patch: Patch) -> None:
    legal = phases.Bidding.legal
    patch(phases.Bidding, "legal", lambda self, match, turn: [*legal(self, match, turn), Say("5")])


def illegal_is_accepted(patch: Patch) -> None:
    patch(phases.Playing, "check", lambda self, match, turn, action: None)


def tricks_are_remembered(patch: Patch) -> None:
    """Swap the tricks of two players wherever the same deal is scored again."""
    result_of, known = phases.result_of, set[object]()

    def swap(held: DealState, tricks: tuple[int, ...] | None) -> score.DealResult:
        helper = next((seat for seat, said in held.said if said == "help"), None)
        if tricks is not None and helper is not None and held.hands in known:
            order = [
                {held.declarer_seat: helper, helper: held.declarer_seat}.get(seat, seat) for seat in range(3)
            ]
            tricks = tuple(tricks[seat] for seat in order)
        known.add(held.hands)
        return result_of(held, tricks)

    patch(phases, "result_of", swap)


def discard_vanishes(patch: Patch) -> None:
    laid = phases.Discarding.laid

    def lose(self: Any, match: Match, move: Any, held: Any, fact: Any) -> Any:
        return laid(self, match, move, msgspec.structs.replace(held, discard=Cards()), fact)

    patch(phases.Discarding, "laid", lose)


def pot_is_not_shared(patch: Patch) -> None:
    patch(score.Standing, "result", lambda self: self.chips)


def view_counts_aces(patch: Patch) -> None:
    """Add the aces of the declarer to the tricks that everybody sees."""
    view = Austrian.view

    def leak(self: Austrian, match: Match, seat: int | None) -> View:
        honest = view(self, match, seat)
        declarer = next((one.seat for one in honest.seats if one.role == "declarer"), None)
        if declarer is None:
            return honest
        aces = sum(card.rank == "A" for card in view(self, match, declarer).seats[declarer].cards or ())
        seats = tuple(msgspec.structs.replace(one, tricks=one.tricks + aces) for one in honest.seats)
        return msgspec.structs.replace(honest, seats=seats)

    patch(Austrian, "view", leak)


def texts_are_equal(patch: Patch) -> None:
    patch(phases.Defending, "legal", lambda self, match, turn: [Say("help"), Say("pass"), Say("pass")])


def transition_is_undeclared(patch: Patch) -> None:
    patch(phases, "FLOW", {})
    patch(Austrian, "flow", Austrian.flow | {phases.Defending: frozenset({phases.Defending, phases.Dealing})})


def option_is_ignored(patch: Patch) -> None:
    entries = score.entries
    patch(
        phases,
        "entries",
        lambda result, options: entries(result, msgspec.structs.replace(options, penalty=10)),
    )


def view_hides_the_standing(patch: Patch) -> None:
    view = Austrian.view

    def blank(self: Austrian, match: Match, seat: int | None) -> View:
        return msgspec.structs.replace(view(self, match, seat), standing=score.Standing())

    patch(Austrian, "view", blank)


def seat_pays_more(patch: Patch) -> None:
    entries = score.entries
    patch(phases, "entries", lambda *given: (*entries(*given), Entry("chips", 0, None, -1, "ante", "1.3")))


def typed_result_scores_less(patch: Patch) -> None:
    def result_given(self: Any, match: Match, result: Any) -> Any:
        return phases.score_deal(match, msgspec.structs.replace(result, declarations=()))

    patch(phases.Dealing, "result_given", result_given)


FAULTS = [
    (nobody_acts, 1, "nobody has a turn, though the match is not over and waits for no cards"),
    (deal_is_too_long, 1, "inputs after its cards, and Austrian.longest_deal allows 12"),
    (deal_never_ends, 1, "the deal has not ended after 1000 inputs"),
    (finish_is_ignored, 1, "Finish was put in between deals, and the match is not over"),
    (legal_is_refused, 2, "is among the legal actions, but"),
    (illegal_is_accepted, 2, "applies, but is not among the legal actions"),
    (tricks_are_remembered, 3, "the same inputs lead to other facts when they are replayed"),
    (discard_vanishes, 4, "hands, talon, discard and played cards are 30 cards of a pack of 32"),
    (pot_is_not_shared, 4, "expected 0, since Austrian.balances says so"),
    (
        view_counts_aces,
        5,
        "differs only in cards hidden from them: view.seats[",
    ),
    (texts_are_equal, 6, "2 legal actions of seat"),
    (transition_is_undeclared, 7, "leads from Defending to Playing, which Austrian.flow does not declare"),
    (option_is_ignored, 8, "changed nothing that players observe: penalty."),
    (view_hides_the_standing, 9, "looks otherwise: view.totals[0] is"),
    (seat_pays_more, 10, "with all seats moved on by 1 the results are"),
    (typed_result_scores_less, 11, "typed in, does not write what it wrote: entries[0]"),
]


@pytest.mark.parametrize(("plant", "law", "says"), FAULTS, ids=lambda given: getattr(given, "__name__", ""))
def test_check_game_finds_a_planted_fault(
    monkeypatch: pytest.MonkeyPatch, plant: Callable[[Patch], None], law: int, says: str
) -> None:
    plant(monkeypatch.setattr)
    with pytest.raises(CheckError) as found:
        check_game("austrian")
    error = found.value
    print(error)
    assert (error.law, says in error.problem) == (law, True), error
