/** Answers kept in memory until what they were made from changes. */

/** At most `most` answers by their key, the least used leaving first. */
export class Kept<T> {
  readonly #answers = new Map<string, T>();
  readonly #most: number;
  /** Grows with each change: an answer that was being made meanwhile is given once and not kept. */
  #age = 0;

  constructor(most: number) {
    this.#most = most;
  }

  /** The answer kept under a key, or the one that `make` gives now. */
  async get(key: string, make: () => Promise<T>): Promise<T> {
    const age = this.#age;
    const answer = this.#answers.get(key) ?? (await make());
    if (age === this.#age) {
      this.#answers.delete(key);
      this.#answers.set(key, answer);
      const [oldest] = this.#answers.keys();
      if (this.#answers.size > this.#most && oldest !== undefined) this.#answers.delete(oldest);
    }
    return answer;
  }

  forget(): void {
    this.#age++;
    this.#answers.clear();
  }
}
