"""Proof of a deal: the commitments, the deal that its seeds make, and the check of both."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

from prikup.cards import Card, Cards, Pack
from prikup.core import Deal, DealPattern, Draw, Struct
from prikup.shuffle import DealSeeds, ShuffleError, check_player_seed, compute_commitment

EARLIER_PROOF_FORMAT: Final = "prikup 1"
PROOF_FORMAT: Final = "prikup 2"
"""The form of the proof of a table; by the earlier one nobody was bound but the server."""


class Origin(Struct, frozen=True):
    """The earlier deal whose cards are dealt again: its number, and the table where it was played."""

    number: int
    table: str


class DealProof(Struct, frozen=True):
    """All that is needed to check one deal; ``server_seed`` and ``deal`` are None until it is over.

    ``game`` and ``rules`` (as the game writes them) are what was agreed before any seed was shown; they,
    ``players`` and the seat that dealt (``dealer``, None before it is known) fix how cards are dealt.
    ``pack`` and ``packets`` only repeat this for who has no rules at hand. The dealer of deal 1 is drawn:
    ``drawn`` are the cards by seat, and the one that comes first in ``precedence`` (again a repetition of
    the rules) makes the dealer. Both are empty for other deals and where the dealer was taken at random.
    A bottom card of ``middle`` was put into the middle of the pack. What was ``gathered`` from the tricks
    before it was only cut: its order follows from the record of the match, not from the seeds alone.

    ``bindings`` are the commitments of the players by seat, "" for one who took no part, and empty where
    nobody was bound. They were known at the versions ``bound`` of the table, then the server was bound at
    ``committed``, then the seeds were ``opened`` (0: never; a record tells no versions). The seed of one who
    did not open it is "".

    A deal with an ``origin`` has the cards of a deal of elsewhere: its seeds are that deal's, and nobody was
    bound here. Only the first deal of a match can be one, or all deals if they are those of a tournament.
    """

    table: str
    game: str
    rules: str
    number: int
    deal_no: int | None
    players: int
    dealer: int | None
    pack: tuple[Card, ...]
    packets: tuple[tuple[int | Literal["talon"], int], ...]
    commitment: str
    player_seeds: tuple[str, ...]
    server_seed: str | None
    deal: Deal | None
    drawn: tuple[Card, ...] = ()
    precedence: tuple[Card, ...] = ()
    middle: tuple[Card, ...] = ()
    gathered: bool = False
    bindings: tuple[str, ...] = ()
    bound: tuple[int, ...] = ()
    committed: int = 0
    opened: tuple[int, ...] = ()
    origin: Origin | None = None

    @property
    def withheld(self) -> tuple[int, ...]:
        """The seats that were bound and whose seeds are not in the deal."""
        seats = zip(self.bindings, self.player_seeds, strict=False)
        return tuple(seat for seat, (binding, seed) in enumerate(seats) if binding and not seed)

    @property
    def seeds(self) -> DealSeeds | None:
        """Seeds of the deal; None until the server's seed is revealed."""
        if self.server_seed is None:
            return None
        number, table = (
            (self.number, self.table) if self.origin is None else (self.origin.number, self.origin.table)
        )
        return DealSeeds(self.server_seed, self.player_seeds, number, table)


def verify(proof: DealProof, pack: Pack, pattern: DealPattern, precedence: tuple[Card, ...] | None) -> None:
    """Check a revealed deal from its seeds; raises ShuffleError with the first error.

    ``pack``, ``pattern`` and ``precedence`` (None: the first dealer is taken at random) are what the rules
    say. They must not be taken from the proof: packets that are chosen once the order of the pack is
    known can deal any hands, and an order of precedence can make any seat the dealer.
    """
    deal, seeds = proof.number, proof.seeds
    if seeds is None or proof.deal is None:
        raise ShuffleError("proof-hidden", deal=deal)
    commitment = compute_commitment(seeds.server)
    if commitment != proof.commitment:
        raise ShuffleError("proof-commitment", deal=deal, made=commitment, commitment=proof.commitment)
    if proof.origin is not None and any(proof.bindings):
        raise ShuffleError("proof-origin", deal=deal)
    if len(proof.player_seeds) != proof.players:
        raise ShuffleError("proof-seeds", deal=deal, count=len(proof.player_seeds), players=proof.players)
    _verify_seeds(proof, seeds)
    _verify_draw(proof, seeds, pack, precedence)
    if len(proof.pack) != len(pack.cards) or Cards(proof.pack) != pack.cards:
        raise ShuffleError("proof-pack", deal=deal, count=len(proof.pack))
    if proof.packets != pattern.packets:
        given, expected = spell_packets(proof.packets), spell_packets(pattern.packets)
        raise ShuffleError("proof-packets", deal=deal, packets=given, expected=expected)
    expected_deal = pattern.deal(pattern.stack(pack, seeds.numbers), proof.players)
    if expected_deal != proof.deal:
        raise ShuffleError("proof-deal", deal=deal, made=expected_deal, found=proof.deal)


