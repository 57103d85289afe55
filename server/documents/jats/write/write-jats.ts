/** Works written as JATS XML, in the forms of the SciELO Publishing Schema; read back by server/documents/jats/read. */
import { create } from 'xmlbuilder2';
import type { ExportedWork } from '#server/documents/model/exported-work.ts';
import { spellEntities } from '#server/documents/xml/entity-like.ts';
import { writeArticleMeta } from './article-meta.ts';
import { articleType } from './article-type.ts';
import { writeCounts } from './counts.ts';
import { textsOf, writeText, writeTranslation } from './texts.ts';
import { openWriting, said, type Xml } from './writing.ts';

const doctype = {
  pubID: '-//NLM//DTD JATS (Z39.96) Journal Publishing DTD v1.3 20210610//EN',
  sysID: 'https://jats.nlm.nih.gov/publishing/1.3/JATS-journalpublishing1-3.dtd',
};

/**
 * The work as a JATS article with its whole text in each of its languages, the original first and the others as `sub-article`,
 * valid against the DTD, and by SPS 1.10 as far as the work has what it asks for. Pictures are named by their addresses on this site.
 * Source: JATS Publishing 1.3 (NISO Z39.96-2021), https://jats.nlm.nih.gov/publishing/1.3/; SciELO PS, https://docs.scielo.org/.
 */
export function writeJats(exported: ExportedWork): string {
  const { original: work, translations } = textsOf(exported);
  const taken = new Set<string>();
  const writing = openWriting(work, taken);
  const article = create({ version: '1.0', encoding: 'UTF-8', invalidCharReplacement: '' }).ele('article', {
    'xmlns:xlink': 'http://www.w3.org/1999/xlink',
    'xmlns:mml': 'http://www.w3.org/1998/Math/MathML',
    'article-type': articleType(work),
    'dtd-version': '1.3',
    'specific-use': 'sps-1.10',
    'xml:lang': work.idioma,
  });
  article.dtd({ ...doctype, name: 'article' });
  const front = article.ele('front');
  writeJournalMeta(front, work);
  writeArticleMeta(front, writing);
  writeText(article, writing);
  for (const translation of translations) writeTranslation(article, translation, work, taken);
  writeCounts(article);
  return spellEntities(article.root()).end();
}

/** The journal that the work names, or ours. */
function writeJournalMeta(front: Xml, { metadatos, revista }: ExportedWork): void {
  const meta = front.ele('journal-meta');
  const name = String(metadatos.revista ?? revista.nombre);
  const { issn, issnImpreso } = metadatos.revista === undefined ? { ...revista, ...metadatos } : metadatos;
  const short =
    metadatos.revistaAbreviada ?? ((metadatos.revista === undefined && revista.nombreAbreviado) || undefined);
  said(meta, 'journal-id', short ?? name, { 'journal-id-type': 'publisher-id' });
  const titles = meta.ele('journal-title-group');
  said(titles, 'journal-title', name);
  said(titles, 'abbrev-journal-title', short, { 'abbrev-type': 'publisher' });
  said(meta, 'issn', issn || undefined, { 'pub-type': 'epub' });
  said(meta, 'issn', issnImpreso || undefined, { 'pub-type': 'ppub' });
  // The DTD asks for one, and not every journal has it: SPS then misses its number.
  if (!issn && !issnImpreso) meta.ele('issn', { 'pub-type': 'epub' });
  said(meta.ele('publisher'), 'publisher-name', metadatos.editorial ?? (revista.institucion || revista.nombre));
}
