"""The components of Roll Through the Ages: dice, tracks, cities, monuments, developments (A-C1…A-C6).

Plain tables, indexed by small ints. The three editions (A-V3, A-V4, A-V5) are columns, never mixed.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

MAX_PLAYERS: Final = 4

# Editions: an index into the tables below.
EDITION_IDS: Final = ("2009", "reprint", "late")
E2009: Final = 0
REPRINT: Final = 1
LATE: Final = 2

# A-C1 Dice faces.
FACE_IDS: Final = ("food", "good", "skull", "workers", "either", "coins")
FACE_FOOD: Final = 0
FACE_GOOD: Final = 1
FACE_SKULL: Final = 2
FACE_WORKERS: Final = 3
FACE_EITHER: Final = 4
FACE_COINS: Final = 5
FACES: Final = 6
MAX_DICE: Final = 7
COIN_VALUE: Final = 7  # A-T9
COINAGE_VALUE: Final = 12

# A-C2 Goods, and food as a sixth kind where it is traded (A-V2).
KIND_IDS: Final = ("wood", "stone", "pottery", "cloth", "spearhead", "food")
WOOD: Final = 0
STONE: Final = 1
POTTERY: Final = 2
CLOTH: Final = 3
SPEARHEAD: Final = 4
KINDS: Final = 5
TRADE_FOOD: Final = 5
TRADE_KINDS: Final = 6
MAX_HELD: Final[tuple[int, ...]] = (8, 7, 6, 5, 4, 15)
MAX_FOOD: Final = 15  # A-C3
FIRST_FOOD: Final = 3  # A-S1
GOODS_LIMIT: Final = 6  # A-T21

# A-C4 Cities.
FIRST_CITIES: Final = 3
CITIES: Final = 4
CITY_IDS: Final = ("city-4", "city-5", "city-6", "city-7")
CITY_BOXES: Final[tuple[int, ...]] = (3, 4, 5, 6)

# A-C5 Monuments.
MONUMENTS: Final = 7
MONUMENT_IDS: Final = (
    "step-pyramid",
    "stone-circle",
    "temple",
    "obelisk",
    "hanging-gardens",
    "great-wall",
    "great-pyramid",
)
TEMPLE: Final = 2
HANGING_GARDENS: Final = 4
GREAT_WALL: Final = 5
GREAT_PYRAMID: Final = 6
MONUMENT_BOXES: Final[tuple[int, ...]] = (3, 5, 7, 9, 11, 13, 15)
MONUMENT_FIRST: Final[tuple[int, ...]] = (1, 2, 4, 6, 8, 10, 12)
MONUMENT_LATER: Final[tuple[int, ...]] = (
    *(0, 1, 2, 3, 4, 5, 6),  # 2009
    *(0, 1, 3, 4, 5, 6, 8),  # reprint (A-V4)
    *(0, 1, 3, 4, 5, 6, 8),  # late (A-L8)
)
STONE_WORKERS: Final = 3  # A-T17
BUILDINGS: Final = 11  # what workers build: the cities, then the monuments
BUILDING_IDS: Final = (*CITY_IDS, *MONUMENT_IDS)
BUILDING_BOXES: Final[tuple[int, ...]] = (*CITY_BOXES, *MONUMENT_BOXES)

# A-C6, A-L2, A-V4 Developments. Cost 0: not in this edition.
DEVELOPMENTS: Final = 17
DEVELOPMENT_IDS: Final = (
    "leadership",
    "irrigation",
    "agriculture",
    "quarrying",
    "medicine",
    "preservation",
    "coinage",
    "caravans",
    "shipping",
    "smithing",
    "religion",
    "granaries",
    "masonry",
    "engineering",
    "commerce",
    "architecture",
    "empire",
)
LEADERSHIP: Final = 0
IRRIGATION: Final = 1
AGRICULTURE: Final = 2
QUARRYING: Final = 3
MEDICINE: Final = 4
PRESERVATION: Final = 5
COINAGE: Final = 6
CARAVANS: Final = 7
SHIPPING: Final = 8
SMITHING: Final = 9
RELIGION: Final = 10
GRANARIES: Final = 11
MASONRY: Final = 12
ENGINEERING: Final = 13
COMMERCE: Final = 14
ARCHITECTURE: Final = 15
EMPIRE: Final = 16
DEVELOPMENT_COST: Final[tuple[int, ...]] = (
    *(10, 10, 15, 15, 15, 0, 20, 20, 0, 0, 20, 30, 30, 40, 0, 50, 60),  # 2009
    *(10, 10, 15, 15, 20, 0, 20, 20, 0, 0, 25, 30, 30, 40, 0, 60, 70),  # reprint
    *(10, 10, 15, 15, 20, 20, 20, 20, 25, 25, 25, 30, 30, 40, 40, 60, 70),  # late
)
DEVELOPMENT_POINTS: Final[tuple[int, ...]] = (
    *(2, 2, 3, 3, 3, 0, 4, 4, 0, 0, 6, 6, 6, 6, 0, 8, 8),  # 2009
    *(2, 2, 3, 3, 4, 0, 4, 4, 0, 0, 7, 6, 6, 6, 0, 8, 10),  # reprint
    *(2, 2, 3, 3, 4, 4, 4, 4, 5, 5, 7, 6, 6, 6, 8, 8, 10),  # late
)
LOWEST_COST: Final = 10
ARCHITECTURE_POINTS: Final[tuple[int, ...]] = (1, 2, 2)  # per monument (A-E2)
FOOD_PRICE: Final[tuple[int, ...]] = (4, 6, 6)  # A-T19
DEVELOPMENTS_TO_END: Final[tuple[int, ...]] = (5, 5, 7)  # A-E1
SOLO_ROUNDS: Final[tuple[int, ...]] = (10, 10, 11)  # A-V1
ROUND_LIMIT: Final = 60  # A-E4
MAX_SHIPS: Final = 5  # A-L4
MAX_OFFERS: Final = 6  # A-V2
MAX_ROLLS: Final = 3  # A-T1

# A-T11 Disasters, and famine (A-T10), as the score sheet keeps them apart.
LOSS_IDS: Final = ("famine", "drought", "pestilence", "invasion")
FAMINE: Final = 0
DROUGHT: Final = 1
PESTILENCE: Final = 2
INVASION: Final = 3
LOSSES: Final = 4
DROUGHT_POINTS: Final = 2
PESTILENCE_POINTS: Final = 3
INVASION_POINTS: Final = 4
SPEARHEAD_POINTS: Final = 2  # A-L6


def goods_value(kind: i64, held: i64) -> i64:
    """A-C2: the value of `held` goods of one kind."""
    return (kind + 1) * held * (held + 1) // 2


def in_play(monument: int, players: int, edition: int) -> bool:
    """A-S2, A-R7, A-L8: which monuments are used with this many players."""
    if edition == LATE:
        return True
    if players == 2:
        return monument != TEMPLE and monument != GREAT_PYRAMID
    return players != 3 or monument != HANGING_GARDENS
