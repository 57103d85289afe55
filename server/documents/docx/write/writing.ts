/** What the writers of one document share. */
import { Bookmark, type ParagraphChild } from 'docx';
import { type Footnotes, footnotesOf } from '#contract/manuscript-html/footnotes.ts';
import { numbered } from '#contract/numbering.ts';
import type { ExportedPicture, ExportedWork } from '#server/documents/model/exported-work.ts';
import { visit } from '#server/documents/model/nodes.ts';
import { type Words, wordsIn } from '#server/documents/model/words.ts';

export interface Writing {
  work: ExportedWork;
  words: Words;
  footnotes: Footnotes;
  pictures: ReadonlyMap<string, ExportedPicture>;
  /** Word's names for the places of the text that mentions lead to, by their ids: Word takes no '.' nor '-' in one. */
  bookmarks: ReadonlyMap<string, string>;
  /** The labels of what mentions lead to, by their ids. */
  labels: ReadonlyMap<string, string>;
  /** Whether figures, tables and formulas are numbered by their order, as Word itself would. */
  isNumbered: boolean;
  /** How many lists have been begun: each numbered one counts for itself. */
  lists: { count: number };
}

export function openWriting(work: ExportedWork, pictures: ReadonlyMap<string, ExportedPicture>): Writing {
  const ids = new Set(work.referencias.map(({ id }) => id));
  const labels = new Map<string, string>();
  visit(work.documento, (node) => {
    if (node.type === 'heading' || node.type === 'figure' || node.type === 'table' || node.type === 'mathBlock')
      if (node.attrs.id) {
        ids.add(node.attrs.id);
        if ('label' in node.attrs && node.attrs.label) labels.set(node.attrs.id, node.attrs.label);
      }
  });
  return {
    work,
    words: wordsIn(work.idioma),
    footnotes: footnotesOf(work.documento),
    pictures,
    bookmarks: new Map([...ids].map((id, index) => [id, `lugar_${index + 1}`])),
    labels,
    isNumbered: numbered(work.documento, work.idioma) === work.documento,
    lists: { count: 0 },
  };
}

/** Where blocks stand. */
export interface Place {
  /** The style of their paragraphs, where it is not the text's own. */
  style?: string;
  /** How many lists they are in. */
  depth: number;
}

/** What mentions lead to carries a bookmark. */
export function marked(id: string | undefined, children: ParagraphChild[], { bookmarks }: Writing): ParagraphChild[] {
  const name = id && bookmarks.get(id);
  return name ? [new Bookmark({ id: name, children })] : children;
}
