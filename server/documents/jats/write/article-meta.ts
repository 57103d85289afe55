import { declaredIn, plainDeclared } from '#contract/declared.ts';
import { wholeEnd } from '#server/documents/jats/pages.ts';
import { noticeOf, typeName } from '#server/documents/model/byline.ts';
import type { ExportedWork } from '#server/documents/model/exported-work.ts';
import { writeContributors } from './contributors.ts';
import { openCounts } from './counts.ts';
import { writeDate, writeHistory } from './dates.ts';
import { isUnfunded, writeAuthorNotes } from './declarations.ts';
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
  // SPS knows no others: PubMed's go under a name of their own.
  for (const type of ['pmid', 'pmcid'] as const)
    said(meta, 'article-id', metadatos[type], { 'pub-id-type': 'other', 'custom-type': type });
  const group = meta.ele('article-categories').ele('subj-group', { 'subj-group-type': 'heading' });
  said(
    group,
    'subject',
    work.categoria ?? metadatos.seccion ?? typeName(work.tipo, noticeOf(work.relaciones?.sobre), work.idioma),
  );
  writeTitles(meta, work);
  writeContributors(meta, writing);
  writeAuthorNotes(meta, writing);
  if (work.fechaPublicacion)
    writeDate(meta, 'pub-date', work.fechaPublicacion, { 'date-type': 'pub', 'publication-format': 'electronic' });
  said(meta, 'volume', metadatos.volumen);
  said(meta, 'issue', issueOf(metadatos));
  for (const isbn of Object.values((work.capituloDe ?? work.ficha).isbn ?? {})) said(meta, 'isbn', isbn);
  writePages(meta, writing);
  writeHistory(meta, work);
  writePermissions(meta, writing);
  if (work.fechaPublicacion && work.direccion) meta.ele('self-uri', { 'xlink:href': work.direccion });
  writeRelatedArticles(meta, writing);
  writeAbstracts(meta, work);
  writeKeywords(meta, work);
  writeFunding(meta, writing);
  openCounts(meta, work);
  writeRetraction(meta, writing);
}

/** SPS has no element for a supplement: it is part of its number, '2 suppl 1'. */
function issueOf({ numero, suplemento }: ExportedWork['metadatos']): string {
  const supplement = suplemento && (/^su/i.test(String(suplemento)) ? suplemento : `suppl ${suplemento}`);
  return [numero, supplement].filter(Boolean).join(' ');
}

function writePages(meta: Xml, { work: { metadatos } }: Writing): void {
  const { paginaInicial, paginaFinal, elocation } = metadatos;
  said(meta, 'fpage', paginaInicial);
  if (paginaInicial) said(meta, 'lpage', paginaFinal && wholeEnd(String(paginaInicial), String(paginaFinal)));
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
 * Who paid, as its authors declare it; else as the article that it was read from said it. That nobody did is a note (declarations.ts).
 * Source: JATS4R, 'Funding', https://jats4r.niso.org/funding/.
 */
function writeFunding(meta: Xml, { work: { declaraciones, metadatos, idioma } }: Writing): void {
  const [declared] = declaredIn({ financiacion: declaraciones.financiacion }, idioma);
  const statement = declared ? plainDeclared(declared).join(' ') : metadatos.financiacion;
  if (!statement || (declared && isUnfunded(declaraciones))) return;
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

/** The date of a retraction is part of the history; here is why, where that was said. */
function writeRetraction(meta: Xml, { work }: Writing): void {
  if (!work.fechaRetractacion || !work.motivoRetractacion) return;
  const custom = meta.ele('custom-meta-group').ele('custom-meta');
  said(custom, 'meta-name', 'retraction-reason');
  custom.ele('meta-value').txt(work.motivoRetractacion);
}
