"""The answers of the HTTP routes, as records."""

from __future__ import annotations

from fractions import Fraction
from typing import Any, Literal

from prikup.core import Struct
from prikup.proof import DealProof
from prikup.scene import Outcome
from prikup.table import DealEnding, ListedTable
from prikup.table.state import DealView


class MyTable(Struct, frozen=True):
    """A line of a guest's list; ``turn`` is true if the table waits for the guest.

    ``bot_names`` are the numbers of the bots' names in the catalogue, by seat, None for a person. ``began``
    is when the table was opened, in seconds since 1970. ``tournament`` is the id of the tournament whose
    cards are played, "" without one.
    """

    id: str
    url: str
    game: str
    rules: str
    names: tuple[str, ...]
    bot_names: tuple[int | None, ...]
    seat: int
    deal_no: int
    turn: bool
    began: float
    tournament: str = ""


class Me(Struct, frozen=True):
    """A guest and the tables at which they sit that are not over."""

    id: str
    name: str
    tables: tuple[MyTable, ...]


class MyMatch(Struct, frozen=True):
    """A finished match in a guest's list; ``seat`` is None if only bots played.

    ``bots`` are the kinds of the bots by seat, None for a person, and ``bot_names`` the numbers of their
    names in the catalogue. ``began`` and ``ended`` are seconds since 1970 (``ended`` is None if unknown);
    ``result`` is the result by seat, None if no deal was scored. Its deals are not shown until
    ``sealed_until``, since others still play them. ``willing`` are the seats of those who want it to be
    public; it is once all people do.
    """

    id: str
    url: str
    game: str
    rules: str
    names: tuple[str, ...]
    bots: tuple[str | None, ...]
    bot_names: tuple[int | None, ...]
    seat: int | None
    deals: int
    result: tuple[Fraction, ...] | None
    began: float
    ended: float | None
    sealed_until: float | None
    willing: tuple[int, ...]


class MyMatches(Struct, frozen=True):
    """A page of a guest's finished matches, newest first; ``next`` asks for the page after it.

    ``keep_tables`` and ``keep_sheets`` are the days after which unfinished tables and shared sheets are
    deleted, 0 for never; finished matches are kept. ``has_account`` is true if they belong to an account.
    """

    matches: tuple[MyMatch, ...]
    next: str | None
    keep_tables: int
    keep_sheets: int
    has_account: bool


class PublicMatches(Struct, frozen=True):
    """A page of public matches, newest first; ``next`` asks for the page after it."""

    matches: tuple[MyMatch, ...]
    next: str | None


class GameStatistics(Struct, frozen=True):
    """A person's matches of one game: how many, how many won, their deals, and what they did in these.

    ``declared`` are the deals in which they declared, ``made`` those in which they made their contract,
    ``miseres`` and ``miseres_made`` the same of misères; ``whists`` are those that they wrote, ``result`` is
    the sum of their results.
    """

    game: str
    matches: int
    won: int
    deals: int
    declared: int
    made: int
    miseres: int
    miseres_made: int
    whists: Fraction
    result: Fraction


class MyStatistics(Struct, frozen=True):
    """Statistics of a person by game, over their latest matches, of which at most ``most`` are counted."""

    games: tuple[GameStatistics, ...]
    most: int


class RecordText(Struct, frozen=True):
    """A finished match as a record; ``record`` is None while others still play its deals."""

    id: str
    record: str | None


class MatchRecords(Struct, frozen=True):
    """A page of a guest's finished matches as records; ``next`` asks for the page after it."""

    matches: tuple[RecordText, ...]
    next: str | None


class ChallengeMade(Struct, frozen=True):
    """A deal that others may play, and the address of its page."""

    id: str
    url: str


class ComparedPlay(Struct, frozen=True):
    """The result of a challenge at one table; ``seat`` is that of the guest whose table it is.

    ``last`` is the outcome of the deal, None if it was given up, and ``result`` its result by seat. ``mine``
    is true for the guest's own table, ``first`` for the table at which the deal was first dealt.
    """

    names: tuple[str, ...]
    bot_names: tuple[int | None, ...]
    seat: int
    last: Outcome | None
    result: tuple[Fraction, ...] | None
    mine: bool
    first: bool


class ChallengeShown(Struct, frozen=True):
    """A challenge as the guest may know it.

    ``day`` is the date of a deal of the day; else it is "", ``by`` is the player who offers the deal, and
    ``seen`` are all who have seen its cards. ``bots`` are the bots by seat next to the person at ``seat``.
    ``state`` is the guest's progress: not begun, playing at the table ``url``, over, or only looked at.
    ``plays`` are empty until it is one of the last two; ``count`` tables have finished. ``commitment`` is the
    SHA-256 of the secret seed, and ``following`` that of tomorrow's deal if this is today's, else "".
    """

    id: str
    day: str
    game: str
    rules: str
    players: int
    bots: tuple[str | None, ...]
    seat: int
    by: str
    seen: tuple[str, ...]
    mine: bool
    state: Literal["new", "playing", "over", "looked"]
    url: str | None
    plays: tuple[ComparedPlay, ...]
    count: int
    commitment: str
    following: str


