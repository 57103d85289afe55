/** CSL-JSON: an item or a list of them. */

import { z } from 'zod';
import { remark } from '#contract/remarks.ts';
import { toCslItem } from './csl-item.ts';
import { type Entry, lineFinder, mostEntries } from './entries.ts';

const keyed = z.object({ id: z.union([z.string(), z.number()]).transform(String).optional().catch(undefined) });

/** Undefined where the text is no JSON. */
export function readCslJson(text: string): Entry[] | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  const items: readonly unknown[] = Array.isArray(value) ? value : [value];
  const places = placesOfItems(text);
  const lineOf = lineFinder(text);
  return items.slice(0, mostEntries + 1).map((item, index) => {
    const line = lineOf(places[index] ?? 0);
    const csl = toCslItem(item);
    return csl ? { line, key: keyed.safeParse(item).data?.id, csl } : { line, fault: remark('entrySaysNothing') };
  });
}

/** Where the outermost objects begin. */
function placesOfItems(text: string): number[] {
  const places: number[] = [];
  let depth = 0;
  for (const { 0: token, index } of text.matchAll(/"(?:[^"\\]|\\.)*"|[{}]/g)) {
    if (token === '{' && depth++ === 0) places.push(index);
    if (token === '}') depth--;
  }
  return places;
}
