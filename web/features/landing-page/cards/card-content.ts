import { type CitedTarget, citedBy } from './cited.ts';

/** Of a long table a card shows where it begins. */
const mostRows = 6;

/** Copies of what a link cites, as a card shows it: without its ways back, and small. */
export function cardContent(link: HTMLAnchorElement): Element[] {
  const cited = citedBy(link);
  if (!cited) return [];
  const { kind, element } = cited;
  if (kind === 'reference') return [listOf([element, ...alsoCitedBy(link)])];
  if (kind === 'note') return [paragraphOf(copyOf(element))];
  if (kind === 'table') return [tableOf(element)];
  return [kind === 'figure' ? pictured(copyOf(element)) : withoutRoles(copyOf(element))];
}

/** '3–7' mentions five. */
const alsoCitedBy = (link: HTMLAnchorElement): HTMLElement[] =>
  (link.dataset.and ?? '').split(' ').flatMap((id) => (id && document.getElementById(id)) || []);

/** A copy for a place of its own: one element with an id is enough, and no way leads back from it. */
export function copyOf<Original extends Element>(original: Original, deep = true): Original {
  const copy = original.cloneNode(deep) as Original;
  for (const each of copy.querySelectorAll('[role=doc-backlink], .ways-back')) each.remove();
  for (const each of [copy, ...copy.querySelectorAll('[id]')]) each.removeAttribute('id');
  return copy;
}

function listOf(entries: readonly Element[]): Element {
  const list = document.createElement('ol');
  list.className = 'references';
  list.append(...entries.map((entry) => copyOf(entry)));
  return list;
}

function paragraphOf(item: Element): Element {
  const paragraph = document.createElement('p');
  paragraph.append(...item.childNodes);
  return paragraph;
}

/** The picture is loaded at once, and is no link of its own. */
function pictured(figure: Element): Element {
  for (const image of figure.querySelectorAll('img')) {
    image.loading = 'eager';
    image.className = 'block h-44 w-full object-contain';
    image.closest('a')?.replaceWith(image);
  }
  return figure;
}

/** Without the rows beyond the first: there may be thousands, and none of them is copied. */
function tableOf(figure: Element): Element {
  const copy = copyOf(figure, false);
  const caption = figure.querySelector('figcaption');
  if (caption) copy.append(copyOf(caption));
  const rows = [...figure.querySelectorAll('tr')].slice(0, mostRows);
  const [first] = rows;
  if (!first) return pictured(copyOf(figure));
  const frame = copyOf(figure.querySelector('.table-scroll') ?? figure, false);
  const table = document.createElement('table');
  for (const row of rows) {
    const name = row.parentElement?.localName === 'thead' ? 'thead' : 'tbody';
    const last = table.lastElementChild;
    const part = last?.localName === name ? last : table.appendChild(document.createElement(name));
    part.append(copyOf(row));
  }
  frame.append(table);
  copy.append(withoutRoles(frame));
  return copy;
}

/** What scrolls stays within reach of the keyboard, but no second landmark has its name. */
function withoutRoles(copy: Element): Element {
  for (const each of [copy, ...copy.querySelectorAll('[role=region], [role=group]')]) {
    each.removeAttribute('role');
    each.removeAttribute('aria-label');
  }
  return copy;
}

/** What the card of a target is called, 'Figura 2'; undefined where it has no name of its own. */
export const nameOf = ({ element }: CitedTarget): string | undefined =>
  element.querySelector('.caption-label, .equation-number')?.textContent?.replace(/[.:\s]+$/, '') || undefined;
