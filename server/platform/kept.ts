/** Answers kept in memory until what they were made from changes. */
import { countKept } from './metrics/measures.ts';

/** Answers by their key, of at most `most` in size together, the least used leaving first. */
export class Kept<T> {
  readonly #answers = new Map<string, T>();
  readonly #most: number;
  readonly #sizeOf: (answer: T) => number;
  #size = 0;
  /** Grows with each change: an answer that was being made meanwhile is given once and not kept. */
  #age = 0;

  /** `sizeOf` in the unit of `most`; where it is left out, each answer counts as one. */
  constructor(most: number, sizeOf: (answer: T) => number = () => 1) {
    this.#most = most;
    this.#sizeOf = sizeOf;
  }

  /** The answer kept under a key, or the one that `make` gives now. */
  async get(key: string, make: () => Promise<T>): Promise<T> {
    const age = this.#age;
    const kept = this.#answers.get(key);
    countKept({ result: kept === undefined ? 'miss' : 'hit' });
    const answer = kept ?? (await make());
    if (age === this.#age) {
      this.#drop(key);
      this.#answers.set(key, answer);
      this.#size += this.#sizeOf(answer);
      for (const oldest of this.#answers.keys()) {
        if (this.#size <= this.#most) break;
        this.#drop(oldest);
      }
    }
    return answer;
  }

  forget(): void {
    this.#age++;
    this.#answers.clear();
    this.#size = 0;
  }

  #drop(key: string): void {
    const answer = this.#answers.get(key);
    if (answer === undefined) return;
    this.#answers.delete(key);
    this.#size -= this.#sizeOf(answer);
  }
}
