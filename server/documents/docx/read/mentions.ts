/** Mentions by number, '[3]' or '[1, 4–6]', made citations of the entries that have these numbers. */
import type { Block, Inline, Reference } from '#contract/entities/manuscript.ts';

type Tree = { type: string; content?: unknown };

const mention = /\[(\d{1,4}(?:\s*[,;–-]\s*\d{1,4})*)\]/g;
const mostRefs = 60;

/** Changes nothing where the list is not numbered. Texts in code stay as they are. */
export function withCitations(blocks: readonly Block[], references: readonly Reference[]): Block[] {
  const byNumber = new Map(references.flatMap(({ id, etiqueta }) => (etiqueta ? [[etiqueta, id]] : [])));
  return byNumber.size === 0 ? [...blocks] : blocks.map((block) => rewritten(block, byNumber));
}

function rewritten<N extends Tree>(node: N, ids: ReadonlyMap<string, string>): N {
  if (node.type === 'codeBlock' || !Array.isArray(node.content)) return node;
  return {
    ...node,
    content: node.content.flatMap((child) => (isText(child) ? cited(child, ids) : [rewritten(child, ids)])),
  };
}

type Text = Extract<Inline, { type: 'text' }>;
const isText = (node: Tree): node is Text => node.type === 'text';

function cited(piece: Text, ids: ReadonlyMap<string, string>): Inline[] {
  if (piece.marks?.some(({ type }) => type === 'link' || type === 'code')) return [piece];
  const pieces: Inline[] = [];
  let from = 0;
  const addText = (to: number) => {
    if (to > from) pieces.push({ ...piece, text: piece.text.slice(from, to) });
  };
  for (const { 0: text, 1: list = '', index } of piece.text.matchAll(mention)) {
    const refs = numbersOf(list).map((number) => ids.get(number));
    const known = refs.filter((ref) => ref !== undefined);
    if (known.length < refs.length || known.length > mostRefs) continue;
    addText(index);
    pieces.push({ type: 'citation', attrs: { refs: known, text } });
    from = index + text.length;
  }
  addText(piece.text.length);
  return pieces;
}

/** '1, 4–6' → 1, 4, 5, 6. */
function numbersOf(list: string): string[] {
  return list.split(/[,;]/).flatMap((part) => {
    const [first = 0, last = first] = part.split(/[–-]/).map(Number);
    const count = Math.min(Math.max(last - first + 1, 1), mostRefs + 1);
    return Array.from({ length: count }, (_, index) => String(first + index));
  });
}
