import type { ReactNode } from 'react';
import type { Publication } from '#contract/entities/publication.ts';
import { contentsOf } from '#contract/outline.ts';
import { messageOf } from '#web/data/problems.ts';
import { useCall } from '#web/data/queries.ts';
import { QueryState } from '#web/data/query-state.tsx';
import { TableOfContents } from '#web/features/manuscript/table-of-contents.tsx';
import { useManuscriptLabels } from '#web/features/manuscript/use-manuscript-labels.ts';
import { usePresentSection } from '#web/features/manuscript/use-present-section.ts';
import { ExportMenu } from '#web/features/publications/export-menu.tsx';
import { KeywordList } from '#web/features/publications/keyword-list.tsx';
import { useMessages } from '#web/messages/use-messages.ts';
import { WorkToRead } from './work-to-read.tsx';

type Props = {
  publicacionId: string;
  contentsId: string;
  /** Its contents list stands beside it, where there is room for two panes. */
  hasContents: boolean;
  /** What its text stands in. */
  around: (text: ReactNode) => ReactNode;
};

/** The work under review, to be read in the page: its summary, its contents, its text and its files. */
export function ManuscriptPane({ publicacionId, contentsId, hasContents, around }: Props) {
  const t = useMessages();
  const labels = useManuscriptLabels();
  // A text without headings has nothing to lead to.
  const hasSections = (work: Publication) => contentsOf(work, labels).length > 0;
  const query = useCall('getPublication', { params: { id: publicacionId } });
  return (
    <QueryState
      query={query}
      loading={t('reviewer.detail.loading')}
      failed={(error) => messageOf(error, t('reviewer.detail.error'))}
    >
      {(work) => (
        <div className="flex gap-8">
          {hasContents && (
            <div
              id={contentsId}
              className="sticky top-6 hidden max-h-[calc(100dvh-7rem)] w-44 shrink-0 self-start overflow-y-auto roomy:block"
            >
              <ReadContents work={work} hasSections={hasSections(work)} />
            </div>
          )}
          <div className="mx-auto flex min-w-0 max-w-reading grow flex-col gap-8">
            <div className="flex flex-wrap items-start justify-between gap-3">
              <div className="min-w-0">
                <p className="text-muted">{work.autor}</p>
                <KeywordList words={work.palabrasClave} />
              </div>
              <ExportMenu id={work.id} />
            </div>
            <WorkToRead work={work} around={around}>
              {hasSections(work) && (
                <details className="border-y border-line py-3 roomy:hidden">
                  <summary className="cursor-pointer font-semibold">{t('reviewing.page.index')}</summary>
                  <div className="mt-2">
                    <Contents work={work} />
                  </div>
                </details>
              )}
            </WorkToRead>
          </div>
        </div>
      )}
    </QueryState>
  );
}

type ContentsProps = { work: Publication; present?: string | undefined };

function Contents({ work: { documento, referencias }, present }: ContentsProps) {
  const labels = useManuscriptLabels();
  return <TableOfContents documento={documento} referencias={referencias} labels={labels} present={present} />;
}

/** The same beside the text, with the section marked that is being read. */
function ReadContents({ work, hasSections }: { work: Publication; hasSections: boolean }) {
  const t = useMessages();
  const present = usePresentSection();
  if (!hasSections) return <p className="text-sm text-muted">{t('reviewing.page.noIndex')}</p>;
  return <Contents work={work} present={present} />;
}
