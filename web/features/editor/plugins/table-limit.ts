import { Extension } from '@tiptap/core';
import type { Slice } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import { mostTableCells } from '#contract/entities/manuscript.ts';

/** How many cells the largest table of what is being pasted has. */
export function largestTable({ content }: Slice): number {
  let largest = 0;
  content.descendants((node) => {
    if (node.type.name === 'tableGrid') {
      let cells = 0;
      for (const row of node.children) cells += row.childCount;
      largest = Math.max(largest, cells);
    }
    return true;
  });
  return largest;
}

/** Takes no table larger than the contract allows: what is pasted or dropped with one stays out, and that is told. */
export const TableLimit = Extension.create<{ onRefused: () => void }>({
  name: 'tableLimit',
  // Before anything else reads what is pasted.
  priority: 1000,
  addOptions: () => ({ onRefused: () => undefined }),
  addProseMirrorPlugins() {
    const { onRefused } = this.options;
    const refuse = (slice: Slice) => {
      const isTooLarge = largestTable(slice) > mostTableCells;
      if (isTooLarge) onRefused();
      return isTooLarge;
    };
    return [
      new Plugin({
        props: {
          handlePaste: (_view, _event, slice) => refuse(slice),
          handleDrop: (_view, _event, slice) => refuse(slice),
        },
      }),
    ];
  },
});
