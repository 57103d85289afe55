/**
 * The numbers of figures, tables and displayed formulas, and of the references to them. A label of a word and a number
 * ('Figura 2', 'Cuadro 1', '(3)') is computed: it says where its part stands among those of its word. Any other ('Figura
 * S1', '(A.1)') is the part's own: it stays, and does not count. A part without a label has none.
 */
import type { Manuscript } from './entities/manuscript.ts';
import { isBareMention, isFullMention, readLabel, wordOf } from './label-words.ts';
import type { AnyNode } from './manuscript-html/nodes.ts';

const kinds = ['figure', 'table', 'mathBlock'] as const;
export type NumberedKind = (typeof kinds)[number];
export const isNumberedKind = (type: string): type is NumberedKind => kinds.some((kind) => kind === type);

const formulaNumber = /^\(?\d{1,4}\)?$/;

/** What a part says of itself. */
export interface NumberedPart {
  type: NumberedKind;
  id?: string | null | undefined;
  label?: string | null | undefined;
}

/** The word by which a part is counted, null where formulas are; undefined where its label is its own, or none. */
function countedBy({ type, label }: NumberedPart, language: string): string | null | undefined {
  const said = label?.trim() ?? '';
  if (type === 'mathBlock') return formulaNumber.test(said) ? null : undefined;
  return readLabel(said, language)?.word;
}

/** The label of each part, in the order of the text. */
export function labelsOf(parts: readonly NumberedPart[], language: string): (string | undefined)[] {
  const counts = new Map<string | null, number>();
  return parts.map((part) => {
    const word = countedBy(part, language);
    if (word === undefined) return part.label ?? undefined;
    const number = (counts.get(word) ?? 0) + 1;
    counts.set(word, number);
    return labelOf(word, number);
  });
}

const labelOf = (word: string | null, number: number) => (word === null ? `(${number})` : `${word} ${number}`);

/** The label with which a new part begins: it is counted where it comes to stand. */
export const firstLabel = (type: NumberedKind, language: string): string =>
  labelOf(type === 'mathBlock' ? null : wordOf(type, language), 1);

const numberIn = (text: string | undefined) => /\d+/.exec(text ?? '')?.[0];

/**
 * The words of a reference to a part labelled `was` in the text as it stands, and by a computed label `now`. Where they
 * say the part's number they say the new one; what else was written by hand stays.
 */
export function referenceWords(text: string, was: string | undefined, now: string): string {
  const number = numberIn(now) ?? '';
  if (text === was || (isFullMention(text) && isFullMention(now))) return now;
  if (isBareMention(text)) return text.replace(/\d+/, number);
  const before = numberIn(was);
  if (before === undefined) return text;
  const place = [...text.matchAll(new RegExp(`(?<![\\d.,])${before}(?!\\d|[.,]\\d)`, 'g'))].at(-1)?.index;
  return place === undefined ? text : text.slice(0, place) + number + text.slice(place + before.length);
}

/** A reference of a text: where it leads, and in which words. */
export interface PartReference {
  target: string;
  text: string;
}

/**
 * What each part and each reference of a text says, both in the order of the text, whose `language` is a primary tag
 * ('es'). References to other places, and to parts that are not numbered, say what they said.
 */
export function numbersOf(
  parts: readonly NumberedPart[],
  references: readonly PartReference[],
  language: string,
): { labels: (string | undefined)[]; texts: string[] } {
  const labels = labelsOf(parts, language);
  return { labels, texts: textsOf(parts, labels, references) };
}

const isNumbered = (part: NumberedPart) => countedBy(part, 'es') !== undefined;

/** What references say where the parts have these labels. */
function textsOf(
  parts: readonly NumberedPart[],
  labels: readonly (string | undefined)[],
  references: readonly PartReference[],
): string[] {
  const byId = new Map<string, { was: string | undefined; now: string }>();
  for (const [place, part] of parts.entries()) {
    const now = labels[place];
    // Of two parts with one id, references lead to the first.
    if (isNumbered(part) && now !== undefined && part.id && !byId.has(part.id))
      byId.set(part.id, { was: part.label ?? undefined, now });
  }
  return references.map(({ target, text }) => {
    const numbered = byId.get(target);
    return numbered ? referenceWords(text, numbered.was, numbered.now) : text;
  });
}

type Labelled = Extract<AnyNode, { type: NumberedKind }>;
type Mention = Extract<AnyNode, { type: 'crossReference' }>;

/** The text with every label and reference as its order says. Itself where nothing changes; else what does not is shared. */
export function numbered(documento: Manuscript, language: string): Manuscript {
  return relabelled(documento, (parts) => labelsOf(parts, language));
}

/** The same text whatever stands before its parts: each that is numbered is the first. For comparing texts that will be one. */
export const withoutNumbers = (documento: Manuscript): Manuscript =>
  relabelled(documento, (parts) =>
    parts.map((part) => (isNumbered(part) ? part.label?.replace(/\d+/, '1') : (part.label ?? undefined))),
  );

function relabelled(
  documento: Manuscript,
  label: (parts: readonly NumberedPart[]) => (string | undefined)[],
): Manuscript {
  const parts: Labelled[] = [];
  const mentions: Mention[] = [];
  collect(documento, parts, mentions);
  const said = parts.map(({ type, attrs: { id, label } }) => ({ type, id, label }));
  const labels = label(said);
  const texts = textsOf(
    said,
    labels,
    mentions.map(({ attrs }) => attrs),
  );
  const changed = new Map<AnyNode, string>();
  for (const [place, part] of parts.entries()) {
    const label = labels[place];
    if (label !== undefined && label !== part.attrs.label) changed.set(part, label);
  }
  for (const [place, mention] of mentions.entries()) {
    const text = texts[place];
    if (text !== undefined && text !== mention.attrs.text) changed.set(mention, text);
  }
  return changed.size === 0 ? documento : rewritten(documento, changed);
}

function collect(node: AnyNode, parts: Labelled[], mentions: Mention[]): void {
  if (node.type === 'figure' || node.type === 'table' || node.type === 'mathBlock') parts.push(node);
  else if (node.type === 'crossReference') mentions.push(node);
  if ('content' in node) for (const child of node.content) collect(child, parts, mentions);
}

function rewritten<N extends AnyNode>(node: N, changed: ReadonlyMap<AnyNode, string>): N {
  const words = changed.get(node);
  const own = words === undefined ? node : withWords(node, words);
  if (!('content' in own)) return own;
  const content = own.content.map((child) => rewritten(child, changed));
  return content.some((child, at) => child !== own.content[at]) ? { ...own, content } : own;
}

function withWords<N extends AnyNode>(node: N, words: string): N {
  if (!('attrs' in node)) return node;
  const said = node.type === 'crossReference' ? { text: words } : { label: words };
  return { ...node, attrs: { ...node.attrs, ...said } };
}
