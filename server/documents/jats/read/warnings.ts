import type { Remark } from '#contract/remarks.ts';

/** What an import could not carry over, said once each with how often it happened. */
export class Warnings {
  readonly #said = new Map<string, Remark & { times: number }>();

  add(remark: Remark): void {
    const key = JSON.stringify(remark);
    this.#said.set(key, { ...remark, times: (this.#said.get(key)?.times ?? 0) + 1 });
  }

  list(): Remark[] {
    return [...this.#said.values()].map(({ times, ...remark }) => (times === 1 ? remark : { ...remark, times }));
  }
}
