import { kB, MB } from '#contract/call.ts';

/** A limit of so many bytes as people read it, in symbols that are the same in both languages: `64 kB`, `8 MB`. */
export function inUnits(bytes: number): string {
  const GB = 1024 * MB;
  for (const [unit, size] of [
    ['GB', GB],
    ['MB', MB],
  ] as const)
    if (bytes >= size && bytes % size === 0) return `${bytes / size} ${unit}`;
  return `${Math.floor(bytes / kB)} kB`;
}
