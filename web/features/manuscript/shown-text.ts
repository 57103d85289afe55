/** The text that an element shows, and where a place of it is on the page. */
import { type Place, plainSpaces } from './passages.ts';

type Piece = { node: Text; start: number };
export interface ShownText {
  text: string;
  /** What a selection chose of it; null where it chose something else. */
  placeOf: (range: Range) => Place | null;
  rangeOf: (place: Place) => Range;
}

/** What is seen is no part of the text: controls, and the sources of formulas. */
const apart = 'button, script, style, annotation, [aria-hidden=true]';
const blocks = 'p, h1, h2, h3, h4, h5, h6, li, td, th, figcaption, blockquote, pre, dt, dd, figure';

/** Reads the text of an element; between two blocks stands a line break, which belongs to neither. */
export function shownText(root: Element): ShownText {
  const pieces: Piece[] = [];
  let text = '';
  let block: Element | null = null;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { parentElement } = node;
    if (!(node instanceof Text) || !parentElement || parentElement.closest(apart)) continue;
    const its = parentElement.closest(blocks);
    if (its !== block && text !== '') text += '\n';
    block = its;
    pieces.push({ node, start: text.length });
    text += plainSpaces(node.data);
  }

  /** The piece in which a place lies; the last where none does. */
  const pieceAt = (place: number) => pieces.findLast(({ start }) => start <= place) ?? pieces[0];
  const within = ({ node, start }: Piece, place: number) => Math.min(Math.max(place - start, 0), node.length);
  return {
    text,
    placeOf: (range) => {
      const chosen = pieces.filter(({ node }) => range.intersectsNode(node));
      const [first, last] = [chosen[0], chosen.at(-1)];
      if (!first || !last) return null;
      const start = first.start + (first.node === range.startContainer ? range.startOffset : 0);
      const end = last.start + (last.node === range.endContainer ? range.endOffset : last.node.length);
      return end > start ? { start, end } : null;
    },
    rangeOf: ({ start, end }) => {
      const range = document.createRange();
      const [first, last] = [pieceAt(start), pieceAt(end - 1)];
      if (first) range.setStart(first.node, within(first, start));
      if (last) range.setEnd(last.node, within(last, end));
      return range;
    },
  };
}

/** The text of a work that is drawn within an element by a ManuscriptView. */
export const textIn = (root: Element | null): ShownText | null => {
  const element = root?.querySelector('.prose-pliego');
  return element ? shownText(element) : null;
};
