/**
 * Citations that Zotero and Mendeley keep in a Word document, taken out of a part's XML before mammoth reads it, which shows
 * their printed words alone: in the place of each stands a mark in the private-use area, found again in the text that comes out.
 * Source: the fields of ECMA-376-1 §17.16; CSL citation data, https://github.com/citation-style-language/schema.
 */
import type { CslItem } from '#contract/entities/manuscript.ts';
import { mostReferences } from '#contract/entities/publication.ts';
import { toCslItem } from '#server/documents/citations/csl-item.ts';
import { decodeEntities } from '#server/documents/xml/entities.ts';
import { splitAtMarks } from './at-marks.ts';

/** A citation in the text: what it is printed as, and the works that it cites, by their keys. */
export interface FieldCitation {
  text: string;
  /** Whether it is printed raised. */
  isRaised: boolean;
  keys: string[];
}

/** What a document keeps of its citations. */
export class CitedItems {
  readonly citations: FieldCitation[] = [];
  /** Each work that is cited once, in the order of its first citation. */
  readonly items = new Map<string, CslItem>();
  /** How many citations could not be read: they stay as they are printed. */
  unread = 0;
}

const [start, end] = ['\uE002', '\uE003'];
const marked = /\uE002(\d+)\uE003/;

const token =
  /<w:fldChar\b[^>]*\bw:fldCharType="(begin|separate|end)"[^>]*>|<w:instrText\b[^>]*>([^<]*)<\/w:instrText>|<w:tag w:val="MENDELEY_CITATION_v\d+_([A-Za-z0-9+/=_-]+)"\s*\/>|<w:fldSimple\b[^>]*\bw:instr="([^"]*)"[^>]*>/g;
const cslField = /^\s*ADDIN\s+(?:ZOTERO_ITEM\s+)?CSL_CITATION\s+(.*)$/s;
/** A document that has more of them is made to take time. */
const mostUnread = 1000;
/** How far before a field's first sign its run may begin. */
const longestRun = 20_000;

interface Field {
  begin: number;
  separate: number | undefined;
  instruction: string[];
}

/** A stretch of the XML, and the mark that takes its place. */
interface Cut {
  from: number;
  to: number;
  mark: string;
}

/** The XML with marks for citations, which are added to `cited`. */
export function takeCitations(xml: string, cited: CitedItems): string {
  const clean = xml.replaceAll(start, '');
  const cuts: Cut[] = [];
  const open: Field[] = [];
  for (const found of clean.matchAll(token)) {
    const { 0: whole, 1: kind, 2: instruction, 3: tag, 4: simple, index } = found;
    const last = cuts.at(-1);
    if (cited.unread > mostUnread) break;
    if (last && index < last.to) continue;
    if (kind === 'begin') open.push({ begin: index, separate: undefined, instruction: [] });
    const field = open.at(-1);
    if (kind === 'separate' && field) field.separate ??= index + whole.length;
    if (instruction !== undefined) field?.instruction.push(instruction);
    const cut =
      (kind === 'end' && cutOfField(clean, open.pop(), index + whole.length, index, cited)) ||
      (tag !== undefined && cutOfControl(clean, index, tag, cited)) ||
      (simple !== undefined && cutOfSimple(clean, index, whole, simple, cited));
    if (cut) cuts.push(cut);
  }
  const kept: string[] = [];
  let from = 0;
  for (const cut of cuts) {
    kept.push(clean.slice(from, cut.from), cut.mark);
    from = cut.to;
  }
  return kept.join('') + clean.slice(from);
}

/** A field between its signs; one that spans paragraphs is no citation in a text. */
function cutOfField(xml: string, field: Field | undefined, end: number, shownTo: number, cited: CitedItems) {
  const json = field && cslField.exec(decodeEntities(field.instruction.join('')))?.[1];
  if (!field || json === undefined) return undefined;
  const from = runBefore(xml, field.begin);
  const close = xml.indexOf('</w:r>', end);
  const shown = xml.slice(field.separate ?? shownTo, shownTo);
  if (from < 0 || close < 0 || shown.includes('</w:p>')) return unread(cited);
  return cutOf(from, close + '</w:r>'.length, shown, json, cited);
}

