"""Seeds at the table: all are bound, then the server, then they open; and nobody chooses the deal."""

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
from tests.table.test_seating import code

SOCHI = "wikipedia-sochi; target=1"
GOLDEN = "wikipedia-sochi"


def ready(seats: str = "PPB", game: str = "toy", rules: str = "3") -> tuple[Log, dict[int, Chain]]:
    """A table whose persons are bound and have agreed, and whose server is bound too."""
    log = Log(seats, game=game, rules=rules)
    chains = log.bind(*sorted(log.table.acting_persons()))
    log.begin()
    return log, chains


def open_all(log: Log, chains: dict[int, Chain]) -> None:
    """Whoever is asked opens, and the server goes on."""
    for job in list_todos(log.table):
        if isinstance(job, Unopened):
            for seat in job.seats:
                log.open(seat, chains[seat])
    log.server()


def test_the_server_draws_its_seed_only_after_all_players_are_bound() -> None:
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


def test_no_card_is_drawn_or_dealt_before_all_seeds_are_open() -> None:
    log, chains = ready()
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


def test_the_seeds_of_the_next_deal_are_open_before_this_one_is_over() -> None:
    log, chains = ready()
    open_all(log, chains)
    assert log.table.stage == "playing" and log.table.shuffles[1].deal is None
    for seat, chain in chains.items():
        log.open(seat, chain)
    assert all(log.table.shuffles[1].opened[:2])


def test_only_the_seed_that_was_bound_opens_and_only_once() -> None:
    log, chains = ready()
    other = derive_server_seed("another", "chain", 0)
    seed = chains[0].next
    assert code(log, events.OpenSeed(by=0, number=1, seed=other)) == "order"
    assert code(log, events.OpenSeed(by=0, number=2, seed=seed)) == "order"
    assert code(log, events.OpenSeed(by=1, number=1, seed=seed)) == "order"
    for text in (seed[:-1], seed.upper(), seed + "\n", ""):
        with pytest.raises(ShuffleError):
            apply(log.table, events.OpenSeed(by=0, number=1, seed=text))
    log.open(0, chains[0])
    assert code(log, events.OpenSeed(by=0, number=1, seed=seed)) == "order"
    assert code(log, events.Seed(by=1, seed="words in clear")) == "order"


def test_nobody_opens_a_seed_in_place_of_another_or_unasked() -> None:
    log = Log("PPB")
    chains = log.bind(0)
    assert code(log, events.OpenSeed(by=0, number=1, seed=chains[0].next)) == "stage"
    log.begin()
    assert log.table.shuffles[0].bindings[1] == ""
    assert code(log, events.OpenSeed(by=1, number=1, seed=chains[0].next)) == "order"
    assert code(log, events.Bind(by=2, commitment=chains[0].bound)) == "actor"
    with pytest.raises(ShuffleError):
        apply(log.table, events.Bind(by=1, commitment="f" * 63))


def test_what_is_bound_after_the_server_is_counts_for_the_deal_after() -> None:
    log, chains = ready()
    bound, anew = chains[0].bound, Chain("anew")
    log.put(events.Bind(by=0, commitment=anew.bound))
    assert log.table.shuffles[0].bindings[0] == bound
    open_all(log, chains)
    assert log.table.shuffles[1].bindings[0] == anew.bound
    log.open(0, anew)
    assert log.table.shuffles[1].player_seeds[0] == anew.bound


