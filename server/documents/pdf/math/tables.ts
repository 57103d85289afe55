/** Matrices, cases and aligned lines. */

import { alignPoint, array, type Code, call, joined, length, nothing, string } from '#server/documents/pdf/typst.ts';
import { attribute, elements, type XmlElement } from '#server/documents/xml/xml.ts';
import { type Expression, row } from './rows.ts';

/** `mtable`: brackets, where it has any, are its neighbours in the row. */
export function table(element: XmlElement, expression: Expression): Code {
  const rows = elements(element, 'mtr').map((line) => elements(line, 'mtd'));
  const columns = Math.max(0, ...rows.map((cells) => cells.length));
  if (columns === 0) return string('');
  const aligns = (attribute(element, 'columnalign') ?? '').split(/\s+/).filter(Boolean);
  const isDisplay = attribute(element, 'displaystyle') === 'true';
  const lines = rows.map((cells) =>
    array(
      Array.from({ length: columns }, (_, column) => {
        const cell = cells[column];
        const own = cell && attribute(cell, 'columnalign');
        const content = cell ? row(elements(cell), expression) : string('');
        return aligned(isDisplay ? call('math.display', [content]) : content, own ?? aligns[column] ?? aligns.at(-1));
      }),
    ),
  );
  return call('math.mat', lines, {
    delim: nothing,
    'row-gap': length(0.5, 'em'),
    'column-gap': length(isDisplay ? 0.2 : 0.8, 'em'),
  });
}

/** Alignment points of a matrix's column put what is before them to the right, and what is after to the left. */
function aligned(content: Code, align: string | undefined): Code {
  if (align === 'left') return joined([alignPoint, content]);
  return align === 'right' ? joined([content, alignPoint]) : content;
}
