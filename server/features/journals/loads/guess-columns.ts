/** What the columns of a table are by their headings, in Spanish, English, and as common exports head them. */
import type { LoadField } from '#contract/loads.ts';
import { folded } from '#contract/text.ts';
import { headings } from './heading-words.ts';

const fields = Object.keys(headings) as LoadField[];

const plainHeading = (heading: string) =>
  folded(heading.replace(/º|ª|°/g, (sign) => (sign === '°' ? '°' : sign)))
    .replace(/[_:*]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** For each heading what it says, if any; of two alike the first. */
export function guessColumns(columns: readonly string[]): (LoadField | null)[] {
  const taken = new Set<LoadField>();
  return columns.map((heading) => {
    const plain = plainHeading(heading);
    const found = fields.find((field) => headings[field].some((name) => plainHeading(name) === plain));
    if (!found || taken.has(found)) return null;
    taken.add(found);
    return found;
  });
}
