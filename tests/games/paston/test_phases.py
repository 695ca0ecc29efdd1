"""The phases of Paston, clause by clause."""

from __future__ import annotations

from fractions import Fraction

import pytest

from prikup.cards import PACK_32, Card, Cards
from prikup.core import (
    Claim,
    Deal,
    Dealt,
    Draw,
    Ended,
    Finish,
    Input,
    OptionError,
    PickedUp,
    Played,
    Proved,
    Redealt,
    RuleError,
    Said,
    Scored,
    Taken,
)
from prikup.games import get_game
from prikup.games.paston.results import DealResult
from tests.games.paston.scripts import (
    ANNA,
    BORIS,
    TALON,
    VERA,
    before_second_deal,
    cards,
    deal,
    legal,
    offer,
    play_out,
    say,
    say_with_facts,
    start,
    surrender_first_deal,
    usual,
    why_not,
)

RUN = "QJT987.A98.K."
RUN_REST = "AK.KQJT.AQ9.A"


@pytest.mark.parametrize("players", [2, 4])
def test_1_1_only_three_can_play(players: int) -> None:
    game = get_game("paston")
    with pytest.raises(OptionError, match="expected 3"):
        game.start(game.options("paston-nakayoshi"), players)


def test_2_1_nobody_draws_cards_for_the_first_deal() -> None:
    game = get_game("paston")
    match = game.start(game.options("paston-nakayoshi"), 3)
    assert game.draw_order(match) is None
    drawn = tuple(cards(ANNA, BORIS, talon=TALON).talon or ())
    for draw in (Draw(3), Draw(0, drawn)):
        with pytest.raises(RuleError) as error:
            match.apply(Input(None, None, draw))
        assert error.value.clause == "2.1"


def test_2_1_first_opener_deals_second_deal_then_deal_passes_left() -> None:
    first = usual(dealer=1)
    second = say(first, "pass", "paston", "pass", "discard AD AC", "surrender")
    assert (second.deal_no, second.dealer) == (2, 0)
    third = surrender_first_deal(deal(second, ANNA, BORIS, talon=TALON).state)
    assert (third.deal_no, third.dealer) == (3, 1)


def test_2_2_pack_with_bottom_seven_of_spades_is_shuffled_again() -> None:
    step = deal(start(dealer=0), ANNA, BORIS, talon=TALON, bottom="7S")
    assert step.facts == (Redealt(1, 0, "bottom", "2.2"),)
    assert step.state == start(dealer=0)
    other = deal(start(dealer=0), ANNA, BORIS, talon=TALON, bottom="9C").state
    assert other.phase == usual(dealer=0).phase


def test_2_3_packets_are_of_two_with_talon_after_first_round() -> None:
    pattern = get_game("paston").needs_deal(start(dealer=1))
    assert pattern is not None and pattern.bottom
    assert pattern.packets[:5] == ((2, 2), (0, 2), (1, 2), ("talon", 2), (2, 2))
    assert pattern.packets[-1] == (1, 2)
    assert get_game("paston").needs_deal(usual()) is None


def test_2_3_bottom_card_belongs_to_the_dealer() -> None:
    with pytest.raises(RuleError, match="9C cannot be the bottom card") as error:
        deal(start(dealer=2), ANNA, BORIS, talon=TALON, bottom="9C")
    assert error.value.clause == "2.3"


@pytest.mark.parametrize("hands", [(ANNA, BORIS[:-1]), (ANNA,), (ANNA, BORIS, ANNA)])
def test_2_3_incomplete_deal_is_refused(hands: tuple[str, ...]) -> None:
    with pytest.raises(RuleError) as error:
        start().apply(Input(None, None, cards(*hands, talon=TALON)))
    assert error.value.clause == "2.3"


def test_2_4_six_low_spades_are_shown_and_dealt_again() -> None:
    step = deal(start("paston-pagat"), RUN, RUN_REST, talon=TALON)
    dealt, again = step.facts
    assert isinstance(dealt, Dealt) and isinstance(again, Redealt)
    assert (again.cause, again.clause, again.seat) == ("run", "2.4", 0)
    assert " ".join(card.text for card in again.cards) == "QS JS TS 9S 8S 7S"
    assert step.state == start("paston-pagat")


@pytest.mark.parametrize("hand", ["KQJT987.A98..", "AQJT987.A98..", "QJT98.A98.K.A"])
def test_2_4_run_with_king_or_ace_or_of_five_is_played(hand: str) -> None:
    rest = list(PACK_32.cards - Cards.parse(hand) - Cards.parse(TALON))
    assert deal(start("paston-pagat"), hand, str(Cards(rest[:10])), talon=TALON).state.log


def test_2_4_run_is_played_without_the_option() -> None:
    assert deal(start(), RUN, RUN_REST, talon=TALON).state.log


def test_3_1_and_3_3_first_bid_is_paston_then_only_the_next_step() -> None:
    match = usual()
    assert legal(match) == ["paston", "pass"]
    assert why_not(match, "glitch") == ("next", "3.3")
    match = say(match, "paston", "glitch")
    assert legal(match) == ["dineri", "pass"]
    assert why_not(match, "paston") == ("raise", "3.3")
    assert why_not(match, "gupa") == ("next", "3.3")
    assert legal(say(match, "dineri", "gupa", "paston_grkha"))[0].startswith("discard")


