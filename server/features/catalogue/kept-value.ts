/** One value kept in memory until what it was made from changes. Who asks while it is being made waits for that one. */
export class KeptValue<T> {
  #value: Promise<T> | undefined;
  readonly #make: () => Promise<T>;

  constructor(make: () => Promise<T>) {
    this.#make = make;
  }

  get(): Promise<T> {
    if (this.#value) return this.#value;
    const value = this.#make();
    this.#value = value;
    // A failure is for those who waited; the next one tries again.
    value.catch(() => {
      if (this.#value === value) this.#value = undefined;
    });
    return value;
  }

  forget(): void {
    this.#value = undefined;
  }
}
