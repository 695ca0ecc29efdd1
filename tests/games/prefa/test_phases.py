"""The phases of Prefa, clause by clause."""

from __future__ import annotations

from fractions import Fraction

import pytest

from prikup.cards import Card, Cards
from prikup.core import (
    Deal,
    Discarded,
    Draw,
    Drawn,
    Ended,
    Finish,
    Input,
    Match,
    PickedUp,
    RuleError,
    Said,
    Scored,
    Turn,
    View,
)
from prikup.games import get_game
from prikup.games.prefa.contracts import bid_ladder
from prikup.games.prefa.options import parse_rules
from prikup.games.prefa.rules import auction_rules
from prikup.toolkit.auction import Auction
from tests.games.prefa.scripts import (
    ANNA,
    BORIS,
    KITTY,
    after_naming,
    deal,
    first_auction,
    legal,
    offer,
    play_out,
    say,
    say_with_facts,
    start,
    why_not,
)

BIDS = list(bid_ladder(False))


# Draw and deal


def test_1_4_receiver_of_seven_of_diamonds_deals() -> None:
    game = get_game("prefa")
    match = game.start(game.options("prefa-nakayoshi; first_dealer=seven_of_diamonds"), 3)
    assert game.draw_order(match) == (Card.parse("7D"),)
    cards = tuple(map(Card.parse, ("AS", "7D", "KS")))
    step = match.apply(Input(None, None, Draw(1, cards)))
    assert step.state.dealer == 1 and step.facts == (Drawn(1, cards),)
    last = tuple(map(Card.parse, ("7D", "KS")))
    assert match.apply(Input(None, None, Draw(0, last))).state.dealer == 0
    wrong = [
        Draw(0, cards),
        Draw(0, tuple(map(Card.parse, ("AS", "8D", "KS")))),
        Draw(0, (Card.parse("7D"),)),
        Draw(3),
    ]
    for draw in wrong:
        with pytest.raises(RuleError) as refused:
            match.apply(Input(None, None, draw))
        assert (refused.value.code, refused.value.clause) == ("draw", "1.4")
    free = game.start(game.options("prefa-nakayoshi"), 3)
    assert game.draw_order(free) is None
    with pytest.raises(RuleError, match="taken at random"):
        free.apply(Input(None, None, Draw(1, cards)))


def test_1_4_deal_passes_on_after_every_deal() -> None:
    match = say(first_auction(dealer=1), "pass", "pass", "pass")
    assert (match.dealer, match.deal_no) == (2, 2)
    scored = say_with_facts(first_auction(), "pass", "pass", "pass")[1][-1]
    assert isinstance(scored, Scored) and scored.entries == () and scored.result.kind == "all_pass"


def test_3_2_packets_are_of_two_with_kitty_after_first_round() -> None:
    pattern = get_game("prefa").needs_deal(start(dealer=0))
    assert pattern is not None
    assert (
        pattern.packets[:5] == ((1, 2), (2, 2), (0, 2), ("talon", 2), (1, 2)) and len(pattern.packets) == 16
    )
    match = start()
    with pytest.raises(RuleError, match="seat 1 was dealt 0 cards") as refused:
        match.apply(Input(None, None, Deal((Cards.parse(ANNA), Cards(), Cards()), ())))
    assert refused.value.clause == "3.2"


def test_seats_act_counter_clockwise() -> None:
    view: View = get_game("prefa").view(start(), None)
    assert not get_game("prefa").clockwise and not view.clockwise


def test_1_1_dealer_of_four_rests() -> None:
    match = first_auction(players=4)
    view = get_game("prefa").view(match, 3)
    assert view.order == (0, 1, 2) and view.seats[3].playing is False and view.seats[3].count == 0
    done = say(match, "pass", "pass", "pass")
    assert done.dealer == 0 and get_game("prefa").view(done, None).order == (1, 2, 3)


# Auction


