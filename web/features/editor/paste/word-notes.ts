/**
 * Word puts a note of what was copied at the end of it ('mso-element:footnote', `id=ftn1`), and a link to it where it is mentioned
 * ('mso-footnote-id:ftn1', `href="#_ftn1"`). This puts each where it is mentioned, as the schema reads notes (schema/footnote.ts).
 */
import { styleKept } from '#web/ui/own-styles.ts';

export function takeWordNotes(body: HTMLElement): void {
  const taken = new Set<Element>();
  for (const mention of body.querySelectorAll('a[href^="#_ftn"], a[href^="#_edn"]')) {
    const name = mention.getAttribute('href')?.slice('#_'.length) ?? '';
    const note = body.querySelector(`[id="${CSS.escape(name)}"]`);
    if (!note || note.contains(mention)) continue;
    taken.add(note);
    const written = body.ownerDocument.createElement('span');
    written.dataset.footnote = '';
    written.append(...wordsOf(note));
    mention.replaceWith(written);
  }
  for (const note of taken) note.remove();
  for (const list of body.querySelectorAll(
    `[${styleKept}*="mso-element:footnote-list"], [${styleKept}*="mso-element:endnote-list"]`,
  ))
    if (list.textContent.trim() === '') list.remove();
}

/** Its paragraphs as lines, without the number that leads back. */
function wordsOf(note: Element): Node[] {
  const copy = note.cloneNode(true) as Element;
  for (const back of copy.querySelectorAll('a[href^="#_ftnref"], a[href^="#_ednref"]')) back.remove();
  const paragraphs = [...copy.querySelectorAll('p')].filter((line) => line.textContent.trim() !== '');
  const lines = paragraphs.length > 0 ? paragraphs : [copy];
  trimStart(lines[0]);
  return lines.flatMap((line, place): Node[] => {
    const words = [...line.childNodes];
    return place === 0 ? words : [note.ownerDocument.createElement('br'), ...words];
  });
}

/** The space between the number and the words. */
function trimStart(line: Element | undefined): void {
  const [first] = line?.childNodes ?? [];
  if (first?.nodeType === Node.TEXT_NODE) first.textContent = first.textContent?.trimStart() ?? '';
}
