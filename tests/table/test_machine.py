"""Random events of people, bots and the server keep a table consistent.

Invariants: the stored events rebuild the same table; the game's log has the moves that were not undone;
each open question has a prompt; errors change nothing; nobody receives a hidden card.
"""

from __future__ import annotations

import re
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from prikup.cards import Card, Cards
from prikup.core import Deal, Match, PrikupError, Struct, to_json
from prikup.proof import verify_course, verify_order
from prikup.shuffle import compute_commitment
from prikup.table import (
    Listing,
    Table,
    TableRules,
    Unopened,
    apply,
    decode,
    encode,
    events,
    fold,
    list_proofs,
    list_todos,
    make_state,
)
from prikup.table.events import AnyEvent
from prikup.table.state import LogLine
from prikup.toolkit.views import played_cards
from tests.sizes import size
from tests.table.playing import Chain, Log, find

SEATS = st.integers(0, 2)
VIEWERS = (0, 1, 2, None)
CARD = re.compile(r"\b[789TJQKA][SCDH]\b")
BID = re.compile(r"^(name )?[789][SCDH]$")  # a bid that looks like a card; cards are sent as structs
HAND = re.compile(r"^[789TJQKA]*\.[789TJQKA]*\.[789TJQKA]*\.[789TJQKA]*$")


def hidden_cards(table: Table, viewer: int | None) -> Cards:
    """Return the cards hidden from this viewer: others' hands and discards, and the talon."""
    match = table.match
    if match is None or not match.log:
        return Cards()
    public = match.view(None)
    known = Cards(public.talon or ())
    hidden = Cards()
    for seat in range(len(table.seats)):
        view = match.view(seat)
        own = Cards(view.seats[seat].cards or ()) | Cards(view.discard or ())
        if seat == viewer or public.seats[seat].cards is not None:
            known |= own
        else:
            hidden |= own
    (dealt,) = [move.action for move in match.log if isinstance(move.action, Deal)]
    if public.talon is None:
        hidden |= Cards(dealt.talon or ())
    # Cards of a talon that only the declarer saw may have been played since.
    return hidden - known - Cards(card for _, card in played_cards(match.log))


def cards_in(value: object) -> Cards:
    """Return every card in a sent value, in any spelling."""
    found = Cards()
    if isinstance(value, Card):
        return Cards([value])
    if isinstance(value, Cards):
        return value
    if isinstance(value, str):
        if HAND.match(value):
            return Cards.parse(value)
        return Cards() if BID.match(value) else Cards(Card.parse(one) for one in CARD.findall(value))
    if isinstance(value, Struct):
        return cards_in([getattr(value, name) for name in value.__struct_fields__])
    if isinstance(value, dict):
        value = list(value.values())
    if isinstance(value, list | tuple | frozenset):
        for one in value:
            found |= cards_in(one)
    return found


def check_stream(table: Table, viewer: int | None, facts: tuple[Any, ...]) -> None:
    """Check that nothing sent to a viewer about this deal holds a card hidden from them."""
    state = make_state(table, viewer, facts)
    hidden = hidden_cards(table, viewer)
    view = state.view
    if view is not None:  # a card that its owner showed is public
        hidden -= Cards(card for one in view.seats for card in one.proved)
    now: list[LogLine] = []
    for line in state.table.log:  # undone actions stay in the log, visible to all
        drawn = line.text.startswith("draw ")  # from another pack, shuffled only for the draw
        if view is not None and line.deal_no == view.deal_no and not drawn:
            now = [] if line.text == "undo" else [*now, line]
    parts: list[object] = [state.facts, now]
    if view is not None:  # choices are a fixed grid; ``hidden`` only has possible places
        skip = ("choices", "offers", "hidden")
        parts += [getattr(view, name) for name in view.__struct_fields__ if name not in skip]
    leaked = cards_in(parts) & hidden
    assert not leaked, f"{viewer} is sent {leaked}"
    sent = to_json(state)
    assert b"secret-" not in sent
    assert not any(one.seed.encode() in sent for one in table.shuffles)


def deal_log(match: Match) -> tuple[Any, ...]:
    """Return the inputs of the deal in progress without chance."""
    return tuple(move for move in match.log if move.seat is not None)