def _verify_seeds(proof: DealProof, seeds: DealSeeds) -> None:
    """Check that the players' seeds are those to which they were bound."""
    if not proof.bindings:
        for seed in seeds.players:
            check_player_seed(seed)
        return
    if len(proof.bindings) != proof.players:
        raise ShuffleError(
            "proof-bindings", deal=proof.number, count=len(proof.bindings), players=proof.players
        )
    for seat, (binding, seed) in enumerate(zip(proof.bindings, seeds.players, strict=True)):
        if seed and not binding:
            raise ShuffleError("proof-unbound", deal=proof.number, seat=seat)
        if seed and compute_commitment(seed) != binding:
            raise ShuffleError("proof-opening", deal=proof.number, seat=seat, binding=binding)


def verify_order(proof: DealProof) -> None:
    """Check that all players were bound before the server, and the server before any player opened a seed.

    Raises ShuffleError.
    """
    for seat, binding in enumerate(proof.bindings):
        if not binding:
            continue
        versions = len(proof.bound) == len(proof.opened) == proof.players
        if not versions or not 0 < proof.bound[seat] < proof.committed:
            raise ShuffleError("proof-bound_late", deal=proof.number, seat=seat)
        if proof.player_seeds[seat] and not proof.committed < proof.opened[seat]:
            raise ShuffleError("proof-opened_early", deal=proof.number, seat=seat)


def verify_course(proofs: Sequence[DealProof]) -> None:
    """Check over the deals of a match that nobody could choose among several deals; raises ShuffleError.

    A player who withheld a seed adds to no later deal; once players were bound, nobody adds a seed in clear.
    The deals of elsewhere are the first deal alone, or all deals of one tournament in order.
    """
    withholding: set[int] = set()
    is_bound = False
    for proof in proofs:
        if proof.origin is not None and not _may_be_from_elsewhere(proofs[0], proof, proof.origin):
            raise ShuffleError("proof-origin", deal=proof.number)
        is_bound = is_bound or bool(proof.bindings)
        for seat, seed in enumerate(proof.player_seeds):
            if seat in withholding and (seed or (proof.bindings and proof.bindings[seat])):
                raise ShuffleError("proof-withheld", deal=proof.number, seat=seat)
            if seed and is_bound and not proof.bindings:
                raise ShuffleError("proof-unbound", deal=proof.number, seat=seat)
        if proof.server_seed is not None:
            withholding.update(proof.withheld)


def _may_be_from_elsewhere(first: DealProof, proof: DealProof, origin: Origin) -> bool:
    """Return True if a deal of a match may have this origin; ``first`` is the first deal of the match."""
    if proof.number == 1:
        return True
    return first.origin is not None and (first.origin.table, first.origin.number) == (origin.table, 1)


def _verify_draw(proof: DealProof, seeds: DealSeeds, pack: Pack, precedence: tuple[Card, ...] | None) -> None:
    """Check the draw for the first dealer: its cards and the dealer; later deals must have none."""
    deal = proof.number
    if deal > 1 or (proof.origin is not None and proof.origin.number > 1):
        if proof.drawn:
            raise ShuffleError("proof-drawn_again", deal=deal, cards=_spell(proof.drawn))
        return
    if precedence is None:
        if proof.drawn:
            raise ShuffleError("proof-drawn_any", deal=deal, cards=_spell(proof.drawn))
    elif not proof.drawn:
        raise ShuffleError("proof-drawn_none", deal=deal)
    elif proof.precedence != precedence:
        given, expected = _spell(proof.precedence), _spell(precedence)
        raise ShuffleError("proof-precedence", deal=deal, cards=given, expected=expected)
    expected_draw = Draw.by_chance(pack, proof.players, precedence, seeds.numbers)
    if expected_draw.cards != proof.drawn:
        raise ShuffleError(
            "proof-drawn", deal=deal, made=_spell(expected_draw.cards), cards=_spell(proof.drawn)
        )
    if expected_draw.dealer != proof.dealer:
        raise ShuffleError("proof-dealer", deal=deal, made=expected_draw.dealer, dealer=proof.dealer)


def _spell(cards: Sequence[Card]) -> str:
    """Return cards as text, ``-`` if there are none."""
    return " ".join(card.text for card in cards) or "-"


def spell_packets(packets: Sequence[tuple[int | Literal["talon"], int]]) -> str:
    """Return packets as text, from the top of the pack, each as place and count: ``1:2 2:2 talon:2``."""
    return " ".join(f"{place}:{size}" for place, size in packets)
