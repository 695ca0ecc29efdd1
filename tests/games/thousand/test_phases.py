"""Deals of Thousand, clause by clause."""

from __future__ import annotations

import msgspec
import pytest

from prikup.cards import Card, Cards
from prikup.core import (
    CardGiven,
    Draw,
    Finish,
    Input,
    Looked,
    Match,
    PickedUp,
    Played,
    Redealt,
    RuleError,
    Said,
    Scored,
    Shown,
    Taken,
)
from prikup.games.thousand.playing import Playing
from prikup.games.thousand.rules import deal_pattern
from tests.games.thousand.scripts import (
    FIRST,
    GIVEN,
    SECOND,
    TAKEN,
    TALON,
    THIRD,
    deal,
    legal,
    play_out,
    say,
    say_with_facts,
    sheet,
    start,
    usual,
    why_not,
)

BLIND = "thousand-blog; blind=on"
WON = (*GIVEN, "name 100")
NINES = ("AKQ.AKQ.A.", "T9.T.T9.AK", "J.J.KQJ.QJ")


def test_2_3_talon_is_dealt_early_with_three_and_late_with_four() -> None:
    three = [place for place, _ in deal_pattern(start()).packets]
    assert three[:4] == [0, 1, 2, "talon"] and three[-1] == 2 and three.count("talon") == 3
    four = [place for place, _ in deal_pattern(start(players=4)).packets]
    assert four[-4:] == [0, 1, 2, "talon"] and "talon" not in four[:12] and 3 not in four
    big = deal_pattern(start("thousand-32")).packets
    assert big == ((0, 5), (1, 5), (2, 5), ("talon", 2), (0, 5), (1, 5), (2, 5))
    two = [place for place, _ in deal_pattern(start(players=2)).packets]
    assert two.count(0) == two.count(1) == 10 and two.count("talon") == 4


def test_2_5_bottom_nine_is_cut_again_and_third_costs_the_cutter() -> None:
    match = start("thousand-blog; bottom_card_check=on")
    for nines in (1, 2):
        step = deal(match, bottom="9C")
        assert step.facts == (Redealt(1, 2, "bottom_nine", "2.5", 2, (Card.parse("9C"),)),)
        match = step.state
        assert (match.standing.nines, match.deal_no, match.dealer) == (nines, 1, 2)
    step = deal(match, bottom="9H")
    (scored,) = [fact for fact in step.facts if isinstance(fact, Scored)]
    assert [(one.seat, one.amount, one.clause) for one in scored.entries] == [(1, -120, "2.5")]
    assert (step.state.standing.nines, step.state.deal_no, step.state.dealer) == (0, 2, 2)


def test_2_5_bottom_jack_is_shown_and_cards_are_dealt() -> None:
    step = deal(start("thousand-blog; bottom_card_check=on"), bottom="JS")
    assert step.facts[0] == Shown(2, (Card.parse("JS"),))
    assert step.state.phase.asks == "bid"
    log = step.state.view(1).log
    assert getattr(log[0].action, "bottom", None) is Card.parse("JS")


def test_3_2_first_hand_must_bid_and_raises_are_exact() -> None:
    match = usual()
    assert legal(match) == ["100"] and why_not(match, "pass") == ("forced", "3.2")
    match = say(match, "100")
    assert legal(match) == ["105", "pass"] and why_not(match, "110") == ("next", "3.2")
    assert legal(say(match, "105", "pass")) == ["110", "pass"]


def test_3_3_dealt_marriages_raise_the_limit_of_bids() -> None:
    match = say(usual("thousand-blog; bid_raise=any"), "100")
    assert legal(match)[-2:] == ["120", "pass"] and why_not(match, "125") == ("cap", "3.3")
    assert legal(say(match, "pass"))[-2:] == ["260", "pass"]


def test_3_5_player_below_the_silence_limit_can_only_pass() -> None:
    match = usual("thousand-blog; silence_below=-100", standing=sheet((-101, -101, -100)))
    assert legal(match) == ["100"]
    match = say(match, "100")
    assert legal(match) == ["pass"] and why_not(match, "105") == ("silence", "3.5")
    assert legal(say(match, "pass")) == ["105", "pass"]


