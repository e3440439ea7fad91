"""Web Push: a message that only the browser can read (RFC 8291), signed by this server (RFC 8292)."""

from __future__ import annotations

import base64
import binascii
import http.client
import ipaddress
import os
import socket
import ssl
from dataclasses import dataclass
from typing import Final
from urllib.parse import SplitResult, urlsplit

import msgspec
from cryptography.exceptions import InvalidKey
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tablestead.server.storage import Channel

CURVE: Final = ec.SECP256R1()
RECORD: Final = 4096
MOST: Final = 3000
"""Bytes of a message: every push service takes so many, encrypted."""
SEND_S: Final = 10.0
TOKEN_S: Final = 12 * 3600
TOPIC: Final = 32
"""Characters: of what is still on its way to a browser about one table, the latest is enough."""
GONE: Final = (404, 410)


class NotPublic(Exception):
    """An endpoint that is no push service's: nothing is sent there."""


def coded(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).decode().rstrip("=")


def decoded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def is_sound(public_key: str, auth: str) -> bool:
    """What a browser gives to be written to."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decoded(public_key))
        return len(decoded(auth)) == 16
    except (ValueError, InvalidKey, binascii.Error):
        return False


# Keys of the server


def new_key() -> str:
    """The server's private key, as it is stored."""
    return coded(ec.generate_private_key(CURVE).private_numbers().private_value.to_bytes(32, "big"))


def private(key: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(decoded(key), "big"), CURVE)


def public_bytes(key: ec.EllipticCurvePrivateKey) -> bytes:
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def authorization(key: ec.EllipticCurvePrivateKey, audience: str, contact: str, now: float) -> str:
    """That it is this server, for one push service and half a day."""
    claims = {"aud": audience, "exp": int(now) + TOKEN_S} | ({"sub": contact} if contact else {})
    parts = ({"typ": "JWT", "alg": "ES256"}, claims)
    signed = ".".join(coded(msgspec.json.encode(part)) for part in parts)
    r, s = decode_dss_signature(key.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
    signature = coded(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
    return f"vapid t={signed}.{signature}, k={coded(public_bytes(key))}"


# Messages


def encrypted(
    text: bytes, public_key: str, auth: str, once: ec.EllipticCurvePrivateKey | None = None, salt: bytes = b""
) -> bytes:
    """For one browser: a key and a salt of its own for each message."""
    once, salt = once or ec.generate_private_key(CURVE), salt or os.urandom(16)
    theirs, ours = decoded(public_key), public_bytes(once)
    shared = once.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs))
    secret = _derived(shared, decoded(auth), b"WebPush: info\0" + theirs + ours, 32)
    key = _derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(ours)]) + ours
    return head + AESGCM(key).encrypt(nonce, text + b"\2", None)


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


# Sending


@dataclass(frozen=True)
class Push:
    """A message to one browser, ready to be sent."""

    channel: Channel
    text: bytes
    topic: str
    seconds: int
    """How long a push service keeps it for a browser that is away."""
    urgent: bool


def send(push: Push, key: ec.EllipticCurvePrivateKey, contact: str, now: float, loopback: bool) -> int:
    """The status of the answer; raises OSError, HTTPException or NotPublic where there is none."""
    channel = push.channel
    parts, address = reachable(channel.recipient, loopback)
    body = encrypted(push.text, channel.public_key, channel.auth)
    headers = {
        "Authorization": authorization(key, f"{parts.scheme}://{parts.netloc}", contact, now),
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(push.seconds),
        "Urgency": "high" if push.urgent else "normal",
        "Topic": push.topic[:TOPIC],
    }
    connection = Connection(parts, address)
    try:
        connection.request(
            "POST", f"{parts.path or '/'}{'?' * bool(parts.query)}{parts.query}", body, headers
        )
        return connection.getresponse().status
    finally:
        connection.close()


class Connection(http.client.HTTPConnection):
    """To the very address that was looked at: a name may lead elsewhere a moment later."""

    def __init__(self, parts: SplitResult, address: str) -> None:
        self.default_port = 443 if parts.scheme == "https" else 80
        super().__init__(parts.hostname or "", parts.port, timeout=SEND_S)
        self._address = address
        self._secure = parts.scheme == "https"

    def connect(self) -> None:
        self.sock = socket.create_connection((self._address, self.port), SEND_S)
        if self._secure:
            self.sock = ssl.create_default_context().wrap_socket(self.sock, server_hostname=self.host)


def reachable(endpoint: str, loopback: bool) -> tuple[SplitResult, str]:
    """An endpoint and where it leads to: by https to the public internet. `loopback`: a test's own may be on
    this machine."""
    try:
        parts = urlsplit(endpoint)
        name, port = parts.hostname or "", parts.port
        port = port or (443 if parts.scheme == "https" else 80)
        endpoint.encode("ascii")
    except ValueError as error:
        raise NotPublic from error
    if loopback and parts.scheme == "http" and name == "127.0.0.1":
        return parts, name
    if parts.scheme != "https" or parts.username or not name or any(c <= " " for c in endpoint):
        raise NotPublic
    try:
        found = {str(info[4][0]) for info in socket.getaddrinfo(name, port, type=socket.SOCK_STREAM)}
    except UnicodeError as error:
        raise NotPublic from error
    if not found or not all(is_public(address) for address in found):
        raise NotPublic
    return parts, min(found)


def is_public(address: str) -> bool:
    """Not this machine, this network, or any address with a meaning of its own."""
    found = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address):
        inner = found.ipv4_mapped or found.sixtofour or (found.teredo[1] if found.teredo else None)
        inner = inner or (ipaddress.IPv4Address(int(found) & 0xFFFFFFFF) if found in NAT64 else None)
        if inner is not None and not is_public(str(inner)):
            return False
    return found.is_global and not found.is_multicast


NAT64: Final = ipaddress.ip_network("64:ff9b::/96")
