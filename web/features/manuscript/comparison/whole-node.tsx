/** Nodes that are shown as they are, with or without the mark of a change around what they hold. */
import { Fragment, type ReactNode } from 'react';
import type { AnyNode, TableCell } from '#contract/manuscript-html/nodes.ts';
import { blocks, captionText, inlines, type Rendering, tightBlocks } from '#web/features/manuscript/shown.tsx';

type Wrap = (inner: ReactNode, block: boolean) => ReactNode;

/** `wrap` puts the mark of a change inside of elements that others must directly hold: items, rows, cells. */
export function wholeNode(node: AnyNode, rendering: Rendering, wrap: Wrap, key: number): ReactNode {
  switch (node.type) {
    case 'doc':
      return wrap(blocks(node.content, rendering), true);
    case 'text':
    case 'hardBreak':
    case 'mathInline':
    case 'citation':
    case 'crossReference':
    case 'footnote':
      return <Fragment key={key}>{wrap(inlines([node], rendering), false)}</Fragment>;
    case 'listItem':
      return <li key={key}>{wrap(tightBlocks(node.content, rendering), true)}</li>;
    case 'tableRow':
      return <tr key={key}>{node.content.map((cell, index) => cellView(cell, rendering, wrap, index))}</tr>;
    case 'tableCell':
    case 'tableHeader':
      return cellView(node, rendering, wrap, key);
    case 'caption':
      return <Fragment key={key}>{wrap(captionText(node.content, rendering), true)}</Fragment>;
    case 'tableNotes':
      return <Fragment key={key}>{wrap(blocks(node.content, rendering), true)}</Fragment>;
    default:
      return <Fragment key={key}>{wrap(blocks([node], rendering), true)}</Fragment>;
  }
}

const cellView = (cell: TableCell, rendering: Rendering, wrap: Wrap, key: number) => (
  <CellFrame key={key} cell={cell}>
    {cell.content.length > 0 && wrap(tightBlocks(cell.content, rendering), true)}
  </CellFrame>
);

export function CellFrame({ cell, children }: { cell: TableCell; children: ReactNode }) {
  const { colspan, rowspan, align } = cell.attrs;
  const Tag = cell.type === 'tableHeader' && cell.content.length > 0 ? 'th' : 'td';
  return (
    <Tag
      scope={Tag === 'th' ? 'col' : undefined}
      colSpan={colspan > 1 ? colspan : undefined}
      rowSpan={rowspan > 1 ? rowspan : undefined}
      data-align={align}
    >
      {children}
    </Tag>
  );
}
