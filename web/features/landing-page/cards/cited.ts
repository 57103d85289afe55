/** What the links of a text lead to, and what of it a card beside the link shows. */

export type CitedKind = 'reference' | 'note' | 'figure' | 'table' | 'formula';
export type CitedTarget = { kind: CitedKind; element: HTMLElement };

/** In this order: a table is a figure too. */
const kinds: readonly [CitedKind, string][] = [
  ['reference', '.references > li'],
  ['note', '.footnotes li'],
  ['table', '.table-figure'],
  ['figure', 'figure'],
  ['formula', '.equation'],
];

/** The link around what was pointed at, where it leads to something of the text that a card can show. */
export function citingLink(at: EventTarget | null): HTMLAnchorElement | null {
  const link = at instanceof Element ? at.closest<HTMLAnchorElement>('a[href^="#"]:not([role=doc-backlink])') : null;
  return link && citedBy(link) ? link : null;
}

export function citedBy(link: HTMLAnchorElement): CitedTarget | null {
  const element = elementAt(link.hash);
  const kind = kinds.find(([, selector]) => element?.matches(selector))?.[0];
  return element && kind ? { kind, element } : null;
}

/** What an address's `#part` names on this page. */
export function elementAt(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // A stray per cent sign.
    return null;
  }
}
