/** The words of a text that are its own: by these it is compared with others. */
import type { Block, Inline, Manuscript } from '#contract/entities/manuscript.ts';
import { wordsOfHeading } from '#contract/heading-words.ts';
import { plainText } from '#server/documents/model/plain-text.ts';
import { takeTurns } from '#server/documents/turns.ts';

/** A word as it is compared, without capitals and accents, and where it stands. */
export interface ComparedWord {
  word: string;
  /** From which sign of the text to which, in UTF-16 units. */
  from: number;
  to: number;
  /** Words of one part follow one another in the text; between two parts something was left out. */
  part: number;
}
export interface ComparableText {
  text: string;
  words: readonly ComparedWord[];
}

/**
 * What a text says in its own words. Left out are quotations (block quotations, and what stands between quotation marks),
 * mentions of references, notes, formulas, code and lists of references under their heading: who quotes and cites well is
 * not told of it.
 */
export async function comparableText(documento: Manuscript): Promise<ComparableText> {
  const turn = takeTurns(500);
  const pieces: string[] = [];
  const words: ComparedWord[] = [];
  let length = 0;
  let part = 0;
  let references: number | undefined;
  for (const block of documento.content) {
    await turn();
    if (block.type === 'heading') {
      const { level } = block.attrs;
      if (references !== undefined && level <= references) references = undefined;
      if (references === undefined && namesReferences(wordsOfHeading(block.content))) references = level;
    }
    if (references !== undefined) continue;
    for (const text of ownTexts(block)) {
      part += 1;
      for (const found of ownWords(text)) {
        const { from, to } = found;
        words.push({
          word: plain(text.slice(from, to)),
          from: length + from,
          to: length + to,
          part: part + found.part,
        });
      }
      part += text.length;
      pieces.push(text);
      length += text.length + between.length;
    }
  }
  return { text: pieces.join(between), words };
}

const between = '\n\n';

/** The texts of a block, each read by itself. */
function ownTexts(block: Block): string[] {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return [block.content.map(own).join('')];
    case 'bulletList':
    case 'orderedList':
      return block.content.flatMap(({ content }) => content.flatMap(ownTexts));
    case 'figure':
    case 'table':
      return [plainText({ type: 'doc', content: [block] })];
    default:
      return [];
  }
}

const own = (piece: Inline): string => {
  if (piece.type === 'text') return piece.text;
  return piece.type === 'hardBreak' ? '\n' : leftOut;
};
/** Where something stood that is not compared: no letter, so that no word goes on over it. */
const leftOut = '…';

const namesReferences = (heading: string) =>
  /^[\d.\s]*(referencias|bibliograf[ií]a|literatura citada|obras citadas|fuentes|references|bibliography|works cited|literature cited)\b/i.test(
    heading,
  );

/** What stands between quotation marks, of one paragraph, and what was left out of it. */
const notCompared = /«[^«»]*»|“[^“”]*”|„[^„“]*“|"[^"]*"|…/g;

/** The words of a text outside its quotations. `part` counts what was left out before them. */
function ownWords(text: string): { from: number; to: number; part: number }[] {
  const left = [...text.matchAll(notCompared)].map(({ index, 0: { length } }) => ({ from: index, to: index + length }));
  let part = 0;
  return [...text.matchAll(/[\p{L}\p{N}]+/gu)].flatMap(({ index: from, 0: { length } }) => {
    while ((left[part]?.to ?? Number.POSITIVE_INFINITY) <= from) part += 1;
    return from >= (left[part]?.from ?? Number.POSITIVE_INFINITY) ? [] : [{ from, to: from + length, part }];
  });
}

/** A word as it is compared. */
const plain = (word: string) =>
  word
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
