import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import type { QueueEntry } from '#contract/entities/editorial.ts';
import { mostAtOnce } from '#contract/queue-words.ts';
import { isOwnAccount } from '#contract/roles.ts';
import { useSession } from '#web/data/session.ts';
import type { Chosen } from '#web/data/use-chosen.ts';
import { late } from '#web/messages/late.tsx';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { ChosenBar } from '#web/ui/ChosenBar.tsx';
import type { Colleague } from './hand-over-dialog.tsx';
import { OutcomeNotice } from './outcome-notice.tsx';
import type { Outcome } from './use-outcome.ts';

const RemindDialog = late(async () => (await import('../remind-dialog.tsx')).RemindDialog);
const HandOverDialog = late(async () => (await import('./hand-over-dialog.tsx')).HandOverDialog);
const WriteDialog = late(async () => (await import('./write-dialog.tsx')).WriteDialog);

type Asked = 'take' | 'give' | 'remind' | 'write';

/** What can be done with the chosen works together, and what became of what was done. */
export function ChosenWorksBar({ chosen, editors }: { chosen: Chosen<QueueEntry>; editors: readonly Colleague[] }) {
  const t = useMessages();
  const { user } = useSession();
  const [asked, setAsked] = useState<Asked>();
  const [outcome, setOutcome] = useState<Outcome>();
  const { all: entries, clear, isFull } = chosen;
  const assignable = entries.filter(({ obra }) => obra.acciones.includes('CREAR_REVISION'));
  const late = entries.filter(({ vencidas }) => vencidas > 0);
  const untaken = entries.filter(({ editor }) => !editor || !isOwnAccount(user, editor.id));
  const others = editors.filter(({ id }) => !isOwnAccount(user, id));
  const finish = (done: Outcome) => {
    setAsked(undefined);
    setOutcome(done);
    clear();
  };
  const close = () => setAsked(undefined);
  return (
    <>
      {outcome && <OutcomeNotice outcome={outcome} onOutcome={setOutcome} />}
      <ChosenBar
        label={t('queue.together')}
        count={entries.length > 0 ? t('queue.chosen', { count: entries.length }) : null}
        clearLabel={t('queue.together.clear')}
        onClear={clear}
        full={isFull ? t('queue.together.full', { most: mostAtOnce }) : undefined}
      >
        {assignable.length > 0 && (
          <Button asChild size="small">
            <Link to={`/editorial/asignacion?obras=${assignable.map(({ obra }) => obra.id).join(',')}`}>
              {t('queue.together.assign', { count: assignable.length })}
            </Link>
          </Button>
        )}
        <Act count={late.length} onAsk={() => setAsked('remind')}>
          {t('queue.together.remind', { count: late.length })}
        </Act>
        <Act count={untaken.length} onAsk={() => setAsked('take')}>
          {t('queue.together.take', { count: untaken.length })}
        </Act>
        <Act count={others.length > 0 ? entries.length : 0} onAsk={() => setAsked('give')}>
          {t('queue.together.give')}
        </Act>
        <Act count={entries.length} onAsk={() => setAsked('write')}>
          {t('queue.together.write')}
        </Act>
      </ChosenBar>
      {asked === 'take' && user && <HandOverDialog entries={untaken} to={user.id} onDone={finish} onClose={close} />}
      {asked === 'give' && <HandOverDialog entries={entries} to={others} onDone={finish} onClose={close} />}
      {asked === 'remind' && <RemindDialog lateIn={idsOf(late)} onDone={clear} onClose={close} />}
      {asked === 'write' && <WriteDialog entries={entries} onDone={finish} onClose={close} />}
    </>
  );
}

const idsOf = (entries: readonly QueueEntry[]) => entries.map(({ obra }) => obra.id);

const Act = ({ count, onAsk, children }: { count: number; onAsk: () => void; children: ReactNode }) =>
  count > 0 && (
    <Button size="small" aria-haspopup="dialog" onClick={onAsk}>
      {children}
    </Button>
  );
