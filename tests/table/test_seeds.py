"""Seeds at the table: players bind, then the server, then all open; nobody can choose the deal."""

from __future__ import annotations

from itertools import count

import msgspec
import pytest

from prikup import core
from prikup.cards import Cards
from prikup.core import PrikupError, to_json
from prikup.proof import DealProof
from prikup.records import list_proofs as proofs_of
from prikup.records import read, verify, verify_deals
from prikup.shuffle import DealSeeds, ShuffleError, derive_server_seed
from prikup.table import (
    Append,
    NeedSeed,
    Unopened,
    apply,
    events,
    fold,
    list_proofs,
    list_stored_deals,
    list_todos,
    make_state,
    write_record,
)
from tests.table.playing import Chain, Log, find
from tests.table.test_seating import error_code

SOCHI = "wikipedia-sochi; target=1"
GOLDEN = "wikipedia-sochi"


def make_bound_table(seats: str = "PPB", game: str = "toy", rules: str = "3") -> tuple[Log, dict[int, Chain]]:
    """Return a table whose persons and server are bound, and the persons' chains."""
    log = Log(seats, game=game, rules=rules)
    chains = log.bind(*sorted(log.table.acting_persons()))
    log.begin()
    return log, chains


def open_all(log: Log, chains: dict[int, Chain]) -> None:
    """Open every seed that is due, then let the server act."""
    for job in list_todos(log.table):
        if isinstance(job, Unopened):
            for seat in job.seats:
                log.open(seat, chains[seat])
    log.server()


def test_server_draws_its_seed_after_all_players_are_bound() -> None:
    log = Log("PPB")
    log.server()
    assert list_todos(log.table) == () and not log.table.shuffles
    log.bind(0, 1)
    for seat in (0, 1):
        assert not list_todos(log.table)
        log.put(events.Agree(by=seat))
    assert list_todos(log.table) == (NeedSeed(1),)
    log.server()
    one = log.table.shuffles[0]
    assert one.bindings == (*(seat.binding for seat in log.table.seats[:2]), "")
    assert 0 < max(one.bound) < one.committed == log.table.version


def test_no_card_is_drawn_or_dealt_before_seeds_are_open() -> None:
    log, chains = make_bound_table()
    assert list_todos(log.table) == (Unopened(1, (0, 1)),)
    assert make_state(log.table, None).table.waiting == "draw"
    log.open(1, chains[1])
    assert list_todos(log.table) == (Unopened(1, (0,)),)
    log.open(0, chains[0])
    (job,) = list_todos(log.table)
    assert isinstance(job, Append) and isinstance(job.event, events.Chance)
    log.server()
    first, second = log.table.shuffles
    assert first.deal is not None and all(first.player_seeds[:2])
    assert second.bindings == first.player_seeds  # each seed is the commitment to the next


def test_seeds_of_next_deal_can_be_opened_during_this_one() -> None:
    log, chains = make_bound_table()
    open_all(log, chains)
    assert log.table.stage == "playing" and log.table.shuffles[1].deal is None
    for seat, chain in chains.items():
        log.open(seat, chain)
    assert all(log.table.shuffles[1].opened[:2])


def test_only_the_bound_seed_can_be_opened_and_only_once() -> None:
    log, chains = make_bound_table()
    other = derive_server_seed("another", "chain", 0)
    seed = chains[0].next
    assert error_code(log, events.OpenSeed(by=0, number=1, seed=other)) == "order"
    assert error_code(log, events.OpenSeed(by=0, number=2, seed=seed)) == "order"
    assert error_code(log, events.OpenSeed(by=1, number=1, seed=seed)) == "order"
    for text in (seed[:-1], seed.upper(), seed + "\n", ""):
        with pytest.raises(ShuffleError):
            apply(log.table, events.OpenSeed(by=0, number=1, seed=text))
    log.open(0, chains[0])
    assert error_code(log, events.OpenSeed(by=0, number=1, seed=seed)) == "order"
    assert error_code(log, events.ClearSeed(by=1, seed="words in clear")) == "order"


