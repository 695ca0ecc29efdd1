"""The proof of a deal: what was committed to, what its seeds make, and the check of both."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from prikup.cards import Card, Cards, Pack
from prikup.core import Deal, DealPattern, Draw, Record
from prikup.shuffle import DealSeeds, ShuffleError, commitment, player_seed


class DealProof(Record, frozen=True):
    """All that is needed to check one deal; ``server_seed`` and ``deal`` are None until it is over.

    ``game`` and ``rules`` (as the game writes them) are what was agreed before any seed was shown; they,
    ``players`` and the seat that dealt (``dealer``, None before it is known) fix how cards are dealt.
    ``pack`` and ``packets`` only repeat this for who has no rules at hand. The dealer of deal 1 is drawn:
    ``drawn`` are the cards by seat, and the one that comes first in ``precedence`` (again a repetition of
    the rules) makes the dealer. Both are empty for other deals and where the dealer was taken at random.
    A bottom card of ``middle`` was put into the middle of the pack. What was ``gathered`` from the tricks
    before it was only cut: its order follows from the record of the match, not from the seeds alone.
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

    @property
    def seeds(self) -> DealSeeds | None:
        """What the deal was made of, once that is known."""
        if self.server_seed is None:
            return None
        return DealSeeds(self.server_seed, self.player_seeds, self.number, self.table)


def verify(proof: DealProof, pack: Pack, pattern: DealPattern, precedence: tuple[Card, ...] | None) -> None:
    """Check a revealed deal from its seeds; raises ShuffleError with the first thing wrong.

    ``pack``, ``pattern`` and ``precedence`` (None: the first dealer is taken at random) are what the rules
    say. They must not be taken from the proof: packets that may be chosen once the order of the pack is
    known deal any hands at all, and an order of precedence makes any seat the dealer.
    """
    where = f"deal {proof.number}"
    seeds = proof.seeds
    if seeds is None or proof.deal is None:
        raise ShuffleError(f"{where} is not revealed yet: expected its server seed and its cards")
    made = commitment(seeds.server)
    if made != proof.commitment:
        raise ShuffleError(f"{where}: the server's seed has the commitment {made}, not {proof.commitment}")
    if len(proof.player_seeds) != proof.players:
        raise ShuffleError(f"{where}: {len(proof.player_seeds)} seeds of {proof.players} players")
    for seed in seeds.players:
        player_seed(seed)
    _verify_draw(proof, seeds, pack, precedence)
    if len(proof.pack) != len(pack.cards) or Cards(proof.pack) != pack.cards:
        raise ShuffleError(f"{where}: its {len(proof.pack)} cards are not the pack of the game")
    if proof.packets != pattern.packets:
        raise ShuffleError(
            f"{where}: its packets are not those of the rules: {spell_packets(proof.packets)}; "
            f"expected {spell_packets(pattern.packets)}"
        )
    right = pattern.deal(pattern.stack(pack, seeds.numbers), proof.players)
    if right != proof.deal:
        raise ShuffleError(f"{where}: the seeds make {right}, not {proof.deal}")


def _verify_draw(proof: DealProof, seeds: DealSeeds, pack: Pack, precedence: tuple[Card, ...] | None) -> None:
    where = f"deal {proof.number}"
    if proof.number > 1:
        if proof.drawn:
            raise ShuffleError(f"{where}: {_spell(proof.drawn)} were drawn: expected a draw for deal 1 alone")
        return
    if precedence is None:
        if proof.drawn:
            raise ShuffleError(f"{where}: {_spell(proof.drawn)} were drawn, but the rules draw no cards")
    elif not proof.drawn:
        raise ShuffleError(f"{where}: nobody drew a card: expected the cards that made the first dealer")
    elif proof.precedence != precedence:
        raise ShuffleError(
            f"{where}: its order of precedence is not that of the rules: {_spell(proof.precedence)}; "
            f"expected {_spell(precedence)}"
        )
    right = Draw.by_chance(pack, proof.players, precedence, seeds.numbers)
    if right.cards != proof.drawn:
        raise ShuffleError(f"{where}: the seeds draw {_spell(right.cards)}, not {_spell(proof.drawn)}")
    if right.dealer != proof.dealer:
        raise ShuffleError(f"{where}: the seeds draw dealer {right.dealer}, not {proof.dealer}")


def _spell(cards: Sequence[Card]) -> str:
    return " ".join(card.text for card in cards) or "nothing"


def spell_packets(packets: Sequence[tuple[int | Literal["talon"], int]]) -> str:
    """Packets in words, from the top of the pack: ``2 to seat 1, 2 to seat 2, 2 to the talon``."""
    return ", ".join(f"{size} to {'the talon' if at == 'talon' else f'seat {at}'}" for at, size in packets)
