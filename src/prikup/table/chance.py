"""Chance at a table: what the seeds of each deal make, and the proof of it."""

from __future__ import annotations

from typing import Literal

from prikup import core, shuffle
from prikup.cards import cards_of
from prikup.proof import DealProof, Origin
from prikup.shuffle import DealSeeds
from prikup.table import events
from prikup.table.events import TableError
from prikup.table.play import advance
from prikup.table.seeds import find_unopened
from prikup.table.state import (
    Applied,
    Shuffle,
    Table,
    find_dealt,
    find_pending,
    find_reused,
    put_shuffle,
    replace,
    require_server,
    require_stage,
    require_unlocked,
)


def needed_chance(table: Table) -> Literal["draw", "deal"] | None:
    """Return what the match needs from chance: "draw", "deal" or None."""
    match = table.match
    if match is None or find_pending(table) is None:
        return None
    if match.game.needs_deal(match) is not None:
        return "deal"
    return "draw" if isinstance(match.phase, match.game.drawing) else None


def due_action(table: Table) -> core.Draw | core.Deal | None:
    """Return the draw or deal that the seeds make; None if the match needs none or seeds are missing."""
    one, match = find_pending(table), table.match
    if one is None or match is None or find_unopened(table):
        return None
    given = find_reused(table, one.number)
    if given is None:
        return match.due(DealSeeds(one.seed, one.player_seeds, one.number, table.id).numbers)
    if given.seeds.number > 1 and needed_chance(table) == "draw":
        return core.Draw(given.dealer)  # who drew for the first deal there says nothing of this one
    return match.due(given.seeds.numbers)


def apply_chance(table: Table, event: events.Chance) -> Applied:
    """Draw the first dealer or deal the cards; raise TableError unless the seeds make exactly this."""
    require_server(event.by)
    require_stage(table, "playing")
    require_unlocked(table)
    one, match = find_pending(table), table.match
    if one is None or match is None or table.unseen or event.action != due_action(table):
        raise TableError("order-chance")
    move = core.Input(None, None, event.action)
    if isinstance(event.action, core.Draw):
        drawn = replace(one, dealer=event.action.dealer, drawn=event.action.cards)
        return advance(put_shuffle(table, drawn), move)
    applied = advance(replace(table, between=match), move)
    made = replace(
        one,
        deal_no=applied.table.match.deal_no if applied.table.match else None,
        pattern=match.game.needs_deal(match),
        deal=event.action,
    )
    # An offer to end the match that nobody has answered lapses with new cards.
    return replace(applied, table=replace(put_shuffle(applied.table, made), ask=None))


def find_revealable(table: Table) -> Shuffle | None:
    """Return the seeds of a deal that is over but not yet shown."""
    one, match = find_dealt(table), table.match
    if one is None or one.revealed or match is None or table.sealed:
        return None
    return one if match.finished or match.game.needs_deal(match) is not None else None


def reveal(table: Table, event: events.Reveal) -> Applied:
    """Show the server's seed of a deal that is over, and with it all its cards."""
    require_server(event.by)
    one = find_revealable(table)
    if one is None or one.number != event.number:
        raise TableError("order-reveal", deal=event.number)
    return Applied(put_shuffle(table, replace(one, revealed=True)))


def list_proofs(table: Table) -> tuple[DealProof, ...]:
    """Return the public part of each deal's proof: seeds and cards if it is over, else the commitment.

    There are none while the table is sealed: they would tell which tables get the same cards.
    """
    if table.sealed:
        return ()
    pack = tuple(cards_of(table.game.pack(table.options).cards.mask))
    dealers = {one.deal_no: one.dealer for one in table.deals}
    if table.match is not None and table.match.dealer is not None:
        dealers.setdefault(table.match.deal_no, table.match.dealer)
    precedence = None if table.match is None else table.game.draw_order(table.match)
    return tuple(
        DealProof(
            table=table.id,
            game=table.game.id,
            rules=table.rules,
            number=one.number,
            deal_no=one.deal_no,
            players=len(table.seats),
            dealer=one.dealer if one.deal_no is None else dealers[one.deal_no],
            pack=pack,
            packets=one.pattern.packets if one.pattern else (),
            commitment=shuffle.compute_commitment(one.seed),
            player_seeds=one.player_seeds if _may_show_seeds(table, one) else ("",) * len(table.seats),
            server_seed=one.seed if one.revealed else None,
            deal=one.deal if one.revealed else None,
            drawn=one.drawn,
            precedence=precedence if one.drawn and precedence else (),
            middle=one.pattern.middle if one.pattern else (),
            gathered=bool(one.pattern and one.pattern.pile),
            bindings=one.bindings,
            bound=one.bound,
            committed=one.committed,
            opened=one.opened,
            origin=_find_origin(table, one),
        )
        for one in table.shuffles
    )


def _may_show_seeds(table: Table, one: Shuffle) -> bool:
    """Return True if the players' seeds may be shown.

    The seeds of a reused deal stay hidden until it is over: they would tell which open deal it repeats.
    """
    return one.revealed or (one.deal is not None and find_reused(table, one.number) is None)


def _find_origin(table: Table, one: Shuffle) -> Origin | None:
    """Return where a reused deal was first dealt, once it is over here."""
    given = find_reused(table, one.number) if one.revealed else None
    return None if given is None else Origin(given.seeds.number, given.seeds.table)
