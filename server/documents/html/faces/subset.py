"""Cuts the faces of this folder out of the whole ones: `python server/documents/html/faces/subset.py` (pip install fonttools brotli).

An exported page carries them within itself, so they hold the letters of the languages that Pliego's authors write in (Latin with its
marks, Greek), the signs of print, and the figures and small capitals of the reading page; anything else is set in the reader's own.
Renamed, since the licence (SIL Open Font License 1.1) keeps the name 'Source' for the unchanged faces.
"""

from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

whole = Path("node_modules/@expo-google-fonts")
here = Path(__file__).parent
ranges = [
    (0x20, 0x7E), (0xA0, 0x17F), (0x218, 0x21B), (0x2B9, 0x2BC), (0x300, 0x304), (0x391, 0x3A9), (0x3B1, 0x3C9), (0x1E9E, 0x1E9E),
    (0x2010, 0x2022), (0x2026, 0x2026), (0x202F, 0x203A), (0x20AC, 0x20AC), (0x2116, 0x2116), (0x2122, 0x2122), (0x2190, 0x2193),
    (0x2212, 0x2212), (0x2248, 0x2248), (0x2260, 0x2265),
]  # fmt: skip


def cut(source: str, name: str, features: list[str]) -> None:
    font = TTFont(whole / source)
    options = Options(layout_features=["kern", "liga", "locl", "ccmp", "mark", *features], hinting=False, name_IDs=[1, 2, 4, 6, 13, 14])
    subset = Subsetter(options)
    subset.populate(unicodes=[code for first, last in ranges for code in range(first, last + 1)])
    subset.subset(font)
    for record in font["name"].names:
        if record.nameID in (1, 4, 6):
            record.string = name.replace(" ", "") if record.nameID == 6 else name
    font.flavor = "woff2"
    font.save(here / f"{name.lower().replace(' ', '-')}.woff2")


serif = ["onum", "lnum", "pnum", "tnum"]
cut("source-serif-4/400Regular/SourceSerif4_400Regular.ttf", "Pliego Serif 400", [*serif, "smcp"])
cut("source-serif-4/400Regular_Italic/SourceSerif4_400Regular_Italic.ttf", "Pliego Serif 400 Italic", serif)
cut("source-serif-4/600SemiBold/SourceSerif4_600SemiBold.ttf", "Pliego Serif 600", [*serif, "smcp"])
cut("source-sans-3/400Regular/SourceSans3_400Regular.ttf", "Pliego Sans 400", ["tnum", "lnum"])
cut("source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf", "Pliego Sans 600", ["tnum", "lnum"])
