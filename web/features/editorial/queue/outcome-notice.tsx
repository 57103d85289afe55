import { useEffect, useRef } from 'react';
import { toast } from 'react-hot-toast';
import { failureText } from '#web/data/failure-text.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { type Outcome, outcomeOf, useHandlingEditors } from './use-outcome.ts';

type Props = { outcome: Outcome; onOutcome: (next: Outcome | undefined) => void };

/** What was done and what was not, until it is closed; where it can be undone, by which button. It stands where the bar stood, and the keyboard goes on here. */
export function OutcomeNotice({ outcome, onOutcome }: Props) {
  const t = useMessages();
  const place = useRef<HTMLDivElement>(null);
  const give = useHandlingEditors();
  const { act, done, refused, titles, undo, to = '' } = outcome;
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each new outcome
  useEffect(() => place.current?.focus({ preventScroll: true }), [outcome]);
  const takeBack = (changes: NonNullable<Outcome['undo']>) =>
    give.mutate(changes, {
      onSuccess: ({ obras }) => onOutcome(outcomeOf('undo', obras, titles)),
      onError: (error) => toast.error(failureText(t('desk.editor.failed'), error)),
    });
  return (
    <div ref={place} tabIndex={-1} data-sticks="bottom" className="sticky bottom-0 z-10 mt-4 outline-none">
      <Notice
        live
        tone={refused.length > 0 ? 'warning' : 'success'}
        title={t(`queue.outcome.${act}`, { count: done, to })}
        action={
          <span className="flex gap-2">
            {undo && (
              <Button size="small" busy={give.isPending} onClick={() => takeBack(undo)}>
                {t('queue.undo')}
              </Button>
            )}
            <Button size="small" variant="quiet" onClick={() => onOutcome(undefined)}>
              {t('common.close')}
            </Button>
          </span>
        }
      >
        {refused.length > 0 && (
          <>
            <p>{t('queue.outcome.refused', { count: refused.length })}</p>
            <ul className="list-disc ps-5">
              {refused.map(({ id, titulo, motivo }) => (
                <li key={id}>
                  <span className="font-semibold">{titulo}</span>: {motivo}
                </li>
              ))}
            </ul>
          </>
        )}
      </Notice>
    </div>
  );
}
