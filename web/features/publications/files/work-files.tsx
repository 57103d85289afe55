import { useQuery } from '@tanstack/react-query';
import { useClient } from '#web/data/client-context.ts';
import { failureText } from '#web/data/failure-text.ts';
import { callQuery } from '#web/data/queries.ts';
import { QueryState } from '#web/data/query-state.tsx';
import { useMessages } from '#web/messages/use-messages.ts';
import { FileName } from './file-name.tsx';
import { filesByClass } from './files-by-class.ts';

type Props = {
  /** Of the publication. */
  id: string;
  /** A submitted version; the files as they are now unless said. */
  version?: number | undefined;
};

/** The files of a work or of one of its versions, to be read and downloaded, by class. */
export function WorkFiles({ id, version }: Props) {
  const t = useMessages();
  const query = useQuery({
    ...callQuery(useClient(), 'listFiles', { params: { id }, ...(version !== undefined && { query: { version } }) }),
    // Copies that are still being made.
    refetchInterval: ({ state }) => (state.data?.enPreparacion ? 3000 : false),
  });
  return (
    <QueryState
      query={query}
      loading={t('files.loading')}
      failed={(error) => failureText(t('files.list.failed'), error)}
    >
      {(data) => {
        const pending = data.enPreparacion ?? 0;
        if (data.files.length === 0 && pending > 0)
          return <p className="text-muted">{t('anonymise.files.pending', { count: pending })}</p>;
        if (data.files.length === 0) return <p className="text-muted">{t('files.none')}</p>;
        return (
          <dl className="flex flex-col gap-4">
            {filesByClass(data.files)
              .filter(([, files]) => files.length > 0)
              .map(([clase, files]) => (
                <div key={clase}>
                  <dt className="text-sm font-semibold">{t(`files.class.${clase}`)}</dt>
                  {files.map((file) => (
                    <dd key={file.id} className="border-b border-line py-2 last:border-b-0">
                      <FileName file={file} />
                    </dd>
                  ))}
                </div>
              ))}
          </dl>
        );
      }}
    </QueryState>
  );
}
