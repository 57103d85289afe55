/** What the writers of one document share. */
import type { ExportedPicture, ExportedWork } from '../exported-work.ts';
import { type Footnotes, footnotesOf } from '../footnotes.ts';
import { visit } from '../nodes.ts';
import { type Words, wordsIn } from '../words.ts';

export interface Writing {
  work: ExportedWork;
  words: Words;
  footnotes: Footnotes;
  pictures: ReadonlyMap<string, ExportedPicture>;
  /** Word's names for the places of the text that mentions lead to, by their ids: Word takes no '.' nor '-' in one. */
  bookmarks: ReadonlyMap<string, string>;
  /** How many lists have been begun: each numbered one counts for itself. */
  lists: { count: number };
}

export function openWriting(work: ExportedWork, pictures: ReadonlyMap<string, ExportedPicture>): Writing {
  const ids = new Set(work.referencias.map(({ id }) => id));
  visit(work.documento, (node) => {
    if (node.type === 'heading' || node.type === 'figure' || node.type === 'table' || node.type === 'mathBlock')
      if (node.attrs.id) ids.add(node.attrs.id);
  });
  return {
    work,
    words: wordsIn(work.idioma),
    footnotes: footnotesOf(work.documento),
    pictures,
    bookmarks: new Map([...ids].map((id, index) => [id, `lugar_${index + 1}`])),
    lists: { count: 0 },
  };
}
