/** What a soak counts: answers by kind of traffic, and what must not happen. */

export const kinds = ['reader', 'crawler', 'author', 'reviewer', 'editor', 'stream'] as const;
export type Kind = (typeof kinds)[number];

/** An answer's status, or how a connection ended: `refused` before anything was sent, `cut` afterwards, `late` where nothing came. */
export type Outcome = number | 'refused' | 'cut' | 'late';

export class Tally {
  /** All tries, and those of the event under way. */
  readonly #all = new Map<Kind, Map<Outcome, number>>();
  #since = new Map<Outcome, number>();
  /** Errors that trying again did not hide, in words. */
  readonly errors: string[] = [];
  /** Requests that were answered as they should be in the end, and those of them that took more than one try. */
  served = 0;
  repeated = 0;
  /** The longest that one of them took with its tries, in ms, since the event began. */
  longest = 0;

  count(kind: Kind, outcome: Outcome): void {
    const of = this.#all.get(kind) ?? new Map<Outcome, number>();
    this.#all.set(kind, of.set(outcome, (of.get(outcome) ?? 0) + 1));
    this.#since.set(outcome, (this.#since.get(outcome) ?? 0) + 1);
  }

  finish(tries: number, ms: number): void {
    this.served++;
    if (tries > 1) this.repeated++;
    this.longest = Math.max(this.longest, ms);
  }

  /** Begins an event. */
  begin(): void {
    this.#since = new Map();
    this.longest = 0;
  }

  /** What has come since the event began, as `200: 912, 503: 4`. */
  sinceBegin(): string {
    return said(this.#since);
  }

  /** A line a kind. */
  table(): string[] {
    return kinds.map((kind) => `${kind.padEnd(9)} ${said(this.#all.get(kind) ?? new Map())}`);
  }
}

const said = (counts: ReadonlyMap<Outcome, number>) =>
  [...counts]
    .toSorted(([a], [b]) => String(a).localeCompare(String(b)))
    .map(([outcome, times]) => `${outcome}: ${times}`)
    .join(', ') || 'nothing';
