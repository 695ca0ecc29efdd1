"""Cards that other tables get too: a deal of another table, or of the day, and the deals of a tournament."""

from __future__ import annotations

from prikup.core import Struct
from prikup.shuffle import DealSeeds, derive_server_seed


class ReusedDeal(Struct, frozen=True):
    """The seeds of a first deal that was dealt elsewhere before.

    ``id`` is the name of the deal. ``dealer`` is the seat that dealt it there; a match that began with it
    draws the same dealer again from the same seeds.
    """

    id: str
    seeds: DealSeeds
    dealer: int


class DealSeries(Struct, frozen=True):
    """The deals of a tournament: every table with this series is dealt the same cards.

    ``id`` is the name of the tournament. All seeds follow from the ``secret``. Until ``closes``, in seconds
    since 1970, nothing is shown from which another table's cards would follow.
    """

    id: str
    secret: str
    closes: float

    def make_deal(self, deal_no: int, attempt: int, players: int) -> ReusedDeal:
        """Return the cards of a deal; ``attempt`` is one more each time that it was thrown in."""
        seed = derive_server_seed(self.secret, f"{self.id} {deal_no}", attempt)
        return ReusedDeal(self.id, DealSeeds(seed, ("",) * players, deal_no, self.id), 0)

    def make_bot_seed(self, seat: int) -> str:
        """Return the seed of a bot: at every table it answers the same view with the same action."""
        return derive_server_seed(self.secret, f"{self.id} bot", seat)
