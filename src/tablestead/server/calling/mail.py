"""E-mail: by the mail server that the host names, and never to anybody who did not ask for it twice."""

from __future__ import annotations

import re
import smtplib
import ssl
from dataclasses import dataclass
from email.message import EmailMessage
from email.policy import EmailPolicy
from email.utils import formataddr, formatdate
from ipaddress import ip_address
from typing import Final
from urllib.parse import unquote, urlsplit

from tablestead.engine.errors import TablesteadError

SEND_S: Final = 15.0
IS_ADDRESS: Final = re.compile(
    r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@([A-Za-z0-9-]{1,63}\.)+[A-Za-z0-9-]{2,63}"
)
PORTS: Final = {"smtp": 587, "smtps": 465}
EXAMPLE: Final = "smtp(s)://USER:PASSWORD@HOST:PORT"
NAME: Final = "Tablestead"
STOP: Final = "List-Unsubscribe"


@dataclass(frozen=True)
class MailServer:
    """Where mail is handed in: smtp://USER:PASSWORD@HOST:PORT, or smtps:// for TLS from the start."""

    secure: bool
    host: str
    port: int
    user: str
    password: str
    sender: str

    @property
    def near(self) -> bool:
        """On this machine nobody listens between."""
        try:
            return ip_address(self.host).is_loopback
        except ValueError:
            return self.host == "localhost"


def read_server(address: str, sender: str) -> MailServer:
    """What a host typed; the address may hold a password, so no message repeats it."""
    try:
        parts = urlsplit(address)
        port = parts.port or PORTS[parts.scheme]
    except (ValueError, LookupError) as error:
        raise TablesteadError("error-smtp", {"value": EXAMPLE}) from error
    user, password = unquote(parts.username or ""), unquote(parts.password or "")
    if not parts.hostname or parts.path not in ("", "/") or parts.query or parts.fragment:
        raise TablesteadError("error-smtp", {"value": EXAMPLE})
    sender = sender or user
    if not is_address(sender):
        raise TablesteadError("error-mail-from", {"value": sender[:60]})
    return MailServer(parts.scheme == "smtps", parts.hostname, port, user, password, sender)


def is_address(text: str) -> bool:
    return len(text) <= 254 and IS_ADDRESS.fullmatch(text) is not None


@dataclass(frozen=True)
class Mail:
    recipient: str
    subject: str
    text: str
    stop: str
    """The address at which one press ends it."""
    id: str
    """The same for a mail that is sent again."""


class LongLinks(EmailPolicy):
    """As all mail, but a link is never broken or coded: no mail program would find it again."""

    def fold_binary(self, name: str, value: str) -> bytes:
        if name == STOP:
            return f"{name}: {value}{self.linesep}".encode()
        return super().fold_binary(name, value)


def message_of(mail: Mail, server: MailServer, now: float) -> EmailMessage:
    message = EmailMessage(LongLinks())
    message["From"] = formataddr((NAME, server.sender))
    message["To"] = mail.recipient
    message["Subject"] = mail.subject
    message["Date"] = formatdate(now)
    message["Message-ID"] = f"<{mail.id}@{server.sender.rpartition('@')[2]}>"
    message["Auto-Submitted"] = "auto-generated"
    message[STOP] = f"<{mail.stop}>"
    message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    message.set_content(mail.text, cte="quoted-printable")
    return message


def send(mail: Mail, server: MailServer, now: float) -> bool:
    """False where there is no such recipient; raises OSError or SMTPException where it was not sent."""
    message, context = message_of(mail, server, now), ssl.create_default_context()
    if server.secure:
        connection: smtplib.SMTP = smtplib.SMTP_SSL(server.host, server.port, timeout=SEND_S, context=context)
    else:
        connection = smtplib.SMTP(server.host, server.port, timeout=SEND_S)
    with connection:
        if not server.secure and not server.near:
            connection.starttls(context=context)
        if server.user and server.password:
            connection.login(server.user, server.password)
        try:
            connection.send_message(message)
        except smtplib.SMTPRecipientsRefused as error:
            code, _ = error.recipients[mail.recipient]
            if 550 <= code <= 553:
                return False
            raise
    return True
