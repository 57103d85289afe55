import type { Remark } from '#contract/remarks.ts';

/** What an import could not carry over, said once each with how often it happened. */
export class Warnings {
  readonly #said = new Map<string, Remark & { times: number }>();

  add(remark: Remark): void {
    const key = JSON.stringify(remark);
    this.#said.set(key, { ...remark, times: (this.#said.get(key)?.times ?? 0) + 1 });
  }

  /** What another says and this one does not yet. */
  addUnsaid(other: Warnings): void {
    for (const [key, said] of other.#said) if (!this.#said.has(key)) this.#said.set(key, said);
  }

  list(): Remark[] {
    return [...this.#said.values()].map(({ times, ...remark }) => (times === 1 ? remark : { ...remark, times }));
  }
}
