"""Deals in progress as a seat may know them: two worlds with one view give one record."""

from __future__ import annotations

from prikup.cards import Cards
from prikup.core import Draw, Input, Match
from prikup.records import MatchRecord, make_record, redact_record
from tests.games.prefa import scripts as prefa
from tests.games.thousand import scripts as thousand


def seen(match: Match, viewer: int | None) -> MatchRecord:
    """The record of a match in its first deal as the viewer may know it."""
    begun = match.game.start(match.options, match.players)
    inputs = [Input(None, None, Draw(match.dealer or 0)), *match.log]
    return redact_record(make_record(begun, inputs, ("Anna", "Boris", "Vera")[: match.players]), viewer)


def claimed(hand: str, talon: str) -> Match:
    """Prefa: two claims have shown all hands, so that the discard is known, but not the talon."""
    match = prefa.start("prefa-prefadoros; hold_rule=seniority", dealer=0)
    match = prefa.deal(match, hand, "T9.KQT.AT.QJ7", "J87.7.KQJ.AT9", talon=talon)
    match = prefa.say(match, "6S", "pass", "6C", "pass", "discard AH JH", "name 6H", "in", "in")
    match = prefa.say(match, "KH", "7H", "9H", "lay 0-6-3", "no", "9S", "8S", "AS", "8C", "7C", "TC")
    return prefa.offer(match, 0, "lay 0-5-2")


def test_who_knows_a_hand_and_the_discard_is_not_told_which_cards_were_the_talon() -> None:
    one, other = claimed("AKQ.J98.987.8", "AH KC"), claimed("Q.AJ98.987.K8", "AS KS")
    for viewer in (None, 1, 2):
        assert one.view(viewer) == other.view(viewer)
        told = seen(one, viewer)
        assert told == seen(other, viewer)
        assert told.deals[-1].hands[0] is None and told.deals[-1].talon == (None, None)
    own = seen(one, 0).deals[-1]
    assert own.hands[0] == Cards.parse("AKQ.J98.987.8") and None not in own.talon


def untaken(half: str) -> Match:
    """Thousand for two: one card is still to be played, and this half of the talon was never turned up."""
    match = thousand.start("pagat-501", players=2)
    match = thousand.deal(match, "AKQJT..J9.AKQ", "9.JT9.KQT.JT9", talon=f"AD KH {half}").state
    match = thousand.say(match, "40", "pass", "talon-1", "discard AD KH", "name 40", "name S")
    match = thousand.say(match, "TS", "9S", "JS", "9H", "QS", "TH", "KS", "JH", "AS", "9C")
    match = thousand.say(match, "AC", "TC", "KC", "JC", "QC", "TD")
    return thousand.say(match, "9D", "QD", "KD")


def test_the_order_of_cards_that_can_only_lie_in_the_talon_is_not_told() -> None:
    one, other = untaken("AH QH"), untaken("QH AH")
    for viewer in (None, 0, 1):
        assert one.view(viewer) == other.view(viewer)
        assert seen(one, viewer) == seen(other, viewer)
    assert None not in seen(one, 0).deals[-1].talon