def test_3_2_holder_of_jack_of_spades_opens_first_deal() -> None:
    step = deal(start(dealer=0), ANNA, BORIS, talon=TALON)
    assert step.facts[1] == Proved(0, (Card.parse("JS"),))
    assert step.state.turns()[0].seat == 0


def test_3_2_seven_opens_without_jack_and_deal_without_both_is_redone() -> None:
    seven = deal(start(), "AK98.A98.KQ.9", "QT.KQJ.A98.AT", talon="JS 7C").state
    assert seven.turns()[0].seat == 2
    both = deal(start(), "AK98.A98.KQ.9", "QT.KQJ.A98.AT", talon="7S JS")
    assert [type(fact) for fact in both.facts] == [Dealt, Redealt]
    assert both.state == start()
    assert getattr(both.facts[1], "clause", "") == "3.2"


def test_3_2_left_neighbour_of_dealer_opens_later_deals() -> None:
    match = deal(before_second_deal(dealer=1), ANNA, BORIS, talon=TALON).state
    assert match.turns()[0].seat == 2


def test_3_3_seat_that_passed_is_out() -> None:
    match = say(usual(), "pass", "paston", "glitch")
    assert match.turns()[0].seat == 1


def test_3_4_last_seat_may_bid_and_best_spades_end_the_auction() -> None:
    match = say(usual(), "pass", "pass")
    assert legal(match) == ["paston", "pass"]
    assert say(match, "paston").phase.asks == "discard"
    best = say(usual(), "paston", "glitch", "dineri", "gupa", "paston_grkha")
    assert (best.phase.asks, best.turns()[0].seat) == ("discard", 1)


def test_3_5_after_three_passes_holder_of_jack_declares_and_shows_it() -> None:
    match = deal(before_second_deal(), ANNA, BORIS, talon=TALON).state
    match, facts = say_with_facts(match, "pass", "pass", "pass")
    assert [type(fact) for fact in facts] == [Said, Proved, PickedUp]
    assert match.turns()[0].seat == 0
    match = say(match, "discard KD QD")
    assert legal(match) == ["name paston", "name glitch", "name dineri", "name gupa", "surrender"]
    assert why_not(match, "name paston_grkha") == ("best", "4.2")


def test_3_5_in_first_deal_the_opener_declares_without_showing() -> None:
    match, facts = say_with_facts(usual(), "pass", "pass", "pass")
    assert match.turns()[0].seat == 0
    assert not [fact for fact in facts if isinstance(fact, Proved)]


def test_3_5_seven_declares_without_jack_or_cards_are_dealt_again() -> None:
    seven = deal(before_second_deal(), "AK98.A98.KQ.9", "QT.KQJ.A98.AT", talon="JS 7C").state
    assert say(seven, "pass", "pass", "pass").turns()[0].seat == 2
    nobody = deal(before_second_deal(), "AK98.A98.KQ.9", "QT.KQJ.A98.AT", talon="JS 7S").state
    again, facts = say_with_facts(nobody, "pass", "pass", "pass")
    assert facts[-1] == Redealt(2, 2, "nobody", "3.5")
    assert again == before_second_deal()


def test_3_6_redeal_keeps_number_and_opening_rule() -> None:
    again = deal(start(), "AK98.A98.KQ.9", "QT.KQJ.A98.AT", talon="7S JS").state
    assert again.deal_no == 1
    assert deal(again, ANNA, BORIS, talon=TALON).state.turns()[0].seat == 0


def test_4_1_declarer_takes_talon_unseen_and_discards_two() -> None:
    match, facts = say_with_facts(usual(), "paston", "pass", "pass")
    taken = next(fact for fact in facts if isinstance(fact, PickedUp))
    assert taken.seen_by(0) == taken and taken.seen_by(1) == PickedUp(0, 2, None)
    assert len(match.view(0).seats[0].cards or ()) == 12
    assert match.view(1).talon is None and match.view(0).talon == taken.cards
    assert len(legal(match)) == 66
    assert say(match, "discard 8C 7C").phase.asks == "name"
    for wrong, code in (("discard 8C", "discard_count"), ("discard AD AC", "not_held")):
        assert why_not(match, wrong) == (code, "4.1")


@pytest.mark.parametrize(
    ("calls", "named"),
    [
        ("paston pass pass", "paston glitch dineri gupa"),
        ("paston glitch pass pass", "glitch dineri gupa"),
        ("paston glitch dineri gupa pass pass", "gupa"),
        ("paston glitch dineri gupa paston_grkha", "paston_grkha"),
    ],
)
def test_4_2_bid_or_higher_suit_may_be_named_best_spades_only_if_bid(calls: str, named: str) -> None:
    match = say(usual(), *calls.split())
    match = say(match, legal(match)[0])
    assert legal(match) == [*(f"name {one}" for one in named.split()), "surrender"]


