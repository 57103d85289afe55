import { type ExportFormat, exportFormats } from '#contract/vocabulary.ts';
import { useMessages } from '#web/messages/use-messages.ts';

/** Where the work is to be had as a file. */
export const exportAddress = (id: string, format: ExportFormat) => `/api/publications/${id}/export/${format}`;

/** The work to take along: plain links, for readers and for programs. */
export function Downloads({ id }: { id: string }) {
  const t = useMessages();
  return (
    <section className="mt-6 border-t border-line pt-4" data-print="hide">
      <h2 className="label-caps mb-1">{t('work.download')}</h2>
      <ul className="flex flex-wrap gap-x-4 text-sm">
        {exportFormats.map((format) => (
          <li key={format}>
            <a href={exportAddress(id, format)} download className="link inline-block py-1">
              {t(`work.download.${format}`)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