class TableMachine(RuleBasedStateMachine):
    """All events that clients can send and all work of the server."""

    game, options = "toy", "3"

    @initialize(
        bots=st.sets(SEATS, max_size=2),
        late=st.sampled_from([False, False, False, True]),
        timed=st.booleans(),
    )
    def open(self, bots: set[int], late: bool, timed: bool) -> None:
        """Open a table with people and bots, already playing or with an open seat."""
        seats = "".join("B" if seat in bots else "P" for seat in range(3))
        self.clock = 0.0
        self.names = 3
        self.log = Log(seats, self.game, self.options)
        self.timed = timed
        if timed:
            by = min(set(range(3)) - bots)
            self.send(events.Rules(by=by, table=TableRules(decision_seconds=15)))
        if not late:
            self.log.begin()

    @property
    def table(self) -> Table:
        """The current table."""
        return self.log.table

    def send(self, event: AnyEvent) -> bool:
        """Apply an event; return False and check that nothing changed if it is refused."""
        before = self.table
        if self.timed and event.time is None:
            event = msgspec.structs.replace(event, time=self.clock)
        try:
            self.log.put(event)
        except PrikupError as error:
            assert str(error)
            assert self.table is before
            return False
        return True

    @rule(seat=SEATS)
    def sit(self, seat: int) -> None:
        """Let a new guest take a seat."""
        self.names += 1
        was = self.table.seats[seat].kind
        done = self.send(events.Sit(seat=seat, who=f"secret-{self.names}", name="New"))
        assert done == (was == "open" and self.table.seats[seat].name == "New")

    @precondition(lambda self: self.table.stage == "seating")
    @rule(by=SEATS, seat=SEATS, bot=st.sampled_from(["random", None]))
    def set_bot(self, by: int, seat: int, bot: str | None) -> None:
        """Seat or remove a bot."""
        self.send(events.SeatBot(by=by, seat=seat, bot=bot))

    @precondition(lambda self: self.table.stage == "seating")
    @rule(by=SEATS)
    def agree(self, by: int) -> None:
        """Accept the rules."""
        self.send(events.Agree(by=by))

    @rule(seat=SEATS, after=st.sampled_from([None, 0, 30]))
    def open_table(self, seat: int, after: int | None) -> None:
        """Open the table to anybody, or make it private."""
        listing = None if after is None else Listing(self.clock, after)
        self.send(events.ListTable(who=self.table.seats[seat].who or "nobody", listing=listing))

    @rule(wait=st.sampled_from([0, 30, 45]))
    def fill(self, wait: int) -> None:
        """Let bots take the free seats of an open table."""
        self.clock += wait
        if self.send(events.Fill(at=self.clock, bot="random")):
            assert self.table.stage == "playing" or self.table.listing is None

    @rule(by=SEATS)
    def leave(self, by: int) -> None:
        """Leave the seat."""
        self.clock += 1
        self.send(events.Leave(by=by, at=self.clock))

    @rule(by=SEATS, secret=st.sampled_from(["one", "two"]))
    def bind(self, by: int, secret: str) -> None:
        """Bind a person to seeds: new ones, or those of another."""
        self.send(events.Bind(by=by, commitment=Chain(secret).bound))

    @rule(by=SEATS, secret=st.sampled_from(["one", "two"]), length=st.integers(0, 39))
    def open_seed(self, by: int, secret: str, length: int) -> None:
        """Open a seed, which may be foreign or not due."""
        number = len(self.table.shuffles)
        was = self.table.shuffles[-1].player_seeds[by] if self.table.shuffles else ""
        if self.send(events.OpenSeed(by=by, number=number, seed=Chain(secret, length).bound)):
            one = self.table.shuffles[-1]
            assert not was and compute_commitment(one.player_seeds[by]) == one.bindings[by]

    @rule()
    def open_due_seeds(self) -> None:
        """Open every seed that is due."""
        seeds = {compute_commitment(one): one for secret in ("one", "two") for one in Chain(secret).all}
        for job in list_todos(self.table):
            for seat in job.seats if isinstance(job, Unopened) else ():
                one = self.table.shuffles[-1]
                assert self.send(events.OpenSeed(by=seat, number=one.number, seed=seeds[one.bindings[seat]]))

    @rule()
    def withhold(self) -> None:
        """Stop waiting for the seeds that are due."""
        for job in list_todos(self.table):
            if isinstance(job, Unopened):
                assert self.send(events.Withheld(number=job.number, seats=job.seats))

    @rule(by=SEATS, text=st.sampled_from(["", "a", "ё♠", "bad\n"]))
    def seed(self, by: int, text: str) -> None:
        """Add a seed in clear, which is possible until somebody is bound."""
        done = self.send(events.ClearSeed(by=by, seed=text))
        assert not (done and self.table.shuffles[-1].bindings)

    @rule(bots=st.booleans())
    def serve(self, bots: bool) -> None:
        """Do the work of the server."""
        self.log.server(bots)

    @precondition(lambda self: self.table.stage == "playing" and not self.table.is_locked)
    @rule(count=st.integers(1, 20), seed=st.integers(0, 99))
    def play_on(self, count: int, seed: int) -> None:
        """Play some legal moves; each is stale when sent again without a nonce."""
        for at in range(count):
            self.log.server(bots=False)
            seat = next((one for one in range(3) if self.table.prompts[one] is not None), None)
            match = self.table.match
            if seat is None or match is None or match.finished:
                return
            turn = match.turn_of(seat)
            assert turn is not None
            legal = list(match.legal(turn))
            event = events.Move(
                by=seat,
                text=legal[(seed + at) % len(legal)].text,
                prompt=self.table.prompts[seat],
                bot=self.table.seats[seat].acting_bot,
            )
            assert self.send(event)
            assert not self.send(event)

    @precondition(lambda self: self.table.stage == "playing")
    @rule(data=st.data())
    def move(self, data: st.DataObject) -> None:
        """Make a legal move, repeat it, and send it again too late."""
        asked = [seat for seat in range(3) if self.table.prompts[seat] is not None]
        if not asked:
            return
        seat = data.draw(st.sampled_from(asked))
        view = make_state(self.table, seat).view
        assert view is not None
        text = data.draw(st.sampled_from([one.text for one in view.choices if one.legal]))
        event = events.Move(
            by=seat,
            text=text,
            prompt=self.table.prompts[seat],
            nonce=f"m{self.table.version}",
            bot=self.table.seats[seat].acting_bot,
        )
        was_locked = self.table.is_locked
        assert self.send(event) != was_locked
        if not was_locked:
            version = self.table.version
            assert not apply(self.table, event).fresh
            self.send(event)
            assert self.table.version == version
            late = events.Move(by=seat, text=text, prompt=event.prompt, bot=event.bot)
            assert not self.send(late)

    @rule(by=SEATS, prompt=st.one_of(st.none(), st.integers(0, 60)), text=st.sampled_from(["in", "AS", "?"]))
    def answer_closed_prompt(self, by: int, prompt: int | None, text: str) -> None:
        """Send a text as an answer to a question that is not open."""
        if prompt is None or prompt not in self.table.prompts:
            assert not self.send(events.Move(by=by, text=text, prompt=prompt))

    @rule(data=st.data())
    def offer(self, data: st.DataObject) -> None:
        """Make an offer without being asked."""
        match = self.table.match
        if match is None:
            return
        found = [(seat, one.text) for seat in range(3) for one in match.offers(seat)[:4]]
        if not found:
            return
        seat, text = data.draw(st.sampled_from(found))
        self.send(events.Move(by=seat, text=text, prompt=None, bot=self.table.seats[seat].acting_bot))

    @rule(by=SEATS)
    def ask_undo(self, by: int) -> None:
        """Ask for an undo; the view says beforehand if it is possible."""
        may = make_state(self.table, by).table.may_undo.ok
        assert self.send(events.AskUndo(by=by)) == may

    @rule(by=SEATS)
    def ask_end(self, by: int) -> None:
        """Ask to end the match."""
        self.send(events.AskEnd(by=by))

    @precondition(lambda self: self.table.ask is not None)
    @rule(by=SEATS, yes=st.booleans())
    def answer(self, by: int, yes: bool) -> None:
        """Answer a request; what all accepted is then done."""
        ask, steps = self.table.ask, self.table.steps
        assert ask is not None
        self.send(events.Answer(by=by, yes=yes))
        settled = self.table.ask is not None and not self.table.acting_persons() - {
            ask.by,
            *self.table.ask.accepted,
        }
        if settled and ask.kind == "undo":
            mine = max(at for at, step in enumerate(steps) if step.by == ask.by)
            self.log.server(bots=False)
            assert self.table.match == steps[mine].before
        elif settled:
            counted = self.table.deals
            self.log.server(bots=False)
            assert make_state(self.table, None).table.stage == "finished" and self.table.deals == counted

    @rule(by=SEATS)
    def go_on(self, by: int) -> None:
        """Continue after a result."""
        self.send(events.Next(by=by))

    @rule(seat=SEATS, wait=st.floats(0, 200, allow_nan=False), by=st.one_of(st.none(), SEATS))
    def lose_player(self, seat: int, wait: float, by: int | None) -> None:
        """Disconnect a player for a time; a bot may take over."""
        self.send(events.Gone(seat=seat, at=self.clock))
        self.clock += wait
        self.send(events.TimedOut(seat=seat, at=self.clock))
        if by is not None:
            self.send(events.Substitute(by=by, seat=seat, bot="random"))

    @rule(seat=SEATS)
    def return_player(self, seat: int) -> None:
        """Connect a player, who plays again."""
        if self.send(events.Returned(seat=seat)):
            assert self.table.seats[seat].has_acting_person

    @rule(seat=SEATS, wait=st.sampled_from([0, 20, 50]))
    def run_out_of_time(self, seat: int, wait: int) -> None:
        """Let a bot play for a player whose time is over."""
        self.clock += wait
        was_asked = self.table.prompts[seat] is not None or seat in self.table.unseen
        if self.send(events.OutOfTime(seat=seat, bot="random", time=self.clock)):
            assert was_asked and self.timed and not self.table.seats[seat].has_acting_person

    @rule(by=SEATS)
    def come_back(self, by: int) -> None:
        """Let a player who was out of time play again."""
        if self.send(events.Back(by=by)):
            assert self.table.seats[by].has_acting_person

    @rule(by=SEATS, seat=SEATS)
    def substitute(self, by: int, seat: int) -> None:
        """Let a bot play for a player."""
        shown = self.table.seats[seat].out is not None
        assert not self.send(events.Substitute(by=by, seat=seat, bot="random")) or shown

    @rule(by=SEATS)
    def wait(self, by: int) -> None:
        """Let the table wait longer."""
        self.send(events.Wait(by=by, at=self.clock))

    @rule(by=SEATS, text=st.text(max_size=3), nonce=st.sampled_from(["", "x", "y"]))
    def say(self, by: int, text: str, nonce: str) -> None:
        """Send a chat message, which may be a repetition."""
        self.send(events.Chat(by=by, text=text, nonce=nonce))

    def teardown(self) -> None:
        """Check that the stored events rebuild the same table."""
        stored = list(map(encode, self.log.events))
        assert fold(map(decode, stored), find) == self.table
        assert self.table.version == len(stored)

    @invariant()
    def every_open_question_has_a_prompt(self) -> None:
        """Check that exactly the open questions have prompts."""
        match = self.table.match
        for seat in range(3):
            turn = None if match is None else match.turn_of(seat)
            assert (turn is None) == (self.table.prompts[seat] is None)

    @invariant()
    def only_persons_who_are_asked_have_a_clock(self) -> None:
        """Check that clocks run only for persons who are asked."""
        for seat, started in enumerate(self.table.decisions.started if self.table.decisions else ()):
            asked = self.table.prompts[seat] is not None or seat in self.table.unseen
            assert started is None or (asked and self.table.seats[seat].has_acting_person)

    @invariant()
    def open_table_waits_only_for_who_is_there(self) -> None:
        """Check that nobody absent has a seat at an open table before the match."""
        if self.table.listing is not None and self.table.stage == "seating":
            here = [seat.gone is None for seat in self.table.seats if seat.who is not None]
            assert here and all(here) and self.table.seat_of(self.table.owner) is not None

    @invariant()
    def game_log_has_the_moves_not_undone(self) -> None:
        """Check that the table has as many steps as the game's log has moves."""
        match = self.table.match
        if match is not None:
            assert len(self.table.steps) == len(deal_log(match))

    @invariant()
    def no_viewer_receives_a_hidden_card(self) -> None:
        """Check all states and that the proof reveals nothing during a deal."""
        for viewer in VIEWERS:
            check_stream(self.table, viewer, self.log.facts)
        for one, made in zip(list_proofs(self.table), self.table.shuffles, strict=True):
            assert (one.deal is None) == (one.server_seed is None) == (not made.revealed)
        if self.table.stage == "playing" and self.table.match is not None and self.table.match.log:
            last = [one for one in list_proofs(self.table) if one.deal_no is not None][-1]
            assert last.deal is None and last.server_seed is None

    @invariant()
    def seeds_are_bound_before_and_shown_after_the_deal(self) -> None:
        """Check that cards are dealt only from seeds that are open or withheld."""
        for one, shown in zip(self.table.shuffles, list_proofs(self.table), strict=True):
            if one.bindings:
                assert all(
                    not it or 0 < bound < one.committed
                    for it, bound in zip(one.bindings, one.bound, strict=True)
                )
                verify_order(shown)
            if one.deal is None:
                assert not any(shown.player_seeds)
            else:
                assert all(self.table.seats[seat].withheld for seat in shown.withheld)
        verify_course(list_proofs(self.table))


class PreferansMachine(TableMachine):
    """The same machine at a table of Preferans."""

    game, options = "preferans", "wikipedia-sochi; target=1"


@pytest.mark.timeout(0)  # shrinking a failure takes long
@pytest.mark.parametrize(
    ("machine", "examples", "steps"),
    [(TableMachine, size("tables"), 40), (PreferansMachine, size("tables"), 40)],
    ids=["toy", "preferans"],
)
def test_random_events_keep_the_table_consistent(
    machine: type[TableMachine], examples: int, steps: int
) -> None:
    run_state_machine_as_test(
        machine,
        settings=settings(
            max_examples=examples,
            stateful_step_count=steps,
            suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
        ),
    )
