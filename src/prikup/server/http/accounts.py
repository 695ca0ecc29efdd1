"""The HTTP routes of accounts: a guest becomes an account, and signs in again in other browsers.

Every secret is random and has at least 128 bits, so its plain SHA-256 is stored and looked up. Whoever
measures how long a look-up takes learns at most something about a hash, which leads to no secret.
"""

from __future__ import annotations

import asyncio
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from contextlib import suppress
from datetime import timedelta
from hashlib import sha256
from importlib import import_module
from typing import Annotated, Any

import msgspec
from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from prikup.core import Struct
from prikup.server.http import passkeys
from prikup.server.http.addresses import address_of
from prikup.server.http.device_names import name_device
from prikup.server.http.guest_tokens import (
    COOKIE_NAME,
    forget_cookie,
    hash_token,
    new_guest,
    new_session_token,
)
from prikup.server.http.json_io import MAX_BODY_BYTES, check_origin, json_response, read_body
from prikup.server.http.name_replacement import erase_account
from prikup.server.http.operations import operation
from prikup.server.http.passkeys import Site
from prikup.server.http.recovery_keys import make_recovery_key, normalize_recovery_key
from prikup.server.http.responses import (
    AccountExport,
    AccountMade,
    AccountShown,
    AccountView,
    DeviceLink,
    PasskeyOptions,
    PasskeyShown,
    RecoveryKey,
    SessionShown,
)
from prikup.server.http.services import Services, with_cookie
from prikup.server.problems import HTTPProblem
from prikup.server.storage import accounts as storage_of
from prikup.server.storage.accounts import StoredPasskey
from prikup.server.storage.blocks import list_blocks
from prikup.server.storage.schema import utc_now
from prikup.server.storage.store import Storage
from prikup.server.tables.guest_names import check_name
from prikup.server.tables.host import Cost, Guest

MAX_PASSKEYS = 20
"""The most passkeys of one account."""
CHALLENGE_BYTES = 32
LINK_BYTES = 24
VERIFY_MS = 3.0
"""The estimated cost of the check of a signature."""
QR_MODULE = "segno"

AccountName = Annotated[str, Meta(min_length=1, max_length=100)]
Secret = Annotated[str, Meta(max_length=100)]


class NewAccount(Struct, frozen=True, forbid_unknown_fields=True):
    """The account of this guest, by the name that others see."""

    name: AccountName


class AddPasskey(Struct, frozen=True, forbid_unknown_fields=True):
    """A passkey that this browser has made, and a name by which its owner knows it."""

    name: AccountName
    credential: dict[str, Any]


class SignIn(Struct, frozen=True, forbid_unknown_fields=True):
    """One way to sign in: a recovery key, the secret of a link, or the answer of a passkey."""

    recovery: Secret = ""
    link: Secret = ""
    passkey: dict[str, Any] = msgspec.field(default_factory=dict)


class SignOut(Struct, frozen=True, forbid_unknown_fields=True):
    """The end of the session of this browser, or of all."""

    everywhere: bool = False


