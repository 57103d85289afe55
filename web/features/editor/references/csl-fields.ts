/** A reference as a form shows it, and the CSL-JSON that it stands for. */
import { type CslItem, cslItemSchema } from '#contract/entities/manuscript.ts';

/** The kinds of work that the form offers, as CSL 1.0 calls them. */
export const cslTypes = [
  'article-journal',
  'book',
  'chapter',
  'paper-conference',
  'thesis',
  'report',
  'webpage',
  'dataset',
  'software',
  'document',
] as const;

export type CslFields = Record<
  'type' | 'authors' | 'year' | 'title' | 'container' | 'publisher' | 'volume' | 'issue' | 'pages' | 'doi' | 'url',
  string
>;

/** Texts of CSL that the form shows as they are. */
const plain = {
  type: 'type',
  title: 'title',
  container: 'container-title',
  publisher: 'publisher',
  volume: 'volume',
  issue: 'issue',
  pages: 'page',
  doi: 'DOI',
  url: 'URL',
} as const satisfies Partial<Record<keyof CslFields, keyof CslItem>>;

/** Authors one a line, 'Apellidos, Nombres'. */
export function fieldsOf(csl: CslItem = { type: 'article-journal' }): CslFields {
  const said = (name: keyof typeof plain) => csl[plain[name]] ?? '';
  const authors = csl.author?.map(
    ({ family, given, literal }) => literal ?? [family, given].filter(Boolean).join(', '),
  );
  return {
    type: said('type'),
    authors: authors?.join('\n') ?? '',
    year: String(csl.issued?.['date-parts'][0]?.[0] ?? ''),
    title: said('title'),
    container: said('container'),
    publisher: said('publisher'),
    volume: said('volume'),
    issue: said('issue'),
    pages: said('pages'),
    doi: said('doi'),
    url: said('url'),
  };
}

/** What the form says, with what it does not show kept as it was. */
export function cslOf(fields: CslFields, before: CslItem = { type: 'document' }): CslItem {
  const texts = Object.entries(plain).map(([name, key]) => [key, trimmed(fields, name)] as const);
  const doi = fields.doi.trim().replace(/^(?:https?:\/\/(?:dx\.)?doi\.org\/|doi:\s*)/i, '');
  const was = fieldsOf(before);
  const written: Record<string, unknown> = {
    ...before,
    ...Object.fromEntries(texts),
    DOI: doi,
    author: fields.authors === was.authors ? before.author : authorsOf(fields.authors),
    issued: fields.year.trim() === was.year ? before.issued : dateOf(fields.year),
  };
  return cslItemSchema.parse(
    Object.fromEntries(Object.entries(written).filter(([, value]) => value !== '' && value !== undefined)),
  );
}

const trimmed = (fields: Record<string, string>, name: string) => fields[name]?.trim() ?? '';

function authorsOf(lines: string) {
  const names = lines
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  if (names.length === 0) return undefined;
  return names.map((name) => {
    const [family = '', ...given] = name.split(',').map((part) => part.trim());
    return given.length > 0 ? { family, given: given.join(', ') } : { literal: name };
  });
}

const dateOf = (year: string) => (/^\d{1,4}$/.test(year.trim()) ? { 'date-parts': [[Number(year)]] } : undefined);
