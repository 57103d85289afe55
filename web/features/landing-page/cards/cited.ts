/** What the links of a text lead to, and what of it a card beside the link shows. */

export type CitedKind = 'reference' | 'note' | 'figure' | 'table' | 'formula';
export type CitedTarget = { kind: CitedKind; element: HTMLElement };

/** So much of the window's top the bar of a work's page takes, in px. */
export const bar = 52;

/** In this order: a table is a figure too. */
const kinds: readonly [CitedKind, string][] = [
  ['reference', '.references > li'],
  ['note', '.footnotes li'],
  ['table', '.table-figure'],
  ['figure', 'figure'],
  ['formula', '.equation'],
];

/** Of a text, and not of the copies in a card. */
const links = '.prose-pliego:not(.in-card) a[href^="#"]:not([role=doc-backlink])';

/** The link around what was pointed at, where it leads to something of the text that a card can show. */
export function citingLink(at: EventTarget | null): HTMLAnchorElement | null {
  const link = at instanceof Element ? at.closest<HTMLAnchorElement>(links) : null;
  return link && citedBy(link) ? link : null;
}

export function citedBy(link: HTMLAnchorElement): CitedTarget | null {
  const element = elementAt(link.hash);
  const kind = kinds.find(([, selector]) => element?.matches(selector))?.[0];
  return element && kind ? { kind, element } : null;
}

/**
 * Whether the note that a link leads to stands in the margin beside it already (styles/side-notes.css), whole and in sight below
 * the bar of the page.
 */
export function standsBeside(link: HTMLAnchorElement): boolean {
  const note = link.parentElement?.nextElementSibling;
  const words = note?.matches('.side-note') ? note.lastElementChild : null;
  if (!note || !words) return false;
  const { width, top, bottom } = note.getBoundingClientRect();
  return width > 0 && top >= bar && bottom <= window.innerHeight && words.scrollHeight <= words.clientHeight + 1;
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
