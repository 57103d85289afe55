import { CircleCheck, CloudOff, LoaderCircle, TriangleAlert } from 'lucide-react';
import { useFormats } from '#web/messages/dates.ts';
import { useLanguage, useMessages } from '#web/messages/use-messages.ts';
import type { KeepState } from './keeper.ts';
import { NewerNotice } from './newer-notice.tsx';
import type { Keeping } from './use-keeper.ts';

/** Where what is being written is: on the server and since when, in this browser only, or nowhere. Nothing before there is anything. */
export function KeptLine<C>({ keeping }: { keeping: Pick<Keeping<C>, 'state' | 'take' | 'keepMine'> }) {
  if (keeping.state.kind === 'newer')
    return <NewerNotice at={keeping.state.theirs.at} onTake={keeping.take} onKeepMine={keeping.keepMine} />;
  return <KeptStatus state={keeping.state} />;
}

/** The quiet line alone, for forms that tell of another copy in their own way. Read aloud only where something is wrong. */
export function KeptStatus<C>({ state }: { state: KeepState<C> }) {
  const said = useStatus(state);
  if (!said) return null;
  const { Icon, words, isUrgent = false } = said;
  return (
    <p role={isUrgent ? 'status' : undefined} className="flex min-w-0 items-start gap-1.5 text-sm text-muted">
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span className={isUrgent ? 'text-ink' : ''}>{words}</span>
    </p>
  );
}

type Said = { Icon: typeof CircleCheck; words: string; isUrgent?: boolean };

function useStatus<C>(state: KeepState<C>): Said | null {
  const t = useMessages();
  const language = useLanguage();
  const { moment } = useFormats();
  if (state.kind === 'idle' || state.kind === 'newer') return null;
  if (state.kind === 'kept') {
    if (!state.at) return { Icon: CircleCheck, words: t('drafts.kept') };
    const day = new Date(state.at);
    const time = new Intl.DateTimeFormat(language, { timeStyle: 'short' }).format(day);
    const isToday = day.toDateString() === new Date().toDateString();
    const words = isToday ? t('drafts.kept.at', { time }) : t('drafts.kept.on', { moment: moment(state.at) });
    return { Icon: CircleCheck, words };
  }
  if (state.kind === 'refused') {
    const words = t(state.here ? 'drafts.refused.here' : 'drafts.refused', { why: state.message });
    return { Icon: TriangleAlert, words, isUrgent: true };
  }
  if (!state.here) return { Icon: TriangleAlert, words: t('drafts.nowhere'), isUrgent: true };
  if (state.kind === 'changed') return { Icon: LoaderCircle, words: t('drafts.changed') };
  const words = t(state.why === 'offline' ? 'drafts.apart.offline' : 'drafts.apart.session');
  return { Icon: CloudOff, words, isUrgent: true };
}
