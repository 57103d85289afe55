/** How much there is of what: written last, when all of it is there. */
import { pageCount } from '#server/documents/jats/pages.ts';
import type { ExportedWork } from '#server/documents/model/exported-work.ts';
import type { Xml } from './writing.ts';

const counted = {
  'fig-count': 'fig',
  'table-count': 'table-wrap',
  'equation-count': 'disp-formula',
  'ref-count': 'ref',
};

/** The place of the counts in the article's head, with its pages: figures and such are counted when the file is whole. */
export function openCounts(meta: Xml, { metadatos }: ExportedWork): void {
  const counts = meta.ele('counts');
  for (const name of Object.keys(counted)) counts.ele(name, { count: '0' });
  const pages = pagesOf(metadatos);
  if (pages !== undefined) counts.ele('page-count', { count: String(pages) });
}

/** How many figures, tables, formulas and references the file has, those of its translations too, as SciELO PS asks. */
export function writeCounts(article: Xml): void {
  const totals = new Map<string, number>();
  const places = new Map<string, Xml>();
  article.each(
    (each) => {
      const { nodeName } = each.node;
      totals.set(nodeName, (totals.get(nodeName) ?? 0) + 1);
      if (Object.hasOwn(counted, nodeName)) places.set(nodeName, each);
    },
    false,
    true,
  );
  for (const [name, what] of Object.entries(counted)) places.get(name)?.att('count', String(totals.get(what) ?? 0));
}

/** By its first and last page where it has those; what was said of its length counts only where it stands at no numbered pages. */
function pagesOf({ paginaInicial, paginaFinal, elocation, pages }: ExportedWork['metadatos']): number | undefined {
  const [first, last] = [String(paginaInicial ?? ''), String(paginaFinal ?? '')];
  const stands = first === '' ? Boolean(elocation) : /\D/.test(first + last);
  return pageCount(first, last) ?? (stands ? pages : undefined);
}
