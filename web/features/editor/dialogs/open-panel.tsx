import { lazy, Suspense } from 'react';
import type { Panel } from './panel.ts';
import type { PartProps } from './part-props.ts';

const FormulaDialog = lazy(() => import('./formula-dialog.tsx'));
const CitationDialog = lazy(() => import('./citation-dialog.tsx'));
const CrossReferenceDialog = lazy(() => import('./cross-reference-dialog.tsx'));
const FigureDialog = lazy(() => import('./figure-dialog.tsx'));
const TableDialog = lazy(() => import('./table-dialog.tsx'));
const FootnoteDialog = lazy(() => import('./footnote-dialog.tsx'));
const LinkDialog = lazy(() => import('./link-dialog.tsx'));
const KeysDialog = lazy(() => import('./keys-dialog.tsx'));

type Props = Omit<PartProps, 'pos'> & { panel: Panel };

/** The form that is open. */
export const OpenPanel = (props: Props) => <Suspense>{dialogOf(props)}</Suspense>;

function dialogOf({ panel, ...props }: Props) {
  switch (panel.kind) {
    case 'formula':
      return <FormulaDialog {...props} pos={panel.pos} block={panel.block} />;
    case 'citation':
      return <CitationDialog {...props} pos={panel.pos} listIn={props.editor} />;
    case 'crossReference':
      return <CrossReferenceDialog {...props} pos={panel.pos} />;
    case 'figure':
      return <FigureDialog {...props} pos={panel.pos} />;
    case 'table':
      return <TableDialog {...props} pos={panel.pos} />;
    case 'footnote':
      return <FootnoteDialog {...props} pos={panel.pos} />;
    case 'link':
      return <LinkDialog {...props} pos={null} />;
    case 'keys':
      return <KeysDialog onClose={props.onClose} />;
  }
}
