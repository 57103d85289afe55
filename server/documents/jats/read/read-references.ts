import { type CslItem, cslItemSchema, type Reference } from '#contract/entities/manuscript.ts';
import { remark } from '#contract/remarks.ts';
import { attribute, descendants, elements, type XmlElement } from '#server/documents/xml/xml.ts';
import type { Anchors } from './anchors.ts';
import { readCsl } from './read-csl.ts';
import { plainText, withoutEnd } from './text.ts';
import type { Warnings } from './warnings.ts';

const maxText = 5000;
const maxLabel = 40;
const written = ['mixed-citation', 'citation', 'nlm-citation'];

/**
 * The reference list of a text, by the id that mentions use (or a made one). `texto` is the citation as printed, or
 * composed from its parts where the file has only those.
 */
export function readReferences(
  back: XmlElement | undefined,
  anchors: Anchors,
  warnings: Warnings,
): Map<string, Reference> {
  const references = new Map<string, Reference>();
  const listed = elements(back).flatMap((part) => (part.name === 'ref-list' ? [part] : descendants(part, 'ref-list')));
  for (const [index, entry] of listed.flatMap((list) => descendants(list, 'ref')).entries()) {
    const reference = readReference(entry, index + 1, anchors, warnings);
    const id = attribute(entry, 'id');
    if (reference) references.set(id && !references.has(id) ? id : reference.id, reference);
    else warnings.add(remark('referenceEmpty'));
  }
  return references;
}

function readReference(entry: XmlElement, place: number, anchors: Anchors, warnings: Warnings): Reference | undefined {
  const citations = descendants(entry, 'element-citation', ...written);
  const types = citations.flatMap((citation) => attribute(citation, 'publication-type') ?? []);
  const csl = citations.map((citation) => readCsl(citation, types)).find(Boolean);
  const printed = descendants(entry, ...written).map((citation) => plainText(...citation.children));
  const note = elements(entry, 'note').map((part) => plainText(part));
  const whole = [...printed, ...note].filter(Boolean).join(' ') || composed(entry, csl);
  const number = whole.match(/^(?:\[(\d{1,4})\]|(\d{1,4})\.(?=\s))/);
  const isNumbered = Number(number?.[1] ?? number?.[2]) === place;
  const label = labelOf(entry) || (isNumbered ? String(place) : '');
  const text = withoutLabel(whole, label);
  if (text === '') return undefined;
  if (text.length > maxText) warnings.add(remark('referenceShortened'));
  const accepted = cslItemSchema.safeParse(csl);
  return {
    id: anchors.define(attribute(entry, 'id'), 'ref'),
    ...(label !== '' && label.length <= maxLabel && { etiqueta: label }),
    texto: text.slice(0, maxText),
    ...(accepted.success && { csl: accepted.data }),
  };
}

/** '11' for '11', '11.', '[11]' or '(11)'. */
function labelOf(entry: XmlElement): string {
  return withoutEnd(plainText(...(elements(entry, 'label')[0]?.children ?? [])), ' .)]').replace(/^[[(]/, '');
}

/** The label is kept apart, so the printed text need not repeat it: '11 Cassidy I', '[11] Cassidy I', '. Cassidy I'. */
function withoutLabel(text: string, label: string): string {
  if (label === '') return text;
  const bare = text.replace(/^[[(]/, '');
  const isRepeated = bare.startsWith(label) && !/[\p{L}\p{N}]/u.test(bare.charAt(label.length));
  return (isRepeated ? bare.slice(label.length) : text).replace(/^[\s.)\]]+/, '');
}

function composed(entry: XmlElement, csl: CslItem | undefined): string {
  if (!csl) return plainText(...elements(entry).filter(({ name }) => name !== 'label'));
  const people = (csl.author ?? csl.editor ?? []).map(
    ({ family, given, literal }) => literal ?? [family, given].filter(Boolean).join(' '),
  );
  const place = [csl['publisher-place'], csl.publisher].filter(Boolean).join(': ');
  const issue = csl.issue ? `(${csl.issue})` : '';
  const where = [`${csl.volume ?? ''}${issue}`, csl.page].filter(Boolean).join(':');
  const parts = [
    people.join(', '),
    csl.title,
    csl['container-title'],
    place,
    csl.issued?.['date-parts'][0]?.[0],
    where,
  ];
  const sentences = parts.filter(Boolean).map((part) => `${String(part).replace(/\.$/, '')}.`);
  return [...sentences, csl.DOI ? `https://doi.org/${csl.DOI}` : csl.URL].filter(Boolean).join(' ');
}