def test_4_4_first_bid_is_any_or_the_lowest() -> None:
    assert legal(first_auction()) == [*BIDS, "pass"]
    assert legal(first_auction("prefa-nakayoshi; first_bid=ladder")) == ["6S", "pass"]
    assert legal(first_auction("prefa-nakayoshi; allow_10nt=yes"))[-2:] == ["10NT", "pass"]
    assert why_not(first_auction("prefa-nakayoshi; first_bid=ladder"), "6C") == ("next", "4.5")


def test_4_5_junior_bids_one_step_higher_and_senior_may_hold() -> None:
    match = say(first_auction(), "7S")
    assert legal(match) == ["7C", "pass"]
    assert why_not(match, "7D") == ("next", "4.5") and why_not(match, "hold") == ("hold", "4.5")
    match = say(match, "7C", "pass")
    assert legal(match) == ["hold", "pass"]
    assert why_not(match, "7D") == ("senior", "4.5")
    match = say(match, "hold")
    assert match.turns() == (Turn(1, 1),) and legal(match) == ["7D", "pass"]


def test_4_7_highest_bid_can_only_be_held() -> None:
    match = say(first_auction(), "10D", "10H", "pass")
    assert legal(match) == ["hold", "pass"]
    assert legal(say(match, "hold")) == ["pass"]


def test_4_8_and_4_9_auction_ends_with_one_bidder_left() -> None:
    match = say(first_auction(), "pass", "pass")
    assert legal(match) == [*BIDS, "pass"]
    match = say(match, "8H")
    assert match.phase.asks == "discard" and match.turns() == (Turn(2, 2),)


def _auction(rules: str, *calls: str) -> Auction:
    auction = Auction.start(auction_rules(parse_rules(rules)), (0, 1, 2))
    for said in calls:
        assert auction.speaker is not None and auction.why_not(auction.speaker, said) is None, said
        auction = auction.say(said)
    return auction


BY_ROUND = "prefa-nakayoshi; hold_rule=second_round"


@pytest.mark.parametrize(
    ("calls", "expected"),
    [
        ("", [*BIDS, "pass"]),
        ("7S", ["7C", "pass"]),
        ("7S 7C", ["7D", "pass"]),
        ("7S pass 7C", ["hold", "pass"]),
        ("7S 7C 7D", ["hold", "pass"]),
        ("7S 7C pass", ["hold", "pass"]),
        ("7S 7C 7D hold", ["7H", "pass"]),
        ("7S 7C 7D hold 7H", ["hold", "pass"]),
        ("7S 7C 7D hold pass", ["7H", "pass"]),
        ("7S 7C 7D hold pass 7H", ["hold", "pass"]),
        ("pass 10H pass", []),
        ("10D 10H pass hold", ["pass"]),
    ],
)
def test_13_6_legal_words_by_rounds(calls: str, expected: list[str]) -> None:
    auction = _auction(BY_ROUND, *calls.split())
    assert auction.legal() == expected


def test_13_6_refusals_name_their_clause() -> None:
    auction = _auction(BY_ROUND, "7S", "7C", "7D")
    refused = auction.why_not(0, "7H")
    assert refused is not None and (refused.code, refused.clause) == ("senior", "13.6")
    early = _auction(BY_ROUND, "7S", "7C").why_not(2, "hold")
    assert early is not None and (early.code, early.clause) == ("hold", "13.6")


TAGRAFO = "prefa-nakayoshi; tagrafo=yes; first_bid=ladder"


