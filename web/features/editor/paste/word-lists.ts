/**
 * Word writes a list as paragraphs that say 'mso-list:l0 level2' and begin with a bullet or number of spaces and dots
 * (in a span 'mso-list:Ignore'). This makes lists of them, one within another.
 */
import { styleKept } from '#web/ui/own-styles.ts';

export function nestWordLists(body: HTMLElement): void {
  const open: { level: number; list: HTMLElement }[] = [];
  let last: Element | null = null;
  for (const item of body.querySelectorAll<HTMLElement>(`p[${styleKept}*="mso-list"]`)) {
    const level = Number(/mso-list:[^;"]*level(\d)/.exec(item.getAttribute(styleKept) ?? '')?.[1] ?? 1);
    // Another paragraph between two items ends the list.
    if (last === null || item.previousElementSibling !== last) open.length = 0;
    while ((open.at(-1)?.level ?? 0) > level) open.pop();
    const marker = item.querySelector(`[${styleKept}*="mso-list:Ignore"]`);
    const isNumbered =
      /^[\s(]*(\d|[a-z]\b|[ivx]+[.)])/i.test(marker?.textContent ?? '') && !/^\s*o\s*$/.test(marker?.textContent ?? '');
    marker?.remove();
    if ((open.at(-1)?.level ?? 0) < level) {
      const list = body.ownerDocument.createElement(isNumbered ? 'ol' : 'ul');
      const within = open.at(-1)?.list.lastElementChild;
      if (within) within.append(list);
      else item.before(list);
      open.push({ level, list });
    }
    const entry = body.ownerDocument.createElement('li');
    const words = body.ownerDocument.createElement('p');
    words.append(...item.childNodes);
    entry.append(words);
    open.at(-1)?.list.append(entry);
    item.remove();
    last = open[0]?.list ?? null;
  }
}
