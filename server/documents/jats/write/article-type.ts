import type { ExportedWork } from '#server/documents/model/exported-work.ts';
import { noticeType } from './related-articles.ts';

const ofType = { ARTICULO: 'research-article', TESIS: 'dissertation', REPORTE: 'other', LIBRO: 'other' };

/** Those of SPS 1.10 (its schematron, `article_article-type-values`). */
const known = new Set(
  (
    'abstract addendum announcement article-commentary book-received book-review brief-report calendar case-report ' +
    'clinical-trial correction data-article discussion dissertation editorial guidelines in-brief interview letter ' +
    'meeting-report news obituary oration other partial-retraction product-review rapid-communication referee-report ' +
    'reply reprint research-article retraction review-article translation'
  ).split(' '),
);

/** What JATS calls a work: by what it is a notice of, what the article that it was read from said, or its type; `other` where SPS has no word. */
export function articleType(work: ExportedWork): string {
  const type = String(noticeType(work) ?? work.metadatos.tipoArticulo ?? ofType[work.tipo]);
  return known.has(type) ? type : 'other';
}