def test_13_7_tagrafo_counts_as_lowest_bid() -> None:
    assert _auction(TAGRAFO).legal() == ["6S", "tagrafo", "pass"]
    assert _auction("prefa-nakayoshi; tagrafo=yes").legal() == [*BIDS, "tagrafo", "pass"]
    assert _auction("prefa-nakayoshi; tagrafo=yes", "tagrafo").legal() == ["6S", "pass"]
    assert _auction(TAGRAFO, "pass", "tagrafo").legal() == ["6S", "pass"]
    again = _auction(TAGRAFO, "tagrafo").why_not(1, "tagrafo")
    assert again is not None and again.code == "raise"
    alone = _auction(TAGRAFO, "tagrafo", "pass", "pass")
    assert (alone.speaker, alone.holder, alone.bid) == (None, 0, "tagrafo")
    out = _auction(TAGRAFO, "tagrafo", "6S")
    assert out.live == (1, 2) and out.speaker == 2
    assert _auction(TAGRAFO, "tagrafo", "pass", "6S").holder == 2
    assert _auction(TAGRAFO, "pass", "pass", "tagrafo").holder == 2


def test_13_7_player_who_took_kitty_may_name_anything() -> None:
    match = say(first_auction(f"{TAGRAFO}; concede=yes"), "tagrafo", "pass", "pass", "discard 8C 7C")
    assert legal(match) == [*(f"name {bid}" for bid in BIDS), "concede"]
    scored = say_with_facts(match, "concede")[1][-1]
    assert isinstance(scored, Scored) and scored.result.contract == "6S"


# Exchange


def test_5_1_kitty_is_taken_unseen() -> None:
    before = say(first_auction(), "6S", "pass")
    match, facts = say_with_facts(before, "pass")
    taken = facts[-1]
    assert isinstance(taken, PickedUp) and taken.seen_by(1) == PickedUp(0, 2, None)
    assert taken.seen_by(0).cards == tuple(map(Card.parse, KITTY.split()))
    assert match.view(0).talon == taken.cards and match.view(1).talon is None
    assert len(legal(match)) == 66 and match.view(1).seats[0].count == 12
    match, facts = say_with_facts(match, "discard TC AS")
    assert facts[0].seen_by(1) == Discarded(0, 2, None)
    assert match.view(0).discard == tuple(map(Card.parse, ("AS", "TC")))
    assert match.view(1).discard is None
    assert why_not(say(before, "pass"), "discard TC JS") == ("not_held", "5.1")


def test_6_1_contract_is_at_least_the_bid() -> None:
    match = say(first_auction(), "7D", "pass", "pass", "discard 8C 7C")
    assert legal(match)[0] == "name 7D" and legal(match)[-1] == "name 10H"
    assert why_not(match, "name 7C") == ("floor", "6.1")
    assert why_not(match, "name 10NT") == ("unknown", "4.1")
    assert why_not(match, "concede") == ("concede", "13.4")
    assert why_not(match, "aces") == ("aces", "13.3")


ACES = "AKQT.AK.AK.A7"
NO_ACES = "J987.QJ.QJ.QJ"


def _with_aces(rules: str = "prefa-nakayoshi; aces_bonus=yes; concede=yes") -> Match:
    match = deal(start(rules), ACES, NO_ACES, talon="TC 9C")
    return say(match, "6S", "pass", "pass", "discard TC 9C")


def test_13_3_only_holder_of_four_aces_may_announce_them() -> None:
    match, facts = say_with_facts(_with_aces(), "aces")
    assert facts == [Said(0, "aces")] and match.phase.asks == "name" and match.turns() == (Turn(0, 0),)
    assert why_not(match, "aces") == ("aces_again", "13.3")
    view = get_game("prefa").view(match, 1)
    assert {card.text for card in view.seats[0].proved} == {"AS", "AC", "AD", "AH"}
    places = {(one.place, one.seat): one.may for one in view.hidden}
    aces = Cards.parse("A.A.A.A")
    assert aces <= places["hand", 0]
    assert not aces & places["hand", 2] and not aces & places["discard", 0]
    scored = say_with_facts(say(match, "name 6S", "out"), "out")[1][-1]
    assert isinstance(scored, Scored) and scored.result.aces
    conceded = say_with_facts(match, "concede")[1][-1]
    assert isinstance(conceded, Scored) and conceded.result.aces
    without = say(first_auction("prefa-nakayoshi; aces_bonus=yes"), "6S", "pass", "pass", "discard 8C 7C")
    assert why_not(without, "aces") == ("not_held", "13.3") and "aces" not in legal(without)


