/** Old articles without sections, whose headings are paragraphs in bold, made into what they were meant as. */
import type { Block, Inline } from '#contract/entities/manuscript.ts';
import type { Anchors } from './anchors.ts';

/** A longer one is a sentence that somebody stressed, in characters. */
const longest = 160;
/** Fewer in a text are emphasis, not its headings. */
const fewest = 3;

/**
 * The text with a heading for each paragraph that is bold from end to end; as it came where it has headings, or fewer
 * than three such paragraphs. `2.1` at its beginning says how deep one is; where those in capitals go on between others, they are above them.
 * @param repeated what is no heading of a text though it stands in it so: its own titles
 * @param appendices ids of what stands among it as an appendix, whose heading says nothing of how the text has its own
 */
export function withBoldHeadings(
  blocks: Block[],
  anchors: Anchors,
  repeated: readonly string[],
  appendices: ReadonlySet<string>,
): Block[] {
  if (blocks.some((block) => block.type === 'heading' && !appendices.has(block.attrs.id ?? ''))) return blocks;
  const titles = repeated.map(folded).filter(Boolean);
  const all = blocks.map(headingWords);
  // A title carries the mark of its note along; what is said twice is who speaks.
  const isMeant = (said: string) =>
    said !== '' &&
    !titles.some((title) => folded(said).startsWith(title)) &&
    all.indexOf(said) === all.lastIndexOf(said);
  const meant = all.filter(isMeant);
  if (meant.length < fewest) return blocks;
  const firstSmall = meant.findIndex((said) => !isInCapitals(said));
  const hasCapitals = firstSmall >= 0 && meant.slice(firstSmall).some(isInCapitals);
  return blocks.map((block, at): Block => {
    const said = all[at] ?? '';
    if (!isMeant(said) || block.type !== 'paragraph') return block;
    const number = /^\d+(?:\.\d+)*/.exec(said)?.[0];
    const below = number ? number.split('.').length - 1 : Number(hasCapitals && !isInCapitals(said));
    const attrs = { level: Math.min(1 + below, 5), id: anchors.define(undefined, 'sec') };
    return { type: 'heading', attrs, content: block.content.map(plain) };
  });
}

/**
 * What a paragraph says that is bold from end to end and as short as a heading; '' of every other block. Lists of authors have
 * semicolons, corrections addresses, and who speaks or asks ends as no heading does.
 */
function headingWords(block: Block): string {
  if (block.type !== 'paragraph') return '';
  const isBold = block.content.every(
    (part) => part.type === 'text' && (part.text.trim() === '' || part.marks?.some(({ type }) => type === 'bold')),
  );
  const said = isBold
    ? block.content
        .map((part) => (part.type === 'text' ? part.text : ''))
        .join('')
        .trim()
    : '';
  const isHeading = said.length <= longest && /\p{L}{2}/u.test(said) && !/;|:\/\/|[.:,?]$/.test(said);
  return isHeading ? said : '';
}

function plain(part: Inline): Inline {
  if (part.type !== 'text' || !part.marks) return part;
  const { marks, ...rest } = part;
  const others = marks.filter(({ type }) => type !== 'bold');
  return others.length > 0 ? { ...rest, marks: others } : rest;
}

const isInCapitals = (said: string) => said === said.toUpperCase();
const folded = (said: string) =>
  said
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
