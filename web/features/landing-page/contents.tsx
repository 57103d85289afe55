import { TableOfContents as TableOfContentsIcon } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { shownParts } from '#contract/outline.ts';
import { TableOfContents } from '#web/features/manuscript/table-of-contents.tsx';
import { useManuscriptLabels } from '#web/features/manuscript/use-manuscript-labels.ts';
import { usePresentSection } from '#web/features/manuscript/use-present-section.ts';
import { useLanguage, useMessages } from '#web/messages/use-messages.ts';
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
      <ShownParts documento={documento} />
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
      <ShownParts documento={documento} />
    </ActMenu>
  );
}

/** Its figures and tables, folded below: many a reader looks through these first. One alone is found without a list. */
function ShownParts({ documento }: Pick<Text, 'documento'>) {
  const t = useMessages();
  const parts = shownParts(documento);
  return parts.length < 2 ? null : (
    <details className="shown-parts">
      <summary>{t('work.contents.shown', { count: parts.length })}</summary>
      <nav aria-label={t('work.contents.shown.nav')} className="table-of-contents">
        <ol>
          {parts.map(({ id, label, words }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two of them may have one id
            <li key={index}>
              <a href={`#${id}`}>
                <b>{label}</b> {words}
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </details>
  );
}
