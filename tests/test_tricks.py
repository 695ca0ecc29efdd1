"""Following suit, ruffing and winning tricks, with the options that the games need."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from prikup.cards import PACK_24, PACK_32, Card, Cards, Pack, Suit, cards_of
from prikup.toolkit.tricks import Opening, Play, PlayRules, find_winner, legal_mask

S, C, D, H = Suit
ROUND = (1, 2, 0)


def cards(text: str) -> list[Card]:
    return [Card.parse(word) for word in text.split()]


def play(hands: tuple[str, ...], pack: Pack = PACK_32, trump: Suit | None = None, **rules: object) -> Play:
    made = PlayRules(pack, ROUND, 3, 0, **rules)  # type: ignore[arg-type]
    return Play.start(made, (Cards.parse(hand).mask for hand in hands), trump, 0)


def play_cards(deal: Play, text: str) -> Play:
    for card in cards(text):
        assert deal.choices & card.bit, f"{card} is not legal"
        deal = deal.play(card)
    return deal


hands = st.integers(1, 2**32 - 1)
suits = st.sampled_from([None, *Suit])


@given(hands, suits, suits, st.booleans())
def test_legal_cards_follow_suit_else_ruff_else_are_any(
    hand: int, led: Suit | None, trump: Suit | None, must_ruff: bool
) -> None:
    legal = legal_mask(hand, led, trump, must_ruff)
    assert legal and legal & ~hand == 0
    held = {card.suit for card in cards_of(hand)}
    allowed = {card.suit for card in cards_of(legal)}
    if led is not None and led in held:
        assert allowed == {led}
    elif led is not None and must_ruff and trump in held:
        assert allowed == {trump}
    else:
        assert legal == hand


@given(st.permutations(range(32)), suits)
def test_highest_trump_wins_else_highest_of_suit_led(order: list[int], trump: Suit | None) -> None:
    trick = [Card(index) for index in order[:3]]
    best = trick[find_winner(trick, trump, PACK_32)]
    trumps = [card for card in trick if card.suit is trump]
    rivals = trumps or [card for card in trick if card.suit is trick[0].suit]
    assert best is max(rivals, key=lambda card: card.index)


def test_order_of_ranks_is_that_of_the_pack() -> None:
    trick = cards("KS TS AS")
    assert find_winner(trick[:2], None, PACK_32) == 0
    assert find_winner(trick[:2], None, PACK_24) == 1


def test_card_of_suit_set_by_talon_wins_else_first_player() -> None:
    assert find_winner(cards("7C JH AD"), None, PACK_32, led=S) == 0
    assert find_winner(cards("7C JS AD"), None, PACK_32, led=S) == 1


def test_marriage_changes_trump_for_its_own_trick() -> None:
    deal = play(("A.KQ..", "9.A..T", "T..J.A"), PACK_24)
    deal = play_cards(deal, "AS 9S TS")
    deal = deal.play(Card.parse("QH"), trump=H)
    assert deal.trump is H
    assert [str(action.card) for action in deal.legal()] == ["AH"]
    deal = play_cards(deal, "AH AC")
    assert deal.winners == (0, 1)
    deal = play_cards(deal, "TC JD KH")
    assert deal.winners == (0, 1, 0), "the king of the new trump wins"


def test_two_players_play_if_one_is_out() -> None:
    rules = PlayRules(PACK_32, (1, 0, -1), 2, 0)
    deal = Play.start(rules, (Cards.parse("AS 7H").mask, Cards.parse("7S AH").mask, 0), None, 0)
    deal = play_cards(deal, "AS 7S 7H AH")
    assert deal.over and deal.taken == (1, 1, 0) and deal.deciders() == ()


def test_talon_cards_lead_and_their_owner_may_win() -> None:
    lead = (Card.parse("AC"), Card.parse("7D"))
    rules = PlayRules(PACK_32, (1, 2, 0, -1), 3, 0, leads=lead, lead_owner=3, leaders=(0, None))
    hands = [Cards.parse(hand).mask for hand in ("7...8", "8...9", "9...T", "...")]
    deal = Play.start(rules, hands, None, 0)
    assert [str(action.card) for action in deal.legal()] == ["8C"]
    deal = play_cards(deal, "8C 9C TC")
    assert deal.winners == (3,) and deal.taken == (0, 0, 0, 1)
    assert deal.to_play == 0, "the eldest leads where the owner of the talon won"


def test_talon_cards_may_be_led_by_a_player_with_a_hand() -> None:
    lead = (Card.parse("AC"), Card.parse("9D"))
    rules = PlayRules(PACK_32, (1, 2, 0), 3, 0, leads=lead, lead_owner=2, leaders=(0, None))
    hands = [Cards.parse(hand).mask for hand in ("7...8", "8...9", ".7..T")]
    deal = Play.start(rules, hands, None, 0)
    assert deal.talon_wins and deal.winner_so_far() is None
    deal = play_cards(deal, "8C 9C")
    assert deal.talon_wins and deal.winner_so_far() == 2
    deal = play_cards(deal, "TC")
    assert deal.winners == (2,) and deal.talon_won and deal.to_play == 2, "who won has a hand to lead from"
    assert (0, 0, 1) in deal.divisions()


def test_hands_are_opened_and_controlled_after_given_card() -> None:
    opening = Opening(1, (1, 2), (0, 1, 1))
    deal = play(("A...", "K...", "Q..."), opening=opening)
    assert deal.exposed == () and deal.control == (0, 1, 2)
    deal = play_cards(deal, "AS")
    assert deal.exposed == (1, 2) and deal.control == (0, 1, 1) and deal.deciders() == (1,)


def test_must_beat_rule_requires_a_winning_card() -> None:
    rules = PlayRules(PACK_24, (1, 2, 0), 3, 0, must_beat=True)
    trick = [Card.parse("KS")]

    def may(hand: str, trump: Suit | None = None) -> str:
        return str(Cards(rules.may_play(Cards.parse(hand).mask, trick, Suit.SPADES, trump)))

    assert may("ATQ9.A..") == "AT..." and may("Q9.A..") == "Q9..."
    assert may(".A9.J.", Suit.HEARTS) == ".A9.." and may(".A9.J.") == ".A9.J."
    trick.append(Card.parse("TH"))
    assert may(".AQ.J.", Suit.HEARTS) == ".A.." and may(".Q9.J.", Suit.HEARTS) == ".Q9.."
    assert may("A9.AQ..", Suit.HEARTS) == "A9..."
