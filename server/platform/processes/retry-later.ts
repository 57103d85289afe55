/**
 * What a process had no time or memory for, or that ended with it, and is tried again after a while: neither is it kept as bad
 * for ever, nor does it take a process at every turn. Known to this server alone, and until it stops.
 */
export class RetryLater {
  readonly #until = new Map<string, number>();
  readonly #ms: number;

  constructor(ms: number) {
    this.#ms = ms;
  }

  put(key: string): void {
    this.#until.set(key, Date.now() + this.#ms);
  }

  has(key: string): boolean {
    return this.keys().includes(key);
  }

  /** All that is not tried yet. */
  keys(): string[] {
    const now = Date.now();
    for (const [key, until] of this.#until) if (until <= now) this.#until.delete(key);
    return [...this.#until.keys()];
  }
}
