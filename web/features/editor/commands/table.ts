/** A table's own commands beside those of prosemirror-tables. */
import type { Editor, JSONContent } from '@tiptap/core';
import { type Command, EditorState, TextSelection, type Transaction } from '@tiptap/pm/state';
import { addRowAfter, goToNextCell, isInTable, selectedRect } from '@tiptap/pm/tables';
import { mostTableCells } from '#contract/entities/manuscript.ts';
import { partAround } from './selection.ts';

const paragraph: JSONContent = { type: 'paragraph' };

/** A table of empty cells, the first row a header. */
export function emptyTable(rows: number, columns: number, label: string): JSONContent {
  const row = (type: string) => ({
    type: 'tableRow',
    content: Array.from({ length: columns }, () => ({ type, content: [paragraph] })),
  });
  const grid = Array.from({ length: rows }, (_, index) => row(index === 0 ? 'tableHeader' : 'tableCell'));
  return {
    type: 'table',
    attrs: { label },
    content: [
      { type: 'caption', content: [paragraph] },
      { type: 'tableGrid', content: grid },
    ],
  };
}

/** How many cells the table that the cursor is in has. */
function cellsAround(state: EditorState): number {
  if (!isInTable(state)) return 0;
  let cells = 0;
  for (const row of selectedRect(state).table.children) cells += row.childCount;
  return cells;
}

/** The command where its row or column leaves the table no larger than the contract allows; else it cannot be done now. */
export const withinLimit =
  (command: Command, adds: 'row' | 'column'): Command =>
  (state, dispatch, view) => {
    if (!isInTable(state)) return false;
    const { width, height } = selectedRect(state).map;
    return cellsAround(state) + (adds === 'row' ? width : height) <= mostTableCells && command(state, dispatch, view);
  };

/**
 * Goes to the next cell; from the last one to a new row, which goes back in one step, where the table may have one more.
 */
export const goToNextCellOrRow: Command = (state, dispatch) => {
  const next = goToNextCell(1);
  if (next(state, dispatch)) return true;
  const enter = (tr: Transaction) => {
    const { doc, selection } = tr;
    next(EditorState.create({ doc, selection }), (move) => tr.setSelection(move.selection));
    dispatch?.(tr.scrollIntoView());
  };
  return withinLimit(addRowAfter, 'row')(state, dispatch && enter);
};

/** Goes to the notes under the table, which are put there where there are none. */
export function writeTableNotes({ state, view }: Editor): void {
  const table = partAround(state, 'table');
  const notes = state.schema.nodes.tableNotes?.createAndFill();
  if (!table || !notes) return;
  const end = table.pos + table.node.nodeSize - 1;
  const tr = table.node.lastChild?.type === notes.type ? state.tr : state.tr.insert(end, notes);
  const last = tr.doc.nodeAt(table.pos)?.nodeSize ?? 0;
  tr.setSelection(TextSelection.near(tr.doc.resolve(table.pos + last - 2), -1));
  view.dispatch(tr.scrollIntoView());
  view.focus();
}

export function removeTable({ state, view }: Editor): void {
  const table = partAround(state, 'table');
  if (table) view.dispatch(state.tr.delete(table.pos, table.pos + table.node.nodeSize));
  view.focus();
}
