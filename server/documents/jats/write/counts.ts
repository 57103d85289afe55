import type { ExportedWork } from '#server/documents/model/exported-work.ts';
import { visit } from '#server/documents/model/nodes.ts';
import type { Xml } from './writing.ts';

/** How many figures, tables, formulas, references and pages there are, as SciELO PS asks. */
export function writeCounts(meta: Xml, { documento, referencias, metadatos }: ExportedWork): void {
  const totals = { figure: 0, table: 0, mathBlock: 0 };
  visit(documento, ({ type }) => {
    if (type === 'figure' || type === 'table' || type === 'mathBlock') totals[type] += 1;
  });
  const counts = meta.ele('counts');
  const each = {
    'fig-count': totals.figure,
    'table-count': totals.table,
    'equation-count': totals.mathBlock,
    'ref-count': referencias.length,
    'page-count': metadatos.pages,
  };
  for (const [name, count] of Object.entries(each)) if (count !== undefined) counts.ele(name, { count: String(count) });
}
