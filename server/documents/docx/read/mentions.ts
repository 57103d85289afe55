/** Mentions by number, '[3]' or '[1, 4–6]', made citations of the entries that have these numbers. */
import type { Block, Reference } from '#contract/entities/manuscript.ts';
import { inTexts } from './in-texts.ts';

const mention = /\[(\d{1,4}(?:\s*[,;–-]\s*\d{1,4})*)\]/g;
const mostRefs = 60;

/** Changes nothing where the list is not numbered. */
export function withCitations(blocks: readonly Block[], references: readonly Reference[]): Block[] {
  const byNumber = new Map(references.flatMap(({ id, etiqueta }) => (etiqueta ? [[etiqueta, id]] : [])));
  if (byNumber.size === 0) return [...blocks];
  return inTexts(blocks, (words) =>
    [...words.matchAll(mention)].flatMap(({ 0: text, 1: list = '', index }) => {
      const refs = numbersOf(list).map((number) => byNumber.get(number));
      const known = refs.filter((ref) => ref !== undefined);
      if (known.length < refs.length || known.length > mostRefs) return [];
      return [{ index, text, as: { type: 'citation', attrs: { refs: known, text } } }];
    }),
  );
}

/** '1, 4–6' → 1, 4, 5, 6. */
function numbersOf(list: string): string[] {
  return list.split(/[,;]/).flatMap((part) => {
    const [first = 0, last = first] = part.split(/[–-]/).map(Number);
    const count = Math.min(Math.max(last - first + 1, 1), mostRefs + 1);
    return Array.from({ length: count }, (_, index) => String(first + index));
  });
}
