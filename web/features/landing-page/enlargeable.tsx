import { lazy, type MouseEvent, type ReactNode, Suspense, useState } from 'react';
import type { EnlargedFigure } from './figure-dialog.tsx';

const FigureDialog = lazy(() => import('./figure-dialog.tsx'));
const TableDialog = lazy(() => import('./table-dialog.tsx'));

/**
 * A text whose figures and tables open large over the page. Without scripts the links of figures open the picture itself, and tables
 * are gone through where they stand.
 */
export function Enlargeable({ children }: { children: ReactNode }) {
  const [figure, setFigure] = useState<EnlargedFigure>();
  const [table, setTable] = useState<Element>();
  const open = (event: MouseEvent) => {
    if (!(event.target instanceof Element)) return;
    if (event.target.closest('button.table-open')) setTable(event.target.closest('figure') ?? undefined);
    const link = event.target.closest<HTMLAnchorElement>('a[data-enlarge]');
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !isPlain) return;
    event.preventDefault();
    setFigure({
      src: link.href,
      alt: link.querySelector('img')?.alt ?? '',
      caption: link.closest('figure')?.querySelector('figcaption')?.textContent ?? '',
    });
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what is pressed is a link or a button within, by mouse or keyboard
    // biome-ignore lint/a11y/useKeyWithClickEvents: what is pressed by keyboard is a click
    <div onClick={open}>
      {children}
      <Suspense>
        {figure && <FigureDialog figure={figure} onClose={() => setFigure(undefined)} />}
        {table && <TableDialog figure={table} onClose={() => setTable(undefined)} />}
      </Suspense>
    </div>
  );
}
