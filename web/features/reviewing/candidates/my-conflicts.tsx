import { useState } from 'react';
import { toast } from 'react-hot-toast';
import type { DeclaredConflict } from '#contract/entities/candidate.ts';
import { failureText } from '#web/data/failure-text.ts';
import { useAct, useCall } from '#web/data/queries.ts';
import { QueryState } from '#web/data/query-state.tsx';
import { useFormats } from '#web/messages/dates.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Section } from '#web/ui/Section.tsx';
import { nameOf } from './candidate-facts.tsx';
import { DeclareConflictDialog } from './declare-conflict-dialog.tsx';

/** The conflicts of interest that a person has declared, in their profile. */
export function MyConflicts() {
  const t = useMessages();
  const query = useCall('myConflicts');
  const [isDeclaring, setIsDeclaring] = useState(false);
  return (
    <Section
      title={t('candidates.mine.title')}
      intro={t('candidates.mine.intro')}
      actions={
        <Button aria-haspopup="dialog" onClick={() => setIsDeclaring(true)}>
          {t('candidates.mine.add')}
        </Button>
      }
    >
      <QueryState
        query={query}
        loading={t('candidates.mine.title')}
        failed={t('candidates.mine.failed')}
        isEmpty={({ conflictos }) => conflictos.length === 0}
        empty={<p className="text-muted">{t('candidates.mine.empty')}</p>}
      >
        {({ conflictos }) => (
          <ul className="divide-y divide-line border-y border-line">
            {conflictos.map((conflict) => (
              <Declared key={conflict.id} conflict={conflict} />
            ))}
          </ul>
        )}
      </QueryState>
      {isDeclaring && <DeclareConflictDialog onClose={() => setIsDeclaring(false)} />}
    </Section>
  );
}

function Declared({ conflict: { id, con, institucion, nota, fecha } }: { conflict: DeclaredConflict }) {
  const t = useMessages();
  const { day } = useFormats();
  const withdraw = useAct('withdrawConflict', ['myConflicts']);
  const name = con ? nameOf(con) : (institucion ?? '');
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 py-4">
      <div className="min-w-0">
        <p className="font-semibold">
          {name}{' '}
          <span className="text-sm font-normal text-muted">{t('candidates.mine.since', { day: day(fecha) })}</span>
        </p>
        {nota && <p className="text-sm whitespace-pre-line">{nota}</p>}
      </div>
      <Button
        size="small"
        busy={withdraw.isPending}
        aria-label={t('candidates.about', { action: t('candidates.mine.withdraw'), name })}
        onClick={() =>
          withdraw.mutate(
            { params: { id } },
            {
              onSuccess: () => toast.success(t('candidates.mine.withdrawn')),
              onError: (error) => toast.error(failureText(t('candidates.mine.withdraw.failed'), error)),
            },
          )
        }
      >
        {t('candidates.mine.withdraw')}
      </Button>
    </li>
  );
}
