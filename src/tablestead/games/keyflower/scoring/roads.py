"""Sea Bastion's closed walk (K-G5)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from tablestead.games.keyflower import material as m
from tablestead.games.keyflower.state import KeyflowerPosition


class Roads:
    """The road joints of a village that lie on some loop, as a graph of small ints."""

    def __init__(self, state: KeyflowerPosition, seat: int) -> None:
        self.ends = vec[i64]()
        """Two tiles for each joint."""
        self.joints = vec[i64]([0] * m.TILES)
        """For each tile its joints, as bits."""
        tile: i64 = 0
        while tile < m.TILES:
            if state.owns(seat, tile):
                direction: i64 = 0
                while direction < m.OPPOSITE:  # each joint from one of its two tiles
                    other: i64 = state.neighbour(tile, direction)
                    road = other >= 0 and state.edge(tile, direction) == m.ROAD
                    if road and state.edge(other, direction + m.OPPOSITE) == m.ROAD:
                        self.add(tile, other)
                    direction += 1
            tile += 1
        self.drop_dead_ends()

    def add(self, one: i64, other: i64) -> None:
        bit: i64 = 1 << (len(self.ends) // 2)
        self.joints[one] |= bit
        self.joints[other] |= bit
        self.ends = append(append(self.ends, one), other)

    def drop_dead_ends(self) -> None:
        tile: i64 = 0
        while tile < m.TILES:
            bits: i64 = self.joints[tile]
            if bits != 0 and bits & (bits - 1) == 0:  # a single joint
                joint: i64 = 0
                while bits >> joint & 1 == 0:
                    joint += 1
                self.joints[self.ends[2 * joint]] &= ~bits
                self.joints[self.ends[2 * joint + 1]] &= ~bits
                tile = -1
            tile += 1

    def cycles(self) -> vec[i64]:
        """A basis of the loops: one for each joint that a spanning tree leaves out, as bits of joints."""
        paths = vec[i64]([-1] * m.TILES)  # the joints from the root of the tree
        found = vec[i64]()
        used: i64 = 0
        root: i64 = 0
        while root < m.TILES:
            if self.joints[root] != 0 and paths[root] < 0:
                paths[root] = 0
                grown = True
                while grown:
                    grown = False
                    joint: i64 = 0
                    while joint < len(self.ends) // 2:
                        one: i64 = self.ends[2 * joint]
                        other: i64 = self.ends[2 * joint + 1]
                        bit: i64 = 1 << joint
                        if self.joints[one] & bit != 0 and used & bit == 0:
                            if paths[one] >= 0 and paths[other] < 0:
                                paths[other] = paths[one] | bit
                                used |= bit
                                grown = True
                            elif paths[other] >= 0 and paths[one] < 0:
                                paths[one] = paths[other] | bit
                                used |= bit
                                grown = True
                        joint += 1
            root += 1
        left_out: i64 = 0
        while left_out < len(self.ends) // 2:
            bit = 1 << left_out
            one = self.ends[2 * left_out]
            other = self.ends[2 * left_out + 1]
            if self.joints[one] & bit != 0 and used & bit == 0:
                found = append(found, (paths[one] ^ paths[other]) | bit)
            left_out += 1
        return found

    def tiles_on(self, walk: i64, more_than: i64) -> i64:
        """How many tiles a walk comes to if it is in one piece and they are more than that, else 0."""
        count: i64 = 0
        first: i64 = -1
        tile: i64 = 0
        while tile < m.TILES:
            if self.joints[tile] & walk != 0:
                count += 1
                if first < 0:
                    first = tile
            tile += 1
        if count <= more_than:
            return 0
        reached: i64 = self.joints[first] & walk
        grown = True
        while grown:
            grown = False
            tile = 0
            while tile < m.TILES:
                here: i64 = self.joints[tile] & walk
                if here & reached != 0 and here & ~reached != 0:
                    reached |= here
                    grown = True
                tile += 1
        return count if reached == walk else 0


def longest_loop(state: KeyflowerPosition, seat: int) -> int:
    """A closed walk that uses no joint twice has an even number of joints at every tile: it is a sum of loops
    of the basis, in one piece. All sums are gone through, each one loop away from the last."""
    roads = Roads(state, seat)
    basis = roads.cycles()
    best: i64 = 0
    walk: i64 = 0
    number: i64 = 1
    while number < 1 << len(basis):
        changed: i64 = 0
        while number >> changed & 1 == 0:
            changed += 1
        walk ^= basis[changed]
        found = roads.tiles_on(walk, best)
        if found > best:
            best = found
        number += 1
    return int(best)
