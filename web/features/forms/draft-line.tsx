import { SaveLine } from '#web/data/save-line.tsx';
import type { Keeping } from '#web/data/use-autosave.ts';
import { useFormats } from '#web/messages/dates.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { OvertakenNotice } from './overtaken-notice.tsx';

/** Where what is being written is; or that it was written on in another window or on another machine, and what to do about that. */
export function DraftLine<C>({
  keeping,
}: {
  keeping: Pick<Keeping<C>, 'state' | 'take' | 'keepMine'> & Partial<Pick<Keeping<C>, 'putBack'>>;
}) {
  const t = useMessages();
  const { moment } = useFormats();
  const { state, take, keepMine, putBack } = keeping;
  if (state.kind !== 'conflict')
    return (
      <>
        <SaveLine state={state} />
        {putBack && (
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
            {t('saving.newer.other')}
            <Button size="small" variant="quiet" onClick={putBack}>
              {t('saving.newer.putBack')}
            </Button>
          </p>
        )}
      </>
    );
  const { at } = state.theirs;
  return (
    <OvertakenNotice
      title={t('saving.newer')}
      theirs={t('saving.newer.take')}
      mine={t('saving.newer.keepMine')}
      onTheirs={take}
      onMine={keepMine}
    >
      {t('saving.newer.text', { when: at ? moment(at) : '' })}
    </OvertakenNotice>
  );
}