def test_4_2_naming_below_bid_or_unbid_best_spades_is_refused() -> None:
    match = say(usual(), "paston", "glitch", "pass", "pass")
    match = say(match, legal(match)[0])
    assert why_not(match, "name paston") == ("floor", "4.2")
    assert why_not(match, "name paston_grkha") == ("best", "4.2")


def test_4_4_declarer_may_surrender_instead_of_naming() -> None:
    match, facts = say_with_facts(usual(), "paston", "pass", "pass", "discard 8C 7C", "surrender")
    assert isinstance(facts[-1], Scored)
    assert facts[-1].result == DealResult("surrender", 0, dealer=2, opener=0)
    assert match.standing.scores == (-10, 2, 2)
    assert match.deal_no == 2


def test_5_1_left_neighbour_answers_first_then_right() -> None:
    match = say(usual(), "pass", "paston", "pass", "discard 8C 7C", "name dineri")
    assert match.turns()[0].seat == 2
    assert legal(match) == ["whist", "pass"]
    match = say(match, "pass")
    assert match.turns()[0].seat == 0


def test_5_2_declarer_wins_if_nobody_whists() -> None:
    match, facts = say_with_facts(
        usual(), "paston", "pass", "pass", "discard 8C 7C", "name gupa", "pass", "pass"
    )
    assert match.standing.scores == (40, 0, 0)
    assert not [fact for fact in facts if isinstance(fact, Played)]


def dineri_and(*said: str) -> tuple[str, ...]:
    return ("paston", "pass", "pass", "discard 8C 7C", "name dineri", *said)


def test_6_1_and_6_2_declarer_leads_and_others_follow_or_trump() -> None:
    match = say(usual(), *dineri_and("whist", "whist"))
    assert match.turns()[0].seat == 0
    match = say(match, "9C")
    assert legal(match) == ["AC", "TC"]
    assert why_not(match, "AD") == ("follow", "6.2")
    match = say(match, "AC", "KC", "TC", "QC")
    assert legal(match) == ["KD", "QD"]
    assert why_not(match, "AS") == ("ruff", "6.2")
    match, facts = say_with_facts(match, "QD")
    assert facts[-1] == Taken(0)
    assert match.turns()[0].seat == 0


def test_6_3_two_play_if_one_whists_and_passer_stays_closed() -> None:
    match = say(usual(), *dineri_and("pass", "whist"))
    match, facts = say_with_facts(match, "9C", "KC")
    assert facts[-1] == Taken(2)
    view = get_game("paston").view(match, 0)
    assert view.seats[1].cards is None and view.seats[1].count == 10 and view.seats[1].role == "passer"
    own = get_game("paston").view(match, 1).seats[1]
    assert own.cards is not None and len(own.cards) == 10
    after, facts = play_out(match)
    result = next(fact for fact in facts if isinstance(fact, Scored)).result
    assert result.tricks[1] == 0 and sum(result.tricks) == 10
    assert after.deal_no == 2


def test_6_4_players_in_play_may_divide_remaining_tricks() -> None:
    match = say(usual(), *dineri_and("pass", "whist"))
    match = offer(match, 0, "claim 7-0-3")
    assert [turn.by for turn in match.turns()] == [2]
    match = offer(match, 2, "yes")
    assert match.standing.scores == (30, 0, -21)


def test_6_4_passer_can_neither_offer_nor_get_a_trick() -> None:
    match = say(usual(), *dineri_and("pass", "whist"))
    for by, division in ((1, (7, 0, 3)), (0, (7, 1, 2)), (0, (7, 0, 2))):
        with pytest.raises(RuleError) as error:
            match.apply(Input(by, by, Claim(division)))
        assert error.value.clause == "6.4"
    with pytest.raises(RuleError, match="expected the tricks of each seat"):
        offer(match, 0, "claim it all")


def test_8_2_match_ends_at_target_or_by_agreement() -> None:
    short = "paston-nakayoshi; target=30"
    match, facts = say_with_facts(usual(short), *dineri_and("pass", "pass"))
    assert match.finished and facts[-1] == Ended(match.game.result(match) or ())
    assert match.game.result(match) == tuple(map(Fraction, (30, 0, 0)))
    agreed = start().apply(Input(None, None, Finish())).state
    assert agreed.game.result(agreed) == (Fraction(0),) * 3


def test_unexpected_action_is_refused_with_clause_of_question() -> None:
    naming = say(usual(), "paston", "pass", "pass", "discard 8C 7C")
    for match, seat, action, clause in (
        (start(), None, Draw(0), "2.3"),
        (naming, 0, Claim((5, 3, 2)), "4.2"),
        (say(usual(), "paston", "pass", "pass"), 0, Finish(), "4.1"),
    ):
        with pytest.raises(RuleError) as error:
            match.apply(Input(seat, seat, action))
        assert (error.value.code, error.value.clause) == ("phase", clause)


def test_deal_is_refused_during_auction() -> None:
    for match in (usual(), say(usual(), "paston")):
        with pytest.raises(RuleError):
            match.apply(Input(None, None, Deal((), ())))


def test_last_hand_gets_remaining_cards() -> None:
    assert str(cards(ANNA, BORIS, talon=TALON).hands[2]) == VERA
