/** Where an article was published. */
import { hasIssnCheckDigit } from '#contract/entities/common.ts';
import { type Metadata, metadatos } from '#contract/entities/publication.ts';
import { remark } from '#contract/remarks.ts';
import { pageCount, wholeEnd } from '#server/documents/jats/pages.ts';
import { at, attribute, elements, type XmlElement } from '#server/documents/xml/xml.ts';
import { type ReadFunding, textsOf } from './read-funding.ts';
import { plainText } from './text.ts';
import type { Warnings } from './warnings.ts';

/** The journal and the place in it as flat keys; what does not fit is left out with a warning. */
export function readMetadata(article: XmlElement, funding: ReadFunding, warnings: Warnings): Metadata {
  const [journal, meta] = [at(article, 'front', 'journal-meta'), at(article, 'front', 'article-meta')];
  const said = (parent: XmlElement | undefined, ...path: string[]) =>
    plainText(...(at(parent, ...path)?.children ?? []));
  const issns = readIssns(journal, warnings);
  const [first, last] = [said(meta, 'fpage'), said(meta, 'lpage')];
  const values: Record<string, string | number | undefined> = {
    doi: readDoi(article),
    pages: pageCount(first, last),
    revista: said(journal, 'journal-title-group', 'journal-title') || said(journal, 'journal-title'),
    revistaAbreviada: said(journal, 'journal-title-group', 'abbrev-journal-title'),
    issn: issns[0],
    issnImpreso: issns[1],
    editorial: said(journal, 'publisher', 'publisher-name'),
    volumen: said(meta, 'volume'),
    numero: said(meta, 'issue'),
    suplemento: said(meta, 'supplement'),
    paginaInicial: first,
    paginaFinal: wholeEnd(first, last),
    elocation: said(meta, 'elocation-id'),
    tipoArticulo: attribute(article, 'article-type'),
    seccion: subjectOf(meta),
    financiacion: funding.texto,
    derechos: copyrightOf(meta),
    pmid: articleId(meta, 'pmid'),
    pmcid: articleId(meta, 'pmcid') ?? articleId(meta, 'pmc'),
  };
  const accepted: Metadata = {};
  for (const [key, value] of Object.entries(values)) {
    if (value === undefined || value === '') continue;
    if (metadatos.safeParse({ [key]: value }).success) Object.assign(accepted, { [key]: value });
    else warnings.add(remark('metadataLeft', { key }));
  }
  return accepted;
}

/** The article's DOI without its address, `10.1590/…`. */
function readDoi(article: XmlElement): string | undefined {
  const doi = articleId(at(article, 'front', 'article-meta'), 'doi');
  return doi?.replace(/^(?:https?:\/\/(?:dx\.)?doi\.org\/|doi:\s*)/i, '') || undefined;
}

function articleId(meta: XmlElement | undefined, type: string): string | undefined {
  const id = elements(meta, 'article-id').find(
    // Ours say so where SPS has no word for it (write/article-meta.ts).
    (each) => (attribute(each, 'custom-type') ?? attribute(each, 'pub-id-type')) === type,
  );
  return (id && plainText(...id.children)) || undefined;
}

/** The heading under which the journal published a text. */
export function subjectOf(meta: XmlElement | undefined): string {
  const groups = elements(at(meta, 'article-categories'), 'subj-group');
  const heading = groups.find((group) => attribute(group, 'subj-group-type') === 'heading') ?? groups[0];
  return plainText(...(elements(heading, 'subject')[0]?.children ?? []));
}

/** As the article has it, or composed: '© 2020 Universidad de Cuyo'. */
function copyrightOf(meta: XmlElement | undefined): string {
  const permissions = at(meta, 'permissions');
  const said = (name: string) => textsOf(permissions, name).join(', ');
  const holder = said('copyright-holder');
  const composed = holder && ['©', said('copyright-year'), holder].filter(Boolean).join(' ');
  return said('copyright-statement') || composed;
}

/** The electronic ISSN first where there are two. */
function readIssns(journal: XmlElement | undefined, warnings: Warnings): string[] {
  const rank = (issn: XmlElement) =>
    /epub|electronic/.test(attribute(issn, 'pub-type') ?? attribute(issn, 'publication-format') ?? '') ? 0 : 1;
  const written = elements(journal, 'issn')
    .sort((a, b) => rank(a) - rank(b))
    .map((issn) => plainText(issn).toUpperCase());
  const valid = written.filter(hasIssnCheckDigit);
  if (valid.length < written.length) warnings.add(remark('issnLeft'));
  return [...new Set(valid)];
}
