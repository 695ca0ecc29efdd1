"""The play of the cards and the marriages (sections 6 and 7)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import ClassVar

from prikup.cards import Card, Cards, cards_of
from prikup.core import (
    Action,
    Fact,
    Input,
    PlayCard,
    RuleError,
    Said,
    Step,
    Turn,
)
from prikup.games.thousand.deal_end import score_deal
from prikup.games.thousand.deal_state import DealState
from prikup.games.thousand.match import Match
from prikup.games.thousand.options import Options
from prikup.games.thousand.points import ACE_CARDS, ACES_WORD, MARRIAGE_CARDS, card_points
from prikup.games.thousand.results import DealResult
from prikup.games.thousand.rules import start_play
from prikup.toolkit import phases
from prikup.toolkit.phases import list_card_facts
from prikup.toolkit.tricks import PLAYS_BY_CARD_INDEX

_ANNOUNCEMENTS = {card: PlayCard(card, announce=True) for card in (play.card for play in PLAYS_BY_CARD_INDEX)}


def start_playing(match: Match, move: Input, state: DealState, *facts: Fact) -> Step:
    """Return the step to the play, in which the declarer leads first (6.1)."""
    return match.to(move, Playing(state, start_play(match, state), (0,) * match.players), *facts)


class Playing(phases.CardPlay, frozen=True, tag=True):
    """Tricks of a deal; ``points`` are the card points won so far, by seat."""

    clause: ClassVar[str] = "6.1"

    held: DealState
    points: tuple[int, ...]

    def legal(self, match: Match, turn: Turn) -> Sequence[Action]:
        if self.play.trick:
            return self.play.legal()
        announced = [
            action
            for action in self._announcements(match)
            if self._announcement_error(match, action.card) is None
        ]
        return [*self.play.legal(), *announced]

    def grid(self, match: Match, turn: Turn) -> Iterable[Action]:
        plays = [PLAYS_BY_CARD_INDEX[card.index] for card in Cards(self.play.hands[turn.seat])]
        return [*plays, *self._announcements(match)]

    def _announcements(self, match: Match) -> Iterator[PlayCard]:
        """Yield the announcements with a card in hand, legal or not."""
        ranks = "KQ" + (ACES_WORD if match.options.ace_marriage else "")
        for card in cards_of(self.play.hands[self.play.to_play]):
            if card.rank in ranks:
                yield _ANNOUNCEMENTS[card]

    def check(self, match: Match, turn: Turn, action: Action) -> None:
        if not isinstance(action, PlayCard):
            raise RuleError("phase-play", "6.1")
        error = self.play.why_not(action.card, "6.2")
        if error is None and action.announce:
            error = self._announcement_error(match, action.card)
        if error is not None:
            raise error

    def _announcement_error(self, match: Match, card: Card) -> RuleError | None:
        """Return the error that forbids announcing with this card now, else None (7.1 to 7.5)."""
        options: Options = match.options
        hand = Cards(self.play.hands[self.play.to_play])
        if self.play.trick:
            return RuleError("marriage_lead", "7.1")
        if not self.play.winners and not options.marriage_first_trick:
            return RuleError("marriage_first", "7.2")
        if card.rank == ACES_WORD:
            if options.ace_marriage and hand >= ACE_CARDS:
                return None
            missing_sets = [[card_of_set.text for card_of_set in ACE_CARDS]] if options.ace_marriage else []
            return RuleError("aces-thousand", "7.5", needs=missing_sets)
        if card.rank not in "KQ" or not MARRIAGE_CARDS[card.suit.letter] <= hand:
            missing_sets = (
                [[card_of_set.text for card_of_set in MARRIAGE_CARDS[card.suit.letter]]]
                if card.rank in "KQ"
                else []
            )
            return RuleError("marriage", "7.1", card=card.text, needs=missing_sets)
        if options.marriage_card == "queen" and card.rank != "Q":
            return RuleError("marriage_queen", "7.4")
        return None

    def apply(self, match: Match, move: Input) -> Step:
        action = move.action
        assert isinstance(action, PlayCard) and move.seat is not None
        state, trump = self.held, None
        facts: list[Fact] = []
        if action.announce:
            state = state.with_announcement(move.seat, action.card)
            facts.append(Said(*state.said[-1]))
            if action.card.rank != ACES_WORD and match.options.trump_mode == "marriage":
                trump = action.card.suit
        play = self.play.play(action.card, trump)
        facts += list_card_facts(move, action.card, play)
        points = list(self.points)
        if not play.trick:
            points[play.winners[-1]] += card_points([card for _, card in play.last])
        playing = Playing(state, play, tuple(points))
        if not play.over:
            return match.to(move, playing, *facts)
        pile = state.gather_pack((*match.log, move))
        return score_deal(match, playing.result(match), pile, *facts)

    def result(self, match: Match) -> DealResult:
        """Return the result of the deal with these tricks."""
        options: Options = match.options
        state, last_winner = self.held, self.play.winners[-1]
        points = list(self.points)
        if match.players == 2 and options.two_player_rest == "last_trick":
            points[last_winner] += card_points(state.rest)
        marriages = tuple(map(state.marriages, range(match.players)))
        return DealResult(
            "played",
            declarer=state.declarer_seat,
            bid=state.target,
            cards=tuple(points),
            marriages=marriages,
            tricks=self.play.taken,
            last_trick=last_winner,
            mode=state.mode,
            trump=state.trump,
            talon=state.taken,
            talon_marriages=state.talon_marriages,
        )
