"""An authenticator in software: it makes passkeys and signs with them, as a browser sends it."""

from __future__ import annotations

import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from hashlib import sha256
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

Json = dict[str, Any]
PRESENT, VERIFIED, ATTESTED = 1, 4, 64
"""Flags of the data that is signed."""


class Authenticator:
    """A device with one passkey; ``origin`` is the page of which its browser tells it."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._id = sha256(str(self._key.private_numbers().private_value).encode()).digest()
        self._count = 0

    def register(self, options: Json) -> Json:
        """Return the passkey that a browser makes with these options."""
        attested = bytes(16) + len(self._id).to_bytes(2, "big") + self._id + self._public_key()
        data = self._data(options["rp"]["id"], PRESENT | VERIFIED | ATTESTED) + attested
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        return self._credential("webauthn.create", options, {"attestationObject": encode(attestation)})

    def sign(self, options: Json) -> Json:
        """Return the answer to these options."""
        self._count += 1
        data = self._data(options["rpId"], PRESENT | VERIFIED)
        answer = self._credential("webauthn.get", options, {"authenticatorData": encode(data)})
        signed = data + sha256(decode(answer["response"]["clientDataJSON"])).digest()
        answer["response"]["signature"] = encode(self._key.sign(signed, ec.ECDSA(SHA256())))
        return answer

    def _data(self, host: str, flags: int) -> bytes:
        return sha256(host.encode()).digest() + bytes([flags]) + self._count.to_bytes(4, "big")

    def _public_key(self) -> bytes:
        numbers = self._key.public_key().public_numbers()
        point = {-2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")}
        return bytes(cbor2.dumps({1: 2, 3: -7, -1: 1} | point))

    def _credential(self, kind: str, options: Json, response: Json) -> Json:
        client = {"type": kind, "challenge": options["challenge"], "origin": self.origin}
        response = {"clientDataJSON": encode(json.dumps(client).encode())} | response
        return {"id": encode(self._id), "rawId": encode(self._id), "type": "public-key", "response": response}


def encode(data: bytes) -> str:
    """Return bytes as they are written in WebAuthn's JSON."""
    return urlsafe_b64encode(data).decode().rstrip("=")


def decode(text: str) -> bytes:
    """Return the bytes of such a text."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))
