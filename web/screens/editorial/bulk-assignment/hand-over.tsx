import { useState } from 'react';
import type { ProposedWork } from '#contract/entities/bulk-assignment.ts';
import { isOwnAccount } from '#contract/roles.ts';
import { useCall } from '#web/data/queries.ts';
import { useSession } from '#web/data/session.ts';
import { OutcomeNotice } from '#web/features/editorial/queue/outcome-notice.tsx';
import type { Outcome } from '#web/features/editorial/queue/use-outcome.ts';
import { late } from '#web/messages/late.tsx';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';

const HandOverDialog = late(
  async () => (await import('#web/features/editorial/queue/hand-over-dialog.tsx')).HandOverDialog,
);

/** Gives the works on the page, whose editors are away, to somebody who is here: taken by the reader, or chosen by name. */
export function HandOver({ works }: { works: readonly ProposedWork[] }) {
  const t = useMessages();
  const { user } = useSession();
  const { data } = useCall('editorialQueue', { query: { limit: 1 } });
  const [asked, setAsked] = useState<'take' | 'give'>();
  const [outcome, setOutcome] = useState<Outcome>();
  const entries = works.flatMap(({ id, titulo, idioma, editorAusente: editor }) =>
    editor ? [{ obra: { id, titulo, idioma }, editor }] : [],
  );
  const others = (data?.editores ?? []).filter(({ id }) => !isOwnAccount(user, id));
  const untaken = entries.filter(({ editor }) => !isOwnAccount(user, editor.id));
  const finish = (done: Outcome) => {
    setAsked(undefined);
    setOutcome(done);
  };
  return (
    <>
      {outcome && <OutcomeNotice outcome={outcome} onOutcome={setOutcome} />}
      <div className="flex flex-wrap gap-2">
        {untaken.length > 0 && (
          <Button size="small" aria-haspopup="dialog" onClick={() => setAsked('take')}>
            {t('queue.together.take', { count: untaken.length })}
          </Button>
        )}
        {entries.length > 0 && others.length > 0 && (
          <Button size="small" aria-haspopup="dialog" onClick={() => setAsked('give')}>
            {t('queue.together.give')}
          </Button>
        )}
      </div>
      {asked && user && (
        <HandOverDialog
          entries={asked === 'take' ? untaken : entries}
          to={asked === 'take' ? user.id : others}
          onDone={finish}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}
