import { preprintOf } from '#contract/preprint.ts';
import type { RelationKind } from '#contract/relations.ts';
import type { ExportedWork } from '#server/documents/model/exported-work.ts';
import type { Writing, Xml } from './writing.ts';

/**
 * What JATS calls a notice (`article-type`), what it is about, and itself where that is read. An erratum is a correction there. Of
 * editions JATS has no word.
 * Source: JATS Publishing 1.3, `@article-type` and `@related-article-type`; SciELO PS, 'errata' and 'retratação'.
 */
const types: Record<RelationKind, { article?: string; about: string; later: string }> = {
  CORRECCION: { article: 'correction', about: 'corrected-article', later: 'correction-forward' },
  ERRATA: { article: 'correction', about: 'corrected-article', later: 'correction-forward' },
  PREOCUPACION: { article: 'expression-of-concern', about: 'object-of-concern', later: 'concern-forward' },
  RETRACTACION: { article: 'retraction', about: 'retracted-article', later: 'retraction-forward' },
  NUEVA_EDICION: { about: 'previous-edition', later: 'new-edition' },
};

/** Those of SPS 1.10 (its schematron, `related-article-type-values`): what else a work is tied to is a `related-object`. */
const known = new Set(['corrected-article', 'retracted-article']);

/** The `article-type` of a notice; undefined of what is none. */
export const noticeType = ({ relaciones }: ExportedWork): string | undefined =>
  relaciones?.sobre ? types[relaciones.sobre.clase].article : undefined;

/** The works that it is tied to: by DOI, else by the address of their page. Of those without either nothing is said. */
export function writeRelatedArticles(meta: Xml, writing: Writing): void {
  writeBookAndChapters(meta, writing);
  const {
    work: { relaciones, declaraciones },
    ids,
  } = writing;
  const preprint = preprintOf(declaraciones);
  // SPS 1.10 takes no related article of this kind.
  if (preprint) meta.ele('related-object', { 'link-type': 'preprint', id: ids.fresh('ro'), ...linkOf(preprint) });
  if (!relaciones) return;
  const tied = [
    ...(relaciones.sobre ? [{ type: types[relaciones.sobre.clase].about, work: relaciones.sobre }] : []),
    ...relaciones.posteriores.map((work) => ({ type: types[work.clase].later, work })),
  ];
  for (const { type, work } of tied) {
    const link = linkOf(work);
    if (!link) continue;
    if (known.has(type)) meta.ele('related-article', { 'related-article-type': type, id: ids.fresh('ra'), ...link });
    else meta.ele('related-object', { 'link-type': type, id: ids.fresh('ro'), ...link });
  }
}

/**
 * The book of a chapter, whose ISBN the article has, and the chapters of a book, each a work of its own.
 * Source: JATS Publishing 1.3, `<related-object>`.
 */
function writeBookAndChapters(meta: Xml, { work: { capituloDe: book, capitulos = [] }, ids }: Writing): void {
  const tied = [
    ...(book ? [{ type: 'book', work: book }] : []),
    ...capitulos.map((work) => ({ type: 'chapter', work })),
  ];
  for (const { type, work } of tied) {
    const object = meta.ele('related-object', { id: ids.fresh('ro'), 'object-type': type, ...linkOf(work) });
    object.ele(type === 'book' ? 'source' : 'chapter-title', { 'xml:lang': work.idioma }).txt(work.titulo);
  }
}

function linkOf({
  doi,
  direccion,
}: {
  doi?: string | null | undefined;
  direccion: string;
}): Record<string, string> | undefined {
  if (doi) return { 'ext-link-type': 'doi', 'xlink:href': doi };
  return direccion ? { 'ext-link-type': 'uri', 'xlink:href': direccion } : undefined;
}
