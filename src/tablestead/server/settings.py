"""What a host decides: `tablestead serve --help`."""

from __future__ import annotations

import msgspec

from tablestead.engine.errors import TablesteadError
from tablestead.server.calling.mail import read_server


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Given to every process of the server."""

    database: str = ""
    """A file, `sqlite:///…` or `postgresql://…`; empty for the usual place."""
    url: str = ""
    """The public address, such as https://games.example.org, where a proxy stands in front."""
    loopback: bool = True
    """Only this machine is served: everyone has the same address, so limits by address make no sense."""
    keep_days: int = 90
    """A table nobody touched for so long is deleted,"""
    keep_finished_days: int = 365
    """and a finished one after this."""
    tables_per_hour: int = 30
    """From one address."""
    sockets_per_address: int = 200
    patience_live_s: float = 180.0
    """Who is to decide and has been away for so long may be stood in for: on a live clock,"""
    patience_s: float = 3600.0
    """and without a clock. One for each move is patience enough by itself."""
    smtp: str = ""
    """smtp://USER:PASSWORD@HOST:PORT or smtps://…, by which mail is sent; without it none is offered."""
    mail_from: str = ""
    """The sender; else the user of `smtp`."""
    contact: str = ""
    """mailto: or https:, where push services reach the host; else `url`."""
    call_delay_s: float = 120.0
    """Who is to decide and is not at the table is called after so long."""
    push_loopback: bool = False
    """For tests: a push service on this machine will do."""
    seed: int | None = None
    """For tests: all chance comes from it, so whoever knows it knows every draw. Only this machine is served.
    """

    def __post_init__(self) -> None:
        if (self.seed is not None or self.push_loopback) and self.limited:
            raise TablesteadError("error-seed")
        if self.smtp:
            read_server(self.smtp, self.mail_from)
        if self.contact and not self.contact.startswith(("mailto:", "https://")):
            raise TablesteadError(
                "error-contact", {"value": self.contact[:60], "allowed": "mailto:…, https://…"}
            )

    @property
    def limited(self) -> bool:
        return bool(self.url) or not self.loopback

    @property
    def secure(self) -> bool:
        """Cookies travel by https only."""
        return self.url.startswith("https:")
