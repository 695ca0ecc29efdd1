"""Score an evening with real cards and draw the sheet.

Run it with ``python examples/score_sheet.py``; it writes ``sheet.svg``.
"""

from __future__ import annotations

from pathlib import Path

from prikup import records
from prikup.core import Scored
from prikup.sheet import Sheet, draw

EVENING = """\
[Prikup "1"]
[Game "preferans"]
[Rules "wikipedia-sochi; target=10"]
[Seats "Anna|Boris|Vera"]
[Dealer "0"]

1. result 1 6S whist pass closed 1 6 3
2. result raspasy 2 5 3
3. result misere 0 1 5 4
4. result 2 7H pass pass
"""


def main(path: Path = Path("sheet.svg")) -> None:
    """Type in four deals, print what each wrote, and draw the sheet."""
    record = records.read(EVENING)
    sheet = Sheet(record.seats, target=10, game=record.game)
    for moment in record.replay():
        for fact in moment.facts:
            if isinstance(fact, Scored):
                result = fact.result
                sheet = sheet.add(
                    fact.deal_no,
                    fact.entries,
                    result.contract or result.kind,
                    result.declarer,
                    result.tricks or (),
                )
                print(fact.deal_no, *(f"{e.account} {e.seat} {e.amount}" for e in fact.entries), sep="; ")
    path.write_text(draw(sheet), encoding="utf-8")


if __name__ == "__main__":
    main()
