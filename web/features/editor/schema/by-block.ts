/** What is worked out once for each block: ProseMirror's nodes never change, so that typing asks anew of one block only. */
import type { Node } from '@tiptap/pm/model';

/** `make`, remembering what it gave for each node. */
export function remembered<T>(make: (node: Node) => T): (node: Node) => T {
  const known = new WeakMap<Node, { value: T }>();
  return (node) => {
    const found = known.get(node) ?? { value: make(node) };
    known.set(node, found);
    return found.value;
  };
}

/** The blocks of a whole text, in order. */
export const blocksOf = (doc: Node): readonly Node[] => doc.children;
