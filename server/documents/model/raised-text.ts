const raised: Record<string, string> = Object.fromEntries(
  [...'0123456789+-–()'].map((c, i) => [c, [...'⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁽⁾'][i] ?? c]),
);

/** Numbers in raised signs, for the words of mentions, which have no marks; other text as it is. */
export const raisedText = (text: string): string =>
  /^[\d+\-–()]+$/.test(text) ? [...text].map((character) => raised[character]).join('') : text;
