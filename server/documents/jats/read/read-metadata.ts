/** Where an article was published. */
import { hasIssnCheckDigit } from '#contract/entities/common.ts';
import { type Metadata, metadatos } from '#contract/entities/publication.ts';
import { remark } from '#contract/remarks.ts';
import { at, attribute, elements, type XmlElement } from '#server/documents/xml/xml.ts';
import { plainText } from './text.ts';
import type { Warnings } from './warnings.ts';

/** The journal and the place in it as flat keys; what does not fit is left out with a warning. */
export function readMetadata(article: XmlElement, warnings: Warnings): Metadata {
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
    paginaFinal: last,
    elocation: said(meta, 'elocation-id'),
    tipoArticulo: attribute(article, 'article-type'),
    seccion: subjectOf(meta),
    financiacion: elements(at(meta, 'funding-group'), 'funding-statement')
      .map((part) => plainText(part))
      .join(' '),
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
  const ids = elements(at(article, 'front', 'article-meta'), 'article-id');
  const doi = ids.find((id) => attribute(id, 'pub-id-type') === 'doi');
  return (doi && plainText(...doi.children).replace(/^(?:https?:\/\/(?:dx\.)?doi\.org\/|doi:\s*)/i, '')) || undefined;
}

/** The heading under which the journal published a text. */
export function subjectOf(meta: XmlElement | undefined): string {
  const groups = elements(at(meta, 'article-categories'), 'subj-group');
  const heading = groups.find((group) => attribute(group, 'subj-group-type') === 'heading') ?? groups[0];
  return plainText(...(elements(heading, 'subject')[0]?.children ?? []));
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

/** From first and last page, also where the last is shortened ('331', '6') or both have a letter ('S331'). */
function pageCount(first: string, last: string): number | undefined {
  const [start, end] = [first.match(/^([A-Za-z]*)(\d{1,6})$/), last.match(/^([A-Za-z]*)(\d{1,6})$/)];
  if (!start?.[2] || !end?.[2] || (end[1] !== '' && end[1] !== start[1])) return undefined;
  const whole = end[2].length < start[2].length ? start[2].slice(0, -end[2].length) + end[2] : end[2];
  const count = Number(whole) - Number(start[2]) + 1;
  return count > 0 ? count : undefined;
}
