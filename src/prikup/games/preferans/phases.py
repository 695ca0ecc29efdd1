"""Russian Preferans, phase by phase.

``FLOW`` is the order of play; a test holds the code to it. Clauses are those of the rules of
Russian Preferans.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from itertools import combinations
from typing import ClassVar, Final, Literal

import msgspec

from prikup.auction import Auction, word
from prikup.cards import PACK_32, Card, Cards
from prikup.core import (
    Action,
    Claim,
    Deal,
    Dealt,
    Discard,
    Discarded,
    Draw,
    Ended,
    Fact,
    Finish,
    Input,
    Match,
    Name,
    Phase,
    PlayCard,
    RuleError,
    Said,
    Say,
    Scored,
    Shown,
    Step,
    Taken,
    Turn,
)
from prikup.core import Played as CardPlayed
from prikup.defence import Ask, Call, Roles
from prikup.games.preferans.conduct import (
    active_seats,
    auction_rules,
    contract_play,
    defence,
    misere_play,
    nameable,
    raspasy_play,
)
from prikup.games.preferans.contracts import CONTRACTS, MISERE, Contract
from prikup.games.preferans.options import Options
from prikup.games.preferans.score import (
    DealResult,
    Standing,
    apply_entries,
    entries,
    is_over,
    next_dealer,
    settle,
)
from prikup.tricks import Play

CONCEDE: Final = word("concede")
YES: Final = word("yes")
NO: Final = word("no")
WITHDRAW: Final = word("withdraw")


class Drawing(Phase, frozen=True, tag=True):
    """Before the match: who deals first (2.2)."""

    def chance(self, match: Match, put: Input) -> Step:
        draw = put.action
        if not isinstance(draw, Draw):
            raise RuleError("phase", "2.2", "the first dealer is drawn before anything else")
        if not 0 <= draw.dealer < match.players:
            raise RuleError("draw", "2.2", f"{draw.dealer} is no seat: expected 0 to {match.players - 1}")
        return Step(
            Match(match.game, match.options, match.players, 1, draw.dealer, match.standing, Dealing()),
            (),
        )


class Dealing(Phase, frozen=True, tag=True):
    """Between deals: waits for the cards, or for the agreement to finish."""

    def chance(self, match: Match, put: Input) -> Step:
        if isinstance(put.action, Finish):
            return finish(match, match.standing)
        deal = put.action
        if not isinstance(deal, Deal):
            raise RuleError("phase", "2.3", "the cards are dealt first")
        hands = _dealt(match, deal)
        order = active_seats(match)
        auction = Auction.start(auction_rules(match.options, match.standing), order)
        assert deal.talon is not None and match.dealer is not None
        phase = Bidding(hands, deal.talon, auction)
        return match.to(put, phase, Dealt(match.deal_no, match.dealer, hands))


def _dealt(match: Match, deal: Deal) -> tuple[Cards, ...]:
    """The hands of a deal, checked: ten for each active seat, two in the talon (2.3)."""
    playing = active_seats(match)
    hands = tuple(hand if hand is not None else Cards() for hand in deal.hands)
    if len(hands) != match.players:
        raise RuleError("deal", "2.3", f"{len(hands)} hands were dealt: expected {match.players}")
    for seat, hand in enumerate(hands):
        due = 10 if seat in playing else 0
        if len(hand) != due:
            raise RuleError("deal", "2.3", f"seat {seat} was dealt {len(hand)} cards: expected {due}")
    talon = deal.talon or ()
    union = Cards(talon)
    for hand in hands:
        union |= hand
    if len(talon) != 2 or union != PACK_32.cards:
        raise RuleError("deal", "2.3", "the cards dealt are not the pack of 32 with two in the talon")
    return hands


class Bidding(Phase, frozen=True, tag=True):
    """The auction (section 4)."""

    asks: ClassVar[str] = "bid"

    hands: tuple[Cards, ...]
    talon: tuple[Card, ...]
    auction: Auction

    def turns(self, match: Match) -> tuple[Turn, ...]:
        seat = self.auction.speaker
        return () if seat is None else (Turn(seat, seat),)

    def legal(self, match: Match, turn: Turn) -> Sequence[Action]:
        return [word(said) for said in self.auction.legal()]

    def grid(self, match: Match, turn: Turn) -> Iterable[Action]:
        return [word(said) for said in self.auction.words()]

    def check(self, match: Match, turn: Turn, action: Action) -> None:
        said = action.word if isinstance(action, Say) else type(action).__name__
        error = self.auction.why_not(turn.seat, said)
        if error is not None:
            raise error

    def apply(self, match: Match, put: Input) -> Step:
        assert isinstance(put.action, Say) and put.seat is not None
        auction = self.auction.say(put.action.word)
        said = Said(put.seat, put.action.word)
        if auction.speaker is not None:
            return match.to(put, Bidding(self.hands, self.talon, auction), said)
        if auction.holder is None:
            play = raspasy_play(match, [hand.mask for hand in self.hands], self.talon)
            playing = Playing(play, None, None, auction.calls, (), self.talon, None)
            return match.to(put, playing, said, *_talon_lead(play))
        declarer = auction.holder
        assert auction.bid is not None
        hands = _with(self.hands, declarer, self.hands[declarer] | Cards(self.talon))
        phase = Discarding(hands, self.talon, declarer, auction.bid, auction.calls)
        return match.to(put, phase, said, Shown(None, self.talon))


def _with(hands: tuple[Cards, ...], seat: int, hand: Cards) -> tuple[Cards, ...]:
    return (*hands[:seat], hand, *hands[seat + 1 :])


class Discarding(Phase, frozen=True, tag=True):
    """The declarer has taken the talon and lays two cards away, or gives up (5.1, 5.3)."""

    asks: ClassVar[str] = "discard"

    hands: tuple[Cards, ...]
    talon: tuple[Card, ...]
    declarer: int
    bid: str
    calls: tuple[Call, ...]

    def turns(self, match: Match) -> tuple[Turn, ...]:
        return (Turn(self.declarer, self.declarer),)

    def legal(self, match: Match, turn: Turn) -> Sequence[Action]:
        pairs: list[Action] = self._pairs()
        if _concede_refused(match.options, self.bid) is None:
            pairs.append(CONCEDE)
        return pairs

    def grid(self, match: Match, turn: Turn) -> Iterable[Action]:
        return (*self._pairs(), CONCEDE)

    def _pairs(self) -> list[Action]:
        hand = self.hands[self.declarer]
        return [Discard(Cards(one.bit | other.bit)) for one, other in combinations(hand, 2)]

    def check(self, match: Match, turn: Turn, action: Action) -> None:
        if action == CONCEDE:
            refused = _concede_refused(match.options, self.bid)
            if refused is not None:
                raise refused
            return
        if not isinstance(action, Discard) or action.cards is None:
            raise RuleError("phase", "5.1", "two cards are to be discarded now")
        if len(action.cards) != 2:
            raise RuleError("discard_count", "5.1", f"{action.text!r}: expected two cards")
        missing = action.cards - self.hands[self.declarer]
        if missing:
            card = next(iter(missing))
            raise RuleError("not_held", "5.1", f"{card} is not in that hand", card=card.text)

    def apply(self, match: Match, put: Input) -> Step:
        if put.action == CONCEDE:
            return _conceded(match, put, self.declarer, self.bid, self.talon)
        assert isinstance(put.action, Discard) and put.action.cards is not None
        laid = put.action.cards
        hands = _with(self.hands, self.declarer, self.hands[self.declarer] - laid)
        fact = Discarded(self.declarer, len(laid), laid)
        if self.bid != MISERE:
            phase = Naming(hands, self.talon, laid, self.declarer, self.bid, self.calls)
            return match.to(put, phase, fact)
        play = misere_play(match, [hand.mask for hand in hands], self.declarer)
        playing = Playing(play, CONTRACTS[MISERE], self.declarer, self.calls, (), self.talon, laid)
        return _start(match, put, playing, fact)


def _concede_refused(options: Options, bid: str) -> RuleError | None:
    if not options.concede:
        return RuleError("concede", "5.3", "giving up is not played here")
    if bid == MISERE:
        return RuleError("concede_misere", "5.3", "a misère cannot be given up")
    return None


def _conceded(match: Match, put: Input, declarer: int, bid: str, talon: tuple[Card, ...]) -> Step:
    result = DealResult("concede", declarer=declarer, contract=bid, talon=talon)
    return score_deal(match, result, Said(declarer, "concede"))


class Naming(Phase, frozen=True, tag=True):
    """The declarer names the contract, or gives up (5.2, 5.3)."""

    asks: ClassVar[str] = "name"

    hands: tuple[Cards, ...]
    talon: tuple[Card, ...]
    discard: Cards
    declarer: int
    bid: str
    calls: tuple[Call, ...]

    def turns(self, match: Match) -> tuple[Turn, ...]:
        return (Turn(self.declarer, self.declarer),)

    def legal(self, match: Match, turn: Turn) -> Sequence[Action]:
        named: list[Action] = [_NAMES[text] for text in nameable(match.options, self.bid)]
        return named if _concede_refused(match.options, self.bid) else [*named, CONCEDE]

    def grid(self, match: Match, turn: Turn) -> Iterable[Action]:
        return (*_NAMES.values(), CONCEDE)

    def check(self, match: Match, turn: Turn, action: Action) -> None:
        if action == CONCEDE:
            refused = _concede_refused(match.options, self.bid)
            if refused is not None:
                raise refused
            return
        if not isinstance(action, Name) or action.contract not in _NAMES:
            raise RuleError("phase", "5.2", "a contract of six to ten is to be named now")
        if action.contract not in nameable(match.options, self.bid):
            text = f"{action.contract} is below the bid of {self.bid}"
            raise RuleError("floor", "5.2", text, floor=self.bid)

    def apply(self, match: Match, put: Input) -> Step:
        if put.action == CONCEDE:
            return _conceded(match, put, self.declarer, self.bid, self.talon)
        assert isinstance(put.action, Name)
        contract = CONTRACTS[put.action.contract]
        phase = Defending(self.hands, self.talon, self.discard, self.declarer, contract, self.calls)
        said = Said(self.declarer, put.action.text)
        question = phase.question(match)
        if isinstance(question, Ask):
            return match.to(put, phase, said)
        return phase.close(match, put, (), question, said)


_NAMES: Final = {text: Name(text) for text in CONTRACTS if text != MISERE}


class Defending(Phase, frozen=True, tag=True):
    """The defenders say whist, pass or half; a lone whister chooses open or closed (section 6)."""

    asks: ClassVar[str] = "defend"

    hands: tuple[Cards, ...]
    talon: tuple[Card, ...]
    discard: Cards
    declarer: int
    contract: Contract
    calls: tuple[Call, ...]
    said: tuple[Call, ...] = ()

    def question(self, match: Match, said: tuple[Call, ...] | None = None) -> Ask | Roles:
        """What the defence is asked next, or what its declarations came to."""
        return defence(match, self.declarer, self.contract, self.said if said is None else said)

    def _ask(self, match: Match) -> Ask:
        question = self.question(match)
        assert isinstance(question, Ask)
        return question

    def turns(self, match: Match) -> tuple[Turn, ...]:
        seat = self._ask(match).seat
        return (Turn(seat, seat),)

    def legal(self, match: Match, turn: Turn) -> Sequence[Action]:
        return [word(said) for said in self._ask(match).legal()]

    def grid(self, match: Match, turn: Turn) -> Iterable[Action]:
        return [word(said) for said in self._ask(match).words]

    def check(self, match: Match, turn: Turn, action: Action) -> None:
        error = self._ask(match).why_not(action.word if isinstance(action, Say) else type(action).__name__)
        if error is not None:
            raise error

    def apply(self, match: Match, put: Input) -> Step:
        assert isinstance(put.action, Say) and put.seat is not None
        said = (*self.said, (put.seat, put.action.word))
        fact = Said(put.seat, put.action.word)
        question = self.question(match, said)
        if isinstance(question, Roles):
            return self.close(match, put, said, question, fact)
        phase = Defending(
            self.hands, self.talon, self.discard, self.declarer, self.contract, self.calls, said
        )
        return match.to(put, phase, fact)

    def close(self, match: Match, put: Input, said: tuple[Call, ...], roles: Roles, fact: Fact) -> Step:
        """The step out of the declarations: into play, or straight to the score."""
        if not roles.played:
            result = DealResult(
                "contract",
                declarer=self.declarer,
                contract=self.contract.text,
                declarations=said,
                talon=self.talon,
            )
            return score_deal(match, result, fact)
        masks = [hand.mask for hand in self.hands]
        play = contract_play(match, masks, self.declarer, self.contract, roles)
        playing = Playing(
            play, self.contract, self.declarer, self.calls, said, self.talon, self.discard, roles
        )
        return _start(match, put, playing, fact)


class Playing(Phase, frozen=True, tag=True):
    """Ten tricks of a contract (section 7), a misère (9) or, without a contract, an all-pass (10).

    ``offered`` are the players who have offered to divide the rest at this trick.
    """

    asks: ClassVar[str] = "play"

    play: Play
    contract: Contract | None
    declarer: int | None
    calls: tuple[Call, ...]
    said: tuple[Call, ...]
    talon: tuple[Card, ...]
    discard: Cards | None
    roles: Roles | None = None
    offered: tuple[int, ...] = ()

    @property
    def kind(self) -> Literal["contract", "misere", "raspasy"]:
        """What is played."""
        if self.contract is None:
            return "raspasy"
        return "misere" if self.contract.text == MISERE else "contract"

    def turns(self, match: Match) -> tuple[Turn, ...]:
        play = self.play
        return (Turn(play.to_play, play.control[play.to_play]),)

    def legal(self, match: Match, turn: Turn) -> Sequence[Action]:
        return self.play.legal()

    def grid(self, match: Match, turn: Turn) -> Iterable[Action]:
        return [PlayCard(card) for card in Cards(self.play.hands[turn.seat])]

    def check(self, match: Match, turn: Turn, action: Action) -> None:
        if not isinstance(action, PlayCard) or action.announce:
            raise RuleError("phase", "7.2", "a card is to be played now")
        if not self.play.choices & action.card.bit:
            error = self.play.why_not(action.card, "10.1" if self.kind == "raspasy" else "7.2")
            assert error is not None
            raise error

    def offers(self, match: Match, by: int) -> Sequence[Action]:
        if self.why_not_offer(by) is not None:
            return ()
        return [Claim(division, lay) for division in self.play.divisions() for lay in (False, True)]

    def unasked(self, action: Action) -> bool:
        return isinstance(action, Claim)

    def check_offer(self, match: Match, by: int, action: Action) -> None:
        assert isinstance(action, Claim)
        error = self.why_not_offer(by, action)
        if error is not None:
            raise error

    def why_not_offer(self, by: int, claim: Claim | None = None) -> RuleError | None:
        """Why the player may not offer this division (or any) now, else None (7.3)."""
        if by in self.offered:
            return RuleError("claim_again", "7.3", "one offer a trick")
        return self.play.why_not_claim(by, claim, "7.3")

    def apply(self, match: Match, put: Input) -> Step:
        action = put.action
        if isinstance(action, Claim):
            return self._offer(match, put, action)
        assert isinstance(action, PlayCard)
        before = self.play
        play = before.play(action.card)
        facts: list[Fact] = [CardPlayed(put.seat, put.by, action.card)]
        if not play.trick:
            facts.append(Taken(play.winners[-1]))
            facts.extend(_talon_lead(play))
        if play.exposed is not before.exposed:
            facts.extend(_laid_open(play))
        if play.choices:
            offered = self.offered if play.trick else ()
            return match.to(put, self.with_play(play, offered), *facts)
        return score_deal(match, self.result(match, play.taken), *facts)

    def with_play(self, play: Play, offered: tuple[int, ...]) -> Playing:
        """The same deal a card, or an offer, further."""
        return Playing(
            play, self.contract, self.declarer, self.calls, self.said, self.talon, self.discard,
            self.roles, offered,
        )  # fmt: skip

    def _offer(self, match: Match, put: Input, claim: Claim) -> Step:
        assert put.by is not None
        play = self.play.lay(put.by) if claim.lay else self.play
        playing = self.with_play(play, (*self.offered, put.by))
        facts: list[Fact] = [Said(put.by, claim.text)]
        if play is not self.play:
            facts.append(Shown(put.by, tuple(Cards(play.hands[put.by]))))
        return match.to(put, Claiming(playing, put.by, claim.division), *facts)

    def result(self, match: Match, taken: tuple[int, ...]) -> DealResult:
        """The result of the deal with these tricks."""
        return DealResult(
            self.kind,
            declarer=self.declarer,
            contract=None if self.contract is None else self.contract.text,
            declarations=self.said,
            tricks=taken,
            talon=self.talon,
            dealer_leads_talon=self.play.rules.lead_owner is not None,
        )


def _start(match: Match, put: Input, playing: Playing, fact: Fact) -> Step:
    return match.to(put, playing, fact, *_laid_open(playing.play))


def _laid_open(play: Play) -> Iterable[Fact]:
    return [Shown(seat, tuple(Cards(play.hands[seat]))) for seat in play.exposed]


def _talon_lead(play: Play) -> Iterable[Fact]:
    """The card of the talon that leads the next trick, played by the rules themselves (10.2)."""
    lead = play.talon_lead
    return [] if lead is None or play.trick else [CardPlayed(None, None, lead)]


class Claiming(Phase, frozen=True, tag=True):
    """An offer to divide the rest waits for every other player who decides over cards (7.3)."""

    asks: ClassVar[str] = "answer"

    playing: Playing
    by: int
    division: tuple[int, ...]
    accepted: tuple[int, ...] = ()

    def turns(self, match: Match) -> tuple[Turn, ...]:
        return tuple(
            Turn(seat, seat)
            for seat in self.playing.play.deciders()
            if seat != self.by and seat not in self.accepted
        )

    def legal(self, match: Match, turn: Turn) -> Sequence[Action]:
        return (YES, NO)

    def check(self, match: Match, turn: Turn, action: Action) -> None:
        if action not in (YES, NO):
            raise RuleError("phase", "7.3", "the offer is to be answered yes or no")

    def offers(self, match: Match, by: int) -> Sequence[Action]:
        return (WITHDRAW,) if by == self.by else ()

    def unasked(self, action: Action) -> bool:
        return action == WITHDRAW

    def check_offer(self, match: Match, by: int, action: Action) -> None:
        if by != self.by:
            raise RuleError("withdraw", "7.3", f"only seat {self.by}, who made the offer, can withdraw it")

    def apply(self, match: Match, put: Input) -> Step:
        assert isinstance(put.action, Say) and put.by is not None
        said = Said(put.by, put.action.word)
        if put.action != YES:
            return match.to(put, self.playing, said)
        accepted = (*self.accepted, put.by)
        waiting = Claiming(self.playing, self.by, self.division, accepted)
        if waiting.turns(match):
            return match.to(put, waiting, said)
        play = self.playing.play
        taken = tuple(map(sum, zip(play.taken, self.division, strict=True)))
        return score_deal(match, self.playing.result(match, taken), said)


class Over(Phase, frozen=True, tag=True):
    """The match is settled (section 12)."""

    result: tuple[Fraction, ...]


def score_deal(match: Match, result: DealResult, *facts: Fact) -> Step:
    """Write the deal on the sheet and go on to the next one, or to the settlement (11.4)."""
    assert match.dealer is not None
    options: Options = match.options
    standing: Standing = match.standing
    result = msgspec.structs.replace(result, dealer=match.dealer)
    written = entries(result, standing, options)
    after = apply_entries(standing, written, result, options)
    scored = Scored(match.deal_no, match.dealer, result, written)
    if is_over(after, options):
        step = finish(match, after)
        return Step(step.state, (*facts, scored, *step.facts))
    dealer = next_dealer(match.dealer, result, options, match.players)
    following = Match(match.game, options, match.players, match.deal_no + 1, dealer, after, Dealing())
    return Step(following, (*facts, scored))


def finish(match: Match, standing: Standing) -> Step:
    """The settlement of the match as it stands (section 12)."""
    result = settle(standing, match.options).result
    over = Match(
        match.game, match.options, match.players, match.deal_no, match.dealer, standing, Over(result)
    )
    return Step(over, (Ended(result),))


FLOW: Final[dict[type[Phase], frozenset[type[Phase]]]] = {
    Drawing: frozenset({Dealing}),
    Dealing: frozenset({Bidding, Over}),
    Bidding: frozenset({Bidding, Discarding, Playing}),
    Discarding: frozenset({Naming, Playing, Dealing, Over}),
    Naming: frozenset({Defending, Playing, Dealing, Over}),
    Defending: frozenset({Defending, Playing, Dealing, Over}),
    Playing: frozenset({Playing, Claiming, Dealing, Over}),
    Claiming: frozenset({Claiming, Playing, Dealing, Over}),
    Over: frozenset(),
}
