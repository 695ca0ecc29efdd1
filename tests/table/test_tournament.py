"""Tables of a tournament: the same cards at every table, sealed until it closes."""

from __future__ import annotations

import random
from fractions import Fraction

import pytest

from prikup import bots, games
from prikup.table import (
    AnyEvent,
    Append,
    BotTurn,
    DealSeries,
    Table,
    TableError,
    Unseal,
    apply,
    encode,
    events,
    fold,
    list_proofs,
    list_todos,
    make_state,
    play_bots,
    reuse_deal,
    summarize_match,
)
from prikup.table.standings import PlayerResult, compare_results

CLOSES = 1000.0
GAMES = {"preferans": "wikipedia-sochi", "thousand": "thousand-blog", "prefa": "prefa-nakayoshi"}


def make_opened(game: str = "preferans", deals: int = 3, secret: str = "ab" * 32) -> events.Opened:
    series = DealSeries("cup", secret, CLOSES)
    return events.Opened(id="t", game=game, rules=GAMES[game], players=3, deals=deals, series=series)


def sit_down(opened: events.Opened) -> Table:
    """Return a table with one person and two bots, at which the match has begun."""
    log: list[AnyEvent] = [opened, events.Sit(seat=0, who="anna", name="Anna")]
    log += [events.SeatBot(seat=seat, bot="rules") for seat in (1, 2)]
    log.append(events.Agree(by=0))
    return fold(log, games.get_game)


def play_on(table: Table, seed: int, deals: int) -> Table:
    """Play until so many deals are scored, the person at random."""
    rng = random.Random(seed)
    while table.stage == "playing" and len(table.deals) < deals:
        table = apply(table, next_event(table, rng)).table
    return table


def next_event(table: Table, rng: random.Random) -> AnyEvent:
    for todo in list_todos(table):
        match todo:
            case Append(event):
                return event
            case BotTurn(seat, bot, prompt):
                assert table.match is not None and table.series is not None
                view = table.match.view(seat)
                text = bots.decide(bots.make(bot, table.series.make_bot_seed(seat)), view)
                return events.Move(by=seat, text=text, prompt=prompt, bot=bot)
    if table.unseen:
        return events.Next(by=0)
    assert table.match is not None and table.prompts[0] is not None
    return events.Move(by=0, text=rng.choice(table.match.view(0).legal), prompt=table.prompts[0])


@pytest.mark.parametrize("game", sorted(GAMES))
def test_tables_of_a_series_get_the_same_deals_however_they_are_played(game: str) -> None:
    opened = make_opened(game)
    assert opened.series is not None
    tables = [play_on(sit_down(opened), seed, 3) for seed in (1, 2)]
    for deal_no in (1, 2, 3):
        seed = opened.series.make_deal(deal_no, 1, 3).seeds.server
        dealt = [one.deal for table in tables for one in table.shuffles if one.seed == seed]
        assert len(dealt) == 2 and dealt[0] == dealt[1] is not None
    other = play_on(sit_down(make_opened(game, secret="cd" * 32)), 1, 1)
    assert other.shuffles[0].deal != tables[0].shuffles[0].deal


def test_deal_that_is_thrown_in_does_not_shift_the_next_one() -> None:
    series = DealSeries("cup", "ab" * 32, CLOSES)
    made = {series.make_deal(deal, attempt, 3).seeds.server for deal in (1, 2) for attempt in (1, 2)}
    assert len(made) == 4
    table = play_on(sit_down(make_opened()), 1, 1)
    while not table.shuffles[-1].deal or len(table.shuffles) < 2:
        table = apply(table, next_event(table, random.Random(1))).table
    assert table.shuffles[1].seed == series.make_deal(2, 1, 3).seeds.server


def test_sealed_table_reveals_no_cards() -> None:
    table = play_on(sit_down(make_opened()), 1, 2)
    assert table.sealed and list_proofs(table) == ()
    assert not any(isinstance(todo, Append) and "Reveal" in str(todo) for todo in list_todos(table))
    with pytest.raises(TableError):
        reuse_deal(table, 1, "same")
    with pytest.raises(TableError):
        apply(table, events.Unsealed(at=CLOSES - 1))
    for viewer in (0, 1, None):
        state = make_state(table, viewer)
        assert state.table.shuffle is None and state.table.sealed_until == CLOSES
        sent = encode(events.Chat(by=0, text=repr(state))).decode()
        assert "ab" * 32 not in sent and not any(one.seed in sent for one in table.shuffles)


def test_unsealed_table_shows_its_proofs_and_ends() -> None:
    table = play_on(sit_down(make_opened()), 1, 2)
    assert [todo.at for todo in list_todos(table) if isinstance(todo, Unseal)] in ([], [CLOSES])
    table = apply(table, events.Unsealed(at=CLOSES)).table
    assert table.stage == "finished" and not table.sealed
    proofs = list_proofs(table)
    assert len(proofs) >= 2 and all(one.server_seed for one in proofs if one.deal_no in (1, 2))
    for deal_no in (1, 2):
        assert reuse_deal(table, deal_no, "same").seeds.server == table.shuffles[deal_no - 1].seed
    with pytest.raises(TableError):
        apply(table, events.Unsealed(at=CLOSES))


def test_ending_of_a_series_has_every_deal_with_its_points() -> None:
    table = play_on(sit_down(make_opened()), 1, 3)
    while table.stage == "playing":
        table = apply(table, next_event(table, random.Random(1))).table
    ending = summarize_match(table)
    assert ending is not None and ending.result is not None and len(ending.each) == ending.deals == 3
    sums = [sum((deal.result[seat] for deal in ending.each), Fraction(0)) for seat in range(3)]
    assert sums == list(ending.result)


@pytest.mark.parametrize("game", sorted(GAMES))
def test_bots_play_the_same_match_each_time(game: str) -> None:
    played = [play_bots(make_opened(game), "rules") for _ in range(2)]
    assert played[0] == played[1] and len(played[0].each) == len(played[0].shown) == 3
    assert played[0].result != play_bots(make_opened(game, secret="cd" * 32), "rules").result


def test_results_are_compared_with_others_who_had_the_same_cards() -> None:
    results = [
        PlayerResult(0, Fraction(30)),
        PlayerResult(0, Fraction(10)),
        PlayerResult(0, Fraction(99), complete=False),
        PlayerResult(1, Fraction(5)),
    ]
    compared = compare_results(results, {0: Fraction(20), 1: Fraction(9)})
    assert [one.rank for one in compared] == [1, 3, None, 2]
    assert [one.score for one in compared] == [15, -15, 79, -4]
    assert [one.against_bot for one in compared] == [10, -10, 79, -4]
