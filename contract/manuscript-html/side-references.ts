/**
 * Which references stand in the margin beside the paragraph that cites them (styles/side-notes.css), and what is said of each
 * there. All of it is estimated from the numbers of letters, so that it is the same for every reader and no script measures: a
 * paragraph gets as many as are no higher than itself, and no more than three, so that they neither run into the margin of the
 * next one nor push figures down.
 */
import type { Block, Inline, Manuscript, Reference } from '../entities/manuscript.ts';
import { yearOf } from '../mentions.ts';
import type { AnyNode, Citation, Footnote } from './nodes.ts';

/** The references beside each citation, by the node itself as notes are. */
export type SideReferences = ReadonlyMap<Citation, readonly Reference[]>;

/** Letters in a line of the text and in one of its margin, at the sizes that a text is first shown in. */
const letters = 66;
const lettersBeside = 38;
/** A line of the margin, and what stands above it, in lines of the text. */
const lineBeside = 0.67;
const gapBeside = 0.4;
/** Lines that a reference has at most, and a note (styles/side-notes.css). */
const mostLines = 2;
const mostNoteLines = 14;
/** Beside one paragraph. */
const most = 3;
/** So many lines below its citation nobody looks for it. */
const farthest = 4;
/** So many after its paragraph it may end: further into the room of other lines than into what begins below it. */
const overhang = { lines: 3, high: 0.8 };
/** Within about a screen of where it stood already it is not said again. */
const inSight = 26;

/** Where the margin stands: lines of the text that were passed, and the one from which on it is free. */
type Margin = { line: number; free: number; lastAt: Map<string, number> };

/** Of paragraphs of the text itself: quotations, lists and cells have none. */
export function sideReferencesOf({ content }: Manuscript, referencias: readonly Reference[]): SideReferences {
  const byId = new Map(referencias.map((each) => [each.id, each]));
  const margin: Margin = { line: 0, free: 0, lastAt: new Map() };
  const beside = new Map<Citation, readonly Reference[]>();
  for (const [index, block] of content.entries()) {
    if (block.type !== 'paragraph') {
      pass(block, margin);
      continue;
    }
    const next = content[index + 1];
    const found = placed(block.content, next && isHigh(next) ? overhang.high : overhang.lines, margin, byId);
    for (const [citation, references] of found) beside.set(citation, references);
  }
  return beside;
}

function placed(
  content: readonly Inline[],
  over: number,
  margin: Margin,
  byId: ReadonlyMap<string, Reference>,
): [Citation, Reference[]][] {
  const end = margin.line + Math.max(1, Math.ceil(lengthOf(content) / letters));
  const found: [Citation, Reference[]][] = [];
  let left = most;
  let before = 0;
  const reserve = notesHeight(content);
  for (const piece of content) {
    before += lengthOf([piece]);
    const at = margin.line + Math.floor(before / letters);
    if (piece.type === 'footnote') margin.free = Math.max(margin.free, at) + heightOfNote(piece);
    // A paragraph with notes leaves its margin to them.
    if (piece.type !== 'citation' || reserve > 0) continue;
    const own: Reference[] = [];
    for (const id of new Set(piece.attrs.refs)) {
      const reference = byId.get(id);
      const top = Math.max(margin.free, at);
      const bottom = reference ? top + heightOf(reference) : 0;
      const isNear = at - (margin.lastAt.get(id) ?? Number.NEGATIVE_INFINITY) < inSight;
      if (!reference || isNear || left === 0 || top - at > farthest || bottom > end + over) continue;
      own.push(reference);
      margin.lastAt.set(id, top);
      margin.free = bottom;
      left--;
    }
    if (own.length > 0) found.push([piece, own]);
  }
  margin.line = end + 0.7;
  return found;
}

/** Figures and tables begin below what stands in the margin. */
const isHigh = ({ type }: Block) => type === 'figure' || type === 'table';

/** What is no paragraph. */
function pass(block: Block, margin: Margin): void {
  const begin = isHigh(block) ? Math.max(margin.line, margin.free) : margin.line;
  margin.line = begin + 1.5 + Math.ceil(lengthOf([block]) / letters);
  if (isHigh(block)) margin.free = margin.line;
}

const notesHeight = (content: readonly Inline[]): number =>
  content.reduce((sum, piece) => sum + (piece.type === 'footnote' ? heightOfNote(piece) : 0), 0);

const heightOfNote = ({ content }: Footnote): number =>
  gapBeside + lineBeside * Math.min(mostNoteLines, Math.ceil(lengthOf(content) / lettersBeside));

const heightOf = (reference: Reference): number =>
  gapBeside + lineBeside * Math.min(mostLines, Math.ceil((lengthOfShort(reference) + 3) / lettersBeside));

/** Letters of the text itself: those of notes stand elsewhere. */
function lengthOf(content: readonly AnyNode[]): number {
  let length = 0;
  for (const node of content) {
    if (node.type === 'text') length += node.text.length;
    else if (node.type === 'citation' || node.type === 'crossReference') length += node.attrs.text.length;
    else if (node.type === 'mathInline') length += 6;
    else if (node.type !== 'footnote' && 'content' in node) length += lengthOf(node.content);
  }
  return length;
}

/** A reference in short: who and when, and what it is called. Of one of which only its text is known, where this begins. */
export type ShortReference = { who: string; title: string };

export function shortReference({ csl, texto }: Reference): ShortReference {
  const people = csl?.author?.length ? csl.author : (csl?.editor ?? []);
  const names = people.flatMap(({ family, literal, given }) => family || literal || given || []);
  const title = csl?.title;
  if (!csl || !title || names.length === 0) return { who: '', title: cut(texto) };
  const who = names.length > 2 ? `${names[0]} et al.` : names.join(', ');
  return { who: [who, yearOf(csl)].filter(Boolean).join(', '), title: cut(title) };
}

const lengthOfShort = (reference: Reference): number => {
  const { who, title } = shortReference(reference);
  return who.length + title.length;
};

/** More than the two lines hold at any width, and no more: the list has all of it. */
const longestTitle = 110;
const cut = (text: string): string =>
  text.length > longestTitle ? `${text.slice(0, longestTitle).replace(/\s+\S*$/, '')}…` : text;
