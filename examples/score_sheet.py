"""Score an evening with real cards and draw the sheet.

Run it with ``python examples/score_sheet.py``; it writes ``sheet.svg``.
"""

from __future__ import annotations

from pathlib import Path

import prikup

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
    score = prikup.score(prikup.read(EVENING))
    for deal in score.deals:
        print(deal.title)
        for line in deal.lines:
            print("   ", line)
    path.write_text(score.svg, encoding="utf-8")


if __name__ == "__main__":
    main()
