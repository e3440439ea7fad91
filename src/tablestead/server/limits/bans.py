"""Addresses that are not let in: `tablestead admin ban`."""

from __future__ import annotations

import ipaddress

from tablestead.server.limits.costs import ip_of
from tablestead.server.storage import Storage
from tablestead.server.table.viewer import Viewer

Network = ipaddress.IPv4Network | ipaddress.IPv6Network


class Bans:
    """Read anew now and then; who is there when they come loses the connection."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._networks: list[Network] = []
        self.viewers: dict[Viewer, str] = {}
        """All sockets, and where they come from."""

    async def refresh(self) -> None:
        bans = await self._storage.admin.sanctions("ban")
        self._networks = [network for one in bans if (network := network_of(one))]
        for viewer, address in list(self.viewers.items()):
            if self.covers(address):
                viewer.drop("error-banned")

    def covers(self, address: str) -> bool:
        found = ip_of(address) if self._networks else None
        return found is not None and any(found in network for network in self._networks)


def network_of(stored: str) -> Network | None:
    """None for what is damaged in the database: `admin list` shows it, and all else goes on."""
    try:
        return ipaddress.ip_network(stored)
    except ValueError:
        return None
