/** A work's text read plainly: for search, for counting words, and for the wire's `contenido`. */
import type { Block, Inline, Manuscript } from '#contract/entities/manuscript.ts';
import { decodeEntities } from '#server/documents/xml/entities.ts';

type Table = Extract<Block, { type: 'table' }>;
type Row = Extract<Table['content'][number], { type: 'tableRow' }>;
type ListItem = Extract<Block, { type: 'bulletList' }>['content'][number];

/**
 * The words of a document: blocks with a blank line between them, list items after '- ', table rows with tabs between
 * cells, formulas as their TeX (or what their MathML says). Footnotes and the descriptions of pictures are left out.
 */
export function plainText(documento: Manuscript): string {
  return blocksText(documento.content, '\n\n');
}

/** How many words a plain text has: stretches without spaces that hold a letter or a digit. */
export function wordCount(text: string): number {
  return text.match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0;
}

/** The words of a paragraph, its hard breaks as newlines. */
export function inlineText(content: readonly Inline[]): string {
  return content.map(pieceText).join('').trim();
}

function pieceText(piece: Inline): string {
  switch (piece.type) {
    case 'text':
      return piece.text;
    case 'hardBreak':
      return '\n';
    case 'mathInline':
      return formulaText(piece.attrs);
    case 'citation':
    case 'crossReference':
      return piece.attrs.text;
    case 'footnote':
      return '';
  }
}

const blocksText = (blocks: readonly Block[], between: string): string => joined(blocks.map(blockText), between);

const joined = (texts: readonly string[], between: string) => texts.filter((text) => text !== '').join(between);

function blockText(block: Block): string {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return inlineText(block.content);
    case 'bulletList':
    case 'orderedList':
      return joined(block.content.map(itemText), '\n');
    case 'blockquote':
      return blocksText(block.content, '\n\n');
    case 'codeBlock':
      return block.content.map(({ text }) => text).join('');
    case 'figure':
      return withLabel(block.attrs.label, paragraphsText(block.content[0].content));
    case 'table':
      return tableText(block);
    case 'mathBlock':
      return formulaText(block.attrs);
    case 'horizontalRule':
      return '';
  }
}

const paragraphsText = (paragraphs: readonly Block[]) => blocksText(paragraphs, '\n');

/** Lines after the first stand under its words, so that an inner list keeps its depth. */
function itemText({ content }: ListItem): string {
  const text = blocksText(content, '\n');
  return text === '' ? '' : `- ${text.replaceAll('\n', '\n  ')}`;
}

function tableText({ attrs, content }: Table): string {
  const of = (type: 'caption' | 'tableNotes') =>
    content.flatMap((part) => (part.type === type ? paragraphsText(part.content) : []));
  const rows = content.flatMap((part) => (part.type === 'tableRow' ? rowText(part) : []));
  return joined([withLabel(attrs.label, joined(of('caption'), '\n')), ...rows, ...of('tableNotes')], '\n');
}

const rowText = (row: Row) =>
  row.content
    .map((cell) => blocksText(cell.content, ' ').replace(/\s+/g, ' '))
    .join('\t')
    .trimEnd();

function withLabel(label = '', text: string): string {
  if (label === '' || text === '') return label || text;
  return /[.:]$/.test(label) ? `${label} ${text}` : `${label}. ${text}`;
}

/** MathML is text between tags once the tags are gone: none of its attributes holds a '>' (see mathml.ts). */
function formulaText({ tex, mathml }: { tex?: string | undefined; mathml: string }): string {
  return (tex || decodeEntities(mathml.replace(/<[^>]*>/g, ''))).trim();
}
