/** The whole text of a work in each of its languages: one is the article, the others are parts of it. */
import { isDeepStrictEqual } from 'node:util';
import type { ExportedWork } from '#server/documents/model/exported-work.ts';
import { inLanguage } from '#server/documents/model/in-language.ts';
import { writeBack } from './back.ts';
import { writeSections } from './blocks.ts';
import { writeAuthorNotes } from './declarations.ts';
import { withoutEndMatter } from './end-matter.ts';
import { writeAbstracts, writeKeywords } from './summaries.ts';
import { openWriting, said, type Writing, type Xml } from './writing.ts';

/** A work as it reads in a language that is not its original's. */
interface Translated {
  work: ExportedWork;
  /** Its own; absent where it has none of its own. */
  titulo: string | undefined;
  doi: string | null;
}

/**
 * The work as it reads in the language it was written in, and in the others. What these say of themselves is not said by the
 * original.
 */
export function textsOf(work: ExportedWork): { original: ExportedWork; translations: Translated[] } {
  const written = work.textos.find(({ esOriginal }) => esOriginal);
  const original = written ? inLanguage(work, written) : work;
  const own = { idioma: work.idioma, doi: null, documento: work.documento, referencias: work.referencias };
  const others = [...(written ? [own] : []), ...work.textos.filter((text) => text !== written)];
  const translations = others.map((text): Translated => {
    const referencias = text.referencias ?? work.referencias;
    const title = original.traducciones.find(({ idioma }) => idioma === text.idioma)?.titulo;
    return { work: inLanguage(original, { ...text, referencias }), titulo: title || undefined, doi: text.doi };
  });
  const apart = new Set(others.map(({ idioma }) => idioma));
  const traducciones = original.traducciones.filter(({ idioma }) => !apart.has(idioma));
  return { original: { ...original, traducciones }, translations };
}

/** Body and back matter, into the article or a part of it. */
export function writeText(parent: Xml, writing: Writing): void {
  const { main, end } = withoutEndMatter(writing.work.documento.content);
  if (main.length > 0) writeSections(parent.ele('body'), main, writing);
  writeBack(parent, end, writing);
}

/** A translation need not repeat the references of the original. */
export function writeTranslation(
  article: Xml,
  translation: Translated,
  original: ExportedWork,
  taken: Set<string>,
): void {
  const { titulo, doi } = translation;
  const isListing = !isDeepStrictEqual(translation.work.referencias, original.referencias);
  const work = { ...translation.work, traducciones: [], ...(!isListing && { referencias: [] }) };
  const writing = openWriting(work, taken, isListing ? [] : original.referencias);
  const part = article.ele('sub-article', {
    'article-type': 'translation',
    id: writing.ids.fresh('sa'),
    'xml:lang': work.idioma,
  });
  const front = part.ele('front-stub');
  said(front, 'article-id', doi, { 'pub-id-type': 'doi' });
  if (titulo) said(front.ele('title-group'), 'article-title', titulo);
  writeAuthorNotes(front, writing);
  writeAbstracts(front, work);
  writeKeywords(front, work);
  writeText(part, writing);
}
