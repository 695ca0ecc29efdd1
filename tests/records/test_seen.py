"""Deals in progress as a seat may know them: worlds with one view give one record."""

from __future__ import annotations

from prikup.cards import Cards
from prikup.core import Draw, Input, Match
from prikup.records import MatchRecord, make_record, redact_record
from tests.games.prefa import scripts as prefa
from tests.games.thousand import scripts as thousand


def redact_match(match: Match, viewer: int | None) -> MatchRecord:
    """Return the record of a match in its first deal as the viewer may know it."""
    begun = match.game.start(match.options, match.players)
    inputs = [Input(None, None, Draw(match.dealer or 0)), *match.log]
    return redact_record(make_record(begun, inputs, ("Anna", "Boris", "Vera")[: match.players]), viewer)


def play_two_claims(hand: str, talon: str) -> Match:
    """Return a deal of Prefa in which two claims showed all hands: the discard is known, the talon is not."""
    match = prefa.start("prefa-prefadoros; hold_rule=seniority", dealer=0)
    match = prefa.deal(match, hand, "T9.KQT.AT.QJ7", "J87.7.KQJ.AT9", talon=talon)
    match = prefa.say(match, "6S", "pass", "6C", "pass", "discard AH JH", "name 6H", "in", "in")
    match = prefa.say(match, "KH", "7H", "9H", "lay 0-6-3", "no", "9S", "8S", "AS", "8C", "7C", "TC")
    return prefa.offer(match, 0, "lay 0-5-2")


def test_known_hand_and_discard_do_not_reveal_the_talon() -> None:
    one, other = play_two_claims("AKQ.J98.987.8", "AH KC"), play_two_claims("Q.AJ98.987.K8", "AS KS")
    for viewer in (None, 1, 2):
        assert one.view(viewer) == other.view(viewer)
        told = redact_match(one, viewer)
        assert told == redact_match(other, viewer)
        assert told.deals[-1].hands[0] is None and told.deals[-1].talon == (None, None)
    own = redact_match(one, 0).deals[-1]
    assert own.hands[0] == Cards.parse("AKQ.J98.987.8") and None not in own.talon


def play_to_last_card(half: str) -> Match:
    """Return a deal of Thousand for two before its last card, with this half of the talon still hidden."""
    match = thousand.start("pagat-501", players=2)
    match = thousand.deal(match, "AKQJT..J9.AKQ", "9.JT9.KQT.JT9", talon=f"AD KH {half}").state
    match = thousand.say(match, "40", "pass", "talon-1", "discard AD KH", "name 40", "name S")
    match = thousand.say(match, "TS", "9S", "JS", "9H", "QS", "TH", "KS", "JH", "AS", "9C")
    match = thousand.say(match, "AC", "TC", "KC", "JC", "QC", "TD")
    return thousand.say(match, "9D", "QD", "KD")


def test_order_of_hidden_talon_cards_is_not_revealed() -> None:
    one, other = play_to_last_card("AH QH"), play_to_last_card("QH AH")
    for viewer in (None, 0, 1):
        assert one.view(viewer) == other.view(viewer)
        assert redact_match(one, viewer) == redact_match(other, viewer)
    assert None not in redact_match(one, 0).deals[-1].talon