def test_opening_without_binding_or_too_early_is_refused() -> None:
    log = Log("PPB")
    chains = log.bind(0)
    assert error_code(log, events.OpenSeed(by=0, number=1, seed=chains[0].next)) == "stage"
    log.begin()
    assert log.table.shuffles[0].bindings[1] == ""
    assert error_code(log, events.OpenSeed(by=1, number=1, seed=chains[0].next)) == "order"
    assert error_code(log, events.Bind(by=2, commitment=chains[0].bound)) == "actor"
    with pytest.raises(ShuffleError):
        apply(log.table, events.Bind(by=1, commitment="f" * 63))


def test_binding_after_the_server_counts_for_the_next_deal() -> None:
    log, chains = make_bound_table()
    bound, anew = chains[0].bound, Chain("anew")
    log.put(events.Bind(by=0, commitment=anew.bound))
    assert log.table.shuffles[0].bindings[0] == bound
    open_all(log, chains)
    assert log.table.shuffles[1].bindings[0] == anew.bound
    log.open(0, anew)
    assert log.table.shuffles[1].player_seeds[0] == anew.bound


def four_aces(server: str, players: tuple[str, ...], table: str, seat: int) -> bool:
    """Return True if these seeds give a seat four aces in the first deal of Preferans."""
    game = find("preferans")
    match = game.start(game.options(SOCHI), 3)
    chance = DealSeeds(server, players, 1, table).numbers
    draw = match.due(chance)
    assert isinstance(draw, core.Draw)
    deal = match.apply(core.Input(None, None, draw)).state.due(chance)
    assert isinstance(deal, core.Deal)
    hand = deal.hands[seat]
    return hand is not None and Cards.parse("AS AC AD AH") <= hand


@pytest.mark.parametrize("table", ["a", "b", "c"])
def test_last_player_to_bind_cannot_choose_the_deal(table: str) -> None:
    """Bind last, knowing the log and the server's seed, to a seed chosen for four aces."""
    log = Log("PPB", game="preferans", rules=SOCHI, id=table)
    honest = log.bind(0)[0]
    server = derive_server_seed("tests", table, 1)
    known = b"".join(map(events.encode, log.events)).decode()
    assert honest.next not in known
    tries = (Chain(f"{table} {n}", 2) for n in count())
    guess = honest.bound  # the best guess of the hidden seed
    mine = next(one for one in tries if four_aces(server, (guess, one.next, ""), table, 1))
    log.put(events.Bind(by=1, commitment=mine.bound))
    log.begin()
    assert log.table.shuffles[0].seed == server
    log.open(0, honest)
    open_all(log, {1: mine})
    one = log.table.shuffles[0]
    assert one.player_seeds == (one.player_seeds[0], mine.bound, "") and one.deal is not None
    assert not four_aces(server, one.player_seeds, table, 1)


def test_withheld_seed_excludes_its_player_afterwards() -> None:
    log, chains = make_bound_table("PPP")
    for seat in (0, 2):
        log.open(seat, chains[seat])
    held = chains[1].next
    assert error_code(log, events.Withheld(number=1, seats=(0,))) == "order"
    log.put(events.Withheld(number=1, seats=(1,)))
    assert log.table.log[-1].text == "unopened" and log.table.log[-1].seat == 1
    assert make_state(log.table, 1).table.binding is None
    assert error_code(log, events.OpenSeed(by=1, number=1, seed=held)) == "order"
    assert error_code(log, events.Bind(by=1, commitment=chains[1].bound)) == "order"
    log.server()
    first, second = log.table.shuffles
    assert first.deal is not None and first.player_seeds[1] == ""
    assert second.bindings[1] == "" and all(second.bindings[::2])


def test_deal_waits_for_absent_person_until_a_bot_plays() -> None:
    log, chains = make_bound_table("PPB")
    log.put(events.Gone(seat=1, at=10.0))
    log.open(0, chains[0])
    assert not any(isinstance(job, Unopened) for job in list_todos(log.table))
    assert not log.table.shuffles[0].drawn and log.table.match is not None and log.table.match.dealer is None
    log.put(events.TimedOut(seat=1, at=1000.0))
    log.put(events.Substitute(by=0, seat=1, bot="random"))
    assert list_todos(log.table) == (Append(events.Withheld(number=1, seats=(1,))),)
    log.server(bots=False)
    assert log.table.shuffles[0].deal is not None


