"""Proofs accept only the cards that follow from the seeds and the rules."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from prikup import registry, shuffle
from prikup.cards import PACK_32, Cards
from prikup.core import Deal, DealPattern, Draw, Input, PrikupError
from prikup.proof import DealProof, Origin, verify_course
from prikup.records import (
    DealRecord,
    RecordError,
    Seeds,
    from_json,
    list_proofs,
    make_record,
    read,
    to_json,
    verify,
    verify_deal,
    verify_deals,
    write,
)
from prikup.records.match_record import MatchRecord
from prikup.shuffle import DealSeeds, ShuffleError
from tests.cli.test_commands import make_proved_record

RECORD = make_proved_record(3)


def forge_packets(one: DealProof) -> DealProof:
    """Return a proof whose packets, chosen after the shuffle, give seat 1 the ten highest cards."""
    assert one.seeds is not None
    pack = shuffle.shuffle_pack(PACK_32, one.seeds.numbers("deal"))
    high = sorted(pack, key=lambda card: "789TJQKA".index(card.rank))[22:]
    others = iter([0] * 10 + [2] * 10 + [-1] * 2)
    places = [1 if card in high else next(others) for card in pack]
    hands = tuple(Cards(c for c, at in zip(pack, places, strict=True) if at == seat) for seat in range(3))
    talon = tuple(c for c, at in zip(pack, places, strict=True) if at == -1)
    packets = tuple(("talon" if at == -1 else at, 1) for at in places)
    return msgspec.structs.replace(one, packets=packets, deal=Deal(hands, talon))


def test_packets_chosen_after_the_shuffle_are_refused() -> None:
    one = forge_packets(list_proofs(RECORD)[0])
    with pytest.raises(ShuffleError, match="its packets are not those of the rules: 1:1 0:1"):
        verify_deal(one)


def change_dealer(one: DealProof) -> DealProof:
    """Return the proof with the next dealer and the cards that follow from it."""
    assert one.seeds is not None and one.dealer is not None
    packets = tuple((at if at == "talon" else (at + 1) % 3, size) for at, size in one.packets)
    deal = DealPattern(packets).deal(shuffle.shuffle_pack(PACK_32, one.seeds.numbers("deal")), 3)
    return msgspec.structs.replace(one, dealer=(one.dealer + 1) % 3, packets=packets, deal=deal)


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (lambda all_: [change_dealer(all_[0]), *all_[1:]], "the seeds draw dealer"),
        (lambda all_: [all_[0], change_dealer(all_[1]), all_[2]], "cannot deal after"),
        (lambda all_: all_[1:], "stands where deal 1 was expected"),
        (lambda all_: [all_[0], msgspec.structs.replace(all_[1], server_seed=None), all_[2]], "not revealed"),
        (lambda all_: [all_[0], msgspec.structs.replace(all_[1], table="T2")], "is of the table 'T2'"),
        (
            lambda all_: [all_[0], msgspec.structs.replace(all_[1], rules="wikipedia-rostov")],
            "not of the game, rules and players",
        ),
        (lambda all_: [msgspec.structs.replace(all_[0], dealer=None)], "does not say who dealt"),
        (lambda all_: [msgspec.structs.replace(all_[0], game="whist")], "'whist' is not a known game"),
        (
            lambda all_: [
                msgspec.structs.replace(
                    all_[0], rules="wikipedia-sochi; first_dealer=random; talon_after_round=2"
                )
            ],
            "its packets are not those of the rules",
        ),
    ],
)
def test_proofs_of_a_table_must_belong_together(
    change: Callable[[tuple[DealProof, ...]], Any], says: str
) -> None:
    whole = list_proofs(RECORD)
    assert len(verify_deals("T1", whole)) == 3
    with pytest.raises(PrikupError, match=says):
        verify_deals("T1", change(whole))


EVENING = read((Path(__file__).parents[2] / "examples" / "evening.prikup").read_text(encoding="utf-8"))


def test_dealer_drawn_by_cards_is_proved() -> None:
    first, second, _ = verify(EVENING)
    assert first.drawn == EVENING.draw and len(first.precedence) == 32
    assert not second.drawn and not second.precedence
    assert len(verify_deals("evening", list_proofs(EVENING))) == 3


def test_record_without_drawn_cards_is_refused_if_rules_draw_them() -> None:
    assert len(verify(RECORD)) == 3 and not RECORD.draw
    with pytest.raises(ShuffleError, match="nobody drew a card"):
        verify(msgspec.structs.replace(EVENING, draw=()))


def reverse_precedence(one: DealProof) -> DealProof:
    """Return the proof with other rules' order of precedence and the dealer that follows from it."""
    order = one.precedence[::-1]
    draw = Draw.of(one.drawn, order)
    assert draw.dealer != one.dealer
    turned = change_dealer(one)
    while turned.dealer != draw.dealer:
        turned = change_dealer(turned)
    return msgspec.structs.replace(turned, precedence=order)


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (change_dealer, "the seeds draw dealer 1, not 2"),
        (reverse_precedence, "its order of precedence is not that of the rules: KH KD"),
        (lambda one: msgspec.structs.replace(one, drawn=one.drawn[::-1]), "the seeds draw 8H 7D JC, not JC"),
        (lambda one: msgspec.structs.replace(one, drawn=()), "nobody drew a card"),
        (
            lambda one: msgspec.structs.replace(one, rules="wikipedia-sochi; first_dealer=random"),
            "8H 7D JC were drawn, but the rules draw no cards",
        ),
    ],
)
def test_forged_draw_is_refused(change: Callable[[DealProof], DealProof], says: str) -> None:
    with pytest.raises(ShuffleError, match=says):
        verify_deal(change(list_proofs(EVENING)[0]))


