"""Tables of a tournament: what is over stays sealed until the tournament closes."""

from __future__ import annotations

from prikup.table import events
from prikup.table.consent import settle
from prikup.table.events import TableError
from prikup.table.state import Applied, Table, add_note, replace, require_server


def unseal(table: Table, event: events.Unsealed) -> Applied:
    """Show what is over, since the tournament is closed; a match that is not over ends here."""
    require_server(event.by)
    if table.series is None or not table.sealed or event.at < table.series.closes:
        raise TableError("order-unseal")
    revealed = tuple(replace(one, revealed=one.deal is not None) for one in table.shuffles)
    table = replace(table, sealed=False, shuffles=revealed)
    if table.match is None or table.match.dealer is None or table.match.finished:
        return Applied(table)
    return settle(add_note(table, None, "closed"))
