/** Several works for reference managers, each under a key that no other of the list has. */
import type { referenceFormats } from '#contract/vocabulary.ts';
import type { ReferencedWork } from './cited-work.ts';
import { citationKey, writeBibtex } from './write-bibtex.ts';
import { cslItem, writeCslItems } from './write-csl-json.ts';
import { writeRis } from './write-ris.ts';

type Format = (typeof referenceFormats)[number];

export function writeReferences(works: readonly ReferencedWork[], format: Format): string {
  const keyed = withKeys(works);
  if (format === 'csl') return writeCslItems(keyed.map(({ work, key }) => cslItem(work, key)));
  if (format === 'bibtex') return keyed.map(({ work, key }) => writeBibtex(work, key)).join('\n');
  return works.map((work) => writeRis(work)).join('');
}

/** 'ruiz2024delta', and of a second one 'ruiz2024delta-2'. */
function withKeys(works: readonly ReferencedWork[]): { work: ReferencedWork; key: string }[] {
  const times = new Map<string, number>();
  return works.map((work) => {
    const key = citationKey(work);
    const before = times.get(key) ?? 0;
    times.set(key, before + 1);
    return { work, key: before === 0 ? key : `${key}-${before + 1}` };
  });
}