def test_returned_person_opens_the_seed() -> None:
    log, chains = make_bound_table("PPB")
    log.put(events.Gone(seat=1, at=10.0))
    log.put(events.Returned(seat=1))
    open_all(log, chains)
    assert all(log.table.shuffles[0].player_seeds[:2])


def test_person_absent_at_the_commitment_joins_the_next_deal() -> None:
    log, chains = make_bound_table("PPB", rules="9")
    for seat, chain in chains.items():
        log.open(seat, chain)
    log.put(events.Gone(seat=1, at=10.0))
    log.server()
    assert [bool(one) for one in log.table.shuffles[1].bindings] == [True, False, False]
    log.put(events.Returned(seat=1))
    log.open(0, chains[0])
    seen = len(log.table.deals)
    play_on(log, chains, seen + 2)
    assert all(log.table.shuffles[-1].bindings[:2])


def play_on(log: Log, chains: dict[int, Chain], deals: int) -> None:
    """Play and open due seeds until so many deals are played."""
    while log.table.stage == "playing" and len(log.table.deals) < deals:
        open_all(log, chains)
        for seat in sorted(log.table.unseen):
            log.put(events.Next(by=seat))
        for seat in range(len(log.table.seats)):
            view = make_state(log.table, seat).view
            if log.table.seats[seat].has_acting_person and view is not None and view.choices:
                log.say(seat, next(choice.text for choice in view.choices if choice.legal))
                break
    log.server(bots=False)


def play_deals(seats: str = "PPB", deals: int = 3, withheld: int | None = None) -> Log:
    """Return a Preferans table with finished deals; one seat may withhold its seed for the second."""
    log, chains = make_bound_table(seats, "preferans", "wikipedia-sochi; target=20")
    play_on(log, chains, 1)
    if withheld is not None:
        play_on_without(log, chains, withheld)
    play_on(log, chains, deals)
    return log


def play_on_without(log: Log, chains: dict[int, Chain], seat: int) -> None:
    """Open all seeds but that of a seat, which withholds it."""
    for at, chain in chains.items():
        if at != seat and not log.table.shuffles[-1].opened[at]:
            log.open(at, chain)
    log.put(events.Withheld(number=log.table.shuffles[-1].number, seats=(seat,)))


def test_proof_shows_no_seed_before_its_deal() -> None:
    log, chains = make_bound_table()
    for seat, chain in chains.items():
        log.open(seat, chain)
        for one in (list_proofs(log.table), make_state(log.table, None), make_state(log.table, 1 - seat)):
            assert f'"seed":"{chain.bound}"'.encode() not in to_json(one)
        assert list_proofs(log.table)[0].player_seeds == ("", "", "")
    log.server()
    assert all(list_proofs(log.table)[0].player_seeds[:2])


def test_clear_seed_of_older_table_is_hidden_before_its_deal() -> None:
    log = Log("PPB")
    log.put(events.Commit(number=1, seed="0" * 64))
    log.put(events.ClearSeed(by=0, seed="words of an older table"))
    assert b"words" not in to_json(list_proofs(log.table)) + to_json(make_state(log.table, 1))
    log.begin()
    assert list_proofs(log.table)[0].player_seeds[0] == "words of an older table"


def test_older_table_binds_seeds_from_its_next_deal() -> None:
    log = Log("PPB", game="preferans", rules="wikipedia-sochi; target=20")
    log.put(events.Commit(number=1, seed="0" * 64))
    log.put(events.ClearSeed(by=0, seed="words"))
    log.begin()
    chains = log.bind(0, 1)
    log.put(events.ClearSeed(by=1, seed="of old"))
    play_on(log, chains, 3)
    first, second, third, *_ = proofs = list_proofs(log.table)
    assert [bool(one.bindings) for one in (first, second, third)] == [False, False, True]
    assert second.player_seeds == ("", "of old", "")
    assert len(verify_deals(log.table.id, proofs)) >= 3
    assert fold(map(events.decode, map(events.encode, log.events)), find) == log.table


