import { useState } from 'react';
import { useFormats } from '#web/messages/dates.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Section } from '#web/ui/Section.tsx';
import { DueLink } from './due-link.tsx';
import type { Due } from './use-due.ts';

/** Of many, those that are shown at once. */
const first = 6;

/** What should have been done by now, the longest ago first; nothing where nothing is. */
export function Overdue({ due }: { due: readonly Due[] }) {
  const t = useMessages();
  const { day } = useFormats();
  const [all, setAll] = useState(false);
  if (due.length === 0) return null;
  const sorted = due.toSorted((one, other) => one.end.localeCompare(other.end));
  const shown = all ? sorted : sorted.slice(0, first);
  return (
    <Section title={t('calendar.overdue')} className="mb-8">
      <ul data-rows className="divide-y divide-line border-y border-line">
        {shown.map((each) => (
          <li key={each.id} className="flex items-baseline justify-between gap-x-4 py-2 text-sm max-sm:flex-col">
            <DueLink due={each} className="link link-alone wrap-anywhere">
              {each.title}
            </DueLink>
            <span className="shrink-0 text-red">{day(each.end)}</span>
          </li>
        ))}
      </ul>
      {shown.length < sorted.length && (
        <Button size="small" className="mt-3" onClick={() => setAll(true)}>
          {t('calendar.overdue.all', { count: sorted.length })}
        </Button>
      )}
    </Section>
  );
}
