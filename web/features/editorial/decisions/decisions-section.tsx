import { useCall } from '#web/data/queries.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Section } from '#web/ui/Section.tsx';
import { DecisionsList } from './decisions-list.tsx';

/** 'Decisiones': what was decided on a work, as far as this person may read it; nothing where there is none. */
export function DecisionsSection({ id }: { id: string }) {
  const t = useMessages();
  const { data, error } = useCall('listDecisions', { params: { id } });
  if (!error && !data?.decisiones.length) return null;
  return (
    <Section title={t('decisions.title')} className="max-w-reading">
      <DecisionsList id={id} />
    </Section>
  );
}
