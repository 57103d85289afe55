/** `xref` and `fn` inside a paragraph: mentions of references, figures, tables, formulas, sections and notes. */
import type { Inline } from '#contract/entities/manuscript.ts';
import { raisedText } from '#server/documents/model/raised-text.ts';
import { attribute, descendants, type XmlElement } from '#server/documents/xml/xml.ts';
import { Notes } from './notes.ts';
import type { ReadInline, Reading } from './reading.ts';
import { plainText } from './text.ts';

const maxText = 400;
const maxRefs = 60;

type Place = { isRaised: boolean; isAtWord: boolean };

/**
 * What an `xref` becomes, by what its ids lead to (files often name the wrong `ref-type`). Undefined where they lead
 * nowhere in this text: then it is only its words. What holds the several `xref` of one citation is one mention.
 */
export function readMention(
  xref: XmlElement,
  reading: Reading,
  place: Place,
  readInline: ReadInline,
): Inline[] | undefined {
  const xrefs = xref.name === 'xref' ? [xref] : descendants(xref, 'xref');
  const ids = xrefs.flatMap((each) => attribute(each, 'rid')?.split(/\s+/) ?? []);
  const cited = ids.flatMap((id) => reading.references.get(id) ?? []);
  // Numbers of references that follow a word without a space or bracket are raised, said so or not.
  const text = shown(xref, place.isRaised || (cited.length > 0 && place.isAtWord)).slice(0, maxText);
  if (cited.length > 0) {
    const refs = [...new Set(cited.map(({ id }) => id))].slice(0, maxRefs);
    const labels = cited.map(({ id, etiqueta }) => etiqueta ?? id).join(', ');
    return [{ type: 'citation', attrs: { refs, text: text || labels.slice(0, maxText) } }];
  }
  const notes = ids.flatMap((id) => reading.notes.take(id) ?? []);
  if (notes.length > 0) return notes.flatMap((note) => readNote(note, reading, readInline));
  const target = ids.map((id) => (reading.notes.isWritten(id) ? id : reading.targets.get(id))).find(Boolean);
  if (!target) return undefined;
  return text === '' ? [] : [{ type: 'crossReference', attrs: { target: reading.anchors.of(target), text } }];
}

/**
 * A footnote where it is mentioned, or none where it says nothing (some files use empty ones as anchors). Our own
 * numbering takes the place of its label; its paragraphs become lines.
 */
export function readNote(note: XmlElement, reading: Reading, readInline: ReadInline): Inline[] {
  const said = note.children.filter((child) => typeof child === 'string' || child.name !== 'label');
  // A note within a note is not a thing our documents have: the inner one stays in the list at the end.
  const content = readInline(said, { ...reading, notes: new Notes([]) }).filter((piece) => piece.type !== 'footnote');
  if (content.length === 0) return [];
  return [{ type: 'footnote', attrs: { id: reading.anchors.define(attribute(note, 'id'), 'fn') }, content }];
}

/** The words of a mention. Those have no marks in our documents, so raised numbers take the raised characters. */
function shown(xref: XmlElement, isMarked: boolean): string {
  const text = plainText(...xref.children) || (attribute(xref, 'alt') ?? '');
  const isRaised = isMarked || xref.children.every(isRaisedOrBlank);
  return isRaised ? raisedText(text) : text;
}

const isRaisedOrBlank = (node: XmlElement['children'][number]): boolean =>
  typeof node === 'string'
    ? node.trim() === ''
    : node.name === 'sup' || (node.name === 'xref' && node.children.every(isRaisedOrBlank));
