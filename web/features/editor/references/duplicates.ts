/** Entries of a reference list that name one work. */

import type { CslItem, Reference } from '#contract/entities/manuscript.ts';
import { folded } from '#contract/text.ts';

/** Groups of two and more with the same DOI, or the same title and year; or, of plain entries, the same words. */
export function duplicatesAmong(references: readonly Reference[]): Reference[][] {
  const groupOf = new Map<string, Reference[]>();
  for (const reference of references) {
    const keys = keysOf(reference);
    const group = keys.map((key) => groupOf.get(key)).find((known) => known !== undefined) ?? [];
    group.push(reference);
    for (const key of keys) if (!groupOf.has(key)) groupOf.set(key, group);
  }
  return [...new Set(groupOf.values())].filter(({ length }) => length > 1);
}

/** Whether an entry of the list names this work already. */
export function knownAs(reference: Reference, list: readonly Reference[]): Reference | undefined {
  const keys = new Set(keysOf(reference));
  return list.find((other) => keysOf(other).some((key) => keys.has(key)));
}

/** One entry that says what all of these say: the fullest, and what it lacks from the others. */
export function united(group: readonly Reference[]): Reference | undefined {
  const [fullest, ...others] = group.toSorted((one, other) => fullness(other) - fullness(one));
  if (!fullest) return undefined;
  const csl: CslItem | undefined = fullest.csl && Object.assign({}, ...others.map((other) => other.csl), fullest.csl);
  // What mentions and other works call it stays the name of the first.
  return { ...fullest, id: group[0]?.id ?? fullest.id, ...(csl && { csl }) };
}

const fullness = ({ csl }: Reference) => (csl ? Object.keys(csl).length : 0);

function keysOf({ texto, csl }: Reference): string[] {
  const doi = (csl?.DOI ?? /\b10\.\d{4,9}\/[^\s"<>]+/.exec(texto)?.[0])
    ?.toLowerCase()
    .replace(/^.*?(?=10\.)|[.,;)]+$/g, '');
  const year = csl?.issued?.['date-parts'][0]?.[0];
  const title = plain(csl?.title ?? '');
  return [
    ...(doi ? [`doi ${doi}`] : []),
    ...(title && year ? [`title ${title} ${year}`] : []),
    `words ${plain(texto)}`,
  ];
}

/** Letters and figures alone: accents, capitals and points make no other work. */
const plain = (text: string) => folded(text).replace(/[^\p{L}\p{N}]+/gu, '');