def test_3_6_golden_deal_opens_with_120_and_ends_with_the_round() -> None:
    match = usual("thousand-blog; golden=on")
    assert legal(match)[0] == "120" and legal(match)[-1] == "260"
    assert why_not(match, "pass") == ("forced", "3.6")
    match = say(match, "200", "pass", "pass", *GIVEN[3:], "surrender")
    assert match.standing.deals == 1
    later = usual("thousand-blog; golden=on", standing=sheet((0, 0, 0), deals=3))
    assert legal(later) == ["100"]


def test_3_6_locked_golden_deal_has_no_auction() -> None:
    match = usual("thousand-blog; golden=on; golden_bidding=locked")
    assert match.phase.asks == "give"
    contract = match.view(None).contract
    assert contract is not None and (contract.declarer, contract.text, contract.factor) == (0, "120", 2)
    match = say(match, "give 9C 2", "give JD 1")
    assert legal(match) == ["name 120", "surrender"] and why_not(match, "name 125") == ("cap", "3.6")


def test_3_7_blind_winner_takes_talon_unseen_and_deal_is_doubled() -> None:
    match = usual(BLIND)
    assert [match.view(seat).seats[seat].cards for seat in range(3)] == [None] * 3
    assert legal(match) == ["look", "100"]
    match, facts = say_with_facts(match, "100", "pass", "look")
    looked = [fact.seat for fact in facts if isinstance(fact, Looked)]
    assert looked == [1, 2] and why_not(match, "look") == ("looked", "3.7")
    match, facts = say_with_facts(match, "pass")
    (picked,) = [fact for fact in facts if isinstance(fact, PickedUp)]
    assert picked.seen_by(1).cards is None and len(picked.cards or ()) == 3
    assert match.view(1).talon is None
    assert match.view(0).talon == tuple(map(Card.parse, ("JD", "TC", "9C")))
    match = say(match, *GIVEN[3:], "name 100")
    match, facts = play_out(match)
    (scored,) = [fact for fact in facts if isinstance(fact, Scored)]
    assert scored.result.mode == "blind"
    assert abs(next(one.amount for one in scored.entries if one.seat == 0)) == 200


def test_3_7_overbid_blind_bidder_may_look_and_limit_is_120() -> None:
    match = say(usual(f"{BLIND}; bid_raise=any"), "100", "120", "pass")
    assert legal(match) == ["look", "pass"] and why_not(match, "125") == ("look", "3.7")
    assert "260" in legal(say(match, "look"))


def test_3_7_talon_redeal_applies_to_a_blind_declarer() -> None:
    match = deal(start(BLIND), *NINES, talon="9H 9C TC").state
    match, facts = say_with_facts(match, "100", "pass", "pass")
    assert isinstance(facts[-1], Redealt) and facts[-1].cards == tuple(map(Card.parse, ("9H", "9C", "TC")))
    assert match.game.needs_deal(match) is not None


def test_3_8_hundred_is_blind_until_it_is_raised() -> None:
    match = say(usual("thousand-blog; hundred_as_blind=on"), *GIVEN)
    assert match.view(1).talon is None
    kept, raised = say(match, "name 100"), say_with_facts(match, "name 105")
    shown = [fact for fact in raised[1] if isinstance(fact, Shown)]
    assert len(shown) == 1 and shown[0].seat is None
    for after, factor in ((kept, 2), (raised[0], 1)):
        contract = after.view(None).contract
        assert contract is not None and contract.factor == factor


def test_3_8_lower_bid_raised_to_hundred_is_doubled() -> None:
    rules = "thousand-blog; hundred_as_blind=on; min_bid=50; redeal_mode=on_demand; redeal_hand_below=none"
    match = deal(start(rules + "; redeal_talon_nines=none; redeal_talon_max=none")).state
    match = say(match, "50", "pass", "pass", "give 9C 2", "give JD 1", "pass", "pass", "pass", "name 100")
    contract = match.view(None).contract
    assert contract is not None and (contract.text, contract.factor) == ("100", 2)


def test_4_1_one_card_is_given_face_down_to_each_opponent() -> None:
    match = say(usual(), *TAKEN)
    assert len(legal(match)) == 20 and why_not(match, "give 9S 1") == ("not_held", "4.1")
    match, facts = say_with_facts(match, "give 9C 2")
    (gift,) = [fact for fact in facts if isinstance(fact, CardGiven)]
    assert gift.seen_by(1) == gift.seen_by(None) == CardGiven(0, 2, None) and gift.seen_by(2) == gift
    assert why_not(match, "give JD 2") == ("give_to", "4.1")
    match = say(match, "give JD 1")
    assert match.phase.asks == "name"
    view = match.view(1)
    assert Card.parse("JD") in (view.seats[1].cards or ()) and [one.count for one in view.seats] == [8, 8, 8]
    assert [one.action.text for one in view.log[-2:]] == ["give ?? 2", "give JD 1"]


