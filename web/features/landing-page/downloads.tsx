import { exportAddress, fileAddress, type NamedWork } from '#contract/public-addresses.ts';
import { textFormats } from '#contract/vocabulary.ts';
import { useHealingCall } from '#web/data/queries.ts';
import { FileName } from '#web/features/publications/files/file-name.tsx';
import { useMessages } from '#web/messages/use-messages.ts';

/** The work to take along: plain links, for readers and for programs. */
export function Downloads({ work }: { work: NamedWork }) {
  const t = useMessages();
  return (
    <section className="mt-6 border-t border-line pt-4" data-print="hide">
      <h2 className="label-caps mb-1">{t('work.download')}</h2>
      <ul className="flex flex-wrap gap-x-4 text-sm">
        {textFormats.map((format) => (
          <li key={format}>
            <a href={exportAddress(work, format)} download className="link inline-block py-1">
              {t(`work.download.${format}`)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What was published with the work besides its text: data, figures and other matter. */
export function SupplementaryFiles({ id }: { id: string }) {
  const t = useMessages();
  const { data } = useHealingCall('listFiles', { params: { id } });
  // Who wrote the work is given its manuscript too, which is no part of what was published.
  const files = data?.files.filter(({ clase }) => clase !== 'MANUSCRITO') ?? [];
  if (files.length === 0) return null;
  return (
    <section className="mt-6 border-t border-line pt-4" data-print="hide">
      <h2 className="label-caps mb-1">{t('work.files')}</h2>
      <ul className="divide-y divide-line text-sm">
        {files.map((file) => (
          <li key={file.id} className="py-1.5">
            <FileName file={file} address={fileAddress(file)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
