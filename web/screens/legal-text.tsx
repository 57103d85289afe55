import { useCall } from '#web/data/queries.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { PageText } from '#web/screens/page-text.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';

const terms = ['1', '2', '3', '4'] as const;

/** What administrators wrote on that page; while they have not, what the settings make of it, and of the terms the product's own. */
export function LegalText({ text }: { text: 'terminos' | 'privacidad' | 'accesibilidad' }) {
  const t = useMessages();
  const { data, isPending } = useCall('readPage', { params: { slug: text } });
  if (isPending) return <Spinner label={t('account.legal.loading')} />;
  if (data?.documento || data?.porDefecto) return <PageText page={data} />;
  if (text !== 'terminos') return <p>{t('account.legal.failed')}</p>;
  return (
    <div className="flex max-w-reading flex-col gap-4">
      {terms.map((part) => (
        <p key={part}>{t(`account.terms.${part}`)}</p>
      ))}
    </div>
  );
}
