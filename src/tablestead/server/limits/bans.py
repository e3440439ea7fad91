"""Addresses that are not let in: `tablestead admin ban`."""

from __future__ import annotations

import ipaddress
from typing import Any

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
        self._networks = [ipaddress.ip_network(one) for one in await self._storage.admin.sanctions("ban")]
        for viewer, address in list(self.viewers.items()):
            if self.covers(address):
                viewer.drop("error-banned")

    def covers(self, address: Any) -> bool:
        if not self._networks:
            return False
        try:
            found = ipaddress.ip_address(address)
        except ValueError:
            return False
        return any(found in network for network in self._networks)
