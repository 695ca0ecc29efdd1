"""A bot of a dozen lines, and some deals of it against two others.

Run it with ``python examples/my_bot.py``.
"""

from __future__ import annotations

import prikup


class Cautious:
    """Never bids, never whists, and plays the lowest card it may."""

    name = "cautious"

    def choose(self, view: prikup.View) -> str:
        """Return the text of a legal choice."""
        texts = view.legal
        if "pass" in texts:
            return "pass"
        if view.asks == "play":
            return min(texts, key=lambda card: "789TJQKA".index(card[0]))
        return texts[-1]


def main() -> None:
    """Print how much each bot wins in some deals of one match after another."""
    won: dict[str, float] = {}
    for deal in prikup.selfplay([Cautious(), "rules", "random"], deals=20, seed="my bot"):
        for bot, score in zip(deal.bots, deal.scores, strict=True):
            won[bot] = won.get(bot, 0) + float(score)
    for bot, sum_ in won.items():
        print(f"{bot}: {sum_:+.0f} whists")


if __name__ == "__main__":
    main()
