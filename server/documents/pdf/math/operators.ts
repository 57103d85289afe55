/** What is to be known of operators to set them as MathML means it. Source: MathML Core, appendix B. */

/** Signs for 'apply this function', 'times' and the like, which show nothing. */
export const invisible = new Set(['\u2061', '\u2062', '\u2063', '\u2064', '\u200b']);

export const openers = new Set(['(', '[', '{', '⟨', '⌈', '⌊', '⟦', '⟪']);
export const closers = new Set([')', ']', '}', '⟩', '⌉', '⌋', '⟧', '⟫']);
/** May open or close: what it does, its place says. */
export const bars = new Set(['|', '∣', '‖', '∥']);

/** Their limits stand beside them in a line of text, above and below on a line of their own. */
export const movable = new Set([...'∑∏∐⋀⋁⋂⋃⨀⨁⨂⨄⨆']);
export const limitFunctions = new Set(
  'lim liminf limsup max min sup inf det gcd Pr argmax argmin'
    .split(' ')
    .concat('lim inf', 'lim sup', 'arg max', 'arg min'),
);

/** Combining characters for the accents that formulas write as signs of their own. */
export const accents: Readonly<Record<string, string>> = {
  '^': '\u0302',
  ˆ: '\u0302',
  '~': '\u0303',
  '˜': '\u0303',
  '∼': '\u0303',
  '¯': '\u0304',
  ˉ: '\u0304',
  '‾': '\u0304',
  '˘': '\u0306',
  '˙': '\u0307',
  '.': '\u0307',
  '¨': '\u0308',
  '˚': '\u030a',
  '∘': '\u030a',
  ˇ: '\u030c',
  '`': '\u0300',
  ˋ: '\u0300',
  '´': '\u0301',
  ˊ: '\u0301',
  '→': '\u20d7',
  '⃗': '\u20d7',
  '⇀': '\u20d1',
  '←': '\u20d6',
  '↔': '\u20e1',
};

/** Signs that lie over or under a whole expression, and Typst's function for each. */
export const over: Readonly<Record<string, string>> = {
  '⏞': 'math.overbrace',
  '⎴': 'math.overbracket',
  '⏜': 'math.overparen',
  _: 'math.overline',
  '―': 'math.overline',
};
export const under: Readonly<Record<string, string>> = {
  '⏟': 'math.underbrace',
  '⎵': 'math.underbracket',
  '⏝': 'math.underparen',
  _: 'math.underline',
  '¯': 'math.underline',
  '‾': 'math.underline',
  '―': 'math.underline',
  '̲': 'math.underline',
};

/** Drawn as long as what stands over or under them. */
export const arrows = new Set([...'←→↔⇐⇒⇔↦↼⇀⇌⟵⟶⟷⟸⟹⟺↩↪=']);
