/** What the writers of one page share. */
import type { ExportedPicture, ExportedWork } from '../exported-work.ts';
import { type Footnotes, footnotesOf } from '../footnotes.ts';
import { type Words, wordsIn } from '../words.ts';

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
