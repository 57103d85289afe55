/** A reference list as every page and file shows it: its order, its italics and its links. */
import type { CslItem, Manuscript, Reference } from './entities/manuscript.ts';

type Name = NonNullable<CslItem['author']>[number];
interface Node {
  type: string;
  attrs?: unknown;
  content?: readonly Node[];
}

/**
 * The entries in alphabetical order where the text mentions them by author and year, '(Kuhn, 1962)'; in their own order
 * where they are numbered, or not mentioned at all.
 */
export function inReadingOrder(documento: Manuscript, referencias: readonly Reference[]): readonly Reference[] {
  if (referencias.some(({ etiqueta }) => etiqueta && /^\W*\d/.test(etiqueta))) return referencias;
  const mentions: string[] = [];
  collectMentions(documento, mentions);
  if (mentions.length === 0 || !mentions.every((text) => /\p{L}{2}/u.test(text))) return referencias;
  const keys = new Map(referencias.map((each) => [each, sortingKey(each)]));
  return [...referencias].sort((one, other) => collator.compare(keys.get(one) ?? '', keys.get(other) ?? ''));
}

const collator = new Intl.Collator('es', { sensitivity: 'base', ignorePunctuation: true, numeric: true });

function collectMentions({ type, attrs, content = [] }: Node, mentions: string[]): void {
  if (type === 'citation') mentions.push((attrs as { text: string }).text);
  for (const child of content) collectMentions(child, mentions);
}

/** People, year, title: figures come before letters, so that who wrote alone precedes the same with others. */
function sortingKey({ texto, csl }: Reference): string {
  const people = csl?.author?.length ? csl.author : (csl?.editor ?? []);
  if (people.length === 0) return texto.replace(/^[¿¡«“"'\s]+/, '');
  const name = ({ family, given, literal }: Name) => literal ?? [family, given].filter(Boolean).join(' ');
  return [...people.map(name), csl?.issued?.['date-parts'][0]?.[0] ?? '', csl?.title].filter(Boolean).join(' ');
}

/** '12. ' before the text of a numbered entry, '[Kuhn62] ' before others; '' where there is no label. */
export const labelBefore = ({ etiqueta }: Reference): string =>
  etiqueta ? `${etiqueta}${/^\d+$/.test(etiqueta) ? '.' : ''} ` : '';

/** A stretch of an entry: in italics, or a link. */
export interface ReferencePart {
  text: string;
  italic?: true;
  /** A web address. */
  href?: string;
}

/** The text of an entry, its web addresses and DOIs as links, and the title that its style sets in italics in these. */
export function partsOfReference(reference: Reference): ReferencePart[] {
  const { texto } = reference;
  const [start, end] = italicsOf(reference);
  return [
    ...linked(texto.slice(0, start)),
    ...(end > start ? [{ text: texto.slice(start, end), italic: true as const }] : []),
    ...linked(texto.slice(end)),
  ];
}

/**
 * Where the italics of an entry written as APA has it begin and end: the journal with its volume, else the title. Other
 * styles, told by where the year stands, set nothing in italics here: Vancouver has none.
 */
function italicsOf({ texto, csl }: Reference): [number, number] {
  const year = /\((?:\d{4}[a-z]?(?:[–-]\d{4})?|s\. ?f\.|n\. ?d\.)(?:, [^)]{1,30})?\)\. /.exec(texto);
  const title = csl?.title?.trim().replace(/\.$/, '') ?? '';
  const container = csl?.['container-title']?.trim() ?? '';
  const name = container || title;
  if (!year || !name) return [0, 0];
  const afterTitle = container && title ? texto.indexOf(title) + title.length : 0;
  const start = texto.indexOf(name, afterTitle);
  if (start < 0) return [0, 0];
  const end = start + name.length;
  const volume = container && csl?.volume ? `, ${csl.volume}` : '';
  return [start, volume && texto.startsWith(volume, end) ? end + volume.length : end];
}

/** Web addresses, and DOIs written without one. */
const addresses = /(https?:\/\/[^\s<>"«»]+|\b10\.\d{4,9}\/[^\s<>"«»]+)/i;

function linked(text: string): ReferencePart[] {
  return text.split(addresses).flatMap((piece, index): ReferencePart[] => {
    if (index % 2 === 0) return piece === '' ? [] : [{ text: piece }];
    const said = withoutEnd(piece);
    const rest = piece.slice(said.length);
    return [{ text: said, href: addressOf(said) }, ...(rest === '' ? [] : [{ text: rest }])];
  });
}

/** A DOI's characters that would end or garble the path of an address are escaped. */
const addressOf = (said: string) =>
  /^https?:/i.test(said) ? said : `https://doi.org/${said.replace(/[%#?]/g, encodeURIComponent)}`;

/** Marks at the end are the sentence's; so is a bracket that was not opened within. */
function withoutEnd(address: string): string {
  let end = address.length;
  while (end > 0) {
    const last = address.charAt(end - 1);
    const isForeign = last === ')' ? !isBalanced(address.slice(0, end)) : ".,;:!?'’”]}".includes(last);
    if (!isForeign) break;
    end--;
  }
  return address.slice(0, end);
}

const isBalanced = (text: string) => text.split('(').length >= text.split(')').length;
