import type { Manuscript } from '#contract/entities/manuscript.ts';
import { numbered } from '#contract/numbering.ts';
import { type Remark, remark } from '#contract/remarks.ts';
import { visit } from '#server/documents/model/nodes.ts';

const most = 20;

/** A remark on figures, tables and formulas that a file numbers otherwise than their order does; none where all agree. */
export function renumbered(documento: Manuscript, language: string): Remark[] {
  const labels = labelsIn(numbered(documento, language));
  const changed = labelsIn(documento).flatMap((was, place) => {
    const now = labels[place];
    return numberIn(was) === numberIn(now) ? [] : [`${was} → ${now}`];
  });
  if (changed.length === 0) return [];
  return [remark('renumbered', { labels: changed.slice(0, most).join(', ') + (changed.length > most ? '…' : '') })];
}

function labelsIn(documento: Manuscript): string[] {
  const labels: string[] = [];
  visit(documento, (node) => {
    if (node.type === 'figure' || node.type === 'table' || node.type === 'mathBlock')
      labels.push(node.attrs.label ?? '');
  });
  return labels;
}

const numberIn = (label: string | undefined) => /\d+/.exec(label ?? '')?.[0];
