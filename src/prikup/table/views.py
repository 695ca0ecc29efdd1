"""The messages to each seat and to watchers; they hold nothing that the viewer may not know."""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from typing import Literal

from prikup import core, shuffle
from prikup.core import Fact, Struct, Why
from prikup.keeper.settlement import find_payments
from prikup.scene import Scene, scene_of
from prikup.table import chance, clock
from prikup.table.chat import ChatState, chat_state, list_chatters
from prikup.table.clock import ClockView
from prikup.table.consent import has_played_all, may_hint, undo_refusal
from prikup.table.decision_clock import find_time_limit, list_reserves
from prikup.table.events import Lock, TableError
from prikup.table.open_tables import find_fill_time
from prikup.table.presence import find_deadline
from prikup.table.requests import may_change_rules
from prikup.table.rules import Tempo
from prikup.table.state import (
    DealView,
    LogLine,
    Rematch,
    SayLine,
    Table,
    TableStage,
    find_pending,
    replace,
    seat_at,
)

MAX_STATE_DEALS = 10
"""The scored deals that a state holds; a client asks for earlier ones."""
MAX_KEPT_REFUSALS = 256
"""The refusals of requests to take a decision back that are kept."""


class SeatState(Struct, frozen=True):
    """A seat and its player; ``played_by`` is the bot that plays for an absent person.

    ``bot_name`` is the number of a bot's name in the catalogue. ``ready`` means: before the match, has
    agreed; after a deal, has seen the result. ``withdrawn`` means that they had agreed to rules that have
    changed since. ``asks_at`` is when the others will be asked what to do about an absent person. A
    ``vacant`` seat was freed during the match: a bot plays there until somebody sits down.
    """

    seat: int
    name: str
    bot_name: int | None
    kind: Literal["person", "bot", "open"]
    bot: str | None
    here: bool
    away_since: float | None
    asks_at: float | None
    played_by: str | None
    ready: bool
    withdrawn: bool
    vacant: bool


class PollView(Struct, frozen=True):
    """A question to all: the seat that asks, and the seats that said yes."""

    by: int
    accepted: tuple[int, ...]


class SeatRequestView(Struct, frozen=True):
    """A request for the seat of an absent person, made at version ``at``.

    ``accepted`` are the seats that agreed, ``missing`` those of the present persons who have not.
    """

    seat: int
    at: int
    accepted: tuple[int, ...]
    missing: tuple[int, ...]


class Visitor(Struct, frozen=True):
    """The knowledge of a table about a person without a seat.

    ``request`` is what became of their request for a seat, ``lost_seat`` the seat that they had until it was
    given to somebody who asked for it. A reader looks at a match that its people have made public: they see
    the match, but neither what was said nor a link to another table or a key.
    """

    is_owner: bool = False
    request: Literal["open", "refused"] | None = None
    lost_seat: int | None = None
    is_reader: bool = False


STRANGER = Visitor()


class MayUndo(Struct, frozen=True):
    """The viewer's right to ask for their last decision back, or the reason why not."""

    ok: bool
    why: Why | None


MAY_UNDO = MayUndo(ok=True, why=None)


class AwaySeat(Struct, frozen=True):
    """An absent person for whom the others must choose to wait or let a bot play; how long they were away."""

    seat: int
    seconds: int


class Pay(Struct, frozen=True):
    """A payment at the end of the match."""

    payer: int
    payee: int
    amount: Fraction


class NextShuffle(Struct, frozen=True):
    """The commitments for the next deal: the server's and, by seat, the players'.

    ``bindings`` is empty if no player has committed; ``opened`` tells which seeds are open.
    """

    number: int
    commitment: str
    bindings: tuple[str, ...]
    opened: tuple[bool, ...]


