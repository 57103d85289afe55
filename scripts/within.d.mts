export function playWithin(
  parts: readonly (() => Promise<number>)[],
  options: { from?: number; until: number; now?: () => number },
): Promise<{ code: number; left: number[] }>;
