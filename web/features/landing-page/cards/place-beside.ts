import { bar } from './cited.ts';

/** How far a card keeps from the edges of the window, from what it belongs to, and from a text that it stands beside, in px. */
const edge = 8;
const gap = 6;
const gutter = 32;
/** Less high it would show nothing, less wide it would be read word by word. */
const leastHeight = 120;
const leastWidth = 240;

/**
 * Puts a card, absolute in its offset parent, within the window whole: one of words alone (`isSlim`) into the margin beside its
 * link's line, where there is one; else below the line that the link ends on, or above the one that it begins on where there is
 * more room, and no higher than the room.
 */
export function placeBeside(card: HTMLElement, link: Element, isSlim: boolean): void {
  card.style.maxHeight = '';
  card.style.width = '';
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const lines = [...link.getClientRects()];
  const first = lines[0] ?? link.getBoundingClientRect();
  const beside = (link.closest('.prose-pliego > *')?.getBoundingClientRect().right ?? width) + gutter;
  const margin = width - edge - beside;
  if (isSlim && margin >= leastWidth) {
    card.style.width = `${Math.min(margin, card.offsetWidth)}px`;
    const lowest = height - edge - card.offsetHeight;
    put(card, beside, Math.max(bar, Math.min(first.top, lowest)), height - edge - bar);
    return;
  }
  const last = lines.at(-1) ?? first;
  const above = first.top - gap - edge;
  const below = height - last.bottom - gap - edge;
  const needed = card.offsetHeight;
  const isBelow = needed <= below || below >= above;
  const room = Math.max(leastHeight, isBelow ? below : above);
  const top = isBelow ? last.bottom + gap : first.top - gap - Math.min(needed, room);
  const wished = isBelow ? last.left : first.left;
  put(card, Math.max(edge, Math.min(wished, width - edge - card.offsetWidth)), top, room);
}

/** At a place of the window, from its left and its top. */
function put(card: HTMLElement, left: number, top: number, maxHeight: number): void {
  const around = card.offsetParent?.getBoundingClientRect() ?? { top: -window.scrollY, left: -window.scrollX };
  card.style.maxHeight = `${maxHeight}px`;
  card.style.top = `${top - around.top}px`;
  card.style.left = `${left - around.left}px`;
}
