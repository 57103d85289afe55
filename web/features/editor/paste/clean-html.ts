/** What other programs put on the clipboard, as the plain HTML that the editor's schema reads: Word's above all. */
import { nestWordLists } from './word-lists.ts';

/** Never part of a text: programs' own matter, and what is not shown. */
const rubbish =
  'style, script, meta, link, title, xml, svg, template, iframe, object, [hidden], [style*="display:none"]';

/**
 * Gives the HTML to paste, and how many pictures were left out (they are uploaded, not pasted). The clipboard is read by
 * a parser that runs and loads nothing.
 */
export function cleanHtml(html: string): { html: string; pictures: number } {
  const page = new DOMParser().parseFromString(withoutComments(html), 'text/html');
  const { body } = page;
  for (const element of body.querySelectorAll(rubbish)) if (!element.closest('math')) element.remove();
  const pictures = dropPictures(body);
  for (const element of body.querySelectorAll('*'))
    if (element.localName.includes(':')) element.replaceWith(...element.childNodes);
  nestWordLists(body);
  for (const element of body.querySelectorAll<HTMLElement>('[class^="Mso"], [style*="mso-"]')) asMeant(element);
  for (const table of body.querySelectorAll('table')) asFigure(table);
  return { html: body.innerHTML, pictures };
}

/** Word's conditional comments hold a second copy of much. */
const withoutComments = (html: string) =>
  html.replace(/<!--\[if[\s\S]*?<!\[endif\]-->/g, '').replace(/<!\[[^\]>]*\]>/g, '');

function dropPictures(body: HTMLElement): number {
  // Pictures that the text has already come along with their figure.
  const dropped = Array.from(body.querySelectorAll('img')).filter((picture) => !picture.closest('figure[data-figure]'));
  for (const picture of dropped) picture.remove();
  return dropped.length;
}

/** Word says with a class what HTML has an element for. */
function asMeant(element: HTMLElement): void {
  const level = /^Mso(?:Heading|Title)(\d)?|^(?:Ttulo|Heading)(\d)/.exec(element.className);
  const tag = level
    ? `h${level[1] ?? level[2] ?? 1}`
    : /^Mso(?:Intense)?Quote/.test(element.className)
      ? 'blockquote'
      : null;
  if (!tag) return;
  const meant = element.ownerDocument.createElement(tag);
  meant.append(...element.childNodes);
  element.replaceWith(meant);
}

/** A table has a caption here, maybe an empty one: schema/table.ts. */
function asFigure(table: HTMLTableElement): void {
  if (table.closest('figure.table-figure')) return;
  const figure = table.ownerDocument.createElement('figure');
  figure.className = 'table-figure';
  table.replaceWith(figure);
  figure.append(table.caption ?? table.ownerDocument.createElement('figcaption'), table);
}
