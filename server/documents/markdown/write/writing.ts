/** What the writers of one text share. */

import { type Footnotes, footnotesOf } from '#contract/manuscript-html/footnotes.ts';
import { Conversion } from '#server/documents/markdown/read/conversion.ts';
import type { ExportedWork } from '#server/documents/model/exported-work.ts';
import { type AnyNode, partsOf, visit } from '#server/documents/model/nodes.ts';
import { inlineText } from '#server/documents/model/plain-text.ts';

export interface Writing {
  work: ExportedWork;
  footnotes: Footnotes;
  /** Of each id of the text, the anchor that its place will have when the Markdown is read. */
  anchors: ReadonlyMap<string, string>;
}

export const openWriting = (work: ExportedWork): Writing => ({
  work,
  footnotes: footnotesOf(work.documento),
  anchors: anchorsOf(work),
});

/** Markdown has no ids: its reader counts figures, tables and formulas, and names headings by their words. So does this. */
function anchorsOf({ documento }: ExportedWork): Map<string, string> {
  const conversion = new Conversion({ type: 'root', children: [] }, (name) => name, []);
  const anchors = new Map<string, string>();
  visit(documento, (node) => {
    const anchor = anchorOf(node, conversion);
    const id = anchor && 'attrs' in node && 'id' in node.attrs ? node.attrs.id : undefined;
    if (anchor && id && !anchors.has(id)) anchors.set(id, anchor);
  });
  return anchors;
}

/** Of what Markdown has a form for: not of tables without rows, nor of formulas without TeX. */
function anchorOf(node: AnyNode, conversion: Conversion): string | undefined {
  switch (node.type) {
    case 'heading':
      return conversion.headingAnchor(inlineText(node.content));
    case 'figure':
      return conversion.next('figure').id;
    case 'table':
      return partsOf(node).body.length > 0 ? conversion.next('table').id : undefined;
    case 'mathBlock':
      return node.attrs.tex ? conversion.next('formula').id : undefined;
    default:
      return undefined;
  }
}