def four_aces(server: str, players: tuple[str, ...], table: str, seat: int) -> bool:
    """Whether these seeds give a seat four aces in the first deal of a match of Preferans."""
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
def test_who_knows_all_that_the_server_knows_does_not_choose_the_deal(table: str) -> None:
    """Who is bound last knows the log and even the server's seed, and tries until they have four aces."""
    log = Log("PPB", game="preferans", rules=SOCHI, id=table)
    honest = log.bind(0)[0]
    server = derive_server_seed("tests", table, 1)
    known = b"".join(map(events.encode, log.events)).decode()
    assert honest.next not in known
    tries = (Chain(f"{table} {n}", 2) for n in count())
    guess = honest.bound  # the best that is known of it
    mine = next(one for one in tries if four_aces(server, (guess, one.next, ""), table, 1))
    log.put(events.Bind(by=1, commitment=mine.bound))
    log.begin()
    assert log.table.shuffles[0].seed == server
    log.open(0, honest)
    open_all(log, {1: mine})
    one = log.table.shuffles[0]
    assert one.player_seeds == (one.player_seeds[0], mine.bound, "") and one.deal is not None
    assert not four_aces(server, one.player_seeds, table, 1)


def test_who_withholds_a_seed_chooses_once_and_never_again() -> None:
    log, chains = ready("PPP")
    for seat in (0, 2):
        log.open(seat, chains[seat])
    held = chains[1].next
    assert code(log, events.Withheld(number=1, seats=(0,))) == "order"
    log.put(events.Withheld(number=1, seats=(1,)))
    assert log.table.log[-1].text == "unopened" and log.table.log[-1].seat == 1
    assert make_state(log.table, 1).table.binding is None
    assert code(log, events.OpenSeed(by=1, number=1, seed=held)) == "order"
    assert code(log, events.Bind(by=1, commitment=chains[1].bound)) == "order"
    log.server()
    first, second = log.table.shuffles
    assert first.deal is not None and first.player_seeds[1] == ""
    assert second.bindings[1] == "" and all(second.bindings[::2])


def test_a_deal_waits_for_one_who_is_away_as_for_their_move_and_not_once_a_bot_plays() -> None:
    log, chains = ready("PPB")
    log.put(events.Gone(seat=1, at=10.0))
    log.open(0, chains[0])
    assert not any(isinstance(job, Unopened) for job in list_todos(log.table))
    assert not log.table.shuffles[0].drawn and log.table.match is not None and log.table.match.dealer is None
    log.put(events.TimedOut(seat=1, at=1000.0))
    log.put(events.Substitute(by=0, seat=1, bot="random"))
    assert list_todos(log.table) == (Append(events.Withheld(number=1, seats=(1,))),)
    log.server(bots=False)
    assert log.table.shuffles[0].deal is not None


def test_who_comes_back_opens_after_all() -> None:
    log, chains = ready("PPB")
    log.put(events.Gone(seat=1, at=10.0))
    log.put(events.Returned(seat=1))
    open_all(log, chains)
    assert all(log.table.shuffles[0].player_seeds[:2])


def test_who_is_away_when_the_server_is_bound_is_asked_for_nothing_and_loses_nothing() -> None:
    log, chains = ready("PPB", rules="9")
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
    """All play, and open what they are asked for, until so many deals are written."""
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


def played(seats: str = "PPB", deals: int = 3, withheld: int | None = None) -> Log:
    """A table of Preferans with some deals over; one seat may withhold its seed for the second."""
    log, chains = ready(seats, "preferans", "wikipedia-sochi; target=20")
    play_on(log, chains, 1)
    if withheld is not None:
        play_on_without(log, chains, withheld)
    play_on(log, chains, deals)
    return log


def play_on_without(log: Log, chains: dict[int, Chain], seat: int) -> None:
    """The next deal that waits for the seed of a seat does without it."""
    for at, chain in chains.items():
        if at != seat and not log.table.shuffles[-1].opened[at]:
            log.open(at, chain)
    log.put(events.Withheld(number=log.table.shuffles[-1].number, seats=(seat,)))


def test_the_proof_shows_no_seed_before_its_deal_is_dealt() -> None:
    log, chains = ready()
    for seat, chain in chains.items():
        log.open(seat, chain)
        for one in (list_proofs(log.table), make_state(log.table, None), make_state(log.table, 1 - seat)):
            assert f'"seed":"{chain.bound}"'.encode() not in to_json(one)
        assert list_proofs(log.table)[0].player_seeds == ("", "", "")
    log.server()
    assert all(list_proofs(log.table)[0].player_seeds[:2])


