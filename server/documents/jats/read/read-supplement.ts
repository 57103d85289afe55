import type { Block } from '#contract/entities/manuscript.ts';
import { isElement, type XmlElement, type XmlNode } from '#server/documents/xml/xml.ts';
import { link, paragraph, readInline } from './inline.ts';
import type { Reading } from './reading.ts';
import { plainText } from './text.ts';

/** Supplementary material as a paragraph that says what it is and, where it has an address, leads to it. */
export function readSupplement(element: XmlElement, reading: Reading): Block[] {
  const mark = link(element);
  const spaced = element.children.flatMap((child): XmlNode[] => (isElement(child) ? [child, ' '] : [child]));
  const content = plainText(...spaced) === '' ? ['Material suplementario'] : spaced;
  return paragraph(readInline(content, reading, mark ? [mark] : []));
}
