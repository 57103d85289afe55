/** Captions beside the figures and tables that they are of, their labels ('Figura 2') apart. */
import type { Block, Inline } from '#contract/entities/manuscript.ts';
import { typedLabel } from '#contract/label-words.ts';

/** A block, or a paragraph whose style says what it is for. */
export type WordBlock =
  | Block
  | { type: 'title'; content: Inline[] }
  | { type: 'author'; content: Inline[] }
  | { type: 'entry'; content: Inline[] }
  | { type: 'caption'; content: Inline[] };

type Holder = Extract<WordBlock, { type: 'figure' | 'table' }>;

/** A caption follows its figure; a table's stands above it, or else below. What is nobody's caption is a paragraph. */
export function withCaptions(blocks: readonly WordBlock[]): WordBlock[] {
  const result: WordBlock[] = [];
  for (let at = 0; at < blocks.length; at++) {
    const [block, next] = [blocks[at], blocks[at + 1]];
    if (!block) continue;
    if (next?.type === 'table' && isCaptionOf(block, next)) {
      result.push(captioned(next, block.content));
      at++;
    } else if ((block.type === 'figure' || block.type === 'table') && next && isCaptionOf(next, block)) {
      result.push(captioned(block, next.content));
      at++;
    } else if (block.type === 'caption') result.push({ type: 'paragraph', content: block.content });
    else result.push(block);
  }
  return result;
}

/** By its style, unless its label is of the other kind; or, without one, by its label. */
function isCaptionOf(block: WordBlock, of: Holder): block is Extract<WordBlock, { type: 'caption' | 'paragraph' }> {
  if (block.type !== 'caption' && block.type !== 'paragraph') return false;
  const typed = typedLabel(textOf(block.content));
  return typed ? typed.type === of.type : block.type === 'caption';
}

function captioned<H extends Holder>(holder: H, content: readonly Inline[]): Holder {
  const typed = typedLabel(textOf(content));
  const rest = withoutStart(content, typed?.length ?? 0);
  const caption = {
    type: 'caption' as const,
    content: rest.length > 0 ? [{ type: 'paragraph' as const, content: rest }] : [],
  };
  const attrs = typed ? { label: typed.label } : {};
  if (holder.type === 'figure') return { ...holder, attrs: { ...holder.attrs, ...attrs }, content: [caption] };
  return {
    ...holder,
    attrs: { ...holder.attrs, ...attrs },
    content: holder.content.map((part) => (part.type === 'caption' ? caption : part)),
  };
}

/** What can be read of a line as plain text, up to the first thing that is none. */
export function textOf(content: readonly Inline[]): string {
  const end = content.findIndex(({ type }) => type !== 'text');
  return (end < 0 ? content : content.slice(0, end)).map((piece) => (piece.type === 'text' ? piece.text : '')).join('');
}

/** The line without its first `length` characters, which are text. */
export function withoutStart(content: readonly Inline[], length: number): Inline[] {
  const [first, ...others] = content;
  if (!first || length === 0) return [...content];
  if (first.type !== 'text') return [...content];
  if (first.text.length <= length) return withoutStart(others, length - first.text.length);
  return [{ ...first, text: first.text.slice(length) }, ...others];
}
