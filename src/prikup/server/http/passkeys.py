"""Passkeys (WebAuthn): options for a browser, and the check of its answers, by the package ``webauthn``.

Passkeys are bound to a host, and browsers offer them on HTTPS or on this machine only.
"""

from __future__ import annotations

from collections.abc import Iterable
from importlib.util import find_spec
from ipaddress import ip_address
from typing import Any, NamedTuple

import msgspec
from starlette.datastructures import URL

from prikup.server.problems import HTTPProblem

PACKAGE = "webauthn"
SITE_NAME = "Prikup"
LOCAL_HOST = "localhost"
Credential = dict[str, Any]
"""A credential as a browser sends it (``PublicKeyCredential.toJSON``)."""


class Site(NamedTuple):
    """A host for which passkeys are made, and the origin of its pages."""

    host: str
    origin: str


class NewPasskey(NamedTuple):
    """A passkey that a browser has made, as it is stored."""

    credential: bytes
    public_key: bytes
    sign_count: int


def find_site(url: URL, host_header: str) -> Site | None:
    """Return the site of a request, or None if it can have no passkeys.

    >>> find_site(URL("https://cards.example:8443/account"), "cards.example:8443")
    Site(host='cards.example', origin='https://cards.example:8443')
    >>> find_site(URL("http://cards.example/"), "cards.example") is None
    True
    >>> find_site(URL("https://192.0.2.1/"), "192.0.2.1") is None
    True
    """
    host = url.hostname or ""
    is_secure = url.scheme == "https" or host == LOCAL_HOST
    if not host or not is_secure or _is_address(host) or find_spec(PACKAGE) is None:
        return None
    return Site(host, f"{url.scheme}://{host_header}")


def _is_address(host: str) -> bool:
    try:
        ip_address(host)
    except ValueError:
        return False
    return True


def load_library() -> None:
    """Import the package, which takes some tenths of a second the first time."""
    import webauthn  # noqa: F401


def make_registration(
    site: Site, guest_id: str, name: str, known: Iterable[bytes], challenge: bytes
) -> Credential:
    """Return the options by which a browser makes a passkey, unless the device has one of the ``known``."""
    import webauthn
    from webauthn.helpers import options_to_json_dict, structs

    options = webauthn.generate_registration_options(
        rp_id=site.host,
        rp_name=SITE_NAME,
        user_id=guest_id.encode(),
        user_name=name,
        challenge=challenge,
        authenticator_selection=structs.AuthenticatorSelectionCriteria(
            resident_key=structs.ResidentKeyRequirement.REQUIRED,
            user_verification=structs.UserVerificationRequirement.PREFERRED,
        ),
        exclude_credentials=[structs.PublicKeyCredentialDescriptor(id=one) for one in known],
    )
    return options_to_json_dict(options)


def make_sign_in(site: Site, challenge: bytes) -> Credential:
    """Return the options by which a browser uses any passkey that it has for this host."""
    import webauthn
    from webauthn.helpers import options_to_json_dict

    return options_to_json_dict(
        webauthn.generate_authentication_options(rp_id=site.host, challenge=challenge)
    )


def read_challenge(credential: Credential) -> bytes:
    """Return the challenge that a browser has answered; raises HTTPProblem."""
    from webauthn.helpers import base64url_to_bytes

    try:
        client_data = msgspec.json.decode(base64url_to_bytes(credential["response"]["clientDataJSON"]))
        return base64url_to_bytes(client_data["challenge"])
    except Exception as error:  # of many kinds
        raise HTTPProblem(400, "passkey") from error


def read_id(credential: Credential) -> bytes:
    """Return the id of a credential; raises HTTPProblem."""
    from webauthn.helpers import base64url_to_bytes

    try:
        return base64url_to_bytes(credential["id"])
    except Exception as error:
        raise HTTPProblem(400, "passkey") from error


def verify_registration(credential: Credential, site: Site, challenge: bytes) -> NewPasskey:
    """Return the passkey that a browser has made; raises HTTPProblem."""
    import webauthn

    try:
        made = webauthn.verify_registration_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=site.host,
            expected_origin=site.origin,
        )
    except Exception as error:  # webauthn raises many kinds of error for a malformed credential
        raise HTTPProblem(400, "passkey") from error
    return NewPasskey(made.credential_id, made.credential_public_key, made.sign_count)


def verify_sign_in(
    credential: Credential, site: Site, challenge: bytes, public_key: bytes, sign_count: int
) -> int:
    """Return how often the passkey says that it was used; raises HTTPProblem if it did not sign this."""
    import webauthn

    try:
        used = webauthn.verify_authentication_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=site.host,
            expected_origin=site.origin,
            credential_public_key=public_key,
            credential_current_sign_count=sign_count,
        )
    except Exception as error:
        raise HTTPProblem(403, "sign_in") from error
    return used.new_sign_count
