"""The target, the surrender, the trump suit that is named (sections 4.2, 9, 13.1)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar, Final

from prikup.core import Action, Fact, Input, Match, Name, Phase, RuleError, Said, Shown, Step, Turn, quote
from prikup.games.thousand.deal_end import score_deal
from prikup.games.thousand.deal_state import Layout
from prikup.games.thousand.playing import start_play
from prikup.games.thousand.points import marriages_in, most_with
from prikup.games.thousand.results import HUNDRED
from prikup.games.thousand.rules import ladder
from prikup.games.thousand.score import DealResult
from prikup.toolkit.auction import word

SURRENDER: Final = word("surrender")
TRUMPS: Final = tuple(Name(letter) for letter in "SCDH")


class Raising(Phase, frozen=True, tag=True):
    """The declarer names his target, at least his bid, or surrenders (4.2, 9.1)."""

    asks: ClassVar[str] = "name"

    layout: Layout

    def turns(self, match: Match) -> tuple[Turn, ...]:
        return (Turn(self.layout.won, self.layout.won),)

    def _targets(self, match: Match) -> list[Name]:
        bid, most = self.layout.bid, self._most(match)
        return [Name(text) for text in ladder(match.options) if bid <= int(text) <= most]

    def _most(self, match: Match) -> int:
        """The highest target (3.6, 4.2)."""
        if self._locked(match):
            return self.layout.bid
        if match.options.raise_cap == "none":
            return int(ladder(match.options)[-1])
        hand = self.layout.hands[self.layout.won]
        return max(self.layout.bid, most_with(match.options, marriages_in(hand)))

    def _locked(self, match: Match) -> bool:
        """Whether the target is that of a golden deal without an auction (3.6)."""
        return self.layout.golden and match.options.golden_bidding == "locked"

    def legal(self, match: Match, turn: Turn) -> Sequence[Action]:
        targets = self._targets(match)
        return targets if self._barred(match) else [*targets, SURRENDER]

    def grid(self, match: Match, turn: Turn) -> Iterable[Action]:
        return [*map(Name, ladder(match.options)), SURRENDER]

    def _barred(self, match: Match) -> bool:
        return match.standing.barrel[self.layout.won] is not None

    def check(self, match: Match, turn: Turn, action: Action) -> None:
        if action == SURRENDER:
            if self._barred(match):
                raise RuleError("surrender_barrel", "9.1", "a player on the barrel cannot surrender")
            return
        if not isinstance(action, Name) or action.contract not in ladder(match.options):
            text = f"{quote(action.text)}: a target is to be named now, {self.layout.bid} or more"
            raise RuleError("phase", "4.2", text)
        target, bid, most = int(action.contract), self.layout.bid, self._most(match)
        if target < bid:
            raise RuleError("floor", "4.2", f"{target} is below the bid of {bid}", floor=bid)
        if target > most and self._locked(match):
            raise RuleError("cap", "3.6", f"{target}: this golden deal is played at {most}", most=most)
        if target > most:
            text = f"{target} is more than 120 and the marriages in hand: {most} at most"
            raise RuleError("cap", "4.2", text, most=most)

    def apply(self, match: Match, move: Input) -> Step:
        layout = self.layout
        if move.action == SURRENDER:
            result = DealResult("surrender", declarer=layout.won, bid=layout.bid, talon=layout.taken)
            said = Said(layout.won, SURRENDER.word)
            return score_deal(match, result, layout.gathered(()), said)
        assert isinstance(move.action, Name)
        facts: list[Fact] = [Said(layout.won, move.action.text)]
        target = int(move.action.contract)
        if target > layout.bid == HUNDRED and not layout.shown and not layout.blind:
            facts.append(Shown(None, layout.taken))
            layout = layout.replace(shown=True)
        layout = layout.replace(bid=target)
        if match.options.trump_mode == "named":
            return match.to(move, Trumping(layout), *facts)
        return start_play(match, move, layout, *facts)


class Trumping(Phase, frozen=True, tag=True):
    """The declarer names the trump suit (13.1)."""

    asks: ClassVar[str] = "name"

    layout: Layout

    def turns(self, match: Match) -> tuple[Turn, ...]:
        return (Turn(self.layout.won, self.layout.won),)

    def legal(self, match: Match, turn: Turn) -> Sequence[Action]:
        return TRUMPS

    def check(self, match: Match, turn: Turn, action: Action) -> None:
        if action not in TRUMPS:
            text = f"{quote(action.text)}: the trump suit is to be named now, S, C, D or H"
            raise RuleError("phase", "13.1", text)

    def apply(self, match: Match, move: Input) -> Step:
        assert isinstance(move.action, Name)
        layout = self.layout.replace(trump=move.action.contract)
        return start_play(match, move, layout, Said(layout.won, move.action.text))
