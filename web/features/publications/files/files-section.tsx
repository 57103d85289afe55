import { useEffect } from 'react';
import { largestFile, mostFiles } from '#contract/calls/files.ts';
import { failureText } from '#web/data/failure-text.ts';
import { useCall } from '#web/data/queries.ts';
import { QueryState } from '#web/data/query-state.tsx';
import { useFormats } from '#web/messages/dates.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Section } from '#web/ui/Section.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import { FileGroup } from './file-group.tsx';
import { filesByClass } from './files-by-class.ts';
import { useFileQueue } from './use-file-queue.ts';

/** 'Archivos' of a draft: what lies beside its text, by class, to be added, described and taken out. */
export function FilesSection({ id }: { id: string }) {
  const t = useMessages();
  const { bytes, number } = useFormats();
  const query = useCall('listFiles', { params: { id } });
  const { data } = query;
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
      <QueryState
        query={query}
        loading={t('files.loading')}
        failed={(error) => failureText(t('files.list.failed'), error)}
      >
        {(data) => (
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
        )}
      </QueryState>
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
