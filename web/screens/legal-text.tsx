import { useCall } from '#web/data/queries.ts';
import { ManuscriptView } from '#web/features/manuscript/manuscript-view.tsx';
import { useManuscriptLabels } from '#web/features/manuscript/use-manuscript-labels.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Spinner } from '#web/ui/Spinner.tsx';

const parts = ['1', '2', '3', '4'] as const;

/** What administrators wrote on that page; the product's own text while they have not, or it cannot be had. */
export function LegalText({ text }: { text: 'terminos' | 'privacidad' }) {
  const t = useMessages();
  const labels = useManuscriptLabels();
  const { data, isPending } = useCall('readPage', { params: { slug: text } });
  if (isPending) return <Spinner label={t('account.legal.loading')} />;
  if (data?.documento)
    return (
      // Administrators write in the platform's language, whichever the reader's.
      <div lang="es">
        <ManuscriptView documento={data.documento} referencias={[]} labels={labels} />
      </div>
    );
  return (
    <div className="flex max-w-reading flex-col gap-4">
      {parts.map((part) => (
        <p key={part}>{text === 'terminos' ? t(`account.terms.${part}`) : t(`account.privacy.${part}`)}</p>
      ))}
    </div>
  );
}
