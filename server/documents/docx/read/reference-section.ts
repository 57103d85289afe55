/** The reference list of a Word document, found by its heading. */
import type { Block, Inline, Reference } from '#contract/entities/manuscript.ts';
import type { WordBlock } from './captions.ts';
import { headingWords } from './headings.ts';

const title =
  /^(?:referencias(?:\s+bibliográficas)?|bibliografía|fuentes(?:\s+consultadas)?|obras\s+citadas|literatura\s+citada|lista\s+de\s+referencias|references|bibliography|works\s+cited|literature\s+cited)$/i;
const longest = 5000;

/** The references under the last such heading, and the text without them. */
export function takeReferences(blocks: readonly Block[]): { blocks: Block[]; references: Reference[] } {
  const at = blocks.findLastIndex((block) => title.test(headingWords(block) ?? ''));
  if (at < 0) return { blocks: [...blocks], references: [] };
  const after = blocks.slice(at + 1);
  const next = after.findIndex((block) => block.type === 'heading');
  const listed = next < 0 ? after : after.slice(0, next);
  const entries = listed.flatMap(entriesOf);
  if (entries.length === 0) return { blocks: [...blocks], references: [] };
  const others = listed.filter((block) => entriesOf(block).length === 0);
  return {
    blocks: [...blocks.slice(0, at), ...others, ...(next < 0 ? [] : after.slice(next))],
    references: entries.map(asReference),
  };
}

/** The paragraphs in Word's style for bibliographies, which Zotero gives its list whatever stands over it. */
export const styledReferences = (all: readonly WordBlock[]): Reference[] =>
  all
    .filter(isEntry)
    .flatMap(({ content }) => entryOf(words(content)))
    .map(asReference);

export const isEntry = (block: WordBlock) => block.type === 'entry';

const asReference = ({ text, label }: Entry, index: number): Reference => ({
  id: `ref${index + 1}`,
  ...(label && { etiqueta: label }),
  texto: text.slice(0, longest),
});

type Entry = { text: string; label?: string | undefined };

function entriesOf(block: Block): Entry[] {
  if (block.type === 'paragraph') return entryOf(words(block.content));
  if (block.type === 'bulletList') return block.content.flatMap(({ content }) => content.flatMap(entriesOf));
  if (block.type !== 'orderedList') return [];
  const texts = block.content.map(({ content }) =>
    content
      .flatMap(entriesOf)
      .map(({ text }) => text)
      .join(' '),
  );
  return texts.flatMap((text, index) => (text === '' ? [] : [{ text, label: String(block.attrs.start + index) }]));
}

/** '[3] Ruiz, A.' and '3. Ruiz, A.' have their number apart. */
function entryOf(text: string): Entry[] {
  const numbered = /^(?:\[(\d{1,4})\]|(\d{1,4})[.)])\s+(.+)$/s.exec(text);
  if (text === '') return [];
  return [numbered?.[3] ? { text: numbered[3], label: numbered[1] ?? numbered[2] } : { text }];
}

const words = (content: readonly Inline[]) =>
  content
    .map((piece) => (piece.type === 'text' ? piece.text : piece.type === 'hardBreak' ? ' ' : ''))
    .join('')
    .trim();
