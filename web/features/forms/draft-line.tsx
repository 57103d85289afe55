import { SaveLine } from '#web/data/save-line.tsx';
import type { Keeping } from '#web/data/use-autosave.ts';
import { useFormats } from '#web/messages/dates.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { OvertakenNotice } from './overtaken-notice.tsx';

/** Where what is being written is; or that it was written on in another window or on another machine, and what to do about that. */
export function DraftLine<C>({ keeping }: { keeping: Pick<Keeping<C>, 'state' | 'take' | 'keepMine'> }) {
  const t = useMessages();
  const { moment } = useFormats();
  const { state, take, keepMine } = keeping;
  if (state.kind !== 'conflict') return <SaveLine state={state} />;
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
