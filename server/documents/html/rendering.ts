/** What the writers of one page share. */
import type { Block } from '#contract/entities/manuscript.ts';
import type { ExportedPicture, ExportedWork } from '#server/documents/model/exported-work.ts';
import { type Footnotes, footnotesOf } from '#server/documents/model/footnotes.ts';
import { type Words, wordsIn } from '#server/documents/model/words.ts';
import { escapeMarkup } from '#server/documents/xml/escape.ts';

export interface Rendering {
  work: ExportedWork;
  words: Words;
  footnotes: Footnotes;
  pictures: ReadonlyMap<string, ExportedPicture>;
}

export const openRendering = (work: ExportedWork, pictures: ReadonlyMap<string, ExportedPicture>): Rendering => ({
  work,
  words: wordsIn(work.idioma),
  footnotes: footnotesOf(work.documento),
  pictures,
});

export const noteAnchor = (number: number) => `nota-al-pie-${number}`;
export const mentionAnchor = (number: number) => `mencion-de-nota-${number}`;
export const referenceAnchor = (id: string) => `ref.${id}`;

/** ` id="…"`, or nothing. */
export const idAttribute = (id: string | undefined): string => (id ? ` id="${escapeMarkup(id)}"` : '');

/** What writes the blocks of a cell or an item: blocks.ts, which tables are a part of. */
export type WriteBlocks = (content: readonly Block[], rendering: Rendering) => string;
