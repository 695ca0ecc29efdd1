"""A match as a record: written as text or JSON, read strictly or leniently, replayed and checked.

``read`` and ``write`` convert text, ``from_json`` and ``to_json`` JSON; ``make_record`` makes a record from
the inputs of a match, ``MatchRecord.replay`` plays it step by step, ``verify`` checks its shuffles,
``verify_deals`` those of a table from its server's proofs. ``enter`` puts the result of a single deal with
real cards into a match.

>>> record = read('''[Prikup "1"]
... [Game "preferans"]
... [Rules "wikipedia-sochi; target=10"]
... [Seats "Anna|Boris|Vera"]
... [Dealer "0"]
...
... 1. result 1 6S whist pass 1 6 3
... 2. result raspasy 2 5 3
... ''')
>>> record.final_match().standing.pool
(0, 2, 0)
>>> read(write(record)) == record == from_json(to_json(record))
True
"""

from prikup.records.match_record import RECORD_VERSION, MatchRecord
from prikup.records.model import DealRecord, RecordError, RecordProblem, ReplayStep, Seeds
from prikup.records.proof import list_proofs, verify, verify_deal, verify_deals
from prikup.records.text import read
from prikup.records.typed import enter
from prikup.records.wire import from_json, to_json
from prikup.records.write import make_record, redact_record, write

__all__ = [
    "RECORD_VERSION",
    "DealRecord",
    "MatchRecord",
    "RecordError",
    "RecordProblem",
    "ReplayStep",
    "Seeds",
    "enter",
    "from_json",
    "list_proofs",
    "make_record",
    "read",
    "redact_record",
    "to_json",
    "verify",
    "verify_deal",
    "verify_deals",
    "write",
]
