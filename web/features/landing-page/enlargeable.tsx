import { lazy, type MouseEvent, type ReactNode, Suspense, useState } from 'react';
import type { EnlargedFigure } from './figure-dialog.tsx';

const FigureDialog = lazy(() => import('./figure-dialog.tsx'));

/** A text whose figures open large over the page. Without scripts their links open the picture itself. */
export function Enlargeable({ children }: { children: ReactNode }) {
  const [figure, setFigure] = useState<EnlargedFigure>();
  const open = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-enlarge]') : null;
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
    // biome-ignore lint/a11y/noStaticElementInteractions: what is pressed is a link within, by mouse or keyboard
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link pressed by keyboard is a click
    <div onClick={open}>
      {children}
      {figure && (
        <Suspense>
          <FigureDialog figure={figure} onClose={() => setFigure(undefined)} />
        </Suspense>
      )}
    </div>
  );
}
