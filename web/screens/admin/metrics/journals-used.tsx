import { useState } from 'react';
import { world } from '#contract/counter.ts';
import type { EditorialReport } from '#contract/entities/editorial.ts';
import { usageTableAddress } from '#contract/public-addresses.ts';
import { CounterChart } from '#web/features/publications/counter-chart.tsx';
import { useMessages } from '#web/messages/use-messages.ts';
import { Field } from '#web/ui/Field.tsx';
import { Section } from '#web/ui/Section.tsx';
import { Select } from '#web/ui/Select.tsx';

const byAccess = { attributes_to_show: 'Access_Type' };
/** COUNTER's tables, with the columns that are asked for besides. */
const tables = { TR_J3: {}, TR: byAccess, IR: byAccess, PR: {} };

/** Usage as COUNTER counts it, journal by journal, and its reports as tables. Nothing until something was counted. */
export function JournalsUsed({ of: { usoCounter, desde, hasta } }: { of: EditorialReport }) {
  const t = useMessages();
  const [chosen, setChosen] = useState('');
  const journal = usoCounter.find(({ revistaId }) => revistaId === chosen) ?? usoCounter[0];
  if (!journal) return null;
  const asked = { customer_id: world.id, begin_date: desde.slice(0, 7), end_date: hasta.slice(0, 7) };
  const several = usoCounter.length > 1;
  return (
    <Section title={t('work.counter.title')} intro={t('metrics.counter.lead')}>
      {several && (
        <Field label={t('metrics.counter.journal')}>
          <Select
            value={journal.revistaId}
            onChange={({ target }) => setChosen(target.value)}
            options={usoCounter.map(({ revistaId, nombre }) => ({ value: revistaId, label: nombre }))}
          />
        </Field>
      )}
      <CounterChart months={journal.porMes} {...(several && { of: journal.nombre })} />
      <p className="mt-4 text-sm">{t('metrics.counter.tables')}</p>
      <ul className="mt-1 flex flex-wrap gap-x-6 gap-y-1 text-sm">
        {(Object.keys(tables) as (keyof typeof tables)[]).map((id) => (
          <li key={id}>
            <a
              href={`${usageTableAddress(id)}?${new URLSearchParams({ ...asked, ...tables[id] })}`}
              download
              className="link link-alone"
            >
              {t(`metrics.counter.${id}`)}
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
