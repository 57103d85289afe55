/** A structured reference (`element-citation`) as CSL-JSON. */
import type { CslItem } from '#contract/entities/manuscript.ts';
import { wholeEnd } from '#server/documents/jats/pages.ts';
import { attribute, descendants, elements, rawText, type XmlElement } from '#server/documents/xml/xml.ts';
import { readDateParts } from './dates.ts';
import { plainText, withoutEnd } from './text.ts';

const types: Record<string, string> = {
  journal: 'article-journal',
  book: 'book',
  chapter: 'chapter',
  confproc: 'paper-conference',
  'conf-proc': 'paper-conference',
  thesis: 'thesis',
  report: 'report',
  webpage: 'webpage',
  web: 'webpage',
  software: 'software',
  database: 'dataset',
  data: 'dataset',
  'legal-doc': 'legislation',
  newspaper: 'article-newspaper',
  patent: 'patent',
  preprint: 'article',
};
const workTitles = ['article-title', 'chapter-title', 'part-title', 'data-title'];

/** CSL for one citation; undefined where it has neither title nor container to be known by. `alike`: the types of its other forms. */
export function readCsl(citation: XmlElement, alike: readonly string[] = []): CslItem | undefined {
  const said = (...names: string[]) =>
    descendants(citation, ...names)
      .map((found) => plainText(...found.children))
      .find(Boolean);
  const own = said(...workTitles);
  const source = said('source', 'conf-name');
  const type = typeOf(citation, alike, own !== undefined && source !== undefined);
  if (!own && !source) return undefined;
  // A source alone is the work itself, except that a journal is never the article in it.
  const isContainer = own !== undefined || type === 'article-journal';
  return {
    type,
    title: isContainer ? own : source,
    'container-title': isContainer ? source : undefined,
    author: people(citation, 'author'),
    editor: people(citation, 'editor'),
    issued: dateOf(citation),
    accessed: accessDate(citation),
    publisher: said('publisher-name'),
    'publisher-place': said('publisher-loc'),
    volume: said('volume'),
    issue: said('issue'),
    page: pages(said),
    edition: said('edition'),
    DOI: doiOf(citation),
    PMID: identifier(citation, 'pmid') ?? linked(citation, 'pmid'),
    ISBN: said('isbn'),
    ISSN: said('issn'),
    URL: addressOf(citation),
  };
}

function typeOf(citation: XmlElement, alike: readonly string[], isPart: boolean): string {
  const said = [attribute(citation, 'publication-type') ?? '', ...alike].map((type) => types[type]);
  const type = said.find(Boolean) ?? 'document';
  return type === 'book' && isPart ? 'chapter' : type;
}

/** Those who have a role; people without any stated role count as authors. */
function people(citation: XmlElement, role: string): CslItem['author'] {
  const groups = descendants(citation, 'person-group').filter(
    (group) => (attribute(group, 'person-group-type') ?? 'author') === role,
  );
  const loose = role === 'author' ? [citation] : [];
  const found = [...groups, ...loose].flatMap((holder) =>
    elements(holder, 'name', 'string-name', 'collab').map(personOf),
  );
  const named = found.filter((person) => person !== undefined);
  return named.length > 0 ? named : undefined;
}

function personOf(person: XmlElement) {
  const part = (name: string) => plainText(...elements(person, name).flatMap(({ children }) => children));
  const family = [part('surname'), part('suffix')].filter(Boolean).join(' ');
  const given = part('given-names');
  if (family !== '') return given === '' ? { family } : { family, given };
  const literal = plainText(...person.children);
  return literal === '' ? undefined : { literal };
}

function dateOf(citation: XmlElement): CslItem['issued'] {
  const parts = readDateParts(elements(citation, 'date')[0] ?? citation);
  return parts && { 'date-parts': [parts] };
}

function accessDate(citation: XmlElement): CslItem['accessed'] {
  const accessed = descendants(citation, 'date-in-citation').find((date) =>
    /acces/.test(attribute(date, 'content-type') ?? 'access'),
  );
  const parts = accessed && readDateParts(accessed);
  return parts && { 'date-parts': [parts] };
}

function pages(said: (...names: string[]) => string | undefined): string | undefined {
  const [first, last] = [said('fpage'), said('lpage')];
  const range = said('page-range');
  // Several ranges are more than where the first begins and the last ends.
  if (range && (!first || /[,;]/.test(range))) return range;
  if (first) return last && last !== first ? `${first}-${wholeEnd(first, last)}` : first;
  return said('elocation-id');
}

function identifier(citation: XmlElement, type: string): string | undefined {
  const found = descendants(citation, 'pub-id', 'issue-id').find((id) => attribute(id, 'pub-id-type') === type);
  return (found && plainText(...found.children)) || undefined;
}

/** Some files name it by a link to its record alone. */
const linked = (citation: XmlElement, type: string): string | undefined =>
  descendants(citation, 'ext-link')
    .filter((link) => attribute(link, 'ext-link-type') === type)
    .flatMap((link) => (attribute(link, 'href') ?? rawText(link)).match(/\d{3,9}/) ?? [])[0];

function doiOf(citation: XmlElement): string | undefined {
  const written = [identifier(citation, 'doi'), addressOf(citation)].flatMap(
    (text) => text?.match(/\b10\.\d{4,9}\/\S+/) ?? [],
  );
  return written[0] && withoutEnd(written[0], '.,;');
}

function addressOf(citation: XmlElement): string | undefined {
  const links = descendants(citation, 'ext-link', 'uri').map((link) => attribute(link, 'href') ?? rawText(link).trim());
  return links.find((address) => /^https?:\/\/\S+$/.test(address));
}