def test_13_3_discarded_ace_does_not_count_as_held() -> None:
    match = deal(start("prefa-nakayoshi; aces_bonus=yes"), ACES, NO_ACES, talon="TC 9C")
    match = say(match, "6S", "pass", "pass", "discard AC 9C")
    assert why_not(match, "aces") == ("not_held", "13.3")


# Defence and play


@pytest.mark.parametrize(
    ("rules", "said", "asked", "words"),
    [
        ("", "", 1, ["out", "in"]),
        ("", "in", 2, ["out", "in"]),
        ("", "in out", 1, ["alone", "along"]),
        ("", "out", 2, ["out", "in", "along"]),
        ("; passer_may_return=yes", "out in", 1, ["out", "along"]),
    ],
)
def test_7_legal_declarations(rules: str, said: str, asked: int, words: list[str]) -> None:
    match = say(after_naming(rules=f"prefa-nakayoshi{rules}"), *said.split())
    assert match.phase.asks == "defend" and match.turns() == (Turn(asked, asked),)
    assert sorted(legal(match)) == sorted(words)
    with pytest.raises(RuleError):
        match.apply(Input(asked, asked, match.parse(Turn(asked, asked), "whist")))


@pytest.mark.parametrize(
    ("rules", "said", "roles"),
    [
        ("", "in in", ("in", "in")),
        ("", "in out alone", ("in", "out")),
        ("", "in out along", ("along", "taken")),
        ("", "out along", ("taken", "along")),
        ("", "out in", ("out", "in")),
        ("; passer_may_return=yes", "out in along", ("along", "taken")),
        ("; passer_may_return=yes", "out in out", ("out", "in")),
    ],
)
def test_7_roles_after_declarations(rules: str, said: str, roles: tuple[str, str]) -> None:
    match = say(after_naming(rules=f"prefa-nakayoshi{rules}"), *said.split())
    view = get_game("prefa").view(match, None)
    assert (view.seats[1].role, view.seats[2].role) == roles and view.phase == "play"
    done, facts = play_out(match)
    scored = next(fact for fact in facts if isinstance(fact, Scored))
    assert sum(scored.result.tricks) == 10 and done.deal_no == 2
    dropped = [seat for seat, role in zip((1, 2), roles, strict=True) if role == "out"]
    assert all(scored.result.tricks[seat] == 0 for seat in dropped)


def test_10_5_nothing_is_played_if_both_drop() -> None:
    facts = say_with_facts(after_naming(), "out", "out")[1]
    scored = facts[-1]
    assert isinstance(scored, Scored) and scored.result.tricks is None
    assert [(one.account, one.amount) for one in scored.entries] == [("pot", -2)]


@pytest.mark.parametrize(
    ("dealer", "said", "leader"),
    [(2, "in in", 0), (0, "in in", 1), (1, "in in", 2), (0, "out in", 2), (1, "in out alone", 0)],
)
def test_8_1_leader_of_first_trick(dealer: int, said: str, leader: int) -> None:
    """Seat 0 declares; the first active seat after the dealer leads."""
    match = deal(start(dealer=dealer), ANNA, BORIS, talon=KITTY)
    calls = {2: ["6S", "pass", "pass"], 0: ["pass", "pass", "6S"], 1: ["pass", "6S", "pass"]}[dealer]
    match = say(match, *calls, "discard 8C 7C", "name 6S", *said.split())
    assert match.turns() == (Turn(leader, leader),)


