import { CircleCheck, CloudOff, LoaderCircle, type LucideIcon, PencilLine, TriangleAlert } from 'lucide-react';
import { useFormats } from '#web/messages/dates.ts';
import type { MessageKey } from '#web/messages/i18n.ts';
import { useLanguage, useMessages } from '#web/messages/use-messages.ts';
import type { SaveState } from './save-state.ts';

/**
 * The line of state of something that saves itself: on the server and since when, on its way, in this browser only, or
 * nowhere; nothing before there is anything. Read aloud only where something is wrong: saving happens all the time.
 */
export function SaveLine<C>({ state }: { state: SaveState<C> }) {
  const said = useWords(state);
  if (!said) return null;
  const { Icon, words, isUrgent = false } = said;
  return (
    <p role={isUrgent ? 'status' : undefined} className="flex min-w-0 items-start gap-1.5 text-sm text-muted">
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span className={isUrgent ? 'text-ink' : ''}>{words}</span>
    </p>
  );
}

type Said = { Icon: LucideIcon; words: string; isUrgent?: boolean };

function useWords<C>(state: SaveState<C>): Said | null {
  const t = useMessages();
  const language = useLanguage();
  const { moment } = useFormats();
  const clock = (at: string, timeStyle: 'short' | 'medium') =>
    new Intl.DateTimeFormat(language, { timeStyle }).format(new Date(at));
  const urgent = (words: string): Said => {
    const isHere = 'kept' in state && state.kept !== false;
    return { Icon: isHere && state.kind === 'apart' ? CloudOff : TriangleAlert, words, isUrgent: true };
  };
  switch (state.kind) {
    case 'empty':
      return null;
    case 'saved':
      return { Icon: CircleCheck, words: savedWords(state.at) };
    case 'changed':
      if (state.kept === false) return urgent(t('saving.changed.nowhere'));
      return { Icon: PencilLine, words: t(state.kept ? 'saving.changed.here' : 'saving.changed') };
    case 'sending':
      return { Icon: LoaderCircle, words: t('saving.sending') };
    case 'refused':
      if (state.message === null) return urgent(t('saving.unreadable'));
      return urgent(t(state.kept ? 'saving.refused.here' : 'saving.refused', { why: state.message }));
    case 'conflict':
      return urgent(t(state.kept === false ? 'saving.nowhere' : 'saving.conflict'));
    case 'apart':
      if (!state.kept) return urgent(t('saving.nowhere'));
      if (state.why === 'busy') return urgent(t('saving.apart.busy', { time: clock(state.until, 'medium') }));
      return urgent(t(apart[state.why]));
  }

  function savedWords(at: string | null): string {
    if (!at) return t('saving.saved');
    const isToday = new Date(at).toDateString() === new Date().toDateString();
    return isToday ? t('saving.saved.at', { time: clock(at, 'short') }) : t('saving.saved.on', { moment: moment(at) });
  }
}

const apart = {
  offline: 'saving.apart.offline',
  server: 'saving.apart.server',
  session: 'saving.apart.session',
} as const satisfies Record<string, MessageKey>;
