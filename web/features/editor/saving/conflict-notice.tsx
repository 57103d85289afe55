import { lazy, Suspense, useState } from 'react';
import type { Manuscript } from '#contract/entities/manuscript.ts';
import { useFormats } from '#web/messages/dates.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import type { Conflict } from './autosave.ts';

const DifferencesDialog = lazy(() => import('./differences-dialog.tsx'));

type Props = {
  conflict: Conflict;
  mine: () => Manuscript;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
};

/** Somebody else has saved the text meanwhile: who, when, and what to do about it. */
export function ConflictNotice({ conflict, mine, onKeepMine, onTakeTheirs }: Props) {
  const t = useMessages();
  const { moment } = useFormats();
  const [compared, setCompared] = useState<Manuscript | null>(null);
  const { by, at, theirs } = conflict;
  return (
    <>
      <Notice
        tone="warning"
        live
        title={t('editing.conflict.title', { who: by ?? t('editing.conflict.someone'), when: at ? moment(at) : '' })}
        action={
          <div className="flex flex-wrap gap-2">
            <Button size="small" variant="primary" onClick={() => setCompared(mine())}>
              {t('editing.conflict.compare')}
            </Button>
            <Button size="small" onClick={onKeepMine}>
              {t('editing.conflict.mine')}
            </Button>
            <Button size="small" onClick={onTakeTheirs}>
              {t('editing.conflict.theirs')}
            </Button>
          </div>
        }
      >
        {t('editing.conflict.text')}
      </Notice>
      {compared && (
        <Suspense>
          <DifferencesDialog
            mine={compared}
            theirs={theirs.documento}
            onClose={() => setCompared(null)}
            onKeepMine={onKeepMine}
            onTakeTheirs={onTakeTheirs}
          />
        </Suspense>
      )}
    </>
  );
}
