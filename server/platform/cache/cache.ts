/**
 * Answers kept in memory until what they were made from changes. Whoever asks for one that is being made waits for that
 * one.
 */
import { countCached } from '#server/platform/metrics/measures.ts';

interface Entry<T> {
  answer: T;
  /** It may be otherwise by now: it is given once more, and made anew beside. */
  isOld: boolean;
}

/** Answers by their key, of at most `most` in size together, the least used leaving first. */
export class Cache<T> {
  readonly #answers = new Map<string, Entry<T>>();
  /** Being made, each for all who ask for it. */
  readonly #underWay = new Map<string, Promise<T>>();
  readonly #most: number;
  readonly #sizeOf: (answer: T) => number;
  readonly #mayKeep: (answer: T) => boolean;
  #size = 0;

  /**
   * `sizeOf` measures an answer in the unit of `most`; left out, each answer counts as one. An answer that `mayKeep`
   * rejects is given, but not kept.
   */
  constructor(most: number, sizeOf: (answer: T) => number = () => 1, mayKeep: (answer: T) => boolean = () => true) {
    this.#most = most;
    this.#sizeOf = sizeOf;
    this.#mayKeep = mayKeep;
  }

  /**
   * The answer kept under a key, or the one that `make` gives now. A failure is for those who waited for it. `renewed` is called where an old
   * one was given, once the new one stands in its place: what was made of the old one is to go.
   */
  async get(key: string, make: () => Promise<T>, renewed: () => void = () => {}): Promise<T> {
    const kept = this.#answers.get(key);
    countCached({ result: kept || this.#underWay.has(key) ? 'hit' : 'miss' });
    if (!kept) return this.#make(key, make);
    this.#answers.delete(key);
    this.#answers.set(key, kept);
    // Whoever asks next hears why it could not be made, where it could not.
    if (kept.isOld) this.#make(key, make).then(renewed, () => this.#drop(key));
    return kept.answer;
  }

  /** What was made, or is being made, is given to those who asked for it, and to nobody after them. */
  forget(): void {
    this.#underWay.clear();
    this.#answers.clear();
    this.#size = 0;
  }

  /** Forgets the answers that must not be given again. The others are given once more each while they are made anew. */
  renew(mustGo: (key: string, answer: T) => boolean): void {
    this.#underWay.clear();
    for (const [key, entry] of this.#answers)
      if (mustGo(key, entry.answer)) this.#drop(key);
      else entry.isOld = true;
  }

  #make(key: string, make: () => Promise<T>): Promise<T> {
    const present = this.#underWay.get(key);
    if (present) return present;
    const asked = Promise.resolve()
      .then(make)
      .then(
        (answer) => {
          // Another one is under way, or none, where things changed meanwhile.
          if (this.#underWay.get(key) === asked) this.#keep(key, answer);
          return answer;
        },
        (error: unknown) => {
          if (this.#underWay.get(key) === asked) this.#underWay.delete(key);
          throw error;
        },
      );
    this.#underWay.set(key, asked);
    return asked;
  }

  #keep(key: string, answer: T): void {
    this.#underWay.delete(key);
    this.#drop(key);
    if (!this.#mayKeep(answer)) return;
    this.#answers.set(key, { answer, isOld: false });
    this.#size += this.#sizeOf(answer);
    for (const oldest of this.#answers.keys()) {
      if (this.#size <= this.#most) break;
      this.#drop(oldest);
    }
  }

  #drop(key: string): void {
    const entry = this.#answers.get(key);
    if (!entry) return;
    this.#answers.delete(key);
    this.#size -= this.#sizeOf(entry.answer);
  }
}
