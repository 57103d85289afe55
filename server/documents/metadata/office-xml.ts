/**
 * The XML of Office (ECMA-376) and OpenDocument (OASIS ODF 1.3) parts without whom it names beside the text: attributes
 * and elements that say who and when, results of fields that repeat them, places on somebody's disk, comments.
 */
import { hiddenAuthor as someone } from '#contract/words.ts';
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
  /(<((?:[\w-]+:)?(?:creator|initial-creator|creator-initials|printed-by|author-name|author-initials|sender-[\w-]+|lastModifiedBy|author|file-name|template-name))(?:\s[^>]*)?(?<!\/)>)([^<]+)(<\/\2\s*>)/g;
/** Whole elements that no reader needs. */
const needless =
  /<(w:rsids|w:docVars|w:mailMerge|w:attachedTemplate|w:saveThroughXslt|w15:docId|w14:docId|(?:svg:)?metadata)\b(?:[^>]*\/>|[^>]*>[\s\S]*?<\/\1>)/g;
const printer =
  /<config:config-item\b[^>]*config:name="[^"]*(?:Printer|Database|User|Author|Path|Rsid)[^"]*"[^>]*>[^<]*<\/config:config-item>/gi;
const tag = /<([A-Za-z_][\w.:-]*)((?:\s+[\w.:-]+\s*=\s*(?:"[^"]*"|'[^']*'))+)(\s*\/?)>/g;
const attribute = /(\s+)([\w.:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const local = (name: string) => name.slice(name.indexOf(':') + 1);

/** The part's text, whatever it was written in: UTF-16 says so by its first bytes, all else is UTF-8. */
export function xmlText(content: Buffer): string {
  const [first, second] = content;
  const wide =
    first === 0xff && second === 0xfe ? content : first === 0xfe && second === 0xff ? swapped(content) : null;
  const text = wide ? wide.toString('utf16le') : content.toString('utf8');
  return text
    .replace(/^\uFEFF/, '')
    .replace(/^(<\?xml[^>]*?)\s+encoding\s*=\s*(?:"[^"]*"|'[^']*')/, '$1 encoding="UTF-8"');
}
const swapped = (content: Buffer) => Buffer.from(content.subarray(0, content.length - (content.length % 2))).swap16();

export function anonymousXml(xml: string, found: Findings): string {
  return fieldsWithout(
    xml
      .replace(/<!--[\s\S]*?-->/g, '')
      .replace(needless, '')
      .replace(printer, ''),
  )
    .replace(personal, (_, open: string, name: string, text: string, close: string) => {
      noteName(found, text);
      return `${open}${local(name).includes('initials') ? 'A' : someone}${close}`;
    })
    .replace(tag, (_, element: string, attributes: string, end: string) => {
      const kept = attributes.replace(
        attribute,
        (whole, space: string, name: string, double?: string, single?: string) =>
          anonymousAttribute(found, element, { whole, space, name, value: double ?? single ?? '' }),
      );
      return `<${element}${kept}${end}>`;
    });
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

const tellingField = /\b(AUTHOR|LASTSAVEDBY|USERNAME|USERADDRESS|USERINITIALS|FILENAME|TEMPLATE|DOCPROPERTY|INFO)\b/;
const withoutRuns = (result: string) => result.replace(/(<w:t(?:\s[^>]*)?>)[^<]*(<\/w:t>)/g, '$1$2');

/** Word shows properties in the text by fields and by controls that are bound to them, and keeps what it last showed. */
const fieldsWithout = (xml: string): string =>
  xml
    .replace(/<w:fldSimple\b[^>]*>[\s\S]*?<\/w:fldSimple>/g, (field) =>
      tellingField.test(field.slice(0, field.indexOf('>'))) ? withoutRuns(field) : field,
    )
    .replace(/<w:instrText[^>]*>[^<]*<\/w:instrText>[\s\S]{0,20000}?fldCharType="end"/g, (field) =>
      tellingField.test(field.slice(0, field.indexOf('</w:instrText>'))) ? withoutRuns(field) : field,
    )
    .replace(
      /<w:dataBinding\b[^>]*(?:creator|lastModifiedBy|Company|Manager)[^>]*>[\s\S]{0,20000}?<\/w:sdt>/gi,
      withoutRuns,
    );

/** Excel begins a comment's text with its author's name. */
export function withoutNames(xml: string, names: ReadonlySet<string>): string {
  let text = xml;
  for (const name of [...names].sort((one, other) => other.length - one.length)) text = text.replaceAll(name, someone);
  return text;
}
