import { X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import type { QueueEntry } from '#contract/entities/editorial.ts';
import { mostAtOnce } from '#contract/queue-words.ts';
import { isOwnAccount } from '#contract/roles.ts';
import { useSession } from '#web/data/session.ts';
import { late } from '#web/messages/late.tsx';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import type { Colleague } from './hand-over-dialog.tsx';
import { OutcomeNotice } from './outcome-notice.tsx';
import type { Outcome } from './use-outcome.ts';
import type { Selection } from './use-selection.ts';

const RemindDialog = late(async () => (await import('../remind-dialog.tsx')).RemindDialog);
const HandOverDialog = late(async () => (await import('./hand-over-dialog.tsx')).HandOverDialog);
const WriteDialog = late(async () => (await import('./write-dialog.tsx')).WriteDialog);

type Asked = 'take' | 'give' | 'remind' | 'write';

/** What can be done with the chosen works together, and what became of what was done. It stays in sight while the list scrolls. */
export function SelectionBar({ selection, editors }: { selection: Selection; editors: readonly Colleague[] }) {
  const t = useMessages();
  const { user } = useSession();
  const [asked, setAsked] = useState<Asked>();
  const [outcome, setOutcome] = useState<Outcome>();
  const { entries, clear, isFull } = selection;
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
      <p role="status" className="sr-only">
        {entries.length > 0 && t('queue.chosen', { count: entries.length })}
      </p>
      {entries.length > 0 && (
        <fieldset
          data-sticks="bottom"
          className="sticky bottom-0 z-10 mt-4 flex min-w-0 flex-wrap items-center gap-2 rounded-md border border-line-strong bg-sheet px-3 py-2 shadow-float"
        >
          <legend className="sr-only">{t('queue.together')}</legend>
          <span aria-hidden className="me-2 text-sm font-semibold">
            {t('queue.chosen', { count: entries.length })}
          </span>
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
          <Button size="small" variant="quiet" icon={<X aria-hidden />} onClick={clear}>
            {t('queue.together.clear')}
          </Button>
          {isFull && <p className="basis-full text-xs text-muted">{t('queue.together.full', { most: mostAtOnce })}</p>}
        </fieldset>
      )}
      {asked === 'take' && user && <HandOverDialog entries={untaken} to={user.id} onDone={finish} onClose={close} />}
      {asked === 'give' && <HandOverDialog entries={entries} to={others} onDone={finish} onClose={close} />}
      {asked === 'remind' && <RemindDialog lateIn={idsOf(late)} onClose={close} />}
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
