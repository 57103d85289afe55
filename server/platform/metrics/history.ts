/** What a process measured in each of the last minutes, for the charts of its administrators. Kept in memory alone. */

export interface Minute {
  /** Its beginning, Unix milliseconds. */
  at: number;
  requests: number;
  /** Answered with 500 and above. */
  failed: number;
  /** 95 of 100 answers took no longer, in milliseconds; null where there was none. */
  p95: number | null;
  /** Bytes, at its end. */
  memory: number;
}

const minuteMs = 60_000;
const minutesShown = 180;

export class History {
  readonly #readMemory: () => number;
  readonly #past: Minute[] = [];
  #at: number | undefined;
  #times: number[] = [];
  #failed = 0;

  constructor(readMemory: () => number) {
    this.#readMemory = readMemory;
  }

  /** One answer more, at that time in Unix milliseconds. */
  tell({ seconds, failed }: { seconds: number; failed: boolean }, now: number): void {
    this.#moveTo(now);
    this.#times.push(seconds * 1000);
    if (failed) this.#failed++;
  }

  /** The whole minutes that are over, the oldest first. */
  minutes(now: number): readonly Minute[] {
    this.#moveTo(now);
    return this.#past;
  }

  /** Closes the minutes that are over; of those in which nothing was asked there is nothing to tell but that. */
  #moveTo(now: number): void {
    const current = Math.floor(now / minuteMs) * minuteMs;
    this.#at ??= current;
    if (current <= this.#at) return;
    const memory = this.#readMemory();
    this.#past.push({ at: this.#at, requests: this.#times.length, failed: this.#failed, p95: this.#p95(), memory });
    const quietFrom = Math.max(this.#at + minuteMs, current - minutesShown * minuteMs);
    for (let at = quietFrom; at < current; at += minuteMs)
      this.#past.push({ at, requests: 0, failed: 0, p95: null, memory });
    this.#past.splice(0, this.#past.length - minutesShown);
    [this.#at, this.#times, this.#failed] = [current, [], 0];
  }

  #p95(): number | null {
    const sorted = Float64Array.from(this.#times).sort();
    return sorted[Math.ceil(sorted.length * 0.95) - 1] ?? null;
  }
}
