import type { Node } from '@tiptap/pm/model';
import { blocksOf, remembered } from '../schema/by-block.ts';

/** How many words a text has, footnotes left out, as the server counts them (model/plain-text.ts there). */
export const wordCount = (doc: Node): number => blocksOf(doc).reduce((sum, block) => sum + wordsOf(block), 0);

const wordsOf = remembered((block) => textOf(block).match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0);

function textOf(node: Node): string {
  if (node.isText) return node.text ?? '';
  if (node.type.name === 'footnote') return '';
  if (node.type.name === 'hardBreak') return ' ';
  if (node.isLeaf) return String(node.attrs.text ?? node.attrs.tex ?? '');
  const inside = node.children.map(textOf).join('');
  return node.isBlock ? `${inside} ` : inside;
}
