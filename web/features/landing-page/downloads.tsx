import { exportAddress, fileAddress, type NamedWork } from '#contract/public-addresses.ts';
import { type Tipo, textFormats } from '#contract/vocabulary.ts';
import { useHealingCall } from '#web/data/queries.ts';
import { FileName } from '#web/features/publications/files/file-name.tsx';
import { useMessages } from '#web/messages/use-messages.ts';

/** The work to take along: plain links, for readers and for programs. The PDF has a link of its own beside them. */
export function Downloads({ work }: { work: NamedWork & { tipo: Tipo } }) {
  const t = useMessages();
  return (
    <ul className="act-list">
      {textFormats
        .filter((format) => format !== 'pdf')
        .map((format) => (
          <li key={format}>
            <a href={exportAddress(work, format)} download>
              {t(`work.download.${format}`)}
            </a>
          </li>
        ))}
      {work.tipo === 'LIBRO' && (
        <li>
          <a href={exportAddress(work, 'onix')} download>
            ONIX
          </a>
        </li>
      )}
    </ul>
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
    <section data-print="hide">
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
