import { messageOf } from '#web/data/problems.ts';
import { useCall } from '#web/data/queries.ts';
import { QueryState } from '#web/data/query-state.tsx';
import { TableOfContents } from '#web/features/manuscript/table-of-contents.tsx';
import { useManuscriptLabels } from '#web/features/manuscript/use-manuscript-labels.ts';
import { ExportMenu } from '#web/features/publications/export-menu.tsx';
import { KeywordList } from '#web/features/publications/keyword-list.tsx';
import { useMessages } from '#web/messages/use-messages.ts';
import { WorkToRead } from './work-to-read.tsx';

/** The work under review, to be read in the page: its summary, its contents, its text and its files. */
export function ManuscriptPane({ publicacionId }: { publicacionId: string }) {
  const t = useMessages();
  const labels = useManuscriptLabels();
  const query = useCall('getPublication', { params: { id: publicacionId } });
  return (
    <QueryState
      query={query}
      loading={t('reviewer.detail.loading')}
      failed={(error) => messageOf(error, t('reviewer.detail.error'))}
    >
      {(work) => (
        <div className="flex flex-col gap-8">
          <div className="flex flex-wrap items-start justify-between gap-3">
            <div className="min-w-0">
              <p className="text-muted">{work.autor}</p>
              <KeywordList words={work.palabrasClave} />
            </div>
            <ExportMenu id={work.id} />
          </div>
          <WorkToRead work={work}>
            {work.documento.content.length > 0 && (
              <details className="border-y border-line py-3">
                <summary className="cursor-pointer font-semibold">{t('reviewing.page.index')}</summary>
                <div className="mt-2">
                  <TableOfContents documento={work.documento} referencias={work.referencias} labels={labels} />
                </div>
              </details>
            )}
          </WorkToRead>
        </div>
      )}
    </QueryState>
  );
}
