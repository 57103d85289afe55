/**
 * Typst's code, built so that no text can become part of it: texts enter as string literals only, and names of
 * functions are ours. Source: https://typst.app/docs/reference/syntax/ (Typst 0.14).
 */

/** An expression of Typst. Made by the functions below alone. */
export class Code {
  /** How deep expressions stand inside it: Typst refuses what is nested too deep. */
  readonly depth: number;
  readonly #source: string;

  constructor(source: string, inside: readonly Code[] = []) {
    this.#source = source;
    this.depth = inside.reduce((most, code) => Math.max(most, code.depth + 1), 0);
  }

  toString(): string {
    return this.#source;
  }
}

/** Blocks inside one another, and a formula of its own inside of them: Typst gives up at 64 of both, show rules included. */
export const deepest = 24;
export const deepestFormula = 36;

export const nothing = new Code('none');
export const yes = new Code('true');
/** Where the lines of a formula stand one below the other; Typst has no function for it (design/formulas.typ). */
export const alignPoint = new Code('align-point');

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const control = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\ufffe\uffff\p{Cs}]/gu;

/** A string literal. Control characters are left out: PDF has no signs for them. */
export function string(text: string): Code {
  const escapes: Record<string, string> = { '\\': '\\\\', '"': '\\"', '\n': '\\n', '\r': '\\r', '\t': '\\t' };
  return new Code(`"${text.replace(control, '').replace(/[\\"\n\r\t]/g, (sign) => escapes[sign] ?? '')}"`);
}

/** Running text: line ends and tabs in it are spaces, as in HTML. */
export const words = (text: string): Code => string(withWholeDashes(text.replace(/[ \t\r\n]+/g, ' ')));

const wordJoiner = '\u2060';
/** A dash that opens or closes an aside, '—así—', stays with its words where a line ends. (Ortografía de la RAE, 3.4.7) */
const withWholeDashes = (text: string) =>
  text
    .replace(/(^|[\s¿¡([{«“‘"'])—(?=[^\s—])/g, `$1—${wordJoiner}`)
    .replace(/([^\s—])—(?=[\s,.;:?!)\]}»”’"']|$)/g, `$1${wordJoiner}—`);

/** The same where its depth does not count, since it has a limit of its own. */
export const apart = (code: Code): Code => new Code(String(code));

/** A number, with a unit where it has one: `length(1.5, 'em')`. Anything that is no finite number is 0. */
export const length = (value: number, unit: '' | 'em' | 'pt' | '%' = ''): Code =>
  new Code(`${Number.isFinite(value) ? +value.toFixed(4) : 0}${unit}`);

/** One of Typst's own words: `left`, `auto`. */
export const word = (name: 'left' | 'center' | 'right' | 'auto' | 'false'): Code => new Code(name);

/** Several expressions one after the other, as content. */
export function joined(parts: readonly Code[]): Code {
  const [first] = parts;
  if (parts.length === 1 && first) return first;
  return new Code(`[${parts.map((part) => `#${part};`).join('')}]`, parts);
}

/** `name(first, second, key: value)`; named arguments that are undefined are left out. */
export function call(name: string, parts: readonly Code[], named: Record<string, Code | undefined> = {}): Code {
  const given = Object.entries(named).flatMap(([key, value]) => (value ? [[key, value] as const] : []));
  const all = [...parts, ...given.map(([key, value]) => `${key}: ${value}`)];
  return new Code(`${name}(${all.join(', ')})`, [...parts, ...given.map(([, value]) => value)]);
}

/** `("a", "b",)` */
export const array = (parts: readonly Code[]): Code =>
  new Code(`(${parts.map((part) => `${part}, `).join('')})`, parts);

/** `(key: value)`; those that are undefined are left out. */
export function dictionary(entries: Record<string, Code | undefined>): Code {
  const given = Object.entries(entries).flatMap(([key, value]) => (value ? [[key, value] as const] : []));
  if (given.length === 0) return new Code('(:)');
  return new Code(
    `(${given.map(([key, value]) => `${key}: ${value}`).join(', ')})`,
    given.map(([, value]) => value),
  );
}
