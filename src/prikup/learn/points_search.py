"""Search over the phases of a game of points: announced sets, cards that are given, redeals by tests."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from prikup.cards import Card
from prikup.core import (
    Action,
    GiveCard,
    Input,
    Match,
    Turn,
)
from prikup.learn.card_probes import (
    FREE_EDGE,
    NO_CHECKS,
    Checks,
    announce,
    find_sayers,
    is_dealt_again,
    list_like_moves,
    list_probes,
)
from prikup.learn.counted import CountedValues, list_talon_samples, list_values_by_talon
from prikup.learn.first_deals import NO_STATE
from prikup.learn.other_cards import (
    CompileError,
    held_of,
    with_whole_talon,
)
from prikup.learn.rule_search import RuleSearch
from prikup.learn.tables import (
    GIVE_KIND,
    MAX_POINTS,
)
from prikup.toolkit import phases
from prikup.toolkit.card_rules import PointCount
from prikup.toolkit.deal_state import DealState


class PointsSearch(RuleSearch):
    """A search over the states of one deal in which points of cards count."""

    def _check_cards(self, held: DealState) -> None:
        """Accept any number of cards."""

    @property
    def _count(self) -> PointCount:
        assert self.first_deals.count is not None
        return self.first_deals.count

    def _end_by_word(self, match: Match, move: Input, after: Match) -> int:
        return self._add_tally(self._list_word_values(match, move))

    def _add_end_of_play(self, match: Match, phase: phases.CardPlay, row: dict[str, Any]) -> None:
        self._add_announcements(match, phase, row)
        lists = [self.card_rules.list_values(match, seat, MAX_POINTS) for seat in range(self.players)]
        row["outcome"] = self._add_tally(lists)

    def _add_tally(self, values: Sequence[CountedValues]) -> int:
        """Return the number of the outcome of points with these values."""
        return self._outcome(("tally", number := self.tallies.add(values)), number)

    def _list_word_values(self, match: Match, move: Input) -> list[CountedValues]:
        """Return the values of each place after a word that ends a deal of points."""
        held = held_of(match.phase)
        size = len(held.talon)
        talons = (
            list_talon_samples(match.pack, self._count, size) if size == len(held.taken) else [held.talon]
        )
        resting = next((seat for seat, hand in enumerate(held.hands) if not hand), None)

        def written(talon: tuple[Card, ...]) -> CountedValues:
            return self._rewards(with_whole_talon(match, talon).apply(move).state)

        return list_values_by_talon(talons, written, resting)

    def _find_checks(self, match: Match, move: Input, after: Match) -> Checks:
        """Return the tests of hands and of the talon on which it depends what follows a move.

        Raises CompileError if they lead to more than one other state.
        """
        found, others = [], set[int]()
        if type(after.phase) is type(match.phase):
            return NO_CHECKS
        usual = self._key_of(after)
        for number, test in enumerate(self.first_deals.tests):
            for holding, probed in list_probes(match, test):
                for like, step in list_like_moves(probed, move):
                    if is_dealt_again(step):
                        self._find_redeal_end(probed, like)
                        others.add(NO_STATE)
                    elif self._key_of(step.state) != usual:
                        others.add(self._number(step.state))
                    else:
                        continue
                    found.append((holding, number))
                    break
        if len(others) > 1:
            raise CompileError("learn-phase", phase=type(match.phase).__name__)
        return Checks(tuple(dict.fromkeys(found)), others.pop()) if found else NO_CHECKS

    def _add_gifts(self, match: Match, turn: Turn, row: dict[str, Any]) -> None:
        """Fill in a state in which a card is given to one of several places."""
        first = dict[int, GiveCard]()
        for action in match.legal(turn):
            if isinstance(action, GiveCard):
                first.setdefault(action.to, action)
        row["kind"], row["recipients"] = GIVE_KIND, sum(1 << place for place in first)
        for _, action in sorted(first.items()):
            self.edges.append((self._state_after(match, turn, action), *FREE_EDGE))

    def _add_words(self, match: Match, turn: Turn, words: Sequence[Action]) -> None:
        """Add an edge for each word of a game with sets, with the hands and talons that may say it."""
        sayers = find_sayers(match, turn, self.card_rules, self.sets, self.first_deals.tests)
        numbered = sorted((self.words.setdefault(word.text, len(self.words)), word) for word in sayers)
        self.spoken[-1] = [number for number, _ in numbered]
        for _, word in numbered:
            sayer = sayers[word]
            code = self._follow(sayer.match, Input(turn.seat, turn.by, word))
            self.edges.append((code, 0, sayer.classes, sayer.tests, int(sayer.is_of_talon), 0))

    def _add_announcements(self, match: Match, phase: phases.CardPlay, row: dict[str, Any]) -> None:
        """Add an edge for each set that may be announced with a lead: the state with the trump after it."""
        row["announced"], row["announced_from"] = (1 << len(self.sets)) - 1, self._count.announced_from
        for one in self.sets:
            after = announce(match, phase, one)
            self.edges.append((self._number(after), *FREE_EDGE))
