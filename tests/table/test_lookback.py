"""Finished deals are shown open to all; a deal in progress is not shown."""

from __future__ import annotations

import pytest

from prikup import board
from prikup.cards import Cards
from prikup.table import DealShown, collect_inputs, show_deal
from tests.table.playing import Log, find
from tests.table.test_preferans import step


@pytest.mark.parametrize(
    ("game", "rules", "seats"),
    [
        ("preferans", "wikipedia-sochi; target=20", "PBB"),
        ("preferans", "wikipedia-sochi; target=20", "PBBB"),
        ("prefa", "prefa-nakayoshi", "PBB"),
        ("paston", "paston-nakayoshi", "PBB"),
        ("thousand", "thousand-blog", "PBB"),
    ],
)
def test_finished_deal_shows_every_card_and_its_plays(game: str, rules: str, seats: str) -> None:
    log = Log(seats, game, rules, id=f"{game} {len(seats)}")
    log.begin()
    while len(log.table.deals) < 4 and step(log):
        log.server(bots=False)
    table, inputs = collect_inputs(log.events, find)
    pack = table.game.pack(table.options).cards
    played = 0
    for number in (one.deal_no for one in table.deals):
        shown = show_deal(table, inputs, number)
        assert shown is not None
        hands, laid = list(map(Cards, shown.hands)), list(map(Cards, shown.laid))
        for at, hand in enumerate(hands):
            assert all(not hand & other for other in (*hands[:at], *laid))
        assert sum(map(len, (*hands, *laid))) in (len(pack), len(pack) - len(shown.talon))
        for trick in shown.tricks:
            assert trick.winner in [seat for seat, _ in trick.plays]
            for seat, card in trick.plays:
                assert card in hands[seat]
                hands[seat] -= Cards([card])
            played += 1
        if shown.tricks:
            check_board(shown)
    assert played > 8


def check_board(shown: DealShown) -> None:
    """Check that the board code has the same hands and the same winners of tricks."""
    study = board.read(shown.board)
    hands = [Cards(hand) for hand in shown.hands]
    seats = [hands.index(hand) for hand in study.board.hands]
    takers = [one.taker for one in study.moments if one.taker is not None]
    assert [*(trick.winner for trick in shown.tricks)] == [
        seats[taker] if taker < len(seats) else None for taker in takers
    ]
    cards = [card.text for trick in shown.tricks for _, card in trick.plays]
    assert [node.text.removesuffix("!") for node in study.nodes[1:]][: len(cards)] == cards


def test_deal_in_progress_is_not_shown() -> None:
    log = Log("PBB", "preferans", "wikipedia-sochi", id="hidden")
    log.begin()
    table, inputs = collect_inputs(log.events, find)
    assert table.match is not None and table.match.deal_no == 1
    assert show_deal(table, inputs, 1) is None