def test_4_2_target_is_at_least_the_bid_within_the_limit() -> None:
    match = say(usual(), *GIVEN)
    assert legal(match)[0] == "name 100" and legal(match)[-2:] == ["name 400", "surrender"]
    assert why_not(match, "name 95") == ("phase", "4.2")
    higher = say(usual("thousand-blog; bid_raise=any"), "100", "120", "pass", "160", "pass", *GIVEN[3:])
    assert why_not(higher, "name 155") == ("floor", "4.2")
    capped = say(usual("thousand-blog; raise_cap=marriages"), *GIVEN)
    assert legal(capped)[-2:] == ["name 260", "surrender"] and why_not(capped, "name 265") == ("cap", "4.2")


def test_5_1_and_5_5_poor_talon_is_redealt_by_the_same_dealer() -> None:
    match = deal(start(), *NINES, talon="9H 9C TC").state
    match, facts = say_with_facts(match, *TAKEN)
    again = facts[-1]
    assert isinstance(again, Redealt) and (again.cause, again.clause, again.seat) == (
        "talon_nines",
        "5.1",
        None,
    )
    assert (match.dealer, match.deal_no, match.standing.redeals) == (2, 1, 1)


def test_5_2_hand_with_four_nines_is_shown_and_redealt() -> None:
    match, facts = say_with_facts(usual(), *TAKEN, "give 9C 1", "give JD 2")
    again = facts[-1]
    assert isinstance(again, Redealt) and (again.cause, again.clause, again.seat) == ("hand_nines", "5.2", 1)
    assert Cards(again.cards) == Cards.parse("T9.T9.T9.A9")
    assert match.game.needs_deal(match) is not None


def test_5_3_on_demand_all_are_asked_and_only_entitled_seats_may_redeal() -> None:
    match = say(usual("thousand-pagat"), *TAKEN, "give 9C 1", "give JD 2")
    assert [turn.seat for turn in match.turns()] == [0, 1, 2]
    texts = [[action.text for action in match.legal(turn)] for turn in match.turns()]
    assert texts == [["pass"], ["redeal", "pass"], ["pass"]]
    assert why_not(match, "redeal") == ("redeal", "5.2")

    def answer(state: Match, seat: int, text: str) -> Match:
        turn = state.turn_of(seat)
        assert turn is not None
        return state.apply(Input(seat, seat, state.parse(turn, text))).state

    again = answer(match, 1, "redeal")
    assert again.game.needs_deal(again) is not None
    for seat in (2, 1, 0):
        match = answer(match, seat, "pass")
    assert match.phase.asks == "name"


def test_5_3_unseen_talon_is_always_asked_about() -> None:
    rules = f"{BLIND}; redeal_mode=on_demand"
    good = say(usual(rules), "100", "pass", "pass")
    poor = say(deal(start(rules), *NINES, talon="9H 9C TC").state, "100", "pass", "pass")
    assert good.phase.asks == poor.phase.asks == "redeal" and good.turns() == poor.turns()
    assert (legal(good), legal(poor)) == (["pass"], ["redeal", "pass"])
    seen = say(usual("thousand-blog; redeal_mode=on_demand"), *TAKEN)
    assert seen.phase.asks == "give"


ASKED = "thousand-blog; redeal_mode=on_demand"


def test_5_3_declarer_may_redeal_or_keep_the_talon() -> None:
    match = say(deal(start(ASKED), *NINES, talon="9H 9C TC").state, *TAKEN)
    assert (match.phase.asks, legal(match)) == ("redeal", ["redeal", "pass"])
    again, facts = say_with_facts(match, "redeal")
    redealt = facts[-1]
    assert isinstance(redealt, Redealt) and (redealt.cause, redealt.clause) == ("talon_nines", "5.1")
    assert (again.dealer, again.deal_no, again.standing.redeals) == (2, 1, 1)
    kept = say(match, "pass")
    assert kept.phase.asks == "give"
    after = say(kept, "give 9H 1", "give 9C 2", "pass", "pass", "pass", "name 100")
    assert after.phase.asks == "play" and after.standing.redeals == 0


