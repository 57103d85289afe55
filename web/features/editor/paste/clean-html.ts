/** What other programs put on the clipboard, as the plain HTML that the editor's schema reads: Word's above all. */
import { fileOfDataAddress, newFigureId } from '../pictures/picture-files.ts';
import { nestWordLists } from './word-lists.ts';

/** Never part of a text: programs' own matter, and what is not shown. */
const rubbish =
  'style, script, meta, link, title, xml, svg, template, iframe, object, [hidden], [style*="display:none"]';

/** A picture that came within the HTML, and the id of the figure that stands in its place. */
export type PastedPicture = { id: string; file: File };

/**
 * Gives the HTML to paste, the pictures that came within it, and how many are only elsewhere and were left out. Figures
 * for pictures have an empty `data-label`. The clipboard is read by a parser that runs and loads nothing.
 */
export function cleanHtml(html: string): { html: string; pictures: PastedPicture[]; left: number } {
  const page = new DOMParser().parseFromString(withoutComments(html), 'text/html');
  const { body } = page;
  for (const element of body.querySelectorAll(rubbish)) if (!element.closest('math')) element.remove();
  const { pictures, left } = takePictures(body);
  for (const element of body.querySelectorAll('*'))
    if (element.localName.includes(':')) element.replaceWith(...element.childNodes);
  nestWordLists(body);
  for (const element of body.querySelectorAll<HTMLElement>('[class^="Mso"], [style*="mso-"]')) asMeant(element);
  for (const table of body.querySelectorAll('table')) asFigure(table);
  return { html: body.innerHTML, pictures, left };
}

/** Word's conditional comments hold a second copy of much. */
const withoutComments = (html: string) =>
  html.replace(/<!--\[if[\s\S]*?<!\[endif\]-->/g, '').replace(/<!\[[^\]>]*\]>/g, '');

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
  Object.assign(figure.dataset, { figure: '', id, label: '', alt: image.alt });
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
function asFigure(table: HTMLTableElement): void {
  if (table.closest('figure.table-figure')) return;
  const figure = table.ownerDocument.createElement('figure');
  figure.className = 'table-figure';
  table.replaceWith(figure);
  figure.append(table.caption ?? table.ownerDocument.createElement('figcaption'), table);
}
