/**
 * What there is more of than time for: its parts one after another, as long as each may be expected to come to its end. A run
 * that is cut off says nothing, not even of what passed; one that ends by itself says what was played and what was not
 * (docs/decisions 650).
 */

/**
 * Plays `parts` in turn, from the one of number `from` on and around, until `until` (as `now` counts it, milliseconds), and
 * ends at the first that gives anything but 0. A part begins where there is time for as long as the longest took so far and a
 * quarter more, the first where there is for `first`; one that takes longer than there is time is told so by its signal, and gives undefined: it was cut, and counts as not played.
 * @returns {Promise<{ code: number, left: number[] }>} what the last one gave, and the numbers of those that were not played
 */
export async function playWithin(parts, { from = 0, until, first = 12 * 60_000, now = Date.now }) {
  const order = parts.map((_, at) => (from + at) % parts.length);
  let longest = 0;
  for (const [at, part] of order.entries()) {
    const begins = now();
    if (begins + (longest * 1.25 || first) > until) return { code: 0, left: order.slice(at) };
    const end = new AbortController();
    const timer = setTimeout(() => end.abort(), until - begins);
    const code = await parts[part](end.signal);
    clearTimeout(timer);
    if (code === undefined) return { code: 0, left: order.slice(at) };
    if (code !== 0) return { code, left: order.slice(at + 1) };
    longest = Math.max(longest, now() - begins);
  }
  return { code: 0, left: [] };
}