class AccountRoutes:
    """The routes under ``/api/account``."""

    def __init__(self, services: Services, storage: Storage) -> None:
        self._services = services
        self._storage = storage

    def routes(self) -> list[Route]:
        """Return the routes under ``/api/account``."""
        account = "/api/account"
        return [
            Route(account, self.show, methods=["GET"]),
            Route(account, self.create, methods=["POST"]),
            Route(account, self.delete, methods=["DELETE"]),
            Route(f"{account}/name", self.rename, methods=["POST"]),
            Route(f"{account}/export", self.export, methods=["GET"]),
            Route(f"{account}/recovery", self.replace_recovery_key, methods=["POST"]),
            Route(f"{account}/link", self.make_link, methods=["POST"]),
            Route(f"{account}/passkeys", self.add_passkey, methods=["POST"]),
            Route(f"{account}/passkeys/options", self.begin_passkey, methods=["POST"]),
            Route(f"{account}/passkeys/{{id}}", self.delete_passkey, methods=["DELETE"]),
            Route(f"{account}/sign-in", self.sign_in, methods=["POST"]),
            Route(f"{account}/sign-in/options", self.begin_sign_in, methods=["POST"]),
            Route(f"{account}/sign-out", self.sign_out, methods=["POST"]),
        ]

    @operation("The account to which this browser is signed in", AccountShown, errors=(401,))
    async def show(self, request: Request) -> Response:
        """Answer with the account, and with what can be done here without one."""
        guest = await self._services.find_guest(request)
        account = None
        if guest is not None and guest.has_account:
            account = await self._describe(request, guest.id)
        return json_response(self._shown(request, account))

    @operation("Give this guest an account", {201: AccountMade}, body=NewAccount, errors=(401, 409))
    async def create(self, request: Request) -> Response:
        """Make an account for this guest; the answer has the recovery key, which is shown only now."""
        wanted = await read_body(request, NewAccount, MAX_BODY_BYTES)
        name = check_name(wanted.name)
        guest = await self._services.find_guest(request)
        if guest is not None and guest.has_account:
            raise HTTPProblem(409, "account-exists")
        self._services.admission.count_new_account(address_of(request.scope))
        key, token = make_recovery_key(), new_session_token()
        person = guest or new_guest()[0]
        hashes = _hash_key(key), hash_token(token)
        device = name_device(request.headers.get("user-agent", ""))
        if not await storage_of.add_account(self._storage, person, name, *hashes, device):
            raise HTTPProblem(409, "account-exists")
        account = await self._describe(request, person.id, token)
        return with_cookie(
            json_response(AccountMade(key, self._shown(request, account)), 201), token, request
        )

    @operation("Delete the account; its matches stay, without the name", {204: None}, errors=(401, 403))
    async def delete(self, request: Request) -> Response:
        """Delete the account of this browser, with everything that names its person."""
        check_origin(request)
        guest = await self._require_account(request)
        work = self._services.work_for(request)
        work.check()
        await erase_account(self._services.hub, self._storage, guest.id, work)
        response = Response(status_code=204)
        forget_cookie(response)
        return response

    @operation("All about the account, without its matches", AccountExport, errors=(401,))
    async def export(self, request: Request) -> Response:
        """Answer with what is stored about the account; its matches are at ``/api/matches/records``."""
        guest = await self._require_account(request)
        account = await self._describe(request, guest.id)
        sheets = await storage_of.list_sheets(self._storage, guest.id)
        blocked = tuple(one.name for one in await list_blocks(self._storage, guest.ids))
        return json_response(AccountExport(account, guest.ids, blocked, tuple(map(msgspec.Raw, sheets))))

    @operation("Another name for the account", AccountShown, body=NewAccount, errors=(401,))
    async def rename(self, request: Request) -> Response:
        """Rename the account; its matches keep the name under which they were played."""
        wanted = await read_body(request, NewAccount, MAX_BODY_BYTES)
        name = check_name(wanted.name)
        guest = await self._require_account(request)
        await self._storage.rename_guest(guest.id, name)
        return json_response(self._shown(request, await self._describe(request, guest.id)))

    @operation("Another recovery key, in place of the one before", RecoveryKey, errors=(401, 403))
    async def replace_recovery_key(self, request: Request) -> Response:
        """Answer with a new recovery key, which is shown only now."""
        check_origin(request)
        guest = await self._require_account(request)
        key = make_recovery_key()
        await storage_of.replace_recovery_key(self._storage, guest.id, _hash_key(key))
        return json_response(RecoveryKey(key))

    @operation("A link that signs another device in", DeviceLink, errors=(401, 403))
    async def make_link(self, request: Request) -> Response:
        """Answer with a link that works once and for five minutes, in place of the one before."""
        check_origin(request)
        guest = await self._require_account(request)
        secret = secrets.token_urlsafe(LINK_BYTES)
        await storage_of.add_grant(self._storage, hash_token(secret), "link", guest.id)
        # After the "#", so that it is in no request and in no log.
        url = f"{request.url.scheme}://{request.headers.get('host', '')}/account#{secret}"
        expires = utc_now() + timedelta(seconds=storage_of.GRANT_S)
        return json_response(DeviceLink(url, expires.timestamp(), _draw_qr_code(url)))

    # signing in and out

    @operation("Sign this browser in to an account", AccountShown, body=SignIn, errors=(401,))
    async def sign_in(self, request: Request) -> Response:
        """Sign in; the guest that this browser was is joined to the account."""
        wanted = await read_body(request, SignIn, MAX_BODY_BYTES)
        if sum(map(bool, (wanted.recovery, wanted.link, wanted.passkey))) != 1:
            raise HTTPProblem(400, "message-sign_in")
        self._services.admission.count_sign_in(address_of(request.scope))
        guest_id = await self._find_signing_in(request, wanted)
        if not guest_id:
            raise HTTPProblem(403, "sign_in")
        before: Guest | None = None
        with suppress(HTTPProblem):  # a cookie that is not of this server is replaced
            before = await self._services.find_guest(request)
        old = request.cookies.get(COOKIE_NAME)
        token = new_session_token()
        old_hash = None if old is None else hash_token(old)
        device = name_device(request.headers.get("user-agent", ""))
        await storage_of.sign_in(self._storage, guest_id, hash_token(token), before, old_hash, device)
        account = await self._describe(request, guest_id, token)
        return with_cookie(json_response(self._shown(request, account)), token, request)

    async def _find_signing_in(self, request: Request, wanted: SignIn) -> str | None:
        """Return the account for which a request has a valid secret, or None."""
        if wanted.recovery:
            return await storage_of.find_by_recovery_key(self._storage, _hash_key(wanted.recovery))
        if wanted.link:
            return await storage_of.use_grant(self._storage, hash_token(wanted.link), "link")
        site = await self._require_site(request)
        challenge = passkeys.read_challenge(wanted.passkey)
        stored = await storage_of.find_passkey(
            self._storage, sha256(passkeys.read_id(wanted.passkey)).digest()
        )
        used = await storage_of.use_grant(self._storage, sha256(challenge).digest(), "sign-in")
        if used is None or stored is None or stored.site != site.host:
            return None
        cost = Cost("other", VERIFY_MS)
        given = wanted.passkey, site, challenge, stored.public_key, stored.sign_count
        count = await self._services.work_for(request)(cost, passkeys.verify_sign_in, *given)
        await storage_of.note_passkey_use(self._storage, stored.id_hash, count)
        return stored.guest

    @operation("Options for signing in with a passkey", PasskeyOptions, errors=(403, 409))
    async def begin_sign_in(self, request: Request) -> Response:
        """Answer with a challenge for a passkey, which is valid once and for five minutes."""
        check_origin(request)
        self._services.admission.count_sign_in(address_of(request.scope))
        site = await self._require_site(request)
        challenge = secrets.token_bytes(CHALLENGE_BYTES)
        await storage_of.add_grant(self._storage, sha256(challenge).digest(), "sign-in", None)
        return json_response(PasskeyOptions(passkeys.make_sign_in(site, challenge)))

    @operation("Sign out, here or everywhere", {204: None}, body=SignOut, errors=(401,))
    async def sign_out(self, request: Request) -> Response:
        """End the session of this browser, or all sessions of the account."""
        wanted = await read_body(request, SignOut, MAX_BODY_BYTES)
        guest = await self._require_account(request)
        if wanted.everywhere:
            await storage_of.sign_out_everywhere(self._storage, guest.id)
        else:
            await storage_of.sign_out(self._storage, hash_token(request.cookies[COOKIE_NAME]))
        response = Response(status_code=204)
        forget_cookie(response)
        return response

    # passkeys

    @operation("Options for a new passkey", PasskeyOptions, errors=(401, 403, 409))
    async def begin_passkey(self, request: Request) -> Response:
        """Answer with the options by which this browser makes a passkey within five minutes."""
        check_origin(request)
        guest = await self._require_account(request)
        site = await self._require_site(request)
        known = await storage_of.list_passkeys(self._storage, guest.id)
        if len(known) >= MAX_PASSKEYS:
            raise HTTPProblem(409, "limit-passkeys", most=MAX_PASSKEYS)
        challenge = secrets.token_bytes(CHALLENGE_BYTES)
        await storage_of.add_grant(self._storage, sha256(challenge).digest(), "register", guest.id)
        ids = [one.credential for one in known]
        return json_response(
            PasskeyOptions(passkeys.make_registration(site, guest.id, guest.name, ids, challenge))
        )

    @operation("Add a passkey", {201: AccountShown}, body=AddPasskey, errors=(401, 409))
    async def add_passkey(self, request: Request) -> Response:
        """Store a passkey that this browser has made."""
        wanted = await read_body(request, AddPasskey, MAX_BODY_BYTES)
        name = check_name(wanted.name)
        guest = await self._require_account(request)
        site = await self._require_site(request)
        challenge = passkeys.read_challenge(wanted.credential)
        if (
            await storage_of.use_grant(self._storage, sha256(challenge).digest(), "register", guest.id)
            is None
        ):
            raise HTTPProblem(400, "passkey")
        cost = Cost("other", VERIFY_MS)
        work = self._services.work_for(request)
        made = await work(cost, passkeys.verify_registration, wanted.credential, site, challenge)
        row = StoredPasskey(
            sha256(made.credential).digest(), guest.id, *made, site=site.host, name=name, created=utc_now()
        )
        if not await storage_of.add_passkey(self._storage, row):
            raise HTTPProblem(409, "passkey-known")
        return json_response(self._shown(request, await self._describe(request, guest.id)), 201)

    @operation("Remove a passkey", {204: None}, errors=(401, 403, 404))
    async def delete_passkey(self, request: Request) -> Response:
        """Delete a passkey of the account."""
        check_origin(request)
        guest = await self._require_account(request)
        id_hash = b""
        with suppress(ValueError):
            id_hash = urlsafe_b64decode(request.path_params["id"] + "=")
        if not await storage_of.delete_passkey(self._storage, guest.id, id_hash):
            raise HTTPProblem(404, "not_found-passkey")
        return Response(status_code=204)

    # answers

    async def _require_account(self, request: Request) -> Guest:
        """Return the guest who is signed in; raises HTTPProblem if nobody is."""
        guest = await self._services.find_guest(request)
        if guest is None or not guest.has_account:
            raise HTTPProblem(401, "account")
        return guest

    async def _require_site(self, request: Request) -> Site:
        """Return the site of a request; raises HTTPProblem if it can have no passkeys."""
        site = _site_of(request)
        if site is None:
            raise HTTPProblem(409, "passkey-site")
        await asyncio.to_thread(passkeys.load_library)
        return site

    def _shown(self, request: Request, account: AccountView | None) -> AccountShown:
        return AccountShown(account, has_passkeys=_site_of(request) is not None)

    async def _describe(self, request: Request, guest_id: str, token: str | None = None) -> AccountView:
        """Return an account; ``token`` is that of a session which has just begun here."""
        found = await storage_of.find_account(self._storage, guest_id)
        if found is None:  # it was deleted meanwhile
            raise HTTPProblem(401, "account")
        here = hash_token(token or request.cookies.get(COOKIE_NAME, ""))
        sessions = await storage_of.list_sessions(self._storage, guest_id)
        return AccountView(
            name=found.name,
            created=found.created.timestamp(),
            passkeys=tuple(
                PasskeyShown(
                    urlsafe_b64encode(one.id_hash).decode().rstrip("="), one.name, one.created.timestamp()
                )
                for one in await storage_of.list_passkeys(self._storage, guest_id)
            ),
            sessions=tuple(
                SessionShown(
                    one.created.timestamp(), secrets.compare_digest(one.token_hash, here), one.device
                )
                for one in sessions
            ),
            is_operator=found.is_operator,
        )


def _hash_key(key: str) -> bytes:
    return hash_token(normalize_recovery_key(key))


def _site_of(request: Request) -> Site | None:
    return passkeys.find_site(request.url, request.headers.get("host", ""))


def _draw_qr_code(url: str) -> str | None:
    """Return a QR code as an SVG, or None without the package for it."""
    try:
        segno = import_module(QR_MODULE)
    except ImportError:
        return None
    drawn: str = segno.make(url, micro=False).svg_inline(scale=5, border=4, light="#fff", dark="#000")
    return drawn
