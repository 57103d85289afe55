import { declaredIn, plainDeclared } from '#contract/declared.ts';
import { noticeOf, typeName } from '#server/documents/model/byline.ts';
import type { ExportedWork } from '#server/documents/model/exported-work.ts';
import { visit } from '#server/documents/model/nodes.ts';
import { writeContributors } from './contributors.ts';
import { writeDate, writeHistory } from './dates.ts';
import { writeRelatedArticles } from './related-articles.ts';
import { writeAbstracts, writeKeywords, writeTitles } from './summaries.ts';
import { said, type Writing, type Xml } from './writing.ts';

/** What the article is, in the order that JATS asks for. */
export function writeArticleMeta(front: Xml, writing: Writing): void {
  const { work } = writing;
  const { metadatos } = work;
  const meta = front.ele('article-meta');
  said(meta, 'article-id', work.id, { 'pub-id-type': 'publisher-id' });
  said(meta, 'article-id', work.doi, { 'pub-id-type': 'doi' });
  said(meta, 'article-id', metadatos.pmid, { 'pub-id-type': 'pmid' });
  said(meta, 'article-id', metadatos.pmcid, { 'pub-id-type': 'pmcid' });
  const group = meta.ele('article-categories').ele('subj-group', { 'subj-group-type': 'heading' });
  said(
    group,
    'subject',
    work.categoria ?? metadatos.seccion ?? typeName(work.tipo, noticeOf(work.relaciones?.sobre), work.idioma),
  );
  writeTitles(meta, work);
  writeContributors(meta, writing);
  if (work.fechaPublicacion)
    writeDate(meta, 'pub-date', work.fechaPublicacion, { 'date-type': 'pub', 'publication-format': 'electronic' });
  said(meta, 'volume', metadatos.volumen);
  said(meta, 'issue', metadatos.numero);
  for (const isbn of Object.values((work.capituloDe ?? work.ficha).isbn ?? {})) said(meta, 'isbn', isbn);
  said(meta, 'supplement', metadatos.suplemento);
  writePages(meta, writing);
  writeHistory(meta, work);
  writePermissions(meta, writing);
  if (work.fechaPublicacion && work.direccion) meta.ele('self-uri', { 'xlink:href': work.direccion });
  writeRelatedArticles(meta, writing);
  writeAbstracts(meta, work);
  writeKeywords(meta, work);
  writeFunding(meta, writing);
  writeCounts(meta, work);
  writeRetraction(meta, writing);
}

function writePages(meta: Xml, { work: { metadatos } }: Writing): void {
  const { paginaInicial, paginaFinal, elocation } = metadatos;
  said(meta, 'fpage', paginaInicial);
  if (paginaInicial) said(meta, 'lpage', paginaFinal);
  else said(meta, 'elocation-id', elocation);
}

function writePermissions(meta: Xml, { work: { licencia, idioma, metadatos }, words }: Writing): void {
  if (!licencia && !metadatos.derechos) return;
  const permissions = meta.ele('permissions');
  said(permissions, 'copyright-statement', metadatos.derechos);
  if (!licencia) return;
  const attributes = { 'license-type': 'open-access', 'xlink:href': licencia, 'xml:lang': idioma };
  const text = permissions.ele('license', attributes).ele('license-p');
  text.txt(`${words.licence}: `).ele('ext-link', { 'ext-link-type': 'uri', 'xlink:href': licencia }).txt(licencia);
}

/**
 * Who paid, as its authors declare it; else as the article that it was read from said it.
 * Source: JATS4R, 'Funding', https://jats4r.niso.org/funding/.
 */
function writeFunding(meta: Xml, { work: { declaraciones, metadatos, idioma } }: Writing): void {
  const [declared] = declaredIn({ financiacion: declaraciones.financiacion }, idioma);
  const statement = declared ? plainDeclared(declared).join(' ') : metadatos.financiacion;
  if (!statement) return;
  const group = meta.ele('funding-group');
  for (const { nombre, ror, ayudas } of (declared && declaraciones.financiacion?.financiadores) || []) {
    const award = group.ele('award-group');
    const source = award.ele('funding-source').ele('institution-wrap');
    said(source, 'institution', nombre);
    said(source, 'institution-id', ror, { 'institution-id-type': 'ror' });
    for (const number of ayudas) said(award, 'award-id', number);
  }
  said(group, 'funding-statement', statement);
}

/** The date of a retraction is part of the history; here is why. */
function writeRetraction(meta: Xml, { work }: Writing): void {
  if (!work.fechaRetractacion) return;
  const custom = meta.ele('custom-meta-group').ele('custom-meta');
  said(custom, 'meta-name', 'retraction-reason');
  custom.ele('meta-value').txt(work.motivoRetractacion ?? '');
}

/** How many figures, tables, formulas, references and pages there are, as SciELO PS asks. */
function writeCounts(meta: Xml, { documento, referencias, metadatos }: ExportedWork): void {
  const totals = { figure: 0, table: 0, mathBlock: 0 };
  visit(documento, ({ type }) => {
    if (type === 'figure' || type === 'table' || type === 'mathBlock') totals[type] += 1;
  });
  const counts = meta.ele('counts');
  const each = {
    'fig-count': totals.figure,
    'table-count': totals.table,
    'equation-count': totals.mathBlock,
    'ref-count': referencias.length,
    'page-count': metadatos.pages,
  };
  for (const [name, count] of Object.entries(each)) if (count !== undefined) counts.ele(name, { count: String(count) });
}
