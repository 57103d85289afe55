import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { useSiteOrigin } from '#web/data/site-origin.ts';
import type { ReadWork } from '../citable.ts';
import { hasHighlights } from './highlights-key.ts';
import { namesPassage } from './passage-key.ts';
import type { PassageToolsProps } from './passage-tools.tsx';

type Props = {
  work: ReadWork;
  /** The address of the page that the text is read on, from the root: the work's, or a chapter's. */
  page: string;
  children: ReactNode;
};

/**
 * A text whose passages can be linked to, quoted and highlighted. What that takes comes once something is selected in it, an
 * address names a passage, or this browser keeps highlights of it.
 */
export function Passages({ work, page, children }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const [Tools, setTools] = useState<ComponentType<PassageToolsProps>>();
  const address = useSiteOrigin() + page;
  useEffect(() => {
    let isAsked = false;
    const load = () => {
      if (isAsked) return;
      isAsked = true;
      import('./passage-tools.tsx').then(
        ({ PassageTools }) => setTools(() => PassageTools),
        () => {
          // Asked for again with the next selection.
          isAsked = false;
        },
      );
    };
    const onSelection = () => {
      const selection = document.getSelection();
      const isHere =
        selection && !selection.isCollapsed && root.current && selection.getRangeAt(0).intersectsNode(root.current);
      if (isHere) load();
    };
    const onAddress = () => namesPassage(window.location.hash) && load();
    onAddress();
    // Made before the scripts were there.
    onSelection();
    if (hasHighlights(page)) load();
    document.addEventListener('selectionchange', onSelection);
    window.addEventListener('hashchange', onAddress);
    return () => {
      document.removeEventListener('selectionchange', onSelection);
      window.removeEventListener('hashchange', onAddress);
    };
  }, [page]);
  return (
    <div ref={root} className="relative">
      {children}
      {Tools && <Tools root={root} work={work} page={page} address={address} />}
    </div>
  );
}
