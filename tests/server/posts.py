"""A push service and a mail server of the tests' own: nothing is sent to anywhere else."""

from __future__ import annotations

import asyncio
import json
import re
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from email.message import EmailMessage
from email.parser import BytesParser
from email.policy import default
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from queue import Queue
from typing import Any

from aiosmtpd.smtp import SMTP, Envelope
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tablestead.server.calling.push import coded, decoded
from tests.server.client import WAIT_S, Site

CURVE = ec.SECP256R1()


class Subscription:
    """What a browser's PushManager keeps: it alone can read what is sent to it."""

    def __init__(self, endpoint: str) -> None:
        self.endpoint = endpoint
        self.key = ec.generate_private_key(CURVE)
        self.point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.auth = b"0123456789abcdef"

    def wanted(self, **more: Any) -> dict[str, Any]:
        keys = {"p256dh": coded(self.point), "auth": coded(self.auth)}
        return {"endpoint": self.endpoint, **keys, "lang": "en", "time_zone": "Europe/Budapest", **more}

    def read(self, body: bytes) -> dict[str, Any]:
        """By RFC 8188 and 8291, from the other side."""
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        theirs, sealed = body[21 : 21 + length], body[21 + length :]
        assert len(sealed) <= size
        shared = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs))
        secret = derived(shared, self.auth, b"WebPush: info\0" + self.point + theirs, 32)
        key = derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = derived(secret, salt, b"Content-Encoding: nonce\0", 12)
        text = AESGCM(key).decrypt(nonce, sealed, None)
        assert text.endswith(b"\2")
        note: dict[str, Any] = json.loads(text[:-1])
        return note


def derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


@dataclass
class Pushed:
    path: str
    headers: dict[str, str]
    body: bytes


class PushService(ThreadingHTTPServer):
    """Takes what is pushed to it. `answers`: by path, what it says instead of 201, in turn."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Taker)
        self.pushed: Queue[Pushed] = Queue()
        self.answers: dict[str, list[int]] = {}
        self.subscriptions: dict[str, Subscription] = {}

    def subscribe(self, name: str) -> Subscription:
        found = Subscription(f"http://127.0.0.1:{self.server_port}/{name}")
        self.subscriptions[f"/{name}"] = found
        return found

    def next(self) -> tuple[str, dict[str, Any]]:
        """Who is told next, and what."""
        pushed = self.pushed.get(timeout=WAIT_S)
        self.check(pushed)
        return pushed.path[1:], self.subscriptions[pushed.path].read(pushed.body)

    def check(self, pushed: Pushed) -> None:
        """Signed by the server for this very service, and by nobody else (RFC 8292)."""
        found = re.fullmatch(
            r"vapid t=([\w-]+\.[\w-]+)\.([\w-]+), k=([\w-]+)", pushed.headers["authorization"]
        )
        assert found
        signed, signature, point = found[1].encode(), decoded(found[2]), decoded(found[3])
        r, s = (int.from_bytes(signature[at : at + 32], "big") for at in (0, 32))
        key = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, point)
        key.verify(encode_dss_signature(r, s), signed, ec.ECDSA(hashes.SHA256()))
        claims = json.loads(decoded(found[1].partition(".")[2]))
        assert claims["aud"] == f"http://127.0.0.1:{self.server_port}"
        assert int(pushed.headers["ttl"]) > 0
        assert pushed.headers["content-encoding"] == "aes128gcm"


class Taker(BaseHTTPRequestHandler):
    server: PushService

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["content-length"]))
        answers = self.server.answers.get(self.path, [])
        self.send_response(answers.pop(0) if answers else 201)
        self.send_header("content-length", "0")
        self.end_headers()
        headers = {name.lower(): value for name, value in self.headers.items()}
        self.server.pushed.put(Pushed(self.path, headers, body))

    def log_message(self, *_: Any) -> None:
        pass


@contextmanager
def push_service() -> Iterator[PushService]:
    with PushService() as service:
        thread = threading.Thread(target=service.serve_forever, args=(0.01,), daemon=True)
        thread.start()
        yield service
        service.shutdown()
        thread.join(WAIT_S)


class MailBox:
    """Everything that is handed in. `refused`: addresses that it does not know."""

    def __init__(self) -> None:
        self.mails: Queue[EmailMessage] = Queue()
        self.refused: set[str] = set()

    async def handle_RCPT(self, _: Any, __: Any, envelope: Envelope, address: str, ___: Any) -> str:
        if address in self.refused:
            return "550 no such mailbox"
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, _: Any, __: Any, envelope: Envelope) -> str:
        message = BytesParser(policy=default).parsebytes(envelope.content or b"")  # type: ignore[arg-type]
        assert isinstance(message, EmailMessage)
        assert [message["to"]] == envelope.rcpt_tos
        self.mails.put(message)
        return "250 OK"

    def next(self) -> EmailMessage:
        return self.mails.get(timeout=WAIT_S)


@contextmanager
def mail_server() -> Iterator[tuple[MailBox, str]]:
    """A mail server, and its address for a host to give."""
    box, loop = MailBox(), asyncio.new_event_loop()
    thread = threading.Thread(target=loop.run_forever, daemon=True)
    thread.start()
    opening = loop.create_server(lambda: SMTP(box, loop=loop), "127.0.0.1", 0)
    server = asyncio.run_coroutine_threadsafe(opening, loop).result(WAIT_S)
    yield box, f"smtp://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    loop.call_soon_threadsafe(server.close)
    loop.call_soon_threadsafe(loop.stop)
    thread.join(WAIT_S)


def text_of(mail: EmailMessage) -> str:
    return str(mail.get_content())


def link_in(text: str, kind: str) -> str:
    """The path of a link in a mail, such as /mail/stop/…"""
    found = re.search(rf"http://[^/\s]+(/{kind}/\S+)", text)
    assert found, text
    return found[1]


def confirm(site: Site, box: MailBox, address: str, **more: Any) -> None:
    """Ask for mails, and press what comes."""
    wanted = {"address": address, "lang": "en", "time_zone": "Europe/Budapest", **more}
    answer = site.http.put("/api/calling/mail", json=wanted)
    assert answer.status_code == 200, answer.text
    mail = box.next()
    assert mail["to"] == address
    answer = site.http.post(link_in(text_of(mail), "mail/confirm"))
    assert answer.status_code == 204, answer.text
