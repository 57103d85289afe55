import type { Manuscript } from '#contract/entities/manuscript.ts';

type Tree = { type: string; content?: unknown };

/** How many cells the largest table of a text has; 0 where it has none. */
export function largestTable(node: Manuscript | Tree): number {
  if (!Array.isArray(node.content)) return 0;
  const own = node.type === 'table' ? cellsOf(node.content) : 0;
  return node.content.reduce((most: number, child: Tree) => Math.max(most, largestTable(child)), own);
}

const cellsOf = (parts: readonly Tree[]) =>
  parts.reduce(
    (sum, { type, content }) => sum + (type === 'tableRow' && Array.isArray(content) ? content.length : 0),
    0,
  );
