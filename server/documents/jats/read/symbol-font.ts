/** Signs that old HTML wrote as letters of the typeface Symbol: without it they would say something else ('a' for α, '£' for ≤). */

/** Adobe's Symbol encoding, from the code of the first sign on: Greek, and the signs that articles use. Letters of no other sign stay. */
const runs: Readonly<Record<number, string>> = {
  65: 'ΑΒΧΔΕΦΓΗΙϑΚΛΜΝΟΠΘΡΣΤΥςΩΞΨΖ',
  97: 'αβχδεφγηιϕκλμνοπθρστυϖωξψζ',
  163: '≤',
  165: '∞',
  174: '→',
  176: '°±″≥×∝∂•÷≠≡≈',
  197: '⊕',
  206: '∈',
  213: '∏√',
  229: '∑',
  242: '∫',
};
const signs = new Map(
  Object.entries(runs).flatMap(([first, run]) =>
    [...run].map((sign, at) => [String.fromCharCode(Number(first) + at), sign] as const),
  ),
);
const inSymbol = /<font\s[^<>]{0,80}?face\s?=\s?["']?symbol["']?[^<>]{0,80}>([^<>]{0,200})<\/font>/gi;

/** The text with what is set in Symbol as the signs that readers saw. Its other tags stay. */
export const withoutSymbolFont = (text: string): string =>
  text.replace(inSymbol, (_, letters: string) => [...letters].map((letter) => signs.get(letter) ?? letter).join(''));
