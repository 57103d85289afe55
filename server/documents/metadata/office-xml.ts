/**
 * The XML of Office (ECMA-376) and OpenDocument (OASIS ODF 1.3) parts without whom it names beside the text: attributes
 * and elements that say who and when, results of fields that repeat them, places on somebody's disk, comments.
 */
import { hiddenAuthor as someone } from '#contract/words.ts';
import { tellingTexts } from './office-fields.ts';
import { nextOf, type Piece, piecesOf, wholeTextOf } from './office-pieces.ts';
import type { Removed } from './removed-words.ts';

/** What was found, and the names that it was. */
export interface Findings {
  removed: Set<Removed>;
  names: Set<string>;
}

/** Attributes that hold a person, by their names without prefix. */
const people = /^(author|initials|userId|user|userName|lastModifiedBy|refreshedBy|ed|chg-author|creator|nickname)$/i;
/** The same, only in these elements: elsewhere they name things. */
const peopleIn: Record<string, RegExp> = {
  name: /^(cmAuthor|author|customWorkbookView)$/,
  displayName: /^person$/,
  providerId: /^(presenceInfo|author|person)$/,
  // A connection says by which account on which machine its data come.
  connection: /^dbPr$/,
  sourceFile: /^connection$/,
  odcFile: /^connection$/,
  // What ties this file to others of its author's.
  val: /^docId$/,
};
const dates = /^(date|dateUtc|dt|dT|created|modified|refreshedDate|refreshedDateIso|creation-date-time)$/;
const noDate = '1980-01-01T00:00:00Z';
const places = /^(file:|[A-Za-z]:[\\/]|\\\\|\/(Users|home|Volumes|mnt|private)\/)/i;
/** Elements whose whole text is a person, by their names without prefix. */
const personal =
  /^(creator|initial-creator|creator-initials|printed-by|author-name|author-initials|sender-[\w-]+|lastModifiedBy|author|file-name|template-name)$/;
/** Whole elements that no reader needs. */
const needless =
  /^(w:rsids|w:docVars|w:mailMerge|w:attachedTemplate|w:saveThroughXslt|w15:docId|w14:docId|(?:svg:)?metadata)$/;
const printer = /\sconfig:name="[^"]*(?:Printer|Database|User|Author|Path|Rsid)/i;
const attribute = /(\s)([\w.:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const local = (name: string) => name.slice(name.indexOf(':') + 1);

/** The part's text, whatever it was written in: UTF-16 says so by its first bytes, all else is UTF-8. */
export function xmlText(content: Buffer): string {
  const [first, second] = content;
  const wide =
    first === 0xff && second === 0xfe ? content : first === 0xfe && second === 0xff ? swapped(content) : null;
  const text = wide ? wide.toString('utf16le') : content.toString('utf8');
  const plain = text.replace(/^\uFEFF/, '');
  const end = plain.startsWith('<?xml') ? plain.indexOf('?>') : 0;
  const declared = plain.slice(0, end).replace(/\sencoding\s*=\s*(?:"[^"]*"|'[^']*')/, ' encoding="UTF-8"');
  return declared + plain.slice(end);
}
const swapped = (content: Buffer) => Buffer.from(content.subarray(0, content.length - (content.length % 2))).swap16();

/** Passes over the part once: time grows with its length, whatever stands open in it. */
export function anonymousXml(xml: string, found: Findings): string {
  const pieces = withoutNeedless(piecesOf(xml));
  const shown = tellingTexts(pieces);
  return pieces
    .map((piece, at) => (piece.name === '' ? shownText(pieces, at, shown, found) : tagOf(piece, found)))
    .join('');
}

const tagOf = ({ raw, name, kind }: Piece, found: Findings): string =>
  kind === 'close'
    ? raw
    : raw.replace(attribute, (whole, space: string, attributeName: string, double?: string, single?: string) =>
        anonymousAttribute(found, name, { whole, space, name: attributeName, value: double ?? single ?? '' }),
      );

function shownText(pieces: readonly Piece[], at: number, shown: ReadonlySet<number>, found: Findings): string {
  const { raw } = pieces[at] ?? { raw: '' };
  if (shown.has(at)) return '';
  const name = local(wholeTextOf(pieces, at) ?? '');
  if (!personal.test(name)) return raw;
  noteName(found, raw.replace(/<!\[CDATA\[|\]\]>/g, ''));
  return name.includes('initials') ? 'A' : someone;
}

function withoutNeedless(pieces: readonly Piece[]): Piece[] {
  const ends = nextOf(pieces, ({ kind, name }) => (kind === 'close' ? name : undefined));
  const kept: Piece[] = [];
  for (let at = 0; at < pieces.length; at++) {
    const piece = pieces[at];
    if (!piece) break;
    const end = piece.kind === 'open' ? ends(at, piece.name) : undefined;
    const isPrinter = piece.name === 'config:config-item' && printer.test(piece.raw);
    if (piece.kind === 'close' || !(isPrinter || needless.test(piece.name))) kept.push(piece);
    else if (end !== undefined) at = end;
  }
  return kept;
}

interface Attribute {
  whole: string;
  space: string;
  name: string;
  value: string;
}

function anonymousAttribute(found: Findings, element: string, { whole, space, name, value }: Attribute): string {
  const plain = local(name);
  if (/^rsid/.test(plain)) return '';
  if (places.test(value)) {
    found.removed.add('rutas');
    return `${space}${name}="${/^(Target|href|link)$/.test(plain) ? 'about:blank' : ''}"`;
  }
  if (value === '') return whole;
  if (people.test(plain) || peopleIn[plain]?.test(local(element))) {
    noteName(found, plain === 'initials' ? '' : value);
    return `${space}${name}="${plain === 'initials' ? 'A' : someone}"`;
  }
  // Elsewhere a date is the content's: of a cell, of a control that the author fills.
  if (dates.test(plain) && /\d{4}-\d\d-\d\dT/.test(value)) return `${space}${name}="${noDate}"`;
  return whole;
}

function noteName({ removed, names }: Findings, name: string): void {
  removed.add('nombres_comentarios');
  if (name.trim().length > 3 && name !== someone) names.add(name.trim());
}

/** Excel begins a comment's text with its author's name. */
export function withoutNames(xml: string, names: ReadonlySet<string>): string {
  let text = xml;
  for (const name of [...names].sort((one, other) => other.length - one.length)) text = text.replaceAll(name, someone);
  return text;
}