class TournamentLine(Struct, frozen=True):
    """A tournament in a list: the guest's progress and table, and the ``count`` of those who finished."""

    id: str
    game: str
    rules: str
    deals: int
    closes: float
    state: Literal["new", "playing", "over"]
    url: str | None
    count: int


class TournamentDay(Struct, frozen=True):
    """The tournaments of a day, one a game; ``before`` is the day before it."""

    day: str
    before: str
    tournaments: tuple[TournamentLine, ...]


class TournamentMade(Struct, frozen=True):
    """A new tournament and the address of its page."""

    id: str
    url: str


class RankedPlay(Struct, frozen=True):
    """The play of one guest, at seat 0; ``rank`` is None if they did not play all deals.

    Those who have an account are ranked by their first play; all others are ranked apart.

    ``result`` is their result, ``against_bots`` what it is above that of the bot in the same seat with the
    same cards, ``score`` what it is above the mean of all others with the same cards, the bot among them.
    ``each`` are the guest's deals with the changes of all totals.
    """

    rank: int | None
    has_account: bool
    names: tuple[str, ...]
    bot_names: tuple[int | None, ...]
    mine: bool
    set: int
    result: Fraction
    against_bots: Fraction
    score: Fraction
    each: tuple[DealEnding, ...]


class TournamentShown(Struct, frozen=True):
    """A tournament as the guest may know it.

    ``day`` is the date of a tournament of the day, else "" and ``title`` is its name. Times are seconds since
    1970. ``stage`` says whether it has begun or closed, ``state`` is the guest's progress at the table
    ``url``, and ``set`` their set of cards. ``commitment`` is the SHA-256 of the ``secret`` from which all
    cards follow. Until the close the secret, the set, ``plays`` and ``bots`` are empty; ``bots`` are the
    results of the bots alone at the guest's seat, by set of cards.
    """

    id: str
    day: str
    title: str
    game: str
    rules: str
    players: int
    deals: int
    bot: str
    bot_version: str
    opens: float
    closes: float
    stage: Literal["before", "open", "closed"]
    state: Literal["new", "playing", "over"]
    url: str | None
    count: int
    set: int | None
    commitment: str
    secret: str
    bots: tuple[RankedPlay, ...]
    plays: tuple[RankedPlay, ...]


class TableMade(Struct, frozen=True):
    """A new table and its address."""

    id: str
    url: str


class PasskeyShown(Struct, frozen=True):
    """A passkey of an account, by the name that its owner gave it; ``created`` is in seconds since 1970."""

    id: str
    name: str
    created: float


class SessionShown(Struct, frozen=True):
    """A browser signed in since ``created``, in seconds since 1970; ``here`` is true for the asker's.

    ``device`` names browser and system, "" if they are not known.
    """

    created: float
    here: bool
    device: str


class AccountView(Struct, frozen=True):
    """An account, with its passkeys and the browsers that are signed in.

    ``is_operator`` is true for the account of an operator of the server.
    """

    name: str
    created: float
    passkeys: tuple[PasskeyShown, ...]
    sessions: tuple[SessionShown, ...]
    is_operator: bool


class AccountShown(Struct, frozen=True):
    """The account of a browser, or None; ``has_passkeys`` is true if passkeys can be used at this address."""

    account: AccountView | None
    has_passkeys: bool


class AccountMade(Struct, frozen=True):
    """A new account with its recovery key, which is shown only once."""

    recovery: str
    shown: AccountShown


class RecoveryKey(Struct, frozen=True):
    """A new recovery key, which is shown only once."""

    recovery: str


class DeviceLink(Struct, frozen=True):
    """A link that signs one device in before it ``expires``, and its QR code as an SVG if it can be drawn."""

    url: str
    expires: float
    qr: str | None


class PasskeyOptions(Struct, frozen=True):
    """The options for ``navigator.credentials``, as JSON."""

    options: dict[str, Any]


class AccountExport(Struct, frozen=True):
    """All about an account but its matches: its ids at tables, whom it has blocked, its shared sheets."""

    account: AccountView
    ids: tuple[str, ...]
    blocked: tuple[str, ...]
    sheets: tuple[Any, ...]


class OpenTables(Struct, frozen=True):
    """The tables to which anybody may come; ``now`` is the server's time.

    ``waiting`` are those at which seats are free, the best to join first; ``playing`` those to watch.
    """

    now: float
    waiting: tuple[ListedTable, ...]
    playing: tuple[ListedTable, ...]


class SheetShown(Struct, frozen=True):
    """A sheet that others may watch: ``key`` changes it, ``revision`` is the number of what is stored."""

    id: str
    key: str
    revision: int


class SheetRevision(Struct, frozen=True):
    """A shared sheet, and the number of what is stored of it now."""

    id: str
    revision: int


class DealsPage(Struct, frozen=True):
    """Scored deals of a match in order; ``before`` asks for those before them, None if there are none."""

    deals: tuple[DealView, ...]
    before: int | None


class ProofsResponse(Struct, frozen=True):
    """The proof of every deal of a table; ``format`` is the version of its form."""

    format: str
    table: str
    deals: tuple[DealProof, ...]
