import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLanguage } from '#web/messages/use-messages.ts';
import { useClosing } from './act-menu.tsx';

type Props = { title: string; contents: ReactNode; children: ReactNode };

/**
 * The row of acts under a work's title. Once the title has left the window it is a slim bar at its top, with the title in short
 * and how far one has read (styles/work.css); it keeps its place and height, so nothing moves.
 */
export function WorkBar({ title, contents, children }: Props) {
  const language = useLanguage();
  const bar = useRef<HTMLDivElement>(null);
  const edge = useRef<HTMLDivElement>(null);
  const isStuck = useIsAbove(edge);
  useClosing(bar);
  return (
    <>
      <div ref={edge} className="work-bar-edge" />
      <div ref={bar} className="work-bar" data-stuck={isStuck || undefined} data-print="hide">
        <div className="page work-bar-row">
          <div lang={language} className="work-bar-contents">
            {contents}
          </div>
          {/* The page's title says it already, to who hears the page. */}
          <p aria-hidden className="work-bar-title">
            {shortTitle(title)}
          </p>
          <div lang={language} className="work-acts">
            {children}
          </div>
        </div>
        <div aria-hidden className="work-progress" />
      </div>
    </>
  );
}

/** A title up to its colon, where that says enough: 'Treinta años de hidroperiodo' of one that goes on for two lines. */
export function shortTitle(title: string): string {
  const [beginning = ''] = title.split(/(?<=\S)[:.?](?=\s)/, 1);
  return beginning.length >= 16 ? beginning : title;
}

/** Whether something has left the window at its top. */
function useIsAbove(ref: { current: HTMLElement | null }): boolean {
  const [isAbove, setAbove] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setAbove(!entry.isIntersecting && entry.boundingClientRect.top < 0);
    });
    if (ref.current) observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref]);
  return isAbove;
}
