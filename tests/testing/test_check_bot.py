"""``check_bot`` finds faults that are planted in a bot, and its message names them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import count
from random import Random

import pytest

from prikup.bots import Bot
from prikup.bots.chance import RandomBot
from prikup.core import Claim, Match, View
from prikup.testing import CheckError, check_bot


class FirstBot:
    """A bot that takes the first legal choice."""

    def choose(self, view: View) -> str:
        return view.legal[0]


class Silent(FirstBot):
    def choose(self, view: View) -> str:
        return None  # type: ignore[return-value]


class Illegal(FirstBot):
    def choose(self, view: View) -> str:
        return "pass"


class Failing(FirstBot):
    def choose(self, view: View) -> str:
        return {"bid": "pass"}[view.asks]


class Offering(FirstBot):
    def offer(self, view: View) -> Claim:
        raise KeyError("no offer")


class Unseeded(FirstBot):
    def choose(self, view: View) -> str:
        return Random().choice(view.legal)


class Counting(FirstBot):
    """A bot whose choices depend on how often it was asked."""

    def __init__(self) -> None:
        self.asked = count()

    def choose(self, view: View) -> str:
        return view.legal[next(self.asked) % len(view.legal)]


class Peeking(FirstBot):
    """A bot that takes the match from the lazily computed parts of the view."""

    def choose(self, view: View) -> str:
        known = getattr(getattr(view.choices, "_actions", None), "args", ())
        match = next((one for one in known if isinstance(one, Match)), None)
        if match is None or view.seat is None:
            return view.legal[0]
        return view.legal[match.hands[view.seat - 1].mask % len(view.legal)]


class FailingAtEnd(FirstBot):
    def over(self, view: View) -> None:
        raise ValueError("no more deals")


class ChoosingMany(FirstBot):
    def choose_many(self, views: Sequence[View]) -> list[str]:
        return [view.legal[-1] for view in views]


FAULTS = [
    (Silent, "it answers None: expected one of the texts of view.legal"),
    (Illegal, "it answers 'pass', which is not legal: "),
    (Failing, "Failing raises KeyError: "),
    (Offering, "Offering raises KeyError: 'no offer'"),
    (Unseeded, "and a new one with the same seed, asked the same, answers"),
    (Counting, "and a new one with the same seed, asked the same, answers"),
    (Peeking, "in a deal that looks the same to seat"),
    (FailingAtEnd, "over, called with the last view of a deal, raises ValueError: no more deals"),
    (ChoosingMany, "choose_many of ChoosingMany answers otherwise than choose"),
]


@pytest.mark.parametrize(("bot", "says"), FAULTS, ids=lambda given: getattr(given, "__name__", ""))
def test_check_bot_finds_a_planted_fault(bot: Callable[[], Bot], says: str) -> None:
    with pytest.raises(CheckError) as found:
        check_bot(bot, game="preferans")
    error = found.value
    print(error)
    assert says in error.problem and error.law is None, error
    assert error.again.startswith(f"check_bot({bot.__name__}, game='preferans', matches=1, seed=")


@pytest.mark.parametrize(
    "bot", ["random", RandomBot, RandomBot(7), lambda seed: RandomBot(seed), "prikup.bots.chance:RandomBot"]
)
def test_check_bot_takes_names_classes_functions_and_bots(bot: str | Bot) -> None:
    report = check_bot(bot, game="paston", matches=4)
    assert report.bot.endswith("random") and report.matches == 4
    assert {game for game, _ in report.questions} == {"paston"}
