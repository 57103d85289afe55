/** A text of the contract as the editor's tree. Empty places get the paragraph that a cursor needs. */
import type { JSONContent } from '@tiptap/core';
import type { Block, Inline, Manuscript } from '#contract/entities/manuscript.ts';

type BlockOf<Type extends Block['type']> = Extract<Block, { type: Type }>;
type Table = BlockOf<'table'>;
type ListItem = BlockOf<'bulletList'>['content'][number];
type Row = Extract<Table['content'][number], { type: 'tableRow' }>;

/** Gives ProseMirror JSON for the schema of manuscript-schema.ts; nothing of the text is left out. */
export const fromManuscript = ({ content }: Manuscript): JSONContent => ({ type: 'doc', content: atLeastOne(content) });

const emptyParagraph: JSONContent = { type: 'paragraph' };
const atLeastOne = (blocks: readonly Block[]) => (blocks.length > 0 ? blocks.map(fromBlock) : [emptyParagraph]);

function fromBlock(block: Block): JSONContent {
  switch (block.type) {
    case 'paragraph':
      return { type: 'paragraph', content: block.content.map(fromInline) };
    case 'heading':
      return { ...block, content: block.content.map(fromInline) };
    case 'bulletList':
    case 'orderedList':
      return { ...block, content: block.content.map(fromItem) };
    case 'blockquote':
      return { type: 'blockquote', content: atLeastOne(block.content) };
    case 'codeBlock':
      return { ...block, content: block.content.map(fromInline) };
    case 'figure':
      return { ...block, content: [captionOf(block.content[0].content)] };
    case 'table':
      return fromTable(block);
    case 'mathBlock':
    case 'horizontalRule':
      return { ...block };
  }
}

const fromItem = ({ content }: ListItem): JSONContent => ({ type: 'listItem', content: atLeastOne(content) });

/** Marks in the order of the schema are ProseMirror's matter, except that it takes no mark twice. */
function fromInline(piece: Inline): JSONContent {
  if (piece.type === 'footnote') return { ...piece, content: piece.content.map(fromInline) };
  if (piece.type !== 'text' || !piece.marks) return { ...piece };
  return {
    ...piece,
    marks: piece.marks.filter(({ type }, at, all) => all.findIndex((mark) => mark.type === type) === at),
  };
}

const captionOf = (paragraphs: readonly Block[]): JSONContent => ({ type: 'caption', content: atLeastOne(paragraphs) });

/** As readers see it: all captions above, all rows in their order, all notes below. */
function fromTable({ attrs, content }: Table): JSONContent {
  const caption = content.flatMap((part) => (part.type === 'caption' ? part.content : []));
  const rows = content.flatMap((part) => (part.type === 'tableRow' ? [fromRow(part)] : []));
  const notes = content.flatMap((part) => (part.type === 'tableNotes' ? part.content : []));
  const grid: JSONContent[] = rows.length > 0 ? [{ type: 'tableGrid', content: rows }] : [];
  const below: JSONContent[] = notes.length > 0 ? [{ type: 'tableNotes', content: notes.map(fromBlock) }] : [];
  return { type: 'table', attrs, content: [captionOf(caption), ...grid, ...below] };
}

const fromRow = ({ content }: Row): JSONContent => ({
  type: 'tableRow',
  content: content.map(({ type, attrs, content }) => ({ type, attrs, content: atLeastOne(content) })),
});
