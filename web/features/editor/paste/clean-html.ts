/** What other programs put on the clipboard, as the plain HTML that the editor's schema reads: Word's above all. */
import { typedLabel } from '#contract/label-words.ts';
import { firstLabel } from '#contract/numbering.ts';
import { styleKept, withStylesKept } from '#web/ui/own-styles.ts';
import { trustedHtml } from '#web/ui/trusted-html.ts';
import { fileOfDataAddress, newFigureId } from '../pictures/picture-files.ts';
import { nestWordLists } from './word-lists.ts';
import { takeWordNotes } from './word-notes.ts';

/** Never part of a text: programs' own matter, and what is not shown. */
const rubbish = `style, script, meta, link, title, xml, svg, template, iframe, object, [hidden], [${styleKept}*="display:none"]`;

/** A picture that came within the HTML, and the id of the figure that stands in its place. */
export type PastedPicture = { id: string; file: File };

/**
 * Gives the HTML to paste, its styles kept (own-styles.ts), the pictures that came within it, and how many are only elsewhere and were left out. What is a
 * figure or a table here is labelled in `language`, or as its caption says. The clipboard is read by a parser that runs and
 * loads nothing.
 */
export function cleanHtml(html: string, language: string): { html: string; pictures: PastedPicture[]; left: number } {
  const page = new DOMParser().parseFromString(trustedHtml(withStylesKept(withoutComments(html))), 'text/html');
  const { body } = page;
  for (const element of body.querySelectorAll(rubbish)) if (!element.closest('math')) element.remove();
  const { pictures, left } = takePictures(body);
  for (const element of body.querySelectorAll('*'))
    if (element.localName.includes(':')) element.replaceWith(...element.childNodes);
  takeWordNotes(body);
  nestWordLists(body);
  for (const element of body.querySelectorAll<HTMLElement>(`[class^="Mso"], [${styleKept}*="mso-"]`)) asMeant(element);
  for (const table of body.querySelectorAll('table')) asFigure(table, language);
  for (const figure of body.querySelectorAll<HTMLElement>('figure[data-figure=""]:not([data-label])'))
    if (pictures.some(({ id }) => id === figure.dataset.id)) giveLabel(figure, 'figure', language);
  return { html: body.innerHTML, pictures, left };
}

/** Word's conditional comments hold a second copy of much, and of its style sheets nothing is kept: read, they would be refused aloud. */
const withoutComments = (html: string) =>
  html
    .replace(/<!--\[if[\s\S]*?<!\[endif\]-->/g, '')
    .replace(/<!\[[^\]>]*\]>/g, '')
    .replace(/<style\b[\s\S]*?(?:<\/style\s*>|$)/gi, '');

function takePictures(body: HTMLElement): { pictures: PastedPicture[]; left: number } {
  const taken: PastedPicture[] = [];
  let left = 0;
  for (const image of body.querySelectorAll('img')) {
    // Pictures that the text has already come along with their figure.
    if (image.closest('figure[data-figure]')) continue;
    const file = fileOfDataAddress(image.getAttribute('src') ?? '');
    if (file) taken.push({ id: asPictureFigure(image), file });
    else {
      left++;
      image.remove();
    }
  }
  return { pictures: taken, left };
}

/** An empty figure in the picture's place: after its paragraph, which goes where it held nothing else. Gives its id. */
function asPictureFigure(image: HTMLImageElement): string {
  const id = newFigureId();
  const figure = image.ownerDocument.createElement('figure');
  Object.assign(figure.dataset, { figure: '', id, alt: image.alt });
  figure.append(image.ownerDocument.createElement('figcaption'));
  const line = image.closest('p, h1, h2, h3, h4, h5, h6');
  if (!line) image.replaceWith(figure);
  else {
    image.remove();
    line.after(figure);
    if (line.textContent.trim() === '' && !line.querySelector('img, math')) line.remove();
  }
  return id;
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
function asFigure(table: HTMLTableElement, language: string): void {
  if (table.closest('figure.table-figure')) return;
  const figure = table.ownerDocument.createElement('figure');
  figure.className = 'table-figure';
  // HTML knows a `caption` in a table alone.
  const caption = table.ownerDocument.createElement('figcaption');
  caption.append(...(table.caption?.childNodes ?? []));
  table.caption?.remove();
  table.replaceWith(figure);
  figure.append(caption, table);
  giveLabel(figure, 'table', language);
}

/** The one typed in its caption, or in the paragraph that stands for one; else one that is counted where it comes to stand. */
function giveLabel(figure: HTMLElement, type: 'figure' | 'table', language: string): void {
  const caption = figure.querySelector('figcaption');
  const beside = type === 'table' ? figure.previousElementSibling : figure.nextElementSibling;
  const written = beside?.localName === 'p' && typedLabel(beside.textContent.trim());
  if (caption?.textContent.trim() === '' && beside && written && written.type === type && written.isApart) {
    caption.replaceChildren(...beside.childNodes);
    beside.remove();
  }
  const text = caption?.textContent.trimStart() ?? '';
  const typed = typedLabel(text);
  figure.dataset.label = typed?.label ?? firstLabel(type, language);
  if (caption && typed) takeStart(caption, caption.textContent.length - text.length + typed.length);
}

/** Takes the first `length` characters of its words out of an element. */
function takeStart(element: Element, length: number): void {
  const texts = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let left = length;
  for (let text = texts.nextNode(); text instanceof Text && left > 0; text = texts.nextNode()) {
    const taken = Math.min(left, text.data.length);
    text.deleteData(0, taken);
    left -= taken;
  }
}
