/** The HTML of a text (contract/manuscript-html) as it is written into a file. */
import type { Attributes, Child, Picture } from '#contract/manuscript-html/element.ts';
import type { ExportedPicture } from '#server/documents/model/exported-work.ts';
import { dataAddress } from '#server/documents/model/load-pictures.ts';
import { escapeMarkup } from '#server/documents/xml/escape.ts';

type Pictures = ReadonlyMap<string, ExportedPicture>;

/** They have no end tag (HTML §13.1.2). */
const empty: ReadonlySet<string> = new Set(['br', 'hr', 'img']);

export const markup = (children: readonly Child[], pictures: Pictures): string =>
  children.map((child) => markupOf(child, pictures)).join('');

/** The same, one element a line. */
export const lines = (children: readonly Child[], pictures: Pictures): string =>
  children.map((child) => markupOf(child, pictures)).join('\n');

function markupOf(child: Child, pictures: Pictures): string {
  if (typeof child === 'string') return escapeMarkup(child);
  if ('picture' in child) return pictureOf(child, pictures);
  if ('mathml' in child) return child.id ? `<span id="${escapeMarkup(child.id)}">${child.mathml}</span>` : child.mathml;
  const { tag, attributes, children } = child;
  const start = `<${tag}${attributesOf(attributes)}>`;
  return empty.has(tag) ? start : `${start}${markup(children, pictures)}</${tag}>`;
}

const attributesOf = (attributes: Attributes): string =>
  Object.entries(attributes)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${escapeMarkup(`${value}`)}"`))
    .join('');

/** The picture itself inside the page, or what is said in its place. */
function pictureOf({ picture: { src, alt, width, height, missing } }: Picture, pictures: Pictures): string {
  const found = src === null ? undefined : pictures.get(src);
  if (found) return `<img${attributesOf({ src: dataAddress(found), alt, width, height })}>`;
  return `<p class="missing">${escapeMarkup([missing, alt].filter(Boolean).join(' '))}</p>`;
}