def remove_seeds(record: MatchRecord, number: int) -> MatchRecord:
    """Return the record without the seeds and the written result of a deal."""
    shuffles = tuple(one for one in record.shuffles if one.number != number)
    deals = list(record.deals)
    deals[number - 1] = msgspec.structs.replace(deals[number - 1], tricks=None, entries=None)
    return msgspec.structs.replace(record, shuffles=shuffles, deals=tuple(deals))


@pytest.mark.parametrize("number", [1, 2, 3])
def test_finished_deal_without_seeds_and_result_is_refused(number: int) -> None:
    record = read(write(remove_seeds(RECORD, number)))
    with pytest.raises(RecordError, match=f"deal {number} has no revealed seeds"):
        verify(record)


def test_deal_in_progress_needs_no_seeds() -> None:
    inputs = [moment.move for moment in RECORD.replay()]
    last = max(at for at, move in enumerate(inputs) if isinstance(move.action, Deal))
    cut = make_record(RECORD.start(), inputs[: last + 3], RECORD.seats, proofs=list_proofs(RECORD)[:2])
    assert [one.number for one in verify(read(write(cut)))] == [1, 2]


def deal_from_origin(one: DealProof, number: int = 3, table: str = "T9") -> DealProof:
    """Return the proof of the same deal as cards that another table dealt before."""
    seeds = DealSeeds(one.server_seed or "", one.player_seeds, number, table)
    game = registry.get_game(one.game)
    match = (
        game.start(game.options(one.rules), one.players).apply(Input(None, None, Draw(one.dealer or 0))).state
    )
    origin = Origin(number, table)
    return msgspec.structs.replace(one, origin=origin, deal=match.due(seeds.numbers), drawn=(), precedence=())


def test_first_deal_of_another_table_is_proved_by_its_origin() -> None:
    one = deal_from_origin(list_proofs(RECORD)[0])
    verify_deal(one)
    for other in (Origin(4, "T9"), Origin(3, "T8"), None):
        with pytest.raises(ShuffleError):
            verify_deal(msgspec.structs.replace(one, origin=other))


def test_later_deal_has_an_origin_only_in_a_tournament() -> None:
    first, second = list_proofs(RECORD)[:2]
    series = [deal_from_origin(one, number, "cup") for number, one in ((1, first), (2, second))]
    verify_course(series)
    for wrong in ([first, series[1]], [deal_from_origin(first, 3), series[1]]):
        with pytest.raises(ShuffleError, match="deal 2 cannot repeat a deal of another table"):
            verify_course(wrong)


def test_record_names_the_origin_of_a_deal() -> None:
    one = deal_from_origin(list_proofs(RECORD)[0])
    assert one.deal is not None
    seeds = Seeds.of(one)
    record = msgspec.structs.replace(
        RECORD,
        shuffles=(seeds,),
        deals=(DealRecord(hands=one.deal.hands, talon=one.deal.talon or ()),),
        draw=(),
        dealer=one.dealer,
        result=None,
        finish=False,
    )
    text = write(record)
    assert '[Origin "1 3 T9"]' in text
    assert read(text) == record == from_json(to_json(record))
    assert verify(record)[0].origin == Origin(3, "T9")
    with pytest.raises(ShuffleError):
        verify(read(text.replace("1 3 T9", "1 4 T9")))
    for wrong in ("1 T9", "1 0 T9", "1 "):
        with pytest.raises(RecordError, match="line"):
            read(text.replace("1 3 T9", wrong))
