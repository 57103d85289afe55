/** What the writers of one file share while they go through a work. */
import type { XMLBuilder } from 'xmlbuilder2/lib/interfaces.js';
import type { Reference } from '#contract/entities/manuscript.ts';
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

/** `taken`: ids of the file, of former texts; `listed`: references of theirs that this one cites. */
export const openWriting = (work: ExportedWork, taken?: Set<string>, listed?: readonly Reference[]): Writing => ({
  work,
  words: wordsIn(work.idioma),
  footnotes: footnotesOf(work.documento),
  ids: new Ids(work.documento, work.referencias, taken, listed),
});

/** An element with text, or nothing where there is none. */
export function said(parent: Xml, name: string, text: unknown, attributes: Record<string, string> = {}): void {
  if (text !== undefined && text !== null && text !== '') parent.ele(name, attributes).txt(String(text));
}
