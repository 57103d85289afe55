/** What an import could not carry over, said once each with how often it happened. */
export class Warnings {
  readonly #times = new Map<string, number>();

  add(message: string): void {
    this.#times.set(message, (this.#times.get(message) ?? 0) + 1);
  }

  list(): string[] {
    return [...this.#times].map(([message, times]) => (times === 1 ? message : `${message} (${times} veces)`));
  }
}
