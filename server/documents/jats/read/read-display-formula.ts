import type { Block } from '#contract/entities/manuscript.ts';
import { remark } from '#contract/remarks.ts';
import { attribute, elements, isElement, type XmlElement } from '#server/documents/xml/xml.ts';
import { paragraph, readInline } from './inline.ts';
import { formsOf } from './read-figure.ts';
import { readFormula } from './read-formula.ts';
import type { Reading } from './reading.ts';
import { plainText } from './text.ts';
import { jatsWordsIn } from './words.ts';

const maxLabel = 40;

/** A displayed formula. One that is only a picture leaves its label and a word in its place. */
export function readDisplayFormula(element: XmlElement, reading: Reading): Block[] {
  const label = plainText(elements(element, 'label')[0]);
  const formula = readFormula(element, reading);
  if (!formula) return pictured(element, label, reading) ?? paragraph(readWithoutFormula(element, label, reading));
  const id = attribute(element, 'id');
  const attrs = {
    ...formula,
    ...(id && { id: reading.anchors.define(id, 'eq') }),
    ...(label !== '' && label.length <= maxLabel && { label }),
  };
  const before: Block[] = label.length > maxLabel ? paragraph([{ type: 'text', text: label }]) : [];
  return [...before, { type: 'mathBlock', attrs }];
}

/** A formula that is only a picture, where that came with the article. */
function pictured(element: XmlElement, label: string, reading: Reading): Block[] | undefined {
  const said = element.children.filter((child) => !isElement(child) || child.name !== 'label');
  const shown = reading.pictures.find(elements(element, 'graphic', 'alternatives').flatMap(formsOf));
  if (plainText(...said) !== '' || !shown?.src) return undefined;
  const id = attribute(element, 'id');
  const attrs = {
    ...(id && { id: reading.anchors.define(id, 'eq') }),
    ...(label !== '' && label.length <= maxLabel && { label }),
    ...shown,
    alt: `${jatsWordsIn(reading.language).formula} ${label}`.trim(),
  };
  return [{ type: 'figure', attrs, content: [{ type: 'caption', content: [] }] }];
}

function readWithoutFormula(element: XmlElement, label: string, reading: Reading) {
  const said = element.children.filter((child) => !isElement(child) || child.name !== 'label');
  if (plainText(...said) !== '') return readInline([...said, ' ', label], reading);
  reading.warnings.add(remark('formulaAsPicture'));
  return readInline([`[${jatsWordsIn(reading.language).missingFormula}] ${label}`], reading, [{ type: 'italic' }]);
}
