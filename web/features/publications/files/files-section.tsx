import { useEffect } from 'react';
import { largestFile, mostFiles } from '#contract/calls/files.ts';
import { useCall } from '#web/data/queries.ts';
import { failureText } from '#web/features/publications/failure-text.ts';
import { useFormats } from '#web/messages/dates.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { Section } from '#web/ui/Section.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import { FileGroup } from './file-group.tsx';
import { filesByClass } from './files-by-class.ts';
import { useFileQueue } from './use-file-queue.ts';

/** 'Archivos' of a draft: what lies beside its text, by class, to be added, described and taken out. */
export function FilesSection({ id }: { id: string }) {
  const t = useMessages();
  const { bytes, number } = useFormats();
  const { data, error, refetch, isFetching } = useCall('listFiles', { params: { id } });
  const { queue, items, done } = useFileQueue(id, data?.files.length ?? 0);
  useStayOnPage();
  return (
    <Section
      title={t('files.title')}
      intro={
        <>
          {t('files.intro')} {t('files.limit', { size: bytes(largestFile), count: number(mostFiles) })}
        </>
      }
    >
      <VisuallyHidden>
        <p role="status">{done}</p>
      </VisuallyHidden>
      {data ? (
        <div className="divide-y divide-line border-y border-line">
          {filesByClass(data.files).map(([clase, files]) => (
            <FileGroup
              key={clase}
              clase={clase}
              files={files}
              queued={items.filter((item) => item.clase === clase)}
              queue={queue}
            />
          ))}
        </div>
      ) : error ? (
        <ErrorState
          message={failureText(t('files.list.failed'), error)}
          retryLabel={t('common.retry')}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      ) : (
        <Spinner label={t('files.loading')} />
      )}
    </Section>
  );
}

/** A file dropped beside its place would be opened by the browser, in the place of the page. */
function useStayOnPage() {
  useEffect(() => {
    const stay = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    window.addEventListener('dragover', stay);
    window.addEventListener('drop', stay);
    return () => {
      window.removeEventListener('dragover', stay);
      window.removeEventListener('drop', stay);
    };
  }, []);
}
