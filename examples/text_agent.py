"""A language model at the table: it reads the view and the legal choices as text, and replies with one."""

from collections.abc import Callable

import prikup

KNOWN = "You play {view.game}. All that you may know:\n\n{view}\nsince the deal: {view.history}\n\n"
PROMPT = KNOWN + "Reply with one of: {choices}"


class TextAgent:
    """A bot that asks a model; a reply that is no legal choice counts as the first one."""

    def __init__(self, ask: Callable[[str], str]) -> None:
        self.ask, self.faults = ask, 0

    def choose(self, view: prikup.View) -> str:
        """Return the choice that the model names."""
        reply = self.ask(PROMPT.format(view=view, choices="; ".join(view.legal))).strip()
        self.faults += reply not in view.legal
        return reply if reply in view.legal else view.legal[0]


def name_last_choice(prompt: str) -> str:
    """Stand in for a model: put the call of yours in the place of this function."""
    return prompt.rpartition("; ")[2].rpartition(": ")[2]


if __name__ == "__main__":
    agent = TextAgent(name_last_choice)
    deals = list(prikup.selfplay([agent, "beginner", "beginner"], deals=20))
    score = sum(deal.scores[deal.bots.index("TextAgent")] for deal in deals) / len(deals)
    print(f"{float(score):+.1f} whists a deal, {agent.faults} replies that were no choice")
