import { getSchema } from '@tiptap/core';
import { history, undo } from '@tiptap/pm/history';
import { EditorState, TextSelection } from '@tiptap/pm/state';
import { addColumnAfter, addRowBefore } from '@tiptap/pm/tables';
import { expect, it } from 'vitest';
import { mostTableCells } from '#contract/entities/manuscript.ts';
import { manuscriptExtensions } from '../manuscript-schema.ts';
import { emptyTable, goToNextCellOrRow, withinLimit } from './table.ts';

/** A text with a table of a header and one row below, the cursor at its end: in the last cell. */
function inLastCell(rows = 2, columns = 3) {
  const schema = getSchema(manuscriptExtensions());
  const doc = schema.nodeFromJSON({ type: 'doc', content: [emptyTable(rows, columns, 'Tabla 1')] });
  const state = EditorState.create({ doc, plugins: [history()] });
  return state.apply(state.tr.setSelection(TextSelection.atEnd(doc)));
}
/** What a command makes of it; null where it does nothing. */
function after(state: EditorState, command = goToNextCellOrRow): EditorState | null {
  let next: EditorState | null = null;
  const isDone = command(state, (tr) => {
    next = state.apply(tr);
  });
  return isDone ? next : null;
}
/** The types of each row's cells, and in which of them the cursor is, counted from one. */
function grid({ doc, selection: { $from } }: EditorState) {
  const rows: string[] = [];
  doc.descendants((node) => {
    if (node.type.name === 'tableRow') rows.push(node.children.map(({ type }) => type.name).join(' '));
    return true;
  });
  const depth = [...Array($from.depth).keys()].find((each) => $from.node(each).type.name === 'tableRow');
  return { rows, cursor: depth === undefined ? null : [$from.index(depth - 1) + 1, $from.index(depth) + 1] };
}
const header = 'tableHeader tableHeader tableHeader';
const row = 'tableCell tableCell tableCell';

it('goes from the last cell to the first of a new row, which one step takes back', () => {
  const last = inLastCell();
  expect(grid(last)).toEqual({ rows: [header, row], cursor: [2, 3] });
  const added = after(last);
  expect(added && grid(added)).toEqual({ rows: [header, row, row], cursor: [3, 1] });
  const back = added && after(added, undo);
  expect(back && grid(back).rows).toEqual([header, row]);
});

it('goes on to the next cell where there is one', () => {
  const added = after(inLastCell());
  const next = added && after(added);
  expect(next && grid(next)).toEqual({ rows: [header, row, row], cursor: [3, 2] });
});

it('leaves the key to others outside of a table', () => {
  const schema = getSchema(manuscriptExtensions());
  expect(after(EditorState.create({ schema }))).toBeNull();
});

it('adds no row or column beyond what a table may hold', () => {
  const columns = 100;
  const full = inLastCell(mostTableCells / columns, columns);
  expect(after(full)).toBeNull();
  expect(after(full, withinLimit(addRowBefore, 'row'))).toBeNull();
  expect(after(full, withinLimit(addColumnAfter, 'column'))).toBeNull();
  const almost = inLastCell(mostTableCells / columns - 1, columns);
  expect(after(almost)).not.toBeNull();
});
