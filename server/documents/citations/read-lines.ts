/** References written plainly, one a line, numbered or not. */
import { remark } from '#contract/remarks.ts';
import type { Entry } from './entries.ts';

const longest = 5_000;
const bareDoi = /^(?:https?:\/\/(?:dx\.)?doi\.org\/|doi:\s*)?(10\.\d{4,9}\/\S+)$/i;
const numbered = /^(?:\[(\d{1,4})\]|(\d{1,4})[.)])\s+(?=\S)/;

/** A DOI by itself is a reference too. */
export function readLines(text: string): Entry[] {
  return text.split(/\r?\n/).flatMap((whole, index): Entry[] => {
    const written = whole.replace(/\s+/g, ' ').trim();
    const number = numbered.exec(written);
    const said = written.slice(number?.[0].length ?? 0);
    const line = index + 1;
    if (said === '') return [];
    if (said.length > longest) return [{ line, fault: remark('entryTooLong', { most: longest }) }];
    if (!/\p{L}{2}/u.test(said) && !bareDoi.test(said)) return [{ line, fault: remark('entryIsNone') }];
    const doi = bareDoi.exec(said)?.[1];
    const label = number?.[1] ?? number?.[2];
    return [
      doi
        ? { line, label, text: `https://doi.org/${doi}`, csl: { type: 'document', DOI: doi } }
        : { line, label, text: said },
    ];
  });
}
