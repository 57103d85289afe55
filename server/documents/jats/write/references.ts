import type { CslItem } from '#contract/entities/manuscript.ts';
import { writeCitation } from './csl.ts';
import { said, type Writing, type Xml } from './writing.ts';

/** The reference list: each entry as it is read, and, where its parts are known, as machines read it. */
export function writeReferences(back: Xml, { work, words, ids }: Writing): void {
  const list = back.ele('ref-list');
  said(list, 'title', words.references);
  for (const reference of work.referencias) {
    const { etiqueta, texto, csl } = reference;
    const entry = list.ele('ref', ids.of(reference));
    said(entry, 'label', etiqueta);
    said(entry, 'mixed-citation', texto, publicationType(csl));
    if (csl) writeCitation(entry.ele('element-citation', structuredType(csl)), csl);
  }
}

const types: Record<string, string> = {
  'article-journal': 'journal',
  book: 'book',
  chapter: 'book',
  'paper-conference': 'confproc',
  thesis: 'thesis',
  report: 'report',
  webpage: 'webpage',
  software: 'software',
  dataset: 'data',
  legislation: 'legal-doc',
  'article-newspaper': 'newspaper',
  patent: 'patent',
  article: 'preprint',
};

const publicationType = (csl: CslItem | undefined) => ({ 'publication-type': types[csl?.type ?? ''] ?? 'other' });

/** SPS 1.10 has no word for a preprint, which the printed citation beside it says. */
const structuredType = (csl: CslItem) => {
  const type = publicationType(csl);
  return type['publication-type'] === 'preprint' ? { 'publication-type': 'other' } : type;
};
