/** What the writers of one file share while they go through a work. */
import type { XMLBuilder } from 'xmlbuilder2/lib/interfaces.js';
import { type Footnotes, footnotesOf } from '#contract/manuscript-html/footnotes.ts';
import type { ExportedWork } from '#server/documents/model/exported-work.ts';
import { type Words, wordsIn } from '#server/documents/model/words.ts';
import { Ids } from './ids.ts';

export type Xml = XMLBuilder;

export interface Writing {
  work: ExportedWork;
  words: Words;
  footnotes: Footnotes;
  ids: Ids;
}

export const openWriting = (work: ExportedWork): Writing => ({
  work,
  words: wordsIn(work.idioma),
  footnotes: footnotesOf(work.documento),
  ids: new Ids(work.documento, work.referencias),
});

/** An element with text, or nothing where there is none. */
export function said(parent: Xml, name: string, text: unknown, attributes: Record<string, string> = {}): void {
  if (text !== undefined && text !== null && text !== '') parent.ele(name, attributes).txt(String(text));
}
