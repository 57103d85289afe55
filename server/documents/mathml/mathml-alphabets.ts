/**
 * Letters of the mathematical alphabets (Unicode, Mathematical Alphanumeric Symbols, U+1D400–1D7FF). Each alphabet is
 * given by where its A, a and 0 stand, and its Α and α where it has Greek.
 */
interface Alphabet {
  upper: number;
  lower: number;
  digit?: number;
  greek?: [upper: number, lower: number];
  /** Letters that Unicode had before, elsewhere. */
  elsewhere?: Record<string, string>;
}

const alphabets: Record<string, Alphabet> = {
  bold: { upper: 0x1d400, lower: 0x1d41a, digit: 0x1d7ce, greek: [0x1d6a8, 0x1d6c2] },
  italic: { upper: 0x1d434, lower: 0x1d44e, greek: [0x1d6e2, 0x1d6fc], elsewhere: { h: 'ℎ' } },
  'bold-italic': { upper: 0x1d468, lower: 0x1d482, greek: [0x1d71c, 0x1d736] },
  script: {
    upper: 0x1d49c,
    lower: 0x1d4b6,
    elsewhere: { B: 'ℬ', E: 'ℰ', F: 'ℱ', H: 'ℋ', I: 'ℐ', L: 'ℒ', M: 'ℳ', R: 'ℛ', e: 'ℯ', g: 'ℊ', o: 'ℴ' },
  },
  'bold-script': { upper: 0x1d4d0, lower: 0x1d4ea },
  fraktur: {
    upper: 0x1d504,
    lower: 0x1d51e,
    elsewhere: { C: 'ℭ', H: 'ℌ', I: 'ℑ', R: 'ℜ', Z: 'ℨ' },
  },
  'bold-fraktur': { upper: 0x1d56c, lower: 0x1d586 },
  'double-struck': {
    upper: 0x1d538,
    lower: 0x1d552,
    digit: 0x1d7d8,
    elsewhere: { C: 'ℂ', H: 'ℍ', N: 'ℕ', P: 'ℙ', Q: 'ℚ', R: 'ℝ', Z: 'ℤ' },
  },
  'sans-serif': { upper: 0x1d5a0, lower: 0x1d5ba, digit: 0x1d7e2 },
  'bold-sans-serif': { upper: 0x1d5d4, lower: 0x1d5ee, digit: 0x1d7ec, greek: [0x1d756, 0x1d770] },
  'sans-serif-italic': { upper: 0x1d608, lower: 0x1d622 },
  'sans-serif-bold-italic': { upper: 0x1d63c, lower: 0x1d656, greek: [0x1d790, 0x1d7aa] },
  monospace: { upper: 0x1d670, lower: 0x1d68a, digit: 0x1d7f6 },
};

/** `text` in the alphabet that a `mathvariant` names; undefined where that is none of these, as 'normal'. */
export function inAlphabet(text: string, variant: string): string | undefined {
  const alphabet = Object.hasOwn(alphabets, variant) ? alphabets[variant] : undefined;
  return alphabet && [...text].map((letter) => letterIn(alphabet, letter)).join('');
}

function letterIn({ upper, lower, digit, greek, elsewhere }: Alphabet, letter: string): string {
  const apart = elsewhere?.[letter];
  if (apart) return apart;
  const moved = (first: string, to: number) => String.fromCodePoint(to + letter.charCodeAt(0) - first.charCodeAt(0));
  if (/^[A-Z]$/.test(letter)) return moved('A', upper);
  if (/^[a-z]$/.test(letter)) return moved('a', lower);
  if (digit && /^\d$/.test(letter)) return moved('0', digit);
  if (greek && /^[Α-Ω]$/.test(letter)) return moved('Α', greek[0]);
  if (greek && /^[α-ω]$/.test(letter)) return moved('α', greek[1]);
  return letter;
}
