/** A structured reference as the parts of an `element-citation`: what jats/read/read-csl.ts reads. */
import type { CslItem } from '#contract/entities/manuscript.ts';
import { said, type Xml } from './writing.ts';

export function writeCitation(citation: Xml, csl: CslItem): void {
  writePeople(citation, 'author', csl.author);
  writePeople(citation, 'editor', csl.editor);
  writeTitles(citation, csl);
  writeDates(citation, csl);
  said(citation, 'edition', csl.edition);
  said(citation, 'publisher-loc', csl['publisher-place']);
  said(citation, 'publisher-name', csl.publisher);
  said(citation, 'volume', csl.volume);
  said(citation, 'issue', csl.issue);
  writePages(citation, csl.page);
  said(citation, 'isbn', csl.ISBN);
  said(citation, 'issn', csl.ISSN);
  said(citation, 'pub-id', csl.DOI, { 'pub-id-type': 'doi' });
  said(citation, 'pub-id', csl.PMID, { 'pub-id-type': 'pmid' });
  // Whoever makes a page of this must not make a link of anything else that was typed, as `javascript:`.
  if (csl.URL && /^https?:\/\//i.test(csl.URL))
    said(citation, 'ext-link', csl.URL, { 'ext-link-type': 'uri', 'xlink:href': csl.URL });
  else said(citation, 'uri', csl.URL);
  said(citation, 'comment', csl.note);
}

function writePeople(citation: Xml, role: string, people: CslItem['author'] = []): void {
  const named = people.filter(({ family, given, literal }) => family || given || literal);
  if (named.length === 0) return;
  const group = citation.ele('person-group', { 'person-group-type': role });
  for (const { family, given, literal } of named) {
    if (!family) {
      said(group, 'collab', literal || given);
      continue;
    }
    const name = group.ele('name');
    said(name, 'surname', family);
    said(name, 'given-names', given);
  }
}

/** A work that stands in no other is its own source; of an article it is the journal that is. */
function writeTitles(citation: Xml, { type, title, 'container-title': container }: CslItem): void {
  const isArticle = type.startsWith('article');
  if (!container && !isArticle) {
    said(citation, 'source', title);
    return;
  }
  const name =
    type === 'chapter' || type === 'book' ? 'chapter-title' : type === 'dataset' ? 'data-title' : 'article-title';
  said(citation, name, title);
  said(citation, 'source', container);
}

function writeDates(citation: Xml, { issued, accessed }: CslItem): void {
  const [year, month, day] = issued?.['date-parts'][0] ?? [];
  said(citation, 'day', day);
  said(citation, 'month', month);
  said(citation, 'year', year);
  const parts = accessed?.['date-parts'][0] ?? [];
  const iso = parts.map((part, place) => String(part).padStart(place === 0 ? 4 : 2, '0')).join('-');
  if (iso) said(citation, 'date-in-citation', iso, { 'content-type': 'access-date', 'iso-8601-date': iso });
}

/** '45-67' as first and last page; whatever else as it is. */
function writePages(citation: Xml, page: string | undefined): void {
  const [, first, last] = page?.match(/^(\w+)\s*[-‐‑–—]\s*(\w+)$/) ?? [];
  if (first && last) {
    said(citation, 'fpage', first);
    said(citation, 'lpage', last);
  } else if (page && /^\d+$/.test(page)) said(citation, 'fpage', page);
  else said(citation, page && /^[\w.-]+$/.test(page) ? 'elocation-id' : 'page-range', page);
}
