"""Web Push: a message that only one browser can read (RFC 8291), sent by a server that it knows (RFC 8292)."""

from __future__ import annotations

import base64
import hashlib
import json
import os
import time
from collections.abc import Mapping
from typing import Final
from urllib.parse import urlsplit

from cryptography.exceptions import InvalidKey
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

RECORD: Final = 4096  # bytes of a message, which is always one record
HALF_A_DAY: Final = 12 * 3600  # seconds for which a signature holds, and a message waits for its browser
CURVE: Final = ec.SECP256R1()


def new_key() -> str:
    """A private key, as it is kept."""
    number = ec.generate_private_key(CURVE).private_numbers().private_value
    return text(number.to_bytes(32, "big"))


def private(key: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(octets(key), "big"), CURVE)


def public(key: ec.EllipticCurvePrivateKey) -> bytes:
    """The public half, as 65 bytes."""
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def public_key(key: str) -> str:
    """The server's public key, by which a browser knows who will write to it."""
    return text(public(private(key)))


def are_keys(p256dh: str, auth: str) -> bool:
    """Whether messages can be encrypted for these keys of a browser."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, octets(p256dh))
        return len(octets(auth)) == 16
    except (ValueError, InvalidKey):
        return False


def encrypted(
    message: bytes, p256dh: str, auth: str, salt: bytes | None = None, own: ec.EllipticCurvePrivateKey | None = None
) -> bytes:
    """The message for the browser with these keys; salt and own key are new each time."""
    salt, own = salt or os.urandom(16), own or ec.generate_private_key(CURVE)
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, octets(p256dh))
    info = b"WebPush: info\0" + octets(p256dh) + public(own)
    agreed = derived(own.exchange(ec.ECDH(), theirs), octets(auth), info, 32)
    key = derived(agreed, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derived(agreed, salt, b"Content-Encoding: nonce\0", 12)
    sealed = AESGCM(key).encrypt(nonce, message + b"\x02", None)  # 2: the last record
    return salt + RECORD.to_bytes(4, "big") + bytes([65]) + public(own) + sealed


def derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def headers(endpoint: str, key: str, contact: str, topic: str) -> dict[str, str]:
    """Headers: the sender, and the topic, in which a newer message takes the place of an older one."""
    parts = urlsplit(endpoint)
    claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(time.time()) + HALF_A_DAY, "sub": contact}
    signed = f"{as_json({'typ': 'JWT', 'alg': 'ES256'})}.{as_json(claims)}"
    r, s = utils.decode_dss_signature(private(key).sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
    signature = text(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
    return {
        "Authorization": f"vapid t={signed}.{signature}, k={public_key(key)}",
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(HALF_A_DAY),
        "Topic": text(hashlib.sha256(topic.encode()).digest()[:24]),
        "Urgency": "normal",
    }


def as_json(value: Mapping[str, object]) -> str:
    return text(json.dumps(value, separators=(",", ":")).encode())


def text(octets: bytes) -> str:
    """As Web Push writes them: base64 for URLs, without padding."""
    return base64.urlsafe_b64encode(octets).rstrip(b"=").decode()


def octets(text: str) -> bytes:
    return base64.urlsafe_b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4))
