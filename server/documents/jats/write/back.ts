/** What follows the body: acknowledgements and appendices, footnotes, references. */

import { writeSections } from './blocks.ts';
import type { EndMatter } from './end-matter.ts';
import { writeInlines, writeParagraph } from './inlines.ts';
import { writeReferences } from './references.ts';
import type { Writing, Xml } from './writing.ts';

export function writeBack(article: Xml, end: readonly EndMatter[], writing: Writing): void {
  const { work, footnotes } = writing;
  if (end.length === 0 && footnotes.list.length === 0 && work.referencias.length === 0) return;
  const back = article.ele('back');
  for (const { kind, blocks } of end)
    writeEndMatter(kind === 'ack' ? back : back.ele('app-group'), kind, blocks, writing);
  writeNotes(back, writing);
  if (work.referencias.length > 0) writeReferences(back, writing);
}

function writeEndMatter(parent: Xml, kind: EndMatter['kind'], blocks: EndMatter['blocks'], writing: Writing): void {
  const [heading, ...rest] = blocks;
  if (heading?.type !== 'heading') return;
  const part = parent.ele(kind, writing.ids.of(heading));
  writeInlines(part.ele('title'), heading.content, writing);
  writeSections(part, rest, writing);
}

function writeNotes(back: Xml, { footnotes, ...writing }: Writing): void {
  if (footnotes.list.length === 0) return;
  const group = back.ele('fn-group');
  for (const [index, note] of footnotes.list.entries()) {
    const element = group.ele('fn', { 'fn-type': 'other', ...writing.ids.of(note) });
    element.ele('label').txt(String(index + 1));
    writeParagraph(element, note, { ...writing, footnotes });
    if (note.content.length === 0) element.ele('p');
  }
}
