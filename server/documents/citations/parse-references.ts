import { type Reference, referenceSchema } from '#contract/entities/manuscript.ts';
import { type Remark, remark } from '#contract/remarks.ts';
import { Anchors } from '#server/documents/jats/read/anchors.ts';
import { type Entry, mostEntries } from './entries.ts';
import { readCslJson } from './read-csl-json.ts';
import { readLines } from './read-lines.ts';
import { readBibtex, readRis } from './read-tagged.ts';
import { formatReference } from './styles/apa.ts';

const longest = 5_000;

export interface ParsedReferences {
  /** Their ids are unique among themselves. */
  references: Reference[];
  /** Why others could not be read, each with the line on which its entry begins. */
  faults: (Remark & { line: number })[];
}

/**
 * The references of a pasted text in BibTeX, RIS, CSL-JSON or plain lines, which it tells apart by itself, and the entries
 * that could not be read, by their lines. Asks nothing of the network.
 */
export function parseReferences(texto: string): ParsedReferences {
  const anchors = new Anchors();
  const entries = entriesOf(texto.replace(/^\uFEFF/, ''));
  const read = entries
    .slice(0, mostEntries)
    .map((entry) => ({ entry, reference: entry.fault ? undefined : toReference(entry, anchors) }));
  const faults = read.flatMap(({ entry, reference }) =>
    reference ? [] : [{ ...(entry.fault ?? remark('entryUnstorable')), line: entry.line }],
  );
  const [next] = entries.slice(mostEntries);
  if (next) faults.push({ ...remark('entriesTooMany', { most: mostEntries }), line: next.line });
  return { references: read.flatMap(({ reference }) => reference ?? []), faults };
}

function entriesOf(text: string): Entry[] {
  const isJson = /^\s*[[{]/.test(text) && !/^\s*\[\d+\]/.test(text);
  const items = isJson ? readCslJson(text) : undefined;
  if (items) return items;
  if (/^[ \t]*@\w+\s*[{(]/m.test(text)) return readBibtex(text);
  if (/^TY {1,2}- ?/m.test(text)) return readRis(text);
  if (isJson) return [{ line: 1, fault: remark('jsonBroken') }];
  return readLines(text);
}

function toReference({ key, csl, text, label }: Entry, anchors: Anchors): Reference | undefined {
  const reference = referenceSchema.safeParse({
    id: anchors.define(key, 'ref'),
    ...(label && { etiqueta: label }),
    texto: (text ?? (csl ? formatReference(csl) : '')).slice(0, longest),
    ...(csl && { csl }),
  });
  return reference.data;
}
