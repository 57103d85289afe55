import type { WordBlock } from './captions.ts';

const longestHeading = 80;

/** The words of a heading, or of a short paragraph all in bold, which many write in its stead; undefined of the rest. */
export function headingWords(block: WordBlock): string | undefined {
  if (block.type !== 'heading' && block.type !== 'paragraph') return undefined;
  const texts = block.content.flatMap((piece) => (piece.type === 'text' ? [piece] : []));
  const words = texts
    .map(({ text }) => text)
    .join('')
    .trim();
  if (block.type === 'heading') return bare(words);
  const isBold =
    texts.length === block.content.length && texts.every(({ marks }) => marks?.some(({ type }) => type === 'bold'));
  return isBold && words !== '' && words.length <= longestHeading ? bare(words) : undefined;
}

/** Without the number before, '5. Referencias', nor a mark after. */
const bare = (words: string) =>
  words
    .replace(/^\d+(?:\.\d+)*\.?\s+/, '')
    .replace(/[.:]$/, '')
    .trim();
