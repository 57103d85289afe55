/** Two lists of nodes (blocks, items, rows, cells): what was kept, added, removed, moved, and changed inside. */
import type { AnyNode } from '../manuscript-html/nodes.ts';
import { align } from './align.ts';
import { compareLines } from './compare-lines.ts';
import type { Edit } from './edit.ts';
import { isLine, keyOf, likeness, textOf } from './node-words.ts';

/** So much must two nodes have in common to be one that was changed. */
const alike = 0.4;
/** How far a changed node is looked for. */
const reach = 24;
/** Shorter ones are alike by chance: 'Sí', an empty line. */
const shortestMoved = 24;

export function compareNodes(before: readonly AnyNode[], after: readonly AnyNode[]): Edit[] {
  const { kept, moved } = align(before.map(keyOf), after.map(keyOf));
  const moves = new Moves(before, moved);
  const edits: Edit[] = [];
  let [from, to] = [0, 0];
  for (const [at, there] of [...kept, [before.length, after.length] as const]) {
    edits.push(...compareGap({ before, after, moves }, [from, at], [to, there]));
    const [old, young] = [before[at], after[there]];
    if (old && young) edits.push({ kind: 'kept', before: old, after: young });
    [from, to] = [at + 1, there + 1];
  }
  return edits;
}

class Moves {
  readonly #before = new Map<number, number>();
  readonly #after = new Map<number, number>();

  constructor(before: readonly AnyNode[], pairs: readonly [number, number][]) {
    let number = 0;
    for (const [from, to] of pairs) {
      const node = before[from];
      if (!node || !isWorthTelling(node)) continue;
      number++;
      this.#before.set(from, number);
      this.#after.set(to, number);
    }
  }

  from(place: number) {
    return this.#before.get(place);
  }

  to(place: number) {
    return this.#after.get(place);
  }
}

const isWorthTelling = (node: AnyNode) =>
  node.type === 'figure' || node.type === 'table' || node.type === 'mathBlock' || textOf(node).length >= shortestMoved;

interface Lists {
  before: readonly AnyNode[];
  after: readonly AnyNode[];
  moves: Moves;
}
type Span = readonly [from: number, to: number];

/** What stands between two nodes that were kept: in order, what became of each. */
function compareGap({ before, after, moves }: Lists, [from, fromEnd]: Span, [to, toEnd]: Span): Edit[] {
  const edits: Edit[] = [];
  const add = (place: number) => {
    const [node, moved] = [after[place], moves.to(place)];
    if (node) edits.push({ kind: 'added', after: node, ...(moved !== undefined && { moved }) });
  };
  let next = to;
  for (let place = from; place < fromEnd; place++) {
    const [node, moved] = [before[place], moves.from(place)];
    if (!node) continue;
    const found = moved === undefined ? partnerOf(node, { after, moves }, [next, toEnd]) : undefined;
    const other = found === undefined ? undefined : after[found];
    if (found === undefined || !other) {
      edits.push({ kind: 'removed', before: node, ...(moved !== undefined && { moved }) });
      continue;
    }
    for (; next < found; next++) add(next);
    next = found + 1;
    edits.push({ kind: 'edited', before: node, after: other, parts: partsOf(node, other) });
  }
  for (; next < toEnd; next++) add(next);
  return edits;
}

/** The place of the node that this one became: the likest of the next few. */
function partnerOf(node: AnyNode, { after, moves }: Pick<Lists, 'after' | 'moves'>, [from, to]: Span) {
  let [best, most]: [number | undefined, number] = [undefined, 0];
  for (let place = from; place < Math.min(to, from + reach); place++) {
    const other = after[place];
    if (!other || other.type !== node.type || moves.to(place) !== undefined || !('content' in other)) continue;
    const likely = isItsOnly(node) ? 1 : likeness(node, other);
    if (likely >= alike && likely > most) [best, most] = [place, likely];
  }
  return best;
}

/** A figure has one caption, a table one and its notes: they are what they were, whatever they say. */
const isItsOnly = ({ type }: AnyNode) => type === 'caption' || type === 'tableNotes';

function partsOf(before: AnyNode, after: AnyNode): Edit[] {
  if (!('content' in before) || !('content' in after)) return [];
  if (isLine(before)) return compareLines(linesOf(before), linesOf(after));
  const isRow = before.type === 'tableRow' && before.content.length === after.content.length;
  return isRow ? compareCells(before.content, after.content) : compareNodes(before.content, after.content);
}

/** Cells of rows of one length stand in the same columns. */
function compareCells(before: readonly AnyNode[], after: readonly AnyNode[]): Edit[] {
  return before.flatMap((cell, column): Edit[] => {
    const other = after[column];
    if (!other) return [];
    if (keyOf(cell) === keyOf(other)) return [{ kind: 'kept', before: cell, after: other }];
    if (cell.type !== other.type)
      return [
        { kind: 'removed', before: cell },
        { kind: 'added', after: other },
      ];
    return [{ kind: 'edited', before: cell, after: other, parts: partsOf(cell, other) }];
  });
}

const linesOf = (node: AnyNode) =>
  node.type === 'paragraph' || node.type === 'heading' || node.type === 'codeBlock' || node.type === 'footnote'
    ? node.content
    : [];
