/** Names by which parts of a text are mentioned: each is one part's alone, also after copying and splitting. */
import { Extension } from '@tiptap/core';
import { type Node, Slice } from '@tiptap/pm/model';
import { Plugin, type Transaction } from '@tiptap/pm/state';

/** A name that no part has: 'fig-1', 'fig-2'… */
export function newId(doc: Node, beginning: string): string {
  const used = new Set<unknown>();
  doc.descendants(({ attrs }) => {
    used.add(attrs.id);
  });
  let number = 1;
  while (used.has(`${beginning}-${number}`)) number++;
  return `${beginning}-${number}`;
}

export const UniqueIds = Extension.create({
  name: 'uniqueIds',
  addProseMirrorPlugins: () => [
    new Plugin({
      appendTransaction: (transactions, _, state) => {
        const brought = idsBrought(transactions);
        return brought.size === 0 ? null : withoutDoubles(state.tr, brought);
      },
    }),
  ],
});

/** Names of the parts that these transactions put somewhere, new or moved. */
function idsBrought(transactions: readonly Transaction[]): Set<string> {
  const ids = new Set<string>();
  for (const step of transactions.flatMap(({ steps }) => steps)) if ('slice' in step) collect(step.slice, ids);
  return ids;
}

function collect(slice: unknown, ids: Set<string>): void {
  if (!(slice instanceof Slice)) return;
  slice.content.descendants(({ attrs }) => {
    if (typeof attrs.id === 'string') ids.add(attrs.id);
  });
}

/** Of two parts with one name the first keeps it; a note gets another, the rest go without. */
function withoutDoubles(tr: Transaction, ids: ReadonlySet<string>): Transaction | null {
  const seen = new Set<string>();
  const doubles: { position: number; isNote: boolean }[] = [];
  tr.doc.descendants((node, position) => {
    const { id } = node.attrs;
    if (typeof id !== 'string' || !ids.has(id)) return;
    if (seen.has(id)) doubles.push({ position, isNote: node.type.name === 'footnote' });
    seen.add(id);
  });
  for (const { position, isNote } of doubles)
    tr.setNodeAttribute(position, 'id', isNote ? newId(tr.doc, 'nota') : null);
  return doubles.length > 0 ? tr : null;
}
