"""The seeds of each deal, what they make, and the proof of it."""

from __future__ import annotations

from prikup import core, shuffle
from prikup.cards import cards_of
from prikup.proof import DealProof
from prikup.shuffle import DealSeeds
from prikup.table import events
from prikup.table.events import TableError
from prikup.table.play import advance
from prikup.table.state import (
    Applied,
    Shuffle,
    Table,
    add_seed,
    at_stage,
    dealt,
    pending,
    person,
    put_shuffle,
    replace,
    server,
    unlocked,
)


def commit(table: Table, event: events.Commit) -> Applied:
    """The server is bound to its seed for the next deal."""
    server(event.by)
    at_stage(table, "seating", "playing")
    number = len(table.shuffles) + 1
    if pending(table) is not None or event.number != number:
        raise TableError("order-seed", number=event.number)
    one = Shuffle(number, shuffle.server_seed(event.seed), ("",) * len(table.seats))
    return Applied(replace(table, shuffles=(*table.shuffles, one)))


def seed(table: Table, event: events.Seed) -> Applied:
    """A player adds to the next deal."""
    by, _ = person(table, event.by)
    one = pending(table)
    if one is None or one.dealer is not None or table.stage == "finished":
        raise TableError("order-seeds")
    return Applied(put_shuffle(table, add_seed(one, by, shuffle.player_seed(event.seed))))


def due(table: Table) -> core.Draw | core.Deal | None:
    """What the match waits for from chance, made from the seeds; None if it does not."""
    one, match = pending(table), table.match
    if one is None or match is None:
        return None
    return match.due(DealSeeds(one.seed, one.player_seeds, one.number, table.id).numbers)


def chance(table: Table, event: events.Chance) -> Applied:
    """The first dealer is drawn, or the cards are dealt, just as the seeds make it."""
    server(event.by)
    at_stage(table, "playing")
    unlocked(table)
    one, match = pending(table), table.match
    if one is None or match is None or table.unseen or event.action != due(table):
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


def revealable(table: Table) -> Shuffle | None:
    """The seeds of a deal that is over and not yet shown."""
    one, match = dealt(table), table.match
    if one is None or one.revealed or match is None:
        return None
    return one if match.finished or match.game.needs_deal(match) is not None else None


def reveal(table: Table, event: events.Reveal) -> Applied:
    """The server's seed of a deal that is over becomes known, and all its cards with it."""
    server(event.by)
    one = revealable(table)
    if one is None or one.number != event.number:
        raise TableError("order-reveal", deal=event.number)
    return Applied(put_shuffle(table, replace(one, revealed=True)))


def proof(table: Table) -> tuple[DealProof, ...]:
    """Of every deal what may be known: seeds and cards of those that are over, else the commitment."""
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
            commitment=shuffle.commitment(one.seed),
            player_seeds=one.player_seeds,
            server_seed=one.seed if one.revealed else None,
            deal=one.deal if one.revealed else None,
            drawn=one.drawn,
            precedence=precedence if one.drawn and precedence else (),
            middle=one.pattern.middle if one.pattern else (),
            gathered=bool(one.pattern and one.pattern.pile),
        )
        for one in table.shuffles
    )
