"""Cuts the small faces of this folder out of the whole ones: `python web/styles/fonts/subset.py` (pip install fonttools brotli).

The faces that pages begin with (@fontsource-variable) have lost small capitals and old-style figures on their way to the
web; whole ones would weigh a third more. Renamed, since the licence keeps the name 'Source' for the unchanged faces.
"""

from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

whole = Path("node_modules/@expo-google-fonts")
here = Path(__file__).parent
letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZáéíóúüñçàèìòùâêôãõäöÁÉÍÓÚÜÑÇÀÈÂÊÔÃÕÄÖ"
marks = "0123456789 .,:;·–—-()/&'’«»“”¿?¡!"


def cut(source: str, name: str, text: str, features: list[str]) -> None:
    font = TTFont(whole / source)
    options = Options(layout_features=[*features, "kern"], hinting=False, name_IDs=[1, 2, 4, 6, 13, 14], flavor="woff2")
    subset = Subsetter(options)
    subset.populate(text=text)
    subset.subset(font)
    for record in font["name"].names:
        if record.nameID in (1, 4, 6):
            record.string = name.replace(" ", "") if record.nameID == 6 else name
    font.flavor = "woff2"
    font.save(here / f"{name.lower().replace(' ', '-')}.woff2")


figures = ["onum", "pnum", "lnum", "tnum"]
for style, weight in [("400Regular", "400"), ("400Regular_Italic", "400 italic"), ("600SemiBold", "600")]:
    cut(f"source-serif-4/{style}/SourceSerif4_{style}.ttf", f"Pliego Figures {weight}", "0123456789", figures)
cut("source-serif-4/600SemiBold/SourceSerif4_600SemiBold.ttf", "Pliego Caps serif", letters + marks, ["smcp", "onum"])


def narrow(style: str) -> None:
    """The face of reading and titles between the weights that pages have: a third of a whole one is for those beyond."""
    source = Path("node_modules/@fontsource-variable/source-serif-4/files")
    font = instantiateVariableFont(TTFont(source / f"source-serif-4-latin-opsz-{style}.woff2"), {"wght": (400, 700)})
    for record in font["name"].names:
        record.string = record.toUnicode().replace("Source Serif 4", "Pliego Serif").replace("SourceSerif4", "PliegoSerif")
    font.flavor = "woff2"
    font.save(here / f"pliego-serif-latin-{style}.woff2")


for style in ["normal", "italic"]:
    narrow(style)