class TableView(Struct, frozen=True):
    """The table around the game, as one viewer may know it; ``me`` is None for a watcher.

    ``binding`` is the viewer's commitment to their next seed, "" if they have yet to give one and None if
    they may not. ``hints`` is the table's rule about hints, ``may_hint`` is True if the viewer may ask for
    one. ``same`` is the name of the first deal if it repeats one of another table, else "". ``tournament`` is
    its id at a table of a tournament, else "", and ``sealed_until`` the time until which its finished deals
    are not shown. ``away_seconds`` is how long a person may be disconnected before the others are asked.
    ``hurried`` is True if bots play the rest of the deal without pauses. ``balances`` means that the results
    add up to zero, so that ``find_payments`` settle them. ``clock`` is that of a match that ends by time.

    ``deals`` are the latest scored deals, of ``deal_count``. ``owner`` is the owner's seat, if they have one;
    ``is_owner`` is True for the owner, ``may_change`` if the viewer may change the rules. ``lock`` says
    whether new people may sit and watch, or only watch (``seats``), or neither (``all``). An open table, at
    which anybody may sit, stands in the public list since ``listed_since``; before the match bots take its
    free seats at ``fills_at`` (None: never). ``decision_seconds`` is the time for a decision (0: no limit),
    ``decide_by`` by seat when it is out of time (None: its clock does not run), with what is left of its
    reserve in this deal, in seconds, as ``reserves``. ``next`` is the table of the rematch, once somebody
    wants one.

    ``chat`` says whether people may chat: ``on``, ``off`` until all allow it, or not during the ``deal``;
    ``chatters`` are the seats that allow it, None at a table that was always private.

    ``seat_request`` is the open request for the seat of an absent person. For a viewer without a seat
    ``request`` and ``lost_seat`` are those of the :class:`Visitor`.
    """

    id: str
    invite: str
    game: str
    rules: str
    balances: bool
    seats: tuple[SeatState, ...]
    me: int | None
    stage: TableStage
    tempo: Tempo
    hurried: bool
    away_seconds: int
    waiting: Literal["draw", "deal", "next", "end"] | None
    undo: PollView | None
    end: PollView | None
    may_undo: MayUndo
    away: tuple[AwaySeat, ...]
    payments: tuple[Pay, ...]
    deals: tuple[DealView, ...]
    deal_count: int
    log: tuple[LogLine, ...]
    says: tuple[SayLine, ...]
    chat: ChatState
    chatters: tuple[int, ...] | None
    shuffle: NextShuffle | None
    binding: str | None
    repeatable: bool
    watchers: int
    hints: Literal["bots", "all", "none"]
    may_hint: bool
    same: str
    tournament: str
    sealed_until: float | None
    clock: ClockView | None
    owner: int | None
    is_owner: bool
    lock: Lock
    listed_since: float | None
    fills_at: float | None
    decision_seconds: int
    decide_by: tuple[float | None, ...]
    reserves: tuple[float, ...]
    changes: Literal["owner", "all"]
    may_change: bool
    next: Rematch | None
    seat_request: SeatRequestView | None
    request: Literal["open", "refused"] | None
    lost_seat: int | None


class State(Struct, frozen=True, tag="state"):
    """A message to one viewer: the table and the game as they may know them, and the latest facts.

    ``scene`` describes how to draw the view. ``prompt`` is the version at which the viewer's open question
    was asked, ``now`` the server's time (0.0 if it has none). ``number`` identifies the state among those of
    the table (0 if no change follows): a change names the state that it changes.
    """

    version: int
    prompt: int | None
    facts: tuple[Fact, ...]
    table: TableView
    view: core.View | None
    scene: Scene | None
    now: float = 0.0
    number: int = 0


def _find_waiting(table: Table) -> Literal["draw", "deal", "next", "end"] | None:
    """Return what the table waits for: chance, or players to look at a scored deal, which may be the last."""
    if not table.unseen:
        return chance.needed_chance(table)
    return "end" if has_played_all(table) else "next"


def find_prompt(table: Table, seat: int | None) -> int | None:
    """Return the version at which this seat's open question was asked; None if it has none."""
    return None if seat is None else table.prompts[seat]


def make_state(
    table: Table,
    viewer: int | None,
    facts: tuple[Fact, ...] = (),
    watchers: int = 0,
    now: float = 0.0,
    watched: TableView | None = None,
    visitor: Visitor = STRANGER,
    earlier: State | None = None,
) -> State:
    """Return the message to one viewer (None: a watcher) after an event that led to these facts.

    ``watched`` is the table as a watcher sees it, if the caller already has it. ``visitor`` is a viewer
    without a seat. ``earlier`` is a state of this viewer since which the match has not changed.
    """
    if viewer is not None:
        seat_at(table, viewer)
    if earlier is not None:
        view, scene = earlier.view, earlier.scene
    else:
        view = None if table.match is None else table.match.view(viewer)
        scene = None if view is None else scene_of(table.game, view)
    return State(
        table.version,
        find_prompt(table, viewer),
        tuple(fact.seen_by(viewer) for fact in facts),
        view_table(table, viewer, watchers, watched, visitor),
        view,
        scene,
        now,
    )


def view_table(
    table: Table,
    viewer: int | None,
    watchers: int = 0,
    watched: TableView | None = None,
    visitor: Visitor = STRANGER,
) -> TableView:
    """Return the table around the game, for one viewer; ``watched`` is a watcher's, if at hand."""
    shared = watched or _view_for_watchers(table, watchers)
    if viewer is None:
        if visitor == STRANGER:
            return shared
        return replace(
            shared, is_owner=visitor.is_owner, request=visitor.request, lost_seat=visitor.lost_seat
        )
    mine = table.seats[viewer]
    binding = None if mine.withheld else mine.binding
    may = may_hint(table, viewer)
    return replace(
        shared,
        me=viewer,
        may_undo=_view_undo(table, viewer),
        binding=binding,
        may_hint=may,
        is_owner=shared.owner == viewer,
        may_change=may_change_rules(table, viewer),
    )