def test_8_4_tricks_have_two_cards_if_one_hand_is_out() -> None:
    match = say(after_naming(), "in", "out", "alone", "AS", "7S")
    view = match.view(2)
    assert view.last_trick is not None and len(view.last_trick.plays) == 2 and view.trick_winners == (0,)
    assert view.seats[2].count == 10 and match.view(1).seats[2].cards is None
    assert [place.size for place in view.hidden if place.seat == 1] == [9]


def test_8_2_card_must_follow_or_trump() -> None:
    match = say(after_naming(), "in", "in", "TC")
    assert legal(match) == ["QC", "JC"] and why_not(match, "7S") == ("follow", "8.2")
    with pytest.raises(RuleError, match="a card is to be played now"):
        match.apply(Input(1, 1, Finish()))


def test_8_5_remaining_tricks_are_divided_without_dropped_player() -> None:
    match = say(after_naming(), "in", "out", "alone")
    with pytest.raises(RuleError, match="decides over no cards"):
        offer(match, 2, "claim 5-5-0")
    with pytest.raises(RuleError):
        offer(match, 0, "claim 5-4-1")
    waiting = offer(match, 0, "claim 7-3-0")
    assert waiting.turns() == (Turn(1, 1),)
    done = say(waiting, "yes")
    assert done.deal_no == 2 and done.standing.pot == (18, 20, 20)
    back = say(waiting, "no")
    assert back.phase.asks == "play"
    with pytest.raises(RuleError, match="one offer a trick") as refused:
        offer(back, 0, "claim 8-2-0")
    assert refused.value.clause == "8.5"


def test_13_5_three_passes_are_played_with_the_kitty_closed() -> None:
    match = say(first_auction("prefa-nakayoshi; all_pass=polles"), "pass", "pass", "pass")
    view = get_game("prefa").view(match, 0)
    assert view.contract is not None and view.contract.text == "polles" and view.contract.trump is None
    assert view.talon is None and [place.size for place in view.hidden] == [10, 10, 2]
    assert match.turns() == (Turn(0, 0),)
    done, facts = play_out(match)
    scored = next(fact for fact in facts if isinstance(fact, Scored))
    assert scored.result.kind == "polles" and min(done.standing.pot) == 20 and sum(done.standing.pot) > 60


# The end


def test_12_1_match_ends_with_empty_pots() -> None:
    match = after_naming("8S", "prefa-nakayoshi; start_pot=1")
    done, facts = say_with_facts(match, "out", "out")
    assert done.finished and isinstance(facts[-1], Ended)
    assert [int(one) for one in facts[-1].result] == [20, -10, -10]


def test_12_1_match_ends_by_agreement() -> None:
    match = say(after_naming("8S"), "out", "out")
    done = match.apply(Input(None, None, Finish())).state
    assert get_game("prefa").result(done) == (Fraction(160, 3), Fraction(-80, 3), Fraction(-80, 3))


def test_unexpected_action_is_refused() -> None:
    game = get_game("prefa")
    unborn = game.start(game.options("prefa-nakayoshi"), 3)
    with pytest.raises(RuleError, match="drawn before anything else"):
        unborn.apply(Input(None, None, Finish()))
    with pytest.raises(RuleError, match="the cards are dealt first"):
        start().apply(Input(None, None, Draw(0)))
    match = first_auction()
    for text, said in (
        ("claim", "not a division"),
        ("6X", "cannot be said now"),
        ("name 6S", "cannot be said now"),
    ):
        with pytest.raises(RuleError, match=said):
            match.parse(Turn(0, 0), text)
    with pytest.raises(RuleError, match="nothing is asked of seat 1"):
        match.parse(Turn(1, 1), "6S")
    naming = say(match, "6S", "pass", "pass", "discard 8C 7C")
    with pytest.raises(RuleError, match="a contract of six to ten is to be named"):
        naming.apply(Input(0, 0, match.parse(Turn(0, 0), "6S")))
    playing = say(naming, "name 6S", "in", "in")
    with pytest.raises(RuleError, match="is not a card"):
        playing.parse(Turn(0, 0), "1S")
