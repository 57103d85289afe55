import type { Block, Inline } from '#contract/entities/manuscript.ts';

/** Words of a text, and what stands in their place. */
export interface Found {
  index: number;
  text: string;
  as: Inline;
}

type Tree = { type: string; content?: unknown };
type Text = Extract<Inline, { type: 'text' }>;
const isText = (node: Tree): node is Text => node.type === 'text';

/** The blocks with what `find` finds in each of their texts, in order, put in its place. Texts in code and links stay. */
export const inTexts = (blocks: readonly Block[], find: (text: string) => Found[]): Block[] =>
  blocks.map((block) => rewritten(block, find));

function rewritten<N extends Tree>(node: N, find: (text: string) => Found[]): N {
  if (node.type === 'codeBlock' || !Array.isArray(node.content)) return node;
  return {
    ...node,
    content: node.content.flatMap((child) => (isText(child) ? pieces(child, find) : [rewritten(child, find)])),
  };
}

function pieces(piece: Text, find: (text: string) => Found[]): Inline[] {
  if (piece.marks?.some(({ type }) => type === 'link' || type === 'code')) return [piece];
  const made: Inline[] = [];
  let from = 0;
  const addText = (to: number) => {
    if (to > from) made.push({ ...piece, text: piece.text.slice(from, to) });
  };
  for (const { index, text, as } of find(piece.text)) {
    addText(index);
    made.push(as);
    from = index + text.length;
  }
  addText(piece.text.length);
  return made;
}
