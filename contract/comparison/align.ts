/**
 * Which things of two lists are the same: the longest common subsequence of their keys. Each key bears how many times it
 * stood before, so that none comes twice and the search takes n·log n steps (longest increasing subsequence, as in
 * patience sorting), however much was moved.
 */

export interface Alignment {
  /** Places in both lists, ascending in both. */
  kept: [before: number, after: number][];
  /** Places of the same thing, out of that order. */
  moved: [before: number, after: number][];
}

export function align(before: readonly string[], after: readonly string[]): Alignment {
  const places = new Map(numbered(after).map((key, place) => [key, place]));
  const pairs = numbered(before).flatMap((key, place): [number, number][] => {
    const there = places.get(key);
    return there === undefined ? [] : [[place, there]];
  });
  const kept = longestIncreasing(pairs);
  const inOrder = new Set(kept);
  return { kept, moved: pairs.filter((pair) => !inOrder.has(pair)) };
}

function numbered(keys: readonly string[]): string[] {
  const times = new Map<string, number>();
  return keys.map((key) => {
    const time = (times.get(key) ?? 0) + 1;
    times.set(key, time);
    return `${time} ${key}`;
  });
}

type Link = { pair: [number, number]; previous: Link | undefined };

/** Of pairs whose first numbers ascend, the most whose second numbers do so too. */
function longestIncreasing(pairs: readonly [number, number][]): [number, number][] {
  const ends: Link[] = [];
  for (const pair of pairs) {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ends[middle]?.pair[1] ?? 0) < pair[1]) low = middle + 1;
      else high = middle;
    }
    ends[low] = { pair, previous: ends[low - 1] };
  }
  const result: [number, number][] = [];
  for (let link = ends.at(-1); link; link = link.previous) result.push(link.pair);
  return result.reverse();
}
