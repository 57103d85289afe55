/**
 * Tables. The contract keeps caption, rows and notes side by side; here the rows stand in a grid of their own, as
 * prosemirror-tables wants them (from-manuscript.ts and to-manuscript.ts go from one to the other).
 */
import { callOrReturn, getExtensionField, Node } from '@tiptap/core';
import type { Command } from '@tiptap/pm/state';
import { goToNextCell, tableEditing } from '@tiptap/pm/tables';
import { goToNextCellOrRow } from '../commands/table.ts';
import { captionStyle } from '../views/caption-style.ts';
import { id, label, src } from './attribute.ts';

type TableRole = 'table' | 'row' | 'cell' | 'header_cell';

declare module '@tiptap/core' {
  interface NodeConfig<Options, Storage> {
    /** What a node is to prosemirror-tables. */
    tableRole?: TableRole | ((this: { name: string; options: Options; storage: Storage }) => TableRole);
  }
}

export const Table = Node.create({
  name: 'table',
  group: 'block',
  content: 'caption tableGrid? tableNotes?',
  isolating: true,
  draggable: true,
  addAttributes: () => ({ id, label: label(80), src }),
  parseHTML: () => [{ tag: 'figure.table-figure' }],
  renderHTML: ({ node, HTMLAttributes }) => [
    'figure',
    { ...HTMLAttributes, class: 'table-figure', ...captionStyle(node.attrs.label) },
    0,
  ],
});

export const TableGrid = Node.create({
  name: 'tableGrid',
  content: 'tableRow+',
  tableRole: 'table',
  isolating: true,
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: () => ['div', { class: 'table-scroll' }, ['table', ['tbody', 0]]],
  addProseMirrorPlugins: () => [tableEditing()],
  addKeyboardShortcuts() {
    const { editor } = this;
    const does = (command: Command) => () => command(editor.state, editor.view.dispatch);
    return { Tab: does(goToNextCellOrRow), 'Shift-Tab': does(goToNextCell(-1)) };
  },
  // What makes prosemirror-tables know our nodes.
  extendNodeSchema(extension) {
    const context = { name: extension.name, options: extension.options, storage: extension.storage };
    return { tableRole: callOrReturn(getExtensionField(extension, 'tableRole', context)) };
  },
});

export const TableRow = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)*',
  tableRole: 'row',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
});

const span = (name: 'colspan' | 'rowspan') => ({
  default: 1,
  parseHTML: (element: HTMLElement) => Math.min(100, Math.max(1, Number(element.getAttribute(name)) || 1)),
  renderHTML: ({ [name]: value }: Record<string, unknown>) => (value === 1 ? {} : { [name]: value }),
});
const alignments = ['left', 'center', 'right'];

const cell = (name: string, tag: string, tableRole: 'cell' | 'header_cell') =>
  Node.create({
    name,
    content: 'block+',
    tableRole,
    isolating: true,
    addAttributes: () => ({
      colspan: span('colspan'),
      rowspan: span('rowspan'),
      align: {
        default: null,
        parseHTML: (element) =>
          alignments.find((each) => each === (element.dataset.align ?? element.style.textAlign)) ?? null,
        renderHTML: ({ align }) => (align === null ? {} : { 'data-align': align }),
      },
    }),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  });

export const TableCell = cell('tableCell', 'td', 'cell');
export const TableHeader = cell('tableHeader', 'th', 'header_cell');

export const TableNotes = Node.create({
  name: 'tableNotes',
  content: 'paragraph+',
  isolating: true,
  parseHTML: () => [{ tag: 'div.table-notes' }],
  renderHTML: () => ['div', { class: 'table-notes' }, 0],
});
