/** A reference list as every page and file shows it: its order, its italics and its links. */
import type { CslItem, Manuscript, Reference } from './entities/manuscript.ts';
import { citationParts } from './manuscript-html/citation-parts.ts';

type Name = NonNullable<CslItem['author']>[number];
interface Node {
  type: string;
  attrs?: unknown;
  content?: readonly Node[];
}

type Mention = { refs: readonly string[]; text: string };

/**
 * The entries in alphabetical order where the text mentions them by author and year, '(Kuhn, 1962)'; by their numbers where it
 * mentions them so, '[3]', which they are given where they bear none; in their own order where they bear numbers, or are not
 * mentioned at all.
 */
export function inReadingOrder(documento: Manuscript, referencias: readonly Reference[]): readonly Reference[] {
  if (referencias.some(isNumbered)) return referencias;
  const mentions: Mention[] = [];
  collectMentions(documento, mentions);
  const inWords = mentions.filter(({ text }) => /\p{L}{2}/u.test(text)).length;
  if (mentions.length > 0 && inWords === 0) return numbered(referencias, numbersIn(mentions));
  if (mentions.length === 0 || inWords < mentions.length) return referencias;
  const keys = new Map(referencias.map((each) => [each, sortingKey(each)]));
  return [...referencias].sort((one, other) => collator.compare(keys.get(one) ?? '', keys.get(other) ?? ''));
}

/** Whether an entry bears a number, '7' or '[7]'. */
export const isNumbered = ({ etiqueta }: Reference): boolean => etiqueta !== undefined && /^\W*\d/.test(etiqueta);

/** The numbers by which single entries are mentioned, '[3]' or '³'; none where two of them have one number, or one has two. */
function numbersIn(mentions: readonly Mention[]): ReadonlyMap<string, number> {
  const numbers = new Map<string, number>();
  for (const { text, refs: all } of mentions)
    for (const { said, refs } of citationParts(text.normalize('NFKC'), all)) {
      const [ref, ...others] = refs;
      const number = /^\d{1,4}$/.test(said) ? Number(said) : undefined;
      if (ref === undefined || others.length > 0 || number === undefined) continue;
      if ((numbers.get(ref) ?? number) !== number) return new Map();
      numbers.set(ref, number);
    }
  return new Set(numbers.values()).size === numbers.size ? numbers : new Map();
}

/** By their numbers; those without one follow, as they were. */
function numbered(referencias: readonly Reference[], numbers: ReadonlyMap<string, number>): readonly Reference[] {
  if (numbers.size === 0) return referencias;
  const placeOf = ({ id }: Reference) => numbers.get(id) ?? Number.MAX_SAFE_INTEGER;
  return referencias
    .toSorted((one, other) => placeOf(one) - placeOf(other))
    .map((each) => {
      const number = numbers.get(each.id);
      return number === undefined || each.etiqueta ? each : { ...each, etiqueta: String(number) };
    });
}

const collator = new Intl.Collator('es', { sensitivity: 'base', ignorePunctuation: true, numeric: true });

function collectMentions({ type, attrs, content = [] }: Node, mentions: Mention[]): void {
  if (type === 'citation') mentions.push(attrs as Mention);
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
