"""The provable shuffle: repeatable, fair, and verifiable from its description alone."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from prikup import proof as proofs
from prikup import shuffle
from prikup.cards import PACK_24, PACK_32, Card, Cards, Pack, cards_of
from prikup.core import DealPattern, Draw, Input, Match
from prikup.games import GAMES
from prikup.proof import DealProof
from prikup.shuffle import DealSeeds, ShuffleError

SEED = shuffle.derive_server_seed("tests", "t", 1)
SEEDS = DealSeeds(SEED, ("", "", ""), 1, "t")
PREFERANS = DealPattern(((0, 2), (1, 2), (2, 2), ("talon", 2)) + ((0, 2), (1, 2), (2, 2)) * 4)


def by_hand(purpose: str, seed: str, player_seeds: list[str], number: int, table: str) -> list[int]:
    """Return the first numbers of a stream, computed from the description of the algorithm alone."""
    found = []
    for c in range(8):
        text = "\n".join(["prikup 1", purpose, table, str(number), *player_seeds, str(c)])
        block = hmac.new(seed.encode("ascii"), text.encode("utf-8"), hashlib.sha256).hexdigest()
        found += [int(block[i : i + 8], 16) for i in range(0, 64, 8)]
    return found


def shuffled_by_hand(
    seed: str, player_seeds: list[str], number: int, table: str, purpose: str = "deal"
) -> list[str]:
    """Return the 32 cards shuffled by the description."""
    cards = [rank + suit for suit in "SCDH" for rank in "789TJQKA"]
    numbers = by_hand(purpose, seed, player_seeds, number, table)
    for i in range(31, 0, -1):
        x = numbers.pop(0)
        while x >= 2**32 - 2**32 % (i + 1):
            x = numbers.pop(0)
        j = x % (i + 1)
        cards[i], cards[j] = cards[j], cards[i]
    return cards


seeds = st.binary(min_size=32, max_size=32).map(bytes.hex)
texts = st.text("abc Ёж♠ 09", max_size=64)


@given(seeds, st.lists(texts, min_size=3, max_size=3), st.integers(1, 999), st.text("ab-1", min_size=1))
def test_shuffled_pack_equals_that_of_the_description(
    seed: str, player_seeds: list[str], number: int, table: str
) -> None:
    made = shuffle.shuffle_pack(PACK_32, DealSeeds(seed, tuple(player_seeds), number, table).numbers("deal"))
    assert [card.text for card in made] == shuffled_by_hand(seed, player_seeds, number, table)


@pytest.mark.parametrize("pack", [PACK_32, PACK_24, Pack("QKA")])
def test_shuffled_pack_has_every_card_once(pack: Pack) -> None:
    made = shuffle.shuffle_pack(pack, SEEDS.numbers("deal"))
    assert Cards(made) == pack.cards
    assert len(made) == len(pack.cards)


@pytest.mark.parametrize(
    "seeds",
    [
        DealSeeds(shuffle.derive_server_seed("tests", "t", 2), ("a", "b", ""), 1, "t"),
        DealSeeds(SEED, ("a", "c", ""), 1, "t"),
        DealSeeds(SEED, ("b", "a", ""), 1, "t"),
        DealSeeds(SEED, ("ab", "", ""), 1, "t"),
        DealSeeds(SEED, ("a", "b", ""), 2, "t"),
        DealSeeds(SEED, ("a", "b", ""), 1, "u"),
    ],
)
def test_shuffle_depends_on_seeds_seats_number_and_table(seeds: DealSeeds) -> None:
    base = shuffle.shuffle_pack(PACK_32, DealSeeds(SEED, ("a", "b", ""), 1, "t").numbers("deal"))
    assert shuffle.shuffle_pack(PACK_32, seeds.numbers("deal")) != base


def test_every_card_comes_first_equally_often() -> None:
    trials = 6400
    deals = (DealSeeds(SEED, ("",), number, "t") for number in range(trials))
    first = Counter(shuffle.shuffle_pack(PACK_32, seeds.numbers("deal"))[0] for seeds in deals)
    expected = trials / 32
    chi_square = sum((first[card] - expected) ** 2 / expected for card in PACK_32.cards)
    assert chi_square < 61.1  # one in a thousand at 31 degrees; the trials are fixed


def test_biased_numbers_are_drawn_again() -> None:
    assert shuffle._draw_below(3, iter([2**32 - 1, 4])) == 1  # 2**32 - 1 is a multiple of 3
    assert shuffle._draw_below(2**31 + 1, iter([2**32 - 1, 2**31 + 1, 7])) == 7


def test_first_dealer_is_drawn_from_its_own_stream() -> None:
    deals = [DealSeeds(SEED, ("", "", ""), number, "t") for number in range(60)]
    drawn = [Draw.by_chance(PACK_32, 3, None, seeds.numbers).dealer for seeds in deals]
    assert set(drawn) == {0, 1, 2}
    assert drawn[1] == by_hand("draw", SEED, ["", "", ""], 1, "t")[0] % 3


def start(rules: str, players: int = 3) -> Match:
    """Return a match of Preferans before its draw."""
    game = GAMES["preferans"]
    return game.start(game.options(rules), players)


def draw_of(match: Match, seeds: DealSeeds) -> Draw:
    """Return the draw of the first dealer by these seeds."""
    drawn = match.due(seeds.numbers)
    assert isinstance(drawn, Draw)
    return drawn


@given(seeds, st.integers(3, 4), st.sampled_from(["lowest_draw", "highest_draw"]))
def test_seats_draw_from_the_top_of_a_pack_shuffled_for_the_draw(seed: str, players: int, way: str) -> None:
    match = start(f"wikipedia-sochi; first_dealer={way}", players)
    empty = [""] * players
    drawn = draw_of(match, DealSeeds(seed, tuple(empty), 1, "t"))
    assert [card.text for card in drawn.cards] == shuffled_by_hand(seed, empty, 1, "t", "draw")[:players]
    ranks = "A789TJQK" if way == "lowest_draw" else "AKQJT987"
    suits = "SCDH" if way == "lowest_draw" else "HDCS"
    places = [(ranks.index(card.rank), suits.index(card.suit.letter)) for card in drawn.cards]
    assert places[drawn.dealer] == min(places)
    assert match.apply(Input(None, None, drawn)).state.dealer == drawn.dealer


def test_same_seeds_give_another_dealer_if_highest_card_deals() -> None:
    low, high = (start(f"wikipedia-sochi; first_dealer={way}_draw") for way in ("lowest", "highest"))
    draws = [
        [draw_of(match, DealSeeds(SEED, ("", "", ""), number, "t")) for match in (low, high)]
        for number in range(30)
    ]
    assert all(one.cards == other.cards for one, other in draws)
    # An ace is both lowest and highest; without one the dealers differ.
    for one, other in draws:
        if not any(card.rank == "A" for card in one.cards):
            assert one.dealer != other.dealer
    assert any(one.dealer != other.dealer for one, other in draws)


def test_no_card_is_drawn_if_the_dealer_is_random() -> None:
    drawn = draw_of(start("wikipedia-sochi; first_dealer=random"), SEEDS)
    assert drawn == Draw(SEEDS.numbers("draw")(3))


def test_commitment_is_hash_of_seed_text() -> None:
    assert shuffle.compute_commitment(SEED) == hashlib.sha256(SEED.encode()).hexdigest()


def test_new_server_seed_takes_bytes_from_given_source() -> None:
    assert shuffle.make_server_seed(lambda size: bytes(range(size))) == bytes(range(32)).hex()


@pytest.mark.parametrize("text", ["", "AB" * 32, "0" * 63, "g" * 64])
def test_invalid_server_seed_is_refused(text: str) -> None:
    with pytest.raises(ShuffleError, match="not a seed"):
        shuffle.compute_commitment(text)


@pytest.mark.parametrize("text", ["a\nb", "x" * 65, "\x00"])
def test_invalid_player_seed_is_refused(text: str) -> None:
    with pytest.raises(ShuffleError, match="cannot be a seed"):
        shuffle.check_player_seed(text)


def test_packets_are_dealt_from_the_top_in_order_of_pattern() -> None:
    cards = shuffle.shuffle_pack(PACK_32, SEEDS.numbers("deal"))
    made = PREFERANS.deal(cards, 3)
    assert made.talon == cards[6:8]
    assert made.hands[0] == Cards([*cards[:2], *cards[8:10], *cards[14:16], *cards[20:22], *cards[26:28]])
    assert made.bottom is None


def test_seat_without_packet_has_empty_hand_and_bottom_is_last() -> None:
    cards = shuffle.shuffle_pack(PACK_24, SEEDS.numbers("deal"))
    made = DealPattern(((1, 12), (2, 12)), bottom=True).deal(cards, 3)
    assert made.hands[0] == Cards()
    assert made.bottom is cards[-1]


def test_pattern_for_another_number_of_cards_is_refused() -> None:
    cards = shuffle.shuffle_pack(PACK_24, SEEDS.numbers("deal"))
    with pytest.raises(ShuffleError, match="24 cards"):
        PREFERANS.deal(cards, 3)


def first_deal_proof() -> DealProof:
    """Return a true proof of a first deal."""
    seeds = DealSeeds(SEED, ("a", "", "ё"), 1, "t")
    return DealProof(
        table="t",
        game="preferans",
        rules="wikipedia-sochi",
        number=1,
        deal_no=1,
        players=3,
        dealer=Draw.by_chance(PACK_32, 3, None, seeds.numbers).dealer,
        pack=tuple(sorted(PACK_32.cards)),
        packets=PREFERANS.packets,
        commitment=shuffle.compute_commitment(SEED),
        player_seeds=seeds.players,
        server_seed=SEED,
        deal=PREFERANS.deal(shuffle.shuffle_pack(PACK_32, seeds.numbers("deal")), 3),
    )


def test_true_deal_is_verified() -> None:
    proofs.verify(first_deal_proof(), PACK_32, PREFERANS, None)


LOW = tuple(Card.parse(rank + suit) for rank in "A789TJQK" for suit in "SCDH")


def test_random_dealer_is_refused_if_rules_draw_cards() -> None:
    with pytest.raises(ShuffleError, match="nobody drew a card"):
        proofs.verify(first_deal_proof(), PACK_32, PREFERANS, LOW)


def first_deal_proof_with_draw() -> DealProof:
    """Return a true proof of a first deal whose dealer was found by drawing cards."""
    one = first_deal_proof()
    assert one.seeds is not None
    draw = Draw.by_chance(PACK_32, 3, LOW, one.seeds.numbers)
    return msgspec.structs.replace(one, dealer=draw.dealer, drawn=draw.cards, precedence=LOW)


def test_dealer_by_drawn_cards_is_verified() -> None:
    proofs.verify(first_deal_proof_with_draw(), PACK_32, PREFERANS, LOW)


def test_forged_draw_is_refused() -> None:
    true = first_deal_proof_with_draw()
    assert true.dealer is not None
    forged: list[tuple[dict[str, object], tuple[Card, ...] | None, str]] = [
        ({"dealer": (true.dealer + 1) % 3}, LOW, "the seeds draw dealer"),
        ({"drawn": (*true.drawn[1:], true.drawn[0])}, LOW, "the seeds draw .. .. .., not"),
        ({"drawn": true.drawn[:2]}, LOW, "the seeds draw .. .. .., not"),
        ({"precedence": LOW[::-1]}, LOW, "its order of precedence is not that of the rules"),
        ({"precedence": ()}, LOW, "its order of precedence is not that of the rules: -; expected AS"),
        ({}, LOW[::-1], "its order of precedence is not that of the rules"),
        ({}, None, "but the rules draw no cards"),
        ({"number": 2}, LOW, "expected a draw for deal 1 alone"),
    ]
    for change, precedence, says in forged:
        with pytest.raises(ShuffleError, match=says):
            proofs.verify(msgspec.structs.replace(true, **change), PACK_32, PREFERANS, precedence)


@pytest.mark.parametrize(
    "change",
    [
        {"table": "u"},
        {"number": 2},
        {"player_seeds": ("a", "", "е")},
        {"commitment": "0" * 64},
        {"server_seed": SEED[:-1] + ("0" if SEED[-1] != "0" else "1")},
        {"server_seed": None},
        {"deal": None},
        {"dealer": 3},
        {"dealer": None},
        {"player_seeds": ("a", "ё")},
        {"players": 4},
        {"packets": PREFERANS.packets[1:] + PREFERANS.packets[:1]},
        {"packets": PREFERANS.packets[1:]},
        {"pack": (Card.parse("AS"),)},
        {"pack": (*sorted(PACK_32.cards)[1:], Card.parse("AS"))},
    ],
)
def test_changed_deal_is_not_verified(change: dict[str, object]) -> None:
    with pytest.raises(ShuffleError):
        proofs.verify(msgspec.structs.replace(first_deal_proof(), **change), PACK_32, PREFERANS, None)


def test_packets_are_spelled_as_places_and_numbers_of_cards() -> None:
    told = proofs.spell_packets(PREFERANS.packets)
    assert told.startswith("0:2 1:2 2:2 talon:2 0:2")


def test_gathered_pack_is_cut_and_bottom_card_may_be_moved() -> None:
    pile = tuple(cards_of(PACK_24.cards.mask))
    pattern = DealPattern(((0, 12), (1, 12)), bottom=True, middle=(pile[5],), pile=pile)
    cut = pattern.stack(PACK_24, SEEDS.numbers)
    at = pile.index(cut[0])
    assert at > 0 and cut == (*pile[at:], *pile[:at])
    assert cut == pattern.stack(PACK_24, SEEDS.numbers)
    jack_last = (*pile[6:], *pile[:6])
    dealt = pattern.deal(jack_last, 2)
    assert dealt.bottom is pile[5]
    assert dealt.hands == (Cards(jack_last[:12]), Cards([pile[5], *jack_last[12:23]]))
