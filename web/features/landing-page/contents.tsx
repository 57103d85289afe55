import { useEffect, useRef } from 'react';
import { TableOfContents } from '#web/features/manuscript/table-of-contents.tsx';
import { useManuscriptLabels } from '#web/features/manuscript/use-manuscript-labels.ts';
import { usePresentSection } from '#web/features/manuscript/use-present-section.ts';
import { useLanguage } from '#web/messages/use-messages.ts';
import type { ReadWork } from './citable.ts';

/** The table of contents beside a text, with the section being read marked; folded on narrow screens. */
export function Contents({ work: { documento, referencias } }: { work: ReadWork }) {
  const language = useLanguage();
  const labels = useManuscriptLabels();
  const present = usePresentSection();
  const column = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const link = present ? column.current?.querySelector<HTMLElement>('[aria-current]') : null;
    // The column alone: scrollIntoView would move the page under the reader too.
    if (link && column.current)
      column.current.scrollTop = link.offsetTop - column.current.offsetTop - column.current.clientHeight / 2;
  }, [present]);
  const table = <TableOfContents documento={documento} referencias={referencias} labels={labels} present={present} />;
  return (
    <>
      <details lang={language} className="mt-6 border-t border-line pt-4 lg:hidden" data-print="hide">
        <summary className="label-caps py-1">{labels.contents}</summary>
        {table}
      </details>
      <div
        ref={column}
        data-print="hide"
        className="sticky top-0 mt-6 hidden max-h-dvh overflow-y-auto overscroll-contain border-t border-line py-4 lg:block"
      >
        <h2 className="label-caps mb-2">{labels.contents}</h2>
        {table}
      </div>
    </>
  );
}
