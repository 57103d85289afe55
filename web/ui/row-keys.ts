/**
 * Going through lists a row at a time. A list takes part by `data-rows` on the element whose children are its rows (`Table`
 * has it by itself); of a row the focus is given to what opens it, so that Enter needs nothing of ours.
 */

/** What opens a row, or nothing that does: what is said to, the link of its title, its first link, a button that opens a dialog. */
const openers = [
  '[data-opens-row]',
  ':is(h2, h3, h4, th) a[href]',
  'a[href]',
  '[aria-haspopup="dialog"]:not(:disabled)',
];

const isSeen = (element: Element): boolean => element.checkVisibility?.() ?? true;

const rowsWithin = (place: ParentNode): HTMLElement[] =>
  [...place.querySelectorAll('[data-rows] > *')].filter(
    (row): row is HTMLElement => row instanceof HTMLElement && isSeen(row),
  );

function openerOf(row: HTMLElement): HTMLElement {
  for (const opener of openers)
    for (const found of row.querySelectorAll(opener)) if (found instanceof HTMLElement && isSeen(found)) return found;
  // Nothing opens it: the tab key leads from here to what can be done in it.
  row.tabIndex = -1;
  return row;
}

/** Where one was last: from there it goes on after the list was left. */
let last: HTMLElement | undefined;
/** Where it led, and where in the browser's history it stood: so it is known again when one comes back, and the list is drawn anew. */
let lastLed: { to: string; from: string } | undefined;

/** This page's place in the history, as the router marks it; undefined where none does. */
function placeInHistory(): string | undefined {
  const marks: unknown = history.state;
  if (typeof marks !== 'object' || marks === null || !('idx' in marks)) return undefined;
  return JSON.stringify([marks.idx, 'key' in marks && marks.key]);
}

/** The innermost row that holds it: a list may stand in a row. */
const rowOf = (rows: readonly HTMLElement[], element: Element | null | undefined) =>
  rows.findLast((row) => element && row.contains(element));

const ledFrom = (rows: readonly HTMLElement[]) =>
  lastLed && lastLed.from === placeInHistory()
    ? rows.find((row) => openerOf(row).getAttribute('href') === lastLed?.to)
    : undefined;

/** The first that is not above what is in view. */
const firstInView = (rows: readonly HTMLElement[]) =>
  rows.find((row) => row.getBoundingClientRect().bottom > 0) ?? rows[0];

/** Moves the focus to the next row of the lists in `place`, or the one before; at either end it stays. Gives whether there are rows. */
export function moveAmongRows(place: ParentNode, step: 1 | -1): boolean {
  const rows = rowsWithin(place);
  const at =
    rowOf(rows, document.activeElement) ?? rowOf(rows, last) ?? (last?.isConnected ? undefined : ledFrom(rows));
  const next = at ? (rows[rows.indexOf(at) + step] ?? at) : firstInView(rows);
  if (!next) return false;
  focusRow(next);
  next.scrollIntoView({ block: 'nearest' });
  return true;
}

/** Gives the focus to what opens the row, without moving the page; from there the keys go on. */
export function focusRow(row: HTMLElement): void {
  const opener = openerOf(row);
  const to = opener.getAttribute('href');
  last = row;
  const from = placeInHistory();
  lastLed = to === null || from === undefined ? undefined : { to, from };
  opener.focus({ preventScroll: true });
}

/** Takes the focus out of the row where it is by these keys; the tab key goes on from there. Gives whether it was in one. */
export function leaveRows(): boolean {
  const { activeElement } = document;
  if (!last || !(activeElement instanceof HTMLElement) || !last.contains(activeElement)) return false;
  activeElement.blur();
  return true;
}
