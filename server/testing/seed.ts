/** What tests draw by lot they draw alike each time; `PLIEGO_SEED=…` draws something else. */
export const seed = Number(process.env.PLIEGO_SEED ?? 20_260_214);

/** Numbers between 0 and 1 by lot (mulberry32): the same for the same seed. */
export function lots(from = seed): () => number {
  let state = from | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
