/** Title, abstract and keywords, in the work's language and in the others. */
import type { ExportedWork } from '#server/documents/model/exported-work.ts';
import { wordsIn } from '#server/documents/model/words.ts';
import { said, type Xml } from './writing.ts';

export function writeTitles(meta: Xml, { titulo, traducciones }: ExportedWork): void {
  const group = meta.ele('title-group');
  group.ele('article-title').txt(titulo);
  for (const { idioma, titulo: translated } of traducciones)
    if (translated !== '') said(group.ele('trans-title-group', { 'xml:lang': idioma }), 'trans-title', translated);
}

export function writeAbstracts(meta: Xml, { resumen, idioma, traducciones }: ExportedWork): void {
  // It is in the language of what it stands in, and SPS has it say so there alone.
  writeAbstract(meta, 'abstract', resumen, idioma, {});
  for (const each of traducciones)
    writeAbstract(meta, 'trans-abstract', each.resumen, each.idioma, { 'xml:lang': each.idioma });
}

function writeAbstract(
  meta: Xml,
  name: string,
  text: string,
  language: string,
  attributes: Record<string, string>,
): void {
  if (text.trim() === '') return;
  const abstract = meta.ele(name, attributes);
  said(abstract, 'title', wordsIn(language).abstract);
  for (const paragraph of text.split(/\n{2,}/)) said(abstract, 'p', paragraph.trim());
}

export function writeKeywords(meta: Xml, { palabrasClave, idioma, traducciones }: ExportedWork): void {
  for (const group of [{ idioma, palabrasClave }, ...traducciones]) {
    if (group.palabrasClave.length === 0) continue;
    const words = meta.ele('kwd-group', { 'kwd-group-type': 'author', 'xml:lang': group.idioma });
    said(words, 'title', wordsIn(group.idioma).keywords);
    for (const word of group.palabrasClave) said(words, 'kwd', word);
  }
}
