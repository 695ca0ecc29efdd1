"""The first events of a new table."""

from __future__ import annotations

from collections.abc import Sequence

from prikup import table as tables
from prikup.core import PrikupError, quote
from prikup.games import get_game
from prikup.server.problems import HTTPProblem, with_code
from prikup.server.tables.host import Guest
from prikup.server.tables.translate import check_bot
from prikup.table import AnyEvent, TableError, events
from prikup.words.catalogue import ENGLISH_CODE, languages, say


def make_first_events(opened: events.Opened, seats: Sequence[str], guest: Guest, name: str) -> list[AnyEvent]:
    """Return the events that open a table and seat its owner and bots.

    ``seats`` are ``me``, ``open`` or the name of a bot. The owner, called ``name`` if it is not empty, has
    still to agree to the rules, so that they can add their seed to the first shuffle before. Raises
    HTTPProblem if the rules or the seats are wrong.
    """
    if list(seats).count("me") > 1:
        raise HTTPProblem(400, "seats", what=quote(seats))
    log: list[AnyEvent] = [opened]
    for seat, occupant in enumerate(seats):
        if occupant == "me":
            log.append(events.Sit(seat=seat, who=guest.id, name=name_player(name, guest, opened.lang)))
        elif occupant != "open":
            log.append(events.SeatBot(seat=seat, bot=check_bot(occupant)))
    try:
        tables.fold(log, get_game)
    except PrikupError as error:
        code = error.code if isinstance(error, TableError) else "rules"
        raise HTTPProblem(400, with_code(error, code)) from None
    return log


def name_player(wanted: str, guest: Guest, lang: str) -> str:
    """Return the name of a guest at a table: the wanted one, else that of last time, else one in ``lang``."""
    return wanted or guest.name or say(known_language(lang), "server-guest")


def known_language(lang: str) -> str:
    """Return the language itself if the catalogue has it, else English."""
    return lang if lang in languages() else ENGLISH_CODE
