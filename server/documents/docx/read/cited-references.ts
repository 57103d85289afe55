/** The works that a document's citation fields name, as references: each with its printed entry where the list has one. */
import type { CslItem, Manuscript, Reference } from '#contract/entities/manuscript.ts';
import { folded } from '#contract/text.ts';
import { formatReference } from '#server/documents/citations/styles/apa.ts';
import { Anchors } from '#server/documents/jats/read/anchors.ts';
import { visit } from '#server/documents/model/nodes.ts';

const longest = 5_000;

/**
 * The printed list with what is known of its entries, then what is cited and not in it. Citations of `documento`, which name
 * works by their keys, lead to them from now on.
 */
export function joinCited(
  documento: Manuscript,
  printed: readonly Reference[],
  items: ReadonlyMap<string, CslItem>,
): Reference[] {
  if (items.size === 0) return [...printed];
  const references = [...printed];
  const anchors = new Anchors(new Set(printed.map(({ id }) => id)));
  const ids = new Map<string, string>();
  const texts = printed.map(({ texto }) => plain(texto));
  const matched = new Set<number>();
  for (const [key, csl] of items) {
    const place = texts.findIndex((text, at) => !matched.has(at) && isEntryOf(text, csl));
    const entry = references[place];
    if (entry) {
      matched.add(place);
      references[place] = { ...entry, csl };
      ids.set(key, entry.id);
      continue;
    }
    const id = anchors.define(undefined, 'ref');
    references.push({ id, texto: formatReference(csl).slice(0, longest), csl });
    ids.set(key, id);
  }
  visit(documento, (node) => {
    if (node.type === 'citation') node.attrs.refs = node.attrs.refs.map((ref) => ids.get(ref) ?? ref);
  });
  return references;
}

/** Whether an entry is printed of this work: it has its title whole, and its year. */
function isEntryOf(text: string, { title, issued }: CslItem): boolean {
  const words = plain(title ?? '');
  const year = issued?.['date-parts'][0]?.[0];
  return words !== '' && text.includes(words) && (year === undefined || text.includes(String(year)));
}

const plain = (text: string) =>
  ` ${folded(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
