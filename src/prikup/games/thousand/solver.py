"""Deals of Thousand as positions that can be solved."""

from __future__ import annotations

from typing import Final

from prikup.cards import Card, Cards, Suit
from prikup.games.thousand.deal_state import ANNOUNCEMENT_WORDS, announced_with
from prikup.games.thousand.match import Match
from prikup.games.thousand.options import Options
from prikup.games.thousand.playing import Playing
from prikup.games.thousand.points import announcement_points, card_points, pack_of, tricks_of
from prikup.solver.match import GameSolver
from prikup.solver.points import PointPosition, PointRules
from prikup.solver.position import Position, SolverError, seats_from
from prikup.solver.solution import SolverTask


def thousand_rules(options: Options, trump: Suit | None = None, rest: Cards | None = None) -> PointRules:
    """Return the rules of the play of Thousand by these options.

    ``trump`` is the suit that was named, where one is; ``rest`` are cards out of play, which with two players
    may count for the last trick (14.1). Points are as they count toward the target: nothing is doubled (8.6).

    >>> from prikup.games.thousand.options import parse_rules
    >>> thousand_rules(parse_rules("thousand-32")).last_trick
    10
    """
    pack = pack_of(options)
    by_rank = {card.rank: card_points([card]) for card in pack.cards}
    spades, clubs, diamonds, hearts = (announcement_points(options, suit.letter, trump) for suit in Suit)
    rest_counts = options.two_player_rest == "last_trick" and rest is not None
    return PointRules(
        ranks=pack.ranks,
        card_points=tuple(by_rank[rank] for rank in pack.ranks),
        marriages=(spades, clubs, diamonds, hearts),
        aces=options.ace_marriage,
        last_trick=options.last_trick_bonus + (card_points(rest) if rest_counts and rest is not None else 0),
        changes_trump=options.trump_mode == "marriage",
        queen_only=options.marriage_card == "queen",
        must_beat=options.must_beat,
    )


def typed_thousand(options: Options, play: Position, rest: Cards | None = None) -> PointPosition:
    """Return a position of Thousand by these options without the deal it is from.

    Where the trump is named it is that of the position. Full hands are taken for the beginning of a deal: its
    first lead announces nothing, unless the options allow it (7.2). ``rest`` are cards out of play, which
    with two players may count for the last trick (14.1).
    """
    named = play.trump if options.trump_mode == "named" else None
    players = len(play.hands)
    rules = thousand_rules(options, named, rest if players == 2 else None)
    is_first_lead = play.left == tricks_of(options, players) and not play.trick
    return PointPosition(play, rules, is_first_lead and not options.marriage_first_trick)


def from_thousand(match: Match, seat: int | None = None) -> PointPosition:
    """Return a deal of Thousand in play, seen from one seat (None: the declarer) against the rest.

    That seat becomes seat 0; its value are points still to come. Raises SolverError where no deal is in play.
    """
    playing = match.phase
    if not isinstance(playing, Playing):
        raise SolverError("solver-thousand", deal=match.deal_no, stage=playing.stage)
    play, state = playing.play, playing.held
    order = seats_from(play, state.declarer_seat if seat is None else seat)
    options: Options = match.options
    named = None if state.trump is None else Suit.parse(state.trump)
    rules = thousand_rules(options, named, state.rest if match.players == 2 else None)
    hands = tuple(Cards(play.hands[player]) for player in order)
    position = Position(hands, play.trump, order.index(play.leader), tuple(card for _, card in play.trick))
    is_silent = not play.winners and not play.trick and not options.marriage_first_trick
    return PointPosition(position, rules, is_silent)


def question(match: Match) -> SolverTask:
    """Return the question how many points the declarer of a deal in play makes.

    Raises SolverError if no deal is in play.
    """
    position, playing = from_thousand(match), match.phase
    assert isinstance(playing, Playing)
    declarer, target = playing.held.declarer_seat, playing.held.target
    return SolverTask("points", position, seats_from(playing.play, declarer), target)


def announced_word(card: Card) -> str:
    """Return the word of the announcement with this card (7.1, 7.5)."""
    return ANNOUNCEMENT_WORDS[announced_with(card)]


SOLVER: Final = GameSolver(question, typed_thousand, announced_word)
