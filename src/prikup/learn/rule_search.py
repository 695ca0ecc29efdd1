"""Search over the phases of a game for everything but the cards: states, words, what each end writes.

The rules stay where they are, in Python: nothing here knows a contract. A state is what remains of a match
when its cards are forgotten (:mod:`prikup.learn.state_keys`), so one deal, played with every word, finds all
states.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Hashable, Sequence
from typing import Any, Final

import msgspec
import numpy as np
from msgspec.structs import replace

from prikup.cards import Card, Cards
from prikup.core import (
    Action,
    Discard,
    Draw,
    GiveCard,
    Input,
    Match,
    Scored,
    Step,
    Struct,
    Turn,
)
from prikup.learn.card_probes import (
    FREE_EDGE,
    NO_CHECKS,
    Checks,
    is_dealt_again,
    make_plain,
)
from prikup.learn.counted import Tallies
from prikup.learn.features import Features
from prikup.learn.first_deals import NO_STATE, FirstDeals, pack_firsts, pack_tests
from prikup.learn.numbering import ActionNumbers, find_words, list_words
from prikup.learn.other_cards import (
    STRONG_CARDS,
    WEAK_CARDS,
    CompileError,
    find_needs,
    held_of,
    is_over,
    list_said,
    with_hand,
    with_talon,
)
from prikup.learn.packing import (
    DEAL_TRICKS,
    TALON_CARDS,
    PlayEnd,
    blank_row,
    list_tricks,
    pack_deal,
    pack_edges,
    pack_ends,
    pack_said,
    pack_sets,
    pack_states,
    pack_words,
    pad,
)
from prikup.learn.state_keys import key_of
from prikup.learn.tables import (
    CHECK_DTYPE,
    CHECK_KIND,
    LAY_KIND,
    PLAY_KIND,
    RuleTables,
)
from prikup.learn.talons import FinerTalonsError, TalonClasses
from prikup.toolkit import phases
from prikup.toolkit.card_rules import CardRules, CardTest
from prikup.toolkit.deal_state import DealState, find_card_phase

MAX_STATES: Final = 200_000
MAX_WORDS: Final = 576
SEED: Final = "compile"
PROBED_DEALS: Final = 24
"""Deals that must begin as the places of the deciding cards say."""
MAX_PENALTY_REDEALS: Final = 5
"""Redeals in a row after which no more is expected to be written for them."""
ALWAYS: Final = CardTest({}, 0, Cards())
"""A test that holds for every hand."""


class RuleSearch:
    """A search in breadth over the states of one deal, in a game of tricks."""

    def __init__(self, start: Match, rules: str, classes: TalonClasses) -> None:
        """Begin with a match before its first draw, and the text of its rules."""
        words, players = find_words(start.game.id), start.players
        self.rules, self.players = rules, players
        self.card_rules = start.game.part("card_rules", CardRules) or CardRules()
        if unheld := self.card_rules.find_unheld_option(start):
            raise CompileError("learn-option", option=unheld, game=start.game.id)
        # The last seat deals, so that places, counted from the eldest hand, are seats.
        drawn = start.apply(Input(None, None, Draw(dealer=players - 1))).state
        self.match = drawn.deal(seed=SEED)
        self.first_deals = FirstDeals(drawn, self.card_rules)
        self.starts = list(self.first_deals.list_starts())
        self.standing = [float(total) for total in drawn.totals]
        self.sets = self.card_rules.list_sets(drawn)
        self._check_cards(held_of(self.match.phase))
        self.said = words.said
        self.words = {text: number for number, text in enumerate(list_words(words))}
        self.features = Features(words, players)
        self.numbers: dict[Hashable, int] = {}
        self.found: deque[tuple[Match, Checks]] = deque()
        self.checks: list[tuple[int, int]] = []
        self.rows: list[dict[str, Any]] = []
        self.edges: list[tuple[int, ...]] = []
        self.spoken: list[list[int]] = []
        self.outcomes: list[list[PlayEnd] | int] = []
        self.tallies = Tallies()
        self.tests = [*self.first_deals.tests, ALWAYS]
        self.redeal = Checks(((0, len(self.tests) - 1),))
        self.redeal_end: tuple[int, int] | None = None
        self.outcome_numbers: dict[Hashable, int] = {}
        self.classes = classes

    def _check_cards(self, held: DealState) -> None:
        """Raise CompileError if tables cannot hold that many cards."""
        if {len(hand) for hand in held.hands} - {0, DEAL_TRICKS} or len(held.talon) != TALON_CARDS:
            raise CompileError("learn-cards", game=self.match.game.id)

    def _check_starts(self, drawn: Match) -> None:
        """Raise CompileError if a deal begins otherwise than the places of the deciding cards say."""
        keys = [None if start is None else self._key_of(start) for start in self.starts]
        for number in range(PROBED_DEALS):
            match = drawn.deal(seed=f"{SEED} {number}")
            if self._key_of(match) != keys[self.first_deals.find_code(match)]:
                raise CompileError("learn-deal", game=match.game.id)

    def compile(self) -> RuleTables:
        """Return the tables of all states that the first ones lead to."""
        self._check_starts(self.first_deals.match)
        thrown = Checks(tuple(self.first_deals.list_thrown()))
        firsts = [NO_STATE if start is None else self._number(start, thrown) for start in self.starts]
        while self.found:
            self._add_state(*self.found.popleft())
            if len(self.numbers) > MAX_STATES:
                raise CompileError("learn-size", what="states", most=MAX_STATES)
        texts = tuple(self.words)
        if len(texts) > MAX_WORDS:
            raise CompileError("learn-size", what="words", most=MAX_WORDS)
        deal = pack_deal(self.first_deals, texts)
        deal["max_redeals"], deal["redeal_outcome"] = self.redeal_end or (0, 0)
        return RuleTables(
            self.match.game.id,
            self.rules,
            self.players,
            ActionNumbers(texts),
            deal,
            pack_firsts(self.starts, firsts),
            pack_tests(self.tests),
            np.array(self.checks, CHECK_DTYPE),
            pack_sets(self.sets),
            *self.tallies.pack(),
            pack_states(self.rows),
            pack_edges(self.edges),
            pack_words(self.spoken, len(texts)),
            self.features.pack(),
            *pack_ends(self.outcomes, self.players),
            self.classes.by_pair,
            pack_said(self.said, self.words, len(texts)),
        )

    def _key_of(self, match: Match) -> Hashable:
        return key_of(self.card_rules.forget(match).phase)

    def _number(self, match: Match, checks: Checks = NO_CHECKS) -> int:
        """Return the number of the state of a match, or of these checks before it; a new one if it is new."""
        match = make_plain(self.card_rules.forget(match), self.card_rules)
        key = (key_of(match.phase), checks)
        if checks == self.redeal:
            key = (None, checks)  # all redeals are one
        if key not in self.numbers:
            self.numbers[key] = len(self.numbers)
            self.found.append((match, checks))
        return self.numbers[key]

    def _follow(self, match: Match, move: Input) -> int:
        """Return the code of what follows a move: the number of a state, or -1 - that of an outcome."""
        step = match.apply(move)
        after = step.state
        if is_dealt_again(step):
            self._find_redeal_end(match, move)
            return self._number(match, self.redeal)
        if not is_over(after):
            return self._number(after, self._find_checks(match, move, after))
        return -1 - self._end_by_word(match, move, after)

    def _end_by_word(self, match: Match, move: Input, after: Match) -> int:
        """Return the number of the outcome of a word that ends the deal."""
        ends = [PlayEnd(None, self._rewards(after))]
        if self._has_talon_classes(match, lambda told: told.apply(move).state):
            ends = [
                PlayEnd(None, self._rewards(with_talon(match, pair).apply(move).state))
                for pair in self.classes.samples
            ]
        return self._outcome(("end", *ends), ends)

    def _outcome(self, key: Hashable, ends: list[PlayEnd] | int) -> int:
        if key not in self.outcome_numbers:
            self.outcome_numbers[key] = len(self.outcomes)
            self.outcomes.append(ends)
        return self.outcome_numbers[key]

    def _rewards(self, match: Match) -> tuple[float, ...]:
        return tuple(float(total) - before for total, before in zip(match.totals, self.standing, strict=True))

    def _find_redeal_end(self, match: Match, move: Input) -> None:
        """Find out after how many redeals in a row a deal ends, and what it then comes to."""
        before = match
        for count in range(1, MAX_PENALTY_REDEALS + 1):
            if self.redeal_end is not None:
                return
            step = match.apply(move)
            assert is_dealt_again(step)
            if any(isinstance(fact, Scored) for fact in step.facts):
                rewards = self._rewards(step.state)
                self.redeal_end = count, self._outcome(("end", rewards), [PlayEnd(None, rewards)])
            match = replace(before, standing=step.state.standing)
        if self.redeal_end is None:
            self.redeal_end = (0, 0)

    def _find_checks(self, match: Match, move: Input, after: Match) -> Checks:
        """Return the tests of hands and of the talon on which it depends what follows a move."""
        return NO_CHECKS

    def _add_state(self, match: Match, checks: Checks) -> None:
        """Add the state of a match, its words and what follows each; or checks before it."""
        phase = match.phase
        row = blank_row()
        held = held_of(phase)
        if held.taken:
            row["talon_at"] = held.declarer_seat
        self.spoken.append([])
        row["first_edge"] = len(self.edges)
        if len(held.taken) < len(held.talon):
            row["talon_part"] = sum(1 << held.talon.index(card) for card in held.taken)
        views = [match.view(seat) for seat in range(self.players)]
        row["talon_seen"] = sum(1 << seat for seat, view in enumerate(views) if len(view.talon or ()) > 1)
        row["backs"] = sum(1 << seat for seat in held.backs)
        row["remembered"] = sum(
            1 << seat for seat in range(self.players) if any(view.seats[seat].shown for view in views)
        )
        if checks.tests:
            row |= {"kind": CHECK_KIND, "first_check": len(self.checks), "check_count": len(checks.tests)}
            row["next"], row["outcome"] = self._number(match), checks.other
            self.checks += checks.tests
        elif isinstance(phase, phases.CardPlay):
            self._add_play(match, phase, row)
        else:
            self._add_question(match, row, held)
        row["is_limited"] = any(edge[1:] != FREE_EDGE for edge in self.edges[row["first_edge"] :])
        self.features.add(views)
        self.rows.append(row)

    def _add_question(self, match: Match, row: dict[str, Any], held: DealState) -> None:
        """Fill in a state in which words are said or cards laid away."""
        turns = match.turns()
        if not turns or turns[0].seat != turns[0].by:
            raise CompileError("learn-phase", phase=type(match.phase).__name__)
        turn = turns[0]
        row["actor"] = turn.seat
        row["exposed"] = sum(1 << seat for seat in held.exposed)
        asked = find_card_phase(match)
        if isinstance(asked, phases.Playing):
            row["exposed"] |= sum(1 << seat for seat in asked.play.exposed)
        actions = match.legal(turn)
        words = [action for action in actions if not isinstance(action, Discard | GiveCard)]
        if any(isinstance(action, GiveCard) for action in actions):
            self._add_gifts(match, turn, row)
        elif len(words) < len(actions):
            discard = next(action for action in actions if isinstance(action, Discard))
            row["kind"] = LAY_KIND
            row["lay_count"] = len(discard.cards or ())
            row["next"] = self._state_after(match, turn, discard)
        self._add_words(match, turn, words)

    def _state_after(self, match: Match, turn: Turn, action: Action) -> int:
        code = self._follow(match, Input(turn.seat, turn.by, action))
        if code < 0:
            raise CompileError("learn-phase", phase=type(match.phase).__name__)
        return code

    def _add_gifts(self, match: Match, turn: Turn, row: dict[str, Any]) -> None:
        """Fill in a state in which a card is given to one of several places."""
        raise CompileError("learn-phase", phase=type(match.phase).__name__)

    def _add_words(self, match: Match, turn: Turn, words: Sequence[Action]) -> None:
        """Add an edge for each word, in the order of their numbers, with the cards that it needs."""
        weak, strong = (with_hand(match, turn.seat, hand) for hand in (WEAK_CARDS, STRONG_CARDS))
        always = list_said(weak, turn)
        needs = {word: 0 for word in always}
        for word in list_said(strong, turn):
            if word not in needs:
                needs[word] = find_needs(match, turn, word)
        if not set(words) <= set(needs):
            raise CompileError("learn-phase", phase=type(match.phase).__name__)
        numbered = sorted((self.words.setdefault(word.text, len(self.words)), word) for word in needs)
        self.spoken[-1] = [number for number, _ in numbered]
        for _, word in numbered:
            asked, move = strong if needs[word] else match, Input(turn.seat, turn.by, word)
            code = self._follow(asked, move)
            shows = code >= 0 and bool(needs[word]) and _is_shown(asked, move)
            self.edges.append((code, needs[word], *FREE_EDGE[1:-1], int(shows)))

    def _add_play(self, match: Match, phase: phases.CardPlay, row: dict[str, Any]) -> None:
        """Fill in a state in which cards are played."""
        play, rules = phase.play, phase.play.rules
        if rules.pack.strength != match.pack.strength:
            raise CompileError("learn-phase", phase=type(phase).__name__)
        row |= {
            "kind": PLAY_KIND,
            "trump": 4 if play.trump is None else int(play.trump),
            "size": rules.size,
            "leader": rules.eldest if play.winners or play.trick else play.leader,
            "leads": len(rules.leads),
            "lead_owner": -1 if rules.lead_owner is None else rules.lead_owner,
            "after": pad(rules.after, -1),
            "control": pad(play.control, 0),
            "eldest": rules.eldest,
            "must_ruff": rules.must_ruff,
            "must_beat": rules.must_beat,
            "exposed": sum(1 << seat for seat in play.exposed),
        }
        fixed = [-1 if leader is None else leader for leader in rules.leaders[1:3]]
        row["leaders"] = [*fixed, -1, -1][:2]
        self._add_end_of_play(match, phase, row)

    def _add_end_of_play(self, match: Match, phase: phases.CardPlay, row: dict[str, Any]) -> None:
        """Fill in what follows the play, or so many cards of it."""
        if not isinstance(phase, phases.Playing):
            raise CompileError("learn-phase", phase=type(phase).__name__)
        changed = self._find_change(match)
        if changed is not None:
            row["until"], row["next"] = changed
        else:
            row["outcome"] = self._add_outcome(match, phase)

    def _find_change(self, match: Match) -> tuple[int, int] | None:
        """Return after how many cards of the deal another state follows, and its number; None if never."""
        assert isinstance(match.phase, phases.Playing)
        key, play = key_of(match.phase), match.phase.play
        count = len(play.winners) * play.rules.size + len(play.trick)
        for step in range(1, play.rules.size + 1):
            turn = match.turns()[0]
            match = match.apply(Input(turn.seat, turn.by, match.legal(turn)[0])).state
            if key_of(match.phase) != key:
                return count + step, self._number(match)
        return None

    def _add_outcome(self, match: Match, phase: phases.Playing) -> int:
        """Return the number of what each division of the tricks comes to."""
        divisions = list_tricks(phase.play.rules, self.players)
        sample = next(tricks for tricks in divisions if tricks is not None)
        ended = self._end(match, sample)
        scored = next((fact for fact in ended.facts if isinstance(fact, Scored)), None)
        key: Hashable = key_of(phase)
        if scored is not None and isinstance(scored.result, Struct):
            result = msgspec.structs.replace(scored.result, tricks=None)
            key = (key_of(result), tuple(tricks is not None for tricks in divisions))
        if key in self.outcome_numbers:
            return self.outcome_numbers[key]
        has_classes = self._has_talon_classes(match, lambda told: self._end(told, sample).state)
        pairs = self.classes.samples if has_classes else [()]
        return self._outcome(
            key,
            [
                self._end_with(with_talon(match, pair) if has_classes else match, tricks)
                for pair in pairs
                for tricks in divisions
            ],
        )

    def _end_with(self, match: Match, tricks: tuple[int, ...] | None) -> PlayEnd:
        """Return what these tricks come to; nothing for tricks that are impossible."""
        if tricks is None:
            return PlayEnd(None, (0.0,) * self.players)
        after = self._end(match, tricks).state
        return PlayEnd(None if is_over(after) else self._number(after), self._rewards(after))

    def _end(self, match: Match, tricks: tuple[int, ...]) -> Step:
        """Return the step that ends the play with these tricks, whatever was played."""
        assert isinstance(match.phase, phases.Playing)
        return match.phase.ended(match, Input(None, None, Draw(dealer=0)), tricks)

    def _has_talon_classes(self, match: Match, ended: Callable[[Match], Match]) -> bool:
        """Return True if the end of a deal may depend on the talon; ``ended`` returns what a match comes to.

        Raises FinerTalonsError for an end that needs more classes than there are.
        """
        if not held_of(match.phase).shown:
            return False

        def written(pair: tuple[Card, ...]) -> tuple[float, ...]:
            return self._rewards(ended(with_talon(match, pair)))

        if not self.classes.are_fine_enough(written):
            raise FinerTalonsError(self.classes.part(written))
        return len(self.classes.samples) > 1


def _is_shown(match: Match, move: Input) -> bool:
    """Return True if a seat shows cards by a word, which all then know it to hold."""
    before, after = (held_of(one.phase).proved for one in (match, match.apply(move).state))
    return len(after) > len(before)
