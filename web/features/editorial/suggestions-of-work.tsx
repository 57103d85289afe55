import { useCall } from '#web/data/queries.ts';
import { useFormats } from '#web/messages/dates.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Section } from '#web/ui/Section.tsx';

/** What readers who do not review a work suggested about it (spec 001 §1), the last first; nothing where there is none. */
export function SuggestionsOfWork({ id }: { id: string }) {
  const t = useMessages();
  const { day } = useFormats();
  const { data } = useCall('publicationHistory', { params: { id } });
  const suggestions = data?.historia.filter(({ tipo }) => tipo === 'SUGERENCIA').toReversed() ?? [];
  if (suggestions.length === 0) return null;
  return (
    <Section className="mt-8" level={3} title={t('editor.suggestions')}>
      <ul data-rows className="divide-y divide-line border-y border-line">
        {suggestions.map(({ id, fecha, quien, detalle }) => (
          <li key={id} className="py-4">
            <p className="text-sm text-muted">
              {quien ?? t('editor.history.someone')} · <time dateTime={fecha}>{day(fecha)}</time>
            </p>
            <p className="mt-1 max-w-reading whitespace-pre-wrap">{detalle}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