def test_a_seed_in_clear_of_an_older_table_is_not_shown_before_its_deal_either() -> None:
    log = Log("PPB")
    log.put(events.Commit(number=1, seed="0" * 64))
    log.put(events.Seed(by=0, seed="words of an older table"))
    assert b"words" not in to_json(list_proofs(log.table)) + to_json(make_state(log.table, 1))
    log.begin()
    assert list_proofs(log.table)[0].player_seeds[0] == "words of an older table"


def test_an_older_table_goes_on_and_is_bound_from_its_next_deal_on() -> None:
    log = Log("PPB", game="preferans", rules="wikipedia-sochi; target=20")
    log.put(events.Commit(number=1, seed="0" * 64))
    log.put(events.Seed(by=0, seed="words"))
    log.begin()
    chains = log.bind(0, 1)
    log.put(events.Seed(by=1, seed="of old"))
    play_on(log, chains, 3)
    first, second, third, *_ = proofs = list_proofs(log.table)
    assert [bool(one.bindings) for one in (first, second, third)] == [False, False, True]
    assert second.player_seeds == ("", "of old", "")
    assert len(verify_deals(log.table.id, proofs)) >= 3
    assert fold(map(events.decode, map(events.encode, log.events)), find) == log.table


@pytest.mark.parametrize("withheld", [None, 1])
def test_what_was_opened_is_proved_from_the_table_and_from_the_record(withheld: int | None) -> None:
    log = played(withheld=withheld)
    proofs = list_proofs(log.table)
    checked = verify_deals(log.table.id, proofs)
    assert len(checked) >= 3 and [one.withheld for one in checked[:3]] == [(), (1,) if withheld else (), ()]
    assert fold(map(events.decode, map(events.encode, log.events)), find) == log.table
    text = write_record(log.table, [line.text for line in list_stored_deals(log.events, find)], None)
    made = read(text)
    assert [one.bindings for one in made.shuffles] == [one.bindings for one in proofs]
    assert len(verify(made)) == len(checked) and len(proofs_of(made)) == len(proofs)


def changed(one: DealProof, **fields: object) -> DealProof:
    """The proof with some fields changed."""
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
def test_what_was_not_bound_and_opened_so_is_refused(at: int, change, says: str) -> None:  # type: ignore[no-untyped-def]
    log = played()
    proofs = list(list_proofs(log.table))
    proofs[at] = changed(proofs[at], **change(proofs[at]))
    with pytest.raises(PrikupError, match=says):
        verify_deals(log.table.id, proofs)


def test_who_withheld_a_seed_and_is_bound_again_is_refused() -> None:
    log = played(withheld=1)
    proofs = list(list_proofs(log.table))
    bindings = (proofs[2].bindings[0], FORGED, "")
    proofs[2] = changed(proofs[2], bindings=bindings, bound=(proofs[2].bound[0],) * 3)
    with pytest.raises(ShuffleError, match="takes part again"):
        verify_deals(log.table.id, proofs)


def test_at_a_table_of_bots_nobody_is_bound_and_nothing_is_waited_for() -> None:
    log = Log("BBB")
    log.server()
    assert log.table.stage == "finished" and not any(one.bindings for one in log.table.shuffles)
    assert verify_deals("t1", ()) == ()


def test_who_gets_up_before_the_match_takes_their_binding_along() -> None:
    log = Log("PPB")
    log.bind(0, 1)
    log.put(events.Leave(by=1, at=5.0))
    log.put(events.SeatBot(by=0, seat=1, bot="random"))
    log.begin()
    assert [bool(one) for one in log.table.shuffles[0].bindings] == [True, False, False]
