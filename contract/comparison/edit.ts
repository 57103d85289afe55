/** What became of one thing on the way from one text to another, and both texts back from that. */
import type { AnyNode } from '../manuscript-html/nodes.ts';

export type Edit<N = AnyNode> =
  | { kind: 'kept'; before: N; after: N }
  /** `moved`: the same stands elsewhere in the other text; both places have the same number. */
  | { kind: 'added'; after: N; moved?: number }
  | { kind: 'removed'; before: N; moved?: number }
  /** The same thing, changed: what it is made of, edit by edit. */
  | { kind: 'edited'; before: N; after: N; parts: Edit[] };

export type Side = 'before' | 'after';

/** The nodes of one side, rebuilt from the edits alone. */
export function nodesOf(edits: readonly Edit[], side: Side): AnyNode[] {
  return edits.flatMap((edit) => {
    const node = nodeOf(edit, side);
    if (!node) return [];
    // The same node with other content of the same kind: the parts of an edit are made from the node's own.
    return [edit.kind === 'edited' ? ({ ...node, content: nodesOf(edit.parts, side) } as AnyNode) : node];
  });
}

/** The node that an edit has on one side, if it has one. */
export function nodeOf<N>(edit: Edit<N>, side: Side): N | undefined {
  if (side === 'before') return edit.kind === 'added' ? undefined : edit.before;
  return edit.kind === 'removed' ? undefined : edit.after;
}

export const isChange = ({ kind }: Edit): boolean => kind !== 'kept';
