import { TableOfContents as TableOfContentsIcon } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { TableOfContents } from '#web/features/manuscript/table-of-contents.tsx';
import { useManuscriptLabels } from '#web/features/manuscript/use-manuscript-labels.ts';
import { usePresentSection } from '#web/features/manuscript/use-present-section.ts';
import { useLanguage } from '#web/messages/use-messages.ts';
import { ActMenu } from './act-menu.tsx';
import type { Text } from './reading-text.tsx';

/** The table of contents at the left of a text, with the section being read marked. */
export function ContentsColumn({ text: { documento, referencias } }: { text: Text }) {
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
  return (
    <div ref={column} lang={language} data-print="hide" className="work-contents">
      <h2 className="label-caps mb-2">{labels.contents}</h2>
      <TableOfContents documento={documento} referencias={referencias} labels={labels} present={present} />
    </div>
  );
}

/** The same where there is no room beside the text: folded into one word of the bar. */
export function FoldedContents({ text: { documento, referencias } }: { text: Text }) {
  const labels = useManuscriptLabels();
  const present = usePresentSection();
  return (
    <ActMenu icon={<TableOfContentsIcon aria-hidden />} label={labels.contents}>
      <TableOfContents documento={documento} referencias={referencias} labels={labels} present={present} />
    </ActMenu>
  );
}
