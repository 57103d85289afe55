import { useState } from 'react';
import type { AnsweredPoint } from '#contract/entities/review.ts';
import type { Stored } from '#web/data/save-state.ts';
import { useFormats } from '#web/messages/dates.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { TwoAnswersDialog } from './two-answers-dialog.tsx';

type Props = {
  mine: readonly AnsweredPoint[];
  theirs: Stored<AnsweredPoint[]>;
  onSettle: (points: AnsweredPoint[]) => void;
};

/** Somebody has saved another answer to the same review meanwhile, or the same person elsewhere: who, when, and the way to make one of both. */
export function TwoAnswersNotice({ mine, theirs, onSettle }: Props) {
  const t = useMessages();
  const { moment } = useFormats();
  const [open, setOpen] = useState(false);
  const when = theirs.at ? moment(theirs.at) : '';
  return (
    <>
      <Notice
        tone="warning"
        live
        title={
          theirs.own
            ? t('answers.conflict.own', { when })
            : t('answers.conflict.title', { who: theirs.by ?? t('answers.conflict.someone'), when })
        }
        action={
          <Button size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {t('answers.conflict.compare')}
          </Button>
        }
      >
        {t('answers.conflict.text')}
      </Notice>
      {open && (
        <TwoAnswersDialog
          mine={mine}
          theirs={theirs.content ?? []}
          onSettle={(points) => {
            setOpen(false);
            onSettle(points);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