def find_visitor(table: Table, who: str | None, is_owner: bool) -> Visitor:
    """Return what the table knows of a person, by the server's name for them; None is nobody known."""
    request = table.seat_request
    lost = next((at for one, at in reversed(table.moved) if one == who), None)
    state: Literal["open", "refused"] | None = None
    if request is not None and request.who == who:
        state = "open"
    elif who in table.refused:
        state = "refused"
    return Visitor(is_owner, state, lost)


def _view_undo(table: Table, viewer: int | None) -> MayUndo:
    refused = undo_refusal(table, viewer)
    return MAY_UNDO if refused is None else _refuse_undo(refused.name, **refused.data)


@lru_cache(maxsize=MAX_KEPT_REFUSALS)
def _refuse_undo(name: str, **data: object) -> MayUndo:
    """Return the refusal by this error: one object for all tables, which is told from others at once."""
    return MayUndo(ok=False, why=TableError(name, **data).why)


def _view_for_watchers(table: Table, watchers: int) -> TableView:
    """Return the view of a table for people without a seat; ``watchers`` is their number."""
    ask = table.ask
    asked = None if ask is None else PollView(ask.by, ask.accepted)
    balances = table.game.balances(table.options)
    result = None if table.match is None else table.game.result(table.match)
    return TableView(
        id=table.id,
        invite=table.link,
        game=table.game.id,
        rules=table.rules,
        balances=balances,
        seats=tuple(_view_seat(table, at) for at in range(len(table.seats))),
        me=None,
        stage=table.stage,
        tempo=table.table_rules.tempo,
        hurried=table.hurried,
        away_seconds=table.table_rules.away_seconds,
        waiting=_find_waiting(table),
        undo=asked if ask is not None and ask.kind == "undo" else None,
        end=asked if ask is not None and ask.kind == "end" else None,
        may_undo=_view_undo(table, None),
        away=tuple(AwaySeat(at, one.out) for at, one in enumerate(table.seats) if one.out is not None),
        payments=tuple(Pay(*one) for one in find_payments(result)) if balances and result is not None else (),
        deals=table.deals[-MAX_STATE_DEALS:],
        deal_count=len(table.deals),
        log=table.log,
        says=table.says,
        chat=chat_state(table),
        chatters=list_chatters(table) if table.was_open else None,
        shuffle=_view_shuffle(table),
        binding=None,
        repeatable=table.repeatable,
        watchers=watchers,
        hints=table.table_rules.hints,
        may_hint=False,
        same="" if table.given is None else table.given.id,
        tournament="" if table.series is None else table.series.id,
        sealed_until=table.series.closes if table.series is not None and table.sealed else None,
        clock=clock.view_clock(table),
        owner=table.seat_of(table.owner) if table.owner else None,
        is_owner=False,
        lock=table.lock,
        listed_since=None if table.listing is None else table.listing.since,
        fills_at=find_fill_time(table),
        decision_seconds=table.table_rules.decision_seconds,
        decide_by=_view_time_limits(table),
        reserves=list_reserves(table),
        changes=table.table_rules.changes,
        may_change=False,
        next=table.next,
        seat_request=_view_seat_request(table),
        request=None,
        lost_seat=None,
    )


def _view_time_limits(table: Table) -> tuple[float | None, ...]:
    if table.decisions is None:
        return ()
    return tuple(find_time_limit(table, seat) for seat in range(len(table.seats)))


def _view_seat_request(table: Table) -> SeatRequestView | None:
    """Return the request for a seat as all see it: who has agreed, and whose answer it waits for."""
    request = table.seat_request
    if request is None:
        return None
    agreed = [at for at, seat in enumerate(table.seats) if seat.who in request.accepted]
    present = [at for at, seat in enumerate(table.seats) if seat.who is not None and seat.gone is None]
    missing = [at for at in present if at not in agreed]
    return SeatRequestView(request.seat, request.at, tuple(agreed), tuple(missing))


def _view_seat(table: Table, number: int) -> SeatState:
    """Return a seat as everybody sees it."""
    seat = table.seats[number]
    has_seen_result = number not in table.unseen
    return SeatState(
        seat=number,
        name=seat.name,
        bot_name=seat.bot_name,
        kind=seat.kind,
        bot=seat.bot,
        here=seat.kind != "open" and seat.gone is None,
        away_since=seat.gone,
        asks_at=find_deadline(table, seat) if table.stage != "finished" else None,
        played_by=seat.played_by,
        ready=seat.agreed or seat.kind == "bot" if table.match is None else has_seen_result,
        withdrawn=seat.withdrawn,
        vacant=seat.vacant,
    )


def _view_shuffle(table: Table) -> NextShuffle | None:
    one = find_pending(table)
    if one is None or table.sealed:  # the commitment would tell which tables get the same cards
        return None
    return NextShuffle(
        one.number, shuffle.compute_commitment(one.seed), one.bindings, tuple(map(bool, one.opened))
    )