def test_5_3_three_requested_redeals_cost_the_dealer() -> None:
    before = start(f"{ASKED}; redeal_penalty=120", standing=sheet((0, 0, 0), redeals=2))
    match = say(deal(before, *NINES, talon="9H 9C TC").state, *TAKEN, "redeal")
    assert match.standing.scores == (0, 0, -120) and (match.dealer, match.deal_no) == (2, 2)


@pytest.mark.parametrize("mode", ["automatic", "on_demand"])
def test_5_1_and_14_1_poor_chosen_talon_of_two_is_redealt(mode: str) -> None:
    hands = ("AKQ.AKQT.AKQ.", "JT9.J..AKQJT9")
    match = deal(start(f"thousand-blog; redeal_mode={mode}", 2), *hands, talon="9D 9H JD TD").state
    match = say(match, "100", "pass")
    poor, good = say(match, "talon-1"), say(match, "talon-2")
    assert good.phase.asks == "discard"
    if mode == "on_demand":
        assert (poor.phase.asks, legal(poor)) == ("redeal", ["redeal", "pass"])
        assert say(poor, "pass").phase.asks == "discard"
        poor = say(poor, "redeal")
    assert poor.game.needs_deal(poor) is not None and (poor.dealer, poor.deal_no) == (1, 1)


def test_5_2_empty_hand_of_resting_dealer_causes_no_redeal() -> None:
    match = say(usual(players=4), *GIVEN)
    assert match.phase.asks == "name"
    asked = say(usual(ASKED, players=4), *GIVEN)
    assert [turn.seat for turn in asked.turns()] == [0, 1, 2]


def test_5_4_three_redeals_in_a_row_cost_the_dealer() -> None:
    standing = sheet((0, 0, 880), redeals=2, barrel=(None, None, 1))
    match = deal(
        start("thousand-blog; redeal_penalty=120", standing=standing), *NINES, talon="9H 9C TC"
    ).state
    match = say(match, *TAKEN)
    assert match.standing.scores == (0, 0, 760) and match.standing.barrel == (None, None, None)
    assert (match.standing.redeals, match.deal_no, match.dealer) == (0, 2, 2)


def test_6_2_card_must_follow_or_ruff_but_need_not_beat() -> None:
    match = say(usual(), *WON, "AD")
    assert legal(match) == ["JD", "TD", "9D"] and why_not(match, "TS") == ("follow", "6.2")
    named = say(usual("thousand-501"), "40", *GIVEN[1:], "name 40", "name D", "AH", "9H")
    assert legal(named) == ["JH"]


def test_7_1_marriage_is_led_after_a_trick_and_is_trump_at_once() -> None:
    match = say(usual(), *WON)
    assert why_not(match, "KS!") == ("marriage_first", "7.2")
    match = say(match, "AD", "9D", "QD")
    assert {"KS!", "QS!", "KH!", "QH!"} <= set(legal(match)) and why_not(match, "AS!")[1] == "7.5"
    match, facts = say_with_facts(match, "KH!")
    assert facts[0] == Said(0, "marriage H") and isinstance(facts[1], Played)
    view = match.view(1)
    assert view.contract is not None and view.contract.trump == "H"
    assert view.declarations == ((0, "marriage H"),)
    assert view.seats[0].proved == tuple(map(Card.parse, ("KH", "QH")))
    assert view.seats[0].points == 11 + 3 + 100
    match, facts = say_with_facts(match, "TH", "JH")
    assert [fact.seat for fact in facts if isinstance(fact, Taken)] == [1]
    assert match.view(0).seats[0].points == 114


def test_7_3_unannounced_queen_scores_nothing() -> None:
    match = say(usual(), *WON, "AD", "9D", "QD", "QH", "9H", "JH")
    view = match.view(None)
    assert view.contract is not None and view.contract.trump is None and view.declarations == ()


def test_7_4_only_the_queen_announces_with_the_option() -> None:
    match = say(usual("thousand-blog; marriage_card=queen"), *WON, "AD", "9D", "QD")
    assert why_not(match, "KH!") == ("marriage_queen", "7.4") and "QH!" in legal(match)