@pytest.mark.parametrize("withheld", [None, 1])
def test_opened_seeds_are_proved_from_table_and_record(withheld: int | None) -> None:
    log = play_deals(withheld=withheld)
    proofs = list_proofs(log.table)
    checked = verify_deals(log.table.id, proofs)
    assert len(checked) >= 3 and [one.withheld for one in checked[:3]] == [(), (1,) if withheld else (), ()]
    assert fold(map(events.decode, map(events.encode, log.events)), find) == log.table
    text = write_record(log.table, [line.text for line in list_stored_deals(log.events, find)], None)
    made = read(text)
    assert [one.bindings for one in made.shuffles] == [one.bindings for one in proofs]
    assert len(verify(made)) == len(checked) and len(proofs_of(made)) == len(proofs)


def replace_fields(one: DealProof, **fields: object) -> DealProof:
    """Return the proof with some fields changed."""
    return msgspec.structs.replace(one, **fields)


FORGED = derive_server_seed("forged", "chain", 0)


@pytest.mark.parametrize(
    ("at", "change", "says"),
    [
        (0, lambda one: {"bindings": (FORGED, *one.bindings[1:])}, "does not have its commitment"),
        (0, lambda one: {"bindings": ("", *one.bindings[1:])}, "seat 0 was bound to no seed"),
        (0, lambda one: {"bindings": one.bindings[:2]}, "2 commitments of 3 players"),
        (0, lambda one: {"player_seeds": (FORGED, *one.player_seeds[1:])}, "does not have its commitment"),
        (0, lambda one: {"player_seeds": ("words", *one.player_seeds[1:])}, "expected 64 digits"),
        (0, lambda one: {"player_seeds": ("", *one.player_seeds[1:])}, "the seeds"),
        (0, lambda one: {"bound": (one.committed, *one.bound[1:])}, "was not bound before the server"),
        (0, lambda one: {"bound": (0, *one.bound[1:])}, "was not bound before the server"),
        (0, lambda one: {"bound": ()}, "was not bound before the server"),
        (0, lambda one: {"opened": (one.committed, *one.opened[1:])}, "was open before the server"),
        (0, lambda one: {"committed": 10**6}, "was open before the server"),
        (2, lambda one: {"bindings": (), "bound": (), "opened": ()}, "bound to no seed"),
        (1, lambda one: {"server_seed": None, "deal": None}, "is not revealed"),
    ],
)
def test_proof_with_wrong_binding_or_opening_is_refused(at: int, change, says: str) -> None:  # type: ignore[no-untyped-def]
    log = play_deals()
    proofs = list(list_proofs(log.table))
    proofs[at] = replace_fields(proofs[at], **change(proofs[at]))
    with pytest.raises(PrikupError, match=says):
        verify_deals(log.table.id, proofs)


def test_proof_with_binding_after_a_withheld_seed_is_refused() -> None:
    log = play_deals(withheld=1)
    proofs = list(list_proofs(log.table))
    bindings = (proofs[2].bindings[0], FORGED, "")
    proofs[2] = replace_fields(proofs[2], bindings=bindings, bound=(proofs[2].bound[0],) * 3)
    with pytest.raises(ShuffleError, match="takes part again"):
        verify_deals(log.table.id, proofs)


def test_table_of_bots_needs_no_bindings() -> None:
    log = Log("BBB")
    log.server()
    assert log.table.stage == "finished" and not any(one.bindings for one in log.table.shuffles)
    assert verify_deals("t1", ()) == ()


def test_standing_up_before_match_removes_the_binding() -> None:
    log = Log("PPB")
    log.bind(0, 1)
    log.put(events.Leave(by=1, at=5.0))
    log.put(events.SeatBot(by=0, seat=1, bot="random"))
    log.begin()
    assert [bool(one) for one in log.table.shuffles[0].bindings] == [True, False, False]
