/** What a text says of its figures, tables and formulas by number, 'la figura 2', made references that follow them. */
import type { Block } from '#contract/entities/manuscript.ts';
import { namedParts, readLabel } from '#contract/label-words.ts';
import { visit } from '#server/documents/model/nodes.ts';
import { inTexts } from './in-texts.ts';

/** Nothing where two parts have the label that is named, for either may be meant. */
export function withReferences(blocks: readonly Block[]): Block[] {
  const ids = idsByLabel(blocks);
  return inTexts(blocks, (words) =>
    namedParts(words).flatMap(({ index, text, label }) => {
      const target = ids.get(label);
      return target === undefined ? [] : [{ index, text, as: { type: 'crossReference', attrs: { target, text } } }];
    }),
  );
}

/** By the label in Spanish, so that 'Fig. 2' and 'Figura 2' are one. */
function idsByLabel(content: readonly Block[]): Map<string, string | undefined> {
  const ids = new Map<string, string | undefined>();
  visit({ type: 'doc', content: [...content] }, (node) => {
    if (node.type !== 'figure' && node.type !== 'table' && node.type !== 'mathBlock') return;
    const name = nameOf(node.attrs.label ?? '');
    if (name !== undefined) ids.set(name, ids.has(name) ? undefined : node.attrs.id);
  });
  return ids;
}

function nameOf(label: string): string | undefined {
  if (/^\(\d+\)$/.test(label)) return label;
  const read = readLabel(label, 'es');
  return read && `${read.word} ${read.number}`;
}
