/** Ids of one text: unique, and in the form our documents take (a letter, then letters, digits, `_`, `.`, `-`). */
export class Anchors {
  readonly #names = new Map<string, string>();
  readonly #taken: Set<string>;
  readonly #defined = new Set<string>();
  readonly #numbers = new Map<string, number>();

  /** `taken`: the ids of all texts of a file, which are of one thing each, too. */
  constructor(taken = new Set<string>()) {
    this.#taken = taken;
  }

  /** Our anchor for an id of the file: the same for its target and for each mention. */
  of(original: string): string {
    const known = this.#names.get(original);
    if (known) return known;
    const name = this.#unused(sanitized(original));
    this.#names.set(original, name);
    return name;
  }

  /** The anchor for a thing being written. Without an id, or where the file uses an id twice, a new one. */
  define(original: string | undefined, prefix: string): string {
    const name = original ? this.of(original) : undefined;
    if (name && !this.#defined.has(name)) {
      this.#defined.add(name);
      return name;
    }
    return this.#numbered(name ?? prefix);
  }

  #unused(name: string): string {
    if (this.#taken.has(name)) return this.#numbered(name);
    this.#taken.add(name);
    return name;
  }

  #numbered(name: string): string {
    const number = (this.#numbers.get(name) ?? 0) + 1;
    this.#numbers.set(name, number);
    return this.#unused(`${name}-${number}`);
  }
}

/** Room is left at the end for a number. */
const sanitized = (original: string) =>
  original
    .replace(/[^\w.-]+/g, '-')
    .replace(/^(?![A-Za-z])/, 'id-')
    .slice(0, 70);
