import { useEffect, useRef, useState } from 'react';
import { TableOfContents } from '#web/features/manuscript/table-of-contents.tsx';
import { useManuscriptLabels } from '#web/features/manuscript/use-manuscript-labels.ts';
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

/** How far down the window the line of reading is. */
const readingLine = 0.25;

/** The id of the section being read: the last heading of the text above the line. Undefined before the first. */
function usePresentSection(): string | undefined {
  const [present, setPresent] = useState<string>();
  useEffect(() => {
    const headings = [...document.querySelectorAll('.prose-pliego :is(h2, h3, h4, h5, h6)[id]')];
    const look = () =>
      setPresent(headings.findLast((each) => each.getBoundingClientRect().top < window.innerHeight * readingLine)?.id);
    // All that is above the line counts as in sight: told whenever a heading crosses it, however far one jumps.
    const observer = new IntersectionObserver(look, { rootMargin: `1000000px 0px -${100 * (1 - readingLine)}% 0px` });
    for (const heading of headings) observer.observe(heading);
    return () => observer.disconnect();
  }, []);
  return present;
}
