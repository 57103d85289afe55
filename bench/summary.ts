export interface Measure {
  /** Answers a second. */
  rate: number;
  /** Milliseconds. */
  p50: number;
  p95: number;
}

/** What a list of durations (ms) taken over so many seconds comes to. */
export function summary(times: number[], seconds: number): Measure {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
  return { rate: times.length / seconds, p50: at(0.5), p95: at(0.95) };
}