def test_7_5_four_aces_are_announced_without_changing_the_trump_suit() -> None:
    rules = "thousand-blog; ace_marriage=200"
    match = deal(start(rules), "AQ.AKQ.A.A", "T9.T9.T9.K", "KJ.J.KQ.QJ").state
    match = say(match, *WON, "AH", "9H", "JH")
    assert not any(text.startswith("A") and text.endswith("!") for text in legal(match))
    match = deal(start(f"{rules}; marriage_first_trick=yes"), "AQ.AKQ.A.A", "T9.T9.T9.K", "KJ.J.KQ.QJ").state
    match = say(match, *WON, "AS!")
    view = match.view(None)
    assert view.seats[0].points == 200 and view.contract is not None and view.contract.trump is None


def test_8_5_all_points_are_played_and_the_result_is_written() -> None:
    match, facts = play_out(say(usual(), *WON))
    (scored,) = [fact for fact in facts if isinstance(fact, Scored)]
    assert sum(scored.result.cards) == 120
    assert (match.dealer, match.deal_no, match.standing.deals) == (0, 2, 1)


def test_8_4_resting_dealer_scores_talon_and_its_marriage() -> None:
    hands = ("AKQ.AK.A.9", "T9.T9.T9.A", "J.J.KQ.KQJ")
    match = deal(start(players=4), *hands, talon="QH TC JD").state
    match = say(match, *TAKEN, "give 9C 2", "give JD 1", "name 100", "AD", "9D", "QD", "KH!")
    assert isinstance(match.phase, Playing)
    _, facts = play_out(match)
    (scored,) = [fact for fact in facts if isinstance(fact, Scored)]
    assert scored.result.talon_marriages == ("H",)
    assert [(one.amount, one.cause) for one in scored.entries if one.seat == 3] == [
        (15, "talon"),
        (100, "talon_marriages"),
    ]


def test_9_1_declarer_may_surrender_unless_on_the_barrel() -> None:
    match = say(usual(), *GIVEN, "surrender")
    assert match.standing.scores == (0, 60, 60) and match.standing.surrenders == (1, 0, 0)
    on = sheet((880, 0, 0), barrel=(0, None, None))
    barred = say(usual(standing=on), *GIVEN)
    assert "surrender" not in legal(barred) and why_not(barred, "surrender") == ("surrender_barrel", "9.1")


def test_12_match_ends_if_a_player_reaches_the_target() -> None:
    match = say(usual("thousand-blog; target=120; barrel_at=none", standing=sheet((0, 60, 0))), *GIVEN)
    step = match.apply(Input(0, 0, match.parse(match.turns()[0], "surrender")))
    assert step.state.finished and step.state.standing.winner == 1
    assert [int(one) for one in step.state.game.result(step.state) or ()] == [0, 120, 60]


def test_match_can_be_ended_by_agreement_between_deals() -> None:
    match = start(standing=sheet((300, 200, 100)))
    step = match.apply(Input(None, None, Finish()))
    assert [int(one) for one in step.state.game.result(step.state) or ()] == [300, 200, 100]


def test_13_1_declarer_names_trump_and_marriages_do_not_change_it() -> None:
    match = say(usual("thousand-501"), "40", *GIVEN[1:], "name 60")
    assert legal(match) == ["name S", "name C", "name D", "name H"] and why_not(match, "name 60")[1] == "13.1"
    match = say(match, "name S", "AD", "9D", "QD", "KH!")
    view = match.view(None)
    assert view.contract is not None and view.contract.trump == "S"
    assert view.seats[0].points == 14 + 80


def test_13_2_two_cards_are_discarded_and_ten_tricks_are_played() -> None:
    hands = ("AKQJT.AKQJT..", "987.987.AKQJ.", "..T987.AKQJT9")
    match = deal(start("thousand-32"), *hands, talon="8C 7C").state
    match = say(match, "50", "pass", "pass")
    assert why_not(match, "discard 8C AD") == ("not_held", "13.2")
    match = say(match, "discard 8C 7C", "name 120")
    assert match.view(0).discard == tuple(map(Card.parse, ("8C", "7C")))
    assert match.view(1).discard is None
    match, facts = play_out(match)
    (scored,) = [fact for fact in facts if isinstance(fact, Scored)]
    assert sum(scored.result.tricks) == 10 and sum(scored.result.cards) == 120
    assert scored.result.last_trick == [fact.seat for fact in facts if isinstance(fact, Taken)][-1]


