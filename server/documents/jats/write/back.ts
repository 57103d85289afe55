/** What follows the body: acknowledgements and appendices, what its authors declare, footnotes, references. */

import { writeSections } from './blocks.ts';
import { writeDeclarations } from './declarations.ts';
import type { EndMatter } from './end-matter.ts';
import { writeInlines, writeParagraph } from './inlines.ts';
import { writeReferences } from './references.ts';
import type { Writing, Xml } from './writing.ts';

export function writeBack(article: Xml, end: readonly EndMatter[], writing: Writing): void {
  // The DTD takes none that is empty.
  let opened: Xml | undefined;
  const open = (): Xml => {
    opened ??= article.ele('back');
    return opened;
  };
  for (const { kind, blocks } of end)
    writeEndMatter(kind === 'ack' ? open() : open().ele('app-group'), kind, blocks, writing);
  writeDeclarations(open, writing);
  if (writing.footnotes.list.length > 0) writeNotes(open(), writing);
  if (writing.work.referencias.length > 0) writeReferences(open(), writing);
}

function writeEndMatter(parent: Xml, kind: EndMatter['kind'], blocks: EndMatter['blocks'], writing: Writing): void {
  const [heading, ...rest] = blocks;
  if (heading?.type !== 'heading') return;
  const part = parent.ele(kind, writing.ids.of(heading));
  writeInlines(part.ele('title'), heading.content, writing);
  writeSections(part, rest, writing);
}

function writeNotes(back: Xml, { footnotes, ...writing }: Writing): void {
  const group = back.ele('fn-group');
  for (const [index, note] of footnotes.list.entries()) {
    const element = group.ele('fn', { 'fn-type': 'other', ...writing.ids.of(note) });
    element.ele('label').txt(String(index + 1));
    writeParagraph(element, note, { ...writing, footnotes });
    if (note.content.length === 0) element.ele('p');
  }
}
