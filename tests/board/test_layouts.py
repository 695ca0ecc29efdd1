"""All deals that fit what a seat knows: their number, and the solver's value of each."""

from __future__ import annotations

from itertools import combinations

import pytest

from prikup import board
from prikup.board.layouts import wilson_interval
from prikup.cards import Cards
from tests.board.positions import draw_study

SMALL = "AQ.7..A KJ.8..K T9.9..Q"


def test_ending_counts_and_solves_every_possible_deal() -> None:
    study = board.read(f"{SMALL} / contract S / won 6 0 0")
    found = board.evaluate_deals(study.moment, 0)
    others = study.board.hands[1] | study.board.hands[2]
    totals: list[dict[str, int]] = []
    for cards in combinations(others, 4):
        one = board.Board(
            (study.board.hands[0], Cards(cards), others - Cards(cards)), "S", won=study.board.won
        )
        totals.append(board.evaluate_moment(board.begin_play(one)).cards)
    assert found.exact and found.count == found.looked == len(totals) == 70
    assert found.mean == sum(max(one.values()) for one in totals) / 70
    for card in found.cards:
        assert card.mean == pytest.approx(sum(one[card.text] for one in totals) / 70)
    assert sum(times for _, times in found.spread) == 70 and found.makes is None
    assert [card.mean for card in found.cards] == sorted((card.mean for card in found.cards), reverse=True)


def test_deals_made_are_counted_in_all_and_per_card() -> None:
    study = board.read(f"{SMALL} / contract 6S / won 3 3 0")
    found = board.evaluate_deals(study.moment, 0)
    makes = {card.text: card.makes or 0 for card in found.cards}
    assert found.makes is not None and found.makes >= max(makes.values()) > 0
    assert found.low == found.high == found.makes / found.looked
    defender = board.evaluate_deals(board.read(f"{SMALL} / contract 6S / won 3 3 0 / leader 1").moment, 1)
    assert [card.makes for card in defender.cards] == sorted(card.makes or 0 for card in defender.cards)


def test_shown_void_and_open_hand_reduce_possible_deals() -> None:
    study = board.read("A..A. .K.K. T..T. / contract NT / leader 0").play("AS")
    assert board.evaluate_deals(study.moment, 0).count == 6
    void = study.play("KH").play("TS")  # west has no spade; its cards may have been dealt to east
    assert void.moment.taker == 0
    assert board.evaluate_deals(void.moment, 0).count == 2
    opened = board.evaluate_deals(study.moment, 0, (1,))
    assert opened.count == 1 and opened.exact


def test_announced_marriage_locates_its_other_card() -> None:
    study = board.read("KQ.9.. AT.J.. 9J.T.. / game thousand / contract points")
    assert board.evaluate_deals(study.play("KS").moment, 1).count == 10
    assert board.evaluate_deals(study.play("KS!").moment, 1).count == 4


def test_only_declarer_knows_cards_laid_aside() -> None:
    study = board.read(f"{SMALL} / 8S 8D / contract S")
    assert board.evaluate_deals(study.moment, 0).count == 70
    assert board.evaluate_deals(study.moment, 1).count == 3150
    whole = board.read("AKQJ.AKQ.AK.A T987.JT9.QJ.K .87.T987.QJT9")
    assert board.evaluate_deals(whole.moment, 0).count == 184756
    assert board.evaluate_deals(whole.moment, 1).count == 42678636


def test_many_deals_are_sampled_repeatably_with_interval() -> None:
    study = board.read("T987.98.987.8 AK.AKQT.A.QJT QJ.J7.KQJT.97 / AC KC / contract misere / leader 2")
    found = board.evaluate_deals(study.moment, 0)
    assert not found.exact and 0 < found.looked < found.count == 184756
    assert found.low is not None and found.high is not None and found.makes is not None
    assert found.low < found.makes / found.looked < found.high
    assert found == board.evaluate_deals(study.moment, 0) and found != board.evaluate_deals(
        study.moment, 0, seed=1
    )
    catchers = board.evaluate_deals(study.moment, 2, (1,))
    assert catchers.exact and catchers.count == 66 and catchers.makes == 0


@pytest.mark.parametrize("seed", range(40))
def test_true_deal_is_among_possible_deals_in_every_game(seed: int) -> None:
    study = draw_study(seed, most=3)
    moment = study.moment
    if moment.is_over:
        with pytest.raises(board.BoardError, match="every card is played"):
            board.evaluate_deals(moment, 0)
        return
    for sees in range(moment.board.players):
        others = [seat for seat in range(moment.board.players) if seat != sees]
        found = board.evaluate_deals(moment, sees)
        opened = board.evaluate_deals(moment, sees, others)
        assert 1 <= opened.count <= found.count
        values = board.evaluate_moment(moment)
        assert opened.cards and {card.text for card in opened.cards} == set(moment.legal)
        if opened.count == 1:
            assert {card.text: card.mean for card in opened.cards} == values.cards
        assert bool(found.cards) == (moment.seat == sees)


def test_unknown_seat_is_refused() -> None:
    with pytest.raises(board.BoardError, match="seat 3: expected 0 to 2"):
        board.evaluate_deals(board.read(SMALL).moment, 3)


def test_wilson_interval_contains_share() -> None:
    assert wilson_interval(0, 10, False)[0] == 0 and wilson_interval(10, 10, False)[1] == 1
    for found in range(11):
        low, high = wilson_interval(found, 10, False)
        assert 0 <= low <= found / 10 <= high <= 1


@pytest.mark.parametrize("by", board.REPLIER_NAMES)
@pytest.mark.parametrize("seed", range(20))
def test_replies_play_position_to_its_end(by: str, seed: int) -> None:
    study = draw_study(seed, most=4)
    while not study.moment.is_over:
        study = study.play(board.choose_reply(study.moment, by))
    with pytest.raises(board.BoardError):
        board.choose_reply(study.moment, by)


def test_player_reply_ignores_hidden_cards() -> None:
    # With all cards open, a lead of the jack takes west's queen; a player who sees one hand cannot know this.
    text = "AJ.A.. {} / contract NT / leader 0"
    deals = [
        board.read(text.format(others)) for others in ("Q7.7.. K8.8..", "K8.8.. Q7.7..", "KQ.7.. 87.8..")
    ]
    assert len({board.choose_reply(one.moment, "player") for one in deals}) == 1
    with pytest.raises(board.BoardError, match="'nobody' cannot play on the board"):
        board.choose_reply(deals[0].moment, "nobody")
