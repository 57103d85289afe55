/** A node of a document, whatever it is. */
export interface DocumentNode {
  type?: unknown;
  content?: unknown;
}

export const isNode = (value: unknown): value is DocumentNode => typeof value === 'object' && value !== null;

/** The nodes inside a node; none where it has no list of them. */
export const childrenOf = ({ content }: DocumentNode): readonly unknown[] => (Array.isArray(content) ? content : []);

/** A node and all nodes in it, in the order of the text. */
export function* nodesOf<N extends DocumentNode>(root: N): Generator<N | DocumentNode> {
  const open: DocumentNode[] = [root];
  for (let node = open.pop(); node; node = open.pop()) {
    yield node;
    for (const child of childrenOf(node).toReversed()) if (isNode(child)) open.push(child);
  }
}

/** How many values there are in one, itself counted; past `most` it counts no further. */
export function valuesIn(value: unknown, most: number): number {
  const open = [value];
  let values = 0;
  while (open.length > 0 && values <= most) {
    const inner = open.pop();
    values++;
    if (isNode(inner)) for (const each of Object.values(inner)) open.push(each);
  }
  return values;
}
