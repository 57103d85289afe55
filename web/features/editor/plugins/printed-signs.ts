/** What stands in print where a keyboard has but one sign: quotation marks, the apostrophe, dashes, three dots. */

type Pair = readonly [open: string, close: string];
/** `double`: what '"' stands for, the outer marks first; `single`: what "'" stands for. */
type Quotes = { double: readonly Pair[]; single: Pair };

const english: Quotes = { double: [['“', '”']], single: ['‘', '’'] };
const spanish: Quotes = {
  double: [
    ['«', '»'],
    ['“', '”'],
  ],
  single: ['‘', '’'],
};
/** By primary tag; those that are not here, Portuguese as Brazil writes it among them, have the English ones. */
const quotesOf: Readonly<Record<string, Quotes>> = {
  es: spanish,
  ca: spanish,
  gl: spanish,
  eu: spanish,
  it: spanish,
  // The space does not break: a mark alone at the end of a line would belong to nothing.
  fr: {
    double: [
      ['«\u00a0', '\u00a0»'],
      ['“', '”'],
    ],
    single: ['‘', '’'],
  },
  de: { double: [['„', '“']], single: ['‚', '‘'] },
};

const apostrophe = '’';

/** The keys that may stand for another sign. */
export const typedSigns = /["'.-]$/;

/** What takes the place of a key's own sign, and of so many signs before it. */
export type Printed = { by: string; replaces: number };

/**
 * What is printed for one of these keys, after `before`, the words of the paragraph up to it, in a language (a primary tag,
 * 'es'). Null where the sign stays as it is: in a formula or in code that is being typed, in an address, after a figure
 * (5' 30"), and wherever it is no quotation mark.
 */
export function printedFor(key: string, before: string, language: string): Printed | null {
  if (isVerbatim(before)) return null;
  const { double, single } = quotesOf[language] ?? english;
  switch (key) {
    case '"':
      return put(doubleMark(before, double));
    case "'":
      return isAddress(before) ? null : put(singleMark(before, single));
    case '-':
      return isAddress(before) ? null : dash(before);
    case '.':
      return isAddress(before) || !/(?<![./])\.\.$/.test(before) ? null : { by: '…', replaces: 2 };
    default:
      return null;
  }
}

const put = (by: string | null): Printed | null => (by === null ? null : { by, replaces: 0 });

/** Code between ` signs, or a formula between $ signs, is begun and not ended. A price is no formula. */
function isVerbatim(before: string): boolean {
  const isOpen = (words: string, sign: string) => words.split(sign).length % 2 === 0;
  return isOpen(before, '`') || isOpen(before.replace(/\$(?:\s|\d[\d.,]*(?=[\s\p{P}]|$))/gu, ''), '$');
}

/** The word that is being written is an address, a path or the name of an option. */
const isAddress = (before: string): boolean =>
  /(?:\S:\/\/\S*|\bwww\.\S*|(?:^|\s)(?:doi:)?10\.\d{4,}\/\S*|\S*[@\\]\S*|(?:^|\s)--\S*)$/i.test(before);

/** Nothing but what opens stands between the sign and the beginning of a word. */
const opensAfter = (before: string): boolean => /(?:^|[\s([{/¿¡«“„‘‚—–-])$/.test(before);

function doubleMark(before: string, pairs: readonly Pair[]): string | null {
  const open: Pair[] = [];
  for (const sign of before) {
    const last = open.at(-1);
    if (last && sign === last[1].trim()) open.pop();
    else {
      const opened = pairs.find(([mark]) => mark.trim() === sign);
      if (opened) open.push(opened);
    }
  }
  const inner = pairs[Math.min(open.length, pairs.length - 1)];
  if (opensAfter(before)) return inner?.[0] ?? null;
  return open.at(-1)?.[1] ?? null;
}

function singleMark(before: string, [open, close]: Pair): string | null {
  if (opensAfter(before)) return open;
  const opened = before.lastIndexOf(open);
  // Between letters it was an apostrophe, and closed nothing.
  const isOpen = opened >= 0 && !new RegExp(`${close}(?!\\p{L})`, 'u').test(before.slice(opened + 1));
  if (isOpen) return close;
  return /\p{L}$/u.test(before) ? apostrophe : null;
}

/** Of two hyphens a dash, of three a long one. */
function dash(before: string): Printed | null {
  if (before.endsWith('–')) return { by: '—', replaces: 1 };
  return /(?<![-–—!])-$/.test(before) ? { by: '–', replaces: 1 } : null;
}