/** `<w:fldSimple>`: one that holds no other. */
function cutOfSimple(xml: string, from: number, opening: string, instruction: string, cited: CitedItems) {
  const json = cslField.exec(decodeEntities(instruction))?.[1];
  const closing = '</w:fldSimple>';
  const close = json === undefined || opening.endsWith('/>') ? -1 : xml.indexOf(closing, from);
  if (json === undefined) return undefined;
  if (close < 0) return unread(cited);
  return cutOf(from, close + closing.length, xml.slice(from + opening.length, close), json, cited);
}

/** A content control of Mendeley Cite, whose tag is the citation. */
function cutOfControl(xml: string, tag: number, encoded: string, cited: CitedItems) {
  const window = xml.slice(Math.max(0, tag - longestRun), tag);
  const opening = Math.max(window.lastIndexOf('<w:sdt>'), window.lastIndexOf('<w:sdt '));
  const content = xml.indexOf('<w:sdtContent>', tag);
  const close = xml.indexOf('</w:sdt>', tag);
  if (opening < 0 || content < 0 || close < content) return unread(cited);
  const shown = xml.slice(content, close);
  if (shown.includes('</w:p>')) return unread(cited);
  const json = Buffer.from(encoded, 'base64').toString('utf8');
  return cutOf(tag - window.length + opening, close + '</w:sdt>'.length, shown, json, cited);
}

function cutOf(from: number, to: number, shown: string, json: string, cited: CitedItems): Cut | undefined {
  const keys = keysOf(json, cited);
  const text = [...shown.matchAll(/<w:t(?:\s[^>]*)?>([^<]*)<\/w:t>/g)].map(([, words = '']) => words).join('');
  if (keys.length === 0 || text.trim() === '') return unread(cited);
  const runs = shown.split(/<w:r[ >]/).filter((run) => run.includes('<w:t'));
  const isRaised = runs.every((run) => run.includes('w:vertAlign w:val="superscript"'));
  const place = cited.citations.push({ text: decodeEntities(text).trim(), isRaised, keys }) - 1;
  return { from, to, mark: `<w:r><w:t>${start}${place}${end}</w:t></w:r>` };
}

function unread(cited: CitedItems): undefined {
  cited.unread++;
}

function runBefore(xml: string, place: number): number {
  const window = xml.slice(Math.max(0, place - longestRun), place);
  const found = Math.max(window.lastIndexOf('<w:r>'), window.lastIndexOf('<w:r '));
  return found < 0 ? -1 : place - window.length + found;
}

/** The keys of the works that a citation names, each kept with what is said of it; none where it cannot be read whole. */
function keysOf(json: string, { items }: CitedItems): string[] {
  const listed = parsed(json)?.citationItems;
  if (!Array.isArray(listed) || listed.length === 0) return [];
  const keys: string[] = [];
  for (const entry of listed.slice(0, mostReferences)) {
    const { uris, id, itemData } = Object(entry);
    const csl = toCslItem(itemData);
    const said = Array.isArray(uris) ? uris[0] : id;
    const key = typeof said === 'string' || typeof said === 'number' ? String(said) : JSON.stringify(csl);
    if (csl && items.size < mostReferences && !items.has(key)) items.set(key, csl);
    if (!items.has(key)) return [];
    keys.push(key);
  }
  return [...new Set(keys)];
}

function parsed(json: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null ? { ...value } : undefined;
  } catch {
    // SyntaxError: the citation stays as it is printed.
    return undefined;
  }
}

/** A text in order: what stands between the marks, and the citations that they are for. */
export const withFieldCitations = (text: string, citations: readonly FieldCitation[]): (string | FieldCitation)[] =>
  splitAtMarks(text, marked, citations);
