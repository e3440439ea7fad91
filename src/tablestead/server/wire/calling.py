"""What is asked and answered over HTTP about calling people to a table while their page is closed."""

from __future__ import annotations

from typing import Annotated

import msgspec

from tablestead.server.wire.http import Memory

Text = Annotated[str, msgspec.Meta(max_length=64)]
Day = Annotated[str, msgspec.Meta(pattern=r"^\d{4}-\d\d-\d\d$")]
Minute = Annotated[int, msgspec.Meta(ge=0, lt=24 * 60)]


class CallSettings(msgspec.Struct):
    """When to call this browser's owner. `lang` and `time_zone` are those of the browser."""

    lang: Text
    time_zone: Text
    """As browsers name it: Europe/Budapest."""
    slow: bool = True
    """To games of days,"""
    live: bool = False
    """and of an evening."""
    quiet_from: Minute = 0
    quiet_until: Minute = 0
    """Minutes of the day in which nothing is sent; none where both are the same."""


class PushChannel(msgspec.Struct):
    """As the browser's PushManager gives it."""

    endpoint: Annotated[str, msgspec.Meta(max_length=1000)]
    p256dh: Annotated[str, msgspec.Meta(max_length=128)]
    auth: Text
    lang: Text
    time_zone: Text


class MailAddress(msgspec.Struct):
    address: Annotated[str, msgspec.Meta(max_length=254)]
    lang: Text
    time_zone: Text


class Holidays(msgspec.Struct):
    """The days to come; those that have begun stay as they are."""

    days: Annotated[list[Day], msgspec.Meta(max_length=100)]
    time_zone: Text


class TableCalls(msgspec.Struct):
    wanted: bool


class Calling(msgspec.Struct):
    """Where and when this browser's owner is called."""

    settings: CallSettings
    push_key: str
    """The server's public key, for the PushManager."""
    pushed: bool
    """This browser is called by push."""
    mail_offered: bool
    mail: str
    """The address, or nothing."""
    mail_confirmed: bool
    tables: dict[str, bool]
    """What is wished for single tables."""
    holidays: list[str]
    """Days, such as 2026-08-01."""
    holidays_a_year: int


class Export(Memory):
    """All that is kept for this browser, as a file."""

    calling: Calling | None = None
    endpoint: str = ""
    """Of the push service."""
