import type { Block, Manuscript } from '#contract/entities/manuscript.ts';

/** Whether a text is paragraphs of plain words alone: then typing it plainly loses nothing of it. */
export const isPlain = (documento: Manuscript): boolean => documento.content.every(isPlainParagraph);

const isPlainParagraph = (block: Block): boolean =>
  block.type === 'paragraph' &&
  block.content.every((piece) => piece.type === 'hardBreak' || (piece.type === 'text' && !piece.marks?.length));
