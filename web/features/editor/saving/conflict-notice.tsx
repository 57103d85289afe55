import { lazy, Suspense, useState } from 'react';
import type { Conflict } from '#web/data/save-state.ts';
import { useFormats } from '#web/messages/dates.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import type { WorkText } from '../work-text.ts';

const MergeDialog = lazy(() => import('../merging/merge-dialog.tsx'));

type Props = {
  conflict: Conflict<WorkText>;
  /** The text here, as it is when it is asked for. */
  mine: () => WorkText;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  onMerge: (text: WorkText) => void;
  lang: string;
};

/** Somebody has saved another text meanwhile, or the same person elsewhere: who, when, and what to do about it. */
export function ConflictNotice({ conflict, mine, lang, ...decisions }: Props) {
  const t = useMessages();
  const { moment } = useFormats();
  const [compared, setCompared] = useState<WorkText | null>(null);
  const { content, by, at, own } = conflict.theirs;
  const when = at ? moment(at) : '';
  return (
    <>
      <Notice
        tone="warning"
        live
        title={
          own
            ? t('editing.conflict.own', { when })
            : t('editing.conflict.title', { who: by ?? t('editing.conflict.someone'), when })
        }
        action={
          <Button size="small" variant="primary" aria-haspopup="dialog" onClick={() => setCompared(mine())}>
            {t('editing.conflict.merge')}
          </Button>
        }
      >
        {t('editing.conflict.text')}
      </Notice>
      {compared && content && (
        <Suspense>
          <MergeDialog
            {...decisions}
            base={conflict.base}
            mine={compared}
            theirs={content}
            lang={lang}
            onClose={() => setCompared(null)}
          />
        </Suspense>
      )}
    </>
  );
}
