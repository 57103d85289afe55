/** How far a card keeps from the edges of the window, and from what it belongs to, in px. */
const edge = 8;
const gap = 6;
/** Less high it would show nothing. */
const least = 120;

/**
 * Puts a card, absolute in its offset parent, below the line that its link ends on, or above the one that it begins on where
 * there is more room: within the window whole, as wide as it is, and no higher than the room.
 */
export function placeBeside(card: HTMLElement, link: Element): void {
  const lines = [...link.getClientRects()];
  const first = lines[0] ?? link.getBoundingClientRect();
  const last = lines.at(-1) ?? first;
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const above = first.top - gap - edge;
  const below = height - last.bottom - gap - edge;
  card.style.maxHeight = '';
  const needed = card.offsetHeight;
  const isBelow = needed <= below || below >= above;
  const room = Math.max(least, isBelow ? below : above);
  card.style.maxHeight = `${room}px`;
  const around = card.offsetParent?.getBoundingClientRect() ?? { top: -window.scrollY, left: -window.scrollX };
  const top = isBelow ? last.bottom + gap : first.top - gap - Math.min(needed, room);
  const wished = isBelow ? last.left : first.left;
  const left = Math.max(edge, Math.min(wished, width - edge - card.offsetWidth));
  card.style.top = `${top - around.top}px`;
  card.style.left = `${left - around.left}px`;
}
