export function playWithin(
  parts: readonly ((signal: AbortSignal) => Promise<number | undefined>)[],
  options: { from?: number; until: number; first?: number; now?: () => number },
): Promise<{ code: number; left: number[] }>;
