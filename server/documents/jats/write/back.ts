/** What follows the body: acknowledgements and appendices, what its authors declare, footnotes, references. */

import { declarationWords } from '#contract/declaration-words.ts';
import { declaredOf, type Stated } from '#server/documents/model/declared-of.ts';
import { writeSections } from './blocks.ts';
import type { EndMatter } from './end-matter.ts';
import { writeInlines, writeParagraph } from './inlines.ts';
import { writeReferences } from './references.ts';
import type { Writing, Xml } from './writing.ts';

export function writeBack(article: Xml, end: readonly EndMatter[], writing: Writing): void {
  const { work, footnotes } = writing;
  // Who paid stands in the article's head (article-meta.ts).
  const declared = declaredOf(work).filter(({ kind }) => kind !== 'financiacion');
  const isBare = end.length === 0 && footnotes.list.length === 0 && work.referencias.length === 0;
  if (isBare && declared.length === 0) return;
  const back = article.ele('back');
  for (const { kind, blocks } of end)
    writeEndMatter(kind === 'ack' ? back : back.ele('app-group'), kind, blocks, writing);
  writeDeclarations(back, declared, writing);
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

/** `fn-type` and `specific-use` in the words of SciELO PS (https://docs.scielo.org/projects/scielo-publishing-schema/). */
const noteTypes: Partial<Record<Stated['kind'], string>> = {
  conflictos: 'coi-statement',
  datos: 'data-availability',
};
const availability: Readonly<Record<string, string>> = {
  REPOSITORIO: 'data-available',
  EN_LA_OBRA: 'data-in-article',
  A_PETICION: 'data-available-upon-request',
  NO_SE_COMPARTE: 'data-not-available',
};

function writeDeclarations(back: Xml, declared: readonly Stated[], { work }: Writing): void {
  if (declared.length === 0) return;
  const group = back.ele('fn-group');
  group.ele('title').txt(declarationWords(work.idioma).title);
  for (const { kind, title, sentence, paragraphs } of declared) {
    const use = kind === 'datos' ? availability[work.declaraciones.datos?.respuesta ?? ''] : undefined;
    const note = group.ele('fn', { 'fn-type': noteTypes[kind] ?? 'other', ...(use && { 'specific-use': use }) });
    const first = note.ele('p');
    first.ele('bold').txt(`${title}.`);
    first.txt(' ');
    for (const { text, href } of sentence)
      (href ? first.ele('ext-link', { 'ext-link-type': 'uri', 'xlink:href': href }) : first).txt(text);
    const [opening = '', ...others] = sentence.length > 0 ? ['', ...paragraphs] : paragraphs;
    if (opening !== '') first.txt(opening);
    for (const paragraph of others) note.ele('p').txt(paragraph);
  }
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