@pytest.mark.parametrize(("rest", "counted"), [("nobody", 108), ("last_trick", 120)])
def test_14_1_declarer_of_two_chooses_a_talon_and_discards_two(rest: str, counted: int) -> None:
    hands = ("AKQ.AKQ.AKQT.", "JT9.JT9..AKQJ")
    match = deal(start(f"thousand-blog; two_player_rest={rest}", 2), *hands, talon="JD TC 9D 9C").state
    match = say(match, "100", "pass")
    assert legal(match) == ["talon-1", "talon-2"] and match.view(0).talon is None
    match, facts = say_with_facts(match, "talon-1")
    assert Shown(None, (Card.parse("JD"), Card.parse("TC"))) in facts
    match, facts = play_out(say(match, "discard JD TC", "name 100"))
    (scored,) = [fact for fact in facts if isinstance(fact, Scored)]
    assert sum(scored.result.cards) == counted and sum(scored.result.tricks) == 10


def test_14_1_declarer_of_two_may_give_one_card_with_the_option() -> None:
    hands = ("AKQ.AKQ.AKQT.", "JT9.JT9..AKQJ")
    match = deal(start("thousand-blog; two_player_exchange=give1", 2), *hands, talon="JD TC 9D 9C").state
    match, facts = play_out(say(match, "100", "pass", "talon-1", "give JD 1", "name 100"))
    (scored,) = [fact for fact in facts if isinstance(fact, Scored)]
    assert sum(scored.result.tricks) == 11 and sum(scored.result.cards) == 120


@pytest.mark.parametrize(
    ("script", "text", "says"),
    [
        ((), "hold", "expected 100"),
        (TAKEN, "give 9C", "expected give"),
        (TAKEN, "give 1C 2", "'1C' is not a card"),
        (GIVEN, "100", "expected name 100"),
        (WON, "A", "'A' is not a card"),
    ],
)
def test_unreadable_text_is_quoted_with_expected_ones(script: tuple[str, ...], text: str, says: str) -> None:
    match = say(usual(), *script)
    with pytest.raises(RuleError) as refused:
        match.parse(match.turns()[0], text)
    assert says in str(refused.value)


@pytest.mark.parametrize(
    ("rules", "players", "script", "clause"),
    [
        ("thousand-blog", 2, ("100", "pass"), "14.1"),
        ("thousand-pagat", 3, GIVEN, "5.3"),
        ("thousand-blog", 3, TAKEN, "4.1"),
        ("thousand-blog", 3, WON, "6.1"),
    ],
)
def test_unexpected_action_is_refused_with_clause_of_question(
    rules: str, players: int, script: tuple[str, ...], clause: str
) -> None:
    hands = ("AKQ.AKQ.AKQT.", "JT9.JT9..AKQJ") if players == 2 else ()
    talon = "JD TC 9D 9C" if players == 2 else TALON
    match = say(deal(start(rules, players), *hands, talon=talon).state, *script)
    turn = match.turns()[0]
    with pytest.raises(RuleError) as refused:
        match.apply(Input(turn.seat, turn.by, Finish()))
    assert (refused.value.code, refused.value.clause) == ("phase", clause)
    with pytest.raises(RuleError, match="the cards are dealt first"):
        start().apply(Input(None, None, Draw(0)))


def test_deal_with_wrong_cards_is_refused() -> None:
    with pytest.raises(RuleError, match="seat 0 was dealt 8 cards: expected 7"):
        deal(start(), "AKQJ.AKQ.A.", SECOND, THIRD, talon="JD TC 9C")
    with pytest.raises(RuleError, match="not the pack of 24 with 3 in the talon"):
        deal(start(), FIRST, SECOND, "7.J.KQ.KQJ")


def test_2_4_gathered_tricks_are_only_cut() -> None:
    match = say(usual("thousand-blog; shuffle=first_deal_only"), *WON)
    first = [legal(match)[0]]
    match, facts = play_out(match)
    played = [fact.card for fact in facts if isinstance(fact, Played)]
    assert match.standing.pile == tuple(played) and first[0] == played[0].text
    assert match.view(0).standing.pile == ()
    assert msgspec.structs.replace(match.standing, pile=()) == match.view(None).standing
