"""The page's fonts, cut from the packages of npm: the letters that our languages write, and no more.

Run once after a change of font or of letters, after `npm ci` in web/ and with `fonttools` and `brotli`
installed (nothing else needs them):

    python tools/subset_fonts.py

Writes web/src/look/fonts/: for every font the Latin letters, a small file with what Hungarian and the names
of neighbours need beyond them, which a browser fetches when such a letter occurs, and the licence. It prints
the sizes, what the fallback fonts in web/src/look/fonts.css are fitted by, and the letters of the catalogue
that no font has: the reader's own fonts draw those.
"""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Final

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

ROOT: Final = Path(__file__).resolve().parents[1]
PACKAGES: Final = ROOT / "web" / "node_modules" / "@fontsource-variable"
TARGET: Final = ROOT / "web" / "src" / "look" / "fonts"
LOCALE: Final = ROOT / "src" / "tablestead" / "locale"

FONTS: Final = ("alegreya", "figtree")
LATIN_EXTENDED_A: Final = range(0x100, 0x180)
FEATURES: Final = ["kern", "liga", "ccmp", "locl", "mark", "tnum"]
LIMIT: Final = 90_000
"""Bytes of all files together."""
TEXT: Final = "Roll the dice, feed your cities, raise a pyramid before the others do. 0123456789"


def subset(package: str, part: str, letters: set[int], name: str) -> TTFont:
    font = TTFont(PACKAGES / package / "files" / f"{package}-{part}-wght-normal.woff2")
    options = Options()
    options.layout_features = FEATURES
    options.flavor = "woff2"
    options.notdef_outline = True
    line_up(font)
    cutter = Subsetter(options)
    cutter.populate(unicodes=letters)
    cutter.subset(font)
    font.flavor = "woff2"
    font.save(TARGET / name)
    return font


def line_up(font: TTFont) -> None:
    """Figures of one height without being asked for: `font:` in a stylesheet would forget to ask."""
    features = font["GSUB"].table.FeatureList.FeatureRecord if "GSUB" in font else []
    found = {index for one in features if one.FeatureTag == "lnum" for index in one.Feature.LookupListIndex}
    lining = {}
    for index in found:
        for table in font["GSUB"].table.LookupList.Lookup[index].SubTable:
            lining |= getattr(table, "ExtSubTable", table).mapping
    for letters in font["cmap"].tables:
        letters.cmap = {code: lining.get(name, name) for code, name in letters.cmap.items()}


def width(font: TTFont) -> float:
    """Of a sentence of ours, as a part of the font's size."""
    letters, widths = font.getBestCmap(), font["hmtx"].metrics
    return sum(widths[letters[ord(letter)]][0] for letter in TEXT) / font["head"].unitsPerEm / len(TEXT)


def main() -> None:
    TARGET.mkdir(exist_ok=True)
    written = {letter for file in LOCALE.rglob("*.ftl") for letter in file.read_text(encoding="utf-8")}
    for package in FONTS:
        latin = TTFont(PACKAGES / package / "files" / f"{package}-latin-wght-normal.woff2")
        base = subset(package, "latin", set(latin.getBestCmap()), f"{package}.woff2")
        more = subset(package, "latin-ext", set(LATIN_EXTENDED_A), f"{package}-more.woff2")
        shutil.copy(PACKAGES / package / "LICENSE", TARGET / f"{package}-OFL.txt")
        head, em = base["hhea"], base["head"].unitsPerEm
        has = set(base.getBestCmap()) | set(more.getBestCmap())
        print(f"{package}: width {width(base):.4f}, {head.ascent / em:.4f} up, {-head.descent / em:.4f} down")
        print(
            "  without:",
            " ".join(sorted(letter for letter in written if ord(letter) not in has and letter > " ")),
        )
    total = 0
    for file in sorted(TARGET.glob("*.woff2")):
        total += file.stat().st_size
        print(f"{file.stat().st_size:7,} {file.name}")
    print(f"{total:7,} together")
    assert total <= LIMIT


if __name__ == "__main__":
    main()
