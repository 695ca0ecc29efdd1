"""Start a match, deal, and pass three times: the engine by hand.

Run it with ``python examples/one_deal.py``.
"""

from __future__ import annotations

import prikup


def main() -> None:
    """Deal, show what the eldest hand knows, pass it out and play the first legal cards."""
    match = prikup.new("preferans", "wikipedia-sochi; target=10").deal(seed=1)
    view = match.view(match.turns()[0].by)
    print("the eldest hand may say", *view.legal)
    for _ in range(3):
        match = match.play("pass")
    print(match)
    while match.deal_no == 1:
        card = next(iter(match.legal()))
        match = match.play(card.text)
    print("all-pass; the hills stand at", match.standing.hill)


if __name__ == "__main__":
    main()
